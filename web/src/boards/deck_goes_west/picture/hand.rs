//! The viewer's own character, the tile it stands on, and its hand.

use super::Drawing;
use super::jobs::shown_jobs;
use crate::boards::deck_goes_west::parts::{self, CharacterStrip, ShownCard};
use crate::boards::deck_goes_west::plate::holds;
use crate::region::{Region, named};
use deck_goes_west::{Decision, Kind, Origin, Pile, PrintedOn, Question, SeenHand, SeenPlayer, Source, Term};
use game::{Message, Notation, Seat};
use maud::{Markup, html};

impl Drawing<'_> {
    fn own_player(&self) -> Option<(Seat, &SeenPlayer)> {
        let own = self.view.own()?;
        Some((own, self.view.players.get(own.number())?))
    }

    /// The number of visible danger cards in a hand.
    fn danger_of(&self, player: &SeenPlayer) -> u8 {
        let (SeenHand::Open { cards, .. } | SeenHand::Closed { shown: cards, .. }) = &player.hand;
        let danger = cards.iter().filter(|(kind, _)| !self.edition.card(*kind).pile.is_item());
        u8::try_from(danger.map(|(_, count)| count).sum::<usize>()).unwrap_or(u8::MAX)
    }

    /// The danger cards in a hand and the deadly number of them, as graves.
    pub(in crate::boards::deck_goes_west) fn graves(&self, seat: Seat, player: &SeenPlayer) -> Markup {
        let (danger, limit) = (self.danger_of(player), self.view.game().character(seat).hand_limit);
        let name = Message::new("graves").number("n", danger.into()).number("limit", limit.into());
        parts::graves(danger, limit, &self.say(&name))
    }

    /// The strip of the viewer's character; hidden for onlookers.
    pub(super) fn own(&self) -> Markup {
        let Some((seat, player)) = self.own_player() else { return html! { section id="dw-own" hidden {} } };
        let game = self.view.game();
        let abilities = self.own_jobs(game.jobs(seat, Origin::Ability), PrintedOn::Ability, |job| {
            Decision::Do(Source::Ability, job)
        });
        let mut said: Vec<String> = player
            .states()
            .filter(|&state| holds(state, self.view))
            .map(|term| self.word(term.message_id()))
            .collect();
        let discard: usize = player.discard.iter().map(|(_, count)| count).sum();
        said.push(self.say(
            &Message::new("strip-piles").number("draw", player.draw as i64).number("discard", discard as i64),
        ));
        let said = parts::condition(&said.join(" · "), player.is_tapped());
        let has = html! { div id="dw-has" class="dw-owns" { (self.stock(player.stocks())) (self.graves(seat, player)) } };
        let strip = CharacterStrip {
            character: game.character(seat),
            name: self.name(seat),
            condition: self.apart(html! { p id="dw-condition" data-kept {} }, Region::of_page(said)),
            abilities: shown_jobs(&abilities),
            has: self.apart(named("dw-has"), Region::of_page(has)),
        };
        html! {
            section id="dw-own" class="dw-own" aria-label=(self.term(Term::Character)) {
                (parts::strip(&strip))
            }
        }
    }

    /// The tile under the viewer's meeple, with its jobs.
    pub(super) fn here(&self) -> Markup {
        let place = self.own_player().map(|(_, player)| player.at());
        let seen = self.view.map.iter().find(|seen| Some(seen.place) == place);
        let Some((seen, tile)) = seen.and_then(|seen| Some((seen, self.edition.tile(seen.tile?)))) else {
            return html! { section id="dw-here" hidden {} };
        };
        let jobs = self.own_jobs(&tile.jobs, PrintedOn::Land, |job| Decision::Do(Source::Land, job));
        let name = tile.name.spoken_in(self.language());
        let said = html! { p { (self.say(&self.view.tile_in_words(seen))) } };
        html! {
            section id="dw-here" class="dw-here" aria-label=(self.word("here-title")) {
                (parts::large_tile(tile, name, &self.pieces(seen), &said, &shown_jobs(&jobs)))
            }
        }
    }

    /// The viewer's hand, each card with its jobs.
    pub(super) fn hand(&self) -> Markup {
        let Some((_, SeenPlayer { hand: SeenHand::Open { cards, .. }, .. })) = self.own_player() else {
            return html! { section id="dw-hand" hidden {} };
        };
        html! {
            section id="dw-hand" class="dw-hand" aria-label=(self.term(Term::Hand)) {
                @if cards.is_empty() { p class="nothing" { (self.word("hand-empty")) } }
                @for &(kind, count) in cards { (self.held(kind, count)) }
            }
        }
    }

    /// A card of the hand, and below it the [button](Drawing::pick) that chooses it.
    fn held(&self, kind: Kind, count: usize) -> Markup {
        let id = format!("card-{}", self.edition.card(kind).id);
        let note = if count > 1 { format!("×{count}") } else { String::new() };
        let held = html! {
            div id=(id) class="dw-held" {
                (self.card(kind, true, &note, parts::card))
                (self.pick(kind))
            }
        };
        self.apart(named(&id), Region::of_page(held))
    }

    /// The button that chooses a card; empty if no card is asked for.
    fn pick(&self, kind: Kind) -> Markup {
        let choose = [Decision::Card(kind), Decision::LayCard(kind)];
        let choose = choose.into_iter().find(|choice| self.view.legal.contains(choice));
        let id = format!("pick-{}", self.edition.card(kind).id);
        let pick = html! {
            div id=(id) class="dw-pick" {
                @if let Some(choice) = choose {
                    button class="btn" type="submit" form="decide" name="decision" value=(self.view.game().write(choice)) aria-label=(self.say(&self.view.label(choice))) {
                        (self.word(self.picks()))
                    }
                }
            }
        };
        self.apart(named(&id), Region::of_page(pick).at_rest())
    }

    /// The message on the button that chooses a card.
    fn picks(&self) -> &'static str {
        match self.question {
            Some(Question::Scrap) => "pick-scrap",
            Some(Question::TradeLay) => "pick-lay",
            _ => "pick-discard",
        }
    }

    /// Draws a card with `draw`; its jobs are buttons only if the card is the viewer's own.
    pub(in crate::boards::deck_goes_west) fn card(
        &self,
        kind: Kind,
        own: bool,
        note: &str,
        draw: fn(&ShownCard<'_>) -> Markup,
    ) -> Markup {
        let card = self.edition.card(kind);
        let printed = if card.pile.is_item() { PrintedOn::Item } else { PrintedOn::Danger };
        let jobs = if own {
            self.own_jobs(&card.jobs, printed, |job| Decision::Do(Source::Card(kind), job))
        } else {
            self.read_only(&card.jobs, printed)
        };
        draw(&ShownCard {
            card,
            name: card.name.spoken_in(self.language()),
            sort: &self.sort(card.pile, kind),
            jobs: shown_jobs(&jobs),
            prices: Vec::new(),
            price: "",
            flavour: None,
            note,
        })
    }

    /// What kind of card it is: *trade card, blue*.
    pub(super) fn sort(&self, pile: Pile, kind: Kind) -> String {
        let pile = self.word(pile.name());
        match self.edition.card(kind).colour {
            Some(colour) => format!("{pile}, {}", self.word(colour.name())),
            None => pile,
        }
    }
}
