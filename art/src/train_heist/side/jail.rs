//! The jail: three cells and their prisoners.

use super::TrainSection;
use crate::train_heist::curve::Point;
use crate::train_heist::pieces::{Figure, FigureKind, badge};
use maud::{Markup, html};
use train_heist::{Colour, Edition};

/// The three cells of the jail with all prisoners, two or more in one cell if necessary.
pub fn jail(edition: &Edition, prisoners: &[Figure]) -> Markup {
    let section = TrainSection::of(edition, edition.section(edition.train.jail));
    let (left, right) = (section.left + 8.0, section.right());
    let cell = |number: usize| Point::new(left + (right - left) * (number as f32 * 2.0 + 1.2) / 6.4, 116.0);
    html! {
        g id="jail" {
            @for number in 0..3 {
                @let inmates: Vec<&Figure> = prisoners.iter().skip(number).step_by(3).collect();
                g transform=(cell(number).translate()) {
                    path class="q" fill="#221a16" d="M-19-26h38v52h-38z" {}
                    (behind_bars(&inmates))
                }
            }
        }
    }
}

/// The prisoners of one cell; their badges are in front of the bars.
fn behind_bars(inmates: &[&Figure]) -> Markup {
    let count = inmates.len() as f32;
    let each = 22.0 / count.max(1.0);
    let aside = |order: usize| each * (order as f32 - (count - 1.0) / 2.0);
    html! {
        @for (order, inmate) in inmates.iter().enumerate() { (prisoner(inmate, aside(order), inmates.len())) }
        path class="bars" d="M-10-26v52M0-26v52M10-26v52" {}
        @for (order, inmate) in inmates.iter().enumerate() {
            @if let Some(colour) = colour_of(inmate) {
                (badge(colour, aside(order) * 1.15, if order % 2 == 0 { 13.0 } else { 18.0 }, 16.0))
            }
        }
        @if inmates.is_empty() { use href="#th-lock" x="-12" y="-12" width="24" height="24" {} }
    }
}

fn colour_of(figure: &Figure) -> Option<Colour> {
    match figure.what {
        FigureKind::Cowboy(colour) | FigureKind::Flat(colour) => Some(colour),
        FigureKind::Horse { .. } | FigureKind::Sheriff => None,
    }
}

fn prisoner(figure: &Figure, aside: f32, count: usize) -> Markup {
    let size = if count > 1 { 0.74 } else { 0.86 };
    let seat = colour_of(figure).map(|colour| format!("seat-{}", colour.word()));
    let place = Point::new(aside, 22.0).translate();
    html! {
        g id=(figure.what.id()) class=(figure.class()) transform={ (place) " scale(" (size) ")" }
            tabindex="0" role="img" aria-label=(figure.name) {
            use class=[seat] href="#th-cowboy" x="-18" y="-45" width="36" height="51" {}
        }
    }
}
