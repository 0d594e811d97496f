//! The ids of messages that name the parts of an edition.

use super::{Difficulty, Mode, NightStep, Pile, Special};
use crate::job::{Danger, ItemColour, Resource, Terrain};
use game::Message;

impl Pile {
    /// The id of the message that names one of its cards.
    pub const fn name(self) -> &'static str {
        match self {
            Pile::Starter => "pile-starter",
            Pile::Trade => "pile-trade",
            Pile::Danger(Danger::Pain) => "pile-pain",
            Pile::Danger(Danger::Exhaustion) => "pile-exhaustion",
        }
    }
}

impl ItemColour {
    /// The id of the message that names it.
    pub const fn name(self) -> &'static str {
        match self {
            ItemColour::Blue => "colour-blue",
            ItemColour::Red => "colour-red",
            ItemColour::Green => "colour-green",
            ItemColour::Brown => "colour-brown",
            ItemColour::White => "colour-white",
            ItemColour::Yellow => "colour-yellow",
        }
    }
}

impl Terrain {
    /// The id of the message that names it.
    pub const fn name(self) -> &'static str {
        match self {
            Terrain::Forest => "terrain-forest",
            Terrain::Prairie => "terrain-prairie",
            Terrain::Mountain => "terrain-mountain",
            Terrain::Village => "terrain-village",
            Terrain::Lake => "terrain-lake",
            Terrain::River => "terrain-river",
            Terrain::BanditCamp => "terrain-bandit-camp",
        }
    }
}

impl Mode {
    /// The id of the message that names it.
    pub const fn name(self) -> &'static str {
        match self {
            Mode::Solo => "mode-solo",
            Mode::Versus => "mode-versus",
            Mode::Cooperative => "mode-cooperative",
        }
    }
}

impl Difficulty {
    /// The id of the message that names it.
    pub const fn name(self) -> &'static str {
        match self {
            Difficulty::Beginner => "difficulty-beginner",
            Difficulty::Normal => "difficulty-normal",
            Difficulty::Tricky => "difficulty-tricky",
        }
    }

    /// The range of wins in a hundred games that it aims at, for players who know the game a little.
    pub const fn aim(self) -> [u8; 2] {
        match self {
            Difficulty::Beginner => [60, 70],
            Difficulty::Normal => [40, 40],
            Difficulty::Tricky => [25, 25],
        }
    }
}

impl NightStep {
    /// DW-SPECIAL-17. The step, as a message.
    pub fn message(self) -> Message {
        match self {
            NightStep::TradeRow => Message::new("night-trade-row"),
            NightStep::Day => Message::new("night-day"),
            NightStep::Exhaustion(count) => Message::new("night-exhaustion").number("n", count.into()),
            NightStep::Attack => Message::new("night-attack"),
            NightStep::Move => Message::new("night-move"),
            NightStep::RemoveEast(columns) => Message::new("night-remove-east").number("n", columns.into()),
            NightStep::Appear => Message::new("night-appear"),
            NightStep::Split(bandits) => Message::new("night-split").number("n", bandits.into()),
            NightStep::FullHand => Message::new("night-full-hand"),
            NightStep::PassP1 => Message::new("night-pass-p1"),
        }
    }
}

impl Special {
    /// DW-SPECIAL-01. The special rules, as messages.
    pub fn messages(&self) -> Vec<Message> {
        let plain = |id, holds: bool| holds.then(|| Message::new(id));
        let number = |id, count: u8| Message::new(id).number("n", count.into());
        let some = |id, count: u8| (count > 0).then(|| number(id, count));
        let extra = Resource::ALL.into_iter().zip(self.extra).filter(|&(_, count)| count > 0);
        let extra = extra.map(|(resource, count)| {
            Message::new("special-extra").said("goods", resource.message(count.into()))
        });
        let limit = self.bandit_limit.map(|(bandits, points)| {
            Message::new("special-bandit-limit").number("n", bandits.into()).number("points", points.into())
        });
        // DW-REVEAL-04. A single bandit in a camp is the ordinary rule.
        let camp = (self.camp_bandits != 1).then(|| number("special-camp-bandits", self.camp_bandits));
        let mut rules: Vec<Message> = Vec::new();
        rules.extend(self.leash.map(|columns| number("special-leash", columns)));
        rules.extend(plain("special-start-rail", self.start_rail));
        rules.extend(plain("special-rail-chain", self.rail_chain));
        rules.extend(extra);
        rules.extend(plain("special-wagon", self.wagon));
        rules.extend(plain("special-wagon-at-village", self.wagon_at_village));
        rules.extend(camp);
        rules.extend(some("special-west-column-bandits", self.west_column_bandits));
        rules.extend(some("special-adjacent-bandits", self.adjacent_bandits));
        rules.extend(limit);
        rules.extend(plain("special-tiebreak", self.tiebreak_gold));
        rules
    }
}
