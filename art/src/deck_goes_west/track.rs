//! The scoreboard: suns for days, horseshoes for points, in sections that show how many bandits appear.

use super::tile::star;
use super::woodcut::{INK, Woodcut, short};
use deck_goes_west::{RiskSection, Scoreboard};
use maud::{Markup, html};

/// The width of the board.
const WIDE: f32 = 330.0;
/// The height of a row, and the distance to the next.
const HIGH: f32 = 31.0;
const APART: f32 = 34.0;
/// The height of the row above the days, where stars show the risk.
const RISK: f32 = 27.0;

/// The score of a game.
#[derive(Clone, Debug)]
pub struct Score<'a> {
    /// The tracks, with their lengths and sections.
    pub board: &'a Scoreboard,
    /// The present day.
    pub day: u8,
    /// The seats whose meeples are on the track, with their points; a team has one.
    pub points: &'a [(usize, u16)],
}

impl Score<'_> {
    fn lanes(&self) -> [Lane; 2] {
        let days = Lane::new(u16::from(self.board.days), 16, RISK);
        [days, Lane::new(self.board.score, 14, days.bottom() + 8.0)]
    }
}

/// The steps of a track, in rows of nearly equal length.
#[derive(Clone, Copy, Debug)]
struct Lane {
    last: u16,
    per_row: u16,
    top: f32,
}

impl Lane {
    fn new(last: u16, most: u16, top: f32) -> Lane {
        let steps = last.saturating_add(1);
        let rows = steps.div_ceil(most.max(1));
        Lane { last, per_row: steps.div_ceil(rows.max(1)), top }
    }

    /// The width of a step.
    fn step(self) -> f32 {
        WIDE / f32::from(self.per_row)
    }

    fn bottom(self) -> f32 {
        self.top + f32::from(self.last / self.per_row + 1) * APART
    }

    /// The centre of a step.
    fn place(self, step: u16) -> [f32; 2] {
        let step = step.min(self.last);
        let across = f32::from(step % self.per_row) * self.step() + self.step() / 2.0;
        [across, self.top + f32::from(step / self.per_row) * APART + HIGH / 2.0]
    }

    /// The fields of a range of steps.
    fn fields(self, from: u16, until: u16) -> String {
        let field = |step| {
            let [x, y] = self.place(step);
            let wide = short(self.step());
            format!("M{} {}h{wide}v{HIGH}h-{wide}z", short(x - self.step() / 2.0), short(y - HIGH / 2.0))
        };
        (from..=until).map(field).collect()
    }
}

/// Both tracks, hidden from screen readers: the text beside them says the score.
pub fn tracks(score: &Score<'_>) -> Markup {
    let board = score.board;
    let [days, points] = score.lanes();
    let mut cut = Woodcut::default();
    sections(&mut cut, board, days, |section| u16::from(section.day_to));
    sections(&mut cut, board, points, |section| section.score_to);
    risks(&mut cut, board, days);
    let sun_size = (days.step() - 1.0).min(25.0);
    for day in 0..=days.last {
        let [x, y] = days.place(day);
        cut.symbol("day", "", [x - sun_size / 2.0, y - sun_size / 2.0, sun_size, sun_size]);
        cut.text("dw-day", [x, y + 4.0], 11.5, &day.to_string());
    }
    for point in 0..=points.last {
        let [x, y] = points.place(point);
        cut.symbol("vp", "", [x - 11.5, y - 12.0, 23.0, 23.0]);
        cut.text("dw-count dw-onpaper", [x, y + 5.5], 10.5, &point.to_string());
    }
    html! {
        svg class="dw-tracks" viewBox={ "0 0 330 " (short(points.bottom())) } aria-hidden="true" {
            (cut.markup())
            (counters(score))
        }
    }
}

/// What moves on the tracks: the sun, which leaves faded days behind it, and the meeples.
pub fn counters(score: &Score<'_>) -> Markup {
    let [days, points] = score.lanes();
    let mut cut = Woodcut::default();
    if let Some(gone) = u16::from(score.day).checked_sub(1) {
        cut.raw(&format!(r#"<path class="dw-past" d="{}"/>"#, days.fields(0, gone.min(days.last))));
    }
    let [x, y] = days.place(u16::from(score.day));
    cut.symbol("tracker", "", [x - 15.0, y - 15.0, 30.0, 30.0]);
    meeples(&mut cut, score, points);
    html! { g id="dw-counters" { (cut.markup()) } }
}

/// Draws the fields of all sections, with a line where each begins.
fn sections(cut: &mut Woodcut, board: &Scoreboard, lane: Lane, to: fn(&RiskSection) -> u16) {
    let mut from = 0;
    for (number, section) in board.sections.iter().enumerate() {
        let until = to(section).min(lane.last);
        cut.raw(&format!(r#"<path class="dw-risk-{}" d="{}"/>"#, number % 5, lane.fields(from, until)));
        if number > 0 {
            let [x, y] = lane.place(from);
            let line = format!("M{} {}v{HIGH}", short(x - lane.step() / 2.0), short(y - HIGH / 2.0));
            cut.raw(&format!(r#"<path d="{line}" stroke="{INK}" stroke-width="2.2"/>"#));
        }
        from = until.saturating_add(1);
    }
}

/// Draws a star with the risk of each section, above its first day.
fn risks(cut: &mut Woodcut, board: &Scoreboard, days: Lane) {
    let mut from = 0;
    for (number, section) in board.sections.iter().enumerate() {
        let until = u16::from(section.day_to).min(days.last);
        let half = days.step() / 2.0;
        let ([left, _], [right, _]) = (days.place(from), days.place(until));
        let band = format!(
            "M{} 3H{}v{}H{}z",
            short(left - half),
            short(right + half),
            RISK - 3.0,
            short(left - half)
        );
        cut.raw(&format!(r#"<path class="dw-risk-{}" d="{band}"/>"#, number % 5));
        cut.add(&star([f32::midpoint(left, right), RISK / 2.0 + 1.0], 27.0, section.risk));
        from = until.saturating_add(1);
    }
}

/// Draws meeples over their points, those of one field side by side.
fn meeples(cut: &mut Woodcut, score: &Score<'_>, lane: Lane) {
    for (number, &(seat, points)) in score.points.iter().enumerate() {
        let same = |other: &&(usize, u16)| other.1 == points;
        let before = score.points.iter().take(number).filter(same).count() as f32;
        let all = score.points.iter().filter(same).count() as f32;
        let [x, y] = lane.place(points);
        let aside = (before - (all - 1.0) / 2.0) * 10.0;
        let size = [x + aside - 11.5, y - 19.0 + before * 2.0, 23.0, 27.6];
        cut.symbol(&format!("seat-{seat}"), &format!("k-seat-{seat}"), size);
    }
}

/// The Bandit Risk of tonight: a star with its number.
pub fn risk(risk: u8, name: &str) -> Markup {
    let star = star([22.0, 22.0], 42.0, risk);
    html! { svg class="dw-star" viewBox="0 0 44 44" role="img" aria-label=(name) { (star.markup()) } }
}
