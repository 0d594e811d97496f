//! Why a game ended as it did: for people who ask. It follows from what everybody may know at the end.

use crate::material::{Bandit, Wagon};
use crate::position::Verdict;
use crate::view::{Purse, View};
use game::RuleId;

/// Why a game ended as it did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// SE-END-01. Everybody else was out of the game.
    LastAboard,
    /// SE-END-03. The uncoupling took all who were left.
    NobodyLeft,
    /// SE-END-05. Of those aboard, nobody else had so many treasures.
    MostTreasures {
        /// How many.
        count: usize,
    },
    /// SE-END-06. Others had as many: the single most valuable one decided.
    RichestTreasure {
        /// How many each of them had.
        count: usize,
        /// Who else had as many.
        others: Vec<Bandit>,
        /// What decided it.
        treasure: Wagon,
    },
}

impl Reason {
    /// The rule that decided it.
    pub const fn rule(&self) -> RuleId {
        RuleId(match self {
            Reason::LastAboard => "SE-END-01",
            Reason::NobodyLeft => "SE-END-03",
            Reason::MostTreasures { .. } => "SE-END-05",
            Reason::RichestTreasure { .. } => "SE-END-06",
        })
    }
}

impl View {
    /// Why it ended as it did, once it has.
    pub fn reason(&self) -> Option<Reason> {
        match self.result {
            Verdict::Running => None,
            Verdict::Last(_) => Some(Reason::LastAboard),
            Verdict::Nobody => Some(Reason::NobodyLeft),
            Verdict::Loot(winner) => Some(self.by_treasures(winner)),
        }
    }

    /// What somebody has taken, as far as this viewer knows; at the end, all of it.
    pub fn treasures(&self, bandit: Bandit) -> &[Wagon] {
        let own = self.loot.0.iter().find(|(owner, _)| *owner == bandit);
        match own {
            Some((_, Purse::Open(wagons))) => wagons,
            Some((_, Purse::Closed(_))) | None => &[],
        }
    }

    /// SE-END-05, SE-END-06, SE-END-07. How the treasures of those aboard decided.
    fn by_treasures(&self, winner: Bandit) -> Reason {
        let count = self.treasures(winner).len();
        let aboard = self.train.pieces().map(|piece| piece.bandit);
        let others: Vec<Bandit> =
            aboard.filter(|&bandit| bandit != winner && self.treasures(bandit).len() == count).collect();
        let richest = self.treasures(winner).iter().copied().max_by_key(|wagon| wagon.value());
        match richest {
            Some(treasure) if !others.is_empty() => Reason::RichestTreasure { count, others, treasure },
            _ => Reason::MostTreasures { count },
        }
    }
}
