//! The stack of frames as text.

use super::Doing;
use crate::DeckGoesWest;
use crate::cards::TradeSlot;
use crate::edition::Place;
use crate::job::Resource;
use crate::land::{Direction, Tiles};
use crate::rules::day::TURN_ACTIONS;
use crate::state::{
    Battle, BattleStage, Gather, Held, JobRun, MoveStage, Movement, Night, NightStage, Phase, Stack,
    StackFrame, Trade, TradeSide, TradeStage, Turn,
};
use game::{BySeat, Notation, Seat, SeatSet, Text};

impl DeckGoesWest {
    pub(crate) fn phase_words(&self, phase: Phase) -> String {
        match phase {
            Phase::Setup => "setup".to_owned(),
            Phase::Drawing => "drawing".to_owned(),
            Phase::Acting(Turn { seat, actions, acted }) => {
                let acted = if acted { " acted" } else { "" };
                format!("acting {} {actions}{acted}", self.seat_name(seat))
            }
            Phase::Discarding(seat) => format!("discarding {}", self.seat_name(seat)),
            Phase::Night(Night { step, stage }) => {
                let stage = match stage {
                    NightStage::Beginning => "beginning".to_owned(),
                    NightStage::Attacks(tiles) => format!("attacks {}", tiles.write(self)),
                    NightStage::Hands(seat) => format!("hands {}", self.seat_name(seat)),
                    NightStage::Ending => "ending".to_owned(),
                };
                format!("night {step} {stage}")
            }
            Phase::Over(_) => "over".to_owned(),
        }
    }

    pub(super) fn phase_from(&self, text: &str, result: Option<&str>) -> Option<Phase> {
        let words: Vec<&str> = text.split(' ').collect();
        Some(match words.as_slice() {
            ["setup"] => Phase::Setup,
            ["drawing"] => Phase::Drawing,
            // `acting` alone means the first seat, with all its actions.
            ["acting"] => Phase::Acting(Turn { seat: Seat::FIRST, actions: TURN_ACTIONS, acted: false }),
            ["acting", seat, actions, acted @ ..] => Phase::Acting(Turn {
                seat: self.seat_named(seat)?,
                actions: actions.parse().ok()?,
                acted: match acted {
                    [] => false,
                    ["acted"] => true,
                    _ => return None,
                },
            }),
            ["discarding", seat] => Phase::Discarding(self.seat_named(seat)?),
            ["night", step, stage @ ..] => {
                let stage = match stage {
                    [] | ["beginning"] => NightStage::Beginning,
                    ["attacks", tiles] => NightStage::Attacks(Text::read(self, tiles)?),
                    ["hands", seat] => NightStage::Hands(self.seat_named(seat)?),
                    ["ending"] => NightStage::Ending,
                    _ => return None,
                };
                Phase::Night(Night { step: step.parse().ok()?, stage })
            }
            ["over"] => Phase::Over(Text::read(self, result?)?),
            _ => return None,
        })
    }

    pub(crate) fn doing(&self, stack: &Stack) -> Doing {
        Doing {
            action: stack.action().map(|seat| seat.write(self)),
            trade: stack.trade().map(|trade| trade.write(self)),
            movement: stack
                .movement()
                .map(|&movement| Walk { movement, followed: stack.followed }.write(self)),
            battle: stack.battle().map(|battle| battle.write(self)),
            job: stack.job().map(|run| run.write(self)),
            gather: stack.gather().map(|gather| gather.write(self)),
            join: stack.join().map(|run| run.write(self)),
            event_job: stack.event_job().map(|run| run.write(self)),
            happenings: stack.events().map(|happening| happening.write(self)).collect(),
            dues: stack.dues().map(|dues| dues.write(self)),
            placing: stack.placing().map(|held| held.write(self)),
        }
    }

