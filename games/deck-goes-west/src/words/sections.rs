//! The whole table in words, section by section.

use crate::DeckGoesWest;
use crate::job::PrintedOn;
use crate::term::Term;
use crate::view::{SeenTile, View};
use game::{Game, InWords, Line, Message, Seat, Section};

impl InWords for DeckGoesWest {
    fn sections(view: &View, names: &[String]) -> Vec<Section> {
        vec![view.status(), view.people(names), view.land(), view.trade_row(), view.discards()]
    }
}

impl View {
    /// The players that the game waits for; tracks, piles and pieces that belong to no player.
    fn status(&self) -> Section {
        let lines = self.waits_for().into_iter().chain(self.meters()).map(Line::from).collect();
        Section { id: "status", title: self.heading(), lines }
    }

    /// The players, with what they hold.
    pub fn people(&self, names: &[String]) -> Section {
        let line = |seat: Seat| {
            let name = names[seat.number()].as_str();
            let who = Message::new("words-who").phrase("who", self.name_of(seat)).text("name", name);
            Line::about(who, self.player_in_words(seat)).with_below([self.hand_in_words(seat).into()])
        };
        let lines = self.game.seats().iter().map(line).collect();
        Section { id: "players", title: Message::new(Term::Players.message_id()), lines }
    }

    /// The map, West to East, North before South: each tile with the ways onto it and its jobs.
    pub fn land(&self) -> Section {
        let line = |seen: &SeenTile| {
            let ways = self.ways_in_words(seen).into_iter().chain(self.jobs_of_tile(seen)).map(Line::from);
            let id = format!("{}_{}", seen.place.column, seen.place.row);
            Line::from(self.tile_in_words(seen)).with_below(ways).with_id(id)
        };
        let lines = self.map.iter().map(line).collect();
        Section { id: "map", title: Message::new(Term::Map.message_id()), lines }
    }

    /// DW-MOVE-02. The ways onto a tile, as one sentence.
    fn ways_in_words(&self, seen: &SeenTile) -> Option<Message> {
        let or = |before, last| Message::new("sheet-way-or").said("before", before).said("last", last);
        let ways = self.ways_of_tile(seen).into_iter().reduce(or)?;
        Some(Message::new("words-ways").said("ways", ways))
    }

    /// The Trade Row with its prices, and what its cards do.
    pub fn trade_row(&self) -> Section {
        let cards = self.row.iter().zip(self.row_in_words());
        let lines = cards.map(|(card, said)| {
            let jobs = card.map_or(&[][..], |card| &self.game.edition().card(card).jobs);
            Line::from(said).with_below(jobs.iter().map(|job| job.sentence(PrintedOn::Item).into()))
        });
        Section { id: "row", title: Message::new(Term::TradeRow.message_id()), lines: lines.collect() }
    }

    /// The discard pile of every player, which is public.
    pub fn discards(&self) -> Section {
        let line = |seat: Seat| {
            let cards = self.cards_in_words(&self.player(seat).discard);
            let discarded = Message::new("words-sentence").argument("says", cards);
            let whose = Message::new("words-discard-pile").phrase("name", self.name_of(seat));
            Line::about(whose, [discarded])
        };
        let lines = self.game.seats().iter().map(line).collect();
        Section { id: "piles", title: Message::new("piles-title"), lines }
    }
}
