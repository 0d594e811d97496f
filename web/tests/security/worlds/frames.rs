//! The two-world test for sockets: compares every live frame and every message of the stream.

use super::journal::{CODE, Journal, Seated, people};
use super::story::{Act, Story};
use super::viewer_requests::says;
use super::{hidden, person_of};
use crate::server::{ORIGIN, Socket, TestRequest, TestServer};
use game::Viewer;
use serde_json::{Value, json};
use std::net::SocketAddr;
use table::store::{Store, Version};

/// All sockets a viewer can hold open at a table: two pages and two streams of their own, and one of each as a stranger.
async fn sockets(address: SocketAddr, who: &Seated) -> Vec<Socket> {
    let cookie = ("cookie", who.guest.cookie.as_str());
    let origin = ("origin", ORIGIN);
    let (live, stream) = (format!("/t/{CODE}/live?beat=0&lines=0"), format!("/api/tables/{CODE}/stream"));
    let streams =
        [format!("{stream}?key={}", who.key), format!("{stream}?lang=pt-BR&key={}", who.key), stream];
    let mut sockets = Vec::new();
    for language in ["en", "pt-BR"] {
        let headers = [cookie, origin, ("accept-language", language)];
        sockets.push(Socket::open(address, &live, &headers).await.unwrap());
    }
    sockets.push(Socket::open(address, &live, &[]).await.unwrap());
    for stream in streams {
        match Socket::open(address, &stream, &[]).await {
            Ok(socket) => sockets.push(socket),
            // An onlooker's key belongs to no seat.
            Err(status) => assert_eq!(status, 403),
        }
    }
    sockets
}

async fn heard(sockets: &mut [Socket]) -> Vec<Vec<String>> {
    let mut heard = Vec::new();
    for socket in sockets {
        heard.push(socket.all_heard().await);
    }
    heard
}

/// Performs an act over the API.
async fn act<G: game::TestSupport>(
    server: &TestServer,
    people: &[Seated],
    story: &Story<G>,
    act: Act<G::Decision>,
) {
    let about = format!("/api/tables/{CODE}");
    let want = match act {
        Act::Decide(seat, decision) => {
            let question = server.get(&format!("{about}/view")).await.json()["question"].clone();
            let decide = json!({ "question": question, "decision": story.game.write(decision) });
            TestRequest::post(&format!("{about}/decisions"))
                .key(&people[seat.number()].key.to_string())
                .json(&decide)
        }
        Act::Undo(seat) => {
            TestRequest::post(&format!("{about}/undo")).key(&people[seat.number()].key.to_string())
        }
    };
    let answer = server.ask(want).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
}

/// Plays a story on two servers; returns what the viewer received differently, and everything received.
pub(crate) async fn listen<G: game::TestSupport>(
    story: &Story<G>,
    viewer: Viewer,
) -> (Vec<String>, Vec<String>) {
    let servers = [TestServer::timeless(), TestServer::timeless()];
    let people = people(&servers[0], story.game.seats().len()).await;
    let who = person_of(&people, viewer);
    let deals = story.dealt().map(|(_, deal)| deal);
    let (mut sockets_of, mut journals) = (Vec::new(), Vec::new());
    for (server, deal) in servers.iter().zip(&deals) {
        journals.push(Journal::begin(server, &story.game, &people, deal).await);
        let address = server.serve().await;
        sockets_of.push(sockets(address, who).await);
    }
    let (mut different, mut frames) = (Vec::new(), Vec::new());
    for number in 0..=story.turns.len() {
        if let Some(turn) = number.checked_sub(1).map(|number| &story.turns[number]) {
            for (server, done) in servers.iter().zip([turn.one, turn.two]) {
                if let Some(done) = done {
                    act(server, &people, story, done).await;
                }
            }
        }
        let [mut one, mut two] = [heard(&mut sockets_of[0]).await, heard(&mut sockets_of[1]).await];
        if number == story.turns.len() {
            // The game is over: its last beat and the present show everything, earlier beats still do not. A stream sends
            // the whole last round at once.
            [&mut one, &mut two].into_iter().for_each(|heard| heard.truncate(3));
            one.iter_mut().chain(&mut two).for_each(|frames| frames.truncate(frames.len().saturating_sub(2)));
        }
        if one != two {
            different.push(format!("after turn {number}: {one:?}\n{two:?}"));
        }
        frames.extend(one.into_iter().chain(two).flatten());
        let counts = [servers[0].get("/metrics").await, servers[1].get("/metrics").await];
        if counts[0] != counts[1] && number < story.turns.len() {
            different.push(format!("after turn {number}: {}\n{}", counts[0].text(), counts[1].text()));
        }
    }
    let mut hidden = hidden(&journals, &people, who);
    for server in &servers {
        for stored in server.store.read(CODE.parse().unwrap(), Version::default()).await.unwrap() {
            hidden.extend(hashes(&serde_json::from_slice(&stored.entry).unwrap()));
        }
    }
    for frame in &frames {
        assert_eq!(says(frame, &hidden), None, "{frame}");
    }
    (different, frames)
}

/// All hashes in an entry.
fn hashes(entry: &Value) -> Vec<String> {
    let Some(object) = entry.as_object() else { return Vec::new() };
    let own = object.get("hash").and_then(Value::as_str).map(str::to_owned);
    object.values().flat_map(hashes).chain(own).collect()
}
