//! Why a game ended as it did.

use game::{Game, Luck, Positions, Quick, Silent, TestSupport, Viewed, Viewer};
use super_express::{Bandit, Reason, SuperExpress, Verdict, View, Wagon};

fn ended(line: &str) -> View {
    let position = SuperExpress::read_position(line).unwrap();
    let game = SuperExpress::new(SuperExpress::setup_of(&position)).unwrap();
    game.view(&game.state_of(&position).unwrap(), Viewer::Onlooker)
}

#[test]
fn each_ending_has_its_rule() {
    let why = |line: &str| ended(line).reason().unwrap();
    let last = why("SE1 301:./.|L:B>/. BGM B G:312+345,M:367 - 4 - B+last");
    assert_eq!((last.rule().0, last), ("SE-END-01", Reason::LastAboard));
    let nobody = why("SE1 301:./.|L:./. BGM B G:312+345,M:367 - 4 - 0");
    assert_eq!((nobody.rule().0, nobody), ("SE-END-03", Reason::NobodyLeft));
    let most = why("SE1 L:B>/M< BGM B B:323,G:301,M:367+389 - 4 - M+loot");
    assert_eq!((most.rule().0, most), ("SE-END-05", Reason::MostTreasures { count: 2 }));
    let richest = why("SE1 L:B>/M< BGM B B:323,G:312+345,M:367 - 4 - M+loot");
    let others = vec![Bandit::Belle];
    assert_eq!(richest, Reason::RichestTreasure { count: 1, others, treasure: Wagon::read("367").unwrap() });
    assert_eq!(richest.rule().0, "SE-END-06");
    assert_eq!(ended("SE1 301:./.|312:./B>|323:./G>|345:./M<|L:./. BGM B - - 1 - *").reason(), None);
}

#[test]
fn the_reason_fits_every_game() {
    let mut by_treasures = 0;
    for (seed, setup) in (0..).zip(SuperExpress::samples().into_iter().cycle().take(400)) {
        let game = SuperExpress::new(setup).unwrap();
        let mut luck = Quick::new(seed);
        let mut state = game.deal(&mut luck, &mut Silent);
        while let Some(seat) = game.asked(&state).awaits.lowest() {
            let mut legal = Vec::new();
            game.legal(&state, seat, &mut legal);
            let decision = luck.pick(&legal).unwrap();
            game.play(&mut state, seat, decision, &mut luck, &mut Silent).unwrap();
        }
        let view = game.view(&state, Viewer::Onlooker);
        let reason = view.reason().unwrap();
        let aboard: Vec<Bandit> = view.train.pieces().map(|piece| piece.bandit).collect();
        let wealth = |bandit: Bandit| {
            let treasures = view.treasures(bandit);
            (treasures.len(), treasures.iter().map(|wagon| wagon.value()).max())
        };
        match (view.result, &reason) {
            (Verdict::Last(winner), Reason::LastAboard) => assert_eq!(aboard, [winner]),
            (Verdict::Nobody, Reason::NobodyLeft) => assert!(aboard.is_empty()),
            (Verdict::Loot(winner), Reason::MostTreasures { count }) => {
                by_treasures += 1;
                assert!(aboard.iter().all(|&other| other == winner || wealth(other).0 < *count));
            }
            (Verdict::Loot(winner), Reason::RichestTreasure { others, treasure, .. }) => {
                by_treasures += 1;
                assert!(others.iter().all(|&other| wealth(other) < wealth(winner)));
                assert_eq!(wealth(winner).1, Some(treasure.value()));
            }
            (result, reason) => panic!("{result:?} because {reason:?}"),
        }
    }
    assert!(by_treasures > 10, "{by_treasures}");
}
