//! What the catalogue needs of the game.

use crate::{Bandit, Ending, Setup, State, SuperExpress, transcript};
use game::{Catalogued, Transcripts};

/// The order in which default set-ups seat the bandits: the four of the default set-up, then the others.
const SEATED_FIRST: [Bandit; 7] =
    [Bandit::Belle, Bandit::Ghost, Bandit::Mei, Bandit::Tuco, Bandit::Cheyenne, Bandit::Django, Bandit::Doc];

impl Catalogued for SuperExpress {
    const RULES: &'static [(&'static str, &'static str)] =
        &[("en", include_str!("../RULES.md")), ("pt-BR", include_str!("../RULES.pt-BR.md"))];
    const TRANSCRIPTS: Option<Transcripts<SuperExpress>> = Some(Transcripts {
        recognizes: transcript::is_transcript,
        read: transcript::read_transcript,
        write: transcript::write_transcript,
    });

    fn default_setup(seats: u8) -> Setup {
        Setup { seats: SEATED_FIRST.into_iter().cycle().take(seats.into()).collect(), ..Setup::default() }
    }

    fn ending(&self, state: &State) -> Option<&'static str> {
        state.ending().map(Ending::word)
    }
}
