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
use ::table::Denied;
use bots::Level;

/// The value of a form field; none where it is missing or empty.
pub(crate) fn field<'a>(fields: &'a Fields, name: &str) -> Option<&'a str> {
    fields
        .iter()
        .find(|(known, _)| known == name)
        .map(|(_, value)| value.as_str())
        .filter(|value| !value.is_empty())
}

/// A form field as a number; none where it is missing or empty. Denies a field that is no number.
pub(crate) fn number<T: std::str::FromStr>(fields: &Fields, name: &str) -> Result<Option<T>, Denied> {
    field(fields, name).map(|value| value.parse().map_err(|_| bad_field(name, value))).transpose()
}

/// Whether a checkbox is ticked. A browser sends no unticked ones; denies any other value than `on`.
pub(crate) fn ticked(fields: &Fields, name: &str) -> Result<bool, Denied> {
    match field(fields, name) {
        None => Ok(false),
        Some("on") => Ok(true),
        Some(value) => Err(bad_field(name, value)),
    }
}

/// A form field that names a level of bots; none where it is missing or empty. Denies an unknown level.
pub(crate) fn level(fields: &Fields, name: &str) -> Result<Option<Level>, Denied> {
    field(fields, name).map(|value| Level::named(value).map_err(|_| bad_field(name, value))).transpose()
}

/// The denial of a field's value, which is cropped.
pub(crate) fn bad_field(name: &str, value: &str) -> Denied {
    Denied::BadField { field: name.to_owned(), value: value.chars().take(40).collect() }
}
