//! Hashes of a page's regions: a page sends them to its socket, so that no region is sent twice.

use crate::region::{BoardFrame, Region, parcel, print};
use maud::{Markup, html};
use serde::Deserialize;
use std::fmt::{self, Display, Formatter};

/// Hashes of all regions a page shows. A region's hash covers its id, so that a known hash means the same region in its place.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(try_from = "String")]
pub(crate) struct RegionHashes {
    /// The hash of the frame's kind.
    frame: Option<u32>,
    /// Regions that are sent with every beat.
    moving: Vec<u32>,
    /// Regions inside the frame that are sent only when idle, each as the hash of its id and its hash. They vanish from the
    /// page together with the region that holds them.
    resting: Vec<[u32; 2]>,
    /// Regions outside the frame that are sent only when idle. They never vanish.
    beside: Vec<u32>,
}

impl RegionHashes {
    /// The hashes of a page with this frame and all these regions.
    pub(crate) fn of(frame: &BoardFrame<'_>, regions: &[Region]) -> RegionHashes {
        let (resting, moving): (Vec<&Region>, Vec<&Region>) =
            regions.iter().partition(|region| region.rests());
        let (resting, beside): (Vec<&Region>, Vec<&Region>) =
            resting.into_iter().partition(|region| region.is_framed());
        RegionHashes {
            frame: Some(print(frame.kind)),
            moving: moving.into_iter().map(Region::print).collect(),
            resting: resting.into_iter().map(|region| [print(id_of(region)), region.print()]).collect(),
            beside: beside.into_iter().map(Region::print).collect(),
        }
    }

    /// What the page lacks of the present; records it as shown.
    pub(crate) fn news(&mut self, frame: &BoardFrame<'_>, regions: &[Region]) -> Markup {
        let now = RegionHashes::of(frame, regions);
        let news = self.compared(&now, frame, regions.iter());
        *self = now;
        news
    }

    /// What the page lacks of a beat on the way to the present; records it as shown. Resting regions are left for later, unless
    /// a whole frame contains them. A resting region that the frame does not contain at this beat counts as gone.
    pub(crate) fn passing(&mut self, frame: &BoardFrame<'_>, regions: &[Region]) -> Markup {
        let now = RegionHashes::of(frame, regions);
        let news = self.compared(&now, frame, regions.iter().filter(|region| !region.rests()));
        let mut resting = now.resting;
        if now.frame == self.frame {
            let stands = |[id, _]: &[u32; 2]| resting.iter().any(|[other, _]| other == id);
            resting = self.resting.iter().copied().filter(stands).collect();
        }
        *self = RegionHashes { resting, beside: std::mem::take(&mut self.beside), ..now };
        news
    }

    /// The frame if its kind changed, and the regions whose hashes the page does not have.
    fn compared<'r>(
        &self,
        now: &RegionHashes,
        frame: &BoardFrame<'_>,
        regions: impl Iterator<Item = &'r Region>,
    ) -> Markup {
        let whole = (now.frame != self.frame).then(|| (frame.whole)());
        let is_shown = |region: &Region| {
            let print = region.print();
            whole.is_some() && region.is_framed()
                || self.moving.contains(&print)
                || self.resting.iter().any(|[_, shown]| *shown == print)
                || self.beside.contains(&print)
        };
        let new: Vec<&Region> = regions.filter(|region| !is_shown(region)).collect();
        html! { @if let Some(whole) = &whole { (whole) } (parcel(&new)) }
    }
}

/// The id of a region: the first in its markup.
fn id_of(region: &Region) -> &str {
    let id = region.markup.0.split(" id=\"").nth(1).and_then(|rest| rest.split('"').next());
    id.expect("every region has an id by which pages find it")
}

impl Display for RegionHashes {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let written = |f: &mut Formatter<'_>, region_hashes: &[u32]| {
            region_hashes.iter().try_for_each(|print| write!(f, "{print:08x}"))
        };
        written(f, self.frame.as_slice())?;
        for region_hashes in [&self.moving, self.resting.as_flattened(), &self.beside] {
            f.write_str("-")?;
            written(f, region_hashes)?;
        }
        Ok(())
    }
}

impl TryFrom<String> for RegionHashes {
    type Error = &'static str;

