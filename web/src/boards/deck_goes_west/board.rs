//! Deck Goes West among the boards.

use super::{agreeing, cheat_sheet, choosing, ending, guide, plate, scene};
use crate::boards::{Board, Ended, Facts, Fields, Guide, Past, Seen, words};
use crate::look::PlateGame;
use crate::region::Region;
use catalog::Speech;
use deck_goes_west::{DeckGoesWest, Motion, Setup, View};
use game::InWords;
use maud::Markup;

impl Board for DeckGoesWest {
    const FACTS: Facts = Facts { players: (1, 5), usual: 1, minutes: 60, weight: "weight-medium" };
    // DW-SETUP-16. Alone, there is nobody to wait for.
    const FIRST_GAME: Option<u8> = Some(1);

    fn regions(moment: &Seen<'_, Self>, names: &[String], speech: &Speech) -> Vec<Region> {
        let words = words::regions(&Self::sections(moment.view, names), speech);
        words.into_iter().chain(scene::regions(moment, speech)).collect()
    }

    fn picture(moment: &Seen<'_, Self>, _: &Fields, speech: &Speech) -> Markup {
        scene::picture(moment, speech)
    }

    fn plate(moment: &Seen<'_, Self>, seat: usize, speech: &Speech) -> PlateGame {
        plate::plate(moment.view, seat, speech)
    }

    fn guide(view: &View, beat: usize, past: &[(usize, Past<Self>)]) -> Option<Guide> {
        guide::guide(view, beat, past)
    }

    fn cheat_sheet(speech: &Speech, pages: &Speech) -> Markup {
        cheat_sheet::cheat_sheet(speech, pages)
    }

    fn heading(view: &View, speech: &Speech) -> String {
        speech.say(&view.heading())
    }

    fn ask(view: &View, _: &Fields, speech: &Speech) -> Markup {
        choosing::ask(view, speech)
    }

    fn answer(fields: &Fields) -> String {
        choosing::answer(fields)
    }

    fn setup_fields(speech: &Speech) -> Markup {
        agreeing::setup_fields(speech)
    }

    fn setup_from(fields: &Fields) -> Result<Setup, String> {
        agreeing::setup(fields)
    }

    fn ended(view: &View, _: &[(u16, Motion)], names: &[String], speech: &Speech) -> Option<Ended> {
        ending::ended(view, names, speech)
    }

    fn agreed_on(setup: &Setup, speech: &Speech) -> Vec<String> {
        agreeing::agreed(setup, speech)
    }

    fn seats_of(setup: &Setup) -> usize {
        setup.seats.len()
    }

    fn is_for_one(setup: &Setup) -> bool {
        setup.seats.len() == 1
    }

    fn seat_label(setup: &Setup, seat: usize, speech: &Speech) -> String {
        agreeing::seat_label(setup, seat, speech)
    }
}
