//! The bodies of API requests and responses. Their doc comments are part of the OpenAPI description.

use bots::Level;
use game::{Blank, Message, Viewer};
use serde::{Deserialize, Serialize, Serializer};
use serde_json::Value;
use table::{Clock, HighScore, Line, Phase, Secret, Sight, Spoken, TableId};
use utoipa::{IntoParams, ToSchema};

/// A code that nobody has, and what the server publishes before anybody adds to its luck.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Reservation {
    /// The code.
    #[schema(value_type = String)]
    pub(crate) table: TableId,
    /// The hash of what the server thought of for the luck.
    pub(crate) commitment: String,
}

/// A table that should be opened.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Open {
    /// A reserved code; needed where people sit down at once, so that the server commits itself before they add to the luck.
    #[schema(value_type = Option<String>)]
    pub(crate) table: Option<TableId>,
    /// People who sit down at once. When all seats are taken the game begins.
    #[serde(default)]
    pub(crate) people: Vec<Sit>,
    /// Bots that sit down at once.
    #[serde(default)]
    pub(crate) bots: Vec<SeatBot>,
    /// Which game: `super-express`.
    pub(crate) game: String,
    /// How many play; needed where `setup` is not given.
    pub(crate) seats: Option<u8>,
    /// What it is played with, in full: as in records.
    #[schema(value_type = Option<Object>)]
    pub(crate) setup: Option<Value>,
    /// How long people may think: `"none"`, `{"live": 60}` seconds, `{"days": 2}`.
    #[serde(default)]
    #[schema(value_type = Object)]
    pub(crate) clock: Clock,
    /// How well a bot plays that stands in for a person who is away: `random`, `greedy`.
    #[serde(rename = "minder")]
    #[schema(value_type = Option<String>)]
    pub(crate) stand_in: Option<Level>,
    /// May people chat?
    pub(crate) chat: Option<bool>,
    /// Does the lobby show it?
    pub(crate) listed: Option<bool>,
}

/// A table that was opened.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Opened {
    /// Its code.
    #[schema(value_type = String)]
    pub(crate) table: TableId,
    /// The host's key.
    #[schema(value_type = String)]
    pub(crate) host_key: Secret,
    /// The hash of what the server thought of for the luck.
    pub(crate) commitment: String,
    /// What notation calls the seats.
    pub(crate) seats: Vec<String>,
    /// The people who sat down at once, in their order.
    pub(crate) people: Vec<Seated>,
}

/// Somebody who wants to sit down.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Sit {
    /// Which seat, by its name in notation; any free one if none is named.
    pub(crate) seat: Option<String>,
    /// What to call them.
    pub(crate) name: String,
    /// What they add to the luck: anything.
    #[serde(default)]
    pub(crate) entropy: String,
}

/// Somebody who sits.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Seated {
    /// Where, by the seat's name in notation.
    pub(crate) seat: String,
    /// The key to the seat. Whoever has it plays for it.
    #[schema(value_type = String)]
    pub(crate) key: Secret,
}

/// A bot that should sit down.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SeatBot {
    /// Which seat, by its name in notation.
    pub(crate) seat: String,
    /// How well it should play: `random`, `greedy`.
    #[schema(value_type = String)]
    pub(crate) level: Level,
}

/// A decision.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Decide {
    /// Which question it answers.
    pub(crate) question: u32,
    /// What, in the game's notation: `plan mts`.
    pub(crate) decision: String,
}

/// Something to say.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Say {
    /// What.
    pub(crate) text: String,
}

/// Somebody who should go.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Kick {
    /// Their seat, by its name in notation.
    pub(crate) seat: String,
}

/// Which tables.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Which {
    /// `open` (people may sit down), `running` or `finished`.
    #[serde(default = "Which::open")]
    pub(crate) list: String,
}

impl Which {
    fn open() -> String {
        "open".to_owned()
    }
}

