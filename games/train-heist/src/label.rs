//! Decisions as messages.

use crate::cards::Card;
use crate::decision::{CardAbility, Claim, Decision, Junctions, Naming};
use crate::foresight::Lured;
use crate::loot::{Need, Tile, Tiles};
use crate::piece::{Horse, Square};
use crate::rules::payment::Counted;
use crate::space::Space;
use crate::view::View;
use game::{Argument, Message, Phrase, Seat};

impl Need {
    /// What a tile asks for, in words.
    pub fn message(self) -> Message {
        match self {
            Need::Suits([revolvers, bags, keyholes]) => Message::new("need-suits")
                .number("revolvers", revolvers.into())
                .number("bags", bags.into())
                .number("keyholes", keyholes.into()),
            Need::Straight => Message::new("need-straight"),
            Need::TwoPairs => Message::new("need-two-pairs"),
            Need::ThreeOfAKind => Message::new("need-three-of-a-kind"),
        }
    }
}

impl View {
    fn the(&self, space: Space) -> &'static Phrase {
        &self.game.edition().site(space).the
    }

    fn at(&self, space: Space) -> &'static Phrase {
        &self.game.edition().site(space).at
    }

    pub(crate) fn who(&self, seat: Seat) -> &'static str {
        self.game.colour(seat).message_id()
    }

    fn tiles(&self, tiles: Tiles) -> Vec<Argument> {
        tiles.iter().map(|tile| Argument::Message(Box::new(self.tile(tile)))).collect()
    }

    fn switch(&self, junction: Junctions) -> &'static Phrase {
        &self.game.edition().board.junctions[junction as usize].the
    }

    fn square(&self, square: Square) -> Message {
        let id = if square.side() == 0 { "square-left" } else { "square-right" };
        Message::new(id).phrase("at", self.at(self.game.edition().train.cars[square.car()]))
    }

    /// The label of a decision of this viewer.
    pub fn label(&self, decision: Decision) -> Message {
        let own = self.own();
        let aboard = own.is_some_and(|own| own.at.is_aboard());
        match decision {
            Decision::End => Message::new("do-end"),
            Decision::Move(to) => {
                let id = match (aboard, to.is_aboard()) {
                    _ if self.is_caught_at(to) => "do-move-caught",
                    (false, true) => "do-board",
                    (true, false) => "do-leave",
                    (true, true) | (false, false) => "do-move",
                };
                Message::new(id).phrase("space", self.the(to))
            }
            Decision::Jump(horse) => self.about_horse("do-jump", horse),
            Decision::Mount(_) => Message::new("do-mount"),
            Decision::Dismount => Message::new("do-dismount"),
            Decision::Horse(horse) if own.is_some_and(|own| own.riding == Some(horse)) => {
                Message::new("do-ride")
            }
            Decision::Horse(horse) => self.about_horse("do-call-horse", horse),
            Decision::With(card) => Message::new("do-with").said("card", card.message()),
            Decision::To(to) => Message::new("do-to").phrase("space", self.the(to)),
            Decision::Loot => Message::new("do-loot"),
            Decision::Take(claim) => self.claim(claim),
            Decision::Pay(cards) => match self.lured_by(cards).to {
                Some(space) => {
                    let message = Message::new("do-pay-luring").list("cards", cards.messages());
                    message.phrase("space", self.the(space))
                }
                None => Message::new("do-pay").list("cards", cards.messages()),
            },
            Decision::Name(Naming::Revolvers) => Message::new("do-name-revolvers"),
            Decision::Name(Naming::Otherwise) => Message::new("do-name-otherwise"),
            Decision::Drop => Message::new("do-drop"),
            Decision::Bring(tiles) => Message::new("do-bring").list("loot", self.tiles(tiles)),
            Decision::Lay(tiles) => Message::new("do-lay").list("loot", self.tiles(tiles)),
            Decision::Flip(junction) => Message::new("do-flip").phrase("switch", self.switch(junction)),
            Decision::Trade(seat) => Message::new("do-trade").named("who", self.who(seat)),
            Decision::Give(cards) => Message::new("do-give").list("cards", cards.messages()),
            Decision::Accept(back) if back.is_empty() => Message::new("do-accept"),
            Decision::Accept(back) => Message::new("do-accept-for").list("cards", back.messages()),
            Decision::Refuse => Message::new("do-refuse"),
            Decision::TakeBullet => Message::new("do-take-bullet"),
            Decision::SpendBullet => Message::new("do-spend-bullet"),
            Decision::Play(ability) => Message::new(match ability {
                CardAbility::Pair => "do-play-pair",
                CardAbility::Three => "do-play-three",
                CardAbility::Four => "do-play-four",
                CardAbility::Straight => "do-play-straight",
                CardAbility::Wild => "do-play-wild",
            }),
            Decision::Use(cards) => Message::new("do-use").list("cards", cards.messages()),
            Decision::Turn(junction) => Message::new("do-turn").phrase("switch", self.switch(junction)),
            Decision::Send(to) => Message::new("do-send").phrase("space", self.the(to)),
            Decision::Search => Message::new("do-search"),
            Decision::Escape => Message::new("do-escape"),
            Decision::Keys(cards) => Message::new("do-keys").list("cards", cards.messages()),
            Decision::Load(tile, square) => {
                Message::new("do-load").said("loot", self.tile(tile)).said("square", self.square(square))
            }
            Decision::Fill(square) => Message::new("do-fill").said("square", self.square(square)),
            Decision::Hold(cards) => Message::new("do-hold").list("cards", cards.messages()),
            Decision::LetHang => Message::new("do-let-hang"),
            Decision::Discard(cards) if cards.is_empty() => Message::new("do-discard-nothing"),
            Decision::Discard(cards) => Message::new("do-discard").list("cards", cards.messages()),
            Decision::Swap(card) => Message::new("do-swap").said("card", Card::message(card)),
            Decision::Keep => Message::new("do-keep"),
            Decision::Earn(card) => {
                let card = &self.game.edition().wanted[card.number()];
                Message::new("do-earn").phrase("title", &card.title).phrase("skill", &card.skill)
            }
        }
    }

    /// A sentence about what the Sheriff does after a Loot.
    pub fn lured_message(&self, lured: Lured) -> Message {
        let Some(to) = lured.to else { return Message::new("pay-sheriff-stays") };
        let who = lured.caught.iter().map(|seat| Argument::Message(Box::new(Message::new(self.who(seat)))));
        let message = match self.viewer {
            Some(own) if lured.caught.contains(own) => Message::new("pay-sheriff-catches"),
            _ if !lured.caught.is_empty() => {
                Message::new("pay-sheriff-catches-others").list("who", who.collect())
            }
            _ => Message::new("pay-sheriff-comes"),
        };
        message.phrase("space", self.the(to))
    }

    /// A sentence about the cards that meet a tile, and what each Wild counts as.
    pub fn met_by(&self, tile: Tile, counted: &Counted) -> Message {
        let cards = counted.iter().map(|&(card, part)| {
            let is_wild = card == Card::WILD;
            let message = if is_wild {
                Message::new("wild-as").named("part", part.message_id())
            } else {
                card.message()
            };
            Argument::Message(Box::new(message))
        });
        Message::new("met-by").said("tile", self.tile(tile)).list("cards", cards.collect())
    }

    fn about_horse(&self, id: &'static str, horse: Horse) -> Message {
        let at = self.horses[horse as usize].expect("`check` offers no horse that is lost");
        Message::new(id).phrase("at", self.at(at))
    }

    fn claim(&self, claim: Claim) -> Message {
        let [left, right] = self.tops();
        let tile = match claim {
            Claim::Both => return Message::new("do-take-both"),
            Claim::Left => left,
            Claim::Right => right,
        };
        let tile = tile.expect("`check` offers only tiles that are there");
        Message::new("do-take").said("loot", self.tile(tile))
    }
}
