//! Mission cards: events, jobs and the steps of the Night.

use super::job::{ShownJob, job_list};
use art::deck_goes_west::{layout, night_icon};
use deck_goes_west::Mission;
use maud::{Markup, html};

/// A mission with its texts.
#[derive(Clone, Debug)]
pub(crate) struct ShownMission<'a> {
    pub(crate) mission: &'a Mission,
    pub(crate) name: &'a str,
    /// Mode, difficulty and number of players.
    pub(crate) about: &'a str,
    /// The rules as text; `None` to leave them and the layout out.
    pub(crate) rules: Option<&'a str>,
    pub(crate) events: Vec<ShownJob<'a>>,
    pub(crate) jobs: Vec<ShownJob<'a>>,
    /// The name of each step of the Night, in order.
    pub(crate) night: Vec<&'a str>,
    pub(crate) words: MissionWords<'a>,
}

/// The headings of a mission card.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MissionWords<'a> {
    /// The heading of the events, such as *Scores*.
    pub(crate) scores: &'a str,
    /// The heading of the jobs, such as *Anyone may*.
    pub(crate) anyone: &'a str,
    /// The heading of the steps, such as *Every Night*.
    pub(crate) night: &'a str,
    /// The label of the layout, such as *Map at the start, West is left*.
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
            @if !shown.events.is_empty() { h4 { (shown.words.scores) } (job_list("dw-scores", &shown.events)) }
            @if !shown.jobs.is_empty() { h4 { (shown.words.anyone) } (job_list("", &shown.jobs)) }
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
