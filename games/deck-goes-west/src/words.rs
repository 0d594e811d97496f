//! The table in words: messages that pages and the terminal share.

mod cheat_sheet;
mod end;
mod people;
mod sections;

pub use cheat_sheet::CheatSheet;

use crate::edition::{Mode, Place};
use crate::job::{Danger, Gait, PrintedOn, Terrain};
use crate::label::job_sentence;
use crate::message::{goods, pool, ticket};
use crate::question::Question;
use crate::state::{Origin, Phase, TradeSide, TradeStage};
use crate::term::Term;
use crate::view::{Counts, SeenTile, View};
use game::{Argument, Game, Message, Seat};

fn said(message: Message) -> Argument {
    message.into()
}

/// The total number of cards.
fn total(cards: &Counts) -> i64 {
    cards.iter().map(|&(_, count)| count as i64).sum()
}

impl View {
    /// The heading of a view: the Day or the Night, and its stage.
    pub fn heading(&self) -> Message {
        let dated = |id, number: u8| {
            Message::new(id).number("n", number.into()).number("days", self.game.board().days.into())
        };
        let today = self.day.saturating_add(1);
        match self.phase {
            Phase::Over(_) => Message::new("heading-over"),
            Phase::Acting(turn) if self.game.mode() == Mode::Versus => dated("heading-turn", today)
                .phrase("name", self.name_of(turn.seat))
                .number("actions", turn.actions.into()),
            Phase::Night(_) => {
                let number = self.night().map_or(today, |(number, _)| number);
                dated("heading-night", number).said("step", self.phase())
            }
            Phase::Setup | Phase::Drawing | Phase::Acting(_) | Phase::Discarding(_) => {
                dated("heading-day", today).said("phase", self.phase())
            }
        }
    }

    /// DW-DAY-03. The stage of the Day, or the step of the Night.
    pub fn phase(&self) -> Message {
        match self.phase {
            Phase::Setup => Message::new("phase-setup"),
            Phase::Drawing => Message::new("phase-drawing"),
            Phase::Acting(_) => Message::new("phase-acting"),
            Phase::Discarding(_) => Message::new("phase-discarding"),
            Phase::Night(_) => self.night_step(),
            Phase::Over(_) => Message::new("heading-over"),
        }
    }

    /// DW-NIGHT-02, DW-SPECIAL-13. A step of the Night; after the last one bandits are counted, where the mission says so.
    fn night_step(&self) -> Message {
        let step = self.night().and_then(|(_, step)| self.game.mission().night.get(step));
        step.map_or_else(|| Message::new("night-bandit-limit"), |step| step.message())
    }

    /// Tracks, piles and pieces that belong to no player.
    pub fn meters(&self) -> Vec<Message> {
        let number = |id, number: i64| Message::new(id).number("n", number);
        let goal = i64::from(self.game.board().score);
        let score = match self.game.mode() {
            Mode::Versus => number("words-goal", goal),
            Mode::Solo | Mode::Cooperative => {
                Message::new("words-score").number("score", self.score[0].into()).number("goal", goal)
            }
        };
        let [pain, exhaustion] = Danger::ALL.map(|danger| total(&self.danger_piles[danger as usize]));
        let mut meters = vec![
            score,
            number("words-risk", self.risk.into()).phrase("dice", &self.game.dice().name),
            number("words-bandits", self.map.iter().map(|seen| i64::from(seen.bandits)).sum()),
            number("words-land-pile", self.land_pile as i64),
            number("words-trade-pile", total(&self.trade_pile)),
            Message::new("words-danger-piles").number("pain", pain).number("exhaustion", exhaustion),
        ];
        meters.extend(
            self.wagon.map(|place| Message::new("words-wagon").said("place", self.place_in_words(place))),
        );
        if self.game.mode() == Mode::Versus {
            meters.push(Message::new("words-p1").phrase("name", self.name_of(self.p1)));
        }
        meters.extend(self.doing_in_words());
        meters
    }

    /// What is in progress: movement that is loaded, a roll, a battle, a trade.
    pub fn doing_in_words(&self) -> Vec<Message> {
        let about = |id, seat: Seat| Message::new(id).phrase("name", self.name_of(seat));
        let mut doing = Vec::new();
        if let Some(movement) = self.stack.movement() {
            let tickets = self.game.rides().iter().zip(movement.tickets);
            let tickets =
                tickets.flat_map(|(&length, count)| std::iter::repeat_n(ticket(length), count.into()));
            let all: Vec<Argument> = pool(movement.pool).into_iter().chain(tickets).collect();
            let all = if all.is_empty() { vec![Argument::Named("list-none")] } else { all };
            doing.push(about("words-movement", movement.mover).list("pool", all));
        }
        if let Some(gather) = self.stack.gather() {
            doing.push(about("words-gather", gather.seat).named("resource", gather.resource.name()));
        }
        if let Some(battle) = self.stack.battle() {
            let number = |id, dice: u16, sure: u16| {
                Message::new(id).number("dice", dice.into()).number("sure", sure.into())
            };
            doing.push(Message::new("words-battle").phrase("tile", self.game.tile_name(battle.tile)));
            doing.push(number("words-attack", battle.attack_dice, battle.hits));
            doing.push(number("words-defence", battle.defence_dice, battle.saves));
        }
        if let Some(trade) = self.stack.trade() {
            let [one, other] = trade.sides;
            doing.push(about("words-trade", one).phrase("other", self.name_of(other)));
            if matches!(trade.stage, TradeStage::Laying(_) | TradeStage::Confirming(_)) {
                let laid = TradeSide::BOTH.map(|side| (trade.seat(side), trade.goods[side as usize]));
                doing.extend(laid.map(|(seat, goods)| self.laid_in_words(seat, goods)));
            }
        }
        doing.extend(self.job_in_words());
        doing
    }

