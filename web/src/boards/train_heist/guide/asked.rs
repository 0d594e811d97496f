//! Lessons about the reader's question: what can be done now, and what to consider.

use super::Lesson;
use crate::boards::Lesson as _;
use game::{Message, Seat};
use train_heist::{
    Ability, CardAbility, Decision, Question, SeenCowboy, SiteKind, Space, Square, Tile, View,
};

/// A question to the reader, with the reader's view.
#[derive(Clone, Copy, Debug)]
pub(super) struct Situation<'a> {
    view: &'a View,
    question: Question,
    seat: Seat,
    me: &'a SeenCowboy,
}

/// All lessons about questions, most pressing first.
const LESSONS: [Lesson; 36] = [
    Lesson::Answer,
    Lesson::Pay,
    Lesson::Place,
    Lesson::Hold,
    Lesson::Discard,
    Lesson::Escape,
    Lesson::Jail,
    Lesson::Rails,
    Lesson::Tunnel,
    Lesson::Actions,
    Lesson::Drop,
    Lesson::Loot,
    Lesson::Board,
    Lesson::Sheriff,
    Lesson::NotYet,
    Lesson::Carry,
    Lesson::Leave,
    Lesson::NextTown,
    Lesson::Jump,
    Lesson::Roof,
    Lesson::Walk,
    Lesson::Ride,
    Lesson::Mount,
    Lesson::Call,
    Lesson::Platform,
    Lesson::Flip,
    Lesson::Help,
    Lesson::Spend,
    Lesson::Sets,
    Lesson::Bullet,
    Lesson::Tiles,
    Lesson::Send,
    Lesson::Straight,
    Lesson::Spent,
    Lesson::Trade,
    Lesson::Wanted,
];

