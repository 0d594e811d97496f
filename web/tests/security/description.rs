//! The API matches its OpenAPI description exactly.

use crate::server::{Answer, TestRequest, TestServer};
use axum::http::Method;
use serde_json::{Map, Value, json};
use std::collections::BTreeSet;

/// Checks a value against a schema; the error says where it does not match.
fn fits(whole: &Value, schema: &Value, value: &Value) -> Result<(), String> {
    let schema = resolved(whole, schema);
    if let Some(ways) = schema.get("oneOf").or(schema.get("anyOf")).and_then(Value::as_array) {
        let fitting = ways.iter().any(|way| fits(whole, way, value).is_ok());
        return if fitting { Ok(()) } else { Err(format!("{value} is none of {ways:?}")) };
    }
    let kinds: Vec<&str> = match &schema["type"] {
        Value::String(kind) => vec![kind],
        Value::Array(kinds) => kinds.iter().filter_map(Value::as_str).collect(),
        _ => Vec::new(),
    };
    let kind = match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(number) if number.is_f64() => "number",
        Value::Number(_) => "integer",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    };
    // A clock is an object or the string `"none"`.
    let fitting = kinds.contains(&kind) || (kinds.contains(&"object") && kind == "string");
    if !kinds.is_empty() && !fitting {
        return Err(format!("{value} is no {kinds:?}"));
    }
    if let (Some(items), Some(values)) = (schema.get("items"), value.as_array()) {
        values.iter().try_for_each(|value| fits(whole, items, value))?;
    }
    let (properties, required) = properties(whole, schema);
    if let Some(missing) = required.iter().find(|name| value.get(name).is_none()) {
        return Err(format!("`{missing}` is missing in {value}"));
    }
    if let Some(object) = value.as_object().filter(|_| !properties.is_empty()) {
        for (name, value) in object {
            let described = properties.get(name).ok_or_else(|| format!("`{name}` is not described"))?;
            fits(whole, described, value).map_err(|why| format!("{name}: {why}"))?;
        }
    }
    Ok(())
}

fn resolved<'a>(whole: &'a Value, schema: &'a Value) -> &'a Value {
    match schema["$ref"].as_str() {
        Some(name) => resolved(whole, whole.pointer(name.trim_start_matches('#')).unwrap()),
        None => schema,
    }
}

/// All properties of an object schema, including those of `allOf`, and the names of those that are required.
fn properties(whole: &Value, schema: &Value) -> (Map<String, Value>, Vec<String>) {
    let schema = resolved(whole, schema);
    let mut all = schema["properties"].as_object().cloned().unwrap_or_default();
    let names = schema["required"].as_array().into_iter().flatten();
    let mut required: Vec<String> = names.filter_map(|name| name.as_str().map(str::to_owned)).collect();
    for part in schema["allOf"].as_array().into_iter().flatten() {
        let (more, needed) = properties(whole, part);
        all.extend(more);
        required.extend(needed);
    }
    (all, required)
}

/// Every operation, as method and path.
fn operations(whole: &Value) -> BTreeSet<(String, String)> {
    let paths = whole["paths"].as_object().unwrap();
    let methods = |(path, methods): (&String, &Value)| -> Vec<(String, String)> {
        methods.as_object().unwrap().keys().map(|method| (method.to_uppercase(), path.clone())).collect()
    };
    paths.iter().flat_map(methods).collect()
}

/// Checks a response against the schema for its status.
#[track_caller]
fn check(whole: &Value, method: &str, path: &str, answer: &Answer) {
    let about = &whole["paths"][path][method.to_lowercase()]["responses"];
    let described = about.get(answer.status.to_string());
    let Some(described) = described else {
        // Errors that any request may get are not described for each operation, but have the shape of a problem.
        assert!(answer.status >= 400, "{method} {path}: {} is not described", answer.status);
        return fits(whole, &json!({ "$ref": "#/components/schemas/Problem" }), &answer.json()).unwrap();
    };
    let schema = &described["content"]["application/json"]["schema"];
    assert!(schema.is_object(), "{method} {path}: no schema for {}", answer.status);
    fits(whole, schema, &answer.json()).unwrap_or_else(|why| panic!("{method} {path}: {why}"));
}

