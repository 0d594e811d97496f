//! The figures of a load test.

use serde::Serialize;
use std::time::Duration;

/// The figures of a load test; the field names are the JSON output.
#[derive(Debug, Serialize)]
pub(crate) struct Figures {
    /// Acknowledged decisions.
    pub(crate) decisions: usize,
    /// Finished games.
    pub(crate) games: u64,
    pub(crate) seconds: f64,
    pub(crate) per_second: f64,
    /// CPU time of the server's process during the test, over all cores.
    pub(crate) server_cpu_seconds: f64,
    pub(crate) per_server_cpu_second: f64,
    /// Latency from when a decision is due to its acknowledgement, in milliseconds.
    pub(crate) median_ms: f64,
    pub(crate) p99_ms: f64,
    pub(crate) slowest_ms: f64,
    pub(crate) server_memory_mib: f64,
}

impl Figures {
    pub(super) fn new(
        mut latencies: Vec<Duration>,
        games: u64,
        elapsed: Duration,
        cpu: Duration,
        memory: u64,
    ) -> Figures {
        latencies.sort_unstable();
        let at = |share: f64| {
            let last = latencies.len().saturating_sub(1);
            let place = (last as f64 * share).round() as usize;
            latencies.get(place).map_or(0.0, |latency| round(latency.as_secs_f64() * 1000.0))
        };
        let decisions = latencies.len();
        let (seconds, cpu) = (elapsed.as_secs_f64(), cpu.as_secs_f64());
        Figures {
            decisions,
            games,
            seconds: round(seconds),
            per_second: round(decisions as f64 / seconds.max(f64::EPSILON)),
            server_cpu_seconds: round(cpu),
            per_server_cpu_second: round(decisions as f64 / cpu.max(0.01)),
            median_ms: at(0.5),
            p99_ms: at(0.99),
            slowest_ms: at(1.0),
            server_memory_mib: round(memory as f64 / f64::from(1 << 20)),
        }
    }
}

/// Rounds to two decimals.
fn round(number: f64) -> f64 {
    (number * 100.0).round() / 100.0
}
