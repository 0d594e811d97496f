//! `saloon play --plain` over pipes, as scripts and screen readers use it.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

/// Runs `saloon` with these arguments and `answers` on standard input.
fn saloon(arguments: &[&str], answers: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_saloon"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // The program may exit before it has read all answers; the broken pipe is not a failure.
    let _ = child.stdin.take().unwrap().write_all(answers.as_bytes());
    child.wait_with_output().unwrap()
}

fn plain(more: &[&str], answers: &str) -> Output {
    let mut arguments =
        vec!["play", "super-express", "--plain", "--seed", "7", "--lang", "en", "--bots", "random"];
    arguments.extend(more);
    saloon(&arguments, answers)
}

fn said(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn complained(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

/// More answers than a game of Super Express has rounds.
fn enough_answers() -> String {
    "cst\n".repeat(10)
}

fn scratch(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name)
}

#[test]
fn a_game_is_played_to_its_end_and_the_same_seed_gives_the_same_game() {
    let [one, two] = [(); 2].map(|()| plain(&["--people", "Ana"], &enough_answers()));
    assert!(one.status.success(), "{}", complained(&one));
    let text = said(&one);
    assert_eq!(text, said(&two));
    assert!(text.contains("Ana (Belle), choose three cards in order, e.g. mts:"), "{text}");
    assert!(
        text.contains("wins") && text.contains("saloon play super-express --seed 7 --seats 4 --bots random"),
        "{text}"
    );
    let other =
        saloon(&["play", "super-express", "--plain", "--seed", "8", "--lang", "en"], &enough_answers());
    assert_ne!(text, said(&other));
}

#[test]
fn the_train_is_told_from_rear_to_front() {
    let text = said(&plain(&[], "quit\n"));
    let train: Vec<&str> = text.lines().skip_while(|line| !line.starts_with("  Wagon 5")).take(6).collect();
    assert_eq!(train[0], "  Wagon 5 (Last Wagon): nobody");
    assert_eq!(train[1], "  Wagon 4: Inside: Mei facing front.");
    assert_eq!(train[4], "  Wagon 1: Inside: Ghost facing rear.");
    assert_eq!(train[5], "  Locomotive: nobody");
    assert!(text.ends_with("Goodbye.\n"), "{text}");
}

#[test]
fn bad_answers_are_explained_and_asked_again() {
    let text = said(&plain(&[], "mt\nmtx\nmtt\nmtr\nhello there\nquit\n"));
    let answers = [
        "A program has 3 cards, not 2.",
        "“x” is no card",
        "There is only one Turn card in your hand.",
        "Reflex is in nobody's hand: that expansion is not in play.",
        "“hello there” is no program",
    ];
    for answer in answers {
        assert!(text.contains(answer), "{answer} is missing in {text}");
    }
    assert_eq!(text.matches("choose three cards").count(), 6, "{text}");
}

#[test]
fn help_rules_and_reasons_can_be_asked_for() {
    let text =
        said(&plain(&[], "?\nrules se-shoot-04\nrules nonsense\nchange floor, turn, shoot\nwhy\nquit\n"));
    assert!(text.contains("c  Change Floor: up to the roof or down inside."), "{text}");
    assert!(text.contains("A stunned bandit cannot be hit"), "{text}");
    assert!(text.contains("There is no rule or chapter “NONSENSE”"), "{text}");
    assert!(text.contains("Belle reveals Change Floor.  [SE-ACT-02]"), "{text}");
}

#[test]
fn input_that_ends_too_early_is_an_error() {
    let output = plain(&["--lang", "en"][..0], "cst\n");
    assert_eq!(output.status.code(), Some(2));
    assert!(complained(&output).contains("the input ended before the game did"), "{}", complained(&output));
}

#[test]
fn two_people_pass_the_keyboard_and_see_nothing_of_each_other() {
    let output = plain(&["--people", "Ana,Rui"], "\ncst\ncts\n\n\nmst\n\nquit\n");
    let text = said(&output);
    assert!(
        text.contains("Pass the keyboard to Ana (Belle).") && text.contains("when only Rui is looking"),
        "{text}"
    );
    assert!(
        text.contains("Sealed: Change Floor, Turn, Shoot. Press Enter to pass on"),
        "a program may be changed: {text}"
    );
    let curtain = "\n".repeat(50);
    let for_rui = &text[text.find("Sealed: Change Floor, Turn").unwrap()..];
    let between = &for_rui[..for_rui.find("Rui (Ghost), choose").unwrap()];
    assert!(between.contains(&curtain), "{between}");
    assert!(
        !text[text.find("Rui (Ghost), choose").unwrap()..].contains("Sealed: Change Floor, Turn"),
        "{text}"
    );
}

#[test]
fn portuguese_is_spoken() {
    let arguments = ["play", "super-express", "--plain", "--seed", "7", "--lang", "pt-BR"];
    let text = said(&saloon(&arguments, "regra SE-MOVE-01\nmudar de piso, virar, atirar\nsair\n"));
    assert!(text.contains("Você (Belle), escolha três cartas em ordem"), "{text}");
    assert!(text.contains("Seu bandido anda uma carta"), "{text}");
    assert!(text.contains("Belle revela Mudar de Piso.") && text.ends_with("Até logo.\n"), "{text}");
}

#[test]
fn a_record_is_written_and_holds() {
    for name in ["play-record.json", "play-record.txt"] {
        let file = scratch(name);
        let _ = std::fs::remove_file(&file);
        let file = file.to_str().unwrap();
        let output = plain(&["--record", file, "--people", "Ana"], &enough_answers());
        assert!(said(&output).contains(&format!("The record is in {file}.")), "{}", said(&output));
        let replayed = saloon(&["replay", file], "");
        assert!(replayed.status.success(), "{name}: {}", complained(&replayed));
        let before = std::fs::read(file).unwrap();
        let refused = plain(&["--record", file], &enough_answers());
        assert_eq!(refused.status.code(), Some(2));
        assert!(said(&refused).is_empty(), "nothing is played: {}", said(&refused));
        assert!(complained(&refused).contains("is there already"), "{}", complained(&refused));
        assert_eq!(std::fs::read(file).unwrap(), before, "and nothing overwritten");
    }
}

#[test]
fn names_are_printed_without_what_commands_a_terminal() {
    let text = said(&plain(&["--people", "A\u{1b}[2Jna\u{7}"], "quit\n"));
    assert!(text.contains("A[2Jna (Belle), choose"), "{text}");
    let text = said(&plain(&["--people", "   "], "quit\n"));
    assert!(text.contains("You (Belle), choose"), "a name of blanks is none: {text}");
}

#[test]
fn chapters_of_the_rules_can_be_asked_for() {
    let text = said(&plain(&[], "rules\nrules shoot\nquit\n"));
    let chapters: Vec<&str> = text.lines().filter(|line| line.starts_with("SHOOT: ")).collect();
    assert_eq!(chapters.len(), 1, "{text}");
    assert!(text.contains("\nSE-SHOOT-01: ") && text.contains("\nSE-SHOOT-04: "), "{text}");
    assert!(!text.contains("\nSE-MOVE-01"), "{text}");
}

#[test]
fn a_record_that_cannot_be_written_is_said_and_an_error() {
    let file = scratch("no-such-folder/record.json");
    let file = file.to_str().unwrap();
    let output = plain(&["--record", file], &enough_answers());
    assert_eq!(output.status.code(), Some(2));
    assert!(complained(&output).contains(file), "{}", complained(&output));
    assert!(said(&output).is_empty(), "and said before anything is played: {}", said(&output));
}

#[test]
fn a_record_that_the_game_cannot_write_is_refused_at_once() {
    let file = scratch("heist-record.txt");
    let file = file.to_str().unwrap();
    let output = saloon(&["play", "train-heist", "--plain", "--lang", "en", "--record", file], "quit\n");
    assert_eq!(output.status.code(), Some(2));
    assert!(complained(&output).contains("a name that ends in .json"), "{}", complained(&output));
    assert!(said(&output).is_empty(), "nothing is played: {}", said(&output));
}

#[test]
fn without_a_terminal_the_full_screen_says_what_to_do() {
    let menu = saloon(&["play", "--lang", "en"], "");
    assert!(menu.status.success() && said(&menu).contains("saloon play super-express --plain"));
    let play = saloon(&["play", "super-express", "--lang", "en"], "");
    assert_eq!(play.status.code(), Some(2));
    assert!(complained(&play).contains("--plain"), "{}", complained(&play));
}

#[test]
fn train_heist_is_played_over_a_pipe_in_both_languages() {
    let arguments = ["play", "train-heist", "--plain", "--seed", "7", "--set", "first=red", "--lang"];
    let game = |language: &str, answers: &str| {
        let output = saloon(&[&arguments[..], &[language]].concat(), answers);
        assert!(output.status.success(), "{}", complained(&output));
        said(&output)
    };
    let text = game("en", "move passN\nmap\nmove t01\nquit\n");
    assert!(text.contains("Red walked to North Pass.") && text.contains("passN:R"), "{text}");
    assert!(text.contains("That space is not adjacent.  [TH-") && text.ends_with("Goodbye.\n"), "{text}");
    let text = game("pt-BR", "move passN\nmapa\ndesfazer\nsair\n");
    assert!(text.contains("passN:R") && text.ends_with("Até logo.\n"), "{text}");
}

#[test]
fn the_table_of_train_heist_is_set_on_the_command_line() {
    let set = [
        "--set",
        "mode=score-challenge",
        "--set",
        "fewer_events=4",
        "--set",
        "wanted_cards=0",
        "--seats",
        "2",
    ];
    let arguments =
        [&["play", "train-heist", "--plain", "--lang", "en", "--people", "Ana,Rui"][..], &set].concat();
    let output = saloon(&arguments, "quit\n");
    let text = said(&output);
    assert!(text.contains("there is no goal") && text.contains("None is laid out."), "{text}");
    let crowd = saloon(&["play", "train-heist", "--plain", "--lang", "en", "--people", "A,B,C,D"], "");
    assert_eq!(crowd.status.code(), Some(2));
    assert!(complained(&crowd).contains("4 people do not fit at a table of 3"), "{}", complained(&crowd));
    let goal = saloon(&["play", "train-heist", "--plain", "--lang", "en", "--set", "goal=30"], "");
    assert!(complained(&goal).contains("The goal is 10 to 20 tiles, not 30."), "{}", complained(&goal));
}

/// Random numbered answers, more than a game of Deck Goes West has questions.
fn numbers(seed: u64) -> String {
    let mut luck = game::Quick::new(seed);
    let mut answer = || match game::Luck::below(&mut luck, 6) {
        0 => "pass\n".to_owned(),
        _ => format!("{}\n", game::Luck::below(&mut luck, 14) + 1),
    };
    (0..20_000).map(|_| answer()).collect()
}

#[test]
fn a_whole_game_of_deck_goes_west_is_played_over_a_pipe() {
    let file = scratch("west-record.json");
    let _ = std::fs::remove_file(&file);
    let file = file.to_str().unwrap();
    let arguments = ["play", "deck-goes-west", "--plain", "--seed", "7", "--lang", "en", "--people", "Ana"];
    let play = |more: &[&str]| saloon(&[&arguments[..], more].concat(), &numbers(4));
    let kept = play(&["--record", file]);
    assert!(kept.status.success(), "{}", complained(&kept));
    let text = said(&kept);
    assert!(text.contains("New World (Beginner):") && text.contains("Night 1 falls."), "{text}");
    assert!(text.contains("saloon play deck-goes-west --seed 7 --seats 1"), "{text}");
    assert!(
        said(&play(&[])).starts_with(text.split("The record is in").next().unwrap()),
        "the same once more"
    );
    let replayed = saloon(&["replay", file], "");
    assert!(replayed.status.success(), "{}", complained(&replayed));
}

#[test]
fn deck_goes_west_is_played_in_both_languages() {
    let arguments = ["play", "deck-goes-west", "--plain", "--seed", "7", "--lang"];
    let game = |language: &str, answers: &str| {
        let output = saloon(&[&arguments[..], &[language]].concat(), answers);
        assert!(output.status.success(), "{}", complained(&output));
        said(&output)
    };
    let text = game("en", "do ability 3\nchoose food\ngo\nmap\nstep W walk 1\nquit\n");
    assert!(text.contains("│??     │Pr    1│Fo   15│"), "{text}");
    assert!(text.contains("Derek Dogood goes to Bluestem Flat.") && text.ends_with("Goodbye.\n"), "{text}");
    let text = game("pt-BR", "mapa\ncartas\nterreno\nbalcão\nmesa\nregra DW-MOVE-02\npass\nsair\n");
    assert!(text.contains("│??     │Pr    1│Fl   15│") && text.ends_with("Até logo.\n"), "{text}");
}

#[test]
fn the_table_of_deck_goes_west_is_set_on_the_command_line() {
    let play = |more: &[&str]| {
        saloon(&[&["play", "deck-goes-west", "--plain", "--lang", "en"][..], more].concat(), "quit\n")
    };
    let text = said(&play(&["--set", "mission=stake-your-claim", "--set", "board=C", "--set", "dice=d12"]));
    assert!(
        text.contains("Stake Your Claim (Normal):") && text.contains("High Pass: 50 VP in 13 days"),
        "{text}"
    );
    let text = said(&play(&["--set", "mission=mail-must-move", "--people", "Ana"]));
    assert!(text.contains("Hattie Hollis (bot)"), "as many as the mission wants: {text}");
    let text = said(&play(&["--people", "Ana,Rui,Eva"]));
    assert!(text.contains("Speed of the Slowest") && text.contains("Josiah Freeman (Eva)"), "{text}");
    let text = said(&play(&["--set", "seats=chen-liang", "--option", "four_neighbours"]));
    assert!(text.contains("You (Chen Liang)"), "{text}");
    let crowd = play(&["--seats", "2", "--set", "mission=new-world"]);
    assert_eq!(crowd.status.code(), Some(2));
    assert!(complained(&crowd).contains("This mission is played alone, not by 2"), "{}", complained(&crowd));
    let board = play(&["--set", "board=Z"]);
    assert!(complained(&board).contains("is not played on scoreboard “Z”"), "{}", complained(&board));
}
