//! From a position to a state: the legality checks of the notation; errors are sentences for people.

use super::se1::in_field;
use super::{Exec, Piece, Position, Verdict};
use crate::SuperExpress;
use crate::material::{Bandit, Card, Wagon};
use crate::outcome::Ending;
use crate::setup::Module;
use crate::state::{Phase, ProgramPile, State, Trip, WagonCard};
use crate::train::{Car, Destination, RowEnd, Whereabouts};
use game::{BySeat, Seat};

impl SuperExpress {
    /// The state that a position describes, if it is legal.
    pub(crate) fn state_from(&self, position: &Position) -> Result<State, String> {
        if position.setup() != *game::Game::setup(self) {
            return Err("the position belongs to a table with other seats, modules or house rules".to_owned());
        }
        let mut state = State { round: position.round, ..State::BLANK };
        self.put_bandits_aboard(&mut state, position)?;
        self.couple_wagons(&mut state, position)?;
        self.hand_out_loot(&mut state, position)?;
        state.first = self.seated("first", position.first)?;
        state.phase = match (&position.result, &position.exec) {
            (Verdict::Running, exec) => {
                self.check_running(&state, position)?;
                match exec {
                    Exec::Scheme => self.scheming(&state, position)?,
                    Exec::Acting { next, .. } => self.acting(&mut state, position, *next)?,
                    Exec::Emptied => self.emptied(&state)?,
                }
            }
            (result, Exec::Scheme) => self.over(&state, position, *result)?,
            _ => return Err(in_field("exec", "a finished game has `-`")),
        };
        if !position.programs.is_empty() && !matches!(state.phase, Phase::Scheming { .. }) {
            return Err("programs: they are sealed only while people scheme".to_owned());
        }
        Ok(state)
    }

    fn seated(&self, field: &str, bandit: Bandit) -> Result<Seat, String> {
        self.seat_of(bandit).ok_or_else(|| in_field(field, format!("bandit {bandit} is not seated")))
    }

    fn put_bandits_aboard(&self, state: &mut State, position: &Position) -> Result<(), String> {
        let distances = (0..=position.train.wagons.len().min(8) as u8).rev();
        for (floors, distance) in position.train.floors().zip(distances) {
            for (floor, row) in floors.rows() {
                for &Piece { bandit, posture, facing } in row {
                    let seat = self.seated("train", bandit)?;
                    if state.stance(seat).is_some() {
                        return Err(in_field("train", format!("bandit {bandit} stands twice")));
                    }
                    let to = Destination { car: Car::from_locomotive(distance), floor, end: RowEnd::Front };
                    state.enter(seat, to, facing, posture);
                }
            }
        }
        Ok(())
    }

    fn couple_wagons(&self, state: &mut State, position: &Position) -> Result<(), String> {
        for (&(wagon, _), distance) in position.train.wagons.iter().rev().zip(1..) {
            let card = &mut state.wagon_cards[wagon as usize];
            if *card != WagonCard::Out {
                return Err(in_field("train", format!("wagon {wagon} stands twice")));
            }
            *card = WagonCard::Coupled(Car::from_locomotive(distance));
            state.wagons = distance;
        }
        Ok(())
    }

    fn hand_out_loot(&self, state: &mut State, position: &Position) -> Result<(), String> {
        let mut owners_so_far = None;
        for (owner, treasures) in &position.loot.0 {
            let seat = self.seated("loot", *owner)?;
            if owners_so_far >= Some(seat) {
                return Err(in_field("loot", format!("owner {owner} is out of seat order")));
            }
            owners_so_far = Some(seat);
            if !treasures.is_sorted_by_key(|wagon| wagon.value()) {
                return Err(in_field("loot", format!("the values of {owner} are not ascending")));
            }
            for &wagon in treasures {
                self.give_treasure(state, seat, wagon)?;
            }
        }
        Ok(())
    }

    fn give_treasure(&self, state: &mut State, seat: Seat, wagon: Wagon) -> Result<(), String> {
        let card = &mut state.wagon_cards[wagon as usize];
        match card {
            WagonCard::Out => *card = WagonCard::TakenBy(seat),
            WagonCard::Coupled(_) => {
                return Err(in_field("loot", format!("{wagon} is still part of the train")));
            }
            WagonCard::TakenBy(_) => return Err(in_field("loot", format!("{wagon} stands twice"))),
        }
        Ok(())
    }

    fn check_running(&self, state: &State, position: &Position) -> Result<(), String> {
        let (wagons, round, seats) = (usize::from(state.wagons), usize::from(state.round), self.seat_count());
        if wagons == 0 {
            return Err(in_field("train", "a running game has at least one wagon"));
        }
        if wagons > seats + 1 {
            return Err(in_field(
                "train",
                format!("{seats} players have at most {} wagons, not {wagons}", seats + 1),
            ));
        }
        if wagons + round != seats + 2 {
            let expected = seats + 2 - wagons;
            return Err(in_field(
                "round",
                format!("with {seats} players and {wagons} wagons it is round {expected}, not {round}"),
            ));
        }
        self.check_treasures(position, round - 1)
    }

