//! `Board` for Super Express.

use crate::boards::{Board, Ended, Facts, Fields, Foresight, Guide, Past, Seen};
use crate::look::PlateGame;
use crate::region::Region;
use art::super_express::Transition;
use catalog::Bundle;
use maud::Markup;
use super_express::{Motion, Setup, SuperExpress, View};

impl<'a> Seen<'a, SuperExpress> {
    fn transition(&'a self) -> Transition<'a> {
        Transition { view: self.view, before: self.before, motions: &self.motions }
    }
}

impl Board for SuperExpress {
    const FACTS: Facts = Facts { players: (3, 7), usual: 4, minutes: 15, weight: "weight-light" };
    const FIRST_GAME: Option<u8> = Some(3);

    fn regions(moment: &Seen<'_, Self>, names: &[String], bundle: &Bundle) -> Vec<Region> {
        let drawn = super::picture::regions(moment.transition(), bundle);
        let words = super::words(moment.view, names, bundle);
        drawn.into_iter().chain([words.status]).chain(words.train).chain(words.players).collect()
    }

    fn picture(moment: &Seen<'_, Self>, picked: &Fields, bundle: &Bundle) -> Markup {
        let foreseen = super::foresight(moment.view, picked, bundle).drawn;
        super::picture::picture(moment.transition(), &foreseen, bundle)
    }

    fn in_words(view: &View, names: &[String], bundle: &Bundle) -> Markup {
        super::in_words(view, names, bundle)
    }

    fn plate(moment: &Seen<'_, Self>, seat: usize, bundle: &Bundle) -> PlateGame {
        super::plate(moment.transition(), seat, bundle)
    }

    fn is_seal(motion: Motion) -> bool {
        matches!(motion, Motion::Seals { .. })
    }

    fn guide(view: &View, beat: usize, past: &[(usize, Past<Self>)]) -> Option<Guide> {
        // The guide derives the questions from the motions.
        let told = past.iter().flat_map(|(at, past)| match past {
            Past::Saw(motions) => motions.iter().map(|&motion| (*at, motion)).collect(),
            Past::Asked(_) => Vec::new(),
        });
        super::guide(view, beat, &told.collect::<Vec<_>>())
    }

    fn cheat_sheet(bundle: &Bundle, pages: &Bundle) -> Markup {
        super::cheat_sheet(bundle, pages)
    }

    fn heading(view: &View, bundle: &Bundle) -> String {
        bundle.say(&view.heading())
    }

    fn ask(view: &View, picked: &Fields, bundle: &Bundle) -> Markup {
        super::ask(view, picked, bundle)
    }

    fn foresight(view: &View, picked: &Fields, bundle: &Bundle) -> Foresight {
        super::foresight(view, picked, bundle)
    }

    fn explained(view: &View, bundle: &Bundle) -> Markup {
        super::explained(view, bundle)
    }

    fn answer(fields: &Fields) -> String {
        super::answer(fields)
    }

    fn setup_fields(bundle: &Bundle) -> Markup {
        super::setup_fields(&Setup::default(), bundle)
    }

    fn setup_from(fields: &Fields) -> Result<Setup, String> {
        super::setup(fields)
    }

    fn ended(view: &View, told: &[(u16, Motion)], names: &[String], bundle: &Bundle) -> Option<Ended> {
        super::ended(view, told, names, bundle)
    }

    fn agreed_on(setup: &Setup, bundle: &Bundle) -> Vec<String> {
        super::agreed(setup.modules, setup.options, bundle)
    }

    fn seats_of(setup: &Setup) -> usize {
        setup.seats.len()
    }

    fn seat_label(setup: &Setup, seat: usize, _: &Bundle) -> String {
        super::seat_label(&setup.seats, seat)
    }
}
