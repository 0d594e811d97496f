//! Jobs of Deck Goes West as sentences, in every language.

use catalog::{Bundle, Domain, GameId, Language};
use deck_goes_west::{Edition, Job, PrintedOn};

/// A job, and its sentence in English and in Portuguese.
const EXAMPLES: [(&str, PrintedOn, &str, &str); 25] = [
    (
        "pay 1 food; walk 1",
        PrintedOn::Item,
        "Pay 1 food and walk 1 step.",
        "Pague 1 de comida e ande 1 passo.",
    ),
    (
        "at forest|prairie; gain 3d food",
        PrintedOn::Item,
        "In a forest or on a prairie, roll 3 dice for food.",
        "Numa floresta ou numa pradaria, role 3 dados para ganhar comida.",
    ),
    (
        "defend 1d; attack 2d",
        PrintedOn::Item,
        "Defend with 1 die and attack with 2 dice.",
        "Defenda com 1 dado e ataque com 2 dados.",
    ),
    (
        "pay 1 food; attack 3; defend 1",
        PrintedOn::Item,
        "Pay 1 food, score 3 sure hits and make 1 sure save.",
        "Pague 1 de comida, some 3 acertos certos e some 1 defesa certa.",
    ),
    (
        "discard 2 blue; scrap self",
        PrintedOn::Item,
        "Discard 2 blue items and scrap this card.",
        "Descarte 2 itens azuis e elimine esta carta.",
    ),
    (
        "pay 2 any; discard self",
        PrintedOn::Item,
        "Pay 2 of any one resource and discard this card.",
        "Pague 2 de um recurso à escolha e descarte esta carta.",
    ),
    (
        "scrap self; take 1 exhaustion",
        PrintedOn::Item,
        "Scrap this card and take 1 exhaustion card.",
        "Elimine esta carta e receba 1 carta de exaustão.",
    ),
    (
        "tap; scrap x item; gain x any",
        PrintedOn::Item,
        "Tap your character, scrap x items and gain x of any one resource (you choose x).",
        "Vire de lado a carta de personagem, elimine x itens e ganhe x de um recurso à escolha (você escolhe x).",
    ),
    (
        "pay 2x any; gain x any",
        PrintedOn::Item,
        "Pay 2x of any one resource and gain x of any one resource (you choose x).",
        "Pague 2x de um recurso à escolha e ganhe x de um recurso à escolha (você escolhe x).",
    ),
    (
        "tap; at mountain; gain 2d metal",
        PrintedOn::Item,
        "On a mountain, tap your character and roll 2 dice for metal.",
        "Numa montanha, vire de lado a carta de personagem e role 2 dados para ganhar ferro.",
    ),
    (
        "tap; pay 1 any; gain 2d any",
        PrintedOn::Item,
        "Tap your character, pay 1 of any resource and roll 2 dice for any one resource.",
        "Vire de lado a carta de personagem, pague 1 de qualquer recurso e role 2 dados para ganhar um recurso à escolha.",
    ),
    (
        "at village; pay 1 gold; pay 1 metal",
        PrintedOn::Buy,
        "To buy this card: in a village, pay 1 gold and pay 1 metal.",
        "Para comprar esta carta: numa vila, pague 1 de ouro e pague 1 de ferro.",
    ),
    (
        "lie down; pay 1 food; sail 2",
        PrintedOn::Item,
        "Lay your meeple down, pay 1 food and sail 2 stretches.",
        "Deite seu peão, pague 1 de comida e navegue 2 trechos.",
    ),
    (
        "vp -2; discard 2 item; climb 1",
        PrintedOn::Item,
        "Lose 2 VP, discard 2 items and climb 1 step.",
        "Perca 2 PV, descarte 2 itens e escale 1 trecho.",
    ),
    (
        "pay 1 gold; train 5",
        PrintedOn::Item,
        "Pay 1 gold and ride a train up to 5 tiles away.",
        "Pague 1 de ouro e viaje de trem a até 5 terrenos de distância.",
    ),
    (
        "discard 1 item; reveal 2",
        PrintedOn::Item,
        "Discard 1 item and reveal 2 nearby tiles.",
        "Descarte 1 item e revele 2 terrenos próximos.",
    ),
    (
        "pay 1 food; pay 1 metal; build rail; walk 1",
        PrintedOn::Item,
        "Pay 1 food, pay 1 metal, build a railway here and walk 1 step.",
        "Pague 1 de comida, pague 1 de ferro, construa uma ferrovia aqui e ande 1 passo.",
    ),
    (
        "pay 2 wood; build bridge",
        PrintedOn::Item,
        "Pay 2 wood and bridge the lake you are on.",
        "Pague 2 de madeira e construa uma ponte no lago em que você está.",
    ),
    (
        "gain 1 gold; at village; draw 1",
        PrintedOn::Item,
        "Gain 1 gold; if you are in a village, also draw 1 card.",
        "Ganhe 1 de ouro; se você estiver numa vila, também puxe 1 carta.",
    ),
    (
        "on reveal; vp +1; if moved-west; vp +1",
        PrintedOn::Event,
        "Whenever you reveal a tile: gain 1 VP; if you were moving West, also gain 1 VP.",
        "Sempre que você revelar um terreno: ganhe 1 PV; se você ia para o Oeste, também ganhe 1 PV.",
    ),
    (
        "on build; vp +2; if furthest-west; vp +1",
        PrintedOn::Event,
        "Whenever you build a railway: gain 2 VP; if it is the furthest West so far, also gain 1 VP.",
        "Sempre que você construir uma ferrovia: ganhe 2 PV; se for o ponto mais a Oeste até agora, também ganhe 1 PV.",
    ),
    (
        "on clear; vp +1; gain 2 gold",
        PrintedOn::Event,
        "Whenever you drive the last bandit off a tile: gain 1 VP and gain 2 gold.",
        "Sempre que você expulsar o último bandido de um terreno: ganhe 1 PV e ganhe 2 de ouro.",
    ),
    (
        "on wagon-west; vp +2",
        PrintedOn::Event,
        "For every tile the wagon moves West: gain 2 VP.",
        "A cada terreno que a carroça andar para o Oeste: ganhe 2 PV.",
    ),
    (
        "on wagon-east; vp -2",
        PrintedOn::Event,
        "For every tile the wagon moves East: lose 2 VP.",
        "A cada terreno que a carroça andar para o Leste: perca 2 PV.",
    ),
    (
        "on wagon-hit; vp -x",
        PrintedOn::Event,
        "Whenever the wagon takes x damage: lose x VP.",
        "Sempre que a carroça sofrer x de dano: perca x PV.",
    ),
];

