//! The picture on a card, 180 × 88: an item before rays of its colour, on the ground of the first place that its jobs name.
//! Where it has more room than that, the land continues.

use super::chance::Chance;
use super::job::{effect, place};
use super::woodcut::{CREAM, INK, Woodcut};
use crate::template::{asset, drawing, drawings, elements};
use deck_goes_west::{CardKind, Danger, Job, Pile, Terrain};
use maud::{Markup, html};
use std::sync::LazyLock;

/// The drawing of an item, and the words that identify it. The first match is used.
static THINGS: LazyLock<[(String, &[&str]); 33]> = LazyLock::new(|| {
    macro_rules! thing {
        ($name:literal) => {
            elements(asset!("deck-goes-west/things/", $name, ".svg"))
        };
    }
    [
        (thing!("boot"), &["boot"]),
        (thing!("knife"), &["knife"]),
        (thing!("pan"), &["pan", "sluice", "rocker"]),
        (thing!("pickaxe"), &["pick"]),
        (thing!("hatchet"), &["hatchet", "axe"]),
        (thing!("hammer"), &["hammer", "sledgehammer"]),
        (thing!("horse"), &["horse", "mule"]),
        (thing!("canoe"), &["canoe", "raft"]),
        (thing!("rope"), &["rope", "snare"]),
        (thing!("spyglass"), &["spyglass", "telescope"]),
        (thing!("map"), &["map", "deed", "ticket"]),
        (thing!("shooter"), &["shooter", "scattergun", "pistol"]),
        (thing!("rifle"), &["rifle"]),
        (thing!("watchdog"), &["watchdog", "dog"]),
        (thing!("barricade"), &["barricade", "fence"]),
        (thing!("powder"), &["powder"]),
        (thing!("escort"), &["escort", "gang"]),
        (thing!("cow"), &["cow"]),
        (thing!("fishing"), &["fishing", "rod"]),
        (thing!("sack"), &["sack", "hides", "bale"]),
        (thing!("hens"), &["hens"]),
        (thing!("ham"), &["ham"]),
        (thing!("kettle"), &["kettle"]),
        (thing!("bedroll"), &["bedroll", "tarpaulin"]),
        (thing!("doctor"), &["doctor"]),
        (thing!("tonic"), &["tonic"]),
        (thing!("saw"), &["saw"]),
        (thing!("trestle"), &["trestle", "handcar", "cart"]),
        (thing!("toolbox"), &["toolbox"]),
        (thing!("forge"), &["forge", "iron"]),
        (thing!("scales"), &["scales"]),
        (thing!("belt"), &["belt"]),
        (thing!("card"), &["card"]),
    ]
});

/// The drawing of a wound, by a word of its name.
static WOUNDS: LazyLock<[(&str, String); 17]> = LazyLock::new(|| {
    drawings!("deck-goes-west/wounds":
        "leg",
        "arm",
        "ribs",
        "lip",
        "burn",
        "fingers",
        "skull",
        "purse",
        "cut",
        "stomach",
        "feet",
        "sleepless",
        "homesick",
        "sun",
        "chilled",
        "nerves",
        "bullet",
    )
});

/// The picture of a card.
pub fn vignette(card: &CardKind) -> Markup {
    let cut = match card.pile {
        Pile::Danger(danger) => danger_picture(&card.id, danger),
        Pile::Starter | Pile::Trade => item(card),
    };
    html! {
        svg class="dw-vignette" viewBox="0 0 180 88" aria-hidden="true" { (cut.markup()) }
    }
}

/// Rays from below, in the colour of the card.
fn rays() -> String {
    (0_u8..10)
        .map(|ray| {
            let end = |degrees: u8| {
                let (sin, cos) = f32::from(degrees).to_radians().sin_cos();
                format!("{:.0} {:.0}", 90.0 + 200.0 * cos, 96.0 - 200.0 * sin)
            };
            format!("M90 96L{}L{}z", end(ray * 18), end(ray * 18 + 9))
        })
        .collect()
}

