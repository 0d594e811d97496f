//! Reports about a page.

use crate::server::look_at;

#[tokio::test]
async fn errors_of_every_kind_are_reported() {
    let (_server, page) = look_at("/").await;
    assert_eq!(page.errors().await.unwrap(), Vec::<String>::new());
    let (server, page) = look_at("/broken").await;
    page.eval("new Promise(done => setTimeout(done, 200))").await.unwrap();
    let errors = page.errors().await.unwrap();
    for expected in [
        "Uncaught: ReferenceError: noSuchFunction is not defined",
        "Uncaught (in promise): Error: nobody caught me",
        "console: said 7 Object",
        "404 for http://127.0.0.1",
        "violates the following Content Security Policy directive: \"font-src 'none'\"",
        "/nowhere",
    ] {
        assert_eq!(
            errors.iter().filter(|error| error.contains(expected)).count(),
            1,
            "{expected}: {errors:#?}"
        );
    }
    assert_eq!(errors.len(), 6, "{errors:#?}");
    page.forget().await.unwrap();
    page.goto(&server.url("/nothing")).await.unwrap();
    assert_eq!(page.errors().await.unwrap(), Vec::<String>::new());
}

#[tokio::test]
async fn requests_and_their_bytes_are_counted() {
    let (server, page) = look_at("/broken").await;
    let mut requests = page.requests().await.unwrap();
    requests.sort_unstable();
    let socket = server.url("/nowhere").replace("http:", "ws:");
    assert_eq!(
        requests,
        [server.url("/broken"), server.url("/font.woff2"), server.url("/missing.png"), socket]
    );
    page.forget().await.unwrap();
    page.goto(&server.url("/")).await.unwrap();
    let size = include_str!("pages/plain.html").len() as u64;
    let received = page.bytes_received().await.unwrap();
    assert!((size + 50..size + 200).contains(&received), "{received} bytes for {size}");
    page.eval(
        "document.body.append(Object.assign(document.createElement('iframe'), { src: 'http://localhost:1/' }))",
    )
    .await
    .unwrap();
    page.eval("new Promise(done => setTimeout(done, 200))").await.unwrap();
    assert_eq!(page.requests().await.unwrap(), [server.url("/"), "http://localhost:1/".to_owned()]);
}

#[tokio::test]
async fn controls_without_a_name_are_found() {
    let (_server, page) = look_at("/").await;
    assert_eq!(page.unnamed_controls().await.unwrap(), Vec::<String>::new());
    let (_server, page) = look_at("/broken").await;
    let unnamed = page.unnamed_controls().await.unwrap();
    assert_eq!(
        unnamed,
        [
            "button: <button><svg width=\"10\" height=\"10\"></svg></button>",
            "textbox: <input>",
            "image: <img src=\"/missing.png\">"
        ]
    );
}

#[tokio::test]
async fn pictures_show_the_window_or_the_whole_page() {
    let (_server, page) = look_at("/").await;
    let folder = tempfile::tempdir().unwrap();
    let (window, whole) = (folder.path().join("window.png"), folder.path().join("whole.png"));
    page.screenshot(&window).await.unwrap();
    page.screenshot_whole(&whole).await.unwrap();
    assert_eq!(size(&window), (1280, 800));
    let (width, height) = size(&whole);
    assert!(width == 1280 && height > 3000, "{width} x {height}");
}

/// The width and height in the header of a PNG.
fn size(path: &std::path::Path) -> (u32, u32) {
    let bytes = std::fs::read(path).unwrap();
    let number = |at: usize| u32::from_be_bytes(bytes[at..at + 4].try_into().unwrap());
    (number(16), number(20))
}
