//! The Trade Row, the mission card and the scoreboard.

use super::Scene;
use super::work::slots;
use crate::boards::deck_goes_west::drawn::{self, Icon, MissionWords, Score, ShownCard, ShownMission};
use deck_goes_west::{Decision, Kind, Mode, Printed, Source, Term};
use game::{Message, Seat};
use maud::{Markup, html};

impl Scene<'_> {
    /// The Trade Row: what each card does, and what it costs.
    pub(super) fn row(&self) -> Markup {
        let left: usize = self.view.trade_pile.iter().map(|(_, count)| count).sum();
        let leaves = self.view.row.iter().rposition(Option::is_some);
        html! {
            section id="dw-row" class="dw-panel" aria-label=(self.term(Term::TradeRow)) {
                header { (drawn::icon(Icon::TradeRow)) h2 { (self.term(Term::TradeRow)) } small { (self.say(&Message::new("row-left").number("n", left as i64))) } }
                @for (slot, card) in (0_u8..).zip(self.view.row) {
                    @match card {
                        Some(card) => (self.offered(slot, card, leaves == Some(slot.into()))),
                        None => p class="nothing" { (self.word("row-gap")) },
                    }
                }
            }
        }
    }

    fn offered(&self, slot: u8, kind: Kind, leaves: bool) -> Markup {
        let card = self.edition.card(kind);
        let jobs = self.read_only(&card.jobs, Printed::Item);
        let prices = self.works(&card.buy, Printed::Buy, |job| Decision::Buy { slot, card: kind, job });
        let goes = self.view.game().mission().night.contains(&deck_goes_west::NightStep::TradeRow);
        drawn::row_card(&ShownCard {
            card,
            name: card.name.spoken_in(self.language()),
            sort: &self.sort(card.pile, kind),
            jobs: slots(&jobs),
            prices: slots(&prices),
            price: "",
            flavour: None,
            note: &if leaves && goes { self.word("row-leaves") } else { String::new() },
        })
    }

    /// The mission: what scores, what anyone may do, what every Night brings.
    pub(super) fn mission(&self) -> Markup {
        let mission = self.view.game().mission();
        let events = self.read_only(&mission.events, Printed::Mission);
        let jobs = self.works(&mission.jobs, Printed::Mission, |job| Decision::Do(Source::Mission, job));
        let night: Vec<String> = mission.night.iter().map(|step| self.say(&step.message())).collect();
        let [scores, anyone, every, layout] =
            ["mission-scores", "mission-anyone", "mission-night", "map-title"].map(|id| self.word(id));
        let about = format!("{} · {}", self.word(mission.mode.name()), self.word(mission.difficulty.name()));
        let card = drawn::mission(&ShownMission {
            mission,
            name: mission.name.spoken_in(self.language()),
            about: &about,
            rules: None,
            events: slots(&events),
            jobs: slots(&jobs),
            night: night.iter().map(String::as_str).collect(),
            words: MissionWords { scores: &scores, anyone: &anyone, night: &every, layout: &layout },
        });
        html! {
            section id="dw-mission" class="dw-goal" aria-label=(self.term(Term::Mission)) {
                (card)
                details {
                    summary { (self.word("mission-text")) }
                    p { (mission.rules.spoken_in(self.language())) }
                    ul { @for rule in mission.special.messages() { li { (self.say(&rule)) } } }
                }
            }
        }
    }

    /// Days and points, and how many bandits to fear tonight.
    pub(super) fn tracks(&self) -> Markup {
        let board = self.view.game().board();
        let counters = self.view.counters();
        let points: Vec<(usize, u16)> =
            counters.iter().map(|&(seat, points)| (seat.number(), points)).collect();
        let said = self.said_of_tracks(&counters);
        let risk = self.say(
            &Message::new("words-risk")
                .number("n", self.view.risk.into())
                .phrase("dice", &self.view.game().dice().name),
        );
        html! {
            section id="dw-tracks" class="dw-panel dw-scores" aria-label=(self.term(Term::Scoreboard)) {
                header {
                    @for &(seat, points) in &counters { span class="dw-points" { (self.whose(seat)) b { (points) } } }
                    span class="dw-of" { (self.say(&Message::new("track-goal").number("goal", board.score.into()))) }
                    (drawn::risk(self.view.risk, &risk))
                }
                (drawn::tracks(&Score { board, day: self.view.day, points: &points, said: &said }))
            }
        }
    }

    /// Whose points these are: a team's are nobody's own.
    fn whose(&self, seat: Seat) -> Markup {
        html! {
            @if self.view.game().mode() == Mode::Cooperative { span { (self.word("track-team")) } }
            @else { (drawn::meeple(seat.number())) span { (self.name(seat).split(' ').next().unwrap_or_default()) } }
        }
    }

    fn said_of_tracks(&self, counters: &[(Seat, u16)]) -> String {
        let board = self.view.game().board();
        let mut said = vec![self.say(&self.view.heading())];
        said.extend(counters.iter().map(|&(seat, points)| {
            let score =
                Message::new("words-score").number("score", points.into()).number("goal", board.score.into());
            format!("{}: {}", self.name(seat), self.say(&score))
        }));
        said.join(". ")
    }
}
