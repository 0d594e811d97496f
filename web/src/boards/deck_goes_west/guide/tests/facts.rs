//! Checks the facts in lessons: the arguments of their messages, and every number and name in the message texts.

use super::{ME, truth};
use crate::boards::guide::{GuideInput, GuideInputs};

use deck_goes_west::{
    Compass, DeckGoesWest, Edition, Job, Mode, Motion, NightStep, Origin, Resource, Setup, Terrain,
};
use game::{Argument, Catalogued, Game, Message};

/// Whether every argument of this message is true at the last entry of `past`.
pub(super) fn are_true(game: &DeckGoesWest, filled: &Message, past: &GuideInputs<DeckGoesWest>) -> bool {
    filled.arguments.iter().all(|(name, blank)| match (past.last(), *name) {
        (_, "name") => *blank == Argument::Phrase(&game.character(ME).name),
        (_, "limit") => *blank == Argument::Number(game.character(ME).hand_limit.into()),
        (_, "goal") => *blank == Argument::Number(game.board().score.into()),
        (_, "days") => *blank == Argument::Number(game.board().days.into()),
        (Some((_, GuideInput::Asked(view))), "danger") => {
            *blank == Argument::Number(truth::danger(view) as i64)
        }
        (Some((_, GuideInput::Asked(view))), "tile") => match view.tries() {
            Some(place) => {
                let seen = view.map.iter().find(|seen| seen.place == place);
                let tile = seen.and_then(|seen| seen.tile);
                tile.is_some_and(|tile| *blank == Argument::Phrase(&game.edition().tile(tile).name))
            }
            None => *blank == Argument::Named("tile-unknown"),
        },
        (Some((_, GuideInput::Saw(motions))), _) => was_seen(game, filled.id, name, blank, motions),
        _ => false,
    })
}

fn was_seen(game: &DeckGoesWest, id: &str, name: &str, blank: &Argument, motions: &[Motion]) -> bool {
    let points = motions.iter().map(|motion| match motion {
        Motion::Scores { count, .. } => i64::from(*count),
        _ => 0,
    });
    match name {
        "n" if id.starts_with("guide-points") => *blank == Argument::Number(points.sum()),
        _ => motions.iter().any(|motion| match (name, *motion) {
            ("n", Motion::BanditDieShows { number, .. }) | ("day", Motion::DayBegins { number }) => {
                *blank == Argument::Number(number.into())
            }
            ("tile", Motion::TileShows { tile }) => {
                let tile = game.edition().tile(tile);
                tile.terrain == Terrain::BanditCamp && *blank == Argument::Phrase(&tile.name)
            }
            ("resource", Motion::Rolls { resource, .. }) => *blank == Argument::Named(resource.name()),
            _ => false,
        }),
    }
}

/// Jobs as they are written in the edition.
fn written(jobs: &[Job]) -> Vec<String> {
    jobs.iter().map(Job::to_string).collect()
}

/// The jobs of a card with this name.
fn card(edition: &Edition, id: &str) -> Vec<String> {
    let kind = edition.kind_named(id).unwrap();
    written(&edition.card(kind).jobs)
}

#[test]
fn the_mission_is_as_the_words_say() {
    let game = DeckGoesWest::new(DeckGoesWest::default_setup(1)).unwrap();
    let mission = game.mission();
    assert_eq!((mission.id.as_str(), mission.mode), ("new-world", Mode::Solo));
    assert_eq!(game.setup(), &Setup::default(), "the first game is the one that scenarios mean");
    let events = [
        "on reveal; vp +1; if moved-west; vp +1",
        "on build; vp +2; if furthest-west; vp +1",
        "on clear; vp +2",
    ];
    assert_eq!(written(&mission.events), events);
    assert_eq!(written(&mission.jobs), ["vp -2; scrap 2 danger", "pay 1 gold; train 5"]);
    let night = [
        NightStep::TradeRow,
        NightStep::Day,
        NightStep::Exhaustion(1),
        NightStep::Attack,
        NightStep::Move,
        NightStep::RemoveEast(3),
        NightStep::Appear,
        NightStep::Split(6),
        NightStep::FullHand,
    ];
    assert_eq!(mission.night, night);
}

#[test]
fn cards_tiles_and_dice_are_as_the_words_say() {
    let edition = Edition::built_in();
    assert_eq!(edition.success, [0, 0, 1, 1, 1, 2]);
    let faces = |face| edition.compass.iter().filter(|&&other| other == face).count();
    assert_eq!([Compass::West, Compass::North, Compass::South, Compass::More].map(faces), [3, 1, 1, 1]);
    assert_eq!(card(edition, "boots"), ["pay 1 food; walk 1"]);
    for (tool, job) in [
        ("knife", "at forest; gain 2d food"),
        ("knife", "discard 1 item; gain 1d food"),
        ("hatchet", "at forest; gain 2d wood"),
        ("pan", "at river; gain 1d gold"),
        ("pickaxe", "at mountain; discard 1 item; gain 2d metal"),
    ] {
        assert!(card(edition, tool).iter().any(|written| written == job), "{tool}");
    }
    assert_eq!(Resource::ALL.map(Resource::word), ["food", "wood", "metal", "gold"]);
    for tile in &edition.tiles {
        assert!(written(&tile.jobs).iter().all(|job| job.starts_with("lie down")), "{}", tile.id);
        assert!(tile.terrain != Terrain::BanditCamp || !tile.jobs.is_empty(), "{}", tile.id);
    }
    let feeds = |job: &String| job.contains("gain") && job.ends_with("food");
    let feeding = edition.tiles.iter().filter(|tile| written(&tile.jobs).iter().any(feeds)).count();
    assert!(feeding > 5, "{feeding} tiles give food");
    let prices: Vec<String> = edition.cards.iter().flat_map(|card| written(&card.buy)).collect();
    let places = prices.iter().filter(|price| price.starts_with("at ")).count();
    assert!(places * 3 > prices.len() && prices.iter().any(|price| price.starts_with("at village")));
}

#[test]
fn pain_comes_from_bandits_and_abilities_tap() {
    let edition = Edition::built_in();
    let game = DeckGoesWest::new(DeckGoesWest::default_setup(1)).unwrap();
    let cards = edition.cards.iter().flat_map(|card| written(&card.jobs));
    let tiles = edition.tiles.iter().flat_map(|tile| written(&tile.jobs));
    let mission = written(game.jobs(ME, Origin::Mission));
    let abilities = || edition.characters.iter().flat_map(|character| written(&character.abilities));
    assert!(abilities().all(|job| job.starts_with("tap")));
    let mut all = cards.chain(tiles).chain(mission).chain(abilities());
    assert!(!all.any(|job| job.contains("take") && job.contains("pain")));
}
