//! A space as it stands in a file: what all have, and what only those of its map have.

/// The entry of a space, with the fields that only this map knows; and from it the site.
macro_rules! space_entry {
    ($($own:tt)*) => {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        pub(super) struct SpaceEntry {
            pub(super) id: Name,
            kind: Kind,
            $($own)*
            middle: [i32; 2],
            beside: Vec<Name>,
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
