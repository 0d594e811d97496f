//! The set-up as form fields, and form fields as a set-up.

use super::parts::{self, Press, ShownCharacter, ShownJob};
use super::picture::symbols_of;
use crate::boards::Fields;
use crate::boards::setup_form::{
    LobbyFacts, SUGGESTED, SetupForm, SubmittedFields, choice, house_rules, numbers, ruling,
};
use catalog::Bundle;
use deck_goes_west::{Character, DeckGoesWest, Edition, Mission, Mode, Options, PrintedOn, Resource, Setup};
use game::{Catalogued, Game, HouseRule as _, Message, RuleId};
use maud::{Markup, html};
use std::ops::RangeInclusive;

/// The numbers of players that the form offers.
const PLAYERS: RangeInclusive<u8> = 1..=5;
/// The levels of characters.
const LEVELS: RangeInclusive<u8> = 1..=3;

impl SetupForm for DeckGoesWest {
    const FACTS: LobbyFacts = LobbyFacts { players: (1, 5), usual: 1, minutes: 60, weight: "weight-medium" };

    fn setup_fields(bundle: &Bundle) -> Markup {
        let edition = Edition::built_in();
        let language = bundle.language().tag();
        let suggested = || std::iter::once((SUGGESTED.to_owned(), bundle.word("setup-suggested")));
        let boards = edition.boards.iter().map(|board| (board.id.clone(), board_words(board, bundle)));
        let dice = edition
            .dice_options
            .iter()
            .map(|dice| (dice.id.clone(), dice.name.spoken_in(language).to_owned()));
        html! {
            (choice("count", "setup-count", numbers(PLAYERS), "1", bundle))
            (missions(edition, bundle))
            p class="hint" { (bundle.word("setup-mission-help")) }
            (choice("level", "setup-level", numbers(LEVELS), "1", bundle))
            details id="setup-who" {
                summary { (bundle.word("setup-characters")) }
                div class="options" { @for seat in 0..5 { (characters(edition, seat, bundle)) } }
                (symbols_of(&[], bundle))
                div class="dw-gallery" { @for character in &edition.characters { (portrayed(edition, character, bundle)) } }
            }
            (choice("board", "setup-board", suggested().chain(boards), SUGGESTED, bundle))
            (choice("dice", "setup-dice", suggested().chain(dice), SUGGESTED, bundle))
            (house_rules(Options::default(), bundle))
            (brakes(bundle))
        }
    }

    fn setup_from(fields: &Fields) -> Result<Setup, String> {
        let sent = SubmittedFields(fields);
        let edition = Edition::built_in();
        let mission = sent.chosen("mission").map(str::to_owned);
        // A solo mission has one seat, whatever the form says.
        let is_solo =
            |id: &String| edition.missions.iter().any(|other| other.id == *id && other.mode == Mode::Solo);
        let count = sent.number_in("count", 1, PLAYERS)?;
        let count = if mission.as_ref().is_some_and(is_solo) { 1 } else { count };
        let usual = DeckGoesWest::default_setup(count);
        let chosen: Vec<Option<&str>> =
            (0..count).map(|seat| sent.chosen(&format!("character-{seat}"))).collect();
        Ok(Setup {
            seats: party(edition, sent.number_in("level", 1, LEVELS)?, &chosen),
            mission: mission.unwrap_or(usual.mission),
            board: sent.chosen("board").map(str::to_owned),
            dice: sent.chosen("dice").map(str::to_owned),
            options: Options::read(sent.ticked("option"))?,
            draw_brake: sent.number("draw-brake", Setup::DRAW_BRAKE)?,
            action_brake: sent.number("action-brake", Setup::ACTION_BRAKE)?,
            ..usual
        })
    }

