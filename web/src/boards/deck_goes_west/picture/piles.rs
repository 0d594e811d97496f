//! The piles whose cards are public. Cards are listed by kind, because their order is hidden.

use super::Drawing;
use crate::region::Region;
use deck_goes_west::{Counts, SeenHand, SeenPlayer, Term};
use game::{Game, Message};
use maud::{Markup, html};

impl<'a> Drawing<'a> {
    /// All piles of the table, as a region.
    pub(super) fn piles_region(&self) -> Region<'a> {
        let view = self.view;
        let players = view.players.iter();
        let players = players.map(|player| (is_open(player), &player.tops, &player.unknown, &player.discard));
        let players: Vec<_> = players.collect();
        let common = (&view.trade_pile, &view.trade_discards, &view.danger_scraps, view.land_pile);
        self.lazy("dw-piles", (players, common), |drawing, _| drawing.piles())
    }

    /// All piles of the table.
    pub(super) fn piles(&self) -> Markup {
        let view = self.view;
        let [pain, exhaustion] = &view.danger_scraps;
        html! {
            details id="dw-piles" class="dw-panel dw-piles" {
                summary { (self.word("piles-title")) }
                @for (seat, player) in view.game().seats().iter().zip(&view.players) {
                    h4 { (self.name(seat)) }
                    @if !player.tops.is_empty() {
                        @let tops: Counts = player.tops.iter().map(|&kind| (kind, 1)).collect();
                        (self.pile(&self.word("pile-tops"), player.tops.len(), &tops))
                    }
                    @let title = if is_open(player) { self.term(Term::DrawPile) } else { self.word("pile-draw-and-hand") };
                    (self.pile(&title, total(&player.unknown), &player.unknown))
                    (self.pile(&self.term(Term::DiscardPile), total(&player.discard), &player.discard))
                }
                h4 { (self.word("pile-table")) }
                (self.pile(&self.term(Term::TradePile), total(&view.trade_pile), &view.trade_pile))
                (self.pile(&self.word("pile-trade-discards"), total(&view.trade_discards), &view.trade_discards))
                (self.pile(&self.word("pile-pain-scraps"), total(pain), pain))
                (self.pile(&self.word("pile-exhaustion-scraps"), total(exhaustion), exhaustion))
                p { (self.say(&Message::new("words-land-pile").number("n", view.land_pile as i64))) }
            }
        }
    }

    fn pile(&self, title: &str, count: usize, cards: &Counts) -> Markup {
        html! { p { b { (title) " (" (count) "): " } (self.bundle.say_argument(&self.view.cards_in_words(cards))) "." } }
    }
}

fn is_open(player: &SeenPlayer) -> bool {
    matches!(player.hand, SeenHand::Open { .. })
}

fn total(cards: &Counts) -> usize {
    cards.iter().map(|(_, count)| count).sum()
}
