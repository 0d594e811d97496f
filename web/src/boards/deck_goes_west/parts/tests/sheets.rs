//! Sheets of all components for review, written to `target/tmp/deck-goes-west/*.html`.

use super::pages::{ENGLISH, PORTUGUESE, built_in, keep, said, shown_jobs};
use crate::boards::deck_goes_west::parts::job::job_list;
use crate::boards::deck_goes_west::parts::*;
use art::deck_goes_west::{
    Cost, MapTile, Mark, Meeple, Pieces, Score, gang, job_icons, portrait, risk, tile, tile_back, tracks,
};
use deck_goes_west::{CardKind, Danger, Job, LandTile, Mission, NightStep, Pile, Place};
use maud::{Markup, html};

/// A card drawn with `draw`.
fn shown(card: &CardKind, draw: fn(&ShownCard<'_>) -> Markup, language: &str, turning: bool) -> Markup {
    let (jobs, prices) = (said(&card.jobs), said(&card.buy));
    let sort = format!("{:?} {:?}", card.pile, card.colour);
    draw(&ShownCard {
        card,
        name: card.name.spoken_in(language),
        sort: &sort,
        jobs: shown_jobs(&card.jobs, &jobs, turning),
        prices: shown_jobs(&card.buy, &prices, turning),
        price: "Price",
        flavour: card.flavour.as_ref().map(|flavour| flavour.spoken_in(language)),
        note: if card.count > 9 { "×10" } else { "" },
    })
}

fn all_cards() -> Markup {
    html! {
        @for pile in [Pile::Starter, Pile::Trade, Pile::Danger(Danger::Pain), Pile::Danger(Danger::Exhaustion)] {
            div class="lay" { @for kind in built_in().cards.iter().filter(|kind| kind.pile == pile) { (shown(kind, card, "en", false)) } }
        }
    }
}

fn hand() -> Markup {
    let ids = [
        "hobnail-boots",
        "boots",
        "knife",
        "pickaxe",
        "leg-wound",
        "bone-tired",
        "worn-card-deck",
        "powder-burn",
    ];
    html! {
        div class="demo-hand" { @for id in ids { (shown(named(id), card, "pt-BR", true)) } }
    }
}

/// A hand for small screens, and the jobs of a plan.
fn slim_hand() -> Markup {
    let plan: Vec<Job> =
        ["pay 1 food; walk 2", "tap; pay 1 any; walk 1"].map(|job| job.parse().unwrap()).to_vec();
    let said = said(&plan);
    html! {
        div class="demo-row" { @for id in ["hobnail-boots", "knife", "leg-wound", "bone-tired"] { (shown(named(id), slim_card, "en", true)) } }
        div class="demo-row" { (job_list("dw-plan", &shown_jobs(&plan, &said, true))) }
    }
}

fn named(id: &str) -> &'static CardKind {
    built_in().cards.iter().find(|kind| kind.id == id).unwrap()
}

fn trade_row(language: &str) -> Markup {
    html! {
        div class="demo-row" { @for id in ["spyglass", "snare-line", "six-shooter", "bedroll", "cow"] { (shown(named(id), row_card, language, true)) } }
    }
}

fn all_tiles() -> Markup {
    let none = Pieces::default();
    html! {
        div class="lay" {
            @for shown in &built_in().tiles { (tile(shown, shown.name.spoken_in("en"), &none)) }
            (tile_back())
        }
    }
}

fn tile_named(id: &str) -> (&'static LandTile, &'static str) {
    let tile = built_in().tiles.iter().find(|tile| tile.id == id).unwrap();
    (tile, tile.name.spoken_in("en"))
}

/// A sample map with every kind of mark and piece.
pub(super) fn discovery(planning: bool, press: Press<'_>) -> Markup {
    let spots = discovered(planning, press);
    map(&spots, WORDS)
}

const WORDS: MapCaptions<'_> =
    MapCaptions { title: "Map", west: "West", zoom: "Size", sizes: ["small", "medium", "large"] };

