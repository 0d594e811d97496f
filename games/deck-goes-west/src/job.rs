//! Jobs: everything that can be done in the game is one of them. A job is a list of steps, each an icon on a card.
//!
//! This module defines the types. The notation is in [`text`], the checks of the loader are in [`sound`], sentences for
//! people in [`sentence`]; what the steps do is in `rules/`.

mod sentence;
mod sound;
mod text;

pub use sound::{PrintedOn, Unsound};
pub use text::BadJob;

/// DW-JOB-03. A job: its steps, from left to right, and the event that sets it off, if it is an event job.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Job {
    /// DW-EVENT-02. What sets it off; `None` for a job that a seat chooses to do.
    pub trigger: Option<Trigger>,
    /// The steps, in the order in which they are done.
    pub steps: Vec<JobStep>,
    nature: Nature,
}

/// Properties that rules read often, computed once from the steps.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Nature {
    class: Class,
    has_x: bool,
    draws: bool,
    gate: Option<Terrains>,
    price: Option<(Resource, u8)>,
    in_village: bool,
}

/// DW-JOB-03. One icon.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "each is a word of the job language")]
pub enum JobStep {
    Tap,
    LieDown,
    /// DW-COND-02. A gate: the steps behind it are done on such a tile only.
    At(Terrains),
    Pay(Amount, Goods),
    Gain(Quantity, Goods),
    Discard(Amount, Selector),
    Scrap(Amount, Selector),
    DiscardSelf,
    ScrapSelf,
    Draw(Amount),
    Take(Amount, Danger),
    Move(Gait, Amount),
    Train(u8),
    Reveal(Amount),
    Build(Building),
    Attack(Quantity),
    Defend(Quantity),
    GainVp(Amount),
    LoseVp(Amount),
    /// DW-COND-04, DW-COND-05. A gate of event jobs.
    If(Condition),
}

/// A number printed on an icon.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Amount {
    /// This number.
    Fixed(u8),
    /// DW-X-01. This number times x.
    X(u8),
}

impl Amount {
    /// The number, for a given x.
    #[inline]
    pub const fn with(self, x: u16) -> u16 {
        match self {
            Amount::Fixed(number) => number as u16,
            Amount::X(times) => (times as u16).saturating_mul(x),
        }
    }

    /// Does it depend on x?
    pub const fn has_x(self) -> bool {
        matches!(self, Amount::X(_))
    }
}

/// An amount, or the successes of a number of dice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "names")]
pub enum Quantity {
    Flat(Amount),
    Dice(Amount),
}

impl Quantity {
    /// The amount itself, or the number of dice.
    pub const fn amount(self) -> Amount {
        match self {
            Quantity::Flat(amount) | Quantity::Dice(amount) => amount,
        }
    }
}

/// DW-RES-01. The four resources.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "names")]
pub enum Resource {
    Food,
    Wood,
    Metal,
    Gold,
}

impl Resource {
    /// All four, in the order of the rulebook.
    pub const ALL: [Resource; 4] = [Resource::Food, Resource::Wood, Resource::Metal, Resource::Gold];

    /// Its word in the job language.
    pub const fn word(self) -> &'static str {
        match self {
            Resource::Food => "food",
            Resource::Wood => "wood",
            Resource::Metal => "metal",
            Resource::Gold => "gold",
        }
    }

    /// The resource with this word.
    pub fn read(word: &str) -> Option<Resource> {
        Resource::ALL.into_iter().find(|resource| resource.word() == word)
    }
}

/// DW-RES-02. Which resource a step is about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Goods {
    /// This resource.
    Of(Resource),
    /// A resource that the performer chooses.
    Any,
}

/// The colours of item cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "names")]
pub enum ItemColour {
    Blue,
    Red,
    Green,
    Brown,
    White,
    Yellow,
}

impl ItemColour {
    /// All six, in a fixed order.
    pub const ALL: [ItemColour; 6] = [
        ItemColour::Blue,
        ItemColour::Red,
        ItemColour::Green,
        ItemColour::Brown,
        ItemColour::White,
        ItemColour::Yellow,
    ];

    /// Its word in the job language.
    pub const fn word(self) -> &'static str {
        match self {
            ItemColour::Blue => "blue",
            ItemColour::Red => "red",
            ItemColour::Green => "green",
            ItemColour::Brown => "brown",
            ItemColour::White => "white",
            ItemColour::Yellow => "yellow",
        }
    }

    /// The colour with this word.
    pub fn read(word: &str) -> Option<ItemColour> {
        ItemColour::ALL.into_iter().find(|colour| colour.word() == word)
    }
}

