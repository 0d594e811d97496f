//! SECURITY.md promises nothing that no test proves.

use tidy::files;

#[test]
fn every_test_named_in_the_security_page_exists() {
    let all = files().unwrap();
    let page = all.iter().find(|file| file.path == "SECURITY.md").unwrap();
    // Names of tests are sentences: small letters, with at least two underscores.
    let is_sentence = |word: &&str| {
        word.matches('_').count() >= 2
            && word.chars().all(|sign| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == '_')
    };
    let named: Vec<&str> = page.text.split('`').filter(is_sentence).collect();
    assert!(named.len() > 30, "the names were not found: {named:?}");
    let is_test = |name: &str| {
        all.iter().filter(|file| file.path.ends_with(".rs")).any(|file| {
            let before = file.text.split(&format!("fn {name}()")).next().unwrap_or_default();
            before.len() < file.text.len() && before.lines().rev().take(2).any(|line| line.contains("test]"))
        })
    };
    let missing: Vec<&str> = named.into_iter().filter(|name| !is_test(name)).collect();
    assert!(missing.is_empty(), "no such tests: {missing:#?}");
}
