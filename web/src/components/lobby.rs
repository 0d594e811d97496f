//! The template of the lobby: a poster for each game, and lists of tables.

use super::elements::in_two;
use super::{ButtonKind, Icon, bill, button, facts, field, link_button};
use catalog::Bundle;
use maud::{Markup, html};

/// What the lobby shows.
#[derive(Clone, Debug, Default)]
pub struct Lobby {
    /// One poster for each game.
    pub games: Vec<Poster>,
    /// Unfinished tables where the guest holds a seat.
    pub mine: Vec<TableRow>,
    /// Listed tables with a free seat, without the guest's own.
    pub open: Vec<TableRow>,
    /// Listed tables with a game under way, without the guest's own.
    pub running: Vec<TableRow>,
    /// Links to high scores, for games that have them.
    pub scores: Vec<PageLink>,
    /// The guest's name; empty if none was chosen.
    pub name: String,
    /// The code reserved for the table that *Play now* opens.
    pub table: String,
    /// The published commitment to the secret seed of that table.
    pub commitment: String,
}

/// A game in the lobby.
#[derive(Clone, Debug)]
pub struct Poster {
    /// The game's name in addresses.
    pub id: String,
    /// The translated title.
    pub title: String,
    /// One sentence about the game.
    pub pitch: String,
    /// The number of players: `3–7`.
    pub players: String,
    /// The duration in minutes.
    pub minutes: String,
    /// The weight of the game, translated.
    pub weight: String,
}

/// A table in a list.
#[derive(Clone, Debug)]
pub struct TableRow {
    /// The table's code.
    pub code: String,
    /// The game's name in addresses.
    pub game: String,
    /// The translated title of the game.
    pub title: String,
    /// The state of the table: free seats, playing, or who won.
    pub note: String,
    /// The players' names.
    pub seats: Vec<String>,
    /// The link to the table.
    pub action: PageLink,
}

/// A link with its label.
#[derive(Clone, Debug)]
pub struct PageLink {
    /// The translated label.
    pub label: String,
    /// The link's address.
    pub href: String,
}

/// Renders the lobby.
pub fn lobby(lobby: &Lobby, bundle: &Bundle) -> Markup {
    html! {
        div.lobby {
            @if !lobby.mine.is_empty() {
                div.mine { (bill(&bundle.word("my-tables"), &rows(&lobby.mine))) }
            }
            div.posters { @for game in &lobby.games { (poster(game, lobby, bundle)) } }
            div.rail {
                (bill(&bundle.word("join-table"), &join(bundle)))
                (bill(&bundle.word("tables"), &tables(lobby, bundle)))
                (bill(&bundle.word("your-name"), &name(&lobby.name, bundle)))
            }
        }
    }
}

/// A game's poster, with buttons to play now, set up, read the rules, and learn by playing.
fn poster(game: &Poster, lobby: &Lobby, bundle: &Bundle) -> Markup {
    let (heading, now) = (format!("game-{}", game.id), format!("play-{}", game.id));
    html! {
        article.poster data-game=(game.id) aria-labelledby=(heading) {
            h2 #(heading) { (game.title) }
            p.poster-pitch { (game.pitch) }
            img.poster-art src={ "/assets/poster-" (game.id) ".svg" } alt="" width="840" height="430";
            (facts(&game.players, &game.minutes, &game.weight, bundle))
            form #(now) .poster-go method="post" action={ "/play/" (game.id) } {
                input type="hidden" name="table" value=(lobby.table);
                input type="hidden" name="commitment" value=(lobby.commitment);
                input type="hidden" name="entropy" value="" data-entropy;
                (button(ButtonKind::Go, Some(Icon::Play), &bundle.word("play-now")))
                (link_button(ButtonKind::Plain, None, &bundle.word("set-up"), &format!("/new/{}", game.id)))
                (link_button(ButtonKind::Quiet, Some(Icon::Rules), &bundle.word("rules"), &format!("/rules/{}", game.id)))
            }
            div.poster-note {
                p { (bundle.word("play-now-means")) }
                button.btn.btn-quiet type="submit" form=(now) formaction={ "/guide/" (game.id) } {
                    (Icon::Hint.draw()) (bundle.word("learn-by-playing"))
                }
            }
        }
    }
}

/// The form that joins a table by its code or link.
fn join(bundle: &Bundle) -> Markup {
    let code = html! {
        input name="code" required maxlength="200" autocomplete="off" autocapitalize="characters" spellcheck="false"
            placeholder="ABCD-2345";
    };
    html! {
        form.short-form.asks-code method="get" action="/join" {
            (field(&bundle.word("code-or-link"), &code))
            (button(ButtonKind::Plain, Some(Icon::Door), &bundle.word("join")))
        }
    }
}

/// The form that sets the guest's name.
fn name(name: &str, bundle: &Bundle) -> Markup {
    let input = html! {
        input #name name="name" value=(name) required maxlength="24" autocomplete="nickname" spellcheck="false";
    };
    html! {
        form.short-form method="post" action="/name" {
            (field(&bundle.word("name-shown"), &input))
            (button(ButtonKind::Plain, None, &bundle.word("save-name")))
        }
    }
}

/// Tables of others, and links to finished games and high scores.
fn tables(lobby: &Lobby, bundle: &Bundle) -> Markup {
    html! {
        @if lobby.open.is_empty() && lobby.running.is_empty() {
            p.nothing { (bundle.word("no-tables")) }
        }
        @if !lobby.open.is_empty() {
            h3 { (bundle.word("open-tables")) }
            (rows(&lobby.open))
        }
        @if !lobby.running.is_empty() {
            h3 { (bundle.word("running-tables")) }
            (rows(&lobby.running))
        }
        p.more { a href="/finished" { (bundle.word("finished-games")) } }
        @for scores in &lobby.scores { p.more { a href=(scores.href) { (scores.label) } } }
    }
}

/// A list of tables.
fn rows(rows: &[TableRow]) -> Markup {
    html! { ul.rows { @for row in rows { (table_row(row)) } } }
}

/// A table in a list.
fn table_row(row: &TableRow) -> Markup {
    html! {
        li.row data-game=(row.game) {
            div {
                b { (row.title) }
                p { span.row-code { (in_two(&row.code)) } " " (row.note) }
                @if !row.seats.is_empty() { p.row-seats { (row.seats.join(", ")) } }
            }
            (link_button(ButtonKind::Plain, None, &row.action.label, &row.action.href))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use catalog::{Domain, Language};

    #[test]
    fn playing_now_sends_the_commitment_and_entropy_of_the_guest() {
        let bundle = Bundle::new(Domain::Web, Language::English);
        let poster = Poster {
            id: "super-express".into(),
            title: "Super Express".into(),
            pitch: String::new(),
            players: "3–7".into(),
            minutes: "15".into(),
            weight: "light".into(),
        };
        let shown =
            Lobby { games: vec![poster], table: "T1".into(), commitment: "C1".into(), ..Lobby::default() };
        let text = lobby(&shown, &bundle).into_string();
        assert!(text.contains("action=\"/play/super-express\""));
        assert!(
            text.contains("name=\"table\" value=\"T1\"") && text.contains("name=\"commitment\" value=\"C1\"")
        );
        assert!(text.contains("name=\"entropy\" value=\"\" data-entropy"));
        assert!(text.contains(&bundle.word("no-tables")));
    }
}
