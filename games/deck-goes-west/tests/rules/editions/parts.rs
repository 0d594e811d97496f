//! Cards, tiles, characters, boards and dice that are refused.

use super::{ours, refused};
use deck_goes_west::Edition;

#[test]
fn bad_cards_tiles_and_characters_are_refused() {
    refused(&[
        (
            "starter.toml",
            "count = 13",
            "count = 0",
            Some("id = \"boots\""),
            "boots: there is not one of it: give it a count",
        ),
        (
            "starter.toml",
            "colour = \"blue\"\n",
            "",
            Some("id = \"boots\""),
            "boots: an item has a colour: give it one",
        ),
        (
            "starter.toml",
            "count = 13",
            "count = 13\nbuy = [\"pay 1 gold\"]",
            Some("id = \"boots\""),
            "boots: starter cards are not sold: leave `buy` out",
        ),
        (
            "trade.toml",
            "buy = [\"at prairie; pay 3 food\", \"at village; pay 2 gold\"]\n",
            "",
            Some("id = \"saddle-horse\""),
            "saddle-horse: nobody can buy it: give it a `buy` job",
        ),
        (
            "trade.toml",
            "jobs = [\"pay 1 food; walk 3\", \"walk 1\"]",
            "jobs = []",
            Some("id = \"saddle-horse\""),
            "saddle-horse: it can do nothing: give it a job",
        ),
        (
            "trade.toml",
            "\"walk 1\"]",
            "\"walk 1\", \"walk 1\", \"walk 1\", \"walk 1\", \"walk 1\", \"walk 1\", \"walk 1\", \"walk 1\", \"walk 1\"]",
            Some("id = \"saddle-horse\""),
            "saddle-horse: there are 10 jobs, and 9 at most",
        ),
        (
            "pain.toml",
            "count = 4",
            "count = 4\ncolour = \"red\"",
            Some("id = \"leg-wound\""),
            "leg-wound: danger cards have no colour: leave it out",
        ),
        (
            "pain.toml",
            "count = 4",
            "count = 4\nbuy = [\"pay 1 gold\"]",
            Some("id = \"leg-wound\""),
            "leg-wound: pain cards are not sold: leave `buy` out",
        ),
        ("trade.toml", "count = 2", "count = 35", None, "there are 193 cards, and 192 at most"),
        (
            "tiles.toml",
            "terrain = \"bandit-camp\"",
            "terrain = \"camp\"",
            Some("terrain = \"bandit-camp\""),
            "`camp` is no terrain: there are forest, prairie, mountain, village, lake, river, bandit-camp",
        ),
        (
            "tiles.toml",
            "move = [\"walk 1\", \"climb 1\", \"from-water sail 1\"]",
            "move = []",
            Some("id = \"forest-01\""),
            "forest-01: nobody can step onto it: give it a way",
        ),
        (
            "tiles.toml",
            "move = [\"walk 1\", \"climb 1\"",
            "move = [\"walk 1\", \"swim 1\"",
            Some("move = [\"walk 1\""),
            "forest-01: `swim 1` is no way onto a tile: write such as `walk 1` or `from-water sail 1 + walk 1`",
        ),
        (
            "tiles.toml",
            "move = [\"walk 1\", \"climb 1\"",
            "move = [\"walk 1\", \"walk 1\"",
            Some("id = \"forest-01\""),
            "forest-01: way 2 is there already",
        ),
        (
            "tiles.toml",
            "from-water sail 1 + walk 1",
            "from-water walk 1 + walk 1",
            Some("from-water sail 1 + walk 1"),
            "mountain-01: `from-water walk 1 + walk 1` has `walk` twice: add it up",
        ),
        (
            "tiles.toml",
            "bandit = 1\n",
            "bandit = 0\n",
            Some("id = \"forest-01\""),
            "forest-01: its bandit number is 0, and numbers start at 1",
        ),
        (
            "characters.toml",
            "draw_to = 6",
            "draw_to = 5",
            Some("id = \"derek-dogood\""),
            "derek-dogood: draws to 5, but the hand limit is 6",
        ),
        (
            "characters.toml",
            "level = 1",
            "level = 0",
            Some("id = \"derek-dogood\""),
            "derek-dogood: levels start at 1",
        ),
        (
            "characters.toml",
            "hand_limit = 6\ndraw_to = 6",
            "hand_limit = 0",
            Some("id = \"derek-dogood\""),
            "derek-dogood: the hand limit is at least 1",
        ),
        (
            "characters.toml",
            "deck = { boots = 3",
            "deck = { cow = 1, boots = 3",
            Some("id = \"derek-dogood\""),
            "derek-dogood: `cow` is no starter card, and a deck begins with those only",
        ),
        (
            "characters.toml",
            "deck = { boots = 3",
            "deck = { teapot = 1, boots = 3",
            Some("id = \"derek-dogood\""),
            "derek-dogood: there is no card `teapot` for the deck",
        ),
        (
            "characters.toml",
            "deck = { boots = 3, knife = 2, pan = 1, pickaxe = 1, hatchet = 1, spike-hammer = 1 }",
            "deck = {}",
            Some("id = \"derek-dogood\""),
            "derek-dogood: its deck is empty: name starter cards",
        ),
        (
            "characters.toml",
            ", \"tap; pay 1 any; walk 1\"]\nability_source = [\"rulebook\", ",
            "]\nability_source = [",
            Some("id = \"derek-dogood\""),
            "derek-dogood: no ability moves the meeple: give it one",
        ),
        (
            "starter.toml",
            "count = 13",
            "count = 11",
            None,
            "boots: 5 players of level 1 may need 12 of them, and there are 11",
        ),
    ]);
}

