//! The Trade Row, the mission card and the scoreboard.

use super::Drawing;
use super::jobs::{OwnJobs, shown_jobs};
use crate::boards::deck_goes_west::parts::{self, MissionWords, ShownCard, ShownMission};
use crate::region::Region;
use art::deck_goes_west::{self as drawn, JobIcon, Score};
use deck_goes_west::{Kind, Mode, PrintedOn, Term, TradeSlot};
use game::{Message, Seat};
use maud::{Markup, html};

/// A slot of the Trade Row.
#[derive(Clone, Copy, Hash)]
struct Offer {
    slot: TradeSlot,
    card: Option<Kind>,
    /// It leaves the Trade Row at Night.
    leaves: bool,
}

impl Offer {
    fn id(self) -> String {
        format!("dw-shelf-{}", self.slot.number())
    }
}

impl<'a> Drawing<'a> {
    /// The Trade Row with the jobs and prices of its cards.
    pub(super) fn row(&self) -> Markup {
        html! {
            section id="dw-row" class="dw-panel" aria-label=(self.term(Term::TradeRow)) {
                header { (drawn::icon(JobIcon::TradeRow)) h2 { (self.term(Term::TradeRow)) } (self.row_left()) }
                @for slot in self.row_slots() { (slot) }
            }
        }
    }

    /// The number of cards left in the trade pile.
    pub(super) fn row_left(&self) -> Markup {
        let left: usize = self.view.trade_pile.iter().map(|(_, count)| count).sum();
        html! { small id="dw-row-left" { (self.say(&Message::new("row-left").number("n", left as i64))) } }
    }

    /// The slots of the Trade Row.
    fn row_slots(&self) -> Vec<Markup> {
        self.offers().into_iter().map(|offer| self.slot(offer)).collect()
    }

    /// The slots as regions.
    pub(super) fn row_regions(&self) -> Vec<Region<'a>> {
        let mut regions = Vec::new();
        for offer in self.offers() {
            let shown = (offer, self.view.own().is_some());
            regions.push(self.lazy(&offer.id(), shown, |drawing, &(offer, _)| drawing.slot(offer)));
            if let Some(card) = offer.card {
                regions.extend(self.verdicts(OwnJobs::Offer(offer.slot, card)));
            }
        }
        regions
    }

    fn offers(&self) -> Vec<Offer> {
        let by_night = self.view.game().mission().night.contains(&deck_goes_west::NightStep::TradeRow);
        let goes = by_night && self.view.night().is_none();
        let last = self.view.row.iter().rposition(Option::is_some).filter(|_| goes);
        let offer = |(slot, card): (TradeSlot, Option<Kind>)| Offer {
            slot,
            card,
            leaves: last == Some(slot.number()),
        };
        TradeSlot::ALL.into_iter().zip(self.view.row).map(offer).collect()
    }

    fn slot(&self, offer: Offer) -> Markup {
        html! {
            div id=(offer.id()) {
                @match offer.card {
                    Some(card) => (self.offered(offer, card)),
                    None => p class="nothing" { (self.word("row-gap")) },
                }
            }
        }
    }

    fn offered(&self, offer: Offer, kind: Kind) -> Markup {
        let card = self.edition.card(kind);
        let jobs = self.read_only(&card.jobs, PrintedOn::Item);
        let prices = self.own_jobs(OwnJobs::Offer(offer.slot, kind));
        parts::row_card(&ShownCard {
            card,
            name: card.name.spoken_in(self.language()),
            sort: &self.sort(card.pile, kind),
            jobs: shown_jobs(&jobs),
            prices: shown_jobs(&prices),
            price: "",
            flavour: None,
            note: &if offer.leaves { self.word("row-leaves") } else { String::new() },
        })
    }

    /// The mission card: its events, its jobs and the steps of its Night.
    pub(super) fn mission(&self) -> Markup {
        let mission = self.view.game().mission();
        let events = self.read_only(&mission.events, PrintedOn::Mission);
        let jobs = self.own_jobs(OwnJobs::Mission);
        let night: Vec<String> = mission.night.iter().map(|step| self.say(&step.message())).collect();
        let [scores, anyone, every, layout] =
            ["mission-scores", "mission-anyone", "mission-night", "map-title"].map(|id| self.word(id));
        let about = format!("{} · {}", self.word(mission.mode.name()), self.word(mission.difficulty.name()));
        let card = parts::mission(&ShownMission {
            mission,
            name: mission.name.spoken_in(self.language()),
            about: &about,
            rules: None,
            events: shown_jobs(&events),
            jobs: shown_jobs(&jobs),
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

    /// The mission card as regions.
    pub(super) fn mission_regions(&self) -> Vec<Region<'a>> {
        let card = self.lazy("dw-mission", self.view.own().is_some(), |drawing, _| drawing.mission());
        std::iter::once(card).chain(self.verdicts(OwnJobs::Mission)).collect()
    }

    /// The scoreboard: days, points and the Bandit Risk.
    pub(super) fn tracks(&self) -> Markup {
        let points = self.on_track();
        html! {
            section id="dw-tracks" class="dw-panel dw-scores" aria-label=(self.term(Term::Scoreboard)) {
                (self.points())
                (drawn::tracks(&Score { board: self.view.game().board(), day: self.view.day, points: &points }))
            }
        }
    }

    /// The counters that move on the tracks, as a region.
    pub(super) fn counters_region(&self) -> Region<'a> {
        let (board, day) = (self.view.game().board(), self.view.day);
        Region::lazy_drawing("dw-counters", (day, self.on_track()), move |(day, points)| {
            drawn::counters(&Score { board, day: *day, points })
        })
    }

    fn on_track(&self) -> Vec<(usize, u16)> {
        self.view.counters().iter().map(|&(seat, points)| (seat.number(), points)).collect()
    }

    /// The points of all seats and the Bandit Risk, as a region.
    pub(super) fn points_region(&self) -> Region<'a> {
        let shown = (self.view.counters(), self.view.risk, self.view.day);
        self.lazy("dw-points", shown, |drawing, _| drawing.points())
    }

    /// The points of all seats and the Bandit Risk, as figures and as text.
    fn points(&self) -> Markup {
        let board = self.view.game().board();
        let counters = self.view.counters();
        let risk = self.say(
            &Message::new("words-risk")
                .number("n", self.view.risk.into())
                .phrase("dice", &self.view.game().dice().name),
        );
        html! {
            header id="dw-points" {
                @for &(seat, points) in &counters { span class="dw-points" { (self.whose(seat)) b { (points) } } }
                span class="dw-of" { (self.say(&Message::new("track-goal").number("goal", board.score.into()))) }
                (drawn::risk(self.view.risk, &risk))
                p class="sr" { (self.said_of_tracks(&counters)) }
            }
        }
    }

    /// The owner of some points: a seat, or the team in a cooperative mission.
    fn whose(&self, seat: Seat) -> Markup {
        html! {
            @if self.view.game().mode() == Mode::Cooperative { span { (self.word("track-team")) } }
            @else { (drawn::meeple(seat.number())) span { (self.name(seat).split(' ').next().unwrap_or_default()) } }
        }
    }

    fn said_of_tracks(&self, counters: &[(Seat, u16)]) -> String {
        let board = self.view.game().board();
        let days =
            Message::new("track-days").number("days", self.view.day.into()).number("last", board.days.into());
        let mut said = vec![self.say(&days)];
        said.extend(counters.iter().map(|&(seat, points)| {
            let score =
                Message::new("words-score").number("score", points.into()).number("goal", board.score.into());
            format!("{}: {}", self.name(seat), self.say(&score))
        }));
        said.join(". ")
    }
}
