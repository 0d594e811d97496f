//! Mission cards: what scores, what anyone may do, what every night brings.

use super::icon::Icon;
use super::slot::{Slot, slots};
use super::woodcut::{Woodcut, short};
use deck_goes_west::{Laid, Mission, NightStep};
use maud::{Markup, html};

/// A mission with its words.
#[derive(Clone, Debug)]
pub(crate) struct ShownMission<'a> {
    pub(crate) mission: &'a Mission,
    pub(crate) name: &'a str,
    /// How it is played: mode, difficulty, players.
    pub(crate) about: &'a str,
    /// Its text; nothing where room is short.
    pub(crate) rules: Option<&'a str>,
    pub(crate) events: Vec<Slot<'a>>,
    pub(crate) jobs: Vec<Slot<'a>>,
    /// What each step of the night is, in order.
    pub(crate) night: Vec<&'a str>,
    pub(crate) words: MissionWords<'a>,
}

/// The headings of a mission card.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MissionWords<'a> {
    /// *Scores*.
    pub(crate) scores: &'a str,
    /// *Anyone may*.
    pub(crate) anyone: &'a str,
    /// *Every night*.
    pub(crate) night: &'a str,
    /// *Map at the start, West is left*.
    pub(crate) layout: &'a str,
}

/// Draws the card.
pub(crate) fn mission(shown: &ShownMission<'_>) -> Markup {
    html! {
        article class="dw-mission" data-mission=(shown.mission.id) {
            header { h3 { (shown.name) } p { (shown.about) } }
            @if let Some(rules) = shown.rules {
                div class="dw-brief" { (layout(shown.mission, shown.words.layout)) p { (rules) } }
            }
            @if !shown.events.is_empty() { h4 { (shown.words.scores) } (slots("dw-scores", &shown.events)) }
            @if !shown.jobs.is_empty() { h4 { (shown.words.anyone) } (slots("", &shown.jobs)) }
            @if !shown.night.is_empty() {
                h4 { (shown.words.night) }
                ol class="dw-nights" {
                    @for (step, said) in shown.mission.night.iter().zip(&shown.night) {
                        li title=(said) { (night_icon(*step)) span class="sr" { (said) } }
                    }
                }
            }
        }
    }
}

/// A step of the night, with its number.
pub(crate) fn night_icon(step: NightStep) -> Markup {
    let icon = Icon::Night(step);
    let mut cut = Woodcut::default();
    icon.draw(&mut cut, [0.0, 0.0], 24.0);
    let mut width = icon.width();
    if let NightStep::Exhaustion(number) | NightStep::RemoveEast(number) | NightStep::Split(number) = step {
        cut.text("dw-count", [width - 2.5, 26.0], 14.0, &number.to_string());
        // The number stands a little beside the icon.
        width += 4.0;
    }
    html! {
        svg class="dw-icon" viewBox={ "0 0 " (short(width)) " 27" } aria-hidden="true" { (cut.markup()) }
    }
}

/// How the map lies at the start, from above.
fn layout(mission: &Mission, name: &str) -> Markup {
    let places = || mission.layout.iter().map(|spot| spot.place);
    let west = places().map(|place| place.column).max().unwrap_or_default();
    let east = places().map(|place| place.column).min().unwrap_or_default();
    let north = places().map(|place| place.row).min().unwrap_or_default();
    let south = places().map(|place| place.row).max().unwrap_or_default();
    let mut cut = Woodcut::default();
    for spot in &mission.layout {
        let away = |far: i8, near: i8| (i16::from(far) - i16::from(near)) as f32 * 15.0;
        let [x, y] = [away(west, spot.place.column), away(spot.place.row, north)];
        match spot.laid {
            Laid::Searched(terrain) => Icon::At(terrain).draw(&mut cut, [x + 0.5, y + 0.5], 14.0),
            Laid::FaceUp | Laid::FaceDown => {
                let class = if spot.laid == Laid::FaceUp { "dw-up" } else { "dw-down" };
                cut.raw(&format!(
                    r#"<rect class="{class}" x="{}" y="{}" width="13" height="13" rx="2"/>"#,
                    short(x + 1.0),
                    short(y + 1.0)
                ));
            }
        }
        if spot.start {
            cut.symbol("body", "k-seat-0", [x + 2.0, y - 0.5, 11.0, 14.0]);
        }
    }
    let size = |far: i8, near: i8| (i16::from(far) - i16::from(near) + 1) * 15;
    let (wide, high) = (size(west, east), size(south, north));
    html! {
        svg class="dw-layout" viewBox={ "0 0 " (wide) " " (high) } role="img" aria-label=(name) { (cut.markup()) }
    }
}
