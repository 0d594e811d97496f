//! What regions of a page are, in short: a page tells its socket what it shows, so that nothing is sent twice.

use crate::region::{Region, parcel};
use maud::Markup;
use serde::Deserialize;
use std::fmt::{self, Display, Formatter};
use std::hash::{DefaultHasher, Hash, Hasher};

/// The hashes of the regions that change, in their order.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(try_from = "String")]
pub(crate) struct Prints(Vec<u32>);

impl Prints {
    pub(crate) fn of(regions: &[&Region]) -> Prints {
        let print = |region: &&Region| {
            let mut hasher = DefaultHasher::new();
            region.print().hash(&mut hasher);
            hasher.finish() as u32
        };
        Prints(regions.iter().map(print).collect())
    }

    /// Of these regions, which may be the first of all, what is new; from now on it is known.
    pub(crate) fn news(&mut self, regions: &[&Region]) -> Markup {
        let now = Prints::of(regions);
        let known = |at: usize| now.0.get(at) == self.0.get(at);
        let new: Vec<&Region> =
            regions.iter().enumerate().filter(|(at, _)| !known(*at)).map(|(_, region)| *region).collect();
        let later = self.0.split_off(now.0.len().min(self.0.len()));
        self.0 = [now.0, later].concat();
        parcel(&new)
    }
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
    use maud::html;

    #[test]
    fn prints_tell_which_regions_are_not_the_same() {
        let regions = |board: &str| [html! { "seats" }, html! { (board) }].map(Region::of_page);
        let of = |board: &str| Prints::of(&regions(board).iter().collect::<Vec<_>>());
        let mut shown = of("four wagons");
        assert_eq!(Prints::try_from(shown.to_string()), Ok(shown.clone()));
        let now = regions("three wagons");
        assert_eq!(shown.news(&[&now[0]]).into_string(), "");
        assert_eq!(shown.news(&[&now[0], &now[1]]).into_string(), "three wagons");
        assert_eq!(shown, of("three wagons"));
        assert_eq!(Prints::default().news(&[&now[0], &now[1]]).into_string(), "seatsthree wagons");
        assert!(Prints::try_from("0123456x".to_owned()).is_err());
        assert!(Prints::try_from("é".repeat(60)).is_err());
    }
}
