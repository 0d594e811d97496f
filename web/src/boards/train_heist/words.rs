//! The table in words: everything the view holds.

use crate::region::Region;
use catalog::Speech;
use game::{Game, Message};
use maud::{Markup, html};
use train_heist::{SeenHand, Space, Square, Tile, Tiles, View};

/// The turn and what is going on in it.
pub(super) fn heading(view: &View, speech: &Speech) -> String {
    speech.say(&view.heading())
}

/// The words, part by part.
pub(super) fn regions(view: &View, names: &[String], speech: &Speech) -> Vec<Region> {
    [
        status(view, names, speech),
        train(view, speech),
        map(view, speech),
        cowboys(view, names, speech),
        wanted(view, speech),
    ]
    .into_iter()
    .map(Region::of_page)
    .collect()
}

/// The words in an order that makes sense read aloud.
pub(super) fn in_words(view: &View, names: &[String], speech: &Speech) -> Markup {
    html! {
        div id="text-board" class="text-board" {
            @for region in regions(view, names, speech) { (region.markup) }
        }
    }
}

fn fact(says: &Message, speech: &Speech) -> Markup {
    html! { li { (speech.say(says)) } }
}

/// Meters and decks.
fn status(view: &View, names: &[String], speech: &Speech) -> Markup {
    let asked = view.asked.map(|seat| {
        let name = names.get(seat.number()).cloned().unwrap_or_default();
        Message::new("words-asked").named("who", view.game().colour(seat).message_id()).text("name", name)
    });
    html! {
        section id="status" class="status" {
            h2 id="round" { (heading(view, speech)) }
            ul {
                @if let Some(asked) = asked { (fact(&asked, speech)) }
                @for meter in view.meters() { (fact(&meter, speech)) }
            }
        }
    }
}

/// A tile with what it asks for, in words.
pub(super) fn tile(view: &View, tile: Tile, speech: &Speech) -> String {
    speech.say(&view.tile(tile))
}

/// Several tiles; nothing where there is none.
pub(super) fn tiles(view: &View, several: Tiles, speech: &Speech) -> String {
    let several: Vec<String> = several.iter().map(|one| tile(view, one, speech)).collect();
    several.join(", ")
}

/// What lies on a square.
pub(super) fn square(view: &View, at: Square, speech: &Speech) -> String {
    speech.say(&view.stack(at))
}

/// Who is on a space.
fn who_is_at(view: &View, space: Space, speech: &Speech) -> Vec<String> {
    let people = view.people_at(space).into_iter().map(|who| speech.say(&who));
    people.chain(view.free_horses_at(space).map(|_| speech.word("horse"))).collect()
}

/// The Train Map, from the engine to the caboose.
fn train(view: &View, speech: &Speech) -> Markup {
    let edition = view.game().edition();
    let language = speech.language().tag();
    html! {
        section id="words-train" {
            h3 { (speech.word("map-train")) }
            ol {
                @for (section, rail) in view.train.iter().enumerate() {
                    li {
                        b { (edition.train.sections[section].spoken_in(language)) } ": "
                        (edition.site(*rail).at.spoken_in(language)) "."
                        ul {
                            @for space in edition.train_map().filter(|&space| edition.section(space) == section) {
                                @let who = who_is_at(view, space, speech);
                                @if !who.is_empty() {
                                    li { (edition.site(space).name.spoken_in(language)) ": " (who.join(", ")) "." }
                                }
                                @if let Some(car) = edition.car(space) {
                                    @for side in 0..2 {
                                        @let at = Square::of(car, side);
                                        li { (speech.word(if side == 0 { "seat-left" } else { "seat-right" })) ": " (square(view, at, speech)) "." }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The Main Map: towns, switches, territories, and whoever is out there.
fn map(view: &View, speech: &Speech) -> Markup {
    let edition = view.game().edition();
    let language = speech.language().tag();
    html! {
        section id="words-map" {
            h3 { (speech.word("map-main")) }
            ul {
                @for (town, loot) in edition.board.towns.iter().zip(view.towns) {
                    li {
                        b { (edition.site(town.space).name.spoken_in(language)) } ": "
                        @if loot.is_empty() { (speech.word("words-no-loot")) } @else { (tiles(view, loot, speech)) "." }
                    }
                }
                @for (junction, shown) in edition.board.junctions.iter().zip(view.switches) {
                    li { (junction.name.spoken_in(language)) ": " (speech.word(view.shown_by(shown))) }
                }
                @for territory in view.marked_territories() { (fact(&territory, speech)) }
                @for space in edition.main_map() {
                    @let who = who_is_at(view, space, speech);
                    @if !who.is_empty() {
                        li { (edition.site(space).name.spoken_in(language)) ": " (who.join(", ")) "." }
                    }
                }
            }
        }
    }
}

/// Everybody, with what they hold.
fn cowboys(view: &View, names: &[String], speech: &Speech) -> Markup {
    html! {
        section id="words-cowboys" {
            h3 { (speech.word("words-cowboys")) }
            ul {
                @for (seat, cowboy) in view.game().seats().iter().zip(&view.cowboys) {
                    li {
                        b { (speech.word(view.game().colour(seat).message_id())) }
                        " (" (names.get(seat.number()).map_or("", String::as_str)) "): "
                        (hand(&cowboy.hand, speech)) ". "
                        @if !cowboy.loot.is_empty() {
                            (speech.say(&Message::new("words-carries").text("loot", tiles(view, cowboy.loot, speech)))) " "
                        }
                        @let said = [view.bullets_of(seat), view.points_of(seat), view.title_in_words(seat)];
                        @for fact in said.iter().flatten() { (speech.say(fact)) " " }
                    }
                }
            }
        }
    }
}

/// The cards of a hand, as far as they are seen.
pub(super) fn hand(hand: &SeenHand, speech: &Speech) -> String {
    let known = hand.known();
    if hand.is_empty() {
        return speech.word("words-no-cards");
    }
    let cards: Vec<String> = known.iter().map(|card| speech.say(&card.message())).collect();
    let more = hand.hidden_in_words().map(|more| speech.say(&more));
    cards.into_iter().chain(more).collect::<Vec<_>>().join(", ")
}

/// The Wanted Cards laid out.
fn wanted(view: &View, speech: &Speech) -> Markup {
    let language = speech.language().tag();
    html! {
        section id="words-wanted" {
            h3 { (speech.word("words-wanted")) }
            @if view.wanted.is_empty() { p { (speech.word("words-no-wanted")) } }
            ul {
                @for card in view.wanted.iter() {
                    @let card = &view.game().edition().wanted[card.number()];
                    li { b { (card.title.spoken_in(language)) } ": " (card.deed.spoken_in(language)) " → " (card.skill.spoken_in(language)) }
                }
            }
        }
    }
}
