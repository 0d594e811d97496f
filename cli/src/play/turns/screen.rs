//! One game in the event loop: the question, the input line, the sheets over the table, and the transitions.

mod page;
mod table_focus;

use super::answer::{Answer, read};
use super::end::End;
use super::{Prompt, Stepwise, Turns};
use crate::play::field::Field;
use crate::play::input::Key;
use crate::play::screen::log::folded;
use crate::play::screen::screen_state::ScreenState;
use crate::play::screen::sheet::Sheet;
use crate::play::screen::{Before, Console, Leaving, one_after_another};
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
pub(in crate::play) trait OnScreen: Stepwise {
    /// More new log entries than this get a page of their own.
    const MANY_NEWS: usize = usize::MAX;

    /// The parts of the table, in the order of the arrow keys.
    const PARTS: &'static [Self::Part];

    /// The part that is shown first with a question.
    fn first_part(view: &Self::View) -> Self::Part;
    /// Handles Up, Down, `PgUp`, `PgDn` or `Esc` while a question is open.
    fn turn(sitting: &mut Sitting<'_, Self>, key: Key);
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
    fn draw_prompt(sitting: &Sitting<'_, Self>, prompt: &Prompt<Self>, area: Rect, buffer: &mut Buffer);
}

/// Plays games with the same wishes until the players leave.
pub(in crate::play) fn sit_down<G: OnScreen>(
    console: &mut Console<'_>,
    play_options: &PlayOptions<G::Setup>,
    translator: &Translator,
) -> Result<Leaving> {
    one_after_another(console, play_options, |play_options, seed, _: Option<&Sitting<'_, G>>| {
        Sitting::new(play_options, seed, translator)
    })
}

/// One game in the event loop.
#[derive(Debug)]
pub(in crate::play) struct Sitting<'a, G: OnScreen> {
    pub(in crate::play) table: Turns<G>,
    pub(in crate::play) translator: &'a Translator,
    /// The names with the pieces, by seat.
    pub(in crate::play) names: Vec<String>,
    pub(in crate::play) page: Page<G>,
    /// The log, the sheets and the record.
    pub(in crate::play) screen_state: ScreenState<'a>,
    /// The number of log entries added since the last question.
    pub(in crate::play) news: usize,
    /// The input line.
    pub(in crate::play) field: Field,
    /// The response to the last input.
    pub(in crate::play) said: Option<Vec<String>>,
    /// What the screen shows of the table.
    pub(in crate::play) focus: TableFocus<G::Part>,
    /// The seat that has the keyboard.
    last: Option<Seat>,
}

/// The page on the screen.
#[derive(Debug)]
pub(in crate::play) enum Page<G: OnScreen> {
    /// The new log entries, more than [`OnScreen::MANY_NEWS`].
    News,
    /// The keyboard goes to this seat; secrets are covered.
    HandOver(Seat),
    /// A seat is asked.
    Asking(Box<Prompt<G>>),
    /// The game is over.
    Over(End),
    /// No person is asked, and the game is not over.
    Idle,
}

