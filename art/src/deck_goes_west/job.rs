//! A job as a row of icons: sign and amount, die, icon; a colon after a condition, an arrow between costs and effects.

use super::icon::JobIcon;
use super::woodcut::{CREAM, INK, Woodcut, short};
use deck_goes_west::{Amount, Job, JobStep, Quantity, Selector, Terrain};
use maud::{Markup, html};

/// The height of a row; widths are in the same units.
const HIGH: f32 = 24.0;

/// The role of a step, which only decides where colons and arrows are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Role {
    Gate,
    Cost,
    Effect,
}

/// A job as icons, hidden from screen readers: its sentence stands beside it.
pub fn job_icons(job: &Job) -> Markup {
    let row = IconRow::of(job);
    html! {
        svg class="dw-icons" viewBox={ "0 0 " (short(row.width)) " 24" } preserveAspectRatio="xMinYMid" aria-hidden="true" {
            (row.cut.markup())
        }
    }
}

/// A row that grows to the right.
#[derive(Debug, Default)]
pub(super) struct IconRow {
    pub(super) width: f32,
    pub(super) cut: Woodcut,
}

impl IconRow {
    /// The icons of a job.
    pub(super) fn of(job: &Job) -> IconRow {
        let mut row = IconRow::default();
        let mut before = None;
        if let Some(trigger) = job.trigger {
            row.icon(JobIcon::On(trigger));
            before = Some(Role::Gate);
        }
        for (at, &step) in job.steps.iter().enumerate() {
            let role = role(step, &job.steps[at + 1..]);
            row.between(before, role);
            row.step(step);
            before = Some(role);
        }
        row
    }

    /// The separator between two steps.
    fn between(&mut self, before: Option<Role>, role: Role) {
        match (before, role) {
            (None, _) => {}
            (Some(Role::Gate), _) => {
                let x = self.width + 2.5;
                let dots = format!("M{0} 7.5h2.6v2.7h-2.6zM{0} 14h2.6v2.7h-2.6z", short(x));
                self.cut.fill(&dots, "var(--ink)");
                self.width += 7.5;
            }
            (Some(Role::Cost), Role::Effect) => {
                let arrow = format!("M{} 6.5l8 5.5-8 5.5z", short(self.width + 3.0));
                self.cut.fill(&arrow, "var(--ink)");
                self.width += 14.0;
            }
            (Some(Role::Effect), Role::Gate) => self.width += 9.0,
            (Some(_), _) => self.width += 5.0,
        }
    }

    fn step(&mut self, step: JobStep) {
        match step {
            JobStep::At(terrains) => {
                for (number, terrain) in terrains.iter().enumerate() {
                    self.width += if number > 0 { 2.0 } else { 0.0 };
                    self.icon(JobIcon::At(terrain));
                }
            }
            JobStep::Pay(amount, _) | JobStep::LoseVp(amount) => self.tag(Sign::Minus, amount),
            JobStep::Gain(quantity, _) => {
                self.tag(Sign::Plus, quantity.amount());
                self.die(quantity);
            }
            JobStep::GainVp(amount) => self.tag(Sign::Plus, amount),
            JobStep::Discard(amount, _) | JobStep::Scrap(amount, _) | JobStep::Take(amount, _) => {
                self.unless_one(amount);
            }
            JobStep::Draw(amount) | JobStep::Reveal(amount) => self.unless_one(amount),
            JobStep::Move(_, amount) => self.number(amount),
            JobStep::Train(tiles) => self.number(Amount::Fixed(tiles)),
            JobStep::Attack(quantity) | JobStep::Defend(quantity) => {
                self.number(quantity.amount());
                self.die(quantity);
            }
            JobStep::Tap
            | JobStep::LieDown
            | JobStep::DiscardSelf
            | JobStep::ScrapSelf
            | JobStep::Build(_)
            | JobStep::If(_) => {}
        }
        if !matches!(step, JobStep::At(_)) {
            self.icon(JobIcon::of(step));
        }
    }

    /// Appends an icon.
    pub(super) fn icon(&mut self, icon: JobIcon) {
        icon.draw(&mut self.cut, [self.width, 0.0], HIGH);
        self.width += icon.width();
    }

    fn die(&mut self, quantity: Quantity) {
        if matches!(quantity, Quantity::Dice(_)) {
            self.icon(JobIcon::Die);
        }
    }

