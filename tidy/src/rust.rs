//! Which lines of a Rust file are code of the program.

/// The lines of a file outside comments and outside test items (`#[cfg(test)]`), with their numbers.
///
/// Relies on the layout of `cargo fmt`: the last line of an item has the same indentation as its first. Any other layout can
/// only end an item too early, so that more lines are returned, not fewer.
pub fn code_lines(text: &str) -> Vec<(usize, &str)> {
    let mut lines = (1..).zip(text.lines());
    let mut code = Vec::new();
    while let Some((number, line)) = lines.next() {
        let trimmed = line.trim_start();
        if trimmed.starts_with("#![cfg(test)]") {
            return Vec::new();
        } else if let Some(item) = trimmed.strip_prefix("#[cfg(test)]") {
            let indent = line.len() - trimmed.len();
            if !ends_item(item.trim_start(), indent) {
                lines.by_ref().find(|(_, line)| ends_item(line, indent));
            }
        } else if !trimmed.starts_with("//") {
            code.push((number, line));
        }
    }
    code
}

/// Whether an item that starts after `indent` spaces ends with this line: `mod tests;`, `}`, a field and its comma.
fn ends_item(line: &str, indent: usize) -> bool {
    let trimmed = line.trim_start();
    line.len() - trimmed.len() <= indent
        && !trimmed.is_empty()
        && !trimmed.starts_with(['#', '/'])
        && trimmed.ends_with([';', '}', ','])
}

#[cfg(test)]
mod tests {
    use super::code_lines;

    fn code(text: &str) -> Vec<&str> {
        code_lines(text).into_iter().map(|(_, line)| line.trim()).collect()
    }

    #[test]
    fn code_after_a_test_module_is_code() {
        let text = "fn one() {}\n\n#[cfg(test)]\nmod tests {\n    fn two() {\n    }\n}\n\nfn three() {}";
        assert_eq!(code_lines(text).last(), Some(&(9, "fn three() {}")));
        assert_eq!(code(text), ["fn one() {}", "", "", "fn three() {}"]);
    }

    #[test]
    fn every_form_of_item_ends_where_it_ends() {
        for item in [
            "mod tests;",
            "fn sample() {}",
            "#[rustfmt::skip]\nmod tests {\n    fn sample() {}\n}",
            "use super::{\n    One, Two,\n};",
            "fn sample(\n    one: One,\n) -> Two {\n    one.two()\n}",
            "fn sample<T>(one: T)\nwhere\n    T: Copy,\n{\n    one;\n}",
            "impl One {}",
            "/// A comment, with a comma,\nconst ONE: [u8; 2] = [\n    1, 2,\n];",
        ] {
            for space in ["\n", " "] {
                let text = format!("#[cfg(test)]{space}{item}\nfn after() {{}}");
                assert_eq!(code(&text), ["fn after() {}"], "{text}");
            }
        }
        assert_eq!(
            code("struct One {\n    #[cfg(test)]\n    two: Two,\n    three: Three,\n}"),
            ["struct One {", "three: Three,", "}"]
        );
    }

    #[test]
    fn an_item_without_an_end_does_not_hide_what_stands_left_of_it() {
        assert_eq!(
            code("mod one {\n    #[cfg(test)]\n    what?\n}\nfn after() {}"),
            ["mod one {", "fn after() {}"]
        );
    }

    #[test]
    fn a_file_for_tests_has_no_code() {
        assert!(code("//! Samples.\n#![cfg(test)]\n\nfn one() {}").is_empty());
    }
}
