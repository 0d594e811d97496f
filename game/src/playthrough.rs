//! A whole game as readable text: every question, one seat's view, every decision and every event.
//!
//! Kept in `playthroughs/` and compared with the engine, so that a change of a rule shows as a change of a text.

use crate::{
    contract::{Catalogued, GameEvent, Sink},
    luck::{Luck, Seeded},
    seat::{Seat, Viewer},
};
use serde_json::Value;
use std::fmt::Write as _;

/// The text of a random game: the same set-up and seed always give the same text.
pub fn tell<G: Catalogued>(setup: &G::Setup, seed: u64) -> Result<String, String> {
    let game = G::new(setup.clone()).map_err(|refusal| refusal.to_string())?;
    let mut luck = Seeded::new(seed);
    let mut writer = PlaythroughWriter { game: &game, text: String::new(), last_position: Value::Null };
    let setup = serde_json::to_string(setup).map_err(|why| why.to_string())?;
    let _ = writeln!(writer.text, "{} {setup} seed {seed}\n\ndeal", G::ID);
    let mut state = game.deal(&mut luck, &mut writer);
    loop {
        let asked: Vec<Seat> = game.asked(&state).awaits.iter().collect();
        let Some(&seat) = asked.first() else { break };
        let mut legal = Vec::new();
        game.legal(&state, seat, &mut legal);
        let decision = luck.pick(&legal).ok_or("a seat is asked that has no legal decision")?;
        writer.ask(&state, &asked, &legal);
        let _ = writeln!(writer.text, "> {} {}", game.seat_name(seat), game.write(decision));
        game.decide(&mut state, seat, decision, &mut luck, &mut writer);
    }
    let _ = writeln!(writer.text, "\n{}", G::write_position(&game.position(&state)));
    Ok(writer.text)
}

struct PlaythroughWriter<'a, G> {
    game: &'a G,
    text: String,
    /// The position that was written last, in games with long positions; then only its changes are written.
    last_position: Value,
}

impl<G: Catalogued> Sink<G> for PlaythroughWriter<'_, G> {
    fn happened(&mut self, _: &G::State, event: &G::Event) {
        let indent = if event.starts_beat() { "  * " } else { "    " };
        let _ = writeln!(self.text, "{indent}{}", self.game.write_event(event));
    }
}

impl<G: Catalogued> PlaythroughWriter<'_, G> {
    fn ask(&mut self, state: &G::State, asked: &[Seat], legal: &[G::Decision]) {
        let names: Vec<String> = asked.iter().map(|&seat| self.game.seat_name(seat)).collect();
        let _ = writeln!(self.text, "\nasked {}", names.join(" "));
        let position = self.game.position(state);
        let few: Vec<String> = legal.iter().take(3).map(|&decision| self.game.write(decision)).collect();
        let few = format!("  legal {} … ({})", few.join(", "), legal.len());
        if !G::SHORT_POSITIONS {
            let now = serde_json::to_value(&position).expect("a position is plain data with text keys");
            let mut changes = Vec::new();
            tell_changes("", &self.last_position, &now, &mut changes);
            self.last_position = now;
            let _ = writeln!(self.text, "  {}\n{few}", changes.join(", "));
            return;
        }
        let _ = writeln!(self.text, "  {}", G::write_position(&position));
        if let Some(&seat) = asked.first() {
            let view = self.game.view(state, Viewer::Seat(seat));
            let mut view = serde_json::to_value(view).expect("a view is plain data with text keys");
            if let Some(parts) = view.as_object_mut() {
                parts.remove("legal");
            }
            let _ = writeln!(self.text, "  {} sees {view}\n{few}", names[0]);
        }
    }
}

/// Lists the parts of a position that have changed.
fn tell_changes(place: &str, before: &Value, now: &Value, changes: &mut Vec<String>) {
    match (before, now) {
        (_, Value::Object(parts)) => {
            for (key, part) in parts {
                let place = if place.is_empty() { key.clone() } else { format!("{place}.{key}") };
                tell_changes(&place, before.get(key).unwrap_or(&Value::Null), part, changes);
            }
        }
        _ if before != now => changes.push(format!("{place} {now}")),
        _ => {}
    }
}
