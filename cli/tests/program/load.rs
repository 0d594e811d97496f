//! `saloon load`, run for a few seconds.

use serde_json::Value;
use std::process::Command;

#[test]
fn programs_play_at_many_tables_and_the_figures_add_up() {
    for arguments in [&["--seconds", "3"][..], &["--seconds", "2", "--rate", "200"]] {
        let run = Command::new(env!("CARGO_BIN_EXE_saloon"))
            .args(["load", "--json", "--tables", "20"])
            .args(arguments)
            .output()
            .unwrap();
        assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
        let figures: Value = serde_json::from_slice(&run.stdout).unwrap();
        let number = |name: &str| figures[name].as_f64().unwrap();
        assert!(number("decisions") > 100.0 && number("games") > 5.0, "{figures}");
        assert!(
            number("median_ms") <= number("p99_ms") && number("p99_ms") <= number("slowest_ms"),
            "{figures}"
        );
        assert!(number("server_cpu_seconds") > 0.0, "{figures}");
    }
}

#[test]
fn a_load_is_bounded() {
    let run =
        Command::new(env!("CARGO_BIN_EXE_saloon")).args(["load", "--tables", "100000"]).output().unwrap();
    assert_eq!(run.status.code(), Some(2));
    let said = String::from_utf8_lossy(&run.stderr);
    assert!(said.contains("1 to 2000 tables"), "{said}");
}
