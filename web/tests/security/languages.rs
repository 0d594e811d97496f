//! Frames are in the language of their page, also where a browser sends no `Accept-Language` for the socket.

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
