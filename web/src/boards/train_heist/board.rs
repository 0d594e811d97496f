//! Train Heist among the boards.

use super::{agreeing, cheat_sheet, choosing, ending, guide, plate, scene};
use crate::boards::{Board, Ended, Facts, Fields, Guide, Past, Seen, words};
use crate::look::PlateGame;
use crate::region::Region;
use catalog::Speech;
use game::InWords;
use maud::Markup;
use train_heist::{Mode, Motion, Setup, TrainHeist, View};

impl Board for TrainHeist {
    const FACTS: Facts = Facts { players: (2, 4), usual: 3, minutes: 45, weight: "weight-medium" };
    // TH-SOLO-04. With two it is one's own turn again soonest.
    const FIRST_GAME: Option<u8> = Some(2);

    fn regions(moment: &Seen<'_, Self>, names: &[String], speech: &Speech) -> Vec<Region> {
        let words = words::regions(&Self::sections(moment.view, names), speech);
        scene::regions(moment, speech).into_iter().chain(words).collect()
    }

    fn picture(moment: &Seen<'_, Self>, _: &Fields, speech: &Speech) -> Markup {
        scene::picture(moment, speech)
    }

    fn plate(moment: &Seen<'_, Self>, seat: usize, speech: &Speech) -> PlateGame {
        plate::plate(moment, seat, speech)
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
        setup.mode == Mode::Solitaire
    }

    fn seat_label(setup: &Setup, seat: usize, speech: &Speech) -> String {
        setup.seats.get(seat).map_or_else(String::new, |colour| speech.word(colour.message_id()))
    }
}
