//! Collects the doc comments of every game, which cite rules, with their locations; and reads the built-in editions, so that
//! a broken one cannot be built.

use std::{env, fmt::Write as _, fs, io, path::Path};

fn main() -> io::Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    println!("cargo::rerun-if-changed=build.rs");
    deck_goes_west::Edition::built_in();
    train_heist::Edition::built_in();
    let mut citations = String::from("static DOCUMENTATION: &[(&str, &[(&str, &str)])] = &[\n");
    for game in sorted(&root.join("games"))?.iter().filter(|path| path.join("RULES.md").is_file()) {
        let (name, source) = (file_name(game), game.join("src"));
        println!("cargo::rerun-if-changed={}", source.display());
        let _ = writeln!(citations, "    ({name:?}, &[");
        cite(&source, &format!("games/{name}/src"), &mut citations)?;
        let _ = writeln!(citations, "    ]),");
    }
    citations.push_str("];\n");
    let out = env::var("OUT_DIR").expect("cargo names the folder for what a build script makes");
    fs::write(Path::new(&out).join("citations.rs"), citations)
}

/// Appends every doc comment line below a folder, with its location. The ids it cites are parsed at run time.
fn cite(folder: &Path, shown: &str, citations: &mut String) -> io::Result<()> {
    for path in sorted(folder)? {
        let shown = format!("{shown}/{}", file_name(&path));
        if path.is_dir() {
            cite(&path, &shown, citations)?;
        } else if shown.ends_with(".rs") {
            let text = fs::read_to_string(&path)?;
            for (line, number) in text.lines().zip(1..) {
                if let Some(doc) = line.trim_start().strip_prefix("///") {
                    let _ =
                        writeln!(citations, "        ({:?}, {:?}),", format!("{shown}:{number}"), doc.trim());
                }
            }
        }
    }
    Ok(())
}

fn sorted(folder: &Path) -> io::Result<Vec<std::path::PathBuf>> {
    let mut paths =
        fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path())).collect::<io::Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}

fn file_name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}
