//! Lessons about the reader's question: what can be done now, and what to consider.

use super::Lesson;
use crate::boards::Lesson as _;
use deck_goes_west::{
    Danger, Decision, Job, JobStep, Kind, Origin, Pile, Question, Resource, SeenHand, SeenPlayer, Source,
    View,
};
use game::{Message, Seat};

/// A question to the reader, with the reader's view.
#[derive(Clone, Copy, Debug)]
pub(super) struct Situation<'a> {
    view: &'a View,
    question: Question,
    seat: Seat,
    me: &'a SeenPlayer,
}

/// All lessons about questions, most pressing first.
const LESSONS: [Lesson; 27] = [
    Lesson::X,
    Lesson::Any,
    Lesson::Discard,
    Lesson::Scrap,
    Lesson::Telescope,
    Lesson::Exhaustion,
    Lesson::Pain,
    Lesson::Bought,
    Lesson::Load,
    Lesson::Go,
    Lesson::Tried,
    Lesson::Battle,
    Lesson::Evening,
    Lesson::FullHand,
    Lesson::Deadly,
    Lesson::Bandits,
    Lesson::Hungry,
    Lesson::Move,
    Lesson::Jobs,
    Lesson::Stock,
    Lesson::Danger,
    Lesson::Build,
    Lesson::Land,
    Lesson::Buy,
    Lesson::Ability,
    Lesson::Mission,
    Lesson::Pass,
];

impl<'a> Situation<'a> {
    /// The question of a view to its viewer; `None` where the viewer is not asked.
    pub(super) fn of(view: &'a View) -> Option<Situation<'a>> {
        let (seats, question) = view.question?;
        let seat = view.own().filter(|seat| seats.contains(*seat) && view.is_asked())?;
        Some(Situation { view, question, seat, me: view.players.get(seat.number())? })
    }

    /// The lessons that fit the question, most pressing first. Where no item has a job left to do, passing comes first.
    pub(super) fn lessons(self) -> impl Iterator<Item = Lesson> {
        let pass = (self.fits(Lesson::Pass) && !self.fits(Lesson::Jobs)).then_some(Lesson::Pass);
        pass.into_iter().chain(LESSONS.into_iter().filter(move |lesson| self.fits(*lesson)))
    }

    /// Whether everything that a lesson says is true in this view.
    fn fits(self, lesson: Lesson) -> bool {
        let placed = self.view.placing().map(|(_, card)| self.pile(card));
        match self.question {
            Question::Action => self.fits_action(lesson),
            Question::X => lesson == Lesson::X,
            Question::Pay | Question::Gain => lesson == Lesson::Any,
            Question::Discard => lesson == Lesson::Discard && self.chooses_item(),
            Question::Scrap => lesson == Lesson::Scrap,
            Question::Tile => lesson == Lesson::Telescope,
            Question::Place => match lesson {
                Lesson::Exhaustion => {
                    placed == Some(Pile::Danger(Danger::Exhaustion)) && self.view.night().is_some()
                }
                Lesson::Pain => placed == Some(Pile::Danger(Danger::Pain)),
                Lesson::Bought => placed == Some(Pile::Trade),
                _ => false,
            },
            Question::Load => lesson == Lesson::Load,
            Question::Go => lesson == Lesson::Go,
            Question::Tried => lesson == Lesson::Tried,
            Question::Battle => lesson == Lesson::Battle,
            Question::Items => lesson == Lesson::Evening,
            Question::FullHand => lesson == Lesson::FullHand,
            _ => false,
        }
    }

    fn fits_action(self, lesson: Lesson) -> bool {
        let limit = usize::from(self.view.game().character(self.seat).hand_limit);
        match lesson {
            Lesson::Deadly => self.danger() + 2 >= limit,
            Lesson::Bandits => self.bandits_here() > 0,
            Lesson::Hungry => self.me.stocks()[Resource::Food as usize] == 0,
            Lesson::Jobs => self.may(|source, _| self.is_card(source, true)),
            Lesson::Move => self.may(|_, job| job.steps.iter().any(|step| matches!(step, JobStep::Move(..)))),
            Lesson::Stock => true,
            Lesson::Danger => self.danger() > 0,
            Lesson::Build => {
                self.may(|_, job| job.steps.iter().any(|step| matches!(step, JobStep::Build(_))))
            }
            Lesson::Land => self.may(|source, _| source == Source::Land),
            Lesson::Ability => self.may(|source, _| source == Source::Ability),
            Lesson::Buy => self.view.legal.iter().any(|it| matches!(it, Decision::Buy { .. })),
            Lesson::Mission => self.may(|source, _| source == Source::Mission),
            Lesson::Pass => self.view.legal.contains(&Decision::Pass),
            _ => false,
        }
    }

    /// The title of a lesson, with the arguments of all its messages.
    pub(super) fn title(self, lesson: Lesson) -> Message {
        let game = self.view.game();
        let character = game.character(self.seat);
        let title = lesson
            .title()
            .phrase("name", &character.name)
            .number("limit", character.hand_limit.into())
            .number("danger", self.danger() as i64);
        match self.view.tries().and_then(|place| self.view.tile_at(place)) {
            Some(tile) => title.phrase("tile", &game.edition().tile(tile).name),
            None => title.named("tile", "tile-unknown"),
        }
    }

    /// Whether a legal decision does a job for which `what` holds.
    fn may(self, what: impl Fn(Source, &Job) -> bool) -> bool {
        let here = self.view.tile_at(self.me.at());
        self.view.legal.iter().any(|&decision| {
            let Decision::Do(source, number) = decision else { return false };
            let origin = match source {
                Source::Card(kind) => Some(Origin::Card(kind)),
                Source::Ability => Some(Origin::Ability),
                Source::Land => here.map(Origin::Land),
                Source::Mission => Some(Origin::Mission),
            };
            let jobs = origin.map(|origin| self.view.game().jobs(self.seat, origin));
            jobs.and_then(|jobs| jobs.get(usize::from(number))).is_some_and(|job| what(source, job))
        })
    }

    fn is_card(self, source: Source, item: bool) -> bool {
        matches!(source, Source::Card(kind) if self.pile(kind).is_item() == item)
    }

    fn pile(self, kind: Kind) -> Pile {
        self.view.game().edition().card(kind).pile
    }

    /// Whether every legal decision names an item.
    fn chooses_item(self) -> bool {
        let is_item = |it: &Decision| matches!(it, Decision::Card(kind) if self.pile(*kind).is_item());
        self.view.legal.iter().all(is_item)
    }

    /// The number of danger cards in hand.
    fn danger(self) -> usize {
        let (SeenHand::Open { cards, .. } | SeenHand::Closed { shown: cards, .. }) = &self.me.hand;
        cards.iter().filter(|(kind, _)| !self.pile(*kind).is_item()).map(|(_, count)| count).sum()
    }

    fn bandits_here(self) -> u16 {
        let here = self.view.map.iter().find(|seen| seen.place == self.me.at());
        here.map_or(0, |seen| seen.bandits)
    }
}
