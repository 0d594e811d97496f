//! Views say what is asked, so that no reader has to guess it.

use super::{viewers, walk::games};
use crate::{
    contract::{Beat, TestSupport},
    seat::Viewer,
};

/// Every viewer reads the same question where a seat is awaited, and none elsewhere; those who may decide something read
/// it in words, and their choices are their decisions, group by group.
pub fn views_say_what_is_asked<G: TestSupport>(setups: &[G::Setup]) {
    for mut game in games::<G>(setups, 1) {
        while let Some(Beat { after: state, .. }) = game.next() {
            let game = game.game();
            let awaits = game.asked(&state).awaits;
            let asked = G::question(&game.view(&state, Viewer::Onlooker));
            assert_eq!(asked.is_some(), !awaits.is_empty(), "{asked:?} is asked of {awaits:?}");
            if let Some((seats, question)) = asked {
                assert!(awaits.iter().all(|seat| seats.contains(seat)), "{question} is for {seats:?}");
            }
            for viewer in viewers(game) {
                let view = game.view(&state, viewer);
                assert_eq!(G::question(&view), asked, "{viewer:?}");
                let decisions = G::decisions(&view);
                assert_eq!(
                    G::prompt(&view).is_some(),
                    !decisions.is_empty(),
                    "{viewer:?} is asked {asked:?}"
                );
                let choices = G::choices(&view);
                assert!(choices.is_sorted_by_key(|choice| choice.group));
                assert_eq!(choices.len(), decisions.len());
                assert!(decisions.iter().all(|decision| choices.iter().any(|it| it.decision == *decision)));
            }
        }
    }
}
