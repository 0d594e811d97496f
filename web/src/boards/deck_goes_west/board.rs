//! `Board` for Deck Goes West.

use super::{agreeing, cheat_sheet, choosing, ending, guide, plate, scene};
use crate::boards::{Board, Ended, Facts, Fields, Guide, Past, Seen, words};
use crate::look::PlateGame;
use crate::region::Region;
use catalog::Bundle;
use deck_goes_west::{DeckGoesWest, Motion, Setup, View};
use game::InWords;
use maud::Markup;

impl Board for DeckGoesWest {
    const FACTS: Facts = Facts { players: (1, 5), usual: 1, minutes: 60, weight: "weight-medium" };
    // DW-SETUP-16. In a solo game the reader never waits for another seat.
    const FIRST_GAME: Option<u8> = Some(1);

    fn regions(moment: &Seen<'_, Self>, names: &[String], bundle: &Bundle) -> Vec<Region> {
        let words = words::regions(&Self::sections(moment.view, names), bundle);
        words.into_iter().chain(scene::regions(moment, bundle)).collect()
    }

    fn picture(moment: &Seen<'_, Self>, _: &Fields, bundle: &Bundle) -> Markup {
        scene::picture(moment, bundle)
    }

    fn plate(moment: &Seen<'_, Self>, seat: usize, bundle: &Bundle) -> PlateGame {
        plate::plate(moment.view, seat, bundle)
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
        setup.seats.len() == 1
    }

    fn seat_label(setup: &Setup, seat: usize, bundle: &Bundle) -> String {
        agreeing::seat_label(setup, seat, bundle)
    }
}
