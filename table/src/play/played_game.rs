//! A game with its history: the present state, and the steps that led to it.

use super::checkpoints::Checkpoints;
use super::{AnyPlay, AppliedStep, Audience, Experience, PlayedStep, Refused, ToldEvent};
use crate::history::History;
use crate::interned::Interned;
use bots::Level;
use catalog::{AnyMotion, AnyView, CatalogGame};
use game::record::{Record, RecordedStep, VERSION};
use game::{
    Asked, Choice, Fair, Game, GameEvent, GameRefusal, LuckRecorder, Message, Outcome, Quick, Scripted, Seat,
    SeatSet, Seeded, Viewer,
};
use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;

/// A game and its history. Copies share the history.
#[derive(Clone)]
pub(super) struct PlayedGame<G: CatalogGame> {
    game: Arc<G>,
    state: G::State,
    /// The state when something was last revealed, unless that is the present state. Nothing before it can be taken back.
    settled: Option<Box<G::State>>,
    /// The number of steps that led there.
    settled_steps: usize,
    question: u32,
    /// The number of steps that were not taken back.
    standing: u32,
    steps: History<HistoryStep<G>>,
    /// The numbers that chance gave, of all steps in order.
    luck: History<u32>,
    events: Interned<G::Event>,
    /// The index of each beat's first event.
    beats: History<u32>,
    checkpoints: Checkpoints<G::State>,
}

/// A step of the history.
#[derive(Clone)]
struct HistoryStep<G: Game> {
    /// The seat and its decision; none for the deal.
    by: Option<(Seat, G::Decision)>,
    /// How many numbers of `luck` belong to this step. A step that was taken back has none.
    luck: u32,
    events: Range<u32>,
    audience: Audience,
    /// The seats asked by the question that this step led to, if it revealed something.
    asks: SeatSet,
    /// The number of this step among those that were not taken back. It is final for a step that revealed something.
    number: u32,
    taken_back: bool,
}

impl<G: CatalogGame> PlayedGame<G> {
    pub(super) fn new(game: G) -> PlayedGame<G> {
        PlayedGame {
            state: game.blank(),
            game: Arc::new(game),
            settled: None,
            settled_steps: 0,
            question: 0,
            standing: 0,
            steps: History::default(),
            luck: History::default(),
            events: Interned::default(),
            beats: History::default(),
            checkpoints: Checkpoints::default(),
        }
    }

    fn dealt(&self) -> bool {
        !self.steps.is_empty()
    }

    /// The outcome, once the game is over.
    fn outcome(&self) -> Option<Outcome> {
        self.dealt().then(|| self.game.outcome(&self.state)).flatten()
    }

    /// Appends a step that leads from the present state to the next one.
    fn append(
        &mut self,
        by: Option<(Seat, G::Decision)>,
        luck: &[u32],
        events: Vec<G::Event>,
        next: G::State,
    ) -> AppliedStep {
        let changing = by.filter(|(seat, _)| self.asked().may_change.contains(*seat));
        let revealed = !luck.is_empty() || events.iter().any(|event| self.game.reveals(event));
        let audience = match changing {
            // Where choices are not sealed, all viewers know of the first answer, so they may know that it changes.
            Some((seat, _)) if G::SEALS && !revealed => Audience::Only(seat),
            _ => Audience::All,
        };
        self.checkpoints.part();
        luck.iter().for_each(|&number| self.luck.push(number));
        let first = self.events.len() as u32;
        for event in events {
            if event.starts_beat() {
                self.beats.push(self.events.len() as u32);
            }
            self.events.push(event);
        }
        let events = first..self.events.len() as u32;
        let before = std::mem::replace(&mut self.state, next);
        if revealed {
            self.settled = None;
            self.settled_steps = self.steps.len() + 1;
            self.checkpoints.offer(self.events.len(), &self.state);
        } else {
            self.settled.get_or_insert_with(|| Box::new(before));
        }
        self.standing += 1;
        let asked = self.game.asked(&self.state);
        self.steps.push(HistoryStep {
            by,
            luck: luck.len() as u32,
            events: events.clone(),
            audience,
            asks: if revealed { asked.awaits } else { SeatSet::EMPTY },
            number: self.standing,
            taken_back: false,
        });
        // A decision that cannot be changed any more closes its question, so that a form sent twice is not two decisions.
        let answered = by.is_some_and(|(seat, _)| !asked.may_change.contains(seat));
        self.question += u32::from(revealed || answered);
        AppliedStep { events, audience, revealed }
    }

