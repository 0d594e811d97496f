//! See `saloon_fuzz::rulebooks_parse`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| saloon_fuzz::rulebooks_parse(data));
