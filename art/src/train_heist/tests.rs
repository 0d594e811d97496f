//! Every space is drawn, borders are as the edition says, trains arrive, and whole pages can be looked at.

mod editions;
mod ground;
mod pages;
mod portraits;
mod track;
