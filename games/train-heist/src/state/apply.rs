//! The only mutation: sets what an event says, and checks no rule.

use super::{Cowboy, DecisionStep, Encounters, Phase, Skill, Stage, State, Title, Tokens, Turn};
use crate::TrainHeist;
use crate::cards::Cards;
use crate::event::{Encountered, Event, Progress, SpeedEffect, StageChange};
use crate::loot::{Tile, Tiles};
use crate::piece::{Horse, Square};
use crate::rules::turn::ACTIONS;
use crate::setup::HouseRule;
use crate::space::Space;
use crate::wanted::WantedSet;
use game::{Seat, SeatSet};

/// Changes the state to what it is after the event.
#[inline(always)]
pub(crate) fn apply(game: &TrainHeist, state: &mut State, event: &Event) {
    match *event {
        Event::SwitchesLaid { faces } => state.switches = faces,
        Event::EventsStacked { deck } => state.events = deck,
        Event::LootLaidOut { tiles } => state.lay_out(&tiles),
        Event::WantedLaidOut { cards } => state.wanted = cards,
        Event::DeckShuffled { deck } => {
            state.discards = state.discards.except(deck.next(deck.len()));
            state.deck = deck;
        }
        Event::DiscardsOpened { card } => {
            state.deck.draw(1);
            state.discards = state.discards.with(card);
        }
        Event::BulletDealt { seat } => state.take_bullet(seat),
        Event::TurnBegan { seat, number } => {
            state.turn = Turn::new(seat, number, ACTIONS);
            state.phase = Phase::Acting(DecisionStep::Choosing);
            if let Some(title @ Title { skill: Skill::Waiting, .. }) = &mut state.cowboy_mut(seat).title {
                title.skill = Skill::Ready;
            }
        }
        Event::TurnLost { seat } => {
            state.cowboy_mut(seat).flat = false;
            (state.turn.lost, state.turn.actions) = (true, 0);
            state.phase = Phase::Departing;
        }
        Event::StepReached { step: Progress(step) } => state.phase = Phase::Acting(step),
        Event::ActionTaken { .. } => {
            state.turn.actions = state.turn.actions.saturating_sub(1);
            state.turn.taken = state.turn.taken.saturating_add(1);
            state.turn.left = [false; 3];
        }
        Event::FreeMoveTaken { .. } => {
            state.turn.free_move_used = true;
            state.turn.left = [false; 3];
        }
        Event::ActionsGained { count, .. } => state.turn.actions = state.turn.actions.saturating_add(count),
        Event::ActionsEnded { .. } => {
            state.turn.actions = 0;
            state.phase = Phase::Departing;
        }
        Event::Walked { seat, to } | Event::Boarded { seat, to } | Event::Left { seat, to } => {
            state.go_on_foot(seat, to);
        }
        Event::JumpedOntoHorse { seat, horse } => {
            if let Some(space) = state.horses[horse as usize] {
                state.go_on_foot(seat, space);
                state.cowboy_mut(seat).riding = Some(horse);
            }
        }
        Event::Mounted { seat, horse } => state.ride(seat, Some(horse)),
        Event::Dismounted { seat } => state.ride(seat, None),
        Event::HorseMoved { seat, horse, card, to } => {
            state.discard(seat, card.into());
            state.horses[horse as usize] = Some(to);
            for rider in state.riders(horse) {
                state.cowboy_mut(rider).at = to;
            }
            state.phase = Phase::Acting(DecisionStep::Choosing);
        }
        Event::LootPaid { seat, cards } => {
            state.discard(seat, cards);
            state.turn.looted = true;
            state.phase = Phase::Acting(DecisionStep::Choosing);
        }
        Event::LootTaken { seat, square, tile } => {
            state.stacks.take(square);
            let cowboy = state.cowboy_mut(seat);
            cowboy.loot = cowboy.loot.with(tile);
        }
        Event::TileUncovered { tile, .. } => state.unseen = state.unseen.less(Tiles::only(tile)),
        Event::LootReturned { seat, town, tiles } => {
            let cowboy = state.cowboy_mut(seat);
            cowboy.loot = cowboy.loot.less(tiles);
            cowboy.delivered |= 1 << town.number();
            state.phase = Phase::Acting(DecisionStep::Laying { returned: tiles, drawn: Tiles::NONE });
        }
        Event::TilesDrawn { tiles } => {
            state.draw_tiles(tiles);
            if let Phase::Acting(DecisionStep::Laying { drawn, .. }) = &mut state.phase {
                *drawn = drawn.and(tiles);
            }
        }
        Event::TilesLaid { town, tiles } => {
            if let Phase::Acting(DecisionStep::Laying { returned, drawn }) = state.phase {
                state.sack = state.sack.and(returned.and(drawn).less(tiles));
            }
            let town = &mut state.towns[town.number()];
            *town = town.and(tiles);
            state.phase = Phase::Acting(DecisionStep::Choosing);
        }
        Event::Scored { count, .. } => state.score = state.score.saturating_add(count),
        Event::CountersPlaced { seat, town, count } => {
            state.cowboy_mut(seat).counters[town.number()] += count;
        }
        Event::SwitchFlipped { junction, .. }
        | Event::SwitchTurned { junction, .. }
        | Event::TrackSwitched { junction } => {
            let face = &mut state.switches[junction as usize];
            *face = face.turned();
        }
        Event::CardsPlayed { seat, cards, .. } => {
            state.discard(seat, cards);
            state.phase = Phase::Acting(DecisionStep::Choosing);
        }
        Event::Offered { to, cards, .. } => {
            state.phase = Phase::Acting(DecisionStep::Answering { to, cards });
        }
        Event::OfferRefused { by, .. } => {
            state.turn.refused.insert(by);
            state.phase = Phase::Acting(DecisionStep::Choosing);
        }
        Event::Traded { seat, with, given, back } => {
            // Players that did not see the trade no longer know which cards are in the two hands.
            for (seat, gives, gets) in [(seat, given, back), (with, back, given)] {
                let cowboy = state.cowboy_mut(seat);
                (cowboy.hand, cowboy.shown) = (cowboy.hand.less(gives).and(gets), Cards::NONE);
            }
            state.phase = Phase::Acting(DecisionStep::Choosing);
        }
        Event::BulletTaken { seat } => {
            state.take_bullet(seat);
            state.turn.bullets_taken += 1;
        }
        Event::BulletSpent { seat } => {
            let cowboy = state.cowboy_mut(seat);
            cowboy.bullets = cowboy.bullets.saturating_sub(1);
            state.bullets += 1;
            state.turn.bullets_spent += 1;
        }
        Event::SheriffMoved { to, .. } => {
            state.sheriff = to;
            if let Phase::Acting(DecisionStep::Sheriff) = state.phase {
                state.phase = Phase::Acting(DecisionStep::Choosing);
            }
        }
        Event::Jailed { seat, raised, .. } => state.jail(game, seat, raised == SpeedEffect::Faster),
        Event::JailDrawn { seat, card } => {
            state.deck.draw(1);
            if card.is_key() {
                let cowboy = state.cowboy_mut(seat);
                (cowboy.hand, cowboy.shown) = (cowboy.hand.with(card), cowboy.shown.with(card));
            } else {
                state.discards = state.discards.with(card);
            }
        }
        Event::Escaped { seat, keys } => {
            state.discard(seat, keys);
            state.go_on_foot(seat, game.edition.train.escape);
            state.release(seat);
            state.phase = Phase::Acting(DecisionStep::Choosing);
        }
        Event::TrainStarted { .. } => {
            let rolling =
                Encounters { met: [None; Encounters::MOST], now: 0, stage: Stage::Event, last: false };
            state.phase = Phase::Rolling(rolling);
        }
        Event::TrainRolled { to } => {
            state.train.copy_within(0..4, 1);
            state.train[0] = to;
        }
        Event::RailMet { met: Encountered(met) } => {
            if let Phase::Rolling(rolling) = &mut state.phase
                && let Some(free) = rolling.met.iter_mut().find(|place| place.is_none())
            {
                *free = Some(met);
            }
        }
        Event::CowboyHit { seat } | Event::CowboySweptOff { seat } => {
            state.go_on_foot(seat, game.edition.board.canyon);
            state.cowboy_mut(seat).flat = true;
        }
        Event::HorseLost { horse } => state.horses[horse as usize] = None,
        Event::StageReached { stage: StageChange { stage, next } } => {
            if let Phase::Rolling(rolling) = &mut state.phase {
                rolling.stage = stage;
                rolling.now += u8::from(next);
            }
        }
        Event::EventPlayed { .. } => {
            state.events.play();
        }
        Event::TerritoryMarked { cactus } => state.territories[cactus.number()] = true,
        Event::SpeedRaised => state.base_speed += 1,
        Event::SpeedLocked { seat } => {
            state.base_speed += 1;
            state.cowboy_mut(seat).raised = false;
        }
        Event::SwitchesRemoved => state.tokens = Tokens::Removed,
        Event::CountersPaid { seat, town, count } => {
            let cowboy = state.cowboy_mut(seat);
            cowboy.counters[town.number()] = 0;
            cowboy.points += count;
        }
        Event::TileLoaded { town, tile, square } => {
            let town = &mut state.towns[town.number()];
            *town = town.less(Tiles::only(tile));
            state.stacks.put(square, tile);
        }
        Event::TileDrawn { tile } => {
            state.draw_tiles(Tiles::only(tile));
            state.set_stage(Stage::Filling { drawn: Some(tile) });
        }
        Event::SquareFilled { tile, square } => {
            state.stacks.put(square, tile);
            state.set_stage(Stage::Filling { drawn: None });
        }
        Event::HangmanMoved => state.hangman += 1,
        Event::HangmanHeld { seat, cards } => {
            state.discard(seat, cards);
            if let Some(title) = &mut state.cowboy_mut(seat).title {
                title.skill = Skill::Used;
            }
        }
        Event::HangmanLet { seat } => {
            if let Phase::Rolling(Encounters { stage: Stage::Hangman { let_hang }, .. }) = &mut state.phase {
                let_hang.insert(seat);
            }
        }
        Event::Discarded { seat, cards } => {
            state.discard(seat, cards);
            state.phase = Phase::Swapping;
        }
        Event::Drew { seat, cards } => {
            state.deck.draw(cards.len());
            let cowboy = state.cowboy_mut(seat);
            cowboy.hand = cowboy.hand.and(cards);
        }
        Event::CardSwapped { seat, card } => state.discard(seat, card.into()),
        Event::MissionMet { seat, mission } => {
            let earned = game.earned_by(mission).and(state.wanted);
            let last = state.cowboys.iter().map(|cowboy| cowboy.met_as).max().unwrap_or(0);
            let cowboy = state.cowboy_mut(seat);
            cowboy.met = cowboy.met.or(earned);
            if cowboy.met_as == 0 {
                cowboy.met_as = last + 1;
            }
        }
        Event::TitleEarned { seat, card } => {
            let skill = if game.plays_by(HouseRule::TitlesAtOnce) { Skill::Ready } else { Skill::Waiting };
            state.wanted = state.wanted.without(card);
            state.cowboy_mut(seat).title = Some(Title { card, skill });
            state.cowboy_mut(seat).met = WantedSet::NONE;
            for cowboy in &mut state.cowboys {
                cowboy.met = cowboy.met.without(card);
                if cowboy.met.is_empty() {
                    cowboy.met_as = 0;
                }
            }
        }
        Event::TrainResolved => state.phase = Phase::Discarding,
        Event::FinalRunEnded => {
            if let Phase::Rolling(rolling) = &mut state.phase {
                rolling.last = true;
            }
        }
        Event::GameEnded { ending } => state.phase = Phase::Over(ending),
        Event::SheriffStayed => {}
    }
}

