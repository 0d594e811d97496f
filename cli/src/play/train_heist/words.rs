//! The table in words: everything a view holds, line by line, in an order that makes sense read aloud.

use super::piece::{card_names, need};
use crate::play::voice::Voice;
use game::{Game, Message, Phrase, Seat};
use train_heist::{EventCard, Face, Horse, Mode, SeenHand, Space, Square, Tile, Tiles, View};

/// The turn, and how many actions are left in it.
pub(super) fn heading(view: &View, voice: &Voice) -> String {
    if view.ending().is_some() {
        return voice.term("heading-over");
    }
    let message = Message::new("heading-turn")
        .number("turn", view.turn_number().into())
        .named("who", view.game().colour(view.active()).message_id())
        .number("actions", view.actions().into());
    voice.tell(&message)
}

/// All of it.
pub(super) fn table(view: &View, names: &[String], voice: &Voice) -> Vec<String> {
    let mut lines = vec![heading(view, voice)];
    lines.extend(meters(view, voice));
    lines.push(format!("{}:", voice.term("map-train")));
    lines.extend(train(view, voice).iter().map(|line| indented(line)));
    lines.push(format!("{}:", voice.term("map-main")));
    lines.extend(map(view, voice).iter().map(|line| indented(line)));
    lines.push(format!("{}:", voice.term("words-cowboys")));
    lines.extend(view.game().seats().iter().map(|seat| indented(&cowboy(view, seat, names, voice))));
    lines.push(format!("{}:", voice.term("words-wanted")));
    lines.extend(wanted(view, voice).iter().map(|line| indented(line)));
    lines
}

fn indented(line: &str) -> String {
    format!("  {line}")
}

/// Meters and decks.
fn meters(view: &View, voice: &Voice) -> Vec<String> {
    let number = |id, name, number: u8| Message::new(id).number(name, number.into());
    let goal = match view.game().mode() {
        Mode::Cooperative | Mode::Solitaire => Message::new("words-score-of")
            .number("score", view.score.into())
            .number("goal", view.agreed().goal.into()),
        Mode::ScoreChallenge => number("words-score", "score", view.score),
        Mode::Versus => Message::new("words-versus"),
    };
    let knots =
        number("words-hangman", "knots", view.hangman).number("most", view.game().edition().knots.into());
    let facts = [
        goal,
        number("words-speed", "speed", view.speed),
        knots,
        number("words-events", "count", view.events),
        number("words-deck", "count", view.deck),
        number("words-bullets", "count", view.bullets),
    ];
    let final_run = view.final_run.then(|| Message::new("words-final-run"));
    let last = view.played.last().map(|&card| played(view, card));
    facts.iter().chain(&final_run).chain(&last).map(|fact| voice.tell(fact)).collect()
}

/// The event that was played last.
fn played(view: &View, card: EventCard) -> Message {
    match view.game().edition().events.iter().find(|kind| kind.card == card) {
        Some(kind) => Message::new("words-last-event").phrase("event", &kind.name),
        None => Message::new("words-no-event"),
    }
}

/// The Train Map, from the engine to its end.
fn train(view: &View, voice: &Voice) -> Vec<String> {
    let edition = view.game().edition();
    let mut lines = Vec::new();
    for (section, &rail) in view.train.iter().enumerate() {
        lines.push(format!(
            "{}: {} ({}).",
            voice.phrase(&edition.train.sections[section]),
            voice.phrase(&edition.site(rail).at),
            edition.site(rail).id
        ));
        for space in edition.train_map().filter(|&space| edition.section(space) == section) {
            lines.extend(on_space(view, space, voice).map(|who| indented(&who)));
            for side in
                edition.car(space).into_iter().flat_map(|car| [Square::of(car, 0), Square::of(car, 1)])
            {
                let seat = voice.term(if side.side() == 0 { "seat-left" } else { "seat-right" });
                lines.push(format!("  {seat} ({side}): {}.", square(view, side, voice)));
            }
        }
    }
    lines
}

/// The Main Map: towns, switches, territories, and whoever is out there.
fn map(view: &View, voice: &Voice) -> Vec<String> {
    let edition = view.game().edition();
    let mut lines = Vec::new();
    for (town, loot) in edition.board.towns.iter().zip(view.towns) {
        let waiting = match loot.is_empty() {
            true => voice.term("words-no-loot"),
            false => format!("{}.", tiles(view, loot, voice)),
        };
        lines.push(format!("{}: {waiting}", voice.phrase(&edition.site(town.space).name)));
    }
    for (junction, face) in edition.board.junctions.iter().zip(view.switches) {
        lines.push(format!("{}: {}.", voice.phrase(&junction.name), voice.term(shown(view, face))));
    }
    let marked = edition.board.cacti.iter().zip(view.territories).filter(|(_, marked)| *marked);
    lines.extend(marked.map(|(cactus, _)| {
        let message = Message::new("words-territory")
            .phrase("space", &edition.site(cactus.space).the)
            .phrase("rail", &edition.site(cactus.rail).the);
        voice.tell(&message)
    }));
    lines.extend(edition.main_map().filter_map(|space| on_space(view, space, voice)));
    lines
}

/// What a switch shows.
pub(super) const fn shown(view: &View, face: Face) -> &'static str {
    match face {
        _ if view.final_run => "switch-gone",
        Face::Red => "switch-red",
        Face::Green => "switch-green",
    }
}

