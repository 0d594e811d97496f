//! One beat as a viewer sees it: the view during and after it, its sentences, its actors and its animation.
//!
//! Events hold all information; what is derived from them here holds no more than the viewer may know.

use crate::play::log_message::LogMessage;
use game::{Beat, GameEvent, Message, RuleId, Seat, Viewed, Viewer};
use super_express::{
    Bandit, Card, Cause, Event, Exec, Facing, PileLine, Posture, SeenProgram, State, SuperExpress, Verdict,
    View,
};

/// One beat, as a viewer sees it.
#[derive(Clone, Debug)]
pub(super) struct SeenBeat {
    /// The view during the beat: pieces are still at their old places.
    pub(super) during: View,
    /// The view after the beat.
    pub(super) after: View,
    /// The sentences of the log.
    pub(super) told: Vec<LogMessage>,
    /// The marks and the animation.
    pub(super) marks: BeatMarks,
}

/// The actors, marks and animation of a beat.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct BeatMarks {
    /// The bandit whose card is carried out.
    pub(super) acting: Option<Bandit>,
    /// The card that is revealed.
    pub(super) card: Option<Card>,
    /// The other bandits that something happens to.
    pub(super) affected: Vec<Bandit>,
    /// The shot, if one is fired.
    pub(super) shot: Option<FiredShot>,
    /// The animation, if there is one.
    pub(super) animation: Option<AnimationKind>,
    /// The piles to show although the view has cleared them: after the last card of a round.
    pub(super) piles: Vec<LyingPile>,
}

/// A pile on the table; unknown cards are `None`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct LyingPile {
    /// The bandit who owns the pile.
    pub(super) bandit: Bandit,
    /// The cards, top first.
    pub(super) cards: [Option<Card>; 3],
    /// How many of them lie face up.
    pub(super) revealed: usize,
}

/// A shot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct FiredShot {
    /// The bandit who fired it.
    pub(super) shooter: Bandit,
    /// The bandit it hit, if any.
    pub(super) target: Option<Bandit>,
    /// Where it hit; a push or time travel may have moved the target since.
    pub(super) hit_at: Option<HitAt>,
}

/// The place of a bandit when it was hit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct HitAt {
    /// The card, counted from the rear.
    pub(super) car: usize,
    /// The next bandit on the same card and floor, in the direction of the bullet.
    pub(super) beyond: Option<Bandit>,
}

/// An animation, beyond pieces that change place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum AnimationKind {
    /// A bullet flies along the train.
    Bullet,
    /// A horse gallops beside the train.
    Horse,
    /// The Time Travel Car works.
    TimeTravel,
    /// The Last Wagon rolls away.
    Uncoupling,
}

impl AnimationKind {
    /// The number of frames.
    pub(super) const fn frames(self) -> u16 {
        match self {
            AnimationKind::Bullet => 5,
            AnimationKind::Horse => 8,
            AnimationKind::TimeTravel => 4,
            AnimationKind::Uncoupling => 10,
        }
    }
}

/// How a bandit was eliminated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Fate {
    /// The eliminated bandit.
    pub(super) bandit: Bandit,
    /// The cause of the elimination.
    pub(super) by: Cause,
    /// The round of the elimination.
    pub(super) round: u8,
    /// The rule behind it.
    pub(super) rule: RuleId,
}

impl Fate {
    /// The cause and the round in words.
    pub(super) fn told(&self) -> Message {
        let message = match self.by {
            Cause::Shot => "fate-shot",
            Cause::Walk => "fate-walked",
            Cause::Paradox => "fate-paradox",
            Cause::Uncoupled => "fate-uncoupled",
        };
        Message::new(message).number("round", self.round.into())
    }
}

impl SeenBeat {
    /// A beat as a viewer sees it; `last` is the beat before it in the same round.
    pub(super) fn of(
        game: &SuperExpress,
        last: Option<&SeenBeat>,
        before: &State,
        beat: &Beat<SuperExpress>,
        viewer: Viewer,
    ) -> SeenBeat {
        let (before, after) = (game.view(before, viewer), game.view(&beat.after, viewer));
        let told = beat.events.iter().filter_map(|event| told(game, event, viewer)).collect();
        let mut marks = BeatMarks::of(game, &beat.events);
        if let Some(shot) = &mut marks.shot {
            shot.hit_at = hit_at(&before, *shot);
        }
        marks.piles = match (&before.exec, &after.exec) {
            (_, Exec::Acting { .. }) => Vec::new(),
            (Exec::Acting { .. }, _) => lying_piles(&before, &marks),
            _ => last.map_or_else(Vec::new, |last| last.marks.piles.clone()),
        };
        SeenBeat { during: during(before, &after, &marks), after, told, marks }
    }
}

