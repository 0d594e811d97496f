//! A connection that a test can cut.

use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::sync::Mutex;
use tokio::task::{JoinHandle, JoinSet};

/// A TCP proxy between a browser and a server: it listens on a port of its own and forwards everything, until it is cut.
///
/// The DevTools protocol can take a page offline, but it cannot close an open WebSocket. This proxy can.
#[derive(Debug)]
pub struct Proxy {
    /// Keeps the port bound while no listener does, so that connections are refused and no other program takes the port.
    _holder: TcpSocket,
    here: SocketAddr,
    server: SocketAddr,
    open: Connections,
    listening: Mutex<Option<JoinHandle<()>>>,
}

/// The connections that are forwarded at the moment.
type Connections = Arc<Mutex<JoinSet<()>>>;

impl Proxy {
    /// A proxy to the server on this port of this machine.
    pub async fn to(port: u16) -> io::Result<Self> {
        let holder = socket((Ipv4Addr::LOCALHOST, 0).into())?;
        let proxy = Self {
            here: holder.local_addr()?,
            _holder: holder,
            server: (Ipv4Addr::LOCALHOST, port).into(),
            open: Connections::default(),
            listening: Mutex::default(),
        };
        proxy.refuse(false).await?;
        Ok(proxy)
    }

    /// The port to visit instead of the server's.
    pub fn port(&self) -> u16 {
        self.here.port()
    }

    /// The URL of a path of the server, through this proxy: `url("/tables")`.
    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.here)
    }

    /// Closes every open connection without a closing handshake. New ones are accepted as before.
    pub async fn cut(&self) {
        self.open.lock().await.shutdown().await;
    }

    /// Whether new connections are refused from now on, as by a server that is down. Open ones stay.
    pub async fn refuse(&self, refused: bool) -> io::Result<()> {
        let mut listening = self.listening.lock().await;
        match listening.take() {
            Some(task) if refused => {
                task.abort();
                // The aborted task closes the listener when it ends.
                drop(task.await);
            }
            None if !refused => {
                let listener = socket(self.here)?.listen(128)?;
                *listening = Some(tokio::spawn(listen(listener, self.server, Arc::clone(&self.open))));
            }
            as_before => *listening = as_before,
        }
        Ok(())
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        if let Some(task) = self.listening.get_mut().take() {
            task.abort();
        }
    }
}

/// A socket whose address can be shared with the other socket of this proxy.
fn socket(address: SocketAddr) -> io::Result<TcpSocket> {
    let socket = TcpSocket::new_v4()?;
    socket.set_reuseaddr(true)?;
    socket.set_reuseport(true)?;
    socket.bind(address)?;
    Ok(socket)
}

/// Accepts connections and forwards each in a task of its own.
async fn listen(listener: TcpListener, server: SocketAddr, open: Connections) {
    while let Ok((caller, _)) = listener.accept().await {
        let mut open = open.lock().await;
        // Removes finished tasks.
        while open.try_join_next().is_some() {}
        open.spawn(pass_on(caller, server));
    }
}

/// Forwards one connection, until either side or a cut ends it.
async fn pass_on(mut caller: TcpStream, server: SocketAddr) {
    if let Ok(mut answerer) = TcpStream::connect(server).await {
        // However it ends, both sides are closed, and each notices.
        drop(copy_bidirectional(&mut caller, &mut answerer).await);
    }
}
