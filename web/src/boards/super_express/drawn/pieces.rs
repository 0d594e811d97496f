//! The bandits, as they stand and lie.

use super::Moment;
use super::path::Path;
use super::places::{Camera, Place, RAISED, height_of, place_of, places};
use super::scene::Scene;
use crate::region::Region;
use catalog::Speech;
use game::{Game, Message};
use maud::{Markup, html};
use super_express::{Bandit, Facing, Floor, Motion, Posture, Sight, SuperExpress, View};

/// Figures are drawn a little smaller than they are.
pub(super) const SCALE: f32 = 0.98;

/// Everybody who plays, each a region of their own; whoever is off the train is not seen.
pub(super) fn pieces(moment: Moment<'_>, scene: &Scene, speech: &Speech) -> Vec<Region> {
    let Moment { view, motions, .. } = moment;
    let all = places(&view.train);
    let game = SuperExpress::agree(view.agreed()).ok();
    let acts = motions.iter().find_map(|motion| match motion {
        Motion::Reveals { bandit, .. } => Some(*bandit),
        _ => None,
    });
    let piece = |&bandit: &Bandit| {
        let id = format!("piece-{bandit}");
        let markup = match place_of(&all, bandit) {
            Some(place) => {
                let state = [(view.viewer == Some(bandit), " mine"), (acts == Some(bandit), " acts")];
                let class = state.iter().filter(|(is, _)| *is).map(|(_, class)| *class).collect::<String>();
                let sight = game.as_ref().map(|game| game.sight(view, bandit)).unwrap_or_default();
                html! {
                    g id=(id) class={ "piece" (class) } data-path=[scene.pieces.get(&bandit)] transform=(place.transform())
                        tabindex="0" role="img" aria-label=(said(view, &place, &sight, speech)) {
                        (figure(&place, scene.figures.get(&bandit)))
                        @if !place.lies() { (line_of_sight(&place, &sight, &all, Camera::on(view))) }
                    }
                }
            }
            None => html! { g id=(id) class="piece off" {} },
        };
        Region::of_drawing(markup)
    };
    view.seats.iter().map(piece).collect()
}

/// The file and symbol names of the drawings are the bandits' own.
pub(crate) fn drawing(bandit: Bandit) -> String {
    bandit.name().to_lowercase()
}

/// The figure with its badge, its feet at the origin; it may turn.
pub(super) fn figure(place: &Place, turns: Option<&Path>) -> Markup {
    let name = drawing(place.piece.bandit);
    let towards = place.direction();
    let flip = format!("scale({} {SCALE})", SCALE * towards);
    html! {
        @if place.lies() {
            ellipse class="spot spot-long" {}
            g class="figure" transform=(flip) { use href={ "#bandit-" (name) "-down" } x="-56" y="-94" width="112" height="96" {} }
            (badge(&name, 11.8 * towards, -14.75, 23.5))
            g class="stars" { use href="#fx-stars" x=(-27.4 * towards - 29.4) y="-72.5" width="58.8" height="25.5" {} }
        } @else {
            ellipse class="spot" {}
            g class="figure" data-path=[turns] transform=(flip) { use href={ "#bandit-" (name) } x="-31" y="-94" width="80" height="96" {} }
            @match place.raised {
                Some(height) => (badge(&name, 0.0, -height, RAISED / place.size)),
                None => (badge(&name, 0.0, -31.4, 28.4)),
            }
        }
    }
}

/// The badge is never mirrored.
fn badge(name: &str, x: f32, y: f32, size: f32) -> Markup {
    html! { use href={ "#badge-" (name) } x=(x - size / 2.0) y=(y - size / 2.0) width=(size) height=(size) {} }
}

/// SE-SHOOT-02. Along the floor to the first one standing, over those who lie; shown where the figure is pointed at.
fn line_of_sight(place: &Place, sight: &Sight, all: &[Place], camera: Camera) -> Markup {
    let towards = place.direction();
    let target = sight.target.and_then(|target| place_of(all, target));
    let end = match (target, place.piece.facing) {
        (Some(target), _) => target.x - place.x - 16.0 * towards,
        (None, Facing::Front) => camera.left + camera.width - place.x,
        (None, Facing::Rear) => camera.left - place.x,
    } / place.size;
    let from = 52.0 * towards;
    html! {
        g class="sight" {
            path class="sight-band" d={ "M" (from) " -54L" (end) " -74V-30L" (from) " -48Z" } {}
            @if let Some(target) = target {
                use href="#sight-target" x=((target.x - place.x) / place.size - 42.0) y="-94" width="84" height="84" {}
            }
        }
    }
}

/// Who it is, where, how, and whom it would hit.
fn said(view: &View, place: &Place, sight: &Sight, speech: &Speech) -> String {
    let piece = place.piece;
    let floor = if place.y == height_of(Floor::Roof) { "board-roof" } else { "board-inside" };
    let card = super::super::train::card_of(view, piece.bandit, speech);
    let mut said = speech.say(
        &Message::new("drawn-piece")
            .text("name", piece.bandit.name())
            .named("floor", floor)
            .text("card", card)
            .named("facing", super::super::train::facing_id(piece.facing)),
    );
    if piece.posture == Posture::Stunned {
        said += ", ";
        said += &speech.say(&Message::new("state-stunned").text("gender", piece.bandit.gender()));
    } else if let Some(target) = sight.target {
        said += ". ";
        said += &speech.say(&Message::new("drawn-sight").text("name", target.name()));
    }
    said
}