/// The log entry of an event for this viewer, if it gets one.
pub(super) fn told(game: &SuperExpress, event: &Event, viewer: Viewer) -> Option<LogMessage> {
    // Every seat seals every round, and the plates show it: leave it out of the log.
    if matches!(event, Event::ProgramSealed { seat, .. } if !viewer.is(*seat)) {
        return None;
    }
    game.told(event, viewer).map(|message| LogMessage { message, rule: event.rule(game) })
}

/// The eliminations among these events.
pub(super) fn fates(game: &SuperExpress, events: &[Event], round: u8) -> impl Iterator<Item = Fate> {
    events.iter().filter_map(move |event| match *event {
        Event::BanditEliminated { seat, by } => {
            Some(Fate { bandit: game.bandit(seat), by, round, rule: event.rule(game) })
        }
        _ => None,
    })
}

/// The piles before the last card cleared them away, with that card face up.
fn lying_piles(before: &View, marks: &BeatMarks) -> Vec<LyingPile> {
    let Exec::Acting { piles, .. } = &before.exec else { return Vec::new() };
    let lying = |pile: &PileLine<SeenProgram>| {
        let mut lying = LyingPile {
            bandit: pile.bandit,
            cards: pile.program.cards(),
            revealed: usize::from(pile.revealed),
        };
        if marks.acting == Some(pile.bandit)
            && let Some(top) = lying.cards.get_mut(lying.revealed)
        {
            *top = marks.card;
            lying.revealed += 1;
        }
        lying
    };
    piles.iter().map(lying).collect()
}

/// The place of the target when it was hit.
fn hit_at(before: &View, shot: FiredShot) -> Option<HitAt> {
    let target = shot.target?;
    let facing = before.train.pieces().find(|piece| piece.bandit == shot.shooter)?.facing;
    before.train.floors().enumerate().find_map(|(car, card)| {
        let row = [&card.roof, &card.inside].into_iter().find_map(|row| {
            let at = row.iter().position(|piece| piece.bandit == target)?;
            let beyond = match facing {
                Facing::Front => row.get(at + 1),
                Facing::Rear => at.checked_sub(1).and_then(|at| row.get(at)),
            };
            Some(beyond.map(|piece| piece.bandit))
        })?;
        Some(HitAt { car, beyond: row })
    })
}

/// The view while a card is carried out: the card is face up, pieces are at their old places, a shooter woken by Reflex stands.
fn during(before: View, after: &View, marks: &BeatMarks) -> View {
    if after.result != Verdict::Running || marks.animation == Some(AnimationKind::Uncoupling) {
        return before;
    }
    let mut during = View { train: before.train, ..after.clone() };
    let floors =
        during.train.wagons.iter_mut().map(|(_, floors)| floors).chain([&mut during.train.locomotive]);
    for piece in floors.flat_map(|floors| floors.roof.iter_mut().chain(&mut floors.inside)) {
        if marks.shot.is_some_and(|shot| shot.shooter == piece.bandit) {
            piece.posture = Posture::Standing;
        }
    }
    during
}

impl BeatMarks {
    fn of(game: &SuperExpress, events: &[Event]) -> BeatMarks {
        let mut marks = BeatMarks::default();
        for event in events {
            match *event {
                Event::CardRevealed { seat, card } => {
                    marks.acting = Some(game.bandit(seat));
                    marks.card = Some(card);
                }
                Event::BanditHit { shooter, target } => {
                    let target = Some(game.bandit(target));
                    marks.shot = Some(FiredShot { shooter: game.bandit(shooter), target, hit_at: None });
                    marks.animation = Some(AnimationKind::Bullet);
                }
                Event::ShotMissed { shooter } => {
                    marks.shot =
                        Some(FiredShot { shooter: game.bandit(shooter), target: None, hit_at: None });
                    marks.animation = Some(AnimationKind::Bullet);
                }
                Event::BanditRode { .. } | Event::BanditRescued { .. } => {
                    marks.animation = Some(AnimationKind::Horse);
                }
                // A hit that starts a time travel keeps the animation of the bullet.
                Event::BanditTravelled { .. } => {
                    marks.animation = marks.animation.or(Some(AnimationKind::TimeTravel));
                }
                Event::WagonUncoupled { .. } => marks.animation = Some(AnimationKind::Uncoupling),
                _ => {}
            }
            if let Some(bandit) = suffers(event).map(|seat| game.bandit(seat))
                && marks.acting != Some(bandit)
                && !marks.affected.contains(&bandit)
            {
                marks.affected.push(bandit);
            }
        }
        marks
    }
}

/// The seat an event happens to, possibly by another seat's action.
fn suffers(event: &Event) -> Option<Seat> {
    match *event {
        Event::BanditHit { target: seat, .. }
        | Event::BanditPushed { seat, .. }
        | Event::BanditTravelled { seat, .. }
        | Event::BanditLeftTrain { seat, .. }
        | Event::BanditEliminated { seat, .. }
        | Event::TreasureTaken { seat, .. } => Some(seat),
        _ => None,
    }
}
