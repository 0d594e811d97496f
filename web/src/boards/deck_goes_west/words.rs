//! The table in words: everything the view holds.

use crate::region::Region;
use catalog::Speech;
use deck_goes_west::{SeenTile, Term, View};
use game::{Game, Message, Seat};
use maud::{Markup, html};

/// The Day or the Night, and what is going on in it.
pub(super) fn heading(view: &View, speech: &Speech) -> String {
    speech.say(&view.heading())
}

/// What a title says.
pub(super) fn term(term: Term, speech: &Speech) -> String {
    speech.word(term.message_id())
}

/// Is it worth saying now? At Night everybody has passed, and before the game is set up nobody stands anywhere.
pub(super) fn holds(state: Term, view: &View) -> bool {
    match state {
        Term::Passed => view.night().is_none(),
        Term::Out => view.is_set_up(),
        _ => true,
    }
}

/// The words, part by part.
pub(super) fn regions(view: &View, names: &[String], speech: &Speech) -> Vec<Region> {
    // The tiles come by themselves.
    let map = map(view, speech, |seen| html! { li id=(id_of(seen)) data-kept {} });
    let around =
        [status(view, speech), players(view, names, speech), map, row(view, speech), piles(view, speech)];
    let tiles = view.map.iter().map(|seen| tile(seen, view, speech));
    around.into_iter().chain(tiles).map(Region::of_page).collect()
}

/// The words in an order that makes sense read aloud.
pub(super) fn in_words(view: &View, names: &[String], speech: &Speech) -> Markup {
    html! {
        div id="text-board" class="text-board" {
            (status(view, speech))
            (players(view, names, speech))
            (map(view, speech, |seen| tile(seen, view, speech)))
            (row(view, speech))
            (piles(view, speech))
        }
    }
}

fn facts(said: &[Message], speech: &Speech) -> Markup {
    html! { @for fact in said { li { (speech.say(fact)) } } }
}

/// Tracks, piles and pieces that belong to nobody.
fn status(view: &View, speech: &Speech) -> Markup {
    html! {
        section id="status" class="status" {
            h2 id="round" { (heading(view, speech)) }
            ul {
                @if let Some(waits) = view.waits_for() { li { (speech.say(&waits)) } }
                (facts(&view.meters(), speech))
            }
        }
    }
}

/// Everybody, with what they hold.
fn players(view: &View, names: &[String], speech: &Speech) -> Markup {
    html! {
        section id="words-players" {
            h3 { (term(Term::Players, speech)) }
            ul {
                @for seat in view.game().seats().iter() {
                    @let name = view.game().character(seat).name.spoken_in(speech.language().tag());
                    li {
                        b { (name) } " (" (names.get(seat.number()).map_or("", String::as_str)) "): "
                        @for fact in view.player_in_words(seat) { (speech.say(&fact)) " " }
                        (speech.say(&view.hand_in_words(seat)))
                    }
                }
            }
        }
    }
}

/// The map, West to East, North before South.
fn map(view: &View, speech: &Speech, tile: impl Fn(&SeenTile) -> Markup) -> Markup {
    html! {
        section id="words-map" {
            h3 { (term(Term::Map, speech)) }
            ul { @for seen in &view.map { (tile(seen)) } }
        }
    }
}

fn id_of(seen: &SeenTile) -> String {
    format!("word_{}_{}", seen.place.column, seen.place.row)
}

fn tile(seen: &SeenTile, view: &View, speech: &Speech) -> Markup {
    html! {
        li id=(id_of(seen)) {
            (speech.say(&view.tile_in_words(seen)))
            @for way in view.ways_of_tile(seen) { " " (speech.say(&way)) "." }
            @for job in view.jobs_of_tile(seen) { " " (speech.say(&job)) }
        }
    }
}

/// The Trade Row with its prices.
fn row(view: &View, speech: &Speech) -> Markup {
    html! {
        section id="words-row" {
            h3 { (term(Term::TradeRow, speech)) }
            ul { (facts(&view.row_in_words(), speech)) }
        }
    }
}

/// The piles of everybody, as far as they may be looked through.
fn piles(view: &View, speech: &Speech) -> Markup {
    html! {
        section id="words-piles" {
            h3 { (speech.word("piles-title")) }
            ul {
                @for seat in (0..view.players.len()).map(Seat::new) {
                    @let player = &view.players[seat.number()];
                    @let name = view.game().character(seat).name.spoken_in(speech.language().tag());
                    li { (name) ", " (term(Term::DiscardPile, speech)) ": " (cards(view, &player.discard, speech)) "." }
                }
            }
        }
    }
}

/// Cards by their names, with how many there are; a word for none.
pub(super) fn cards(view: &View, cards: &deck_goes_west::Counts, speech: &Speech) -> String {
    let language = speech.language().tag();
    let name = |&(card, count): &(deck_goes_west::Kind, usize)| {
        let name = view.game().edition().card(card).name.spoken_in(language);
        if count == 1 { name.to_owned() } else { format!("{count} {name}") }
    };
    let named: Vec<String> = cards.iter().map(name).collect();
    if named.is_empty() { speech.word("list-none") } else { named.join(", ") }
}
