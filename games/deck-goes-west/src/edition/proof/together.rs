//! Checks of all parts of an edition together.

use super::super::{Edition, Kind, Pile};
use std::collections::BTreeSet;

/// The file at fault, and the reason.
type Flaw = (&'static str, String);

/// The maximum number of players (DW-DR-01).
const MOST_PLAYERS: usize = 5;

/// Runs all checks; returns the first flaw.
pub(in super::super) fn is_sound(edition: &Edition) -> Result<(), Flaw> {
    fits(edition)?;
    bandits_can_come(edition)?;
    starters_suffice(edition)
}

/// DW-TILE-05. For the number of every tile there is a bandit die that shows it.
pub(in super::super) fn bandits_can_come(edition: &Edition) -> Result<(), Flaw> {
    let most = edition.bandit_dice.iter().map(|&(_, faces)| faces).max().unwrap_or(0);
    match edition.tiles.iter().find(|tile| tile.bandit > most) {
        Some(tile) => {
            let reason = format!(
                "{}: its bandit number is {}, and no bandit die goes beyond {most}",
                tile.id, tile.bandit
            );
            Err(("tiles.toml", reason))
        }
        None => Ok(()),
    }
}

/// Limits that the state relies on.
pub(in super::super) fn fits(edition: &Edition) -> Result<(), Flaw> {
    let cards: usize = edition.cards.iter().map(|card| usize::from(card.count)).sum();
    let limits = [
        ("trade.toml", "kinds of cards", edition.cards.len(), Edition::MOST_KINDS),
        ("trade.toml", "cards", cards, Edition::MOST_CARDS),
        ("tiles.toml", "tiles", edition.tiles.len(), Edition::MOST_TILES),
        ("missions.toml", "missions", edition.missions.len(), Edition::MOST_MISSIONS),
        ("missions.toml", "different train rides", edition.rides().len(), Edition::MOST_RIDES),
    ];
    match limits.into_iter().find(|(_, _, found, most)| found > most) {
        Some((file, what, found, most)) => {
            Err((file, format!("there are {found} {what}, and {most} at most")))
        }
        None => Ok(()),
    }
}

/// DW-DR-13. There are enough starter cards for any party: all of one level, and where the level has too few
/// characters, the others of the next level up, or else down.
fn starters_suffice(edition: &Edition) -> Result<(), Flaw> {
    let levels: BTreeSet<u8> = edition.characters.iter().map(|character| character.level).collect();
    for (number, card) in edition.cards.iter().enumerate().filter(|(_, card)| card.pile == Pile::Starter) {
        for &level in &levels {
            let needed = most_needed(edition, Kind::new(number), level, &levels);
            if needed > usize::from(card.count) {
                let reason = format!(
                    "{}: {MOST_PLAYERS} players of level {level} may need {needed} of them, and there are {}",
                    card.id, card.count
                );
                return Err(("starter.toml", reason));
            }
        }
    }
    Ok(())
}

/// The largest number of a card that a party of this level needs.
fn most_needed(edition: &Edition, kind: Kind, level: u8, levels: &BTreeSet<u8>) -> usize {
    let higher = levels.range(level..).copied();
    let lower = levels.range(..level).rev().copied();
    let (mut needed, mut seats) = (0, MOST_PLAYERS);
    for level in higher.chain(lower) {
        let of_level = edition.characters.iter().filter(|character| character.level == level);
        let mut counts: Vec<usize> = of_level
            .map(|character| {
                let of_kind = character.deck.iter().find(|(card, _)| *card == kind);
                of_kind.map_or(0, |&(_, count)| usize::from(count))
            })
            .collect();
        counts.sort_unstable_by(|one, other| other.cmp(one));
        counts.truncate(seats);
        needed += counts.iter().sum::<usize>();
        seats -= counts.len();
    }
    needed
}
