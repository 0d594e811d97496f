//! From a position to the state it describes; errors are sentences that say what is wrong and where.

use super::{CowboyPart, Position, RollingPart, SADDLES, TurnPart};
use crate::TrainHeist;
use crate::cards::{Card, Cards};
use crate::event_card::EventCard;
use crate::loot::Tiles;
use crate::outcome::{EndedBy, Ending};
use crate::piece::{Deck, EventDeck, Face, Horse, Square, Stacks};
use crate::rules::turn;
use crate::space::Space;
use crate::state::{Cowboy, DecisionStep, Encounters, Phase, SEATS, Skill, State, Title, Tokens, Turn};
use game::{Game, Seat, SeatSet};
use std::ops::ControlFlow;

impl TrainHeist {
    /// The state a position describes.
    pub(crate) fn state_from(&self, position: &Position) -> Result<State, String> {
        self.knows_keys(position)?;
        let mut state = State::blank(self);
        for (&colour, part) in &position.cowboys {
            let seat = self.seat_of(colour).ok_or_else(|| format!("cowboys: {colour} does not play"))?;
            *state.cowboy_mut(seat) =
                self.cowboy_from(part).map_err(|why| format!("cowboys.{colour}: {why}"))?;
        }
        for horse in Horse::ALL {
            let at = position
                .horses
                .get(&horse.to_string())
                .ok_or_else(|| format!("horses: {horse} is missing"))?;
            state.horses[horse as usize] = match at.as_str() {
                "lost" => None,
                name => Some(self.main_space(name).map_err(|why| format!("horses.{horse}: {why}"))?),
            };
        }
        state.train = self.train_from(&position.train).map_err(|why| format!("train: {why}"))?;
        state.sheriff = self.any_space(&position.sheriff).map_err(|why| format!("sheriff: {why}"))?;
        state.switches = self.faces_from(position).map_err(|why| format!("switches: {why}"))?;
        state.tokens = if position.final_run { Tokens::Removed } else { Tokens::OnBoard };
        state.territories = territories_from(&position.territories)?;
        state.stacks = self.stacks_from(position)?;
        for (town, letter) in ['A', 'B', 'C'].into_iter().enumerate() {
            let tiles = position.towns.get(&letter).ok_or_else(|| format!("towns: {letter} is missing"))?;
            state.towns[town] = self.tiles_of(tiles).map_err(|why| format!("towns.{letter}: {why}"))?;
        }
        state.sack = self.tiles_of(&position.sack).map_err(|why| format!("sack: {why}"))?;
        state.unseen = self.tiles_of(&position.unseen).map_err(|why| format!("unseen: {why}"))?;
        state.deck = deck_from(&position.poker.deck).map_err(|why| format!("poker.deck: {why}"))?;
        state.discards =
            cards_of(&position.poker.discards).map_err(|why| format!("poker.discards: {why}"))?;
        state.events = events_from(position).map_err(|why| format!("events: {why}"))?;
        (state.hangman, state.score, state.bullets) = (position.hangman, position.score, position.bullets);
        state.wanted = self
            .wanted_from(&position.wanted)
            .ok_or_else(|| format!("wanted: `{}` are no Wanted Cards of this edition", position.wanted))?;
        state.prisoners = self.prisoners_from(&state, position)?;
        let raised = state.cowboys.iter().filter(|cowboy| cowboy.raised).count() as u8;
        state.base_speed = match position.base_speed {
            Some(base) => base,
            None => position.speed.checked_sub(raised).ok_or_else(|| {
                format!("speed: {raised} prisoners have raised it, so it is not {}", position.speed)
            })?,
        };
        state.turn = self.turn_from(&position.turn).map_err(|why| format!("turn: {why}"))?;
        state.phase = self.phase_from(position)?;
        // The parts of a position must fit together; the error is the first invariant that does not hold.
        crate::state::invariants(self, &state)
            .map_err(|broken| broken.split(": State").next().unwrap_or_default().to_owned())?;
        self.can_have_come_about(&state)?;
        if let Phase::Acting(step) = state.phase
            && step != DecisionStep::Choosing
            && turn::options(self, &state, &mut |_| ControlFlow::Break(())).is_continue()
        {
            return Err(format!("step: `{}` leaves nothing to decide here", position.step));
        }
        Ok(state)
    }

