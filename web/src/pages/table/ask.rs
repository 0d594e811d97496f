//! What the viewer can do now: take a seat, decide, take back, pass the screen on, play again.

use super::ending;
use super::regions::Regions;
use crate::boards;
use crate::components::{self, ButtonKind, HandOver, Icon, NoticeKind};
use game::Message;
use maud::{Markup, html};
use table::{Clock, SeatView, TablePhase};

/// The forms of the current phase; none while the page shows an earlier beat.
pub(super) fn ask(regions: &Regions<'_>) -> Markup {
    let sight = regions.sight();
    match sight.phase {
        _ if regions.is_past() => html! {},
        TablePhase::Gathering => gathering(regions),
        TablePhase::Playing if regions.content.between => between(regions),
        TablePhase::Playing => playing(regions),
        TablePhase::Over | TablePhase::Closed => over(regions),
    }
}

/// Before the deal: the set-up, and forms to take a seat and to begin.
fn gathering(regions: &Regions<'_>) -> Markup {
    let (sight, translator) = (regions.sight(), regions.translator);
    let free: Vec<&SeatView> = sight.seats.iter().filter(|seat| seat.open()).collect();
    let seated = sight.seats.iter().any(|seat| seat.mine);
    let name = regions.context.session.name.clone().unwrap_or_default();
    html! {
        (agreed(regions))
        @if seated && !sight.host { p.say { (Icon::Think.draw()) (translator.word("sit-wait")) } }
        @if sight.host {
            form.bill.deal method="post" action={ "/t/" (sight.table) "/deal" } {
                p { (translator.word("deal-help")) }
                (components::button(ButtonKind::Go, Some(Icon::Play), &translator.word("deal")))
            }
        }
        @if !free.is_empty() {
            section.bill {
                h2.bill-title { (translator.word(if seated { "sit-another" } else { "sit-title" })) }
                form.sit method="post" action={ "/t/" (sight.table) "/sit" } data-plain {
                    input type="hidden" name="entropy" value="" data-entropy;
                    (components::field(&translator.word("sit-name"), &html! {
                        input name="name" value=[(!seated).then_some(name)] required maxlength="24" autocomplete="nickname";
                    }))
                    (components::field(&translator.word("sit-seat"), &html! {
                        select name="seat" {
                            @for seat in &free {
                                option value=(seat.seat.number()) { (regions.figure(seat.seat)) }
                            }
                        }
                    }))
                    (components::button(ButtonKind::Go, Some(Icon::Door), &translator.word("sit-down")))
                }
            }
        }
    }
}

/// The set-up of the game and the clock, as a list.
fn agreed(regions: &Regions<'_>) -> Markup {
    let (sight, translator) = (regions.sight(), regions.translator);
    let clock = match sight.options.clock {
        Clock::None => translator.word("agreed-no-clock"),
        Clock::Live(seconds) => {
            translator.say(&Message::new("agreed-live").number("seconds", seconds.into()))
        }
        Clock::Days(days) => translator.say(&Message::new("agreed-days").number("days", days.into())),
    };
    html! {
        section.bill.agreed {
            h2.bill-title { (translator.word("agreed-title")) }
            ul {
                @for fact in boards::setup_in_words(sight.game, &sight.setup, translator) { li { (fact) } }
                li { (clock) }
            }
        }
    }
}

/// A shared screen without a chosen seat: asks to pass it to the next awaited seat, and shows nothing secret.
fn between(regions: &Regions<'_>) -> Markup {
    let (sight, translator) = (regions.sight(), regions.translator);
    let mine = || sight.seats.iter().filter(|seat| seat.mine);
    let next = mine().find(|seat| seat.awaited);
    html! {
        @if let Some(seat) = next {
            @let face = components::face(sight.game.name(), &seat.label);
            (components::hand_over(&HandOver {
                letter: seat.label.chars().next(),
                figure: &regions.figure(seat.seat),
                face: Some(&face),
                player: seat.name.as_deref().unwrap_or_default(),
                href: &format!("/t/{}?seat={}", sight.table, seat.seat.number()),
            }, &translator.pages))
        } @else {
            p.say { (translator.word("hand-over-nobody")) }
        }
        @let others: Vec<&SeatView> = mine().filter(|seat| Some(seat.seat) != next.map(|next| next.seat)).collect();
        @if !others.is_empty() {
            p.buttons {
                @for seat in others {
                    @let label = translator.say(&Message::new("hand-over-other").text("player", seat.name.clone().unwrap_or_default()));
                    (components::link_button(ButtonKind::Quiet, None, &label, &format!("/t/{}?seat={}", sight.table, seat.seat.number())))
                }
            }
        }
    }
}

