//! See `saloon_fuzz::jobs_are_strict`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| saloon_fuzz::jobs_are_strict(data));
