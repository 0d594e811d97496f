//! Accept loop with connection limits, header timeout and graceful shutdown.

use crate::{AppState, router};
use axum::extract::{ConnectInfo, Request};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::future::Future;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tower::ServiceExt;

/// The time limit for the headers of a request, including the idle time before them on a kept-alive connection.
const SLOWEST: Duration = Duration::from_secs(30);
/// The delay after a failed accept, which mostly means that too many files are open.
const PAUSE: Duration = Duration::from_millis(50);

/// Serves until `end` resolves, then finishes the requests under way.
pub async fn serve(
    listener: TcpListener,
    app: AppState,
    end: impl Future<Output = ()> + Send + 'static,
) -> std::io::Result<()> {
    let tidying = app.clone();
    tokio::spawn(async move {
        loop {
            tokio::time::sleep(Duration::from_secs(60)).await;
            tidying.limits.tidy();
        }
    });
    let limits = Arc::clone(&app.limits);
    let router = router(app);
    // Every connection holds a receiver, so the channel is closed when the last one has finished.
    let (shutdown, _) = watch::channel(());
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(SLOWEST);
    let mut end = pin!(end);
    loop {
        let (stream, address) = tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok(accepted) => accepted,
                Err(_) => {
                    tokio::time::sleep(PAUSE).await;
                    continue;
                }
            },
            () = &mut end => break,
        };
        // Over the limit: drop the connection without a response.
        let Ok(place) = limits.enter(address.ip()) else { continue };
        let service = router.clone().map_request(move |mut request: Request<Incoming>| {
            request.extensions_mut().insert(ConnectInfo(address));
            request
        });
        let connection =
            http.serve_connection(prompt(stream), TowerToHyperService::new(service)).with_upgrades();
        let mut shutdown = shutdown.subscribe();
        tokio::spawn(async move {
            let mut connection = pin!(connection);
            // An error means that the client disconnected.
            tokio::select! {
                _ = connection.as_mut() => {}
                _ = shutdown.changed() => {
                    connection.as_mut().graceful_shutdown();
                    let _ = connection.await;
                }
            }
            drop(place);
        });
    }
    shutdown.send_replace(());
    shutdown.closed().await;
    Ok(())
}

/// Disables Nagle's algorithm, which would delay small live frames.
fn prompt(stream: TcpStream) -> TokioIo<TcpStream> {
    let _ = stream.set_nodelay(true);
    TokioIo::new(stream)
}
