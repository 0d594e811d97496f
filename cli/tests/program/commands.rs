//! Every command as a child process: its output and its exit code.

use game::record::Recorder;
use game::{Continued, Fair, Game as _, Notation, Quick, Seat, Silent};
use std::io::Write;
use std::process::{Command, Output, Stdio};
use super_express::{Setup, SuperExpress};

const START: &str = "SE1 301:./.|312:./B>|323:./G>|345:./M<|L:./. BGM B - - 1 - *";

fn saloon(arguments: &[&str], input: &str) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_saloon"))
        .args(arguments)
        .current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/.."))
        .env("LANG", "en_US.UTF-8")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A command that does not read its input may have exited already.
    let _ = program.stdin.take().unwrap().write_all(input.as_bytes());
    program.wait_with_output().unwrap()
}

fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn error(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

/// Asserts that the command exits with 2 and prints this one sentence to stderr and nothing to stdout.
fn refuses(arguments: &[&str], sentence: &str) {
    let output = saloon(arguments, "");
    assert_eq!(error(&output).trim_end(), format!("saloon: {sentence}"));
    assert_eq!((output.status.code(), out(&output).as_str()), (Some(2), ""), "{arguments:?}");
}

#[test]
fn resolve_plays_a_round_to_its_end() {
    let output = saloon(&["resolve", "super-express", START, "M:tms B:mts G:scm", "--json"], "");
    assert_eq!(output.status.code(), Some(0));
    let round: serde_json::Value = serde_json::from_str(&out(&output)).unwrap();
    assert_eq!(round["start"], START);
    assert_eq!(round["actions"].as_array().unwrap().len(), 9);
    assert_eq!(round["actions"][0]["who"], "B");
    assert_eq!(round["actions"][0]["card"], "m");
    assert_eq!(
        round["actions"][0]["after"],
        "SE1 301:./.|312:./.|323:./B>G>|345:./M<|L:./. BGM B - - 1 G;B:mts@1,G:scm@0,M:tms@0 *"
    );
    assert_eq!(round["final"], "SE1 312:./b<|323:./.|345:G>/M<|L:./. BGM G B:301 - 2 - *");
    assert_eq!(round["result"], "*");
    let keys: Vec<&String> = round.as_object().unwrap().keys().collect();
    assert_eq!(keys, ["start", "actions", "final", "result"]);
}

#[test]
fn resolve_answers_every_line_and_goes_on_after_a_bad_one() {
    let half = "SE1 301:./.|312:./B>|323:./g>|345:./M<|L:./. BGM B - - 1 B;B:smt@0,G:mts@0,M:mts@0 *";
    let input = format!("{START}\tB:mts G:scm\n{half}\n\n{START}\tB:mts G:scm M:tms\r\n");
    let output = saloon(&["resolve", "super-express", "-", "--json"], &input);
    let lines: Vec<serde_json::Value> =
        out(&output).lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines.len(), 4);
    assert_eq!(lines[0], serde_json::json!({"line": 1, "error": "programs: M has none"}));
    assert_eq!(lines[1]["actions"].as_array().unwrap().len(), 9);
    assert_eq!(lines[2]["line"], 3);
    assert_eq!(lines[3]["result"], "*");
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn resolve_plays_by_house_rules() {
    let stunned = "SE1 301:./.|312:./b>|323:./G>|345:./M<|L:./. BGM B - H 1 B;B:hmt@0,G:mts@0,M:cts@0 *";
    let first = |options: &[&str]| {
        let output = saloon(&[&["resolve", "super-express", stunned, "--json"], options].concat(), "");
        let round: serde_json::Value = serde_json::from_str(&out(&output)).unwrap();
        round["actions"][0]["after"].as_str().unwrap().split(' ').nth(1).unwrap().to_owned()
    };
    assert_eq!(first(&[]), "301:./.|312:./B>|323:./G>|345:./M<|L:./.");
    assert_eq!(first(&["--option", "horse_when_stunned"]), "301:./.|312:./.|323:./G>|345:./M<|L:./B>");
}

#[test]
fn bad_input_gets_one_sentence_that_names_the_place() {
    let resolve = |line: &str, sentence: &str| {
        refuses(&["resolve", "super-express", line, "B:mts G:scm M:tms"], sentence);
    };
    resolve("", "SE1: nine fields with single spaces between them are needed, found 0");
    resolve(&START.replace("SE1", "SE2"), "SE1 field 1 (tag): `SE2` is not `SE1`");
    resolve(&START.replace("G>", "B>"), "SE1 field 2 (train): bandit B stands twice");
    resolve(&START.replace("G>", "G"), "SE1 field 2 (train): bandit `G` has no arrow");
    resolve(&START.replace("G>", "T>"), "SE1 field 2 (train): bandit T is not seated");
    resolve(
        &START.replace("301", "334"),
        "SE1 field 2 (train): `334` is no wagon: there are 301, 312, 323, 345, 356, 367, 378 and 389",
    );
    resolve(&START.replace("BGM", "BG"), "SE1 field 3 (seats): 3 to 7 bandits play, not 2");
    resolve(&START.replace(" B -", " T -"), "SE1 field 4 (first): bandit T is not seated");
    resolve(
        &START.replace("B - - 1", "B B:389 - 1"),
        "SE1 field 5 (loot): treasures owned: 1, but in round 1 it must be 0",
    );
    resolve(
        &START.replace("- - 1", "- HR 1"),
        "SE1 field 6 (modules): `HR` is not `-` or letters of `RHT` in that order",
    );
    resolve(&START.replace(" 1 ", " 01 "), "SE1 field 7 (round): `01` is not a number from 0 to 255");
    resolve(
        &START.replace("1 - *", "1 ? *"),
        "SE1 field 8 (exec): `?` is not `-`, `=` or the next bandit, `;` and the piles",
    );
    resolve(
        &START.replace('*', "B+luck"),
        "SE1 field 9 (result): `B+luck` is not `*`, `0`, or a bandit with `+last` or `+loot`",
    );
    refuses(
        &["resolve", "super-express", START, "B:mtt"],
        "programs: `B:mtt`: there is only one Turn card (t) in a hand",
    );
    refuses(
        &["resolve", "super-express", START, "B:mts", "--option", "slow"],
        "`slow` is no house rule of Super Express: there are horse_when_stunned and loot_value_visible",
    );
    refuses(
        &["resolve", "chess", START, ""],
        "there is no game `chess` here: there are super-express, train-heist and deck-goes-west",
    );
    refuses(
        &["rules", "super-express", "SE-NOPE"],
        "super-express has no rule `SE-NOPE`: see `saloon rules super-express`",
    );
    refuses(&["check", "no-such-folder"], "no-such-folder: there is no such file or folder");
    refuses(&["sim", "super-express", "--seats", "8"], "3 to 7 bandits play, not 8. (SE-SETUP-01)");
    refuses(
        &["sim", "super-express", "--bots", "random,greedy"],
        "--bots: 2 bots for 4 seats: name one for each seat, or a single one for all",
    );
    refuses(
        &["replay", "README.md"],
        "README.md: neither a record in JSON (expected value at line 1 column 1) nor a transcript",
    );
    refuses(
        &["sim", "super-express", "--threads", "100000"],
        "--threads 100000: at most 256, or 0 for one on each core",
    );
    refuses(&["sim", "super-express", "--games", "0"], "--games 0: at least one game has to be played");
    refuses(
        &["resolve", "super-express", "-", "B:mts"],
        "with `-` the programs stand in the lines of standard input, behind a tab",
    );
    refuses(&["bench", "--seconds", "0"], "--seconds 0: more than 0 and at most 3600");
}

#[test]
fn no_number_of_seats_is_too_much_to_be_refused() {
    for seats in ["0", "255", "256", "3000000000", "18446744073709551615", "-1", "many"] {
        let output = saloon(&["sim", "super-express", "--seats", seats], "");
        assert_eq!((output.status.code(), out(&output).as_str()), (Some(2), ""), "{seats}");
    }
}

#[test]
fn check_passes_the_projects_scenarios_and_counts_them() {
    let output = saloon(&["check", "games/super-express/scenarios"], "");
    let (lines, code) = (out(&output), output.status.code());
    assert!(lines.ends_with(" passed, 0 failed\n") && code == Some(0), "{lines}");
}

#[test]
fn check_shows_a_failure_as_a_difference() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("doubt.toml");
    let scenario =
        std::fs::read_to_string("../games/super-express/scenarios/shoot/shoot-over-a-stunned-bandit.toml")
            .unwrap();
    std::fs::write(&file, scenario.replace("L:./m<", "L:./M<")).unwrap();
    let output = saloon(&["check", file.to_str().unwrap()], "");
    let text = out(&output);
    assert!(text.contains("expected \"301:./.|312:./B>|323:./g>|345:./.|L:./M<\""), "{text}");
    assert!(text.contains("found    \"301:./.|312:./B>|323:./g>|345:./.|L:./m<\""), "{text}");
    assert!(text.ends_with("0 passed, 1 failed\n"), "{text}");
    assert_eq!(output.status.code(), Some(1));

    std::fs::write(&file, "game = 'super-express'\nrules = ['SE-NOPE']\ntitle = 'x'\n[then]\nround = 1\n")
        .unwrap();
    assert!(out(&saloon(&["check", file.to_str().unwrap()], "")).contains("there is no rule SE-NOPE"));
    std::fs::write(&file, "game = 'super-express'\nrules = ['SE-ROUND-01']\ntitle = 'x'\n[given]\nround = 3\n[then]\nround = 3\n").unwrap();
    let refused = saloon(&["check", file.to_str().unwrap()], "");
    assert_eq!(refused.status.code(), Some(2));
    let refused = out(&refused);
    assert!(refused.contains("the position is refused: SE1 field 7 (round): "), "{refused}");
    std::fs::write(&file, "game = ").unwrap();
    assert_eq!(saloon(&["check", file.to_str().unwrap()], "").status.code(), Some(2));
}

