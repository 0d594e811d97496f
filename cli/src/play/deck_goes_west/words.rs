//! The table in words: everything a view holds, line by line, in an order that makes sense read aloud.

use crate::play::voice::Voice;
use deck_goes_west::{Decision, SeenTile};
use deck_goes_west::{DeckGoesWest, Job, Origin, Printed, SeenHand, Source, Term, View};
use game::{Game, Message, Seat};

/// A line of the table in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Sentence {
    /// How loud it is.
    pub(super) tone: Tone,
    /// What it says.
    pub(super) text: String,
}

/// How loud a line is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Tone {
    /// What follows is about this.
    Heading,
    /// A line of its own.
    Plain,
    /// What belongs to the line before it.
    Detail,
    /// Something that can be done right now.
    Open,
}

impl Sentence {
    fn heading(text: impl Into<String>) -> Sentence {
        Sentence { tone: Tone::Heading, text: text.into() }
    }

    fn plain(text: impl Into<String>) -> Sentence {
        Sentence { tone: Tone::Plain, text: text.into() }
    }

    fn detail(text: impl Into<String>) -> Sentence {
        Sentence { tone: Tone::Detail, text: text.into() }
    }

    /// As a line of text alone.
    pub(super) fn line(&self) -> String {
        match self.tone {
            Tone::Heading => format!("{}:", self.text),
            Tone::Plain => format!("  {}", self.text),
            Tone::Detail => format!("    {}", self.text),
            Tone::Open => format!("  * {}", self.text),
        }
    }
}

fn term(term: Term, voice: &Voice) -> String {
    voice.term(term.message_id())
}

/// The Day or the Night, and what is going on in it.
pub(super) fn heading(view: &View, voice: &Voice) -> String {
    voice.tell(&view.heading())
}

/// The mission: what it is about, and what is special in it.
pub(super) fn mission(game: &DeckGoesWest, voice: &Voice) -> Vec<Sentence> {
    let mission = game.mission();
    let name = Message::new("setup-mission-is")
        .phrase("name", &mission.name)
        .named("difficulty", mission.difficulty.name());
    let board = Message::new("setup-board-is")
        .phrase("name", &game.board().name)
        .number("score", game.board().score.into())
        .number("days", game.board().days.into());
    let mut lines = vec![Sentence::heading(voice.tell(&name)), Sentence::plain(voice.phrase(&mission.rules))];
    lines.push(Sentence::plain(voice.tell(&board)));
    lines.extend(mission.special.messages().iter().map(|rule| Sentence::plain(voice.tell(rule))));
    lines.extend(mission.events.iter().map(|job| Sentence::plain(sentence(job, voice))));
    lines
}

fn sentence(job: &Job, voice: &Voice) -> String {
    voice.tell(&job.sentence(Printed::Item))
}

/// All of it.
pub(super) fn table(view: &View, names: &[String], voice: &Voice) -> Vec<Sentence> {
    let mut lines = vec![Sentence::heading(heading(view, voice))];
    lines.extend(view.meters().iter().map(|meter| Sentence::plain(voice.tell(meter))));
    lines.extend(people(view, names, voice));
    lines.push(Sentence::heading(term(Term::Map, voice)));
    lines.extend(view.map_in_words().iter().map(|tile| Sentence::plain(voice.tell(tile))));
    lines.extend(row(view, voice));
    lines
}

/// Everybody, with what they hold.
pub(super) fn people(view: &View, names: &[String], voice: &Voice) -> Vec<Sentence> {
    let mut lines = vec![Sentence::heading(term(Term::Players, voice))];
    for seat in view.game().seats() {
        let name = names.get(seat.number()).map_or("", String::as_str);
        lines.push(Sentence::plain(format!("{name}: {}", facts(view, seat, voice))));
        lines.push(Sentence::detail(voice.tell(&view.hand_in_words(seat))));
    }
    lines
}

/// Tracks and piles.
pub(super) fn piles(view: &View, voice: &Voice) -> Vec<Sentence> {
    let mut lines = vec![Sentence::heading(voice.term("piles-title"))];
    lines.extend(view.meters().iter().map(|meter| Sentence::plain(voice.tell(meter))));
    lines
}

/// Where somebody is, what they have, and how they are.
pub(super) fn facts(view: &View, seat: Seat, voice: &Voice) -> String {
    let states = view.players.get(seat.number()).map_or(0, |player| player.states().count());
    let facts = view.player_in_words(seat);
    let (sentences, words) = facts.split_at(facts.len().saturating_sub(states));
    let sentences = sentences.iter().map(|fact| voice.tell(fact));
    // States are words and no sentences.
    sentences.chain(words.iter().map(|word| format!("{}.", voice.tell(word)))).collect::<Vec<_>>().join(" ")
}