impl State {
    fn lay_out(&mut self, tiles: &[Tile; 12]) {
        for (square, pair) in Square::ALL.into_iter().zip(tiles.chunks_exact(2)) {
            for &tile in pair {
                self.stacks.put(square, tile);
                self.sack = self.sack.less(Tiles::only(tile));
            }
            self.unseen = self.unseen.less(self.stacks.top(square).into_iter().collect());
        }
    }

    fn take_bullet(&mut self, seat: Seat) {
        self.bullets = self.bullets.saturating_sub(1);
        self.cowboy_mut(seat).bullets += 1;
    }

    /// Moves a cowboy on foot.
    #[inline]
    fn go_on_foot(&mut self, seat: Seat, to: Space) {
        let cowboy = self.cowboy_mut(seat);
        (cowboy.at, cowboy.riding) = (to, None);
    }

    fn ride(&mut self, seat: Seat, horse: Option<Horse>) {
        let riding_state = |riding: Option<Horse>| riding.map_or(0, |horse| 1 + horse as usize);
        let before = std::mem::replace(&mut self.cowboy_mut(seat).riding, horse);
        self.turn.left[riding_state(before)] = true;
    }

    /// Moves cards from a hand to the discards.
    #[inline]
    fn discard(&mut self, seat: Seat, cards: Cards) {
        let cowboy = self.cowboy_mut(seat);
        (cowboy.hand, cowboy.shown) = (cowboy.hand.less(cards), cowboy.shown.except(cards));
        self.discards = self.discards.and(cards);
    }

