//! A job as a sentence for people, put together from the words of its steps.

use super::{
    Amount, Building, Condition, Danger, Gait, Goods, ItemColour, Job, JobStep, PrintedOn, Quantity,
    Resource, Selector, Terrain, Terrains, Trigger,
};
use game::{Argument, Message};

impl Job {
    /// DW-JOB-03. The sentence of the job.
    pub fn sentence(&self, printed: PrintedOn) -> Message {
        let mut clauses = self.clauses().into_iter();
        let mut said = clauses.next().expect("`clauses` gives one at least").first();
        for clause in clauses {
            said = clause.later(said);
        }
        if let Some(trigger) = self.trigger {
            said = Message::new(trigger.opening()).said("job", said);
        } else if printed == PrintedOn::Buy {
            said = Message::new("job-open-buy").said("job", said);
        }
        if self.has_x() {
            said = Message::new("job-with-x").said("job", said);
        }
        Message::new("job-sentence").said("job", said)
    }

    /// The steps in their order, split at each gate. A gate that only markers precede comes before them in the sentence.
    fn clauses(&self) -> Vec<Clause> {
        let (mut done, mut clause) = (Vec::new(), Clause::default());
        let mut only_markers = true;
        for &step in &self.steps {
            let Some(gate) = Gate::of(step) else {
                only_markers &= matches!(step, JobStep::Tap | JobStep::LieDown);
                clause.steps.push(Argument::Message(Box::new(step.words())));
                continue;
            };
            if !only_markers || clause.gate.is_some() {
                done.push(std::mem::take(&mut clause));
            }
            clause.gate = Some(gate);
        }
        done.push(clause);
        done
    }
}

/// Steps that share one gate.
#[derive(Default)]
struct Clause {
    gate: Option<Gate>,
    steps: Vec<Argument>,
}

/// A step that decides whether the steps behind it are done.
enum Gate {
    At(Terrains),
    If(Condition),
}

impl Gate {
    const fn of(step: JobStep) -> Option<Gate> {
        match step {
            JobStep::At(terrains) => Some(Gate::At(terrains)),
            JobStep::If(condition) => Some(Gate::If(condition)),
            _ => None,
        }
    }
}

impl Clause {
    /// The clause at the front of the sentence.
    fn first(self) -> Message {
        let message = match self.gate {
            None => Message::new("job-steps"),
            Some(Gate::At(terrains)) => Message::new("job-at-first").said("place", terrains.places()),
            Some(Gate::If(Condition::FurthestWest)) => Message::new("job-if-furthest-west-first"),
            Some(Gate::If(Condition::MovedWest)) => Message::new("job-if-moved-west-first"),
        };
        message.list("steps", self.steps)
    }

    /// The clause behind the clauses in `before`.
    fn later(self, before: Message) -> Message {
        let message = match self.gate {
            None => Message::new("job-steps"),
            Some(Gate::At(terrains)) => Message::new("job-at-later").said("place", terrains.places()),
            Some(Gate::If(Condition::FurthestWest)) => Message::new("job-if-furthest-west-later"),
            Some(Gate::If(Condition::MovedWest)) => Message::new("job-if-moved-west-later"),
        };
        message.said("before", before).list("steps", self.steps)
    }
}

impl Terrains {
    /// The terrains as alternatives: *in a forest or on a prairie*.
    fn places(self) -> Message {
        let places = self.iter().map(|terrain| Message::new(terrain.place()));
        places
            .reduce(|before, last| Message::new("job-place-or").said("before", before).said("last", last))
            .expect("`at` names a terrain: the job language reads no other")
    }
}

impl Terrain {
    const fn place(self) -> &'static str {
        match self {
            Terrain::Forest => "job-place-forest",
            Terrain::Prairie => "job-place-prairie",
            Terrain::Mountain => "job-place-mountain",
            Terrain::Village => "job-place-village",
            Terrain::Lake => "job-place-lake",
            Terrain::River => "job-place-river",
            Terrain::BanditCamp => "job-place-bandit-camp",
        }
    }
}

impl Trigger {
    const fn opening(self) -> &'static str {
        match self {
            Trigger::Build => "job-on-build",
            Trigger::Reveal => "job-on-reveal",
            Trigger::Clear => "job-on-clear",
            Trigger::WagonWest => "job-on-wagon-west",
            Trigger::WagonEast => "job-on-wagon-east",
            Trigger::WagonHit => "job-on-wagon-hit",
        }
    }
}

