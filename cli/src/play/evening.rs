//! A game as lines of text, whichever game it is: the pipes to the people, and what becomes of the game in the end.

use super::keep::keep;
use super::translator::Translator;
use super::{Wishes, again};
use anyhow::{Result, bail};
use catalog::Listed;
use game::Message;
use game::record::Record;
use std::io::{BufRead, Write};

/// Enough blank lines to push a secret off an ordinary screen.
const CURTAIN: usize = 60;

/// How it went.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Course {
    /// It is over.
    Finished,
    /// Somebody had enough.
    Left,
}

/// A game that is played over pipes.
pub(super) trait Evening<'a, G: Listed, I: BufRead, O: Write> {
    /// The pipes to the people.
    fn pipes(&mut self) -> &mut Pipes<'a, I, O>;
    /// Plays it.
    fn play(&mut self) -> Result<Course>;
    /// Tells how it ended.
    fn tell_end(&mut self) -> Result<()>;
    /// The game as written down so far.
    fn record(&self) -> &Record<G>;
}

/// Plays one game to its end, or until somebody quits. Input that ends too early is an error.
pub(super) fn spend<'a, G: Listed, I: BufRead + 'a, O: Write + 'a>(
    evening: &mut impl Evening<'a, G, I, O>,
    wishes: &Wishes<G::Setup>,
    seed: u64,
) -> Result<()> {
    let translator = evening.pipes().translator;
    // The result comes first, and what was played is kept however it ends: neither may cost the other.
    let course = evening.play().and_then(|course| {
        if course == Course::Finished {
            evening.tell_end()?;
            let again = again::command::<G>(wishes, seed);
            evening.pipes().write(&format!("{} {again}", translator.word("end-again")))?;
        }
        Ok(course)
    });
    if let Some(file) = &wishes.record {
        keep(evening.record(), file, translator)?;
        let kept = Message::new("record-kept").text("file", file.display().to_string());
        evening.pipes().write(&translator.say(&kept))?;
    }
    match course? {
        Course::Left => evening.pipes().say("plain-bye"),
        Course::Finished => Ok(()),
    }
}

/// The two pipes to the people who play, and the voice that speaks to them.
#[derive(Debug)]
pub(super) struct Pipes<'a, I, O> {
    pub(super) translator: &'a Translator,
    input: &'a mut I,
    output: &'a mut O,
}

impl<'a, I: BufRead, O: Write> Pipes<'a, I, O> {
    /// Speaks into one pipe and listens at the other.
    pub(super) fn new(translator: &'a Translator, input: &'a mut I, output: &'a mut O) -> Pipes<'a, I, O> {
        Pipes { translator, input, output }
    }

    /// The game's name, and how to ask for help.
    pub(super) fn greet(&mut self) -> Result<()> {
        self.write(&self.translator.term("game-title"))?;
        self.say("plain-help-hint")
    }

    /// A sentence of the terminal.
    pub(super) fn say(&mut self, id: &'static str) -> Result<()> {
        self.write(&self.translator.word(id))
    }

    /// A line.
    pub(super) fn write(&mut self, text: &str) -> Result<()> {
        writeln!(self.output, "{text}")?;
        Ok(())
    }

    /// Several lines.
    pub(super) fn lines(&mut self, lines: &[String]) -> Result<()> {
        lines.iter().try_for_each(|line| self.write(line))
    }

    /// Secrets go off the screen.
    pub(super) fn curtain(&mut self) -> Result<()> {
        self.write(&"\n".repeat(CURTAIN))
    }

    /// The keyboard goes to somebody.
    pub(super) fn hand_over(&mut self, who: &str, name: &str) -> Result<()> {
        self.write(&self.translator.say(&Message::new("handover-pass").text("who", who)))?;
        self.write(&self.translator.say(&Message::new("handover-alone").text("name", name)))?;
        self.listen().map(drop)
    }

    /// What somebody types.
    pub(super) fn listen(&mut self) -> Result<String> {
        self.output.flush()?;
        let mut line = String::new();
        if self.input.read_line(&mut line)? == 0 {
            bail!(self.translator.word("plain-input-ended"));
        }
        Ok(line)
    }
}