/// Who is on a space, if anybody is.
fn on_space(view: &View, space: Space, voice: &Voice) -> Option<String> {
    let mut who: Vec<String> = (view.sheriff == space).then(|| voice.term("sheriff")).into_iter().collect();
    for (number, cowboy) in view.cowboys.iter().enumerate().filter(|(_, cowboy)| cowboy.at == space) {
        let id = match (cowboy.flat, cowboy.riding) {
            (true, _) => "words-flat",
            (_, Some(_)) => "words-mounted",
            _ => "words-on-foot",
        };
        let name = voice.term(view.game().colour(Seat::new(number)).message_id());
        who.push(voice.tell(&Message::new(id).text("name", name)));
    }
    let horses = Horse::ALL.into_iter().filter(|&horse| view.horses[horse as usize] == Some(space));
    let free = horses.filter(|&horse| view.cowboys.iter().all(|cowboy| cowboy.riding != Some(horse)));
    who.extend(free.map(|horse| format!("{} {horse}", voice.term("horse"))));
    let site = view.game().edition().site(space);
    (!who.is_empty()).then(|| format!("{} ({}): {}.", voice.phrase(&site.name), site.id, who.join(", ")))
}

/// What lies on a square.
fn square(view: &View, at: Square, voice: &Voice) -> String {
    let stack = &view.stacks[at.number()];
    match stack.top() {
        Some(top) if stack.0.len() > 1 => {
            let message = Message::new("words-stack").text("loot", tile(view, top, voice));
            voice.tell(&message.number("more", stack.0.len() as i64 - 1))
        }
        Some(top) => tile(view, top, voice),
        None => voice.term("words-empty"),
    }
}

/// A tile with what it asks for.
fn tile(view: &View, tile: Tile, voice: &Voice) -> String {
    let loot = &view.game().edition().loot[tile.number()];
    voice.tell(&Message::new("tile").phrase("loot", &loot.name).said("need", loot.need.message()))
}

/// Several tiles; nothing where there is none.
pub(super) fn tiles(view: &View, several: Tiles, voice: &Voice) -> String {
    let several: Vec<String> = several.iter().map(|one| tile(view, one, voice)).collect();
    several.join(", ")
}

/// Several tiles by what they ask for, in short.
pub(super) fn tiles_in_short(view: &View, several: Tiles, voice: &Voice) -> String {
    let several: Vec<String> =
        several.iter().map(|one| need(view.game().edition().need(one), voice)).collect();
    several.join(", ")
}

/// Somebody with what they hold.
fn cowboy(view: &View, seat: Seat, names: &[String], voice: &Voice) -> String {
    let Some(cowboy) = view.cowboys.get(seat.number()) else { return String::new() };
    let name = names.get(seat.number()).map_or("", String::as_str);
    let mut facts = vec![format!("{name}: {}.", hand(&cowboy.hand, voice))];
    if !cowboy.loot.is_empty() {
        facts.push(voice.tell(&Message::new("words-carries").text("loot", tiles(view, cowboy.loot, voice))));
    }
    if cowboy.bullets > 0 {
        let bullets = Message::new("words-holds-bullets").number("count", cowboy.bullets.into());
        facts.push(format!("{}.", voice.tell(&bullets)));
    }
    facts.extend(points(view, seat, voice));
    if let Some(title) = view.title_of(seat) {
        let message = Message::new("words-title").phrase("title", &title.title).phrase("skill", &title.skill);
        facts.push(format!("{}.", voice.tell(&message)));
    }
    facts.join(" ")
}

/// TH-VERSUS-05. The points of somebody, where everybody has their own.
pub(super) fn points(view: &View, seat: Seat, voice: &Voice) -> Option<String> {
    let cowboy = view.cowboys.get(seat.number())?;
    let waiting = cowboy.counters.iter().map(|&count| i64::from(count)).sum();
    let message =
        Message::new("words-points").number("points", cowboy.points.into()).number("waiting", waiting);
    (view.game().mode() == Mode::Versus).then(|| voice.tell(&message))
}

/// The cards of a hand, as far as they are seen, each with its name in notation.
pub(super) fn hand(hand: &SeenHand, voice: &Voice) -> String {
    if hand.is_empty() {
        return voice.term("words-no-cards");
    }
    let mut cards = card_names(hand.known(), voice);
    cards.extend(hidden_cards(hand, voice));
    cards.join(", ")
}

/// How many cards of a hand are hidden, if some are.
pub(super) fn hidden_cards(hand: &SeenHand, voice: &Voice) -> Option<String> {
    let hidden = hand.len() - hand.known().len();
    (hidden > 0).then(|| voice.tell(&Message::new("words-hidden-cards").number("count", hidden.into())))
}

/// The Wanted Cards laid out.
pub(super) fn wanted(view: &View, voice: &Voice) -> Vec<String> {
    if view.wanted.is_empty() {
        return vec![voice.term("words-no-wanted")];
    }
    let said = |phrase: &'static Phrase| voice.phrase(phrase).to_owned();
    let cards = view.wanted.iter().map(|card| &view.game().edition().wanted[card.number()]);
    cards.map(|card| format!("{}: {} → {}", said(&card.title), said(&card.deed), said(&card.skill))).collect()
}