    /// Checks and plays a decision.
    fn play(
        &mut self,
        seat: Seat,
        decision: G::Decision,
        luck: &mut Seeded,
    ) -> Result<PlayedStep, G::Refusal> {
        let mut next = self.state.clone();
        let (mut noted, mut events) = (LuckRecorder::new(luck), Vec::new());
        self.game.play(&mut next, seat, decision, &mut noted, &mut events)?;
        let step = RecordedStep::of(&*self.game, &next, Some((seat, decision)), noted.take(), &events);
        let over = self.game.outcome(&next).is_some();
        let applied = self.append(Some((seat, decision)), &step.luck, events, next);
        Ok(PlayedStep { step, applied, over })
    }

    /// The index of this seat's last step, if nothing has been revealed since.
    fn last_of(&self, seat: Seat) -> Option<usize> {
        let is_by = |past: &HistoryStep<G>| !past.taken_back && past.by.is_some_and(|(who, _)| who == seat);
        (self.settled_steps..self.steps.len()).rev().find(|&at| is_by(&self.steps[at]))
    }

    /// The state without one of the steps since something was last revealed, if all the others remain legal and the same.
    fn without(&self, at: usize) -> Option<G::State> {
        let mut state = self.settled.as_deref().unwrap_or(&self.state).clone();
        for number in self.settled_steps..self.steps.len() {
            let past = &self.steps[number];
            let Some((seat, decision)) = past.by.filter(|_| number != at && !past.taken_back) else {
                continue;
            };
            let mut events = Vec::new();
            self.game.play(&mut state, seat, decision, &mut Scripted::default(), &mut events).ok()?;
            if !events.iter().eq(self.events_of(past)) {
                return None;
            }
        }
        Some(state)
    }

    fn events_of(&self, past: &HistoryStep<G>) -> impl Iterator<Item = &G::Event> {
        self.events.range(past.events.start as usize..past.events.end as usize)
    }

    /// The state before this event, without steps that were taken back.
    fn state_before(&self, end: usize) -> G::State {
        let (begin, mut state) = self.checkpoints.before(end).unwrap_or_else(|| (0, self.game.blank()));
        self.apply_events(&mut state, begin..end);
        // A later step may be taken back, which would change this state.
        if end <= self.settled_events() {
            self.checkpoints.remember(end, &state);
        }
        state
    }

    /// The number of events that cannot be taken back.
    fn settled_events(&self) -> usize {
        self.settled_steps.checked_sub(1).map_or(0, |last| self.steps[last].events.end as usize)
    }

    /// Applies these events, without those of steps that were taken back.
    fn apply_events(&self, state: &mut G::State, range: Range<usize>) {
        let first = self.steps.partition_point(|past| past.events.end as usize <= range.start);
        let steps = self.steps.range(first..self.steps.len());
        for past in steps.take_while(|past| (past.events.start as usize) < range.end) {
            if !past.taken_back {
                let [begin, end] = [past.events.start, past.events.end].map(|event| event as usize);
                let events = begin.max(range.start)..end.min(range.end);
                self.events.range(events).for_each(|event| self.game.apply(state, event));
            }
        }
    }

    fn beat_of(&self, event: usize) -> usize {
        self.beats.partition_point(|&begin| begin as usize <= event).saturating_sub(1)
    }

    /// The range of a beat's events. Events before the first beat belong to it.
    fn events_in(&self, beat: usize) -> Range<usize> {
        let begin = |beat: usize| self.beats.get(beat).map(|&begin| begin as usize);
        let first = if beat == 0 { Some(0) } else { begin(beat) };
        first.unwrap_or(self.events.len())..begin(beat + 1).unwrap_or(self.events.len())
    }

    /// The beat of a step's last event.
    fn last_beat_of(&self, past: &HistoryStep<G>) -> usize {
        (past.events.end as usize).checked_sub(1).map_or(0, |event| self.beat_of(event))
    }
}

impl<G: CatalogGame> AnyPlay for PlayedGame<G> {
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

    fn is_open(&self) -> bool {
        self.game.is_open()
    }

    fn seals(&self) -> bool {
        G::SEALS
    }

    fn asked(&self) -> Asked {
        if self.dealt() { self.game.asked(&self.state) } else { Asked::NOBODY }
    }

