//! What regions of a page are, in short: a page tells its socket what it shows, so that nothing is sent twice.

use maud::Markup;
use serde::Deserialize;
use std::fmt::{self, Display, Formatter};
use std::hash::{DefaultHasher, Hash, Hasher};

/// The hashes of the regions that change.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(try_from = "String")]
pub(crate) struct Prints([u64; 6]);

impl Prints {
    pub(crate) fn of(regions: &[Markup; 6]) -> Prints {
        Prints(regions.each_ref().map(|region| {
            let mut hasher = DefaultHasher::new();
            region.0.hash(&mut hasher);
            hasher.finish()
        }))
    }

    /// The numbers of the regions that are not the same.
    pub(crate) fn differing(&self, other: &Prints) -> impl Iterator<Item = usize> {
        let (here, there) = (self.0, other.0);
        (0..here.len()).filter(move |&region| here[region] != there[region])
    }
}

impl Display for Prints {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|print| write!(f, "{print:016x}"))
    }
}

impl TryFrom<String> for Prints {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Prints, Self::Error> {
        let mut prints = Prints::default();
        for (at, print) in prints.0.iter_mut().enumerate() {
            let digits = text.get(at * 16..(at + 1) * 16);
            let read = digits.and_then(|digits| u64::from_str_radix(digits, 16).ok());
            *print = read.ok_or("these are no prints of a page")?;
        }
        Ok(prints)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use maud::html;

    #[test]
    fn prints_tell_which_regions_are_not_the_same() {
        let regions =
            |board: &str| [html! {}, html! { "seats" }, html! {}, html! { (board) }, html! {}, html! {}];
        let (now, then) = (Prints::of(&regions("three wagons")), Prints::of(&regions("four wagons")));
        assert_eq!(now.differing(&then).collect::<Vec<_>>(), [3]);
        assert_eq!(Prints::try_from(now.to_string()), Ok(now));
        assert!(Prints::try_from("0123".to_owned()).is_err());
        assert!(Prints::try_from("é".repeat(60)).is_err());
    }
}
