//! The game on a table, whichever it is: the fold of what was dealt, decided and taken back.

use crate::table::Denied;
use bots::Level;
use catalog::{AnyMotion, AnyView, GameId, Listed, Visitor};
use game::record::{Recorder, Step};
use game::{
    Asked, Fair, Game, GameEvent, GameRefusal, Message, Noted, Outcome, Quick, RuleId, Scripted, Seat,
    SeatSet, Seeded, Silent, Viewer,
};
use serde_json::Value;

/// Why a decision was not accepted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused {
    /// The sentence, in the game's words.
    pub why: Message,
    /// The rule that stands against it.
    pub rule: RuleId,
}

/// A game of any kind, as far as a table needs to know it.
pub(crate) trait AnyPlay: Send + Sync {
    /// The same once more.
    fn copy(&self) -> Box<dyn AnyPlay>;
    fn seats(&self) -> usize;
    fn seat_name(&self, seat: Seat) -> String;
    fn seat_named(&self, name: &str) -> Option<Seat>;
    /// May everybody know all that any seat knows?
    fn is_open(&self) -> bool;
    /// Is everybody's choice sealed until all have chosen?
    fn seals(&self) -> bool;
    /// Whom it waits for; nobody before the deal.
    fn asked(&self) -> Asked;
    /// Counts what has been asked; a sealed choice does not count, so that nothing public tells of it.
    fn question(&self) -> u32;

    /// The deal, as it would be.
    fn deal(&self, luck: &mut Seeded) -> Step;
    /// What would follow from decisions, one after another, and whether the game is over with it. The first refusal ends
    /// it.
    fn decide(&self, decisions: &[(Seat, String)], luck: &mut Seeded) -> Result<Vec<(Step, bool)>, Refused>;
    /// What a bot would do there.
    fn bot(&self, level: Level, seat: Seat) -> Result<String, String>;
    /// Can this seat take its last decision back?
    fn can_take_back(&self, seat: Seat) -> bool;

    /// This step was taken. A step from elsewhere is compared with its hash.
    fn take(&mut self, step: &Step, trust: Trust) -> Result<Taken, String>;
    /// The last decision of this seat was taken back.
    fn take_back(&mut self, seat: Seat) -> Result<Audience, String>;

    /// How many beats there are.
    fn beats(&self) -> usize;
    /// What a viewer may know, now or at the end of a beat.
    fn view(&self, viewer: Viewer, at: Option<usize>) -> AnyView;
    /// How many steps led to the last question that was asked by the end of a beat, or to the first one, without those that
    /// were taken back; and whom it asked.
    fn asked_at(&self, at: usize) -> (usize, SeatSet);
    /// So many of the first steps, without those that were taken back.
    fn steps(&self, first: usize) -> Vec<Step>;
    /// Who won, once it is over.
    fn winners(&self) -> SeatSet;
    /// The score, once it is over and that is what counts.
    fn score(&self) -> Option<u32>;
    /// What was agreed on that makes such a score another one than usual.
    fn handicaps(&self) -> Vec<Message>;
    /// What a viewer may decide, in notation.
    fn legal(&self, viewer: Viewer) -> Vec<String>;
    /// What a viewer was told of an event.
    fn told(&self, event: usize, viewer: Viewer) -> Option<Told>;
    /// What a viewer went through until the end of a beat, each with its beat, in order.
    fn past(&self, viewer: Viewer, until: usize) -> Vec<(usize, Past)>;
    /// The record, for when no secret is left.
    fn record(&self, fair: Fair, players: &[(Seat, String)], date: &str) -> Result<String, String>;
}

/// Has a step been computed here just now, or does it come from a journal?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Trust {
    Computed,
    Read,
}

/// Who may know that something happened at all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Audience {
    All,
    /// A sealed choice was changed: only whoever changed it knows.
    Only(Seat),
}

impl Audience {
    pub(crate) fn includes(self, viewer: Viewer) -> bool {
        match self {
            Audience::All => true,
            Audience::Only(seat) => viewer.is(seat),
        }
    }
}

