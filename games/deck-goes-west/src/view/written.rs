//! A view as data for pages and programs, with names instead of indices.

use super::{Counts, SeenHand, SeenPlayer, View};
use crate::DeckGoesWest;
use crate::edition::Mode;
use crate::position::stock_text;
use crate::question::Question;
use game::{Game, Notation, Text, Viewer};
use serde::{Serialize, Serializer};
use serde_json::{Map, Value, json};

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.written().serialize(serializer)
    }
}

impl View {
    fn written(&self) -> Value {
        let game = &self.game;
        let scores = if game.mode() == Mode::Versus { game.seat_count() } else { 1 };
        let names = |seats: game::SeatSet| seats.iter().map(|seat| game.seat_name(seat)).collect::<Vec<_>>();
        let players: Map<String, Value> = game
            .seats()
            .iter()
            .zip(&self.players)
            .map(|(seat, player)| (game.seat_name(seat), player.written(game)))
            .collect();
        let map: Map<String, Value> = self
            .map
            .iter()
            .map(|seen| {
                let mut words = vec![seen.tile.map_or_else(|| "?".to_owned(), |tile| tile.write(game))];
                if seen.tile.is_none() && seen.shuffle != self.shuffles {
                    words.push(format!("shuffle {}", seen.shuffle));
                }
                if seen.rail {
                    words.push("rail".to_owned());
                }
                if seen.bandits > 0 {
                    words.push(format!("bandits {}", seen.bandits));
                }
                (seen.place.to_string(), Value::String(words.join(" ")))
            })
            .collect();
        let row: Vec<&str> =
            self.row.iter().map(|card| card.map_or("-", |kind| game.kind_name(kind))).collect();
        let unseen: Map<String, Value> = self
            .unseen
            .iter()
            .map(|(shuffle, tiles)| (shuffle.to_string(), game.tiles_text(tiles.iter()).into()))
            .collect();
        let pile = |pile: &Counts, discard: &Counts| json!({ "pile": count(pile), "holds": text(game, pile), "discard": text(game, discard) });
        let mut written = json!({
            "viewer": match self.viewer {
                Viewer::Seat(seat) => game.seat_name(seat),
                Viewer::Onlooker => "onlooker".to_owned(),
            },
            "day": self.day,
            "days": game.board().days,
            "score": self.score[..scores],
            "goal": game.board().score,
            "risk": self.risk,
            "players": players,
            "map": map,
            "land": {
                "pile": self.land_pile,
                "unseen": unseen,
                "discard": game.tiles_text(self.land_discards.iter()),
            },
            "row": row.join(" "),
            "trade": pile(&self.trade_pile, &self.trade_discards),
            "pain": pile(&self.danger_piles[0], &self.danger_scraps[0]),
            "exhaustion": pile(&self.danger_piles[1], &self.danger_scraps[1]),
            "p1": game.seat_name(self.p1),
            "phase": game.phase_words(self.phase),
            "legal": self.legal.iter().map(|&decision| game.write(decision)).collect::<Vec<_>>(),
        });
        let Some(fields) = written.as_object_mut() else { return written };
        if let Some(place) = self.wagon {
            fields.insert("wagon".to_owned(), place.to_string().into());
        }
        if let Some((seats, question)) = self.question {
            fields.insert("question".to_owned(), question.word(game).into());
            fields.insert("asked".to_owned(), names(seats).into());
        }
        let doing = self.doing_words();
        if !doing.is_empty() {
            fields.insert("doing".to_owned(), Value::Object(doing));
        }
        written
    }

    /// What is going on: all of it is public.
    fn doing_words(&self) -> Map<String, Value> {
        let written = self.game.doing(&self.stack);
        let mut doing = Map::new();
        let mut insert = |name: &str, text: Option<String>| {
            if let Some(text) = text {
                doing.insert(name.to_owned(), text.into());
            }
        };
        insert("action", written.action);
        insert("trade", written.trade);
        insert("movement", written.movement);
        insert("battle", written.battle);
        insert("job", written.job);
        insert("gather", written.gather);
        insert("join", written.join);
        insert("event_job", written.event_job);
        insert("dues", written.dues);
        insert("placing", written.placing);
        insert("events", (!written.happenings.is_empty()).then(|| written.happenings.join(" ")));
        doing
    }
}

