//! What the loader demands of a job, whatever it is printed on: the static rules S1 to S15 of the job language. Each
//! has a function, named after what it demands, and its id in its errors.
//!
//! No job can break S9 (a step is about one kind of resource) and S10 (neither trains nor points are rolled for),
//! because the types cannot express it.

use super::{Amount, Class, Job, JobStep, Selector, Trigger};
use std::fmt;

/// DW-JOB-02. The part of the game that a job is printed on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PrintedOn {
    /// A starter or trade card.
    Item,
    /// A pain or exhaustion card.
    Danger,
    /// A character.
    Ability,
    /// A land tile.
    Land,
    /// A mission: every player may do it.
    Mission,
    /// A trade card: the price of the card.
    Buy,
    /// A mission: an event sets it off.
    Event,
}

/// A static rule that a job breaks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unsound {
    /// The id of the rule: `S5`.
    pub rule: &'static str,
    /// What is wrong, and how to mend it.
    pub reason: String,
}

impl fmt::Display for Unsound {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.reason, self.rule)
    }
}

impl std::error::Error for Unsound {}

fn unsound(rule: &'static str, reason: impl Into<String>) -> Result<(), Unsound> {
    Err(Unsound { rule, reason: reason.into() })
}

impl Job {
    /// The job in the form that is played: adds the steps that a file may leave out and drops those without effect (S1,
    /// S2, S3, DW-DR-52).
    pub fn printed_on(mut self, printed: PrintedOn) -> Result<Job, Unsound> {
        let added = match printed {
            PrintedOn::Ability => Some(JobStep::Tap),
            PrintedOn::Land => Some(JobStep::LieDown),
            _ => None,
        };
        if let Some(step) = added.filter(|step| !self.steps.contains(step)) {
            self.steps.insert(0, step);
        }
        self.sound(printed)?;
        if printed == PrintedOn::Item {
            self.steps.retain(|&step| step != JobStep::DiscardSelf);
        }
        Ok(Job::new(self.trigger, self.steps))
    }

    /// Checks all static rules.
    pub fn sound(&self, printed: PrintedOn) -> Result<(), Unsound> {
        self.taps_where_there_is_a_character(printed)?;
        self.lies_down_once(printed)?;
        self.leaves_the_hand_once(printed)?;
        self.answers_to_events_only_on_missions(printed)?;
        self.pays_for_x()?;
        self.is_of_one_class()?;
        self.moves_last()?;
        self.costs_only_what_a_price_may(printed)?;
        self.counts_from_one()?;
        self.asks_for_the_place_first(printed)?;
        self.draws_no_more_than_it_uses(printed)?;
        self.scores_only_on_missions(printed)?;
        self.cannot_be_repeated_for_nothing(printed)
    }

    fn count(&self, step: JobStep) -> usize {
        self.steps.iter().filter(|&&other| other == step).count()
    }

    /// S1.
    fn taps_where_there_is_a_character(&self, printed: PrintedOn) -> Result<(), Unsound> {
        match (printed, self.count(JobStep::Tap)) {
            (PrintedOn::Ability, 1) if self.steps.first() == Some(&JobStep::Tap) => Ok(()),
            (PrintedOn::Ability, _) => {
                unsound("S1", "an ability has `tap` once, as its first step: move it there")
            }
            (_, 0) => Ok(()),
            _ => unsound("S1", "only characters have `tap`: leave it out"),
        }
    }

    /// S2.
    fn lies_down_once(&self, printed: PrintedOn) -> Result<(), Unsound> {
        match (printed, self.count(JobStep::LieDown)) {
            (PrintedOn::Land, 0) => {
                unsound("S2", "a job of a land tile lays the meeple down: add `lie down`")
            }
            (PrintedOn::Land | PrintedOn::Mission, 1) | (_, 0) => Ok(()),
            (PrintedOn::Land | PrintedOn::Mission, _) => {
                unsound("S2", "a meeple lies down once a visit: leave one `lie down` out")
            }
            _ => unsound("S2", "only jobs of land tiles and missions have `lie down`: leave it out"),
        }
    }