    fn question(&self) -> u32 {
        self.question
    }

    fn can_take_back(&self, seat: Seat) -> bool {
        self.last_of(seat).is_some_and(|at| self.without(at).is_some())
    }

    fn deal(&mut self, luck: &mut Seeded) -> PlayedStep {
        let (mut noted, mut events) = (LuckRecorder::new(luck), Vec::new());
        let next = self.game.deal(&mut noted, &mut events);
        let step = RecordedStep::of(&*self.game, &next, None, noted.take(), &events);
        let over = self.game.outcome(&next).is_some();
        let applied = self.append(None, &step.luck, events, next);
        PlayedStep { step, applied, over }
    }

    fn decide(&mut self, seat: Seat, decision: &str, luck: &mut Seeded) -> Result<PlayedStep, Refused> {
        let refused = |why: G::Refusal| Refused { why: why.message(), rule: why.rule() };
        let decision = self.game.read(decision).map_err(refused)?;
        self.play(seat, decision, luck).map_err(refused)
    }

    fn bots_decide(&mut self, bots: &[(Seat, Level)], luck: &mut Seeded) -> Result<Vec<PlayedStep>, String> {
        let decide = |&(seat, level): &(Seat, Level)| {
            let mut chance = Quick::new(u64::from_le_bytes(crate::id::random()?));
            let view = self.game.view(&self.state, Viewer::Seat(seat));
            let decision = level.decide(&*self.game, seat, &view, &mut chance);
            let none = || format!("seat {} is asked but can decide nothing", self.game.seat_name(seat));
            Ok((seat, decision.ok_or_else(none)?))
        };
        let decisions = bots.iter().map(decide).collect::<Result<Vec<_>, String>>()?;
        let mut copy = self.clone();
        let played = decisions.into_iter().map(|(seat, decision)| {
            let refused = |why: G::Refusal| format!("a bot was refused by {}", why.rule());
            copy.play(seat, decision, luck).map_err(refused)
        });
        let played = played.collect::<Result<Vec<_>, String>>()?;
        *self = copy;
        Ok(played)
    }

    fn apply_step(&mut self, step: &RecordedStep) -> Result<AppliedStep, String> {
        let by = match (&step.seat, &step.decision) {
            (Some(seat), Some(decision)) if self.dealt() => {
                let seat = self.game.seat_named(seat).ok_or_else(|| format!("`{seat}` is no seat"))?;
                Some((seat, self.game.read(decision).map_err(|why| why.to_string())?))
            }
            (None, None) if !self.dealt() => None,
            _ => return Err("the first step is the deal, every other one a seat's decision".to_owned()),
        };
        let events = step.events.iter().map(|event| self.game.read_event(event));
        let events = events.collect::<Result<Vec<_>, String>>()?;
        let mut next = self.state.clone();
        events.iter().for_each(|event| self.game.apply(&mut next, event));
        if game::fingerprint(&*self.game, &next) != step.hash {
            return Err(format!("the state's hash is not {}", step.hash));
        }
        Ok(self.append(by, &step.luck, events, next))
    }

    fn take_back(&mut self, seat: Seat) -> Result<Audience, String> {
        let nothing = || format!("seat {} has nothing to take back", self.game.seat_name(seat));
        let at = self.last_of(seat).ok_or_else(nothing)?;
        let state = self.without(at).ok_or_else(nothing)?;
        // The step came after something was last revealed, so `settled` holds the state of that time.
        self.checkpoints.part();
        self.state = state;
        self.steps.change(at, |past| past.taken_back = true);
        self.standing -= 1;
        Ok(self.steps[at].audience)
    }

    fn beats(&self) -> usize {
        self.beats.len()
    }

    fn is_settled(&self, beat: usize) -> bool {
        self.beats.get(beat + 1).is_some_and(|&end| end as usize <= self.settled_events())
    }

    fn view(&self, viewer: Viewer, at: Option<usize>) -> AnyView {
        match at.and_then(|beat| self.beats.get(beat + 1)) {
            Some(&end) => G::any(self.game.view(&self.state_before(end as usize), viewer)),
            None => G::any(self.game.view(&self.state, viewer)),
        }
    }

