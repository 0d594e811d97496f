//! A set-up may add cards, tiles and missions to its edition.

use deck_goes_west::{Additions, Danger, Edition, ItemColour, Pile, Terrain, Trigger};

fn additions(text: &str) -> Additions {
    toml::from_str(text).unwrap_or_else(|why| panic!("{text}: {why}"))
}

fn with(text: &str) -> &'static Edition {
    Edition::built_in().with(&additions(text)).unwrap_or_else(|why| panic!("{text}: {why}"))
}

fn refused(text: &str) -> String {
    Edition::built_in().with(&additions(text)).unwrap_err().to_string()
}

#[test]
fn no_additions_give_the_same_edition() {
    let ours = Edition::built_in();
    assert!(std::ptr::eq(ours.with(&Additions::default()).unwrap(), ours));
    assert!(Additions::default().is_empty());
}

#[test]
fn the_same_additions_give_the_same_edition() {
    let one = with("cards.twice = 'gain 1 gold'");
    assert!(std::ptr::eq(one, with("cards.twice = 'gain 1 gold'")));
    assert!(!std::ptr::eq(one, with("cards.twice = 'gain 2 gold'")));
    assert_eq!(one.id, "reconstruction");
}

#[test]
fn a_card_is_a_job_or_jobs_or_more() {
    let ours = Edition::built_in();
    let edition = with("cards.log-cabin = 'pay 1 any; pay 1 food; gain 3 metal'");
    let kind = edition.kind_named("log-cabin").unwrap();
    assert_eq!(kind.number(), ours.cards.len(), "known kinds keep their numbers");
    let card = edition.card(kind);
    assert_eq!((card.pile, card.colour, card.count), (Pile::Starter, Some(ItemColour::Brown), 5));
    assert_eq!(card.jobs[0].to_string(), "pay 1 any; pay 1 food; gain 3 metal");
    assert_eq!((card.name.spoken_in("en"), card.name.spoken_in("pt-BR")), ("Log Cabin", "Log Cabin"));
    assert_eq!(edition.cards[..ours.cards.len()], ours.cards[..]);

    let edition = with("cards.two = ['walk 1', 'gain 1 food']");
    assert_eq!(edition.card(edition.kind_named("two").unwrap()).jobs.len(), 2);

    let edition = with(
        "cards.cart = { jobs = ['walk 2'], buy = ['pay 1 gold'], pile = 'trade', colour = 'blue', count = 2 }",
    );
    let card = edition.card(edition.kind_named("cart").unwrap());
    assert_eq!(
        (card.pile, card.colour, card.count, card.buy.len()),
        (Pile::Trade, Some(ItemColour::Blue), 2, 1)
    );

    let edition = with("cards.ache = { jobs = ['pay 1 food; scrap self'], pile = 'pain' }");
    let card = edition.card(edition.kind_named("ache").unwrap());
    assert_eq!((card.pile, card.colour), (Pile::Danger(Danger::Pain), None));
}

#[test]
fn a_tile_is_a_prairie_unless_it_says_otherwise() {
    let edition = with("tiles.orchard = 'gain 1 food'");
    let tile = edition.tile(edition.tile_named("orchard").unwrap());
    assert_eq!((tile.terrain, tile.bandit), (Terrain::Prairie, 1));
    assert_eq!(tile.jobs[0].to_string(), "lie down; gain 1 food");
    assert_eq!(tile.ways, edition.tile(edition.tile_named("prairie-01").unwrap()).ways);

    let edition = with("tiles.pond = { terrain = 'lake', bandit = 7, ways = ['sail 1', 'walk 3'] }");
    let tile = edition.tile(edition.tile_named("pond").unwrap());
    assert_eq!((tile.terrain, tile.bandit, tile.ways.len(), tile.jobs.len()), (Terrain::Lake, 7, 2, 0));
}