    fn setup_in_words(setup: &Setup, bundle: &Bundle) -> Vec<String> {
        let game =
            DeckGoesWest::new(setup.clone()).expect("a table opens only with a set-up that can be played");
        let language = bundle.language().tag();
        let mission = Message::new("agreed-mission").named("mode", game.mode().name()).said(
            "mission",
            Message::new("setup-mission-is")
                .phrase("name", &game.mission().name)
                .named("difficulty", game.mission().difficulty.name()),
        );
        let mut said = vec![
            bundle.say(&mission),
            game.mission().rules.spoken_in(language).to_owned(),
            board_words(game.board(), bundle),
        ];
        said.push(bundle.say(&Message::new("agreed-dice").phrase("dice", &game.dice().name)));
        said.extend(game.mission().special.messages().iter().map(|rule| bundle.say(rule)));
        said.extend(setup.options.iter().map(|rule| bundle.word(rule.message_id())));
        let brake = |id, count: u8, most: u8| {
            (count != most).then(|| bundle.say(&Message::new(id).number("n", count.into())))
        };
        said.extend(brake("agreed-draw-brake", setup.draw_brake, Setup::DRAW_BRAKE));
        said.extend(brake("agreed-action-brake", setup.action_brake, Setup::ACTION_BRAKE));
        if setup.edition != Edition::BUILT_IN {
            said.push(bundle.say(&Message::new("agreed-edition").phrase("edition", &game.edition().name)));
        }
        said
    }

    fn is_for_one(setup: &Setup) -> bool {
        setup.seats.len() == 1
    }

    fn seat_label(setup: &Setup, seat: usize, bundle: &Bundle) -> String {
        let character = Edition::named(&setup.edition).zip(setup.seats.get(seat));
        let character =
            character.and_then(|(edition, id)| edition.characters.iter().find(|other| other.id == *id));
        character.map_or_else(String::new, |character| {
            character.name.spoken_in(bundle.language().tag()).to_owned()
        })
    }
}

/// A scoreboard's name, its days and its points.
fn board_words(board: &deck_goes_west::Scoreboard, bundle: &Bundle) -> String {
    let words = Message::new("setup-board-is")
        .text("name", board.name.spoken_in(bundle.language().tag()).to_owned())
        .number("days", board.days.into())
        .number("score", board.score.into());
    bundle.say(&words)
}

/// The select field of missions, grouped by mode; the mission for a first game comes first.
fn missions(edition: &Edition, bundle: &Bundle) -> Markup {
    html! {
        label id="setup-mission" class="field" {
            span { (bundle.word("setup-mission")) } " "
            select name="mission" {
                option value=(SUGGESTED) selected { (bundle.word("setup-mission-first")) }
                @for mode in [Mode::Solo, Mode::Versus, Mode::Cooperative] {
                    optgroup label=(bundle.word(mode.name())) {
                        @for mission in edition.missions.iter().filter(|mission| mission.mode == mode) {
                            option value=(mission.id) { (mission_words(mission, bundle)) }
                        }
                    }
                }
            }
        }
    }
}

/// A mission's name and difficulty.
fn mission_words(mission: &Mission, bundle: &Bundle) -> String {
    let words = Message::new("setup-mission-is")
        .text("name", mission.name.spoken_in(bundle.language().tag()).to_owned())
        .named("difficulty", mission.difficulty.name());
    bundle.say(&words)
}

/// The select field for a seat's character; its first option leaves the choice to the level.
fn characters(edition: &Edition, seat: usize, bundle: &Bundle) -> Markup {
    let language = bundle.language().tag();
    let label = bundle.say(&Message::new("setup-character").number("n", seat as i64 + 1));
    html! {
        label id={ "setup-character-" (seat) } class="field" {
            span { (label) } " "
            select name={ "character-" (seat) } {
                option value=(SUGGESTED) selected { (bundle.word("setup-by-level")) }
                @for level in LEVELS {
                    optgroup label=(bundle.say(&Message::new("setup-level-is").number("n", level.into()))) {
                        @for character in edition.characters.iter().filter(|character| character.level == level) {
                            option value=(character.id) { (character.name.spoken_in(language)) ", " (character.title.spoken_in(language)) }
                        }
                    }
                }
            }
        }
    }
}

