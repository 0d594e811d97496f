//! Durability: the server is killed with SIGKILL repeatedly during play, and no acknowledged decision is lost.
//!
//! `SALOON_KILLS=100 cargo test -p saloon --test program kill` raises the number of kills from the default of three.

mod table;

use crate::server::Program;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use table::{Progress, Table};

/// The number of tables played concurrently.
const TABLES: usize = 8;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_that_was_acknowledged_is_lost_when_the_program_is_killed() {
    let kills = std::env::var("SALOON_KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(3);
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::open(folder.path(), 0);
    let progress = Arc::new(Progress::default());
    let playing: Vec<_> = (0..TABLES)
        .map(|number| tokio::spawn(table::play_on(server.address(), number, Arc::clone(&progress))))
        .collect();
    for kill in 0..kills {
        // The number varies so that kills hit different points of a game.
        progress.acknowledge_more(20 + 7 * (kill % 11)).await;
        server = server.killed_and_opened_again();
    }
    progress.acknowledge_more(20).await;
    progress.stop();
    let mut tables: Vec<Table> = Vec::new();
    for table in playing {
        tables.extend(table.await.unwrap());
    }
    let mut acknowledged = 0;
    for table in &tables {
        acknowledged += table.check(server.address()).await;
    }
    println!("{kills} kills, {} tables, {acknowledged} acknowledged decisions, none lost", tables.len());
    assert!(acknowledged > kills * 20, "too little was played: {acknowledged}");
}

/// The key file is complete and survives a restart; group and others have no access to the data folder.
#[cfg(unix)]
#[test]
fn what_the_server_keeps_is_for_its_owner_alone() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    drop(Server::open(&data, 0));
    let key = std::fs::read(data.join("key")).unwrap();
    assert_eq!(key.len(), 32);
    drop(Server::open(&data, 0));
    assert_eq!(std::fs::read(data.join("key")).unwrap(), key, "the key stays");
    let mode = |path: &std::path::Path| path.metadata().unwrap().permissions().mode() & 0o077;
    assert_eq!(mode(&data), 0);
    for file in std::fs::read_dir(&data).unwrap() {
        let path = file.unwrap().path();
        assert_eq!(mode(&path), 0, "{}", path.display());
    }
}

/// A running server without rate limits.
pub(crate) struct Server {
    program: Program,
    data: PathBuf,
}

impl Server {
    /// Starts the program; port 0 picks a free port.
    pub(crate) fn open(data: &Path, port: u16) -> Server {
        let program = Program::start(data, port, &["--no-limits"]).unwrap();
        Server { program, data: data.to_owned() }
    }

    pub(crate) fn address(&self) -> SocketAddr {
        self.program.address
    }

    /// Sends SIGKILL, then starts the program again with the same data and port.
    pub(crate) fn killed_and_opened_again(self) -> Server {
        let Server { program, data } = self;
        let port = program.address.port();
        drop(program);
        Server::open(&data, port)
    }
}
