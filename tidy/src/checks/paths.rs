//! Checks of file names, file sizes and paths in files.

use super::{finding, rust};
use crate::TextFile;

/// Modules whose names say nothing about their contents.
pub fn vague_names(files: &[TextFile]) -> Vec<String> {
    let vague = ["util", "utils", "helper", "helpers", "common", "misc", "manager", "types"];
    let is_vague =
        |path: &str| path.split('/').any(|part| vague.contains(&part.strip_suffix(".rs").unwrap_or(part)));
    rust(files).map(|file| file.path.clone()).filter(|path| is_vague(path)).collect()
}

/// Source files of more than 600 lines.
pub fn long_files(files: &[TextFile]) -> Vec<String> {
    rust(files).filter(|file| file.text.lines().count() > 600).map(|file| file.path.clone()).collect()
}

/// Absolute paths of a developer's machine.
pub fn machine_paths(files: &[TextFile]) -> Vec<String> {
    let roots = ["work", "farm", "home", "root"].map(|folder| format!("/{folder}/"));
    let mut found = Vec::new();
    for file in files.iter().filter(|file| !file.path.ends_with("Cargo.lock")) {
        for (number, line) in (1..).zip(file.text.lines()) {
            // Otherwise it is the middle of a longer path or a URL, or an end tag.
            let stands_alone = |at: usize| {
                let before = line[..at].chars().next_back();
                !before.is_some_and(|sign| sign.is_alphanumeric() || "_./<".contains(sign))
            };
            if roots.iter().any(|root| line.match_indices(root.as_str()).any(|(at, _)| stands_alone(at))) {
                found.push(finding(file, number, line));
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::super::sample;
    use super::*;

    #[test]
    fn a_vague_name_is_found_as_a_file_and_as_a_folder() {
        let files =
            ["web/src/utils.rs", "web/src/common/seat.rs", "web/src/seat.rs"].map(|path| sample(path, ""));
        assert_eq!(vague_names(&files), ["web/src/utils.rs", "web/src/common/seat.rs"]);
    }

    #[test]
    fn a_long_file_is_found() {
        let files =
            [sample("web/src/one.rs", &"\n".repeat(601)), sample("web/src/two.rs", &"\n".repeat(600))];
        assert_eq!(long_files(&files), ["web/src/one.rs"]);
    }

    #[test]
    fn a_path_of_a_machine_is_found() {
        let home = format!("/{}/ana", "home");
        let text = format!(
            "https://example.org{home}\nsee example.org{home} and \"{home}/one\"\n<a href=\"x{home}\">"
        );
        assert_eq!(machine_paths(&[sample("docs/one.md", &text)]).len(), 1);
    }
}
