//! Train Heist as a game of [`turns`](crate::play::turns).

use crate::play::translator::Translator;
use crate::play::turns::{CardPicks, CommandWord, TurnCommand, TurnGame};
use game::{EndReport, Message, Seat};
use train_heist::{Card, Cards, Decision, Question, TrainHeist, View};

/// A part of the table that can be shown alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::play) enum TablePart {
    Map,
    Train,
    People,
    Wanted,
}

impl TurnGame for TrainHeist {
    const PICKS_CARDS: bool = true;

    type Part = TablePart;

    fn words() -> Vec<CommandWord<TablePart>> {
        vec![
            ("plain-words-map", "map", TurnCommand::Show(TablePart::Map)),
            ("plain-words-train", "train", TurnCommand::Show(TablePart::Train)),
            ("plain-words-table", "table", TurnCommand::Show(TablePart::People)),
        ]
    }

    fn game_of(view: &View) -> &TrainHeist {
        view.game()
    }

    fn piece(&self, seat: Seat, translator: &Translator) -> String {
        translator.term(self.colour(seat).message_id())
    }

    fn end(view: &View, name: impl Fn(Seat) -> String) -> Option<EndReport> {
        view.end(name)
    }

    /// Cards, or the name of a space before its description, so that a narrow column cuts off the description instead.
    fn short(view: &View, decision: Decision, says: &str, written: &str, translator: &Translator) -> String {
        let rest = written.split_once(' ').map_or("", |(_, rest)| rest);
        match decision {
            Decision::Pay(_) | Decision::Use(_) | Decision::Keys(_) | Decision::Hold(_) => rest.to_owned(),
            // The description is the place alone: only boarding and leaving need a verb.
            Decision::Move(to) | Decision::To(to) | Decision::Send(to)
                if !boards_or_leaves(view, decision) =>
            {
                format!("{rest}: {}", translator.phrase(&view.game().edition().site(to).the))
            }
            Decision::Move(_)
            | Decision::Jump(_)
            | Decision::Mount(_)
            | Decision::Horse(_)
            | Decision::Trade(_) => format!("{rest}: {says}"),
            _ => says.to_owned(),
        }
    }

    fn card_picks(view: &View) -> Option<CardPicks<Decision>> {
        let (asked, _) = picking(view)?;
        let cards = hand(view).into_iter().map(|card| (card.message(), card.to_string())).collect();
        let others = view.legal.iter().copied().filter(|&decision| decision == Decision::Refuse).collect();
        Some(CardPicks { asked, cards, others })
    }

    fn pick_cards(view: &View, picked: &[usize]) -> Option<Decision> {
        let ((_, decision), hand) = (picking(view)?, hand(view));
        Some(decision(picked.iter().fold(Cards::NONE, |cards, &at| cards.with(hand[at]))))
    }
}

/// Does this decision lead from one map to the other?
fn boards_or_leaves(view: &View, decision: Decision) -> bool {
    let own = view.own();
    matches!(decision, Decision::Move(to) if own.is_some_and(|own| own.at.is_aboard() != to.is_aboard()))
}

/// A decision about cards.
type CardsDecision = fn(Cards) -> Decision;

/// For a question that any cards of the hand can answer: its text, and the decision that holds the cards.
fn picking(view: &View) -> Option<(Message, CardsDecision)> {
    Some(match view.question? {
        Question::Discard | Question::DiscardInJail => {
            (Message::new("heist-pick-discard"), Decision::Discard)
        }
        Question::Offer => (Message::new("heist-pick-give"), Decision::Give),
        Question::Answer => {
            let offered = view.offered()?;
            (Message::new("heist-pick-accept").text("cards", offered.to_string()), Decision::Accept)
        }
        _ => return None,
    })
}

/// The viewer's own cards.
fn hand(view: &View) -> Vec<Card> {
    view.own().map(|own| own.hand.known()).unwrap_or_default().iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::turns::read;
    use catalog::Language;

    #[test]
    fn words_of_both_languages_are_understood_and_the_rest_are_decisions() {
        let english = Translator::of::<TrainHeist>(Language::English).unwrap();
        let portuguese = Translator::of::<TrainHeist>(Language::Portuguese).unwrap();
        let read = read::<TrainHeist>;
        assert_eq!(read(" ? ", &english), TurnCommand::Help);
        assert_eq!(read("rules th-loot-05", &english), TurnCommand::Rule("TH-LOOT-05".to_owned()));
        assert_eq!(read("Undo", &english), TurnCommand::Undo);
        assert_eq!(read("desfazer", &portuguese), TurnCommand::Undo);
        assert_eq!(read("mapa", &portuguese), TurnCommand::Show(TablePart::Map));
        assert_eq!(read("log", &portuguese), TurnCommand::Log);
        assert_eq!(read("sair", &portuguese), TurnCommand::Quit);
        assert_eq!(read("move townA", &english), TurnCommand::Decision("move townA".to_owned()));
        assert_eq!(
            read("next", &english),
            TurnCommand::Decision("next".to_owned()),
            "nobody else is ever asked"
        );
        assert_eq!(read("", &english), TurnCommand::Nothing);
    }
}
