//! Checks that an edition is sound. Jobs are checked where they are read; here are the checks of whole cards, tiles,
//! characters, missions and boards, and of all of them together.

mod together;

pub(super) use together::{bandits_can_come, fits, is_sound};

use super::{
    CardKind, Character, Edition, Laid, LandTile, Mission, Mode, NightStep, Pile, Place, Scoreboard,
};
use crate::job::{Class, Job, JobStep, Trigger};

/// Enforces the limit of jobs per part.
fn not_too_many(jobs: &[Job]) -> Result<(), String> {
    match jobs.len() > Edition::MOST_JOBS {
        true => Err(format!("there are {} jobs, and {} at most", jobs.len(), Edition::MOST_JOBS)),
        false => Ok(()),
    }
}

/// DW-ITEM-01, DW-BUY-01, DW-DANGER-01. A card has copies and jobs, and the price and colour that its pile demands.
pub(super) fn card(card: &CardKind) -> Result<(), String> {
    not_too_many(&card.jobs)?;
    not_too_many(&card.buy)?;
    if card.count == 0 {
        return Err("there is not one of it: give it a count".to_owned());
    }
    if card.jobs.is_empty() {
        return Err("it can do nothing: give it a job".to_owned());
    }
    match card.pile {
        Pile::Trade if card.buy.is_empty() => Err("nobody can buy it: give it a `buy` job".to_owned()),
        Pile::Starter | Pile::Danger(_) if !card.buy.is_empty() => {
            Err(format!("{} cards are not sold: leave `buy` out", card.pile.word()))
        }
        Pile::Starter | Pile::Trade if card.colour.is_none() => {
            Err("an item has a colour: give it one".to_owned())
        }
        Pile::Danger(_) if card.colour.is_some() => {
            Err("danger cards have no colour: leave it out".to_owned())
        }
        _ => Ok(()),
    }
}

/// DW-TILE-04, DW-TILE-05. A tile has a bandit number, and at least one way onto it, none of them twice.
pub(super) fn tile(tile: &LandTile) -> Result<(), String> {
    not_too_many(&tile.jobs)?;
    if tile.bandit == 0 {
        return Err("its bandit number is 0, and numbers start at 1".to_owned());
    }
    if tile.ways.is_empty() {
        return Err("nobody can step onto it: give it a way".to_owned());
    }
    let same = |number: usize| tile.ways[..number].contains(&tile.ways[number]);
    match (0..tile.ways.len()).find(|&number| same(number)) {
        Some(number) => Err(format!("way {} is there already", number + 1)),
        None => Ok(()),
    }
}

/// DW-COND-02. The jobs of a tile can be done on its terrain. Tiles of a set-up are not checked, so that scenarios can
/// try out what happens otherwise.
pub(super) fn jobs_of_its_land(tile: &LandTile) -> Result<(), String> {
    let elsewhere = |job: &Job| {
        job.steps.iter().any(|step| matches!(step, JobStep::At(terrains) if !terrains.has(tile.terrain)))
    };
    match tile.jobs.iter().position(elsewhere) {
        Some(number) => Err(format!(
            "job {} can be done on other land only, and this is a {}",
            number + 1,
            tile.terrain.word()
        )),
        None => Ok(()),
    }
}

/// DW-CHAR-01 to DW-CHAR-05. A character has a level, a hand limit, a deck of starter cards, and an ability that moves
/// it.
pub(super) fn character(character: &Character, cards: &[CardKind]) -> Result<(), String> {
    not_too_many(&character.abilities)?;
    if character.level == 0 {
        return Err("levels start at 1".to_owned());
    }
    if character.hand_limit == 0 {
        return Err("the hand limit is at least 1".to_owned());
    }
    let foreign = character.deck.iter().map(|(kind, _)| &cards[kind.number()]);
    if let Some(card) = foreign.into_iter().find(|card| card.pile != Pile::Starter) {
        return Err(format!("`{}` is no starter card, and a deck begins with those only", card.id));
    }
    if character.deck.is_empty() {
        return Err("its deck is empty: name starter cards".to_owned());
    }
    match character.abilities.iter().any(|job| job.class() == Class::Movement) {
        true => Ok(()),
        false => Err("no ability moves the meeple: give it one".to_owned()),
    }
}