/// The events of a step, by their numbers, and who may know of them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Taken {
    pub(crate) events: std::ops::Range<usize>,
    pub(crate) audience: Audience,
    /// Something was revealed: a new question begins.
    pub(crate) revealed: bool,
}

/// What a viewer was told of an event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Told {
    pub(crate) message: Message,
    pub(crate) rule: RuleId,
    pub(crate) motion: Option<AnyMotion>,
    pub(crate) beat: usize,
}

/// Something a viewer went through.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Past {
    /// Everybody saw this, at once.
    Saw(Vec<AnyMotion>),
    /// The viewer was asked for a decision, as things stood then.
    Asked(AnyView),
}

/// Sets up a game by name; the sentence says what is wrong.
pub(crate) fn set_up(game: GameId, setup: &Value) -> Result<Box<dyn AnyPlay>, SetUpError> {
    struct SetUp<'a>(&'a Value);
    impl Visitor for SetUp<'_> {
        type Out = Result<Box<dyn AnyPlay>, SetUpError>;
        fn visit<G: Listed>(self) -> Self::Out {
            let setup = serde_json::from_value(self.0.clone())
                .map_err(|why| SetUpError::Unreadable(why.to_string()))?;
            let game = G::hostable(&setup)
                .and_then(|()| G::new(setup))
                .map_err(|why| SetUpError::Refused(Refused { why: why.message(), rule: why.rule() }))?;
            Ok(Box::new(Play::new(game)))
        }
    }
    game.visit(SetUp(setup))
}

/// What notation calls the seats of a set-up.
pub fn seat_names(game: GameId, setup: &Value) -> Result<Vec<String>, Denied> {
    let play = set_up(game, setup).map_err(|why| why.denied(game))?;
    Ok((0..play.seats()).map(|seat| play.seat_name(Seat::new(seat))).collect())
}

impl SetUpError {
    /// Why no table can be opened with it.
    pub(crate) fn denied(self, game: GameId) -> Denied {
        match self {
            SetUpError::Unreadable(why) => Denied::Setup(why),
            SetUpError::Refused(refused) => Denied::Refused(game, refused),
        }
    }
}

/// Why a set-up is none.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum SetUpError {
    Unreadable(String),
    Refused(Refused),
}

/// May everybody know all that any seat knows, with this set-up?
pub fn is_open(game: GameId, setup: &Value) -> bool {
    set_up(game, setup).is_ok_and(|play| play.is_open())
}

/// What was agreed on that makes a score another one than usual, in the game's words.
pub fn handicaps(game: GameId, setup: &Value) -> Vec<Message> {
    set_up(game, setup).map(|play| play.handicaps()).unwrap_or_default()
}

/// What the game is played with when people say no more than how many they are.
pub fn ordinary(game: GameId, seats: u8) -> Value {
    struct Ordinary(u8);
    impl Visitor for Ordinary {
        type Out = Value;
        fn visit<G: Listed>(self) -> Value {
            serde_json::to_value(G::default_setup(self.0)).unwrap_or_default()
        }
    }
    game.visit(Ordinary(seats))
}

/// A decision as it was made.
#[derive(Clone)]
struct Made<G: Game> {
    /// Nobody in the deal.
    by: Option<(Seat, G::Decision)>,
    luck: Box<[u32]>,
    events: std::ops::Range<usize>,
    audience: Audience,
    taken_back: bool,
}

#[derive(Clone)]
struct Play<G: Listed> {
    game: G,
    state: G::State,
    /// The state when somebody last learned something: nothing before it can be taken back.
    settled: G::State,
    /// How many of the steps led there.
    settled_steps: usize,
    question: u32,
    made: Vec<Made<G>>,
    events: Vec<G::Event>,
    /// Where each beat begins among the events.
    beats: Vec<usize>,
}

impl<G: Listed> Play<G> {
    fn new(game: G) -> Play<G> {
        let state = game.blank();
        Play {
            settled: state.clone(),
            state,
            game,
            settled_steps: 0,
            question: 0,
            made: Vec::new(),
            events: Vec::new(),
            beats: Vec::new(),
        }
    }

