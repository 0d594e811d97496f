//! The bodies of API requests and responses. Their doc comments are part of the OpenAPI description.

use crate::boards;
use bots::Level;
use catalog::{Bundle, Language};
use game::{Argument, Choice, Group, Message, SeatSet, Viewer};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use serde_json::Value;
use table::{Clock, HighScore, LogSentence, Secret, TableId, TablePhase, TableView, ToldLine};
use utoipa::{IntoParams, ToSchema};

/// A reserved code, and the commitment that the server publishes before players add to the luck.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Reservation {
    /// The code of the table.
    #[schema(value_type = String)]
    pub(crate) table: TableId,
    /// The hash of the server's secret for the luck.
    pub(crate) commitment: String,
}

/// A table to open.
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
    /// The game: `super-express`.
    pub(crate) game: String,
    /// The number of seats; needed where `setup` is not given.
    pub(crate) seats: Option<u8>,
    /// The full set-up, as in records.
    #[schema(value_type = Option<Object>)]
    pub(crate) setup: Option<Value>,
    /// The time limit of a decision: `"none"`, `{"live": 60}` seconds, `{"days": 2}`.
    #[serde(default)]
    #[schema(value_type = Object)]
    pub(crate) clock: Clock,
    /// The level of bots that stand in for people who are away: `random`, `greedy`.
    #[serde(rename = "minder")]
    #[schema(value_type = Option<String>)]
    pub(crate) stand_in: Option<Level>,
    /// Whether the table has a chat.
    pub(crate) chat: Option<bool>,
    /// Whether the lobby lists the table.
    pub(crate) listed: Option<bool>,
}

/// A table that was opened.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Opened)]
pub(crate) struct OpenedTable {
    /// The table's code.
    #[schema(value_type = String)]
    pub(crate) table: TableId,
    /// The host's key.
    #[schema(value_type = String)]
    pub(crate) host_key: Secret,
    /// The hash of the server's secret for the luck.
    pub(crate) commitment: String,
    /// The names of the seats in notation.
    pub(crate) seats: Vec<String>,
    /// The people who sat down at once, in their order.
    pub(crate) people: Vec<SeatKey>,
}

/// A person to seat.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Sit {
    /// The seat by its name in notation; any free one if none is named.
    pub(crate) seat: Option<String>,
    /// The person's name.
    pub(crate) name: String,
    /// Any text, which the person adds to the luck.
    #[serde(default)]
    pub(crate) entropy: String,
}

/// A seat that a person has taken.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Seated)]
pub(crate) struct SeatKey {
    /// The seat's name in notation.
    pub(crate) seat: String,
    /// The key to the seat. A holder of the key can play the seat.
    #[schema(value_type = String)]
    pub(crate) key: Secret,
}

/// A bot to seat.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SeatBot {
    /// The seat by its name in notation.
    pub(crate) seat: String,
    /// The level of the bot: `random`, `greedy`.
    #[schema(value_type = String)]
    pub(crate) level: Level,
}

/// An answer to a question of the game.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Decide {
    /// The number of the question, from `view` or the stream.
    pub(crate) question: u32,
    /// The decision in the game's notation: `plan mts`.
    pub(crate) decision: String,
}

/// A line for the chat.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Say {
    /// The text of the line.
    pub(crate) text: String,
}

/// A player to remove.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Kick {
    /// The player's seat, by its name in notation.
    pub(crate) seat: String,
}

/// The list of tables to read.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct ListQuery {
    /// `open` (people may sit down), `running` or `finished`.
    #[serde(default = "ListQuery::open")]
    pub(crate) list: String,
}

impl ListQuery {
    fn open() -> String {
        "open".to_owned()
    }
}

/// The part of a log to read.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct LogQuery {
    /// The number of the first line wanted.
    #[serde(default)]
    pub(crate) from: usize,
    /// Sentences in this language, too: `en`, `pt-BR`.
    #[serde(default, deserialize_with = "language")]
    #[param(value_type = Option<String>)]
    pub(crate) lang: Option<Language>,
}

/// The language of sentences.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct LanguageQuery {
    /// Sentences in this language, too: `en`, `pt-BR`.
    #[serde(default, deserialize_with = "language")]
    #[param(value_type = Option<String>)]
    pub(crate) lang: Option<Language>,
}

