//! Small drawings for all pages, independent of the game.

use crate::template::drawing;
use maud::{Markup, PreEscaped, html};

/// A small drawing, 24 units wide and high.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Icon {
    /// The moon: a player is away.
    Away,
    /// To the beginning.
    Back,
    /// A wind-up key: a bot.
    Bot,
    /// The chat of a table.
    Chat,
    /// A check mark: done.
    Check,
    /// A clock: minutes.
    Clock,
    /// Close or leave.
    Close,
    /// Swing doors: enter.
    Door,
    /// One step back.
    Earlier,
    /// An eye: watching.
    Eye,
    /// A lamp: advice.
    Hint,
    /// A key: a secret.
    Key,
    /// One step forward.
    Later,
    /// A lock: sealed.
    Lock,
    /// Pause the playback.
    Pause,
    /// The players of a table.
    People,
    /// Start the playback.
    Play,
    /// A book: the rules.
    Rules,
    /// Share a link.
    Share,
    /// To the end.
    Step,
    /// An hourglass: a player is thinking.
    Think,
    /// Take a decision back.
    Undo,
    /// The weight of a game.
    Weight,
    /// A hat: a person.
    You,
}

impl Icon {
    /// The drawing in the colour of the text beside it, hidden from screen readers.
    pub fn draw(self) -> Markup {
        html! {
            svg class="icon" viewBox="0 0 24 24" aria-hidden="true" { (PreEscaped(self.elements())) }
        }
    }

    fn elements(self) -> &'static str {
        match self {
            Icon::Away => drawing!("house/icons/away"),
            Icon::Back => drawing!("house/icons/back"),
            Icon::Bot => drawing!("house/icons/bot"),
            Icon::Chat => drawing!("house/icons/chat"),
            Icon::Check => drawing!("house/icons/check"),
            Icon::Clock => drawing!("house/icons/clock"),
            Icon::Close => drawing!("house/icons/close"),
            Icon::Door => drawing!("house/icons/door"),
            Icon::Earlier => drawing!("house/icons/earlier"),
            Icon::Eye => drawing!("house/icons/eye"),
            Icon::Hint => drawing!("house/icons/hint"),
            Icon::Key => drawing!("house/icons/key"),
            Icon::Later => drawing!("house/icons/later"),
            Icon::Lock => drawing!("house/icons/lock"),
            Icon::Pause => drawing!("house/icons/pause"),
            Icon::People => drawing!("house/icons/people"),
            Icon::Play => drawing!("house/icons/play"),
            Icon::Rules => drawing!("house/icons/rules"),
            Icon::Share => drawing!("house/icons/share"),
            Icon::Step => drawing!("house/icons/step"),
            Icon::Think => drawing!("house/icons/think"),
            Icon::Undo => drawing!("house/icons/undo"),
            Icon::Weight => drawing!("house/icons/weight"),
            Icon::You => drawing!("house/icons/you"),
        }
    }
}

/// A line with a star in its middle, between two parts of a page.
pub fn stars() -> Markup {
    html! { svg.stars viewBox="0 0 240 20" aria-hidden="true" { (PreEscaped(drawing!("house/stars"))) } }
}