    fn dealt(&self) -> bool {
        !self.made.is_empty()
    }

    /// How it ended, once it has.
    fn outcome(&self) -> Option<Outcome> {
        self.dealt().then(|| self.game.outcome(&self.state)).flatten()
    }

    /// The events of a step that was computed here: with the same luck the same happens, and playing is faster than reading.
    fn again(&self, by: Option<(Seat, G::Decision)>, step: &Step) -> Result<Vec<G::Event>, String> {
        let (mut luck, mut events) =
            (Scripted::new(step.luck.clone()), Vec::with_capacity(step.events.len()));
        match by {
            None => drop(self.game.deal(&mut luck, &mut events)),
            Some((seat, decision)) => {
                let mut state = self.state.clone();
                let played = self.game.play(&mut state, seat, decision, &mut luck, &mut events);
                played.map_err(|why| why.to_string())?;
            }
        }
        Ok(events)
    }

    /// Which of the steps is this seat's last, if nothing has been revealed since.
    fn last_of(&self, seat: Seat) -> Option<usize> {
        let by = |made: &Made<G>| !made.taken_back && made.by.is_some_and(|(who, _)| who == seat);
        (self.settled_steps..self.made.len()).rev().find(|&at| by(&self.made[at]))
    }

    /// The state without one of the steps since something was last revealed, if all others stay as they were.
    fn without(&self, at: usize) -> Option<G::State> {
        let mut state = self.settled.clone();
        for (number, made) in self.made.iter().enumerate().skip(self.settled_steps) {
            let Some((seat, decision)) = made.by.filter(|_| number != at && !made.taken_back) else {
                continue;
            };
            let mut events = Vec::new();
            self.game.play(&mut state, seat, decision, &mut Scripted::default(), &mut events).ok()?;
            if events != self.events[made.events.clone()] {
                return None;
            }
        }
        Some(state)
    }

    /// The events that count, each with its number.
    fn standing(&self) -> impl Iterator<Item = usize> {
        self.made.iter().filter(|made| !made.taken_back).flat_map(|made| made.events.clone())
    }

    fn beat_of(&self, event: usize) -> usize {
        self.beats.partition_point(|&begin| begin <= event).saturating_sub(1)
    }
}

impl<G: Listed> AnyPlay for Play<G> {
    fn copy(&self) -> Box<dyn AnyPlay> {
        Box::new(self.clone())
    }

    fn seats(&self) -> usize {
        self.game.seats().len()
    }

    fn seat_name(&self, seat: Seat) -> String {
        self.game.seat_name(seat)
    }

    fn seat_named(&self, name: &str) -> Option<Seat> {
        self.game.seat_named(name)
    }

    fn asked(&self) -> Asked {
        if self.dealt() { self.game.asked(&self.state) } else { Asked::NOBODY }
    }

    fn question(&self) -> u32 {
        self.question
    }

    fn deal(&self, luck: &mut Seeded) -> Step {
        let (mut noted, mut events) = (Noted::new(luck), Vec::new());
        let state = self.game.deal(&mut noted, &mut events);
        Step::of(&self.game, &state, None, noted.take(), &events)
    }

    fn decide(&self, decisions: &[(Seat, String)], luck: &mut Seeded) -> Result<Vec<(Step, bool)>, Refused> {
        let refused = |why: &G::Refusal| Refused { why: why.message(), rule: why.rule() };
        let mut state = self.state.clone();
        let mut steps = Vec::with_capacity(decisions.len());
        for (seat, text) in decisions {
            let decision = self.game.read(text).map_err(|why| refused(&why))?;
            let (mut noted, mut events) = (Noted::new(&mut *luck), Vec::new());
            self.game
                .play(&mut state, *seat, decision, &mut noted, &mut events)
                .map_err(|why| refused(&why))?;
            let step = Step::of(&self.game, &state, Some((*seat, decision)), noted.take(), &events);
            steps.push((step, self.game.outcome(&state).is_some()));
        }
        Ok(steps)
    }

