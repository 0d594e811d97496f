//! `saloon cards`: prints cards, tiles, characters and missions with their jobs as sentences.

use super::Out;
use crate::arguments::CardsArgs;
use anyhow::{Result, anyhow, bail};
use catalog::{Bundle, CatalogGame, Domain, Language};
use deck_goes_west::{
    CardKind, Character, DeckGoesWest, Edition, Gait, Job, LandTile, Mission, Pile, PrintedOn, Resource, Way,
};
use game::{Argument, Message, Notation, Phrase};
use std::io;
use std::process::ExitCode;

/// The only game whose cards are described by jobs.
const GAME: &str = DeckGoesWest::ID;

pub(crate) fn cards(typed: &CardsArgs, language: Language, out: Out<'_>) -> Result<ExitCode> {
    if typed.game != GAME {
        bail!("`{}` has no cards to show: there are those of {GAME}", typed.game);
    }
    let missing = || anyhow!("the edition of {GAME} cannot be read");
    // The edition of `--edition`, if there is one, is registered last.
    let edition = Edition::all().last().copied().ok_or_else(missing)?;
    let sheets: Vec<Sheet> = sheets(edition).collect();
    let shown = match typed.name.as_deref() {
        Some(name) => wanted(&sheets, name, language),
        None => sheets.iter().collect(),
    };
    if shown.is_empty() {
        let name = typed.name.as_deref().unwrap_or_default();
        bail!("nothing in {GAME} is called `{name}`: see `saloon cards {GAME}`");
    }
    let bundle = Bundle::new(Domain::Of(DeckGoesWest::GAME), language);
    for sheet in shown {
        sheet.write(&bundle, out)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// The sheets whose id or name equals `name`; if there are none, those whose id or name contains it.
fn wanted<'a>(sheets: &'a [Sheet], name: &str, language: Language) -> Vec<&'a Sheet> {
    let name = name.to_lowercase();
    let called = |is_so: fn(&str, &str) -> bool| -> Vec<&Sheet> {
        let names =
            |sheet: &Sheet| [sheet.id, sheet.name.spoken_in(language.tag()), sheet.name.spoken_in("en")];
        sheets.iter().filter(|sheet| names(sheet).iter().any(|it| is_so(&it.to_lowercase(), &name))).collect()
    };
    let exactly = called(|one, other| one == other);
    if exactly.is_empty() { called(|one, other| one.contains(other)) } else { exactly }
}

