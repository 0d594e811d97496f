//! The symbols that a page needs, each once: patterns only work for drawings inside the page itself.

use crate::template::{asset, inside};
use maud::{Markup, PreEscaped, html};
use super_express::{Bandit, Module, Modules};

/// A sheet of symbols, as in its file.
macro_rules! sheet {
    ($name:literal) => {
        inside(asset!("super-express/", $name, ".svg"))
    };
}

/// The symbols for these bandits and modules; must precede their uses in a page.
pub fn drawings(seats: &[Bandit], in_play: Modules) -> Markup {
    let modules = [
        (Module::Reflex, sheet!("reflex")),
        (Module::Horse, sheet!("horse")),
        (Module::TimeTravelCar, sheet!("time-travel-car")),
    ];
    let always = [patterns(), sheet!("train"), sheet!("cards"), sheet!("effects"), sheet!("scenery")];
    let modules = modules.into_iter().filter(|(module, _)| in_play.has(*module)).map(|(_, file)| file);
    let bandits = seats.iter().map(|bandit| drawing_of(*bandit));
    html! {
        svg class="sheet" width="0" height="0" aria-hidden="true" focusable="false" {
            @for file in always.into_iter().chain(modules).chain(bandits) { (PreEscaped(file)) }
        }
    }
}

/// The patterns for shades.
pub(super) fn patterns() -> &'static str {
    sheet!("patterns")
}

/// The symbols of a bandit.
pub(super) fn drawing_of(bandit: Bandit) -> &'static str {
    match bandit {
        Bandit::Belle => sheet!("bandit-belle"),
        Bandit::Cheyenne => sheet!("bandit-cheyenne"),
        Bandit::Django => sheet!("bandit-django"),
        Bandit::Doc => sheet!("bandit-doc"),
        Bandit::Ghost => sheet!("bandit-ghost"),
        Bandit::Mei => sheet!("bandit-mei"),
        Bandit::Tuco => sheet!("bandit-tuco"),
    }
}
