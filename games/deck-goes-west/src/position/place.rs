//! From a position to the state it describes; errors are sentences for people.

use super::{Doing, Position, place_from, stock_from, unlisted};
use crate::DeckGoesWest;
use crate::cards::{TradeSlot, Zone};
use crate::edition::{Kind, Mode, Tile};
use crate::job::{Danger, Trigger};
use crate::question::Question;
use crate::rules::day::TURN_ACTIONS;
use crate::rules::{asking, order};
use crate::state::{NO_RECORD, Night, NightStage, Phase, State, Tabletop, Turn};
use game::{Game, Notation, Seat, TestSupport, Text};

impl DeckGoesWest {
    pub(crate) fn state_from(&self, position: &Position) -> Result<State, String> {
        let mut state = Tabletop::blank(self);
        self.deal_out(position, &mut state)?;
        self.lay_out(position, &mut state)?;
        self.seat_players(position, &mut state)?;
        let scores = if self.mode() == Mode::Versus { self.seat_count() } else { 1 };
        if position.score.len() != scores {
            return Err(format!("score: there are {scores} scores, not {}", position.score.len()));
        }
        for (score, &said) in state.score.0.iter_mut().zip(&position.score) {
            *score = said;
        }
        state.day = position.day;
        state.wagon = position.wagon.as_deref().filter(|&text| text != "-").map(place_from).transpose()?;
        state.p1 = self.seat_called(&position.p1)?;
        state.records = [NO_RECORD; Trigger::ALL.len()];
        for (word, &record) in &position.records {
            let trigger = Trigger::read(word).ok_or_else(|| format!("records: `{word}` is no event"))?;
            state.records[trigger as usize] = record;
        }
        let phase = self.phase_from(&position.phase, position.result.as_deref());
        state.phase = phase.ok_or_else(|| format!("phase: `{}` cannot be read", position.phase))?;
        self.phase_can_be(state.phase)?;
        if !matches!(state.phase, Phase::Setup | Phase::Over(_)) && state.living().is_empty() {
            return Err("players: a seat must be alive, or the game is over".to_owned());
        }
        let doing = position.doing.without_dashes();
        state.stack = self.stack_from(&doing)?;
        let state = State::from(state);
        self.invariants(&state)?;
        self.can_go_on(position, &doing, &state)?;
        Ok(state)
    }

    /// A turn has no more actions than it begins with, and a Night only the steps of its mission; behind the last one, the
    /// next Day is about to begin.
    fn phase_can_be(&self, phase: Phase) -> Result<(), String> {
        let steps = self.mission().night.len();
        match phase {
            Phase::Acting(Turn { actions, .. }) if actions > TURN_ACTIONS => {
                Err(format!("phase: a turn has {TURN_ACTIONS} actions at most, not {actions}"))
            }
            Phase::Night(Night { step, stage })
                if usize::from(step) > steps
                    || usize::from(step) == steps && stage != NightStage::Beginning =>
            {
                Err(format!("phase: the Night has {steps} steps, counted from 0, and no step {step}"))
            }
            _ => Ok(()),
        }
    }

    /// Frames exist only while the game is played, and every seat that is asked has an answer.
    fn can_go_on(&self, position: &Position, doing: &Doing, state: &Tabletop) -> Result<(), String> {
        let quiet = matches!(state.phase, Phase::Setup | Phase::Drawing | Phase::Over(_));
        if quiet && *doing != Doing::default() {
            return Err(format!("doing: nothing goes on while the phase is `{}`", position.phase));
        }
        let Some(asks) = asking::asks(self, state) else { return Ok(()) };
        let is_stuck = |&seat: &Seat| asks.what != Question::Action && !order::has_answer(self, state, seat);
        match asks.seats.iter().find(is_stuck) {
            Some(seat) => Err(format!("doing: {} is asked and has no answer", self.seat_name(seat))),
            None => Ok(()),
        }
    }

    fn seat_called(&self, name: &str) -> Result<Seat, String> {
        self.seat_named(name).ok_or_else(|| format!("`{name}` does not play"))
    }

