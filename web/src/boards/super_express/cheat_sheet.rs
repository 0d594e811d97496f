//! Super Express on one page: each fact as a line with links to its rules.

use super::picture::still;
use crate::boards::CheatSheetPage;
use crate::components;
use art::super_express::{card_icon, drawings, time_travel_icon};
use catalog::Bundle;
use game::{Game, Notation, Positions, RuleId, Viewed};
use maud::{Markup, html};
use super_express::{Bandit, Card, Module, Modules, SuperExpress, View};

/// The id of a message, and the rules that state it.
type Fact = (&'static str, &'static [RuleId]);

/// A card, and the fact about what it does.
type CardFact = (Card, Fact);

/// The aim, shown under the title.
const AIM: Fact = ("sheet-aim", &[RuleId("SE-END-01"), RuleId("SE-END-05")]);

const SET_UP: &[Fact] = &[
    ("sheet-set-up-train", &[RuleId("SE-SETUP-03"), RuleId("SE-SETUP-05")]),
    ("sheet-set-up-bandits", &[RuleId("SE-SETUP-07"), RuleId("SE-SETUP-08"), RuleId("SE-SETUP-09")]),
];

/// The steps of a round: the id of the heading, and the fact.
const ROUND: [(&str, Fact); 4] = [
    (
        "phase-scheme",
        ("sheet-round-scheme", &[RuleId("SE-SCHEME-01"), RuleId("SE-SCHEME-02"), RuleId("SE-SCHEME-04")]),
    ),
    ("phase-act", ("sheet-round-shoot", &[RuleId("SE-ACT-01"), RuleId("SE-ACT-02"), RuleId("SE-ACT-03")])),
    ("train-last-wagon", ("sheet-round-uncouple", &[RuleId("SE-UNCOUPLE-01"), RuleId("SE-UNCOUPLE-05")])),
    (
        "player-first",
        ("sheet-round-pass", &[RuleId("SE-FIRST-02"), RuleId("SE-ROUND-02"), RuleId("SE-ROUND-06")]),
    ),
];

const CARDS: [CardFact; 4] = [
    (Card::Move, ("sheet-move", &[RuleId("SE-MOVE-01"), RuleId("SE-MOVE-03"), RuleId("SE-MOVE-05")])),
    (
        Card::ChangeFloor,
        ("sheet-floor", &[RuleId("SE-FLOOR-01"), RuleId("SE-FLOOR-04"), RuleId("SE-FLOOR-05")]),
    ),
    (Card::Turn, ("sheet-turn", &[RuleId("SE-TURN-01"), RuleId("SE-TURN-02")])),
    (Card::Shoot, ("sheet-shoot", &[RuleId("SE-SHOOT-01"), RuleId("SE-SHOOT-05"), RuleId("SE-SHOOT-06")])),
];

const SIGHT: &[Fact] = &[
    ("sheet-sight-line", &[RuleId("SE-SHOOT-02"), RuleId("SE-SHOOT-03"), RuleId("SE-SHOOT-12")]),
    ("sheet-sight-over", &[RuleId("SE-SHOOT-04"), RuleId("SE-SHOOT-11")]),
    ("sheet-sight-lands", &[RuleId("SE-SHOOT-07"), RuleId("SE-SHOOT-08"), RuleId("SE-SHOOT-09")]),
];

const STUNNED: &[Fact] = &[
    ("sheet-stunned-wake", &[RuleId("SE-STUN-02"), RuleId("SE-STUN-06")]),
    ("sheet-stunned-lies", &[RuleId("SE-SHOOT-04"), RuleId("SE-STUN-04")]),
];

const UNCOUPLING: &[Fact] = &[
    ("sheet-uncoupled-lost", &[RuleId("SE-UNCOUPLE-02"), RuleId("SE-UNCOUPLE-03"), RuleId("SE-UNCOUPLE-04")]),
    ("sheet-uncoupled-treasure", &[RuleId("SE-UNCOUPLE-05"), RuleId("SE-UNCOUPLE-06")]),
    ("sheet-uncoupled-value", &[RuleId("SE-SETUP-16"), RuleId("SE-R33")]),
];

const END: &[Fact] = &[
    ("sheet-end-last", &[RuleId("SE-END-01")]),
    ("sheet-end-treasures", &[RuleId("SE-END-04"), RuleId("SE-END-05"), RuleId("SE-END-06")]),
    ("sheet-end-out", &[RuleId("SE-END-07"), RuleId("SE-END-03")]),
];

const EXPANSIONS: [CardFact; 2] = [
    (Card::Reflex, ("sheet-reflex", &[RuleId("SE-REFLEX-02"), RuleId("SE-REFLEX-05")])),
    (Card::Horse, ("sheet-horse", &[RuleId("SE-HORSE-02"), RuleId("SE-HORSE-05"), RuleId("SE-HORSE-06")])),
];