impl SeenPlayer {
    fn written(&self, game: &DeckGoesWest) -> Value {
        let mut written = json!({
            "at": self.player.at.to_string(),
            "stock": stock_text(self.player.stocks),
            "draw": self.draw,
            "draw_holds": text(game, &self.unknown),
            "discard": text(game, &self.discard),
        });
        let Some(fields) = written.as_object_mut() else { return written };
        match &self.hand {
            SeenHand::Open { cards, shown } => {
                fields.insert("hand".to_owned(), text(game, cards).into());
                if !shown.is_empty() {
                    fields.insert("shown".to_owned(), text(game, shown).into());
                }
            }
            SeenHand::Closed { count, shown } => {
                fields.insert("hand".to_owned(), "?".into());
                fields.insert("hand_size".to_owned(), (*count).into());
                if !shown.is_empty() {
                    fields.insert("shown".to_owned(), text(game, shown).into());
                }
            }
        }
        if !self.tops.is_empty() {
            let tops: Vec<&str> = self.tops.iter().map(|&kind| game.kind_name(kind)).collect();
            fields.insert("top".to_owned(), tops.join(" ").into());
        }
        for (name, cards) in [("aside", &self.aside), ("held", &self.held), ("table", &self.table)] {
            if !cards.is_empty() {
                fields.insert(name.to_owned(), text(game, cards).into());
            }
        }
        let player = &self.player;
        for (name, flag) in [
            ("tapped", player.tapped),
            ("lying", player.lying),
            ("passed", player.passed),
            ("dead", !player.alive),
        ] {
            if flag {
                fields.insert(name.to_owned(), true.into());
            }
        }
        for (name, number) in [("actions", player.actions), ("draws", player.draws)] {
            if number > 0 {
                fields.insert(name.to_owned(), number.into());
            }
        }
        if !player.refused_by.is_empty() {
            fields.insert("refused_by".to_owned(), player.refused_by.write(game).into());
        }
        written
    }
}

fn text(game: &DeckGoesWest, cards: &Counts) -> String {
    game.kinds_text(cards.iter().copied())
}

fn count(cards: &Counts) -> usize {
    cards.iter().map(|(_, count)| count).sum()
}

impl Question {
    /// Its word for programs.
    pub(crate) fn word(self, game: &DeckGoesWest) -> String {
        match self {
            Question::Action => "action".to_owned(),
            Question::X => "x".to_owned(),
            Question::Pay => "pay".to_owned(),
            Question::Gain => "gain".to_owned(),
            Question::Discard => "discard".to_owned(),
            Question::Scrap => "scrap".to_owned(),
            Question::Tile => "tile".to_owned(),
            Question::Place => "place".to_owned(),
            Question::Load => "load".to_owned(),
            Question::Go => "go".to_owned(),
            Question::Tried => "tried".to_owned(),
            Question::TopUp => "top up".to_owned(),
            Question::Invite(seat) => format!("invite {}", game.seat_name(seat)),
            Question::Join => "join".to_owned(),
            Question::Battle => "battle".to_owned(),
            Question::Trade => "trade".to_owned(),
            Question::TradePay => "trade pay".to_owned(),
            Question::TradeLay => "trade lay".to_owned(),
            Question::TradeConfirm => "trade confirm".to_owned(),
            Question::TradeMove(seat) => format!("move {}", game.seat_name(seat)),
            Question::TradeMoved(seat) => format!("be moved by {}", game.seat_name(seat)),
            Question::Items => "items".to_owned(),
            Question::FullHand => "full hand".to_owned(),
        }
    }
}
