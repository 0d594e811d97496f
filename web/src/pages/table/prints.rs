//! What regions of a page are, in short: a page tells its socket what it shows, so that nothing is sent twice.

use crate::region::{Frame, Region, parcel};
use maud::{Markup, html};
use serde::Deserialize;
use std::fmt::{self, Display, Formatter};
use std::hash::{DefaultHasher, Hash, Hasher};

/// The hashes of the regions that change, in their order.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(try_from = "String")]
pub(crate) struct Prints(Vec<u32>);

impl Prints {
    /// Of frames and regions, in their order.
    pub(crate) fn of(frames: &[Frame<'_>], regions: &[Region]) -> Prints {
        let texts = frames
            .iter()
            .map(|frame| frame.kind.as_str())
            .chain(regions.iter().map(|region| &*region.markup.0));
        Prints(texts.map(print).collect())
    }

    /// Of these frames and regions, which may be the first of all, what is new; from now on it is known.
    pub(crate) fn news(&mut self, frames: &[Frame<'_>], regions: &[Region]) -> Markup {
        self.told(frames, regions, Prints::of(frames, regions))
    }

    /// The same of a moment on the way to the present: what rests comes later, unless what holds it comes anew.
    pub(crate) fn passing(&mut self, frames: &[Frame<'_>], regions: &[Region]) -> Markup {
        let mut now = Prints::of(frames, regions);
        if now.0.get(..frames.len()) == self.0.get(..frames.len()) {
            let known = now.0.iter_mut().zip(&self.0).skip(frames.len());
            for ((now, shown), _) in known.zip(regions).filter(|(_, region)| region.rests()) {
                *now = *shown;
            }
        }
        self.told(frames, regions, now)
    }

    fn told(&mut self, frames: &[Frame<'_>], regions: &[Region], now: Prints) -> Markup {
        let is_new = |at: usize| now.0.get(at) != self.0.get(at);
        let whole = frames.iter().enumerate().filter(|(at, _)| is_new(*at)).map(|(_, frame)| (frame.whole)());
        let parts = (frames.len()..).zip(regions).filter(|(at, _)| is_new(*at)).map(|(_, region)| region);
        let news = html! { @for whole in whole { (whole) } (parcel(&parts.collect::<Vec<&Region>>())) };
        let later = self.0.split_off(now.0.len().min(self.0.len()));
        self.0 = [now.0, later].concat();
        news
    }
}

fn print(text: &str) -> u32 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish() as u32
}

impl Display for Prints {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|print| write!(f, "{print:08x}"))
    }
}

impl TryFrom<String> for Prints {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Prints, Self::Error> {
        let read = |digits: &[u8]| u32::from_str_radix(std::str::from_utf8(digits).ok()?, 16).ok();
        let prints: Option<Vec<u32>> = text.as_bytes().chunks(8).map(read).collect();
        prints.map(Prints).ok_or("these are no prints of a page")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::Cell;

    #[test]
    fn prints_tell_which_regions_are_not_the_same() {
        let regions = |board: &str| [html! { "seats" }, html! { (board) }].map(Region::of_page);
        let of = |board: &str| Prints::of(&[], &regions(board));
        let mut shown = of("four wagons");
        assert_eq!(Prints::try_from(shown.to_string()), Ok(shown.clone()));
        let now = regions("three wagons");
        assert_eq!(shown.news(&[], &now[..1]).into_string(), "");
        assert_eq!(shown.news(&[], &now).into_string(), "three wagons");
        assert_eq!(shown, of("three wagons"));
        assert_eq!(Prints::default().news(&[], &now).into_string(), "seatsthree wagons");
        assert!(Prints::try_from("0123456x".to_owned()).is_err());
        assert!(Prints::try_from("é".repeat(60)).is_err());
    }

    #[test]
    fn what_rests_comes_when_nothing_happens_any_more() {
        let regions =
            |row: &str, map: &str| [Region::at_rest(html! { (row) }), Region::of_page(html! { (map) })];
        let frame = |kind: &str| [Frame { kind: kind.to_owned(), whole: Box::new(|| html! { "all" }) }];
        let mut shown = Prints::of(&frame("small"), &regions("lit", "West"));
        let way = regions("plain", "North");
        assert_eq!(shown.passing(&frame("small"), &way).into_string(), "North");
        assert_eq!(shown.news(&frame("small"), &regions("lit", "North")).into_string(), "");
        assert_eq!(shown.passing(&frame("large"), &way).into_string(), "allplain");
        assert_eq!(shown.news(&frame("large"), &regions("lit", "North")).into_string(), "lit");
    }

    #[test]
    fn a_frame_is_only_made_when_it_comes() {
        let made = Cell::new(0);
        let whole = || {
            made.set(made.get() + 1);
            html! { "the whole train" }
        };
        let frame = |kind: &str| [Frame { kind: kind.to_owned(), whole: Box::new(whole) }];
        let seats = [Region::of_page(html! { "seats" })];
        let mut shown = Prints::of(&frame("empty"), &seats);
        assert_eq!(shown.news(&frame("empty"), &seats).into_string(), "");
        assert_eq!(made.get(), 0);
        assert_eq!(shown.news(&frame("laid out"), &seats).into_string(), "the whole train");
        assert_eq!(shown.news(&frame("laid out"), &seats).into_string(), "");
        assert_eq!(made.get(), 1);
    }
}
