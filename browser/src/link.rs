//! The DevTools connection: numbered calls, their replies, and events.

use crate::event_log::EventLog;
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

/// The timeout of a call: scripts that play a game on a busy machine take long.
const ANSWER: Duration = Duration::from_secs(120);

/// The timeout of a start, on a busy machine.
const START: Duration = Duration::from_secs(30);

/// Both directions of the pipe, and the process at its other end. No runtime owns it: a thread reads the replies.
#[derive(Debug)]
pub(crate) struct Link {
    out: Mutex<ChildStdin>,
    inbox: Arc<Inbox>,
    /// The id of the next call.
    next: AtomicU64,
    process: Process,
}

/// What has been received from the browser.
#[derive(Debug, Default)]
struct Inbox {
    /// Callers that wait for a reply, by call id.
    waiting: Mutex<HashMap<u64, oneshot::Sender<Value>>>,
    /// The logs of pages, by session.
    event_logs: Mutex<HashMap<String, EventLog>>,
    /// Whether the browser has closed the pipe.
    ended: AtomicBool,
}

/// Ignores poisoning: what these mutexes guard is valid after a panic, because entries are only added or removed.
pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Link {
    /// Starts a browser and waits for its first reply.
    pub(crate) async fn start() -> Result<Self> {
        let (process, input, output) = Process::start()?;
        let inbox = Arc::new(Inbox::default());
        let listening = Arc::clone(&inbox);
        thread::Builder::new().name("browser".to_owned()).spawn(move || listening.listen(output))?;
        let link = Self { out: Mutex::new(input), inbox, next: AtomicU64::new(1), process };
        let first = link.ask(None, "Browser.getVersion", &json!({}), START).await;
        first.with_context(|| link.process.start_failure())?;
        Ok(link)
    }

    /// Calls the browser itself, or the page of a session, and waits for the reply.
    pub(crate) async fn call(&self, session: Option<&str>, method: &str, details: &Value) -> Result<Value> {
        self.ask(session, method, details, ANSWER).await
    }

    /// Sends a call without waiting for its reply. Errors are ignored: a browser that has ended needs no calls.
    pub(crate) fn tell(&self, method: &str, details: &Value) {
        let id = self.next.fetch_add(1, Ordering::Relaxed);
        drop(self.send(&message(id, None, method, details)));
    }

    /// Whether the browser has ended.
    pub(crate) fn has_ended(&self) -> bool {
        self.inbox.ended.load(Ordering::SeqCst)
    }

    /// Reads or changes the log of a page.
    pub(crate) fn event_log<T>(&self, session: &str, read: impl FnOnce(&mut EventLog) -> T) -> T {
        read(lock(&self.inbox.event_logs).entry(session.to_owned()).or_default())
    }

    /// Discards the log of a page.
    pub(crate) fn forget(&self, session: &str) {
        lock(&self.inbox.event_logs).remove(session);
    }

    /// Sends a call and waits for its reply, up to this timeout.
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

    /// Writes one message and its terminator.
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
    /// Reads messages until the browser ends. Each is terminated by a zero byte.
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

    /// Dispatches a message: a reply goes to its caller, an event into its page's log.
    fn take(&self, message: Value) {
        if let Some(id) = message["id"].as_u64() {
            if let Some(waiting) = lock(&self.waiting).remove(&id) {
                // The caller may have timed out meanwhile.
                drop(waiting.send(message));
            }
        } else if let (Some(session), Some(event)) =
            (message["sessionId"].as_str(), message["method"].as_str())
        {
            lock(&self.event_logs).entry(session.to_owned()).or_default().note(event, &message["params"]);
        }
    }
}

/// A call in the format of the protocol, for the browser itself or for the page of a session.
fn message(id: u64, session: Option<&str>, method: &str, details: &Value) -> Value {
    let mut message = json!({ "id": id, "method": method, "params": details });
    if let Some(session) = session {
        message["sessionId"] = session.into();
    }
    message
}
