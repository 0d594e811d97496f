//! Live frames carry only changed regions; applied to a page, they give what a freshly loaded page shows.

use super::tables::{self, ALONE, DUEL, TEAM};
use crate::server::Server;
use anyhow::{Result, bail};

const PLAYS_ON: &str = include_str!("frames.js");

#[tokio::test]
async fn frames_make_of_a_page_what_a_new_page_shows() -> Result<()> {
    let server = Server::open()?;
    for (form, answers) in [(ALONE, 50), (DUEL, 25), (TEAM, 25)] {
        let ana = tables::at(&server, form).await?;
        ana.eval("localStorage.setItem('pace', 'instant')").await?;
        let mut given = 0;
        // In batches, so that no script exceeds its time limit on a busy machine.
        for seed in 0..answers / 5 {
            let said = ana.eval(&format!("{PLAYS_ON}(5, {})", seed + 11)).await?;
            let Some(more) = said.as_u64() else { bail!("{form}: {said}") };
            given += more;
        }
        assert!(given > 15, "{form}: only {given}");
    }
    Ok(())
}
