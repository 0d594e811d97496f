//! Panels, notices and the small things that stand in them.

use super::Icon;
use catalog::Speech;
use game::Message;
use maud::{Markup, html};

/// A panel: a bill on the wall, with its title.
pub fn bill(title: &str, body: &Markup) -> Markup {
    html! {
        section.bill {
            h2.bill-title { (title) }
            (body)
        }
    }
}

/// How something is said to somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tone {
    /// Something went wrong on our side.
    Error,
    /// The rules, or the server, say no.
    Refusal,
    /// It was done.
    Done,
}

/// A sentence that answers what somebody just did. Screen readers hear it at once.
pub fn notice(tone: Tone, text: &str) -> Markup {
    let (class, role, icon) = match tone {
        Tone::Error => ("notice notice-error", "alert", Icon::Close),
        Tone::Refusal => ("notice notice-refusal", "alert", Icon::Rules),
        Tone::Done => ("notice notice-done", "status", Icon::Check),
    };
    html! {
        p class=(class) role=(role) {
            (icon.draw())
            span { (text) }
        }
    }
}

/// A fact in two words, with its drawing.
pub fn chip(icon: Icon, text: &str) -> Markup {
    html! { span.chip { (icon.draw()) (text) } }
}

/// What a game asks of people: how many, how long, how heavy.
pub fn facts(players: &str, minutes: &str, weight: &str, speech: &Speech) -> Markup {
    let minutes = speech.say(&Message::new("facts-minutes").text("minutes", minutes.to_owned()));
    html! {
        ul.facts {
            li { span.chip { (Icon::People.draw()) (players) span.chip-word { (speech.word("facts-players")) } } }
            li { (chip(Icon::Clock, &minutes)) }
            li { (chip(Icon::Weight, weight)) }
        }
    }
}

/// The code of a table, large: `ABCD-2345`.
pub fn code(code: &str) -> Markup {
    html! { strong.code { (in_two(code)) } }
}

/// A code of eight signs in two halves; any other as it is.
pub(crate) fn in_two(code: &str) -> String {
    match (code.len(), code.get(..4), code.get(4..)) {
        (8, Some(one), Some(two)) => format!("{one}-{two}"),
        _ => code.to_owned(),
    }
}

/// The frame around a QR code, which always stands black on white.
pub fn qr(address: &str, label: &str) -> Markup {
    html! { div.qr { img src=(address) alt=(label) width="148" height="148" loading="lazy"; } }
}

/// A named field of a form: the words, then what is filled in.
pub fn field(label: &str, input: &Markup) -> Markup {
    html! { label.field { span { (label) } (input) } }
}

/// A line of the log.
#[derive(Clone, Copy, Debug)]
pub struct LogLine<'a> {
    /// The page knows it by this.
    pub id: &'a str,
    /// The moment it was said at.
    pub beat: usize,
    /// The sentence.
    pub sentence: &'a str,
    /// The rule that made it happen, by id and address.
    pub rule: Option<(&'a str, &'a str)>,
    /// The address of its moment.
    pub moment: Option<&'a str>,
}

/// A line of the log, the way to its moment, and to the rule that made it happen.
pub fn log_line(line: &LogLine<'_>, speech: &Speech) -> Markup {
    html! {
        li #(line.id) .log-line data-beat=(line.beat) {
            @if let Some(href) = line.moment {
                @let said = speech.say(&Message::new("log-moment").number("at", line.beat as i64 + 1));
                a.moment href=(href) tabindex="-1" data-at=(line.beat) aria-label=(said) { (line.beat + 1) }
            }
            span { (line.sentence) }
            @if let Some((id, href)) = line.rule { (rule(id, href, speech)) }
        }
    }
}

/// The way to a rule, by its id and address.
pub fn rule(id: &str, href: &str, speech: &Speech) -> Markup {
    let said = speech.say(&Message::new("rule-link").text("id", id.to_owned()));
    html! { a.rule href=(href) aria-label=(said) { (without_game(id)) } }
}

/// A rule's id as it is said within its game: `SHOOT-05` of `SE-SHOOT-05`.
fn without_game(id: &str) -> &str {
    id.split_once('-').map(|(_, rest)| rest).filter(|rest| rest.contains('-')).unwrap_or(id)
}

/// The address of a figure's face.
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
