//! The questions of the game.

use game::{Seat, SeatSet};

/// What a seat is asked. A view holds the seats in `question`, and the answers in `legal`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "each is a question of the rules")]
pub enum Question {
    /// What will you do?
    Action,
    /// How much is x?
    X,
    /// Which resource do you pay, or gain?
    Pay,
    Gain,
    /// Which card do you discard, or scrap?
    Discard,
    Scrap,
    /// Which tile do you reveal?
    Tile,
    /// Where does the card go?
    Place,
    /// More movement, or set off?
    Load,
    /// Where to?
    Go,
    /// Enter the tile that was turned up, or turn back?
    Tried,
    /// More movement for another player?
    TopUp,
    /// Invite this player to roll along?
    Invite(Seat),
    /// Join the roll?
    Join,
    /// Play a battle job?
    Battle,
    /// Do you agree to trade?
    Trade,
    /// Which item do you discard for the trade?
    TradePay,
    /// What do you put on the table?
    TradeLay,
    /// Is it a deal?
    TradeConfirm,
    /// Use your movement to move this player, or let this player move you?
    TradeMove(Seat),
    TradeMoved(Seat),
    /// Discard items before the Night?
    Items,
    /// The hand is full: discard an item.
    FullHand,
}

/// A question, and the seats that are asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct AskedQuestion {
    pub(crate) seats: SeatSet,
    pub(crate) what: Question,
}

impl AskedQuestion {
    pub(crate) const fn one(seat: Seat, what: Question) -> Option<AskedQuestion> {
        Some(AskedQuestion { seats: SeatSet::only(seat), what })
    }
}
