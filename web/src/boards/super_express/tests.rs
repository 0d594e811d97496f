//! Tests of the board: the text shows everything a view holds, and every form is read back as the decision it shows.

mod cheat_sheet;
mod ending;
mod forms;
mod guide;
mod page;
mod regions;
mod sample;
mod words;

use crate::boards::words::text_board;
use catalog::{Bundle, Domain, GameId, Language};
use game::{Beats, Game, InWords, Luck, Quick, TestSupport, Viewed, Viewer};
use super_express::{Module, Modules, Setup, SuperExpress, View};

/// The game's messages in a language.
fn bundle(language: Language) -> Bundle {
    Bundle::new(Domain::Of(GameId::SuperExpress), language)
}

/// The whole table in words.
fn board(view: &View, names: &[String], bundle: &Bundle) -> maud::Markup {
    text_board(&SuperExpress::sections(view, names), bundle)
}

/// Player names, one of them with characters that HTML must escape.
fn names() -> Vec<String> {
    ["Ana", "<b>Bo & \"Co\"", "bot (greedy)", "Duda", "Eva", "bot (random)", "Gil"]
        .map(str::to_owned)
        .to_vec()
}

/// The set-ups to test: every sample with all modules or none, and one in four of the others.
fn tables() -> Vec<Setup> {
    let all = Module::ALL.into_iter().fold(Modules::NONE, Modules::with);
    let wanted =
        |(at, setup): &(usize, Setup)| setup.modules == all || setup.modules == Modules::NONE || at % 4 == 1;
    SuperExpress::samples().into_iter().enumerate().filter(wanted).map(|(_, setup)| setup).collect()
}

/// Plays a random game and calls `see` with the view of every seat and an onlooker: after the deal, each decision and each beat.
fn watch(setup: &Setup, seed: u64, mut see: impl FnMut(&SuperExpress, &View)) {
    let game = SuperExpress::new(setup.clone()).unwrap();
    let mut luck = Quick::new(seed);
    let mut state = game.deal(&mut luck, &mut game::Silent);
    let mut shown = |state: &_| {
        let viewers = game.seats().iter().map(Viewer::Seat).chain([Viewer::Onlooker]);
        viewers.for_each(|viewer| see(&game, &game.view(state, viewer)));
    };
    shown(&state);
    while let Some(seat) = game.asked(&state).awaits.lowest() {
        let mut legal = Vec::new();
        game.legal(&state, seat, &mut legal);
        let decision = luck.pick(&legal).unwrap();
        let mut beats = Beats::new(&state);
        game.decide(&mut state, seat, decision, &mut luck, &mut beats);
        shown(&beats.prelude.after);
        beats.beats.iter().for_each(|beat| shown(&beat.after));
    }
    assert!(game.outcome(&state).is_some());
}