    fn bot(&self, level: Level, seat: Seat) -> Result<String, String> {
        let mut luck = Quick::new(u64::from_le_bytes(crate::id::random()?));
        let view = self.game.view(&self.state, Viewer::Seat(seat));
        let decision = level.decide(&self.game, seat, &view, &mut luck);
        decision
            .map(|decision| self.game.write(decision))
            .ok_or_else(|| format!("seat {} is asked but can decide nothing", self.game.seat_name(seat)))
    }

    fn can_take_back(&self, seat: Seat) -> bool {
        self.last_of(seat).is_some_and(|at| self.without(at).is_some())
    }

    fn take(&mut self, step: &Step, trust: Trust) -> Result<Taken, String> {
        let by = match (&step.seat, &step.decision) {
            (Some(seat), Some(decision)) if self.dealt() => {
                let seat = self.game.seat_named(seat).ok_or_else(|| format!("`{seat}` is no seat"))?;
                Some((seat, self.game.read(decision).map_err(|why| why.to_string())?))
            }
            (None, None) if !self.dealt() => None,
            _ => return Err("the first step is the deal, every other one a seat's decision".to_owned()),
        };
        let events = match trust {
            Trust::Computed => self.again(by, step)?,
            Trust::Read => {
                step.events.iter().map(|event| self.game.read_event(event)).collect::<Result<_, _>>()?
            }
        };
        let changing = by.filter(|(seat, _)| self.asked().may_change.contains(*seat));
        let revealed = !step.luck.is_empty() || events.iter().any(|event| self.game.reveals(event));
        let audience = match changing {
            // Whoever has answered for all to see, and thinks again, is heard by all.
            Some((seat, _)) if G::SEALS && !revealed => Audience::Only(seat),
            _ => Audience::All,
        };
        let first = self.events.len();
        for event in events {
            if event.starts_beat() {
                self.beats.push(self.events.len());
            }
            self.game.apply(&mut self.state, &event);
            self.events.push(event);
        }
        if trust == Trust::Read && game::fingerprint(&self.game, &self.state) != step.hash {
            return Err(format!("the state's hash is not {}", step.hash));
        }
        let events = first..self.events.len();
        let luck = step.luck.clone().into_boxed_slice();
        self.made.push(Made { by, luck, events: events.clone(), audience, taken_back: false });
        if revealed {
            self.settled = self.state.clone();
            self.settled_steps = self.made.len();
        }
        // An answer that cannot be changed any more is an answer: the same form sent twice is not two decisions.
        let answered = by.is_some_and(|(seat, _)| !self.asked().may_change.contains(seat));
        self.question += u32::from(revealed || answered);
        Ok(Taken { events, audience, revealed })
    }

    fn take_back(&mut self, seat: Seat) -> Result<Audience, String> {
        let nothing = || format!("seat {} has nothing to take back", self.game.seat_name(seat));
        let at = self.last_of(seat).ok_or_else(nothing)?;
        self.state = self.without(at).ok_or_else(nothing)?;
        self.made[at].taken_back = true;
        Ok(self.made[at].audience)
    }

    fn beats(&self) -> usize {
        self.beats.len()
    }

    fn view(&self, viewer: Viewer, at: Option<usize>) -> AnyView {
        let Some(end) = at.and_then(|beat| self.beats.get(beat + 1)) else {
            return G::any(self.game.view(&self.state, viewer));
        };
        let mut state = self.game.blank();
        self.standing().take_while(|event| event < end).for_each(|event| {
            self.game.apply(&mut state, &self.events[event]);
        });
        G::any(self.game.view(&state, viewer))
    }

    fn asked_at(&self, at: usize) -> (usize, SeatSet) {
        let mut state = self.game.blank();
        let mut asked = (0, SeatSet::default());
        for (number, made) in (1..).zip(self.made.iter().filter(|made| !made.taken_back)) {
            let events = &self.events[made.events.clone()];
            let last = made.events.end.checked_sub(1).map_or(0, |event| self.beat_of(event));
            events.iter().for_each(|event| self.game.apply(&mut state, event));
            let reveals = !made.luck.is_empty() || events.iter().any(|event| self.game.reveals(event));
            let awaits = self.game.asked(&state).awaits;
            if reveals && !awaits.is_empty() && (last <= at || asked.0 == 0) {
                asked = (number, awaits);
            }
        }
        asked
    }

