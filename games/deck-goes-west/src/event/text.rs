//! The notation of the parts of events: each is one word.

use super::{PlaceAndTile, Roll};
use crate::DeckGoesWest;
use crate::cards::TradeSlot;
use crate::edition::{Compass, Kind, Place, Tile};
use crate::job::{Danger, Gait, Resource, Trigger};
use crate::land::{Direction, Tiles};
use crate::outcome::{EndedBy, Ending};
use crate::state::{Dues, Happening, JobLevel, JobRun, NO_RECORD, Origin, SEATS};
use game::{BySeat, Seat, SeatSet, Text};

impl Text<DeckGoesWest> for TradeSlot {
    fn write(&self, _: &DeckGoesWest) -> String {
        self.number().to_string()
    }
    fn read(_: &DeckGoesWest, word: &str) -> Option<TradeSlot> {
        TradeSlot::new(word.parse().ok()?)
    }
}

impl Text<DeckGoesWest> for bool {
    fn write(&self, _: &DeckGoesWest) -> String {
        if *self { "yes" } else { "no" }.to_owned()
    }
    fn read(_: &DeckGoesWest, word: &str) -> Option<bool> {
        match word {
            "yes" => Some(true),
            "no" => Some(false),
            _ => None,
        }
    }
}

/// `-` for `None`.
impl<T: Text<DeckGoesWest>> Text<DeckGoesWest> for Option<T> {
    fn write(&self, game: &DeckGoesWest) -> String {
        self.as_ref().map_or_else(|| "-".to_owned(), |word| word.write(game))
    }
    fn read(game: &DeckGoesWest, word: &str) -> Option<Option<T>> {
        if word == "-" { Some(None) } else { T::read(game, word).map(Some) }
    }
}

/// Words joined by a plus; `-` for none.
fn listed(words: impl Iterator<Item = String>) -> String {
    let words: Vec<String> = words.collect();
    if words.is_empty() { "-".to_owned() } else { words.join("+") }
}

fn unlisted(word: &str) -> impl Iterator<Item = &str> {
    word.split('+').filter(|&part| part != "-")
}

impl Text<DeckGoesWest> for SeatSet {
    fn write(&self, game: &DeckGoesWest) -> String {
        listed(self.iter().map(|seat| seat.write(game)))
    }
    fn read(game: &DeckGoesWest, word: &str) -> Option<SeatSet> {
        unlisted(word).map(|part| Seat::read(game, part)).collect()
    }
}

impl Text<DeckGoesWest> for Tile {
    fn write(&self, game: &DeckGoesWest) -> String {
        game.edition().tile(*self).id.clone()
    }
    fn read(game: &DeckGoesWest, word: &str) -> Option<Tile> {
        game.edition().tile_named(word)
    }
}

impl Text<DeckGoesWest> for Tiles {
    fn write(&self, game: &DeckGoesWest) -> String {
        listed(self.iter().map(|tile| tile.write(game)))
    }
    fn read(game: &DeckGoesWest, word: &str) -> Option<Tiles> {
        unlisted(word).map(|part| Tile::read(game, part)).collect()
    }
}

impl Text<DeckGoesWest> for Kind {
    fn write(&self, game: &DeckGoesWest) -> String {
        game.kind_name(*self).to_owned()
    }
    fn read(game: &DeckGoesWest, word: &str) -> Option<Kind> {
        game.edition().kind_named(word)
    }
}

impl Text<DeckGoesWest> for Place {
    fn write(&self, _: &DeckGoesWest) -> String {
        self.to_string()
    }
    fn read(_: &DeckGoesWest, word: &str) -> Option<Place> {
        Place::read(word)
    }
}

/// `2,-1`, or `2,-1@forest-04` where a tile shows.
impl Text<DeckGoesWest> for PlaceAndTile {
    fn write(&self, game: &DeckGoesWest) -> String {
        match self.tile {
            Some(tile) => format!("{}@{}", self.place, tile.write(game)),
            None => self.place.to_string(),
        }
    }
    fn read(game: &DeckGoesWest, word: &str) -> Option<PlaceAndTile> {
        let (place, tile) = word.split_once('@').map_or((word, None), |(place, tile)| (place, Some(tile)));
        let tile = match tile {
            Some(tile) => Some(Tile::read(game, tile)?),
            None => None,
        };
        Some(PlaceAndTile { place: Place::read(place)?, tile })
    }
}