    fn try_from(text: String) -> Result<RegionHashes, Self::Error> {
        let read = |digits: &[u8]| u32::from_str_radix(std::str::from_utf8(digits).ok()?, 16).ok();
        let region_hashes = |part: &str| part.as_bytes().chunks(8).map(read).collect::<Option<Vec<u32>>>();
        let lists: Option<Vec<Vec<u32>>> = text.split('-').map(region_hashes).collect();
        match lists.as_deref() {
            Some([frame, moving, resting, beside]) => Ok(RegionHashes {
                frame: frame.first().copied(),
                moving: moving.clone(),
                resting: resting.as_chunks().0.to_vec(),
                beside: beside.clone(),
            }),
            _ => Err("these are no prints of a page"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::Cell;

    fn frame(kind: &'static str) -> BoardFrame<'static> {
        BoardFrame { kind, whole: Box::new(|| html! { "all" }) }
    }

    fn page(text: &str) -> Region {
        Region::of_page(html! { (text) })
    }

    fn rest(text: &str) -> Region {
        page(text).at_rest()
    }

    fn verdict(said: &str) -> Region {
        Region::of_page(html! { em id="can" { (said) } }).at_rest().in_frame()
    }

    #[test]
    fn prints_tell_which_regions_are_not_the_same() {
        let of =
            |train: &str| RegionHashes::of(&frame("laid out"), &[page("seats"), page(train), rest("ask")]);
        let mut shown = of("four wagons");
        assert_eq!(RegionHashes::try_from(shown.to_string()), Ok(shown.clone()));
        let now = [page("seats"), page("three wagons"), rest("ask")];
        assert_eq!(shown.news(&frame("laid out"), &now).into_string(), "three wagons");
        assert_eq!(shown, of("three wagons"));
        assert_eq!(
            RegionHashes::default().news(&frame("laid out"), &now).into_string(),
            "allseatsthree wagonsask"
        );
        for garbage in ["", "0123456x---", "01234567-01234567-", &"é".repeat(60)] {
            assert!(RegionHashes::try_from(garbage.to_owned()).is_err(), "{garbage}");
        }
    }

    #[test]
    fn a_region_among_others_moves_none_of_them() {
        let mut shown = RegionHashes::of(&frame("land"), &[page("East"), page("North")]);
        let grown = [page("East"), page("West"), page("North")];
        assert_eq!(shown.news(&frame("land"), &grown).into_string(), "West");
        // A region that vanished must be sent again when it returns.
        assert_eq!(shown.passing(&frame("land"), &grown[..1]).into_string(), "");
        assert_eq!(shown.passing(&frame("land"), &grown).into_string(), "WestNorth");
    }

    #[test]
    fn what_rests_comes_when_nothing_happens_any_more() {
        let regions = |row: &str, map: &str| [verdict(row), page(map)];
        let mut shown = RegionHashes::of(&frame("small"), &regions("lit", "West"));
        let way = regions("plain", "North");
        assert_eq!(shown.passing(&frame("small"), &way).into_string(), "North");
        assert_eq!(shown.news(&frame("small"), &regions("lit", "North")).into_string(), "");
        assert_eq!(shown.passing(&frame("large"), &way).into_string(), "all");
        let lit = r#"<em id="can">lit</em>"#;
        assert_eq!(shown.news(&frame("large"), &regions("lit", "North")).into_string(), lit);
    }

    /// A beat on the way to the present contains no regions outside the board, such as the chat.
    #[test]
    fn what_stands_beside_the_frame_comes_only_when_it_changes() {
        let now = |chat: &str| [page("train"), rest(chat)];
        let mut shown = RegionHashes::of(&frame("laid out"), &now("hello"));
        assert_eq!(shown.passing(&frame("laid out"), &now("")[..1]).into_string(), "");
        assert_eq!(shown.clone().news(&frame("laid out"), &now("hello")).into_string(), "");
        assert_eq!(shown.news(&frame("laid out"), &now("bye")).into_string(), "bye");
    }

    /// A card that was played and drawn again is a new element, without the verdict that was in it.
    #[test]
    fn what_rested_in_something_that_went_comes_again() {
        let with_card = |said: &str| [page("hand"), page("card"), verdict(said)];
        let mut shown = RegionHashes::of(&frame("land"), &with_card("lit"));
        assert_eq!(shown.passing(&frame("land"), &with_card("idle")).into_string(), "");
        assert_eq!(shown.clone().news(&frame("land"), &with_card("lit")).into_string(), "");
        assert_eq!(shown.passing(&frame("land"), &[page("hand")]).into_string(), "");
        let news = shown.news(&frame("land"), &with_card("lit")).into_string();
        assert_eq!(news, "card<em id=\"can\">lit</em>");
    }

    #[test]
    fn a_frame_is_only_made_when_it_comes_and_brings_its_regions_along() {
        let made = Cell::new(0);
        let whole = || {
            made.set(made.get() + 1);
            html! { "the whole train" }
        };
        let frame = |kind: &'static str| BoardFrame { kind, whole: Box::new(whole) };
        let regions = [page("seats"), page("wagon").in_frame()];
        let mut shown = RegionHashes::of(&frame("empty"), &regions[..1]);
        assert_eq!(shown.news(&frame("empty"), &regions[..1]).into_string(), "");
        assert_eq!(made.get(), 0);
        assert_eq!(shown.news(&frame("laid out"), &regions).into_string(), "the whole train");
        assert_eq!(shown.news(&frame("laid out"), &regions).into_string(), "");
        assert_eq!(made.get(), 1);
    }
}
