//! QR codes of links. Each has its own address, so that it is rendered only when a browser shows it.

use crate::context::{RequestContext, table_id};
use crate::extract::Path;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use maud::html;
use qrcode::{Color, QrCode};
use table::{Denied, Secret};

/// The QR code of a table's invitation link.
pub(crate) async fn table(context: RequestContext, Path(code): Path<String>) -> Response {
    let link = table_id(&code).map(|id| format!("{}/t/{id}", context.origin));
    drawn(context, link).await
}

/// The QR code of a seat's private link.
pub(crate) async fn key(context: RequestContext, Path((code, key)): Path<(String, String)>) -> Response {
    let link = table_id(&code).and_then(|id| {
        let key: Secret = key.parse().map_err(|_| Denied::NotSeated)?;
        Ok(format!("{}/t/{id}/key/{key}", context.origin))
    });
    drawn(context, link).await
}

async fn drawn(context: RequestContext, link: Result<String, Denied>) -> Response {
    let draw = move |context: &RequestContext| {
        link.and_then(|link| picture(&link)).unwrap_or_else(|denied| context.denied_page(&denied))
    };
    context.rendered(draw).await
}

/// Draws a QR code as SVG: row by row, a stroke for each run of dark modules.
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
