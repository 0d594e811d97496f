//! Every job that the grammar allows can be drawn.

use super::super::job::job_icons;
use super::ours;
use deck_goes_west::{
    Amount, Building, Condition, Danger, Gait, Goods, ItemColour, Job, JobStep, Quantity, Resource, Selector,
    Terrain, Terrains, Trigger,
};

const AMOUNTS: [Amount; 4] = [Amount::Fixed(1), Amount::Fixed(12), Amount::X(1), Amount::X(2)];

/// Every kind of step with every amount, each as a job of its own; then triggers; then the longer jobs of the edition.
pub(super) fn every_step() -> Vec<Job> {
    let goods = Resource::ALL.map(Goods::Of).into_iter().chain([Goods::Any]).collect::<Vec<_>>();
    let mut selectors: Vec<Selector> = ItemColour::ALL.into_iter().map(Selector::Colour).collect();
    selectors.extend(Danger::ALL.map(Selector::Danger));
    selectors.extend([Selector::Item, Selector::AnyDanger]);
    let mut steps =
        vec![JobStep::Tap, JobStep::LieDown, JobStep::DiscardSelf, JobStep::ScrapSelf, JobStep::Train(5)];
    steps.extend([Building::Rail, Building::Bridge].map(JobStep::Build));
    steps.extend(Terrain::ALL.map(|terrain| JobStep::At(Terrains::default().with(terrain))));
    steps.push(JobStep::At(Terrain::ALL.into_iter().fold(Terrains::default(), Terrains::with)));
    for amount in AMOUNTS {
        steps.extend(goods.iter().map(|&goods| JobStep::Pay(amount, goods)));
        for quantity in [Quantity::Flat(amount), Quantity::Dice(amount)] {
            steps.extend(goods.iter().map(|&goods| JobStep::Gain(quantity, goods)));
            steps.extend([JobStep::Attack(quantity), JobStep::Defend(quantity)]);
        }
        steps.extend(
            selectors
                .iter()
                .flat_map(|&selector| [JobStep::Discard(amount, selector), JobStep::Scrap(amount, selector)]),
        );
        steps.extend(Danger::ALL.map(|danger| JobStep::Take(amount, danger)));
        steps.extend(Gait::ALL.map(|gait| JobStep::Move(gait, amount)));
        steps.extend([
            JobStep::Draw(amount),
            JobStep::Reveal(amount),
            JobStep::GainVp(amount),
            JobStep::LoseVp(amount),
        ]);
    }
    let alone = steps.into_iter().map(|step| Job::new(None, vec![step]));
    let events = Trigger::ALL.into_iter().flat_map(|trigger| {
        [Condition::FurthestWest, Condition::MovedWest].map(|condition| {
            let steps =
                [JobStep::GainVp(Amount::Fixed(2)), JobStep::If(condition), JobStep::LoseVp(Amount::X(1))];
            Job::new(Some(trigger), steps.to_vec())
        })
    });
    let longest = of_the_edition().into_iter().filter(|job| job.steps.len() > 3);
    alone.chain(events).chain(longest).collect()
}

/// Every job of the built-in edition.
pub(super) fn of_the_edition() -> Vec<Job> {
    let edition = ours();
    let cards = edition.cards.iter().flat_map(|card| card.jobs.iter().chain(&card.buy));
    let tiles = edition.tiles.iter().flat_map(|tile| &tile.jobs);
    let characters = edition.characters.iter().flat_map(|character| &character.abilities);
    let missions = edition.missions.iter().flat_map(|mission| mission.jobs.iter().chain(&mission.events));
    cards.chain(tiles).chain(characters).chain(missions).cloned().collect()
}

fn icons(text: &str) -> String {
    job_icons(&text.parse().unwrap()).into_string()
}

/// The symbols of a row from left to right; an arrow is `>`, a colon is `:`.
fn read(text: &str) -> String {
    let drawn = icons(text);
    let mut found: Vec<String> = Vec::new();
    for tag in drawn.split('<') {
        if let Some(rest) = tag.strip_prefix("use href=\"#dw-") {
            found.push(rest.split('"').next().unwrap().to_owned());
        } else if tag.contains("l8 5.5-8 5.5z") {
            found.push(">".to_owned());
        } else if tag.contains("h2.6v2.7") {
            found.push(":".to_owned());
        } else if tag.starts_with("text") {
            found.push(tag.split('>').nth(1).unwrap().to_owned());
        }
    }
    found.join(" ")
}

#[test]
fn every_step_has_icons() {
    for job in every_step().iter().chain(&of_the_edition()) {
        let drawn = job_icons(job).into_string();
        assert!(drawn.contains("<use "), "{job}: {drawn}");
        assert!(drawn.contains("aria-hidden"), "the sentence is beside it");
        assert!(!drawn.contains("NaN") && !drawn.contains("viewBox=\"0 0 0 "), "{job}: {drawn}");
    }
}

#[test]
fn amounts_stand_before_things() {
    assert_eq!(read("pay 2 food; walk 1"), "2 food > 1 walk");
    assert_eq!(read("gain 2d wood"), "2 die wood");
    assert_eq!(read("attack 3d; defend 1"), "3 die attack 1 defend");
}

#[test]
fn one_card_needs_no_number() {
    assert_eq!(read("discard 1 item; draw 1"), "discard m-item > draw");
    assert_eq!(read("discard 2 item; draw 3"), "2 discard m-item > 3 draw");
    assert_eq!(read("scrap x item; gain x any"), "x scrap m-item > x any");
}

#[test]
fn a_colon_follows_a_gate_and_an_arrow_a_cost() {
    assert_eq!(read("at river; lie down; pay 1 wood; vp +2"), "river : lie 1 wood > 2 vp");
    assert_eq!(read("on build; vp +2; if furthest-west; vp +1"), "ev-build : 2 vp if-furthest-west : 1 vp");
    assert_eq!(read("at river|lake; gain 1d gold"), "lake river : 1 die gold");
}

#[test]
fn a_card_is_given_up_for_something_or_got_rid_of() {
    assert_eq!(read("scrap self; gain 5 food"), "scrap m-self > 5 food");
    assert_eq!(read("pay 1 food; scrap self"), "1 food > scrap m-self");
    assert_eq!(read("pay 1 food; discard 1 exhaustion"), "1 food > discard m-exhaustion");
}