    /// S3, DW-DANGER-05.
    fn leaves_the_hand_once(&self, printed: PrintedOn) -> Result<(), Unsound> {
        let leaves = self.count(JobStep::DiscardSelf) + self.count(JobStep::ScrapSelf);
        match printed {
            PrintedOn::Item if leaves > 1 => {
                unsound("S3", "a card leaves the hand once: keep one `discard self` or `scrap self`")
            }
            PrintedOn::Item if leaves == self.steps.len() => {
                unsound("S3", "the job does nothing but give its card away: add what it is for")
            }
            PrintedOn::Danger if leaves != 1 => {
                unsound("S3", "the job of a danger card has exactly one `discard self` or `scrap self`")
            }
            PrintedOn::Item | PrintedOn::Danger => Ok(()),
            _ if leaves > 0 => {
                unsound("S3", "only cards of the hand have `discard self` and `scrap self`: leave them out")
            }
            _ => Ok(()),
        }
    }

    /// S4, DW-EVENT-01.
    fn answers_to_events_only_on_missions(&self, printed: PrintedOn) -> Result<(), Unsound> {
        match (printed, self.trigger) {
            (PrintedOn::Event, None) => {
                return unsound("S4", "an event job begins with `on`: say which event");
            }
            (PrintedOn::Event, Some(_)) => {}
            (PrintedOn::Mission, Some(_)) => {
                return unsound("S4", "this is an event job: put it under `events`");
            }
            (_, Some(_)) => return unsound("S4", "only missions have event jobs: leave `on` out"),
            (_, None) => {
                return match self.steps.iter().any(|step| matches!(step, JobStep::If(_))) {
                    true => unsound("S4", "`if` belongs into event jobs: leave it out"),
                    false => Ok(()),
                };
            }
        }
        let foreign = |step: &&JobStep| {
            !matches!(
                step,
                JobStep::If(_)
                    | JobStep::Pay(..)
                    | JobStep::Gain(..)
                    | JobStep::Discard(..)
                    | JobStep::Scrap(..)
                    | JobStep::Draw(_)
                    | JobStep::Take(..)
                    | JobStep::Reveal(_)
                    | JobStep::GainVp(_)
                    | JobStep::LoseVp(_)
            )
        };
        match self.steps.iter().find(foreign) {
            Some(step) => unsound("S4", format!("an event job cannot have `{step}`: leave it out")),
            None => Ok(()),
        }
    }

    /// S5, DW-DR-55.
    fn pays_for_x(&self) -> Result<(), Unsound> {
        let has_x = |step: &JobStep| step.amount().is_some_and(Amount::has_x);
        if !self.steps.iter().any(has_x) {
            return Ok(());
        }
        match self.trigger {
            Some(Trigger::WagonHit) => Ok(()),
            Some(_) => unsound("S5", "only `on wagon-hit` says what x is: write a number"),
            None if self.steps.iter().any(|step| has_x(step) && step.takes_something()) => Ok(()),
            None => unsound("S5", "nothing limits x: add `pay x`, `discard x` or `scrap x`"),
        }
    }

    /// S6, DW-DR-67.
    fn is_of_one_class(&self) -> Result<(), Unsound> {
        let moves = self.steps.iter().any(|step| step.moves());
        match self.class() == Class::Battle && moves {
            true => unsound("S6", "a job is for battle or for movement: make two jobs of it"),
            false => Ok(()),
        }
    }

    /// S7, DW-DR-66.
    fn moves_last(&self) -> Result<(), Unsound> {
        let behind = self.steps.iter().skip_while(|step| !step.moves());
        let stays = |step: &&JobStep| {
            matches!(step, JobStep::At(_) | JobStep::Reveal(_) | JobStep::Build(_) | JobStep::LieDown)
        };
        match behind.into_iter().find(stays) {
            Some(step) => unsound(
                "S7",
                format!("`{step}` cannot follow a movement icon: put it in front of all movement"),
            ),
            None => Ok(()),
        }
    }