impl Text<DeckGoesWest> for Resource {
    fn write(&self, _: &DeckGoesWest) -> String {
        self.word().to_owned()
    }
    fn read(_: &DeckGoesWest, word: &str) -> Option<Resource> {
        Resource::read(word)
    }
}

impl Text<DeckGoesWest> for Danger {
    fn write(&self, _: &DeckGoesWest) -> String {
        self.word().to_owned()
    }
    fn read(_: &DeckGoesWest, word: &str) -> Option<Danger> {
        Danger::ALL.into_iter().find(|danger| danger.word() == word)
    }
}

impl Text<DeckGoesWest> for Gait {
    fn write(&self, _: &DeckGoesWest) -> String {
        self.word().to_owned()
    }
    fn read(_: &DeckGoesWest, word: &str) -> Option<Gait> {
        Gait::read(word)
    }
}

impl Text<DeckGoesWest> for Direction {
    fn write(&self, _: &DeckGoesWest) -> String {
        self.letter().to_owned()
    }
    fn read(_: &DeckGoesWest, word: &str) -> Option<Direction> {
        Direction::read(word)
    }
}

impl Text<DeckGoesWest> for Compass {
    fn write(&self, _: &DeckGoesWest) -> String {
        match self {
            Compass::North => "N",
            Compass::South => "S",
            Compass::West => "W",
            Compass::More => "+",
        }
        .to_owned()
    }
    fn read(game: &DeckGoesWest, word: &str) -> Option<Compass> {
        let faces = [Compass::North, Compass::South, Compass::West, Compass::More];
        faces.into_iter().find(|face| face.write(game) == word)
    }
}

impl Text<DeckGoesWest> for JobLevel {
    fn write(&self, _: &DeckGoesWest) -> String {
        match self {
            JobLevel::Main => "main",
            JobLevel::Join => "join",
            JobLevel::Event => "event",
        }
        .to_owned()
    }
    fn read(game: &DeckGoesWest, word: &str) -> Option<JobLevel> {
        [JobLevel::Main, JobLevel::Join, JobLevel::Event].into_iter().find(|level| level.write(game) == word)
    }
}

/// Walk, climb and sail: `1/0/2`.
impl Text<DeckGoesWest> for [u8; 3] {
    fn write(&self, _: &DeckGoesWest) -> String {
        self.map(|cost| cost.to_string()).join("/")
    }
    fn read(_: &DeckGoesWest, word: &str) -> Option<[u8; 3]> {
        let costs: Option<Vec<u8>> = word.split('/').map(|cost| cost.parse().ok()).collect();
        costs?.try_into().ok()
    }
}

/// The faces of the dice: `0+1+2`, `-` for no dice.
impl Text<DeckGoesWest> for Roll {
    fn write(&self, game: &DeckGoesWest) -> String {
        listed(self.faces(game.edition().success).map(|face| face.to_string()))
    }
    fn read(game: &DeckGoesWest, word: &str) -> Option<Roll> {
        let mut roll = Roll([0; 6]);
        for face in unlisted(word) {
            let face: u8 = face.parse().ok()?;
            let at = game.edition().success.iter().position(|&other| other == face)?;
            roll.0[at] = roll.0[at].checked_add(1)?;
        }
        Some(roll)
    }
}

/// What ended the game, and the winners: `score-track:derek`.
impl Text<DeckGoesWest> for Ending {
    fn write(&self, game: &DeckGoesWest) -> String {
        format!("{}:{}", self.by.word(), self.winners.write(game))
    }
    fn read(game: &DeckGoesWest, word: &str) -> Option<Ending> {
        let (by, winners) = word.split_once(':')?;
        Some(Ending { by: EndedBy::read(by)?, winners: Text::read(game, winners)? })
    }
}

impl Text<DeckGoesWest> for Origin {
    fn write(&self, game: &DeckGoesWest) -> String {
        match self {
            Origin::Card(kind) => kind.write(game),
            Origin::Ability => "ability".to_owned(),
            Origin::Land(tile) => format!("land@{}", tile.write(game)),
            Origin::Mission => "mission".to_owned(),
            Origin::Buy(slot, kind) => format!("buy@{}@{}", slot.number() + 1, kind.write(game)),
            Origin::Event => "event".to_owned(),
        }
    }
    fn read(game: &DeckGoesWest, word: &str) -> Option<Origin> {
        let mut parts = word.split('@');
        Some(match (parts.next()?, parts.next(), parts.next()) {
            ("ability", None, None) => Origin::Ability,
            ("mission", None, None) => Origin::Mission,
            ("event", None, None) => Origin::Event,
            ("land", Some(tile), None) => Origin::Land(Text::read(game, tile)?),
            ("buy", Some(slot), Some(kind)) => {
                let slot = TradeSlot::new(slot.parse::<u8>().ok()?.checked_sub(1)?)?;
                Origin::Buy(slot, Text::read(game, kind)?)
            }
            (kind, None, None) => Origin::Card(Text::read(game, kind)?),
            _ => return None,
        })
    }
}

