//! Small drawings in the colour of the words beside them.

use maud::{Markup, PreEscaped, html};

/// A small drawing, 24 units wide and high.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Icon {
    /// The moon: somebody is away.
    Away,
    /// To the beginning.
    Back,
    /// A wind-up key: a bot.
    Bot,
    /// Words at the table.
    Chat,
    /// Done.
    Check,
    /// Minutes.
    Clock,
    /// Out.
    Close,
    /// Swing doors: come in.
    Door,
    /// One step back.
    Earlier,
    /// Watching.
    Eye,
    /// A lamp: ask for advice.
    Hint,
    /// A secret.
    Key,
    /// One step on.
    Later,
    /// Sealed.
    Lock,
    /// Hold.
    Pause,
    /// Players.
    People,
    /// Go on.
    Play,
    /// A book: the rules.
    Rules,
    /// Pass on.
    Share,
    /// To the end.
    Step,
    /// An hourglass: somebody thinks.
    Think,
    /// Take it back.
    Undo,
    /// How heavy a game is.
    Weight,
    /// A hat: a person.
    You,
}

impl Icon {
    /// The drawing. It says nothing by itself: words stand beside it.
    pub fn draw(self) -> Markup {
        html! {
            svg class="icon" viewBox="0 0 24 24" aria-hidden="true" { (PreEscaped(self.strokes())) }
        }
    }

    /// What is drawn.
    const fn strokes(self) -> &'static str {
        match self {
            Icon::Away => r#"<path d="M15 3a9.2 9.2 0 1 0 6 12a8 8 0 0 1-6-12z" fill="currentColor"/>"#,
            Icon::Back => {
                concat!(
                    r#"<path d="M20 4L9 12l11 8z" fill="currentColor"/>"#,
                    r#"<path d="M5 4v16" stroke-width="3"/>"#,
                )
            }
            Icon::Bot => {
                concat!(
                    r#"<circle cx="9" cy="9" r="5.5"/>"#,
                    r#"<path d="M13 13l8 8M17.5 17.5l-2.5 2.5M20 20l-2 2"/>"#,
                    r#"<circle cx="9" cy="9" r="1.6" fill="currentColor"/>"#,
                )
            }
            Icon::Chat => r#"<path d="M3 4h18v12H11l-5 5v-5H3z"/><path d="M7 8.5h10M7 12h6"/>"#,
            Icon::Check => r#"<path d="M4 13l5 5L20 6" stroke-width="3.2"/>"#,
            Icon::Clock => r#"<circle cx="12" cy="12" r="9"/><path d="M12 6.5V12l4 2.5"/>"#,
            Icon::Close => r#"<path d="M5 5l14 14M19 5L5 19" stroke-width="2.6"/>"#,
            Icon::Door => r#"<path d="M3 4v17M21 4v17M3 8q5-2 8 2v9q-4-1-8 0M21 8q-5-2-8 2v9q4-1 8 0"/>"#,
            Icon::Earlier => r#"<path d="M15.5 4L7.5 12l8 8" stroke-width="3"/>"#,
            Icon::Eye => {
                concat!(r#"<path d="M2 12Q12 2 22 12Q12 22 2 12z"/>"#, r#"<circle cx="12" cy="12" r="3.2"/>"#,)
            }
            Icon::Hint => {
                concat!(
                    r#"<path d="M9 3h6M8 7h8l2 10H6zM5 17h14v4H5z"/>"#,
                    r#"<path d="M12 9.5q2.6 3 .8 5.5h-1.6q-1.8-2.5.8-5.5z" fill="currentColor"/>"#,
                    r#"<path d="M7 3Q12-1 17 3"/>"#,
                )
            }
            Icon::Key => {
                concat!(
                    r#"<path d="M14 10a5 5 0 1 0-4 4l2 2h3v3h3v3h4v-4z"/>"#,
                    r#"<circle cx="7.5" cy="7.5" r="1.3"/>"#,
                )
            }
            Icon::Later => r#"<path d="M8.5 4l8 8-8 8" stroke-width="3"/>"#,
            Icon::Lock => {
                concat!(
                    r#"<path d="M5 11h14v10H5z" fill="currentColor"/>"#,
                    r#"<path d="M8 11V8q0-5 4-5t4 5v3"/>"#,
                )
            }
            Icon::Pause => r#"<path d="M6 4h4v16H6zM14 4h4v16h-4z" fill="currentColor"/>"#,
            Icon::People => {
                concat!(
                    r#"<circle cx="9" cy="8" r="3.5"/>"#,
                    r#"<path d="M2.5 20q0-7 6.5-7t6.5 7z"/>"#,
                    r#"<path d="M15 5a3.5 3.5 0 0 1 0 7M18 14q3.5 1 3.5 6"/>"#,
                )
            }
            Icon::Play => r#"<path d="M7 4l13 8-13 8z" fill="currentColor"/>"#,
            Icon::Rules => {
                concat!(
                    r#"<path d="M12 6Q8 3 3 4v14q5-1 9 2q4-3 9-2V4q-5-1-9 2zM12 6v14"/>"#,
                    r#"<path d="M6 8.5q2-.3 3.5.5M6 12q2-.3 3.5.5M18 8.5q-2-.3-3.5.5M18 12q-2-.3-3.5.5" stroke-width="1.4"/>"#,
                )
            }
            Icon::Share => r#"<path d="M12 3v12M7 8l5-5 5 5M5 12v9h14v-9"/>"#,
            Icon::Step => {
                concat!(
                    r#"<path d="M4 4l11 8-11 8z" fill="currentColor"/>"#,
                    r#"<path d="M19 4v16" stroke-width="3"/>"#,
                )
            }
            Icon::Think => {
                concat!(
                    r#"<path d="M6 3h12M6 21h12M7 3q0 6 5 9q-5 3-5 9M17 3q0 6-5 9q5 3 5 9"/>"#,
                    r#"<path d="M9.5 19q2.5-3 5 0z" fill="currentColor"/>"#,
                )
            }
            Icon::Undo => r#"<path d="M9 5L4 10l5 5"/><path d="M4 10h10q6 0 6 5.5T14 20h-3"/>"#,
            Icon::Weight => r#"<path d="M5 21L7 10h10l2 11z"/><circle cx="12" cy="6.5" r="3"/>"#,
            Icon::You => {
                concat!(
                    r#"<path d="M2 14q10 5 20 0q-1 5-10 5t-10-5z" fill="currentColor"/>"#,
                    r#"<path d="M7 14q0-9 3-9q2 1.5 4 0q3 0 3 9"/>"#,
                )
            }
        }
    }
}
