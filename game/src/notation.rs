//! Reading notation word by word.

/// Reads a text word by word and remembers whether it ran out of words: such a text may be the beginning of a longer one.
/// Words stand apart by single spaces.
#[derive(Clone, Debug)]
pub struct WordCursor<'a> {
    rest: Option<&'a str>,
    ran_out: bool,
}

impl<'a> WordCursor<'a> {
    /// Starts before the first word.
    pub const fn new(text: &'a str) -> WordCursor<'a> {
        WordCursor { rest: Some(text), ran_out: false }
    }

    /// Was every word read?
    pub const fn is_done(&self) -> bool {
        self.rest.is_none()
    }

    /// Was a word needed when there was none?
    pub const fn ran_out(&self) -> bool {
        self.ran_out
    }

    /// The next word.
    pub fn word(&mut self) -> Option<&'a str> {
        let rest = self.rest()?;
        let (word, rest) = rest.split_once(' ').map_or((rest, None), |(word, rest)| (word, Some(rest)));
        self.rest = rest;
        Some(word)
    }

    /// The next word, where one may be missing.
    pub fn optional(&mut self) -> Option<&'a str> {
        if self.is_done() { None } else { self.word() }
    }

    /// Everything that is left, at least one word.
    pub fn rest(&mut self) -> Option<&'a str> {
        self.ran_out |= self.rest.is_none();
        self.rest.take()
    }

    /// The words before this one, which is read too.
    pub fn until(&mut self, end: &str) -> Option<&'a str> {
        let rest = self.rest()?;
        let (before, after) = rest.split_once(&format!(" {end} ")).unzip();
        self.ran_out |= before.is_none();
        self.rest = after;
        before
    }

    /// These words and no others come next.
    pub fn literal(&mut self, words: &str) -> Option<()> {
        self.one_of([words], |words| words).map(drop)
    }

    /// The item whose words come next.
    pub fn one_of<'w, T: Copy>(
        &mut self,
        items: impl IntoIterator<Item = T>,
        words: impl Fn(T) -> &'w str,
    ) -> Option<T> {
        let rest = self.rest()?;
        for item in items {
            let words = words(item);
            if begins(rest, words) {
                self.rest = rest.get(words.len() + 1..);
                return Some(item);
            }
            self.ran_out |= begins(words, rest);
        }
        None
    }
}

/// Does a text begin with these whole words?
pub(crate) fn begins(text: &str, words: &str) -> bool {
    text.strip_prefix(words).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_read_one_by_one() {
        let mut words = WordCursor::new("red walks to p3");
        assert_eq!(
            (words.word(), words.literal("walks to"), words.word()),
            (Some("red"), Some(()), Some("p3"))
        );
        assert!(words.is_done() && !words.ran_out());
        assert_eq!((words.optional(), words.ran_out()), (None, false));
        assert_eq!((words.word(), words.ran_out()), (None, true));
    }

    #[test]
    fn a_text_that_ends_too_soon_is_told_from_a_wrong_one() {
        let ran_out = |text: &str| {
            let mut words = WordCursor::new(text);
            (words.one_of(["walked in", "found"], |word| word), words.ran_out())
        };
        assert_eq!(ran_out("walked in faster"), (Some("walked in"), false));
        assert_eq!(ran_out("walked"), (None, true));
        assert_eq!(ran_out("walk"), (None, false));
        assert_eq!(ran_out("found"), (Some("found"), false));
    }

    #[test]
    fn a_list_ends_at_a_word() {
        let mut words = WordCursor::new("L01 L02 to townA");
        assert_eq!((words.until("to"), words.rest()), (Some("L01 L02"), Some("townA")));
        let mut words = WordCursor::new("L01 L02");
        assert_eq!((words.until("to"), words.ran_out()), (None, true));
    }
}
