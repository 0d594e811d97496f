//! The icons of jobs and boards, and the name of each one's symbol.

use super::woodcut::{Woodcut, short};
use deck_goes_west::{
    Building, Condition, Danger, Gait, Goods, JobStep, NightStep, Resource, Selector, Terrain, Trigger,
};
use maud::{Markup, html};
use std::borrow::Cow;

/// A symbol of the job language, or of the boards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum JobIcon {
    /// A resource, or any of them.
    Goods(Goods),
    /// A success die.
    Die,
    /// A way of moving.
    Gait(Gait),
    /// A ride on a train.
    Train,
    /// Only from water.
    FromWater,
    /// Land tiles are turned up.
    Reveal,
    /// A railway or a bridge is built.
    Build(Building),
    /// Cards are drawn.
    Draw,
    /// A card goes somewhere.
    Card(Verb, Picked),
    /// The character is turned until the next Day.
    Tap,
    /// The character lies down.
    LieDown,
    /// Only on this kind of land.
    At(Terrain),
    /// Whenever this happens.
    On(Trigger),
    /// Only if this holds.
    If(Condition),
    /// Hits in a battle.
    Attack,
    /// Saves in a battle.
    Defend,
    /// Points on the track.
    Points,
    /// A day on the track, and the beginning of one.
    Day,
    /// A bandit.
    Bandit,
    /// A tile's bandit number.
    Star,
    /// A step of the Night.
    Night(NightStep),
    /// The first player's token.
    FirstPlayer,
    /// The hand limit.
    HandLimit,
    /// The Trade Row.
    TradeRow,
}

/// What happens to a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verb {
    /// To its owner's discard pile.
    Discard,
    /// Out of the game.
    Scrap,
    /// From a pile of dangers to a player.
    Take,
}

/// The card that a step is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Picked {
    /// A card of this kind.
    Of(Selector),
    /// The card on which the job is printed.
    This,
}

impl Verb {
    const fn symbol(self) -> &'static str {
        match self {
            Verb::Discard => "discard",
            Verb::Scrap => "scrap",
            Verb::Take => "take",
        }
    }
}

impl Picked {
    /// The word in its class names.
    pub(super) const fn word(self) -> &'static str {
        match self {
            Picked::This => "self",
            Picked::Of(Selector::Item) => "item",
            Picked::Of(Selector::Colour(colour)) => colour.word(),
            Picked::Of(Selector::AnyDanger) => "danger",
            Picked::Of(Selector::Danger(danger)) => danger.word(),
        }
    }

    /// The CSS class of its colour.
    pub fn class(self) -> String {
        format!("k-{}", self.word())
    }

    /// Every possible value.
    #[cfg(test)]
    pub(super) fn all() -> impl Iterator<Item = Picked> {
        let colours = deck_goes_west::ItemColour::ALL.into_iter().map(Selector::Colour);
        let dangers = Danger::ALL.into_iter().map(Selector::Danger);
        let all = colours.chain(dangers).chain([Selector::Item, Selector::AnyDanger]);
        all.map(Picked::Of).chain([Picked::This])
    }
}

impl JobIcon {
    /// The width, at a height of 24.
    pub(super) const fn width(self) -> f32 {
        match self {
            JobIcon::Card(Verb::Discard | Verb::Take, _) | JobIcon::Night(NightStep::Exhaustion(_)) => 27.0,
            JobIcon::Card(Verb::Scrap, _) | JobIcon::Draw => 21.0,
            JobIcon::Die => 23.0,
            _ => 24.0,
        }
    }

    /// Draws it at this height, with its top left corner at a position.
    pub(super) fn draw(self, cut: &mut Woodcut, [x, y]: [f32; 2], high: f32) {
        match self {
            JobIcon::Card(verb, picked) => {
                // The mark of a burning card is smaller, above the flames.
                let scale = high / 24.0;
                let (aside, down, mark) =
                    if verb == Verb::Scrap { (2.4, -0.2, 0.88) } else { (0.0, 0.0, 1.0) };
                let (mark_x, mark_y) = (x + aside * scale, y + down * scale);
                cut.symbol(verb.symbol(), &picked.class(), [x, y, self.width() * scale, high]);
                cut.symbol(&format!("m-{}", picked.word()), "", [mark_x, mark_y, high * mark, high * mark]);
            }
            JobIcon::Night(NightStep::Exhaustion(_)) => {
                let tired = Picked::Of(Selector::Danger(Danger::Exhaustion));
                JobIcon::Card(Verb::Take, tired).draw(cut, [x, y], high);
            }
            JobIcon::Die => cut.symbol("die", "", [x, y, high, high]),
            _ => cut.symbol(&self.symbol(), "", [x, y, self.width() * high / 24.0, high]),
        }
    }

