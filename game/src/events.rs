//! One declaration per kind of event: its parts, its notation, its rule, what it reveals, and whether it starts a beat or a
//! round.

use crate::{
    contract::{Notation, Text},
    seat::Seat,
};

/// Declares the events of a game.
///
/// ```text
/// game::events! {
///     /// What happens in Nim.
///     pub enum Event of game: Nim;
///
///     Laid { sticks: u8 } = "laid {sticks}" => "NM-SEATS-01", beat;
///     Took { seat: Seat, sticks: u8 } = "{seat} took {sticks}" => "NM-TAKE-01", reveals Nothing;
/// }
/// ```
///
/// The text names every part once. The rule is an expression over the parts and the game, which `game` names here.
/// `reveals` is an expression of type [`Reveals`](crate::Reveals), `All` where it is left out: forgetting it forbids taking
/// a decision back, and never gives anything away. `beat` may have a condition: `beat if seat == FIRST`. So may `round`,
/// which comes last: the event starts a round.
#[macro_export]
macro_rules! events {
    (
        $(#[$meta:meta])*
        $vis:vis enum $Event:ident of $game:ident: $Game:ty;
        $(
            $(#[$doc:meta])*
            $Name:ident $({ $($part:ident: $Part:ty),* $(,)? })? = $template:literal
                => $rule:expr $(, reveals $reveals:expr)? $(, beat $(if $when:expr)?)? $(, round $(if $since:expr)?)?;
        )*
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        $vis enum $Event {
            $($(#[$doc])* $Name $({ $($part: $Part),* })?,)*
        }

        #[allow(unused_variables, reason = "an arm binds all parts, and uses those its expression names")]
        impl $crate::GameEvent<$Game> for $Event {
            fn rule(&self, $game: &$Game) -> $crate::RuleId {
                match self {
                    $(Self::$Name $({ $($part),* })? => $crate::RuleId::from($rule),)*
                }
            }

            fn starts_beat(&self) -> bool {
                match self {
                    $(Self::$Name $({ $($part),* })? => $crate::events!(@beat $(beat $($when)?)?),)*
                }
            }

            fn starts_round(&self) -> bool {
                match self {
                    $(Self::$Name $({ $($part),* })? => $crate::events!(@beat $(beat $($since)?)?),)*
                }
            }

            fn reveals(&self) -> $crate::Reveals {
                #[allow(unused_imports, reason = "a game may have events of one kind only")]
                use $crate::Reveals::{All, Hand, Nothing};
                match self {
                    $(Self::$Name $({ $($part),* })? => $crate::events!(@reveals $($reveals)?),)*
                }
            }
        }

        impl $crate::Text<$Game> for $Event {
            fn write(&self, $game: &$Game) -> String {
                match self {
                    $(Self::$Name $({ $($part),* })? => {
                        $($(let $part = $crate::Text::write($part, $game);)*)?
                        format!($template)
                    })*
                }
            }

            #[allow(unused_variables, reason = "an event may have no parts")]
            fn read($game: &$Game, text: &str) -> Option<Self> {
                $(
                    let event = $crate::match_template($template, text, |parts| {
                        Some(Self::$Name $({ $($part: $crate::Text::read($game, parts.get(stringify!($part))?)?),* })?)
                    });
                    // There is one way to write an event: `01` is no number.
                    if let Some(event) = event.filter(|event| event.write($game) == text) {
                        return Some(event);
                    }
                )*
                None
            }

            #[allow(unused_variables, reason = "an event may have no parts")]
            fn begins($game: &$Game, text: &str) -> bool {
                false $(|| $crate::begins_template($template, text, &|part, text, is_whole| match part {
                    $($(stringify!($part) => match is_whole {
                        true => <$Part as $crate::Text<$Game>>::read($game, text).is_some(),
                        false => <$Part as $crate::Text<$Game>>::begins($game, text),
                    },)*)?
                    _ => false,
                }))*
            }
        }
    };
    (@beat) => { false };
    (@beat beat) => { true };
    (@beat beat $when:expr) => { $when };
    (@reveals) => { All };
    (@reveals $reveals:expr) => { $reveals };
}

/// The parts of a text that fill the names of a template.
#[derive(Clone, Debug)]
pub struct TemplateParts<'a> {
    parts: Vec<(&'static str, &'a str)>,
}

impl<'a> TemplateParts<'a> {
    /// The text of a part; `None` if the template does not name it.
    pub fn get(&self, name: &str) -> Option<&'a str> {
        self.parts.iter().find(|(other, _)| *other == name).map(|(_, text)| *text)
    }
}

/// Matches a text with a template such as `{seat} moves to {to}`, and builds a value from its parts. A part may contain the
/// words that follow it (`red trades …`), so every split of the text is tried until `build` accepts one.
pub fn match_template<T>(
    template: &'static str,
    text: &str,
    build: impl Fn(&TemplateParts<'_>) -> Option<T>,
) -> Option<T> {
    let mut built = None;
    split(template, text, &mut TemplateParts { parts: Vec::new() }, &mut |parts| {
        built = build(parts);
        built.is_some()
    });
    built
}

/// Whether `accept` takes a split of the text. Not generic, because every event of every game would bring its own copy.
fn split<'a>(
    template: &'static str,
    text: &'a str,
    parts: &mut TemplateParts<'a>,
    accept: &mut dyn FnMut(&TemplateParts<'_>) -> bool,
) -> bool {
    let Some((words, rest)) = template.split_once('{') else { return text == template && accept(parts) };
    let Some(text) = text.strip_prefix(words) else { return false };
    let (name, rest) = rest.split_once('}').expect("a template closes its braces: `format!` has compiled it");
    let next = rest.split('{').next().unwrap_or(rest);
    let ends: Vec<usize> = match next {
        "" => vec![text.len()],
        _ => text.match_indices(next).map(|(at, _)| at).collect(),
    };
    ends.into_iter().any(|end| {
        parts.parts.push((name, &text[..end]));
        let accepted = split(rest, &text[end..], parts, accept);
        parts.parts.pop();
        accepted
    })
}

/// Whether a text that matches a template can begin with these whole words. `fits` tells whether a part can be this text, whole
/// or, at the end, a prefix of it.
pub fn begins_template(template: &str, text: &str, fits: &dyn Fn(&str, &str, bool) -> bool) -> bool {
    let Some((words, rest)) = template.split_once('{') else { return begins(template, text) };
    let Some(text) = text.strip_prefix(words) else {
        // The text ends within the words before the part, or right before it.
        return begins(words.trim_end(), text);
    };
    let (name, rest) = rest.split_once('}').expect("a template closes its braces: `format!` has compiled it");
    let next = rest.split('{').next().unwrap_or(rest);
    let mut whole = text.match_indices(next).filter(|_| !next.is_empty());
    whole.any(|(end, _)| fits(name, &text[..end], true) && begins_template(rest, &text[end..], fits))
        || fits(name, text, false)
        || ends_amid(text, next).is_some_and(|end| fits(name, &text[..end], true))
}

/// The index where a proper prefix of these words ends the text, if one does.
fn ends_amid(text: &str, words: &str) -> Option<usize> {
    let ends = words.match_indices(' ').map(|(at, _)| &words[..at]).filter(|start| !start.is_empty());
    ends.filter_map(|start| text.strip_suffix(start)).map(str::len).next_back()
}

/// Whether a text begins with these whole words.
pub fn begins(text: &str, words: &str) -> bool {
    text.strip_prefix(words).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
}

impl<G: Notation> Text<G> for Seat {
    fn write(&self, game: &G) -> String {
        game.seat_name(*self)
    }
    fn read(game: &G, text: &str) -> Option<Seat> {
        game.seat_named(text)
    }
}

macro_rules! numbers {
    ($($Number:ty),*) => {
        $(impl<G: Notation> Text<G> for $Number {
            fn write(&self, _: &G) -> String {
                self.to_string()
            }
            fn read(_: &G, text: &str) -> Option<$Number> {
                text.parse().ok()
            }
        })*
    };
}

numbers!(u8, u16);

#[cfg(test)]
mod tests {
    use super::*;

    fn parts(template: &'static str, text: &str) -> Option<Vec<String>> {
        match_template(template, text, |parts| {
            Some(parts.parts.iter().map(|(name, text)| format!("{name}={text}")).collect())
        })
    }

    #[test]
    fn parts_stand_where_the_template_names_them() {
        assert_eq!(parts("over", "over"), Some(vec![]));
        assert_eq!(parts("over", "over it"), None);
        assert_eq!(
            parts("{who} moves to {to}", "B moves to 1 roof"),
            Some(vec!["who=B".into(), "to=1 roof".into()])
        );
        assert_eq!(parts("{who} moves to {to}", "B climbs to 1 roof"), None);
        assert_eq!(parts("{count} by {town}.", "3 by Rio."), Some(vec!["count=3".into(), "town=Rio".into()]));
        assert_eq!(parts("{count} by {town}.", "3 by Rio"), None);
    }

    #[test]
    fn every_way_to_cut_is_tried() {
        let build = |parts: &TemplateParts<'_>| (parts.get("a") == Some("x y")).then_some(());
        assert_eq!(match_template("{a} {b}", "x y z", build), Some(()));
        assert_eq!(match_template("{a} {b}", "x z", build), None);
    }
}