#[tokio::test]
async fn every_answer_is_as_described() {
    let server = TestServer::open();
    let whole = server.get("/api").await.json();
    let mut tried = BTreeSet::new();
    let mut ask = async |method: &str, path: &str, table: &str, key: &str, body: Value| -> Value {
        let filled = path.replace("{table}", table).replace("{game}", table);
        let mut want = TestRequest::of(Method::from_bytes(method.as_bytes()).unwrap(), &filled);
        if !key.is_empty() {
            want = want.key(key);
        }
        if !body.is_null() {
            want = want.json(&body);
        }
        let answer = server.ask(want).await;
        check(&whole, method, path, &answer);
        if answer.status == 200 {
            tried.insert((method.to_owned(), path.to_owned()));
        }
        answer.json()
    };
    let at = |more: &str| format!("/api/tables/{{table}}{more}");
    let none = Value::Null;
    let open = json!({ "game": "super-express", "seats": 3, "clock": { "days": 2 } });
    let opened = ask("POST", "/api/tables", "", "", open).await;
    let (code, host) = (opened["table"].as_str().unwrap(), opened["host_key"].as_str().unwrap());
    ask("POST", "/api/tables", "", "", json!({ "game": "chess" })).await;
    ask("GET", "/api/tables", "", "", none.clone()).await;
    ask("GET", &at(""), code, "", none.clone()).await;
    ask("GET", &at("/view"), code, "", none.clone()).await;
    let mut keys = Vec::new();
    for name in ["Ana", "Ben"] {
        let seated = ask("POST", &at("/seats"), code, "", json!({ "name": name })).await;
        keys.push(seated["key"].as_str().unwrap().to_owned());
    }
    ask("POST", &at("/bots"), code, "", json!({ "seat": "M", "level": "greedy" })).await;
    ask("POST", &at("/bots"), code, host, json!({ "seat": "M", "level": "greedy" })).await;
    server.has_begun(code.parse().unwrap()).await;
    for key in ["", keys[0].as_str(), host] {
        for more in ["", "/view", "/words", "/legal", "/choices", "/log", "/record"] {
            ask("GET", &at(more), code, key, none.clone()).await;
        }
    }
    ask("POST", &at("/decisions"), code, &keys[0], json!({ "question": 1, "decision": "plan mts" })).await;
    ask("POST", &at("/decisions"), code, &keys[0], json!({ "question": 1, "decision": "plan mmm" })).await;
    ask("POST", &at("/decisions"), code, &keys[0], json!({ "question": 9, "decision": "plan mts" })).await;
    for act in ["/undo", "/undo", "/leave", "/leave", "/return", "/return"] {
        ask("POST", &at(act), code, &keys[0], none.clone()).await;
    }
    ask("POST", &at("/chat"), code, &keys[0], json!({ "text": "Howdy" })).await;
    ask("POST", &at("/chat"), code, &keys[0], json!({ "text": "" })).await;
    ask("POST", &at("/kick"), code, &keys[0], json!({ "seat": "G" })).await;
    ask("POST", &at("/close"), code, "", none.clone()).await;
    ask("POST", &at("/kick"), code, host, json!({ "seat": "G" })).await;
    // The host's key closes the table.
    ask("POST", &at("/close"), code, host, none.clone()).await;
    ask("GET", &at(""), code, "", none.clone()).await;
    ask("GET", &at("/record"), code, "", none.clone()).await;
    let other = ask("POST", "/api/tables", "", "", json!({ "game": "super-express", "seats": 3 })).await;
    let (code, host) = (other["table"].as_str().unwrap(), other["host_key"].as_str().unwrap());
    ask("POST", &at("/deal"), code, host, none.clone()).await;
    let reserved = ask("POST", "/api/reservations", "", "", none.clone()).await;
    let people = json!([{ "name": "Ana", "entropy": "a" }, { "name": "Ben", "seat": "M" }]);
    let bots = json!([{ "seat": "G", "level": "random" }]);
    let open = json!({ "table": reserved["table"], "game": "super-express", "seats": 3, "people": people, "bots": bots });
    let opened = ask("POST", "/api/tables", "", "", open.clone()).await;
    assert_eq!(opened["commitment"], reserved["commitment"], "the server keeps to what it published");
    assert_eq!((&opened["people"][0]["seat"], &opened["people"][1]["seat"]), (&json!("B"), &json!("M")));
    ask("POST", "/api/tables", "", "", open).await;
    let (code, host) = (opened["table"].as_str().unwrap(), opened["host_key"].as_str().unwrap());
    ask("POST", &at("/close"), code, host, none.clone()).await;
    let (people, bots) =
        (json!([{ "name": "Ana", "seat": "red" }]), json!([{ "seat": "green", "level": "random" }]));
    for options in [json!([]), json!(["titles_at_once"])] {
        let setup = json!({ "seats": ["red", "green"], "mode": "score-challenge", "wanted_cards": 5, "options": options });
        let reserved = ask("POST", "/api/reservations", "", "", none.clone()).await;
        let open = json!({ "table": reserved["table"], "game": "train-heist", "setup": setup, "people": people, "bots": bots, "minder": "random" });
        let opened = ask("POST", "/api/tables", "", "", open).await;
        let key = opened["people"][0]["key"].as_str().unwrap();
        ask("POST", &at("/leave"), opened["table"].as_str().unwrap(), key, none.clone()).await;
    }
    let lists = ask("GET", "/api/scores/{game}", "train-heist", "", none.clone()).await;
    assert_eq!(lists.as_array().unwrap().len(), 6);
    assert_eq!(lists[0]["best"][0]["team"], json!(["Ana", "bot:random"]));
    assert!(lists[1]["changed_rules"] == true && lists[1]["best"][0]["setup"].is_object(), "{lists}");
    for game in ["super-express", "chess"] {
        ask("GET", "/api/scores/{game}", game, "", none.clone()).await;
    }
    // The stream is a socket and has tests of its own.
    tried.insert(("GET".to_owned(), at("/stream")));
    let untried: Vec<_> = operations(&whole).difference(&tried).cloned().collect();
    assert!(untried.is_empty(), "never tried: {untried:?}");
}

