//! The interrupt stack: each frame interrupts the frames below it.

use super::frame::{Battle, Dues, Gather, Happening, Held, JobLevel, JobRun, Movement, Trade};
use crate::land::Tiles;
use game::Seat;

/// Something that is going on, with its own data only.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum StackFrame {
    /// The action of a seat.
    Action(Seat),
    Trade(Trade),
    Movement(Movement),
    Battle(Battle),
    /// A job: the action itself, or part of a movement or battle.
    Job(JobRun),
    /// DW-COOP-01. The roll that a job has come to.
    Gather(Gather),
    /// DW-COOP-03. The job of a player who joins the roll.
    Join(JobRun),
    /// DW-DR-130. The event being carried out.
    Event(Happening),
    /// DW-EVENT-02. The event job that a seat does.
    EventJob(JobRun),
    /// Danger cards to take before anything else goes on.
    Dues(Dues),
    /// A card about to be placed.
    Placing(Held),
}

impl StackFrame {
    /// A frame interrupts all frames of lower rank; of each rank there is at most one.
    const fn rank(&self) -> usize {
        match self {
            StackFrame::Action(_) => 0,
            StackFrame::Trade(_) => 1,
            StackFrame::Movement(_) | StackFrame::Battle(_) => 2,
            StackFrame::Job(_) => 3,
            StackFrame::Gather(_) => 4,
            StackFrame::Join(_) => 5,
            StackFrame::Event(_) => 6,
            StackFrame::EventJob(_) => 7,
            StackFrame::Dues(_) => 8,
            StackFrame::Placing(_) => 9,
        }
    }
}

/// The number of ranks.
const DEPTH: usize = 10;

/// The frames from the bottom up, ordered by rank. `Copy`; slots above the top are `None`, so equal stacks have equal
/// bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Stack {
    frames: [Option<StackFrame>; DEPTH],
    depth: u8,
    /// DW-DR-130. The events queued behind the one being carried out.
    waiting: Queue,
    /// DW-DR-136. Railway tiles that the movement has entered for free since its pool last changed, without and with the
    /// wagon. Beside its frame, because these sets would double the size of every frame.
    pub(crate) followed: [Tiles; 2],
}

/// Generates getters and removers, one pair per kind of frame.
macro_rules! find {
    ($($frame:ident: $get:ident, $remove:ident -> $data:ty;)*) => {
        impl Stack {
            $(
                #[inline]
                pub(crate) fn $get(&self) -> Option<&$data> {
                    self.frames().rev().find_map(|frame| match frame {
                        StackFrame::$frame(data) => Some(data),
                        _ => None,
                    })
                }

                pub(crate) fn $remove(&mut self) -> Option<$data> {
                    let at = self.frames().rposition(|frame| matches!(frame, StackFrame::$frame(_)))?;
                    match self.remove(at) {
                        Some(StackFrame::$frame(data)) => Some(data),
                        _ => None,
                    }
                }
            )*
        }
    };
}

find! {
    Action: action, end_action -> Seat;
    Trade: trade, end_trade -> Trade;
    Movement: movement, end_movement -> Movement;
    Battle: battle, end_battle -> Battle;
    Job: job, end_job -> JobRun;
    Gather: gather, end_gather -> Gather;
    Join: join, end_join -> JobRun;
    Event: event, drop_event -> Happening;
    EventJob: event_job, end_event_job -> JobRun;
    Dues: dues, end_dues -> Dues;
    Placing: placing, end_placing -> Held;
}

/// Generates mutable getters, one per kind of frame.
macro_rules! change {
    ($($frame:ident: $get_mut:ident -> $data:ty;)*) => {
        impl Stack {
            $(
                #[inline]
                pub(crate) fn $get_mut(&mut self) -> Option<&mut $data> {
                    let frames = self.frames[..usize::from(self.depth)].iter_mut().rev().flatten();
                    frames.into_iter().find_map(|frame| match frame {
                        StackFrame::$frame(data) => Some(data),
                        _ => None,
                    })
                }
            )*
        }
    };
}

change! {
    Trade: trade_mut -> Trade;
    Movement: movement_mut -> Movement;
    Battle: battle_mut -> Battle;
    Job: job_mut -> JobRun;
    Gather: gather_mut -> Gather;
    Join: join_mut -> JobRun;
    Event: event_mut -> Happening;
    EventJob: event_job_mut -> JobRun;
}

impl Stack {
    /// The capacity for events: the one being carried out and the queued ones.
    pub(crate) const MOST_EVENTS: usize = 16;

    /// The stack without frames.
    pub(crate) const EMPTY: Stack =
        Stack { frames: [None; DEPTH], depth: 0, waiting: Queue::EMPTY, followed: [Tiles::NONE; 2] };

    /// The frame that is active; all frames below it wait.
    #[inline]
    pub(crate) const fn top(&self) -> Option<&StackFrame> {
        match self.depth {
            0 => None,
            depth => self.frames[depth as usize - 1].as_ref(),
        }
    }

