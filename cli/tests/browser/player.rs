//! A player with a browser profile of their own.

use crate::server::Server;
use anyhow::{Context as _, Result, bail};
use browser::{Browser, Page};
use serde_json::{Value, json};
use std::cell::Cell;
use std::ops::Deref;

/// Programs that move and shoot, so that a game ends whatever the other seats do.
pub(crate) const PROGRAMS: [&str; 6] = ["smt", "mcs", "tsm", "cms", "stm", "mst"];

/// A script for the cards picked in the form, in the order of their places.
pub(crate) const PICKED: &str = "['first', 'second', 'third'] \
    .map(place => document.querySelector(`form.ask [name=${place}]:checked`)?.value ?? '').join('')";

/// A page and the last question answered on it.
pub(crate) struct Player {
    page: Page,
    /// The number of the last question answered on this page.
    answered: Cell<u64>,
}

/// What the table asks of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Asked {
    /// A choice not yet answered on this page.
    Choice,
    /// Nothing: the player is out, or not asked now.
    Nothing,
    /// Nothing: the game is over.
    Over,
}

impl Deref for Player {
    type Target = Page;

    fn deref(&self) -> &Page {
        &self.page
    }
}

impl Player {
    /// A new player in the lobby, with beats shown at once.
    pub(crate) async fn in_lobby(server: &Server) -> Result<Self> {
        Self::at(&server.url("/")).await
    }

    /// A new player at this address, with beats shown at once.
    pub(crate) async fn at(address: &str) -> Result<Self> {
        let player = Self::from(Browser::shared().await?.person().await?);
        player.reduced_motion(true).await?;
        player.goto(address).await?;
        player.eval("localStorage.setItem('pace', 'instant')").await?;
        Ok(player)
    }

    /// Opens a table with these form fields, such as `count=3&seat-0=me&name-0=Ana&seat-1=greedy`, and goes there.
    pub(crate) async fn open_table(&self, form: &str) -> Result<()> {
        let address = self.post("/new/super-express", form).await?;
        self.answered.set(0);
        self.goto(&address).await
    }

    /// Sends a form in the background and returns the URL it leads to.
    pub(crate) async fn post(&self, path: &str, form: &str) -> Result<String> {
        let sent = format!(
            "fetch({}, {{ method: 'POST', body: new URLSearchParams({}) }}).then(answer => answer.url)",
            json!(path),
            json!(form)
        );
        Ok(self.eval(&sent).await?.as_str().context("the form led nowhere")?.to_owned())
    }

    /// Posts JSON to `/api/tables{path}`; `key` is empty for requests without a seat.
    pub(crate) async fn api(&self, path: &str, key: &str, body: &Value) -> Result<Value> {
        let headers = json!({ "content-type": "application/json", "authorization": format!("Bearer {key}") });
        let sent = format!(
            "fetch({}, {{ method: 'POST', headers: {headers}, body: JSON.stringify({body}) }}).then(answer => answer.json())",
            json!(format!("/api/tables{path}"))
        );
        let answer = self.eval(&sent).await?;
        match answer.get("error") {
            Some(why) => bail!("{path}: {why}"),
            None => Ok(answer),
        }
    }

    /// The URL of the table, without its query.
    pub(crate) async fn table(&self) -> Result<String> {
        let address = self.eval("location.origin + location.pathname").await?;
        Ok(address.as_str().context("the page is nowhere")?.to_owned())
    }

    /// Takes the first free seat under this name.
    pub(crate) async fn sit_down(&self, name: &str) -> Result<()> {
        self.answered.set(0);
        self.fill("form.sit input[name=name]", name).await?;
        self.follow("form.sit button").await
    }

