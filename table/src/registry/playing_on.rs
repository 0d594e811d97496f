//! Continues a finished game from one of its beats: opens another table that begins with the same steps.

use super::{OpenTable, Opening, TableRegistry};
use crate::entry::{Continues, Entry, TableOptions};
use crate::id::{Secret, TableId};
use crate::seating::Phase;
use crate::table::{Ask, Denied, Table};
use bots::Level;
use game::Viewer;
use game::record::Step;
use std::sync::Arc;

/// How often one person may continue from the same position.
const AGAIN: u32 = 64;

/// A request to continue a finished game.
#[derive(Clone, Debug)]
pub struct PlayingOn {
    /// Continues at the end of this beat.
    pub at: usize,
    /// The seat to play: one that was asked there. Bots play the others.
    pub seat: usize,
    /// The person's identity; none for a program.
    pub person: Option<Secret>,
    /// The display name.
    pub name: String,
    /// What the player adds to the luck.
    pub entropy: String,
}

/// The first steps of a new game, copied from another table.
pub(super) struct Prefix {
    pub(super) continues: Continues,
    pub(super) steps: Vec<Step>,
}

impl Prefix {
    /// The steps as entries of the new journal. They use no luck of the new table.
    pub(super) fn entries(&self) -> Vec<Entry> {
        let entry = |step: &Step| match &step.decision {
            None => Entry::Dealt { step: step.clone(), used: 0 },
            Some(_) => Entry::Decided { step: step.clone(), used: 0, bot: false, over: false },
        };
        self.steps.iter().map(entry).collect()
    }
}

impl TableRegistry {
    /// Opens a table that continues a finished game, and returns its code.
    pub async fn play_on(&self, from: TableId, wish: PlayingOn) -> Result<(TableId, OpenTable), Denied> {
        let handle = self.find(from).await?;
        let (table, wanted_at) = (handle.snapshot(), wish.clone());
        let (mut opening, prefix) = self.0.pool.run(move || wanted(&table, &wanted_at)).await?;
        let steps = prefix.steps.len();
        let prefix = Arc::new(prefix);
        for time in 0..AGAIN {
            // Derived, as for a rematch, so that the server cannot choose the code.
            opening.table = self.continuation_of(from, steps, wish.person, time);
            match self.open_with(opening.clone(), Some(Arc::clone(&prefix))).await {
                Err(Denied::TableExists(_)) => {}
                opened => return opened.map(|open| (opening.table, open)),
            }
        }
        Err(Denied::Enough)
    }

    /// The code of the table for a person's continuation from a position; `time` counts repetitions.
    fn continuation_of(&self, from: TableId, steps: usize, person: Option<Secret>, time: u32) -> TableId {
        let person = person.map(|person| person.to_string()).unwrap_or_default();
        self.derived(&format!("saloon playing on\n{from}\n{steps}\n{person}\n{time}\n"))
    }
}

/// The request to open the table, and the steps it begins with.
fn wanted(table: &Table, wish: &PlayingOn) -> Result<(Opening, Prefix), Denied> {
    let sight = table.sight(&Default::default(), Viewer::Onlooker, None);
    match sight.phase {
        // Continuing a running game would reveal its secrets.
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
