//! Missions that are refused.

use super::{line_of, otherwise, refused};

#[test]
fn bad_missions_are_refused() {
    let new_world = Some("id = \"new-world\"");
    refused(&[
        (
            "missions.toml",
            "players = [1, 1]",
            "players = [1, 2]",
            new_world,
            "new-world: a solo mission is for exactly 1 player",
        ),
        (
            "missions.toml",
            "players = [2, 5]",
            "players = [2, 6]",
            Some("id = \"discovery\""),
            "discovery: such a mission is for 2 to 5 players, not for 2 to 6",
        ),
        (
            "missions.toml",
            "mode = \"solo\"",
            "mode = \"teams\"",
            Some("mode = \"solo\""),
            "unknown variant `teams`, expected one of `solo`, `versus`, `cooperative`",
        ),
        (
            "missions.toml",
            "boards = [\"A\"",
            "boards = [\"Z\"",
            Some("boards = [\"A\""),
            "there is no scoreboard `Z`",
        ),
        (
            "missions.toml",
            "boards = [\"A\", \"B\"]",
            "boards = [\"A\", \"A\"]",
            Some("boards = [\"A\""),
            "scoreboard `A` is there twice",
        ),
        (
            "missions.toml",
            "dice = [\"d20\"",
            "dice = [\"d6\"",
            Some("dice = [\"d20\""),
            "there is no choice of dice `d6`",
        ),
        (
            "missions.toml",
            "dice = [\"d20\", \"d12\", \"both\"]",
            "dice = []",
            new_world,
            "new-world: it needs a scoreboard and a choice of dice",
        ),
        (
            "missions.toml",
            "board_for = { 1 = \"A\" }",
            "board_for = { 2 = \"A\" }",
            Some("board_for = { 1"),
            "new-world: `2` players do not play it",
        ),
        (
            "missions.toml",
            "board_for = { 1 = \"A\" }",
            "board_for = { 1 = \"D\" }",
            Some("board_for = { 1"),
            "new-world: `D` is none of its scoreboards",
        ),
        (
            "missions.toml",
            "\"exhaustion 1\"",
            "\"exhaustion\"",
            Some("\"exhaustion 1\""),
            "new-world: `exhaustion` is written `exhaustion N`",
        ),
        (
            "missions.toml",
            "\"attack\"",
            "\"attack 2\"",
            Some("\"attack\""),
            "new-world: `attack 2` is written `attack`",
        ),
        (
            "missions.toml",
            "\"attack\"",
            "\"sleep\"",
            Some("\"attack\""),
            "new-world: `sleep` is no step of a Night: there are trade-row, day, exhaustion N, attack, move, remove-east N, \
             appear, split N, full-hand, pass-p1",
        ),
        (
            "missions.toml",
            "\"full-hand\"]",
            "\"full-hand\", \"pass-p1\"]",
            new_world,
            "new-world: only versus missions have a P1 token: leave `pass-p1` out",
        ),
        (
            "missions.toml",
            "\"day\", ",
            "",
            new_world,
            "new-world: its Night has no step `day`, so that it would never end",
        ),
        (
            "missions.toml",
            "\"pay 1 gold; train 5\"",
            "\"pay 1 gold; train 11\", \"pay 1 gold; train 12\", \"pay 1 gold; train 13\", \"pay 1 gold; train 14\", \
             \"pay 1 gold; train 15\", \"pay 1 gold; train 16\"",
            None,
            "there are 10 different train rides, and 8 at most",
        ),
    ]);
}