    /// Takes every listed card from where cards of its kind start; the rest stays there, or goes out of the game if its
    /// pile is listed.
    fn deal_out(&self, position: &Position, state: &mut Tabletop) -> Result<(), String> {
        for (name, player) in &position.players {
            let seat = self.seat_called(name)?;
            let zones = [
                (&player.hand, Zone::hand(seat), "hand"),
                (&player.shown, Zone::shown(seat), "shown"),
                (&player.draw, Zone::draw(seat), "draw"),
                (&player.discard, Zone::discard(seat), "discard"),
                (&player.aside, Zone::aside(seat), "aside"),
                (&player.held, Zone::held(seat), "held"),
                (&player.table, Zone::table(seat), "table"),
            ];
            for (cards, zone, what) in zones {
                self.put_all(state, cards, zone, &format!("{name}.{what}"))?;
            }
            let tops: Vec<&str> = unlisted(&player.top).collect();
            for (height, card) in tops.iter().rev().enumerate() {
                self.put_all(state, card, Zone::top(seat, height as u8 + 1), &format!("{name}.top"))?;
            }
        }
        let row: Vec<&str> = position.row.split_whitespace().collect();
        if row.len() != TradeSlot::ALL.len() {
            return Err(format!("row: there are {} places, not {}", TradeSlot::ALL.len(), row.len()));
        }
        for (slot, card) in TradeSlot::ALL.into_iter().zip(row) {
            self.put_all(state, card, Zone::row(slot), "row")?;
        }
        self.put_all(state, &position.trade.discard, Zone::TradeDiscard, "trade.discard")?;
        self.put_pile(state, position.trade.pile.as_deref(), Zone::TradePile, "trade.pile")?;
        for (danger, part) in [(Danger::Pain, &position.pain), (Danger::Exhaustion, &position.exhaustion)] {
            let name = danger.word();
            self.put_all(state, &part.discard, Zone::scrap(danger), &format!("{name}.discard"))?;
            self.put_pile(state, part.pile.as_deref(), Zone::pile(danger), &format!("{name}.pile"))?;
        }
        Ok(())
    }

    fn put_all(&self, state: &mut Tabletop, cards: &str, zone: Zone, what: &str) -> Result<(), String> {
        for (kind, count) in self.kinds_from(cards).map_err(|why| format!("{what}: {why}"))? {
            for _ in 0..count {
                let home = Zone::home(self.edition().card(kind).pile);
                if state.cards.count_of(self.index(), kind, home) == 0 {
                    return Err(format!("{what}: there are fewer of {}", self.kind_name(kind)));
                }
                state.cards.shift(self.index(), kind, home, zone);
            }
        }
        Ok(())
    }

    /// A listed pile holds these cards and no others.
    fn put_pile(
        &self,
        state: &mut Tabletop,
        cards: Option<&str>,
        zone: Zone,
        what: &str,
    ) -> Result<(), String> {
        let Some(cards) = cards else { return Ok(()) };
        let said = self.kinds_from(cards).map_err(|why| format!("{what}: {why}"))?;
        let there: Vec<(Kind, usize)> = state.cards.kinds(self.index(), zone).collect();
        for &(kind, count) in &said {
            if state.cards.count_of(self.index(), kind, zone) < count {
                return Err(format!("{what}: there are fewer of {}", self.kind_name(kind)));
            }
        }
        for (kind, count) in there {
            let kept: usize = said.iter().filter(|(other, _)| *other == kind).map(|(_, count)| count).sum();
            for _ in kept..count {
                state.cards.shift(self.index(), kind, zone, Zone::Box);
            }
        }
        Ok(())
    }

    /// Reads `boots*2 knife`.
    pub(crate) fn kinds_from(&self, text: &str) -> Result<Vec<(Kind, usize)>, String> {
        let read = |word: &str| {
            let (name, count) = word.split_once('*').unwrap_or((word, "1"));
            let kind = self.edition().kind_named(name).ok_or_else(|| format!("there is no card `{name}`"))?;
            let count = count.parse().map_err(|_| format!("`{word}`: how many?"))?;
            Ok((kind, count))
        };
        unlisted(text).map(read).collect()
    }