    /// Refuses unknown keys in the tables of a position.
    fn knows_keys(&self, position: &Position) -> Result<(), String> {
        let junctions = self.edition().board.junctions.iter();
        known("horses", position.horses.keys(), Horse::ALL.map(|horse| horse.to_string()))?;
        known("loot", position.loot.keys(), Square::ALL.map(|square| square.to_string()))?;
        known("towns", position.towns.keys(), ["A", "B", "C"].map(str::to_owned))?;
        known(
            "switches",
            position.switches.keys(),
            junctions.map(|junction| self.space_name(junction.space).to_owned()),
        )
    }

    /// Refuses states that no game can reach, though they hold the invariants.
    fn can_have_come_about(&self, state: &State) -> Result<(), String> {
        for seat in self.seats() {
            let (cowboy, colour) = (state.cowboy(seat), self.colour(seat));
            if cowboy.flat && cowboy.at != self.edition().board.canyon {
                let at = self.space_name(cowboy.at);
                return Err(format!("cowboys.{colour}: a flat cowboy lies in the canyon, not at {at}"));
            }
            if let Some(horse) = cowboy.riding.filter(|_| cowboy.flat) {
                return Err(format!("cowboys.{colour}: a flat cowboy rides no horse, so not {horse}"));
            }
            if state.is_jailed(self, seat) && !cowboy.loot.is_empty() {
                return Err(format!("cowboys.{colour}: a prisoner has no loot"));
            }
        }
        let (score, goal) = (state.score, self.setup().goal);
        if self.mode().has_goal() && score >= goal && !matches!(state.phase, Phase::Over(_)) {
            return Err(format!("score: with {score} of {goal} tiles delivered the game is over"));
        }
        let (hangman, knots) = (state.hangman, self.edition().knots);
        if hangman >= knots && !matches!(state.phase, Phase::Over(_)) {
            return Err(format!("hangman: after {hangman} of {knots} knots the game is over"));
        }
        let (actions, most) = (u16::from(state.turn.actions), self.most_actions(&state.turn));
        if actions > most {
            let taken = state.turn.taken;
            return Err(format!("turn.actions: with {taken} taken, at most {most} are left, not {actions}"));
        }
        let cards = state.events.all();
        for &card in cards {
            let (found, there_are) = (
                cards.iter().filter(|&&other| other == card).count(),
                self.edition().event(card).map_or(0, |kind| usize::from(kind.count)),
            );
            if found > there_are {
                return Err(format!("events: there are {there_are} cards {card}, not {found}"));
            }
        }
        Ok(())
    }

    /// A limit of the actions left in a turn. A Bullet is spent once in a turn and gives two at most; a card
    /// gives less than one. Cards come with the turn and with an action (a trade, a card drawn in jail), and each time an
    /// escape from jail may fill the hand once more.
    fn most_actions(&self, turn: &Turn) -> u16 {
        const HAND: u16 = 6;
        let hands = 2 * (1 + u16::from(turn.taken));
        u16::from(turn::ACTIONS) + 2 * u16::from(self.edition().bullets) + HAND * hands
    }

    fn any_space(&self, name: &str) -> Result<Space, String> {
        self.edition().space(name).ok_or_else(|| format!("there is no space `{name}`"))
    }

    fn main_space(&self, name: &str) -> Result<Space, String> {
        let space = self.any_space(name)?;
        if space.is_aboard() { Err(format!("`{name}` is on the Train Map")) } else { Ok(space) }
    }

    fn tiles_of(&self, text: &str) -> Result<Tiles, String> {
        self.tiles_from(text).ok_or_else(|| format!("`{text}` are no different Loot Tiles of this edition"))
    }

