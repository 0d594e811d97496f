//! What a bandit's cards would do if all others did nothing.

use game::{Game, Notation, Positions, Seat, Viewed, Viewer};
use super_express::{Bandit, Card, Foreseen, SuperExpress, View};

/// The view of a bandit's seat on a position.
fn seen(line: &str, bandit: Bandit) -> (SuperExpress, View) {
    let position = SuperExpress::read_position(line).unwrap();
    let game = SuperExpress::new(SuperExpress::setup_of(&position)).unwrap();
    let state = game.state_of(&position).unwrap();
    let seat = game.seat_of(bandit).unwrap_or(Seat::FIRST);
    let view = game.view(&state, Viewer::Seat(seat));
    (game, view)
}

fn told(game: &SuperExpress, foreseen: &[Foreseen]) -> Vec<String> {
    let events = foreseen.iter().flat_map(|foreseen| &foreseen.events);
    events.map(|event| game.write_event(event)).collect()
}

const CALM: &str = "SE1 301:./.|312:./B>|323:./G>|345:./M<|L:./. BGM B - - 1 - *";

#[test]
fn everybody_else_stands_still() {
    let (game, view) = seen(CALM, Bandit::Belle);
    let foreseen = game.foresee(&view, Bandit::Belle, &[Card::Shoot, Card::ChangeFloor, Card::Move]);
    let expected = [
        "B reveals s",
        "B shoots G",
        "G is pushed to 1 inside rear",
        "B reveals c",
        "B climbs to 3 roof rear",
        "B reveals m",
        "B moves to 2 roof rear",
    ];
    assert_eq!(told(&game, &foreseen), expected);
    assert_eq!(foreseen[0].train.pieces().count(), 3);
    assert!(foreseen.iter().all(|foreseen| !foreseen.is_lost(Bandit::Belle)));
    let back = game.foresee(&view, Bandit::Belle, &[Card::Turn, Card::Move, Card::ChangeFloor]);
    assert_eq!([0, 1, 2].map(|at| back[at].is_lost(Bandit::Belle)), [false, true, true]);
    assert_eq!(game.foresee(&view, Bandit::Belle, &[Card::Shoot])[..], foreseen[..1]);
    assert!(game.foresee(&view, Bandit::Belle, &[]).is_empty());
    assert!(
        game.foresee(&view, Bandit::Belle, &[Card::Move, Card::Move]).is_empty(),
        "there is one copy of each"
    );
    assert!(game.foresee(&view, Bandit::Doc, &[Card::Move]).is_empty(), "Doc does not play");
}

#[test]
fn a_bandit_that_falls_off_does_nothing_more_unless_its_horse_comes() {
    let (game, view) = seen("SE1 301:./B<|312:./.|323:./G>|345:./M<|L:./. BGM B - H 1 - *", Bandit::Belle);
    let cards = [Card::Move, Card::Horse, Card::Turn];
    let expected = [
        "B reveals m",
        "B leaves by walk",
        "B reveals h",
        "B is rescued to L inside front",
        "B reveals t",
        "B turns rear",
    ];
    assert_eq!(told(&game, &game.foresee(&view, Bandit::Belle, &cards)), expected);
    let fallen = ["B reveals m", "B is out by walk"];
    assert_eq!(
        told(&game, &game.foresee(&view, Bandit::Belle, &[Card::Move, Card::Turn, Card::Horse])),
        fallen
    );
    assert_eq!(
        told(&game, &game.foresee(&view, Bandit::Belle, &[Card::Move])),
        fallen,
        "no other card is known yet"
    );
}

#[test]
fn a_time_traveller_begins_again() {
    let (game, view) = seen("SE1 301:./.|312:./.|323:./G>|345:./M<|L:./B> BGM B - T 1 - *", Bandit::Belle);
    let foreseen = game.foresee(&view, Bandit::Belle, &[Card::Turn, Card::ChangeFloor, Card::Move]);
    assert_eq!(foreseen.len(), 3);
    let foreseen = game.foresee(&view, Bandit::Belle, &[Card::Move, Card::Turn, Card::ChangeFloor]);
    let cards: String = foreseen.iter().map(|foreseen| foreseen.card.to_string()).collect();
    assert_eq!(cards, "mmtc");
}

#[test]
fn sight_goes_over_the_stunned_to_the_first_one_standing() {
    let (game, view) =
        seen("SE1 301:./.|356:./.|312:./B>|323:./g>|345:./M<|L:./T> BGMT B - - 1 - *", Bandit::Belle);
    let sight = game.sight(&view, Bandit::Belle);
    assert_eq!((sight.over, sight.target), (vec![Bandit::Ghost], Some(Bandit::Mei)));
    assert_eq!(game.sight(&view, Bandit::Mei).target, Some(Bandit::Belle));
    assert_eq!(game.sight(&view, Bandit::Tuco).target, None);
    assert_eq!(game.sight(&view, Bandit::Ghost).target, Some(Bandit::Mei), "once it is on its feet");
}