    /// The stack that the text describes; refuses frames that cannot occur together.
    pub(super) fn stack_from(&self, doing: &Doing) -> Result<Stack, String> {
        fn read<T: Text<DeckGoesWest>>(
            game: &DeckGoesWest,
            name: &str,
            text: Option<&String>,
        ) -> Result<Option<T>, String> {
            text.map(|text| {
                T::read(game, text).ok_or_else(|| format!("doing.{name}: `{text}` cannot be read"))
            })
            .transpose()
        }
        let run = |name: &str, text: Option<&String>| match read::<JobRun>(self, name, text)? {
            Some(run) if run.x.is_none() && !self.asks_for_x(&run) => {
                Err(format!("doing.{name}: x is missing"))
            }
            run => Ok(run),
        };
        let needs = |name: &str, inner: bool, below: &str, outer: bool| match inner && !outer {
            true => Err(format!("doing.{name}: there is no {below} that it is part of")),
            false => Ok(()),
        };
        needs("gather", doing.gather.is_some(), "job", doing.job.is_some())?;
        needs("join", doing.join.is_some(), "gather", doing.gather.is_some())?;
        needs("event_job", doing.event_job.is_some(), "event", !doing.happenings.is_empty())?;
        if doing.movement.is_some() && doing.battle.is_some() {
            return Err("doing: nobody moves during a battle".to_owned());
        }
        if doing.happenings.len() > Stack::MOST_EVENTS {
            return Err(format!("doing.happenings: at most {} events wait", Stack::MOST_EVENTS));
        }
        let mut stack = Stack::EMPTY;
        let walk: Option<Walk> = read(self, "movement", doing.movement.as_ref())?;
        let frames = [
            read(self, "action", doing.action.as_ref())?.map(StackFrame::Action),
            read(self, "trade", doing.trade.as_ref())?.map(StackFrame::Trade),
            walk.map(|walk| StackFrame::Movement(walk.movement)),
            read(self, "battle", doing.battle.as_ref())?.map(StackFrame::Battle),
            run("job", doing.job.as_ref())?.map(StackFrame::Job),
            read(self, "gather", doing.gather.as_ref())?.map(StackFrame::Gather),
            run("join", doing.join.as_ref())?.map(StackFrame::Join),
            run("event_job", doing.event_job.as_ref())?.map(StackFrame::EventJob),
            read(self, "placing", doing.placing.as_ref())?.map(StackFrame::Placing),
        ];
        frames.into_iter().flatten().for_each(|frame| stack.push(frame));
        if let Some(walk) = walk {
            stack.followed = walk.followed;
        }
        if let Some(dues) = read(self, "dues", doing.dues.as_ref())? {
            stack.set_dues(dues);
        }
        for text in &doing.happenings {
            let happening = read(self, "happenings", Some(text))?;
            happening.into_iter().for_each(|happening| stack.happen(happening));
        }
        Ok(stack)
    }

    /// DW-X-01. Is x still to be chosen, before the first step?
    fn asks_for_x(&self, run: &JobRun) -> bool {
        run.at == 0 && self.job(run.seat, run.origin, run.job).has_x()
    }
}

/// A movement, with the railways it has followed.
#[derive(Clone, Copy)]
struct Walk {
    movement: Movement,
    followed: [Tiles; 2],
}

/// `derek; pilar; 1/0/0; 5; -; -; going`: the mover, the payer, the pool, the tickets, railways followed without and
/// with the wagon, the stage.
impl Text<DeckGoesWest> for Walk {
    fn write(&self, game: &DeckGoesWest) -> String {
        let Walk { movement, followed } = self;
        let tickets = game.rides().iter().zip(movement.tickets);
        let tickets: Vec<String> = tickets
            .flat_map(|(length, count)| std::iter::repeat_n(length.to_string(), count.into()))
            .collect();
        let stage = match movement.stage {
            MoveStage::Loading { loaded: false } => "loading".to_owned(),
            MoveStage::Loading { loaded: true } => "loaded".to_owned(),
            MoveStage::Going => "going".to_owned(),
            MoveStage::Trying { from, direction, payer_asked } => {
                format!("trying {from} {} {}", direction.letter(), payer_asked.write(game))
            }
            MoveStage::Leaving { to, wagon } => format!("leaving {to} {}", wagon.write(game)),
        };
        [
            movement.mover.write(game),
            movement.payer.write(game),
            movement.pool.write(game),
            if tickets.is_empty() { "-".to_owned() } else { tickets.join("+") },
            followed[0].write(game),
            followed[1].write(game),
            stage,
        ]
        .join("; ")
    }

