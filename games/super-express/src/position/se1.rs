//! The notation `SE1`: every part of a position as text, and back.
//!
//! Reading is strict: what is read is written again exactly as it was.

use super::{Exec, Floors, KnownCards, Loot, Piece, PileLine, Position, Train, Verdict};
use crate::decision::Program;
use crate::material::{Bandit, Card, Wagon};
use crate::setup::{Modules, Options};
use crate::train::{Facing, Posture};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use std::collections::BTreeMap;
use std::fmt;

/// The names of the fields, for errors.
const FIELDS: [&str; 9] = ["tag", "train", "seats", "first", "loot", "modules", "round", "exec", "result"];

/// An error with the name and number of its field.
pub(super) fn in_field(name: &str, why: impl fmt::Display) -> String {
    let number = FIELDS.iter().position(|field| *field == name).map_or(0, |at| at + 1);
    format!("SE1 field {number} ({name}): {why}")
}

/// Reads a line of `SE1` field by field; [`state_of`](game::Positions::state_of) checks whether the fields fit together.
pub(crate) fn read_fields(line: &str) -> Result<Position, String> {
    if line.starts_with("SE1_") {
        if line.contains([' ', '>', '<', '|']) {
            return Err(
                "SE1: an address has `_`, `f`, `r` and `!` for the space, `>`, `<` and `|`, never both"
                    .to_owned(),
            );
        }
        return read_fields(&from_address(line));
    }
    let fields: Vec<&str> = line.split(' ').collect();
    let [tag, train, seats, first, loot, modules, round, exec, result] = fields[..] else {
        let count = if line.is_empty() { 0 } else { fields.len() };
        return Err(format!("SE1: nine fields with single spaces between them are needed, found {count}"));
    };
    if tag != "SE1" {
        return Err(in_field("tag", format!("`{tag}` is not `SE1`")));
    }
    let position = Position {
        train: Train::read(train).map_err(|why| in_field("train", why))?,
        seats: read_seats(seats).map_err(|why| in_field("seats", why))?,
        first: read_bandit(first).map_err(|why| in_field("first", why))?,
        loot: Loot::read(loot).map_err(|why| in_field("loot", why))?,
        modules: Modules::read(modules).map_err(|why| in_field("modules", why))?,
        round: read_number(round).map_err(|why| in_field("round", why))?,
        exec: Exec::read(exec).map_err(|why| in_field("exec", why))?,
        result: Verdict::read(result).map_err(|why| in_field("result", why))?,
        programs: BTreeMap::new(),
        options: Options::default(),
    };
    position.setup().check().map_err(|why| in_field("seats", why))?;
    Ok(position)
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Position { train, seats, first, loot, modules, round, exec, result, .. } = self;
        write!(f, "SE1 {train} ")?;
        seats.iter().try_for_each(|seat| write!(f, "{seat}"))?;
        write!(f, " {first} {loot} {modules} {round} {exec} {result}")
    }
}

impl Position {
    /// The line as the fragment of a URL: `_` for a space and, in the train, `f` `r` `!` for `>` `<` `|`.
    pub fn to_address(&self) -> String {
        let line = self.to_string();
        let fields = line.split(' ').enumerate().map(|(at, field)| match FIELDS.get(at) {
            Some(&"train") => field.replace('>', "f").replace('<', "r").replace('|', "!"),
            _ => field.to_owned(),
        });
        fields.collect::<Vec<_>>().join("_")
    }
}

fn from_address(address: &str) -> String {
    let fields = address.split('_').enumerate().map(|(at, field)| match FIELDS.get(at) {
        Some(&"train") => field.replace('f', ">").replace('r', "<").replace('!', "|"),
        _ => field.to_owned(),
    });
    fields.collect::<Vec<_>>().join(" ")
}

fn read_seats(text: &str) -> Result<Vec<Bandit>, String> {
    text.chars().map(read_letter).collect()
}

fn read_letter(letter: char) -> Result<Bandit, String> {
    Bandit::from_letter(letter)
        .ok_or_else(|| format!("`{letter}` is no bandit: the letters are B, C, J, D, G, M and T"))
}

fn read_bandit(text: &str) -> Result<Bandit, String> {
    let mut letters = text.chars();
    match (letters.next(), letters.next()) {
        (Some(letter), None) => read_letter(letter),
        _ => Err(format!("`{text}` is not one letter")),
    }
}

/// Reads a number without sign or leading zero.
pub(crate) fn read_number(text: &str) -> Result<u8, String> {
    text.parse()
        .ok()
        .filter(|number: &u8| number.to_string() == text)
        .ok_or_else(|| format!("`{text}` is not a number from 0 to 255"))
}