    /// S8, DW-BUY-01.
    fn costs_only_what_a_price_may(&self, printed: PrintedOn) -> Result<(), Unsound> {
        let foreign = |step: &&JobStep| {
            !matches!(
                step,
                JobStep::At(_)
                    | JobStep::Pay(..)
                    | JobStep::Discard(..)
                    | JobStep::Scrap(..)
                    | JobStep::Take(..)
                    | JobStep::LoseVp(_)
            )
        };
        match self.steps.iter().find(foreign) {
            Some(step) if printed == PrintedOn::Buy => unsound(
                "S8",
                format!("a price has no `{step}`: only `at`, `pay`, `discard`, `scrap`, `take`, `vp -`"),
            ),
            _ => Ok(()),
        }
    }

    /// S11.
    fn counts_from_one(&self) -> Result<(), Unsound> {
        let is_zero = |step: &&JobStep| match step {
            JobStep::GainVp(Amount::Fixed(_)) => false,
            JobStep::Train(length) => *length == 0,
            step => matches!(step.amount(), Some(Amount::Fixed(0) | Amount::X(0))),
        };
        match self.steps.iter().find(is_zero) {
            Some(step) => unsound("S11", format!("`{step}` is nothing: numbers start at 1")),
            None => Ok(()),
        }
    }

    /// S12, DW-DR-58.
    fn asks_for_the_place_first(&self, printed: PrintedOn) -> Result<(), Unsound> {
        let is_place = |step: &JobStep| matches!(step, JobStep::At(_));
        if printed == PrintedOn::Buy && self.steps.iter().skip(1).any(is_place) {
            return unsound(
                "S12",
                "a price begins with its `at`: otherwise the card is sold for less elsewhere",
            );
        }
        if self.class() == Class::Battle && self.steps.iter().any(is_place) {
            return unsound("S12", "a battle job has no `at`: bandits make every place false");
        }
        Ok(())
    }

    /// S13. Holds for every x: draws and uses are compared as `a + b * x`, part by part.
    fn draws_no_more_than_it_uses(&self, printed: PrintedOn) -> Result<(), Unsound> {
        if printed != PrintedOn::Item || self.steps.contains(&JobStep::ScrapSelf) {
            return Ok(());
        }
        let (mut used, mut drawn) = ([1, 0], [0, 0]);
        for step in &self.steps {
            match step {
                JobStep::Discard(amount, Selector::Item | Selector::Colour(_))
                | JobStep::Scrap(amount, Selector::Item | Selector::Colour(_)) => amount.add_to(&mut used),
                JobStep::Draw(amount) => amount.add_to(&mut drawn),
                _ => {}
            }
        }
        if drawn[0] > used[0] || drawn[1] > used[1] {
            return unsound("S13", "the card draws more than it uses: draw less, or add `scrap self`");
        }
        let paid = self.steps.iter().any(|step| matches!(step, JobStep::Pay(..)));
        let only_cards = self.steps.iter().all(|step| {
            matches!(
                step,
                JobStep::Discard(..) | JobStep::Scrap(..) | JobStep::Draw(_) | JobStep::DiscardSelf
            )
        });
        match drawn[0] == used[0] && !paid && !only_cards {
            true => {
                unsound("S13", "the card draws as many as it uses and does more: add a `pay`, or draw less")
            }
            false => Ok(()),
        }
    }

    /// S14, DW-SCORE-02.
    fn scores_only_on_missions(&self, printed: PrintedOn) -> Result<(), Unsound> {
        let gains = self.steps.iter().any(|step| matches!(step, JobStep::GainVp(_)));
        let loses = self.steps.iter().any(|step| matches!(step, JobStep::LoseVp(_)));
        match printed {
            PrintedOn::Mission | PrintedOn::Event => Ok(()),
            PrintedOn::Buy if !gains => Ok(()),
            _ if gains => unsound("S14", "only missions give points: leave `vp +` out"),
            _ if loses => unsound("S14", "only missions and prices cost points: leave `vp -` out"),
            _ => Ok(()),
        }
    }

