//! `saloon serve`: runs the HTTP server.

use super::Out;
use crate::arguments::ServeArgs;
use anyhow::{Context, Result, bail};
use catalog::{Bundle, Domain, Language};
use game::Message;
use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;
use std::fs::{self, DirBuilder, File, OpenOptions};
use std::io::{ErrorKind, Read, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;
use table::store::{Memory, Sqlite};
use table::{Store, TableRegistry};
use tokio::net::TcpListener;
use web::{AppState, Limits};

/// How long an idle table stays in memory.
const IDLE: Duration = Duration::from_secs(120);
/// The grace period for open connections at shutdown.
const CLOSING: Duration = Duration::from_secs(2);

pub(crate) fn serve(typed: &ServeArgs, language: Language, out: Out<'_>) -> Result<ExitCode> {
    let bundle = Bundle::new(Domain::Commands, language);
    let (store, key, _lock): (Arc<dyn Store>, _, _) = match folder(typed)? {
        Some(folder) => {
            make_folder(&folder)?;
            let file = folder.join("saloon.sqlite");
            open_private(&file)?;
            let lock = open_private(&folder.join("open"))?;
            if lock.try_lock().is_err() {
                bail!(
                    "another server has {} open: end it, or choose another folder with --data DIR",
                    folder.display()
                );
            }
            let store = Sqlite::open(&file).with_context(|| format!("{}", file.display()))?;
            (Arc::new(store), load_or_create_key(&folder.join("key"))?, Some(lock))
        }
        None => (Arc::new(Memory::default()), new_key()?, None),
    };
    let limits = if typed.no_limits { Limits::none() } else { Limits::ordinary() };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let saloon = AppState::new(TableRegistry::new(store, key, IDLE), key, limits)
            .map_err(|why| anyhow::anyhow!(why))?;
        let listener = TcpListener::bind(&typed.bind).await.with_context(|| {
            format!("{} cannot be used; choose another with --bind HOST:PORT", typed.bind)
        })?;
        announce(listener.local_addr()?, &bundle, out)?;
        let (closing, mut closed) = tokio::sync::watch::channel(());
        let end = async move {
            shutdown_signal().await;
            drop(closing);
        };
        let serving = web::serve(listener, saloon, end);
        tokio::select! {
            served = serving => served?,
            // Shutdown does not wait longer for open connections: every acknowledged decision is in the journal.
            () = async { let _ = closed.changed().await; tokio::time::sleep(CLOSING).await } => {}
        }
        Ok::<_, anyhow::Error>(())
    })?;
    runtime.shutdown_timeout(CLOSING);
    Ok(ExitCode::SUCCESS)
}

/// The data folder; `None` with `--memory`.
fn folder(typed: &ServeArgs) -> Result<Option<PathBuf>> {
    if typed.memory {
        return Ok(None);
    }
    if let Some(folder) = &typed.data {
        return Ok(Some(folder.clone()));
    }
    match directories::ProjectDirs::from("", "", "saloon") {
        Some(own) => Ok(Some(own.data_dir().to_owned())),
        None => {
            bail!("this system has no folder for the data of programs: give one with --data DIR, or --memory")
        }
    }
}

/// Creates the folder with access for its owner only, because journals hold secrets.
fn make_folder(folder: &Path) -> Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder).with_context(|| format!("the folder {} cannot be made", folder.display()))
}

/// Opens a file, created with access for its owner only; SQLite gives its side files the same permissions.
fn open_private(file: &Path) -> Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file).with_context(|| format!("{}", file.display()))
}

/// Reads the key file, creating it if it does not exist. Creation is atomic: the file is complete or absent, even if the
/// program is killed.
fn load_or_create_key(file: &Path) -> Result<[u8; 32]> {
    if !file.exists() {
        let new = file.with_extension(format!("new-{}", std::process::id()));
        let mut made = open_private(&new)?;
        made.write_all(&new_key()?)?;
        made.sync_all()?;
        // Another process may have created the key meanwhile; that one is used.
        let linked = fs::hard_link(&new, file);
        fs::remove_file(&new)?;
        if let Err(why) = linked
            && why.kind() != ErrorKind::AlreadyExists
        {
            return Err(why).with_context(|| format!("{}", file.display()));
        }
    }
    let mut key = Vec::new();
    File::open(file)?.take(33).read_to_end(&mut key)?;
    key.try_into()
        .map_err(|_| anyhow::anyhow!("{} is not the key of a saloon: it has not 32 bytes", file.display()))
}

fn new_key() -> Result<[u8; 32]> {
    let mut key = [0; 32];
    getrandom::fill(&mut key).map_err(|why| anyhow::anyhow!("the system has no randomness: {why}"))?;
    Ok(key)
}

/// Prints the server's address; if it listens on all interfaces, also its network address with a QR code.
fn announce(address: SocketAddr, bundle: &Bundle, out: Out<'_>) -> Result<()> {
    let port = address.port();
    if !address.ip().is_unspecified() {
        writeln!(
            out,
            "{}",
            bundle.say(&Message::new("serve-open").text("address", format!("http://{address}")))
        )?;
        return Ok(out.flush()?);
    }
    let here = format!("http://127.0.0.1:{port}");
    writeln!(out, "{}", bundle.say(&Message::new("serve-open").text("address", here)))?;
    if let Some(own) = network_address() {
        let link = format!("http://{}", SocketAddr::new(own, port));
        writeln!(out, "{}", bundle.say(&Message::new("serve-network").text("address", link.as_str())))?;
        if let Ok(code) = QrCode::new(&link) {
            writeln!(out, "{}", code.render::<Dense1x2>().build())?;
        }
    }
    Ok(out.flush()?)
}

/// The address of this machine in its network.
///
/// This is the source address of packets to the outside; connecting a datagram socket sends nothing. Without a route to
/// the outside, it is the first IPv4 address that is not loopback.
fn network_address() -> Option<IpAddr> {
    let outside = || {
        let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
        // Reserved for documentation (RFC 5737): routed like any outside address, and without a host.
        socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
        Some(socket.local_addr().ok()?.ip())
    };
    let first = || {
        let interfaces = if_addrs::get_if_addrs().ok()?;
        interfaces.iter().map(if_addrs::Interface::ip).find(|own| own.is_ipv4() && !own.is_loopback())
    };
    outside().or_else(first)
}

/// Waits for Ctrl-C or SIGTERM.
async fn shutdown_signal() {
    let interrupted = async {
        // Without a handler for the signal, wait for SIGTERM only.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut ended) = signal(SignalKind::terminate()) {
            tokio::select! { () = interrupted => {}, _ = ended.recv() => {} }
            return;
        }
    }
    interrupted.await;
}
