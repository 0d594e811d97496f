//! The map: tiles, the pieces on them, and where the viewer can go.

use super::Drawing;
use crate::boards::deck_goes_west::parts::{self, MapCaptions, Press, ShownTile, TileChange};
use crate::boards::deck_goes_west::question_form::button_id;
use crate::region::Region;
use art::deck_goes_west::{Cost, MapTile, Mark, Meeple, Pieces};
use catalog::Bundle;
use deck_goes_west::{
    Decision, Direction, Edition, Fare, Motion, Place, Question, Reach, SeenPlayer, SeenTile, Terrain, Tile,
    View,
};
use game::{Message, Notation, Seat};
use maud::{Markup, html};

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

/// Everything that a tile on the map shows. Its description in words follows from the tile, its place and the pieces.
#[derive(Hash)]
struct Spot {
    place: Place,
    /// None while it lies face down.
    tile: Option<Tile>,
    /// The terrain of the face-up neighbours: north, east, south, west.
    around: [Option<Terrain>; 4],
    pieces: Pieces,
    mark: Mark,
    /// Whether the page scrolls to keep it in sight.
    mine: bool,
    change: TileChange,
    /// The effect of pressing it: `Ok` is a decision, `Err` the link to the buttons that choose between several.
    pressed: Option<Result<String, String>>,
    /// What pressing it does.
    labels: Vec<Label>,
}

/// A text about what pressing a tile does.
#[derive(Hash)]
enum Label {
    /// The label of a button, which gets a full stop.
    Button(Message),
    Sentence(Message),
}

/// What tiles are drawn with.
#[derive(Clone, Copy)]
struct TileContext<'a> {
    view: &'a View,
    edition: &'static Edition,
    bundle: &'a Bundle,
}

impl<'a> TileContext<'a> {
    /// A tile without pieces and marks.
    fn tile(self, place: Place, tile: Option<Tile>, around: [Option<Terrain>; 4]) -> MapTile<'a> {
        let face = tile.map(|tile| {
            let tile = self.edition.tile(tile);
            (tile, tile.name.spoken_in(self.bundle.language().tag()))
        });
        MapTile { place, face, around, pieces: Pieces::default(), mark: Mark::Plain }
    }
}

impl Spot {
    /// The full description, for screen readers and as a tooltip.
    fn said(&self, TileContext { view, bundle, .. }: TileContext<'_>) -> String {
        let label = |label: &Label| match label {
            Label::Button(label) => bundle.say(label) + ".",
            Label::Sentence(sentence) => bundle.say(sentence),
        };
        let seen = view.map.iter().find(|seen| seen.place == self.place);
        let says = seen
            .into_iter()
            .flat_map(|seen| std::iter::once(view.tile_in_words(seen)).chain(view.jobs_of_tile(seen)));
        let says = says.map(|message| bundle.say(&message));
        self.labels.iter().map(label).chain(says).collect::<Vec<_>>().join(" ")
    }

    /// The tile as the map shows it, with this description.
    fn shown<'t>(&'t self, said: &'t str, context: TileContext<'t>) -> ShownTile<'t> {
        ShownTile {
            tile: MapTile {
                pieces: self.pieces.clone(),
                mark: self.mark,
                ..context.tile(self.place, self.tile, self.around)
            },
            mine: self.mine,
            change: self.change,
            press: match &self.pressed {
                None => Press::Nothing,
                Some(Ok(written)) => Press::Button("decision", written),
                Some(Err(href)) => Press::Link(href),
            },
            said,
        }
    }
}

impl<'a> Drawing<'a> {
    /// The map with its key.
    pub(super) fn country(&self) -> Markup {
        let (spots, context) = (self.spots(), self.tile_context());
        let said: Vec<String> = spots.iter().map(|spot| spot.said(context)).collect();
        let shown: Vec<_> = spots.iter().zip(&said).map(|(spot, said)| spot.shown(said, context)).collect();
        let [title, west, zoom, small, usual, large] =
            ["map-title", "direction-west", "map-zoom", "map-small", "map-usual", "map-large"]
                .map(|id| self.word(id));
        let words = MapCaptions { title: &title, west: &west, zoom: &zoom, sizes: [&small, &usual, &large] };
        let key = ["key-next", "key-later", "key-entered"].map(|id| self.word(id));
        let [next, later, entered] = &key;
        html! {
            (parts::map(&shown, words))
            (parts::map_key([next, later, entered]))
        }
    }

    /// The regions of the map: the order of the tiles, each tile, and its land.
    pub(super) fn land(&self) -> Vec<Region<'a>> {
        let (spots, context) = (self.spots(), self.tile_context());
        let places: Vec<Place> = spots.iter().map(|spot| spot.place).collect();
        let mut regions = vec![Region::lazy(parts::LAND, places, |places| parts::order(places))];
        let mut grounds = Vec::new();
        for spot in spots {
            let ground = (spot.place, spot.tile, spot.around);
            grounds.push(Region::lazy_drawing(&MapTile::ground_id(spot.place), ground, move |&ground| {
                let (place, tile, around) = ground;
                context.tile(place, tile, around).ground()
            }));
            regions.push(Region::lazy(&parts::spot_id(spot.place), spot, move |spot| {
                spot.shown(&spot.said(context), context).without_ground()
            }));
        }
        regions.extend(grounds);
        regions
    }

    fn tile_context(&self) -> TileContext<'a> {
        TileContext { view: self.view, edition: self.edition, bundle: self.bundle }
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
    fn spots(&self) -> Vec<Spot> {
        let reach = self.view.reach();
        self.view.map.iter().map(|seen| self.spot(seen, &reach)).collect()
    }

    fn spot(&self, seen: &SeenTile, reach: &[Reach]) -> Spot {
        let about = self.decisions_about(seen.place);
        // Pressing a tile farther away takes the first step of the way there.
        let far = reach.iter().find(|reach| reach.place == seen.place && about.decisions.is_empty());
        let (labels, pressed) = match far {
            Some(_) if self.view.legal.contains(&Decision::Go) => {
                let label = Label::Button(self.view.label(Decision::Go));
                (vec![label], Some(Ok(self.view.game().write(Decision::Go))))
            }
            Some(far) => {
                let begins = self.decisions_about(far.first);
                let step = begins.meant().map(|step| self.view.label(step));
                let way = step.map(|step| Label::Sentence(Message::new("way-there").said("step", step)));
                (way.into_iter().collect(), self.pressed(&begins))
            }
            None => {
                let decisions = about.decisions.iter();
                let labels = decisions.map(|&(decision, _)| Label::Button(self.view.label(decision)));
                (labels.collect(), self.pressed(&about))
            }
        };
        Spot {
            place: seen.place,
            tile: seen.tile,
            around: self.terrain_around(seen.place),
            pieces: self.pieces(seen),
            mark: self.mark(seen, &about, reach),
            mine: self.kept_in_sight() == Some(seen.place),
            change: self.change(seen),
            pressed,
            labels,
        }
    }

    /// The terrain of the face-up neighbours of a place: north, east, south, west.
    fn terrain_around(&self, place: Place) -> [Option<Terrain>; 4] {
        [Direction::North, Direction::East, Direction::South, Direction::West].map(|side| {
            let seen = self.view.map.iter().find(|seen| seen.place == place.toward(side))?;
            seen.tile.map(|tile| self.edition.tile(tile).terrain)
        })
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