#[test]
fn rules_are_shown_with_what_proves_them() {
    let one = out(&saloon(&["rules", "super-express", "se-shoot-04"], ""));
    assert!(one.contains("SE-SHOOT-04") && one.contains("shown by games/super-express/scenarios/"), "{one}");
    assert!(one.contains("code: games/super-express/src/rules/shoot.rs"), "{one}");
    let portuguese = out(&saloon(&["rules", "super-express", "SE-SHOOT-04", "--lang", "pt-BR"], ""));
    assert!(portuguese.contains("atordoado"), "{portuguese}");
    let coverage = saloon(&["rules", "super-express", "--coverage"], "");
    assert!(out(&coverage).trim_end().ends_with("100 %") && coverage.status.code() == Some(0));
    let json = out(&saloon(&["rules", "super-express", "--json"], ""));
    assert!(
        json.lines().count() > 170
            && json.lines().all(|line| serde_json::from_str::<serde_json::Value>(line).is_ok())
    );
}

#[test]
fn replay_reads_transcripts_and_json_and_finds_the_drift() {
    let transcript = "[Game \"Colt Super Express\"]\n[Date \"2025.01.31\"]\n[Tuco \"Ana\"]\n[Django \"Bot:hard\"]\n[Ghost \"Rui\"]\n\
        [Expansions \"RH\"]\n[Setup \"SE1 312:./.|378:./T>|389:./J>|345:./G<|L:./. TJG T - RH 1 - *\"]\n[Result \"G+last\"]\n\n\
        1. T:cts J:rsh G:hsr ; -312>T\n2. T:tcs J:thm G:rct ; -378 x J/walk T/uncoupled\nG+last\n";
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    std::fs::write(path("game.txt"), transcript).unwrap();

    let told = out(&saloon(&["replay", &path("game.txt")], ""));
    assert!(told.contains("Ghost is the last one aboard and wins!  [SE-END-01]"), "{told}");
    assert!(told.ends_with("7 steps, all by the rules\n"), "{told}");

    let json = out(&saloon(&["replay", &path("game.txt"), "--json"], ""));
    std::fs::write(path("game.json"), &json).unwrap();
    assert_eq!(out(&saloon(&["replay", &path("game.json"), "--transcript"], "")), transcript);

    std::fs::write(path("lying.txt"), transcript.replace("-312>T", "-312>G")).unwrap();
    let lying = saloon(&["replay", &path("lying.txt")], "");
    assert_eq!(lying.status.code(), Some(1));
    assert!(error(&lying).ends_with("line 10: the comment says `-312>G`, but by the rules it is `-312>T`\n"));

    std::fs::write(path("drifted.json"), json.replace("plan thm", "plan tsm")).unwrap();
    let drifted = saloon(&["replay", &path("drifted.json")], "");
    assert_eq!(drifted.status.code(), Some(1));
    assert!(error(&drifted).contains("step "), "{}", error(&drifted));
}

