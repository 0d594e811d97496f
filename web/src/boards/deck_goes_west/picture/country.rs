//! The map: tiles, the pieces on them, and where the viewer can go.

use super::Drawing;
use crate::boards::deck_goes_west::parts::{self, MapCaptions, Press, ShownTile, TileChange};
use crate::boards::deck_goes_west::question_form::button_id;
use crate::region::Region;
use art::deck_goes_west::{Cost, MapTile, Mark, Meeple, Pieces};
use deck_goes_west::{Decision, Direction, Fare, Motion, Place, Question, Reach, SeenPlayer, SeenTile};
use game::{Message, Notation, Seat};
use maud::{Markup, html};
use std::iter;

/// The legal decisions about a place.
#[derive(Default)]
struct PlaceDecisions {
    /// Each with its cost, if it has one.
    decisions: Vec<(Decision, Option<Cost>)>,
}

impl PlaceDecisions {
    /// The decision that pressing the place takes: the only one, or the one that costs no more of anything than the others.
    fn meant(&self) -> Option<Decision> {
        let takes_less = |cost: Cost, other: Cost| {
            cost.train == other.train && cost.gaits.iter().zip(other.gaits).all(|(&less, more)| less <= more)
        };
        let is_meant = |&&(decision, cost): &&(Decision, Option<Cost>)| {
            self.decisions.iter().all(|&(other, more)| {
                decision == other
                    || with_wagon(decision) == with_wagon(other)
                        && cost.zip(more).is_some_and(|(cost, more)| takes_less(cost, more))
            })
        };
        self.decisions.iter().find(is_meant).map(|&(decision, _)| decision)
    }

    /// The lowest cost of these decisions.
    fn cost(&self) -> Option<Cost> {
        let effort = |cost: &Cost| cost.gaits.iter().map(|&gait| u16::from(gait)).sum::<u16>();
        self.decisions.iter().filter_map(|&(_, cost)| cost).min_by_key(effort)
    }
}

/// Whether the decision moves the wagon along.
const fn with_wagon(decision: Decision) -> bool {
    matches!(
        decision,
        Decision::Step { wagon: true, .. }
            | Decision::Ride { wagon: true, .. }
            | Decision::Enter { wagon: true, .. }
    )
}

/// A tile with its texts, which [`ShownTile`] borrows.
struct TileText {
    seen: SeenTile,
    mark: Mark,
    said: String,
    /// The effect of pressing it: `Ok` is a decision, `Err` the link to the buttons that choose between several.
    pressed: Option<Result<String, String>>,
}

