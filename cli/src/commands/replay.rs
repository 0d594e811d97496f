//! `saloon replay`: a record played again by the rules.

use super::{BAD_INPUT, FAILED, Out, complain};
use crate::arguments::Replay;
use anyhow::{Context, Result, anyhow};
use catalog::{GameId, Language, Speech, Visitor, Words};
use game::record::{Drift, Record};
use game::{Game, Seat, Sink, Viewer};
use std::process::ExitCode;
use std::{fs, io};

pub(crate) fn replay(typed: &Replay, language: Language, out: Out<'_>) -> Result<ExitCode> {
    let text = fs::read_to_string(&typed.file)
        .with_context(|| format!("{}: cannot be read", typed.file.display()))?;
    let id = GameId::of_record(&text).map_err(|why| anyhow!("{}: {why}", typed.file.display()))?;
    id.visit(Replaying { id, text: &text, typed, language, out })
}

struct Replaying<'a> {
    id: GameId,
    text: &'a str,
    typed: &'a Replay,
    language: Language,
    out: Out<'a>,
}

impl Visitor for Replaying<'_> {
    type Out = Result<ExitCode>;

    fn visit<G: Game>(mut self) -> Result<ExitCode> {
        let file = self.typed.file.display();
        let record = if G::is_transcript(self.text) {
            G::read_transcript(self.text)
        } else {
            Record::<G>::from_json(self.text)
        };
        let record = record.map_err(|why| anyhow!("{file}: {why}"))?;
        let mut heard = Heard { events: Vec::new() };
        let (game, state) = match record.replay(&mut heard) {
            Ok(end) => end,
            Err(drift) => {
                complain(format_args!("saloon: {file}: {drift}"));
                let code = if matches!(drift, Drift::Step { .. }) { FAILED } else { BAD_INPUT };
                return Ok(ExitCode::from(code));
            }
        };
        if self.typed.json {
            write!(self.out, "{}", record.to_json())?;
        } else if self.typed.transcript {
            write!(self.out, "{}", G::write_transcript(&record).map_err(|why| anyhow!("{file}: {why}"))?)?;
        } else {
            self.tell(&game, &heard.events)?;
            writeln!(
                self.out,
                "{} steps, every hash holds; {}",
                record.steps.len(),
                result::<G>(&game, &state)
            )?;
        }
        Ok(ExitCode::SUCCESS)
    }
}

impl Replaying<'_> {
    /// The whole game in sentences, each with its rule.
    fn tell<G: Game>(&mut self, game: &G, events: &[G::Event]) -> io::Result<()> {
        let speech = Speech::new(Words::Of(self.id), self.language);
        for event in events {
            if let Some(message) = game.shown(event, Viewer::Onlooker) {
                let gap = if game.begins_beat(event) { "" } else { "  " };
                writeln!(self.out, "{gap}{}  [{}]", speech.say(&message), game.cites(event))?;
            }
        }
        Ok(())
    }
}

/// Listens to the events alone.
struct Heard<E> {
    events: Vec<E>,
}

impl<G: Game> Sink<G> for Heard<G::Event> {
    fn happened(&mut self, _: &G::State, event: &G::Event) {
        self.events.push(*event);
    }
}

fn result<G: Game>(game: &G, state: &G::State) -> String {
    match game.outcome(state) {
        None => "the game is not over".to_owned(),
        Some(outcome) => {
            let names: Vec<String> =
                outcome.winners(game.seats()).iter().map(|seat: Seat| game.seat_name(seat)).collect();
            if names.is_empty() { "nobody won".to_owned() } else { format!("won by {}", names.join(", ")) }
        }
    }
}
