//! The table in words, line by line: for plain text, and for pages of the screen that can be scrolled.

use super::translator::Translator;
use game::{Line, Section};

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
    /// A section: its title, its lines, and the lines below each.
    pub(super) fn of(section: &Section, translator: &Translator) -> Vec<Sentence> {
        let mut sentences = Sentence::outline(section, translator).into_iter();
        let mut all: Vec<Sentence> = sentences.next().into_iter().collect();
        for (line, sentence) in section.lines.iter().zip(sentences) {
            all.push(sentence);
            all.extend(Sentence::details(&line.below, translator));
        }
        all
    }

    /// A section without what stands below its lines.
    pub(super) fn outline(section: &Section, translator: &Translator) -> Vec<Sentence> {
        let lines = section.lines.iter().map(|line| Sentence::plain(translator.line(line)));
        std::iter::once(Sentence::heading(translator.tell(&section.title))).chain(lines).collect()
    }

    fn details(lines: &[Line], translator: &Translator) -> Vec<Sentence> {
        let said = |line: &Line| Sentence { tone: Tone::Detail, text: translator.line(line) };
        lines
            .iter()
            .flat_map(|line| std::iter::once(said(line)).chain(Sentence::details(&line.below, translator)))
            .collect()
    }

    pub(super) fn heading(text: impl Into<String>) -> Sentence {
        Sentence { tone: Tone::Heading, text: text.into() }
    }

    pub(super) fn plain(text: impl Into<String>) -> Sentence {
        Sentence { tone: Tone::Plain, text: text.into() }
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
