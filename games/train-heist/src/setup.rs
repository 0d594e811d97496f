//! The set-up of a game.

use crate::TrainHeist;
use crate::edition::Edition;
use crate::refusal::Refusal;
use game::{HouseRule as _, Message, RuleId};
use serde::{Deserialize, Serialize};
use std::{fmt, ops::RangeInclusive};

/// The colour of a cowboy, and of the seat that leads it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "names")]
pub enum Colour {
    Red,
    Green,
    Yellow,
    Blue,
}

impl Colour {
    /// TH-COMP-04. All four, in a fixed order.
    pub const ALL: [Colour; 4] = [Colour::Red, Colour::Green, Colour::Yellow, Colour::Blue];

    /// Its word in notation.
    pub const fn word(self) -> &'static str {
        match self {
            Colour::Red => "red",
            Colour::Green => "green",
            Colour::Yellow => "yellow",
            Colour::Blue => "blue",
        }
    }

    /// The id of the message that names the cowboy.
    pub const fn message_id(self) -> &'static str {
        match self {
            Colour::Red => "cowboy-red",
            Colour::Green => "cowboy-green",
            Colour::Yellow => "cowboy-yellow",
            Colour::Blue => "cowboy-blue",
        }
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// The mode of a game: who wins, and by what.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// TH-END-05. All win or lose together.
    #[default]
    Cooperative,
    /// TH-SOLO-01. One person leads all cowboys; the rules are those of the cooperative game.
    Solitaire,
    /// TH-VARIANT-01. No goal: the team plays until the end, and its score is kept.
    ScoreChallenge,
    /// TH-VERSUS-01. Every player plays alone.
    Versus,
}

impl Mode {
    /// All four, in a fixed order.
    pub const ALL: [Mode; 4] = [Mode::Cooperative, Mode::Solitaire, Mode::ScoreChallenge, Mode::Versus];

    /// Its word in notation.
    pub const fn word(self) -> &'static str {
        match self {
            Mode::Cooperative => "cooperative",
            Mode::Solitaire => "solitaire",
            Mode::ScoreChallenge => "score-challenge",
            Mode::Versus => "versus",
        }
    }

    /// The id of the message that describes the mode.
    pub const fn message_id(self) -> &'static str {
        match self {
            Mode::Cooperative => "mode-cooperative",
            Mode::Solitaire => "mode-solitaire",
            Mode::ScoreChallenge => "mode-score-challenge",
            Mode::Versus => "mode-versus",
        }
    }

    /// TH-SETUP-14. Does the set-up need a goal?
    pub const fn has_goal(self) -> bool {
        matches!(self, Mode::Cooperative | Mode::Solitaire)
    }
}

/// What the players agree on before the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// The cowboys, by seat, clockwise.
    pub seats: Vec<Colour>,
    /// The mode.
    pub mode: Mode,
    /// TH-SETUP-14. The number of tiles to deliver.
    pub goal: u8,
    /// TH-VARIANT-02. The number of Event Cards removed beyond those of the rules, for a shorter or harder game.
    pub fewer_events: u8,
    /// TH-SETUP-16. The number of Wanted Cards laid out: five, or fewer for a first game.
    pub wanted_cards: u8,
    /// TH-RU-81. The first player; `None` to let chance decide.
    pub first: Option<Colour>,
    /// The house rules in force.
    pub options: Options,
    /// The id of the edition.
    pub edition: String,
}

impl Default for Setup {
    /// Three cowboys for twelve tiles, without Wanted Cards: the default of scenarios.
    fn default() -> Setup {
        Setup {
            seats: vec![Colour::Red, Colour::Green, Colour::Yellow],
            mode: Mode::Cooperative,
            goal: 12,
            fewer_events: 0,
            wanted_cards: 0,
            first: None,
            options: Options::default(),
            edition: Edition::BUILT_IN.to_owned(),
        }
    }
}

impl Setup {
    /// TH-SETUP-16. The default number of Wanted Cards.
    pub const WANTED: u8 = 5;
    /// TH-RU-91. The limit of Event Cards removed beyond those of the rules.
    pub const FEWER_EVENTS: u8 = 10;

    /// TH-VARIANT-03, TH-RU-91. The suggested goal with this many more Event Cards removed.
    pub fn suggested_goal(goal: u8, fewer_events: u8) -> u8 {
        goal.saturating_sub(fewer_events / 2).max(5)
    }

    /// TH-VARIANT-01. What makes a score incomparable with the usual ones: a shorter game, other Wanted Cards, house rules,
    /// another edition. Colours and the first player do not.
    pub(crate) fn handicaps(&self, edition: &'static Edition) -> Vec<Message> {
        let fewer = Message::new("agreed-fewer").number("count", self.fewer_events.into());
        let wanted = match self.wanted_cards {
            0 => Message::new("agreed-no-wanted"),
            cards => Message::new("agreed-wanted").number("count", cards.into()),
        };
        let other = Message::new("agreed-edition").phrase("edition", &edition.name);
        let agreed = [
            (self.fewer_events > 0, fewer),
            (self.wanted_cards != Setup::WANTED, wanted),
            (self.edition != Edition::BUILT_IN, other),
        ];
        let agreed = agreed.into_iter().filter_map(|(differs, message)| differs.then_some(message));
        agreed.chain(self.options.iter().map(|rule| Message::new(rule.message_id()))).collect()
    }

