//! Playing on from a moment of a game that is over: another table, whose game begins as the old one did.

use super::{OpenTable, Opening, TableRegistry};
use crate::entry::{Continues, Entry, TableOptions};
use crate::id::{Secret, TableId};
use crate::seating::Phase;
use crate::table::{Ask, Denied, Table};
use bots::Level;
use game::Viewer;
use game::record::Step;
use std::sync::Arc;

/// So often somebody may play on from one and the same moment.
const AGAIN: u32 = 64;

/// Who wants to play on, where and from when.
#[derive(Clone, Debug)]
pub struct PlayingOn {
    /// At the end of which beat.
    pub at: usize,
    /// In which seat: one that was asked there. Bots have the others.
    pub seat: usize,
    /// The person, if it is one.
    pub person: Option<Secret>,
    /// What to call them.
    pub name: String,
    /// What they add to the luck.
    pub entropy: String,
}

/// The first steps of a new game, which were taken at another table.
pub(super) struct Prefix {
    pub(super) continues: Continues,
    pub(super) steps: Vec<Step>,
}

impl Prefix {
    /// As entries of the new journal. No luck of the new table is used for them.
    pub(super) fn entries(&self) -> Vec<Entry> {
        let entry = |step: &Step| match &step.decision {
            None => Entry::Dealt { step: step.clone(), used: 0 },
            Some(_) => Entry::Decided { step: step.clone(), used: 0, bot: false, over: false },
        };
        self.steps.iter().map(entry).collect()
    }
}

impl TableRegistry {
    /// Opens a table where somebody plays on from a moment of a game that is over, and says which.
    pub async fn play_on(&self, from: TableId, wish: PlayingOn) -> Result<(TableId, OpenTable), Denied> {
        let handle = self.find(from).await?;
        let (table, wanted_at) = (handle.snapshot(), wish.clone());
        let (mut opening, prefix) = self.0.pool.run(move || wanted(&table, &wanted_at)).await?;
        let steps = prefix.steps.len();
        let prefix = Arc::new(prefix);
        for time in 0..AGAIN {
            // As with a rematch, the code is no choice of the server's.
            opening.table = self.continuation_of(from, steps, wish.person, time);
            match self.open_with(opening.clone(), Some(Arc::clone(&prefix))).await {
                Err(Denied::TableExists(_)) => {}
                opened => return opened.map(|open| (opening.table, open)),
            }
        }
        Err(Denied::Enough)
    }

    /// The table at which somebody plays on from there, the first time and every other.
    fn continuation_of(&self, from: TableId, steps: usize, person: Option<Secret>, time: u32) -> TableId {
        let person = person.map(|person| person.to_string()).unwrap_or_default();
        self.derived(&format!("saloon playing on\n{from}\n{steps}\n{person}\n{time}\n"))
    }
}

/// What should be opened, and how its game begins.
fn wanted(table: &Table, wish: &PlayingOn) -> Result<(Opening, Prefix), Denied> {
    let sight = table.sight(&Default::default(), Viewer::Onlooker, None);
    match sight.phase {
        // Whoever goes on from a running game would see what is still secret.
        Phase::Playing => return Err(Denied::Begun),
        _ if sight.beats == 0 => return Err(Denied::NotBegun),
        Phase::Gathering | Phase::Over | Phase::Closed => {}
    }
    let (steps, asked) = table.up_to(wish.at);
    if !asked.iter().any(|seat| seat.number() == wish.seat) {
        return Err(Denied::NotAskedThen);
    }
    let others = sight.seats.iter().map(|seat| seat.seat.number()).filter(|&seat| seat != wish.seat);
    let sits = Ask::Sit { seat: Some(wish.seat), name: wish.name.clone(), entropy: wish.entropy.clone() };
    let bots = others.map(|seat| Ask::SeatBot { seat, level: Level::Policy });
    let opening = Opening {
        table: sight.table,
        game: sight.game,
        setup: sight.setup,
        options: TableOptions { listed: false, ..sight.options },
        host: wish.person,
        at_once: [sits].into_iter().chain(bots).collect(),
    };
    let continues = Continues { table: sight.table, steps: steps.len() };
    Ok((opening, Prefix { continues, steps }))
}
