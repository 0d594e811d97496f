//! The keys of each page.

use super::{RoundScreen, ScreenPage};
use crate::play::input::Key;
use crate::play::screen::Leaving;
use crate::play::screen::dialog::Dialog;
use crate::play::super_express::screen::choosing::ProgramEffect;
use crate::play::super_express::screen::playback::Advance;
use game::Seat;

impl RoundScreen<'_> {
    /// Handles a key that no dialog has taken; `Some` ends the event loop.
    pub(super) fn press_on_page(&mut self, key: Key) -> Option<Leaving> {
        match key {
            Key::Letter('?') => self.state.dialogs.push(Dialog::Help(0)),
            Key::Letter('l' | 'L') => self.state.open_log(),
            Key::Letter('q' | 'Q') | Key::Interrupt | Key::Escape => match self.page {
                ScreenPage::Over if key == Key::Escape => {}
                ScreenPage::Over => return Some(Leaving::Out),
                ScreenPage::HandOver(_) | ScreenPage::Choosing(_) | ScreenPage::Watching(_) => {
                    self.state.dialogs.push(Dialog::Leave);
                }
            },
            key => return self.press_by_page(key),
        }
        None
    }

    fn press_by_page(&mut self, key: Key) -> Option<Leaving> {
        match &mut self.page {
            ScreenPage::HandOver(seat) => {
                let seat = *seat;
                self.press_at_hand_over(key, seat);
            }
            ScreenPage::Choosing(choice) => {
                let seat = choice.seat;
                match choice.press(key, self.translator) {
                    Some(ProgramEffect::Seal(program)) => self.seal(seat, program),
                    Some(ProgramEffect::PassOn) => self.ask_next(),
                    None => {}
                }
            }
            ScreenPage::Watching(_) => self.press_while_watching(key),
            ScreenPage::Over => return self.press_at_the_end(key),
        }
        None
    }

    fn press_at_hand_over(&mut self, key: Key, seat: Seat) {
        match key {
            Key::Enter | Key::Letter(' ') => self.page = ScreenPage::Choosing(self.choice_of(seat)),
            // A seat that has sealed may change its program, so the keyboard can go to any of these seats.
            Key::Left | Key::Right => {
                let order: Vec<Seat> = self.may_take_the_keyboard().iter().collect();
                let at = order.iter().position(|&other| other == seat).unwrap_or(0);
                let by = if key == Key::Right { 1 } else { order.len().saturating_sub(1) };
                if let Some(&other) = order.get((at + by) % order.len().max(1)) {
                    self.page = ScreenPage::HandOver(other);
                }
            }
            _ => {}
        }
    }

    fn press_while_watching(&mut self, key: Key) {
        match key {
            Key::Letter(' ') | Key::Enter | Key::Right => self.next_beat(),
            Key::Letter('a' | 'A') => {
                self.advance = match self.advance {
                    Advance::ByKey => Advance::ByTimer,
                    Advance::ByTimer => Advance::ByKey,
                }
            }
            Key::Letter('+' | '=') => self.speed = self.speed.faster(),
            Key::Letter('-' | '_') => self.speed = self.speed.slower(),
            Key::Letter('e') => self.skip_to_end_of_round(),
            Key::Letter('E') => self.skip_to_end_of_game(),
            _ => {}
        }
    }

    fn press_at_the_end(&mut self, key: Key) -> Option<Leaving> {
        let rule = self.state.log.last().map_or("", |entry| entry.rule.0);
        self.state.press_at_end(key, rule, self.rounds.seated.seed())
    }
}
