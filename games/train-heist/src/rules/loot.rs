//! Loot the Train.

use super::{CheckResult, Offer, Play, action, payment, sheriff, wanted};
use crate::TrainHeist;
use crate::cards::Cards;
use crate::decision::{Claim, Decision, Naming};
use crate::event::Event;
use crate::loot::Need;
use crate::piece::Square;
use crate::refusal::Refusal;
use crate::state::{DecisionStep, State};
use crate::wanted::{Ability, Mission};
use game::{Seat, Sink};
use std::ops::ControlFlow;

/// TH-LOOT-01, TH-LOOT-09, TH-RU-31, TH-RU-96, TH-TUNNEL-06. May the cowboy loot: inside a car with loot, carrying none, with
/// cards for a tile? A Sheriff in the car, which is possible only in the tunnel, does not matter.
#[inline]
pub(crate) fn check(game: &TrainHeist, state: &State) -> CheckResult {
    let cowboy = state.active();
    let Some(car) = game.edition.car(cowboy.at) else { return Err(Refusal::NotInCar) };
    action::check_action(state)?;
    if cowboy.loot.len() > may_carry(game, state) {
        return Err(Refusal::Loaded);
    }
    let tops = [0, 1].map(|side| state.stacks.top(Square::of(car, side)));
    if tops == [None, None] {
        return Err(Refusal::NoTile);
    }
    let payable =
        tops.iter().flatten().any(|&tile| payment::could_meet(game.edition.need(tile), cowboy.hand));
    if payable { Ok(()) } else { Err(Refusal::DoesNotMeet("TH-RU-28")) }
}

/// TH-RU-31, TH-RU-99. The number of tiles a cowboy may carry and still loot: one with [`Ability::SecondLoot`], else
/// none.
fn may_carry(game: &TrainHeist, state: &State) -> u8 {
    u8::from(state.can(game, state.turn.seat, Ability::SecondLoot))
}

/// TH-LOOT-02, TH-LOOT-05. The requirements of the claimed tiles; `None` if one is missing or two are too many.
fn needs(game: &TrainHeist, state: &State, claim: Claim) -> Option<[Option<Need>; 2]> {
    let car = game.edition.car(state.active().at)?;
    if claim == Claim::Both && !state.active().loot.is_empty() {
        return None;
    }
    let mut needs = [None; 2];
    for (side, need) in needs.iter_mut().enumerate().filter(|(side, _)| claim.takes(*side)) {
        *need = Some(game.edition.need(state.stacks.top(Square::of(car, side))?));
    }
    Some(needs)
}

/// Is there only one tile, so that the claim reveals nothing about the hand?
pub(crate) fn is_one_tile(game: &TrainHeist, state: &State) -> bool {
    let Some(car) = game.edition.car(state.active().at) else { return false };
    [0, 1].into_iter().filter(|&side| state.stacks.top(Square::of(car, side)).is_some()).count() == 1
}

/// Can the hand pay for the claimed tiles?
pub(crate) fn check_claim(game: &TrainHeist, state: &State, claim: Claim) -> CheckResult {
    check(game, state)?;
    if claim == Claim::Both && !state.active().loot.is_empty() {
        return Err(Refusal::OneTileMore);
    }
    let needs = needs(game, state, claim).ok_or(Refusal::NoTile)?;
    let hand = state.active().hand;
    let payable = match needs {
        [Some(need), None] | [None, Some(need)] => payment::could_meet(need, hand),
        _ => hand.choices().any(|cards| payment::judge(needs, cards).is_some()),
    };
    if payable { Ok(()) } else { Err(Refusal::DoesNotMeet("TH-RU-28")) }
}

/// The legal claims.
pub(crate) fn tile_options(
    game: &TrainHeist,
    state: &State,
    offer: &mut impl Offer<Decision>,
) -> ControlFlow<()> {
    let payable = Claim::ALL.into_iter().filter(|&claim| check_claim(game, state, claim).is_ok());
    payable.into_iter().try_for_each(|claim| offer.offer(Decision::Take(claim)))
}

/// TH-LOOT-04, TH-RU-28. Do these cards pay for the claimed tiles?
pub(crate) fn check_payment(game: &TrainHeist, state: &State, claim: Claim, cards: Cards) -> CheckResult {
    action::check_action(state)?;
    if !state.active().hand.contain(cards) {
        return Err(Refusal::NotInHand("TH-LOOT-04"));
    }
    let needs = needs(game, state, claim).ok_or(Refusal::NoTile)?;
    payment::judge(needs, cards).map(|_| ()).ok_or(Refusal::DoesNotMeet("TH-RU-28"))
}

