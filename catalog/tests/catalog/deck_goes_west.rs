//! Messages of Deck Goes West: translated into every language, with all arguments, and without secrets.

use catalog::{Bundle, Domain, GameId, Language};
use deck_goes_west::{
    CheatSheet, Decision, DeckGoesWest, Edition, Event, HouseRule, Kind, SeenHand, Setup, State, Term, Tile,
    View,
};
use fluent_syntax::{ast, parser};
use game::{
    Argument, Catalogued, Game, GameRefusal, HouseRule as _, Luck, Message, Notation, Phrase, Quick, Sink,
    TestSupport, Viewed, Viewer,
};
use std::collections::{BTreeMap, BTreeSet};

const WORDS: Domain = Domain::Of(GameId::DeckGoesWest);

/// The arguments of every message, those inside variants included. Those inside function calls are left out.
fn known() -> BTreeMap<String, BTreeSet<String>> {
    fn fill(pattern: &ast::Pattern<&str>, arguments: &mut BTreeSet<String>) {
        for element in &pattern.elements {
            let ast::PatternElement::Placeable { expression } = element else { continue };
            let (ast::Expression::Inline(inline) | ast::Expression::Select { selector: inline, .. }) =
                expression;
            if let ast::InlineExpression::VariableReference { id } = inline {
                arguments.insert(id.name.to_owned());
            }
            if let ast::Expression::Select { variants, .. } = expression {
                variants.iter().for_each(|variant| fill(&variant.value, arguments));
            }
        }
    }
    let resource = parser::parse(WORDS.file(Language::English)).unwrap_or_else(|(_, why)| panic!("{why:?}"));
    let messages = resource.body.into_iter().filter_map(|entry| match entry {
        ast::Entry::Message(message) => {
            let mut arguments = BTreeSet::new();
            fill(&message.value.unwrap(), &mut arguments);
            Some((message.id.name.to_owned(), arguments))
        }
        _ => None,
    });
    messages.collect()
}

/// Translates messages into every language and checks them.
struct Speaker {
    known: BTreeMap<String, BTreeSet<String>>,
    bundles: Vec<Bundle>,
    said: BTreeSet<&'static str>,
}

impl Speaker {
    fn new() -> Speaker {
        let bundles = Language::ALL.map(|language| Bundle::new(WORDS, language)).into_iter().collect();
        Speaker { known: known(), bundles, said: BTreeSet::new() }
    }

    /// The message in English and in Portuguese.
    fn say(&mut self, message: &Message) -> Vec<String> {
        self.prove(message);
        let sentences: Vec<String> = self.bundles.iter().map(|bundle| bundle.say(message)).collect();
        for sentence in &sentences {
            assert!(!sentence.contains(['{', '}', '$']) && !sentence.contains("  "), "{sentence}");
            assert_eq!(sentence.trim(), sentence, "{message:?}");
            assert!(!sentence.is_empty() && sentence != message.id, "{message:?}");
        }
        sentences
    }

    fn prove(&mut self, message: &Message) {
        let wanted = self.known.get(message.id).unwrap_or_else(|| panic!("{} has no words", message.id));
        let arguments: BTreeSet<String> =
            message.arguments.iter().map(|(argument, _)| (*argument).to_owned()).collect();
        assert!(wanted.is_subset(&arguments), "{}: {wanted:?} are not all of {arguments:?}", message.id);
        self.said.insert(message.id);
        message.arguments.iter().for_each(|(_, argument)| self.prove_argument(argument));
    }

    fn prove_argument(&mut self, argument: &Argument) {
        match argument {
            Argument::Named(id) => self.prove(&Message::new(id)),
            Argument::Message(message) => self.prove(message),
            Argument::WithNotation(thing, _) => self.prove_argument(thing),
            Argument::List(things) => {
                assert!(!things.is_empty(), "a list of nothing");
                things.iter().for_each(|thing| self.prove_argument(thing));
            }
            Argument::Number(_) | Argument::Text(_) | Argument::Phrase(_) => {}
        }
    }
}

fn tables() -> Vec<DeckGoesWest> {
    DeckGoesWest::samples().into_iter().map(|setup| DeckGoesWest::new(setup).unwrap()).collect()
}

/// Tables with hidden hands.
fn closed_tables() -> Vec<DeckGoesWest> {
    let closed: Vec<DeckGoesWest> = tables().into_iter().filter(DeckGoesWest::hands_are_closed).collect();
    assert!(closed.len() > 3);
    closed
}

/// A sink that calls a function.
struct Watch<'a>(&'a mut dyn FnMut(&State, &Event));

impl Sink<DeckGoesWest> for Watch<'_> {
    fn happened(&mut self, state: &State, event: &Event) {
        (self.0)(state, event);
    }
}

