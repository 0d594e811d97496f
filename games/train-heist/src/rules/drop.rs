//! Drop Off Loot at a Town.

use super::{CheckResult, Offer, Play, action, end, wanted};
use crate::TrainHeist;
use crate::decision::Decision;
use crate::event::Event;
use crate::loot::Tiles;
use crate::piece::TownSpot;
use crate::refusal::Refusal;
use crate::setup::{HouseRule, Mode};
use crate::state::{DecisionStep, Phase, State};
use crate::wanted::{Ability, Mission};
use game::{Luck, Seat, Sink};
use std::ops::ControlFlow;

/// TH-VERSUS-02. The number of Loot Counters of a colour.
pub(crate) const COUNTERS: u8 = 10;

/// TH-DROP-01, TH-RU-34, TH-RU-96. May the seat drop off: in any town, with loot, any number of times.
#[inline]
pub(crate) fn check(game: &TrainHeist, state: &State) -> CheckResult {
    let cowboy = state.active();
    if game.edition.town(cowboy.at).is_none() {
        return Err(Refusal::NotInTown);
    }
    action::check_action(state)?;
    if cowboy.loot.is_empty() { Err(Refusal::NoLoot) } else { Ok(()) }
}

/// TH-RU-32. Drops off everything carried; by house rule one of two tiles may be kept.
pub(crate) fn begin<S: Sink<TrainHeist>>(play: &mut Play<S>, seat: Seat, luck: &mut impl Luck) {
    let loot = play.state().cowboy(seat).loot;
    if play.game.plays_by(HouseRule::DropOffOneByOne) && loot.len() > 1 {
        action::reach_step(play, DecisionStep::DropTiles);
    } else {
        bring(play, seat, loot, luck);
    }
}

/// The legal choices of tiles, by house rule.
pub(crate) fn tile_options(
    game: &TrainHeist,
    state: &State,
    offer: &mut impl Offer<Decision>,
) -> ControlFlow<()> {
    if check(game, state).is_err() {
        return ControlFlow::Continue(());
    }
    let loot = state.active().loot;
    (1..=loot.len())
        .flat_map(|count| loot.choices(count))
        .try_for_each(|tiles| offer.offer(Decision::Bring(tiles)))
}

pub(crate) fn check_tiles(game: &TrainHeist, state: &State, tiles: Tiles) -> CheckResult {
    check(game, state)?;
    let own = tiles.less(state.active().loot).is_empty() && !tiles.is_empty();
    if own { Ok(()) } else { Err(Refusal::NoSuchTiles("TH-RU-32")) }
}

/// TH-DROP-01, TH-DROP-02, TH-DROP-05, TH-RU-33, TH-RU-99. Sets the tiles aside and draws the same number from the sack, or
/// what it holds; one more with [`Ability::ExtraTile`], if it holds more.
pub(crate) fn bring<S: Sink<TrainHeist>>(play: &mut Play<S>, seat: Seat, tiles: Tiles, luck: &mut impl Luck) {
    let Some(town) = play.game.edition.town(play.state().cowboy(seat).at) else { return };
    action::take_action(play, seat);
    play.happens(Event::LootReturned { seat, town: TownSpot::ALL[town], tiles });
    let mut sack = play.state().sack;
    let extra = play.state().can(play.game, seat, Ability::ExtraTile) && sack.len() > tiles.len();
    let mut drawn = Tiles::NONE;
    for _ in 0..(tiles.len() + u8::from(extra)).min(sack.len()) {
        if let Some(tile) = sack.iter().nth(luck.below(sack.len().into()) as usize) {
            (sack, drawn) = (sack.less(Tiles::only(tile)), drawn.with(tile));
        }
    }
    if !drawn.is_empty() {
        play.happens(Event::TilesDrawn { tiles: drawn });
    }
}

/// TH-RU-33, TH-RU-99. Every choice of tiles for the town, as many as were returned: of the drawn ones if there are enough,
/// else all of them and some of those returned.
fn layings(returned: Tiles, drawn: Tiles) -> impl Iterator<Item = Tiles> {
    let (must, may) = if drawn.len() >= returned.len() { (Tiles::NONE, drawn) } else { (drawn, returned) };
    may.choices(returned.len() - must.len()).map(move |some| must.and(some))
}

/// The legal choices of tiles to lay by the town.
pub(crate) fn laying_options(
    game: &TrainHeist,
    state: &State,
    returned: Tiles,
    drawn: Tiles,
    offer: &mut impl Offer<Decision>,
) -> ControlFlow<()> {
    if game.edition.town(state.active().at).is_none() {
        return ControlFlow::Continue(());
    }
    layings(returned, drawn).try_for_each(|tiles| offer.offer(Decision::Lay(tiles)))
}

pub(crate) fn check_laying(returned: Tiles, drawn: Tiles, tiles: Tiles) -> CheckResult {
    if layings(returned, drawn).any(|laying| laying == tiles) {
        Ok(())
    } else {
        Err(Refusal::NoSuchTiles("TH-RU-33"))
    }
}

/// TH-DROP-02, TH-DROP-03, TH-DROP-04, TH-DROP-06, TH-RU-35, TH-VERSUS-05, TH-RU-89. Lays the new tiles by the town face up;
/// the others go into the sack. Then each returned tile is a point, or in versus games a counter by the town.
pub(crate) fn lay<S: Sink<TrainHeist>>(play: &mut Play<S>, seat: Seat, tiles: Tiles) {
    let Phase::Acting(DecisionStep::Laying { returned, .. }) = play.state().phase else { return };
    let Some(town) = play.game.edition.town(play.state().cowboy(seat).at) else { return };
    let town = TownSpot::ALL[town];
    play.happens(Event::TilesLaid { town, tiles });
    if play.game.mode() == Mode::Versus {
        let cowboy = play.state().cowboy(seat);
        let left = COUNTERS.saturating_sub(cowboy.points + cowboy.counters.iter().sum::<u8>());
        let count = returned.len().min(left);
        if count > 0 {
            play.happens(Event::CountersPlaced { seat, town, count });
        }
    } else {
        play.happens(Event::Scored { seat, count: returned.len() });
        end::by_goal(play);
    }
    if let Phase::Over(_) = play.state().phase {
        return;
    }
    if play.state().cowboy(seat).delivered == 0b111 {
        wanted::mission_met(play, seat, Mission::AllTowns);
    }
}
