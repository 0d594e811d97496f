//! Faces and badges as a standalone SVG file, for pages that do not contain the drawings.

use super::figure::drawing;
use super::sheet::{drawing_of, patterns};
use maud::{PreEscaped, html};
use super_express::Bandit;

/// A face for each letter (`#B`) and a badge for each (`#badge-B`), each a view of one picture.
pub fn portraits() -> String {
    let bandits = || (0_u16..).step_by(200).zip(Bandit::ALL);
    let night = "@media (prefers-color-scheme: dark) {svg {--se-ink: #140d08; --se-bone: #f3e7cd}}";
    html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1400 240" {
            style { (night) }
            @for (x, bandit) in bandits() {
                view id=(bandit) viewBox={ (x + 7) " -6 56 56" } {}
                view id={ "badge-" (bandit) } viewBox={ (x) " 200 32 32" } {}
            }
            (PreEscaped(patterns()))
            @for (_, bandit) in bandits() { (PreEscaped(drawing_of(bandit))) }
            @for (x, bandit) in bandits() {
                rect x=(x) y="-20" width="80" height="80" fill=(behind(bandit)) {}
                use href={ "#bandit-" (drawing(bandit)) } x=(x) width="80" height="96" {}
                use href={ "#badge-" (drawing(bandit)) } x=(x) y="200" width="32" height="32" {}
            }
        }
    }
    .into_string()
}

/// The background of a face: a light shade of the bandit's colour.
const fn behind(bandit: Bandit) -> &'static str {
    match bandit {
        Bandit::Belle => "#dcb9d8",
        Bandit::Cheyenne => "#bfd29f",
        Bandit::Django => "#cdbb9b",
        Bandit::Doc => "#b5cfd8",
        Bandit::Ghost => "#b9a98c",
        Bandit::Mei => "#efdf8c",
        Bandit::Tuco => "#eab08f",
    }
}
