//! Tests of the board at tables given as in scenarios. Every page is also written to a file for review.

mod asked;
mod cheat_sheet;
mod farewell;

use crate::boards::kept_pages::keep_page;
use crate::boards::{Picture, QuestionForm, Transition};
use catalog::{Bundle, Domain, GameId, Language};
use game::{Game, Notation, Quick, Viewed, Viewer, scenario};
use maud::{Markup, html};
use serde_json::Value;
use train_heist::{Colour, TrainHeist, View};

/// The game's messages in a language.
fn bundle(language: Language) -> Bundle {
    Bundle::new(Domain::Of(GameId::TrainHeist), language)
}

/// The view of the seat that is asked after these decisions.
fn seen(given: &Value, decisions: &[&str]) -> View {
    let (game, mut state) = scenario::table::<TrainHeist>(given.as_object().unwrap()).unwrap();
    let mut luck = Quick::new(3);
    for text in decisions {
        let seat = game.asked(&state).awaits.lowest().unwrap();
        let decision = game.read(text).unwrap();
        game.play(&mut state, seat, decision, &mut luck, &mut game::Silent).unwrap();
    }
    let seat = game.asked(&state).awaits.lowest().unwrap();
    game.view(&state, Viewer::Seat(seat))
}

/// The form in English; writes the page to a file in both languages.
fn asked(name: &str, view: &View) -> String {
    let shown = |language| {
        let bundle = bundle(language);
        let transition = Transition::<TrainHeist> { view, before: None, motions: Vec::new() };
        let asked = TrainHeist::ask(view, &[], &bundle);
        let page = html! {
            div class="table" {
                div class="stage" { section id="board" class="board" { (TrainHeist::picture(&transition, &[], &bundle)) } }
                div class="play" { div id="ask" class="dock" { section class="bill" { form class="ask" { (asked) } } } }
            }
        };
        keep(&format!("asked-{name}-{}", language.tag()), &page);
        asked.into_string()
    };
    shown(Language::Portuguese);
    shown(Language::English)
}

fn colour_of(view: &View) -> Colour {
    view.game().colour(view.viewer.unwrap())
}

/// Writes a page to a file that a browser can open.
fn keep(name: &str, body: &Markup) {
    keep_page("train-heist", include_str!("../../../assets/train-heist.css"), name, body);
}