impl JobStep {
    /// The step in words that fit into a sentence.
    fn words(self) -> Message {
        let words = Message::new(self.word());
        let words = match self.amount() {
            Some(Amount::Fixed(number)) => words.number("n", number.into()),
            Some(times) => words.text("n", times.to_string()),
            None => words,
        };
        match self {
            JobStep::Train(length) => words.number("n", length.into()),
            JobStep::Pay(_, Goods::Of(resource)) | JobStep::Gain(_, Goods::Of(resource)) => {
                words.named("resource", resource.name())
            }
            JobStep::Discard(amount, selector) | JobStep::Scrap(amount, selector) => {
                words.said("cards", selector.words(amount))
            }
            JobStep::Take(amount, danger) => words.said("cards", Selector::Danger(danger).words(amount)),
            _ => words,
        }
    }

    const fn word(self) -> &'static str {
        match self {
            JobStep::Tap => "job-tap",
            JobStep::LieDown => "job-lie-down",
            JobStep::Pay(_, Goods::Of(_)) => "job-pay",
            JobStep::Pay(_, Goods::Any) => "job-pay-any",
            JobStep::Gain(Quantity::Flat(_), Goods::Of(_)) => "job-gain",
            JobStep::Gain(Quantity::Flat(_), Goods::Any) => "job-gain-any",
            JobStep::Gain(Quantity::Dice(_), Goods::Of(_)) => "job-gain-dice",
            JobStep::Gain(Quantity::Dice(_), Goods::Any) => "job-gain-dice-any",
            JobStep::Discard(..) => "job-discard",
            JobStep::Scrap(..) => "job-scrap",
            JobStep::DiscardSelf => "job-discard-self",
            JobStep::ScrapSelf => "job-scrap-self",
            JobStep::Draw(_) => "job-draw",
            JobStep::Take(..) => "job-take",
            JobStep::Move(Gait::Walk, _) => "job-walk",
            JobStep::Move(Gait::Climb, _) => "job-climb",
            JobStep::Move(Gait::Sail, _) => "job-sail",
            JobStep::Train(_) => "job-train",
            JobStep::Reveal(_) => "job-reveal",
            JobStep::Build(Building::Rail) => "job-build-rail",
            JobStep::Build(Building::Bridge) => "job-build-bridge",
            JobStep::Attack(Quantity::Flat(_)) => "job-attack",
            JobStep::Attack(Quantity::Dice(_)) => "job-attack-dice",
            JobStep::Defend(Quantity::Flat(_)) => "job-defend",
            JobStep::Defend(Quantity::Dice(_)) => "job-defend-dice",
            JobStep::GainVp(_) => "job-gain-vp",
            JobStep::LoseVp(_) => "job-lose-vp",
            // Clauses tell of gates, so these words are not used.
            JobStep::At(_) | JobStep::If(_) => "job-steps",
        }
    }
}

impl Selector {
    /// The cards the selector accepts, in the singular or plural.
    fn words(self, amount: Amount) -> Message {
        let words = Message::new(match self {
            Selector::Item => "job-cards-item",
            Selector::Colour(ItemColour::Blue) => "job-cards-blue",
            Selector::Colour(ItemColour::Red) => "job-cards-red",
            Selector::Colour(ItemColour::Green) => "job-cards-green",
            Selector::Colour(ItemColour::Brown) => "job-cards-brown",
            Selector::Colour(ItemColour::White) => "job-cards-white",
            Selector::Colour(ItemColour::Yellow) => "job-cards-yellow",
            Selector::AnyDanger => "job-cards-danger",
            Selector::Danger(Danger::Pain) => "job-cards-pain",
            Selector::Danger(Danger::Exhaustion) => "job-cards-exhaustion",
        });
        match amount {
            Amount::Fixed(number) => words.number("n", number.into()),
            Amount::X(_) => words.text("n", amount.to_string()),
        }
    }
}

impl Resource {
    /// The id of the message that names it.
    pub const fn name(self) -> &'static str {
        match self {
            Resource::Food => "resource-food",
            Resource::Wood => "resource-wood",
            Resource::Metal => "resource-metal",
            Resource::Gold => "resource-gold",
        }
    }
}
