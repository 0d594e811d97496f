//! The table in words.

use super::piece::need;
use crate::play::sentence::Sentence;
use crate::play::translator::Translator;
use game::InWords;
use train_heist::{Tiles, TrainHeist, View};

/// The turn, and how many actions are left in it.
pub(super) fn heading(view: &View, translator: &Translator) -> String {
    translator.tell(&view.heading())
}

/// The whole view, line by line.
pub(super) fn table(view: &View, names: &[String], translator: &Translator) -> Vec<String> {
    let sections = TrainHeist::sections(view, names);
    sections
        .iter()
        .flat_map(|section| Sentence::of(section, translator))
        .map(|sentence| sentence.line())
        .collect()
}

/// Several tiles by the cards they ask for, in short.
pub(super) fn tiles_in_short(view: &View, several: Tiles, translator: &Translator) -> String {
    let several: Vec<String> =
        several.iter().map(|one| need(view.game().edition().need(one), translator)).collect();
    several.join(", ")
}