    fn read(game: &DeckGoesWest, text: &str) -> Option<Walk> {
        let parts: Vec<&str> = text.split("; ").collect();
        let [mover, payer, pool, tickets, without, with, stage] = parts.try_into().ok()?;
        let mut counts = [0_u8; 8];
        for length in tickets.split('+').filter(|&length| length != "-") {
            let ride = game.ride(length.parse().ok()?)?;
            counts[ride] = counts[ride].checked_add(1)?;
        }
        let words: Vec<&str> = stage.split(' ').collect();
        let stage = match words.as_slice() {
            ["loading"] => MoveStage::Loading { loaded: false },
            ["loaded"] => MoveStage::Loading { loaded: true },
            ["going"] => MoveStage::Going,
            ["trying", from, direction, asked] => MoveStage::Trying {
                from: Place::read(from)?,
                direction: Direction::read(direction)?,
                payer_asked: Text::read(game, asked)?,
            },
            ["leaving", to, wagon] => {
                MoveStage::Leaving { to: Place::read(to)?, wagon: Text::read(game, wagon)? }
            }
            _ => return None,
        };
        let movement = Movement {
            mover: Text::read(game, mover)?,
            payer: Text::read(game, payer)?,
            pool: Text::read(game, pool)?,
            tickets: counts,
            stage,
        };
        Some(Walk { movement, followed: [Tiles::read(game, without)?, Tiles::read(game, with)?] })
    }
}

/// `forest-04; bandits; derek; declaring derek; 2 0 1 0; derek`: the tile, the side that began, the first seat, the
/// stage, dice and hits, dice and saves, the attackers.
impl Text<DeckGoesWest> for Battle {
    fn write(&self, game: &DeckGoesWest) -> String {
        let stage = match self.stage {
            BattleStage::Declaring(seat) => format!("declaring {}", seat.write(game)),
            BattleStage::First => "first".to_owned(),
            BattleStage::Second => "second".to_owned(),
            BattleStage::Fought => "fought".to_owned(),
        };
        [
            self.tile.write(game),
            if self.by_bandits { "bandits" } else { "players" }.to_owned(),
            self.first.write(game),
            stage,
            [self.attack_dice, self.hits, self.defence_dice, self.saves]
                .map(|count| count.to_string())
                .join(" "),
            self.attackers.write(game),
        ]
        .join("; ")
    }

    fn read(game: &DeckGoesWest, text: &str) -> Option<Battle> {
        let parts: Vec<&str> = text.split("; ").collect();
        let [tile, by, first, stage, counts, attackers] = parts.try_into().ok()?;
        let counts: Option<Vec<u16>> = counts.split(' ').map(|count| count.parse().ok()).collect();
        let [attack_dice, hits, defence_dice, saves] = counts?.try_into().ok()?;
        Some(Battle {
            tile: Text::read(game, tile)?,
            by_bandits: match by {
                "bandits" => true,
                "players" => false,
                _ => return None,
            },
            first: Text::read(game, first)?,
            stage: match stage.split_once(' ') {
                Some(("declaring", seat)) => BattleStage::Declaring(Text::read(game, seat)?),
                None if stage == "first" => BattleStage::First,
                None if stage == "second" => BattleStage::Second,
                None if stage == "fought" => BattleStage::Fought,
                _ => return None,
            },
            attack_dice,
            hits,
            defence_dice,
            saves,
            attackers: SeatSet::read(game, attackers)?,
        })
    }
}

/// `derek; food; 4/0/0/0/0; pilar; -; -`: the performer, the resource, the dice of each seat; the seats that may be
/// invited, that have yet to answer, that have joined.
impl Text<DeckGoesWest> for Gather {
    fn write(&self, game: &DeckGoesWest) -> String {
        [
            self.seat.write(game),
            self.resource.write(game),
            self.dice.0.map(|dice| dice.to_string()).join("/"),
            self.unasked.write(game),
            self.invited.write(game),
            self.joined.write(game),
        ]
        .join("; ")
    }

