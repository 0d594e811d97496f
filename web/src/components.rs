//! Templates that all pages share. Classes are in `assets/saloon.css`; no template contains an inline style or script,
//! because the content security policy forbids both.

mod button;
mod elements;
mod lobby;
mod message;
mod page;
mod seat;

pub use art::{Icon, stars};
pub use button::{ButtonKind, button, link_button};
pub(crate) use elements::in_two;
pub use elements::{LogLine, NoticeKind, bill, chip, code, face, facts, field, log_line, notice, qr, rule};
pub use lobby::{Lobby, PageLink, Poster, TableRow, lobby};
pub use message::{ErrorPage, HandOver, error_page, hand_over};
pub use page::{PageOptions, page};
pub use seat::{PlateGame, SeatPlate, SeatStatus, badge};
