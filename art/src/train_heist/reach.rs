//! Reachable spaces: areas that glow, and links over them.

use super::curve::Point;
use super::map::Map;
use maud::{Markup, html};
use train_heist::{Edition, Space};

/// A link that moves to a space.
#[derive(Clone, Copy, Debug)]
pub struct SpaceLink<'a> {
    /// The destination.
    pub space: Space,
    /// The cost in actions.
    pub cost: u8,
    /// Whether a figure is there. Then the cost is drawn beside it.
    pub taken: bool,
    /// The target of the link.
    pub href: &'a str,
    /// The accessible name of the link.
    pub name: &'a str,
}

impl Map {
    /// Open ground that can be reached, with its cost: it glows under the scenery.
    pub fn reach(&self, edition: &Edition, spaces: &[(Space, u8)]) -> Markup {
        let open = |space: Space| !space.is_aboard() && !is_covered(edition, space);
        html! { g id="reach" aria-hidden="true" { (glowing(edition, spaces, open)) } }
    }

    /// Rails and the canyon, which glow over their beds and floor.
    pub fn reach_over(&self, edition: &Edition, spaces: &[(Space, u8)]) -> Markup {
        html! { g id="reach-over" aria-hidden="true" { (glowing(edition, spaces, |space| is_covered(edition, space))) } }
    }

    /// The link to a reachable space: all of its area is clickable, a disc shows the cost.
    pub fn go(&self, edition: &Edition, go: SpaceLink<'_>) -> Markup {
        let aside = if go.taken { Point::new(25.0, 15.0) } else { Point::default() };
        let at = Point::of(edition.site(go.space).middle) + aside;
        html! {
            a class={ "go c" (go.cost.clamp(1, 4)) } href=(go.href) aria-label=(go.name) {
                (self.hit(edition, go.space))
                g class="cost" transform=(at.translate()) { circle r="13" {} text y="5.5" { (go.cost) } }
            }
        }
    }
}

/// Whether something covers the ground of this space.
fn is_covered(edition: &Edition, space: Space) -> bool {
    edition.board.rails.contains(space) || space == edition.board.canyon
}

/// Areas that are outlined inside their own borders.
fn glowing(edition: &Edition, spaces: &[(Space, u8)], is_meant: impl Fn(Space) -> bool) -> Markup {
    html! {
        @for (space, cost) in spaces.iter().filter(|(space, _)| is_meant(*space)) {
            @let id = &edition.site(*space).id;
            clipPath id={ "reach-" (id) } { use href={ "#r-" (id) } {} }
            use class={ "glow c" (cost.clamp(&1, &4)) } clip-path={ "url(#reach-" (id) ")" } href={ "#r-" (id) } {}
        }
    }
}