    fn cowboy_from(&self, part: &CowboyPart) -> Result<Cowboy, String> {
        let horse =
            |name: &String| Horse::read(name).ok_or_else(|| format!("riding: there is no horse `{name}`"));
        let title = part.title.as_ref().filter(|name| *name != "-").map(|name| {
            let card = self.edition().wanted_card(name);
            let card = card.ok_or_else(|| format!("title: there is no Wanted Card `{name}`"))?;
            let word = part.skill.as_deref().unwrap_or("ready");
            let skill = Skill::ALL.into_iter().find(|skill| skill.word() == word);
            let skill = skill.ok_or_else(|| format!("skill: `{word}` is not waiting, ready or used"))?;
            Ok::<Title, String>(Title { card, skill })
        });
        let met =
            self.wanted_from(&part.met).ok_or_else(|| format!("met: `{}` are no Wanted Cards", part.met))?;
        Ok(Cowboy {
            at: self.any_space(&part.at).map_err(|why| format!("at: {why}"))?,
            riding: part.riding.as_ref().filter(|name| *name != "-").map(horse).transpose()?,
            flat: part.flat,
            hand: cards_of(&part.hand).map_err(|why| format!("hand: {why}"))?,
            shown: cards_of(&part.shown).map_err(|why| format!("shown: {why}"))?,
            loot: self.tiles_of(&part.loot).map_err(|why| format!("loot: {why}"))?,
            bullets: part.bullets,
            raised: part.raised,
            title: title.transpose()?,
            met,
            met_as: part.met_as,
            delivered: towns_from(&part.delivered)?,
            counters: part.counters,
            points: part.points,
        })
    }

    fn train_from(&self, text: &str) -> Result<[Space; 5], String> {
        let rails =
            text.split(' ').map(|name| self.main_space(name)).collect::<Result<Vec<Space>, String>>()?;
        let found = rails.len();
        rails.try_into().map_err(|_| format!("five cars stand on five rails, not on {found}"))
    }

    fn faces_from(&self, position: &Position) -> Result<[Face; 2], String> {
        let mut faces = [Face::Red; 2];
        for (face, junction) in faces.iter_mut().zip(&self.edition().board.junctions) {
            let name = self.space_name(junction.space);
            let word = position.switches.get(name).ok_or_else(|| format!("{name} is missing"))?;
            let known = Face::ALL.into_iter().find(|face| face.word() == word);
            *face = known.ok_or_else(|| format!("{name} is red or green, not `{word}`"))?;
        }
        Ok(faces)
    }

    fn stacks_from(&self, position: &Position) -> Result<Stacks, String> {
        let mut stacks = Stacks::EMPTY;
        for square in Square::ALL {
            let name = square.to_string();
            let text = position.loot.get(&name).ok_or_else(|| format!("loot: {name} is missing"))?;
            for tile in text.split(' ').filter(|name| *name != "-") {
                let known = self.edition().tile(tile);
                let tile = known.ok_or_else(|| format!("loot.{name}: there is no Loot Tile `{tile}`"))?;
                if stacks.all().has(tile) {
                    return Err(format!("loot.{name}: `{}` is on the train twice", self.tile_name(tile)));
                }
                stacks.put(square, tile);
            }
        }
        Ok(stacks)
    }

    /// The prisoners in the listed order, then all others in jail.
    fn prisoners_from(&self, state: &State, position: &Position) -> Result<[Option<Seat>; SEATS], String> {
        let mut order: Vec<Seat> = Vec::new();
        for &colour in &position.prisoners {
            let seat = self.seat_of(colour).filter(|&seat| state.is_jailed(self, seat));
            let seat = seat.ok_or_else(|| format!("prisoners: {colour} is not in jail"))?;
            if order.contains(&seat) {
                return Err(format!("prisoners: {colour} is named twice"));
            }
            order.push(seat);
        }
        for seat in self.seats() {
            if state.is_jailed(self, seat) && !order.contains(&seat) {
                order.push(seat);
            }
        }
        let mut order = order.into_iter();
        Ok(std::array::from_fn(|_| order.next()))
    }

    fn turn_from(&self, part: &TurnPart) -> Result<Turn, String> {
        let seat = self.seat_of(part.of).ok_or_else(|| format!("{} does not play", part.of))?;
        let mut left = [false; 3];
        for word in part.left.split(' ').filter(|word| *word != "-") {
            let saddle = SADDLES.into_iter().position(|saddle| saddle == word);
            left[saddle.ok_or_else(|| format!("left: `{word}` is not foot, h1 or h2"))?] = true;
        }
        let refused = self.seats_from(&part.refused);
        Ok(Turn {
            seat,
            number: part.number,
            lost: part.lost,
            actions: part.actions,
            taken: part.taken,
            bullets_taken: part.bullets_taken,
            bullets_spent: part.bullets_spent,
            looted: part.looted,
            free_move_used: part.free_move_used,
            left,
            refused: refused.ok_or_else(|| format!("refused: `{}` are no seats", part.refused))?,
        })
    }

