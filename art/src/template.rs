//! Drawings that never change: SVG files below `assets/`, each of which can be viewed by itself.

/// The text of a file below `assets/`; a missing file is a compile error.
macro_rules! asset {
    ($($part:literal),+) => {
        include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/", $($part),+))
    };
}

/// A drawing by its name, parsed once: `drawing!("deck-goes-west/prairie/windmill")`. A missing file is a compile error.
macro_rules! drawing {
    ($($part:literal),+) => {{
        static DRAWING: std::sync::LazyLock<String> =
            std::sync::LazyLock::new(|| $crate::template::elements($crate::template::asset!($($part),+, ".svg")));
        DRAWING.as_str()
    }};
}

/// Several drawings of a folder with their names, for lookups by name.
macro_rules! drawings {
    ($folder:literal: $($name:literal),+ $(,)?) => {
        [$(($name, $crate::template::elements($crate::template::asset!($folder, "/", $name, ".svg")))),+]
    };
}

pub(crate) use {asset, drawing, drawings};

/// The elements of an SVG file on one line, without the `svg` around them and the style that only serves the file itself.
pub(crate) fn elements(file: &str) -> String {
    let inside = inside(file);
    let drawn = inside.split_once("</style>").map_or(inside, |(_, drawn)| drawn);
    drawn.lines().map(str::trim).collect()
}

/// The text between the first and the last tag of an SVG file.
pub(crate) fn inside(file: &str) -> &str {
    let (_, inside) =
        file.split_once('>').expect("every file of assets begins with a tag, which a test reads");
    let (inside, _) =
        inside.rsplit_once("</svg>").expect("every file of assets ends with a tag, which a test reads");
    inside
}

#[cfg(test)]
mod tests {
    use super::elements;
    use std::fs;
    use std::path::{Path, PathBuf};

    /// Every file below a folder.
    fn files(folder: &Path) -> Vec<PathBuf> {
        let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
        entries.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
    }

    fn below(folder: &str, ending: &str) -> Vec<(PathBuf, String)> {
        let all = files(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)).into_iter();
        let wanted = all.filter(|path| path.extension().is_some_and(|known| known == ending));
        wanted.map(|path| (path.clone(), fs::read_to_string(path).unwrap())).collect()
    }

    #[test]
    fn every_file_is_an_svg_of_its_own() {
        let drawings = below("assets", "svg");
        assert!(drawings.len() > 100, "{}", drawings.len());
        for (path, text) in drawings {
            let is_svg =
                text.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\"") && text.ends_with("</svg>\n");
            assert!(is_svg, "{}", path.display());
            assert!(!text.contains("<script") && !text.contains(" style="), "{}", path.display());
        }
    }

    #[test]
    fn every_file_is_drawn_somewhere() {
        let code: String = below("src", "rs").into_iter().map(|(_, text)| text).collect();
        for (path, _) in below("assets", "svg") {
            let name = path.file_stem().unwrap().to_str().unwrap();
            let is_named = [format!("/{name}\""), format!("\"{name}\""), format!("/{name}.svg\"")]
                .iter()
                .any(|name| code.contains(name));
            assert!(is_named, "no code draws {}", path.display());
        }
    }

    #[test]
    fn a_drawing_is_without_what_only_serves_its_file() {
        let file = "<svg viewBox=\"0 0 1 1\">\n<style>.c{fill:red}</style>\n<g>\n  <path/>\n</g>\n</svg>\n";
        assert_eq!(elements(file), "<g><path/></g>");
    }
}
