//! Frames are in the language of their page, also where a browser sends no `Accept-Language` for the socket. The table in
//! words is in the language that its query names.

use crate::server::{ORIGIN, Socket, TestRequest, TestServer};
use serde_json::json;

#[tokio::test]
async fn frames_speak_the_language_of_their_page() {
    let server = TestServer::open();
    let address = server.serve().await;
    let guest = server.guest("Ana").await;
    let (table, _) = server.table(&json!({})).await;
    let headers = [("cookie", guest.cookie.as_str()), ("origin", ORIGIN), ("accept-language", "en")];
    for (language, says, never) in
        [("pt-BR", "Sentar", "Sit down"), ("en", "Sit down", "Sentar"), ("xx", "Sit down", "Sentar")]
    {
        let page =
            server.ask(TestRequest::get(&format!("/t/{table}")).guest(&guest).language(language)).await;
        if language != "xx" {
            assert!(page.text().contains(&format!("live?lang={language}&amp;")), "{language}");
        }
        let path = format!("/t/{table}/live?lang={language}");
        let mut socket = Socket::open(address, &path, &headers).await.unwrap();
        let heard = socket.all_heard().await.concat();
        assert!(heard.contains(says) && !heard.contains(never), "{language}: {heard}");
    }
}

#[tokio::test]
async fn the_table_in_words_speaks_the_language_of_its_query() {
    let server = TestServer::open();
    let (table, _) = server.game().await;
    for (query, says) in
        [("", "Round 1"), ("?lang=pt-BR", "Rodada 1"), ("?lang=en", "Round 1"), ("?lang=en-GB", "Round 1")]
    {
        let words =
            server.ask(TestRequest::get(&format!("/api/tables/{table}/words{query}")).language("en")).await;
        let title = words.json()[0]["title"].as_str().unwrap().to_owned();
        assert!(title.starts_with(says), "{query}: {title}");
    }
    let words = server.ask(TestRequest::get(&format!("/api/tables/{table}/words")).language("pt-BR")).await;
    assert!(words.json()[0]["title"].as_str().unwrap().starts_with("Rodada 1"), "{}", words.text());
}

#[tokio::test]
async fn a_program_that_asks_for_an_unknown_language_is_told_so() {
    let server = TestServer::open();
    let (table, _) = server.game().await;
    for path in ["words", "choices", "log", "stream"] {
        for tag in ["xx", "", "klingon"] {
            let answer = server.get(&format!("/api/tables/{table}/{path}?lang={tag}")).await;
            assert_eq!(answer.status, 400, "{path} {tag}: {}", answer.text());
            assert_eq!(answer.json()["error"], "error-bad-query", "{path} {tag}");
        }
    }
}
