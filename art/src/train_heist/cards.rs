//! Cards, tiles and meters beside the maps, and the loot on the maps.

use super::curve::{Point, short};
use maud::{Markup, html};
use train_heist::{Card, CountsAs, Direction, EventCard, Need, Suit};

/// A Poker Card; a Wild shows `name`. With an empty name it is hidden from screen readers, because the text beside it says what
/// it is.
pub fn card(card: Card, name: &str) -> Markup {
    let face = match (card.suit(), card.number()) {
        (Some(suit), Some(number)) => suited(suit, number),
        _ => {
            let size = (64.0 / name.chars().count().max(4) as f32).min(13.0);
            html! {
                use href="#th-card-wild" width="60" height="84" {}
                text class="qt" x="30" y="70" font-size=(short(size)) fill="var(--th-ink)" { (name) }
            }
        }
    };
    let suit = card.suit().map_or('W', Suit::letter);
    let (role, label, hidden) = aria_of(name);
    html! {
        svg class={ "th-card suit-" (suit) } viewBox="0 0 60 84" role=[role] aria-label=[label] aria-hidden=[hidden] { (face) }
    }
}

fn suited(suit: Suit, number: u8) -> Markup {
    let drawing = format!("#th-suit-{}", suit.letter());
    let shown = if number == 1 { "A".to_owned() } else { number.to_string() };
    // Pips in rows of five.
    let row = |count: u8, y: f32| {
        let left = 30.0 - f32::from(count.saturating_sub(1)) * 2.5;
        (count > 0).then(|| {
            format!("M{} {}h{}", short(left), short(y), short((f32::from(count) - 1.0) * 5.0 + 0.01))
        })
    };
    let pips: String =
        [row(number.min(5), 69.0), row(number.saturating_sub(5), 74.0)].into_iter().flatten().collect();
    html! {
        use href="#th-card" width="60" height="84" {}
        text class="qt th-rank" x=(if number == 10 { "18" } else { "15" }) y="24" { (shown) }
        use href=(drawing) x="34" y="8" width="17.3" height="17.3" {}
        use href=(drawing) x="16" y="31" width="28.3" height="28.3" {}
        path class="pips" d=(pips) {}
    }
}

/// A Poker Card from behind.
pub fn card_back() -> Markup {
    html! { svg class="th-card" viewBox="0 0 60 84" aria-hidden="true" { use href="#th-card-back" width="60" height="84" {} } }
}

/// A Loot Tile on a page.
pub fn tile(need: Need, name: &str) -> Markup {
    let (role, label, hidden) = aria_of(name);
    html! {
        svg class="th-tile" viewBox="0 0 64 56" role=[role] aria-label=[label] aria-hidden=[hidden] { (tile_face(need)) }
    }
}

/// The attributes `role`, `aria-label` and `aria-hidden` of a drawing: one without a name is hidden.
fn aria_of(name: &str) -> (Option<&str>, Option<&str>, Option<&str>) {
    if name.is_empty() { (None, None, Some("true")) } else { (Some("img"), Some(name), None) }
}

/// The cards that a Loot Tile asks for: suits as two over one, or small cards.
fn tile_face(need: Need) -> Markup {
    let suits = |counts: [u8; 3]| -> Vec<char> {
        let all = Suit::ALL
            .into_iter()
            .zip(counts)
            .flat_map(|(suit, count)| std::iter::repeat_n(suit.letter(), count.into()));
        let mut letters: Vec<char> = all.collect();
        // The odd one is drawn below.
        if letters.len() == 3 && letters[1] == letters[2] && letters[0] != letters[1] {
            letters.rotate_left(1);
        }
        letters
    };
    let places = [("8", "5"), ("33", "5"), ("20.5", "28")];
    html! {
        use href="#th-tile" width="64" height="56" {}
        @match need {
            Need::Suits(counts) => {
                @for (letter, (x, y)) in suits(counts).into_iter().zip(places) {
                    use href={ "#th-suit-" (letter) } x=(x) y=(y) width="23" height="23" {}
                }
            }
            Need::Straight | Need::TwoPairs | Need::ThreeOfAKind => {
                use href={ "#th-need-" (need.word()) } width="64" height="56" {}
            }
        }
    }
}

