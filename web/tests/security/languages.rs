//! Frames are in the language of their page, also where a browser sends no `Accept-Language` for the socket. The table in
//! words is in the language that its query names.

use crate::server::{ORIGIN, Place, Socket, Want};
use serde_json::json;

#[tokio::test]
async fn frames_speak_the_language_of_their_page() {
    let place = Place::open();
    let server = place.serve().await;
    let guest = place.guest("Ana").await;
    let (table, _) = place.table(&json!({})).await;
    let headers = [("cookie", guest.cookie.as_str()), ("origin", ORIGIN), ("accept-language", "en")];
    for (language, says, never) in
        [("pt-BR", "Sentar", "Sit down"), ("en", "Sit down", "Sentar"), ("xx", "Sit down", "Sentar")]
    {
        let page = place.ask(Want::get(&format!("/t/{table}")).guest(&guest).language(language)).await;
        if language != "xx" {
            assert!(page.text().contains(&format!("live?lang={language}&amp;")), "{language}");
        }
        let path = format!("/t/{table}/live?lang={language}");
        let mut socket = Socket::open(server, &path, &headers).await.unwrap();
        let heard = socket.all_heard().await.concat();
        assert!(heard.contains(says) && !heard.contains(never), "{language}: {heard}");
    }
}

#[tokio::test]
async fn the_table_in_words_speaks_the_language_of_its_query() {
    let place = Place::open();
    let (table, _) = place.game().await;
    for (query, says) in
        [("", "Round 1"), ("?lang=pt-BR", "Rodada 1"), ("?lang=en", "Round 1"), ("?lang=xx", "Round 1")]
    {
        let words = place.ask(Want::get(&format!("/api/tables/{table}/words{query}")).language("en")).await;
        let title = words.json()[0]["title"].as_str().unwrap().to_owned();
        assert!(title.starts_with(says), "{query}: {title}");
    }
    let words = place.ask(Want::get(&format!("/api/tables/{table}/words")).language("pt-BR")).await;
    assert!(words.json()[0]["title"].as_str().unwrap().starts_with("Rodada 1"), "{}", words.text());
}