#[tokio::test]
async fn everything_below_api_is_described_and_nothing_else_is_there() {
    let server = TestServer::open();
    let answer = server.get("/api").await;
    assert_eq!(answer.header("content-type"), Some("application/json"));
    let whole = answer.json();
    assert!(whole["openapi"].as_str().unwrap().starts_with("3."), "{}", whole["openapi"]);
    let described = operations(&whole);
    assert!(described.len() > 15, "{described:?}");
    let (table, _) = server.game().await;
    let paths: BTreeSet<&String> = described.iter().map(|(_, path)| path).collect();
    for path in paths {
        for method in ["GET", "POST", "PUT", "PATCH", "DELETE"] {
            let filled = path.replace("{table}", &table.to_string()).replace("{game}", "train-heist");
            let answer =
                server.ask(TestRequest::of(Method::from_bytes(method.as_bytes()).unwrap(), &filled)).await;
            let here = described.contains(&(method.to_owned(), path.clone()));
            assert_eq!(answer.status != 405, here, "{method} {path}: {}", answer.status);
            assert!(answer.json()["error"] != "error-nothing-here", "{method} {path} is not there");
        }
    }
    // Every path in the source of the handlers must be described.
    let sources = concat!(include_str!("../../src/api.rs"), include_str!("../../src/lib.rs"));
    let handlers = concat!(
        include_str!("../../src/api/tables.rs"),
        include_str!("../../src/api/scores.rs"),
        include_str!("../../src/api/stream.rs")
    );
    let written = handlers.split("path = \"").skip(1).filter_map(|after| after.split('"').next());
    for path in written {
        assert!(described.iter().any(|(_, known)| known == path), "{path} is not described");
    }
    assert_eq!(sources.matches(".route(\"/api").count(), 1, "only the description itself is a plain route");
}

#[test]
fn the_checker_finds_what_does_not_fit() {
    let whole = json!({ "components": { "schemas": { "A": {
        "type": "object", "required": ["a"], "properties": { "a": { "type": ["integer", "null"] } }
    } } } });
    let one = json!({ "$ref": "#/components/schemas/A" });
    let many = json!({ "type": "array", "items": one });
    assert!(fits(&whole, &many, &json!([{ "a": 1 }, { "a": null }])).is_ok());
    for wrong in [json!([{}]), json!([{ "a": "x" }]), json!([{ "a": 1, "b": 1 }]), json!({ "a": 1 })] {
        assert!(fits(&whole, &many, &wrong).is_err(), "{wrong}");
    }
}

#[tokio::test]
async fn programs_read_what_is_asked_and_their_choices_by_name() {
    let server = TestServer::open();
    let open = TestRequest::post("/api/tables").json(&json!({ "game": "train-heist", "seats": 2 }));
    let code = server.ask(open).await.json()["table"].as_str().unwrap().to_owned();
    let about = format!("/api/tables/{code}");
    let mut keys = Vec::new();
    for name in ["Ana", "Ben"] {
        let seated = server
            .ask(TestRequest::post(&format!("{about}/seats")).json(&json!({ "name": name })))
            .await
            .json();
        keys.push((seated["seat"].clone(), seated["key"].as_str().unwrap().to_owned()));
    }
    server.has_begun(code.parse().unwrap()).await;
    let view = server.get(&format!("{about}/view")).await.json();
    assert_eq!(view["asks"]["seats"], view["awaits"]);
    assert_eq!(view["asks"]["id"], "action");
    for (seat, key) in &keys {
        let get =
            async |more: &str| server.ask(TestRequest::get(&format!("{about}{more}")).key(key)).await.json();
        let (legal, choices, said) =
            (get("/legal").await, get("/choices").await, get("/choices?lang=pt-BR").await);
        let (choices, said) = (choices.as_array().unwrap(), said.as_array().unwrap());
        assert_eq!(choices.is_empty(), view["awaits"][0] != *seat);
        let decisions = |list: &[Value]| -> BTreeSet<String> {
            list.iter().map(|choice| choice["decision"].as_str().unwrap().to_owned()).collect()
        };
        let legal: BTreeSet<String> = serde_json::from_value(legal).unwrap();
        assert_eq!((decisions(choices), decisions(said)), (legal.clone(), legal));
        assert!(choices.iter().all(|choice| choice.get("sentence").is_none()));
        assert!(said.iter().all(|choice| !choice["sentence"].as_str().unwrap().is_empty()));
        assert!(said.last().is_none_or(|last| last["decision"] == "end" && last["group"] == "end"));
    }
}
