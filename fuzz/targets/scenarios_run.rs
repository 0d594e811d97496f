//! See `saloon_fuzz::scenarios_run`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| saloon_fuzz::scenarios_run(data));