impl Train<Wagon> {
    fn read(text: &str) -> Result<Train<Wagon>, String> {
        let mut cards = text.split('|').map(|card| {
            let (plate, floors) =
                card.split_once(':').ok_or_else(|| format!("`{card}` is not written `card:roof/inside`"))?;
            let (roof, inside) = floors
                .split_once('/')
                .ok_or_else(|| format!("`{card}` is not written `card:roof/inside`"))?;
            Ok((plate, Floors { roof: read_row(roof)?, inside: read_row(inside)? }))
        });
        let (plate, locomotive) = cards.next_back().unwrap_or_else(|| Err("no cards".to_owned()))?;
        if plate != "L" {
            return Err(format!("the front card is the Locomotive `L`, not `{plate}`"));
        }
        let wagons = cards.map(|card: Result<_, String>| {
            card.and_then(|(plate, floors)| Ok((Wagon::read(plate)?, floors)))
        });
        Ok(Train { wagons: wagons.collect::<Result<_, String>>()?, locomotive })
    }
}

fn read_row(text: &str) -> Result<Vec<Piece>, String> {
    if text == "." {
        return Ok(Vec::new());
    }
    if text.is_empty() {
        return Err("an empty floor is written `.`".to_owned());
    }
    let letters: Vec<char> = text.chars().collect();
    letters.chunks(2).map(read_piece).collect()
}

fn read_piece(signs: &[char]) -> Result<Piece, String> {
    let &[letter, arrow] = signs else {
        return Err(format!("bandit `{}` has no arrow", signs.iter().collect::<String>()));
    };
    let facing = match arrow {
        '>' => Facing::Front,
        '<' => Facing::Rear,
        _ => return Err(format!("`{letter}{arrow}` is not a bandit's letter and `>` or `<`")),
    };
    let posture = if letter.is_ascii_lowercase() { Posture::Stunned } else { Posture::Standing };
    Ok(Piece { bandit: read_letter(letter.to_ascii_uppercase())?, posture, facing })
}

impl<W: fmt::Display> fmt::Display for Train<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.wagons.iter().try_for_each(|(wagon, floors)| write!(f, "{wagon}:{floors}|"))?;
        write!(f, "L:{}", self.locomotive)
    }
}

impl fmt::Display for Floors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_row(f, &self.roof)?;
        f.write_str("/")?;
        write_row(f, &self.inside)
    }
}

fn write_row(f: &mut fmt::Formatter<'_>, row: &[Piece]) -> fmt::Result {
    if row.is_empty() {
        return f.write_str(".");
    }
    row.iter().try_for_each(|piece| write!(f, "{piece}"))
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = match self.posture {
            Posture::Standing => self.bandit.letter(),
            Posture::Stunned => self.bandit.letter().to_ascii_lowercase(),
        };
        let arrow = match self.facing {
            Facing::Front => '>',
            Facing::Rear => '<',
        };
        write!(f, "{letter}{arrow}")
    }
}

impl Loot<Vec<Wagon>> {
    fn read(text: &str) -> Result<Self, String> {
        if text == "-" {
            return Ok(Loot(Vec::new()));
        }
        let owner = |entry: &str| {
            let (owner, values) =
                entry.split_once(':').ok_or_else(|| format!("`{entry}` is not written `B:301+345`"))?;
            let wagons = values.split('+').map(Wagon::read).collect::<Result<Vec<Wagon>, String>>()?;
            Ok((read_bandit(owner)?, wagons))
        };
        text.split(',').map(owner).collect::<Result<_, String>>().map(Loot)
    }
}

impl fmt::Display for Loot<Vec<Wagon>> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_loot(f, &self.0, |f, wagons| {
            let values: Vec<String> = wagons.iter().map(Wagon::to_string).collect();
            f.write_str(&values.join("+"))
        })
    }
}