    fn phase_from(&self, position: &Position) -> Result<Phase, String> {
        Ok(match position.step.as_str() {
            "departing" => Phase::Departing,
            "discarding" => Phase::Discarding,
            "swapping" => Phase::Swapping,
            "rolling" => {
                let part = position.rolling.as_ref().ok_or("rolling: what the train met is missing")?;
                Phase::Rolling(self.rolling_from(part).map_err(|why| format!("rolling: {why}"))?)
            }
            "over" => {
                let text = position.result.as_deref().ok_or("result: how it ended is missing")?;
                Phase::Over(self.ending_from(text).ok_or_else(|| format!("result: `{text}` is no ending"))?)
            }
            text => {
                Phase::Acting(self.step_from(text).ok_or_else(|| format!("step: there is no step `{text}`"))?)
            }
        })
    }

    fn rolling_from(&self, part: &RollingPart) -> Result<Encounters, String> {
        let mut met = [None; Encounters::MOST];
        if part.met.len() > met.len() || usize::from(part.now) > part.met.len() {
            return Err(format!("a train meets at most {} things", Encounters::MOST));
        }
        for (place, name) in met.iter_mut().zip(&part.met) {
            *place =
                Some(self.met_from(name).ok_or_else(|| format!("`{name}` is neither a rail nor the edge"))?);
        }
        let stage =
            self.stage_from(&part.stage).ok_or_else(|| format!("there is no stage `{}`", part.stage))?;
        Ok(Encounters { met, now: part.now, stage, last: part.last })
    }

    fn ending_from(&self, text: &str) -> Option<Ending> {
        let (word, winners) = text.split_once(' ')?;
        let by = EndedBy::ALL.into_iter().find(|by| by.word() == word)?;
        let winners: SeatSet = self.seats_from(winners)?;
        Some(Ending { by, winners })
    }
}

/// Refuses keys of a table that are not among the known ones.
fn known(
    table: &str,
    keys: impl Iterator<Item = impl ToString>,
    known: impl IntoIterator<Item = String>,
) -> Result<(), String> {
    let known: Vec<String> = known.into_iter().collect();
    match keys.map(|key| key.to_string()).find(|key| !known.contains(key)) {
        Some(key) => Err(format!("{table}: there is no `{key}`, only {}", known.join(", "))),
        None => Ok(()),
    }
}

fn cards_of(text: &str) -> Result<Cards, String> {
    Cards::read(text).ok_or_else(|| format!("`{text}` are no cards, such as `R05 K10 W`"))
}

fn deck_from(text: &str) -> Result<Deck, String> {
    let words = text.split(' ').filter(|word| *word != "-");
    let cards = words
        .map(|word| Card::read(word).ok_or_else(|| format!("`{word}` is no card")))
        .collect::<Result<Vec<Card>, String>>()?;
    if cards.len() > Deck::MOST {
        return Err(format!("a deck has at most {} cards", Deck::MOST));
    }
    let distinct = |(at, card): (usize, &Card)| card.is_wild() || !cards[..at].contains(card);
    match cards.iter().enumerate().all(distinct) {
        true => Ok(Deck::stacked(cards)),
        false => Err("a card is in it twice".to_owned()),
    }
}

fn events_from(position: &Position) -> Result<EventDeck, String> {
    let names = position.events.played.iter().chain(&position.events.deck);
    let cards = names
        .map(|name| EventCard::read(name).ok_or_else(|| format!("`{name}` is no Event Card")))
        .collect::<Result<Vec<EventCard>, String>>()?;
    if cards.len() > crate::edition::Edition::MOST_EVENTS {
        return Err("there are too many Event Cards".to_owned());
    }
    Ok(EventDeck::stacked(cards, position.events.played.len() as u8))
}

fn territories_from(text: &str) -> Result<[bool; 3], String> {
    let mut marked = [false; 3];
    for word in text.split(' ').filter(|word| *word != "-") {
        let cactus = ["1", "2", "3"].into_iter().position(|number| number == word);
        marked[cactus.ok_or_else(|| format!("territories: there is no cactus `{word}`"))?] = true;
    }
    Ok(marked)
}

fn towns_from(text: &str) -> Result<u8, String> {
    text.split(' ').filter(|word| *word != "-").try_fold(0, |towns, word| {
        let town = ["A", "B", "C"].into_iter().position(|letter| letter == word);
        town.map(|town| towns | 1 << town).ok_or_else(|| format!("delivered: there is no town `{word}`"))
    })
}
