//! The special rules of a mission, keyword by keyword.

use super::super::{Special, index};
use crate::job::Resource;

/// The syntax of every keyword.
const KEYWORDS: [&str; 11] = [
    "leash N",
    "start-rail",
    "rail-chain",
    "extra R N",
    "wagon",
    "wagon-at-village",
    "camp-bandits N",
    "west-column-bandits N",
    "adjacent-bandits N",
    "bandit-limit N vp -M",
    "tiebreak gold",
];

/// DW-SPECIAL-01. A set of keywords, each at most once; `extra` once for each resource.
pub(super) fn special<'a>(lines: impl Iterator<Item = &'a str>) -> Result<Special, String> {
    let mut special = Special { camp_bandits: 1, ..Special::default() };
    let mut known: Vec<Vec<&str>> = Vec::new();
    for line in lines {
        let words: Vec<&str> = line.split_whitespace().collect();
        let keyword = words.first().copied().unwrap_or_default();
        let Some(written) = KEYWORDS.into_iter().find(|written| written.split(' ').next() == Some(keyword))
        else {
            return Err(format!("`{line}` is no special rule: there are {}", KEYWORDS.join(", ")));
        };
        set(&mut special, &words)
            .ok_or_else(|| format!("`{line}` is written `{written}`, with numbers from 1 on"))?;
        let name = if keyword == "extra" { &words[..2] } else { &words[..1] };
        if known.iter().any(|other| other == name) {
            return Err(format!("special rule `{}` is there twice", name.join(" ")));
        }
        known.push(name.to_vec());
    }
    Ok(special)
}

/// DW-SPECIAL-02 to DW-SPECIAL-14. Applies a keyword; `None` if it does not follow the syntax.
fn set(special: &mut Special, words: &[&str]) -> Option<()> {
    let number = |word: &str| word.parse::<u8>().ok().filter(|&number| number > 0);
    match *words {
        ["leash", columns] => special.leash = Some(number(columns)?),
        ["start-rail"] => special.start_rail = true,
        ["rail-chain"] => special.rail_chain = true,
        ["extra", resource, more] => special.extra[index(Resource::read(resource)?)] = number(more)?,
        ["wagon"] => special.wagon = true,
        ["wagon-at-village"] => special.wagon_at_village = true,
        ["camp-bandits", bandits] => special.camp_bandits = number(bandits)?,
        ["west-column-bandits", bandits] => special.west_column_bandits = number(bandits)?,
        ["adjacent-bandits", bandits] => special.adjacent_bandits = number(bandits)?,
        ["bandit-limit", bandits, "vp", points] => {
            let bandits = bandits.parse().ok().filter(|&bandits: &u16| bandits > 0)?;
            special.bandit_limit = Some((bandits, number(points.strip_prefix('-')?)?));
        }
        ["tiebreak", "gold"] => special.tiebreak_gold = true,
        _ => return None,
    }
    Some(())
}