/// The printed description of one card, tile, character or mission.
struct Sheet {
    id: &'static str,
    name: &'static Phrase,
    lines: Vec<Message>,
    texts: Vec<&'static Phrase>,
    jobs: Vec<(&'static Job, PrintedOn)>,
}

fn sheets(edition: &'static Edition) -> impl Iterator<Item = Sheet> {
    let cards = edition.cards.iter().map(card);
    let tiles = edition.tiles.iter().map(tile);
    let characters = edition.characters.iter().map(move |printed| character(printed, edition));
    cards.chain(tiles).chain(characters).chain(edition.missions.iter().map(mission))
}

fn head(id: &'static str, card_id: &'static str, name: &'static Phrase) -> Message {
    Message::new(id).phrase("name", name).fixed("id", card_id)
}

fn jobs(jobs: &'static [Job], printed: PrintedOn) -> impl Iterator<Item = (&'static Job, PrintedOn)> {
    jobs.iter().map(move |job| (job, printed))
}

fn card(card: &'static CardKind) -> Sheet {
    let line = match card.colour {
        Some(colour) => head("sheet-item", &card.id, &card.name).named("colour", colour.name()),
        None => head("sheet-card", &card.id, &card.name),
    };
    let printed = if let Pile::Danger(_) = card.pile { PrintedOn::Danger } else { PrintedOn::Item };
    Sheet {
        id: &card.id,
        name: &card.name,
        lines: vec![line.named("pile", card.pile.name()).number("copies", card.count.into())],
        texts: card.flavour.iter().collect(),
        jobs: jobs(&card.buy, PrintedOn::Buy).chain(jobs(&card.jobs, printed)).collect(),
    }
}

fn tile(tile: &'static LandTile) -> Sheet {
    let line = head("sheet-tile", &tile.id, &tile.name);
    let ways = tile.ways.iter().copied().map(way);
    let or = |before, last| Message::new("sheet-way-or").said("before", before).said("last", last);
    let ways = ways.reduce(or).map(|ways| Message::new("sheet-ways").said("ways", ways));
    let line = line.named("terrain", tile.terrain.name()).number("bandit", tile.bandit.into());
    Sheet {
        id: &tile.id,
        name: &tile.name,
        lines: [line].into_iter().chain(ways).collect(),
        texts: Vec::new(),
        jobs: jobs(&tile.jobs, PrintedOn::Land).collect(),
    }
}

fn way(way: Way) -> Message {
    let gaits = Gait::ALL.into_iter().zip(way.costs).filter(|&(_, cost)| cost > 0);
    let parts = gaits.map(|(gait, cost)| {
        let id = match gait {
            Gait::Walk => "pool-walk",
            Gait::Climb => "pool-climb",
            Gait::Sail => "pool-sail",
        };
        Argument::Message(Box::new(Message::new(id).number("n", cost.into())))
    });
    let id = if way.from_water { "sheet-way-from-water" } else { "sheet-way" };
    Message::new(id).list("way", parts.collect())
}

fn character(character: &'static Character, edition: &'static Edition) -> Sheet {
    let line = head("sheet-character", &character.id, &character.name)
        .phrase("title", &character.title)
        .number("level", character.level.into())
        .number("hand", character.hand_limit.into());
    let start = Resource::ALL.into_iter().zip(character.start).filter(|&(_, count)| count > 0);
    let goods = start.map(|(resource, count)| {
        let goods = Message::new("goods").number("n", count.into()).named("resource", resource.name());
        Argument::Message(Box::new(goods))
    });
    let deck = character.deck.iter().map(|&(kind, count)| {
        let cards = Message::new("sheet-deck-card").number("copies", count.into());
        Argument::Message(Box::new(cards.phrase("card", &edition.card(kind).name)))
    });
    let goods = Message::new("sheet-start").list("goods", goods.collect());
    let deck = Message::new("sheet-deck").list("cards", deck.collect());
    let lines = if character.start == [0; 4] { vec![line, deck] } else { vec![line, goods, deck] };
    Sheet {
        id: &character.id,
        name: &character.name,
        lines,
        texts: Vec::new(),
        jobs: jobs(&character.abilities, PrintedOn::Ability).collect(),
    }
}

fn mission(mission: &'static Mission) -> Sheet {
    let line = head("sheet-mission", &mission.id, &mission.name)
        .named("mode", mission.mode.name())
        .named("difficulty", mission.difficulty.name());
    Sheet {
        id: &mission.id,
        name: &mission.name,
        lines: vec![line],
        texts: vec![&mission.setup, &mission.rules],
        jobs: jobs(&mission.jobs, PrintedOn::Mission)
            .chain(jobs(&mission.events, PrintedOn::Event))
            .collect(),
    }
}

impl Sheet {
    fn write(&self, bundle: &Bundle, out: Out<'_>) -> io::Result<()> {
        for (number, line) in self.lines.iter().enumerate() {
            writeln!(out, "{}{}", if number == 0 { "" } else { "  " }, bundle.say(line))?;
        }
        for text in &self.texts {
            writeln!(out, "  {}", text.spoken_in(bundle.language().tag()))?;
        }
        for (job, printed) in &self.jobs {
            writeln!(out, "  - {job}\n    {}", bundle.say(&job.sentence(*printed)))?;
        }
        writeln!(out)
    }
}
