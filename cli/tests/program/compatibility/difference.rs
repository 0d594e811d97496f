//! The differences between two JSON responses that would break a client of the older one.

use serde_json::Value;

/// The paths at which `now` lacks or changes a value of `then`. Added fields are not differences.
pub(super) fn differences(then: &Value, now: &Value) -> Vec<String> {
    let mut found = Vec::new();
    compare("", then, now, &mut found);
    found
}

fn compare(at: &str, then: &Value, now: &Value, found: &mut Vec<String>) {
    match (then, now) {
        (Value::Object(then), Value::Object(now)) => {
            for (name, then) in then {
                let at = format!("{at}.{name}");
                match now.get(name) {
                    Some(now) => compare(&at, then, now, found),
                    None => found.push(format!("{at} is missing")),
                }
            }
        }
        (Value::Array(then), Value::Array(now)) if then.len() == now.len() => {
            for (number, (then, now)) in then.iter().zip(now).enumerate() {
                compare(&format!("{at}[{number}]"), then, now, found);
            }
        }
        (then, now) if then == now => {}
        (then, now) => found.push(format!("{at} was {then} and is {now}")),
    }
}

#[test]
fn what_was_added_does_not_matter_and_all_else_does() {
    use serde_json::json;
    let then = json!({ "seats": [{ "name": "Ana" }, { "name": null }], "phase": "over" });
    let of = |now: Value| differences(&then, &now);
    assert!(of(then.clone()).is_empty());
    assert!(
        of(json!({ "phase": "over", "seats": [{ "name": "Ana", "age": 7 }, { "name": null }] })).is_empty()
    );
    assert_eq!(
        of(json!({ "seats": [{ "name": "Rui" }, {}] })),
        [".seats[0].name was \"Ana\" and is \"Rui\"", ".seats[1].name is missing", ".phase is missing"]
    );
    assert_eq!(of(json!({ "seats": [], "phase": "over" })).len(), 1);
}
