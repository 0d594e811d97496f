//! `saloon replay`: replays a record by the rules and converts between its formats.

use super::{BAD_INPUT, FAILED, Out, complain};
use crate::arguments::ReplayArgs;
use anyhow::{Context, Result, anyhow};
use catalog::{Bundle, CatalogGame, Domain, GameId, Language, Visitor};
use game::record::{Detail, Drift, Record};
use game::{GameEvent, Message, Viewer};
use std::process::ExitCode;
use std::{fs, io};

pub(crate) fn replay(typed: &ReplayArgs, language: Language, out: Out<'_>) -> Result<ExitCode> {
    let text = fs::read_to_string(&typed.file)
        .with_context(|| format!("{}: cannot be read", typed.file.display()))?;
    let id = GameId::of_record(&text).map_err(|why| anyhow!("{}: {why}", typed.file.display()))?;
    id.visit(Replaying { id, text: &text, typed, language, out })
}

struct Replaying<'a> {
    id: GameId,
    text: &'a str,
    typed: &'a ReplayArgs,
    language: Language,
    out: Out<'a>,
}

impl Visitor for Replaying<'_> {
    type Out = Result<ExitCode>;

    fn visit<G: CatalogGame>(mut self) -> Result<ExitCode> {
        let file = self.typed.file.display();
        let transcripts = G::TRANSCRIPTS.filter(|format| (format.recognizes)(self.text));
        let mut events: Vec<G::Event> = Vec::new();
        let record = match &transcripts {
            Some(format) => (format.read)(self.text),
            None => Record::<G>::from_json(self.text).map_err(Drift::Unusable),
        };
        let replayed = record.and_then(|record| {
            let replay =
                if self.typed.verify { record.verify(&mut events) } else { record.replay(&mut events) };
            Ok((replay?, record))
        });
        let ((game, state), record) = match replayed {
            Ok(replayed) => replayed,
            Err(drift) => {
                complain(format_args!("saloon: {file}: {drift}"));
                let disagrees = matches!(drift, Drift::Step { .. } | Drift::Contradiction(_));
                return Ok(ExitCode::from(if disagrees { FAILED } else { BAD_INPUT }));
            }
        };
        if self.typed.json {
            write!(self.out, "{}", record.to_json())?;
        } else if self.typed.transcript {
            let detail = if self.typed.moves { Detail::Moves } else { Detail::Rounds };
            let format = G::TRANSCRIPTS.ok_or_else(|| anyhow!("{file}: {} has no transcripts", G::ID))?;
            let text = (format.write)(&record, detail).map_err(|why| anyhow!("{file}: {why}"))?;
            write!(self.out, "{text}")?;
        } else {
            self.tell(&game, &events)?;
            let bundle = Bundle::new(Domain::Commands, self.language);
            let id = match (transcripts.is_some(), self.typed.verify) {
                (true, _) => "replay-by-the-rules",
                (false, false) => "replay-hashes-hold",
                (false, true) => "replay-luck-was-fair",
            };
            let added =
                record.fair.iter().flat_map(|fair| &fair.entropy).filter(|(_, added)| !added.is_empty());
            let message = Message::new(id).number("steps", record.steps.len() as i64);
            let mut summary = bundle.say(&message.number("added", added.count() as i64));
            if let Some(continues) = record.fair.as_ref().and_then(|fair| fair.continues.as_ref()) {
                let elsewhere = Message::new("replay-elsewhere").number("steps", continues.steps as i64);
                summary =
                    format!("{summary}; {}", bundle.say(&elsewhere.text("table", continues.table.clone())));
            }
            if game.outcome(&state).is_none() {
                summary = format!("{summary}; {}", bundle.word("replay-open"));
            }
            writeln!(self.out, "{summary}")?;
        }
        Ok(ExitCode::SUCCESS)
    }
}

impl Replaying<'_> {
    /// Writes the whole game as sentences, each with its rule.
    fn tell<G: CatalogGame>(&mut self, game: &G, events: &[G::Event]) -> io::Result<()> {
        let bundle = Bundle::new(Domain::Of(self.id), self.language);
        for event in events {
            if let Some(message) = game.told(event, Viewer::Onlooker) {
                let gap = if event.starts_beat() { "" } else { "  " };
                writeln!(self.out, "{gap}{}  [{}]", bundle.say(&message), event.rule(game))?;
            }
        }
        Ok(())
    }
}
