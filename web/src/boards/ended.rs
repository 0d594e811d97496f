//! How a game ended, for people.

use game::RuleId;
use maud::Markup;

/// How a game ended.
#[derive(Clone, Debug)]
pub(crate) struct Ended {
    /// Over the headline: how long it took.
    pub(crate) over: String,
    pub(crate) title: String,
    /// Who won, in a sentence.
    pub(crate) outcome: String,
    /// What decided it.
    pub(crate) why: String,
    pub(crate) rule: RuleId,
    pub(crate) picture: Markup,
    /// Everybody, whoever won first.
    pub(crate) standings: Vec<Standing>,
}

/// What became of somebody.
#[derive(Clone, Debug)]
pub(crate) struct Standing {
    pub(crate) seat: usize,
    pub(crate) won: bool,
    pub(crate) fate: String,
    /// What they have to show for it.
    pub(crate) gains: Markup,
}
