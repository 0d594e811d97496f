//! The whole table in words, section by section.

use crate::TrainHeist;
use crate::piece::Square;
use crate::space::Space;
use crate::view::View;
use game::{Argument, Game, InWords, Line, Message, Seat, Section};

impl InWords for TrainHeist {
    fn sections(view: &View, names: &[String]) -> Vec<Section> {
        vec![
            view.status(names),
            view.train_in_words(),
            view.map_in_words(),
            view.people(names),
            view.posters(),
        ]
    }
}

/// A sentence that consists of one argument.
fn sentence(says: impl Into<Argument>) -> Message {
    Message::new("words-sentence").argument("says", says)
}

impl View {
    /// The seat that is asked, the meters and the decks.
    fn status(&self, names: &[String]) -> Section {
        let asked = self.asked.map(|seat| {
            let name = names[seat.number()].as_str();
            Message::new("words-asked").named("who", self.game.colour(seat).message_id()).text("name", name)
        });
        let lines = asked.into_iter().chain(self.meters()).map(Line::from).collect();
        Section { id: "status", title: self.heading(), lines }
    }

    /// The Train Map, from the engine to the caboose.
    fn train_in_words(&self) -> Section {
        let edition = self.game.edition();
        let section = |(number, &rail): (usize, &Space)| {
            let at = Argument::from(&edition.site(rail).at).with_notation(&edition.site(rail).id);
            let spaces = edition.train_map().filter(|&space| edition.section(space) == number);
            let below =
                spaces.flat_map(|space| self.on_space(space).into_iter().chain(self.squares_of(space)));
            Line::about(&edition.train.sections[number], [sentence(at)]).with_below(below)
        };
        let lines = self.train.iter().enumerate().map(section).collect();
        Section { id: "train", title: Message::new("map-train"), lines }
    }

    /// The squares of a space, with what lies on them.
    fn squares_of(&self, space: Space) -> impl Iterator<Item = Line> {
        let squares = self
            .game
            .edition()
            .car(space)
            .into_iter()
            .flat_map(|car| [0, 1].map(|side| Square::of(car, side)));
        squares.map(|square| {
            let seat = if square.side() == 0 { "seat-left" } else { "seat-right" };
            Line::about(Argument::Named(seat).with_notation(square), [sentence(self.stack(square))])
        })
    }

    /// The people and free horses on a space; `None` where there are none.
    fn on_space(&self, space: Space) -> Option<Line> {
        let people = self.people_at(space).into_iter().map(Argument::from);
        let horses = self.free_horses_at(space).map(|horse| Argument::Named("horse").with_notation(horse));
        let who: Vec<Argument> = people.chain(horses).collect();
        let site = self.game.edition().site(space);
        let line = || {
            Line::about(
                Argument::from(&site.name).with_notation(&site.id),
                [sentence(Argument::List(who.clone()))],
            )
        };
        (!who.is_empty()).then(line)
    }

    /// The Main Map: towns, switches, territories, and the people and horses there.
    fn map_in_words(&self) -> Section {
        let edition = self.game.edition();
        let towns = edition.board.towns.iter().zip(self.towns).map(|(town, loot)| {
            let waiting = match loot.is_empty() {
                true => Message::new("words-no-loot"),
                false => sentence(self.tiles_in_words(loot)),
            };
            Line::about(&edition.site(town.space).name, [waiting])
        });
        let switches = edition.board.junctions.iter().zip(self.switches);
        let switches = switches.map(|(junction, face)| {
            Line::about(&junction.name, [sentence(Argument::Named(self.shown_by(face)))])
        });
        let territories = self.marked_territories().into_iter().map(Line::from);
        let people = edition.main_map().filter_map(|space| self.on_space(space));
        let lines = towns.chain(switches).chain(territories).chain(people).collect();
        Section { id: "map", title: Message::new("map-main"), lines }
    }

    /// The cowboys, with what they hold.
    fn people(&self, names: &[String]) -> Section {
        let lines = self.game.seats().iter().map(|seat| self.cowboy(seat, &names[seat.number()])).collect();
        Section { id: "cowboys", title: Message::new("words-cowboys"), lines }
    }

    fn cowboy(&self, seat: Seat, name: &str) -> Line {
        let cowboy = &self.cowboys[seat.number()];
        let who =
            Message::new("words-who").named("who", self.game.colour(seat).message_id()).text("name", name);
        let carries = Message::new("words-carries").argument("loot", self.tiles_in_words(cowboy.loot));
        let facts = [
            Some(sentence(cowboy.hand.in_words())),
            (!cowboy.loot.is_empty()).then_some(carries),
            self.bullets_of(seat).map(sentence),
            self.points_of(seat),
            self.title_in_words(seat).map(sentence),
        ];
        Line::about(who, facts.into_iter().flatten())
    }

    /// The Wanted Cards laid out.
    pub fn posters(&self) -> Section {
        let cards = self.wanted.iter().map(|card| {
            let card = &self.game.edition().wanted[card.number()];
            let does = Message::new("words-poster").phrase("deed", &card.deed).phrase("skill", &card.skill);
            Line::about(&card.title, [does])
        });
        let lines: Vec<Line> = match self.wanted.is_empty() {
            true => vec![Message::new("words-no-wanted").into()],
            false => cards.collect(),
        };
        Section { id: "wanted", title: Message::new("words-wanted"), lines }
    }
}
