//! Rules and rulings: `RULES.md`, parsed.

use std::fmt;

/// The id of a rule or of a ruling: `SE-SHOOT-04`, `SE-R16`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct RuleId(pub &'static str);

impl From<&'static str> for RuleId {
    fn from(id: &'static str) -> RuleId {
        RuleId(id)
    }
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// A section of a game's one-page summary: the message of its title, and those of its lines, each with its rules.
pub type SheetPart = (&'static str, &'static [(&'static str, &'static [RuleId])]);

/// How a rule is verified.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RuleKind {
    /// The engine implements it: scenarios prove it, code cites it.
    Engine,
    /// It follows from other rules: an invariant of the battery proves it.
    Derived,
    /// It is about the material: the loader of editions proves it.
    Content,
    /// It is about what people do around the table; there is nothing to implement.
    Table,
    /// It is about wording only.
    Wording,
}

/// A rule or a ruling.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rule<'a> {
    /// The id, such as `SE-SHOOT-04`.
    pub id: &'a str,
    /// The title of its chapter.
    pub chapter: &'a str,
    /// For a ruling: the rule it decides.
    pub decides: Option<&'a str>,
    /// What it says, in Markdown.
    pub text: String,
    /// How it is verified.
    pub kind: RuleKind,
    /// The option of the set-up that reverses it.
    pub house_rule: Option<&'a str>,
}

/// A whole `RULES.md`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rulebook<'a> {
    /// The rules in order, each ruling after the rule it decides.
    pub rules: Vec<Rule<'a>>,
}

impl<'a> Rulebook<'a> {
    /// Reads a `RULES.md`: `## chapter`, `### rule`, `#### ruling`, with `Kind:` and `House rule:` on lines of their own.
    pub fn parse(markdown: &'a str) -> Result<Rulebook<'a>, String> {
        let mut rules: Vec<Rule<'a>> = Vec::new();
        let (mut chapter, mut decides, mut open) = ("", None, false);
        for (line, at) in markdown.lines().zip(1..) {
            let heading = line.trim_start_matches('#');
            let (level, heading) = (line.len() - heading.len(), heading.trim());
            match level {
                0 if open => rules.last_mut().map_or(Ok(()), |rule| rule.read_line(line.trim_end(), at))?,
                0 => {}
                1 => open = false,
                2 => (chapter, decides, open) = (heading, None, false),
                3 | 4 => {
                    if rules.iter().any(|rule| rule.id == heading) {
                        return Err(format!("line {at}: {heading} stands twice"));
                    }
                    if level == 4 && decides.is_none() {
                        return Err(format!("line {at}: ruling {heading} stands under no rule"));
                    }
                    rules.push(Rule {
                        id: heading,
                        chapter,
                        decides: decides.filter(|_| level == 4),
                        text: String::new(),
                        kind: RuleKind::Engine,
                        house_rule: None,
                    });
                    open = true;
                    if level == 3 {
                        decides = Some(heading);
                    }
                }
                _ => return Err(format!("line {at}: a heading has one to four #")),
            }
        }
        for rule in &mut rules {
            rule.text = rule.text.trim().to_owned();
            if rule.text.is_empty() {
                return Err(format!("{} says nothing", rule.id));
            }
        }
        Ok(Rulebook { rules })
    }

    /// The rule or ruling with this id, ignoring case.
    pub fn get(&self, id: &str) -> Option<&Rule<'a>> {
        self.rules.iter().find(|rule| rule.id.eq_ignore_ascii_case(id))
    }

    /// The rulings that decide a rule.
    pub fn rulings_on(&self, id: &str) -> impl Iterator<Item = &Rule<'a>> {
        self.rules.iter().filter(move |rule| rule.decides == Some(id))
    }
}

impl<'a> Rule<'a> {
    fn read_line(&mut self, line: &'a str, at: usize) -> Result<(), String> {
        if let Some(kind) = line.strip_prefix("Kind:") {
            self.kind = match kind.trim() {
                "derived" => RuleKind::Derived,
                "content" => RuleKind::Content,
                "table" => RuleKind::Table,
                "wording" => RuleKind::Wording,
                other => return Err(format!("line {at}: unknown kind `{other}`")),
            };
        } else if let Some(option) = line.strip_prefix("House rule:") {
            self.house_rule = Some(option.trim());
        } else {
            self.text.push_str(line);
            self.text.push('\n');
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOOK: &str = "# Title\n\nIntro.\n\n## Shoot\n\n### A-SHOOT-01\n\nBang.\n\n#### A-R01\n\n*Why?* So.\n\nHouse rule: quiet\n\n### A-SHOOT-02\n\nIt follows.\n\nKind: derived\n";

    #[test]
    fn rules_rulings_kinds_and_house_rules_are_found() {
        let book = Rulebook::parse(BOOK).unwrap();
        assert_eq!(
            book.rules.iter().map(|rule| rule.id).collect::<Vec<_>>(),
            ["A-SHOOT-01", "A-R01", "A-SHOOT-02"]
        );
        assert_eq!(book.get("a-r01").unwrap().decides, Some("A-SHOOT-01"));
        assert_eq!(book.get("A-R01").unwrap().house_rule, Some("quiet"));
        assert_eq!(book.get("A-R01").unwrap().text, "*Why?* So.");
        assert_eq!(book.get("A-SHOOT-02").unwrap().kind, RuleKind::Derived);
        assert_eq!(book.rulings_on("A-SHOOT-01").count(), 1);
    }

    #[test]
    fn a_bad_book_says_where() {
        assert_eq!(Rulebook::parse("## X\n### A\nx\n### A\n"), Err("line 4: A stands twice".to_owned()));
        assert_eq!(
            Rulebook::parse("## X\n#### R\n"),
            Err("line 2: ruling R stands under no rule".to_owned())
        );
        assert_eq!(Rulebook::parse("## X\n### A\n"), Err("A says nothing".to_owned()));
        assert_eq!(Rulebook::parse("### A\nx\nKind: odd\n"), Err("line 3: unknown kind `odd`".to_owned()));
    }
}
