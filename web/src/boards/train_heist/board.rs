//! `Board` for Train Heist.

use super::{agreeing, cheat_sheet, choosing, ending, guide, plate, scene};
use crate::boards::{Board, Ended, Facts, Fields, Guide, Past, Seen, words};
use crate::look::PlateGame;
use crate::region::Region;
use catalog::Bundle;
use game::InWords;
use maud::Markup;
use train_heist::{Mode, Motion, Setup, TrainHeist, View};

impl Board for TrainHeist {
    const FACTS: Facts = Facts { players: (2, 4), usual: 3, minutes: 45, weight: "weight-medium" };
    // TH-SOLO-04. With two seats a player waits least for the next turn.
    const FIRST_GAME: Option<u8> = Some(2);

    fn regions(moment: &Seen<'_, Self>, names: &[String], bundle: &Bundle) -> Vec<Region> {
        let words = words::regions(&Self::sections(moment.view, names), bundle);
        scene::regions(moment, bundle).into_iter().chain(words).collect()
    }

    fn picture(moment: &Seen<'_, Self>, _: &Fields, bundle: &Bundle) -> Markup {
        scene::picture(moment, bundle)
    }

    fn plate(moment: &Seen<'_, Self>, seat: usize, bundle: &Bundle) -> PlateGame {
        plate::plate(moment, seat, bundle)
    }

    fn guide(view: &View, beat: usize, past: &[(usize, Past<Self>)]) -> Option<Guide> {
        guide::guide(view, beat, past)
    }

    fn cheat_sheet(bundle: &Bundle, pages: &Bundle) -> Markup {
        cheat_sheet::cheat_sheet(bundle, pages)
    }

    fn heading(view: &View, bundle: &Bundle) -> String {
        bundle.say(&view.heading())
    }

    fn ask(view: &View, _: &Fields, bundle: &Bundle) -> Markup {
        choosing::ask(view, bundle)
    }

    fn answer(fields: &Fields) -> String {
        choosing::answer(fields)
    }

    fn setup_fields(bundle: &Bundle) -> Markup {
        agreeing::setup_fields(bundle)
    }

    fn setup_from(fields: &Fields) -> Result<Setup, String> {
        agreeing::setup(fields)
    }

    fn ended(view: &View, _: &[(u16, Motion)], names: &[String], bundle: &Bundle) -> Option<Ended> {
        ending::ended(view, names, bundle)
    }

    fn agreed_on(setup: &Setup, bundle: &Bundle) -> Vec<String> {
        agreeing::agreed(setup, bundle)
    }

    fn seats_of(setup: &Setup) -> usize {
        setup.seats.len()
    }

    fn is_for_one(setup: &Setup) -> bool {
        setup.mode == Mode::Solitaire
    }

    fn seat_label(setup: &Setup, seat: usize, bundle: &Bundle) -> String {
        setup.seats.get(seat).map_or_else(String::new, |colour| bundle.word(colour.message_id()))
    }
}