/// During the game: the question, or why the viewer has none.
fn playing(regions: &Regions<'_>) -> Markup {
    let (sight, translator) = (regions.sight(), regions.translator);
    let Some(mine) = regions.mine() else {
        return html! { p.say { (Icon::Eye.draw()) (translator.word("ask-onlooker")) } };
    };
    let act = |name: &str| format!("/t/{}/{name}", sight.table);
    let seat = html! { input type="hidden" name="seat" value=(mine.seat.number()); };
    let plain = regions.content.seat_chosen.then_some("");
    html! {
        @if mine.has_stand_in {
            (components::notice(NoticeKind::Refusal, &translator.word("stand-in-explained")))
            form method="post" action=(act("return")) {
                (seat)
                (components::button(ButtonKind::Go, Some(Icon::You), &translator.word("stand-in-return")))
            }
        } @else if let Some(view) = sight.view.as_ref().filter(|_| regions.is_asked()) {
            section.bill {
                h2.bill-title { (translator.word(if mine.sealed { "ask-sealed" } else { "ask-title" })) }
                @if mine.sealed { p { (translator.word("ask-sealed-help")) } }
                form #decide .ask method="post" action=(act("decide")) data-plain=[plain] {
                    (seat)
                    input type="hidden" name="question" value=(sight.question);
                    (boards::ask(view, regions.picked, translator))
                    @if boards::seals(sight.game) { (seal(regions, mine)) }
                    (boards::explained(view, translator))
                }
                @if sight.can_take_back {
                    form #take-back method="post" action=(act("undo")) { (seat) }
                    @if !boards::seals(sight.game) { (undo(regions)) }
                }
            }
        } @else {
            p.say { (Icon::Think.draw()) (translator.word(if mine.awaited { "ask-going-on" } else { "ask-nothing" })) }
        }
        @if regions.content.seat_chosen {
            p { (components::link_button(ButtonKind::Plain, Some(Icon::People), &translator.word("hand-over-pass"), &format!("/t/{}", sight.table))) }
        }
    }
}

/// For games whose choices are picked first: the button that seals the choice, and a preview of what it would do.
fn seal(regions: &Regions<'_>, mine: &SeatView) -> Markup {
    let (sight, translator) = (regions.sight(), regions.translator);
    html! {
        div.buttons {
            @if mine.sealed {
                (components::button(ButtonKind::Plain, Some(Icon::Lock), &translator.word("ask-change")))
            } @else {
                (components::button(ButtonKind::Go, Some(Icon::Lock), &translator.word("ask-seal")))
            }
            @if sight.can_take_back {
                (undo(regions))
            } @else {
                button.btn type="reset" { (translator.word("ask-start-over")) }
            }
            // On a shared screen the next player could read the picked cards in the browser's history.
            @if !regions.content.seat_chosen { button.btn.no-script type="submit" formmethod="get" formaction={ "/t/" (sight.table) } formnovalidate {
                (Icon::Eye.draw()) (translator.word("foresee-ask"))
            } }
        }
        (regions.foresight())
    }
}

fn undo(regions: &Regions<'_>) -> Markup {
    html! { button.btn type="submit" form="take-back" { (Icon::Undo.draw()) (regions.translator.word("undo")) } }
}

/// After the game: the standings; for a table closed early, links to go on.
fn over(regions: &Regions<'_>) -> Markup {
    match ending::ended(regions) {
        Some(ended) => ending::count(regions, &ended),
        None => html! {
            section.bill.closed {
                h2 role="status" { (regions.translator.word("over-title")) }
                (ending::what_now(regions))
            }
        },
    }
}
