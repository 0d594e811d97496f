//! Everything that one viewer can get out of a server.

use super::journal::{CODE, Seated};
use crate::server::{Answer, Place, Want};
use serde_json::{Value, json};

pub(crate) const LANGUAGES: [&str; 2] = ["en", "pt-BR"];

/// Somebody who looks: a seat, or only an onlooker.
pub(crate) struct Eyes<'a> {
    pub(crate) who: &'a Seated,
    /// The game that is played.
    pub(crate) game: &'static str,
}

impl Eyes<'_> {
    /// All pages and all answers about the table.
    pub(crate) fn wants(&self, languages: &[&str], beats: &[usize], eyes: &[usize]) -> Vec<Want> {
        let table = format!("/t/{CODE}");
        let mut pages = vec!["/".to_owned(), "/finished".to_owned(), table.clone()];
        pages
            .extend(["record", "key/00000000000000000000000000000000"].map(|more| format!("{table}/{more}")));
        // Also through the eyes of others, as far as the server allows it.
        pages.extend(eyes.iter().map(|seat| format!("{table}?seat={seat}")));
        // What a choice would do follows from what the viewer knows.
        pages.push(format!("{table}?first=s&second=m"));
        pages.extend(eyes.iter().map(|seat| format!("{table}/foresee?seat={seat}&first=m&second=s&third=c")));
        pages.extend(beats.iter().map(|beat| format!("{table}?at={beat}")));
        pages.extend(beats.iter().map(|beat| format!("{table}/moment?at={beat}")));
        let mut facts: Vec<String> =
            ["open", "running", "finished"].map(|list| format!("/api/tables?list={list}")).into();
        let about =
            ["", "/view", "/legal", "/log", "/log?lang=en", "/log?lang=pt-BR&from=3", "/record", "/stream"];
        facts.extend(about.map(|about| format!("/api/tables/{CODE}{about}")));
        facts.extend(["/metrics", "/health"].map(str::to_owned));
        let key = self.who.key.to_string();
        let mut wants = Vec::new();
        for language in languages {
            wants.extend(pages.iter().map(|path| Want::get(path).language(language).guest(&self.who.guest)));
        }
        wants.extend(facts.iter().map(|path| Want::get(path).key(&key)));
        // Whoever just walks by.
        wants.extend([&table, &facts[3], &facts[4], &facts[7]].map(|path| Want::get(path)));
        wants
    }

    /// What the server refuses: decisions, over the API and by a form, and to take back what was not decided.
    pub(crate) fn in_vain(&self, question: &Value, decisions: &[String], undo: bool) -> Vec<Want> {
        let (page, about) = (format!("/t/{CODE}"), format!("/api/tables/{CODE}"));
        let key = self.who.key.to_string();
        let number = question.to_string();
        let mut wants = Vec::new();
        for decision in decisions.iter().map(String::as_str).chain(["howdy"]) {
            let decide = json!({ "question": question, "decision": decision });
            wants.push(Want::post(&format!("{about}/decisions")).key(&key).json(&decide));
            let fields = [("question", number.as_str()), ("decision", decision)];
            wants.push(Want::post(&format!("{page}/decide")).guest(&self.who.guest).form(&fields));
        }
        if undo {
            wants.push(Want::post(&format!("{about}/undo")).key(&key));
            wants.push(Want::post(&format!("{page}/undo")).guest(&self.who.guest).form(&[]));
        }
        wants
    }

    /// What does not change while a game is played.
    pub(crate) fn rest(&self) -> Vec<Want> {
        let about = ["/rules/{}", "/rules/{}?q=horse", "/rules/{}/sheet", "/new/{}", "/scores/{}", "/api"];
        let paths = about.map(|about| about.replace("{}", self.game));
        let asked = |path: &String| {
            LANGUAGES.map(|language| Want::get(path).language(language).guest(&self.who.guest))
        };
        paths.iter().flat_map(asked).collect()
    }
}

/// Whether an answer is the same in two houses, and what it says that it must not.
pub(crate) struct Compared {
    pub(crate) path: String,
    pub(crate) answers: [Answer; 2],
}

impl Compared {
    /// Asks both houses the same.
    pub(crate) async fn ask(places: [&Place; 2], want: Want) -> Compared {
        let path = want.path.clone();
        let answers = [places[0].ask(want.clone()).await, places[1].ask(want).await];
        Compared { path, answers: answers.map(without_reservation) }
    }

    pub(crate) fn is_same(&self) -> bool {
        self.answers[0] == self.answers[1]
    }

    /// The first of these hexadecimal words that is in any of the answers.
    pub(crate) fn says<'a>(&self, words: &'a [String]) -> Option<&'a str> {
        let headers = |answer: &Answer| format!("{:?}", answer.headers);
        let mut texts = self.answers.iter().flat_map(|answer| [answer.text(), headers(answer)]);
        texts.find_map(|text| says(&text, words))
    }
}

/// The first of these hexadecimal words that a text holds.
pub(crate) fn says<'a>(text: &str, words: &'a [String]) -> Option<&'a str> {
    let text = text.to_lowercase();
    let runs = text.split(|sign: char| !sign.is_ascii_hexdigit()).filter(|run| run.len() >= 16);
    let said: Vec<&str> = runs.collect();
    words.iter().map(String::as_str).find(|word| said.iter().any(|run| run.contains(word)))
}

/// The lobby and the set-up form keep a new table for each reader, by chance: its code and its seal are blanked.
fn without_reservation(mut answer: Answer) -> Answer {
    let mut text = answer.text();
    for (before, signs) in
        [("name=\"table\" value=\"", 8), ("name=\"commitment\" value=\"", 64), ("<code class=\"hash\">", 64)]
    {
        // Every game's poster names the same reservation.
        let places: Vec<usize> = match text.contains("id=\"seats\"") {
            true => Vec::new(),
            false => text.match_indices(before).map(|(at, _)| at + before.len()).collect(),
        };
        for at in places.into_iter().rev() {
            text.replace_range(at..at + signs, "");
        }
    }
    answer.body = text.into_bytes();
    answer
}
