//! Journals with arbitrary lines.

use game::Viewer;
use std::sync::Arc;
use std::time::Duration;
use table::store::{Memory, Store, Version};
use table::{Ask, Chain, Denied, JournalEntry, LogCursor, TableId, TableRegistry, Timestamp, Who};

/// A journal is refused with a sentence, or gives a table that can be viewed and that answers, whatever its lines say. Lines
/// that are entries get valid hashes, because otherwise almost all of them would be refused for their hashes.
pub fn journals_load(data: &[u8]) {
    let mut chain = Chain::default();
    let mut id = None;
    let lines =
        data.split(|&byte| byte == b'\n').map(|line| match serde_json::from_slice::<JournalEntry>(line) {
            Ok(entry) => {
                if let (None, JournalEntry::Opened(opened)) = (id, &entry) {
                    id = Some(opened.table);
                }
                chain.write(Timestamp::now(), &entry).unwrap_or_default()
            }
            Err(_) => line.to_vec(),
        });
    let lines: Vec<Vec<u8>> = lines.collect();
    let Some(id) = id.or_else(|| "ABCDEFGH".parse().ok()) else { return };
    let Ok(runtime) = tokio::runtime::Builder::new_current_thread().enable_time().build() else { return };
    runtime.block_on(load(id, lines));
}

async fn load(id: TableId, lines: Vec<Vec<u8>>) {
    let store = Memory::default();
    let written = store.append(id, Version::default(), lines, None).await;
    assert!(written.is_ok());
    let registry = TableRegistry::new(Arc::new(store), [0; 32], Duration::from_secs(60));
    let Ok(handle) = registry.find(id).await else { return };
    handle.read(|table| {
        let who = Who::default();
        let beats = table.view(&who, Viewer::Onlooker, None).beats;
        (0..beats).for_each(|beat| drop(table.view(&who, Viewer::Onlooker, Some(beat))));
        drop((table.lines(Viewer::Onlooker, &mut LogCursor::default()), table.chat(), table.record()));
    });
    // Bots and clocks run by now; had they panicked, no answer would come.
    let answer = registry.ask(id, Who::default(), Ask::TakeBack(None)).await;
    assert!(!matches!(answer, Ok(_) | Err(Denied::Trouble(_))), "{answer:?}");
}
