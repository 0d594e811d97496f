//! The guide of a first game: explains one thing at a time, beside it.

use super::regions::Regions;
use super::{PageQuery, viewer_of};
use crate::boards::{self, Guide, GuideStep};
use crate::components::{self, ButtonKind, Icon};
use game::Message;
use maud::{Markup, html};
use table::{Experience, Table, TableView, Who};

/// What the viewer saw and was asked until the shown beat: the input of the guide.
pub(crate) fn past(table: &Table, who: &Who, query: PageQuery) -> Vec<(usize, Experience)> {
    table.experiences(viewer_of(table, who, query), query.at.unwrap_or(usize::MAX))
}

/// The steps of the guide at the shown beat. `past` may extend beyond that beat.
pub(super) fn of(sight: &TableView, past: &[(usize, Experience)]) -> Option<Guide> {
    let until = past.iter().position(|(beat, _)| *beat > sight.beat).unwrap_or(past.len());
    boards::guide(sight.view.as_ref()?, sight.beat, &past[..until])
}

/// The guide's panel; hidden without a guide, and in a replay.
pub(super) fn guide(regions: &Regions<'_>) -> Markup {
    let (sight, translator) = (regions.sight(), regions.translator);
    let guide = regions.content.guide.as_ref().filter(|_| regions.watches || !regions.is_past());
    let Some(Guide { now, before }) = guide else { return html! { section #guide hidden {} } };
    html! {
        section #guide .guide.bill aria-label=(translator.word("guide-label")) {
            div #guide-now role="status" { @if let Some(step) = now { (says(regions, step)) } }
            @if now.as_ref().is_some_and(|step| step.last) {
                div.buttons {
                    (components::link_button(ButtonKind::Plain, Some(Icon::Rules), &translator.word("sheet-link"), &format!("/rules/{}/sheet", sight.game)))
                    (components::link_button(ButtonKind::Plain, None, &translator.word("set-up"), &format!("/new/{}", sight.game)))
                }
            }
            @if !before.is_empty() {
                details #guide-before {
                    summary { (translator.say(&Message::new("guide-before").number("count", before.len() as i64))) }
                    @for step in before { div { (says(regions, step)) } }
                }
            }
            form.guide-skip method="post" action={ "/t/" (sight.table) "/skip-guide" } data-plain {
                (components::button(ButtonKind::Quiet, Some(Icon::Close), &translator.word("guide-skip")))
            }
        }
    }
}

/// One step of the guide, with links to its rules.
fn says(regions: &Regions<'_>, step: &GuideStep) -> Markup {
    let (game, translator) = (regions.sight().game, regions.translator);
    let bundle = translator.of(game);
    html! {
        h2 { (Icon::Hint.draw()) (bundle.say(&step.title)) }
        p { (bundle.say(&step.says)) }
        p.why {
            (bundle.say(&step.why))
            @for rule in step.rules { " " (components::rule(rule.0, &format!("/rules/{game}#{rule}"), &translator.pages)) }
        }
    }
}
