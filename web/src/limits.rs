//! Nobody may ask for so much that others have to wait.

mod crowd;

pub(crate) use crowd::Inside;

use crowd::Crowd;
use governor::clock::Clock;
use governor::middleware::NoOpMiddleware;
use governor::state::keyed::DefaultKeyedStateStore;
use governor::state::{InMemoryState, NotKeyed};
use governor::{Quota, RateLimiter};
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::sync::Arc;

/// How much one address may ask for.
#[derive(Debug)]
pub struct Limits(Option<Quotas>);

#[derive(Debug)]
struct Quotas {
    opening: PerAddress,
    asking: PerAddress,
    looking: PerAddress,
    crowd: Arc<Crowd>,
}

/// A limit for each address.
type PerAddress = RateLimiter<IpAddr, DefaultKeyedStateStore<IpAddr>, TokioClock, Unobserved>;

/// Nobody is told what a limiter decides.
type Unobserved = NoOpMiddleware<std::time::Instant>;

/// Time as tokio counts it, which a test can stop and put forward.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TokioClock;

impl Clock for TokioClock {
    type Instant = std::time::Instant;

    fn now(&self) -> std::time::Instant {
        tokio::time::Instant::now().into_std()
    }
}

/// What is limited.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Wish {
    /// A new table.
    Open,
    /// Anything that changes something, or a new socket.
    Ask,
    /// Anything else: pages, pictures, codes that may be guessed.
    Look,
}

/// One socket's own limit.
pub(crate) type Pace = RateLimiter<NotKeyed, InMemoryState, TokioClock, Unobserved>;

const fn quota(per_second: u32, burst: u32) -> Quota {
    // The numbers are written here and are not zero; one is the least that could be meant.
    const fn whole(number: u32) -> NonZeroU32 {
        match NonZeroU32::new(number) {
            Some(number) => number,
            None => NonZeroU32::MIN,
        }
    }
    Quota::per_second(whole(per_second)).allow_burst(whole(burst))
}

impl Limits {
    /// What is good for a server that is open to everybody: a family behind one address is never stopped.
    pub fn ordinary() -> Limits {
        let per_address = |quota| RateLimiter::new(quota, DefaultKeyedStateStore::default(), TokioClock);
        Limits(Some(Quotas {
            opening: per_address(quota(1, 30)),
            asking: per_address(quota(40, 200)),
            looking: per_address(quota(100, 600)),
            crowd: Arc::default(),
        }))
    }

    /// None, for measurements on one's own machine.
    pub fn none() -> Limits {
        Limits(None)
    }

    /// May this address have this now?
    pub(crate) fn allow(&self, wish: Wish, address: IpAddr) -> bool {
        let Some(quotas) = &self.0 else { return true };
        let limiter = match wish {
            Wish::Open => &quotas.opening,
            Wish::Ask => &quotas.asking,
            Wish::Look => &quotas.looking,
        };
        limiter.check_key(&household(address)).is_ok()
    }

    /// One more connection; nothing, where a household has too many. Without limits everybody comes in.
    pub(crate) fn enter(&self, address: IpAddr) -> Result<Option<Inside>, table::Denied> {
        let Some(quotas) = &self.0 else { return Ok(None) };
        quotas.crowd.enter(address).map(Some).ok_or(table::Denied::TooFast)
    }

    /// The limit of one socket.
    pub(crate) fn pace(&self) -> Option<Pace> {
        self.0.as_ref().map(|_| RateLimiter::direct_with_clock(quota(20, 100), TokioClock))
    }

    /// Forgets addresses that have been quiet.
    pub(crate) fn tidy(&self) {
        if let Some(quotas) = &self.0 {
            quotas.opening.retain_recent();
            quotas.asking.retain_recent();
            quotas.looking.retain_recent();
        }
    }
}

/// Whoever has one address of the new kind has many: the first half of it is what they were given.
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
    async fn whoever_asks_too_much_waits_and_others_do_not() {
        let limits = Limits::ordinary();
        let [one, other] = [1, 2].map(|last| IpAddr::from([127, 0, 0, last]));
        let opened = (0..100).filter(|_| limits.allow(Wish::Open, one)).count();
        assert_eq!(opened, 30);
        tokio::time::advance(Duration::from_secs(2)).await;
        assert_eq!((0..100).filter(|_| limits.allow(Wish::Open, one)).count(), 2, "one a second");
        assert!(limits.allow(Wish::Open, other) && limits.allow(Wish::Ask, one));
        assert!((0..1000).all(|_| Limits::none().allow(Wish::Open, one)));
    }

    #[tokio::test(start_paused = true)]
    async fn many_addresses_of_one_household_count_as_one() {
        let limits = Limits::ordinary();
        let allowed = |address: String| limits.allow(Wish::Open, address.parse().unwrap());
        let opened = (0..100).filter(|last| allowed(format!("2001:db8::1:{last}"))).count();
        assert_eq!(opened, 30);
        assert!(allowed("2001:db8:0:1::1".to_owned()));
        assert_eq!(household("::ffff:10.0.0.7".parse().unwrap()), IpAddr::from([10, 0, 0, 7]));
    }
}
