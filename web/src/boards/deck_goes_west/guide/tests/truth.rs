//! Whether a lesson is true, computed independently of the guide: from legal decisions and motions.

use super::ME;
use crate::boards::deck_goes_west::guide::Lesson;
use crate::boards::guide::{GuideInput, GuideInputs};
use deck_goes_west::{Counts, DeckGoesWest, Kind, Motion, Question, SeenHand, View};
use game::Notation;

/// Whether the lesson is about a question to the reader.
pub(super) fn is_about_a_question(lesson: Lesson) -> bool {
    lesson >= Lesson::Deadly
}

/// Whether the lesson is true at the last entry of `past`.
pub(super) fn is_true(game: &DeckGoesWest, lesson: Lesson, past: &GuideInputs<DeckGoesWest>) -> bool {
    match past.last() {
        Some((_, GuideInput::Saw(motions))) => {
            !is_about_a_question(lesson) && was_seen(game, lesson, motions, is_night(past))
        }
        Some((_, GuideInput::Asked(view))) => is_about_a_question(lesson) && can_be_done(lesson, view),
        None => lesson == Lesson::Welcome,
    }
}

/// Whether the last Night began after the last Day.
fn is_night(past: &GuideInputs<DeckGoesWest>) -> bool {
    let motions = past.iter().flat_map(|(_, past)| match past {
        GuideInput::Saw(motions) => motions.as_slice(),
        GuideInput::Asked(_) => &[],
    });
    let mut turns = motions.rev().filter_map(|motion| match motion {
        Motion::NightFalls { .. } => Some(true),
        Motion::DayBegins { .. } => Some(false),
        _ => None,
    });
    turns.next().unwrap_or_default()
}

/// The cards in hand.
fn hand(view: &View) -> &Counts {
    let (SeenHand::Open { cards, .. } | SeenHand::Closed { shown: cards, .. }) =
        &view.players[ME.number()].hand;
    cards
}

/// Whether it is a pain or an exhaustion card.
fn is_danger(view: &View, kind: Kind) -> bool {
    ["pain", "exhaustion"].contains(&view.game().edition().card(kind).pile.word())
}

/// The number of danger cards in hand.
pub(super) fn danger(view: &View) -> usize {
    hand(view).iter().filter(|(kind, _)| is_danger(view, *kind)).map(|(_, count)| count).sum()
}

/// Whether a legal decision begins with this verb in notation.
fn offers(view: &View, verb: &str) -> bool {
    view.legal.iter().any(|&decision| view.game().write(decision).starts_with(verb))
}

/// Whether a legal decision does a job with this word in it.
fn offers_job(view: &View, word: &str) -> bool {
    let (game, me) = (view.game(), &view.players[ME.number()]);
    let here = view.map.iter().find(|seen| seen.place == me.at()).and_then(|seen| seen.tile);
    let sources = hand(view).iter().map(|(kind, _)| {
        let card = game.edition().card(*kind);
        (card.id.as_str(), &card.jobs)
    });
    let land = here.map(|tile| ("land", &game.edition().tile(tile).jobs));
    let fixed = [("ability", &game.character(ME).abilities), ("mission", &game.mission().jobs)];
    sources.chain(land).chain(fixed).any(|(source, jobs)| {
        (1..).zip(jobs).any(|(number, job)| {
            let written = format!("do {source} {number}");
            let has = format!("{job};").split([';', ' ']).any(|part| part == word);
            has && view.legal.iter().any(|&decision| game.write(decision) == written)
        })
    })
}

