//! Invariants of every state.

use super::{Cowboy, DecisionStep, Phase, SEATS, State, Tokens};
use crate::TrainHeist;
use crate::cards::Cards;
use crate::loot::Tiles;
use crate::piece::{Horse, Square};
use crate::rules::{drop, trade};
use crate::setup::Mode;
use game::Game;

/// Checks all invariants; the error names the one that does not hold.
pub(crate) fn invariants(game: &TrainHeist, state: &State) -> Result<(), String> {
    let holds = |truth: bool, what: &str| if truth { Ok(()) } else { Err(format!("{what}: {state:?}")) };
    holds(cards_are_in_one_place(game, state), "a Poker Card is in two places, or lost")?;
    holds(tiles_are_in_one_place(game, state), "a Loot Tile is in two places, or lost")?;
    holds(unseen_tiles_are_hidden(state), "a tile in sight counts as unseen")?;
    holds(bullets_add_up(game, state), "Bullets do not add up")?;
    holds(the_train_holds_together(game, state), "the train is torn apart")?;
    holds(game.edition.train.walk.contains(&state.sheriff), "the Sheriff has left his walk")?;
    holds(riders_are_with_their_horses(state), "a rider is not with the horse")?;
    holds(prisoners_are_in_jail(game, state), "the prisoners are not those in jail")?;
    holds(hands_are_within_limits(game, state), "a hand is above its limit")?;
    holds(nobody_is_run_over(game, state), "a cowboy or a horse stands where a car is")?;
    holds(titles_are_earned_once(game, state), "a Wanted Card is in two places")?;
    holds((1..=game.edition.top_speed).contains(&state.base_speed), "the speed is off its meter")?;
    holds(counters_add_up(state), "there are more Loot Counters than there can be")?;
    holds(state.hangman <= game.edition.knots, "the Hangman is past the skull")?;
    holds(
        (state.tokens == Tokens::Removed) == state.events.to_come().is_empty() || is_amid_an_event(state),
        "the switches are on the board after the last event, or off it before",
    )?;
    holds(unused_seats_are_empty(game, state), "a seat that does not play has something")
}

fn is_amid_an_event(state: &State) -> bool {
    matches!(state.phase, Phase::Rolling(_) | Phase::Over(_))
}

fn cards_are_in_one_place(game: &TrainHeist, state: &State) -> bool {
    let hands = state.cowboys.iter().map(|cowboy| cowboy.hand);
    let places = hands.chain([state.discards, state.deck.next(state.deck.len())]);
    let mut all = Cards::NONE;
    for place in places {
        if place.suited().kinds().any(|card| all.has(card)) {
            return false;
        }
        all = all.and(place);
    }
    Cards::whole_deck(game.edition.wilds).contain(all)
        && state.cowboys.iter().all(|cowboy| cowboy.hand.contain(cowboy.shown))
}

fn tiles_are_in_one_place(game: &TrainHeist, state: &State) -> bool {
    let aside = match state.phase {
        Phase::Acting(DecisionStep::Laying { returned, drawn }) => returned.and(drawn),
        _ => Tiles::NONE,
    };
    let drawn = state.tile_in_hand().map_or(Tiles::NONE, Tiles::only);
    let stacks = Square::ALL.map(|square| state.stacks.tiles(square).collect::<Tiles>());
    let carried = state.cowboys.iter().map(|cowboy| cowboy.loot);
    let places = stacks.into_iter().chain(state.towns).chain(carried).chain([state.sack, aside, drawn]);
    let count: u32 = places.clone().map(|tiles| u32::from(tiles.len())).sum();
    let all = places.fold(Tiles::NONE, Tiles::and);
    u32::from(all.len()) == count && all.less(Tiles::first(game.edition.loot.len())).is_empty()
}

fn unseen_tiles_are_hidden(state: &State) -> bool {
    let under =
        Square::ALL.into_iter().flat_map(|square| state.stacks.tiles(square).skip(1)).collect::<Tiles>();
    state.unseen.less(state.sack.and(under)).is_empty()
}

fn bullets_add_up(game: &TrainHeist, state: &State) -> bool {
    let held = state.cowboys.iter().map(|cowboy| cowboy.bullets);
    let one_each = game.mode() != Mode::Versus || held.clone().all(|bullets| bullets <= 1);
    held.map(u16::from).sum::<u16>() + u16::from(state.bullets) == u16::from(game.edition.bullets) && one_each
}

fn the_train_holds_together(game: &TrainHeist, state: &State) -> bool {
    let wrap = game.edition.board.wrap;
    let coupled = |pair: &[crate::space::Space]| {
        game.edition.beside(pair[0]).contains(pair[1]) || (wrap.contains(&pair[0]) && wrap.contains(&pair[1]))
    };
    state.train.windows(2).all(coupled) && state.occupied().len() == 5
}

fn riders_are_with_their_horses(state: &State) -> bool {
    let with_horse = state.cowboys.iter().all(|cowboy| match cowboy.riding {
        Some(horse) => state.horses[horse as usize] == Some(cowboy.at),
        None => true,
    });
    with_horse && Horse::ALL.into_iter().all(|horse| state.riders(horse).len() <= 2)
}

fn prisoners_are_in_jail(game: &TrainHeist, state: &State) -> bool {
    let jailed = state.jailed();
    game.seats().iter().all(|seat| state.is_jailed(game, seat) == jailed.contains(seat))
        && state.prisoners.iter().flatten().count() == jailed.len()
        && game.seats().iter().all(|seat| !state.cowboy(seat).raised || jailed.contains(seat))
}

fn hands_are_within_limits(game: &TrainHeist, state: &State) -> bool {
    game.seats().iter().all(|seat| {
        let cowboy = state.cowboy(seat);
        cowboy.hand.len() <= trade::hand_limit(game, state, seat) && cowboy.loot.len() <= 2
    })
}

fn nobody_is_run_over(game: &TrainHeist, state: &State) -> bool {
    let occupied = state.occupied();
    game.seats().iter().all(|seat| !occupied.contains(state.cowboy(seat).at))
        && state.horses.iter().flatten().all(|&space| !occupied.contains(space))
}

fn titles_are_earned_once(game: &TrainHeist, state: &State) -> bool {
    let titles: Vec<_> =
        game.seats().iter().filter_map(|seat| state.cowboy(seat).title).map(|title| title.card).collect();
    let apart = titles.iter().enumerate().all(|(at, title)| !titles[..at].contains(title));
    apart && titles.iter().all(|&title| !state.wanted.has(title))
}

fn counters_add_up(state: &State) -> bool {
    let used =
        |cowboy: &Cowboy| u16::from(cowboy.points) + cowboy.counters.into_iter().map(u16::from).sum::<u16>();
    state.cowboys.iter().all(|cowboy| used(cowboy) <= u16::from(drop::COUNTERS))
}

fn unused_seats_are_empty(game: &TrainHeist, state: &State) -> bool {
    let blank = State::blank(game);
    (game.seat_count()..SEATS).all(|number| state.cowboys[number] == blank.cowboys[number])
}
