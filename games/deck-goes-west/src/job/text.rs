//! The notation of jobs: `pay 1 food; walk 1`. Reading is lenient about blanks, leading zeros and the order of
//! terrains; writing gives the one canonical text.

use super::{
    Amount, Building, Condition, Danger, Gait, Goods, ItemColour, Job, JobStep, Quantity, Resource, Selector,
    Terrain, Terrains, Trigger,
};
use std::fmt;
use std::str::FromStr;
use winnow::ascii::space0;
use winnow::combinator::{cut_err, dispatch, eof, fail, opt, peek, preceded, repeat, separated};
use winnow::error::{ContextError, ErrMode, StrContext, StrContextValue};
use winnow::token::take_while;
use winnow::{ModalResult, Parser};

/// A syntax error in a job.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadJob {
    /// The column of the error; the first letter of the line is at 1.
    pub column: usize,
    /// A description of what the grammar allows there.
    pub expected: String,
    /// The word at the column; empty at the end of the line.
    pub found: String,
}

impl fmt::Display for BadJob {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.found.as_str() {
            "" => write!(f, "expected {}, found the end", self.expected),
            found => write!(f, "expected {}, found {found:?}", self.expected),
        }
    }
}

impl std::error::Error for BadJob {}

/// The largest number that can be printed on an icon.
const MOST: u8 = 99;

// What error messages call each part of the grammar.
const STEP: &str = "a step";
const NUMBER: &str = "a number from 0 to 99";
const AMOUNT: &str = "a number from 0 to 99, or x";
const QUANTITY: &str = "a number from 0 to 99, x, or dice such as 2d";
const AMOUNT_OR_SELF: &str = "`self`, a number from 0 to 99, or x";
const RESOURCE: &str = "a resource";
const CARDS: &str = "a kind of card";
const TERRAIN: &str = "a terrain";
const DANGER: &str = "`pain` or `exhaustion`";
const BUILDING: &str = "`rail` or `bridge`";
const POINTS: &str = "a number with its sign, such as +2 or -x";
const EVENT: &str = "an event";
const CONDITION: &str = "`furthest-west` or `moved-west`";
const DOWN: &str = "`down`";
const NEXT: &str = "`;`";

impl FromStr for Job {
    type Err = BadJob;

    fn from_str(line: &str) -> Result<Job, BadJob> {
        job.parse(line).map_err(|why| {
            let expected = why.inner().context().find_map(|context| match context {
                StrContext::Expected(StrContextValue::Description(expected)) => Some(*expected),
                _ => None,
            });
            BadJob::at(line, why.offset(), expected.unwrap_or(STEP))
        })
    }
}

impl BadJob {
    /// An error at this byte of a line. The message includes what precedes it in the same step.
    fn at(line: &str, offset: usize, expected: &str) -> BadJob {
        let (before, rest) = line.split_at_checked(offset).unwrap_or((line, ""));
        let read = before.rsplit(';').next().unwrap_or_default().trim();
        let found = match rest.starts_with([';', '|']) {
            true => rest.chars().take(1).collect(),
            false => rest.chars().take_while(|&letter| is_of_word(letter) && letter != '|').collect(),
        };
        let expected = match read {
            "" => expected.to_owned(),
            read => format!("{expected} after {read:?}"),
        };
        BadJob { column: before.chars().count() + 1, expected, found }
    }
}

const fn is_of_word(letter: char) -> bool {
    !letter.is_ascii_whitespace() && letter != ';'
}

/// Reads up to the next blank or semicolon.
fn word<'s>(line: &mut &'s str) -> ModalResult<&'s str> {
    take_while(1.., is_of_word).parse_next(line)
}

/// Reads a word and gives its meaning, or the error that `expected` was expected.
fn meaning<'s, T>(
    expected: &'static str,
    read: impl Fn(&str) -> Option<T>,
) -> impl Parser<&'s str, T, ErrMode<ContextError>> {
    preceded(space0, word.verify_map(read).context(awaited(expected)))
}

const fn awaited(expected: &'static str) -> StrContext {
    StrContext::Expected(StrContextValue::Description(expected))
}

