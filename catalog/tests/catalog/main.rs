//! Tests of what all games share: proofs, notation, questions, words and pages.

mod deck_goes_west;
mod jobs;
mod notation;
mod pages;
mod proofs;
mod questions;
mod refusals;
mod words;
