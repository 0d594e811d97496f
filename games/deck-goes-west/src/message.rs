//! What a viewer learns of an event, as a message for people.

use crate::DeckGoesWest;
use crate::edition::{Compass, Kind, Mode, Pile, Place, Tile};
use crate::event::{Event, PlaceAndTile, Roll};
use crate::job::{Class, Danger, Gait, Resource, Terrain, Trigger};
use crate::land::Direction;
use crate::outcome::{EndedBy, Ending};
use crate::rules::setup::start;
use crate::state::{Happening, JobLevel, JobRun, Origin};
use game::{Argument, Message, Phrase, Seat, Viewer};

impl Direction {
    /// The id of the message that names the direction.
    pub const fn name(self) -> &'static str {
        match self {
            Direction::North => "direction-north",
            Direction::South => "direction-south",
            Direction::East => "direction-east",
            Direction::West => "direction-west",
        }
    }
}

impl Gait {
    /// This count of movement, as a message.
    pub fn message(self, count: u8) -> Message {
        let id = match self {
            Gait::Walk => "pool-walk",
            Gait::Climb => "pool-climb",
            Gait::Sail => "pool-sail",
        };
        Message::new(id).number("n", count.into())
    }
}

impl Resource {
    /// This count of the resource, as a message.
    pub fn message(self, count: u16) -> Message {
        Message::new("goods").number("n", count.into()).named("resource", self.name())
    }
}

impl Place {
    /// The way from another place: the distance West or East, then North or South. Empty if both are the same place.
    pub fn ways_from(self, from: Place) -> Vec<Argument> {
        let columns = i64::from(self.column) - i64::from(from.column);
        let rows = i64::from(self.row) - i64::from(from.row);
        let ways = [("way-west", columns), ("way-east", -columns), ("way-north", -rows), ("way-south", rows)];
        let ways = ways.into_iter().filter(|&(_, count)| count > 0);
        ways.map(|(id, count)| Argument::Message(Box::new(Message::new(id).number("n", count)))).collect()
    }
}

/// The stock of each of the four resources; the message for "none" if all are zero.
pub(crate) fn goods(stocks: [u16; 4]) -> Vec<Argument> {
    let some = Resource::ALL.into_iter().zip(stocks).filter(|&(_, count)| count > 0);
    let some: Vec<Argument> =
        some.map(|(resource, count)| Argument::Message(Box::new(resource.message(count)))).collect();
    if some.is_empty() { vec![Argument::Named("list-none")] } else { some }
}

/// The counts of walk, climb and sail that are not zero.
pub(crate) fn pool(costs: [u8; 3]) -> Vec<Argument> {
    let some = Gait::ALL.into_iter().zip(costs).filter(|&(_, cost)| cost > 0);
    some.map(|(gait, cost)| Argument::Message(Box::new(gait.message(cost)))).collect()
}

/// DW-TRAIN-01. A ticket for a ride.
pub(crate) fn ticket(length: u8) -> Argument {
    Argument::Message(Box::new(Message::new("pool-train").number("n", length.into())))
}

