//! What lies beside the maps: the meters, the events, the Wanted Cards.

use super::Scene;
use crate::boards::train_heist::drawn;
use game::{Message, Seat};
use maud::{Markup, html};
use train_heist::EventCard;

impl Scene<'_> {
    /// What the meters show.
    pub(super) fn meters(&self) -> [Markup; 5] {
        let (view, edition) = (self.view, self.edition);
        let said = |id, number: u8| self.speech.say(&Message::new(id).number("count", number.into()));
        let meter = |id: &str, shown: Markup| html! { span id=(id) class="th-meter" { (shown) } };
        [
            meter(
                "meter-speed",
                drawn::speed_meter(view.speed, edition.top_speed, &said("meter-speed", view.speed)),
            ),
            meter(
                "meter-heist",
                drawn::heist_meter(
                    view.score,
                    view.agreed().goal,
                    edition.zones,
                    20,
                    &said("meter-heist", view.score),
                ),
            ),
            meter(
                "meter-hangman",
                drawn::hangman(edition.knots, view.hangman, &said("meter-hangman", view.hangman)),
            ),
            meter(
                "meter-bullets",
                drawn::bullets(view.bullets, edition.bullets, &said("meter-bullets", view.bullets)),
            ),
            meter("meter-events", self.events(&said("meter-events", view.events))),
        ]
    }

    /// The last event, and how many are left.
    fn events(&self, left: &str) -> Markup {
        html! {
            span class="th-events" {
                @match self.view.played.last() {
                    Some(&last) => (drawn::event(last, &self.event_name(last))),
                    None => (drawn::event_back()),
                }
                (left)
            }
        }
    }

    fn event_name(&self, card: EventCard) -> String {
        let kind = self.edition.events.iter().find(|kind| kind.card == card);
        kind.map_or_else(String::new, |kind| kind.name.spoken_in(self.speech.language().tag()).to_owned())
    }

    /// The Wanted Cards that can be earned, and those that were.
    pub(super) fn posters(&self) -> Markup {
        let language = self.speech.language().tag();
        let earned = (0..self.view.cowboys.len()).filter_map(|seat| {
            let name = self.speech.word(self.view.game().colour(Seat::new(seat)).message_id());
            Some((self.view.title_of(Seat::new(seat))?, name))
        });
        let head = self.speech.word("poster-head");
        html! {
            details id="posters" class="th-posters bill" {
                summary { (self.speech.word("words-wanted")) " (" (self.view.wanted.len()) ")" }
                @for card in self.view.wanted.iter() {
                    @let card = &self.edition.wanted[card.number()];
                    (drawn::poster(&head, card.title.spoken_in(language), card.deed.spoken_in(language), Some(card.skill.spoken_in(language)), "ready"))
                }
                @for (card, name) in earned {
                    (drawn::poster(&name, card.title.spoken_in(language), card.skill.spoken_in(language), None, "taken"))
                }
            }
        }
    }
}
