//! See `saloon_fuzz::journals_load`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| saloon_fuzz::journals_load(data));
