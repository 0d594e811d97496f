//! The table in words: everything the view holds.

use crate::region::Region;
use catalog::Speech;
use game::{Message, Seat};
use maud::{Markup, html};
use train_heist::{EventCard, Face, Horse, Mode, SeenHand, Space, Square, Tile, Tiles, View};

/// The turn and what is going on in it.
pub(super) fn heading(view: &View, speech: &Speech) -> String {
    if view.ending().is_some() {
        return speech.word("heading-over");
    }
    let message = Message::new("heading-turn")
        .number("turn", view.turn_number().into())
        .named("who", view.game().colour(view.active()).message_id())
        .number("actions", view.actions().into());
    speech.say(&message)
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
    let number = |id, name, number: u8| Message::new(id).number(name, number.into());
    let goal = match view.game().mode() {
        Mode::Cooperative | Mode::Solitaire => Message::new("words-score-of")
            .number("score", view.score.into())
            .number("goal", view.agreed().goal.into()),
        Mode::ScoreChallenge => number("words-score", "score", view.score),
        Mode::Versus => Message::new("words-versus"),
    };
    let asked = view.asked.map(|seat| {
        let name = names.get(seat.number()).cloned().unwrap_or_default();
        Message::new("words-asked").named("who", view.game().colour(seat).message_id()).text("name", name)
    });
    html! {
        section id="status" class="status" {
            h2 id="round" { (heading(view, speech)) }
            ul {
                @if let Some(asked) = asked { (fact(&asked, speech)) }
                (fact(&goal, speech))
                (fact(&number("words-speed", "speed", view.speed), speech))
                (fact(&number("words-hangman", "knots", view.hangman).number("most", view.game().edition().knots.into()), speech))
                (fact(&number("words-events", "count", view.events), speech))
                (fact(&number("words-deck", "count", view.deck), speech))
                (fact(&number("words-bullets", "count", view.bullets), speech))
                @if view.final_run { (fact(&Message::new("words-final-run"), speech)) }
                @if let Some(&last) = view.played.last() { (fact(&played(view, last), speech)) }
            }
        }
    }
}

fn played(view: &View, card: EventCard) -> Message {
    match view.game().edition().events.iter().find(|kind| kind.card == card) {
        Some(kind) => Message::new("words-last-event").phrase("event", &kind.name),
        None => Message::new("words-no-event"),
    }
}

/// A tile with what it asks for, in words.
pub(super) fn tile(view: &View, tile: Tile, speech: &Speech) -> String {
    let loot = &view.game().edition().loot[tile.number()];
    speech.say(&Message::new("tile").phrase("loot", &loot.name).said("need", loot.need.message()))
}

/// Several tiles; nothing where there is none.
pub(super) fn tiles(view: &View, several: Tiles, speech: &Speech) -> String {
    let several: Vec<String> = several.iter().map(|one| tile(view, one, speech)).collect();
    several.join(", ")
}

/// What lies on a square.
pub(super) fn square(view: &View, at: Square, speech: &Speech) -> String {
    let stack = &view.stacks[at.number()];
    match stack.top() {
        Some(top) if stack.0.len() > 1 => {
            let message = Message::new("words-stack").text("loot", tile(view, top, speech));
            speech.say(&message.number("more", stack.0.len() as i64 - 1))
        }
        Some(top) => tile(view, top, speech),
        None => speech.word("words-empty"),
    }
}

/// Who is on a space.
fn who_is_at(view: &View, space: Space, speech: &Speech) -> Vec<String> {
    let mut who: Vec<String> = (view.sheriff == space).then(|| speech.word("sheriff")).into_iter().collect();
    for (number, cowboy) in view.cowboys.iter().enumerate().filter(|(_, cowboy)| cowboy.at == space) {
        let name = speech.word(view.game().colour(Seat::new(number)).message_id());
        let id = match (cowboy.flat, cowboy.riding) {
            (true, _) => "words-flat",
            (_, Some(_)) => "words-mounted",
            _ => "words-on-foot",
        };
        who.push(speech.say(&Message::new(id).text("name", name)));
    }
    let horses = Horse::ALL.into_iter().filter(|&horse| view.horses[horse as usize] == Some(space));
    let free = horses.filter(|&horse| view.cowboys.iter().all(|cowboy| cowboy.riding != Some(horse)));
    who.extend(free.map(|_| speech.word("horse")));
    who
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
    let face = |face: Face| match face {
        _ if view.final_run => "switch-gone",
        Face::Red => "switch-red",
        Face::Green => "switch-green",
    };
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
                    li { (junction.name.spoken_in(language)) ": " (speech.word(face(shown))) }
                }
                @for (cactus, marked) in edition.board.cacti.iter().zip(view.territories) {
                    @if marked {
                        (fact(&Message::new("words-territory").phrase("space", &edition.site(cactus.space).the).phrase("rail", &edition.site(cactus.rail).the), speech))
                    }
                }
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
                @for (number, cowboy) in view.cowboys.iter().enumerate() {
                    li {
                        b { (speech.word(view.game().colour(Seat::new(number)).message_id())) }
                        " (" (names.get(number).map_or("", String::as_str)) "): "
                        (hand(&cowboy.hand, speech)) ". "
                        @if !cowboy.loot.is_empty() {
                            (speech.say(&Message::new("words-carries").text("loot", tiles(view, cowboy.loot, speech)))) " "
                        }
                        @if cowboy.bullets > 0 {
                            (speech.say(&Message::new("words-holds-bullets").number("count", cowboy.bullets.into()))) " "
                        }
                        @if view.game().mode() == Mode::Versus {
                            (speech.say(&Message::new("words-points").number("points", cowboy.points.into()).number("waiting", cowboy.counters.iter().map(|&count| i64::from(count)).sum()))) " "
                        }
                        @if let Some(title) = view.title_of(Seat::new(number)) {
                            (speech.say(&Message::new("words-title").phrase("title", &title.title).phrase("skill", &title.skill)))
                        }
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
    let hidden = hand.len() - known.len();
    let more =
        (hidden > 0).then(|| speech.say(&Message::new("words-hidden-cards").number("count", hidden.into())));
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