#[test]
fn replay_says_which_steps_come_from_another_table() {
    let fair = Fair {
        version: Fair::VERSION.to_owned(),
        table: "TABLEBBB".to_owned(),
        commitment: Fair::commitment("c0ffee"),
        secret: "c0ffee".to_owned(),
        entropy: [("B".to_owned(), "apples".to_owned())].into(),
        continues: Some(Continued { table: "TABLEAAA".to_owned(), steps: 1 }),
    };
    let game = SuperExpress::new(Setup::default()).unwrap();
    let mut recorder = Recorder::deal(game, &mut Quick::new(7), &mut Silent);
    let decision = recorder.game().read("plan cts").unwrap();
    recorder.play(Seat::new(0), decision, &mut Quick::new(7), &mut Silent).unwrap();
    recorder.note_fair(fair);
    let record = recorder.record().to_json();
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    std::fs::write(path("game.json"), &record).unwrap();
    let told = out(&saloon(&["replay", "--verify", &path("game.json")], ""));
    let says = "2 steps, every hash holds, and the luck follows from the server's secret and what one player added; the first of \
                them was taken at table TABLEAAA and is not checked against the luck of this one; the game is not over\n";
    assert!(told.ends_with(says), "{told}");

    let continues = ",\"continues\":{\"table\":\"TABLEAAA\",\"steps\":1}";
    std::fs::write(path("lying.json"), record.replace(continues, "")).unwrap();
    let lying = saloon(&["replay", "--verify", &path("lying.json")], "");
    assert_eq!(lying.status.code(), Some(1));
    assert!(error(&lying).contains("step 1: chance gave"), "{}", error(&lying));
}

