//! The questions of the game.

use crate::TrainHeist;
use crate::decision::Decision;
use crate::rules::wanted;
use crate::state::{DecisionStep, Encounters, Phase, Stage, State};
use game::Group;
use std::fmt;

/// What a cowboy is asked. A view holds the seat in `asked`, and the answers in `legal`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Question {
    /// What do you do?
    Action,
    /// Which card moves the horse?
    HorseCard,
    /// Where does the horse go?
    HorseTo,
    /// Which loot do you take?
    LootTiles,
    /// Which cards do you play for it?
    LootCards,
    /// What do the Wilds stand for?
    Naming,
    /// Which loot do you drop off?
    Bring,
    /// Which tiles stay by the town?
    Lay,
    /// Which cards do you play for an ability?
    Use,
    /// Which switch do you flip?
    Switch,
    /// Where does the Sheriff go?
    Sheriff,
    /// Which cards do you offer?
    Offer,
    /// What do you give back for the cards you are offered?
    Answer,
    /// Which keys do you use?
    Keys,
    /// Where does this tile go?
    Load,
    /// Where does the new tile go?
    Fill,
    /// Do you hold the Hangman back?
    Hangman,
    /// Which cards do you discard?
    Discard,
    /// Which cards does a prisoner throw away?
    DiscardInJail,
    /// Do you swap a card?
    Swap,
    /// Which title do you take?
    Title,
}

impl Question {
    /// The question of a state, `None` where no seat is asked. No other code decides what is asked.
    pub(crate) fn of(game: &TrainHeist, state: &State) -> Option<Question> {
        if wanted::next_to_earn(game, state).is_some() {
            return Some(Question::Title);
        }
        Some(match state.phase {
            Phase::Acting(step) => match step {
                DecisionStep::Choosing => Question::Action,
                DecisionStep::HorseCard { .. } => Question::HorseCard,
                DecisionStep::HorseTo { .. } => Question::HorseTo,
                DecisionStep::LootTiles => Question::LootTiles,
                DecisionStep::LootCards { .. } => Question::LootCards,
                DecisionStep::LootNaming { .. } => Question::Naming,
                DecisionStep::DropTiles => Question::Bring,
                DecisionStep::Laying { .. } => Question::Lay,
                DecisionStep::AbilityCards { .. } => Question::Use,
                DecisionStep::FarSwitch { .. } => Question::Switch,
                DecisionStep::Sheriff => Question::Sheriff,
                DecisionStep::Offering { .. } => Question::Offer,
                DecisionStep::Answering { .. } => Question::Answer,
                DecisionStep::EscapeKeys => Question::Keys,
            },
            Phase::Rolling(Encounters { stage, .. }) => match stage {
                Stage::Hangman { .. } => Question::Hangman,
                Stage::Loading => Question::Load,
                Stage::Filling { drawn: Some(_) } => Question::Fill,
                Stage::Filling { drawn: None } | Stage::Event | Stage::Town => return None,
            },
            Phase::Discarding if state.is_jailed(game, state.turn.seat) => Question::DiscardInJail,
            Phase::Discarding => Question::Discard,
            Phase::Swapping => Question::Swap,
            Phase::Departing | Phase::Over(_) => return None,
        })
    }

    /// The id of the message that asks it.
    pub const fn message_id(self) -> &'static str {
        match self {
            Question::Action => "ask-action",
            Question::HorseCard => "ask-horse-card",
            Question::HorseTo => "ask-horse-to",
            Question::LootTiles => "ask-loot-tiles",
            Question::LootCards => "ask-loot-cards",
            Question::Naming => "ask-naming",
            Question::Bring => "ask-bring",
            Question::Lay => "ask-lay",
            Question::Use => "ask-use",
            Question::Switch => "ask-turn",
            Question::Sheriff => "ask-send",
            Question::Offer => "ask-give",
            Question::Answer => "ask-answer",
            Question::Keys => "ask-keys",
            Question::Load => "ask-load",
            Question::Fill => "ask-fill",
            Question::Hangman => "ask-hold",
            Question::Discard => "ask-discard",
            Question::DiscardInJail => "ask-discard-jail",
            Question::Swap => "ask-swap",
            Question::Title => "ask-earn",
        }
    }
}

/// Writes the id of its message, without `ask-`.
impl fmt::Display for Question {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.message_id().trim_start_matches("ask-"))
    }
}

impl Decision {
    /// Its part in a list of choices.
    pub const fn group(self) -> Group {
        match self {
            Decision::Loot
            | Decision::Drop
            | Decision::Flip(_)
            | Decision::Trade(_)
            | Decision::TakeBullet
            | Decision::Search
            | Decision::Escape => Group::Act,
            Decision::Move(_) | Decision::Jump(_) | Decision::Horse(_) => Group::Go,
            Decision::SpendBullet | Decision::Play(_) | Decision::Mount(_) | Decision::Dismount => {
                Group::Free
            }
            Decision::End | Decision::Keep | Decision::LetHang => Group::End,
            _ => Group::Choose,
        }
    }
}
