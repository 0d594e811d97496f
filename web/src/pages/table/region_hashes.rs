//! Hashes of a page's regions: a page sends them when it opens its socket or goes to another moment of a replay, so that no
//! region is sent twice.

use crate::region::{BoardFrame, Region, RegionHash, RegionKey};
use serde::Deserialize;
use std::fmt::{self, Display, Formatter};

/// Hashes of all regions a page shows. A region's hash covers its id, so that a known hash means the same region in its place.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(try_from = "String")]
pub(crate) struct RegionHashes {
    frame: Option<RegionHash>,
    /// Regions that are sent with every beat.
    moving: Vec<RegionHash>,
    /// Regions inside the frame that are sent only when idle, each as the hash of its id and its hash. They vanish from the
    /// page together with the region that holds them.
    resting: Vec<[RegionHash; 2]>,
    /// Regions outside the frame that are sent only when idle. They never vanish.
    beside: Vec<RegionHash>,
}

/// What a page lacks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct News {
    /// Whether it needs the whole frame, with the regions in it.
    pub(crate) frame: bool,
    /// The other regions, as indices in ascending order.
    pub(crate) regions: Vec<usize>,
}

impl RegionHashes {
    /// The hashes of a page that has this frame, and regions of which nothing is known.
    pub(crate) fn of_frame(frame: BoardFrame) -> RegionHashes {
        RegionHashes { frame: Some(frame.hash()), ..RegionHashes::default() }
    }

    /// The hashes of a page with this frame and all these regions.
    pub(crate) fn of(frame: BoardFrame, regions: &[RegionKey]) -> RegionHashes {
        let mut hashes = RegionHashes::of_frame(frame);
        for region in regions {
            match region.resting {
                None => hashes.moving.push(region.hash),
                Some(id) if region.is_framed => hashes.resting.push([id, region.hash]),
                Some(_) => hashes.beside.push(region.hash),
            }
        }
        hashes
    }

    /// What the page lacks of the present; records it as shown.
    pub(crate) fn news(&mut self, frame: BoardFrame, regions: &[RegionKey]) -> News {
        let now = RegionHashes::of(frame, regions);
        let news = self.compared(&now, regions.iter().enumerate());
        *self = now;
        news
    }

    /// What the page lacks of a beat on the way to the present; records it as shown. Resting regions are left for later, unless
    /// a whole frame contains them. A resting region that the frame does not contain at this beat counts as gone.
    pub(crate) fn passing(&mut self, frame: BoardFrame, regions: &[RegionKey]) -> News {
        let now = RegionHashes::of(frame, regions);
        let moving = regions.iter().enumerate().filter(|(_, region)| region.resting.is_none());
        let news = self.compared(&now, moving);
        let mut resting = now.resting;
        if !news.frame {
            let stands = |[id, _]: &[RegionHash; 2]| resting.iter().any(|[other, _]| other == id);
            resting = self.resting.iter().copied().filter(stands).collect();
        }
        *self = RegionHashes { resting, beside: std::mem::take(&mut self.beside), ..now };
        news
    }

    /// The frame if its kind changed, and the regions whose hashes the page does not have.
    fn compared<'r>(
        &self,
        now: &RegionHashes,
        regions: impl Iterator<Item = (usize, &'r RegionKey)>,
    ) -> News {
        let frame = now.frame != self.frame;
        let is_shown = |region: &RegionKey| {
            frame && region.is_framed
                || self.moving.contains(&region.hash)
                || self.resting.iter().any(|[_, shown]| *shown == region.hash)
                || self.beside.contains(&region.hash)
        };
        let regions = regions.filter(|(_, region)| !is_shown(region)).map(|(number, _)| number).collect();
        News { frame, regions }
    }
}

/// The keys of regions, by which pages are compared.
pub(crate) fn keys(regions: &[Region<'_>]) -> Vec<RegionKey> {
    regions.iter().map(|region| region.key).collect()
}

impl Display for RegionHashes {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let mut lists =
            [self.frame.as_slice(), &self.moving, self.resting.as_flattened(), &self.beside].into_iter();
        let write = |f: &mut Formatter<'_>, hashes: &[RegionHash]| {
            hashes.iter().try_for_each(|hash| write!(f, "{hash}"))
        };
        lists.next().map_or(Ok(()), |first| write(f, first))?;
        lists.try_for_each(|list| {
            f.write_str("-")?;
            write(f, list)
        })
    }
}

impl TryFrom<String> for RegionHashes {
    type Error = &'static str;