fn discovered(planning: bool, press: Press<'_>) -> Vec<ShownTile<'_>> {
    let up = [
        (0, -1, "prairie-02"),
        (0, 0, "village-05"),
        (0, 1, "river-02"),
        (1, -1, "forest-01"),
        (1, 0, "prairie-07"),
        (1, 1, "mountain-04"),
        (2, -1, "river-04"),
        (2, 0, "prairie-03"),
        (2, 1, "forest-08"),
        (3, -1, "mountain-02"),
        (3, 0, "forest-04"),
        (3, 1, "lake-02"),
        (4, -1, "bandit-camp-01"),
        (4, 0, "prairie-05"),
        (5, 0, "village-01"),
        (2, 2, "river-01"),
        (3, 2, "river-03"),
        (1, 2, "river-05"),
    ];
    let walk = |steps: u8, or_more| Cost {
        gaits: [steps, 0, 0],
        train: false,
        or_more,
        from: Some(deck_goes_west::Direction::East),
    };
    let mark = |column: i8, row: i8, down: bool| match (column, row) {
        _ if !planning => Mark::Plain,
        (3, 0) => Mark::Here,
        (5, 0) => Mark::Chosen(walk(2, false)),
        (3, 1) => Mark::More(Cost { gaits: [0, 0, 1], train: false, or_more: false, from: None }),
        (2, 1) => Mark::Reach(Cost { gaits: [1, 1, 0], train: false, or_more: false, from: None }),
        (0, 0) => Mark::Reach(Cost { train: true, ..Cost::default() }),
        (1, 0) => Mark::Reach(Cost::default()),
        (1, 1) => Mark::Battle,
        _ if (column - 3).abs() + row.abs() < 3 => {
            Mark::Reach(walk((column - 3).unsigned_abs().max(1), down))
        }
        _ if (column - 3).abs() + row.abs() < 4 => Mark::More(walk(3, down)),
        _ => Mark::Beyond,
    };
    let pieces = |column, row| Pieces {
        rail: matches!((column, row), (0 | 1, 0) | (3, 1)),
        bandits: match (column, row) {
            (4, -1) => 2,
            (1, 1) => 1,
            (0, -1) => 5,
            (2, 1) => 8,
            _ => 0,
        },
        meeples: match (column, row) {
            (3, 0) => vec![Meeple { seat: 0, lying: false, came: None }],
            (1, 0) => vec![
                Meeple { seat: 2, lying: true, came: None },
                Meeple { seat: 1, lying: false, came: None },
            ],
            _ => Vec::new(),
        },
        wagon: (column, row) == (4, 0),
    };
    let face = |column: i8, row: i8| {
        up.iter().find(|(c, r, _)| (*c, *r) == (column, row)).map(|(_, _, id)| tile_named(id))
    };
    let terrain = |column: i8, row: i8| face(column, row).map(|(tile, _)| tile.terrain);
    let mut spots: Vec<ShownTile<'_>> = Vec::new();
    for row in -2..=3_i8 {
        for column in 0..=6_i8 {
            let face = face(column, row);
            let beside = up.iter().any(|(c, r, _)| (c - column).abs() <= 1 && (r - row).abs() <= 1);
            if face.is_none() && !beside {
                continue;
            }
            spots.push(ShownTile {
                tile: MapTile {
                    place: Place { column, row },
                    face,
                    around: [(0, -1), (-1, 0), (0, 1), (1, 0)]
                        .map(|(east, south)| terrain(column + east, row + south)),
                    pieces: pieces(column, row),
                    mark: mark(column, row, face.is_none()),
                },
                mine: (column, row) == (3, 0),
                change: TileChange::Nothing,
                press,
                said: "A tile",
            });
        }
    }
    spots
}

fn all_characters() -> Markup {
    html! {
        div class="lay" {
            @for who in &built_in().characters {
                @let said = said(&who.abilities);
                @let deck: Vec<String> = who.deck.iter().map(|(kind, count)| format!("{count} {}", built_in().card(*kind).name.spoken_in("en"))).collect();
                (character(&ShownCharacter {
                    character: who,
                    name: who.name.spoken_in("en"),
                    title: who.title.spoken_in("en"),
                    level: &format!("Level {}", who.level),
                    limit: "Hand Limit",
                    abilities: shown_jobs(&who.abilities, &said, false),
                    goods: ["food", "wood", "metal", "gold"],
                    deck: &deck.join(", "),
                }))
            }
            (portrait("somebody-else"))
        }
    }
}

fn me() -> Markup {
    let who = &built_in().characters[0];
    let said = said(&who.abilities);
    let has = html! {
        (stock(&StockCounters { amounts: [3, 2, 1, 12], names: ["food", "wood", "metal", "gold"] }, "Stock"))
        (graves(2, 6, "2 danger cards of 6"))
    };
    let shown = CharacterStrip {
        character: who,
        name: who.name.spoken_in("en"),
        condition: condition("ready · draw 4 · discard 3", false),
        abilities: shown_jobs(&who.abilities, &said, true),
        has: has.clone(),
    };
    html! { (strip(&shown)) (strip(&CharacterStrip { condition: condition("turned", true), has, ..shown.clone() })) (map_key(["in reach", "one more step", "where the plan goes"])) (pile(4, "Draw pile: 4")) " " (pile(0, "Discard pile: none")) }
}

fn shown_mission(shown: &Mission, turning: bool) -> Markup {
    let (events, jobs) = (said(&shown.events), said(&shown.jobs));
    let night: Vec<String> = shown.night.iter().map(|step| format!("{step:?}")).collect();
    mission(&ShownMission {
        mission: shown,
        name: shown.name.spoken_in("en"),
        about: "versus · beginner · 2–5 players",
        rules: (!turning).then_some(shown.rules.spoken_in("en")),
        events: shown_jobs(&shown.events, &events, false),
        jobs: shown_jobs(&shown.jobs, &jobs, turning),
        night: night.iter().map(String::as_str).collect(),
        words: MissionWords {
            scores: "Scores",
            anyone: "Anyone may",
            night: "Every night",
            layout: "Map at the start",
        },
    })
}

fn all_missions() -> Markup {
    html! { div class="lay" { @for mission in &built_in().missions { (shown_mission(mission, false)) } } }
}

fn all_boards() -> Markup {
    let points = [(0, 9), (2, 8), (1, 8), (3, 8), (4, 21)];
    let all = [(0, 3), (1, 3), (2, 3), (3, 3), (4, 3)];
    html! {
        div class="lay" {
            @for (board, points) in built_in().boards.iter().zip([&points[..2], &points, &all, &points[..1]]) {
                div class="demo-side" { (tracks(&Score { board, day: 5, points })) }
            }
            (risk(2, "Bandit Risk 2"))
        }
    }
}

fn night() -> Markup {
    let bandits = html! { (gang(3, 0)) span { "1 die each" } };
    let job = |text: &str| text.parse::<Job>().unwrap();
    let derek = |text: &str| html! { (portrait("derek-dogood")) (job_icons(&job(text))) };
    let strikes = [
        Strike {
            by: Striker::Bandits,
            title: "Bandits strike first",
            attack: StrikeSide { who: bandits.clone(), dice: &[2, 1, 0], sure: 0 },
            defence: StrikeSide { who: derek("defend 1d"), dice: &[1], sure: 0 },
            hits: "hits",
            saves: "save",
            outcome: html! { b { "2 pain" } span { "come through." } },
        },
        Strike {
            by: Striker::Players,
            title: "You strike back",
            attack: StrikeSide { who: derek("attack 2d; attack 2"), dice: &[1, 2], sure: 2 },
            defence: StrikeSide { who: bandits, dice: &[0, 1, 0], sure: 0 },
            hits: "hits",
            saves: "save",
            outcome: html! { (gang(1, 2)) b { "2 bandits" } span { "flee, one stays." } },
        },
    ];
    let mission = built_in().missions.iter().find(|mission| mission.id == "discovery").unwrap();
    let steps: Vec<(NightStep, String)> =
        mission.night.iter().map(|step| (*step, format!("{step:?}"))).collect();
    let steps: Vec<ShownNightStep<'_>> = steps
        .iter()
        .enumerate()
        .map(|(number, (step, said))| ShownNightStep {
            step: *step,
            said,
            href: (number < 5).then_some("#step"),
        })
        .collect();
    html! {
        (night_sky(&html! { h1 { "Night 5" } p { "Discovery · step 4 of 10" } }))
        div class="lay" { div class="demo-side" { (night_steps(&steps, Some(3), "Night")) } div class="fight" { (battle(&strikes)) } }
        div class="night lay" {
            div class="fight" { (discovery(false, Press::Nothing)) }
        }
    }
}

fn large() -> Markup {
    let (land, name) = tile_named("forest-08");
    let (said, pieces) = (said(&land.jobs), Pieces { bandits: 2, ..Pieces::default() });
    html! {
        div class="lay" {
            (shown(named("canoe"), large_card, "en", true)) (shown(named("worn-card-deck"), large_card, "pt-BR", true)) (shown(named("stolen-purse"), large_card, "en", true))
            (large_tile(land, name, &pieces, &html! { p { "Forest, bandit number 12." } }, &shown_jobs(&land.jobs, &said, true)))
        }
    }
}

#[test]
fn every_sheet_can_be_looked_at() {
    let discovery_mission = built_in().missions.iter().find(|mission| mission.id == "discovery").unwrap();
    let table = html! {
        (discovery(true, Press::Button("go", "1")))
        (me())
        div class="lay" { (trade_row("en")) (shown_mission(discovery_mission, true)) (all_boards()) }
        (hand())
    };
    keep("table", &ENGLISH, &table);
    let in_portuguese = html! {
        (discovery(false, Press::Nothing)) (me()) div class="lay" { (trade_row("pt-BR")) (slim_hand()) } (hand())
    };
    keep("mesa", &PORTUGUESE, &in_portuguese);
    keep("cards", &ENGLISH, &all_cards());
    keep("large", &ENGLISH, &large());
    keep("tiles", &ENGLISH, &all_tiles());
    keep("characters", &ENGLISH, &html! { (me()) (all_characters()) });
    keep("missions", &ENGLISH, &all_missions());
    keep("night", &ENGLISH, &night());
}

/// The HTML of every component.
pub(super) fn everything() -> String {
    html! {
        (all_cards()) (large()) (all_tiles()) (all_characters()) (all_missions()) (all_boards()) (night()) (me()) (hand())
        (slim_hand()) (trade_row("en")) (discovery(true, Press::Link("#go")))
    }
    .into_string()
}
