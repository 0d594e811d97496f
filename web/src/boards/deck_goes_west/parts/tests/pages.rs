//! Helpers of the sheets: the page around them, and sample jobs.

use crate::boards::deck_goes_west::parts::{JobStatus, Press, ShownJob, verdict};
use crate::boards::kept_pages::keep_page;
use art::deck_goes_west::{Marks, symbols};
use deck_goes_west::{Edition, Job};
use maud::{Markup, html};
use std::sync::LazyLock;

/// The letters on symbols in English.
pub(super) const ENGLISH: Marks<'_> = Marks {
    goods: ["F", "W", "M", "G"],
    items: ["S", "T"],
    dangers: ["P", "E"],
    winds: ["N", "S", "W"],
    seats: ["R", "B", "G", "Y", "V"],
};

pub(super) const PORTUGUESE: Marks<'_> = Marks {
    goods: ["C", "M", "F", "O"],
    items: ["I", "A"],
    dangers: ["D", "E"],
    winds: ["N", "S", "O"],
    seats: ["1", "2", "3", "4", "5"],
};

/// The built-in edition.
pub(super) fn built_in() -> &'static Edition {
    Edition::built_in()
}

/// Writes a sheet to a file, with the symbols first as on a page.
pub(super) fn keep(name: &str, marks: &Marks<'_>, body: &Markup) {
    let demo = ".demo{max-width:none;display:grid;grid-template-columns:minmax(0,1fr);gap:14px;padding:14px} .lay{display:flex;flex-wrap:wrap;gap:18px;align-items:flex-start} .lay>.dw-named,.lay>.dw-tile{width:200px} .lay>.dw-large-tile{flex:1;min-width:min(100%,560px)}
        .lab{display:grid;justify-items:center;gap:4px;font-size:11px;width:86px;text-align:center} .lab .dw-icon{height:56px} .lab .dw-icon+.dw-icon{height:18px} .demo-row{width:min(100%,340px);border:2px solid var(--art)} .demo-side{width:min(100%,340px)} .jobline{display:flex;gap:14px;align-items:center} .small .dw-icons{height:18px}
        .fight{flex:1;min-width:min(100%,520px)} .demo-hand{display:grid;grid-template-columns:repeat(auto-fill,minmax(150px,1fr));gap:10px} .demo-hand .dw-card{width:100%}
        @media(max-width:760px){.demo{padding:8px 6px}}";
    let css = format!("{}{demo}", include_str!("../../../../../assets/deck-goes-west.css"));
    let sheet = html! { (symbols(marks)) div class="demo" { (body) } };
    keep_page("deck-goes-west", &css, name, &sheet);
}

/// One verdict of each state.
static VERDICTS: LazyLock<[Markup; 3]> = LazyLock::new(|| {
    [(JobStatus::Lit, ""), (JobStatus::Not, "You have none."), (JobStatus::Idle, "Not now.")]
        .map(|(state, said)| verdict("can", state, said))
});

/// These jobs; with `turning`, in alternating states and partly as buttons.
pub(super) fn shown_jobs<'a>(jobs: &'a [Job], said: &'a [String], turning: bool) -> Vec<ShownJob<'a>> {
    let shown = |(number, (job, said)): (usize, (&'a Job, &'a String))| {
        let verdict = VERDICTS.get((number + said.len()) % 4).filter(|_| turning);
        let press = if verdict.is_some() { Press::Button("job", "1") } else { Press::Nothing };
        ShownJob { job, press, said, verdict }
    };
    jobs.iter().zip(said).enumerate().map(shown).collect()
}

/// The jobs in notation, in place of their sentences.
pub(super) fn said(jobs: &[Job]) -> Vec<String> {
    jobs.iter().map(ToString::to_string).collect()
}
