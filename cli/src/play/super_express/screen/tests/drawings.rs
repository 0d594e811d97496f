//! Single drawings: train, plates, hand, hand-over, end.

use super::{complain_unless, drawn, english, seen, words};
use crate::play::input::Key;
use crate::play::super_express::screen::choosing::PickedProgram;
use crate::play::super_express::screen::end::{self, EndPage};
use crate::play::super_express::screen::handover::{self, NextPlayer};
use crate::play::super_express::screen::train::{self, AnimationFrame};
use crate::play::super_express::screen::{hand, seats};
use crate::play::super_express::seen_beat::{AnimationKind, BeatMarks, Fate, FiredShot, HitAt};
use game::{RuleId, Seat, Viewer};
use super_express::{Bandit, Cause, View};

const THREE: &str = "SE1 301:./.|312:./B>|323:G</m>|345:./.|L:./. BGM B - - 1 - *";
const SEVEN: &str =
    "SE1 301:./.|312:./B>|323:./C>|345:./J>|356:./D>|367:./G<|378:./M<|389:./T<|L:./. BCJDGMT B - RHT 1 - *";
const CROWD: &str = "SE1 301:./.|312:./.|323:./.|345:./.|356:./.|367:./.|378:./.|389:./.|L:./B>C>j>D>G<m<T< BCJDGMT B - RHT 1 - *";

fn train_of(view: &View, marks: &BeatMarks, frame: AnimationFrame, width: u16, screen: u16) -> Vec<String> {
    let translator = english();
    drawn(width, train::height(screen), |area, buffer| {
        train::draw(view, marks, frame, &translator, area, buffer);
    })
}

fn still(position: &str, width: u16, screen: u16) -> Vec<String> {
    train_of(&seen(position, Viewer::Onlooker), &BeatMarks::default(), AnimationFrame::Still, width, screen)
}

/// The line that contains `what`; panics with all lines if none does.
fn line_with<'a>(lines: &'a [String], what: &str) -> &'a str {
    let found = lines.iter().find(|line| line.contains(what));
    found.unwrap_or_else(|| panic!("`{what}` is nowhere:\n{}", lines.join("\n")))
}

#[test]
fn three_bandits_stand_on_their_floors_in_their_order() {
    for (width, screen) in [(80, 24), (120, 40)] {
        let train = still(THREE, width, screen);
        let (roof, inside) = (line_with(&train, "◄G"), line_with(&train, "B►"));
        assert!(!roof.contains("B►"), "{roof}");
        assert!(inside.find("B►") < inside.find("*m»"), "{inside}");
        let column = |line: &str, sign: &str| line[..line.find(sign).unwrap()].chars().count();
        assert!(
            column(roof, "◄G").abs_diff(column(inside, "m»")) <= 1,
            "same card, other floor:\n{roof}\n{inside}"
        );
        let floor = line_with(&train, "Locomotive");
        let numbers: String = floor.chars().filter(char::is_ascii_digit).collect();
        assert_eq!(numbers, "4321", "wagons are numbered from the Locomotive");
        assert!(train.iter().any(|line| line.contains("▜█▛")), "a locomotive has a smokestack");
    }
}

#[test]
fn seven_bandits_and_all_modules_fit_into_eighty_columns() {
    for (width, screen) in [(80, 24), (120, 40)] {
        let train = still(SEVEN, width, screen);
        let inside = line_with(&train, "B►");
        let order = ["B►", "C►", "J►", "D►", "◄G", "◄M", "◄T"].map(|bandit| inside.find(bandit));
        assert!(order.is_sorted() && order.iter().all(Option::is_some), "{inside}");
        assert!(inside.contains("◷"), "the Time Travel Car is ahead: {inside}");
        assert!(line_with(&train, "╭").trim_end().ends_with('╮'), "nothing is cut off");
    }
}

#[test]
fn seven_bandits_in_the_cab_still_fit() {
    let train = still(CROWD, 80, 24);
    let inside = line_with(&train, "B►");
    let close: String = inside.chars().filter(|sign| !sign.is_whitespace() && *sign != '*').collect();
    assert!(close.contains("B►C►j»D►◄G«m◄T"), "{inside}");
    assert!(line_with(&train, "╭").trim_end().ends_with('╮'), "nothing is cut off");
}

