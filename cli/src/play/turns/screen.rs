//! One game in the event loop: the question, the input line, the dialogs over the table, and the transitions.

mod page;
mod table_focus;

use super::command::{TurnCommand, read};
use super::end_text::EndText;
use super::{Prompt, TurnGame, Turns};
use crate::play::input::Key;
use crate::play::screen::dialog::Dialog;
use crate::play::screen::log::folded;
use crate::play::screen::screen_state::ScreenState;
use crate::play::screen::{Console, Leaving, ScreenGame, run_games};
use crate::play::text_field::TextField;
use crate::play::translator::Translator;
use crate::play::{PlayOptions, lookup};
use anyhow::Result;
use game::Seat;
pub(in crate::play) use page::{draw_head, draw_input, from_below, more, write_below};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;
use std::ops::ControlFlow;
use std::time::Duration;
pub(in crate::play) use table_focus::TableFocus;

/// The most characters of an answer.
const LONGEST_ANSWER: usize = 70;

/// A game of single decisions on the full screen.
pub(in crate::play) trait OnScreen: TurnGame {
    /// More new log entries than this get a page of their own.
    const MANY_NEWS: usize = usize::MAX;

    /// The parts of the table, in the order of the arrow keys.
    const PARTS: &'static [Self::Part];

    /// The part that is shown first with a question.
    fn first_part(view: &Self::View) -> Self::Part;
    /// Handles Up, Down, `PgUp`, `PgDn` or `Esc` while a question is open.
    fn turn(screen: &mut TurnScreen<'_, Self>, key: Key);
    /// Handles Enter on an empty input line; returns the answer it stands for, if any.
    fn enter(_focus: &mut TableFocus<Self::Part>) -> Option<String> {
        None
    }

    /// The two lines at the top, in this many columns: the state of play, and the meters.
    fn head(view: &Self::View, translator: &Translator, columns: usize) -> [String; 2];
    /// What the game is about, in this many columns; shown with the first news.
    fn introduction(_view: &Self::View, _translator: &Translator, _columns: usize) -> Vec<Line<'static>> {
        Vec::new()
    }
    /// Draws the question and the table.
    fn draw_prompt(screen: &TurnScreen<'_, Self>, prompt: &Prompt<Self>, area: Rect, buffer: &mut Buffer);
}

/// Plays games with the same options until the players leave.
pub(in crate::play) fn play_on_screen<G: OnScreen>(
    console: &mut Console<'_>,
    play_options: &PlayOptions<G::Setup>,
    translator: &Translator,
) -> Result<Leaving> {
    run_games(console, play_options, |play_options, seed, _: Option<&TurnScreen<'_, G>>| {
        TurnScreen::new(play_options, seed, translator)
    })
}

/// One game in the event loop.
#[derive(Debug)]
pub(in crate::play) struct TurnScreen<'a, G: OnScreen> {
    pub(in crate::play) turns: Turns<G>,
    pub(in crate::play) translator: &'a Translator,
    /// The names with the pieces, by seat.
    pub(in crate::play) names: Vec<String>,
    pub(in crate::play) page: ScreenPage<G>,
    /// The log, the dialogs and the record.
    pub(in crate::play) state: ScreenState<'a>,
    /// The number of log entries added since the last question.
    pub(in crate::play) news: usize,
    /// The input line.
    pub(in crate::play) field: TextField,
    /// The response to the last input.
    pub(in crate::play) said: Option<Vec<String>>,
    /// What the screen shows of the table.
    pub(in crate::play) focus: TableFocus<G::Part>,
    /// The seat that has the keyboard.
    last: Option<Seat>,
}

/// The page on the screen.
#[derive(Debug)]
pub(in crate::play) enum ScreenPage<G: OnScreen> {
    /// The new log entries, more than [`OnScreen::MANY_NEWS`].
    News,
    /// The keyboard goes to this seat; secrets are covered.
    HandOver(Seat),
    /// A seat is asked.
    Asking(Box<Prompt<G>>),
    /// The game is over.
    Over(EndText),
    /// No person is asked, and the game is not over.
    Idle,
}