/// DW-DANGER-01. The two kinds of danger cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "names")]
pub enum Danger {
    Pain,
    Exhaustion,
}

impl Danger {
    /// Both, in a fixed order.
    pub const ALL: [Danger; 2] = [Danger::Pain, Danger::Exhaustion];

    /// Its word in the job language.
    pub const fn word(self) -> &'static str {
        match self {
            Danger::Pain => "pain",
            Danger::Exhaustion => "exhaustion",
        }
    }
}

/// DW-CARD-05, DW-CARD-07, DW-CARD-09. Which cards of the hand a step accepts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Selector {
    /// Any item.
    Item,
    /// An item of this colour.
    Colour(ItemColour),
    /// Any danger card.
    AnyDanger,
    /// Danger of this kind.
    Danger(Danger),
}

/// DW-TILE-03, DW-TILE-07. The terrain of a land tile. A bandit camp is a terrain of its own (DW-DR-61).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "names")]
pub enum Terrain {
    Forest,
    Prairie,
    Mountain,
    Village,
    Lake,
    River,
    BanditCamp,
}

impl Terrain {
    /// All seven; jobs speak of the first six only.
    pub const ALL: [Terrain; 7] = [
        Terrain::Forest,
        Terrain::Prairie,
        Terrain::Mountain,
        Terrain::Village,
        Terrain::Lake,
        Terrain::River,
        Terrain::BanditCamp,
    ];

    /// Its word in jobs and files.
    pub const fn word(self) -> &'static str {
        match self {
            Terrain::Forest => "forest",
            Terrain::Prairie => "prairie",
            Terrain::Mountain => "mountain",
            Terrain::Village => "village",
            Terrain::Lake => "lake",
            Terrain::River => "river",
            Terrain::BanditCamp => "bandit-camp",
        }
    }

    /// The terrain with this word.
    pub fn read(word: &str) -> Option<Terrain> {
        Terrain::ALL.into_iter().find(|terrain| terrain.word() == word)
    }

    /// DW-MOVE-03. Is it a lake or a river?
    pub const fn is_water(self) -> bool {
        matches!(self, Terrain::Lake | Terrain::River)
    }
}

/// A set of terrains.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Terrains(u8);

impl Terrains {
    /// The set with one more terrain.
    #[must_use]
    pub const fn with(self, terrain: Terrain) -> Terrains {
        Terrains(self.0 | 1 << terrain as u8)
    }

    /// Does the set contain this terrain?
    #[inline]
    pub const fn has(self, terrain: Terrain) -> bool {
        self.0 & 1 << terrain as u8 != 0
    }

    /// The terrains of the set, in the order of [`Terrain::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Terrain> {
        Terrain::ALL.into_iter().filter(move |&terrain| self.has(terrain))
    }
}

/// DW-MOVE-01. The three ordinary ways to move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "names")]
pub enum Gait {
    Walk,
    Climb,
    Sail,
}

impl Gait {
    /// All three, in the order of a pool.
    pub const ALL: [Gait; 3] = [Gait::Walk, Gait::Climb, Gait::Sail];

    /// Its word in the job language.
    pub const fn word(self) -> &'static str {
        match self {
            Gait::Walk => "walk",
            Gait::Climb => "climb",
            Gait::Sail => "sail",
        }
    }

    /// The gait with this word.
    pub fn read(word: &str) -> Option<Gait> {
        Gait::ALL.into_iter().find(|gait| gait.word() == word)
    }
}

/// DW-RAIL-02, DW-RAIL-03. What a job can build.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "names")]
pub enum Building {
    Rail,
    Bridge,
}

impl Building {
    /// Its word in the job language.
    pub const fn word(self) -> &'static str {
        match self {
            Building::Rail => "rail",
            Building::Bridge => "bridge",
        }
    }
}

/// DW-EVENT-04. What sets off an event job.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "names")]
pub enum Trigger {
    Build,
    Reveal,
    Clear,
    WagonWest,
    WagonEast,
    WagonHit,
}

impl Trigger {
    /// All six, in a fixed order.
    pub const ALL: [Trigger; 6] = [
        Trigger::Build,
        Trigger::Reveal,
        Trigger::Clear,
        Trigger::WagonWest,
        Trigger::WagonEast,
        Trigger::WagonHit,
    ];