/// Where to read on.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct From {
    /// The number of the first line wanted.
    #[serde(default)]
    pub(crate) from: usize,
    /// Sentences in this language, too: `en`, `pt-BR`.
    pub(crate) lang: Option<String>,
}

/// A table in a list.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Listed {
    /// Its code.
    #[schema(value_type = String)]
    pub(crate) table: TableId,
    /// Which game.
    pub(crate) game: String,
    /// `gathering`, `playing`, `over` or `closed`.
    #[schema(value_type = String)]
    pub(crate) phase: Phase,
    /// Who has the seats: a name, `bot:greedy`, or null.
    pub(crate) seats: Vec<Option<String>>,
}

/// Scores that are compared with each other.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ScoreList {
    /// How many seats the teams had.
    pub(crate) seats: usize,
    /// Something was agreed on that makes points easier or harder to get than usual.
    pub(crate) changed_rules: bool,
    /// The best ones: the higher score first, and of equal ones the earlier.
    pub(crate) best: Vec<ScoreFacts>,
}

/// A score.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ScoreFacts {
    /// 1 is the best.
    pub(crate) place: usize,
    /// How many points.
    pub(crate) score: u32,
    /// Who reached it: names, or `bot:greedy`. Somebody who had several seats is named once.
    pub(crate) team: Vec<String>,
    /// When, in milliseconds since 1970.
    pub(crate) at: u64,
    /// The table, with its record.
    #[schema(value_type = String)]
    pub(crate) table: TableId,
    /// What was agreed, where the rules were changed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    pub(crate) setup: Option<Value>,
}

/// A table, without the game on it.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct TableFacts {
    /// Its code.
    #[schema(value_type = String)]
    pub(crate) table: TableId,
    /// Which game.
    pub(crate) game: String,
    /// What it is played with.
    #[schema(value_type = Object)]
    pub(crate) setup: Value,
    /// `gathering`, `playing`, `over` or `closed`.
    #[schema(value_type = String)]
    pub(crate) phase: Phase,
    /// The seats.
    pub(crate) seats: Vec<SeatFacts>,
    /// How long people may think.
    #[schema(value_type = Object)]
    pub(crate) clock: Clock,
    /// The hash of what the server thought of for the luck.
    pub(crate) commitment: String,
    /// What it was, once the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    pub(crate) secret: Option<Secret>,
}

/// A seat.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct SeatFacts {
    /// Its name in notation.
    pub(crate) seat: String,
    /// The person's name.
    pub(crate) name: Option<String>,
    /// How well the bot plays that has it.
    #[schema(value_type = Option<String>)]
    pub(crate) bot: Option<Level>,
    /// A bot stands in for the person.
    #[serde(rename = "minded")]
    pub(crate) has_stand_in: bool,
    /// The table waits for it.
    pub(crate) awaited: bool,
    /// It has sealed a choice.
    pub(crate) sealed: bool,
    /// Until when it must decide, in milliseconds since 1970.
    pub(crate) deadline: Option<u64>,
}

/// What is asked.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub(crate) struct AskedNow {
    /// An answer names this number.
    pub(crate) question: u32,
    /// Nothing goes on without an answer of these.
    pub(crate) awaits: Vec<String>,
    /// These have sealed a choice and may still change it.
    pub(crate) sealed: Vec<String>,
    /// `gathering`, `playing`, `over` or `closed`.
    #[schema(value_type = String)]
    pub(crate) phase: Phase,
}

/// The game through one viewer's eyes.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ViewFacts {
    /// Your seat; null for onlookers.
    pub(crate) you: Option<String>,
    /// What is asked.
    #[serde(flatten)]
    pub(crate) asked: AskedNow,
    /// Can you take your last decision back?
    pub(crate) can_take_back: bool,
    /// How many beats there have been.
    pub(crate) beats: usize,
    /// What you may know, in the words of the game's notation; null before the deal. `legal` is what you may decide.
    #[schema(value_type = Option<Object>)]
    pub(crate) view: Option<catalog::AnyView>,
}

