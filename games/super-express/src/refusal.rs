//! The reasons for refusing a decision or a set-up.

use crate::material::{Bandit, Card};
use game::{GameRefusal, Message, RuleId};
use thiserror::Error;

/// The reason for refusing a decision or a set-up. Each names its rule.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Refusal {
    /// Too few or too many players.
    #[error("3 to 7 bandits play, not {0}")]
    SeatCount(usize),
    /// Two seats have the same bandit.
    #[error("{name} ({0}) is taken: everybody leads a bandit of their own", name = .0.name())]
    BanditTaken(Bandit),
    /// The text is not a decision.
    #[error("`{0}` is no decision: write `plan` and three cards, such as `plan mts`")]
    Unreadable(String),
    /// A letter that stands for no card.
    #[error("`{0}` is no card: the cards are m, c, t, s, r and h")]
    NoSuchCard(char),
    /// Too few or too many cards.
    #[error("a program has 3 cards, not {0}")]
    NotThreeCards(usize),
    /// A program names a card twice.
    #[error("there is only one {name} card ({0}) in a hand", name = name_in_english(*.0))]
    CardTwice(Card),
    /// A card of a module that is not in play.
    #[error("{name} ({0}) is in nobody's hand: that expansion is not in play", name = name_in_english(*.0))]
    CardNotInHand(Card),
    /// Cards are being revealed.
    #[error("programs cannot be changed once the cards are being revealed")]
    ExecutionBegan,
    /// This seat is out of the game.
    #[error("an eliminated bandit takes no further part")]
    Eliminated,
    /// The game is over.
    #[error("the game is over")]
    GameOver,
}

const fn name_in_english(card: Card) -> &'static str {
    match card {
        Card::Move => "Move",
        Card::ChangeFloor => "Change Floor",
        Card::Turn => "Turn",
        Card::Shoot => "Shoot",
        Card::Reflex => "Reflex",
        Card::Horse => "Horse",
    }
}

impl GameRefusal for Refusal {
    fn rule(&self) -> RuleId {
        RuleId(match self {
            Refusal::SeatCount(_) | Refusal::BanditTaken(_) => "SE-SETUP-01",
            Refusal::Unreadable(_) | Refusal::NoSuchCard(_) | Refusal::NotThreeCards(_) => "SE-SCHEME-01",
            Refusal::CardTwice(_) => "SE-R43",
            Refusal::CardNotInHand(Card::Reflex) => "SE-SETUP-11",
            Refusal::CardNotInHand(Card::Horse) => "SE-SETUP-12",
            Refusal::CardNotInHand(_) => "SE-SETUP-05",
            Refusal::ExecutionBegan => "SE-SCHEME-04",
            Refusal::Eliminated => "SE-ROUND-05",
            Refusal::GameOver => "SE-END-01",
        })
    }

    fn message(&self) -> Message {
        match self {
            Refusal::SeatCount(seats) => Message::new("refuse-seat-count").number("count", *seats as i64),
            Refusal::BanditTaken(bandit) => Message::new("refuse-bandit-taken").text("name", bandit.name()),
            Refusal::Unreadable(text) => Message::new("refuse-unreadable").text("text", text.clone()),
            Refusal::NoSuchCard(letter) => {
                Message::new("refuse-no-such-card").text("letter", letter.to_string())
            }
            Refusal::NotThreeCards(count) => {
                Message::new("refuse-not-three-cards").number("count", *count as i64)
            }
            Refusal::CardTwice(card) => Message::new("refuse-card-twice").named("card", card.message_id()),
            Refusal::CardNotInHand(card) => {
                Message::new("refuse-card-not-in-hand").named("card", card.message_id())
            }
            Refusal::ExecutionBegan => Message::new("refuse-execution-began"),
            Refusal::Eliminated => Message::new("refuse-eliminated"),
            Refusal::GameOver => Message::new("refuse-game-over"),
        }
    }
}
