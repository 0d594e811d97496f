//! The train at a town.

use super::{CheckResult, Offer, Play, end, train};
use crate::TrainHeist;
use crate::decision::Decision;
use crate::event::Event;
use crate::loot::{Tile, Tiles};
use crate::outcome::EndedBy;
use crate::piece::{Square, TownSpot};
use crate::refusal::Refusal;
use crate::setup::Mode;
use crate::state::{Encounters, Met, Phase, Stage, State};
use crate::wanted::Ability;
use game::{Luck, Seat, SeatSet, Sink};
use std::ops::ControlFlow;

/// The index of the town in front of which this star is.
fn town_of(game: &TrainHeist, met: Option<Met>) -> Option<usize> {
    let Some(Met::Star(rail)) = met else { return None };
    game.edition.board.towns.iter().position(|town| town.star == rail)
}

/// TH-TOWN-01, TH-TOWN-04, TH-RU-38, TH-RU-88. After the event: counters score, tiles are loaded, or the Hangman comes
/// nearer; then empty squares are filled.
pub(crate) fn resolve<S: Sink<TrainHeist>>(play: &mut Play<S>, stage: Stage, met: Met, luck: &mut impl Luck) {
    let Some(town) = town_of(play.game, Some(met)) else { return train::next(play) };
    match stage {
        Stage::Event => {}
        Stage::Town => {
            pay_counters(play, town);
            if let Phase::Over(_) = play.state().phase {
                return;
            }
            let empty = play.state().towns[town].is_empty();
            let next = if empty { Stage::Hangman { let_hang: SeatSet::EMPTY } } else { Stage::Loading };
            train::stage(play, next);
        }
        Stage::Hangman { .. } => move_hangman(play),
        Stage::Loading => train::stage(play, Stage::Filling { drawn: None }),
        Stage::Filling { .. } => draw_for_a_square(play, luck),
    }
}

/// TH-VERSUS-06, TH-RU-84, TH-RU-95. Every counter by this town scores a point before anything is loaded; then a player may
/// have won.
fn pay_counters<S: Sink<TrainHeist>>(play: &mut Play<S>, town: usize) {
    if play.game.mode() != Mode::Versus {
        return;
    }
    for seat in State::clockwise_from(play.state().turn.seat, play.game.seat_count()) {
        let count = play.state().cowboy(seat).counters[town];
        if count > 0 {
            play.happens(Event::CountersPaid { seat, town: TownSpot::ALL[town], count });
        }
    }
    end::by_counters(play);
}

/// TH-RU-99. The seat that may stop the Hangman: it has the ability and three cards to discard, and has not declined.
pub(crate) fn may_hold(game: &TrainHeist, state: &State, let_hang: SeatSet) -> Option<Seat> {
    State::clockwise_from(state.turn.seat, game.seat_count()).find(|&seat| {
        !let_hang.contains(seat)
            && state.cowboy(seat).hand.len() >= 3
            && state.can(game, seat, Ability::HoldHangman)
    })
}

/// TH-TOWN-04, TH-END-02, TH-RU-38, TH-RU-90. Moves the marker one knot towards the skull; there the game ends at once.
fn move_hangman<S: Sink<TrainHeist>>(play: &mut Play<S>) {
    play.happens(Event::HangmanMoved);
    if play.state().hangman >= play.game.edition.knots {
        return match play.game.mode() {
            Mode::Versus => end::by_points(play, EndedBy::Skull),
            _ => end::without_winner(play, EndedBy::Skull),
        };
    }
    train::stage(play, Stage::Filling { drawn: None });
}

/// TH-TOWN-03, TH-RU-37. The squares for a tile of this town: an empty one, else the smaller stack, else either.
fn squares(state: &State, town: usize) -> impl Iterator<Item = Square> {
    let [left, right] = [0, 1].map(|side| Square::of(town, side));
    let (low, high) = (state.stacks.height(left), state.stacks.height(right));
    // Two empty squares count as two stacks of the same height.
    [(left, low <= high), (right, high <= low)]
        .into_iter()
        .filter(|(_, fits)| *fits)
        .map(|(square, _)| square)
}

/// The squares without a tile.
fn empty_squares(state: &State) -> impl Iterator<Item = Square> {
    Square::ALL.into_iter().filter(|&square| state.stacks.top(square).is_none())
}