impl DeckGoesWest {
    /// The name of a seat's character.
    pub(crate) fn name_of(&self, seat: Seat) -> &'static Phrase {
        &self.character(seat).name
    }

    pub(crate) fn card_name(&self, card: Kind) -> &'static Phrase {
        &self.edition().card(card).name
    }

    pub(crate) fn tile_name(&self, tile: Tile) -> &'static Phrase {
        &self.edition().tile(tile).name
    }

    /// DW-SCORE-03. Do all seats share one score?
    pub(crate) fn scores_together(&self) -> bool {
        self.mode() == Mode::Cooperative
    }

    /// The place where the meeples start.
    pub(crate) fn start(&self) -> Place {
        start(&self.mission().layout)
    }

    /// A tile by its name; a face-down tile by its place.
    fn place_message(&self, PlaceAndTile { place, tile }: PlaceAndTile) -> Message {
        match (tile, place.ways_from(self.start())) {
            (Some(tile), _) => Message::new("at-tile").phrase("tile", self.tile_name(tile)),
            (None, ways) => Message::new("at-unknown").list("ways", ways),
        }
    }

    /// What a viewer learns of an event, as a message. Tiles that may lie face down are not named: no viewer
    /// knows them.
    pub(crate) fn message_of(&self, event: &Event, viewer: Viewer) -> Option<Message> {
        let about = |id, seat: Seat| Message::new(id).phrase("name", self.name_of(seat));
        let with_card = |id, seat, card| about(id, seat).phrase("card", self.card_name(card));
        let card = |id, card| Message::new(id).phrase("card", self.card_name(card));
        let tile = |id, tile| Message::new(id).phrase("tile", self.tile_name(tile));
        let at = |id, ground| Message::new(id).said("tile", self.place_message(ground));
        Some(match *event {
            Event::CharacterReady { seat } => {
                let character = self.character(seat);
                let extra = self.mission().special.extra;
                let stocks = std::array::from_fn(|at| u16::from(character.start[at]) + u16::from(extra[at]));
                about("ev-ready", seat).phrase("title", &character.title).list("goods", goods(stocks))
            }
            Event::MeeplesPlaced { .. } => Message::new("ev-mission")
                .phrase("mission", &self.mission().name)
                .phrase("board", &self.board().name)
                .phrase("dice", &self.dice().name),
            Event::CampGuarded { tile: camp, bandits } => {
                tile("ev-camp-guarded", camp).number("n", bandits.into())
            }
            Event::BanditsLaid { at: ground, bandits } => {
                at("ev-bandits-laid", ground).number("n", bandits.into())
            }
            Event::StartRailLaid { tile: at } => tile("ev-start-rail", at),
            Event::WagonPlaced { .. } => Message::new("ev-wagon-placed"),
            Event::RowFilled { card: new, .. } => card("ev-row-filled", new),
            Event::FirstPlayerChosen { seat } => about("ev-first-player", seat),

            Event::DayBegan { number } => {
                let id = if number >= self.board().days { "ev-last-day-began" } else { "ev-day-began" };
                Message::new(id).number("n", number.into())
            }
            Event::Drew { seat, card, known } if known || self.sees_hand(viewer, seat) => {
                with_card("ev-drew", seat, card)
            }
            Event::Drew { seat, .. } => about("ev-drew-hidden", seat),
            Event::Reshuffled { seat } => about("ev-reshuffled", seat),
            Event::TurnBegan { seat, actions } => about("ev-turn-began", seat).number("n", actions.into()),
            Event::TurnEnded { seat } => about("ev-turn-ended", seat),
            Event::Passed { seat, had_to: false } => about("ev-passed", seat),
            Event::Passed { seat, had_to: true } => about("ev-had-to-pass", seat),
            Event::EveningCame { seat } => about("ev-evening", seat),
            Event::CardDiscarded { seat, card, .. } => with_card("ev-laid-aside", seat, card),
            Event::Kept { seat } => about("ev-kept", seat),

            Event::JobBegan { level, run } => self.job_message(level, run)?,
            Event::XChosen { x, .. } => Message::new("ev-x").number("x", x.into()),
            Event::GateClosed { level: JobLevel::Main | JobLevel::Join, .. } => {
                Message::new("ev-gate-closed")
            }
            Event::JobBroken { .. } => Message::new("ev-job-broken"),
            Event::Tapped { seat } => about("ev-tapped", seat),
            Event::LaidDown { seat } => about("ev-lay-down", seat),
            Event::Paid { seat, resource, count } => {
                about("ev-paid", seat).said("goods", resource.message(count))
            }
            Event::Gained { seat, resource, count } => {
                about("ev-gained", seat).said("goods", resource.message(count))
            }
            Event::CardSpent { seat, card, scrapped, .. } | Event::SelfSpent { seat, card, scrapped } => {
                let id = match (scrapped, self.edition().card(card).pile) {
                    (false, Pile::Starter | Pile::Trade) => "ev-discarded",
                    (false, Pile::Danger(_)) => "ev-put-off",
                    (true, Pile::Starter) => "ev-scrapped-starter",
                    (true, Pile::Trade) => "ev-scrapped-trade",
                    (true, Pile::Danger(_)) => "ev-scrapped-danger",
                };
                with_card(id, seat, card)
            }
            Event::DangerTaken { seat, card, .. } => with_card("ev-took-danger", seat, card),
            Event::DangerSpared { seat, danger } => {
                about("ev-spared", seat).named("kind", Pile::Danger(danger).name())
            }
            Event::DangerShuffled { danger } => {
                let cards = match danger {
                    Danger::Pain => "job-cards-pain",
                    Danger::Exhaustion => "job-cards-exhaustion",
                };
                Message::new("ev-danger-shuffled").said("cards", Message::new(cards).number("n", 2))
            }
            Event::CardPlaced { seat, card, on_draw: true } => with_card("ev-placed-on-draw", seat, card),
            Event::CardPlaced { seat, card, on_draw: false } => with_card("ev-placed-on-discard", seat, card),

            Event::Invited { seat, other } => about("ev-invited", seat).phrase("other", self.name_of(other)),
            Event::Joined { seat, dice } => about("ev-joined", seat).number("n", dice.into()),
            Event::JoinDeclined { seat } => about("ev-stayed-out", seat),
            Event::Rolled { seat, resource, roll } => {
                about("ev-rolled", seat).named("resource", resource.name()).list("dice", self.faces(roll))
            }
            Event::Gathered { seat, resource, own: 0, bonus: 0 } => {
                about("ev-gathered-nothing", seat).named("resource", resource.name())
            }
            Event::Gathered { seat, resource, own, bonus: 0 } => {
                about("ev-gained", seat).said("goods", resource.message(own))
            }
            Event::Gathered { seat, resource, own, bonus } => about("ev-gathered-together", seat)
                .said("goods", resource.message(own.saturating_add(bonus)))
                .number("bonus", bonus.into()),

            Event::Bought { seat, card, .. } => with_card("ev-bought", seat, card),
            Event::RowLeft { card: left } => card("ev-row-left", left),
            Event::TradeShuffled => Message::new("ev-trade-shuffled"),

            Event::MoveBegan { mover, payer } if mover != payer => {
                about("ev-moves-other", payer).phrase("other", self.name_of(mover))
            }
            Event::PoolGrew { gait, count } => Message::new("ev-pool-grew").said("pool", gait.message(count)),
            Event::TicketGot { length } => Message::new("ev-pool-grew").list("pool", vec![ticket(length)]),
            Event::StepPaid { costs, .. } => Message::new("ev-step-paid").list("pool", pool(costs)),
            Event::RailFollowed { .. } => Message::new("ev-rail-followed"),
            Event::TicketUsed { length, .. } => Message::new("ev-ticket-used").number("n", length.into()),
            Event::Tried { direction } => Message::new("ev-tried").named("direction", direction.name()),
            Event::TurnedBack { seat, gait } => about("ev-turned-back", seat).said("pool", gait.message(1)),
            Event::MeepleMoved { seat, to } => at("ev-moved", to).phrase("name", self.name_of(seat)),
            Event::WagonMoved { .. } => Message::new("ev-wagon-moved"),
            Event::Stopped { seat } => about("ev-stopped", seat),

            Event::TileRevealed { seat, tile, far } => {
                let id = if far { "ev-revealed-far" } else { "ev-revealed" };
                let land = self.edition().tile(tile);
                about(id, seat).phrase("tile", &land.name).named("terrain", land.terrain.name())
            }
            Event::TileTurned { tile: at } => tile("ev-turned-up", at),
            Event::TileLeft { tile: at, .. } => tile("ev-tile-left", at),
            Event::LandShuffled => Message::new("ev-land-shuffled"),
            Event::LandOwed => Message::new("ev-land-owed"),
            Event::LandSettled => Message::new("ev-land-settled"),
            Event::Shifted { seat, to } => at("ev-shifted", to).phrase("name", self.name_of(seat)),
            Event::WagonShifted { .. } => Message::new("ev-wagon-shifted"),
            Event::RailBuilt { seat, tile } => {
                let land = self.edition().tile(tile);
                let id = if land.terrain == Terrain::Lake { "ev-bridge-built" } else { "ev-rail-built" };
                about(id, seat).phrase("tile", &land.name)
            }

            Event::Happened { happening } => happening.message()?,
            Event::Scored { count, .. } if self.scores_together() => {
                Message::new("ev-team-scored").number("n", count.into())
            }
            Event::Scored { seat, count } => about("ev-scored", seat).number("n", count.into()),
            Event::PointsLost { count, .. } if self.scores_together() => {
                Message::new("ev-team-lost-points").number("n", count.into())
            }
            Event::PointsLost { seat, count } => about("ev-lost-points", seat).number("n", count.into()),

            Event::BattleBegan { tile, by: Some(seat), .. } => {
                about("ev-battle-began", seat).phrase("tile", self.tile_name(tile))
            }
            Event::BattleBegan { tile: at, by: None, .. } => tile("ev-bandits-attack", at),
            Event::AttackAdded { dice: 0, hits: 0, .. } | Event::DefenceAdded { dice: 0, saves: 0 } => {
                return None;
            }
            Event::AttackAdded { seat, dice: 0, hits } => {
                about("ev-hits-added", seat).number("n", hits.into())
            }
            Event::AttackAdded { seat, dice, .. } => about("ev-attack-added", seat).number("n", dice.into()),
            Event::DefenceAdded { dice: 0, saves } => {
                Message::new("ev-saves-added").number("n", saves.into())
            }
            Event::DefenceAdded { dice, .. } => Message::new("ev-defence-added").number("n", dice.into()),
            Event::AttackRolled { roll, hits } => self.rolled("ev-attack-rolled", roll, hits),
            Event::BanditsSaved { roll, saves } => self.rolled("ev-bandits-saved", roll, saves),
            Event::BanditsRemoved { tile: at, count } => {
                tile("ev-bandits-removed", at).number("n", count.into())
            }
            Event::BanditsHit { roll, hits } => self.rolled("ev-bandits-hit", roll, hits),
            Event::DefenceRolled { roll, saves } => self.rolled("ev-defence-rolled", roll, saves),
            Event::BattleEnded { tile: at } => tile("ev-battle-ended", at),

            Event::TradeAsked { seat, other } => {
                about("ev-trade-asked", seat).phrase("other", self.name_of(other))
            }
            Event::TradeRefused { by, .. } => about("ev-trade-refused", by),
            Event::TradeAgreed { by } => about("ev-trade-agreed", by),
            Event::TradePaid { seat, card } => with_card("ev-trade-paid", seat, card),
            Event::GoodLaid { seat, resource } => {
                about("ev-good-laid", seat).said("goods", resource.message(1))
            }
            Event::CardLaid { seat, card } => with_card("ev-card-laid", seat, card),
            Event::GoodTakenBack { seat, resource } => {
                about("ev-good-taken-back", seat).said("goods", resource.message(1))
            }
            Event::CardTakenBack { seat, card } => with_card("ev-card-taken-back", seat, card),
            Event::SaidReady { seat } => about("ev-said-ready", seat),
            Event::SaidYes { seat } => about("ev-said-yes", seat),
            Event::SaidAgain { seat } => about("ev-said-again", seat),
            Event::LeftTable { seat } => about("ev-left-table", seat),
            Event::Traded => Message::new("ev-traded"),
            Event::MoveOffered { seat } => about("ev-move-offered", seat),
            Event::MoveAccepted { seat } => about("ev-move-accepted", seat),
            Event::MoveDeclined { seat } => about("ev-move-declined", seat),

            Event::NightFell { number } => Message::new("ev-night-fell").number("n", number.into()),
            Event::NightStepBegan { step } => {
                let step = self.mission().night.get(usize::from(step))?;
                Message::new("ev-night-step").said("step", step.message())
            }
            Event::AttacksBegan { tiles } if tiles.is_empty() => Message::new("ev-nobody-attacked"),
            Event::BanditsRode { from, to, count, rolled } => {
                let rode =
                    at("ev-bandits-rode", from).number("n", count.into()).said("to", self.place_message(to));
                rode.named("direction", rolled.name()?)
            }
            Event::BanditsGrew { at: ground, rolled } => match rolled.name() {
                Some(direction) => at("ev-bandits-stuck", ground).named("direction", direction),
                None => at("ev-bandits-grew", ground),
            },
            Event::BanditDieRolled { die, number } => {
                let (die, _) = self.edition().bandit_dice.get(usize::from(die))?;
                Message::new("ev-bandit-die").fixed("die", die).number("n", number.into())
            }
            Event::BanditsAppeared { tile: at } => tile("ev-bandit-appeared", at),
            Event::GroupSplit { at: ground } => at("ev-group-split", ground),
            Event::P1Passed { seat, .. } => about("ev-p1-passed", seat),
            Event::LimitExceeded { bandits, points } => {
                Message::new("ev-limit-exceeded").number("n", bandits.into()).number("points", points.into())
            }
            Event::Died { seat, full_hand: false } => about("ev-died-of-danger", seat),
            Event::Died { seat, full_hand: true } => about("ev-died-of-full-hand", seat),
            Event::GameEnded { ending } => self.ending_message(ending),

            Event::TileLaid { .. }
            | Event::ActionsBegan
            | Event::Roused { .. }
            | Event::ActionBegan { .. }
            | Event::ActionTaken { .. }
            | Event::StepBegun { .. }
            | Event::StepDone { .. }
            | Event::GateClosed { level: JobLevel::Event, .. }
            | Event::JobEnded { .. }
            | Event::DrawJobCounted { .. }
            | Event::DangerDue { .. }
            | Event::GatherBegan { .. }
            | Event::NotInvited { .. }
            | Event::GatherEnded
            | Event::RowMovedUp { .. }
            | Event::MoveBegan { .. }
            | Event::SetOff
            | Event::NoTopUp { .. }
            | Event::EventJobReached { .. }
            | Event::EventJobDone { .. }
            | Event::EventOver
            | Event::BattleWaits { .. }
            | Event::BattleJoined
            | Event::HalfFought
            | Event::MoveNotOffered { .. }
            | Event::MoveTurnCame { .. }
            | Event::TradeEnded
            | Event::ActionBroken { .. }
            | Event::PartBroken { .. }
            | Event::SunMoved
            | Event::AttacksBegan { .. }
            | Event::GroupAttacked { .. }
            | Event::HandsChecked { .. }
            | Event::NightStepOver => return None,
        })
    }

    /// The start of a job, with what the job is printed on. The event `Bought` tells of a purchase, and event jobs
    /// are told by what they do.
    fn job_message(&self, level: JobLevel, run: JobRun) -> Option<Message> {
        let job = self.job(run.seat, run.origin, run.job);
        let id = match (level, job.class(), run.origin) {
            (JobLevel::Event, ..) | (.., Origin::Buy(..) | Origin::Event) => return None,
            (JobLevel::Join, ..) => "ev-job-joins",
            (_, Class::Battle, _) => "ev-job-fights",
            (.., Origin::Card(kind)) if !self.index().is_item(kind) => "ev-job-danger",
            (.., Origin::Card(_)) => "ev-job-item",
            (.., Origin::Land(_)) => "ev-job-land",
            _ => "ev-job",
        };
        let message = Message::new(id).phrase("name", self.name_of(run.seat));
        Some(match run.origin {
            Origin::Card(kind) => message.phrase("source", self.card_name(kind)),
            Origin::Land(tile) => message.phrase("source", self.tile_name(tile)),
            Origin::Ability => message.named("source", "source-ability"),
            _ => message.named("source", "source-mission"),
        })
    }

    /// The faces of a roll; the message for "no dice" if there are none.
    fn faces(&self, roll: Roll) -> Vec<Argument> {
        let faces: Vec<Argument> =
            roll.faces(self.edition().success).map(|face| Argument::Number(face.into())).collect();
        if faces.is_empty() { vec![Argument::Named("list-no-dice")] } else { faces }
    }

    fn rolled(&self, id: &'static str, roll: Roll, count: u16) -> Message {
        Message::new(id).number("n", count.into()).list("dice", self.faces(roll))
    }

    fn ending_message(&self, ending: Ending) -> Message {
        let names = ending.winners.iter().map(|seat| Argument::Phrase(self.name_of(seat))).collect();
        let won = |id| Message::new(id).number("count", ending.winners.len() as i64).list("names", names);
        match ending.by {
            EndedBy::ScoreTrack if self.scores_together() => Message::new("ev-team-won"),
            EndedBy::ScoreTrack => won("ev-won-by-score"),
            EndedBy::DayTrack if ending.winners.is_empty() => Message::new("ev-lost-after-days"),
            EndedBy::DayTrack => won("ev-won-after-days"),
            EndedBy::Death => Message::new("ev-lost-by-death"),
            EndedBy::LastAlive => won("ev-won-alone"),
            EndedBy::AllDead => Message::new("ev-all-dead"),
        }
    }
}

impl Compass {
    /// The id of the message that names the direction; the plus has none.
    const fn name(self) -> Option<&'static str> {
        match self {
            Compass::North => Some(Direction::North.name()),
            Compass::South => Some(Direction::South.name()),
            Compass::West => Some(Direction::West.name()),
            Compass::More => None,
        }
    }
}

impl Happening {
    /// Earlier events tell what happened, except for damage to the wagon and for rails that do not score.
    fn message(&self) -> Option<Message> {
        match self.trigger {
            Trigger::WagonHit => Some(Message::new("ev-wagon-hit").number("n", self.x.into())),
            Trigger::Build if !self.scores => Some(Message::new("ev-rails-alone")),
            _ => None,
        }
    }
}
