//! Beside the maps: meters, events and Wanted Cards.

use super::Drawing;
use art::train_heist as drawn;
use game::{Message, Seat};
use maud::{Markup, html};
use train_heist::{EventCard, Mode};

impl Drawing<'_> {
    /// The meters with their captions.
    pub(super) fn meters(&self) -> [Markup; 5] {
        let (view, edition) = (self.view, self.edition);
        let said = |id, number: u8| Message::new(id).number("count", number.into());
        let goal = view.setup().goal;
        let hangman = said("meter-hangman", view.hangman).number("most", edition.knots.into());
        let meter = |goal| drawn::heist_meter(view.score, goal, edition.zones, 20);
        let (heist, drawn_heist) = match view.game().mode() {
            Mode::Cooperative | Mode::Solitaire => {
                (said("meter-heist-of", view.score).number("goal", goal.into()), meter(Some(goal)))
            }
            Mode::ScoreChallenge => (said("meter-heist", view.score), meter(None)),
            // In Versus every cowboy has points of their own, and there is no shared meter.
            Mode::Versus => (Message::new("meter-no-heist"), html! {}),
        };
        [
            self.meter(
                "meter-speed",
                &said("meter-speed", view.speed),
                &drawn::speed_meter(view.speed, edition.top_speed),
            ),
            self.meter("meter-heist", &heist, &drawn_heist),
            self.meter("meter-hangman", &hangman, &drawn::hangman(edition.knots, view.hangman)),
            self.meter(
                "meter-bullets",
                &said("meter-bullets", view.bullets),
                &drawn::bullets(view.bullets, edition.bullets),
            ),
            self.meter("meter-events", &said("meter-events", view.events), &self.last_event()),
        ]
    }

    fn meter(&self, id: &str, says: &Message, shown: &Markup) -> Markup {
        html! {
            span id=(id) class="th-meter" {
                b { (self.bundle.say(says)) }
                (shown)
            }
        }
    }

    /// The event card played last, or the back of the deck.
    fn last_event(&self) -> Markup {
        match self.view.played.last() {
            Some(&last) => drawn::event(last, &self.event_name(last)),
            None => drawn::event_back(),
        }
    }

    fn event_name(&self, card: EventCard) -> String {
        let kind = self.edition.event(card);
        kind.map_or_else(String::new, |kind| kind.name.spoken_in(self.bundle.language().tag()).to_owned())
    }

    /// The Wanted Cards still to be earned, then the earned ones with their owners.
    pub(super) fn posters(&self) -> Markup {
        let language = self.bundle.language().tag();
        let earned = (0..self.view.cowboys.len()).filter_map(|seat| {
            let name = self.bundle.word(self.view.game().colour(Seat::new(seat)).message_id());
            Some((self.view.title_of(Seat::new(seat))?, name))
        });
        let head = self.bundle.word("poster-head");
        html! {
            details id="posters" class="th-posters bill" {
                summary { (self.bundle.word("words-wanted")) " (" (self.view.wanted.len()) ")" }
                div class="th-wall" {
                    @for card in self.view.wanted.iter() {
                        @let card = &self.edition.wanted[card.number()];
                        (drawn::poster(&head, card.title.spoken_in(language), card.deed.spoken_in(language), Some(card.skill.spoken_in(language)), ""))
                    }
                    @for (card, name) in earned {
                        (drawn::poster(&name, card.title.spoken_in(language), card.skill.spoken_in(language), None, "taken"))
                    }
                }
            }
        }
    }
}