#[test]
fn sim_gives_the_same_on_any_number_of_threads() {
    let run = |threads: &str| {
        let arguments = [
            "sim",
            "super-express",
            "--seats",
            "5",
            "--set",
            "modules=RHT",
            "--bots",
            "random",
            "--games",
            "300",
            "--seed",
            "9",
            "--json",
            "--threads",
            threads,
        ];
        out(&saloon(&arguments, ""))
    };
    let one = run("1");
    assert_eq!(one, run("2"));
    assert_eq!(one, run("5"));
    let report: serde_json::Value = serde_json::from_str(&one).unwrap();
    let wins: u64 = report["bots"].as_array().unwrap().iter().map(|bot| bot["wins"].as_u64().unwrap()).sum();
    let nobody = report["endings"]["nobody"].as_u64().unwrap_or(0);
    assert_eq!(wins + nobody, 300);
}

#[test]
fn greedy_beats_random() {
    let arguments = [
        "sim",
        "super-express",
        "--seats",
        "4",
        "--bots",
        "greedy,random,random,random",
        "--games",
        "200",
        "--json",
    ];
    let report: serde_json::Value = serde_json::from_str(&out(&saloon(&arguments, ""))).unwrap();
    assert!(report["bots"][0]["low"].as_f64().unwrap() > 0.5, "{report}");
}

#[test]
fn all_missions_are_tried_beside_what_they_should_be() {
    let arguments = ["sim", "deck-goes-west", "--missions", "--bots", "greedy", "--games", "2", "--json"];
    let report: serde_json::Value = serde_json::from_str(&out(&saloon(&arguments, ""))).unwrap();
    let tried = report.as_array().unwrap();
    let with = |seats: u64| tried.iter().filter(move |one| one["seats"] == seats);
    assert_eq!((with(1).count(), with(2).count(), tried.len()), (3, 12, 15), "{report}");
    for one in tried {
        let endings = one["endings"].as_object().unwrap();
        assert_eq!(endings.values().filter_map(serde_json::Value::as_u64).sum::<u64>(), 2, "{one}");
        assert_eq!(one["won"], *endings.get("score-track").unwrap_or(&0.into()), "{one}");
    }
    let four = ["sim", "deck-goes-west", "--missions", "--seats", "4", "--games", "1", "--lang", "en"];
    let table = out(&saloon(&four, ""));
    assert!(
        table.lines().any(|line| line.contains("bread-for-the-valley") && line.contains("60–70 %")),
        "{table}"
    );
    refuses(
        &["sim", "super-express", "--missions"],
        "--missions: super-express has no missions for this number of players",
    );
}