    /// The id of its symbol.
    fn symbol(self) -> Cow<'static, str> {
        Cow::Borrowed(match self {
            JobIcon::Goods(Goods::Of(resource)) => resource.word(),
            JobIcon::Goods(Goods::Any) => "any",
            JobIcon::Die => "die",
            JobIcon::Gait(gait) => gait.word(),
            JobIcon::Train => "train",
            JobIcon::FromWater => "from-water",
            JobIcon::Reveal => "reveal",
            JobIcon::Build(Building::Rail) => "rail",
            JobIcon::Build(Building::Bridge) => "bridge",
            JobIcon::Draw => "draw",
            JobIcon::Card(verb, _) => verb.symbol(),
            JobIcon::Tap => "tap",
            JobIcon::LieDown => "lie",
            JobIcon::At(terrain) => terrain.word(),
            JobIcon::On(trigger) => return Cow::Owned(format!("ev-{}", trigger.word())),
            JobIcon::If(Condition::FurthestWest) => "if-furthest-west",
            JobIcon::If(Condition::MovedWest) => "if-moved-west",
            JobIcon::Attack | JobIcon::Night(NightStep::Attack) => "attack",
            JobIcon::Defend => "defend",
            JobIcon::Points => "vp",
            JobIcon::Day | JobIcon::Night(NightStep::Day) => "day",
            JobIcon::Bandit => "bandit",
            JobIcon::Star | JobIcon::Night(NightStep::Appear) => "star",
            JobIcon::TradeRow | JobIcon::Night(NightStep::TradeRow) => "n-row",
            JobIcon::Night(NightStep::Exhaustion(_)) => Verb::Take.symbol(),
            JobIcon::Night(NightStep::Move) => "n-move",
            JobIcon::Night(NightStep::RemoveEast(_)) => "n-east",
            JobIcon::Night(NightStep::Split(_)) => "n-split",
            JobIcon::HandLimit | JobIcon::Night(NightStep::FullHand) => "n-full",
            JobIcon::FirstPlayer | JobIcon::Night(NightStep::PassP1) => "n-p1",
        })
    }

    /// The icon of a step, without its amount. A place that is one of several gives the first of them.
    pub(super) fn of(step: JobStep) -> JobIcon {
        match step {
            JobStep::Tap => JobIcon::Tap,
            JobStep::LieDown => JobIcon::LieDown,
            JobStep::At(terrains) => {
                let first = terrains.iter().next();
                JobIcon::At(first.expect("`at` names a terrain: the job language reads no other"))
            }
            JobStep::Pay(_, goods) | JobStep::Gain(_, goods) => JobIcon::Goods(goods),
            JobStep::Discard(_, selector) => JobIcon::Card(Verb::Discard, Picked::Of(selector)),
            JobStep::Scrap(_, selector) => JobIcon::Card(Verb::Scrap, Picked::Of(selector)),
            JobStep::DiscardSelf => JobIcon::Card(Verb::Discard, Picked::This),
            JobStep::ScrapSelf => JobIcon::Card(Verb::Scrap, Picked::This),
            JobStep::Draw(_) => JobIcon::Draw,
            JobStep::Take(_, danger) => JobIcon::Card(Verb::Take, Picked::Of(Selector::Danger(danger))),
            JobStep::Move(gait, _) => JobIcon::Gait(gait),
            JobStep::Train(_) => JobIcon::Train,
            JobStep::Reveal(_) => JobIcon::Reveal,
            JobStep::Build(building) => JobIcon::Build(building),
            JobStep::Attack(_) => JobIcon::Attack,
            JobStep::Defend(_) => JobIcon::Defend,
            JobStep::GainVp(_) | JobStep::LoseVp(_) => JobIcon::Points,
            JobStep::If(condition) => JobIcon::If(condition),
        }
    }

    /// The icon of a resource.
    pub const fn of_resource(resource: Resource) -> JobIcon {
        JobIcon::Goods(Goods::Of(resource))
    }

    /// All icons.
    #[cfg(test)]
    pub(super) fn all() -> Vec<JobIcon> {
        let mut all: Vec<JobIcon> = Resource::ALL.into_iter().map(JobIcon::of_resource).collect();
        all.extend([JobIcon::Goods(Goods::Any), JobIcon::Die]);
        all.extend(Gait::ALL.map(JobIcon::Gait));
        all.extend([JobIcon::Train, JobIcon::FromWater, JobIcon::Reveal]);
        all.extend([Building::Rail, Building::Bridge].map(JobIcon::Build));
        all.push(JobIcon::Draw);
        for verb in [Verb::Discard, Verb::Scrap, Verb::Take] {
            all.extend(Picked::all().map(|picked| JobIcon::Card(verb, picked)));
        }
        all.extend([JobIcon::Tap, JobIcon::LieDown]);
        all.extend(Terrain::ALL.map(JobIcon::At));
        all.extend(Trigger::ALL.map(JobIcon::On));
        all.extend([Condition::FurthestWest, Condition::MovedWest].map(JobIcon::If));
        all.extend([
            JobIcon::Attack,
            JobIcon::Defend,
            JobIcon::Points,
            JobIcon::Day,
            JobIcon::Bandit,
            JobIcon::Star,
        ]);
        all.extend([JobIcon::FirstPlayer, JobIcon::HandLimit, JobIcon::TradeRow]);
        all.extend([NightStep::Exhaustion(1), NightStep::Move, NightStep::RemoveEast(3)].map(JobIcon::Night));
        all.extend([NightStep::Split(6), NightStep::PassP1].map(JobIcon::Night));
        all
    }
}

/// A single icon, hidden from screen readers: the text beside it says what it is.
pub fn icon(icon: JobIcon) -> Markup {
    let mut cut = Woodcut::default();
    icon.draw(&mut cut, [0.0, 0.0], 24.0);
    html! {
        svg class="dw-icon" viewBox={ "0 0 " (short(icon.width())) " 24" } aria-hidden="true" { (cut.markup()) }
    }
}

/// A step of the night, with its number.
pub fn night_icon(step: NightStep) -> Markup {
    let icon = JobIcon::Night(step);
    let mut cut = Woodcut::default();
    icon.draw(&mut cut, [0.0, 0.0], 24.0);
    let mut width = icon.width();
    if let NightStep::Exhaustion(number) | NightStep::RemoveEast(number) | NightStep::Split(number) = step {
        cut.text("dw-count", [width - 2.5, 26.0], 14.0, &number.to_string());
        // The number is drawn a little beside the icon.
        width += 4.0;
    }
    html! {
        svg class="dw-icon" viewBox={ "0 0 " (short(width)) " 27" } aria-hidden="true" { (cut.markup()) }
    }
}
