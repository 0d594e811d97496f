//! See `saloon_fuzz::events_fold`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| saloon_fuzz::events_fold(data));
