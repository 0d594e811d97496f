//! The table in words, which pages, the terminal and programs read.

use crate::SuperExpress;
use crate::material::{Bandit, Card};
use crate::position::{Exec, Floors, Piece, PileLine, SeenProgram, Verdict};
use crate::setup::{Module, Modules, Options};
use crate::train::{Facing, Floor, Posture};
use crate::view::{Sealed, SeenTreasures, View};
use game::{Argument, InWords, Line, Message, Section, Viewed};

impl InWords for SuperExpress {
    fn sections(view: &View, names: &[String]) -> Vec<Section> {
        vec![view.status(names), view.train_in_words(), view.players(names)]
    }
}

impl View {
    /// The heading of a view: the round, and its phase.
    pub fn heading(&self) -> Message {
        let phase = match (self.result, &self.exec) {
            (Verdict::Running, Exec::Scheme) => "phase-scheme",
            (Verdict::Running, Exec::Acting { .. }) => "phase-act",
            (Verdict::Running, Exec::Emptied) => "phase-end",
            (Verdict::Last(_) | Verdict::Loot(_) | Verdict::Nobody, _) => "board-over",
        };
        Message::new("board-heading").number("round", self.round.into()).named("phase", phase)
    }

    fn status(&self, names: &[String]) -> Section {
        let said =
            [Some(self.waits_for(names)), Some(self.viewer_in_words(names)), SuperExpress::prompt(self)];
        let agreed = SuperExpress::agreed_in_words(self.modules, self.options);
        let lines = said.into_iter().flatten().chain(agreed).map(Line::from).collect();
        Section { id: "status", title: self.heading(), lines }
    }

    /// What the table waits for, or the result once the game is over.
    fn waits_for(&self, names: &[String]) -> Message {
        let asked = |bandit: &&Bandit| self.programs.get(bandit) == Some(&Sealed::Asked);
        match (self.ending(names), &self.exec) {
            (Some(ending), _) => ending,
            (None, Exec::Scheme) => {
                let still = self.seats.iter().filter(asked).map(|&bandit| self.who(names, bandit));
                Message::new("board-still-choosing").list("who", still.collect())
            }
            (None, Exec::Acting { next, .. }) => {
                Message::new("board-next").argument("who", self.who(names, *next))
            }
            (None, Exec::Emptied) => Message::new("board-emptied"),
        }
    }

    /// The result; `None` while the game goes on.
    pub fn ending(&self, names: &[String]) -> Option<Message> {
        let won = |id, winner: Bandit| {
            Message::new(id).argument("name", self.who(names, winner)).fixed("gender", winner.gender())
        };
        match self.result {
            Verdict::Running => None,
            Verdict::Last(winner) => Some(won("win-last", winner)),
            Verdict::Loot(winner) => Some(won("win-loot", winner)),
            Verdict::Nobody => Some(Message::new("win-none")),
        }
    }

    /// A sentence about the viewer.
    fn viewer_in_words(&self, names: &[String]) -> Message {
        match self.viewer {
            Some(viewer) => Message::new("board-viewer").argument("who", self.who(names, viewer)),
            None => Message::new("board-onlooker"),
        }
    }

    /// A bandit's name, with its player's where that differs. `names` are those of the players, by seat.
    fn who(&self, names: &[String], bandit: Bandit) -> Argument {
        match self.player_of(names, bandit) {
            player if player == bandit.name() => Argument::Text(bandit.name().into()),
            player => Message::new("board-who").fixed("bandit", bandit.name()).text("player", player).into(),
        }
    }