    /// Waits until the table asks a new question or none at all.
    pub(crate) async fn asked(&self) -> Result<Asked> {
        let new = format!(
            "(() => {{
                if (document.querySelector('form[action$=\"/rematch\"]')) return 'over';
                const question = document.querySelector('#ask form.ask input[name=question]');
                if (question) return Number(question.value) > {} && Number(question.value);
                return document.querySelector('#lines a.rule') && !document.querySelector('#ask form') && 'nothing';
            }})()",
            self.answered.get()
        );
        self.wait_until(&new).await?;
        Ok(match self.eval(&new).await? {
            Value::Number(_) => Asked::Choice,
            word if word == "over" => Asked::Over,
            _ => Asked::Nothing,
        })
    }

    /// Like [`Self::asked`], but waits at most 200 ms.
    pub(crate) async fn is_asked(&self) -> Result<Asked> {
        let now = format!(
            "(() => {{
                if (document.querySelector('form[action$=\"/rematch\"]')) return 'over';
                const question = document.querySelector('#ask form.ask input[name=question]');
                return question && Number(question.value) > {} ? 'choice' : 'nothing';
            }})()",
            self.answered.get()
        );
        for _ in 0..20 {
            match self.eval(&now).await?.as_str() {
                Some("over") => return Ok(Asked::Over),
                Some("choice") => return Ok(Asked::Choice),
                _ => tokio::time::sleep(std::time::Duration::from_millis(10)).await,
            }
        }
        Ok(Asked::Nothing)
    }

    /// Answers the question by clicking an element, without waiting for the result.
    pub(crate) async fn answer(&self, css: &str) -> Result<()> {
        let question = self.eval("Number(document.querySelector('#ask [name=question]').value)").await?;
        self.answered.set(question.as_u64().context("nothing is asked")?);
        self.eval(&format!(
            "document.querySelector({}).dispatchEvent(new MouseEvent('click', {{ bubbles: true, cancelable: true }}))",
            json!(css)
        ))
        .await?;
        Ok(())
    }

    /// Answers the question by clicking an element, and waits until the answer has arrived.
    pub(crate) async fn follow_up(&self, css: &str) -> Result<()> {
        let question = self.question().await?;
        self.answer(css).await?;
        self.has_answered(&question).await
    }

    /// Picks the three cards of a program: with scripts, returns picked cards to the hand and clicks each new card; without,
    /// fills in the fields of the form.
    pub(crate) async fn choose_program(&self, program: &str) -> Result<()> {
        if self.eval("matchMedia('(scripting: enabled)').matches").await? == true {
            for card in self.picked().await?.chars().chain(program.chars()) {
                self.click(&format!("#hand-{card}")).await?;
            }
            return Ok(());
        }
        for (place, card) in ["first", "second", "third"].into_iter().zip(program.chars()) {
            self.choose(&format!("form.ask input[name={place}][value={card}]")).await?;
        }
        Ok(())
    }

    /// Waits for a new question, answers it with this program, and waits until the answer has arrived.
    pub(crate) async fn seal(&self, program: &str) -> Result<()> {
        assert_eq!(self.asked().await?, Asked::Choice);
        self.choose_program(program).await?;
        let question = self.question().await?;
        self.click("form.ask button").await?;
        self.has_answered(&question).await
    }

    /// Answers by pressing a key on the focused button, and waits until the answer has arrived.
    pub(crate) async fn answer_with_key(&self, key: &str) -> Result<()> {
        let question = self.question().await?;
        self.key(key).await?;
        self.has_answered(&question).await
    }

    async fn question(&self) -> Result<Value> {
        self.eval("Number(document.querySelector('form.ask input[name=question]').value)").await
    }

    /// Waits until the page shows that the answer to this question has arrived.
    async fn has_answered(&self, question: &Value) -> Result<()> {
        self.answered.set(question.as_u64().context("the question has no number")?);
        // The page offers to undo the answer, asks another question, or asks none.
        let told = format!(
            "(form => !form || form.querySelector('[name=question]').value != {question} \
             || document.querySelector('#ask form[action$=\"/undo\"]'))(document.querySelector('#ask form.ask'))"
        );
        self.wait_until(&told).await
    }

    /// The cards picked in the form, in the order of their places.
    pub(crate) async fn picked(&self) -> Result<String> {
        Ok(self.eval(PICKED).await?.as_str().unwrap_or_default().to_owned())
    }

    /// The lines of the log, each with its element id.
    pub(crate) async fn log(&self) -> Result<Vec<String>> {
        let lines = self
            .eval("[...document.querySelectorAll('#lines li')].map(line => `${line.id} ${line.innerText}`)");
        Ok(serde_json::from_value(lines.await?)?)
    }

    /// The visible text of some regions.
    pub(crate) async fn shown(&self, regions: &[&str]) -> Result<String> {
        let mut all = Vec::new();
        for region in regions {
            all.push(self.text(region).await?);
        }
        Ok(all.join("\n"))
    }

    /// The HTML of the whole page, including hidden parts.
    pub(crate) async fn html(&self) -> Result<String> {
        Ok(self.eval("document.documentElement.outerHTML").await?.as_str().unwrap_or_default().to_owned())
    }
}

impl From<Page> for Player {
    fn from(page: Page) -> Self {
        Self { page, answered: Cell::new(0) }
    }
}

/// A seat for Ana, a free one, and three random bots.
pub(crate) const TABLE: &str =
    "count=5&seat-0=me&name-0=Ana&seat-1=open&seat-2=random&seat-3=random&seat-4=random&chat=on&listed=on";

/// Ana and Rui at a new [`TABLE`], asked for their first programs.
pub(crate) async fn ana_and_rui(server: &Server) -> Result<(Player, Player)> {
    let ana = Player::in_lobby(server).await?;
    ana.open_table(TABLE).await?;
    let rui = Player::at(&ana.table().await?).await?;
    rui.sit_down("Rui").await?;
    Ok((ana, rui))
}

/// Ana and Rui in their second round; opens new tables until both survive the first.
pub(crate) async fn ana_and_rui_later(server: &Server) -> Result<(Player, Player)> {
    let (ana, rui) = ana_and_rui(server).await?;
    for _ in 0..10 {
        ana.seal("cts").await?;
        rui.seal("tcs").await?;
        if (ana.asked().await?, rui.asked().await?) == (Asked::Choice, Asked::Choice) {
            return Ok((ana, rui));
        }
        ana.open_table(TABLE).await?;
        rui.goto(&ana.table().await?).await?;
        rui.sit_down("Rui").await?;
    }
    bail!("Ana and Rui never come to a second round")
}
