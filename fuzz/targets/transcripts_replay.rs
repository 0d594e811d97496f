//! See `saloon_fuzz::transcripts_replay`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| saloon_fuzz::transcripts_replay(data));
