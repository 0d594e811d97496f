//! See `saloon_fuzz::games_keep_their_invariants`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| saloon_fuzz::games_keep_their_invariants(data));