/// What a card counts as: a suit or a number.
pub fn part(part: CountsAs) -> Markup {
    html! {
        @match part {
            CountsAs::Suit(suit) => { svg class="th-part" viewBox="0 0 24 24" aria-hidden="true" { use href={ "#th-suit-" (suit.letter()) } width="24" height="24" {} } },
            CountsAs::Number(1) => { b class="th-part" { "A" } },
            CountsAs::Number(number) => { b class="th-part" { (number) } },
        }
    }
}

/// A stack of loot on a square of a map: the top tile is readable, the others are counted. Takes its centre and the width of a
/// tile.
pub(super) fn stack(id: &str, needs: &[Need], [x, y]: [f32; 2], wide: f32, name: &str) -> Markup {
    let high = wide * 0.875;
    let below = needs.len().saturating_sub(1).min(3);
    let (left, top) = (x - wide / 2.0, y - high / 2.0);
    let (role, label, hidden) = aria_of(name);
    html! {
        g id=(id) class="stack" role=[role] aria-label=[label] aria-hidden=[hidden] {
            @for under in (1..=below).rev() {
                @let off = under as f32 * 3.2;
                use href="#th-tile-back" x=(short(left + off)) y=(short(top - off)) width=(short(wide)) height=(short(high)) {}
            }
            @if let Some(&need) = needs.last() {
                svg x=(short(left)) y=(short(top)) width=(short(wide)) height=(short(high)) viewBox="0 0 64 56" { (tile_face(need)) }
            }
            @if needs.len() > 1 { (count(needs.len(), [x + wide / 2.0 + 1.0, y - high / 2.0 + 1.0], 1.0)) }
        }
    }
}

/// A number in a disc of this size.
pub(super) fn count(number: usize, [x, y]: [f32; 2], size: f32) -> Markup {
    let place = Point::new(x, y).translate();
    let place = if size < 1.0 { format!("{place} scale({size})") } else { place };
    html! { g class="count" transform=(place) { circle r="8.5" {} text y="4" { (number) } } }
}

/// The drawing of an Event Card, by its effect; `name` is its accessible name.
pub fn event(card: EventCard, name: &str) -> Markup {
    let class = match card {
        EventCard::SpeedUp => "speed",
        EventCard::Cherokee(_) => "cherokee",
        EventCard::TrackSwitched => "switched",
        EventCard::Sheriff(..) => "sheriff",
    };
    html! {
        svg class={ "th-card th-event event-" (class) } viewBox="0 0 60 84" role="img" aria-label=(name) {
            use href="#th-event" width="60" height="84" {}
            @match card {
                EventCard::SpeedUp => { use href="#th-event-speed" width="60" height="84" {} }
                EventCard::TrackSwitched => { use href="#th-event-switch" width="60" height="84" {} }
                EventCard::Cherokee(cactus) => {
                    use href="#th-event-cherokee" width="60" height="84" {}
                    circle class="q" cx="46" cy="70" r="7.5" fill="var(--th-paper)" {}
                    text class="qt" x="46" y="74" font-size="11" fill="var(--th-ink)" { (cactus.number() + 1) }
                }
                EventCard::Sheriff(way, spaces) => {
                    use href="#th-sheriff" x="15" y="17" width="30" height="42" {}
                    g transform=[(way == Direction::Right).then_some("matrix(-1 0 0 1 60 0)")] {
                        @for arrow in 0..spaces {
                            @let step = 46.0 / f32::from(spaces);
                            @let x = 7.0 + step * f32::from(arrow) + (step - 20.0) / 2.0;
                            use href="#th-event-arrow" x=(short(x)) y="57" width="20" height="18" {}
                        }
                    }
                }
            }
        }
    }
}