fn job(line: &mut &str) -> ModalResult<Job> {
    space0.parse_next(line)?;
    let is_event = peek(opt(word)).parse_next(line)? == Some("on");
    let (trigger, steps) = if is_event {
        let trigger = preceded(word, meaning(EVENT, Trigger::read)).parse_next(line)?;
        (Some(trigger), repeat(0.., preceded(next, cut_err(step))).parse_next(line)?)
    } else {
        (None, separated(1.., cut_err(step), next).parse_next(line)?)
    };
    (space0, eof.context(awaited(NEXT))).parse_next(line)?;
    Ok(Job::new(trigger, steps))
}

fn next(line: &mut &str) -> ModalResult<()> {
    (space0, ';', space0).void().parse_next(line)
}

/// DW-JOB-03. One icon; the first word says which.
fn step(line: &mut &str) -> ModalResult<JobStep> {
    dispatch! { peek(opt(word));
        Some("tap") => word.value(JobStep::Tap),
        Some("lie") => preceded(word, meaning(DOWN, |word| (word == "down").then_some(JobStep::LieDown))),
        Some("at") => preceded((word, space0), terrains).map(JobStep::At),
        Some("pay") => preceded(word, (meaning(AMOUNT, amount), meaning(RESOURCE, goods)))
            .map(|(amount, goods)| JobStep::Pay(amount, goods)),
        Some("gain") => preceded(word, (meaning(QUANTITY, quantity), meaning(RESOURCE, goods)))
            .map(|(quantity, goods)| JobStep::Gain(quantity, goods)),
        Some("discard") => preceded(word, cards).map(|cards| match cards {
            Some((amount, selector)) => JobStep::Discard(amount, selector),
            None => JobStep::DiscardSelf,
        }),
        Some("scrap") => preceded(word, cards).map(|cards| match cards {
            Some((amount, selector)) => JobStep::Scrap(amount, selector),
            None => JobStep::ScrapSelf,
        }),
        Some("draw") => preceded(word, meaning(AMOUNT, amount)).map(JobStep::Draw),
        Some("take") => preceded(word, (meaning(AMOUNT, amount), meaning(DANGER, danger)))
            .map(|(amount, danger)| JobStep::Take(amount, danger)),
        Some("walk" | "climb" | "sail") => (meaning(STEP, Gait::read), meaning(AMOUNT, amount))
            .map(|(gait, amount)| JobStep::Move(gait, amount)),
        Some("train") => preceded(word, meaning(NUMBER, number)).map(JobStep::Train),
        Some("reveal") => preceded(word, meaning(AMOUNT, amount)).map(JobStep::Reveal),
        Some("build") => preceded(word, meaning(BUILDING, building)).map(JobStep::Build),
        Some("attack") => preceded(word, meaning(QUANTITY, quantity)).map(JobStep::Attack),
        Some("defend") => preceded(word, meaning(QUANTITY, quantity)).map(JobStep::Defend),
        Some("vp") => preceded(word, meaning(POINTS, points)),
        Some("if") => preceded(word, meaning(CONDITION, condition)).map(JobStep::If),
        _ => fail.context(awaited(STEP)),
    }
    .parse_next(line)
}

/// Behind `discard` or `scrap`: the number and kind of cards, or `None` for `self`.
fn cards(line: &mut &str) -> ModalResult<Option<(Amount, Selector)>> {
    space0.parse_next(line)?;
    if peek(opt(word)).parse_next(line)? == Some("self") {
        return word.value(None).parse_next(line);
    }
    (meaning(AMOUNT_OR_SELF, amount), meaning(CARDS, selector)).map(Some).parse_next(line)
}

/// DW-COND-02. `forest|prairie`: jobs speak of the six kinds of land, not of camps (DW-DR-61).
fn terrains(line: &mut &str) -> ModalResult<Terrains> {
    let terrain = take_while(1.., |letter| is_of_word(letter) && letter != '|')
        .verify_map(|word| Terrain::read(word).filter(|&terrain| terrain != Terrain::BanditCamp))
        .context(awaited(TERRAIN));
    let all: Vec<Terrain> = separated(1.., cut_err(terrain), '|').parse_next(line)?;
    Ok(all.into_iter().fold(Terrains::default(), Terrains::with))
}

