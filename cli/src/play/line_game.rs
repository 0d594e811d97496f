//! A game as lines of text, for any game: input and output, and what happens to the record at the end.

use super::record_file::write_record;
use super::translator::Translator;
use super::{PlayOptions, again};
use anyhow::{Result, bail};
use catalog::CatalogGame;
use game::Message;
use game::record::Record;
use std::io::{BufRead, Write};

/// Enough blank lines to scroll a secret off an ordinary screen.
const BLANK_LINES: usize = 60;

/// How a game stopped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum StopReason {
    /// The game reached its end.
    Finished,
    /// A player quit.
    Quit,
}

/// A game played over pipes.
pub(super) trait LineGame<'a, G: CatalogGame> {
    /// The input and output of this game.
    fn pipes(&mut self) -> &mut Pipes<'a>;
    /// Plays until the game ends or a player quits.
    fn play(&mut self) -> Result<StopReason>;
    /// Prints the result.
    fn tell_end(&mut self) -> Result<()>;
    /// The record of the game so far.
    fn record(&self) -> &Record<G>;
}

/// Plays one game to its end, or until a player quits. Input that ends too early is an error.
pub(super) fn play_to_end<'a, G: CatalogGame>(
    line_game: &mut impl LineGame<'a, G>,
    play_options: &PlayOptions<G::Setup>,
    seed: u64,
) -> Result<()> {
    let translator = line_game.pipes().translator;
    // Print the result before writing the record, and write the record even if that fails: neither may cost the other.
    let stopped = line_game.play().and_then(|stopped| {
        if stopped == StopReason::Finished {
            line_game.tell_end()?;
            let again = again::command::<G>(play_options, seed);
            line_game.pipes().write(&format!("{} {again}", translator.word("end-again")))?;
        }
        Ok(stopped)
    });
    if let Some(file) = &play_options.record {
        write_record(line_game.record(), file, translator)?;
        let kept = Message::new("record-kept").text("file", file.display().to_string());
        line_game.pipes().write(&translator.say(&kept))?;
    }
    match stopped? {
        StopReason::Quit => line_game.pipes().say("plain-bye"),
        StopReason::Finished => Ok(()),
    }
}

/// The input and output of a game, and the translator of what is printed.
pub(super) struct Pipes<'a> {
    pub(super) translator: &'a Translator,
    pub(super) input: &'a mut dyn BufRead,
    pub(super) output: &'a mut dyn Write,
}

impl Pipes<'_> {
    /// Prints the game's name, and how to ask for help.
    pub(super) fn greet(&mut self) -> Result<()> {
        self.write(&self.translator.term("game-title"))?;
        self.say("plain-help-hint")
    }

    /// Prints a message of the terminal.
    pub(super) fn say(&mut self, id: &'static str) -> Result<()> {
        self.write(&self.translator.word(id))
    }

    /// Prints a line.
    pub(super) fn write(&mut self, text: &str) -> Result<()> {
        writeln!(self.output, "{text}")?;
        Ok(())
    }

    /// Prints several lines.
    pub(super) fn lines(&mut self, lines: &[String]) -> Result<()> {
        lines.iter().try_for_each(|line| self.write(line))
    }

    /// Scrolls secrets off the screen.
    pub(super) fn hide_secrets(&mut self) -> Result<()> {
        self.write(&"\n".repeat(BLANK_LINES))
    }

    /// Asks to pass the keyboard to the named player, and waits for Enter.
    pub(super) fn hand_over(&mut self, who: &str, name: &str) -> Result<()> {
        self.write(&self.translator.say(&Message::new("handover-pass").text("who", who)))?;
        self.write(&self.translator.say(&Message::new("handover-alone").text("name", name)))?;
        self.read_line().map(drop)
    }

    /// Reads a line; the end of the input is an error.
    pub(super) fn read_line(&mut self) -> Result<String> {
        self.output.flush()?;
        let mut line = String::new();
        if self.input.read_line(&mut line)? == 0 {
            bail!(self.translator.word("plain-input-ended"));
        }
        Ok(line)
    }
}
