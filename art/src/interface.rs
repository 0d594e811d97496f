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
    /// A bell: a notification.
    Bell,
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
    /// A loudspeaker: sound.
    Sound,
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
            Icon::Away => drawing!("interface/icons/away"),
            Icon::Back => drawing!("interface/icons/back"),
            Icon::Bell => drawing!("interface/icons/bell"),
            Icon::Bot => drawing!("interface/icons/bot"),
            Icon::Chat => drawing!("interface/icons/chat"),
            Icon::Check => drawing!("interface/icons/check"),
            Icon::Clock => drawing!("interface/icons/clock"),
            Icon::Close => drawing!("interface/icons/close"),
            Icon::Door => drawing!("interface/icons/door"),
            Icon::Earlier => drawing!("interface/icons/earlier"),
            Icon::Eye => drawing!("interface/icons/eye"),
            Icon::Hint => drawing!("interface/icons/hint"),
            Icon::Key => drawing!("interface/icons/key"),
            Icon::Later => drawing!("interface/icons/later"),
            Icon::Lock => drawing!("interface/icons/lock"),
            Icon::Pause => drawing!("interface/icons/pause"),
            Icon::People => drawing!("interface/icons/people"),
            Icon::Play => drawing!("interface/icons/play"),
            Icon::Rules => drawing!("interface/icons/rules"),
            Icon::Share => drawing!("interface/icons/share"),
            Icon::Sound => drawing!("interface/icons/sound"),
            Icon::Step => drawing!("interface/icons/step"),
            Icon::Think => drawing!("interface/icons/think"),
            Icon::Undo => drawing!("interface/icons/undo"),
            Icon::Weight => drawing!("interface/icons/weight"),
            Icon::You => drawing!("interface/icons/you"),
        }
    }
}

/// A line with a star in its middle, between two parts of a page.
pub fn stars() -> Markup {
    html! { svg.stars viewBox="0 0 240 20" aria-hidden="true" { (PreEscaped(drawing!("interface/stars"))) } }
}