/// Plays a random game: `sees` gets the view before every decision and at the end, `hears` every event.
fn play(
    game: &DeckGoesWest,
    seed: u64,
    steps: usize,
    sees: &mut dyn FnMut(&State, &View),
    hears: &mut dyn FnMut(&State, &Event),
) {
    let mut luck = Quick::new(seed);
    let mut state = game.deal(&mut luck, &mut Watch(hears));
    for _ in 0..steps {
        let Some(seat) = game.asked(&state).awaits.lowest() else { break };
        let view = game.view(&state, Viewer::Seat(seat));
        sees(&state, &view);
        let decision: Decision = choose(&view, &mut luck);
        game.decide(&mut state, seat, decision, &mut luck, &mut Watch(hears));
    }
    sees(&state, &game.view(&state, Viewer::Onlooker));
}

/// A random decision; trades, which random players hardly ever close, are taken half of the time.
fn choose(view: &View, luck: &mut impl Luck) -> Decision {
    let trade = |decision: &&Decision| matches!(decision, Decision::Trade(_) | Decision::Yes);
    let wanted = view.legal.iter().find(trade).filter(|_| luck.below(2) == 0);
    wanted.copied().or_else(|| luck.pick(&view.legal)).unwrap()
}

/// Events that random games hardly ever reach, by the mission in which they can happen.
const HARDLY_EVER: [(&str, &[&str]); 2] = [
    (
        "new-world",
        &[
            "bandits-grew 1,0@forest-01 N",
            "built WHO lake-01",
            "died WHO yes",
            "died WHO no",
            "gate-closed main no",
            "job-broken main",
            "land-owed",
            "land-settled",
            "land-shuffled",
            "limit-exceeded 25 3",
            "happened build:WHO:2:-:-:mute:0:1:0:-",
            "happened wagon-hit:WHO:2:-:-:-:3:1:0:-",
            "shifted WHO 1,0",
            "tile-left forest-01 yes",
            "trade-shuffled",
            "danger-shuffled pain",
            "spared WHO pain",
            "turned-up forest-01",
            "wagon-shifted 1,0",
            "ended score-track:WHO",
            "ended day-track:-",
            "ended death:-",
            "ended all-dead:-",
        ],
    ),
    ("speed-of-the-slowest", &["ended score-track:WHO"]),
];

#[test]
fn whatever_happens_is_told_in_every_language() {
    let mut speaker = Speaker::new();
    for game in tables() {
        for seed in 0..3 {
            let viewers: Vec<Viewer> =
                game.seats().iter().map(Viewer::Seat).chain([Viewer::Onlooker]).collect();
            play(&game, seed, 1_500, &mut |_, _| {}, &mut |_, event| {
                for &viewer in &viewers {
                    if let Some(message) = game.told(event, viewer) {
                        for sentence in speaker.say(&message) {
                            assert!(sentence.ends_with(['.', '!']), "{sentence}");
                        }
                    }
                }
            });
        }
    }
    for (mission, texts) in HARDLY_EVER {
        let setup = DeckGoesWest::samples().into_iter().find(|setup| setup.mission == mission).unwrap();
        let game = DeckGoesWest::new(setup).unwrap();
        for text in texts {
            let text = text.replace("WHO", &game.seat_name(game.seats().lowest().unwrap()));
            let event = game.read_event(&text).unwrap_or_else(|why| panic!("{why}"));
            speaker.say(&game.told(&event, Viewer::Onlooker).unwrap_or_else(|| panic!("{text} is not told")));
        }
    }
    let never: Vec<&String> = speaker
        .known
        .keys()
        .filter(|id| id.starts_with("ev-") && !speaker.said.contains(id.as_str()))
        .collect();
    assert!(never.is_empty(), "{never:?}");
}

#[test]
fn every_choice_has_a_label_of_its_own() {
    let mut speaker = Speaker::new();
    let (mut choices, mut lists) = (0, 0);
    for game in tables() {
        for seed in 0..2 {
            play(
                &game,
                seed,
                800,
                &mut |_, view| {
                    let mut seen = [BTreeMap::new(), BTreeMap::new()];
                    for &decision in &view.legal {
                        let labels = speaker.say(&view.label(decision));
                        for (label, seen) in labels.into_iter().zip(&mut seen) {
                            let twice = seen.insert(label.clone(), decision);
                            assert!(twice.is_none(), "{label}: {twice:?} and {decision:?}");
                        }
                        choices += 1;
                    }
                    if !view.legal.is_empty() {
                        speaker.say(&DeckGoesWest::prompt(view).unwrap());
                        speaker.say(&view.waits_for().unwrap());
                        lists += 1;
                    }
                },
                &mut |_, _| {},
            );
        }
    }
    assert!(choices > 30_000 && lists > 8_000, "{choices} choices in {lists} lists");
}