    fn try_from(text: String) -> Result<RegionHashes, Self::Error> {
        let read = |list: &str| {
            list.as_bytes().chunks(RegionHash::LENGTH).map(RegionHash::read).collect::<Option<Vec<_>>>()
        };
        let lists: Option<Vec<Vec<RegionHash>>> = text.split('-').map(read).collect();
        match lists.as_deref() {
            Some([frame, moving, resting, beside]) => Ok(RegionHashes {
                frame: frame.first().copied(),
                moving: moving.clone(),
                resting: resting.as_chunks().0.to_vec(),
                beside: beside.clone(),
            }),
            _ => Err("these are no hashes of a page"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use catalog::Language;
    use maud::html;

    const EMPTY: BoardFrame = BoardFrame { is_laid_out: false, language: Language::English };
    const LAID_OUT: BoardFrame = BoardFrame { is_laid_out: true, language: Language::English };

    fn page(text: &str) -> RegionKey {
        Region::of_page(html! { (text) }).key
    }

    fn in_frame(text: &str) -> RegionKey {
        Region::of_page(html! { (text) }).in_frame().key
    }

    fn rest(text: &str) -> RegionKey {
        Region::of_page(html! { (text) }).at_rest(text).key
    }

    fn verdict(said: &str) -> RegionKey {
        Region::of_page(html! { em id="can" { (said) } }).at_rest("can").in_frame().key
    }

    fn regions(regions: &[usize]) -> News {
        News { frame: false, regions: regions.to_vec() }
    }

    #[test]
    fn hashes_tell_which_regions_are_not_the_same() {
        let of = |train: &str| RegionHashes::of(LAID_OUT, &[page("seats"), page(train), rest("ask")]);
        let mut shown = of("four wagons");
        assert_eq!(RegionHashes::try_from(shown.to_string()), Ok(shown.clone()));
        let now = [page("seats"), page("three wagons"), rest("ask")];
        assert_eq!(shown.news(LAID_OUT, &now), regions(&[1]));
        assert_eq!(shown, of("three wagons"));
        let all = News { frame: true, regions: vec![0, 1, 2] };
        assert_eq!(RegionHashes::default().news(LAID_OUT, &now), all);
        assert_eq!(RegionHashes::of_frame(LAID_OUT).news(LAID_OUT, &now), regions(&[0, 1, 2]));
        let portuguese = BoardFrame { language: Language::Portuguese, ..LAID_OUT };
        assert!(shown.clone().news(portuguese, &now).frame, "the same data in another language");
        for garbage in ["", "0123456!---", "01234567-01234567-", "0123456---", &"é".repeat(60)] {
            assert!(RegionHashes::try_from(garbage.to_owned()).is_err(), "{garbage}");
        }
    }

    #[test]
    fn a_region_among_others_moves_none_of_them() {
        let mut shown = RegionHashes::of(LAID_OUT, &[page("East"), page("North")]);
        let grown = [page("East"), page("West"), page("North")];
        assert_eq!(shown.news(LAID_OUT, &grown), regions(&[1]));
        // A region that vanished must be sent again when it returns.
        assert_eq!(shown.passing(LAID_OUT, &grown[..1]), regions(&[]));
        assert_eq!(shown.passing(LAID_OUT, &grown), regions(&[1, 2]));
    }

    #[test]
    fn what_rests_comes_when_nothing_happens_any_more() {
        let now = |row: &str, map: &str| [verdict(row), in_frame(map)];
        let mut shown = RegionHashes::of(LAID_OUT, &now("lit", "West"));
        let way = now("plain", "North");
        assert_eq!(shown.passing(LAID_OUT, &way), regions(&[1]));
        assert_eq!(shown.news(LAID_OUT, &now("lit", "North")), regions(&[]));
        assert_eq!(shown.passing(EMPTY, &way), News { frame: true, regions: vec![] });
        assert_eq!(shown.news(EMPTY, &now("lit", "North")), regions(&[0]));
    }

    /// A beat on the way to the present contains no regions outside the board, such as the chat.
    #[test]
    fn what_stands_beside_the_frame_comes_only_when_it_changes() {
        let now = |chat: &str| [page("train"), rest(chat)];
        let mut shown = RegionHashes::of(LAID_OUT, &now("hello"));
        assert_eq!(shown.passing(LAID_OUT, &now("")[..1]), regions(&[]));
        assert_eq!(shown.clone().news(LAID_OUT, &now("hello")), regions(&[]));
        assert_eq!(shown.news(LAID_OUT, &now("bye")), regions(&[1]));
    }

    /// A card that was played and drawn again is a new element, without the verdict that was in it.
    #[test]
    fn what_rested_in_something_that_went_comes_again() {
        let with_card = |said: &str| [page("hand"), page("card"), verdict(said)];
        let mut shown = RegionHashes::of(LAID_OUT, &with_card("lit"));
        assert_eq!(shown.passing(LAID_OUT, &with_card("idle")), regions(&[]));
        assert_eq!(shown.clone().news(LAID_OUT, &with_card("lit")), regions(&[]));
        assert_eq!(shown.passing(LAID_OUT, &[page("hand")]), regions(&[]));
        assert_eq!(shown.news(LAID_OUT, &with_card("lit")), regions(&[1, 2]));
    }

    #[test]
    fn a_new_frame_brings_its_regions_along() {
        let now = [page("seats"), in_frame("wagon")];
        let mut shown = RegionHashes::of(EMPTY, &now[..1]);
        assert_eq!(shown.news(EMPTY, &now[..1]), regions(&[]));
        assert_eq!(shown.news(LAID_OUT, &now), News { frame: true, regions: vec![] });
        assert_eq!(shown.news(LAID_OUT, &now), regions(&[]));
    }
}
