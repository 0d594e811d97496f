//! The keys of each page.

use super::{Page, Sitting};
use crate::play::input::Key;
use crate::play::screen::Leaving;
use crate::play::screen::sheet::Sheet;
use crate::play::super_express::screen::choosing::Wish;
use crate::play::super_express::screen::watching::Turning;
use game::Seat;

impl Sitting<'_> {
    /// Handles a key that no sheet has taken; `Some` ends the event loop.
    pub(super) fn press_on_page(&mut self, key: Key) -> Option<Leaving> {
        match key {
            Key::Letter('?') => self.screen_state.sheets.push(Sheet::Help(0)),
            Key::Letter('l' | 'L') => self.screen_state.open_log(),
            Key::Letter('q' | 'Q') | Key::Interrupt | Key::Escape => match self.page {
                Page::Over if key == Key::Escape => {}
                Page::Over => return Some(Leaving::Out),
                Page::HandOver(_) | Page::Choosing(_) | Page::Watching(_) => {
                    self.screen_state.sheets.push(Sheet::Leave);
                }
            },
            key => return self.press_by_page(key),
        }
        None
    }

    fn press_by_page(&mut self, key: Key) -> Option<Leaving> {
        match &mut self.page {
            Page::HandOver(seat) => {
                let seat = *seat;
                self.press_at_hand_over(key, seat);
            }
            Page::Choosing(choice) => {
                let seat = choice.seat;
                match choice.press(key, self.translator) {
                    Some(Wish::Seal(program)) => self.seal(seat, program),
                    Some(Wish::PassOn) => self.ask_next(),
                    None => {}
                }
            }
            Page::Watching(_) => self.press_while_watching(key),
            Page::Over => return self.press_at_the_end(key),
        }
        None
    }

    fn press_at_hand_over(&mut self, key: Key, seat: Seat) {
        match key {
            Key::Enter | Key::Letter(' ') => self.page = Page::Choosing(self.choice_of(seat)),
            // A seat that has sealed may change its program, so the keyboard can go to any of these seats.
            Key::Left | Key::Right => {
                let order: Vec<Seat> = self.may_take_the_keyboard().iter().collect();
                let at = order.iter().position(|&other| other == seat).unwrap_or(0);
                let by = if key == Key::Right { 1 } else { order.len().saturating_sub(1) };
                if let Some(&other) = order.get((at + by) % order.len().max(1)) {
                    self.page = Page::HandOver(other);
                }
            }
            _ => {}
        }
    }

    fn press_while_watching(&mut self, key: Key) {
        match key {
            Key::Letter(' ') | Key::Enter | Key::Right => self.next_beat(),
            Key::Letter('a' | 'A') => {
                self.turning = match self.turning {
                    Turning::ByKey => Turning::ByItself,
                    Turning::ByItself => Turning::ByKey,
                }
            }
            Key::Letter('+' | '=') => self.pace = self.pace.faster(),
            Key::Letter('-' | '_') => self.pace = self.pace.slower(),
            Key::Letter('e') => self.skip_to_end_of_round(),
            Key::Letter('E') => self.skip_to_end_of_game(),
            _ => {}
        }
    }

    fn press_at_the_end(&mut self, key: Key) -> Option<Leaving> {
        let rule = self.screen_state.log.last().map_or("", |entry| entry.rule.0);
        self.screen_state.press_at_end(key, rule, self.table.seated.seed())
    }
}