#[test]
fn the_table_is_told_in_words() {
    let mut speaker = Speaker::new();
    let mut ends = 0;
    for game in tables() {
        for seed in 0..2 {
            let mut step = 0;
            play(
                &game,
                seed,
                1_500,
                &mut |_, view| {
                    let end = view.end(|seat| game.seat_name(seat));
                    step += 1;
                    if end.is_none() && step % 20 != 0 {
                        return;
                    }
                    let mut lines = vec![view.heading(), view.phase()];
                    lines.extend(view.meters());
                    lines.extend(view.row_in_words());
                    for seen in &view.map {
                        lines.push(view.tile_in_words(seen));
                        lines.extend(view.jobs_of_tile(seen).into_iter().chain(view.ways_of_tile(seen)));
                    }
                    for seat in game.seats() {
                        lines.extend(view.player_in_words(seat));
                        lines.push(view.hand_in_words(seat));
                    }
                    if let Some(end) = end {
                        lines.extend([Message::new(end.title), end.reached, Message::new(end.why)]);
                        lines.extend(end.fates.into_iter().map(|(_, fate)| fate));
                        ends += 1;
                    }
                    for line in lines {
                        speaker.say(&line);
                    }
                },
                &mut |_, _| {},
            );
        }
    }
    assert!(ends > 10, "{ends} games ended");
}

#[test]
fn everything_that_stands_alone_has_words() {
    let mut speaker = Speaker::new();
    for term in Term::ALL {
        speaker.say(&Message::new(term.message_id()));
    }
    for rule in HouseRule::ALL {
        speaker.say(&Message::new(rule.message_id()));
    }
    for (title, lines) in CheatSheet::ALL {
        speaker.say(&Message::new(title));
        for (line, rules) in lines {
            speaker.say(&Message::new(line));
            assert!(!rules.is_empty());
        }
    }
    for mission in &Edition::built_in().missions {
        for step in &mission.night {
            speaker.say(&step.message());
        }
        for rule in mission.special.messages() {
            speaker.say(&rule);
        }
    }
    let setups = [
        Setup { edition: "nowhere".to_owned(), ..Setup::default() },
        Setup { mission: "nothing".to_owned(), ..Setup::default() },
        Setup { seats: Vec::new(), ..Setup::default() },
        Setup { board: Some("Z".to_owned()), ..Setup::default() },
        Setup { dice: Some("d7".to_owned()), ..Setup::default() },
        Setup { seats: vec!["nobody".to_owned()], ..Setup::default() },
        Setup { draw_brake: 0, ..Setup::default() },
        Setup { action_brake: 0, ..Setup::default() },
    ];
    for setup in setups {
        let why = DeckGoesWest::new(setup).unwrap_err();
        speaker.say(&why.message());
    }
}

/// Every decision that can be written is refused with a sentence, unless it is legal.
#[test]
fn every_refusal_is_a_sentence() {
    let mut speaker = Speaker::new();
    let mut written: BTreeSet<String> = BTreeSet::new();
    for game in tables() {
        play(
            &game,
            7,
            300,
            &mut |state, view| {
                written.extend(view.legal.iter().map(|&decision| game.write(decision)));
                for decision in written.iter().filter_map(|text| game.read(text).ok()) {
                    for seat in game.seats() {
                        if let Err(refusal) = game.check(state, seat, decision) {
                            speaker.prove(&refusal.message());
                        }
                    }
                }
                if let Err(refusal) = game.read("dance") {
                    speaker.say(&refusal.message());
                }
            },
            &mut |_, _| {},
        );
    }
    let refused: BTreeSet<&&str> = speaker.said.iter().filter(|id| id.starts_with("refuse-")).collect();
    assert!(refused.len() > 25, "only {refused:?} were refused");
}

/// The texts of the edition that a message contains.
fn phrases(message: &Message) -> Vec<&'static Phrase> {
    fn look(argument: &Argument) -> Vec<&'static Phrase> {
        match argument {
            Argument::Phrase(phrase) => vec![phrase],
            Argument::Message(message) => phrases(message),
            Argument::WithNotation(thing, _) => look(thing),
            Argument::List(things) => things.iter().flat_map(look).collect(),
            Argument::Number(_) | Argument::Text(_) | Argument::Named(_) => Vec::new(),
        }
    }
    message.arguments.iter().flat_map(|(_, argument)| look(argument)).collect()
}

