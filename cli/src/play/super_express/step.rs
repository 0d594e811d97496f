//! What people at the table see of one beat: the view before and after it, its sentences, who acts and what flies.
//!
//! Events know everything; what is made of them here knows no more than the viewer may.

use crate::play::told::Told;
use game::{Beat, GameEvent, Message, RuleId, Seat, Viewed, Viewer};
use super_express::{
    Bandit, Card, Cause, Event, Exec, Facing, PileLine, Posture, SeenProgram, State, SuperExpress, Verdict,
    View,
};

/// One beat.
#[derive(Clone, Debug)]
pub(super) struct Step {
    /// While it happens: everybody still where they were.
    pub(super) during: View,
    /// What it led to.
    pub(super) after: View,
    /// Its sentences.
    pub(super) told: Vec<Told>,
    /// Who does what to whom.
    pub(super) scene: Scene,
}

/// Who does what to whom.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Scene {
    /// Whose card it is.
    pub(super) acting: Option<Bandit>,
    /// The card that is revealed.
    pub(super) card: Option<Card>,
    /// To whom else something happens.
    pub(super) affected: Vec<Bandit>,
    /// The bullet, if one flies.
    pub(super) shot: Option<Shot>,
    /// What can be seen moving.
    pub(super) motion: Option<Motion>,
    /// Piles that the view has cleared away, but that people still look at: after the last card of a round.
    pub(super) piles: Vec<LyingPile>,
}

/// A pile on the table, as far as it is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct LyingPile {
    /// Whose.
    pub(super) bandit: Bandit,
    /// The cards, top first.
    pub(super) cards: [Option<Card>; 3],
    /// How many of them lie face up.
    pub(super) revealed: usize,
}

/// A bullet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Shot {
    /// Who fired it.
    pub(super) shooter: Bandit,
    /// Whom it hit, if anybody.
    pub(super) target: Option<Bandit>,
    /// Where it hit them; a push, or time, may have taken them elsewhere since.
    pub(super) hit_at: Option<HitAt>,
}

/// Where somebody stood who was hit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct HitAt {
    /// The card, counted from the rear.
    pub(super) car: usize,
    /// Who comes next on the same card and floor, as the bullet flies.
    pub(super) beyond: Option<Bandit>,
}

/// What can be seen moving, beyond pieces that change place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Motion {
    /// A bullet flies along the train.
    Bullet,
    /// A horse gallops beside it.
    Horse,
    /// The Time Travel Car is at work.
    TimeTravel,
    /// The Last Wagon rolls away.
    Uncoupling,
}

impl Motion {
    /// How many pictures show it.
    pub(super) const fn frames(self) -> u16 {
        match self {
            Motion::Bullet => 5,
            Motion::Horse => 8,
            Motion::TimeTravel => 4,
            Motion::Uncoupling => 10,
        }
    }
}

/// How somebody went out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Fate {
    /// Who.
    pub(super) bandit: Bandit,
    /// By what.
    pub(super) by: Cause,
    /// When.
    pub(super) round: u8,
    /// By which rule.
    pub(super) rule: RuleId,
}

