//! A seat that decides what is not asked is told what is asked, and of whom.

use catalog::{Bundle, CatalogGame, Domain, Language};
use deck_goes_west::{DeckGoesWest, Edition, Setup};
use game::{Catalogued, GameRefusal, Quick, Silent};
use train_heist::TrainHeist;

/// What is said in both languages to the seat that is asked first, or to the next one, if it decides this.
fn refused<G: CatalogGame>(setup: G::Setup, is_asked: bool, decision: &str) -> [String; 2] {
    let game = G::new(setup).unwrap();
    let state = game.deal(&mut Quick::new(1), &mut Silent);
    let asked = game.asked(&state).awaits;
    let seat = game.seats().iter().find(|&seat| asked.contains(seat) == is_asked).unwrap();
    let refusal = game.check(&state, seat, game.read(decision).unwrap()).unwrap_err();
    let message = refusal.message();
    Language::ALL.map(|language| Bundle::new(Domain::Of(G::GAME), language).say(&message))
}

/// In both languages, around the names of those who are asked.
const NOT_YOUR_TURN: [&str; 2] =
    ["It is not your turn to decide. The question is for ", "Não é a sua vez de decidir. A pergunta é para "];

#[test]
fn train_heist_says_what_is_asked_and_of_whom() {
    let refused =
        |is_asked, decision| refused::<TrainHeist>(TrainHeist::default_setup(2), is_asked, decision);
    assert_eq!(
        refused(true, "keep"),
        [
            "That is not what you are asked now: What do you do?",
            "Não é isso que se pergunta a você agora: O que você faz?"
        ]
    );
    let [english, portuguese] = refused(false, "end");
    let names = [["Red", "Green"], ["Vermelho", "Verde"]];
    let said = |at: usize, question| names[at].map(|name| format!("{}{name}: {question}", NOT_YOUR_TURN[at]));
    assert!(said(0, "What do you do?").contains(&english), "{english}");
    assert!(said(1, "O que você faz?").contains(&portuguese), "{portuguese}");
}

#[test]
fn deck_goes_west_says_what_is_asked_and_of_whom() {
    // In versus one seat after the other acts.
    let setup = Setup { mission: "discovery".to_owned(), ..DeckGoesWest::default_setup(2) };
    assert_eq!(
        refused::<DeckGoesWest>(setup.clone(), true, "stop"),
        [
            "That is not what you are asked now: What will you do?",
            "Não é isso que se pergunta a você agora: O que você vai fazer?"
        ]
    );
    let asked = setup.seats.clone();
    let name =
        |seat: &String| Edition::built_in().characters.iter().find(|it| it.id == *seat).unwrap().name.clone();
    let said = refused::<DeckGoesWest>(setup, false, "pass");
    for (sentence, language, (before, question)) in [
        (&said[0], "en", (NOT_YOUR_TURN[0], "What will you do?")),
        (&said[1], "pt-BR", (NOT_YOUR_TURN[1], "O que você vai fazer?")),
    ] {
        let expected =
            asked.iter().map(|seat| format!("{before}{}: {question}", name(seat).spoken_in(language)));
        assert!(expected.into_iter().any(|expected| expected == *sentence), "{sentence}");
    }
}