/// The seat, its job and the progress: `derek:knife:2:1:0:-:boots` is the second job of the knife at its second step,
/// with x 0.
impl Text<DeckGoesWest> for JobRun {
    fn write(&self, game: &DeckGoesWest) -> String {
        [
            self.seat.write(game),
            self.origin.write(game),
            (self.job + 1).to_string(),
            self.at.to_string(),
            self.x.write(game),
            self.left.write(game),
            self.floor.write(game),
        ]
        .join(":")
    }
    fn read(game: &DeckGoesWest, word: &str) -> Option<JobRun> {
        let parts: Vec<&str> = word.split(':').collect();
        let [seat, origin, job, at, x, left, floor] = parts.try_into().ok()?;
        let run = JobRun {
            seat: Text::read(game, seat)?,
            origin: Text::read(game, origin)?,
            job: job.parse::<u8>().ok()?.checked_sub(1)?,
            at: at.parse().ok()?,
            x: Text::read(game, x)?,
            left: Text::read(game, left)?,
            floor: Text::read(game, floor)?,
        };
        let job = game.jobs(run.seat, run.origin).get(usize::from(run.job))?;
        (usize::from(run.at) <= job.steps.len()).then_some(run)
    }
}

/// The first seat, then the pain and the exhaustion of each seat: `derek:1/0/0/0/0:0/0/0/0/0`.
impl Text<DeckGoesWest> for Dues {
    fn write(&self, game: &DeckGoesWest) -> String {
        let counts = |counts: [u16; SEATS]| counts.map(|count| count.to_string()).join("/");
        format!("{}:{}:{}", self.first.write(game), counts(self.pain.0), counts(self.exhaustion.0))
    }
    fn read(game: &DeckGoesWest, word: &str) -> Option<Dues> {
        let counts = |word: &str| -> Option<[u16; SEATS]> {
            let counts: Option<Vec<u16>> = word.split('/').map(|count| count.parse().ok()).collect();
            counts?.try_into().ok()
        };
        let mut parts = word.split(':');
        let (first, pain, exhaustion) = (parts.next()?, parts.next()?, parts.next()?);
        Some(Dues {
            first: Text::read(game, first)?,
            pain: BySeat(counts(pain)?),
            exhaustion: BySeat(counts(exhaustion)?),
        })
    }
}

/// The trigger, the causers, the column; the record before; `west` and `mute`; x and the repetitions; the next job and
/// the seats that have done it.
impl Text<DeckGoesWest> for Happening {
    fn write(&self, game: &DeckGoesWest) -> String {
        [
            self.trigger.word().to_owned(),
            self.causers.write(game),
            self.column.to_string(),
            if self.record == NO_RECORD { "-".to_owned() } else { self.record.to_string() },
            if self.moved_west { "west" } else { "-" }.to_owned(),
            if self.scores { "-" } else { "mute" }.to_owned(),
            self.x.to_string(),
            self.times.to_string(),
            self.job.to_string(),
            self.done.write(game),
        ]
        .join(":")
    }
    fn read(game: &DeckGoesWest, word: &str) -> Option<Happening> {
        let parts: Vec<&str> = word.split(':').collect();
        let [trigger, causers, column, record, west, mute, x, times, job, done] = parts.try_into().ok()?;
        let flag = |word: &str, name: &str| match word {
            "-" => Some(false),
            _ => (word == name).then_some(true),
        };
        Some(Happening {
            trigger: Trigger::read(trigger)?,
            causers: Text::read(game, causers)?,
            column: column.parse().ok()?,
            record: if record == "-" { NO_RECORD } else { record.parse().ok()? },
            moved_west: flag(west, "west")?,
            scores: !flag(mute, "mute")?,
            x: x.parse().ok()?,
            times: times.parse().ok()?,
            job: job.parse().ok().filter(|&job: &u8| usize::from(job) <= game.mission().events.len())?,
            done: Text::read(game, done)?,
        })
    }
}