fn can_be_done(lesson: Lesson, view: &View) -> bool {
    let Some((_, question)) = view.question else { return false };
    let me = &view.players[ME.number()];
    let acts = question == Question::Action;
    let offers_card = |danger: bool| {
        let mut kinds =
            hand(view).iter().map(|(kind, _)| *kind).filter(|&kind| is_danger(view, kind) == danger);
        kinds.any(|kind| offers(view, &format!("do {} ", view.game().edition().card(kind).id)))
    };
    let places = |pile: &str| {
        let placed = view.placing().map(|(_, kind)| view.game().edition().card(kind).pile.word());
        offers(view, "on draw") && offers(view, "on discard") && placed == Some(pile)
    };
    let limit = usize::from(view.game().character(ME).hand_limit);
    match lesson {
        Lesson::Deadly => acts && (limit - 2..limit).contains(&danger(view)),
        Lesson::Bandits => acts && view.map.iter().any(|seen| seen.place == me.at() && seen.bandits > 0),
        Lesson::Hungry => acts && view.players[ME.number()].stocks()[0] == 0,
        Lesson::Jobs => acts && offers_card(false),
        Lesson::Stock => acts,
        Lesson::Move => acts && ["walk", "climb", "sail"].iter().any(|word| offers_job(view, word)),
        Lesson::Ability => acts && offers(view, "do ability") && !me.is_tapped(),
        Lesson::Land => acts && offers(view, "do land") && !me.is_lying(),
        Lesson::Build => acts && offers_job(view, "build"),
        Lesson::Buy => acts && offers(view, "buy"),
        Lesson::Danger => acts && danger(view) > 0,
        Lesson::Mission => acts && offers(view, "do mission"),
        Lesson::Pass => offers(view, "pass"),
        Lesson::X => offers(view, "x 0") && view.legal.len() > 1,
        Lesson::Any => view.legal.len() > 1 && offers(view, "choose"),
        Lesson::Discard => question == Question::Discard && offers(view, "card") && !discards_danger(view),
        Lesson::Scrap => question == Question::Scrap && offers(view, "card"),
        Lesson::Telescope => offers(view, "tile"),
        Lesson::Exhaustion => places("exhaustion") && view.night().is_some(),
        Lesson::Pain => places("pain"),
        Lesson::Bought => places("trade"),
        Lesson::Load => offers(view, "go") && offers(view, "do"),
        Lesson::Go => offers(view, "stop") && view.moving().is_some(),
        Lesson::Tried => offers(view, "back") && view.tries().is_some(),
        Lesson::Battle => view.fights().is_some() && offers(view, "do") && offers(view, "done"),
        Lesson::Evening => view.night().is_none() && offers(view, "done") && offers(view, "card"),
        Lesson::FullHand => view.players[ME.number()].hand.count() >= limit && offers(view, "card"),
        _ => false,
    }
}

/// Whether a danger card would be discarded.
fn discards_danger(view: &View) -> bool {
    let edition = view.game().edition();
    let dangers = edition.cards.iter().filter(|card| !card.pile.is_item());
    dangers.into_iter().any(|card| offers(view, &format!("card {}", card.id)))
}

fn was_seen(game: &DeckGoesWest, lesson: Lesson, motions: &[Motion], night: bool) -> bool {
    let saw = |what: &dyn Fn(Motion) -> bool| motions.iter().any(|&motion| what(motion));
    let days = game.board().days;
    match lesson {
        Lesson::End => saw(&|motion| motion == Motion::Ends),
        Lesson::LastDay => saw(&|motion| motion == Motion::DayBegins { number: days }),
        Lesson::Night => saw(&|motion| matches!(motion, Motion::NightFalls { .. })),
        Lesson::Attacked => night && saw(&|motion| matches!(motion, Motion::BattleBegins { .. })),
        Lesson::Camp => saw(&|motion| match motion {
            Motion::TileShows { tile } => game.edition().tile(tile).terrain.word() == "bandit-camp",
            _ => false,
        }),
        Lesson::Points => saw(&|motion| matches!(motion, Motion::Scores { seat: ME, count: 1.. })),
        Lesson::East => night && saw(&|motion| matches!(motion, Motion::TileLeaves { .. })),
        Lesson::Rides => {
            let rolled = |motion| matches!(motion, Motion::BanditsRide { .. } | Motion::CompassShows { .. });
            night && saw(&rolled)
        }
        Lesson::Appear => night && saw(&|motion| matches!(motion, Motion::BanditDieShows { .. })),
        Lesson::Split => night && saw(&|motion| matches!(motion, Motion::GroupSplits { .. })),
        Lesson::Row => {
            let buys = saw(&|motion| matches!(motion, Motion::Buys { .. }));
            night
                && !buys
                && saw(&|motion| matches!(motion, Motion::RowGets { slot, .. } if slot.number() == 0))
        }
        Lesson::Sun => night && saw(&|motion| motion == Motion::SunMoves),
        Lesson::Dice => saw(&|motion| matches!(motion, Motion::Rolls { seat: ME, .. })),
        Lesson::NewDay => saw(&|motion| matches!(motion, Motion::DayBegins { number } if number > 1)),
        _ => false,
    }
}