    fn views(&self, viewer: Viewer, beat: usize) -> (Option<AnyView>, AnyView) {
        let end = |beat: usize| self.beats.get(beat + 1).map(|&end| end as usize);
        let Some(before) = beat.checked_sub(1).and_then(end) else {
            return (None, self.view(viewer, Some(beat)));
        };
        let mut state = self.state_before(before);
        let view_before = G::any(self.game.view(&state, viewer));
        let view = match end(beat) {
            Some(end) => {
                self.apply_events(&mut state, before..end);
                self.game.view(&state, viewer)
            }
            None => self.game.view(&self.state, viewer),
        };
        (Some(view_before), G::any(view))
    }

    fn asked_at(&self, at: usize) -> (usize, SeatSet) {
        let asks = |past: &&HistoryStep<G>| !past.taken_back && !past.asks.is_empty();
        let by_then = self.steps.partition_point(|past| self.last_beat_of(past) <= at);
        let last = self.steps.range(0..by_then).rfind(asks);
        let asked = last.or_else(|| self.steps.range(by_then..self.steps.len()).find(asks));
        asked.map_or((0, SeatSet::EMPTY), |past| (past.number as usize, past.asks))
    }

    fn steps(&self, first: usize) -> Vec<RecordedStep> {
        let mut state = self.game.blank();
        let mut luck = self.luck.iter().copied();
        let step = |past: &HistoryStep<G>| {
            let events: Vec<G::Event> = self.events_of(past).copied().collect();
            events.iter().for_each(|event| self.game.apply(&mut state, event));
            let luck = luck.by_ref().take(past.luck as usize).collect();
            RecordedStep::of(&*self.game, &state, past.by, luck, &events)
        };
        self.steps.iter().filter(|past| !past.taken_back).take(first).map(step).collect()
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
        G::decisions(&view).iter().map(|decision| self.game.write(*decision)).collect()
    }

    fn choices(&self, viewer: Viewer) -> Vec<Choice<String>> {
        let choices = G::choices(&self.game.view(&self.state, viewer)).into_iter();
        choices
            .map(|Choice { decision, label, group }| Choice {
                decision: self.game.write(decision),
                label,
                group,
            })
            .collect()
    }

    fn told(&self, event: usize, viewer: Viewer) -> Option<ToldEvent> {
        let fact = self.events.get(event)?;
        let message = self.game.told(fact, viewer)?;
        let motion = self.game.any_motion(fact);
        Some(ToldEvent {
            message,
            rule: fact.rule(&self.game),
            motion,
            beat: self.beat_of(event),
            starts_round: fact.starts_round(),
        })
    }

    fn told_in(&self, beat: usize, viewer: Viewer) -> Vec<ToldEvent> {
        let events = self.events_in(beat);
        let first = self.steps.partition_point(|past| past.events.end as usize <= events.start);
        let steps = self.steps.range(first..self.steps.len());
        let steps = steps.take_while(|past| (past.events.start as usize) < events.end);
        let heard = steps.filter(|past| past.audience.includes(viewer)).flat_map(|past| {
            events.start.max(past.events.start as usize)..events.end.min(past.events.end as usize)
        });
        heard.filter_map(|event| self.told(event, viewer)).collect()
    }

    // Motions of a decision that was taken back were seen; the questions that followed it are left out.
    fn experiences(&self, viewer: Viewer, until: usize) -> Vec<(usize, Experience)> {
        let mut state = self.game.blank();
        let mut experiences = Vec::new();
        for past in self.steps.iter() {
            let told = past.audience.includes(viewer);
            let events: Vec<usize> = (past.events.start as usize..past.events.end as usize).collect();
            for seen in events.chunk_by(|&one, &next| self.beat_of(one) == self.beat_of(next)) {
                let beat = seen.first().map_or(0, |&event| self.beat_of(event));
                if beat > until {
                    return experiences;
                }
                let motions = seen.iter().filter_map(|&event| self.game.any_motion(&self.events[event]));
                let motions: Vec<AnyMotion> = motions.filter(|_| told).collect();
                if !motions.is_empty() {
                    experiences.push((beat, Experience::Saw(motions)));
                }
                if !past.taken_back {
                    seen.iter().for_each(|&event| self.game.apply(&mut state, &self.events[event]));
                }
            }
            // Only viewers who know of the step are asked again: another question would reveal that a sealed choice changed.
            let asks = told && !past.taken_back;
            if asks && self.game.asked(&state).awaits.iter().any(|seat| viewer.is(seat)) {
                let beat = events.last().map_or(0, |&event| self.beat_of(event));
                experiences.push((beat, Experience::Asked(G::any(self.game.view(&state, viewer)))));
            }
        }
        experiences
    }

