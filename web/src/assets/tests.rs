//! Files are served under addresses that say what is in them, and the script can be read.

mod commas;

use super::*;

#[test]
fn a_file_has_an_address_that_tells_what_is_in_it() {
    let (css, js) = (address("saloon.css"), address("saloon.js"));
    assert!(css.starts_with("/assets/saloon.css?") && js.starts_with("/assets/saloon.js?"));
    assert_ne!(css.split('?').nth(1), js.split('?').nth(1));
}

/// Every module of the script.
fn modules() -> impl Iterator<Item = &'static File> {
    FILES.iter().filter(|file| file.kind == SCRIPT)
}

#[test]
fn modules_import_each_other_by_their_addresses() {
    let mut imported = 0;
    for module in modules() {
        let lines = module.content.lines();
        let imports = lines.filter(|line| line.starts_with("import ") || line.starts_with("} from "));
        for import in imports.filter(|line| line.ends_with("\";")) {
            let from = import.split('"').nth(1).unwrap();
            assert!(modules().any(|known| known.address == from), "{}: {import}", module.name);
            imported += 1;
        }
    }
    assert!(imported > 20, "{imported}");
}

/// Every module is imported: none is left behind.
#[test]
fn every_module_is_used() {
    for module in modules().filter(|module| module.name != script::ENTRY) {
        let used = modules().any(|other| other.content.contains(&format!("\"{}\"", module.address)));
        assert!(used, "{}", module.name);
    }
}

#[test]
fn every_module_says_what_it_is_for_in_lines_that_can_be_read() {
    for module in modules() {
        assert!(module.content.starts_with("// "), "{} has no head", module.name);
        for (number, line) in (1..).zip(module.content.lines()) {
            // Addresses are longer than the names that are written in the file.
            let written = if line.contains("/assets/") { 0 } else { line.chars().count() };
            assert!(written <= 100, "{}:{number} has {written} columns", module.name);
        }
    }
}

#[test]
fn statements_are_not_joined_by_commas() {
    for module in modules() {
        assert_eq!(commas::joined(&module.content), Vec::<usize>::new(), "{}: lines", module.name);
    }
}