#[test]
fn a_shot_draws_a_line_of_sight() {
    let after = "SE1 301:./.|312:./B>|323:./m>|345:./g>|L:./. BGM B - - 1 - *";
    let shot = FiredShot { shooter: Bandit::Belle, target: Some(Bandit::Ghost), hit_at: None };
    let marks =
        BeatMarks { shot: Some(shot), animation: Some(AnimationKind::Bullet), ..BeatMarks::default() };
    let view = seen(after, Viewer::Onlooker);
    let inside = |frame| line_with(&train_of(&view, &marks, frame, 80, 24), "B►").to_owned();
    let line = inside(AnimationFrame::Still);
    let way = &line[line.find("B►").unwrap()..line.find("g»").unwrap()];
    assert!(way.contains("╌") && way.contains("m»"), "over the stunned to the target: {line}");
    assert!(!line[line.find("g»").unwrap()..].contains("╌"), "and no further: {line}");
    assert!(inside(AnimationFrame::Frame(1)).contains('•'), "the bullet is on its way");
}

#[test]
fn a_line_of_sight_ends_where_its_target_was_hit() {
    // Ghost was shot out of the cab and through time, past Mei and Tuco who stand there.
    let after = "SE1 301:./g>|312:./.|323:./B>|345:./.|L:./M>T> BGMT B B:356 T 2 - *";
    let hit_at = Some(HitAt { car: 4, beyond: Some(Bandit::Mei) });
    let shot = FiredShot { shooter: Bandit::Belle, target: Some(Bandit::Ghost), hit_at };
    let marks =
        BeatMarks { shot: Some(shot), animation: Some(AnimationKind::Bullet), ..BeatMarks::default() };
    let line = train_of(&seen(after, Viewer::Onlooker), &marks, AnimationFrame::Still, 120, 24);
    let line = line_with(&line, "B►");
    let [shooter, first] = ["B►", "M►"].map(|bandit| line.find(bandit).unwrap());
    assert!(line[shooter..first].contains("╌") && !line[first..].contains("╌"), "{line}");
    assert!(!line[..shooter].contains("╌"), "{line}");
}

#[test]
fn brackets_come_in_pairs() {
    let acting = |bandit| BeatMarks { acting: Some(bandit), ..BeatMarks::default() };
    let inside = |position: &str, bandit, width| {
        let train =
            train_of(&seen(position, Viewer::Onlooker), &acting(bandit), AnimationFrame::Still, width, 24);
        line_with(&train, "M").to_owned()
    };
    assert!(inside(SEVEN, Bandit::Belle, 120).contains("[B►]"));
    let pair = SEVEN.replace("345:./J>|356:./D>", "345:./J>D>|356:./.");
    let narrow = inside(&pair, Bandit::Belle, 80);
    assert!(narrow.contains("▸B►│") && !narrow.contains('['), "{narrow}");
    let lying = "SE1 301:./.|312:./b>|323:./G>|345:./M>|L:./. BGM B - - 1 - *";
    let stunned = inside(lying, Bandit::Belle, 120);
    assert!(stunned.contains("[*b»]"), "{stunned}");
    for bandit in Bandit::ALL {
        let crowd = train_of(&seen(CROWD, Viewer::Onlooker), &acting(bandit), AnimationFrame::Still, 80, 24);
        let crowd = crowd.join("\n");
        assert_eq!(crowd.matches('[').count(), crowd.matches(']').count(), "{crowd}");
    }
}

#[test]
fn wide_names_do_not_push_anything_aside() {
    let view = seen(THREE, Viewer::Onlooker);
    let names = ["日本語日本語", "Ana", "日本"].map(str::to_owned);
    let translator = english();
    let plates = drawn(80, 3, |area, buffer| {
        seats::draw(&view, &names, &BeatMarks::default(), 1, &translator, area, buffer);
    });
    // A wide letter fills two cells, of which the second is blank.
    let column = |line: &String| line.find("choosing").map(|at| line[..at].chars().count());
    complain_unless(
        plates.iter().all(|line| column(line).is_some() && column(line) == column(&plates[1])),
        "one below the other",
        &plates,
    );
}

#[test]
fn an_uncoupled_wagon_rolls_away() {
    let view = seen(THREE, Viewer::Onlooker);
    let marks = BeatMarks { animation: Some(AnimationKind::Uncoupling), ..BeatMarks::default() };
    let floor = |frame| {
        line_with(&train_of(&view, &marks, AnimationFrame::Frame(frame), 80, 24), "Locomotive").to_owned()
    };
    let gap = |line: &str| line.find(" 3 ").unwrap() - line.find(" 4 ").unwrap();
    assert!(gap(&floor(2)) > gap(&floor(1)), "{}\n{}", floor(1), floor(2));
    assert!(!floor(9).contains(" 4 "), "gone: {}", floor(9));
}