    /// The job whose details are asked for, as a sentence; `None` for any other question.
    pub fn job_in_words(&self) -> Option<Message> {
        let asks = |question: Question| {
            matches!(
                question,
                Question::X
                    | Question::Pay
                    | Question::Gain
                    | Question::Discard
                    | Question::Scrap
                    | Question::Tile
            )
        };
        self.question.filter(|&(_, question)| asks(question))?;
        let run = self.stack.runs().next()?;
        Some(self.game.job(run.seat, run.origin, run.job).sentence(self.printed_on(run.origin)))
    }

    fn printed_on(&self, origin: Origin) -> PrintedOn {
        match origin {
            Origin::Card(card) if self.game.edition().card(card).pile.is_item() => PrintedOn::Item,
            Origin::Card(_) => PrintedOn::Danger,
            Origin::Ability => PrintedOn::Ability,
            Origin::Land(_) => PrintedOn::Land,
            Origin::Mission => PrintedOn::Mission,
            Origin::Buy(..) => PrintedOn::Buy,
            Origin::Event => PrintedOn::Event,
        }
    }

    /// DW-DR-76. What a player has laid on the table.
    fn laid_in_words(&self, seat: Seat, stocks: [u16; 4]) -> Message {
        let cards = self.player(seat).table.iter().map(|&(card, count)| self.copies(card, count));
        let laid = match (stocks, cards.len()) {
            ([0, 0, 0, 0], 1..) => cards.collect(),
            _ => goods(stocks).into_iter().chain(cards).collect(),
        };
        Message::new("words-laid").phrase("name", self.name_of(seat)).list("goods", laid)
    }

    /// The position of a place relative to the start tile.
    pub fn place_in_words(&self, place: Place) -> Message {
        match place.ways_from(self.game.start()) {
            ways if ways.is_empty() => Message::new("place-start"),
            ways => Message::new("place").list("ways", ways),
        }
    }

    /// A tile, with everything on it.
    pub fn tile_in_words(&self, seen: &SeenTile) -> Message {
        let facts = self.on_tile(seen);
        let message = match (seen.tile, facts.is_empty()) {
            (Some(_), true) => Message::new("words-tile"),
            (Some(_), false) => Message::new("words-tile-with"),
            (None, true) => Message::new("words-unknown"),
            (None, false) => Message::new("words-unknown-with"),
        };
        let message = message.said("place", self.place_in_words(seen.place));
        let message = match seen.tile.map(|tile| self.game.edition().tile(tile)) {
            Some(tile) => message
                .phrase("tile", &tile.name)
                .named("terrain", tile.terrain.name())
                .number("bandit", tile.bandit.into()),
            None => message,
        };
        if facts.is_empty() { message } else { message.list("facts", facts) }
    }

    fn on_tile(&self, seen: &SeenTile) -> Vec<Argument> {
        let is_lake = seen.tile.is_some_and(|tile| self.game.edition().tile(tile).terrain == Terrain::Lake);
        let rail = if is_lake { Term::Bridge } else { Term::Railway };
        let rail = seen.rail.then(|| Argument::Named(rail.message_id()));
        let bandits = (seen.bandits > 0)
            .then(|| said(Message::new("words-bandits-here").number("n", seen.bandits.into())));
        let wagon = (self.wagon == Some(seen.place)).then(|| Argument::Named(Term::Wagon.message_id()));
        let people = self.game.seats().iter().zip(&self.players);
        let people = people
            .filter(|(_, player)| player.is_alive() && player.at() == seen.place)
            .map(|(seat, _)| Argument::Phrase(self.name_of(seat)));
        rail.into_iter().chain(bandits).chain(wagon).chain(people).collect()
    }

    /// The jobs of a tile, a sentence each; empty for a face-down tile.
    pub fn jobs_of_tile(&self, seen: &SeenTile) -> Vec<Message> {
        let jobs = seen.tile.map_or(&[][..], |tile| &self.game.edition().tile(tile).jobs);
        jobs.iter().map(job_sentence).collect()
    }

    /// DW-MOVE-02. The ways onto a tile; empty for a face-down tile.
    pub fn ways_of_tile(&self, seen: &SeenTile) -> Vec<Message> {
        let ways = seen.tile.map_or(&[][..], |tile| &self.game.edition().tile(tile).ways);
        let ways = ways.iter().map(|way| {
            let id = if way.from_water { "words-way-from-water" } else { "words-way" };
            let costs = Gait::ALL.into_iter().zip(way.costs).filter(|&(_, cost)| cost > 0);
            Message::new(id).list("pool", costs.map(|(gait, cost)| said(gait.message(cost))).collect())
        });
        ways.collect()
    }

    /// DW-BUY-01. The Trade Row, leftmost first, with the price of each card.
    pub fn row_in_words(&self) -> Vec<Message> {
        let row = self.row.iter().zip(1..).map(|(card, number)| {
            let Some(card) = card.map(|card| self.game.edition().card(card)) else {
                return Message::new("words-row-gap").number("n", number);
            };
            let prices = card.buy.iter().map(job_sentence);
            let or = |before, last| Message::new("words-or").said("before", before).said("last", last);
            let prices = prices.reduce(or).unwrap_or_else(|| Message::new("list-none"));
            Message::new("words-row").number("n", number).phrase("card", &card.name).said("prices", prices)
        });
        row.collect()
    }
}
