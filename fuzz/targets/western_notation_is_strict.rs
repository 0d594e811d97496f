//! See `saloon_fuzz::western_notation_is_strict`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| saloon_fuzz::western_notation_is_strict(data));
