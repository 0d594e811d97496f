//! Panels, notices, and the small elements inside them.

use super::Icon;
use catalog::Bundle;
use game::Message;
use maud::{Markup, html};

/// A panel with a title.
pub fn bill(title: &str, body: &Markup) -> Markup {
    html! {
        section.bill {
            h2.bill-title { (title) }
            (body)
        }
    }
}

/// The kind of a notice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoticeKind {
    /// The server failed.
    Error,
    /// The rules, or the server, refuse the request.
    Refusal,
    /// The request succeeded.
    Done,
}

/// A sentence about the guest's last action. Screen readers announce it at once.
pub fn notice(kind: NoticeKind, text: &str) -> Markup {
    let (class, role, icon) = match kind {
        NoticeKind::Error => ("notice notice-error", "alert", Icon::Close),
        NoticeKind::Refusal => ("notice notice-refusal", "alert", Icon::Rules),
        NoticeKind::Done => ("notice notice-done", "status", Icon::Check),
    };
    html! {
        p class=(class) role=(role) {
            (icon.draw())
            span { (text) }
        }
    }
}

/// A short fact with an icon.
pub fn chip(icon: Icon, text: &str) -> Markup {
    html! { span.chip { (icon.draw()) (text) } }
}

/// The number of players, the duration and the weight of a game, as chips.
pub fn facts(players: &str, minutes: &str, weight: &str, bundle: &Bundle) -> Markup {
    let minutes = bundle.say(&Message::new("facts-minutes").text("minutes", minutes.to_owned()));
    html! {
        ul.facts {
            li { span.chip { (Icon::People.draw()) (players) span.chip-word { (bundle.word("facts-players")) } } }
            li { (chip(Icon::Clock, &minutes)) }
            li { (chip(Icon::Weight, weight)) }
        }
    }
}

/// The code of a table, large: `ABCD-2345`.
pub fn code(code: &str) -> Markup {
    html! { strong.code { (in_two(code)) } }
}

/// A code of eight characters in two halves; any other text unchanged.
pub(crate) fn in_two(code: &str) -> String {
    match (code.len(), code.get(..4), code.get(4..)) {
        (8, Some(one), Some(two)) => format!("{one}-{two}"),
        _ => code.to_owned(),
    }
}

/// A QR code in a frame that stays white in dark mode.
pub fn qr(address: &str, label: &str) -> Markup {
    html! { div.qr { img src=(address) alt=(label) width="148" height="148" loading="lazy"; } }
}

/// A form field with its label.
pub fn field(label: &str, input: &Markup) -> Markup {
    html! { label.field { span { (label) } (input) } }
}

/// A line of the log.
#[derive(Clone, Copy, Debug)]
pub struct LogLine<'a> {
    /// The id of its element.
    pub id: &'a str,
    /// The beat it was told in.
    pub beat: usize,
    /// The translated sentence.
    pub sentence: &'a str,
    /// The id and the address of the rule that caused the event.
    pub rule: Option<(&'a str, &'a str)>,
    /// The address of the replay at its beat.
    pub moment: Option<&'a str>,
}

/// Renders a line of the log with links to its beat and to its rule.
pub fn log_line(line: &LogLine<'_>, bundle: &Bundle) -> Markup {
    html! {
        li #(line.id) .log-line data-beat=(line.beat) {
            @if let Some(href) = line.moment {
                @let said = bundle.say(&Message::new("log-moment").number("at", line.beat as i64 + 1));
                a.moment href=(href) tabindex="-1" data-at=(line.beat) aria-label=(said) { (line.beat + 1) }
            }
            span { (line.sentence) }
            @if let Some((id, href)) = line.rule { (rule(id, href, bundle)) }
        }
    }
}

/// A link to a rule. The id is shown without its game.
pub fn rule(id: &str, href: &str, bundle: &Bundle) -> Markup {
    let said = bundle.say(&Message::new("rule-link").text("id", id.to_owned()));
    html! { a.rule href=(href) aria-label=(said) { (without_game(id)) } }
}

/// A rule's id without the prefix of its game: `SHOOT-05` for `SE-SHOOT-05`.
fn without_game(id: &str) -> &str {
    id.split_once('-').map(|(_, rest)| rest).filter(|rest| rest.contains('-')).unwrap_or(id)
}

/// The address of the portrait of a figure.
pub fn face(game: &str, letter: &str) -> String {
    format!("/assets/pieces-{game}.svg#{letter}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_read_in_two_halves() {
        assert_eq!(in_two("ABCD2345"), "ABCD-2345");
        assert_eq!(in_two("ABCD-2345"), "ABCD-2345");
        assert_eq!(in_two("ÁBCDÉ"), "ÁBCDÉ");
    }

    #[test]
    fn a_rule_is_named_without_its_game() {
        assert_eq!(without_game("SE-SHOOT-05"), "SHOOT-05");
        assert_eq!(without_game("SE-R01"), "SE-R01");
        assert_eq!(without_game("R01"), "R01");
    }
}