impl<'a> Situation<'a> {
    /// The question of a view to its viewer; `None` where the viewer is not asked.
    pub(super) fn of(view: &'a View) -> Option<Situation<'a>> {
        let seat = view.viewer.filter(|&seat| view.asked == Some(seat))?;
        Some(Situation { view, question: view.question?, seat, me: view.own()? })
    }

    /// The lessons that fit the question, most pressing first.
    pub(super) fn lessons(self) -> impl Iterator<Item = Lesson> {
        LESSONS.into_iter().filter(move |lesson| self.fits(*lesson))
    }

    /// Whether everything that a lesson says is true in this view.
    pub(super) fn fits(self, lesson: Lesson) -> bool {
        let fits = match self.question {
            Question::Answer => lesson == Lesson::Answer,
            Question::LootCards => lesson == Lesson::Pay,
            Question::Load | Question::Fill => lesson == Lesson::Place,
            Question::Hangman => lesson == Lesson::Hold,
            Question::Discard => lesson == Lesson::Discard,
            Question::Action if self.view.is_in_jail() => self.fits_prisoner(lesson),
            Question::Action => self.fits_action(lesson),
            _ => false,
        };
        fits && !exception(lesson).is_some_and(|ability| self.view.can(self.seat, ability))
    }

    fn fits_prisoner(self, lesson: Lesson) -> bool {
        match lesson {
            Lesson::Escape => self.may(|decision| decision == Decision::Escape),
            Lesson::Jail => self.may(|decision| decision == Decision::Search),
            _ => false,
        }
    }

    fn fits_action(self, lesson: Lesson) -> bool {
        let Situation { view, me, .. } = self;
        let site = view.game().edition().site(me.at).kind;
        let few = view.actions() <= 1;
        let later = view.turn_number() as usize > view.cowboys.len();
        match lesson {
            Lesson::Rails => view.actions() > 0 && view.next_rails().contains(&me.at),
            Lesson::Tunnel => view.actions() > 0 && self.nears_the_tunnel(),
            Lesson::Actions => view.actions() <= View::ACTIONS && self.steps().next().is_some(),
            Lesson::Drop => self.may(|decision| decision == Decision::Drop),
            Lesson::Loot => self.may(|decision| decision == Decision::Loot),
            Lesson::Board => !me.at.is_aboard() && self.boards_at().is_some(),
            Lesson::Sheriff => me.at.is_aboard(),
            Lesson::NotYet => {
                let robs = self.may(|decision| decision == Decision::Loot);
                view.actions() > 0 && !robs && me.loot.is_empty() && view.tops() != [None, None]
            }
            Lesson::Carry => me.at.is_aboard() && !me.loot.is_empty(),
            Lesson::Leave => site == SiteKind::Platform && self.leaves_to().is_some(),
            Lesson::NextTown => !me.at.is_aboard() && !me.loot.is_empty() && self.next_town().is_some(),
            Lesson::Jump => self.may(|decision| matches!(decision, Decision::Jump(_))),
            Lesson::Roof => site == SiteKind::Roof,
            Lesson::Walk => {
                me.riding.is_none() && !me.at.is_aboard() && self.steps().any(|to| !to.is_aboard())
            }
            Lesson::Ride => me.riding.is_some_and(|horse| self.may(|it| it == Decision::Horse(horse))),
            Lesson::Call => self.callable().is_some(),
            Lesson::Mount => self.may(|decision| matches!(decision, Decision::Mount(_))),
            Lesson::Platform => site == SiteKind::Platform && self.steps().next().is_some(),
            Lesson::Flip => {
                site == SiteKind::Junction && self.may(|decision| matches!(decision, Decision::Flip(_)))
            }
            Lesson::Help => self.partner(true).is_some(),
            Lesson::Spend => few && self.may(|decision| decision == Decision::SpendBullet),
            Lesson::Sets => few && self.may(is_set),
            Lesson::Bullet => few && self.may(|decision| decision == Decision::TakeBullet),
            Lesson::Tiles => me.loot.is_empty() && self.example().is_some(),
            Lesson::Send => {
                me.at.is_aboard() && self.may(|decision| decision == Decision::Play(CardAbility::Wild))
            }
            // Not where the same cards could pay for loot.
            Lesson::Straight => {
                self.may(|decision| decision == Decision::Play(CardAbility::Straight))
                    && !self.may(|decision| decision == Decision::Loot)
            }
            Lesson::Spent => view.actions() == 0 && !self.may(|decision| decision == Decision::SpendBullet),
            Lesson::Trade => later && self.partner(false).is_some(),
            Lesson::Wanted => later && !view.wanted.is_empty() && view.title_of(self.seat).is_none(),
            _ => false,
        }
    }

    /// The title of a lesson, with the arguments of all its messages.
    pub(super) fn title(self, lesson: Lesson) -> Message {
        let Situation { view, seat, me, .. } = self;
        let edition = view.game().edition();
        let mut title = lesson
            .title()
            .named("name", view.game().colour(seat).message_id())
            .phrase("at", &edition.site(me.at).at)
            .number("actions", view.actions().into())
            .number("speed", view.speed.into());
        let space = match lesson {
            Lesson::Board => self.boards_at(),
            Lesson::Leave => self.leaves_to(),
            Lesson::NextTown => self.next_town(),
            Lesson::Sheriff => Some(view.sheriff),
            Lesson::Call => self.callable(),
            _ => None,
        };
        if let Some(site) = space.map(|space| edition.site(space)) {
            title = title.phrase("space", &site.the).phrase("there", &site.at);
        }
        if let Some(seat) = self.partner(lesson == Lesson::Help) {
            title = title.named("who", view.game().colour(seat).message_id());
        }
        if let Some((square, tile)) = self.example() {
            let car = edition.site(edition.train.cars[square.car()]);
            title = title.said("tile", view.tile(tile)).phrase("car", &car.at);
        }
        match view.wanted.iter().next().map(|card| &edition.wanted[card.number()]) {
            Some(card) => title.phrase("title", &card.title).phrase("deed", &card.deed),
            None => title,
        }
    }

    fn may(self, what: impl Fn(Decision) -> bool) -> bool {
        self.view.legal.iter().any(|&decision| what(decision))
    }

    /// The spaces that the reader may move to.
    fn steps(self) -> impl Iterator<Item = Space> {
        self.view.legal.iter().filter_map(|decision| match decision {
            Decision::Move(to) => Some(*to),
            _ => None,
        })
    }

    /// A space aboard that the reader may move to, without the Sheriff.
    fn boards_at(self) -> Option<Space> {
        self.steps().find(|&to| to.is_aboard() && to != self.view.sheriff)
    }

    fn leaves_to(self) -> Option<Space> {
        self.steps().find(|to| !to.is_aboard())
    }

    /// The space of a horse without a rider that the reader may move.
    fn callable(self) -> Option<Space> {
        let rides = |horse| self.me.riding == Some(horse);
        self.view.legal.iter().find_map(|decision| match decision {
            Decision::Horse(horse) if !rides(*horse) => self.view.horses[*horse as usize],
            _ => None,
        })
    }

    /// The next town on the train's way as the switches lie; `None` in the final run, when the train may not get that far.
    fn next_town(self) -> Option<Space> {
        let towns = &self.view.game().edition().board.towns;
        let ahead = self.view.rails_ahead().take(Space::MAIN).filter(|_| !self.view.final_run);
        ahead.into_iter().find_map(|rail| towns.iter().find(|town| town.star == rail)).map(|town| town.space)
    }

    /// Whether the reader is on a roof that the train's next move takes into the tunnel, at the current speed.
    fn nears_the_tunnel(self) -> bool {
        let (view, edition) = (self.view, self.view.game().edition());
        if !edition.train.roofs.contains(self.me.at) {
            return false;
        }
        let ahead = view.train.iter().take(edition.section(self.me.at)).rev().copied();
        let mut rails = ahead.chain(view.next_rails()).take(view.speed.into());
        rails.any(|rail| edition.board.tunnel.contains(rail))
    }

    /// A tile on the train, as an example.
    fn example(self) -> Option<(Square, Tile)> {
        Square::ALL.into_iter().find_map(|square| Some((square, self.view.stacks[square.number()].top()?)))
    }

    /// A seat that the reader may trade with: one in jail if `jailed`, else one in the same space.
    fn partner(self, jailed: bool) -> Option<Seat> {
        self.view.legal.iter().find_map(|decision| match decision {
            Decision::Trade(seat) => Some(*seat).filter(|seat| {
                let there = self.view.cowboys.get(seat.number()).map(|cowboy| cowboy.at);
                if jailed { self.view.prisoners.contains(seat) } else { there == Some(self.me.at) }
            }),
            _ => None,
        })
    }
}

fn is_set(decision: Decision) -> bool {
    matches!(decision, Decision::Play(CardAbility::Pair | CardAbility::Three | CardAbility::Four))
}

/// The ability that makes a lesson false for its holder.
const fn exception(lesson: Lesson) -> Option<Ability> {
    match lesson {
        Lesson::Carry => Some(Ability::SecondLoot),
        Lesson::Discard | Lesson::Escape => Some(Ability::SixCards),
        Lesson::Jail => Some(Ability::FewerKeys),
        Lesson::Pay => Some(Ability::QuietWilds),
        Lesson::Roof => Some(Ability::LeaveFromRoof),
        Lesson::Sheriff => Some(Ability::UnseenOnPlatforms),
        Lesson::Spend => Some(Ability::DoubleBullet),
        Lesson::Walk | Lesson::Actions | Lesson::Spent => Some(Ability::FreeMove),
        _ => None,
    }
}