/// An Event Card from behind.
pub fn event_back() -> Markup {
    html! { svg class="th-card" viewBox="0 0 60 84" aria-hidden="true" { use href="#th-event-back" width="60" height="84" {} } }
}

/// The hangman's rope: a star, the knots, then the skull. The marker begins at the top knot, by the star, and moves down one
/// knot per miss; after as many misses as there are knots it is at the skull. Hidden from screen readers: its caption says the
/// same.
pub fn hangman(knots: u8, misses: u8) -> Markup {
    let at = |down: u8| 40.0 + 34.0 * f32::from(down);
    let end = at(knots);
    let twists: String = (0..((end - 24.0) / 8.0) as u8)
        .map(|twist| format!("M{} 30.5l4-5", 18 + 8 * u16::from(twist)))
        .collect();
    html! {
        svg class="th-hangman" viewBox={ "0 0 " (end + 18.0) " 46" } aria-hidden="true" {
            path class="rope-edge" d={ "M14 28H" (end) } {}
            path class="rope" d={ "M14 28H" (end) } {}
            path class="ql" d=(twists) {}
            use href="#th-star-badge" x="0" y="16" width="24" height="24" {}
            @for knot in 0..knots {
                g transform={ "translate(" (at(knot)) " 28) rotate(90)" } {
                    use href="#th-knot" x="-12" y="-8" width="24" height="16" {}
                }
            }
            use href="#th-skull" x=(end - 15.0) y="11" width="30" height="32" {}
            use href="#th-marker" x=(at(misses.min(knots)) - 10.0) y="0" width="20" height="25" {}
        }
    }
}

/// The Speed Meter, hidden from screen readers: its caption says the same.
pub fn speed_meter(speed: u8, most: u8) -> Markup {
    html! {
        ol class="th-speed" aria-hidden="true" {
            @for step in 1..=most { li class=[(step == speed).then_some("on").or((step < speed).then_some("past"))] { (step) } }
        }
    }
}

/// The Heist Meter: delivered loot, the goal, and the zones of medium and hard. Hidden from screen readers: its caption says
/// the same.
pub fn heist_meter(home: u8, goal: Option<u8>, [medium, hard]: [u8; 2], most: u8) -> Markup {
    let class = |step: u8| {
        let zone = if step >= hard {
            "hard"
        } else if step >= medium {
            "medium"
        } else {
            "easy"
        };
        let edge = if step == medium || step == hard { " zone" } else { "" };
        let full = if step <= home { " full" } else { "" };
        format!("{zone}{edge}{full}{}", if Some(step) == goal { " goal" } else { "" })
    };
    html! {
        ol class="th-heist" aria-hidden="true" {
            @for step in 1..=most { li class=(class(step)) { @if step % 5 == 0 || Some(step) == goal { span { (step) } } } }
        }
    }
}

/// Bullets, the spent ones pale.
pub fn bullets(left: u8, all: u8) -> Markup {
    html! {
        span class="th-bullets" aria-hidden="true" {
            @for bullet in 0..all {
                svg class=[(bullet >= left).then_some("spent")] viewBox="0 0 16 40" {
                    use href="#th-bullet" width="16" height="40" {}
                }
            }
        }
    }
}

/// The woodcut bust of a wanted cowboy.
pub(super) fn bust() -> Markup {
    html! { svg class="th-bust" viewBox="0 0 52 40" aria-hidden="true" { use href="#th-bust" width="52" height="40" {} } }
}

/// A Wanted poster: its heading, its title, its text, and an optional note. Its `state` can be `ready` or `taken`.
pub fn poster(head: &str, title: &str, says: &str, note: Option<&str>, state: &str) -> Markup {
    html! {
        div class={ "th-poster " (state) } {
            (bust())
            p class="poster-head" { (head) }
            h3 { (title) }
            p { (says) }
            @if let Some(note) = note { p class="poster-note" { (note) } }
        }
    }
}