    /// The frames from the bottom up.
    #[inline]
    pub(super) fn frames(&self) -> impl DoubleEndedIterator<Item = &StackFrame> + ExactSizeIterator {
        let frames = self.frames[..usize::from(self.depth)].iter();
        frames.map(|frame| frame.as_ref().expect("a frame is there, because it is below the top"))
    }

    /// Inserts a frame by its rank: above all frames that it interrupts, below those that must be done first. Replaces a
    /// frame of the same rank.
    pub(crate) fn push(&mut self, frame: StackFrame) {
        let above = self.frames().rev().take_while(|other| other.rank() > frame.rank()).count();
        let depth = usize::from(self.depth);
        let at = depth - above;
        if let Some(below) = at.checked_sub(1)
            && self.frames[below].is_some_and(|other| other.rank() == frame.rank())
        {
            self.frames[below] = Some(frame);
            return;
        }
        self.frames.copy_within(at..depth, at + 1);
        self.frames[at] = Some(frame);
        self.depth += 1;
    }

    fn remove(&mut self, at: usize) -> Option<StackFrame> {
        let depth = usize::from(self.depth);
        let frame = self.frames[at].take();
        self.frames[at..depth].rotate_left(1);
        self.depth -= 1;
        if let Some(StackFrame::Movement(_)) = frame {
            self.followed = [Tiles::NONE; 2];
        }
        frame
    }

    /// The running job of a level.
    #[inline]
    pub(crate) fn run(&self, level: JobLevel) -> Option<&JobRun> {
        match level {
            JobLevel::Main => self.job(),
            JobLevel::Join => self.join(),
            JobLevel::Event => self.event_job(),
        }
    }

    #[inline]
    pub(crate) fn run_mut(&mut self, level: JobLevel) -> Option<&mut JobRun> {
        match level {
            JobLevel::Main => self.job_mut(),
            JobLevel::Join => self.join_mut(),
            JobLevel::Event => self.event_job_mut(),
        }
    }

    /// The running jobs, from the top of the stack down.
    pub(crate) fn runs(&self) -> impl Iterator<Item = &JobRun> {
        self.frames().rev().filter_map(|frame| match frame {
            StackFrame::Job(run) | StackFrame::Join(run) | StackFrame::EventJob(run) => Some(run),
            _ => None,
        })
    }

    pub(crate) fn begin_run(&mut self, level: JobLevel, run: JobRun) {
        self.push(match level {
            JobLevel::Main => StackFrame::Job(run),
            JobLevel::Join => StackFrame::Join(run),
            JobLevel::Event => StackFrame::EventJob(run),
        });
    }

    pub(crate) fn end_run(&mut self, level: JobLevel) -> Option<JobRun> {
        match level {
            JobLevel::Main => self.end_job(),
            JobLevel::Join => self.end_join(),
            JobLevel::Event => self.end_event_job(),
        }
    }

    /// Sets the danger cards to take; removes the frame if there are none.
    #[inline]
    pub(crate) fn set_dues(&mut self, dues: Dues) {
        if dues.is_none() {
            self.end_dues();
        } else {
            self.push(StackFrame::Dues(dues));
        }
    }

    /// DW-DR-130. Carries out an event, or queues it behind others.
    pub(crate) fn happen(&mut self, happening: Happening) {
        if self.event().is_some() {
            self.waiting.push(happening);
        } else {
            self.push(StackFrame::Event(happening));
        }
    }

    /// DW-DR-130. Ends the event being carried out and begins the next in the queue.
    pub(crate) fn end_event(&mut self) {
        self.drop_event();
        if let Some(next) = self.waiting.pop() {
            self.push(StackFrame::Event(next));
        }
    }

    /// Removes all events, the queued ones included.
    pub(crate) fn drop_events(&mut self) {
        self.drop_event();
        self.waiting = Queue::EMPTY;
    }

    /// DW-DR-34. Ends an action at once, with everything that is part of it; its jobs are broken off before.
    pub(crate) fn break_action(&mut self) {
        self.end_action();
        self.end_trade();
        self.end_movement();
        self.end_battle();
        self.end_gather();
        self.drop_events();
    }

    /// The event being carried out, then the queued ones.
    pub(crate) fn events(&self) -> impl Iterator<Item = &Happening> {
        self.event().into_iter().chain(self.waiting.0.iter().flatten())
    }

    /// Is the queue full?
    pub(crate) const fn is_full_of_events(&self) -> bool {
        self.waiting.0[Queue::LENGTH - 1].is_some()
    }
}

/// Queued events, the next one first.
///
/// Cannot overflow in play: only a reveal can happen within an event, and at most twelve tiles are in sight.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Queue([Option<Happening>; Queue::LENGTH]);

impl Queue {
    const LENGTH: usize = Stack::MOST_EVENTS - 1;
    const EMPTY: Queue = Queue([None; Queue::LENGTH]);