    /// TH-SETUP-14, TH-RU-91. The goals that this set-up allows.
    pub fn goals(&self) -> RangeInclusive<u8> {
        let lowest = if self.fewer_events > 0 { 5 } else { 10 };
        lowest..=20
    }

    /// A goal with its difficulty, by the zones of the edition, which must be registered.
    pub fn zoned(&self, goal: u8) -> Message {
        let edition = Edition::named(&self.edition)
            .expect("goals are shown for editions that were chosen from the registered ones");
        let [medium, hard] = edition.zones;
        let zone = match goal {
            _ if goal < 10 => "zone-short",
            _ if goal < medium => "zone-easy",
            _ if goal < hard => "zone-medium",
            _ => "zone-hard",
        };
        Message::new("setup-goal-zone").number("goal", goal.into()).named("zone", zone)
    }

    /// TH-COMP-06, TH-SETUP-01, TH-SETUP-14, TH-RU-80, TH-RU-91. Checks that the set-up can be played; returns its edition.
    pub(crate) fn check(&self) -> Result<&'static Edition, Refusal> {
        if !(2..=4).contains(&self.seats.len()) {
            return Err(Refusal::SeatCount(self.seats.len()));
        }
        if let Some((_, &colour)) =
            self.seats.iter().enumerate().find(|(at, colour)| self.seats[..*at].contains(colour))
        {
            return Err(Refusal::ColourTaken(colour));
        }
        let goals = self.goals();
        if self.mode.has_goal() && !goals.contains(&self.goal) {
            return Err(Refusal::Goal { goal: self.goal, lowest: *goals.start() });
        }
        if self.fewer_events > Setup::FEWER_EVENTS {
            return Err(Refusal::FewerEvents(self.fewer_events));
        }
        if self.wanted_cards > Setup::WANTED {
            return Err(Refusal::WantedCount(self.wanted_cards));
        }
        if let Some(first) = self.first.filter(|first| !self.seats.contains(first)) {
            return Err(Refusal::FirstNotSeated(first));
        }
        Edition::named(&self.edition).ok_or_else(|| Refusal::UnknownEdition(self.edition.clone()))
    }
}

/// A ruling that a table may reverse.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum HouseRule {
    /// TH-RU-02, reversed: a Wanted ability works from the moment it is earned.
    TitlesAtOnce,
    /// TH-RU-18, reversed: the Sheriff takes the one step he can of two.
    SheriffGoesAsFarAsHeCan,
    /// TH-RU-32, reversed: of two tiles just one may be dropped off.
    DropOffOneByOne,
    /// TH-RU-50, reversed: the speed is its base plus the number of prisoners.
    SpeedByPrisoners,
}

impl HouseRule {
    /// All four, in a fixed order.
    pub const ALL: [HouseRule; 4] = [
        HouseRule::TitlesAtOnce,
        HouseRule::SheriffGoesAsFarAsHeCan,
        HouseRule::DropOffOneByOne,
        HouseRule::SpeedByPrisoners,
    ];
}

impl game::HouseRule for HouseRule {
    type Of = TrainHeist;
    const EVERY: &'static [HouseRule] = &HouseRule::ALL;

    #[inline]
    fn number(self) -> u8 {
        self as u8
    }

    fn name(self) -> &'static str {
        match self {
            HouseRule::TitlesAtOnce => "titles_at_once",
            HouseRule::SheriffGoesAsFarAsHeCan => "sheriff_goes_as_far_as_he_can",
            HouseRule::DropOffOneByOne => "drop_off_one_by_one",
            HouseRule::SpeedByPrisoners => "speed_by_prisoners",
        }
    }

    fn ruling(self) -> RuleId {
        RuleId(match self {
            HouseRule::TitlesAtOnce => "TH-RU-02",
            HouseRule::SheriffGoesAsFarAsHeCan => "TH-RU-18",
            HouseRule::DropOffOneByOne => "TH-RU-32",
            HouseRule::SpeedByPrisoners => "TH-RU-50",
        })
    }

    fn message_id(self) -> &'static str {
        match self {
            HouseRule::TitlesAtOnce => "house-titles-at-once",
            HouseRule::SheriffGoesAsFarAsHeCan => "house-sheriff-goes-as-far-as-he-can",
            HouseRule::DropOffOneByOne => "house-drop-off-one-by-one",
            HouseRule::SpeedByPrisoners => "house-speed-by-prisoners",
        }
    }
}

/// The house rules in force.
pub type Options = game::Options<HouseRule>;
