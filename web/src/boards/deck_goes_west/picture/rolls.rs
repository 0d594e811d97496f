//! The dice of a beat: rolls for resources, the strikes of a battle, the compass and the bandit dice.

use super::Drawing;
use crate::boards::deck_goes_west::parts::{self, Strike, StrikeSide, Striker};
use art::deck_goes_west::{self as drawn, DiceCounts, JobIcon};
use deck_goes_west::{Compass, Direction, Motion, Roll, SeenBattle};
use game::Message;
use maud::{Markup, html};

/// Dice and their total, including what is sure without dice.
type Thrown = (Roll, u16);

/// One strike with its texts, which [`Strike`] borrows.
struct StrikeText {
    by: Striker,
    title: String,
    attack: Vec<u8>,
    defence: Vec<u8>,
    /// Hits and saves, including what is sure without dice.
    sums: [u16; 2],
    words: [String; 2],
    outcome: String,
}

impl StrikeText {
    fn strike(&self) -> Strike<'_> {
        let sure = |dice: &[u8], all: u16| all.saturating_sub(dice.iter().map(|&die| u16::from(die)).sum());
        let (who, against) = match self.by {
            Striker::Players => (JobIcon::Attack, JobIcon::Bandit),
            Striker::Bandits => (JobIcon::Bandit, JobIcon::Defend),
        };
        let ([hits, saves], [hits_word, saves_word]) = (self.sums, &self.words);
        Strike {
            by: self.by,
            title: &self.title,
            attack: StrikeSide { who: drawn::icon(who), sure: sure(&self.attack, hits), dice: &self.attack },
            defence: StrikeSide {
                who: drawn::icon(against),
                sure: sure(&self.defence, saves),
                dice: &self.defence,
            },
            hits: hits_word,
            saves: saves_word,
            outcome: html! { b { (self.outcome) } },
        }
    }
}

impl Drawing<'_> {
    /// The rolls of this beat, and a battle that is about to be fought.
    pub(super) fn rolls(&self) -> Markup {
        let strikes: Vec<StrikeText> =
            self.motions.windows(2).filter_map(|pair| self.strike_of(pair)).collect();
        let dice: Vec<Markup> = self.motions.iter().filter_map(|motion| self.thrown(*motion)).collect();
        let fights = self.view.fights().filter(|_| strikes.is_empty());
        html! {
            div id="dw-rolls" class="dw-rolls" {
                @if let Some(battle) = fights { (self.line_up(battle)) }
                @if !strikes.is_empty() { (parts::battle(&strikes.iter().map(StrikeText::strike).collect::<Vec<_>>())) }
                @if !dice.is_empty() { ul class="dw-thrown" { @for die in &dice { li { (die) } } } }
            }
        }
    }

    /// The dice and sure results of both sides of a battle.
    fn line_up(&self, battle: SeenBattle) -> Markup {
        let there = self.view.map.iter().find(|seen| seen.tile == Some(battle.tile));
        let bandits = there.map_or(0, |seen| seen.bandits);
        let said = |id, dice: u16, sure: u16| {
            self.say(&Message::new(id).number("dice", dice.into()).number("sure", sure.into()))
        };
        html! {
            div class="dw-fight" {
                h3 { (self.say(&Message::new("words-battle").phrase("tile", &self.edition.tile(battle.tile).name))) }
                p { (drawn::gang(bandits, 0)) span class="sr" { (self.bandits(bandits)) } }
                p { (drawn::icon(JobIcon::Attack)) (said("words-attack", battle.attack_dice, battle.hits)) }
                p { (drawn::icon(JobIcon::Defend)) (said("words-defence", battle.defence_dice, battle.saves)) }
            }
        }
    }

    fn bandits(&self, count: u16) -> String {
        self.say(&Message::new("words-bandits-here").number("n", count.into()))
    }

    /// The strike that two successive motions describe: an attack and its saves.
    fn strike_of(&self, pair: &[Motion]) -> Option<StrikeText> {
        let (by, (attack, hits), (defence, saves)): (Striker, Thrown, Thrown) = match *pair {
            [Motion::Attacks { roll, hits }, Motion::BanditsSave { roll: saved, saves }] => {
                (Striker::Players, (roll, hits), (saved, saves))
            }
            [Motion::BanditsAttack { roll, hits }, Motion::Defends { roll: saved, saves }] => {
                (Striker::Bandits, (roll, hits), (saved, saves))
            }
            _ => return None,
        };
        let gone = self.motions.iter().find_map(|motion| match motion {
            Motion::BanditsGo { count, .. } => Some(*count),
            _ => None,
        });
        let (title, through, comes) = match by {
            Striker::Players => ("strike-players", "strike-gone", gone.unwrap_or_default()),
            Striker::Bandits => ("strike-bandits", "strike-pain", hits.saturating_sub(saves)),
        };
        let number = |id, count: u16| self.say(&Message::new(id).number("n", count.into()));
        Some(StrikeText {
            by,
            title: self.word(title),
            attack: attack.faces(self.edition.success).collect(),
            defence: defence.faces(self.edition.success).collect(),
            sums: [hits, saves],
            words: [number("strike-hits", hits), number("strike-saves", saves)],
            outcome: number(through, comes),
        })
    }

    /// A roll outside battles.
    fn thrown(&self, motion: Motion) -> Option<Markup> {
        Some(match motion {
            Motion::Rolls { seat, resource, roll } => html! {
                span { (self.name(seat)) " " (drawn::icon(JobIcon::of_resource(resource))) }
                @for face in roll.faces(self.edition.success) { (drawn::success_die(face, DiceCounts::Goods, &face.to_string())) }
            },
            Motion::CompassShows { rolled } | Motion::BanditsRide { rolled, .. } => {
                let said = self.compass(rolled);
                html! { (drawn::compass_die(rolled, &said)) span aria-hidden="true" { (said) } }
            }
            Motion::BanditDieShows { die, number } => {
                let (name, sides) = self.edition.bandit_dice.get(usize::from(die))?;
                let said = Message::new("ev-bandit-die").text("die", name.clone()).number("n", number.into());
                let said = self.say(&said);
                html! { (drawn::bandit_die(*sides, number, &said)) span aria-hidden="true" { (said) } }
            }
            _ => return None,
        })
    }

    fn compass(&self, face: Compass) -> String {
        match face {
            Compass::North => self.word(Direction::North.name()),
            Compass::South => self.word(Direction::South.name()),
            Compass::West => self.word(Direction::West.name()),
            Compass::More => "+".to_owned(),
        }
    }
}
