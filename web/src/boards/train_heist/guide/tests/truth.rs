//! Whether a lesson is true, computed independently of the guide: from legal decisions and motions.

use crate::boards::guide::{GuideInput, GuideInputs};
use crate::boards::train_heist::guide::Lesson;
use game::{Notation, Seat};
use train_heist::{Decision, EventCard, Motion, SiteKind, Space, Square, TrainHeist, View};

pub(super) use crate::boards::guide::tests::ME;

/// Whether the lesson is about a question to the reader.
pub(super) fn is_about_a_question(lesson: Lesson) -> bool {
    lesson >= Lesson::Actions
}

/// Whether the lesson is true at the last entry of `past`.
pub(super) fn is_true(game: &TrainHeist, lesson: Lesson, past: &GuideInputs<TrainHeist>) -> bool {
    match past.last() {
        Some((_, GuideInput::Saw(motions))) => {
            !is_about_a_question(lesson) && was_seen(game, lesson, motions, past)
        }
        Some((_, GuideInput::Asked(view))) => is_about_a_question(lesson) && can_be_done(lesson, view),
        None => lesson == Lesson::Welcome,
    }
}

/// The seat whose turn it is after everything in `past`.
pub(super) fn active(past: &GuideInputs<TrainHeist>) -> Option<Seat> {
    seen(past).rev().find_map(|motion| match motion {
        Motion::TurnBegins { seat } => Some(seat),
        _ => None,
    })
}

/// The spaces of horses without a rider that the reader may move.
pub(super) fn free_horses(view: &View) -> impl Iterator<Item = Space> {
    view.legal.iter().filter_map(|decision| match *decision {
        Decision::Horse(horse) if view.cowboys.iter().all(|cowboy| cowboy.riding != Some(horse)) => {
            view.horses[horse as usize]
        }
        _ => None,
    })
}

/// All motions in `past`, in order.
fn seen(past: &GuideInputs<TrainHeist>) -> impl DoubleEndedIterator<Item = Motion> {
    past.iter()
        .flat_map(|(_, past)| match past {
            GuideInput::Saw(motions) => motions.as_slice(),
            GuideInput::Asked(_) => &[],
        })
        .copied()
}

/// Whether a legal decision begins with this verb in notation.
fn offers(view: &View, verb: &str) -> bool {
    view.legal.iter().any(|&decision| view.game().write(decision).starts_with(verb))
}

fn can_be_done(lesson: Lesson, view: &View) -> bool {
    let me = &view.cowboys[ME.number()];
    let edition = view.game().edition();
    let kind = edition.site(me.at).kind;
    let (aboard, carries) = (me.at.is_aboard(), !me.loot.is_empty());
    let goes = |aboard: bool| {
        view.legal.iter().any(|decision| matches!(decision, Decision::Move(to) if to.is_aboard() == aboard))
    };
    let trades = |at: &dyn Fn(usize) -> bool| {
        view.legal.iter().any(|decision| matches!(decision, Decision::Trade(with) if at(with.number())))
    };
    let free = kind != SiteKind::Jail && view.active() == ME;
    match lesson {
        Lesson::Actions => free && offers(view, "move") && (1..=4).contains(&view.actions()),
        Lesson::Walk => me.riding.is_none() && !aboard && goes(false),
        Lesson::Mount => offers(view, "mount"),
        Lesson::Ride => me.riding.is_some() && offers(view, "horse"),
        Lesson::Call => free_horses(view).next().is_some(),
        Lesson::Board => !aboard && goes(true),
        Lesson::Sheriff | Lesson::Carry => free && aboard && (lesson == Lesson::Sheriff || carries),
        Lesson::Platform => kind == SiteKind::Platform && offers(view, "move"),
        Lesson::Roof => kind == SiteKind::Roof,
        Lesson::Jump => offers(view, "jump"),
        Lesson::Tunnel => kind == SiteKind::Roof && view.actions() > 0 && is_near_the_tunnel(view),
        Lesson::Rails => free && edition.board.rails.contains(me.at) && view.next_rails().contains(&me.at),
        Lesson::Tiles => free && view.stacks.iter().any(|stack| stack.top().is_some()),
        Lesson::Loot => offers(view, "loot"),
        Lesson::NotYet => has_loot(view) && view.actions() > 0 && !carries && !offers(view, "loot"),
        Lesson::Pay => view.legal.len() > 1 && offers(view, "pay"),
        Lesson::Leave => kind == SiteKind::Platform && goes(false),
        Lesson::NextTown => !aboard && carries && !view.final_run,
        Lesson::Drop => kind == SiteKind::Town && carries && offers(view, "drop"),
        Lesson::Flip => kind == SiteKind::Junction && offers(view, "flip"),
        Lesson::Straight => offers(view, "play straight") && !offers(view, "loot"),
        Lesson::Sets => ["play pair", "play three", "play four"].iter().any(|verb| offers(view, verb)),
        Lesson::Bullet => view.bullets > 0 && offers(view, "take bullet"),
        Lesson::Spend => me.bullets > 0 && offers(view, "spend bullet"),
        Lesson::Send => offers(view, "play wild"),
        Lesson::Spent => {
            let more = ["move", "spend"].iter().any(|what| offers(view, what));
            view.actions() == 0 && offers(view, "end") && !more
        }
        Lesson::Trade => trades(&|with| view.cowboys[with].at == me.at),
        Lesson::Help => trades(&|with| view.prisoners.contains(&Seat::new(with))),
        Lesson::Answer => offers(view, "accept") && offers(view, "refuse"),
        Lesson::Jail => kind == SiteKind::Jail && offers(view, "search"),
        Lesson::Escape => kind == SiteKind::Jail && offers(view, "escape"),
        Lesson::Place => view.active() == ME && (offers(view, "load") || offers(view, "fill")),
        Lesson::Hold => offers(view, "hold") && offers(view, "let hang"),
        Lesson::Discard => free && offers(view, "discard"),
        Lesson::Wanted => free && !view.wanted.is_empty() && view.title_of(ME).is_none(),
        _ => false,
    }
}