/// The cards that a message names.
fn cards_named(game: &DeckGoesWest, message: &Message) -> Vec<Kind> {
    let edition = game.edition();
    let card = |phrase: &'static Phrase| edition.cards.iter().find(|card| std::ptr::eq(&card.name, phrase));
    phrases(message).into_iter().filter_map(card).filter_map(|card| edition.kind_named(&card.id)).collect()
}

/// The tiles that a message names.
fn tiles_named(game: &DeckGoesWest, message: &Message) -> Vec<Tile> {
    let edition = game.edition();
    let tile = |phrase: &'static Phrase| edition.tiles.iter().find(|tile| std::ptr::eq(&tile.name, phrase));
    phrases(message).into_iter().filter_map(tile).filter_map(|tile| edition.tile_named(&tile.id)).collect()
}

/// The cards that an onlooker sees anywhere on the table.
fn in_sight(view: &View) -> BTreeSet<Kind> {
    let kinds = |counts: &[(Kind, usize)]| counts.iter().map(|&(kind, _)| kind).collect::<Vec<Kind>>();
    let mut seen: BTreeSet<Kind> = view.row.iter().flatten().copied().collect();
    seen.extend(kinds(&view.trade_discards));
    seen.extend(view.danger_scraps.iter().flat_map(|scraps| kinds(scraps)));
    for player in &view.players {
        let SeenHand::Closed { shown, .. } = &player.hand else { panic!("an onlooker sees a hand") };
        seen.extend(kinds(shown).into_iter().chain(kinds(&player.discard)).chain(kinds(&player.table)));
        seen.extend(player.tops.iter().copied());
    }
    seen
}

/// DW-DR-132. A card that other viewers are told of is visible to them, before or after they are told.
#[test]
fn no_hidden_card_is_told_to_others() {
    let (mut told, mut hidden) = (0, 0);
    for game in closed_tables() {
        for seed in 0..2 {
            let mut before = BTreeSet::new();
            play(&game, seed, 1_000, &mut |_, _| {}, &mut |state, event| {
                let message = game.told(event, Viewer::Onlooker);
                if let Event::Drew { known: false, .. } = event {
                    assert_eq!(message.as_ref().map(|message| message.id), Some("ev-drew-hidden"));
                    hidden += 1;
                }
                let after = in_sight(&game.view(state, Viewer::Onlooker));
                for card in message.iter().flat_map(|message| cards_named(&game, message)) {
                    let id = &game.edition().card(card).id;
                    // These happen in the open, but the card may be in no zone that a view shows: a scrapped starter is
                    // out of the game, a danger card is about to be placed.
                    let in_the_open = matches!(
                        event,
                        Event::CardSpent { .. }
                            | Event::SelfSpent { .. }
                            | Event::DangerTaken { .. }
                            | Event::JobBegan { .. }
                    );
                    assert!(
                        in_the_open || before.contains(&card) || after.contains(&card),
                        "{id}: {event:?}"
                    );
                    told += 1;
                }
                before = after;
            });
        }
    }
    assert!(told > 2_000 && hidden > 500, "{told} told, {hidden} hidden");
}

/// DW-DR-132. A card that a seat draws unseen is named to that seat only.
#[test]
fn draws_are_told_by_name_to_their_owner_only() {
    let setup = Setup { mission: "discovery".to_owned(), ..DeckGoesWest::default_setup(3) };
    let game = DeckGoesWest::new(setup).unwrap();
    let seats: Vec<game::Seat> = game.seats().iter().collect();
    let event = game.read_event(&format!("drew {} boots no", game.seat_name(seats[0]))).unwrap();
    assert_eq!(game.told(&event, Viewer::Seat(seats[0])).unwrap().id, "ev-drew");
    for viewer in [Viewer::Seat(seats[1]), Viewer::Onlooker] {
        let message = game.told(&event, viewer).unwrap();
        assert_eq!((message.id, cards_named(&game, &message)), ("ev-drew-hidden", Vec::new()));
    }
}

/// DW-DR-132, DW-DR-139. No message names a tile that lies face down.
#[test]
fn no_face_down_tile_is_named() {
    let mut told = 0;
    for game in tables() {
        for seed in 0..3 {
            play(&game, seed, 1_500, &mut |_, _| {}, &mut |state, event| {
                let Some(message) = game.told(event, Viewer::Onlooker) else { return };
                for tile in tiles_named(&game, &message) {
                    let view = game.view(state, Viewer::Onlooker);
                    let shows = view.map.iter().any(|seen| seen.tile == Some(tile));
                    assert!(shows || matches!(event, Event::TileLeft { .. }), "{message:?}");
                    told += 1;
                }
            });
        }
    }
    assert!(told > 1_000, "{told} told");
}
