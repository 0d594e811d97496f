//! Event Cards.

use super::{Play, sheriff, switch, train};
use crate::TrainHeist;
use crate::event::Event;
use crate::event_card::EventCard;
use crate::piece::CactusSpot;
use crate::setup::HouseRule;
use game::Sink;

/// TH-STAR-01, TH-EVENT-01, TH-EVENT-02, TH-RU-45, TH-END-03. Plays the next card, if there is one, and carries it out at
/// once; after the last one both switches leave the board.
pub(crate) fn draw<S: Sink<TrainHeist>>(play: &mut Play<S>) {
    let Some(&card) = play.state().events.to_come().first() else { return };
    play.happens(Event::EventPlayed { card });
    match card {
        EventCard::SpeedUp => speed_up(play),
        EventCard::Cherokee(cactus) => add_cherokee(play, cactus),
        EventCard::TrackSwitched => track_switched(play),
        EventCard::Sheriff(way, spaces) => sheriff::walk(play, way, spaces),
    }
    if play.state().events.to_come().is_empty() {
        play.happens(Event::SwitchesRemoved);
    }
}

/// TH-EVENT-11, TH-RU-51. Raises the base speed. At the top, the latest prisoner that had raised the speed no longer lowers
/// it on release; without one nothing changes. By house rule only the base counts, not the prisoners.
fn speed_up<S: Sink<TrainHeist>>(play: &mut Play<S>) {
    let (game, state) = (play.game, play.state());
    let by_prisoners = game.plays_by(HouseRule::SpeedByPrisoners);
    let speed = if by_prisoners { state.base_speed } else { state.speed(game) };
    if speed < game.edition.top_speed {
        return play.happens(Event::SpeedRaised);
    }
    if by_prisoners {
        return;
    }
    let raised = |seat: &game::Seat| state.cowboy(*seat).raised;
    if let Some(seat) = state.prisoners.into_iter().flatten().rfind(raised) {
        play.happens(Event::SpeedLocked { seat });
    }
}

/// TH-EVENT-04, TH-EVENT-06. Makes the cactus and the rail in front of it Cherokee Territory; trains pass as before.
fn add_cherokee<S: Sink<TrainHeist>>(play: &mut Play<S>, cactus: CactusSpot) {
    play.happens(Event::TerritoryMarked { cactus });
}

/// TH-EVENT-08, TH-EVENT-09, TH-EVENT-10, TH-RU-48. Turns the switch of the next junction; the other one if the train
/// stands there; none if it stands on both.
fn track_switched<S: Sink<TrainHeist>>(play: &mut Play<S>) {
    let Some(next) = train::next_junction(play.game, play.state()) else { return };
    let free = [next, next.other()]
        .into_iter()
        .find(|&junction| switch::check_turn(play.game, play.state(), junction).is_ok());
    if let Some(junction) = free {
        play.happens(Event::TrackSwitched { junction });
    }
}