/// Reads a language; an unknown one is an error, so that nobody takes another for it.
fn language<'de, D: Deserializer<'de>>(text: D) -> Result<Option<Language>, D::Error> {
    let tag = String::deserialize(text)?;
    let known = || format!("`{tag}` is none of {}", Language::ALL.map(Language::tag).join(" and "));
    Language::wished(&tag).map(Some).ok_or_else(|| de::Error::custom(known()))
}

/// A table in a list.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Listed)]
pub(crate) struct TableListing {
    /// The table's code.
    #[schema(value_type = String)]
    pub(crate) table: TableId,
    /// The game's name.
    pub(crate) game: String,
    /// `gathering`, `playing`, `over` or `closed`.
    #[schema(value_type = String)]
    pub(crate) phase: TablePhase,
    /// The player of each seat: a name, `bot:greedy`, or null.
    pub(crate) seats: Vec<Option<String>>,
}

/// A list of scores that are ranked together.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ScoreList {
    /// The number of seats of the teams.
    pub(crate) seats: usize,
    /// Whether the set-up makes points easier or harder to get than usual.
    pub(crate) changed_rules: bool,
    /// The best scores: higher first, and of equal ones the earlier first.
    pub(crate) best: Vec<ScoreFacts>,
}

/// A high score.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ScoreFacts {
    /// The rank: 1 is the best.
    pub(crate) place: usize,
    /// The points.
    pub(crate) score: u32,
    /// The players: names, or `bot:greedy`. A player with several seats is named once.
    pub(crate) team: Vec<String>,
    /// When the game ended, in milliseconds since 1970.
    pub(crate) at: u64,
    /// The table, with its record.
    #[schema(value_type = String)]
    pub(crate) table: TableId,
    /// The set-up, where the rules were changed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    pub(crate) setup: Option<Value>,
}

/// A table, without the game on it.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct TableFacts {
    /// The table's code.
    #[schema(value_type = String)]
    pub(crate) table: TableId,
    /// The game's name.
    pub(crate) game: String,
    /// The set-up of the game.
    #[schema(value_type = Object)]
    pub(crate) setup: Value,
    /// `gathering`, `playing`, `over` or `closed`.
    #[schema(value_type = String)]
    pub(crate) phase: TablePhase,
    /// The seats, in order.
    pub(crate) seats: Vec<SeatFacts>,
    /// The time limit of a decision.
    #[schema(value_type = Object)]
    pub(crate) clock: Clock,
    /// The hash of the server's secret for the luck.
    pub(crate) commitment: String,
    /// The server's secret for the luck, once the game is over.
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
    /// The level of the bot that has the seat.
    #[schema(value_type = Option<String>)]
    pub(crate) bot: Option<Level>,
    /// Whether a bot stands in for the person.
    #[serde(rename = "minded")]
    pub(crate) has_stand_in: bool,
    /// Whether the table waits for this seat.
    pub(crate) awaited: bool,
    /// Whether the seat has sealed a choice.
    pub(crate) sealed: bool,
    /// The deadline of its decision, in milliseconds since 1970.
    pub(crate) deadline: Option<u64>,
}

/// The open question: its number, and the seats it waits for.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub(crate) struct AskedNow {
    /// The number of the question; a decision must name it.
    pub(crate) question: u32,
    /// The seats whose decisions the game waits for.
    pub(crate) awaits: Vec<String>,
    /// The seats that have sealed a choice and may still change it.
    pub(crate) sealed: Vec<String>,
    /// `gathering`, `playing`, `over` or `closed`.
    #[schema(value_type = String)]
    pub(crate) phase: TablePhase,
}

/// The kind of question that the game asks, and of which seats.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub(crate) struct QuestionFacts {
    /// The kind of the question, such as `loot-cards`.
    pub(crate) id: String,
    /// The seats that may answer it.
    pub(crate) seats: Vec<String>,
}

/// A legal decision with its label.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ChoiceFacts {
    /// The decision to send, in the game's notation.
    pub(crate) decision: String,
    /// The group it belongs to in a list: `act`, `trade`, `go`, `free`, `choose` or `end`.
    #[schema(value_type = String)]
    pub(crate) group: Group,
    /// The id of the message that labels it.
    pub(crate) message: &'static str,
    /// The arguments of the message.
    #[schema(value_type = Object)]
    #[serde(serialize_with = "as_object")]
    pub(crate) blanks: Vec<(&'static str, Argument)>,
    /// The label as text, where a language was requested.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) sentence: Option<String>,
}