fn number(word: &str) -> Option<u8> {
    let digits = word.bytes().all(|letter| letter.is_ascii_digit());
    word.parse().ok().filter(|&number| digits && number <= MOST)
}

fn amount(word: &str) -> Option<Amount> {
    match word.strip_suffix('x') {
        Some("") => Some(Amount::X(1)),
        Some(times) => number(times).map(Amount::X),
        None => number(word).map(Amount::Fixed),
    }
}

fn quantity(word: &str) -> Option<Quantity> {
    match word.strip_suffix('d') {
        Some(dice) => amount(dice).map(Quantity::Dice),
        None => amount(word).map(Quantity::Flat),
    }
}

fn goods(word: &str) -> Option<Goods> {
    match word {
        "any" => Some(Goods::Any),
        word => Resource::read(word).map(Goods::Of),
    }
}

fn selector(word: &str) -> Option<Selector> {
    match word {
        "item" => Some(Selector::Item),
        "danger" => Some(Selector::AnyDanger),
        word => ItemColour::read(word).map(Selector::Colour).or_else(|| danger(word).map(Selector::Danger)),
    }
}

fn danger(word: &str) -> Option<Danger> {
    Danger::ALL.into_iter().find(|danger| danger.word() == word)
}

fn building(word: &str) -> Option<Building> {
    [Building::Rail, Building::Bridge].into_iter().find(|building| building.word() == word)
}

fn condition(word: &str) -> Option<Condition> {
    [Condition::FurthestWest, Condition::MovedWest].into_iter().find(|condition| condition.word() == word)
}

fn points(word: &str) -> Option<JobStep> {
    match word.strip_prefix('+') {
        Some(gained) => amount(gained).map(JobStep::GainVp),
        None => word.strip_prefix('-').and_then(amount).map(JobStep::LoseVp),
    }
}

impl fmt::Display for Job {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(trigger) = self.trigger {
            write!(f, "on {}", trigger.word())?;
        }
        for (number, step) in self.steps.iter().enumerate() {
            let is_first = number == 0 && self.trigger.is_none();
            write!(f, "{}{step}", if is_first { "" } else { "; " })?;
        }
        Ok(())
    }
}

impl fmt::Display for JobStep {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            JobStep::Tap => f.write_str("tap"),
            JobStep::LieDown => f.write_str("lie down"),
            JobStep::At(terrains) => {
                let words: Vec<&str> = terrains.iter().map(Terrain::word).collect();
                write!(f, "at {}", words.join("|"))
            }
            JobStep::Pay(amount, goods) => write!(f, "pay {amount} {goods}"),
            JobStep::Gain(quantity, goods) => write!(f, "gain {quantity} {goods}"),
            JobStep::Discard(amount, selector) => write!(f, "discard {amount} {selector}"),
            JobStep::Scrap(amount, selector) => write!(f, "scrap {amount} {selector}"),
            JobStep::DiscardSelf => f.write_str("discard self"),
            JobStep::ScrapSelf => f.write_str("scrap self"),
            JobStep::Draw(amount) => write!(f, "draw {amount}"),
            JobStep::Take(amount, danger) => write!(f, "take {amount} {}", danger.word()),
            JobStep::Move(gait, amount) => write!(f, "{} {amount}", gait.word()),
            JobStep::Train(length) => write!(f, "train {length}"),
            JobStep::Reveal(amount) => write!(f, "reveal {amount}"),
            JobStep::Build(building) => write!(f, "build {}", building.word()),
            JobStep::Attack(quantity) => write!(f, "attack {quantity}"),
            JobStep::Defend(quantity) => write!(f, "defend {quantity}"),
            JobStep::GainVp(amount) => write!(f, "vp +{amount}"),
            JobStep::LoseVp(amount) => write!(f, "vp -{amount}"),
            JobStep::If(condition) => write!(f, "if {}", condition.word()),
        }
    }
}

