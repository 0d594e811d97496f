//! Every space is drawn, borders match the edition, trains arrive, and whole pages are written for inspection.

mod editions;
mod ground;
mod pages;
mod portraits;
mod track;
