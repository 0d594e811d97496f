//! The texts and the standings at the end of a game.

use super::sample::view;
use super::{bundle, page::text};
use crate::boards::{Ended, EndingPanel};
use catalog::Language;
use super_express::{Bandit, Cause, Motion, SuperExpress};

const LAST: &str = "SE1 301:./.|L:B>/. BGM B G:312+345,M:367 - 4 - B+last";
const MOST: &str = "SE1 L:T</G> BGMT G B:312,G:345+356+367,T:301 - 5 - G+loot";
const RICHEST: &str = "SE1 L:B>/M< BGM B B:323,G:312+345,M:367 - 4 - M+loot";
const NOBODY: &str = "SE1 301:./.|L:./. BGM B G:312+345,M:367 - 4 - 0";

fn end(line: &str, told: &[(u16, Motion)], language: Language) -> Ended {
    let names = ["Ana", "bot", "Duda", "Eva"].map(str::to_owned);
    SuperExpress::ended(&view(line), told, &names, &bundle(language)).unwrap()
}

fn out(bandit: Bandit, round: u16, by: Cause) -> (u16, Motion) {
    (round, Motion::IsOut { bandit, by })
}

/// The headline, the sentences and the rule of an ending.
fn said(line: &str, language: Language) -> [String; 3] {
    let ended = end(line, &[], language);
    [ended.title, format!("{} {}", ended.outcome, ended.why), ended.rule.0.to_owned()]
}

/// One line per standing: `*` for the winner, then seat, fate and treasures.
fn standings(ended: &Ended) -> Vec<String> {
    let row = |standing: &crate::boards::SeatResult| {
        let mark = if standing.won { "*" } else { "" };
        let gains: Vec<String> = text(&standing.gains.0)
            .split('|')
            .map(|word| word.trim().to_owned())
            .filter(|word| !word.is_empty())
            .collect();
        format!("{mark}{} {} [{}]", standing.seat, standing.fate, gains.join(" "))
    };
    ended.standings.iter().map(row).collect()
}

#[test]
fn every_ending_has_a_headline_and_a_reason_in_english() {
    let said = |line: &str| said(line, Language::English);
    assert_eq!(
        said(LAST),
        [
            "Belle rides on alone",
            "Belle (Ana) is the last one aboard and wins! Nobody else is left on the train, and nobody is on the way back.",
            "SE-END-01"
        ]
    );
    assert_eq!(
        said(MOST),
        [
            "Ghost rides off with the gold",
            "Ghost (bot) wins on treasures! 3 treasures are more than anybody else aboard has.",
            "SE-END-05"
        ]
    );
    assert_eq!(
        said(RICHEST),
        [
            "Mei rides off with the gold",
            "Mei (Duda) wins on treasures! One treasure each for Mei and Belle: the tie goes to the single richest one, Mei's 367.",
            "SE-END-06"
        ]
    );
    assert_eq!(
        said(NOBODY),
        [
            "The train rides on empty",
            "Nobody wins. The last ones aboard are lost with their wagon.",
            "SE-END-03"
        ]
    );
}

#[test]
fn every_ending_has_a_headline_and_a_reason_in_portuguese() {
    let said = |line: &str| said(line, Language::Portuguese);
    assert_eq!(
        said(LAST)[..2],
        [
            "Belle segue viagem sozinha",
            "Belle (Ana) é a última a bordo e vence! Não há mais ninguém no trem, e ninguém está a caminho de volta."
        ]
    );
    assert_eq!(said(&LAST.replace('B', "T"))[0], "Tuco segue viagem sozinho");
    assert_eq!(
        said(RICHEST)[1],
        "Mei (Duda) vence nos tesouros! Um tesouro para Mei e também para Belle: o empate vai para o tesouro mais valioso, \
         o de Mei, 367."
    );
    assert_eq!(said(NOBODY)[1], "Ninguém vence a partida. Os últimos a bordo se perdem com o vagão.");
}

#[test]
fn everybody_is_told_what_became_of_them() {
    let told =
        [out(Bandit::Belle, 2, Cause::Shot), (3, Motion::WagonGoes), out(Bandit::Mei, 3, Cause::Uncoupled)];
    assert_eq!(
        standings(&end(MOST, &told, Language::English)),
        [
            "*1 Aboard, inside [345 356 367]",
            "3 Aboard, on the roof [301]",
            "2 Lost with the wagon of round 3 []",
            "0 Pushed off the train in round 2; the treasure does not count [312]",
        ]
    );
    assert_eq!(
        standings(&end(MOST, &told, Language::Portuguese)),
        [
            "*1 A bordo, dentro [345 356 367]",
            "3 A bordo, no teto [301]",
            "2 Perdida com o vagão da rodada 3 []",
            "0 Empurrada para fora do trem na rodada 2; o tesouro não conta [312]",
        ]
    );
    let others = [out(Bandit::Ghost, 1, Cause::Walk), out(Bandit::Mei, 4, Cause::Paradox)];
    assert_eq!(
        standings(&end(LAST, &others, Language::English)),
        [
            "*0 Aboard, on the roof []",
            "2 Lost to a time paradox in round 4 [367]",
            "1 Walked off the train in round 1 [312 345]",
        ]
    );
}

#[test]
fn the_treasure_that_decided_is_marked_and_the_picture_says_who_won() {
    let ended = end(RICHEST, &[], Language::English);
    let marked = |standing: &crate::boards::SeatResult| standing.gains.0.contains("loot-best");
    assert_eq!(ended.standings.iter().map(marked).collect::<Vec<_>>(), [true, false, false]);
    assert!(ended.picture.0.contains("aria-label=\"Mei, who won, on the roof of the Locomotive"));
    assert_eq!(ended.over, "End of the line · 4 rounds");
    let empty = end(NOBODY, &[], Language::English).picture.0;
    assert!(empty.contains("with nobody aboard") && !empty.contains("#bandit-"));
    let running = "SE1 301:./.|312:./B>|323:./G>|345:./M<|L:./. BGM B - - 1 - *";
    assert!(SuperExpress::ended(&view(running), &[], &[], &bundle(Language::English)).is_none());
}
