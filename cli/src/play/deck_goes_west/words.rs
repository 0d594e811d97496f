//! The table in words, and the parts of it that can be shown alone.

use crate::play::sentence::{LineKind, Sentence};
use crate::play::translator::Translator;
use deck_goes_west::{Decision, DeckGoesWest, Job, Origin, PrintedOn, SeenHand, Source, Term, View};
use game::{InWords, Message, Seat, Section};

fn term(term: Term, translator: &Translator) -> String {
    translator.term(term.message_id())
}

/// The Day or the Night, and its phase.
pub(super) fn heading(view: &View, translator: &Translator) -> String {
    translator.tell(&view.heading())
}

/// The mission: its name, its board, and its special rules.
pub(super) fn mission(game: &DeckGoesWest, translator: &Translator) -> Vec<Sentence> {
    let mission = game.mission();
    let name = Message::new("setup-mission-is")
        .phrase("name", &mission.name)
        .named("difficulty", mission.difficulty.name());
    let board = Message::new("setup-board-is")
        .phrase("name", &game.board().name)
        .number("score", game.board().score.into())
        .number("days", game.board().days.into());
    let mut lines =
        vec![Sentence::heading(translator.tell(&name)), Sentence::plain(translator.phrase(&mission.rules))];
    lines.push(Sentence::plain(translator.tell(&board)));
    lines.extend(mission.special.messages().iter().map(|rule| Sentence::plain(translator.tell(rule))));
    lines.extend(mission.events.iter().map(|job| Sentence::plain(sentence(job, translator))));
    lines
}

fn sentence(job: &Job, translator: &Translator) -> String {
    translator.tell(&job.sentence(PrintedOn::Item))
}

/// The whole table, without the costs and offers of each tile.
pub(super) fn table(view: &View, names: &[String], translator: &Translator) -> Vec<Sentence> {
    let said = |section: &Section| match section.id {
        "map" => Sentence::outline(section, translator),
        _ => Sentence::of(section, translator),
    };
    DeckGoesWest::sections(view, names).iter().flat_map(said).collect()
}

/// All players with their belongings; then discards and meters.
pub(super) fn people(view: &View, names: &[String], translator: &Translator) -> Vec<Sentence> {
    let mut lines = Sentence::of(&view.people(names), translator);
    lines.extend(Sentence::of(&view.discards(), translator));
    lines.extend(view.meters().iter().map(|meter| Sentence::plain(translator.tell(meter))));
    lines
}

/// The place, belongings and condition of a player.
pub(super) fn facts(view: &View, seat: Seat, translator: &Translator) -> String {
    joined(&view.player_in_words(seat), translator)
}

/// The belongings of a player; of rivals, also their points.
pub(super) fn in_short(view: &View, seat: Seat, translator: &Translator) -> String {
    joined(&view.player_in_short(seat), translator)
}

fn joined(facts: &[Message], translator: &Translator) -> String {
    facts.iter().map(|fact| translator.tell(fact)).collect::<Vec<_>>().join(" ")
}

/// The Trade Row, and what its cards do.
pub(super) fn row(view: &View, translator: &Translator) -> Vec<Sentence> {
    Sentence::of(&view.trade_row(), translator)
}

/// The costs and offers of each tile that is face up or holds bandits.
pub(super) fn land(view: &View, translator: &Translator) -> Vec<Sentence> {
    let mut land = view.land();
    let shows = view.map.iter().map(|seen| seen.tile.is_some() || seen.bandits > 0);
    land.lines =
        land.lines.into_iter().zip(shows).filter(|(_, shows)| *shows).map(|(line, _)| line).collect();
    Sentence::of(&land, translator)
}

/// The jobs printed on the card or tile with this id or name.
pub(super) fn printed(view: &View, name: &str, translator: &Translator) -> Option<Vec<String>> {
    let edition = view.game().edition();
    let wanted = name.to_lowercase();
    let cards = edition.cards.iter().map(|card| (&card.id, &card.name, &card.jobs));
    let tiles = edition.tiles.iter().map(|tile| (&tile.id, &tile.name, &tile.jobs));
    let is_called = |id: &str, name: &str| id == wanted || name.to_lowercase() == wanted;
    let (_, name, jobs) =
        cards.chain(tiles).find(|(id, name, _)| is_called(id.as_str(), translator.phrase(name)))?;
    let jobs: Vec<String> = jobs.iter().map(|job| sentence(job, translator)).collect();
    let jobs = if jobs.is_empty() { vec![translator.term("list-none")] } else { jobs };
    Some(std::iter::once(format!("{}:", translator.phrase(name))).chain(jobs).collect())
}

/// All jobs of a player: of the cards in hand, the character, the tile and the mission. Legal ones have [`LineKind::Open`].
pub(super) fn cards(view: &View, seat: Seat, translator: &Translator) -> Vec<Sentence> {
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
            let kind = if is_open { LineKind::Open } else { LineKind::Plain };
            lines.push(Sentence { kind, text: sentence(job, translator) });
        }
    };
    let SeenHand::Open { cards, .. } = &player.hand else { return Vec::new() };
    for &(card, count) in cards {
        let name = translator.phrase(&game.edition().card(card).name);
        let title = if count > 1 { format!("{name} ×{count}") } else { name.to_owned() };
        tell(title, Origin::Card(card), Source::Card(card));
    }
    let character = translator.phrase(&game.character(seat).name).to_owned();
    let title = match player.is_tapped() {
        true => format!("{character} ({})", term(Term::Tapped, translator)),
        false => character,
    };
    tell(title, Origin::Ability, Source::Ability);
    if let Some(tile) = view.tile_at(player.at()) {
        let tile_name = translator.phrase(&game.edition().tile(tile).name).to_owned();
        let title = match player.is_lying() {
            true => format!("{tile_name} ({})", term(Term::Lying, translator)),
            false => tile_name,
        };
        tell(title, Origin::Land(tile), Source::Land);
    }
    tell(translator.phrase(&game.mission().name).to_owned(), Origin::Mission, Source::Mission);
    lines
}
