//! Licence expressions (SPDX): `(MIT OR Apache-2.0) AND Unicode-3.0`.

/// Whether the allowed licences satisfy an expression. An expression that cannot be parsed is not allowed.
pub(super) fn is_allowed(expression: &str, allowed: &[String]) -> bool {
    // Old manifests write a slash for `OR`.
    let spaced = expression.replace('/', " OR ").replace('(', " ( ").replace(')', " ) ");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let mut reader = Reader { words: &words, allowed };
    reader.any() == Some(true) && reader.words.is_empty()
}

struct Reader<'a> {
    /// The words that are left to parse.
    words: &'a [&'a str],
    allowed: &'a [String],
}

impl Reader<'_> {
    /// Alternatives, of which one must be allowed.
    fn any(&mut self) -> Option<bool> {
        let mut suffices = self.all()?;
        while self.next_is("OR") {
            suffices |= self.all()?;
        }
        Some(suffices)
    }

    /// Conjuncts, all of which must be allowed.
    fn all(&mut self) -> Option<bool> {
        let mut met = self.one()?;
        while self.next_is("AND") {
            met &= self.one()?;
        }
        Some(met)
    }

    fn one(&mut self) -> Option<bool> {
        if self.next_is("(") {
            let inside = self.any()?;
            return self.next_is(")").then_some(inside);
        }
        let (licence, rest) = self.words.split_first()?;
        self.words = rest;
        let whole = match self.next_is("WITH") {
            true => {
                let (exception, rest) = self.words.split_first()?;
                self.words = rest;
                format!("{licence} WITH {exception}")
            }
            false => (*licence).to_owned(),
        };
        Some(self.allowed.contains(&whole))
    }

    fn next_is(&mut self, word: &str) -> bool {
        match self.words.split_first() {
            Some((next, rest)) if *next == word => {
                self.words = rest;
                true
            }
            _ => false,
        }
    }
}

#[test]
fn expressions_are_read_as_they_are_meant() {
    let allowed = ["MIT", "Apache-2.0", "Zlib"].map(str::to_owned);
    for (expression, expected) in [
        ("MIT", true),
        ("GPL-3.0-only", false),
        ("MIT/Apache-2.0", true),
        ("GPL-2.0-only OR MIT", true),
        ("MIT AND NCSA", false),
        ("(MIT OR GPL-2.0-only) AND Zlib", true),
        ("GPL-2.0-only OR MIT AND NCSA", false),
        ("GPL-2.0-only AND MIT OR Zlib", true),
        ("Apache-2.0 WITH LLVM-exception", false),
        ("Apache-2.0 WITH LLVM-exception OR MIT", true),
        ("(MIT", false),
        ("MIT)", false),
        ("MIT OR", false),
        ("", false),
        ("no licence", false),
    ] {
        assert_eq!(is_allowed(expression, &allowed), expected, "{expression}");
    }
}
