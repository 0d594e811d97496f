//! See `saloon_fuzz::western_scenarios_run`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| saloon_fuzz::western_scenarios_run(data));
