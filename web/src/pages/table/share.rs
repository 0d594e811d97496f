//! The panels beside the game: invitation, host's tools, own seats, proof of fair luck.

use super::regions::Regions;
use crate::components::{self, ButtonKind, Icon};
use crate::pages::lobby::bot_name;
use bots::Level;
use game::Message;
use maud::{Markup, html};
use table::{SeatView, TablePhase};

/// All panels that apply to the guest.
pub(super) fn share(regions: &Regions<'_>) -> Markup {
    html! {
        (invitation(regions))
        @if regions.sight().host { (host(regions)) }
        (own_seats(regions))
        (luck(regions))
        p.more { a href={ "/rules/" (regions.sight().game) "/sheet" } { (regions.translator.word("sheet-link")) } }
    }
}

fn invitation(regions: &Regions<'_>) -> Markup {
    let (sight, translator) = (regions.sight(), regions.translator);
    if sight.phase == TablePhase::Closed {
        return html! {};
    }
    let link = format!("{}/t/{}", regions.context.origin, sight.table);
    let help = if sight.phase == TablePhase::Gathering { "invite-help" } else { "invite-watch" };
    html! {
        details.bill open[sight.phase == TablePhase::Gathering] #invite {
            summary { (translator.word("invite-title")) }
            div.invite {
                (components::qr(&format!("/t/{}/code.svg", sight.table), &translator.word("invite-qr")))
                div {
                    p { (translator.word(help)) }
                    p { (components::code(&sight.table.to_string())) }
                    p { a href=(link) { (link) } }
                }
            }
        }
    }
}

/// The commitment to the luck; after the game, the secret and the command that verifies it.
fn luck(regions: &Regions<'_>) -> Markup {
    let (sight, translator) = (regions.sight(), regions.translator);
    html! {
        details.bill #luck {
            summary { (translator.word("luck-title")) }
            p { (translator.word("luck-explained")) }
            @if let Some(from) = sight.continues {
                @let steps = Message::new("luck-continues").number("steps", from.steps as i64);
                p { a href={ "/t/" (from.table) } { (translator.say(&steps.text("table", components::in_two(&from.table.to_string())))) } }
            }
            p { (translator.word("luck-commitment")) " " code.hash { (sight.commitment) } }
            @if let Some(secret) = sight.revealed {
                p { (translator.word("luck-secret")) " " code.hash { (secret) } }
                p { (translator.word("luck-verify")) " " code { "saloon replay --verify saloon-" (sight.table) ".json" } }
            }
        }
    }
}

/// Actions for the guest's own seats: play from another device, stand up, leave.
fn own_seats(regions: &Regions<'_>) -> Markup {
    let (sight, translator) = (regions.sight(), regions.translator);
    // On a shared screen, only the chosen seat, so that the keys of the others stay hidden.
    let own = sight.seats.iter().filter(|seat| {
        seat.mine && (!regions.content.seat_chosen || Some(seat.seat) == regions.mine().map(|mine| mine.seat))
    });
    let own: Vec<&SeatView> =
        own.filter(|_| !regions.content.between || sight.phase == TablePhase::Gathering).collect();
    if own.is_empty() || matches!(sight.phase, TablePhase::Over | TablePhase::Closed) {
        return html! {};
    }
    let act = |name: &str| format!("/t/{}/{name}", sight.table);
    html! {
        details.bill #own {
            summary { (translator.word("own-title")) }
            @for seat in own {
                div.own {
                    h3 { (regions.figure(seat.seat)) }
                    @if let Some(key) = seat.key.filter(|_| !regions.content.between) {
                        @let link = format!("{}/t/{}/key/{key}", regions.context.origin, sight.table);
                        p { (translator.word("own-device")) }
                        div.invite { (components::qr(&format!("/t/{}/key/{key}/code.svg", sight.table), &translator.word("own-qr"))) }
                        p { a href=(link) { (translator.word("own-link")) } }
                    }
                    @if sight.phase == TablePhase::Gathering {
                        form method="post" action=(act("stand")) {
                            input type="hidden" name="seat" value=(seat.seat.number());
                            (components::button(ButtonKind::Plain, None, &translator.word("own-stand")))
                        }
                    } @else if !seat.has_stand_in {
                        form method="post" action=(act("leave")) {
                            input type="hidden" name="seat" value=(seat.seat.number());
                            p { (translator.word("own-leave-help")) }
                            (components::button(ButtonKind::Plain, Some(Icon::Away), &translator.word("own-leave")))
                        }
                    }
                }
            }
        }
    }
}

/// The host's tools: seat bots, remove players, close the table.
fn host(regions: &Regions<'_>) -> Markup {
    let (sight, translator) = (regions.sight(), regions.translator);
    if matches!(sight.phase, TablePhase::Over | TablePhase::Closed) {
        return html! {};
    }
    let act = |name: &str| format!("/t/{}/{name}", sight.table);
    let people = sight.seats.iter().filter(|seat| !seat.open() && !seat.mine);
    let people = people.filter(|seat| sight.phase == TablePhase::Gathering || seat.name.is_some());
    html! {
        details.bill #host {
            summary { (translator.word("host-title")) }
            @if sight.phase == TablePhase::Gathering {
                @for seat in sight.seats.iter().filter(|seat| seat.open()) {
                    form.seat-line method="post" action=(act("bot")) {
                        input type="hidden" name="seat" value=(seat.seat.number());
                        span { (regions.figure(seat.seat)) }
                        select name="level" aria-label=(translator.word("host-level")) {
                            option value="greedy" { (bot_name(translator, Level::Policy)) }
                            option value="random" { (bot_name(translator, Level::Random)) }
                        }
                        (components::button(ButtonKind::Plain, Some(Icon::Bot), &translator.word("host-bot")))
                    }
                }
            }
            @for seat in people {
                @let who = Message::new("host-kick").text("figure", regions.figure(seat.seat));
                form method="post" action=(act("kick")) {
                    input type="hidden" name="seat" value=(seat.seat.number());
                    (components::button(ButtonKind::Quiet, Some(Icon::Close), &translator.say(&who)))
                }
            }
            form method="post" action=(act("close")) {
                p { (translator.word("host-close-help")) }
                (components::button(ButtonKind::Quiet, Some(Icon::Close), &translator.word("host-close")))
            }
        }
    }
}
