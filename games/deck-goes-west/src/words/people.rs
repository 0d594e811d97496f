//! Players in words.

use super::{said, total};
use crate::edition::{Kind, Mode};
use crate::message::goods;
use crate::term::Term;
use crate::view::{Counts, SeenHand, SeenPlayer, View};
use game::{Argument, Message, Seat};

impl View {
    /// A player in one or two sentences: the stock, and in versus the points.
    pub fn player_in_short(&self, seat: Seat) -> Vec<Message> {
        let is_short = |fact: &Message| ["words-points", "words-stock"].contains(&fact.id);
        let facts = self.player_in_words(seat);
        if self.player(seat).is_alive() { facts.into_iter().filter(is_short).collect() } else { facts }
    }

    /// A player in sentences: place, points, stock, cards and states.
    pub fn player_in_words(&self, seat: Seat) -> Vec<Message> {
        let player = self.player(seat);
        if !player.is_alive() {
            return vec![Message::new("words-sentence").named("says", Term::Out.message_id())];
        }
        let number = |id, number: i64| Message::new(id).number("n", number);
        let own_score = (self.game.mode() == Mode::Versus)
            .then(|| number("words-points", self.score[seat.number()].into()));
        let danger = match self.danger_in_hand(player) {
            0 => None,
            danger => Some(number("words-danger-in-hand", danger)),
        };
        let facts = [
            Some(self.at_in_words(player)),
            own_score,
            Some(Message::new("words-stock").list("goods", goods(player.stocks()))),
            Some(
                number("words-hand", player.hand.count() as i64)
                    .number("limit", self.game.character(seat).hand_limit.into()),
            ),
            danger,
            Some(
                Message::new("words-piles")
                    .number("draw", player.draw as i64)
                    .number("discard", total(&player.discard)),
            ),
        ];
        facts
            .into_iter()
            .flatten()
            .chain(
                player.states().map(|term| Message::new("words-sentence").named("says", term.message_id())),
            )
            .collect()
    }

    /// The place of a player.
    pub fn at_in_words(&self, player: &SeenPlayer) -> Message {
        let message = Message::new("words-at").said("place", self.place_in_words(player.at()));
        match self.tile_at(player.at()) {
            Some(tile) => message.phrase("tile", self.game.tile_name(tile)),
            None => message.named("tile", "tile-unknown"),
        }
    }

    /// The cards of a hand that the viewer knows, and the number of hidden ones.
    pub fn hand_in_words(&self, seat: Seat) -> Message {
        let player = self.player(seat);
        let (known, hidden) = match &player.hand {
            SeenHand::Open { cards, .. } => (cards, 0),
            SeenHand::Closed { count, shown } => (shown, *count as i64 - total(shown)),
        };
        let cards = known.iter().map(|&(card, count)| self.copies(card, count));
        let hidden = (hidden > 0).then(|| said(Message::new("words-hidden-cards").number("n", hidden)));
        let cards: Vec<Argument> = cards.chain(hidden).collect();
        let cards = if cards.is_empty() { vec![Argument::Named("list-none")] } else { cards };
        Message::new("words-cards").list("cards", cards)
    }

    /// The names of cards, with the number of each.
    pub fn cards_in_words(&self, cards: &Counts) -> Argument {
        let named: Vec<Argument> = cards.iter().map(|&(card, count)| self.copies(card, count)).collect();
        if named.is_empty() { Argument::Named("list-none") } else { Argument::List(named) }
    }

    /// A number of cards of one kind.
    pub(super) fn copies(&self, card: Kind, count: usize) -> Argument {
        match count {
            1 => Argument::Phrase(self.game.card_name(card)),
            _ => said(
                Message::new("words-copies")
                    .number("n", count as i64)
                    .phrase("card", self.game.card_name(card)),
            ),
        }
    }

    /// The number of danger cards that the viewer knows in a hand.
    fn danger_in_hand(&self, player: &SeenPlayer) -> i64 {
        let (SeenHand::Open { cards, .. } | SeenHand::Closed { shown: cards, .. }) = &player.hand;
        let danger = |&&(card, _): &&(Kind, usize)| !self.game.index().is_item(card);
        total(&cards.iter().filter(danger).copied().collect::<Counts>())
    }
}

impl SeenPlayer {
    /// The player's states that differ from the usual: tapped, lying, passed, out.
    pub fn states(&self) -> impl Iterator<Item = Term> {
        let states = [
            (Term::Tapped, self.is_tapped()),
            (Term::Lying, self.is_lying()),
            (Term::Passed, self.has_passed() && self.is_alive()),
            (Term::Out, !self.is_alive()),
        ];
        states.into_iter().filter(|&(_, holds)| holds).map(|(term, _)| term)
    }
}
