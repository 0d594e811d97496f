//! Every planned decision is legal, whatever ability the bot has.

use super::Policy;
use crate::TrainHeist;
use crate::setup::Setup;
use crate::state::{Phase, Skill, Title};
use crate::wanted::Wanted;
use game::{Catalogued, Game, Quick, Silent, Viewed, Viewer};

#[test]
fn whatever_is_planned_can_be_done() {
    let game = TrainHeist::new(Setup { wanted_cards: 0, ..TrainHeist::default_setup(2) }).unwrap();
    for (skill, seed) in (0..game.edition().wanted.len()).cycle().zip(0..90) {
        let mut luck = Quick::new(seed);
        let mut state = game.deal(&mut luck, &mut Silent);
        while let Some(seat) = game.asked(&state).awaits.lowest() {
            state.cowboy_mut(seat).title = Some(Title { card: Wanted::new(skill), skill: Skill::Ready });
            let view = game.view(&state, Viewer::Seat(seat));
            let imagined = game.imagined(&view, &mut luck);
            let question = view.question.unwrap();
            let policy = Policy { game: &game, state: imagined, seat, question, legal: &view.legal };
            if let Phase::Acting(step) = state.phase
                && let Some(planned) = policy.act(step)
            {
                assert!(view.legal.contains(&planned), "{planned:?} in {step:?} with skill {skill}");
            }
            let decision = policy.decide().unwrap();
            game.decide(&mut state, seat, decision, &mut luck, &mut Silent);
        }
    }
}
