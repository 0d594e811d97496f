//! Runs all test programs in parallel, which `cargo test` does not do: those that drive a browser mostly wait.

use super::{cargo, command};
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::thread;
use std::time::Instant;

/// Builds and runs all tests; `browser` is passed to those that need one.
pub(super) fn run(browser: Option<&Path>) -> Result<(), String> {
    let mut programs = build()?;
    // The longest first, so that none of them starts last.
    programs.sort_by_key(|program| !program.name.ends_with(" browser"));
    let failed = run_all(programs, browser);
    if !failed.is_empty() {
        return Err(format!("tests of {} failed", failed.join(", ")));
    }
    cargo("tests", &["test", "--workspace", "--doc", "--locked", "--quiet"])
}

/// A test program.
#[derive(PartialEq, Eq, Debug)]
struct Program {
    /// The crate's folder and the target: `cli browser`.
    name: String,
    executable: PathBuf,
    /// The working directory: the crate's folder.
    folder: PathBuf,
}

fn build() -> Result<Vec<Program>, String> {
    let arguments =
        ["test", "--workspace", "--locked", "--no-run", "--message-format=json-render-diagnostics"];
    eprintln!("gate: tests: cargo {}", arguments.join(" "));
    let built = command(&arguments).stderr(Stdio::inherit()).output();
    let built = built.map_err(|why| format!("cargo cannot be started: {why}"))?;
    match built.status.success() {
        true => {
            let programs: Vec<Program> =
                String::from_utf8_lossy(&built.stdout).lines().filter_map(program).collect();
            if programs.is_empty() { Err("cargo names no test program".to_owned()) } else { Ok(programs) }
        }
        false => Err("the tests do not build".to_owned()),
    }
}

/// The test program of a JSON message of cargo, if it is about one.
fn program(message: &str) -> Option<Program> {
    let (target, profile) = message.split_once("\"profile\":{")?;
    let (profile, files) = profile.split_once('}')?;
    if !profile.contains("\"test\":true") {
        return None;
    }
    let executable = PathBuf::from(field(files, "executable")?);
    let folder = Path::new(field(target, "manifest_path")?).parent()?.to_owned();
    let name = format!("{} {}", folder.file_name()?.to_string_lossy(), field(target, "name")?);
    Some(Program { name, executable, folder })
}

/// The value of a string field, which must not contain escapes.
fn field<'a>(json: &'a str, name: &str) -> Option<&'a str> {
    let (_, text) = json.split_once(&format!("\"{name}\":\""))?;
    text.split_once('"').map(|(text, _)| text)
}

/// Runs one program per core at a time, and returns the names of those that failed.
fn run_all(programs: Vec<Program>, browser: Option<&Path>) -> Vec<String> {
    let (queue, failed) = (Mutex::new(programs.into_iter()), Mutex::new(Vec::new()));
    let next = || queue.lock().expect("no thread panics while it takes the next program").next();
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, NonZero::get) {
            scope.spawn(|| {
                while let Some(program) = next() {
                    if !holds(&program, browser) {
                        failed.lock().expect("no thread panics while it adds a name").push(program.name);
                    }
                }
            });
        }
    });
    failed.into_inner().expect("no thread panics while it adds a name")
}

/// Runs a program. Its output is printed only if it fails, in one piece.
fn holds(program: &Program, browser: Option<&Path>) -> bool {
    let start = Instant::now();
    let mut command = Command::new(&program.executable);
    command.current_dir(&program.folder).stdin(Stdio::null());
    if let Some(browser) = browser {
        command.env("CHROMIUM", browser);
    }
    let (name, seconds) = (&program.name, || start.elapsed().as_secs());
    match command.output() {
        Ok(run) if run.status.success() => {
            let printed = String::from_utf8_lossy(&run.stdout);
            let result = printed.lines().rev().find_map(|line| line.strip_prefix("test result: ok. "));
            let passed = result.and_then(|result| result.split(';').next()).unwrap_or("passed");
            eprintln!("gate: tests: {name}: {passed} ({} s)", seconds());
            true
        }
        Ok(run) => {
            let [printed, complained] = [&run.stdout, &run.stderr].map(|text| String::from_utf8_lossy(text));
            eprintln!("gate: tests: {name}: failed ({} s)\n{printed}{complained}", seconds());
            false
        }
        Err(why) => {
            eprintln!("gate: tests: {name}: {} cannot be started: {why}", program.executable.display());
            false
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_programs_of_tests_are_read_from_what_cargo_says() {
        let message = |profile: &str, executable: &str| {
            format!(
                "{{\"reason\":\"compiler-artifact\",\"manifest_path\":\"/saloon/cli/Cargo.toml\",\"target\":{{\
                 \"kind\":[\"test\"],\"name\":\"browser\",\"test\":true}},\"profile\":{{\"opt_level\":\"1\",\
                 \"test\":{profile}}},\"filenames\":[],\"executable\":{executable},\"fresh\":true}}"
            )
        };
        let expected = Program {
            name: "cli browser".to_owned(),
            executable: PathBuf::from("/target/browser-1"),
            folder: PathBuf::from("/saloon/cli"),
        };
        assert_eq!(program(&message("true", "\"/target/browser-1\"")), Some(expected));
        assert_eq!(program(&message("false", "\"/target/saloon\"")), None);
        assert_eq!(program(&message("true", "null")), None);
        assert_eq!(program("{\"reason\":\"build-finished\",\"success\":true}"), None);
    }

    #[cfg(unix)]
    #[test]
    fn a_program_that_fails_or_is_missing_is_named() {
        let program = |name: &str, executable: &str| Program {
            name: name.to_owned(),
            executable: PathBuf::from(executable),
            folder: PathBuf::from("/"),
        };
        let programs = vec![
            program("good", "/bin/true"),
            program("bad", "/bin/false"),
            program("missing", "/no/such/program"),
            program("good too", "/bin/true"),
        ];
        let mut failed = run_all(programs, None);
        failed.sort();
        assert_eq!(failed, ["bad", "missing"]);
    }
}