    /// S15.
    fn cannot_be_repeated_for_nothing(&self, printed: PrintedOn) -> Result<(), Unsound> {
        let fixed =
            |step: &JobStep| step.takes_something() && matches!(step.amount(), Some(Amount::Fixed(_)));
        let brings = |step: &JobStep| matches!(step, JobStep::Gain(..) | JobStep::Draw(_));
        match printed != PrintedOn::Mission
            || self.steps.contains(&JobStep::LieDown)
            || self.steps.iter().any(fixed)
        {
            true if printed == PrintedOn::Mission
                && self.class() != Class::Plain
                && self.steps.iter().any(brings) =>
            {
                unsound(
                    "S15",
                    "the job could be played for ever in one movement or battle: it may not gain or draw",
                )
            }
            true => Ok(()),
            false => unsound(
                "S15",
                "the job could be done for ever: add `lie down`, or a `pay`, `discard` or `scrap` with a number",
            ),
        }
    }
}

impl JobStep {
    /// Does the step take resources or cards away?
    const fn takes_something(self) -> bool {
        matches!(self, JobStep::Pay(..) | JobStep::Discard(..) | JobStep::Scrap(..))
    }

    /// Is the step a movement icon?
    const fn moves(self) -> bool {
        matches!(self, JobStep::Move(..) | JobStep::Train(_))
    }
}