    /// The name of a bandit's player.
    fn player_of<'a>(&self, names: &'a [String], bandit: Bandit) -> &'a str {
        let seat = self.seats.iter().position(|&seated| seated == bandit);
        &names[seat.expect("every bandit of a view has a seat")]
    }

    /// The train, card by card from rear to front, floor by floor, with the bandits in their order.
    fn train_in_words(&self) -> Section {
        let wagons = self.train.wagons.iter().enumerate().map(|(at, (_, floors))| {
            card_in_words(self.wagon_name(at), floors).with_id(format!("wagon-{}", self.wagon_number(at)))
        });
        let locomotive = card_in_words(Message::new("train-locomotive"), &self.train.locomotive);
        let locomotive = locomotive.with_id("locomotive");
        let time_car = self.modules.has(Module::TimeTravelCar).then(|| {
            let says = [Message::new("board-time-car")];
            Line::about(Argument::Named("train-time-travel-car"), says).with_id("time-travel-car")
        });
        let lines = wagons.chain([locomotive]).chain(time_car).collect();
        Section { id: "train", title: Message::new("board-train"), lines }
    }

    /// The number of the wagon at an index from the rear. Wagons count from the Locomotive, so each keeps its number.
    fn wagon_number(&self, at: usize) -> usize {
        self.train.wagons.len() - at
    }

    /// The name of the wagon at an index from the rear: its number, and whether it is the Last Wagon.
    pub fn wagon_name(&self, at: usize) -> Message {
        let name = Message::new("train-wagon").number("number", self.wagon_number(at) as i64);
        match at {
            0 => Message::new("board-last-wagon").said("wagon", name).named("last", "train-last-wagon"),
            _ => name,
        }
    }

    /// The players, clockwise.
    fn players(&self, names: &[String]) -> Section {
        let line = |&bandit: &Bandit| {
            let who = self.who(names, bandit);
            let who = match self.first == bandit {
                true => {
                    Message::new("board-first").argument("who", who).named("first", "player-first").into()
                }
                false => who,
            };
            let fact =
                |what, says: Argument| Message::new("board-fact").named("what", what).argument("says", says);
            let facts = [
                fact("board-state", self.state_of(bandit)),
                fact("board-program", Argument::Named(self.program_of(bandit))),
                fact("board-treasures", self.treasures_of(bandit).into()),
            ];
            let cards = self.cards_of(bandit).into_iter().map(Line::from);
            Line::about(who, facts).with_below(cards).with_id(bandit.to_string())
        };
        let lines = self.seats.iter().map(line).collect();
        Section { id: "players", title: Message::new("board-players"), lines }
    }

    /// A bandit's state: aboard, stunned, waiting for its Horse or eliminated; and whether it has travelled in time or
    /// won.
    fn state_of(&self, bandit: Bandit) -> Argument {
        let gendered = |id| Message::new(id).fixed("gender", bandit.gender()).into();
        let pile = self.pile_of(bandit);
        let mut states = match (self.train.pieces().find(|piece| piece.bandit == bandit), pile) {
            (Some(piece), _) if piece.posture == Posture::Stunned => {
                vec![Argument::Named("board-aboard"), gendered("state-stunned")]
            }
            (Some(_), _) => vec![Argument::Named("board-aboard")],
            (None, Some(pile)) if pile.off => vec![Argument::Named("state-pending")],
            (None, _) => vec![gendered("state-eliminated")],
        };
        if pile.is_some_and(|pile| pile.travelled) {
            states.push(Argument::Named("board-travelled"));
        }
        if [Verdict::Last(bandit), Verdict::Loot(bandit)].contains(&self.result) {
            states.push(gendered("board-winner"));
        }
        Argument::List(states)
    }

    /// A bandit's pile while cards are revealed; `None` in other phases.
    fn pile_of(&self, bandit: Bandit) -> Option<&PileLine<SeenProgram>> {
        match &self.exec {
            Exec::Acting { piles, .. } => piles.iter().find(|pile| pile.bandit == bandit),
            Exec::Scheme | Exec::Emptied => None,
        }
    }

    /// The id of the message about the progress of a bandit's program.
    fn program_of(&self, bandit: Bandit) -> &'static str {
        let aboard = || self.train.pieces().any(|piece| piece.bandit == bandit);
        match self.programs.get(&bandit) {
            _ if self.pile_of(bandit).is_some() => "board-revealing",
            Some(Sealed::Asked) => "board-choosing",
            Some(Sealed::Hidden | Sealed::Known(_)) => "board-sealed",
            None if self.exec == Exec::Emptied && aboard() => "board-pile-empty",
            None => "board-no-program",
        }
    }

    /// The cards of a bandit's program: the viewer's own once it is sealed; while cards are revealed all, face up or face down.
    fn cards_of(&self, bandit: Bandit) -> Vec<Message> {
        if let Some(pile) = self.pile_of(bandit) {
            let cards = (1_u8..).zip(pile.program.cards());
            return cards.map(|(at, card)| as_it_lies(card, at <= pile.revealed)).collect();
        }
        match self.programs.get(&bandit) {
            Some(Sealed::Known(program)) => {
                program.cards().map(|card| Message::new(card.message_id())).to_vec()
            }
            Some(Sealed::Asked | Sealed::Hidden) | None => Vec::new(),
        }
    }

    /// The number of a bandit's treasures, and their values where the viewer knows them.
    fn treasures_of(&self, bandit: Bandit) -> Message {
        match self.loot.0.iter().find(|(owner, _)| *owner == bandit) {
            None => Message::new("board-treasures-none"),
            Some((_, treasures)) => treasures.in_words(),
        }
    }
}

