//! Why a game ended as it did. It follows from what every viewer may know at the end.

use crate::material::{Bandit, Wagon};
use crate::position::Verdict;
use crate::view::{SeenTreasures, View};
use game::RuleId;

/// Why a game ended as it did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// SE-END-01. All other bandits were out of the game.
    LastAboard,
    /// SE-END-03. The uncoupling took all bandits that were left.
    NobodyLeft,
    /// SE-END-05. The winner had more treasures than any other bandit aboard.
    MostTreasures {
        /// The winner's number of treasures.
        count: usize,
    },
    /// SE-END-06. Other bandits had the same number: the single most valuable treasure decided.
    RichestTreasure {
        /// The number of treasures of each of them.
        count: usize,
        /// The other bandits with that number.
        others: Vec<Bandit>,
        /// The treasure that decided.
        treasure: Wagon,
    },
}

impl Reason {
    /// The rule that decided.
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
    /// The reason, if the game is over.
    pub fn reason(&self) -> Option<Reason> {
        match self.result {
            Verdict::Running => None,
            Verdict::Last(_) => Some(Reason::LastAboard),
            Verdict::Nobody => Some(Reason::NobodyLeft),
            Verdict::Loot(winner) => Some(self.by_treasures(winner)),
        }
    }

    /// The treasures of a bandit, as far as this viewer knows them; at the end, all of them.
    pub fn treasures(&self, bandit: Bandit) -> &[Wagon] {
        let own = self.loot.0.iter().find(|(owner, _)| *owner == bandit);
        match own {
            Some((_, SeenTreasures::Open(wagons))) => wagons,
            Some((_, SeenTreasures::Closed(_))) | None => &[],
        }
    }

    /// SE-END-05, SE-END-06, SE-END-07. How the treasures of the bandits aboard decided.
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