impl<'a, G: OnScreen> TurnScreen<'a, G> {
    /// Deals a game and opens its first page.
    pub(in crate::play) fn new(
        play_options: &PlayOptions<G::Setup>,
        seed: u64,
        translator: &'a Translator,
    ) -> Result<TurnScreen<'a, G>> {
        let turns = Turns::<G>::open(play_options, seed, translator)?;
        let names = turns.names(translator);
        let focus = TableFocus::on(G::first_part(&turns.seen_by_all()));
        let mut screen = TurnScreen {
            turns,
            translator,
            names,
            page: ScreenPage::Idle,
            state: ScreenState::new::<G>(play_options, seed, translator),
            news: 0,
            field: TextField::new("", LONGEST_ANSWER),
            said: None,
            focus,
            last: None,
        };
        screen.go_on();
        Ok(screen)
    }

    /// Lets bots decide, updates the log, then shows the news or asks the next person.
    fn go_on(&mut self) {
        self.turns.let_bots_decide();
        self.news = self.state.update_log(self.turns.log());
        if self.news > G::MANY_NEWS {
            self.page = ScreenPage::News;
        } else {
            self.ask();
        }
    }

    /// Asks the next person, or ends the game; the seat that answered last keeps the keyboard if it is asked.
    fn ask(&mut self) {
        self.page = match (EndText::of(&self.turns, self.translator), self.turns.awaited_after(self.last)) {
            (Some(end), _) => ScreenPage::Over(end),
            (None, Some(seat)) => self.hand_to(seat),
            (None, None) => ScreenPage::Idle,
        };
        if self.is_over() {
            self.state.write_requested_record(self.turns.seated.record());
        }
    }

    /// Passes the keyboard to a seat, by a page in between where there are secrets.
    fn hand_to(&mut self, seat: Seat) -> ScreenPage<G> {
        if self.turns.has_secrets() && self.last != Some(seat) {
            return ScreenPage::HandOver(seat);
        }
        self.prompt(seat)
    }

    fn prompt(&mut self, seat: Seat) -> ScreenPage<G> {
        self.last = Some(seat);
        let prompt = Prompt::of(seat, self.turns.seen_by(seat));
        self.focus = TableFocus::on(G::first_part(&prompt.view));
        ScreenPage::Asking(Box::new(prompt))
    }

    fn press_on_page(&mut self, key: Key) -> Option<Leaving> {
        match (&self.page, key) {
            (ScreenPage::News, Key::Enter | Key::Escape) => self.ask(),
            (ScreenPage::News, Key::Letter('l' | 'L')) => self.state.open_log(),
            (ScreenPage::HandOver(seat), Key::Enter | Key::Letter(' ')) => {
                let seat = *seat;
                self.page = self.prompt(seat);
            }
            (ScreenPage::Over(end), key) => {
                return self.state.press_at_end(key, end.rule, self.turns.seated.seed());
            }
            (ScreenPage::Asking(_), key) => self.press_while_asked(key),
            (ScreenPage::News | ScreenPage::HandOver(_) | ScreenPage::Idle, _) => {}
        }
        None
    }

    fn press_while_asked(&mut self, key: Key) {
        match key {
            Key::Left => self.focus.turn(G::PARTS, false),
            Key::Right => self.focus.turn(G::PARTS, true),
            Key::Up | Key::Down | Key::PageUp | Key::PageDown => G::turn(self, key),
            Key::Escape => {
                self.field = TextField::new("", LONGEST_ANSWER);
                self.said = None;
                G::turn(self, key);
            }
            Key::Enter => {
                let typed = std::mem::replace(&mut self.field, TextField::new("", LONGEST_ANSWER));
                self.said = None;
                self.run_command(typed.text());
            }
            key => self.field.press(key),
        }
    }

    /// Carries out a line of input.
    fn run_command(&mut self, typed: &str) {
        match read::<G>(typed, self.translator) {
            TurnCommand::Decision(text) => self.decide(&text),
            TurnCommand::Nothing => {
                if let Some(text) = G::enter(&mut self.focus) {
                    self.decide(&text);
                }
            }
            TurnCommand::Undo if self.last.is_some_and(|seat| self.turns.take_back(seat)) => self.go_on(),
            TurnCommand::Undo => self.said = Some(vec![self.translator.word("no-undo")]),
            TurnCommand::Next => match self.last.and_then(|seat| self.turns.next_after(seat)) {
                Some(seat) => self.page = self.hand_to(seat),
                None => self.said = Some(vec![self.translator.word("no-next")]),
            },
            TurnCommand::Help => self.state.dialogs.push(Dialog::Help(0)),
            TurnCommand::Show(part) => self.focus.show(part),
            TurnCommand::Log => self.state.open_log(),
            TurnCommand::Rule(id) => match Dialog::rule(&id, self.translator) {
                Some(sheet) => self.state.dialogs.push(sheet),
                None => self.said = Some(lookup::looked_up(&id, self.translator)),
            },
            TurnCommand::Quit => self.state.dialogs.push(Dialog::Leave),
        }
    }

    fn decide(&mut self, text: &str) {
        let ScreenPage::Asking(prompt) = &self.page else { return };
        match self.turns.answer(prompt, text, self.translator) {
            Ok(()) => self.go_on(),
            Err(why) => self.said = Some(why),
        }
    }

    fn is_over(&self) -> bool {
        matches!(self.page, ScreenPage::Over(_))
    }

    /// The question with the asked player, folded to this many columns.
    pub(in crate::play) fn asked(&self, prompt: &Prompt<G>, columns: usize) -> Vec<String> {
        let who = self.turns.address(prompt.seat, self.translator);
        folded(&format!("{who}: {}", prompt.asked(self.translator)), columns)
    }

    /// The response to the last input, folded to this many columns.
    pub(in crate::play) fn response(&self, columns: usize) -> Vec<String> {
        self.said.iter().flatten().flat_map(|line| folded(line, columns)).collect()
    }
}

impl<G: OnScreen> ScreenGame for TurnScreen<'_, G> {
    fn draw(&self, area: Rect, buffer: &mut Buffer) {
        self.state.draw(area, buffer, |buffer| page::draw(self, area, buffer));
    }

    /// There are no animations.
    fn timeout(&self) -> Option<Duration> {
        None
    }

    fn tick(&mut self) {}

    fn press(&mut self, key: Key) -> Option<Leaving> {
        if let ControlFlow::Break(leaving) = self.state.press(key, self.is_over(), self.turns.seated.record())
        {
            return leaving;
        }
        match key {
            Key::Letter('?') if self.field.text().is_empty() => self.state.dialogs.push(Dialog::Help(0)),
            Key::Interrupt if self.is_over() => return Some(Leaving::Out),
            Key::Interrupt => self.state.dialogs.push(Dialog::Leave),
            key => return self.press_on_page(key),
        }
        None
    }

    fn press_when_too_small(&mut self, key: Key) -> Option<Leaving> {
        self.state.press_when_too_small(key, self.is_over(), self.turns.seated.record())
    }

    fn close(self) -> Result<()> {
        self.state.close(self.turns.seated.record())
    }
}
