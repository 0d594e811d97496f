//! Rate limits per client, so that one client cannot slow down the others.

mod connections;

pub(crate) use connections::ConnectionGuard;

use connections::ConnectionCounts;
use governor::clock::Clock;
use governor::middleware::NoOpMiddleware;
use governor::state::keyed::DefaultKeyedStateStore;
use governor::state::{InMemoryState, NotKeyed};
use governor::{Quota, RateLimiter};
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::sync::Arc;

/// The rate and connection limits of each client address.
#[derive(Debug)]
pub struct Limits(Option<Quotas>);

#[derive(Debug)]
struct Quotas {
    opening: PerAddress,
    asking: PerAddress,
    looking: PerAddress,
    connections: Arc<ConnectionCounts>,
}

/// A rate limiter keyed by address.
type PerAddress = RateLimiter<IpAddr, DefaultKeyedStateStore<IpAddr>, TokioClock, Unobserved>;

/// No middleware: callers only need to know whether a request is allowed.
type Unobserved = NoOpMiddleware<std::time::Instant>;

/// Tokio's clock, which tests can pause and advance.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TokioClock;

impl Clock for TokioClock {
    type Instant = std::time::Instant;

    fn now(&self) -> std::time::Instant {
        tokio::time::Instant::now().into_std()
    }
}

/// The kinds of request, each with its own quota.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum RequestKind {
    /// Opens a new table.
    Open,
    /// Changes something, or opens a socket.
    Change,
    /// Reads: pages, pictures, table codes that may be guessed.
    Read,
}

/// The rate limiter of one socket.
pub(crate) type SocketLimiter = RateLimiter<NotKeyed, InMemoryState, TokioClock, Unobserved>;

const fn quota(per_second: u32, burst: u32) -> Quota {
    // All callers pass non-zero literals; zero would count as one.
    const fn whole(number: u32) -> NonZeroU32 {
        match NonZeroU32::new(number) {
            Some(number) => number,
            None => NonZeroU32::MIN,
        }
    }
    Quota::per_second(whole(per_second)).allow_burst(whole(burst))
}

impl Limits {
    /// Limits for a public server, generous enough for a family behind one address.
    pub fn ordinary() -> Limits {
        let per_address = |quota| RateLimiter::new(quota, DefaultKeyedStateStore::default(), TokioClock);
        Limits(Some(Quotas {
            opening: per_address(quota(1, 30)),
            asking: per_address(quota(40, 200)),
            looking: per_address(quota(100, 600)),
            connections: Arc::default(),
        }))
    }

    /// No limits, for benchmarks and tests.
    pub fn none() -> Limits {
        Limits(None)
    }

    /// Takes one request from this client's quota; false if the quota is used up.
    pub(crate) fn allow(&self, kind: RequestKind, address: IpAddr) -> bool {
        let Some(quotas) = &self.0 else { return true };
        let limiter = match kind {
            RequestKind::Open => &quotas.opening,
            RequestKind::Change => &quotas.asking,
            RequestKind::Read => &quotas.looking,
        };
        limiter.check_key(&household(address)).is_ok()
    }

    /// Counts one more connection of this client until the guard is dropped. Fails where the client has too many; without
    /// limits there is no guard.
    pub(crate) fn enter(&self, address: IpAddr) -> Result<Option<ConnectionGuard>, table::Denied> {
        let Some(quotas) = &self.0 else { return Ok(None) };
        quotas.connections.enter(address).map(Some).ok_or(table::Denied::TooFast)
    }

    /// A rate limiter for a new socket; none without limits.
    pub(crate) fn socket_limiter(&self) -> Option<SocketLimiter> {
        self.0.as_ref().map(|_| RateLimiter::direct_with_clock(quota(20, 100), TokioClock))
    }

    /// Removes addresses whose quota has recovered, to free memory.
    pub(crate) fn tidy(&self) {
        if let Some(quotas) = &self.0 {
            quotas.opening.retain_recent();
            quotas.asking.retain_recent();
            quotas.looking.retain_recent();
        }
    }
}

/// The key under which an address is counted: for IPv6 its /64 prefix, because one client usually holds all of it.
fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() >> 64 << 64)),
        address @ IpAddr::V4(_) => address,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[tokio::test(start_paused = true)]
    async fn a_client_that_asks_too_much_waits_and_others_do_not() {
        let limits = Limits::ordinary();
        let [one, other] = [1, 2].map(|last| IpAddr::from([127, 0, 0, last]));
        let opened = (0..100).filter(|_| limits.allow(RequestKind::Open, one)).count();
        assert_eq!(opened, 30);
        tokio::time::advance(Duration::from_secs(2)).await;
        assert_eq!((0..100).filter(|_| limits.allow(RequestKind::Open, one)).count(), 2, "one a second");
        assert!(limits.allow(RequestKind::Open, other) && limits.allow(RequestKind::Change, one));
        assert!((0..1000).all(|_| Limits::none().allow(RequestKind::Open, one)));
    }

    #[tokio::test(start_paused = true)]
    async fn many_addresses_of_one_household_count_as_one() {
        let limits = Limits::ordinary();
        let allowed = |address: String| limits.allow(RequestKind::Open, address.parse().unwrap());
        let opened = (0..100).filter(|last| allowed(format!("2001:db8::1:{last}"))).count();
        assert_eq!(opened, 30);
        assert!(allowed("2001:db8:0:1::1".to_owned()));
        assert_eq!(household("::ffff:10.0.0.7".parse().unwrap()), IpAddr::from([10, 0, 0, 7]));
    }
}