/// Every payment for the claimed tiles, once.
pub(crate) fn payments(game: &TrainHeist, state: &State, claim: Claim) -> impl Iterator<Item = Cards> {
    let needs = needs(game, state, claim);
    let pays = move |cards: &Cards| needs.is_some_and(|needs| payment::judge(needs, *cards).is_some());
    state.active().hand.choices().filter(pays)
}

/// The legal choices of cards.
pub(crate) fn card_options(
    game: &TrainHeist,
    state: &State,
    claim: Claim,
    offer: &mut impl Offer<Decision>,
) -> ControlFlow<()> {
    payments(game, state, claim).try_for_each(|cards| offer.offer(Decision::Pay(cards)))
}

/// TH-LOOT-10. The legal choices of what the Wilds stand for.
pub(crate) fn naming_options(
    game: &TrainHeist,
    state: &State,
    claim: Claim,
    cards: Cards,
    offer: &mut impl Offer<Decision>,
) -> ControlFlow<()> {
    if check_payment(game, state, claim, cards).is_err() {
        return ControlFlow::Continue(());
    }
    offer.offer(Decision::Name(Naming::Revolvers))?;
    offer.offer(Decision::Name(Naming::Otherwise))
}

/// TH-LOOT-10, TH-RU-25. Pays; asks what the Wilds stand for only if a displayed mission depends on it.
pub(crate) fn pay<S: Sink<TrainHeist>>(play: &mut Play<S>, seat: Seat, claim: Claim, cards: Cards) {
    let (game, state) = (play.game, play.state());
    let revolvers = needs(game, state, claim).and_then(|needs| payment::judge(needs, cards));
    let matters = wanted::can_earn(game, state, seat, Mission::ThreeRevolvers);
    match revolvers {
        Some(revolvers) if matters && revolvers.least < 3 && revolvers.most >= 3 => {
            action::reach_step(play, DecisionStep::LootNaming { claim, cards });
        }
        Some(revolvers) if revolvers.most >= 3 => take(play, seat, claim, cards, Naming::Revolvers),
        _ => take(play, seat, claim, cards, Naming::Otherwise),
    }
}

/// TH-LOOT-04, TH-LOOT-05, TH-LOOT-11, TH-RU-22, TH-WANTED-06. Discards the cards and takes the tiles; then the Sheriff
/// moves once per Wild, and only then missions are checked.
pub(crate) fn take<S: Sink<TrainHeist>>(
    play: &mut Play<S>,
    seat: Seat,
    claim: Claim,
    cards: Cards,
    naming: Naming,
) {
    let car = play.state().active().at;
    let beside_sheriff = play.state().sheriff == car;
    action::take_action(play, seat);
    play.happens(Event::LootPaid { seat, cards });
    let squares = play.game.edition.car(car).into_iter();
    for square in squares.flat_map(|car| [0, 1].map(|side| Square::of(car, side))) {
        if claim.takes(square.side())
            && let Some(tile) = play.state().stacks.top(square)
        {
            play.happens(Event::LootTaken { seat, square, tile });
            uncover(play, square);
        }
    }
    if !play.state().can(play.game, seat, Ability::QuietWilds) {
        sheriff::lure(play, car, cards.wilds());
    }
    let missions = [
        (Mission::ThreeRevolvers, naming == Naming::Revolvers),
        (Mission::ThreeWilds, cards.wilds() >= 3),
        (Mission::TwoTiles, claim == Claim::Both),
        (Mission::LootBesideSheriff, beside_sheriff),
        (Mission::BulletAndLoot, play.state().turn.bullets_spent > 0),
    ];
    for (mission, _) in missions.into_iter().filter(|(_, done)| *done) {
        wanted::mission_met(play, seat, mission);
    }
}

/// TH-LOOT-02, TH-RU-30. Reveals the tile that is now on top.
fn uncover<S: Sink<TrainHeist>>(play: &mut Play<S>, square: Square) {
    if let Some(tile) = play.state().stacks.top(square) {
        play.happens(Event::TileUncovered { square, tile });
    }
}