/// Two characters whose ids begin with the same word would have the same name of the seat.
#[test]
fn names_at_the_table_are_unique() {
    let edition = Edition::read(&|name| match name {
        "characters.toml" | "pt-BR.toml" => Ok(ours(name)?.replace("hattie-hollis", "derek-hollis")),
        name => ours(name),
    });
    assert_eq!(
        edition.unwrap_err().all()[0].reason,
        "derek-hollis: `derek` is the name at the table, and `derek-dogood` has it already"
    );
}

#[test]
fn bad_boards_and_dice_are_refused() {
    refused(&[
        (
            "scoreboards.toml",
            "day_to = 7, score_to = 16",
            "day_to = 3, score_to = 16",
            Some("id = \"A\""),
            "A: each section reaches further than the one before, in days and in score",
        ),
        (
            "scoreboards.toml",
            "day_to = 10, score_to = 25",
            "day_to = 10, score_to = 24",
            Some("id = \"A\""),
            "A: the last section must reach day 10 and score 25, the ends of the tracks",
        ),
        (
            "scoreboards.toml",
            "risk = 1",
            "risk = -1",
            Some("risk = 1"),
            "invalid value: integer `-1`, expected u8",
        ),
        (
            "dice.toml",
            "\"N\", \"S\"",
            "\"N\", \"E\"",
            Some("id = \"compass\""),
            "compass: a compass die has six faces out of N, S, W and +",
        ),
        (
            "dice.toml",
            "[0, 0, 1, 1, 1, 2]",
            "[0, 0, 1, 1, 2]",
            Some("id = \"job\""),
            "job: a success die has six faces with numbers from 0 to 9",
        ),
        (
            "dice.toml",
            "faces = [1, 2, 3",
            "faces = [1, 3, 2",
            Some("id = \"d20\""),
            "d20: a bandit die has the numbers from 1 on, in their order",
        ),
        (
            "dice.toml",
            "dice = [\"d20\"]",
            "dice = [\"d6\"]",
            Some("dice = [\"d20\"]"),
            "there is no bandit die `d6`",
        ),
        (
            "dice.toml",
            "dice = [\"d20\"]",
            "dice = []",
            Some("id = \"d20\"\nname = \"the"),
            "d20: no die is rolled: name one",
        ),
        (
            "dice.toml",
            "dice = [\"d20\", \"d12\"]",
            "dice = [\"d12\", \"d12\"]",
            Some("dice = [\"d20\", \"d12\"]"),
            "`d12` is there twice",
        ),
        (
            "dice.toml",
            "[[bandit_option]]\nid = \"both\"",
            "[[bandit_option]]\nid = \"d12\"",
            Some("id = \"both\""),
            "`d12` is there twice",
        ),
    ]);
}
