//! Continues a finished game from one of its beats: opens another table that begins with the same steps.

use super::{OpenTable, Opening, TableRegistry};
use crate::entry::{Continues, JournalEntry, TableOptions};
use crate::id::{Secret, TableId};
use crate::seating::TablePhase;
use crate::table::{Ask, Denied, Table};
use bots::Level;
use game::Viewer;
use game::record::RecordedStep;
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
    pub(super) steps: Vec<RecordedStep>,
}

impl Prefix {
    /// The steps as entries of the new journal. They use no luck of the new table.
    pub(super) fn entries(&self) -> Vec<JournalEntry> {
        let entry = |step: &RecordedStep| match &step.decision {
            None => JournalEntry::Dealt { step: step.clone(), used: 0 },
            Some(_) => JournalEntry::Decided { step: step.clone(), used: 0, bot: false, over: false },
        };
        self.steps.iter().map(entry).collect()
    }
}

impl TableRegistry {
    /// Opens a table that continues a finished game, and returns its code.
    pub async fn play_on(&self, from: TableId, request: PlayingOn) -> Result<(TableId, OpenTable), Denied> {
        let handle = self.find(from).await?;
        let (table, wanted_at) = (handle.snapshot(), request.clone());
        let (mut opening, prefix) = self.0.pool.run(move || opening_from(&table, &wanted_at)).await?;
        let steps = prefix.steps.len();
        let prefix = Arc::new(prefix);
        for time in 0..AGAIN {
            // Derived, as for a rematch, so that the server cannot choose the code.
            opening.table = self.continuation_of(from, steps, request.person, time);
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
fn opening_from(table: &Table, request: &PlayingOn) -> Result<(Opening, Prefix), Denied> {
    let seen = table.view(&Default::default(), Viewer::Onlooker, None);
    match seen.phase {
        // Continuing a running game would reveal its secrets.
        TablePhase::Playing => return Err(Denied::Begun),
        _ if seen.beats == 0 => return Err(Denied::NotBegun),
        TablePhase::Gathering | TablePhase::Over | TablePhase::Closed => {}
    }
    let (steps, asked) = table.up_to(request.at);
    if !asked.iter().any(|seat| seat.number() == request.seat) {
        return Err(Denied::NotAskedThen);
    }
    let others = seen.seats.iter().map(|seat| seat.seat.number()).filter(|&seat| seat != request.seat);
    let sits =
        Ask::Sit { seat: Some(request.seat), name: request.name.clone(), entropy: request.entropy.clone() };
    let bots = others.map(|seat| Ask::SeatBot { seat, level: Level::Policy });
    let opening = Opening {
        table: seen.table,
        game: seen.game,
        setup: seen.setup,
        options: TableOptions { listed: false, ..seen.options },
        host: request.person,
        at_once: [sits].into_iter().chain(bots).collect(),
    };
    let continues = Continues { table: seen.table, steps: steps.len() };
    Ok((opening, Prefix { continues, steps }))
}
