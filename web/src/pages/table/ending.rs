//! The end of a game: who won and why, what to do next, and the standings.

use super::regions::Regions;
use super::replay;
use crate::boards::{self, Ended, SeatResult};
use crate::components::{self, ButtonKind, Icon};
use crate::pages::scores;
use game::Message;
use maud::{Markup, html};
use table::TablePhase;

/// How the game ended; none unless the page shows its last beat.
pub(super) fn ended(regions: &Regions<'_>) -> Option<Ended> {
    let sight = regions.sight();
    let view = sight.view.as_ref().filter(|_| sight.phase == TablePhase::Over && !regions.is_past())?;
    boards::ended(view, &regions.content.story, &regions.names(), regions.translator)
}

/// The banner: who won, why, by which rule, and what to do next.
pub(super) fn ending(regions: &Regions<'_>) -> Markup {
    let Some(ended) = ended(regions) else { return html! { section #ending hidden {} } };
    let (sight, translator) = (regions.sight(), regions.translator);
    let said = translator.say(&Message::new("rule-link").text("id", ended.rule.0));
    html! {
        section #ending .ending tabindex="-1" {
            (ended.picture)
            div.ending-say {
                p.ending-over { (ended.over) }
                div role="status" {
                    h2 { (ended.title) }
                    p { (ended.outcome) " " (ended.why) }
                    @if let Some(place) = regions.content.place { p.ending-place { (scores::place(place, translator)) } }
                }
                a.rule href={ "/rules/" (sight.game) "#" (ended.rule) } { (said) }
                (what_now(regions))
            }
        }
    }
}

/// Buttons: rematch, replay, share, high scores, lobby.
pub(super) fn what_now(regions: &Regions<'_>) -> Markup {
    let (sight, translator) = (regions.sight(), regions.translator);
    let seated = sight.seats.iter().any(|seat| seat.mine);
    let again = format!("{}&play", replay::link(regions, 0));
    html! {
        div.buttons {
            @if seated {
                form method="post" action={ "/t/" (sight.table) "/rematch" } data-plain {
                    input type="hidden" name="entropy" value="" data-entropy;
                    (components::button(ButtonKind::Go, Some(Icon::Play), &translator.word("over-again")))
                }
            }
            @if sight.beats > 0 {
                a.btn href=(again) data-at="0" data-play { (Icon::Back.draw()) (translator.word("over-replay")) }
                a.btn href={ "/t/" (sight.table) "?at=0&play" } data-share=(translator.word("over-shared")) {
                    (Icon::Share.draw()) (translator.word("over-share"))
                }
            }
            @if regions.content.place.is_some() {
                (components::link_button(ButtonKind::Plain, Some(Icon::People), &translator.word("score-all"), &format!("/scores/{}", sight.game)))
            }
            (components::link_button(ButtonKind::Plain, Some(Icon::Door), &translator.word("over-lobby"), "/"))
        }
    }
}

/// The standings, winners first, with a link to the record.
pub(super) fn count(regions: &Regions<'_>, ended: &Ended) -> Markup {
    let (sight, translator) = (regions.sight(), regions.translator);
    let names = regions.names();
    let anybody = ended.standings.iter().any(|standing| standing.won);
    let everybody = ended.standings.iter().all(|standing| standing.won);
    let row = |(at, standing): (usize, &SeatResult)| {
        let seat = sight.seats.get(standing.seat);
        html! {
            li.rank.rank-won[standing.won] {
                span.rank-place { @if everybody { (Icon::Check.draw()) } @else if anybody { (at + 1) } @else { "–" } }
                @if let Some(seat) = seat {
                    div.seat-who {
                        img.seat-face src=(components::face(sight.game.name(), &seat.label)) alt="" width="52" height="52";
                        @if let Some(letter) = seat.label.chars().next() { (components::badge(letter)) }
                    }
                    div.rank-who { b { (regions.figure(seat.seat)) } small { (names.get(standing.seat).map_or("", String::as_str)) } }
                }
                p.rank-fate { (standing.fate) }
                div.rank-gains { (standing.gains) }
            }
        }
    };
    html! {
        section.bill {
            h2.bill-title { (translator.word("count-title")) }
            ol role="list" { @for standing in ended.standings.iter().enumerate() { (row(standing)) } }
            p.buttons { (components::link_button(ButtonKind::Quiet, Some(Icon::Rules), &translator.word("over-record"), &format!("/t/{}/record", sight.table))) }
        }
    }
}
