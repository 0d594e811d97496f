//! The two-world tests: two journals that differ only in what a viewer may not know give that viewer the same bytes, on
//! every page, in every frame and in every response, until the game is over.

mod deck_goes_west;
mod frames;
mod journal;
mod story;
mod super_express;
mod told;
mod train_heist;
mod viewer_requests;

use crate::server::TestServer;
use frames::listen;
use game::{Luck, Quick, Seat, Viewer};
use journal::{CODE, Journal, Seated, people};
use story::Story;
use viewer_requests::{Compared, LANGUAGES, ViewerRequests};

/// About the number of beats to request where the whole past is compared.
const BEATS: usize = 40;

fn viewers(seats: usize) -> impl Iterator<Item = Viewer> {
    (0..seats).map(|seat| Viewer::Seat(Seat::new(seat))).chain([Viewer::Onlooker])
}

/// The person with the viewer's cookie and key: the last one is the onlooker.
fn person_of(people: &[Seated], viewer: Viewer) -> &Seated {
    match viewer {
        Viewer::Seat(seat) => &people[seat.number()],
        Viewer::Onlooker => people.last().unwrap(),
    }
}

/// The result of comparing two worlds.
#[derive(Debug, Default)]
struct Found {
    compared: usize,
    /// The paths of responses that differed, and when.
    different: Vec<String>,
    /// Secrets that responses contained, and where.
    told: Vec<String>,
}

/// Asserts that the viewer gets the same responses in both worlds of a story, and no response contains a secret.
async fn sees_no_difference<G: game::TestSupport>(story: &Story<G>, viewer: Viewer, seed: u64) {
    let moments = story.turns.iter().filter(|turn| turn.looked_at).count();
    assert!(moments > 10, "{viewer:?} looks only {moments} times");
    let found = look(story, viewer, seed).await;
    assert!(found.different.is_empty(), "{viewer:?} can tell the worlds apart: {:#?}", found.different);
    assert!(found.told.is_empty(), "{viewer:?} is told: {:#?}", found.told);
    assert!(found.compared > 300, "{viewer:?}: {}", found.compared);
}

/// Asserts that the viewer's sockets receive the same in both worlds.
async fn hears_no_difference<G: game::TestSupport>(story: &Story<G>, viewer: Viewer) {
    let (different, frames) = listen(story, viewer).await;
    assert!(different.is_empty(), "{viewer:?} can tell the worlds apart {}", different.join("\n"));
    assert!(frames.len() > 200, "{viewer:?} heard only {}", frames.len());
}

/// Plays a story on two servers, and compares the viewer's responses before many of its turns.
async fn look<G: game::TestSupport>(story: &Story<G>, viewer: Viewer, seed: u64) -> Found {
    let servers = [TestServer::forgetful(), TestServer::forgetful()];
    let people = people(&servers[0], story.game.seats().len()).await;
    let who = person_of(&people, viewer);
    let requests = ViewerRequests { who, game: G::ID };
    let [(mut one, deal_one), (mut two, deal_two)] = story.dealt();
    let mut journals = [
        Journal::begin(&servers[0], &story.game, &people, &deal_one).await,
        Journal::begin(&servers[1], &story.game, &people, &deal_two).await,
    ];
    let mut luck = Quick::new(seed);
    let mut found = Found::default();
    let asks = |wants: Vec<_>| wants.into_iter().map(|want| Compared::ask([&servers[0], &servers[1]], want));
    let mut answers = Vec::new();
    for ask in asks(requests.rest()) {
        answers.push(ask.await);
    }
    for (number, turn) in story.turns.iter().enumerate() {
        if turn.looked_at {
            let public = servers[0].get(&format!("/api/tables/{CODE}/view")).await.json();
            let beats = public["beats"].as_u64().unwrap();
            // In the middle and before the last turn: beats from the whole past, all languages and all seats. At other
            // turns: one of each.
            let all = number + 1 == story.turns.len() || number == story.turns.len() / 2;
            let mut some = |most: usize| match all {
                true => (0..=most).step_by(most / BEATS + 1).collect(),
                false => vec![luck.below(most as u32 + 1) as usize],
            };
            let (beats, seats): (Vec<usize>, Vec<usize>) = (some(beats as usize), some(people.len()));
            let languages = if all { &LANGUAGES[..] } else { &LANGUAGES[number % 2..][..1] };
            for ask in asks(requests.readable(languages, &beats, &seats)) {
                answers.push(ask.await);
            }
            let nothing_to_undo = match viewer {
                Viewer::Seat(seat) => !one.can_take_back(seat),
                Viewer::Onlooker => true,
            };
            for ask in asks(requests.refused(&public["question"], &turn.illegal, nothing_to_undo)) {
                let answer = ask.await;
                let refused = answer.answers.iter().all(|answer| (400..500).contains(&answer.status));
                assert!(refused, "{} was done: {}", answer.path, answer.answers[0].text());
                answers.push(answer);
            }
        }
        let hidden = hidden(&journals, &people, who);
        for answer in answers.drain(..) {
            found.compared += 1;
            if !answer.is_same() {
                found.different.push(format!("before turn {number}: {}", answer.path));
            }
            if let Some(word) = answer.says(&hidden) {
                found.told.push(format!("before turn {number}: {} says {word}", answer.path));
            }
        }
        for (server, journal) in servers.iter().zip(&mut journals) {
            server.has_forgotten().await;
            journal.wait();
        }
        if let Some(act) = turn.one {
            journals[0].add(&servers[0], &one.act(act)).await;
        }
        if let Some(act) = turn.two {
            journals[1].add(&servers[1], &two.act(act)).await;
        }
    }
    assert!(one.is_over() && two.is_over(), "both games are over at the same time");
    found
}

/// Everything the viewer may not see: the server's secret, hashes, identities, the keys of others.
fn hidden(journals: &[Journal], people: &[Seated], who: &Seated) -> Vec<String> {
    let mut hidden: Vec<String> = journals.iter().flat_map(|journal| journal.hidden.clone()).collect();
    for person in people {
        hidden.push(person.guest.person.to_string());
        if person.key != who.key {
            hidden.push(person.key.to_string());
        }
    }
    hidden
}
