//! See `saloon_fuzz::positions_round_trip`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| saloon_fuzz::positions_round_trip(data));
