//! The viewer's own character, the tile it stands on, and its hand.

use super::Drawing;
use super::jobs::{OwnJobs, shown_jobs};
use crate::boards::deck_goes_west::parts::{self, CharacterStrip, ShownCard};
use crate::boards::deck_goes_west::plate::holds;
use crate::region::{Region, named};
use art::deck_goes_west::Pieces;
use deck_goes_west::{Counts, Decision, Kind, Pile, Question, SeenHand, SeenPlayer, SeenTile, Term, Tile};
use game::{Message, Notation, Seat};
use maud::{Markup, html};

impl<'a> Drawing<'a> {
    fn own_player(&self) -> Option<(Seat, &'a SeenPlayer)> {
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
        let abilities = self.own_jobs(OwnJobs::Ability(seat));
        let strip = CharacterStrip {
            character: self.view.game().character(seat),
            name: self.name(seat),
            condition: self.apart(html! { p id="dw-condition" data-kept {} }, || self.condition_of(player)),
            abilities: shown_jobs(&abilities),
            has: self.apart(named("dw-has"), || self.owned_by(seat, player)),
        };
        html! {
            section id="dw-own" class="dw-own" aria-label=(self.term(Term::Character)) {
                (parts::strip(&strip))
            }
        }
    }

    /// The strip as regions.
    pub(super) fn own_regions(&self) -> Vec<Region<'a>> {
        let mut regions = vec![self.lazy("dw-own", self.view.own(), |drawing, _| drawing.own())];
        if let Some((seat, player)) = self.own_player() {
            regions.extend([self.condition_of(player), self.owned_by(seat, player)].map(Region::of_page));
            regions.extend(self.verdicts(OwnJobs::Ability(seat)));
        }
        regions
    }

    /// The states of the viewer's character, and the sizes of its piles.
    fn condition_of(&self, player: &SeenPlayer) -> Markup {
        let states = player.states().filter(|&state| holds(state, self.view));
        let mut said: Vec<String> = states.map(|term| self.word(term.message_id())).collect();
        let discard: usize = player.discard.iter().map(|(_, count)| count).sum();
        said.push(self.say(
            &Message::new("strip-piles").number("draw", player.draw as i64).number("discard", discard as i64),
        ));
        parts::condition(&said.join(" · "), player.is_tapped())
    }

    /// The resources of the viewer, and the graves.
    fn owned_by(&self, seat: Seat, player: &SeenPlayer) -> Markup {
        html! { div id="dw-has" class="dw-owns" { (self.stock(player.stocks())) (self.graves(seat, player)) } }
    }

    /// The tile under the viewer's meeple.
    fn tile_here(&self) -> Option<(&'a SeenTile, Tile)> {
        let (_, player) = self.own_player()?;
        let seen = self.view.map.iter().find(|seen| seen.place == player.at())?;
        Some((seen, seen.tile?))
    }

    /// The tile under the viewer's meeple, with its jobs.
    pub(super) fn here(&self) -> Markup {
        let pieces = self.tile_here().map(|(seen, _)| self.pieces(seen)).unwrap_or_default();
        self.here_with(&pieces)
    }

    fn here_with(&self, pieces: &Pieces) -> Markup {
        let Some((seen, tile)) = self.tile_here() else { return html! { section id="dw-here" hidden {} } };
        let jobs = self.own_jobs(OwnJobs::Land(tile));
        let tile = self.edition.tile(tile);
        let name = tile.name.spoken_in(self.language());
        let said = html! { p { (self.say(&self.view.tile_in_words(seen))) } };
        html! {
            section id="dw-here" class="dw-here" aria-label=(self.word("here-title")) {
                (parts::large_tile(tile, name, pieces, &said, &shown_jobs(&jobs)))
            }
        }
    }

    /// The tile under the viewer's meeple as regions.
    pub(super) fn here_regions(&self) -> Vec<Region<'a>> {
        let here = self.tile_here();
        let shown = here.map(|(seen, tile)| (tile, self.pieces(seen), self.view.tile_in_words(seen)));
        let mut regions = vec![self.lazy("dw-here", shown, |drawing, shown| {
            let pieces = shown.as_ref().map(|(_, pieces, _)| pieces);
            drawing.here_with(pieces.unwrap_or(&Pieces::default()))
        })];
        if let Some((_, tile)) = here {
            regions.extend(self.verdicts(OwnJobs::Land(tile)));
        }
        regions
    }

    /// The cards of the viewer's hand.
    fn own_cards(&self) -> Option<&'a Counts> {
        match self.own_player()? {
            (_, SeenPlayer { hand: SeenHand::Open { cards, .. }, .. }) => Some(cards),
            _ => None,
        }
    }

    /// The viewer's hand, each card with its jobs.
    pub(super) fn hand(&self) -> Markup {
        let Some(cards) = self.own_cards() else { return html! { section id="dw-hand" hidden {} } };
        html! {
            section id="dw-hand" class="dw-hand" aria-label=(self.term(Term::Hand)) {
                @if cards.is_empty() { p class="nothing" { (self.word("hand-empty")) } }
                @for &(kind, count) in cards { (self.apart(named(&self.card_id(kind)), || self.held(kind, count))) }
            }
        }
    }

    /// The hand as regions.
    pub(super) fn hand_regions(&self) -> Vec<Region<'a>> {
        let mut regions = vec![Region::of_page(self.hand())];
        for &(kind, count) in self.own_cards().into_iter().flatten() {
            let held = self.lazy(&self.card_id(kind), (kind, count), |drawing, &(kind, count)| {
                drawing.held(kind, count)
            });
            regions.push(held);
            regions.push(Region::of_page(self.pick(kind)).at_rest(&self.pick_id(kind)));
            regions.extend(self.verdicts(OwnJobs::Card(kind)));
        }
        regions
    }

    fn card_id(&self, kind: Kind) -> String {
        format!("card-{}", self.edition.card(kind).id)
    }

    fn pick_id(&self, kind: Kind) -> String {
        format!("pick-{}", self.edition.card(kind).id)
    }

    /// A card of the hand, and below it the [button](Drawing::pick) that chooses it.
    fn held(&self, kind: Kind, count: usize) -> Markup {
        let note = if count > 1 { format!("×{count}") } else { String::new() };
        html! {
            div id=(self.card_id(kind)) class="dw-held" {
                (self.card(kind, true, &note, parts::card))
                (self.apart(named(&self.pick_id(kind)), || self.pick(kind)))
            }
        }
    }

    /// The button that chooses a card; empty if no card is asked for.
    fn pick(&self, kind: Kind) -> Markup {
        let choose = [Decision::Card(kind), Decision::LayCard(kind)];
        let choose = choose.into_iter().find(|choice| self.view.legal.contains(choice));
        html! {
            div id=(self.pick_id(kind)) class="dw-pick" {
                @if let Some(choice) = choose {
                    button class="btn" type="submit" form="decide" name="decision" value=(self.view.game().write(choice)) aria-label=(self.say(&self.view.label(choice))) {
                        (self.word(self.picks()))
                    }
                }
            }
        }
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
        let jobs = if own {
            self.own_jobs(OwnJobs::Card(kind))
        } else {
            self.read_only(&card.jobs, self.printed_on(kind))
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
