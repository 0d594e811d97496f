//! `saloon rules`: prints rules with the scenarios and code that prove them.

use super::{FAILED, Out, exit_code, write_json};
use crate::arguments::RulesArgs;
use anyhow::{Result, anyhow, bail};
use catalog::{Bundle, CatalogGame, Domain, GameId, Language, Proofs, Visitor};
use comfy_table::{Table, presets};
use game::{Message, Rule, RuleKind, Rulebook};
use serde::Serialize;
use std::io;
use std::process::ExitCode;

/// A rule as one line of JSON.
#[derive(Serialize)]
struct RuleLine<'a> {
    id: &'a str,
    chapter: &'a str,
    kind: &'static str,
    decides: Option<&'a str>,
    house_rule: Option<&'a str>,
    text: &'a str,
    scenarios: Vec<&'a str>,
    code: Vec<&'a str>,
}

pub(crate) fn rules(typed: &RulesArgs, language: Language, out: Out<'_>) -> Result<ExitCode> {
    let game = GameId::named(&typed.game).map_err(|why| anyhow!(why))?;
    let proofs = Proofs::of(game).map_err(|why| anyhow!(why))?;
    let book = Rulebook::parse(game.visit(Text(language))).map_err(|why| anyhow!(why))?;
    let wanted = wanted(&book, typed.id.as_deref());
    if wanted.is_empty() {
        bail!("{game} has no rule `{}`: see `saloon rules {game}`", typed.id.as_deref().unwrap_or_default());
    }
    if typed.json {
        for rule in &wanted {
            write_json(out, &line_of(rule, &proofs))?;
        }
    } else if typed.coverage {
        write_coverage(&wanted, &proofs, out)?;
    } else {
        let proofs = typed.id.is_some().then_some(&proofs);
        write_rules(&wanted, proofs, &Bundle::new(Domain::Commands, language), out)?;
    }
    let unproven = wanted.iter().filter(|rule| !proofs.is_proven(rule)).count();
    Ok(exit_code(if typed.coverage { unproven } else { 0 }, FAILED))
}

/// The text of the rules in a language; English if it has no translation.
struct Text(Language);

impl Visitor for Text {
    type Out = &'static str;
    fn visit<G: CatalogGame>(self) -> &'static str {
        G::rules_in(self.0.tag())
    }
}

/// The rule with this id and its rulings; otherwise every rule whose id contains `id`. Without an id, all rules.
fn wanted<'a>(book: &'a Rulebook<'static>, id: Option<&str>) -> Vec<&'a Rule<'static>> {
    let Some(id) = id else { return book.rules.iter().collect() };
    if let Some(rule) = book.get(id) {
        return std::iter::once(rule).chain(book.rulings_on(rule.id)).collect();
    }
    // `se-shoot-4` means SE-SHOOT-04.
    if let Some((chapter, number)) = id.rsplit_once('-')
        && number.len() == 1
        && let Some(rule) = book.get(&format!("{chapter}-0{number}"))
    {
        return std::iter::once(rule).chain(book.rulings_on(rule.id)).collect();
    }
    let part = id.to_ascii_uppercase();
    book.rules.iter().filter(|rule| rule.id.contains(&part)).collect()
}

const fn kind_word(kind: RuleKind) -> &'static str {
    match kind {
        RuleKind::Engine => "engine",
        RuleKind::Derived => "derived",
        RuleKind::Content => "content",
        RuleKind::Table => "table",
        RuleKind::Wording => "wording",
    }
}

fn line_of<'a>(rule: &'a Rule<'static>, proofs: &'a Proofs) -> RuleLine<'a> {
    RuleLine {
        id: rule.id,
        chapter: rule.chapter,
        kind: kind_word(rule.kind),
        decides: rule.decides,
        house_rule: rule.house_rule,
        text: &rule.text,
        scenarios: proofs.shown_by(rule.id).map(|scenario| scenario.file.as_str()).collect(),
        code: proofs.cited_by(rule.id).collect(),
    }
}

/// Writes the rules as text, with their scenarios and code if `proofs` is given.
fn write_rules(
    rules: &[&Rule<'static>],
    proofs: Option<&Proofs>,
    bundle: &Bundle,
    out: Out<'_>,
) -> io::Result<()> {
    let mut chapter = "";
    for rule in rules {
        if rule.chapter != chapter {
            chapter = rule.chapter;
            writeln!(out, "{chapter}\n{}\n", "=".repeat(chapter.chars().count()))?;
        }
        match rule.decides {
            Some(id) => {
                let decides = bundle.say(&Message::new("rules-ruling-on").text("id", id));
                writeln!(out, "{} ({decides})", rule.id)?;
            }
            None => writeln!(out, "{}", rule.id)?,
        }
        for line in rule.text.lines() {
            writeln!(out, "  {}", line.replace('*', ""))?;
        }
        if let Some(option) = rule.house_rule {
            writeln!(out, "  {}", bundle.say(&Message::new("rules-option").text("name", option)))?;
        }
        if let Some(proofs) = proofs {
            for scenario in proofs.shown_by(rule.id) {
                let message =
                    Message::new("rules-shown-by").text("file", &scenario.file).text("title", scenario.title);
                writeln!(out, "  {}", bundle.say(&message))?;
            }
            for place in proofs.cited_by(rule.id) {
                writeln!(out, "  {}", bundle.say(&Message::new("rules-code").text("place", place)))?;
            }
        }
        writeln!(out)?;
    }
    Ok(())
}

fn write_coverage(rules: &[&Rule<'static>], proofs: &Proofs, out: Out<'_>) -> io::Result<()> {
    let mut table = Table::new();
    table.load_style(presets::NOTHING).set_header(["rule", "kind", "scenarios", "code", ""]);
    for rule in rules {
        let counts = [proofs.shown_by(rule.id).count(), proofs.cited_by(rule.id).count()];
        let verdict = if proofs.is_proven(rule) { "" } else { "NO SCENARIO" };
        table.add_row([
            rule.id.to_owned(),
            kind_word(rule.kind).to_owned(),
            counts[0].to_string(),
            counts[1].to_string(),
            verdict.to_owned(),
        ]);
    }
    writeln!(out, "{table}")?;
    let engine = rules.iter().filter(|rule| rule.kind == RuleKind::Engine);
    let (proven, needed) = (engine.clone().filter(|rule| proofs.is_proven(rule)).count(), engine.count());
    let share = if needed == 0 { 100.0 } else { 100.0 * proven as f64 / needed as f64 };
    writeln!(out, "{proven} of {needed} engine rules have a scenario: {share:.0} %")
}
