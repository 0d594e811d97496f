//! Templates that all pages share. Classes are in `assets/saloon.css`; no template contains an inline style or script,
//! because the content security policy forbids both.

mod button;
mod furniture;
mod lobby;
mod page;
mod scene;
mod seat;

pub use art::{Icon, stars};
pub use button::{ButtonKind, button, link_button};
pub(crate) use furniture::in_two;
pub use furniture::{LogLine, Tone, bill, chip, code, face, facts, field, log_line, notice, qr, rule};
pub use lobby::{Lobby, Poster, PosterAction, Row, lobby};
pub use page::{Page, page};
pub use scene::{HandOver, Trouble, hand_over, trouble};
pub use seat::{PlateGame, SeatPlate, SeatStatus, badge};