    fn check_treasures(&self, position: &Position, expected: usize) -> Result<(), String> {
        let owned: usize = position.loot.0.iter().map(|(_, treasures)| treasures.len()).sum();
        if owned == expected {
            return Ok(());
        }
        let round = position.round;
        Err(in_field("loot", format!("treasures owned: {owned}, but in round {round} it must be {expected}")))
    }

    fn scheming(&self, state: &State, position: &Position) -> Result<Phase, String> {
        self.check_two_aboard(state)?;
        if state.stance(state.first).is_none() {
            return Err(in_field("first", format!("{} is not aboard", position.first)));
        }
        let mut sealed = BySeat::all(None);
        for (&bandit, &program) in &position.programs {
            let seat = self
                .seat_of(bandit)
                .filter(|&seat| state.stance(seat).is_some())
                .ok_or_else(|| format!("programs: {bandit} is not in the game"))?;
            if let Some(card) = self.modules().lack(program) {
                return Err(format!("programs: {bandit} has no card `{card}`"));
            }
            sealed[seat] = Some(program);
        }
        if state.in_the_game().iter().all(|seat| sealed[seat].is_some()) {
            return Err("programs: all are sealed, so the execution has begun".to_owned());
        }
        Ok(Phase::Scheming { sealed })
    }

    fn check_two_aboard(&self, state: &State) -> Result<(), String> {
        match state.aboard() {
            0 | 1 => Err(in_field("train", "at least two bandits are aboard while the game runs")),
            _ => Ok(()),
        }
    }

    fn emptied(&self, state: &State) -> Result<Phase, String> {
        self.check_two_aboard(state)?;
        Ok(Phase::Emptied)
    }

    fn acting(&self, state: &mut State, position: &Position, next: Bandit) -> Result<Phase, String> {
        let wrong = |why: String| Err(in_field("exec", why));
        let Exec::Acting { piles: lines, .. } = &position.exec else { return wrong("no piles".to_owned()) };
        let mut piles = BySeat::all(None);
        let mut seats_so_far = None;
        for line in lines {
            let bandit = line.bandit;
            let seat = self.seated("exec", bandit)?;
            if seats_so_far >= Some(seat) {
                return wrong(format!("the pile of {bandit} is out of seat order"));
            }
            seats_so_far = Some(seat);
            if let Some(card) = self.modules().lack(line.program) {
                return wrong(format!("{bandit} has no card `{card}`: that module is not in play"));
            }
            if line.travelled && !self.modules().has(Module::TimeTravelCar) {
                return wrong(format!("{bandit} cannot have travelled: the Time Travel Car is not in play"));
            }
            let trip = if line.travelled { Trip::Travelled } else { Trip::NotYet };
            let pile = ProgramPile { program: line.program, revealed: line.revealed, trip };
            match (line.off, state.stance(seat)) {
                (false, None) => return wrong(format!("{bandit} has a pile but is not on the train")),
                (true, Some(_)) => return wrong(format!("{bandit} is on the train and off it")),
                (true, None) if pile.top() != Some(Card::Horse) => {
                    return wrong(format!("{bandit} is off the train without Horse on top"));
                }
                (true, None) => state.figures[seat] = Whereabouts::RescuePending,
                (false, Some(_)) => {}
            }
            piles[seat] = Some(pile);
        }
        if let Some(seat) = state.in_the_game().iter().find(|&seat| piles[seat].is_none()) {
            return wrong(format!("{} is aboard without a pile", self.bandit(seat)));
        }
        let turn = self.seated("exec", next)?;
        if piles[turn].is_none_or(|pile| pile.top().is_none()) {
            return wrong(format!("{next} is next but has no hidden card"));
        }
        if state.aboard() == 1 && state.pending().is_empty() {
            return wrong("only one bandit is left: the game is over".to_owned());
        }
        Ok(Phase::Acting { turn, piles })
    }

    fn over(&self, state: &State, position: &Position, result: Verdict) -> Result<Phase, String> {
        let wrong = |why: &str| Err(in_field("result", why));
        let rounds_before = usize::from(state.round)
            .checked_sub(1)
            .ok_or_else(|| in_field("round", "rounds are counted from 1"))?;
        let winner = |bandit| self.seated("result", bandit);
        Ok(Phase::Over(match result {
            Verdict::Last(bandit) => {
                let seat = winner(bandit)?;
                if state.aboard() != 1 || state.stance(seat).is_none() {
                    return wrong("the winner as the last aboard must be the only bandit aboard");
                }
                self.check_treasures(position, rounds_before)?;
                Ending::LastAboard(seat)
            }
            Verdict::Nobody => {
                if state.aboard() != 0 {
                    return wrong("nobody won, so nobody is aboard");
                }
                self.check_treasures(position, rounds_before)?;
                Ending::Nobody
            }
            Verdict::Loot(bandit) => {
                let seat = winner(bandit)?;
                if state.wagons != 0 || state.aboard() < 2 {
                    return wrong("treasures decide when no wagon is left and two or more are aboard");
                }
                self.check_treasures(position, rounds_before + 1)?;
                Ending::Treasures(seat)
            }
            Verdict::Running => return wrong("the game is running"),
        }))
    }
}