    /// Adds an event at the end, unless the queue is full.
    fn push(&mut self, happening: Happening) {
        if let Some(free) = self.0.iter_mut().find(|place| place.is_none()) {
            *free = Some(happening);
        }
    }

    fn pop(&mut self) -> Option<Happening> {
        let first = self.0[0].take();
        self.0.rotate_left(1);
        first
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::edition::{Kind, Tile};
    use crate::job::{Resource, Trigger};
    use crate::state::frame::{BattleStage, MoveStage, Origin, TradeStage};
    use crate::state::{NO_RECORD, State, Tabletop};
    use crate::{DeckGoesWest, Setup};
    use game::{BySeat, Game, Luck, Quick, SeatSet, Silent};

    const SEAT: Seat = Seat::FIRST;

    fn trade() -> Trade {
        Trade {
            sides: [SEAT, Seat::new(1)],
            stage: TradeStage::Asking,
            round: 1,
            taken_back: 0,
            goods: [[0; 4]; 2],
        }
    }

    fn dues() -> Dues {
        let mut dues = Dues::NONE;
        dues.pain[SEAT] = 1;
        dues
    }

    fn happening(column: i8) -> Happening {
        Happening {
            trigger: Trigger::Reveal,
            causers: SeatSet::only(SEAT),
            column,
            record: NO_RECORD,
            moved_west: false,
            scores: true,
            x: 0,
            times: 1,
            job: 0,
            done: SeatSet::EMPTY,
        }
    }

    /// One frame of every kind.
    fn every_kind() -> [StackFrame; 11] {
        let run = JobRun {
            seat: SEAT,
            origin: Origin::Ability,
            job: 0,
            at: 0,
            x: Some(0),
            left: None,
            floor: Kind::new(0),
        };
        let movement =
            Movement { mover: SEAT, payer: SEAT, pool: [0; 3], tickets: [0; 8], stage: MoveStage::Going };
        let battle = Battle {
            tile: Tile::new(0),
            by_bandits: true,
            first: SEAT,
            stage: BattleStage::Fought,
            attack_dice: 0,
            hits: 0,
            defence_dice: 0,
            saves: 0,
            attackers: SeatSet::EMPTY,
        };
        let gather = Gather {
            seat: SEAT,
            resource: Resource::Food,
            dice: BySeat::all(0),
            unasked: SeatSet::EMPTY,
            invited: SeatSet::EMPTY,
            joined: SeatSet::EMPTY,
        };
        [
            StackFrame::Action(SEAT),
            StackFrame::Trade(trade()),
            StackFrame::Movement(movement),
            StackFrame::Battle(battle),
            StackFrame::Job(run),
            StackFrame::Gather(gather),
            StackFrame::Join(run),
            StackFrame::Event(happening(1)),
            StackFrame::EventJob(run),
            StackFrame::Dues(dues()),
            StackFrame::Placing(Held { seat: SEAT, kind: Kind::new(0), bought: None }),
        ]
    }

    #[test]
    fn an_action_goes_under_the_trade_it_was_asked_for_in() {
        let mut stack = Stack::EMPTY;
        stack.push(StackFrame::Trade(trade()));
        stack.push(StackFrame::Action(SEAT));
        assert_eq!(stack.top(), Some(&StackFrame::Trade(trade())));
        assert_eq!(stack.end_trade(), Some(trade()));
        assert_eq!(stack.top(), Some(&StackFrame::Action(SEAT)));
    }

    #[test]
    fn an_event_waits_until_danger_is_taken_and_those_behind_it_wait_for_it() {
        let mut stack = Stack::EMPTY;
        stack.set_dues(dues());
        stack.happen(happening(1));
        stack.happen(happening(2));
        assert_eq!(stack.top(), Some(&StackFrame::Dues(dues())));
        stack.set_dues(Dues::NONE);
        assert_eq!(stack.top(), Some(&StackFrame::Event(happening(1))));
        stack.end_event();
        assert_eq!(stack.top(), Some(&StackFrame::Event(happening(2))));
        stack.end_event();
        assert_eq!(stack, Stack::EMPTY);
    }

    #[test]
    fn frames_are_ordered_however_they_are_pushed() {
        let mut luck = Quick::new(5);
        for _ in 0..1_000 {
            let mut stack = Stack::EMPTY;
            for _ in 0..40 {
                let kinds = every_kind();
                stack.push(kinds[luck.below(kinds.len() as u32) as usize]);
                let ranks: Vec<usize> = stack.frames().map(StackFrame::rank).collect();
                assert!(ranks.is_sorted_by(|below, above| below < above), "{ranks:?}");
                if luck.below(3) == 0 {
                    stack.remove(luck.below(stack.depth.into()) as usize);
                }
            }
        }
    }

    #[test]
    fn a_cached_question_makes_no_two_states_different() {
        let game = DeckGoesWest::new(Setup::default()).unwrap();
        let state = game.deal(&mut Quick::new(1), &mut Silent);
        assert!(state.asked.is_some());
        let tabletop: Tabletop = *state;
        assert_eq!(state, State::from(tabletop));
    }
}
