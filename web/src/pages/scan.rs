//! Links as pictures that phones read. They have addresses of their own, so that they are made when somebody looks at them.

use crate::context::{RequestContext, table_id};
use crate::extract::Path;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use maud::html;
use qrcode::{Color, QrCode};
use table::{Denied, Secret};

/// The invitation to a table.
pub(crate) async fn table(context: RequestContext, Path(code): Path<String>) -> Response {
    context.answer(table_id(&code).and_then(|id| picture(&format!("{}/t/{id}", context.origin))))
}

/// The private link to a seat.
pub(crate) async fn key(context: RequestContext, Path((code, key)): Path<(String, String)>) -> Response {
    let link = table_id(&code).and_then(|id| {
        let key: Secret = key.parse().map_err(|_| Denied::NotSeated)?;
        Ok(format!("{}/t/{id}/key/{key}", context.origin))
    });
    context.answer(link.and_then(|link| picture(&link)))
}

/// Row by row, a stroke for each run of dark squares.
fn picture(link: &str) -> Result<Response, Denied> {
    let code = QrCode::new(link).map_err(|why| Denied::Trouble(why.to_string()))?;
    let width = code.width();
    let mut strokes = String::new();
    for y in 0..width {
        let mut x = 0;
        while x < width {
            let run = (x..width).take_while(|&x| code[(x, y)] == Color::Dark).count();
            if run > 0 {
                strokes += &format!("M{x} {y}h{run}");
            }
            x += run.max(1);
        }
    }
    let drawn = html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox={ "0 -.5 " (width) " " (width) } shape-rendering="crispEdges" {
            rect y="-.5" width=(width) height=(width) fill="#fff" {}
            path stroke="#000" d=(strokes) {}
        }
    };
    Ok(([(header::CONTENT_TYPE, "image/svg+xml")], drawn.into_string()).into_response())
}
