//! High scores of listed tables are public; those of unlisted tables are shown only to their players.

use crate::server::{Answer, Guest, TestRequest, TestServer};

/// Opens a challenge whose guest leaves, so that bots play it to its end; returns its page.
async fn played(server: &TestServer, guest: &Guest, more: &[(&str, &str)]) -> String {
    let mut form = vec![("count", "3"), ("mode", "score-challenge"), ("wanted", "5"), ("minder", "random")];
    form.extend([("seat-0", "me"), ("seat-1", "me"), ("seat-2", "random")]);
    form.extend(more);
    let opened = server.ask(TestRequest::post("/new/train-heist").guest(guest).form(&form)).await;
    let page = opened.header("location").unwrap().to_owned();
    for seat in ["0", "1"] {
        let left = server
            .ask(TestRequest::post(&format!("{page}/leave")).guest(guest).form(&[("seat", seat)]))
            .await;
        assert_eq!(left.status, 303, "{}", left.text());
    }
    page
}

async fn scores(server: &TestServer, guest: Option<&Guest>) -> Answer {
    let want = TestRequest::get("/scores/train-heist");
    let answer = server.ask(guest.into_iter().fold(want, TestRequest::guest)).await;
    assert_eq!(answer.status, 200);
    answer
}

#[tokio::test]
async fn a_finished_challenge_stands_with_its_team_among_the_high_scores() {
    let server = TestServer::open();
    let (ana, stranger) = (server.guest("Ana").await, server.guest("Stranger").await);
    assert!(scores(&server, None).await.text().contains("None yet."));
    let page = played(&server, &ana, &[("listed", "on")]).await;
    for guest in [Some(&ana), Some(&stranger), None] {
        let text = scores(&server, guest).await.text();
        // Ana held two seats, and is named once.
        assert!(text.contains("<th scope=\"row\">Ana, careless bot "), "{text}");
        assert!(text.contains(&format!("href=\"{page}?at=0&amp;play\"")), "{text}");
    }
    // The end of the game shows the rank of the score, and links to the others.
    let ended = server.get(&page).await.text();
    assert!(ended.contains("The first score with three cowboys on this server."), "{ended}");
    assert!(ended.contains("href=\"/scores/train-heist\""));
    played(&server, &ana, &[("listed", "on")]).await;
    let ended = server.get(&page).await.text();
    assert!(ended.contains("best of 2 with three cowboys on this server."), "{ended}");
    assert!(server.get("/finished").await.text().contains(" point"));
    assert!(server.get("/").await.text().contains("href=\"/scores/train-heist\""));
}

#[tokio::test]
async fn what_was_reached_at_an_unlisted_table_is_shown_to_those_who_sat_there_alone() {
    let server = TestServer::open();
    let (ana, stranger) = (server.guest("Ana").await, server.guest("Stranger").await);
    let page = played(&server, &ana, &[("name-0", "Secretive")]).await;
    let code = page.trim_start_matches("/t/");
    let own = scores(&server, Some(&ana)).await.text();
    assert!(own.contains(code) && own.contains("Only those who played see this one here."), "{own}");
    assert!(own.contains("Secretive"), "{own}");
    let told = server.get("/api/scores/train-heist").await;
    for answer in [scores(&server, Some(&stranger)).await, scores(&server, None).await, told] {
        let text = answer.text();
        assert!(!text.contains("Secretive") && !text.contains(code), "{text}");
    }
    // A stranger with a listed score is not told of it, either: the unlisted one does not count for their rank.
    let listed = played(&server, &stranger, &[("listed", "on")]).await;
    assert!(server.ask(TestRequest::get(&listed).guest(&stranger)).await.text().contains("The first score "));
    assert!(
        server.ask(TestRequest::get(&page).guest(&ana)).await.text().contains(" of 2 with three cowboys")
    );
}

#[tokio::test]
async fn changed_rules_are_listed_apart_and_said() {
    let server = TestServer::open();
    let ana = server.guest("Ana").await;
    let page = played(&server, &ana, &[("listed", "on"), ("fewer", "4")]).await;
    let text = scores(&server, None).await.text();
    assert!(text.contains("Three cowboys, changed rules"), "{text}");
    assert!(text.contains("<small>4 more Event Cards are removed</small>"), "{text}");
    assert!(!text.contains("Two cowboys, changed rules"));
    // Scores with changed rules are not ranked.
    assert!(!server.get(&page).await.text().contains("with three cowboys"));
}

#[tokio::test]
async fn a_game_without_scores_says_so() {
    let server = TestServer::open();
    for path in ["/scores/super-express", "/api/scores/super-express"] {
        let answer = server.get(path).await;
        assert_eq!(answer.status, 404);
        assert!(answer.sentence().is_some(), "{}", answer.text());
    }
    assert_eq!(server.get("/scores/chess").await.status, 422);
}