    fn record(&self, fair: Fair, players: &[(Seat, String)], date: &str) -> Result<String, String> {
        if !self.dealt() {
            return Err("the game has not begun".to_owned());
        }
        let players = players.iter().map(|(seat, name)| (self.game.seat_name(*seat), name.clone()));
        let record = Record::<G> {
            saloon: VERSION,
            game: G::ID.to_owned(),
            date: Some(date.to_owned()),
            players: players.collect::<BTreeMap<_, _>>(),
            setup: self.game.setup().clone(),
            fair: Some(fair),
            start: None,
            steps: self.steps(usize::MAX),
        };
        Ok(record.to_json())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use deck_goes_west::DeckGoesWest;
    use super_express::SuperExpress;
    use train_heist::TrainHeist;

    /// A game of random bots, deterministic.
    fn played<G: CatalogGame>(seats: u8) -> PlayedGame<G> {
        let mut played = PlayedGame::new(G::new(G::default_setup(seats)).unwrap());
        let (mut luck, mut chance) = (Seeded::new(7), Quick::new(11));
        played.deal(&mut luck);
        while let Some(seat) = played.asked().awaits.lowest().filter(|_| played.beats() < 1500) {
            let view = played.game.view(&played.state, Viewer::Seat(seat));
            let decision = Level::Random.decide(&*played.game, seat, &view, &mut chance).unwrap();
            assert!(played.play(seat, decision, &mut luck).is_ok());
        }
        played
    }

    fn moments_are_the_same_from_checkpoints_and_from_the_beginning<G: CatalogGame>(seats: u8) {
        let played = played::<G>(seats);
        let slow = PlayedGame { checkpoints: Checkpoints::default(), ..played.clone() };
        assert!(played.checkpoints.before(usize::MAX).is_some(), "{} is a short game", G::ID);
        for beat in 0..played.beats() {
            for viewer in [Viewer::Onlooker, Viewer::Seat(Seat::new(0))] {
                let view = slow.view(viewer, Some(beat));
                assert_eq!(played.view(viewer, Some(beat)), view, "beat {beat}");
                let before = beat.checked_sub(1).map(|before| slow.view(viewer, Some(before)));
                assert_eq!(played.views(viewer, beat), (before, view), "beat {beat}");
            }
        }
    }

    #[test]
    fn moments_of_super_express_come_from_checkpoints() {
        moments_are_the_same_from_checkpoints_and_from_the_beginning::<SuperExpress>(7);
    }

    #[test]
    fn moments_of_train_heist_come_from_checkpoints() {
        moments_are_the_same_from_checkpoints_and_from_the_beginning::<TrainHeist>(4);
    }

    #[test]
    fn moments_of_deck_goes_west_come_from_checkpoints() {
        moments_are_the_same_from_checkpoints_and_from_the_beginning::<DeckGoesWest>(3);
    }

    /// The memory of a long game with its history, and what it consists of.
    fn takes<G: CatalogGame>(seats: u8) -> (u64, String) {
        // Loads the edition, which is shared by all tables, before the measurement.
        drop(played::<G>(seats));
        let mut kept = None;
        let memory = allocation_counter::measure(|| {
            let played = played::<G>(seats);
            drop(played.views(Viewer::Onlooker, played.beats() / 2));
            kept = Some(played);
        });
        let kept = kept.expect("it was just played");
        let bytes = memory.bytes_current.unsigned_abs() + size_of::<PlayedGame<G>>() as u64;
        let (steps, events, luck) = (kept.steps.len(), kept.events.len(), kept.luck.len());
        let made_of = format!(
            "{bytes} bytes after {} beats: {steps} steps of {} bytes, {events} events ({} distinct) of {}, {luck} numbers, states of {}",
            kept.beats(),
            size_of::<HistoryStep<G>>(),
            kept.events.distinct(),
            size_of::<G::Event>(),
            size_of::<G::State>(),
        );
        (bytes, made_of)
    }

    #[test]
    fn a_loaded_game_is_small() {
        let games = [takes::<SuperExpress>(7), takes::<TrainHeist>(4), takes::<DeckGoesWest>(3)];
        assert!(games.iter().all(|(bytes, _)| *bytes <= 64 * 1024), "{games:#?}");
    }
}
