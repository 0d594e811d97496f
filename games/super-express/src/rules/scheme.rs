//! Schemin'!: all players choose three cards in secret.

use super::{Play, execution, round};
use crate::SuperExpress;
use crate::decision::{Decision, Program};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::{Phase, State};
use crate::train::Whereabouts;
use game::{Asked, Game, Seat, Sink};

/// SE-SCHEME-04, SE-SCHEME-05. All bandits in the game are asked at once; a sealed program may be changed until all are.
#[inline]
pub(crate) fn asked(game: &SuperExpress, state: &State) -> Asked {
    let mut asked = Asked::NOBODY;
    if let Phase::Scheming { sealed } = &state.phase {
        for seat in game.seats() {
            match (state.figures[seat], sealed[seat]) {
                (Whereabouts::Eliminated, _) => {}
                (_, None) => asked.awaits.insert(seat),
                (_, Some(_)) => asked.may_change.insert(seat),
            }
        }
    }
    asked
}

/// SE-SCHEME-01, SE-SCHEME-04, SE-ROUND-05. Checks a program: three cards of the hand, chosen before the first is revealed.
pub(crate) fn check(
    game: &SuperExpress,
    state: &State,
    seat: Seat,
    decision: Decision,
) -> Result<(), Refusal> {
    match state.phase {
        Phase::Over(_) => return Err(Refusal::GameOver),
        Phase::Acting { .. } | Phase::Emptied => return Err(Refusal::ExecutionBegan),
        Phase::Scheming { .. } => {}
    }
    if state.figures[seat] == Whereabouts::Eliminated {
        return Err(Refusal::Eliminated);
    }
    let Decision::Plan(program) = decision;
    match game.modules().lack(program) {
        Some(card) => Err(Refusal::CardNotInHand(card)),
        None => Ok(()),
    }
}

/// SE-SCHEME-06. All programs of the hand, for a seat that is asked or may still change its program.
#[inline]
pub(crate) fn legal(game: &SuperExpress, state: &State, seat: Seat) -> &'static [Decision] {
    match (&state.phase, state.figures[seat]) {
        (Phase::Scheming { .. }, Whereabouts::Aboard(_)) => Decision::all(game.modules()),
        _ => &[],
    }
}

/// SE-SCHEME-02, SE-SCHEME-03. Lays the three cards face down; once all piles are laid, the cards are revealed.
pub(crate) fn seal<S: Sink<SuperExpress>>(play: &mut Play<S>, seat: Seat, program: Program) {
    play.happens(Event::ProgramSealed { seat, program });
    if asked(play.game, play.state()).awaits.is_empty() {
        execution::begin(play);
        round::go_on(play);
    }
}