#[test]
fn special_rules_are_keywords() {
    let new_world = Some("id = \"new-world\"");
    let known = "leash N, start-rail, rail-chain, extra R N, wagon, wagon-at-village, camp-bandits N, west-column-bandits N, \
                 adjacent-bandits N, bandit-limit N vp -M, tiebreak gold";
    let bad = [
        ("\"fog\"", format!("new-world: `fog` is no special rule: there are {known}")),
        ("\"leash\"", "new-world: `leash` is written `leash N`, with numbers from 1 on".to_owned()),
        ("\"leash 0\"", "new-world: `leash 0` is written `leash N`, with numbers from 1 on".to_owned()),
        ("\"wagon 2\"", "new-world: `wagon 2` is written `wagon`, with numbers from 1 on".to_owned()),
        (
            "\"extra coal 2\"",
            "new-world: `extra coal 2` is written `extra R N`, with numbers from 1 on".to_owned(),
        ),
        (
            "\"bandit-limit 20 vp 3\"",
            "new-world: `bandit-limit 20 vp 3` is written `bandit-limit N vp -M`, with numbers from 1 on"
                .to_owned(),
        ),
        ("\"leash 2\", \"leash 3\"", "new-world: special rule `leash` is there twice".to_owned()),
        (
            "\"extra wood 2\", \"extra wood 1\"",
            "new-world: special rule `extra wood` is there twice".to_owned(),
        ),
        ("\"wagon-at-village\"", "new-world: `wagon-at-village` needs `wagon`".to_owned()),
    ];
    for (special, reason) in bad {
        let why = otherwise("missions.toml", "special = []", &format!("special = [{special}]")).unwrap_err();
        assert_eq!(why.all()[0].reason, reason);
        assert_eq!(why.all()[0].line, new_world.map(|said| line_of("missions.toml", said)));
    }
    refused(&[
        (
            "missions.toml",
            "on clear; vp +2",
            "on wagon-west; vp +2",
            new_world,
            "new-world: `on wagon-west; vp +2` needs the special rule `wagon`",
        ),
        (
            "missions.toml",
            "special = [\"tiebreak gold\"]",
            "special = [\"wagon\"]",
            Some("id = \"nugget-fever\""),
            "nugget-fever: there is no wagon in versus missions: leave `wagon` out",
        ),
    ]);
}

#[test]
fn bad_layouts_are_refused() {
    let bad = [
        ("\"ddd\", \"dUU\", \"dU\", \"dUU\", \"ddd\"", "the rows of the layout are not equally long"),
        (
            "\"ddd\", \"dUd\", \"dUd\", \"ddd\"",
            "a layout without `@` needs a face-up tile at its Eastern side",
        ),
        ("\"ddd\", \"dU@\", \"dU@\", \"dUU\", \"ddd\"", "a layout has one `@`, not 2"),
        (
            "\"ddd\", \"dUU\", \"dX@\", \"dUU\", \"ddd\"",
            "`X` means nothing in a layout: there are U @ d . V C F P M R",
        ),
        (
            "\"ddd\", \"dUU\", \"dU@\", \"dUU\", \".dd\"",
            "the layout has a face-up tile in column 1, row 1, but nothing beside it in column 2, row 2",
        ),
        (
            "\"dUU\", \"dU@\", \"dUU\", \"ddd\"",
            "the layout has a face-up tile in column 1, row -1, but nothing beside it in column 0, row -2",
        ),
        (
            "\"dddd\", \"dCCC\", \"dCC@\", \"dUUU\", \"dddd\"",
            "the layout searches for 5 tiles of bandit-camp, and there are 4",
        ),
        (
            "\"dddddddddd\", \"dddddddddd\", \"dddddddddd\", \"ddddddddU@\", \"dddddddddd\"",
            "the layout needs 50 tiles, and there are 48",
        ),
        ("\"dddddddddddddddd\", \"dddddddddddddd@d\"", "a layout has at most 15 rows and columns"),
    ];
    for (layout, reason) in bad {
        let layout = format!("layout = [{layout}]");
        let said = "layout = [\"ddd\", \"dUU\", \"dU@\", \"dUU\", \"ddd\"]";
        let why = otherwise("missions.toml", said, &layout).unwrap_err();
        assert_eq!(why.all()[0].reason, format!("new-world: {reason}"));
    }
}
