//! A view as data: the fields of a position, with `?` for what is hidden.

use super::{SeenCowboy, SeenHand, SeenPhase, View};
use crate::TrainHeist;
use crate::event_card::EventCard;
use crate::loot::Tiles;
use crate::piece::{Face, Square};
use crate::position::{listed, towns_text};
use crate::space::Space;
use crate::state::Phase;
use game::{Game, Notation};
use serde::{Serialize, Serializer, ser::SerializeMap};

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let game = &self.game;
        let setup = game.setup();
        let tiles = |tiles: Tiles| game.tiles_text(tiles);
        let hidden = |count: u8| std::iter::repeat_n("?".to_owned(), count.into());
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("viewer", &self.viewer.map(|seat| game.colour(seat)))?;
        map.serialize_entry("seats", &setup.seats)?;
        map.serialize_entry("mode", &setup.mode)?;
        map.serialize_entry("goal", &setup.goal)?;
        map.serialize_entry("fewer_events", &setup.fewer_events)?;
        map.serialize_entry("wanted_cards", &setup.wanted_cards)?;
        map.serialize_entry("options", &setup.options)?;
        map.serialize_entry("edition", &setup.edition)?;
        let cowboys = game.seats().iter().zip(&self.cowboys);
        let cowboys: serde_json::Map<String, serde_json::Value> =
            cowboys.map(|(seat, seen)| (game.seat_name(seat), seen.as_json(game))).collect();
        map.serialize_entry("cowboys", &cowboys)?;
        let horse = |at: Option<Space>| at.map_or("lost", |space| game.space_name(space));
        map.serialize_entry("horses", &self.horses.map(horse))?;
        map.serialize_entry("train", &listed(self.train.map(|rail| game.space_name(rail))))?;
        map.serialize_entry("sheriff", game.space_name(self.sheriff))?;
        map.serialize_entry("switches", &self.switches.map(Face::word))?;
        map.serialize_entry("final_run", &self.final_run)?;
        map.serialize_entry("territories", &listed((1..=3).filter(|number| self.territories[number - 1])))?;
        let stacks: serde_json::Map<String, serde_json::Value> = Square::ALL
            .into_iter()
            .zip(&self.stacks)
            .map(|(square, stack)| {
                let names = stack.0.iter().rev().map(|tile| tile.map_or("?", |tile| game.tile_name(tile)));
                (square.to_string(), listed(names).into())
            })
            .collect();
        map.serialize_entry("loot", &stacks)?;
        let towns: serde_json::Map<String, serde_json::Value> = ["A", "B", "C"]
            .into_iter()
            .zip(self.towns)
            .map(|(town, loot)| (town.to_owned(), tiles(loot).into()))
            .collect();
        map.serialize_entry("towns", &towns)?;
        let sack =
            self.sack.iter().map(|tile| game.tile_name(tile).to_owned()).chain(hidden(self.sack_hidden));
        map.serialize_entry("sack", &listed(sack))?;
        map.serialize_entry("unseen", &tiles(self.unseen))?;
        map.serialize_entry("deck", &self.deck)?;
        map.serialize_entry("discards", &self.discards.to_string())?;
        map.serialize_entry("events", &self.events)?;
        map.serialize_entry("played", &self.played.iter().map(EventCard::to_string).collect::<Vec<_>>())?;
        map.serialize_entry("speed", &self.speed)?;
        map.serialize_entry("base_speed", &self.base_speed)?;
        map.serialize_entry("hangman", &self.hangman)?;
        map.serialize_entry("score", &self.score)?;
        map.serialize_entry("bullets", &self.bullets)?;
        map.serialize_entry("wanted", &game.wanted_text(self.wanted))?;
        map.serialize_entry(
            "prisoners",
            &self.prisoners.iter().map(|&seat| game.colour(seat)).collect::<Vec<_>>(),
        )?;
        map.serialize_entry("turn", &game.turn_of(&self.turn))?;
        match self.phase {
            SeenPhase::Known(phase) => {
                map.serialize_entry("step", &game.step_of(phase))?;
                if let Phase::Rolling(rolling) = phase {
                    map.serialize_entry("rolling", &game.rolling_of(rolling))?;
                }
            }
            SeenPhase::Offer { to, count } => {
                let cards = listed(hidden(count));
                map.serialize_entry("step", &format!("answering {} {cards}", game.seat_name(to)))?;
            }
        }
        let result =
            self.ending().map(|ending| format!("{} {}", ending.by.word(), game.seats_text(ending.winners)));
        map.serialize_entry("result", &result)?;
        map.serialize_entry("asked", &self.asked.map(|seat| game.colour(seat)))?;
        let legal: Vec<String> = self.legal.iter().map(|&decision| game.write(decision)).collect();
        map.serialize_entry("legal", &legal)?;
        map.end()
    }
}

impl SeenCowboy {
    fn as_json(&self, game: &TrainHeist) -> serde_json::Value {
        let (hand, shown) = match self.hand {
            SeenHand::Open { cards, shown } => (cards.to_string(), shown),
            SeenHand::Hidden { count, shown } => {
                let unknown = std::iter::repeat_n("?".to_owned(), (count - shown.len()).into());
                (listed(shown.iter().map(|card| card.to_string()).chain(unknown)), shown)
            }
        };
        serde_json::json!({
            "at": game.space_name(self.at),
            "riding": self.riding.map(|horse| horse.to_string()),
            "flat": self.flat,
            "hand": hand,
            "shown": shown.to_string(),
            "loot": game.tiles_text(self.loot),
            "bullets": self.bullets,
            "raised": self.raised,
            "title": self.title.map(|title| game.wanted_name(title.card)),
            "skill": self.title.map(|title| title.skill.word()),
            "met": game.wanted_text(self.met),
            "met_as": self.met_as,
            "delivered": towns_text(self.delivered),
            "counters": self.counters,
            "points": self.points,
        })
    }
}