impl Amount {
    /// Adds the amount to `sum[0] + sum[1] * x`.
    fn add_to(self, sum: &mut [u32; 2]) {
        match self {
            Amount::Fixed(number) => sum[0] += u32::from(number),
            Amount::X(times) => sum[1] += u32::from(times),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::Job;
    use super::PrintedOn::{self, Ability, Buy, Danger, Event, Item, Land, Mission};

    fn told(line: &str, printed: PrintedOn) -> Result<String, String> {
        let job: Job = line.parse().unwrap_or_else(|why| panic!("{line}: {why}"));
        job.printed_on(printed).map(|job| job.to_string()).map_err(|why| why.to_string())
    }

    #[test]
    fn what_is_left_out_is_added() {
        assert_eq!(told("pay 1 any; walk 1", Ability).unwrap(), "tap; pay 1 any; walk 1");
        assert_eq!(told("gain 1 food", Land).unwrap(), "lie down; gain 1 food");
        assert_eq!(told("at river; lie down; gain 1 food", Land).unwrap(), "at river; lie down; gain 1 food");
        assert_eq!(told("pay 1 food; discard self; walk 1", Item).unwrap(), "pay 1 food; walk 1");
        assert_eq!(told("pay 1 food; discard self", Danger).unwrap(), "pay 1 food; discard self");
    }

    #[test]
    fn sound_jobs_are_accepted() {
        let sound = [
            ("defend 1d; attack 2d", Item),
            ("scrap self; gain 5 food", Item),
            ("scrap self; draw 3; walk 1", Item),
            ("discard x item; draw x", Item),
            ("discard 1 item; draw 2", Item),
            ("pay 1 food; walk 1; draw 1", Item),
            ("discard 1 exhaustion; draw 1", Item),
            ("tap; scrap x item; gain x any", Ability),
            ("vp -4; scrap 3 danger", Mission),
            ("at village; lie down; pay x gold; vp +x", Mission),
            ("on wagon-hit; vp -x", Event),
            ("on build; vp +2; if furthest-west; vp +0", Event),
            ("at village; pay 1 gold; discard 1 item; scrap 1 pain; take 1 pain; vp -1", Buy),
        ];
        for (line, printed) in sound {
            assert_eq!(told(line, printed).as_deref(), Ok(line));
        }
    }

    #[test]
    fn unsound_jobs_are_told_by_their_rule() {
        let unsound = [
            ("tap; walk 1", Item, "only characters have `tap`: leave it out (S1)"),
            ("pay 1 food; tap", Ability, "an ability has `tap` once, as its first step: move it there (S1)"),
            ("tap; tap; walk 1", Ability, "an ability has `tap` once, as its first step: move it there (S1)"),
            (
                "lie down; gain 1 food",
                Item,
                "only jobs of land tiles and missions have `lie down`: leave it out (S2)",
            ),
            ("lie down; lie down", Land, "a meeple lies down once a visit: leave one `lie down` out (S2)"),
            (
                "scrap self",
                Land,
                "only cards of the hand have `discard self` and `scrap self`: leave them out (S3)",
            ),
            (
                "scrap self; discard self",
                Item,
                "a card leaves the hand once: keep one `discard self` or `scrap self` (S3)",
            ),
            ("discard self", Item, "the job does nothing but give its card away: add what it is for (S3)"),
            (
                "pay 1 food",
                Danger,
                "the job of a danger card has exactly one `discard self` or `scrap self` (S3)",
            ),
            ("on build; vp +1", Mission, "this is an event job: put it under `events` (S4)"),
            ("on build; gain 1 food", Item, "only missions have event jobs: leave `on` out (S4)"),
            ("pay 1 food; vp +1", Event, "an event job begins with `on`: say which event (S4)"),
            ("on build; walk 1", Event, "an event job cannot have `walk 1`: leave it out (S4)"),
            ("pay 1 food; if moved-west; vp +1", Mission, "`if` belongs into event jobs: leave it out (S4)"),
            ("tap; gain x food", Ability, "nothing limits x: add `pay x`, `discard x` or `scrap x` (S5)"),
            ("on build; vp +x", Event, "only `on wagon-hit` says what x is: write a number (S5)"),
            ("walk 1; attack 1", Item, "a job is for battle or for movement: make two jobs of it (S6)"),
            (
                "walk 1; pay 1 food; build rail",
                Item,
                "`build rail` cannot follow a movement icon: put it in front of all movement (S7)",
            ),
            (
                "train 3; at lake",
                Ability,
                "`at lake` cannot follow a movement icon: put it in front of all movement (S7)",
            ),
            (
                "pay 1 gold; gain 1 food",
                Buy,
                "a price has no `gain 1 food`: only `at`, `pay`, `discard`, `scrap`, `take`, `vp -` (S8)",
            ),
            ("pay 0 food; walk 1", Item, "`pay 0 food` is nothing: numbers start at 1 (S11)"),
            ("pay 1 food; train 0", Item, "`train 0` is nothing: numbers start at 1 (S11)"),
            ("pay 0x food; walk 1", Item, "`pay 0x food` is nothing: numbers start at 1 (S11)"),
            ("pay 1 food; vp -0", Mission, "`vp -0` is nothing: numbers start at 1 (S11)"),
            (
                "pay 1 gold; at village; pay 1 gold",
                Buy,
                "a price begins with its `at`: otherwise the card is sold for less elsewhere (S12)",
            ),
            ("at lake; attack 1", Item, "a battle job has no `at`: bandits make every place false (S12)"),
            ("draw 2", Item, "the card draws more than it uses: draw less, or add `scrap self` (S13)"),
            (
                "discard x item; draw 2x",
                Item,
                "the card draws more than it uses: draw less, or add `scrap self` (S13)",
            ),
            (
                "discard 1 item; draw 2; walk 1",
                Item,
                "the card draws as many as it uses and does more: add a `pay`, or draw less (S13)",
            ),
            ("lie down; pay 1 gold; vp +1", Land, "only missions give points: leave `vp +` out (S14)"),
            ("vp -1; walk 2", Item, "only missions and prices cost points: leave `vp -` out (S14)"),
            (
                "pay x gold; vp +x",
                Mission,
                "the job could be done for ever: add `lie down`, or a `pay`, `discard` or `scrap` with a number (S15)",
            ),
        ];
        for (line, printed, reason) in unsound {
            assert_eq!(told(line, printed).unwrap_err(), reason, "{line}");
        }
    }
}
