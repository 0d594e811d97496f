//! The conversation with the browser: numbered calls, their answers, and the events in between.

use crate::diary::Diary;
use crate::process::Process;
use anyhow::{Context as _, Result, bail};
use serde_json::{Value, json};
use std::collections::HashMap;
use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{ChildStdin, ChildStdout};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;
use tokio::sync::oneshot;
use tokio::time::timeout;

/// How long an answer may take: scripts that play a game on a busy machine take their time.
const ANSWER: Duration = Duration::from_secs(120);

/// How long it may take to start, on a machine that is busy.
const START: Duration = Duration::from_secs(30);

/// Both directions of the pipe, and the process at its other end. No runtime owns it: a thread listens.
#[derive(Debug)]
pub(crate) struct Link {
    out: Mutex<ChildStdin>,
    inbox: Arc<Inbox>,
    /// The number of the next call.
    next: AtomicU64,
    process: Process,
}

/// What came from the browser.
#[derive(Debug, Default)]
struct Inbox {
    /// Those who wait for an answer, by the number of their call.
    waiting: Mutex<HashMap<u64, oneshot::Sender<Value>>>,
    /// What pages did, by their sessions.
    diaries: Mutex<HashMap<String, Diary>>,
    /// Whether nothing more will come.
    ended: AtomicBool,
}

/// A lock whose holder can have failed without harm: what is behind it is only ever added to.
pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Link {
    /// Starts a browser and waits for its first word.
    pub(crate) async fn start() -> Result<Self> {
        let (process, input, output) = Process::start()?;
        let inbox = Arc::new(Inbox::default());
        let listening = Arc::clone(&inbox);
        thread::Builder::new().name("browser".to_owned()).spawn(move || listening.listen(output))?;
        let link = Self { out: Mutex::new(input), inbox, next: AtomicU64::new(1), process };
        let first = link.ask(None, "Browser.getVersion", &json!({}), START).await;
        first.with_context(|| link.process.excuse())?;
        Ok(link)
    }

    /// Calls the browser itself, or the page of a session, and waits for the answer.
    pub(crate) async fn call(&self, session: Option<&str>, method: &str, details: &Value) -> Result<Value> {
        self.ask(session, method, details, ANSWER).await
    }

    /// Tells the browser something without waiting for an answer. When it has ended, nobody needs to hear it.
    pub(crate) fn tell(&self, method: &str, details: &Value) {
        let id = self.next.fetch_add(1, Ordering::Relaxed);
        drop(self.send(&message(id, None, method, details)));
    }

    /// Whether the browser is gone.
    pub(crate) fn has_ended(&self) -> bool {
        self.inbox.ended.load(Ordering::SeqCst)
    }

    /// What a page has done so far.
    pub(crate) fn diary<T>(&self, session: &str, read: impl FnOnce(&mut Diary) -> T) -> T {
        read(lock(&self.inbox.diaries).entry(session.to_owned()).or_default())
    }

    /// Throws the diary of a page away.
    pub(crate) fn forget(&self, session: &str) {
        lock(&self.inbox.diaries).remove(session);
    }

    /// Sends a call and waits for its answer, for so long.
    async fn ask(
        &self,
        session: Option<&str>,
        method: &str,
        details: &Value,
        patience: Duration,
    ) -> Result<Value> {
        let (answer, answered) = oneshot::channel();
        let id = self.next.fetch_add(1, Ordering::Relaxed);
        lock(&self.inbox.waiting).insert(id, answer);
        let sent = self.send(&message(id, session, method, details));
        if sent.is_err() || self.has_ended() {
            lock(&self.inbox.waiting).remove(&id);
            bail!("{method}: the browser has ended");
        }
        let answered = timeout(patience, answered).await;
        lock(&self.inbox.waiting).remove(&id);
        let answer = answered
            .with_context(|| format!("{method}: no answer for {} s", patience.as_secs()))?
            .with_context(|| format!("{method}: the browser has ended"))?;
        match answer.get("error") {
            Some(why) => bail!("{method}: {}", why["message"].as_str().unwrap_or("it failed")),
            None => Ok(answer["result"].clone()),
        }
    }

    /// Writes one message, with its end.
    fn send(&self, message: &Value) -> std::io::Result<()> {
        let mut out = lock(&self.out);
        out.write_all(format!("{message}\0").as_bytes())?;
        out.flush()
    }
}

impl Drop for Link {
    fn drop(&mut self) {
        self.tell("Browser.close", &json!({}));
    }
}

impl Inbox {
    /// Takes in everything until the browser ends. Messages end with a zero.
    fn listen(&self, output: ChildStdout) {
        for message in BufReader::new(output).split(0) {
            match message.map(|message| serde_json::from_slice::<Value>(&message)) {
                Ok(Ok(message)) => self.take(message),
                Ok(Err(_)) => {}
                Err(_) => break,
            }
        }
        self.ended.store(true, Ordering::SeqCst);
        lock(&self.waiting).clear();
    }

    /// One message: an answer goes to whoever waits for it, an event into its page's diary.
    fn take(&self, message: Value) {
        if let Some(id) = message["id"].as_u64() {
            if let Some(waiting) = lock(&self.waiting).remove(&id) {
                // Whoever asked may have given up meanwhile.
                drop(waiting.send(message));
            }
        } else if let (Some(session), Some(event)) =
            (message["sessionId"].as_str(), message["method"].as_str())
        {
            lock(&self.diaries).entry(session.to_owned()).or_default().note(event, &message["params"]);
        }
    }
}

/// A call as the protocol writes it, to the browser itself or about the page of a session.
fn message(id: u64, session: Option<&str>, method: &str, details: &Value) -> Value {
    let mut message = json!({ "id": id, "method": method, "params": details });
    if let Some(session) = session {
        message["sessionId"] = session.into();
    }
    message
}