/// A character with its abilities, its starting goods and its deck.
fn portrayed(edition: &Edition, character: &Character, bundle: &Bundle) -> Markup {
    let language = bundle.language().tag();
    let number = |id, number: u8| bundle.say(&Message::new(id).number("n", number.into()));
    let said: Vec<String> =
        character.abilities.iter().map(|job| bundle.say(&job.sentence(PrintedOn::Ability))).collect();
    let shown = |(job, said)| ShownJob { job, press: Press::Nothing, said, verdict: None };
    let goods = Resource::ALL.map(|resource| bundle.word(resource.name()));
    let [food, wood, metal, gold] = &goods;
    let deck = character.deck.iter().map(|&(kind, count)| {
        let card = edition.card(kind).name.spoken_in(language);
        if count == 1 { card.to_owned() } else { format!("{count} {card}") }
    });
    parts::character(&ShownCharacter {
        character,
        name: character.name.spoken_in(language),
        title: character.title.spoken_in(language),
        level: &number("setup-level-is", character.level),
        limit: &number("setup-hand-limit", character.hand_limit),
        abilities: character.abilities.iter().zip(said.iter().map(String::as_str)).map(shown).collect(),
        goods: [food, wood, metal, gold],
        deck: &deck.collect::<Vec<_>>().join(", "),
    })
}

/// The limits that keep a Day finite. Folded, because few players change them.
fn brakes(bundle: &Bundle) -> Markup {
    let brake = |name: &str, says: &'static str, id: &'static str, most: u8| {
        html! {
            label id={ "setup-" (name) } class="field" {
                span { (bundle.word(says)) } " "
                input type="number" name=(name) value=(most) min="1" max=(most);
            }
            (ruling::<DeckGoesWest>(RuleId(id), bundle))
        }
    };
    html! {
        details id="setup-brakes" {
            summary { (bundle.word("setup-brakes")) }
            (brake("draw-brake", "setup-draw-brake", "DW-DR-135", Setup::DRAW_BRAKE))
            (brake("action-brake", "setup-action-brake", "DW-DR-137", Setup::ACTION_BRAKE))
        }
    }
}

/// The characters by seat: as chosen, and the remaining seats filled from the level of the first chosen one, or else from
/// `level`.
fn party(edition: &Edition, level: u8, chosen: &[Option<&str>]) -> Vec<String> {
    let level_of =
        |id: &str| edition.characters.iter().find(|character| character.id == id).map(|found| found.level);
    let level = chosen.iter().flatten().find_map(|id| level_of(id)).unwrap_or(level);
    let everybody = Setup::party(edition, level, edition.characters.len());
    let mut free = everybody.into_iter().filter(|id| !chosen.contains(&Some(id.as_str())));
    chosen.iter().filter_map(|choice| choice.map(str::to_owned).or_else(|| free.next())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sent(fields: &[(&str, &str)]) -> Setup {
        let fields: Vec<(String, String)> =
            fields.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect();
        DeckGoesWest::setup_from(&fields).unwrap()
    }

    #[test]
    fn an_empty_form_is_a_first_game() {
        assert_eq!(sent(&[]), DeckGoesWest::default_setup(1));
        assert_eq!(sent(&[("count", "3"), ("mission", SUGGESTED)]), DeckGoesWest::default_setup(3));
    }

    #[test]
    fn a_mission_for_one_is_played_by_one() {
        let setup = sent(&[("count", "4"), ("mission", "one-more-mile"), ("level", "2")]);
        assert_eq!(setup.seats, ["chen-liang"]);
        assert!(DeckGoesWest::new(setup).is_ok());
    }

    #[test]
    fn a_chosen_character_brings_others_of_the_same_level() {
        let setup = sent(&[("count", "3"), ("mission", "discovery"), ("character-1", "june-alder")]);
        assert_eq!(setup.seats, ["ezra-quill", "june-alder", "marta-kowal"]);
        assert!(DeckGoesWest::new(setup).is_ok());
    }

    #[test]
    fn a_number_that_the_form_does_not_offer_is_refused() {
        let why = |name: &str, value: &str| {
            let fields = [("mission", "one-more-mile"), (name, value)];
            let fields = fields.map(|(name, value)| (name.to_owned(), value.to_owned()));
            DeckGoesWest::setup_from(&fields).unwrap_err()
        };
        assert_eq!(why("count", "9"), "count: 9 is none of the numbers from 1 to 5");
        assert_eq!(why("count", "0"), "count: 0 is none of the numbers from 1 to 5");
        assert_eq!(why("count", "many"), "count: `many` is no number");
        assert_eq!(why("level", "7"), "level: 7 is none of the numbers from 1 to 3");
    }
}
