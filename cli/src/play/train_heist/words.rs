//! The table in words: everything a view holds, line by line, in an order that makes sense read aloud.

use super::piece::{card_names, need};
use crate::play::voice::Voice;
use game::{Game, Message, Phrase, Seat};
use train_heist::{SeenHand, Space, Square, Tiles, View};

/// The turn, and how many actions are left in it.
pub(super) fn heading(view: &View, voice: &Voice) -> String {
    voice.tell(&view.heading())
}

/// All of it.
pub(super) fn table(view: &View, names: &[String], voice: &Voice) -> Vec<String> {
    let mut lines = vec![heading(view, voice)];
    lines.extend(view.meters().iter().map(|meter| voice.tell(meter)));
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
                lines.push(format!("  {seat} ({side}): {}.", voice.tell(&view.stack(side))));
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
        lines.push(format!("{}: {}.", voice.phrase(&junction.name), voice.term(view.shown_by(face))));
    }
    lines.extend(view.marked_territories().iter().map(|territory| voice.tell(territory)));
    lines.extend(edition.main_map().filter_map(|space| on_space(view, space, voice)));
    lines
}

/// Who is on a space, if anybody is.
fn on_space(view: &View, space: Space, voice: &Voice) -> Option<String> {
    let people = view.people_at(space).into_iter().map(|who| voice.tell(&who));
    let horses = view.free_horses_at(space).map(|horse| format!("{} {horse}", voice.term("horse")));
    let who: Vec<String> = people.chain(horses).collect();
    let site = view.game().edition().site(space);
    (!who.is_empty()).then(|| format!("{} ({}): {}.", voice.phrase(&site.name), site.id, who.join(", ")))
}

/// Several tiles; nothing where there is none.
pub(super) fn tiles(view: &View, several: Tiles, voice: &Voice) -> String {
    let several: Vec<String> = several.iter().map(|one| voice.tell(&view.tile(one))).collect();
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
    facts.extend(view.bullets_of(seat).map(|bullets| format!("{}.", voice.tell(&bullets))));
    facts.extend(view.points_of(seat).map(|points| voice.tell(&points)));
    facts.extend(view.title_in_words(seat).map(|title| format!("{}.", voice.tell(&title))));
    facts.join(" ")
}

/// The cards of a hand, as far as they are seen, each with its name in notation.
pub(super) fn hand(hand: &SeenHand, voice: &Voice) -> String {
    if hand.is_empty() {
        return voice.term("words-no-cards");
    }
    let mut cards = card_names(hand.known(), voice);
    cards.extend(hand.hidden_in_words().map(|hidden| voice.tell(&hidden)));
    cards.join(", ")
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
