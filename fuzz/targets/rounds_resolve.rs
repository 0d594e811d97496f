//! See `saloon_fuzz::rounds_resolve`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| saloon_fuzz::rounds_resolve(data));
