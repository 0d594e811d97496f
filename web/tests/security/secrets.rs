//! The table's secret and the record become public at the end, and not before.

use crate::server::{TestRequest, TestServer};
use game::Fair;

#[tokio::test]
async fn the_secret_and_the_record_come_with_the_end_and_not_before() {
    let server = TestServer::open();
    let ana = server.guest("Ana").await;
    let form = [("count", "3"), ("seat-0", "me")];
    let opened = server.ask(TestRequest::post("/new/super-express").guest(&ana).form(&form)).await;
    let page = opened.header("location").unwrap().to_owned();
    let about = page.replace("/t/", "/api/tables/");
    let act =
        async |act: &str| server.ask(TestRequest::post(&format!("{page}/{act}")).guest(&ana).form(&[])).await;
    let commitment = server.get(&about).await.json()["commitment"].as_str().unwrap().to_owned();
    for begun in [false, true] {
        if begun {
            assert_eq!(act("deal").await.status, 303);
            server.has_begun(page.trim_start_matches("/t/").parse().unwrap()).await;
        }
        let facts = server.get(&about).await.json();
        assert!(facts.get("secret").is_none() && facts["commitment"] == commitment.as_str());
        for path in [format!("{page}/record"), format!("{about}/record")] {
            let answer = server.ask(TestRequest::get(&path).guest(&ana)).await;
            assert_eq!(answer.status, 409, "{path}");
            assert!(answer.sentence().is_some());
        }
    }
    assert_eq!(act("close").await.status, 303);
    let facts = server.get(&about).await.json();
    let secret = facts["secret"].as_str().unwrap();
    assert_eq!(Fair::commitment(secret), commitment);
    assert!(server.get(&page).await.text().contains(secret));
    let record = server.get(&format!("{about}/record")).await.json();
    assert_eq!(
        (&record["fair"]["secret"], &record["fair"]["commitment"]),
        (&facts["secret"], &facts["commitment"])
    );
}
