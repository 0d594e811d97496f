//! Writes sheets of every component for review, and checks their size.

mod pages;
mod sheets;
mod sizes;
