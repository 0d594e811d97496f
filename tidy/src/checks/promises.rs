//! Checks of tests that documentation names as proof.

use super::rust;
use crate::TextFile;

/// Tests that SECURITY.md names and that do not exist.
pub fn missing_tests(files: &[TextFile]) -> Vec<String> {
    let pages = files.iter().filter(|file| file.path == "SECURITY.md");
    let named: Vec<&str> =
        pages.flat_map(|page| page.text.split('`')).filter(|word| is_test_name(word)).collect();
    if named.is_empty() {
        return vec!["SECURITY.md names no test".to_owned()];
    }
    let is_test = |name: &str| {
        rust(files).any(|file| {
            file.text
                .split_once(&format!("fn {name}()"))
                .is_some_and(|(before, _)| before.lines().rev().take(2).any(is_test_attribute))
        })
    };
    named.into_iter().filter(|name| !is_test(name)).map(str::to_owned).collect()
}

/// `#[test]`, `#[tokio::test]`, or the latter with arguments.
fn is_test_attribute(line: &str) -> bool {
    line.trim_start().starts_with("#[") && ["test]", "test("].iter().any(|end| line.contains(end))
}

/// Test names are sentences: lower case, with at least two underscores.
fn is_test_name(word: &str) -> bool {
    word.matches('_').count() >= 2
        && word.chars().all(|sign| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == '_')
}

#[cfg(test)]
mod tests {
    use super::super::sample;
    use super::*;

    #[test]
    fn a_promise_without_a_test_is_found() {
        let page = "Keys stay secret (`no_key_is_shown`, `no_seat_is_shown`, `no_clock_is_shown`, `no_name_is_shown`); `web/src` has no `no_key`.";
        let code = "#[test]\nfn no_key_is_shown() {}\n\n#[tokio::test]\nasync fn no_seat_is_shown() {}\n\n#[tokio::test(start_paused = true)]\nasync fn no_clock_is_shown() {}\n\nfn no_name_is_shown() {}\n";
        assert_eq!(
            missing_tests(&[sample("SECURITY.md", page), sample("web/tests/keys.rs", code)]),
            ["no_name_is_shown"]
        );
        assert_eq!(missing_tests(&[sample("SECURITY.md", "We promise.")]), ["SECURITY.md names no test"]);
    }
}