    /// Its word in the job language.
    pub const fn word(self) -> &'static str {
        match self {
            Trigger::Build => "build",
            Trigger::Reveal => "reveal",
            Trigger::Clear => "clear",
            Trigger::WagonWest => "wagon-west",
            Trigger::WagonEast => "wagon-east",
            Trigger::WagonHit => "wagon-hit",
        }
    }

    /// The trigger with this word.
    pub fn read(word: &str) -> Option<Trigger> {
        Trigger::ALL.into_iter().find(|trigger| trigger.word() == word)
    }
}

/// DW-COND-04, DW-COND-05. A condition of an event job.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "names")]
pub enum Condition {
    FurthestWest,
    MovedWest,
}

impl Condition {
    /// Its word in the job language.
    pub const fn word(self) -> &'static str {
        match self {
            Condition::FurthestWest => "furthest-west",
            Condition::MovedWest => "moved-west",
        }
    }
}

/// When a job can be done: as an action of its own, as part of a movement, or in a battle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "names")]
pub enum Class {
    Plain,
    Movement,
    Battle,
}

impl Job {
    /// A job of these steps. Does not check them: [`sound`](Job::sound) does.
    pub fn new(trigger: Option<Trigger>, steps: Vec<JobStep>) -> Job {
        let nature = Nature::of(trigger, &steps);
        Job { trigger, steps, nature }
    }

    /// DW-DR-15. The class, which follows from the kinds of its icons.
    #[inline]
    pub const fn class(&self) -> Class {
        self.nature.class
    }

    /// DW-X-01. Does the performer choose an x? In event jobs the event gives it.
    #[inline]
    pub const fn has_x(&self) -> bool {
        self.nature.has_x
    }

    /// Does a step draw cards?
    #[inline]
    pub(crate) const fn draws(&self) -> bool {
        self.nature.draws
    }

    /// The terrains of its `at`, if nothing but `tap` and `lie down` precedes it.
    #[inline]
    pub(crate) const fn gate(&self) -> Option<Terrains> {
        self.nature.gate
    }

    /// The payment that the job begins with, directly or behind its `at`, if it is a fixed number of one resource.
    #[inline]
    pub(crate) const fn price(&self) -> Option<(Resource, u8)> {
        self.nature.price
    }

    /// Does an `at` of the job accept villages?
    #[inline]
    pub(crate) const fn in_village(&self) -> bool {
        self.nature.in_village
    }
}

impl Nature {
    fn of(trigger: Option<Trigger>, steps: &[JobStep]) -> Nature {
        let has = |icon: fn(&JobStep) -> bool| steps.iter().any(icon);
        let class = if has(|step| matches!(step, JobStep::Attack(_) | JobStep::Defend(_))) {
            Class::Battle
        } else if has(|step| matches!(step, JobStep::Move(..) | JobStep::Train(_))) {
            Class::Movement
        } else {
            Class::Plain
        };
        let first = steps.iter().find(|step| !matches!(step, JobStep::Tap | JobStep::LieDown));
        Nature {
            class,
            has_x: trigger.is_none() && has(|step| step.amount().is_some_and(Amount::has_x)),
            draws: has(|step| matches!(step, JobStep::Draw(_))),
            gate: first.and_then(|step| if let JobStep::At(places) = *step { Some(places) } else { None }),
            price: match *steps {
                [JobStep::Pay(Amount::Fixed(count), Goods::Of(resource)), ..]
                | [JobStep::At(_), JobStep::Pay(Amount::Fixed(count), Goods::Of(resource)), ..] => {
                    Some((resource, count))
                }
                _ => None,
            },
            in_village: has(|step| matches!(step, JobStep::At(places) if places.has(Terrain::Village))),
        }
    }
}

impl JobStep {
    /// The amount of the step, if it has one.
    pub const fn amount(self) -> Option<Amount> {
        match self {
            JobStep::Pay(amount, _)
            | JobStep::Discard(amount, _)
            | JobStep::Scrap(amount, _)
            | JobStep::Draw(amount)
            | JobStep::Take(amount, _)
            | JobStep::Move(_, amount)
            | JobStep::Reveal(amount)
            | JobStep::GainVp(amount)
            | JobStep::LoseVp(amount) => Some(amount),
            JobStep::Gain(quantity, _) | JobStep::Attack(quantity) | JobStep::Defend(quantity) => {
                Some(quantity.amount())
            }
            JobStep::Train(_)
            | JobStep::Tap
            | JobStep::LieDown
            | JobStep::At(_)
            | JobStep::DiscardSelf
            | JobStep::ScrapSelf
            | JobStep::Build(_)
            | JobStep::If(_) => None,
        }
    }
}
