//! Accept loop with connection limits, header timeout and graceful shutdown.

use crate::{AppState, router};
use axum::extract::{ConnectInfo, Request};
use hyper::body::Incoming;
use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use hyper_util::server::conn::auto::Builder;
use hyper_util::server::graceful::GracefulShutdown;
use hyper_util::service::TowerToHyperService;
use std::future::Future;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
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
    let graceful = GracefulShutdown::new();
    let mut http = Builder::new(TokioExecutor::new()).http1_only();
    http.http1().timer(TokioTimer::new()).header_read_timeout(SLOWEST);
    let mut end = std::pin::pin!(end);
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
        let connection = http
            .serve_connection_with_upgrades(prompt(stream), TowerToHyperService::new(service))
            .into_owned();
        let connection = graceful.watch(connection);
        tokio::spawn(async move {
            // An error means that the client disconnected.
            let _ = connection.await;
            drop(place);
        });
    }
    graceful.shutdown().await;
    Ok(())
}

/// Disables Nagle's algorithm, which would delay small live frames.
fn prompt(stream: TcpStream) -> TokioIo<TcpStream> {
    let _ = stream.set_nodelay(true);
    TokioIo::new(stream)
}
