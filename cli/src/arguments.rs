//! The command line, declared with clap. Doc comments of arguments and commands are the help text that users read.

use catalog::Language;
use clap::{Args, Parser, Subcommand};
use std::path::PathBuf;

const EXAMPLES: &str = "\
Examples:
  saloon                                   the server, at http://127.0.0.1:8080
  saloon serve --bind 0.0.0.0:8080         the same, for everybody in the network
  saloon play                              in the terminal
  saloon rules super-express SE-SHOOT-04   one rule, its rulings, what proves it
  saloon check games/super-express/scenarios

Unofficial; the games' designers and publishers are named in the README. Please buy the boxes.";

/// Western board games to play, simulate and study.
#[derive(Debug, Parser)]
#[command(name = "saloon", version, after_help = EXAMPLES, max_term_width = 110)]
pub(crate) struct Arguments {
    /// Language: en or pt-BR; otherwise that of the system
    #[arg(long = "lang", global = true, value_name = "LANG", value_parser = read_language)]
    lang: Option<Language>,
    /// A folder with another board and other cards for Train Heist or Deck Goes West, as in games/train-heist/material or
    /// games/deck-goes-west/material; may be given again
    #[arg(long = "edition", global = true, value_name = "DIR")]
    pub(crate) editions: Vec<PathBuf>,
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

impl Arguments {
    /// The language of `--lang`, else that of the system's locale, else English.
    pub(crate) fn language(&self) -> Language {
        let of_system = || sys_locale::get_locale().and_then(|locale| Language::wished(&locale));
        self.lang.or_else(of_system).unwrap_or_default()
    }
}

fn read_language(text: &str) -> Result<Language, String> {
    Language::wished(text)
        .ok_or_else(|| format!("there are {}", Language::ALL.map(Language::tag).join(" and ")))
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    Serve(ServeArgs),
    Play(PlayArgs),
    Resolve(ResolveArgs),
    Check(CheckArgs),
    Rules(RulesArgs),
    Cards(CardsArgs),
    Replay(ReplayArgs),
    Sim(SimArgs),
    Bench(BenchArgs),
    Load(LoadArgs),
}

/// Run the server: tables for browsers and programs
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  saloon serve
  saloon serve --bind 0.0.0.0:8080         prints a QR code for phones
  saloon serve --memory                    keeps nothing")]
pub(crate) struct ServeArgs {
    /// Where to listen
    #[arg(long, value_name = "HOST:PORT", default_value = "127.0.0.1:8080")]
    pub(crate) bind: String,
    /// Where to keep the journals; otherwise in the user's data folder
    #[arg(long, value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
    /// Keep journals in memory only: nothing is left when the program ends
    #[arg(long, conflicts_with = "data")]
    pub(crate) memory: bool,
    /// No rate limits: for measurements on your own machine
    #[arg(long)]
    pub(crate) no_limits: bool,
}

impl Default for ServeArgs {
    fn default() -> ServeArgs {
        ServeArgs { bind: "127.0.0.1:8080".to_owned(), data: None, memory: false, no_limits: false }
    }
}

/// Play in the terminal, against bots or with several people at one keyboard
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  saloon play                              the menu
  saloon play super-express
  saloon play super-express --people Ana,Rui --seats 5 --set modules=RHT
  saloon play super-express --plain --lang pt-BR --seed 7
  saloon play train-heist --set mode=versus
  saloon play train-heist --people Ana --seats 2 --set goal=10 --set fewer_events=4 --set wanted_cards=0
  saloon play deck-goes-west
  saloon play deck-goes-west --people Ana,Rui --set mission=mail-must-move --set dice=both")]
pub(crate) struct PlayArgs {
    /// Which game: super-express, train-heist or deck-goes-west; the menu, if none is named
    pub(crate) game: Option<String>,
    /// The people at this terminal, from the first seat on
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    pub(crate) people: Vec<String>,
    #[command(flatten)]
    pub(crate) setup: SetupArgs,
    /// How well the bots play: random or greedy
    #[arg(long, value_name = "LEVEL", default_value = "greedy")]
    pub(crate) bots: String,
    /// The same number gives the same game
    #[arg(long)]
    pub(crate) seed: Option<u64>,
    /// Lines of text instead of a full screen, for pipes and screen readers
    #[arg(long)]
    pub(crate) plain: bool,
    /// Write the record to this new file, also if the game is left early: .json for programs, or, for Super
    /// Express, .txt for people
    #[arg(long, value_name = "FILE")]
    pub(crate) record: Option<PathBuf>,
}

/// The arguments of a set-up.
#[derive(Debug, Args)]
pub(crate) struct SetupArgs {
    /// How many play
    #[arg(long, value_name = "N")]
    pub(crate) seats: Option<u8>,
    /// A part of the set-up. Super Express: modules=RHT (any of Reflex, Horse, Time Travel Car), seats=B,G,M,T (bandits).
    /// Train Heist: mode=cooperative, solitaire, score-challenge or versus; goal, fewer_events, wanted_cards=NUMBER;
    /// seats=red,blue; first=red. Deck Goes West: mission=new-world (see `saloon cards deck-goes-west`); board=A to D;
    /// dice=d20, d12 or both; seats=derek-dogood,hattie-hollis; draw_brake, action_brake=NUMBER
    #[arg(long = "set", value_name = "KEY=VALUE")]
    pub(crate) set: Vec<String>,
    /// A house rule. Super Express: horse_when_stunned or loot_value_visible. Train Heist: titles_at_once,
    /// sheriff_goes_as_far_as_he_can, drop_off_one_by_one or speed_by_prisoners. Deck Goes West: dice_in_turn,
    /// four_neighbours, late_death, last_one_plays_on, nobody_moves_others, wagon_pays_its_way or closed_hands
    #[arg(long = "option", value_name = "NAME")]
    pub(crate) options: Vec<String>,
}

/// Play a round to its end from a position and everybody's programs
#[derive(Debug, Args)]
#[command(after_help = "\
Positions are lines of SE1, programs are written B:mts G:scm. A position in which cards are being revealed already needs no programs. With `-`, pairs are read from standard input, one a line, a tab between position and programs.

Examples:
  saloon resolve super-express POSITION 'B:mts G:scm M:tms'
  saloon resolve super-express 'SE1 301:./B>|312:./G>|323:./M<|L:./. BGM B B:389 - 2 = *'
  saloon resolve super-express --json - < rounds.tsv

Exit code 2 where a line could not be played.")]
pub(crate) struct ResolveArgs {
    /// Which game: super-express
    pub(crate) game: String,
    /// The position, or `-` to read from standard input
    pub(crate) position: String,
    /// Everybody's programs
    #[arg(default_value = "")]
    pub(crate) programs: String,
    /// A house rule: horse_when_stunned or loot_value_visible
    #[arg(long = "option", value_name = "NAME")]
    pub(crate) options: Vec<String>,
    /// One line of JSON for each input
    #[arg(long)]
    pub(crate) json: bool,
}

/// Run scenario files: rules as examples
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  saloon check games/super-express/scenarios
  saloon check my-doubt.toml

Exit code 1 where a scenario does not hold, 2 where a file cannot be read.")]
pub(crate) struct CheckArgs {
    /// Files, or folders of .toml files
    #[arg(required = true, value_name = "PATH")]
    pub(crate) paths: Vec<PathBuf>,
    /// One line of JSON for each scenario
    #[arg(long)]
    pub(crate) json: bool,
}

/// Read the rules: all, one, or what proves them
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  saloon rules super-express
  saloon rules super-express SE-SHOOT-04
  saloon rules super-express SHOOT            every rule of a chapter
  saloon rules super-express --coverage

Exit code 1 where --coverage finds a rule that nothing proves.")]
pub(crate) struct RulesArgs {
    /// Which game: super-express, train-heist or deck-goes-west
    pub(crate) game: String,
    /// A rule or ruling, or part of an id
    pub(crate) id: Option<String>,
    /// For every rule, how many scenarios prove it and how many places in the code cite it
    #[arg(long)]
    pub(crate) coverage: bool,
    /// One line of JSON for each rule
    #[arg(long)]
    pub(crate) json: bool,
}

/// Read what is printed on cards, tiles, characters and missions: each job as it is written, and as a sentence
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  saloon cards deck-goes-west
  saloon cards deck-goes-west knife
  saloon cards deck-goes-west 'new world' --lang pt-BR
  saloon cards deck-goes-west --edition my-cards  is my edition sound?")]
pub(crate) struct CardsArgs {
    /// Which game: deck-goes-west
    pub(crate) game: String,
    /// A card, tile, character or mission, by its id or its name, or part of that
    pub(crate) name: Option<String>,
}

/// Play a record again by the rules; says where the first difference is
#[derive(Debug, Args)]
#[command(after_help = "\
Reads records in JSON and transcripts for people.

Examples:
  saloon replay game.json
  saloon replay game.txt --json > game.json
  saloon replay game.json --transcript > game.txt
  saloon replay --verify game.json

Exit code 1 where the rules lead elsewhere than the record says.")]
pub(crate) struct ReplayArgs {
    /// The record
    pub(crate) file: PathBuf,
    /// Also draw all luck again from the server's secret and what every seat added
    #[arg(long)]
    pub(crate) verify: bool,
    /// Write the record as JSON
    #[arg(long, conflicts_with = "transcript")]
    pub(crate) json: bool,
    /// Write the record as a transcript for people
    #[arg(long)]
    pub(crate) transcript: bool,
    /// With --transcript: also every card as it was revealed
    #[arg(long, requires = "transcript")]
    pub(crate) moves: bool,
}

/// Let bots play many games and count the results
#[derive(Debug, Args)]
#[command(after_help = "\
The result depends on the seed and not on the number of threads.

Examples:
  saloon sim super-express --seats 4 --bots greedy,random,random,random --games 1000 --seed 1
  saloon sim super-express --seats 7 --set modules=RHT --bots random --games 100000 --json
  saloon sim deck-goes-west --missions --bots greedy --games 200")]
pub(crate) struct SimArgs {
    /// Which game: super-express, train-heist or deck-goes-west
    pub(crate) game: String,
    #[command(flatten)]
    pub(crate) setup: SetupArgs,
    /// The bots, seat by seat: random or greedy; a single one plays all seats
    #[arg(long, value_name = "LEVELS", value_delimiter = ',', default_value = "random")]
    pub(crate) bots: Vec<String>,
    /// How many games
    #[arg(long, default_value_t = 1000)]
    pub(crate) games: u64,
    /// All missions one after the other, beside the share of games that should be won: for one and for two players, or for as
    /// many as --seats says
    #[arg(long)]
    pub(crate) missions: bool,
    /// The seed: the same number gives the same games
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// How many threads; 0: one for each core
    #[arg(long, default_value_t = 0)]
    pub(crate) threads: usize,
    /// The result as JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// Measure how fast the engine is, per second of processor time
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  saloon bench
  saloon bench super-express --json")]
pub(crate) struct BenchArgs {
    /// Which game; all, if none is named
    pub(crate) game: Option<String>,
    /// Seconds of processor time for each game
    #[arg(long, default_value_t = 2.0)]
    pub(crate) seconds: f64,
    /// One line of JSON for each game
    #[arg(long)]
    pub(crate) json: bool,
}

/// Measure how many decisions a second a server on this machine can take: programs play at many tables over WebSocket
#[derive(Debug, Args)]
#[command(after_help = "\
Starts a server of its own on this machine, with journals on the disk, and ends it again.

Examples:
  saloon load                              as fast as the server answers
  saloon load --rate 2000 --seconds 30     at this rate, however fast the server answers
  saloon load --json --data DIR            on the disk of that folder")]
pub(crate) struct LoadArgs {
    /// How many tables
    #[arg(long, default_value_t = 100)]
    pub(crate) tables: u32,
    /// How many programs at each
    #[arg(long, default_value_t = 4)]
    pub(crate) seats: u8,
    /// For how many seconds
    #[arg(long, default_value_t = 10)]
    pub(crate) seconds: u32,
    /// Decisions a second at all tables together; otherwise every program decides as soon as it is asked
    #[arg(long, value_name = "N")]
    pub(crate) rate: Option<u32>,
    /// Where the server keeps its journals; otherwise in a folder that is removed again
    #[arg(long, value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
    /// One line of JSON
    #[arg(long)]
    pub(crate) json: bool,
}
