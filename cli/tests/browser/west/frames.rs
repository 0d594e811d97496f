//! Frames bring only what changed: what they make of a page is what a new page shows.

use super::tables::{self, ALONE, DUEL, TEAM};
use crate::house::House;
use anyhow::Result;

const PLAYS_ON: &str = include_str!("frames.js");

#[tokio::test]
async fn frames_make_of_a_page_what_a_new_page_shows() -> Result<()> {
    let house = House::open()?;
    for (form, answers) in [(ALONE, 60), (DUEL, 25), (TEAM, 25)] {
        let ana = tables::at(&house, form).await?;
        ana.eval("localStorage.setItem('pace', 'instant')").await?;
        let said = ana.eval(&format!("{PLAYS_ON}({answers})")).await?;
        assert!(said.as_u64().is_some_and(|answers| answers > 15), "{form}: {said}");
    }
    Ok(())
}
