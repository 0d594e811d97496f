//! Super Express among the boards.

use crate::boards::{Board, Ended, Facts, Fields, Foresight, Guide, Past, Seen};
use crate::look::PlateGame;
use crate::region::Region;
use art::super_express::Transition;
use catalog::Speech;
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

    fn regions(moment: &Seen<'_, Self>, names: &[String], speech: &Speech) -> Vec<Region> {
        let drawn = super::picture::regions(moment.transition(), speech);
        let words = super::words(moment.view, names, speech);
        drawn.into_iter().chain([words.status]).chain(words.train).chain(words.players).collect()
    }

    fn picture(moment: &Seen<'_, Self>, picked: &Fields, speech: &Speech) -> Markup {
        let foreseen = super::foresight(moment.view, picked, speech).drawn;
        super::picture::picture(moment.transition(), &foreseen, speech)
    }

    fn in_words(view: &View, names: &[String], speech: &Speech) -> Markup {
        super::in_words(view, names, speech)
    }

    fn plate(moment: &Seen<'_, Self>, seat: usize, speech: &Speech) -> PlateGame {
        super::plate(moment.transition(), seat, speech)
    }

    fn is_seal(motion: Motion) -> bool {
        matches!(motion, Motion::Seals { .. })
    }

    fn guide(view: &View, beat: usize, past: &[(usize, Past<Self>)]) -> Option<Guide> {
        // What it asks follows from what everybody saw.
        let told = past.iter().flat_map(|(at, past)| match past {
            Past::Saw(motions) => motions.iter().map(|&motion| (*at, motion)).collect(),
            Past::Asked(_) => Vec::new(),
        });
        super::guide(view, beat, &told.collect::<Vec<_>>())
    }

    fn cheat_sheet(speech: &Speech, pages: &Speech) -> Markup {
        super::cheat_sheet(speech, pages)
    }

    fn heading(view: &View, speech: &Speech) -> String {
        speech.say(&view.heading())
    }

    fn ask(view: &View, picked: &Fields, speech: &Speech) -> Markup {
        super::ask(view, picked, speech)
    }

    fn foresight(view: &View, picked: &Fields, speech: &Speech) -> Foresight {
        super::foresight(view, picked, speech)
    }

    fn explained(view: &View, speech: &Speech) -> Markup {
        super::explained(view, speech)
    }

    fn answer(fields: &Fields) -> String {
        super::answer(fields)
    }

    fn setup_fields(speech: &Speech) -> Markup {
        super::setup_fields(&Setup::default(), speech)
    }

    fn setup_from(fields: &Fields) -> Result<Setup, String> {
        super::setup(fields)
    }

    fn ended(view: &View, told: &[(u16, Motion)], names: &[String], speech: &Speech) -> Option<Ended> {
        super::ended(view, told, names, speech)
    }

    fn agreed_on(setup: &Setup, speech: &Speech) -> Vec<String> {
        super::agreed(setup.modules, setup.options, speech)
    }

    fn seats_of(setup: &Setup) -> usize {
        setup.seats.len()
    }

    fn seat_label(setup: &Setup, seat: usize, _: &Speech) -> String {
        super::seat_label(&setup.seats, seat)
    }
}
