//! All requests by which a viewer can learn something, and the comparison of their responses.

use super::journal::{CODE, Seated};
use crate::server::{Answer, TestRequest, TestServer};
use serde_json::{Value, json};

pub(crate) const LANGUAGES: [&str; 2] = ["en", "pt-BR"];

/// Builds the requests of one viewer, a seat or an onlooker.
pub(crate) struct ViewerRequests<'a> {
    pub(crate) who: &'a Seated,
    /// The game's name in addresses.
    pub(crate) game: &'static str,
}

impl ViewerRequests<'_> {
    /// Requests for all pages and all API responses about the table.
    pub(crate) fn readable(&self, languages: &[&str], beats: &[usize], seats: &[usize]) -> Vec<TestRequest> {
        let table = format!("/t/{CODE}");
        let mut pages = vec!["/".to_owned(), "/finished".to_owned(), table.clone()];
        pages
            .extend(["record", "key/00000000000000000000000000000000"].map(|more| format!("{table}/{more}")));
        // Also through other seats, as far as the server allows it.
        pages.extend(seats.iter().map(|seat| format!("{table}?seat={seat}")));
        // The preview of a choice follows from the viewer's view.
        pages.push(format!("{table}?first=s&second=m"));
        pages
            .extend(seats.iter().map(|seat| format!("{table}/foresee?seat={seat}&first=m&second=s&third=c")));
        pages.extend(beats.iter().map(|beat| format!("{table}?at={beat}")));
        pages.extend(beats.iter().map(|beat| format!("{table}/moment?at={beat}")));
        let mut facts: Vec<String> =
            ["open", "running", "finished"].map(|list| format!("/api/tables?list={list}")).into();
        let about = [
            "",
            "/view",
            "/legal",
            "/log",
            "/log?lang=en",
            "/log?lang=pt-BR&from=3",
            "/record",
            "/stream",
            "/choices?lang=en",
            "/words",
            "/words?lang=en",
        ];
        facts.extend(about.map(|about| format!("/api/tables/{CODE}{about}")));
        facts.extend(["/metrics", "/health"].map(str::to_owned));
        let key = self.who.key.to_string();
        let mut wants = Vec::new();
        for language in languages {
            wants.extend(
                pages.iter().map(|path| TestRequest::get(path).language(language).guest(&self.who.guest)),
            );
        }
        wants.extend(facts.iter().map(|path| TestRequest::get(path).key(&key)));
        // A stranger without cookie or key.
        wants.extend([&table, &facts[3], &facts[4], &facts[7]].map(|path| TestRequest::get(path)));
        wants
    }

    /// Requests that the server refuses: illegal decisions, by API and by form, and undo without a decision.
    pub(crate) fn refused(&self, question: &Value, decisions: &[String], undo: bool) -> Vec<TestRequest> {
        let (page, about) = (format!("/t/{CODE}"), format!("/api/tables/{CODE}"));
        let key = self.who.key.to_string();
        let number = question.to_string();
        let mut wants = Vec::new();
        for decision in decisions.iter().map(String::as_str).chain(["howdy"]) {
            let decide = json!({ "question": question, "decision": decision });
            wants.push(TestRequest::post(&format!("{about}/decisions")).key(&key).json(&decide));
            let fields = [("question", number.as_str()), ("decision", decision)];
            wants.push(TestRequest::post(&format!("{page}/decide")).guest(&self.who.guest).form(&fields));
        }
        if undo {
            wants.push(TestRequest::post(&format!("{about}/undo")).key(&key));
            wants.push(TestRequest::post(&format!("{page}/undo")).guest(&self.who.guest).form(&[]));
        }
        wants
    }

    /// Requests for pages that do not change during a game.
    pub(crate) fn rest(&self) -> Vec<TestRequest> {
        let about = ["/rules/{}", "/rules/{}?q=horse", "/rules/{}/sheet", "/new/{}", "/scores/{}", "/api"];
        let paths = about.map(|about| about.replace("{}", self.game));
        let asked = |path: &String| {
            LANGUAGES.map(|language| TestRequest::get(path).language(language).guest(&self.who.guest))
        };
        paths.iter().flat_map(asked).collect()
    }
}

/// The responses of two servers to the same request.
pub(crate) struct Compared {
    pub(crate) path: String,
    pub(crate) answers: [Answer; 2],
}

impl Compared {
    /// Sends the same request to both servers.
    pub(crate) async fn ask(servers: [&TestServer; 2], want: TestRequest) -> Compared {
        let path = want.path.clone();
        let answers = [servers[0].ask(want.clone()).await, servers[1].ask(want).await];
        Compared { path, answers: answers.map(without_reservation) }
    }

    pub(crate) fn is_same(&self) -> bool {
        self.answers[0] == self.answers[1]
    }

    /// The first of these hexadecimal words that a response contains.
    pub(crate) fn says<'a>(&self, words: &'a [String]) -> Option<&'a str> {
        let headers = |answer: &Answer| format!("{:?}", answer.headers);
        let mut texts = self.answers.iter().flat_map(|answer| [answer.text(), headers(answer)]);
        texts.find_map(|text| says(&text, words))
    }
}

/// The first of these hexadecimal words that a text contains.
pub(crate) fn says<'a>(text: &str, words: &'a [String]) -> Option<&'a str> {
    let text = text.to_lowercase();
    let runs = text.split(|sign: char| !sign.is_ascii_hexdigit()).filter(|run| run.len() >= 16);
    let said: Vec<&str> = runs.collect();
    words.iter().map(String::as_str).find(|word| said.iter().any(|run| run.contains(word)))
}

/// Blanks the code and the commitment that the lobby and the set-up form reserve at random for each request.
fn without_reservation(mut answer: Answer) -> Answer {
    let mut text = answer.text();
    for (before, signs) in
        [("name=\"table\" value=\"", 8), ("name=\"commitment\" value=\"", 64), ("<code class=\"hash\">", 64)]
    {
        // The poster of every game contains the same reservation.
        let positions: Vec<usize> = match text.contains("id=\"seats\"") {
            true => Vec::new(),
            false => text.match_indices(before).map(|(at, _)| at + before.len()).collect(),
        };
        for at in positions.into_iter().rev() {
            text.replace_range(at..at + signs, "");
        }
    }
    answer.body = text.into_bytes();
    answer
}
