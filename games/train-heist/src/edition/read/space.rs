//! The entry of a space in a file: the fields common to both maps, and those of its map.

/// Declares the entry of a space with the fields of its map, and its conversion to a site.
macro_rules! space_entry {
    ($($own:tt)*) => {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        pub(super) struct SpaceEntry {
            pub(super) id: SpannedText,
            kind: Kind,
            $($own)*
            middle: [i32; 2],
            beside: Vec<SpannedText>,
            name: Phrase,
            the: Phrase,
            at: Phrase,
            source: String,
        }

        fn site(entry: &SpaceEntry) -> Site {
            Site {
                id: entry.id.get_ref().clone(),
                kind: entry.kind.into(),
                middle: entry.middle,
                name: entry.name.clone(),
                the: entry.the.clone(),
                at: entry.at.clone(),
                source: entry.source.clone(),
            }
        }
    };
}

pub(super) use space_entry;
