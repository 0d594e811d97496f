//! The cheat sheet: a game on one printable page.

use crate::boards;
use crate::components::{self, ButtonKind, Icon, PageOptions};
use crate::context::RequestContext;
use crate::extract::Path;
use axum::response::Response;
use catalog::GameId;
use game::Message;
use maud::html;
use table::Denied;

/// Shows the cheat sheet of a game.
pub(crate) async fn cheat_sheet(context: RequestContext, Path(game): Path<String>) -> Response {
    context.rendered(move |context| {
        let shown = || {
            let game = GameId::named(&game).map_err(Denied::Setup)?;
            let translator = context.translator();
            let name = translator.of(game).word("game-title");
            let title = translator.say(&Message::new("sheet-title").text("game", name));
            let body = html! {
                div.cheat.bill {
                    header {
                        h1 { (title) }
                        p.on-screen { (translator.word("sheet-print")) }
                        div.buttons.on-screen {
                            (components::link_button(ButtonKind::Plain, Some(Icon::Rules), &translator.word("rules-all"), &format!("/rules/{game}")))
                        }
                    }
                    (boards::cheat_sheet(game, translator))
                }
            };
            Ok(context.page(PageOptions { title: &title, game: Some(game.name()), ..PageOptions::default() }, &body))
        };
        shown().unwrap_or_else(|denied| context.denied_page(&denied))
    })
    .await
}
