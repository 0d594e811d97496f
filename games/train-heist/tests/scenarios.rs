//! Every scenario of this game holds. `saloon check` does the same for anybody's.

use game::scenario::Scenario;
use std::{fs, path::Path};
use train_heist::TrainHeist;

#[test]
fn every_scenario_holds() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios");
    let mut files: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    let broken: Vec<String> = files
        .iter()
        .filter_map(|file| {
            let run = || {
                let scenario = Scenario::parse(&fs::read_to_string(file).unwrap())?;
                scenario.run::<TrainHeist>().map_err(|failure| failure.to_string())
            };
            run().err().map(|why| format!("{}\n{why}", file.file_name().unwrap().to_string_lossy()))
        })
        .collect();
    assert!(broken.is_empty(), "{} of {} scenarios fail\n{}", broken.len(), files.len(), broken.join("\n"));
}