impl fmt::Display for Amount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Amount::Fixed(number) => write!(f, "{number}"),
            Amount::X(1) => f.write_str("x"),
            Amount::X(times) => write!(f, "{times}x"),
        }
    }
}

impl fmt::Display for Quantity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Quantity::Flat(amount) => write!(f, "{amount}"),
            Quantity::Dice(amount) => write!(f, "{amount}d"),
        }
    }
}

impl fmt::Display for Goods {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Goods::Of(resource) => resource.word(),
            Goods::Any => "any",
        })
    }
}

impl fmt::Display for Selector {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Selector::Item => "item",
            Selector::Colour(colour) => colour.word(),
            Selector::AnyDanger => "danger",
            Selector::Danger(danger) => danger.word(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::super::Job;

    fn canonical(line: &str) -> String {
        line.parse::<Job>().unwrap_or_else(|why| panic!("{line}: {why}")).to_string()
    }

    /// Every alternative of the grammar, in its normal form.
    const WRITTEN: [&str; 30] = [
        "tap; pay 1 any; walk 1",
        "lie down; draw 4",
        "at forest; at prairie; at mountain; at village; at lake; at river",
        "at forest|prairie|river; gain 3d food",
        "pay 1 food; pay x wood; pay 2x metal; pay 12 gold; pay 1 any",
        "gain 1 food; gain x wood; gain 2x metal; gain 3d gold; gain xd any; gain 2xd any",
        "discard 1 item; discard x blue; discard 2x red; discard 1 green; discard 1 brown",
        "discard 1 white; discard 1 yellow; discard 3 danger; discard 1 pain; discard 1 exhaustion",
        "scrap 1 item; scrap x blue; scrap 2x red; scrap 1 green; scrap 1 brown",
        "scrap 1 white; scrap 1 yellow; scrap 3 danger; scrap 1 pain; scrap 1 exhaustion",
        "discard self",
        "scrap self; gain 5 food",
        "draw x",
        "take 1 pain; take x exhaustion",
        "walk 1; climb x; sail 2x",
        "train 5",
        "reveal 2",
        "build rail",
        "build bridge",
        "attack 1; attack 2d; attack xd",
        "defend 1; defend 2d; defend 2xd",
        "vp +0; vp +x; vp -2; vp -2x",
        "on build; vp +2; if furthest-west; vp +1",
        "on reveal; if moved-west; vp +1",
        "on clear; vp +1; gain 2 gold",
        "on wagon-west; vp +2",
        "on wagon-east; vp -2",
        "on wagon-hit; vp -x",
        "on clear",
        "on build; pay 1 food; discard 1 item; scrap 1 pain; draw 1; take 1 pain; reveal 1",
    ];

    #[test]
    fn what_is_read_is_written_again() {
        for line in WRITTEN {
            assert_eq!(canonical(line), line);
        }
    }

    #[test]
    fn there_is_one_way_to_write_a_job() {
        assert_eq!(canonical("  pay  1   food;walk 1 ;\tdraw 1 "), "pay 1 food; walk 1; draw 1");
        assert_eq!(canonical("at river|forest|river; pay 1x food"), "at forest|river; pay x food");
        assert_eq!(canonical("lie  down; gain 007 gold"), "lie down; gain 7 gold");
        assert_eq!(canonical(" on  build ;vp +1"), "on build; vp +1");
    }

    /// Every job of our edition reads and writes as the same text.
    #[test]
    fn jobs_of_the_material_are_written_as_they_are_read() {
        let files = [
            include_str!("../../material/starter.toml"),
            include_str!("../../material/trade.toml"),
            include_str!("../../material/pain.toml"),
            include_str!("../../material/exhaustion.toml"),
            include_str!("../../material/tiles.toml"),
            include_str!("../../material/characters.toml"),
            include_str!("../../material/missions.toml"),
        ];
        let mut count = 0;
        for file in files {
            let table: toml::Table = file.parse().unwrap();
            let entries = table.values().flat_map(|entries| entries.as_array().unwrap());
            let fields = entries.flat_map(|entry| {
                ["jobs", "buy", "abilities", "events"].into_iter().filter_map(|field| entry.get(field))
            });
            for line in fields.flat_map(|lines| lines.as_array().unwrap()) {
                assert_eq!(canonical(line.as_str().unwrap()), line.as_str().unwrap());
                count += 1;
            }
        }
        assert!(count > 250, "{count}");
    }

    #[test]
    fn what_is_wrong_is_told_with_its_place() {
        let bad = [
            ("", 1, "expected a step, found the end"),
            ("  ", 3, "expected a step, found the end"),
            ("jump 1", 1, "expected a step, found \"jump\""),
            ("pay 1 food; jump 1", 13, "expected a step, found \"jump\""),
            ("pay 1 food;", 12, "expected a step, found the end"),
            ("pay 1 food;; walk 1", 12, "expected a step, found \";\""),
            ("pay 1 fod; walk 1", 7, "expected a resource after \"pay 1\", found \"fod\""),
            ("walk 1; pay  1  fod", 17, "expected a resource after \"pay  1\", found \"fod\""),
            ("pay 1; walk 1", 6, "expected a resource after \"pay 1\", found \";\""),
            ("pay 1", 6, "expected a resource after \"pay 1\", found the end"),
            ("pay 2d food", 5, "expected a number from 0 to 99, or x after \"pay\", found \"2d\""),
            ("pay 100 food", 5, "expected a number from 0 to 99, or x after \"pay\", found \"100\""),
            ("pay +1 food", 5, "expected a number from 0 to 99, or x after \"pay\", found \"+1\""),
            (
                "gain many food",
                6,
                "expected a number from 0 to 99, x, or dice such as 2d after \"gain\", found \"many\"",
            ),
            ("pay 1 food walk 1", 12, "expected `;` after \"pay 1 food\", found \"walk\""),
            ("tap tap", 5, "expected `;` after \"tap\", found \"tap\""),
            ("lie", 4, "expected `down` after \"lie\", found the end"),
            ("lie up", 5, "expected `down` after \"lie\", found \"up\""),
            ("at forest|swamp; draw 1", 11, "expected a terrain after \"at forest|\", found \"swamp\""),
            ("at bandit-camp; draw 1", 4, "expected a terrain after \"at\", found \"bandit-camp\""),
            ("at forest | lake; draw 1", 11, "expected `;` after \"at forest\", found \"|\""),
            ("discard", 8, "expected `self`, a number from 0 to 99, or x after \"discard\", found the end"),
            ("discard 1 purple", 11, "expected a kind of card after \"discard 1\", found \"purple\""),
            ("scrap self 1", 12, "expected `;` after \"scrap self\", found \"1\""),
            ("take 1 danger", 8, "expected `pain` or `exhaustion` after \"take 1\", found \"danger\""),
            ("train x", 7, "expected a number from 0 to 99 after \"train\", found \"x\""),
            ("build house", 7, "expected `rail` or `bridge` after \"build\", found \"house\""),
            ("vp 2", 4, "expected a number with its sign, such as +2 or -x after \"vp\", found \"2\""),
            ("vp +2d", 4, "expected a number with its sign, such as +2 or -x after \"vp\", found \"+2d\""),
            ("on sunrise; vp +1", 4, "expected an event after \"on\", found \"sunrise\""),
            ("on", 3, "expected an event after \"on\", found the end"),
            ("vp +1; on build", 8, "expected a step, found \"on\""),
            (
                "on build; if late; vp +1",
                14,
                "expected `furthest-west` or `moved-west` after \"if\", found \"late\"",
            ),
            ("Pay 1 food", 1, "expected a step, found \"Pay\""),
            ("pay 1 maçã", 7, "expected a resource after \"pay 1\", found \"maçã\""),
            ("pay 1 maçã; ão", 7, "expected a resource after \"pay 1\", found \"maçã\""),
        ];
        for (line, column, reason) in bad {
            let why = line.parse::<Job>().unwrap_err();
            assert_eq!((why.column, why.to_string().as_str()), (column, reason), "{line}");
        }
    }
}