#[test]
fn bench_reports_what_it_measured() {
    let output = saloon(&["bench", "super-express", "--seconds", "0.05", "--json"], "");
    let report: serde_json::Value = serde_json::from_str(&out(&output)).unwrap();
    let keys: Vec<&String> = report.as_object().unwrap().keys().collect();
    assert_eq!(
        keys,
        ["game", "games_per_cpu_s", "decisions_per_cpu_s", "decisions_per_game", "state_bytes", "clone_ns"]
    );
    assert!(report["state_bytes"].as_u64().unwrap() <= 128);
}

#[test]
fn every_command_explains_itself_with_examples() {
    for command in ["play", "resolve", "check", "rules", "replay", "sim", "bench"] {
        let output = saloon(&[command, "--help"], "");
        assert!(out(&output).contains("Examples:") && output.status.code() == Some(0), "{command}");
    }
}

#[test]
fn a_reader_who_leaves_early_is_no_failure() {
    let mut program = Command::new(env!("CARGO_BIN_EXE_saloon"))
        .args(["rules", "super-express"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(program.stdout.take());
    let output = program.wait_with_output().unwrap();
    assert_eq!((output.status.code(), error(&output).as_str()), (Some(0), ""));
}

#[test]
fn cards_are_read_as_written_and_as_sentences() {
    let output = saloon(&["cards", "deck-goes-west", "Boots", "--lang", "en"], "");
    assert_eq!(
        out(&output),
        "Boots (boots): starter card, blue, 13 copies\n  - pay 1 food; walk 1\n    Pay 1 food and walk 1 step.\n\n"
    );
    let output = saloon(&["cards", "deck-goes-west", "botas", "--lang", "pt-BR"], "");
    assert_eq!(
        out(&output),
        "Botas (boots): carta inicial, azul, 13 cópias\n  - pay 1 food; walk 1\n    Pague 1 de comida e ande 1 passo.\n\n"
    );
    let all = out(&saloon(&["cards", "deck-goes-west", "--lang", "en"], ""));
    for part in [
        "Cow (cow): trade card, green, 2 copies\n",
        "  - at prairie; pay 2 food\n    To buy this card: on a prairie, pay 2 food.\n",
        "Larch Hollow (forest-01): forest, bandit number 1\n  Onto it: 1 walk, or 1 climb, or 1 sail coming from water\n",
        "Derek Dogood (derek-dogood): the helpful stranger, level 1, hand limit 6\n  Starts with 3 food, 1 wood, 1 metal and 1 gold\n",
        "New World (new-world): Solo, Beginner\n  Follow the standard game setup.\n",
        "  - on clear; vp +2\n    Whenever you drive the last bandit off a tile: gain 2 VP.\n",
    ] {
        assert!(all.contains(part), "{part}");
    }
    assert_eq!(
        out(&saloon(&["cards", "deck-goes-west", "prairie-0"], "")).matches("bandit number").count(),
        9
    );
    refuses(
        &["cards", "deck-goes-west", "teapot"],
        "nothing in deck-goes-west is called `teapot`: see `saloon cards deck-goes-west`",
    );
    refuses(
        &["cards", "super-express"],
        "`super-express` has no cards to show: there are those of deck-goes-west",
    );
}

#[test]
fn deck_goes_west_is_studied_like_the_others() {
    let rule = out(&saloon(&["rules", "deck-goes-west", "DW-DR-16", "--lang", "en"], ""));
    assert!(rule.contains("DW-DR-16 (ruling on DW-DAY-05)") && rule.contains("shown by games/"), "{rule}");
    let scenario = "games/deck-goes-west/scenarios/rail/walking-along-railways-is-free.toml";
    let checked = saloon(&["check", scenario], "");
    assert!(checked.status.success(), "{}", error(&checked));
    let arguments = ["sim", "deck-goes-west", "--seats", "2", "--games", "3", "--json"];
    let [one, two] =
        ["1", "2"].map(|threads| out(&saloon(&[&arguments[..], &["--threads", threads]].concat(), "")));
    assert_eq!(one, two, "the same on any number of threads");
    assert!(one.contains("\"games\":3"), "{one}");
    refuses(&["resolve", "deck-goes-west", START, ""], "deck-goes-west has no rounds to resolve");
}
