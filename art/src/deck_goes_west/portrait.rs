//! Faces of the characters, 128 × 128. Somebody we have no face for borrows one, always the same.

use super::chance::Chance;
use super::woodcut::{CREAM, INK, Woodcut};
use maud::{Markup, html};

/// How somebody looks.
#[derive(Clone, Copy, Debug)]
struct Look {
    skin: &'static str,
    hair: &'static str,
    hat: Hat,
    coat: &'static str,
    scarf: &'static str,
    feature: Feature,
    face: Face,
}

/// Brows, eyes and nose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Face {
    Calm,
    Keen,
    Soft,
    Old,
}

impl Face {
    const fn lines(self) -> (&'static str, &'static str, &'static str) {
        match self {
            Face::Calm => ("M50 56c3-2 7-2 9 0M69 56c3-2 7-2 9 0", "M54 61h2M72 61h2", "M65 60l-3 11h5"),
            Face::Keen => ("M49 53l10 4M79 53l-10 4", "M54 61h2M72 61h2", "M64 58l-4 13 6 1"),
            Face::Soft => (
                "M49 55c3-4 8-4 10-1M69 54c2-3 7-3 10 1M51 64c3 2 6 2 8 0M69 64c2 2 5 2 8 0",
                "M55 61h.5M73 61h.5",
                "M64 63l-2 7h4",
            ),
            Face::Old => (
                "M48 55c4-3 8-2 11 1M69 56c3-3 7-4 11-1M50 67c3 1 6 1 8-1M70 66c2 2 5 2 8 1M46 62l-3 2M82 62l3 2",
                "M54 61h2M72 61h2",
                "M65 59l-4 13h6",
            ),
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Hat {
    Cowboy,
    Wide,
    Flat,
    Bowler,
    Cap,
    Slouch,
    Stovepipe,
    Bonnet,
    Kerchief,
    None,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Feature {
    Moustache,
    Beard,
    Spectacles,
    Braids,
    Curls,
    Badge,
    Plain,
}

const fn look(
    skin: &'static str,
    hair: &'static str,
    hat: Hat,
    coat: &'static str,
    scarf: &'static str,
    feature: Feature,
    face: Face,
) -> Look {
    Look { skin, hair, hat, coat, scarf, feature, face }
}

/// Those of our edition.
const LOOKS: [(&str, Look); 12] = [
    (
        "derek-dogood",
        look("#e0b28a", "#7a4a26", Hat::Cowboy, "#3a7196", "#b23f2c", Feature::Moustache, Face::Calm),
    ),
    ("hattie-hollis", look("#8d5b3c", "#2b1d14", Hat::Bonnet, "#c9a04a", CREAM, Feature::Plain, Face::Soft)),
    (
        "josiah-freeman",
        look("#6f452d", "#1f1510", Hat::Flat, "#6d6660", "#e0a93f", Feature::Beard, Face::Keen),
    ),
    (
        "pilar-montoya",
        look("#c58f63", "#2b1d14", Hat::Wide, "#b5583f", "#e6b53c", Feature::Braids, Face::Keen),
    ),
    (
        "chen-liang",
        look("#dcae80", "#1f1510", Hat::Bowler, "#33505c", CREAM, Feature::Spectacles, Face::Calm),
    ),
    ("bridget-calloway", look("#ecc6a4", "#a8452c", Hat::Cap, "#2f5d73", CREAM, Feature::Curls, Face::Soft)),
    ("otto-brandt", look("#e3b48f", "#b9b2a4", Hat::Slouch, "#8a5530", "#5f8a3a", Feature::Beard, Face::Old)),
    ("ada-whitcomb", look("#eac7a5", "#4a3020", Hat::None, "#4c4753", CREAM, Feature::Plain, Face::Soft)),
    (
        "ezra-quill",
        look("#d8a77c", "#2b1d14", Hat::Stovepipe, "#7c3226", CREAM, Feature::Moustache, Face::Keen),
    ),
    (
        "marta-kowal",
        look("#ecc9a6", "#c8963e", Hat::Kerchief, "#5b7344", "#b23f2c", Feature::Braids, Face::Soft),
    ),
    ("silas-thorne", look("#7d5136", "#cfc6b4", Hat::Cowboy, INK, "#c8963e", Feature::Badge, Face::Old)),
    ("june-alder", look("#b97f55", "#2b1d14", Hat::Cap, "#c8963e", "#3a7196", Feature::Braids, Face::Soft)),
];

/// The face of a character; something beside it says who it is.
pub fn portrait(id: &str) -> Markup {
    let known = LOOKS.iter().find(|(known, _)| *known == id);
    let look = known.map_or_else(|| LOOKS[Chance::of(id).below(LOOKS.len())].1, |(_, look)| *look);
    let mut cut = Woodcut::default();
    look.draw(&mut cut);
    html! { svg class="dw-portrait" viewBox="0 0 128 128" aria-hidden="true" { (cut.markup()) } }
}

impl Look {
    fn draw(self, cut: &mut Woodcut) {
        cut.fill("M0 0h128v128H0z", "#e8d5b0");
        cut.fill(&rays(), "#d9ae73");
        if matches!(self.feature, Feature::Braids | Feature::Curls) {
            let long = "M38 44c-8 20-8 40-4 56h16l-4-52zM90 44c8 20 8 40 4 56H78l4-52z";
            cut.shape(long, self.hair, 2.0);
        }
        cut.shape("M8 134c2-26 18-34 40-38h32c22 4 38 12 40 38z", self.coat, 2.4);
        cut.fill("M72 96h8c22 4 38 12 40 38H84z", "url(#dw-diag)");
        cut.shape("M52 78h24v20c-6 8-18 8-24 0z", self.skin, 2.0);
        cut.fill("M66 82h10v16c-3 4-6 5-10 6z", "url(#dw-thin)");
        cut.shape("M40 44h48c2 16 0 30-8 40-8 9-24 9-32 0-8-10-10-24-8-40z", self.skin, 2.2);
        cut.fill("M72 44h16c2 16 0 30-8 40-3 3-7 5-11 6 7-12 8-28 3-46z", "url(#dw-thin)");
        let (brows, eyes, nose) = self.face.lines();
        cut.line(brows, 2.4);
        cut.line(eyes, 4.0);
        cut.line(nose, 1.8);
        self.features(cut);
        self.hat(cut);
    }

    fn features(self, cut: &mut Woodcut) {
        match self.feature {
            Feature::Moustache => {
                cut.shape("M64 74c4-3 12-2 16 5-6 1-12 0-16-2-4 2-10 3-16 2 4-7 12-8 16-5z", self.hair, 1.4);
            }
            _ => cut.line("M57 79c5 2 9 2 14 0", 2.2),
        }
        if self.feature == Feature::Beard {
            let beard = "M40 60c4 8 6 12 10 13 8-3 20-3 28 0 4-1 6-5 10-13 2 24-8 42-24 42S38 84 40 60z";
            cut.shape(beard, self.hair, 2.0);
            cut.stroke("M57 80c5 2 9 2 14 0M52 88l2 7M64 92v7M76 88l-2 7", 1.6, CREAM, "");
        } else {
            let scarf = "M42 96c14 8 30 8 44 0l4 9c-10 6-18 7-22 7l4 13-8 3-8-3 4-13c-6 0-14-2-22-7z";
            cut.shape(scarf, self.scarf, 2.0);
        }
        match self.feature {
            Feature::Spectacles => {
                cut.line("M48 61a7 7 0 1 0 14 0a7 7 0 1 0-14 0M66 61a7 7 0 1 0 14 0a7 7 0 1 0-14 0M62 61h4M48 60l-8-2M80 60l8-2", 2.0);
            }
            Feature::Badge => {
                cut.shape("M100 106l3 6 7 1-5 5 1 7-6-3-6 3 1-7-5-5 7-1z", "#e0a93f", 1.6);
            }
            _ => {}
        }
    }

    fn hat(self, cut: &mut Woodcut) {
        match self.hat {
            Hat::None => {
                cut.fill("M42 46v-6c8-8 36-8 44 0v6z", self.skin);
                cut.shape(
                    "M36 58C32 30 44 16 64 16s32 14 28 42c-4-6-6-12-8-18-10-6-30-6-40 0-2 6-4 12-8 18z",
                    self.hair,
                    2.2,
                );
                cut.shape("M54 18c-2-10 22-10 20 0z", self.hair, 2.0);
            }
            Hat::Bonnet => {
                cut.shape("M34 76C20 40 34 10 64 10s44 30 30 66c-4 6-10 4-10-4 2-16 0-24-6-30-8-6-20-6-28 0-6 6-8 14-6 30 0 8-6 10-10 4z", CREAM, 2.2);
                cut.line("M40 26c14-12 34-12 48 0", 1.6);
                cut.shape("M50 44c8-4 20-4 28 0-2-6-8-8-14-8s-12 2-14 8z", self.hair, 1.4);
            }
            Hat::Kerchief => {
                cut.shape(
                    "M34 56C32 28 44 14 64 14s32 14 30 42c-4-8-8-12-14-14-10-4-22-4-32 0-6 2-10 6-14 14z",
                    "#b23f2c",
                    2.2,
                );
                cut.stroke("M48 32h.1M60 24h.1M72 24h.1M82 34h.1M66 34h.1", 4.4, CREAM, "");
            }
            _ => {
                let (crown, fill, band) = self.brimmed();
                cut.shape(
                    "M40 52c-1-8 0-14 2-18h44c2 4 3 10 2 18-3-4-4-6-5-10H45c-1 4-2 6-5 10z",
                    self.hair,
                    1.6,
                );
                cut.shape(crown, fill, 2.4);
                let (band, colour) = band;
                cut.stroke(band, 3.6, colour, "");
            }
        }
    }

    /// Crown, colour and band of a hat.
    const fn brimmed(self) -> (&'static str, &'static str, (&'static str, &'static str)) {
        let felt = "#8a5530";
        match self.hat {
            Hat::Wide => (
                "M6 42c12-5 26-8 36-9l8-22c8-6 20-6 28 0l8 22c10 1 24 4 36 9-30 13-86 13-116 0z",
                felt,
                ("M43 32c12 5 30 5 42 0", INK),
            ),
            Hat::Flat => {
                ("M34 40c-4-14 8-24 30-24s36 8 34 20c-2 4-10 6-14 6-14-4-34-4-50-2z", "#4c4753", ("", INK))
            }
            Hat::Bowler => (
                "M26 41c4-4 8-5 12-5C36 18 46 8 64 8s28 10 26 28c4 0 8 1 12 5-20 7-56 7-76 0z",
                INK,
                ("M38 35c16 5 36 5 52 0", "#e0a93f"),
            ),
            Hat::Cap => (
                "M36 38c-2-14 8-24 28-24s30 10 28 24zM36 36c-10 0-18 4-20 9 8 2 30 2 48-3z",
                self.coat,
                ("", INK),
            ),
            Hat::Slouch => (
                "M14 46c8-8 18-11 26-12l6-16c8-8 28-10 36 0l6 16c8 0 20 2 28 6-20 2-30 10-52 10s-36-4-50-4z",
                felt,
                ("M41 33c14 5 32 5 46 0", INK),
            ),
            Hat::Stovepipe => (
                "M24 42c4-5 10-6 14-6l-2-34h56l-2 34c4 0 10 1 14 6-22 7-58 7-80 0z",
                INK,
                ("M38 33c16 5 36 5 52 0", "#e0a93f"),
            ),
            _ => (
                "M18 42c10-6 18-8 24-9l4-20c8-8 12-2 18-2s10-6 18 2l4 20c6 1 14 3 24 9-26 10-66 10-92 0z",
                felt,
                ("M43 32c12 5 30 5 42 0", INK),
            ),
        }
    }
}

/// Rays behind a head.
fn rays() -> String {
    (0_i16..14)
        .map(|ray| {
            let end = |degrees: i16| {
                let (sin, cos) = f32::from(degrees).to_radians().sin_cos();
                format!("L{:.0} {:.0}", 64.0 + 130.0 * cos, 70.0 - 130.0 * sin)
            };
            format!("M64 70{}{}z", end(ray * 20 - 40), end(ray * 20 - 30))
        })
        .collect()
}