    fn draw_tiles(&mut self, tiles: Tiles) {
        self.sack = self.sack.less(tiles);
        self.unseen = self.unseen.less(tiles);
    }

    fn set_stage(&mut self, stage: Stage) {
        if let Phase::Rolling(rolling) = &mut self.phase {
            rolling.stage = stage;
        }
    }

    /// TH-JAIL-02, TH-JAIL-03, TH-JAIL-04. Jails a cowboy and takes everything away.
    fn jail(&mut self, game: &TrainHeist, seat: Seat, raised: bool) {
        self.discard(seat, self.cowboy(seat).hand);
        let Cowboy { loot, bullets, .. } = *self.cowboy(seat);
        self.sack = self.sack.and(loot);
        self.bullets += bullets;
        self.go_on_foot(seat, game.edition.train.jail);
        let cowboy = self.cowboy_mut(seat);
        (cowboy.loot, cowboy.bullets, cowboy.raised) = (Tiles::NONE, 0, raised);
        if seat == self.turn.seat {
            self.turn.bullets_taken = 0;
        }
        if let Some(place) = self.prisoners.iter_mut().find(|place| place.is_none()) {
            *place = Some(seat);
        }
    }

    /// Releases a prisoner; the others keep their order.
    fn release(&mut self, seat: Seat) {
        self.cowboy_mut(seat).raised = false;
        let mut others = self.prisoners.into_iter().flatten().filter(|&other| other != seat);
        self.prisoners = std::array::from_fn(|_| others.next());
    }

    /// All prisoners.
    pub(crate) fn jailed(&self) -> SeatSet {
        self.prisoners.into_iter().flatten().collect()
    }
}
