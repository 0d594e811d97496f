//! The set-up form of a table: the game's options, the seats, the clock.

use super::new_table::{self, NewTable};
use super::{bad_field, field, level, number, ticked};
use crate::boards::{self, Fields};
use crate::components::{self, ButtonKind, Icon, PageOptions};
use crate::context::RequestContext;
use crate::extract::{Form, Path};
use crate::pages::lobby::bot_name;
use crate::translator::Translator;
use axum::response::Response;
use bots::Level;
use catalog::GameId;
use game::{Message, Seat};
use maud::{Markup, html};
use table::{Ask, Clock, Denied, Reserved, TableOptions, is_open, seat_names};

/// The times that the form shows at first, and that empty fields mean.
const USUAL_SECONDS: u32 = 60;
const USUAL_DAYS: u32 = 2;

/// Shows the form, and reserves the code of its table.
pub(crate) async fn form(context: RequestContext, Path(game): Path<String>) -> Response {
    context
        .rendered(move |context| {
            let shown = || {
                let game = GameId::named(&game).map_err(Denied::Setup)?;
                let translator = context.translator();
                let reserved = context.app.registry.reserve()?;
                let title = translator
                    .say(&Message::new("setup-title").text("game", translator.of(game).word("game-title")));
                let page = PageOptions { title: &title, game: Some(game.name()), ..PageOptions::default() };
                let name = context.session.name.clone().unwrap_or_default();
                Ok(context.page(page, &body(game, &title, &name, &reserved, translator)))
            };
            shown().unwrap_or_else(|denied| context.denied_page(&denied))
        })
        .await
}

fn body(game: GameId, title: &str, name: &str, reserved: &Reserved, translator: &Translator) -> Markup {
    html! {
        form.setup method="post" action={ "/new/" (game) } {
            h1 { (title) }
            input type="hidden" name="table" value=(reserved.table);
            input type="hidden" name="entropy" value="" data-entropy;
            section.bill {
                h2.bill-title { (translator.word("setup-game")) }
                (boards::setup_fields(game, translator))
            }
            section.bill {
                h2.bill-title { (translator.word("setup-seats")) }
                p { (translator.word("setup-seats-help")) }
                (seats(game, name, translator))
            }
            section.bill {
                h2.bill-title { (translator.word("setup-table")) }
                (clocks(translator))
                fieldset {
                    legend { (translator.word("setup-manners")) }
                    div.options {
                        (option("checkbox", "chat", "on", true, &translator.word("setup-chat"), &translator.word("setup-chat-help")))
                        (option("checkbox", "listed", "on", true, &translator.word("setup-listed"), &translator.word("setup-listed-help")))
                    }
                    (components::field(&translator.word("setup-minder"), &html! {
                        select name="minder" {
                            option value="greedy" selected { (bot_name(translator, Level::Policy)) }
                            option value="random" { (bot_name(translator, Level::Random)) }
                        }
                    }))
                }
                details.luck {
                    summary { (translator.word("luck-title")) }
                    p { (translator.word("luck-explained")) }
                    p { (translator.word("luck-commitment")) " " code.hash { (reserved.commitment) } }
                }
            }
            div.buttons {
                (components::button(ButtonKind::Go, Some(Icon::Door), &translator.word("setup-open")))
                (components::link_button(ButtonKind::Quiet, None, &translator.word("back-to-lobby"), "/"))
            }
        }
    }
}

/// A line for each seat the game may have. Lines beyond the chosen number of players are ignored.
fn seats(game: GameId, name: &str, translator: &Translator) -> Markup {
    let most = usize::from(boards::facts(game).players.1);
    html! {
        div.seat-lines {
            @for seat in 0..most {
                @let label = translator.say(&Message::new("setup-seat-number").number("number", seat as i64 + 1));
                div.seat-line {
                    span { (label) }
                    select name={ "seat-" (seat) } aria-label={ (label) ": " (translator.word("setup-who")) } {
                        option value="me" selected[seat == 0] { (translator.word("setup-me")) }
                        option value="open" selected[seat > 0] { (translator.word("setup-free")) }
                        option value="greedy" { (bot_name(translator, Level::Policy)) }
                        option value="random" { (bot_name(translator, Level::Random)) }
                    }
                    input name={ "name-" (seat) } maxlength="24" autocomplete="off"
                        aria-label={ (label) ": " (translator.word("setup-name")) }
                        placeholder=(translator.word("setup-name"))
                        value=[(seat == 0 && !name.is_empty()).then_some(name)];
                }
            }
        }
    }
}