/// DW-BAPP-01. Sections are in ascending order and reach the end of both tracks.
pub(super) fn board(board: &Scoreboard) -> Result<(), String> {
    let increasing = board.sections.windows(2).all(|pair| {
        let [before, after] = pair else { return true };
        before.day_to < after.day_to && before.score_to < after.score_to
    });
    if !increasing {
        return Err("each section reaches further than the one before, in days and in score".to_owned());
    }
    match board.sections.last() {
        Some(last) if last.day_to == board.days && last.score_to == board.score => Ok(()),
        Some(_) => Err(format!(
            "the last section must reach day {} and score {}, the ends of the tracks",
            board.days, board.score
        )),
        None => Err("it has no sections".to_owned()),
    }
}

/// DW-MISSION-01 to DW-MISSION-04, DW-SPECIAL-08. A mission can be set up, and its games end.
pub(super) fn mission(mission: &Mission, tiles: &[LandTile]) -> Result<(), String> {
    not_too_many(&mission.jobs)?;
    not_too_many(&mission.events)?;
    players_fit_the_mode(mission)?;
    if mission.boards.is_empty() || mission.dice.is_empty() {
        return Err("it needs a scoreboard and a choice of dice".to_owned());
    }
    // DW-NIGHT-04. The Day Tracker moves in every mission: otherwise a game need not end.
    if !mission.night.contains(&NightStep::Day) {
        return Err("its Night has no step `day`, so that it would never end".to_owned());
    }
    if mission.mode != Mode::Versus && mission.night.contains(&NightStep::PassP1) {
        return Err("only versus missions have a P1 token: leave `pass-p1` out".to_owned());
    }
    the_wagon_is_there(mission)?;
    the_map_can_be_laid(mission, tiles)
}

/// DW-DR-01. Solo missions are for one player, all others for two to five.
fn players_fit_the_mode(mission: &Mission) -> Result<(), String> {
    let [fewest, most] = mission.players;
    match mission.mode {
        Mode::Solo if mission.players != [1, 1] => Err("a solo mission is for exactly 1 player".to_owned()),
        Mode::Versus | Mode::Cooperative if !(2..=most).contains(&fewest) || most > 5 => {
            Err(format!("such a mission is for 2 to 5 players, not for {fewest} to {most}"))
        }
        _ => Ok(()),
    }
}

/// DW-SPECIAL-08, DW-SPECIAL-09. A mission whose rules need a wagon has one; versus missions have none.
fn the_wagon_is_there(mission: &Mission) -> Result<(), String> {
    let special = &mission.special;
    if special.wagon {
        return match mission.mode {
            Mode::Versus => Err("there is no wagon in versus missions: leave `wagon` out".to_owned()),
            Mode::Solo | Mode::Cooperative => Ok(()),
        };
    }
    if special.wagon_at_village {
        return Err("`wagon-at-village` needs `wagon`".to_owned());
    }
    let waits_for_wagon =
        |job: &&Job| matches!(job.trigger, Some(Trigger::WagonWest | Trigger::WagonEast | Trigger::WagonHit));
    match mission.events.iter().find(waits_for_wagon) {
        Some(job) => Err(format!("`{job}` needs the special rule `wagon`")),
        None => Ok(()),
    }
}

/// DW-DR-09, DW-DR-138. Face-up land is surrounded by land, except East of its Eastmost column; and there are enough
/// tiles.
fn the_map_can_be_laid(mission: &Mission, tiles: &[LandTile]) -> Result<(), String> {
    let layout = &mission.layout;
    let face_up = layout.iter().filter(|spot| spot.laid != Laid::FaceDown).map(|spot| spot.place);
    let eastmost = face_up.clone().map(|place| place.column).min();
    let eastmost = eastmost.expect("the start is face up, because no layout is read without one");
    let is_laid = |place: Place| layout.iter().any(|spot| spot.place == place);
    for place in face_up {
        let around = (-1..=1).flat_map(|row| (-1..=1).map(move |column| (column, row)));
        let ring = around.map(|(column, row)| Place { column: place.column + column, row: place.row + row });
        if let Some(gap) = ring.into_iter().find(|&place| place.column >= eastmost && !is_laid(place)) {
            return Err(format!(
                "the layout has a face-up tile in column {}, row {}, but nothing beside it in column {}, row {}",
                place.column, place.row, gap.column, gap.row
            ));
        }
    }
    if layout.len() > tiles.len() {
        return Err(format!("the layout needs {} tiles, and there are {}", layout.len(), tiles.len()));
    }
    for spot in layout {
        let Laid::Searched(terrain) = spot.laid else { continue };
        let wanted = layout.iter().filter(|other| other.laid == spot.laid).count();
        let found = tiles.iter().filter(|tile| tile.terrain == terrain).count();
        if wanted > found {
            let word = terrain.word();
            return Err(format!("the layout searches for {wanted} tiles of {word}, and there are {found}"));
        }
    }
    Ok(())
}
