//! The pages: each is a function of what one viewer may know, and works with forms and links alone.

pub(crate) mod actions;
pub(crate) mod cheat_sheet;
pub(crate) mod finished;
pub(crate) mod guided;
pub(crate) mod lobby;
pub(crate) mod new_table;
pub(crate) mod qr_code;
pub(crate) mod rules;
pub(crate) mod scores;
pub(crate) mod setup_page;
pub(crate) mod table;

use crate::boards::Fields;

/// The value of a form field; none where it is missing or empty.
pub(crate) fn field<'a>(fields: &'a Fields, name: &str) -> Option<&'a str> {
    fields
        .iter()
        .find(|(known, _)| known == name)
        .map(|(_, value)| value.as_str())
        .filter(|value| !value.is_empty())
}

/// A form field as a number; none where it is missing or malformed.
pub(crate) fn number<T: std::str::FromStr>(fields: &Fields, name: &str) -> Option<T> {
    field(fields, name)?.parse().ok()
}