impl Drawing<'_> {
    /// The map with its key.
    pub(super) fn country(&self) -> Markup {
        let tile_texts = self.tile_texts();
        let [title, west, zoom, small, usual, large] =
            ["map-title", "direction-west", "map-zoom", "map-small", "map-usual", "map-large"]
                .map(|id| self.word(id));
        let words = MapCaptions { title: &title, west: &west, zoom: &zoom, sizes: [&small, &usual, &large] };
        let key = ["key-next", "key-later", "key-entered"].map(|id| self.word(id));
        let [next, later, entered] = &key;
        html! {
            (parts::map(&self.spots(&tile_texts), words))
            (parts::map_key([next, later, entered]))
        }
    }

    /// The regions of the map: the order of the tiles, each tile, and its land.
    pub(super) fn land(&self) -> Vec<Region> {
        let tile_texts = self.tile_texts();
        let spots = self.spots(&tile_texts);
        let tiles = iter::once(parts::order(&spots)).chain(parts::tiles(&spots)).map(Region::of_page);
        tiles.chain(parts::grounds(&spots).into_iter().map(Region::of_drawing)).collect()
    }

    fn spots<'t>(&self, tile_texts: &'t [TileText]) -> Vec<ShownTile<'t>> {
        let spot = |text: &'t TileText| ShownTile {
            tile: MapTile {
                place: text.seen.place,
                face: text.seen.tile.map(|tile| {
                    let tile = self.edition.tile(tile);
                    (tile, tile.name.spoken_in(self.language()))
                }),
                pieces: self.pieces(&text.seen),
                mark: text.mark,
            },
            mine: self.kept_in_sight() == Some(text.seen.place),
            change: self.change(&text.seen),
            press: match &text.pressed {
                None => Press::Nothing,
                Some(Ok(written)) => Press::Button("decision", written),
                Some(Err(href)) => Press::Link(href),
            },
            said: &text.said,
        };
        tile_texts.iter().map(spot).collect()
    }

    fn own_place(&self) -> Option<Place> {
        let own = self.view.players.get(self.view.own()?.number())?;
        own.is_alive().then(|| own.at())
    }

    /// The place the page scrolls to: the viewer's meeple, else a battle, else a seat that is asked, else any living character.
    fn kept_in_sight(&self) -> Option<Place> {
        let fought = self.view.fights().map(|battle| Some(battle.tile));
        let fought = fought.and_then(|tile| self.view.map.iter().find(|seen| seen.tile == tile));
        let asked = self.view.question.and_then(|(seats, _)| self.at(seats.lowest()?));
        let anybody = || self.view.players.iter().find(|player| player.is_alive()).map(SeenPlayer::at);
        self.own_place().or(fought.map(|seen| seen.place)).or(asked).or_else(anybody)
    }

    /// The pieces on a tile.
    pub(super) fn pieces(&self, seen: &SeenTile) -> Pieces {
        let there = self.view.players.iter().enumerate();
        let there = there.filter(|(_, player)| player.is_alive() && player.at() == seen.place);
        Pieces {
            rail: seen.rail,
            bandits: seen.bandits,
            meeples: there
                .map(|(seat, player)| Meeple { seat, lying: player.is_lying(), came: self.came(seat) })
                .collect(),
            wagon: self.view.wagon == Some(seen.place),
        }
    }

    /// The offset a meeple moved from in this beat, in tiles to the East and South.
    fn came(&self, seat: usize) -> Option<[i8; 2]> {
        let goes = |motion: &Motion| match *motion {
            Motion::Goes { seat: mover, .. } | Motion::IsShifted { seat: mover, .. } => {
                mover.number() == seat
            }
            _ => false,
        };
        let moves = self.motions.iter().any(goes);
        let [before, now] = [self.before?, self.view].map(|view| view.players.get(seat).map(SeenPlayer::at));
        let (before, now) = before.zip(now).filter(|(before, now)| moves && before != now)?;
        // Columns grow to the West, rows to the South.
        Some([now.column.checked_sub(before.column)?, before.row.checked_sub(now.row)?])
    }

    /// What happened on a tile in this beat; the highest variant wins.
    fn change(&self, seen: &SeenTile) -> TileChange {
        let change = self.motions.iter().map(|motion| match *motion {
            Motion::TileShows { tile } if seen.tile == Some(tile) => TileChange::TurnedUp,
            Motion::Goes { to, .. }
            | Motion::IsShifted { to, .. }
            | Motion::WagonGoes { to }
            | Motion::BanditsRide { to, .. }
                if to == seen.place =>
            {
                TileChange::Came
            }
            Motion::BanditAppears { tile } | Motion::IsBuilt { tile } if seen.tile == Some(tile) => {
                TileChange::Came
            }
            _ => TileChange::Nothing,
        });
        change.max_by_key(|&change| change as u8).unwrap_or_default()
    }

    /// Every tile with the viewer's decisions about it.
    fn tile_texts(&self) -> Vec<TileText> {
        let reach = self.view.reach();
        self.view.map.iter().map(|seen| self.tile_text(seen, &reach)).collect()
    }

    fn tile_text(&self, seen: &SeenTile, reach: &[Reach]) -> TileText {
        let about = self.decisions_about(seen.place);
        let mut said = vec![self.say(&self.view.tile_in_words(seen))];
        said.extend(self.view.jobs_of_tile(seen).iter().map(|job| self.say(job)));
        let mark = self.mark(seen, &about, reach);
        // Pressing a tile farther away takes the first step of the way there.
        let far = reach.iter().find(|reach| reach.place == seen.place && about.decisions.is_empty());
        let pressed = match far {
            Some(_) if self.view.legal.contains(&Decision::Go) => {
                said.insert(0, self.say(&self.view.label(Decision::Go)) + ".");
                Some(Ok(self.view.game().write(Decision::Go)))
            }
            Some(far) => {
                let begins = self.decisions_about(far.first);
                if let Some(step) = begins.meant() {
                    let words = Message::new("way-there").said("step", self.view.label(step));
                    said.insert(0, self.say(&words));
                }
                self.pressed(&begins)
            }
            None => {
                let labels = about.decisions.iter().map(|&(decision, _)| self.view.label(decision));
                said.splice(0..0, labels.map(|label| self.say(&label) + "."));
                self.pressed(&about)
            }
        };
        TileText { seen: *seen, mark, said: said.join(" "), pressed }
    }

    /// The effect of pressing a place with these decisions.
    fn pressed(&self, about: &PlaceDecisions) -> Option<Result<String, String>> {
        let written = |decision: Decision| self.view.game().write(decision);
        match (about.meant(), &about.decisions[..]) {
            (Some(meant), _) => Some(Ok(written(meant))),
            (None, [(first, _), ..]) => Some(Err(format!("#{}", button_id(&written(*first))))),
            (None, []) => None,
        }
    }

    /// The mark of a tile in the plan of a movement.
    fn mark(&self, seen: &SeenTile, about: &PlaceDecisions, reach: &[Reach]) -> Mark {
        let moves = self.view.moving();
        let is_tried = self.view.tries() == Some(seen.place);
        let fought = self.view.fights().map(|battle| battle.tile);
        match (about.decisions.is_empty(), about.cost()) {
            (false, Some(cost)) if is_tried => Mark::Chosen(cost),
            (false, Some(cost)) => Mark::Reach(cost),
            (false, None) => Mark::Lit,
            (true, _) if fought.is_some() && fought == seen.tile => Mark::Battle,
            (true, _) => match (moves, reach.iter().find(|reach| reach.place == seen.place)) {
                (Some(_), Some(reach)) => Mark::More(Cost {
                    gaits: reach.costs,
                    train: reach.train,
                    or_more: reach.unknown,
                    from: Direction::ALL.into_iter().find(|&way| reach.place.toward(way) == reach.from),
                }),
                (Some(moves), None) if self.at(moves.mover) == Some(seen.place) => Mark::Here,
                (Some(_), None) if self.question == Some(Question::Go) => Mark::Beyond,
                _ if self.own_place() == Some(seen.place) => Mark::Here,
                _ => Mark::Plain,
            },
        }
    }

    fn at(&self, seat: Seat) -> Option<Place> {
        self.view.players.get(seat.number()).map(SeenPlayer::at)
    }

    /// The legal decisions about a place.
    fn decisions_about(&self, place: Place) -> PlaceDecisions {
        let leads_there = |&decision: &Decision| {
            self.target(decision).filter(|&(to, _)| to == place).map(|(_, cost)| (decision, cost))
        };
        PlaceDecisions { decisions: self.view.legal.iter().filter_map(leads_there).collect() }
    }

    /// The place a decision is about, and its cost.
    fn target(&self, decision: Decision) -> Option<(Place, Option<Cost>)> {
        let toward = |direction: Direction| self.at(self.view.moving()?.mover).map(|at| at.toward(direction));
        let paid = |by: Fare| match by {
            Fare::Rail => Cost::default(),
            Fare::Paid(gaits) => Cost { gaits, ..Cost::default() },
        };
        match decision {
            Decision::Step { direction, by, .. } => Some((toward(direction)?, Some(paid(by)))),
            Decision::Try(direction) => {
                let pool = self.view.moving()?.pool;
                let mut gaits = [0; 3];
                gaits[pool.iter().position(|&count| count > 0)?] = 1;
                Some((toward(direction)?, Some(Cost { gaits, or_more: true, ..Cost::default() })))
            }
            Decision::Ride { to, .. } => Some((to, Some(Cost { train: true, ..Cost::default() }))),
            Decision::Enter { by, .. } => Some((self.view.tries()?, Some(paid(by)))),
            Decision::Tile(place) => Some((place, None)),
            _ => None,
        }
    }
}