/// The game as one viewer sees it.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ViewFacts {
    /// Your seat; null for onlookers.
    pub(crate) you: Option<String>,
    /// The open question.
    #[serde(flatten)]
    pub(crate) asked: AskedNow,
    /// What the game asks now, and of which seats; null where it asks nothing.
    pub(crate) asks: Option<QuestionFacts>,
    /// Whether you can take your last decision back.
    pub(crate) can_take_back: bool,
    /// The number of beats so far.
    pub(crate) beats: usize,
    /// Everything your seat may know, with names from the game's notation; null before the deal. `legal` holds your legal decisions.
    #[schema(value_type = Option<Object>)]
    pub(crate) view: Option<catalog::AnyView>,
}

/// A line of your log.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct LineFacts {
    /// The number of the line in your log.
    pub(crate) number: usize,
    /// The beat in which it happened.
    pub(crate) beat: usize,
    /// The id of the message.
    pub(crate) message: &'static str,
    /// The arguments of the message.
    #[schema(value_type = Object)]
    #[serde(serialize_with = "as_object")]
    pub(crate) blanks: Vec<(&'static str, Argument)>,
    /// The rule that caused it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) rule: Option<&'static str>,
    /// The message as text, where a language was requested.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) sentence: Option<String>,
}

/// The reason for a refused request. Nothing has changed.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Problem {
    /// The id of the reason.
    pub(crate) error: String,
    /// The reason as a sentence.
    pub(crate) sentence: String,
    /// The rule of the game that forbids the request.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) rule: Option<String>,
}

/// The request was performed, and its result is stored.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Well)]
pub(crate) struct Confirmation {
    /// Always true.
    pub(crate) done: bool,
}

impl TableFacts {
    pub(crate) fn of(sight: &TableView) -> TableFacts {
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
    pub(crate) fn of(sight: TableView, asked: AskedNow) -> ViewFacts {
        let you = match sight.viewer {
            Viewer::Seat(seat) => sight.seats.get(seat.number()).map(|seat| seat.label.clone()),
            Viewer::Onlooker => None,
        };
        let labels = |seats: SeatSet| {
            let labels = seats.iter().filter_map(|seat| sight.seats.get(seat.number()));
            labels.map(|seat| seat.label.clone()).collect()
        };
        let asks = sight.view.as_ref().and_then(boards::question);
        let asks = asks.map(|(seats, id)| QuestionFacts { id, seats: labels(seats) });
        ViewFacts {
            you,
            asked,
            asks,
            can_take_back: sight.can_take_back,
            beats: sight.beats,
            view: sight.view,
        }
    }
}

impl ChoiceFacts {
    pub(crate) fn of(choice: Choice<String>, bundle: Option<&Bundle>) -> ChoiceFacts {
        let sentence = bundle.map(|bundle| bundle.say(&choice.label));
        let Message { id, arguments: blanks } = choice.label;
        ChoiceFacts { decision: choice.decision, group: choice.group, message: id, blanks, sentence }
    }
}

impl LineFacts {
    pub(crate) fn of(line: ToldLine, sentence: impl FnOnce(&LogSentence) -> Option<String>) -> LineFacts {
        let sentence = sentence(&line.sentence);
        let (Message { id, arguments: blanks }, rule) = match line.sentence {
            LogSentence::Game(message, rule) => (message, Some(rule.0)),
            LogSentence::Table(message) => (message, None),
        };
        LineFacts { number: line.number, beat: line.beat, message: id, blanks, rule, sentence }
    }
}

/// Serializes the arguments of a message as an object.
fn as_object<S: Serializer>(blanks: &[(&'static str, Argument)], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(blanks.iter().map(|(name, blank)| (name, argument_json(blank))))
}

/// An argument as JSON: a number, a text, the id of a message, a message with arguments of its own, or a list of these.
fn argument_json(blank: &Argument) -> Value {
    match blank {
        Argument::Number(number) => Value::from(*number),
        Argument::Text(text) => Value::from(text.as_ref()),
        Argument::Named(id) => Value::from(*id),
        Argument::Phrase(phrase) => Value::from(phrase.spoken_in("en")),
        Argument::Message(message) => {
            let blanks =
                message.arguments.iter().map(|(name, blank)| ((*name).to_owned(), argument_json(blank)));
            serde_json::json!({ "message": message.id, "blanks": blanks.collect::<serde_json::Map<_, _>>() })
        }
        Argument::List(things) => things.iter().map(argument_json).collect(),
        Argument::WithNotation(thing, _) => argument_json(thing),
    }
}