#[test]
fn a_mission_is_like_new_world_unless_it_says_otherwise() {
    let ours = Edition::built_in();
    let edition = with("missions.test = ['on reveal; vp +1', 'pay 1 gold; train 5']");
    let (mission, like) = (edition.missions.last().unwrap(), &ours.missions[0]);
    assert_eq!((mission.id.as_str(), mission.mode, &mission.layout), ("test", like.mode, &like.layout));
    assert_eq!(mission.jobs.iter().map(ToString::to_string).collect::<Vec<_>>(), ["pay 1 gold; train 5"]);
    assert_eq!(mission.events.iter().map(|job| job.trigger).collect::<Vec<_>>(), [Some(Trigger::Reveal)]);

    let edition = with(
        "missions.test = { like = 'discovery', night = ['attack', 'day'], special = ['camp-bandits 3'] }",
    );
    let (mission, like) = (edition.missions.last().unwrap(), &ours.missions[3]);
    assert_eq!((&mission.jobs, &mission.events, mission.mode), (&like.jobs, &like.events, like.mode));
    assert_eq!((mission.night.len(), mission.special.camp_bandits), (2, 3));
}

#[test]
fn additions_are_written_as_they_are_read() {
    let texts = [
        "[cards]\na = \"walk 1\"\nb = [\"walk 1\", \"draw 1\"]\n",
        "[cards.c]\njobs = [\"walk 1\"]\nbuy = [\"pay 1 gold\"]\npile = \"trade\"\ncolour = \"red\"\ncount = 1\n",
        "[tiles]\nt = \"gain 1 food\"\n",
        "[missions.m]\nlike = \"discovery\"\nevents = []\n",
    ];
    for text in texts {
        assert_eq!(toml::to_string(&additions(text)).unwrap(), text);
        let json = serde_json::to_string(&additions(text)).unwrap();
        assert_eq!(serde_json::from_str::<Additions>(&json).unwrap(), additions(text));
    }
    assert_eq!(serde_json::to_string(&Additions::default()).unwrap(), "{}");
}

#[test]
fn bad_additions_are_refused_in_one_sentence() {
    let bad = [
        ("cards.test = 'pay 1 fod'", "card test: job 1: expected a resource after \"pay 1\", found \"fod\""),
        ("cards.boots = 'walk 1'", "card boots: `boots` is there twice"),
        ("cards.'a b' = 'walk 1'", "card a b: `a b` is no name: use letters, digits and hyphens"),
        ("cards.test = []", "card test: it can do nothing: give it a job"),
        ("cards.test = 'tap; walk 1'", "card test: job 1: only characters have `tap`: leave it out (S1)"),
        ("cards.test = { jobs = ['walk 1'], count = 33 }", "there are 193 cards, and 192 at most"),
        (
            "cards.test = { jobs = ['walk 1'], pile = 'junk' }",
            "card test: `junk` is no pile: there are starter, trade, pain, exhaustion",
        ),
        (
            "cards.test = { jobs = ['walk 1'], colour = 'pink' }",
            "card test: `pink` is no colour: there are blue, red, green, brown, white, yellow",
        ),
        (
            "cards.test = { jobs = ['walk 1'], pile = 'trade' }",
            "card test: nobody can buy it: give it a `buy` job",
        ),
        ("tiles.test = { bandit = 0 }", "tile test: its bandit number is 0, and numbers start at 1"),
        (
            "missions.test = 'vp +1'",
            "mission test: job 1: the job could be done for ever: add `lie down`, or a `pay`, `discard` or `scrap` with a number (S15)",
        ),
        ("missions.test = { like = 'nothing' }", "mission test: there is no mission `nothing` to be like"),
        (
            "missions.test = { layout = ['@'] }",
            "mission test: the layout has a face-up tile in column 0, row 0, but nothing beside it in column 0, row -1",
        ),
        (
            "missions.test = { night = ['day', 'pass-p1'] }",
            "mission test: only versus missions have a P1 token: leave `pass-p1` out",
        ),
    ];
    for (text, reason) in bad {
        assert_eq!(refused(text), format!("set-up: {reason}"));
    }
    let long = format!("cards.test = 'gain 1 food{}'", "; gain 1 food".repeat(12));
    assert_eq!(refused(&long), "set-up: card test: job 1: there are 13 steps, and 12 at most");
    let many: String = (0..50).map(|number| format!("missions.m{number} = []\n")).collect();
    assert_eq!(refused(&many), "set-up: there are 65 missions, and 64 at most");
    let many: String = (0..17).map(|number| format!("tiles.t{number} = []\n")).collect();
    assert_eq!(refused(&many), "set-up: there are 65 tiles, and 64 at most");
    let why = toml::from_str::<Additions>("cards.test = { job = 'walk 1' }").unwrap_err();
    assert!(
        why.message().contains("a card is a job, a list of jobs, or a table of jobs, buy, pile"),
        "{why}"
    );
}