/// What somebody has; of rivals, also their points.
pub(super) fn in_short(view: &View, seat: Seat, voice: &Voice) -> String {
    let facts = view.player_in_words(seat);
    let is_short = |fact: &&Message| ["words-points", "words-stock", "term-out"].contains(&fact.id);
    facts.iter().filter(is_short).map(|fact| voice.tell(fact)).collect::<Vec<_>>().join(" ")
}

/// The Trade Row, and what its cards do.
pub(super) fn row(view: &View, voice: &Voice) -> Vec<Sentence> {
    let mut lines = vec![Sentence::heading(term(Term::TradeRow, voice))];
    for (card, said) in view.row.iter().zip(view.row_in_words()) {
        lines.push(Sentence::plain(voice.tell(&said)));
        let jobs = card.map_or(&[][..], |card| &view.game().edition().card(card).jobs);
        let jobs: Vec<String> = jobs.iter().map(|job| sentence(job, voice)).collect();
        if !jobs.is_empty() {
            lines.push(Sentence::detail(format!("→ {}", jobs.join(" · "))));
        }
    }
    lines
}

/// What each tile that shows asks of whoever steps onto it, and what it offers.
pub(super) fn land(view: &View, voice: &Voice) -> Vec<Sentence> {
    let mut lines = vec![Sentence::heading(term(Term::Map, voice))];
    for seen in view.map.iter().filter(|seen| seen.tile.is_some() || seen.bandits > 0) {
        lines.push(Sentence::plain(voice.tell(&view.tile_in_words(seen))));
        lines.extend(ways(view, seen).map(|ways| Sentence::detail(voice.tell(&ways))));
        let jobs = view.jobs_of_tile(seen);
        lines.extend(jobs.iter().map(|job| Sentence::detail(voice.tell(job))));
    }
    lines
}

fn ways(view: &View, seen: &SeenTile) -> Option<Message> {
    let or = |before, last| Message::new("sheet-way-or").said("before", before).said("last", last);
    let ways = view.ways_of_tile(seen).into_iter().reduce(or)?;
    Some(Message::new("sheet-ways").said("ways", ways))
}

/// What is printed on the card or tile with this name.
pub(super) fn printed(view: &View, name: &str, voice: &Voice) -> Option<Vec<String>> {
    let edition = view.game().edition();
    let wanted = name.to_lowercase();
    let cards = edition.cards.iter().map(|card| (&card.id, &card.name, &card.jobs));
    let tiles = edition.tiles.iter().map(|tile| (&tile.id, &tile.name, &tile.jobs));
    let is_called = |id: &str, name: &str| id == wanted || name.to_lowercase() == wanted;
    let (_, name, jobs) =
        cards.chain(tiles).find(|(id, name, _)| is_called(id.as_str(), voice.phrase(name)))?;
    let jobs: Vec<String> = jobs.iter().map(|job| sentence(job, voice)).collect();
    let jobs = if jobs.is_empty() { vec![voice.term("list-none")] } else { jobs };
    Some(std::iter::once(format!("{}:", voice.phrase(name))).chain(jobs).collect())
}

/// All jobs somebody has: of the cards in hand, the character, the tile and the mission. What can be done now is open.
pub(super) fn cards(view: &View, seat: Seat, voice: &Voice) -> Vec<Sentence> {
    let game = view.game();
    let Some(player) = view.players.get(seat.number()) else { return Vec::new() };
    let mut lines = Vec::new();
    let mut tell = |title: String, origin: Origin, source: Source| {
        let jobs = game.jobs(seat, origin);
        if jobs.is_empty() {
            return;
        }
        lines.push(Sentence::heading(title));
        for (job, number) in jobs.iter().zip(0..) {
            let is_open = view.legal.contains(&Decision::Do(source, number));
            let tone = if is_open { Tone::Open } else { Tone::Plain };
            lines.push(Sentence { tone, text: sentence(job, voice) });
        }
    };
    let SeenHand::Open { cards, .. } = &player.hand else { return Vec::new() };
    for &(card, count) in cards {
        let name = voice.phrase(&game.edition().card(card).name);
        let title = if count > 1 { format!("{name} ×{count}") } else { name.to_owned() };
        tell(title, Origin::Card(card), Source::Card(card));
    }
    let character = voice.phrase(&game.character(seat).name).to_owned();
    let title = match player.is_tapped() {
        true => format!("{character} ({})", term(Term::Tapped, voice)),
        false => character,
    };
    tell(title, Origin::Ability, Source::Ability);
    if let Some(tile) = view.tile_at(player.at()) {
        let tile_name = voice.phrase(&game.edition().tile(tile).name).to_owned();
        let title = match player.is_lying() {
            true => format!("{tile_name} ({})", term(Term::Lying, voice)),
            false => tile_name,
        };
        tell(title, Origin::Land(tile), Source::Land);
    }
    tell(voice.phrase(&game.mission().name).to_owned(), Origin::Mission, Source::Mission);
    lines
}
