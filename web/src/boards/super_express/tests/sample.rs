//! A sample table as a screen reader reads it, so that a change of its words or their order shows up in review.

use super::board;
use super::{bundle, page::text};
use catalog::Language;
use game::{Game, Positions, Viewed, Viewer};
use super_express::{Bandit, SuperExpress, View};

/// Mei's view of a position, or the onlooker's if Mei is not seated.
pub(super) fn view(line: &str) -> View {
    let position = SuperExpress::read_position(line).unwrap();
    let game = SuperExpress::new(SuperExpress::setup_of(&position)).unwrap();
    let state = game.state_of(&position).unwrap();
    game.view(&state, game.seat_of(Bandit::Mei).map_or(Viewer::Onlooker, Viewer::Seat))
}

/// The board as a screen reader reads it: its headings and the items of its lists, one after the other.
fn aloud(line: &str, language: Language) -> Vec<String> {
    let names = ["Ana", "bot", "Duda", "Eva"].map(str::to_owned);
    let html = board(&view(line), &names, &bundle(language)).into_string();
    let words = text(&html.replace("<b>", "").replace("</b>", ""));
    words.split('|').map(str::trim).filter(|words| !words.is_empty()).map(str::to_owned).collect()
}

pub(super) const SHOOTING: &str = "SE1 301:./.|312:B>/m<|323:./.|345:./T>|L:./. BGMT B M:367 RHT 2 \
                                   M;B:mts@1,G:shm@1o,M:tcs@0,T:msr@0t *";

#[test]
fn a_table_is_read_aloud_in_english() {
    let expected = "\
        Round 2: Shootin'!/Mei (Duda) reveals the next card./You see the table as Mei (Duda)./\
        In play: Reflex, Horse and Time Travel Car./\
        The train and everybody on it, from rear to front/\
        Wagon 4 (Last Wagon): nobody/\
        Wagon 3: On the roof: Belle facing front. Inside: Mei stunned facing rear./\
        Wagon 2: nobody/\
        Wagon 1: Inside: Tuco facing front./\
        Locomotive: nobody/\
        Time Travel Car: Ahead of the Locomotive. Whoever arrives here reappears at once inside the Last Wagon./\
        Players, clockwise/\
        Belle (Ana), First Player: State: aboard. Program: being revealed. Treasures: none./\
        Move, face up/a card, face down/a card, face down/\
        Ghost (bot): State: off the train, Horse coming. Program: being revealed. Treasures: none./\
        Shoot, face up/Horse, face down/a card, face down/\
        Mei (Duda): State: aboard and stunned. Program: being revealed. Treasures: 1: 367./\
        Turn, face down/Change Floor, face down/Shoot, face down/\
        Tuco (Eva): State: aboard and has travelled through time this round. Program: being revealed. Treasures: none./\
        a card, face down/a card, face down/a card, face down";
    assert_eq!(aloud(SHOOTING, Language::English).join("/"), expected);
}

#[test]
fn a_table_is_read_aloud_in_portuguese() {
    let expected = "\
        Rodada 2: Execução!/Mei (Duda) revela a próxima carta./Você vê a mesa como Mei (Duda)./\
        Em jogo: Reflexo, Cavalo e Carro de Viagem no Tempo./\
        O trem e quem está nele, de trás para a frente/\
        Vagão 4 (Último Vagão): ninguém/\
        Vagão 3: Em cima: Belle olhando para frente. Dentro: Mei atordoada olhando para trás./\
        Vagão 2: ninguém/\
        Vagão 1: Dentro: Tuco olhando para frente./\
        Locomotiva: ninguém/\
        Carro de Viagem no Tempo: À frente da Locomotiva. Quem chega aqui reaparece na hora dentro do Último Vagão./\
        Jogadores, em sentido horário/\
        Belle (Ana), Primeiro Jogador: Situação: a bordo. Programa: sendo revelado. Tesouros: nenhum./\
        Mover, revelada/uma carta, virada para baixo/uma carta, virada para baixo/\
        Ghost (bot): Situação: fora do trem, o cavalo vem aí. Programa: sendo revelado. Tesouros: nenhum./\
        Atirar, revelada/Cavalo, virada para baixo/uma carta, virada para baixo/\
        Mei (Duda): Situação: a bordo e atordoada. Programa: sendo revelado. Tesouros: 1: 367./\
        Virar, virada para baixo/Mudar de Piso, virada para baixo/Atirar, virada para baixo/\
        Tuco (Eva): Situação: a bordo e já viajou no tempo nesta rodada. Programa: sendo revelado. Tesouros: nenhum./\
        uma carta, virada para baixo/uma carta, virada para baixo/uma carta, virada para baixo";
    assert_eq!(aloud(SHOOTING, Language::Portuguese).join("/"), expected);
}

#[test]
fn the_end_is_one_sentence() {
    let names = ["Ana", "bot (greedy)", "Mei"].map(str::to_owned);
    let ends = |line, language| bundle(language).say(&view(line).ending(&names).unwrap());
    let last = "SE1 301:./.|L:B>/. BGM B G:312+345,M:367 - 4 - B+last";
    assert_eq!(ends(last, Language::English), "Belle (Ana) is the last one aboard and wins!");
    assert_eq!(ends(last, Language::Portuguese), "Belle (Ana) é a última a bordo e vence!");
    let loot = "SE1 L:B>/M< BGM B B:323,G:312+345,M:367 - 4 - M+loot";
    assert_eq!(ends(loot, Language::English), "Mei wins on treasures!");
    let nobody = "SE1 301:./.|L:./. BGM B G:312+345,M:367 - 4 - 0";
    assert_eq!(ends(nobody, Language::Portuguese), "Ninguém vence a partida.");
}