/// Whether the reader is in a car with a tile on one of its two squares.
fn has_loot(view: &View) -> bool {
    let (edition, at) = (view.game().edition(), view.cowboys[ME.number()].at);
    Square::ALL
        .into_iter()
        .any(|square| edition.train.cars[square.car()] == at && !view.stacks[square.number()].0.is_empty())
}

/// Whether the train's next move takes the reader's car into the tunnel.
fn is_near_the_tunnel(view: &View) -> bool {
    let edition = view.game().edition();
    let section = edition.section(view.cowboys[ME.number()].at);
    let mut train = view.train.to_vec();
    view.next_rails().into_iter().any(|rail| {
        train.insert(0, rail);
        edition.board.tunnel.contains(train[section])
    })
}

fn was_seen(game: &TrainHeist, lesson: Lesson, motions: &[Motion], past: &GuideInputs<TrainHeist>) -> bool {
    let saw = |what: &dyn Fn(Motion) -> bool| motions.iter().any(|&motion| what(motion));
    let event = |of: &dyn Fn(EventCard) -> bool| {
        saw(&|motion| matches!(motion, Motion::EventIsPlayed { card } if of(card)))
    };
    let sheriff = saw(&|motion| matches!(motion, Motion::SheriffGoes { .. }));
    match lesson {
        Lesson::Watch => active(past).is_some_and(|seat| seat != ME),
        Lesson::End => saw(&|motion| motion == Motion::Ends),
        Lesson::Jailed => saw(&|motion| motion == Motion::IsJailed { seat: ME }),
        Lesson::Flat => saw(
            &|motion| matches!(motion, Motion::IsHit { seat } | Motion::IsSweptOff { seat } if seat == ME),
        ),
        Lesson::FinalRun => saw(&|motion| motion == Motion::SwitchesGo),
        Lesson::Hangman => saw(&|motion| motion == Motion::HangmanMoves),
        Lesson::Title => saw(&|motion| matches!(motion, Motion::EarnsTitle { .. })),
        Lesson::Lured => sheriff && saw(&|motion| matches!(motion, Motion::Loots { .. })),
        Lesson::Robbed => saw(&|motion| matches!(motion, Motion::Loots { seat } if seat != ME)),
        Lesson::Delivered => saw(&|motion| matches!(motion, Motion::Delivers { .. })),
        Lesson::Event => event(&|_| true),
        Lesson::SheriffWalks => sheriff && event(&|card| matches!(card, EventCard::Sheriff(..))),
        Lesson::Territory => event(&|card| matches!(card, EventCard::Cherokee(_))),
        Lesson::TrackSwitched => event(&|card| card == EventCard::TrackSwitched),
        Lesson::FullSteam => event(&|card| card == EventCard::SpeedUp),
        Lesson::Loaded => saw(&|motion| matches!(motion, Motion::TileBoards { .. })),
        Lesson::Caught => saw(&|motion| matches!(motion, Motion::IsJailed { seat } if seat != ME)),
        Lesson::Hit => saw(
            &|motion| matches!(motion, Motion::IsHit { seat } | Motion::IsSweptOff { seat } if seat != ME),
        ),
        Lesson::HorseLost => saw(&|motion| matches!(motion, Motion::HorseIsLost { .. })),
        Lesson::BrokeOut => saw(&|motion| matches!(motion, Motion::Escapes { seat } if seat != ME)),
        Lesson::Rides => saw(&|motion| matches!(motion, Motion::HorseGoes { seat, .. } if seat != ME)),
        Lesson::Maps => saw(&|motion| matches!(motion, Motion::Goes { to, .. } if to.is_aboard())),
        Lesson::Edge => leaps(game, motions, past),
        Lesson::Junction => saw(
            &|motion| matches!(motion, Motion::TrainRolls { to } if game.edition().site(to).kind == SiteKind::Junction),
        ),
        Lesson::Rolled => saw(&|motion| matches!(motion, Motion::TrainStarts { .. })),
        _ => false,
    }
}

/// Whether the engine just moved to a rail that is not adjacent to the one before.
fn leaps(game: &TrainHeist, motions: &[Motion], past: &GuideInputs<TrainHeist>) -> bool {
    let rolls = |motion: &Motion| match *motion {
        Motion::TrainRolls { to } => Some(to),
        _ => None,
    };
    let now = motions.iter().filter_map(rolls).count();
    let engine: Vec<Space> = seen(past).filter_map(|motion| rolls(&motion)).collect();
    let leap = |two: &[Space]| !game.edition().beside(two[0]).contains(two[1]);
    engine[engine.len().saturating_sub(now + 1)..].windows(2).any(leap)
}
