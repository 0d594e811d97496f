//! The column beside the maps: the cowboys with their belongings, the loot in the towns, the switches, the Wanted Cards.

use super::piece::{chip, letter, standing};
use super::words;
use crate::play::screen::log::folded;
use crate::play::screen::styles;
use crate::play::translator::Translator;
use game::{Game, Message, Seat};
use ratatui::text::{Line, Span};
use train_heist::{SeenHand, View};

/// All cowboys, folded to this many columns.
pub(super) fn cowboys(
    view: &View,
    names: &[String],
    translator: &Translator,
    columns: usize,
) -> Vec<Line<'static>> {
    view.game().seats().iter().flat_map(|seat| cowboy(view, seat, names, translator, columns)).collect()
}

fn cowboy(
    view: &View,
    seat: Seat,
    names: &[String],
    translator: &Translator,
    columns: usize,
) -> Vec<Line<'static>> {
    let seen = &view.cowboys[seat.number()];
    let colour = view.game().colour(seat);
    let name = &names[seat.number()];
    let acts = if view.active() == seat { "▸" } else { " " };
    let place = view.game().edition().site(seen.at).id.as_str();
    let mut head = vec![
        Span::raw(acts),
        Span::styled(letter(colour).to_string(), chip(colour)),
        Span::styled(format!(" {name}"), styles::loud()),
        Span::raw(format!(" · {place}")),
    ];
    if let Some(title) = view.title_of(seat) {
        head.push(Span::styled(format!(" · {}", translator.phrase(&title.title)), styles::gold()));
    }
    let points = view.points_of(seat).map(|points| translator.tell(&points));
    let below = [Some(holds(view, seat, translator)), points];
    let below = below.into_iter().flatten().flat_map(|text| folded(&text, columns.saturating_sub(3)));
    std::iter::once(Line::from(head)).chain(below.map(|line| Line::raw(format!("   {line}")))).collect()
}

/// The cards, loot and Bullets of a cowboy, in short.
pub(super) fn holds(view: &View, seat: Seat, translator: &Translator) -> String {
    let Some(seen) = view.cowboys.get(seat.number()) else { return String::new() };
    let mut parts = vec![hand(&seen.hand, translator)];
    if !seen.loot.is_empty() {
        let loot =
            Message::new("heist-carries").text("loot", words::tiles_in_short(view, seen.loot, translator));
        parts.push(translator.say(&loot));
    }
    parts.extend(view.bullets_of(seat).map(|bullets| translator.tell(&bullets)));
    parts.join(" · ")
}

fn hand(hand: &SeenHand, translator: &Translator) -> String {
    let known = (!hand.known().is_empty()).then(|| hand.known().to_string());
    let parts: Vec<String> =
        known.into_iter().chain(hand.hidden_in_words().map(|hidden| translator.tell(&hidden))).collect();
    if parts.is_empty() { translator.term("words-no-cards") } else { parts.join(" + ") }
}

/// Towns with their loot, and switches.
pub(super) fn places(view: &View, translator: &Translator) -> Vec<Line<'static>> {
    let edition = view.game().edition();
    let towns = edition.board.towns.iter().zip(view.towns).map(|(town, loot)| {
        let waiting = match loot.is_empty() {
            true => translator.term("words-no-loot"),
            false => words::tiles_in_short(view, loot, translator),
        };
        let name = translator.phrase(&edition.site(town.space).name);
        let here = if standing(view, town.space).is_empty() { styles::quiet() } else { styles::loud() };
        Line::from(vec![Span::styled(format!("{name}: "), here), Span::raw(waiting)])
    });
    let switches = edition.board.junctions.iter().zip(view.switches).map(|(junction, face)| {
        let name = translator.phrase(&junction.name);
        Line::from(vec![
            Span::styled(format!("{name}: "), styles::quiet()),
            Span::raw(translator.term(view.shown_by(face))),
        ])
    });
    towns.chain(switches).collect()
}

/// The Wanted Cards, folded to this many columns.
pub(super) fn wanted(view: &View, translator: &Translator, columns: usize) -> Vec<Line<'static>> {
    let posters = view.posters();
    let mut lines = vec![Line::styled(translator.tell(&posters.title), styles::heading())];
    for card in &posters.lines {
        let folded = folded(&translator.line(card), columns.saturating_sub(2));
        lines.extend(
            (0..).zip(folded).map(|(at, line)| Line::raw(if at == 0 { line } else { format!("  {line}") })),
        );
    }
    lines
}

/// The meters on one line.
pub(super) fn meters(view: &View, translator: &Translator) -> String {
    let count = |id, number: u8| translator.say(&Message::new(id).number("count", number.into()));
    let mut meters = vec![
        translator.tell(&Message::new("meter-speed").number("count", view.speed.into())),
        heist(view, translator),
        translator.say(
            &Message::new("heist-hangman")
                .number("knots", view.hangman.into())
                .number("most", view.game().edition().knots.into()),
        ),
        count("heist-events", view.events),
        count("heist-bullets", view.bullets),
        count("heist-deck", view.deck),
    ];
    if view.final_run {
        meters.push(translator.word("heist-final-run"));
    }
    meters.join(" · ")
}

/// The Heist Meter, with the goal where there is one.
fn heist(view: &View, translator: &Translator) -> String {
    use train_heist::Mode::{Cooperative, ScoreChallenge, Solitaire, Versus};
    match view.game().mode() {
        Cooperative | Solitaire => translator.say(
            &Message::new("heist-score-of")
                .number("score", view.score.into())
                .number("goal", view.setup().goal.into()),
        ),
        ScoreChallenge | Versus => {
            translator.tell(&Message::new("meter-heist").number("count", view.score.into()))
        }
    }
}
