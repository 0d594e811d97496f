//! Addresses contain a hash of the content, modules import only earlier ones, and the script stays readable.

mod commas;

use super::script::MODULES;
use super::*;

#[test]
fn a_file_has_an_address_that_tells_what_is_in_it() {
    let (css, js) = (address("saloon.css"), address("saloon.js"));
    assert!(css.starts_with("/assets/saloon.css?") && js.starts_with("/assets/saloon.js?"));
    assert_ne!(css.split('?').nth(1), js.split('?').nth(1));
}

#[test]
fn a_module_imports_only_what_stands_before_it() {
    let mut imported = Vec::new();
    for (at, (name, text)) in MODULES.into_iter().enumerate() {
        let lines = text.lines().skip_while(|line| line.starts_with("//"));
        let imports = lines.take_while(|line| !line.is_empty());
        for from in imports.filter_map(|import| import.split('"').nth(1)) {
            let from = from.strip_prefix("./").unwrap_or(from);
            let earlier = MODULES[..at].iter().any(|(known, _)| *known == from);
            assert!(earlier, "{name} imports {from}");
            imported.push(from);
        }
    }
    for (name, _) in &MODULES[..MODULES.len() - 1] {
        assert!(imported.contains(name), "no module imports {name}");
    }
}

#[test]
fn no_two_modules_declare_the_same_name() {
    let mut declared = Vec::new();
    for line in script().lines() {
        let words = ["const ", "let ", "function ", "class "];
        let line = line.strip_prefix("async ").unwrap_or(line);
        if let Some(rest) = words.iter().find_map(|word| line.strip_prefix(word)) {
            declared.push(rest.split([' ', '(', ';', '=']).next().unwrap());
        }
    }
    assert!(declared.len() > 60, "{}", declared.len());
    let all = declared.len();
    declared.sort_unstable();
    declared.dedup();
    assert_eq!(declared.len(), all);
}

#[test]
fn the_joined_script_has_no_import_export_or_comment() {
    for line in script().lines() {
        let line = line.trim_start();
        let left = ["import ", "export ", "//", "/*", "*"].iter().find(|start| line.starts_with(**start));
        assert_eq!(left, None, "{line}");
    }
}

#[test]
fn every_module_says_what_it_is_for_in_lines_that_can_be_read() {
    for (name, text) in MODULES {
        assert!(text.starts_with("// "), "{name} has no head");
        for (number, line) in (1..).zip(text.lines()) {
            let columns = line.chars().count();
            assert!(columns <= 100, "{name}:{number} has {columns} columns");
        }
    }
}

#[test]
fn statements_are_not_joined_by_commas() {
    for (name, text) in MODULES {
        assert_eq!(commas::joined(text), Vec::<usize>::new(), "{name}: lines");
    }
}