    /// Appends a label with sign and amount: minus is square and red, plus is round and green.
    fn tag(&mut self, sign: Sign, amount: Amount) {
        let amount = printed(amount);
        let wide = 12.5 + 10.6 * amount.chars().count() as f32;
        let (class, corner, cross) = match sign {
            Sign::Minus => ("dw-minus", 2, String::new()),
            Sign::Plus => ("dw-plus", 8, format!("M{} 8.8v6.4", short(self.width + 7.4))),
        };
        let ([x, line], inner) = ([0.8, 4.2].map(|at| short(self.width + at)), short(wide - 1.6));
        self.cut.raw(&format!(
            r#"<rect class="{class}" x="{x}" y="3" width="{inner}" height="18" rx="{corner}"/><path class="dw-sign" d="M{line} 12h6.4{cross}"/>"#
        ));
        self.cut.text("dw-tn", [self.width + 11.0 + (wide - 12.5) / 2.0, 17.4], 15.0, &amount);
        self.width += wide + 0.5;
    }

    /// Appends a number without a label.
    fn number(&mut self, amount: Amount) {
        self.bare(&printed(amount));
    }

    pub(super) fn bare(&mut self, words: &str) {
        let wide = 1.0 + 11.4 * words.chars().count() as f32;
        self.cut.text("dw-nn", [self.width + wide / 2.0, 18.0], 17.0, words);
        self.width += wide + 0.5;
    }

    fn unless_one(&mut self, amount: Amount) {
        if amount != Amount::Fixed(1) {
            self.number(amount);
        }
    }
}

#[derive(Clone, Copy, Debug)]
enum Sign {
    Minus,
    Plus,
}

/// A number, or a multiple of x.
fn printed(amount: Amount) -> String {
    match amount {
        Amount::Fixed(number) => number.to_string(),
        Amount::X(1) => "x".to_owned(),
        Amount::X(times) => format!("{times}x"),
    }
}

/// The role of a step, given those after it: giving up the card itself is a cost only if something is gained by it.
fn role(step: JobStep, rest: &[JobStep]) -> Role {
    let is_danger = |selector| matches!(selector, Selector::AnyDanger | Selector::Danger(_));
    match step {
        JobStep::At(_) | JobStep::If(_) => Role::Gate,
        JobStep::Tap | JobStep::LieDown | JobStep::Pay(..) | JobStep::Take(..) | JobStep::LoseVp(_) => {
            Role::Cost
        }
        JobStep::Discard(_, selector) | JobStep::Scrap(_, selector) if !is_danger(selector) => Role::Cost,
        JobStep::DiscardSelf | JobStep::ScrapSelf
            if rest.iter().any(|&next| role(next, &[]) == Role::Effect) =>
        {
            Role::Cost
        }
        _ => Role::Effect,
    }
}

/// The effect of a job: the first thing that is gained, or else the last step.
pub(super) fn effect(job: &Job) -> Option<JobIcon> {
    let gained =
        job.steps.iter().enumerate().find(|(at, step)| role(**step, &job.steps[at + 1..]) == Role::Effect);
    gained.map(|(_, step)| *step).or_else(|| job.steps.last().copied()).map(JobIcon::of)
}

/// The first place that a job names.
pub(super) fn place(job: &Job) -> Option<Terrain> {
    job.steps.iter().find_map(|step| match step {
        JobStep::At(terrains) => terrains.iter().next(),
        _ => None,
    })
}

/// A job on a strip of paper at the foot of a tile: the middle of its foot, and its maximum width.
pub(super) fn strip(cut: &mut Woodcut, job: &Job, [middle, foot]: [f32; 2], widest: f32, high: f32) {
    let row = IconRow::of(job);
    let scale = (high / HIGH).min(widest / row.width.max(1.0));
    let (wide, tall) = (row.width * scale + 14.0, 27.0);
    let [left, top] = [middle - wide / 2.0, foot - tall];
    let mut paper = Woodcut::default();
    let across = short(wide);
    paper.raw(&format!(r#"<path d="M2 4h{across}v{tall}H2z" fill="{INK}" opacity=".55"/>"#));
    paper.shape(&format!("M0 0h{across}l-4 13.5 4 13.5H0l4-13.5z"), CREAM, 1.6);
    paper.group(
        "dw-onpaper",
        &format!("translate(7 {}) scale({scale:.3})", short((tall - HIGH * scale) / 2.0)),
        &row.cut,
    );
    cut.group("dw-strip", &format!("translate({} {})", short(left), short(top)), &paper);
}
