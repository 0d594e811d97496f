//! Every part can be looked at, and is small.

mod pages;
mod sheets;
mod sizes;