fn item(card: &CardKind) -> Woodcut {
    let mut cut = Woodcut::default();
    cut.fill("M-90 0h360v88H-90z", "#f2e2bd");
    cut.raw(&format!(r#"<path class="dw-rays" d="{}"/>"#, rays()));
    let terrain = card.jobs.iter().find_map(place);
    behind(&mut cut, terrain);
    cut.shape("M-90 71q44 4 88-1c40-7 140 5 184-2q44-3 88 2v24H-90z", ground(terrain), 1.6);
    before(&mut cut, terrain);
    cut.raw(&format!(r#"<ellipse cx="90" cy="80" rx="36" ry="5" fill="{INK}" opacity=".35"/>"#));
    match motif(&card.id) {
        Some(art) => cut.raw(&format!(r#"<g transform="translate(54.2 8.2) scale(1.118)">{art}</g>"#)),
        None => {
            cut.raw(&format!(
                r#"<circle cx="90" cy="44" r="34" fill="{CREAM}" stroke="{INK}" stroke-width="2"/>"#
            ));
            if let Some(icon) = card.jobs.iter().find_map(|job: &Job| effect(job)) {
                icon.draw(&mut cut, [90.0 - icon.width() * 52.0 / 48.0, 18.0], 52.0);
            }
        }
    }
    cut
}

/// The drawing of an item with this name.
pub(super) fn motif(id: &str) -> Option<&'static str> {
    let is_named = |names: &[&str]| id.split('-').any(|word| names.iter().any(|name| word.starts_with(name)));
    THINGS.iter().find(|(_, names)| is_named(names)).map(|(drawing, _)| drawing.as_str())
}

const fn ground(terrain: Option<Terrain>) -> &'static str {
    match terrain {
        None | Some(Terrain::BanditCamp) => "#d8bd86",
        Some(Terrain::Forest) => "#87a04f",
        Some(Terrain::Prairie) => "#e6bf6c",
        Some(Terrain::Mountain) => "#b59f86",
        Some(Terrain::Village) => "#d9a877",
        Some(Terrain::Lake | Terrain::River) => "#4b86a3",
    }
}

fn behind(cut: &mut Woodcut, terrain: Option<Terrain>) {
    match terrain {
        Some(Terrain::Forest) => {
            for at in [[14.0, 70.0], [38.0, 66.0], [142.0, 66.0], [166.0, 70.0]] {
                cut.put("pine", at, 0.9);
            }
        }
        Some(Terrain::Mountain) => {
            cut.put("peak-1", [30.0, 78.0], 0.94);
            cut.put("peak-1", [150.0, 78.0], 1.0);
        }
        Some(Terrain::Village) => {
            cut.put("house-front", [8.0, 74.0], 1.0);
            cut.put_as("house-gable", "dw-clay", [142.0, 74.0], 1.0);
        }
        _ => {}
    }
}

fn before(cut: &mut Woodcut, terrain: Option<Terrain>) {
    match terrain {
        Some(Terrain::Prairie) => {
            for x in [12.0, 28.0, 44.0, 136.0, 150.0, 168.0] {
                cut.put("tuft", [x, 72.0 + x % 5.0], 1.3);
            }
        }
        Some(Terrain::Lake | Terrain::River) => {
            let ripples = "M8 80q5-5 10 0t10 0M36 76q4-4 8 0t8 0M126 78q5-5 10 0t10 0M150 84q4-4 8 0t8 0";
            cut.stroke(ripples, 1.8, CREAM, "");
        }
        _ => {}
    }
}

/// The picture of a danger: scratched ground, raw colour, nothing upright.
fn danger_picture(id: &str, danger: Danger) -> Woodcut {
    let mut cut = Woodcut::default();
    let mut chance = Chance::of(id);
    let named = WOUNDS.iter().find(|(name, _)| id.split('-').any(|word| word == *name));
    let named = named.map(|(_, drawing)| drawing.as_str());
    let (art, tilt) = match danger {
        Danger::Pain => {
            let [down, aside] = [60.0, 110.0].map(|from| chance.between(from, from + 20.0).round());
            cut.fill("M-90 0h360v88H-90z", "#6b1f16");
            cut.raw(r#"<path d="M-90 0h360v88H-90z" fill="url(#dw-cross)" opacity=".75"/>"#);
            cut.fill(&format!("M-6 {down}L60-4h12L4 92zM{aside} 92l66-74v14l-52 62z"), "#963023");
            (named.unwrap_or(drawing!("deck-goes-west/wounds/bullet")), [-5, -3, 3, 5][chance.below(4)])
        }
        Danger::Exhaustion => {
            cut.fill("M-90 0h360v88H-90z", "#3f3b47");
            cut.fill("M-90 0h360v88H-90z", "url(#dw-flat)");
            (named.unwrap_or(drawing!("deck-goes-west/wounds/tired")), 0)
        }
    };
    let mut drawn = Woodcut::default();
    drawn.raw(art);
    cut.group("", &format!("rotate({tilt} 90 44)"), &drawn);
    cut
}