impl<'a, G: OnScreen> Sitting<'a, G> {
    /// Deals a game and opens its first page.
    pub(in crate::play) fn new(
        play_options: &PlayOptions<G::Setup>,
        seed: u64,
        translator: &'a Translator,
    ) -> Result<Sitting<'a, G>> {
        let table = Turns::<G>::open(play_options, seed, translator)?;
        let names = table.names(translator);
        let focus = TableFocus::on(G::first_part(&table.seen_by_all()));
        let mut sitting = Sitting {
            table,
            translator,
            names,
            page: Page::Idle,
            screen_state: ScreenState::new::<G>(play_options, seed, translator),
            news: 0,
            field: Field::new("", LONGEST_ANSWER),
            said: None,
            focus,
            last: None,
        };
        sitting.go_on();
        Ok(sitting)
    }

    /// Lets bots decide, updates the log, then shows the news or asks the next person.
    fn go_on(&mut self) {
        self.table.let_bots_decide();
        self.news = self.screen_state.hear(self.table.log());
        if self.news > G::MANY_NEWS {
            self.page = Page::News;
        } else {
            self.ask();
        }
    }

    /// Asks the next person, or ends the game; the seat that answered last keeps the keyboard if it is asked.
    fn ask(&mut self) {
        self.page = match (End::of(&self.table, self.translator), self.table.awaited_after(self.last)) {
            (Some(end), _) => Page::Over(end),
            (None, Some(seat)) => self.hand_to(seat),
            (None, None) => Page::Idle,
        };
        if self.is_over() {
            self.screen_state.keep_as_wished(self.table.seated.record());
        }
    }

    /// Passes the keyboard to a seat, by a page in between where there are secrets.
    fn hand_to(&mut self, seat: Seat) -> Page<G> {
        if self.table.has_secrets() && self.last != Some(seat) {
            return Page::HandOver(seat);
        }
        self.prompt(seat)
    }

    fn prompt(&mut self, seat: Seat) -> Page<G> {
        self.last = Some(seat);
        let prompt = Prompt::of(seat, self.table.seen_by(seat));
        self.focus = TableFocus::on(G::first_part(&prompt.view));
        Page::Asking(Box::new(prompt))
    }

    fn press_on_page(&mut self, key: Key) -> Option<Leaving> {
        match (&self.page, key) {
            (Page::News, Key::Enter | Key::Escape) => self.ask(),
            (Page::News, Key::Letter('l' | 'L')) => self.screen_state.open_log(),
            (Page::HandOver(seat), Key::Enter | Key::Letter(' ')) => {
                let seat = *seat;
                self.page = self.prompt(seat);
            }
            (Page::Over(end), key) => {
                return self.screen_state.press_at_end(key, end.rule, self.table.seated.seed());
            }
            (Page::Asking(_), key) => self.press_while_asked(key),
            (Page::News | Page::HandOver(_) | Page::Idle, _) => {}
        }
        None
    }

    fn press_while_asked(&mut self, key: Key) {
        match key {
            Key::Left => self.focus.turn(G::PARTS, false),
            Key::Right => self.focus.turn(G::PARTS, true),
            Key::Up | Key::Down | Key::PageUp | Key::PageDown => G::turn(self, key),
            Key::Escape => {
                self.field = Field::new("", LONGEST_ANSWER);
                self.said = None;
                G::turn(self, key);
            }
            Key::Enter => {
                let typed = std::mem::replace(&mut self.field, Field::new("", LONGEST_ANSWER));
                self.said = None;
                self.heed(typed.text());
            }
            key => self.field.press(key),
        }
    }

    /// Carries out a line of input.
    fn heed(&mut self, typed: &str) {
        match read::<G>(typed, self.translator) {
            Answer::Decision(text) => self.decide(&text),
            Answer::Nothing => {
                if let Some(text) = G::enter(&mut self.focus) {
                    self.decide(&text);
                }
            }
            Answer::Undo if self.last.is_some_and(|seat| self.table.take_back(seat)) => self.go_on(),
            Answer::Undo => self.said = Some(vec![self.translator.word("no-undo")]),
            Answer::Next => match self.last.and_then(|seat| self.table.next_after(seat)) {
                Some(seat) => self.page = self.hand_to(seat),
                None => self.said = Some(vec![self.translator.word("no-next")]),
            },
            Answer::Help => self.screen_state.sheets.push(Sheet::Help(0)),
            Answer::Show(part) => self.focus.show(part),
            Answer::Log => self.screen_state.open_log(),
            Answer::Rule(id) => match Sheet::rule(&id, self.translator) {
                Some(sheet) => self.screen_state.sheets.push(sheet),
                None => self.said = Some(lookup::looked_up(&id, self.translator)),
            },
            Answer::Quit => self.screen_state.sheets.push(Sheet::Leave),
        }
    }

    fn decide(&mut self, text: &str) {
        let Page::Asking(prompt) = &self.page else { return };
        match self.table.answer(prompt, text, self.translator) {
            Ok(()) => self.go_on(),
            Err(why) => self.said = Some(why),
        }
    }

    fn is_over(&self) -> bool {
        matches!(self.page, Page::Over(_))
    }

    /// The question with the asked player, folded to this many columns.
    pub(in crate::play) fn asked(&self, prompt: &Prompt<G>, columns: usize) -> Vec<String> {
        let who = self.table.address(prompt.seat, self.translator);
        folded(&format!("{who}: {}", prompt.asked(self.translator)), columns)
    }

    /// The response to the last input, folded to this many columns.
    pub(in crate::play) fn response(&self, columns: usize) -> Vec<String> {
        self.said.iter().flatten().flat_map(|line| folded(line, columns)).collect()
    }
}

impl<G: OnScreen> Before for Sitting<'_, G> {
    fn draw(&self, area: Rect, buffer: &mut Buffer) {
        self.screen_state.draw(area, buffer, |buffer| page::draw(self, area, buffer));
    }

    /// There are no animations.
    fn patience(&self) -> Option<Duration> {
        None
    }

    fn tick(&mut self) {}

    fn press(&mut self, key: Key) -> Option<Leaving> {
        if let ControlFlow::Break(leaving) =
            self.screen_state.press(key, self.is_over(), self.table.seated.record())
        {
            return leaving;
        }
        match key {
            Key::Letter('?') if self.field.text().is_empty() => self.screen_state.sheets.push(Sheet::Help(0)),
            Key::Interrupt if self.is_over() => return Some(Leaving::Out),
            Key::Interrupt => self.screen_state.sheets.push(Sheet::Leave),
            key => return self.press_on_page(key),
        }
        None
    }

    fn press_unseen(&mut self, key: Key) -> Option<Leaving> {
        self.screen_state.press_unseen(key, self.is_over(), self.table.seated.record())
    }

    fn farewell(self) -> Result<()> {
        self.screen_state.farewell(self.table.seated.record())
    }
}