#[test]
fn every_example_reads_letter_by_letter() {
    for (line, printed, english, portuguese) in EXAMPLES {
        let job: Job = line.parse().unwrap();
        for (language, sentence) in [(Language::English, english), (Language::Portuguese, portuguese)] {
            let bundle = Bundle::new(Domain::Of(GameId::DeckGoesWest), language);
            assert_eq!(bundle.say(&job.sentence(printed)), sentence, "{line}");
        }
    }
}

#[test]
fn every_job_of_our_edition_is_a_sentence() {
    let edition = Edition::built_in();
    for language in Language::ALL {
        let bundle = Bundle::new(Domain::Of(GameId::DeckGoesWest), language);
        let mut jobs: Vec<(&Job, PrintedOn)> = Vec::new();
        for card in &edition.cards {
            jobs.extend(card.jobs.iter().map(|job| (job, PrintedOn::Item)));
            jobs.extend(card.buy.iter().map(|job| (job, PrintedOn::Buy)));
        }
        jobs.extend(edition.tiles.iter().flat_map(|tile| &tile.jobs).map(|job| (job, PrintedOn::Land)));
        for character in &edition.characters {
            jobs.extend(character.abilities.iter().map(|job| (job, PrintedOn::Ability)));
        }
        for mission in &edition.missions {
            jobs.extend(mission.jobs.iter().map(|job| (job, PrintedOn::Mission)));
            jobs.extend(mission.events.iter().map(|job| (job, PrintedOn::Event)));
        }
        assert!(jobs.len() > 250);
        for (job, printed) in jobs {
            let sentence = bundle.say(&job.sentence(printed));
            let is_clean = !sentence.contains(['{', '}', '$', '-']) && !sentence.contains("job");
            assert!(is_clean && sentence.ends_with('.'), "{job}: {sentence}");
            assert!(sentence.starts_with(char::is_uppercase), "{job}: {sentence}");
        }
    }
}