fn clocks(translator: &Translator) -> Markup {
    html! {
        fieldset {
            legend { (translator.word("setup-clock")) }
            div.options {
                (option("radio", "clock", "none", true, &translator.word("clock-none"), &translator.word("clock-none-help")))
                (option("radio", "clock", "live", false, &translator.word("clock-live"), &translator.word("clock-live-help")))
                (option("radio", "clock", "days", false, &translator.word("clock-days"), &translator.word("clock-days-help")))
            }
            div.options.clock-times {
                (components::field(&translator.word("clock-seconds"), &html! {
                    input type="number" name="seconds" value=(USUAL_SECONDS) min="5" max="3600";
                }))
                (components::field(&translator.word("clock-number-of-days"), &html! {
                    input type="number" name="days" value=(USUAL_DAYS) min="1" max="30";
                }))
            }
        }
    }
}

fn option(kind: &str, name: &str, value: &str, checked: bool, label: &str, help: &str) -> Markup {
    html! {
        label.option {
            input type=(kind) name=(name) value=(value) checked[checked];
            span { b { (label) } small { (help) } }
        }
    }
}

/// Opens the table as the form says, with its players and bots seated.
pub(crate) async fn open(
    mut context: RequestContext,
    Path(game): Path<String>,
    Form(sent): Form<Vec<(String, String)>>,
) -> Response {
    let done = async {
        let game = GameId::named(&game).map_err(Denied::Setup)?;
        let places = (0..Seat::MOST).map(|seat| place(&sent, seat)).collect::<Result<Vec<_>, Denied>>()?;
        let options = options(&sent)?;
        let typed = places.iter().find_map(Place::name).map(str::to_owned);
        let known = typed.or_else(|| context.session.name.clone());
        let name = known.unwrap_or_else(|| context.translator().word("stranger"));
        let setup = boards::setup(game, &sent).map_err(Denied::Setup)?;
        let seats = seat_names(game, &setup)?.len();
        let at_once = match boards::is_for_one(game, &setup) {
            true => alone(seats, &name, &sent),
            false => {
                let entropy = field(&sent, "entropy").unwrap_or_default();
                sitting(&context, &places[..seats], is_open(game, &setup), &name, entropy)
            }
        };
        new_table::open(&mut context, NewTable { game, name, setup, options, at_once }, &sent).await
    };
    let done = done.await;
    context.answer(done).await
}

/// What the form says about a seat.
enum Place {
    Here(Option<String>),
    Bot(Level),
    Open,
}

impl Place {
    fn name(&self) -> Option<&str> {
        match self {
            Place::Here(name) => name.as_deref(),
            Place::Bot(_) | Place::Open => None,
        }
    }
}

/// Reads the line of a seat; a seat without one is open.
fn place(sent: &Fields, seat: usize) -> Result<Place, Denied> {
    let name = format!("seat-{seat}");
    Ok(match field(sent, &name) {
        Some("me") => Place::Here(field(sent, &format!("name-{seat}")).map(str::to_owned)),
        Some("open") | None => Place::Open,
        Some(value) => Place::Bot(Level::named(value).map_err(|_| bad_field(&name, value))?),
    })
}

/// The guest takes every seat, in a game for one person.
fn alone(seats: usize, name: &str, sent: &Fields) -> Vec<Ask> {
    let entropy = field(sent, "entropy").unwrap_or_default();
    let sit = |seat| Ask::Sit { seat: Some(seat), name: name.to_owned(), entropy: entropy.to_owned() };
    (0..seats).map(sit).collect()
}

/// The players and bots that the form names take their seats.
fn sitting(context: &RequestContext, places: &[Place], open: bool, host: &str, entropy: &str) -> Vec<Ask> {
    let called = |seat: usize| match seat {
        // In an open game, one person plays several seats under one name.
        seat if seat == 0 || open => host.to_owned(),
        seat => context.translator().say(&Message::new("player-numbered").number("number", seat as i64 + 1)),
    };
    let ask = |(seat, place): (usize, &Place)| match place {
        Place::Here(name) => {
            let name = name.clone().unwrap_or_else(|| called(seat));
            Some(Ask::Sit { seat: Some(seat), name, entropy: entropy.to_owned() })
        }
        Place::Bot(level) => Some(Ask::SeatBot { seat, level: *level }),
        Place::Open => None,
    };
    places.iter().enumerate().filter_map(ask).collect()
}

/// Reads the options of the table. A field that is missing or empty has the value that the form shows at first; checkboxes
/// are unticked.
fn options(sent: &Fields) -> Result<TableOptions, Denied> {
    let clock = match field(sent, "clock") {
        Some("live") => Clock::Live(number(sent, "seconds")?.unwrap_or(USUAL_SECONDS)),
        Some("days") => Clock::Days(number(sent, "days")?.unwrap_or(USUAL_DAYS)),
        Some("none") | None => Clock::None,
        Some(other) => return Err(bad_field("clock", other)),
    };
    Ok(TableOptions {
        clock,
        stand_in: level(sent, "minder")?.unwrap_or(Level::Policy),
        chat: ticked(sent, "chat")?,
        listed: ticked(sent, "listed")?,
    })
}
