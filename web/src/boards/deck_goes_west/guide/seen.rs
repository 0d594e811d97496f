//! Lessons about motions: land that was turned up, dice, points, and the Night.

use super::Lesson;
use super::asked::Situation;
use crate::boards::{Lesson as _, Teacher};
use deck_goes_west::{DeckGoesWest, Motion, Terrain, View};
use game::{Message, Seat};

/// Finds the lessons about motions for one reader.
#[derive(Debug)]
pub(super) struct Watcher<'a> {
    game: &'a DeckGoesWest,
    me: Seat,
    /// Whether it is Night after the motions so far.
    night: bool,
}

impl<'a> Watcher<'a> {
    pub(super) fn new(game: &'a DeckGoesWest, me: Seat) -> Watcher<'a> {
        Watcher { game, me, night: false }
    }

    /// The lesson about a motion.
    fn shows(&self, motion: Motion) -> Option<Lesson> {
        Some(match motion {
            Motion::Ends => Lesson::End,
            Motion::DayBegins { number } if number == self.game.board().days => Lesson::LastDay,
            Motion::DayBegins { number } if number > 1 => Lesson::NewDay,
            Motion::NightFalls { .. } => Lesson::Night,
            Motion::BattleBegins { .. } if self.night => Lesson::Attacked,
            Motion::TileShows { tile } if self.game.edition().tile(tile).terrain == Terrain::BanditCamp => {
                Lesson::Camp
            }
            Motion::Scores { .. } => Lesson::Points,
            Motion::TileLeaves { .. } if self.night => Lesson::East,
            Motion::BanditsRide { .. } | Motion::CompassShows { .. } => Lesson::Rides,
            Motion::BanditDieShows { .. } => Lesson::Appear,
            Motion::GroupSplits { .. } => Lesson::Split,
            Motion::RowGets { .. } if self.night => Lesson::Row,
            Motion::SunMoves => Lesson::Sun,
            Motion::Rolls { .. } => Lesson::Dice,
            _ => return None,
        })
    }

    /// The title of a lesson, with the arguments that depend on no motion.
    fn title_of(&self, lesson: Lesson) -> Message {
        let (board, character) = (self.game.board(), self.game.character(self.me));
        lesson
            .title()
            .phrase("name", &character.name)
            .number("limit", character.hand_limit.into())
            .number("goal", board.score.into())
            .number("days", board.days.into())
    }

    /// The title of a lesson, with the arguments of all its messages.
    fn filled(&self, lesson: Lesson, motions: &[Motion]) -> Message {
        let mut title = self.title_of(lesson);
        let scores = motions.iter().map(|motion| match motion {
            Motion::Scores { count, .. } => i64::from(*count),
            _ => 0,
        });
        if lesson == Lesson::Points {
            return title.number("n", scores.sum());
        }
        for motion in motions {
            title = match *motion {
                Motion::DayBegins { number } => title.number("day", number.into()),
                Motion::BanditDieShows { number, .. } => return title.number("n", number.into()),
                Motion::TileShows { tile } if self.shows(*motion) == Some(Lesson::Camp) => {
                    title.phrase("tile", &self.game.edition().tile(tile).name)
                }
                Motion::Rolls { resource, .. } => title.named("resource", resource.name()),
                _ => title,
            };
        }
        title
    }
}

impl Teacher for Watcher<'_> {
    type Game = DeckGoesWest;
    type Lesson = Lesson;

    fn welcome(&self) -> Message {
        self.title_of(Lesson::Welcome)
    }

    fn sees(&mut self, motions: &[Motion]) -> Vec<(Lesson, Message)> {
        for motion in motions {
            match motion {
                Motion::NightFalls { .. } => self.night = true,
                Motion::DayBegins { .. } => self.night = false,
                _ => {}
            }
        }
        let mut found: Vec<Lesson> = motions.iter().filter_map(|motion| self.shows(*motion)).collect();
        found.sort();
        if found.first() == Some(&Lesson::End) {
            found.truncate(1);
        }
        found.into_iter().map(|lesson| (lesson, self.filled(lesson, motions))).collect()
    }

    fn of_question(view: &View) -> impl Iterator<Item = Lesson> {
        Situation::of(view).into_iter().flat_map(Situation::lessons)
    }

    fn title(view: &View, lesson: Lesson) -> Message {
        Situation::of(view).map_or_else(|| lesson.title(), |situation| situation.title(lesson))
    }
}