    fn lay_out(&self, position: &Position, state: &mut Tabletop) -> Result<(), String> {
        let tile_called =
            |name: &str| self.edition().tile_named(name).ok_or_else(|| format!("there is no tile `{name}`"));
        let mut placed: Vec<Tile> = Vec::new();
        for (place, entry) in &position.map {
            let place = place_from(place).map_err(|why| format!("map: {why}"))?;
            if entry == "-" {
                continue;
            }
            let mut words = entry.split_whitespace();
            let tile = tile_called(words.next().unwrap_or_default()).map_err(|why| format!("map: {why}"))?;
            if placed.contains(&tile) {
                return Err(format!("map: {} lies on two places", tile.write(self)));
            }
            if state.land.at(place).is_some() {
                return Err(format!("map: {place} holds two tiles"));
            }
            placed.push(tile);
            state.land.put(tile, place);
            state.land.up = state.land.up.with(tile);
            while let Some(word) = words.next() {
                match word {
                    "down" => state.land.up = state.land.up.without(tile),
                    "rail" => state.land.rails = state.land.rails.with(tile),
                    "bandits" => {
                        let count = words.next().and_then(|count| count.parse().ok());
                        let count = count.ok_or_else(|| format!("map: {place}: how many bandits?"))?;
                        state.land.bandits[tile.number()] = count;
                    }
                    _ => return Err(format!("map: {place}: `{word}` is none of down, rail, bandits")),
                }
            }
        }
        let part = &position.land;
        for name in unlisted(&part.discard) {
            let tile = tile_called(name).map_err(|why| format!("land.discard: {why}"))?;
            if !state.land.pile.has(tile) {
                return Err(format!("land.discard: {name} is on the map"));
            }
            state.land.pile = state.land.pile.without(tile);
            state.land.discards = state.land.discards.with(tile);
        }
        if let Some(pile) = &part.pile {
            let mut said = crate::land::Tiles::NONE;
            for name in unlisted(pile) {
                let tile = tile_called(name).map_err(|why| format!("land.pile: {why}"))?;
                if !state.land.pile.has(tile) {
                    return Err(format!("land.pile: {name} is elsewhere"));
                }
                said = said.with(tile);
            }
            state.land.pile = said;
        }
        state.land.shuffles = part.shuffles;
        let unseen = state.land.on_map().map(|(tile, _)| tile).filter(|&tile| !state.land.is_up(tile));
        let unseen: crate::land::Tiles = unseen.chain(state.land.pile.iter()).collect();
        for tile in unseen.iter() {
            let earlier = part.earlier.get(&tile.write(self)).copied();
            state.land.shuffle[tile.number()] = earlier.unwrap_or(part.shuffles);
        }
        state.land.owes = part.owes;
        Ok(())
    }

    fn seat_players(&self, position: &Position, state: &mut Tabletop) -> Result<(), String> {
        for seat in self.seats() {
            let name = self.seat_name(seat);
            let part = position.players.get(&name).ok_or_else(|| format!("players: {name} is missing"))?;
            let player = state.player_mut(seat);
            player.at = place_from(&part.at).map_err(|why| format!("{name}.at: {why}"))?;
            player.stocks = stock_from(&part.stock)
                .ok_or_else(|| format!("{name}.stock: write it like `food 3 gold 1`"))?;
            (player.tapped, player.lying) = (part.tapped, part.lying);
            (player.passed, player.idle, player.alive) = (part.passed, part.idle, part.alive);
            (player.actions, player.draws) = (part.actions, part.draws);
            let refused = unlisted(&part.refused_by).map(|name| self.seat_called(name));
            player.refused_by = refused.collect::<Result<_, _>>()?;
        }
        Ok(())
    }
}