impl SeenTreasures {
    /// The number of treasures, and their values where the viewer knows them.
    fn in_words(&self) -> Message {
        let count = self.count() as i64;
        match self {
            SeenTreasures::Open(wagons) => {
                let values: Vec<String> = wagons.iter().map(ToString::to_string).collect();
                let sum = wagons.iter().map(|wagon| i64::from(wagon.value())).sum();
                Message::new("board-treasures-open")
                    .number("count", count)
                    .text("values", values.join(", "))
                    .number("sum", sum)
            }
            SeenTreasures::Closed(_) => Message::new("board-treasures-closed").number("count", count),
        }
    }
}

impl SuperExpress {
    /// The modules in play and the house rules in force, a sentence each.
    pub fn agreed_in_words(modules: Modules, options: Options) -> Vec<Message> {
        let named = Module::ALL.into_iter().filter(|&module| modules.has(module));
        let named: Vec<Argument> = named.map(|module| Argument::Named(module.message_id())).collect();
        let rules: Vec<Argument> = options.iter().map(|rule| Argument::Named(rule.in_short())).collect();
        let modules = match named.is_empty() {
            true => Message::new("board-no-modules"),
            false => Message::new("board-modules").list("modules", named),
        };
        let rules = (!rules.is_empty()).then(|| Message::new("board-house-rules").list("rules", rules));
        std::iter::once(modules).chain(rules).collect()
    }
}

impl Facing {
    /// The id of the message that names the direction.
    pub const fn message_id(self) -> &'static str {
        match self {
            Facing::Front => "facing-front",
            Facing::Rear => "facing-rear",
        }
    }
}

/// A card of the train with the bandits on it.
fn card_in_words(name: Message, floors: &Floors) -> Line {
    let row = |(floor, row): (Floor, &[Piece])| {
        let floor = match floor {
            Floor::Roof => "board-roof",
            Floor::Inside => "board-inside",
        };
        let pieces = row.iter().map(|&piece| piece_in_words(piece).into()).collect();
        Message::new("board-row").named("floor", floor).list("bandits", pieces)
    };
    let rows: Vec<Message> = floors.rows().into_iter().filter(|(_, row)| !row.is_empty()).map(row).collect();
    Line::about(name, if rows.is_empty() { vec![Message::new("state-nobody")] } else { rows })
}

/// A bandit with its posture and facing.
fn piece_in_words(Piece { bandit, posture, facing }: Piece) -> Message {
    let id = match posture {
        Posture::Standing => "board-stands",
        Posture::Stunned => "board-lies",
    };
    let message = Message::new(id).fixed("bandit", bandit.name()).named("facing", facing.message_id());
    message.argument("stunned", Message::new("state-stunned").fixed("gender", bandit.gender()))
}

/// A card of a pile, as far as the viewer knows it, and whether it lies face up.
fn as_it_lies(card: Option<Card>, face_up: bool) -> Message {
    match card {
        Some(card) if face_up => Message::new("board-face-up").named("card", card.message_id()),
        Some(card) => Message::new("board-face-down").named("card", card.message_id()),
        None => Message::new("board-face-down-hidden"),
    }
}