#[test]
fn plates_show_own_values_and_only_count_the_others() {
    let view = seen("SE1 367:./B>|L:./G>M> BGM G B:301+312,G:323 - 4 - *", Viewer::Seat(Seat::FIRST));
    let names = ["Ana", "bot", "bot"].map(str::to_owned);
    let translator = english();
    let plates = drawn(80, 3, |area, buffer| {
        seats::draw(&view, &names, &BeatMarks::default(), 1, &translator, area, buffer);
    });
    complain_unless(plates[0].contains("Ana") && plates[0].contains("◆ 301 312"), "own values", &plates);
    complain_unless(
        plates[1].contains('◆') && !plates[1].contains("323"),
        "others' values are hidden",
        &plates,
    );
    complain_unless(plates[1].contains('★'), "the First Player is marked", &plates);
}

#[test]
fn the_hand_shows_cards_slots_and_what_the_card_does() {
    let (translator, view) = (english(), seen(SEVEN, Viewer::Seat(Seat::FIRST)));
    let mut choice = PickedProgram::new(Seat::FIRST, &view, None);
    for key in [Key::Letter('h'), Key::Letter('4')] {
        assert_eq!(choice.press(key, &translator), None);
    }
    let hand = |choice: &PickedProgram| {
        drawn(80, hand::HEIGHT, |area, buffer| {
            hand::draw(choice, "Ana (Belle)", "◆ 301", &translator, area, buffer);
        })
    };
    let screen = hand(&choice);
    complain_unless(screen[0].contains("Ana (Belle)") && screen[0].contains("◆ 301"), "whose hand", &screen);
    complain_unless(
        [" m ", " c ", " t ", " s ", " r ", " h "].iter().all(|key| screen[1].contains(key)),
        "keys",
        &screen,
    );
    complain_unless(screen[6].contains("Shoot: the first one you see"), "the card in focus", &screen);
    complain_unless(words(&screen[8])[..5] == ["│", "Horse", "││", "Shoot", "││"], "the slots", &screen);
    choice.press(Key::Letter('s'), &translator);
    let screen = hand(&choice);
    complain_unless(screen[6].contains("There is only one Shoot card"), "why not", &screen);
    choice.press(Key::Backspace, &translator);
    assert_eq!(choice.picked, [super_express::Card::Horse]);
}

#[test]
fn a_card_of_an_expansion_not_in_play_is_refused_with_a_sentence() {
    let (translator, view) = (english(), seen(THREE, Viewer::Seat(Seat::FIRST)));
    let mut choice = PickedProgram::new(Seat::FIRST, &view, None);
    choice.press(Key::Letter('r'), &translator);
    assert!(choice.picked.is_empty());
    assert_eq!(choice.notice.as_deref(), Some("Reflex is in nobody's hand: that expansion is not in play."));
}

#[test]
fn the_hand_over_says_whom_the_keyboard_goes_to() {
    let to = NextPlayer {
        name: "Ana".to_owned(),
        address: "Ana (Belle)".to_owned(),
        others_may_come_first: false,
    };
    let screen = drawn(80, 10, |area, buffer| handover::draw(&to, &english(), area, buffer));
    complain_unless(
        screen.iter().any(|line| line.contains("Pass the keyboard to Ana (Belle).")),
        "to whom",
        &screen,
    );
    complain_unless(screen.iter().any(|line| line.contains("when only Ana is looking")), "when", &screen);
}

#[test]
fn the_end_tells_who_won_and_what_became_of_the_others() {
    let view = seen("SE1 367:./.|L:./G> BGM G B:301+312,G:323 - 4 - G+last", Viewer::Onlooker);
    let fate = |bandit, by, round, rule| Fate { bandit, by, round, rule: RuleId(rule) };
    let fates = [
        fate(Bandit::Mei, Cause::Shot, 1, "SE-SHOOT-09"),
        fate(Bandit::Belle, Cause::Uncoupled, 2, "SE-UNCOUPLE-02"),
    ];
    let end = EndPage {
        view: &view,
        names: &["Ana", "Rui", "bot"].map(str::to_owned),
        fates: &fates,
        verdict: Some(("Ghost is the last one aboard and wins!", RuleId("SE-END-01"))),
        again: "saloon play super-express --seed 7 --seats 3",
        kept: None,
    };
    let screen = drawn(80, 14, |area, buffer| end::draw(&end, &english(), area, buffer));
    complain_unless(screen[0].contains("★ Ghost is the last one aboard and wins! ★"), "who", &screen);
    complain_unless(screen[1].contains("SE-END-01"), "why", &screen);
    complain_unless(
        words(&screen[3]) == ["G", "Ghost", "Rui", "◆", "323", "won"],
        "the winner first",
        &screen,
    );
    complain_unless(
        screen[4].contains("◆ 301 312  lost with the wagon in round 2 SE-UNCOUPLE-02"),
        "fates",
        &screen,
    );
    complain_unless(screen[5].contains("shot off the train in round 1 SE-SHOOT-09"), "fates", &screen);
}