impl Fate {
    /// How somebody went out, and when.
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

impl Step {
    /// A beat as this viewer sees it, after the one before.
    pub(super) fn of(
        game: &SuperExpress,
        last: Option<&Step>,
        before: &State,
        beat: &Beat<SuperExpress>,
        viewer: Viewer,
    ) -> Step {
        let (before, after) = (game.view(before, viewer), game.view(&beat.after, viewer));
        let told = beat.events.iter().filter_map(|event| told(game, event, viewer)).collect();
        let mut scene = Scene::of(game, &beat.events);
        if let Some(shot) = &mut scene.shot {
            shot.hit_at = hit_at(&before, *shot);
        }
        scene.piles = match (&before.exec, &after.exec) {
            (_, Exec::Acting { .. }) => Vec::new(),
            (Exec::Acting { .. }, _) => lying_piles(&before, &scene),
            _ => last.map_or_else(Vec::new, |last| last.scene.piles.clone()),
        };
        Step { during: during(before, &after, &scene), after, told, scene }
    }
}

/// What this viewer is told of an event.
pub(super) fn told(game: &SuperExpress, event: &Event, viewer: Viewer) -> Option<Told> {
    // Everybody seals every round, and the plates show who has: in the log it would only be noise.
    if matches!(event, Event::ProgramSealed { seat, .. } if !viewer.is(*seat)) {
        return None;
    }
    game.told(event, viewer).map(|message| Told { message, rule: event.rule(game) })
}

/// Those who went out in these events.
pub(super) fn fates(game: &SuperExpress, events: &[Event], round: u8) -> impl Iterator<Item = Fate> {
    events.iter().filter_map(move |event| match *event {
        Event::BanditEliminated { seat, by } => {
            Some(Fate { bandit: game.bandit(seat), by, round, rule: event.rule(game) })
        }
        _ => None,
    })
}

/// The piles as they lay before the last card cleared them away, with that card face up.
fn lying_piles(before: &View, scene: &Scene) -> Vec<LyingPile> {
    let Exec::Acting { piles, .. } = &before.exec else { return Vec::new() };
    let lying = |pile: &PileLine<SeenProgram>| {
        let mut lying = LyingPile {
            bandit: pile.bandit,
            cards: pile.program.cards(),
            revealed: usize::from(pile.revealed),
        };
        if scene.acting == Some(pile.bandit)
            && let Some(top) = lying.cards.get_mut(lying.revealed)
        {
            *top = scene.card;
            lying.revealed += 1;
        }
        lying
    };
    piles.iter().map(lying).collect()
}

/// Where the bullet met its target.
fn hit_at(before: &View, shot: Shot) -> Option<HitAt> {
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

/// While a card is carried out it lies face up already, but everybody still is where they were; whom Reflex woke stands.
fn during(before: View, after: &View, scene: &Scene) -> View {
    if after.result != Verdict::Running || scene.motion == Some(Motion::Uncoupling) {
        return before;
    }
    let mut during = View { train: before.train, ..after.clone() };
    let floors =
        during.train.wagons.iter_mut().map(|(_, floors)| floors).chain([&mut during.train.locomotive]);
    for piece in floors.flat_map(|floors| floors.roof.iter_mut().chain(&mut floors.inside)) {
        if scene.shot.is_some_and(|shot| shot.shooter == piece.bandit) {
            piece.posture = Posture::Standing;
        }
    }
    during
}

impl Scene {
    fn of(game: &SuperExpress, events: &[Event]) -> Scene {
        let mut scene = Scene::default();
        for event in events {
            match *event {
                Event::CardRevealed { seat, card } => {
                    scene.acting = Some(game.bandit(seat));
                    scene.card = Some(card);
                }
                Event::BanditHit { shooter, target } => {
                    let target = Some(game.bandit(target));
                    scene.shot = Some(Shot { shooter: game.bandit(shooter), target, hit_at: None });
                    scene.motion = Some(Motion::Bullet);
                }
                Event::ShotMissed { shooter } => {
                    scene.shot = Some(Shot { shooter: game.bandit(shooter), target: None, hit_at: None });
                    scene.motion = Some(Motion::Bullet);
                }
                Event::BanditRode { .. } | Event::BanditRescued { .. } => scene.motion = Some(Motion::Horse),
                // A bullet that sends somebody through time is seen flying first, so it keeps the picture.
                Event::BanditTravelled { .. } => scene.motion = scene.motion.or(Some(Motion::TimeTravel)),
                Event::WagonUncoupled { .. } => scene.motion = Some(Motion::Uncoupling),
                _ => {}
            }
            if let Some(bandit) = suffers(event).map(|seat| game.bandit(seat))
                && scene.acting != Some(bandit)
                && !scene.affected.contains(&bandit)
            {
                scene.affected.push(bandit);
            }
        }
        scene
    }
}

/// To whom something happens that may be somebody else's doing.
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
