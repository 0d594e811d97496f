//! Every legal decision is a button, and no other button is lit.

use super::{bundle, play, table, write};
use catalog::Language;
use deck_goes_west::{DeckGoesWest, View};
use game::{Catalogued, Notation, TestSupport, Viewed, Viewer};
use std::collections::{BTreeMap, BTreeSet};

/// The decisions of the buttons on a page, without those of jobs that cannot be done now.
pub(super) fn pressed(page: &str) -> BTreeSet<String> {
    let made = |button: &str| {
        let is_refused = button.contains("<em id=\"can-") && !button.contains("class=\"lit\"");
        let tag = button.split('>').next().filter(|tag| !is_refused && tag.contains("name=\"decision\""))?;
        Some(tag.split("value=\"").nth(1)?.split('"').next()?.to_owned())
    };
    page.split("<button").skip(1).filter_map(|rest| made(rest.split("</button>").next()?)).collect()
}

fn written(view: &View) -> BTreeSet<String> {
    view.legal.iter().map(|&decision| view.game().write(decision)).collect()
}

#[test]
fn every_decision_is_a_button_and_every_lit_button_a_decision() {
    let english = bundle(Language::English);
    let mut kinds: BTreeMap<String, usize> = BTreeMap::new();
    for (seed, setup) in (1..).zip(DeckGoesWest::samples()) {
        play(setup, seed, 260, |game, state, seat, motions| {
            let view = game.view(state, Viewer::Seat(seat));
            let page = table(&view, motions, &english).into_string();
            assert_eq!(pressed(&page), written(&view), "seed {seed}: {:?}", view.question);
            for link in page.split("href=\"#do-").skip(1).filter_map(|rest| rest.split('"').next()) {
                assert!(page.contains(&format!("id=\"do-{link}\"")), "there is no button do-{link}");
            }
            let kind = view.question.map_or_else(|| "over".to_owned(), |(_, kind)| format!("{kind:?}"));
            let kind = kind.split('(').next().unwrap_or_default().to_lowercase();
            let kind = if page.contains("dw-strike") { "strike".to_owned() } else { kind };
            let kind = if view.night().is_some() { format!("night-{kind}") } else { kind };
            let seen = kinds.entry(kind.clone()).or_default();
            *seen += 1;
            if *seen == 3 {
                write(&format!("{kind}-en"), &table(&view, motions, &english));
                write(&format!("{kind}-pt-BR"), &table(&view, motions, &bundle(Language::Portuguese)));
            }
        });
    }
    for kind in
        ["action", "load", "go", "tried", "battle", "place", "gain", "pay", "discard", "scrap", "items", "x"]
    {
        assert!(kinds.contains_key(kind), "nobody was asked for {kind}: {kinds:?}");
    }
}

#[test]
fn a_job_that_cannot_be_done_says_why() {
    let english = bundle(Language::English);
    play(DeckGoesWest::default_setup(1), 1, 1, |game, state, seat, motions| {
        let view = game.view(state, Viewer::Seat(seat));
        let page = table(&view, motions, &english).into_string();
        let jobs = page.split("<li class=\"dw-job\">").skip(1).filter_map(|job| job.split("</li>").next());
        let mut count = 0;
        for job in jobs.filter(|job| job.contains("class=\"not\"")) {
            assert!(!job.contains("class=\"not\"></em>"), "it does not say why: {job}");
            assert!(job.contains("value=\""), "it can be pressed: {job}");
            count += 1;
        }
        assert!(count > 3, "{count} jobs cannot be done");
    });
}
