//! Lessons about motions: the turns of other cowboys, events, and the train.

use super::Lesson;
use super::asked::Situation;
use crate::boards::{Lesson as _, Teacher};
use game::{Game, Message, Seat};
use train_heist::{EventCard, Motion, Space, TrainHeist, View};

/// Finds the lessons about motions for one reader. Keeps what earlier motions told of the turn and the engine.
#[derive(Debug)]
pub(super) struct Watcher<'a> {
    game: &'a TrainHeist,
    me: Seat,
    /// The seat whose turn it is.
    active: Option<Seat>,
    /// The space of the engine, once it has moved.
    engine: Option<Space>,
}

impl<'a> Watcher<'a> {
    pub(super) fn new(game: &'a TrainHeist, me: Seat) -> Watcher<'a> {
        Watcher { game, me, active: None, engine: None }
    }
}

impl Teacher for Watcher<'_> {
    type Game = TrainHeist;
    type Lesson = Lesson;

    fn welcome(&self) -> Message {
        let title = Lesson::Welcome.title().named("name", self.game.colour(self.me).message_id());
        title.number("goal", self.game.setup().goal.into())
    }

    fn of_question(view: &View) -> impl Iterator<Item = Lesson> {
        Situation::of(view).into_iter().flat_map(Situation::lessons)
    }

    fn title(view: &View, lesson: Lesson) -> Message {
        Situation::of(view).map_or_else(|| lesson.title(), |situation| situation.title(lesson))
    }

    fn sees(&mut self, motions: &[Motion]) -> Vec<(Lesson, Message)> {
        let mut found: Vec<(Lesson, Option<Seat>)> =
            motions.iter().filter_map(|motion| self.shows(*motion, motions)).collect();
        for motion in motions {
            match *motion {
                Motion::TurnBegins { seat } => self.active = Some(seat),
                Motion::TrainRolls { to } => found.extend(self.rolls(to).map(|lesson| (lesson, None))),
                Motion::EventIsPlayed { card } => found.extend(of_event(card).map(|lesson| (lesson, None))),
                _ => {}
            }
        }
        if let Some(seat) = self.active.filter(|seat| *seat != self.me) {
            found.push((Lesson::Watch, Some(seat)));
        }
        found.sort_by_key(|(lesson, _)| *lesson);
        if found.first().is_some_and(|(lesson, _)| *lesson == Lesson::End) {
            found.truncate(1);
        }
        found.into_iter().map(|(lesson, who)| (lesson, self.filled(lesson, motions, who))).collect()
    }
}

impl Watcher<'_> {
    /// The lesson about a motion, and the seat it is about. Some depend on the motions shown along with it.
    fn shows(&self, motion: Motion, along: &[Motion]) -> Option<(Lesson, Option<Seat>)> {
        let other = |seat: Seat| Some(seat).filter(|seat| *seat != self.me);
        let jailed = |seat| along.contains(&Motion::IsJailed { seat });
        let lesson = match motion {
            Motion::Ends => Lesson::End,
            Motion::IsJailed { seat } if seat == self.me => Lesson::Jailed,
            Motion::IsHit { seat } | Motion::IsSweptOff { seat } if seat == self.me => Lesson::Flat,
            Motion::SwitchesGo => Lesson::FinalRun,
            Motion::HangmanMoves => Lesson::Hangman,
            Motion::EarnsTitle { seat } => return Some((Lesson::Title, Some(seat))),
            Motion::SheriffGoes { .. } if along.iter().any(|it| matches!(it, Motion::Loots { .. })) => {
                Lesson::Lured
            }
            Motion::Loots { seat } if !jailed(seat) => return Some((Lesson::Robbed, Some(other(seat)?))),
            Motion::Delivers { seat } => return Some((Lesson::Delivered, Some(seat))),
            Motion::EventIsPlayed { .. } => Lesson::Event,
            Motion::SheriffGoes { .. } if along.iter().any(is_event) => Lesson::SheriffWalks,
            Motion::TileBoards { .. } => Lesson::Loaded,
            Motion::IsJailed { seat } => return Some((Lesson::Caught, Some(seat))),
            Motion::IsHit { seat } | Motion::IsSweptOff { seat } => return Some((Lesson::Hit, Some(seat))),
            Motion::HorseIsLost { .. } => Lesson::HorseLost,
            Motion::Escapes { seat } => return Some((Lesson::BrokeOut, Some(other(seat)?))),
            Motion::HorseGoes { seat, .. } => return Some((Lesson::Rides, Some(other(seat)?))),
            Motion::Goes { seat, to } if to.is_aboard() && !jailed(seat) => {
                return Some((Lesson::Maps, Some(seat)));
            }
            Motion::TrainStarts { .. } => Lesson::Rolled,
            _ => return None,
        };
        Some((lesson, None))
    }

    /// Follows the engine, and gives the lesson about its new space.
    fn rolls(&mut self, to: Space) -> Option<Lesson> {
        let board = &self.game.edition().board;
        let from = self.engine.replace(to);
        if board.wrap.contains(&to) && from.is_some_and(|from| from != to && board.wrap.contains(&from)) {
            return Some(Lesson::Edge);
        }
        self.game.edition().junction(to).map(|_| Lesson::Junction)
    }

    /// The title of a lesson, with the arguments of all its messages.
    fn filled(&self, lesson: Lesson, motions: &[Motion], who: Option<Seat>) -> Message {
        let edition = self.game.edition();
        let mut title = lesson
            .title()
            .named("name", self.game.colour(self.me).message_id())
            .number("goal", self.game.setup().goal.into())
            .number("knots", edition.knots.into());
        if let Some(who) = who {
            title = title.named("who", self.game.colour(who).message_id());
        }
        for motion in motions {
            match *motion {
                Motion::TrainStarts { spaces } => title = title.number("count", spaces.into()),
                Motion::EventIsPlayed { card } => {
                    if let Some(kind) = edition.event(card) {
                        title = title.phrase("event", &kind.name).phrase("text", &kind.text);
                    }
                }
                Motion::Goes { seat, to } if Some(seat) == who => {
                    title = title.phrase("at", &edition.site(to).at);
                }
                _ => {}
            }
        }
        title
    }
}

/// The lesson about a kind of event. The Sheriff's has none here: `shows` gives it for his own motion.
const fn of_event(card: EventCard) -> Option<Lesson> {
    match card {
        EventCard::SpeedUp => Some(Lesson::FullSteam),
        EventCard::Cherokee(_) => Some(Lesson::Territory),
        EventCard::TrackSwitched => Some(Lesson::TrackSwitched),
        EventCard::Sheriff(..) => None,
    }
}

fn is_event(motion: &Motion) -> bool {
    matches!(motion, Motion::EventIsPlayed { .. })
}
