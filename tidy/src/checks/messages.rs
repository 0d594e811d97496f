//! Checks of messages.

use super::rust;
use crate::TextFile;

/// Messages in `i18n/en` that no code names.
pub fn messages_without_use(files: &[TextFile]) -> Vec<String> {
    let sources: String = rust(files).map(|file| file.text.as_str()).collect();
    // The code contains only the last part of an ending's id.
    let is_said = |id: &str| {
        let word = id.strip_prefix("ending-").unwrap_or(id);
        sources.contains(&format!("\"{word}\""))
    };
    let mut found = Vec::new();
    for file in files.iter().filter(|file| file.path.starts_with("i18n/en/")) {
        let ids = file.text.lines().filter_map(|line| line.split_once(" =")).map(|(id, _)| id);
        let unsaid = ids.filter(|id| !id.starts_with([' ', '#', '-', '.']) && !is_said(id));
        found.extend(unsaid.map(|id| format!("{}: {id}", file.path)));
    }
    found
}

#[cfg(test)]
mod tests {
    use super::super::sample;
    use super::*;

    #[test]
    fn a_message_without_use_is_found() {
        let messages = "# Seats\nseat-free = Free\nseat-taken = Taken\n    .title = No\nending-won = Won\n";
        let files = [
            sample("i18n/en/seats.ftl", messages),
            sample("web/src/seat.rs", "say(\"seat-free\"); say(\"won\");"),
        ];
        assert_eq!(messages_without_use(&files), ["i18n/en/seats.ftl: seat-taken"]);
    }
}
