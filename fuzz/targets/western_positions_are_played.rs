//! See `saloon_fuzz::western_positions_are_played`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| saloon_fuzz::western_positions_are_played(data));
