//! Gathers what proves the rules: the scenarios of every game, and the places in its code that cite a rule.

use std::{env, fmt::Write as _, fs, io, path::Path};

fn main() -> io::Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed={}", root.join("games").display());
    let mut proofs = String::from("static GATHERED: &[Gathered] = &[\n");
    for game in sorted(&root.join("games"))?.iter().filter(|path| path.join("RULES.md").is_file()) {
        println!("cargo::rerun-if-changed={}", game.display());
        let name = file_name(game);
        let _ = writeln!(proofs, "    Gathered {{ game: {name:?}, scenarios: &[");
        include(&game.join("scenarios"), &format!("games/{name}/scenarios"), &mut proofs)?;
        let _ = writeln!(proofs, "    ], documentation: &[");
        cite(&game.join("src"), &format!("games/{name}/src"), &mut proofs)?;
        let _ = writeln!(proofs, "    ] }},");
    }
    proofs.push_str("];\n");
    fs::write(Path::new(&env::var("OUT_DIR").unwrap_or_default()).join("proofs.rs"), proofs)
}

/// Every scenario below a folder, with its place.
fn include(folder: &Path, shown: &str, proofs: &mut String) -> io::Result<()> {
    for path in sorted(folder)? {
        let shown = format!("{shown}/{}", file_name(&path));
        if path.is_dir() {
            include(&path, &shown, proofs)?;
        } else if shown.ends_with(".toml") {
            let _ = writeln!(proofs, "        ({shown:?}, include_str!({:?})),", fs::canonicalize(&path)?);
        }
    }
    Ok(())
}

/// Every documentation line below a folder, with its place: what it cites is read at run time.
fn cite(folder: &Path, shown: &str, proofs: &mut String) -> io::Result<()> {
    for path in sorted(folder)? {
        let shown = format!("{shown}/{}", file_name(&path));
        if path.is_dir() {
            cite(&path, &shown, proofs)?;
        } else if shown.ends_with(".rs") {
            let text = fs::read_to_string(&path)?;
            for (line, number) in text.lines().zip(1..) {
                if let Some(doc) = line.trim_start().strip_prefix("///") {
                    let _ =
                        writeln!(proofs, "        ({:?}, {:?}),", format!("{shown}:{number}"), doc.trim());
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