    fn read(game: &DeckGoesWest, text: &str) -> Option<Gather> {
        let parts: Vec<&str> = text.split("; ").collect();
        let [seat, resource, dice, unasked, invited, joined] = parts.try_into().ok()?;
        let dice: Option<Vec<u16>> = dice.split('/').map(|dice| dice.parse().ok()).collect();
        Some(Gather {
            seat: Text::read(game, seat)?,
            resource: Resource::read(resource)?,
            dice: BySeat(dice?.try_into().ok()?),
            unasked: Text::read(game, unasked)?,
            invited: Text::read(game, invited)?,
            joined: Text::read(game, joined)?,
        })
    }
}

/// `0` for the asker, `1` for the partner.
impl Text<DeckGoesWest> for TradeSide {
    fn write(&self, _: &DeckGoesWest) -> String {
        match self {
            TradeSide::Asker => "0",
            TradeSide::Partner => "1",
        }
        .to_owned()
    }

    fn read(game: &DeckGoesWest, word: &str) -> Option<TradeSide> {
        TradeSide::BOTH.into_iter().find(|side| side.write(game) == word)
    }
}

/// `derek; pilar; laying 0; 1; food 2; -`: the asker, the partner, the stage, the round, the goods each has laid; then
/// `back 3`, if the side that lays goods has taken some back.
impl Text<DeckGoesWest> for Trade {
    fn write(&self, game: &DeckGoesWest) -> String {
        let stage = match self.stage {
            TradeStage::Asking => "asking".to_owned(),
            TradeStage::Paying => "paying".to_owned(),
            TradeStage::Laying(side) => format!("laying {}", side.write(game)),
            TradeStage::Confirming(side) => format!("confirming {}", side.write(game)),
            TradeStage::Offering(side) => format!("offering {}", side.write(game)),
            TradeStage::Agreeing(side) => format!("agreeing {}", side.write(game)),
            TradeStage::Moving(side) => format!("moving {}", side.write(game)),
        };
        let mut parts = vec![
            self.sides[0].write(game),
            self.sides[1].write(game),
            stage,
            self.round.to_string(),
            super::stock_text(self.goods[0]),
            super::stock_text(self.goods[1]),
        ];
        if self.taken_back > 0 {
            parts.push(format!("back {}", self.taken_back));
        }
        parts.join("; ")
    }

    fn read(game: &DeckGoesWest, text: &str) -> Option<Trade> {
        let parts: Vec<&str> = text.split("; ").collect();
        let (&[seat, other, stage, round, given, got], rest) = parts.split_first_chunk()?;
        let taken_back = match rest {
            [] => 0,
            [back] => {
                let times = back.strip_prefix("back ")?.parse().ok();
                times.filter(|times| (1..=Trade::TAKE_BACKS).contains(times))?
            }
            _ => return None,
        };
        let (word, side) = stage.split_once(' ').unwrap_or((stage, "0"));
        let side = TradeSide::read(game, side)?;
        Some(Trade {
            sides: Some([Text::read(game, seat)?, Text::read(game, other)?])
                .filter(|[one, other]| one != other)?,
            stage: match word {
                "asking" => TradeStage::Asking,
                "paying" => TradeStage::Paying,
                "laying" => TradeStage::Laying(side),
                "confirming" => TradeStage::Confirming(side),
                "offering" => TradeStage::Offering(side),
                "agreeing" => TradeStage::Agreeing(side),
                "moving" => TradeStage::Moving(side),
                _ => return None,
            },
            round: round.parse().ok().filter(|round| (1..=3).contains(round))?,
            taken_back,
            goods: [super::stock_from(given)?, super::stock_from(got)?],
        })
    }
}

/// `derek:leg-wound:-`, or for a card that was bought the slot in the row.
impl Text<DeckGoesWest> for Held {
    fn write(&self, game: &DeckGoesWest) -> String {
        let bought = self.bought.map(|slot| slot.number() as u8 + 1);
        [self.seat.write(game), self.kind.write(game), bought.write(game)].join(":")
    }

    fn read(game: &DeckGoesWest, text: &str) -> Option<Held> {
        let parts: Vec<&str> = text.split(':').collect();
        let [seat, kind, bought] = parts.try_into().ok()?;
        let bought: Option<u8> = Text::read(game, bought)?;
        Some(Held {
            seat: Text::read(game, seat)?,
            kind: Text::read(game, kind)?,
            bought: match bought {
                None => None,
                Some(slot) => Some(TradeSlot::new(slot.checked_sub(1)?)?),
            },
        })
    }
}