/// TH-TOWN-05, TH-TOWN-06, TH-RU-37. Draws a tile face up for the next empty square, of any car; if no square is empty, or
/// the sack is, the town is resolved.
fn draw_for_a_square<S: Sink<TrainHeist>>(play: &mut Play<S>, luck: &mut impl Luck) {
    let sack = play.state().sack;
    if sack.is_empty() || empty_squares(play.state()).next().is_none() {
        return train::next(play);
    }
    if let Some(tile) = sack.iter().nth(luck.below(sack.len().into()) as usize) {
        play.happens(Event::TileDrawn { tile });
    }
}

/// The legal decisions while a town is resolved.
pub(crate) fn options(
    game: &TrainHeist,
    state: &State,
    rolling: Encounters,
    offer: &mut impl Offer<Decision>,
) -> ControlFlow<()> {
    match rolling.stage {
        Stage::Hangman { let_hang } => {
            let Some(seat) = may_hold(game, state, let_hang) else { return ControlFlow::Continue(()) };
            offer.offer(Decision::LetHang)?;
            let mut three = state.cowboy(seat).hand.choices().filter(|cards| cards.len() == 3);
            three.try_for_each(|cards| offer.offer(Decision::Hold(cards)))
        }
        Stage::Loading => {
            let Some(town) = town_of(game, rolling.current()) else { return ControlFlow::Continue(()) };
            for tile in state.towns[town].iter() {
                squares(state, town).try_for_each(|square| offer.offer(Decision::Load(tile, square)))?;
            }
            ControlFlow::Continue(())
        }
        Stage::Filling { drawn: Some(_) } => {
            empty_squares(state).try_for_each(|square| offer.offer(Decision::Fill(square)))
        }
        Stage::Filling { drawn: None } | Stage::Event | Stage::Town => ControlFlow::Continue(()),
    }
}

pub(crate) fn check(
    game: &TrainHeist,
    state: &State,
    rolling: Encounters,
    decision: Decision,
) -> CheckResult {
    match (rolling.stage, decision) {
        (Stage::Hangman { .. }, Decision::LetHang) => Ok(()),
        (Stage::Hangman { let_hang }, Decision::Hold(cards)) => {
            let holder = may_hold(game, state, let_hang);
            match holder.is_some_and(|seat| state.cowboy(seat).hand.contain(cards)) {
                false => Err(Refusal::NotInHand("TH-RU-99")),
                true if cards.len() == 3 => Ok(()),
                true => Err(Refusal::DoesNotMeet("TH-RU-99")),
            }
        }
        (Stage::Loading, Decision::Load(tile, square)) => {
            let fits = town_of(game, rolling.current()).is_some_and(|town| {
                state.towns[town].has(tile) && squares(state, town).any(|other| other == square)
            });
            if fits { Ok(()) } else { Err(Refusal::NoSuchSquare("TH-TOWN-03")) }
        }
        (Stage::Filling { drawn: Some(_) }, Decision::Fill(square)) => {
            if empty_squares(state).any(|other| other == square) {
                Ok(())
            } else {
                Err(Refusal::NoSuchSquare("TH-TOWN-05"))
            }
        }
        _ => Err(Refusal::wrong_step(game, state)),
    }
}

/// Carries out a decision while a town is resolved.
pub(crate) fn carry_out<S: Sink<TrainHeist>>(play: &mut Play<S>, seat: Seat, decision: Decision) {
    let Phase::Rolling(rolling) = play.state().phase else { return };
    match (rolling.stage, decision) {
        (Stage::Hangman { .. }, Decision::LetHang) => play.happens(Event::HangmanLet { seat }),
        (Stage::Hangman { .. }, Decision::Hold(cards)) => {
            play.happens(Event::HangmanHeld { seat, cards });
            train::stage(play, Stage::Filling { drawn: None });
        }
        (Stage::Loading, Decision::Load(tile, square)) => load(play, rolling, tile, square),
        (Stage::Filling { drawn: Some(tile) }, Decision::Fill(square)) => {
            play.happens(Event::SquareFilled { tile, square });
        }
        _ => {}
    }
}

/// TH-TOWN-02, TH-TOWN-03. Loads a tile, face up; after the last one the empty squares are filled.
fn load<S: Sink<TrainHeist>>(play: &mut Play<S>, rolling: Encounters, tile: Tile, square: Square) {
    let Some(town) = town_of(play.game, rolling.current()) else { return };
    play.happens(Event::TileLoaded { town: TownSpot::ALL[town], tile, square });
    if play.state().towns[town] == Tiles::NONE {
        train::stage(play, Stage::Filling { drawn: None });
    }
}
