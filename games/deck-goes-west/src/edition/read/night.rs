//! The Night list of a mission.

use super::super::NightStep;

const STEPS: [&str; 10] = [
    "trade-row",
    "day",
    "exhaustion N",
    "attack",
    "move",
    "remove-east N",
    "appear",
    "split N",
    "full-hand",
    "pass-p1",
];

/// DW-SPECIAL-17. A step by its name, with its number where it has one.
pub(super) fn night_step(line: &str) -> Result<NightStep, String> {
    let (name, number) = match line.split_once(' ') {
        Some((name, number)) => (name, Some(number.parse().ok().filter(|&number: &u8| number > 0))),
        None => (line, None),
    };
    let step = match (name, number) {
        ("trade-row", None) => NightStep::TradeRow,
        ("day", None) => NightStep::Day,
        ("exhaustion", Some(Some(cards))) => NightStep::Exhaustion(cards),
        ("attack", None) => NightStep::Attack,
        ("move", None) => NightStep::Move,
        ("remove-east", Some(Some(columns))) => NightStep::RemoveEast(columns),
        ("appear", None) => NightStep::Appear,
        ("split", Some(Some(bandits))) => NightStep::Split(bandits),
        ("full-hand", None) => NightStep::FullHand,
        ("pass-p1", None) => NightStep::PassP1,
        _ => {
            let written = STEPS.into_iter().find(|written| written.split(' ').next() == Some(name));
            return Err(match written {
                Some(written) => format!("`{line}` is written `{written}`"),
                None => format!("`{line}` is no step of a Night: there are {}", STEPS.join(", ")),
            });
        }
    };
    Ok(step)
}