const TIME_CAR: Fact = (
    "sheet-time-car",
    &[RuleId("SE-TIME-05"), RuleId("SE-TIME-06"), RuleId("SE-TIME-07"), RuleId("SE-TIME-10")],
);

const HOUSE_RULES: &[Fact] =
    &[("setup-horse-when-stunned", &[RuleId("SE-R15")]), ("setup-loot-value-visible", &[RuleId("SE-R33")])];

const RULINGS: &[Fact] = &[
    ("sheet-ruling-past", &[RuleId("SE-R06")]),
    ("sheet-ruling-front", &[RuleId("SE-R35")]),
    ("sheet-ruling-stunned", &[RuleId("SE-R24")]),
    ("sheet-ruling-last", &[RuleId("SE-R26")]),
    ("sheet-ruling-middle", &[RuleId("SE-R21")]),
    ("sheet-ruling-horse", &[RuleId("SE-R16")]),
];

/// Mei on a roof looks along it: over Ghost, who lies there, to Cheyenne. Doc stands on the other floor.
const LINE_OF_SIGHT: &str = "SE1 301:M>/.|312:g</D>|323:C</.|L:./. MGCD G C:378,D:367 - 3 - *";

impl CheatSheetPage for SuperExpress {
    fn cheat_sheet(bundle: &Bundle, pages: &Bundle) -> Markup {
        let every_module = Module::ALL.into_iter().fold(Modules::NONE, Modules::with);
        let seats = [Bandit::Mei, Bandit::Ghost, Bandit::Cheyenne, Bandit::Doc];
        let facts =
            |facts: &[Fact]| html! { ul { @for known in facts { li { (fact(*known, bundle, pages)) } } } };
        let cards = |cards: &[CardFact]| {
            html! { @for (card, does) in cards { (card_line(*card, *does, bundle, pages)) } }
        };
        html! {
            (drawings(&seats, every_module))
            p class="aim" { (fact(AIM, bundle, pages)) }
            div class="facts-of" {
                (section("sheet-round", bundle, &html! {
                    ol { @for (name, step) in ROUND { li { b { (bundle.word(name)) } " " (fact(step, bundle, pages)) } } }
                }))
                (section("sheet-cards", bundle, &cards(&CARDS)))
                (section("sheet-sight", bundle, &html! { (line_of_sight(bundle)) (facts(SIGHT)) }))
                (section("sheet-stunned", bundle, &facts(STUNNED)))
                (section("sheet-uncoupled", bundle, &facts(UNCOUPLING)))
                (section("sheet-end", bundle, &facts(END)))
                (section("sheet-expansions", bundle, &html! {
                    (cards(&EXPANSIONS))
                    div class="card-line" {
                        (time_travel_icon())
                        p { b { (bundle.word("module-time-travel-car")) } " " (fact(TIME_CAR, bundle, pages)) }
                    }
                }))
                (section("sheet-set-up", bundle, &facts(SET_UP)))
                (section("sheet-house-rules", bundle, &facts(HOUSE_RULES)))
                (section("sheet-rulings", bundle, &facts(RULINGS)))
            }
        }
    }
}

fn section(title: &'static str, bundle: &Bundle, body: &Markup) -> Markup {
    html! { section { h2 { (bundle.word(title)) } (body) } }
}

/// A sentence with links to its rules.
fn fact((says, rules): Fact, bundle: &Bundle, pages: &Bundle) -> Markup {
    html! {
        (bundle.word(says))
        @for rule in rules { " " (components::rule(rule.0, &format!("/rules/{}#{rule}", SuperExpress::ID), pages)) }
    }
}

/// The line of a card: its face, and what it does.
fn card_line(card: Card, does: Fact, bundle: &Bundle, pages: &Bundle) -> Markup {
    html! {
        div class="card-line" {
            (card_icon(card))
            p { b { (bundle.word(card.message_id())) } " " (fact(does, bundle, pages)) }
        }
    }
}

/// A picture of [`LINE_OF_SIGHT`], drawn as on a table page.
fn line_of_sight(bundle: &Bundle) -> Markup {
    still(&shooter_sees(), &bundle.word("sheet-sight-picture"), bundle)
}

/// The shooter's view of [`LINE_OF_SIGHT`].
fn shooter_sees() -> View {
    let position = SuperExpress::read_position(LINE_OF_SIGHT).expect("the constant is a position");
    let game = SuperExpress::new(SuperExpress::setup_of(&position)).expect("its set-up can be played");
    let state = game.state_of(&position).expect("the constant is a lawful position");
    let shooter = game.seat_of(Bandit::Mei).expect("the constant seats Mei, who shoots");
    game.view(&state, game::Viewer::Seat(shooter))
}
