//! Jobs that do not parse or break a static rule.

use super::refused;

#[test]
fn a_bad_job_is_told_with_its_owner_and_its_line() {
    refused(&[
        (
            "trade.toml",
            "\"pay 1 food; walk 3\", \"walk 1\"",
            "\"pay 1 food; walk 3\", \"pay 1 fod\"",
            Some("\"pay 1 food; walk 3\""),
            "saddle-horse, job 2: expected a resource after \"pay 1\", found \"fod\"",
        ),
        (
            "trade.toml",
            "at prairie; pay 3 food",
            "pay 3 food; at prairie",
            Some("at prairie; pay 3 food"),
            "saddle-horse, buy job 1: a price begins with its `at`: otherwise the card is sold for less elsewhere (S12)",
        ),
        (
            "trade.toml",
            "at prairie; pay 3 food",
            "gain 3 food",
            Some("at prairie; pay 3 food"),
            "saddle-horse, buy job 1: a price has no `gain 3 food`: only `at`, `pay`, `discard`, `scrap`, `take`, `vp -` \
             (S8)",
        ),
        (
            "starter.toml",
            "pay 1 food; walk 1",
            "tap; walk 1",
            Some("pay 1 food; walk 1"),
            "boots, job 1: only characters have `tap`: leave it out (S1)",
        ),
        (
            "starter.toml",
            "pay 1 food; walk 1",
            "lie down; walk 1",
            Some("pay 1 food; walk 1"),
            "boots, job 1: only jobs of land tiles and missions have `lie down`: leave it out (S2)",
        ),
        (
            "pain.toml",
            "discard 2 blue; scrap self",
            "discard 2 blue",
            Some("discard 2 blue"),
            "leg-wound, job 1: the job of a danger card has exactly one `discard self` or `scrap self` (S3)",
        ),
        (
            "exhaustion.toml",
            "jobs = [\"",
            "jobs = [\"scrap self; ",
            Some("jobs = [\""),
            "bone-tired, job 1: the job of a danger card has exactly one `discard self` or `scrap self` (S3)",
        ),
        (
            "missions.toml",
            "vp -2; scrap 2 danger",
            "on clear; vp +1",
            Some("vp -2; scrap 2 danger"),
            "new-world, job 1: this is an event job: put it under `events` (S4)",
        ),
        (
            "characters.toml",
            "tap; scrap x item; gain x any",
            "tap; gain x any",
            Some("tap; scrap x item; gain x any"),
            "derek-dogood, ability 1: nothing limits x: add `pay x`, `discard x` or `scrap x` (S5)",
        ),
        (
            "starter.toml",
            "pay 1 food; walk 1",
            "walk 1; attack 1",
            Some("pay 1 food; walk 1"),
            "boots, job 1: a job is for battle or for movement: make two jobs of it (S6)",
        ),
        (
            "tiles.toml",
            "lie down; gain 2d wood",
            "walk 1; lie down; gain 2d wood",
            Some("lie down; gain 2d wood"),
            "forest-04, job 1: `lie down` cannot follow a movement icon: put it in front of all movement (S7)",
        ),
        (
            "tiles.toml",
            "lie down; gain 1 food",
            "lie down; gain 0 food",
            Some("lie down; gain 1 food"),
            "forest-06, job 1: `gain 0 food` is nothing: numbers start at 1 (S11)",
        ),
        (
            "starter.toml",
            "pay 1 food; walk 1",
            "draw 2",
            Some("pay 1 food; walk 1"),
            "boots, job 1: the card draws more than it uses: draw less, or add `scrap self` (S13)",
        ),
        (
            "starter.toml",
            "pay 1 food; walk 1",
            "pay 1 food; vp +1",
            Some("pay 1 food; walk 1"),
            "boots, job 1: only missions give points: leave `vp +` out (S14)",
        ),
        (
            "missions.toml",
            "pay 1 gold; train 5",
            "vp -1; train 5",
            Some("pay 1 gold; train 5"),
            "new-world, job 2: the job could be done for ever: add `lie down`, or a `pay`, `discard` or `scrap` with a \
             number (S15)",
        ),
        (
            "missions.toml",
            "on clear; vp +2",
            "vp +2",
            Some("on clear; vp +2"),
            "new-world, event 3: an event job begins with `on`: say which event (S4)",
        ),
    ]);
}
