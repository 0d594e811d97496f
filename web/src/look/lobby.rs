//! The lobby: a poster per game, and the tables beside them.

use super::furniture::in_two;
use super::{Icon, Manner, bill, button, facts, field, link_button};
use catalog::Speech;
use maud::{Markup, html};

/// What the lobby shows.
#[derive(Clone, Debug, Default)]
pub struct Lobby {
    /// The games of the server.
    pub games: Vec<Poster>,
    /// Tables where the guest sits.
    pub mine: Vec<Row>,
    /// Tables with a free seat.
    pub open: Vec<Row>,
    /// Tables to watch.
    pub running: Vec<Row>,
    /// The high scores of games that have some.
    pub scores: Vec<PosterAction>,
    /// What the guest is called.
    pub name: String,
    /// The table kept for whoever plays now.
    pub table: String,
    /// The seal on that table's luck.
    pub commitment: String,
}

/// A game on the wall.
#[derive(Clone, Debug)]
pub struct Poster {
    /// Its name in addresses.
    pub id: String,
    /// Its title.
    pub title: String,
    /// What it is, in a sentence.
    pub pitch: String,
    /// How many play: `3–7`.
    pub players: String,
    /// For how long, in minutes.
    pub minutes: String,
    /// How heavy it is, in a word.
    pub weight: String,
    /// Is there a guide to a first game?
    pub guided: bool,
}

/// A table in a list.
#[derive(Clone, Debug)]
pub struct Row {
    /// Its code.
    pub code: String,
    /// Its game's name in addresses.
    pub game: String,
    /// Its game's title.
    pub title: String,
    /// How it stands.
    pub note: String,
    /// Who sits there.
    pub seats: Vec<String>,
    /// What can be done with it.
    pub action: PosterAction,
}

/// Something that can be done, and where.
#[derive(Clone, Debug)]
pub struct PosterAction {
    /// In words.
    pub label: String,
    /// At this address.
    pub href: String,
}

/// The lobby.
pub fn lobby(lobby: &Lobby, speech: &Speech) -> Markup {
    html! {
        div.lobby {
            @if !lobby.mine.is_empty() {
                div.mine { (bill(&speech.word("my-tables"), &rows(&lobby.mine))) }
            }
            div.posters { @for game in &lobby.games { (poster(game, lobby, speech)) } }
            div.rail {
                (bill(&speech.word("join-table"), &join(speech)))
                (bill(&speech.word("tables"), &tables(lobby, speech)))
                (bill(&speech.word("your-name"), &name(&lobby.name, speech)))
            }
        }
    }
}

/// A game's poster: what it is, and four ways in.
fn poster(game: &Poster, lobby: &Lobby, speech: &Speech) -> Markup {
    let (heading, now) = (format!("game-{}", game.id), format!("play-{}", game.id));
    html! {
        article.poster data-game=(game.id) aria-labelledby=(heading) {
            h2 #(heading) { (game.title) }
            p.poster-pitch { (game.pitch) }
            img.poster-art src={ "/assets/poster-" (game.id) ".svg" } alt="" width="840" height="430";
            (facts(&game.players, &game.minutes, &game.weight, speech))
            form #(now) .poster-go method="post" action={ "/play/" (game.id) } {
                input type="hidden" name="table" value=(lobby.table);
                input type="hidden" name="commitment" value=(lobby.commitment);
                input type="hidden" name="entropy" value="" data-entropy;
                (button(Manner::Go, Some(Icon::Play), &speech.word("play-now")))
                (link_button(Manner::Plain, None, &speech.word("set-up"), &format!("/new/{}", game.id)))
                (link_button(Manner::Quiet, Some(Icon::Rules), &speech.word("rules"), &format!("/rules/{}", game.id)))
            }
            div.poster-note {
                p { (speech.word("play-now-means")) }
                @if game.guided {
                    button.btn.btn-quiet type="submit" form=(now) formaction={ "/guide/" (game.id) } {
                        (Icon::Hint.draw()) (speech.word("learn-by-playing"))
                    }
                }
            }
        }
    }
}

/// Sitting down where friends sit.
fn join(speech: &Speech) -> Markup {
    let code = html! {
        input name="code" required maxlength="200" autocomplete="off" autocapitalize="characters" spellcheck="false"
            placeholder="ABCD-2345";
    };
    html! {
        form.short-form.asks-code method="get" action="/join" {
            (field(&speech.word("code-or-link"), &code))
            (button(Manner::Plain, Some(Icon::Door), &speech.word("join")))
        }
    }
}

/// What the guest is called.
fn name(name: &str, speech: &Speech) -> Markup {
    let input = html! {
        input #name name="name" value=(name) required maxlength="24" autocomplete="nickname" spellcheck="false";
    };
    html! {
        form.short-form method="post" action="/name" {
            (field(&speech.word("name-shown"), &input))
            (button(Manner::Plain, None, &speech.word("save-name")))
        }
    }
}

/// The tables of other people, and the way to games of the past.
fn tables(lobby: &Lobby, speech: &Speech) -> Markup {
    html! {
        @if lobby.open.is_empty() && lobby.running.is_empty() {
            p.nothing { (speech.word("no-tables")) }
        }
        @if !lobby.open.is_empty() {
            h3 { (speech.word("open-tables")) }
            (rows(&lobby.open))
        }
        @if !lobby.running.is_empty() {
            h3 { (speech.word("running-tables")) }
            (rows(&lobby.running))
        }
        p.more { a href="/finished" { (speech.word("finished-games")) } }
        @for scores in &lobby.scores { p.more { a href=(scores.href) { (scores.label) } } }
    }
}

/// Tables, one under another.
fn rows(rows: &[Row]) -> Markup {
    html! { ul.rows { @for row in rows { (table_row(row)) } } }
}

/// A table in a list.
fn table_row(row: &Row) -> Markup {
    html! {
        li.row data-game=(row.game) {
            div {
                b { (row.title) }
                p { span.row-code { (in_two(&row.code)) } " " (row.note) }
                @if !row.seats.is_empty() { p.row-seats { (row.seats.join(", ")) } }
            }
            (link_button(Manner::Plain, None, &row.action.label, &row.action.href))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use catalog::{Language, Words};

    #[test]
    fn whoever_plays_now_brings_the_seal_and_their_own_luck() {
        let speech = Speech::new(Words::Web, Language::English);
        let poster = Poster {
            id: "super-express".into(),
            guided: true,
            title: "Super Express".into(),
            pitch: String::new(),
            players: "3–7".into(),
            minutes: "15".into(),
            weight: "light".into(),
        };
        let shown =
            Lobby { games: vec![poster], table: "T1".into(), commitment: "C1".into(), ..Lobby::default() };
        let text = lobby(&shown, &speech).into_string();
        assert!(text.contains("action=\"/play/super-express\""));
        assert!(
            text.contains("name=\"table\" value=\"T1\"") && text.contains("name=\"commitment\" value=\"C1\"")
        );
        assert!(text.contains("name=\"entropy\" value=\"\" data-entropy"));
        assert!(text.contains(&speech.word("no-tables")));
    }
}