/// Something you were told.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct LineFacts {
    /// Its number among all you were told.
    pub(crate) number: usize,
    /// In which beat.
    pub(crate) beat: usize,
    /// The message.
    pub(crate) message: &'static str,
    /// What fills its blanks.
    #[schema(value_type = Object)]
    #[serde(serialize_with = "in_order")]
    pub(crate) blanks: Vec<(&'static str, Blank)>,
    /// The rule that made it happen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) rule: Option<&'static str>,
    /// In words, where a language was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) sentence: Option<String>,
}

/// Why something was not done. Nothing has changed.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Problem {
    /// Which reason.
    pub(crate) error: String,
    /// The reason in words.
    pub(crate) sentence: String,
    /// The rule of the game that stands against it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) rule: Option<String>,
}

/// It was done, and is kept.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Well {
    /// Always true.
    pub(crate) done: bool,
}

impl TableFacts {
    pub(crate) fn of(sight: &Sight) -> TableFacts {
        let seats = sight.seats.iter().map(|seat| SeatFacts {
            seat: seat.label.clone(),
            name: seat.name.clone(),
            bot: seat.bot,
            has_stand_in: seat.has_stand_in,
            awaited: seat.awaited,
            sealed: seat.sealed,
            deadline: seat.deadline.map(|deadline| deadline.0.0),
        });
        TableFacts {
            table: sight.table,
            game: sight.game.name().to_owned(),
            setup: sight.setup.clone(),
            phase: sight.phase,
            seats: seats.collect(),
            clock: sight.options.clock,
            commitment: sight.commitment.clone(),
            secret: sight.revealed,
        }
    }
}

impl ScoreFacts {
    pub(crate) fn of(place: usize, high: HighScore) -> ScoreFacts {
        let (table, scored) = (high.table, high.scored);
        ScoreFacts {
            place,
            score: scored.points,
            team: scored.team,
            at: scored.at.0,
            table,
            setup: scored.setup,
        }
    }
}

impl ViewFacts {
    pub(crate) fn of(sight: Sight, asked: AskedNow) -> ViewFacts {
        let you = match sight.viewer {
            Viewer::Seat(seat) => sight.seats.get(seat.number()).map(|seat| seat.label.clone()),
            Viewer::Onlooker => None,
        };
        ViewFacts { you, asked, can_take_back: sight.can_take_back, beats: sight.beats, view: sight.view }
    }
}

impl LineFacts {
    pub(crate) fn of(line: Line, sentence: impl FnOnce(&Spoken) -> Option<String>) -> LineFacts {
        let sentence = sentence(&line.spoken);
        let (Message { id, blanks }, rule) = match line.spoken {
            Spoken::Game(message, rule) => (message, Some(rule.0)),
            Spoken::TableRegistry(message) => (message, None),
        };
        LineFacts { number: line.number, beat: line.beat, message: id, blanks, rule, sentence }
    }
}

/// Serializes the arguments of a message as an object.
fn in_order<S: Serializer>(blanks: &[(&'static str, Blank)], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(blanks.iter().map(|(name, blank)| (name, filled(blank))))
}

/// An argument as JSON: a number, a text, the id of a message, a message with arguments of its own, or a list of these.
fn filled(blank: &Blank) -> Value {
    match blank {
        Blank::Number(number) => Value::from(*number),
        Blank::Text(text) => Value::from(text.as_ref()),
        Blank::Named(id) => Value::from(*id),
        Blank::Phrase(phrase) => Value::from(phrase.spoken_in("en")),
        Blank::Said(message) => {
            let blanks = message.blanks.iter().map(|(name, blank)| ((*name).to_owned(), filled(blank)));
            serde_json::json!({ "message": message.id, "blanks": blanks.collect::<serde_json::Map<_, _>>() })
        }
        Blank::List(things) => things.iter().map(filled).collect(),
    }
}