/// The owners with what a viewer knows of their treasures, or `-` if there are none.
pub(crate) fn write_loot<T>(
    f: &mut fmt::Formatter<'_>,
    owners: &[(Bandit, T)],
    write_treasures: impl Fn(&mut fmt::Formatter<'_>, &T) -> fmt::Result,
) -> fmt::Result {
    if owners.is_empty() {
        return f.write_str("-");
    }
    for (at, (owner, treasures)) in owners.iter().enumerate() {
        write!(f, "{}{owner}:", if at == 0 { "" } else { "," })?;
        write_treasures(f, treasures)?;
    }
    Ok(())
}

impl Exec<Program> {
    fn read(text: &str) -> Result<Self, String> {
        match text {
            "-" => return Ok(Exec::Scheme),
            "=" => return Ok(Exec::Emptied),
            _ => {}
        }
        let (next, piles) = text
            .split_once(';')
            .ok_or_else(|| format!("`{text}` is not `-`, `=` or the next bandit, `;` and the piles"))?;
        let piles = piles.split(',').map(PileLine::read).collect::<Result<_, String>>()?;
        Ok(Exec::Acting { next: read_bandit(next)?, piles })
    }
}

impl PileLine<Program> {
    fn read(text: &str) -> Result<Self, String> {
        let bad = || format!("`{text}` is not written `B:mts@1`");
        let (bandit, pile) = text.split_once(':').ok_or_else(bad)?;
        let (program, state) = pile.split_once('@').ok_or_else(bad)?;
        let (revealed, flags) = state.split_at_checked(1).ok_or_else(bad)?;
        let revealed = match revealed {
            "0" => 0,
            "1" => 1,
            "2" => 2,
            "3" => 3,
            _ => return Err(format!("`{text}`: 0 to 3 cards are revealed, not `{revealed}`")),
        };
        let (travelled, off) = match flags {
            "" => (false, false),
            "t" => (true, false),
            "o" => (false, true),
            "to" => (true, true),
            _ => return Err(format!("`{text}`: the flags are `t`, `o` and `to`, not `{flags}`")),
        };
        let program = read_program(program).map_err(|why| format!("`{text}`: {why}"))?;
        Ok(PileLine { bandit: read_bandit(bandit)?, program, revealed, travelled, off })
    }
}

fn read_program(text: &str) -> Result<Program, String> {
    Program::read(text).map_err(|why| why.to_string())
}

impl<P: fmt::Display> fmt::Display for Exec<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Exec::Scheme => f.write_str("-"),
            Exec::Emptied => f.write_str("="),
            Exec::Acting { next, piles } => {
                write!(f, "{next}")?;
                piles.iter().enumerate().try_for_each(|(at, pile)| {
                    let separator = if at == 0 { ';' } else { ',' };
                    let (travelled, off) =
                        (if pile.travelled { "t" } else { "" }, if pile.off { "o" } else { "" });
                    write!(f, "{separator}{}:{}@{}{travelled}{off}", pile.bandit, pile.program, pile.revealed)
                })
            }
        }
    }
}

/// The cards of a pile as a viewer sees them: `?` for a hidden card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeenProgram(pub(crate) KnownCards);

impl SeenProgram {
    /// The cards, top first; `None` for a hidden card.
    pub fn cards(self) -> [Option<Card>; 3] {
        self.0
    }
}

impl fmt::Display for SeenProgram {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|card| write!(f, "{}", card.map_or('?', Card::letter)))
    }
}

impl Verdict {
    pub(crate) fn read(text: &str) -> Result<Self, String> {
        Ok(match (text, text.split_once('+')) {
            ("*", _) => Verdict::Running,
            ("0", _) => Verdict::Nobody,
            (_, Some((winner, "last"))) => Verdict::Last(read_bandit(winner)?),
            (_, Some((winner, "loot"))) => Verdict::Loot(read_bandit(winner)?),
            _ => return Err(format!("`{text}` is not `*`, `0`, or a bandit with `+last` or `+loot`")),
        })
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Verdict::Running => f.write_str("*"),
            Verdict::Last(winner) => write!(f, "{winner}+last"),
            Verdict::Loot(winner) => write!(f, "{winner}+loot"),
            Verdict::Nobody => f.write_str("0"),
        }
    }
}

/// Reads the programs of a round, `B:mts G:scm M:hms`, in any order.
pub fn read_programs(text: &str) -> Result<BTreeMap<Bandit, Program>, String> {
    let mut programs = BTreeMap::new();
    for entry in text.split_whitespace() {
        let (bandit, program) =
            entry.split_once(':').ok_or_else(|| format!("programs: `{entry}` is not written `B:mts`"))?;
        let bandit = read_bandit(bandit).map_err(|why| format!("programs: {why}"))?;
        let program = read_program(program).map_err(|why| format!("programs: `{entry}`: {why}"))?;
        if programs.insert(bandit, program).is_some() {
            return Err(format!("programs: {bandit} has two"));
        }
    }
    Ok(programs)
}

/// Serializes each part of a position as its text.
macro_rules! serialized_as_text {
    ($($what:ty: $field:literal),*) => { $(
        impl Serialize for $what {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $what {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                <$what>::read(&String::deserialize(deserializer)?)
                    .map_err(|why| D::Error::custom(format!("{}: {why}", $field)))
            }
        }
    )* };
}

serialized_as_text!(Train<Wagon>: "train", Loot<Vec<Wagon>>: "loot", Exec<Program>: "exec", Verdict: "result");

impl Serialize for Program {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Program {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        read_program(&String::deserialize(deserializer)?).map_err(D::Error::custom)
    }
}
