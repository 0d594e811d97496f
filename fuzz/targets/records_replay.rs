//! See `saloon_fuzz::records_replay`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| saloon_fuzz::records_replay(data));