    fn steps(&self, first: usize) -> Vec<Step> {
        let mut state = self.game.blank();
        let step = |made: &Made<G>| {
            let events = &self.events[made.events.clone()];
            events.iter().for_each(|event| self.game.apply(&mut state, event));
            Step::of(&self.game, &state, made.by, made.luck.to_vec(), events)
        };
        self.made.iter().filter(|made| !made.taken_back).take(first).map(step).collect()
    }

    fn is_open(&self) -> bool {
        self.game.is_open()
    }

    fn seals(&self) -> bool {
        G::SEALS
    }

    fn winners(&self) -> SeatSet {
        self.outcome().map(|outcome| outcome.winners(self.game.seats())).unwrap_or_default()
    }

    fn score(&self) -> Option<u32> {
        self.outcome().and_then(|outcome| outcome.score())
    }

    fn handicaps(&self) -> Vec<Message> {
        self.game.handicaps()
    }

    fn legal(&self, viewer: Viewer) -> Vec<String> {
        let view = self.game.view(&self.state, viewer);
        G::choices(&view).iter().map(|decision| self.game.write(*decision)).collect()
    }

    fn told(&self, event: usize, viewer: Viewer) -> Option<Told> {
        let fact = self.events.get(event)?;
        let message = self.game.told(fact, viewer)?;
        let motion = self.game.any_motion(fact);
        Some(Told { message, rule: fact.rule(&self.game), motion, beat: self.beat_of(event) })
    }

    // A decision that was taken back was seen, but what was asked after it is as if it had never been.
    fn past(&self, viewer: Viewer, until: usize) -> Vec<(usize, Past)> {
        let mut state = self.game.blank();
        let mut past = Vec::new();
        for made in &self.made {
            let told = made.audience.includes(viewer);
            let events: Vec<usize> = made.events.clone().collect();
            for seen in events.chunk_by(|&one, &next| self.beat_of(one) == self.beat_of(next)) {
                let beat = seen.first().map_or(0, |&event| self.beat_of(event));
                if beat > until {
                    return past;
                }
                let motions = seen.iter().filter_map(|&event| self.game.any_motion(&self.events[event]));
                let motions: Vec<AnyMotion> = motions.filter(|_| told).collect();
                if !motions.is_empty() {
                    past.push((beat, Past::Saw(motions)));
                }
                if !made.taken_back {
                    seen.iter().for_each(|&event| self.game.apply(&mut state, &self.events[event]));
                }
            }
            // That somebody changed a sealed choice is not told by asking the others again.
            let asks = told && !made.taken_back;
            if asks && self.game.asked(&state).awaits.iter().any(|seat| viewer.is(seat)) {
                let beat = events.last().map_or(0, |&event| self.beat_of(event));
                past.push((beat, Past::Asked(G::any(self.game.view(&state, viewer)))));
            }
        }
        past
    }

    fn record(&self, fair: Fair, players: &[(Seat, String)], date: &str) -> Result<String, String> {
        let mut steps = self.made.iter().filter(|made| !made.taken_back);
        let luck = |made: &Made<G>| Scripted::new(made.luck.to_vec());
        let deal = steps.next().ok_or("the game has not begun")?;
        let mut recorder = Recorder::deal(self.game.clone(), &mut luck(deal), &mut Silent);
        for made in steps {
            let Some((seat, decision)) = made.by else { continue };
            recorder
                .play(seat, decision, &mut luck(made), &mut Silent)
                .map_err(|why| format!("the rules do not allow what was played: {why}"))?;
        }
        players.iter().for_each(|(seat, name)| recorder.note_player(*seat, name));
        recorder.note_fair(fair);
        recorder.note_date(date);
        Ok(recorder.record().to_json())
    }
}
