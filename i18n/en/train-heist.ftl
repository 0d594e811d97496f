# Train Heist, English.

game-title = Train Heist

list-and = { $before } and { $last }

cowboy-red = Red
cowboy-green = Green
cowboy-yellow = Yellow
cowboy-blue = Blue

# cards
card = { $rank } { $suit }
card-wild = Wild
of-revolvers = of Revolvers
of-bags = of Bags
of-keyholes = of Keyholes
rank-1 = Ace
rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-10 = 10

# loot
tile = { $loot } ({ $need })
need-suits = { $revolvers ->
    [0] { "" }
    [one] 1 Revolver
   *[other] { $revolvers } Revolvers
}{ $revolvers ->
    [0] { "" }
   *[other] { $bags ->
        [0] { $keyholes ->
            [0] { "" }
           *[other] { ", " }
        }
       *[other] { ", " }
    }
}{ $bags ->
    [0] { "" }
    [one] 1 Bag
   *[other] { $bags } Bags
}{ $bags ->
    [0] { "" }
   *[other] { $keyholes ->
        [0] { "" }
       *[other] { ", " }
    }
}{ $keyholes ->
    [0] { "" }
    [one] 1 Keyhole
   *[other] { $keyholes } Keyholes
}
need-straight = 3-card straight
need-two-pairs = two pairs
need-three-of-a-kind = three of a kind
met-by = { $tile }: { $cards }
wild-as = Wild as { $part }
part-revolver = Revolver
part-bag = Bag
part-keyhole = Keyhole
square-left = the left seat { $at }
square-right = the right seat { $at }

# what one can do
do-end = End actions
do-move = Go to { $space }
do-board = Board the train at { $space }
do-leave = Leave the train for { $space }
do-jump = Jump onto the horse { $at }
do-mount = Mount a horse
do-dismount = Get off the horse
do-ride = Ride the horse
do-call-horse = Move the horse { $at }
do-with = With the { $card }
do-to = To { $space }
do-loot = Loot
do-take = Take: { $loot }
do-take-both = Take both tiles
do-pay = Play { $cards }
do-pay-luring = Play { $cards }: the Sheriff comes to { $space }
do-name-revolvers = The Wilds stand for Revolvers
do-name-otherwise = The Wilds stand for something else
do-drop = Drop off the loot
do-bring = Drop off: { $loot }
do-lay = Lay by the town: { $loot }
do-flip = Flip { $switch }
do-trade = Give or trade with { $who }
do-give = Offer { $cards }
do-accept = Accept, giving nothing back
do-accept-for = Accept, giving back { $cards }
do-refuse = Refuse
do-take-bullet = Take a Bullet
do-spend-bullet = Spend a Bullet
do-play-pair = Pair: 1 more action
do-play-three = Three of a kind: 2 more actions
do-play-four = Four of a kind: 3 more actions
do-play-straight = 4-card straight: flip any switch
do-play-wild = Wild: move the Sheriff one space
do-use = Play { $cards }
do-turn = Flip { $switch }
do-send = Send the Sheriff to { $space }
do-search = Look for a key
do-escape = Escape from jail
do-keys = With { $cards }
do-load = { $loot }: to { $square }
do-fill = To { $square }
do-hold = Hold the Hangman back with { $cards }
do-let-hang = Let the Hangman come
do-discard = Discard { $cards }
do-discard-nothing = Keep all cards
do-swap = Swap the { $card }
do-keep = Keep all cards
do-earn = { $title }: { $skill }

# what happened
ev-wanted-laid-out = Titles to be earned: { $titles }.
ev-discards-opened = The discard pile opened with the { $card }.
ev-bullet-dealt = { $who } started with a Bullet.
ev-turn-began = Turn { $n }: { $who }.
ev-turn-lost = { $who } lay in the canyon and missed a turn.
ev-free-move = { $who } spent no action on that move.
ev-actions-gained = { $who } gained { $count ->
    [one] 1 action
   *[other] { $count } actions
}.
ev-walked = { $who } walked to { $space }.
ev-entered-car = { $who } slipped into { $space }.
ev-stepped-out = { $who } stepped out onto { $space }.
ev-climbed = { $who } climbed to { $space }.
ev-boarded = { $who } swung aboard, onto { $space }.
ev-left = { $who } hopped off the train to { $space }.
ev-jumped-onto-horse = { $who } leapt from the roof onto a horse!
ev-mounted = { $who } mounted a horse.
ev-dismounted = { $who } got off the horse.
ev-horse-moved = { $who } played the { $card }, and a horse went to { $space }.
ev-loot-paid = { $who } played { $cards }.
ev-looted = { $who } robbed { $loot } { $at }.
ev-tile-uncovered = Next in that seat: { $loot }.
ev-delivered = { $who } delivered { $count ->
    [one] 1 loot tile
   *[other] { $count } loot tiles
} to { $town }.
ev-town-got = Now waiting in { $town }: { $loot }.
ev-scored = { $who } scored { $count ->
    [one] 1 point
   *[other] { $count } points
}.
ev-counters-placed = { $who } left { $count ->
    [one] 1 counter
   *[other] { $count } counters
} in { $town }.
ev-switch-flipped = { $who } flipped { $switch }.
ev-pair-played = { $who } played a pair: { $cards }.
ev-three-played = { $who } played three of a kind: { $cards }.
ev-four-played = { $who } played four of a kind: { $cards }.
ev-straight-played = { $who } played a straight: { $cards }.
ev-wild-played = { $who } played a Wild to move the Sheriff: { $cards }.
ev-switch-turned = { $who } flipped { $switch } from afar.
ev-offered = { $who } offered { $other } { $cards }.
ev-offered-hidden = { $who } offered { $other } { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
ev-offer-refused = { $who } turned the offer down.
ev-gave = { $who } gave { $other } { $cards }.
ev-traded = { $who } gave { $other } { $cards } and got { $back }.
ev-traded-hidden = { $who } traded cards with { $other }.
ev-bullet-taken = { $who } took a Bullet.
ev-bullet-spent = { $who } spent a Bullet.
ev-sheriff-walked = The Sheriff walked to { $space }.
ev-sheriff-lured = A Wild drew the Sheriff to { $space }.
ev-sheriff-sent = The Sheriff was sent to { $space }.
ev-sheriff-stayed = The Sheriff could not go that way and stayed put.
ev-caught = The Sheriff caught { $who }: off to jail.
ev-walked-into-sheriff = { $who } ran straight into the Sheriff: off to jail.
ev-spotted = Out of the tunnel, the Sheriff spotted { $who }: off to jail.
ev-jail-drew-key = { $who } drew the { $card }: a key.
ev-jail-drew-other = { $who } drew the { $card }: no key, discarded.
ev-escaped = { $who } broke out with { $cards }!
ev-train-moved = The train rolled { $count ->
    [one] 1 rail
   *[other] { $count } rails
}.
ev-train-wrapped = The train ran off one edge of the map and came back at the other.
ev-star-reached = The train reached the star { $at }.
ev-train-hit = The train knocked { $who } into Crackpot Canyon.
ev-swept-off = The tunnel swept { $who } off the roof into Crackpot Canyon.
ev-horse-lost = The train struck a horse. It is gone for good.
ev-event-played = Event: { $event }.
ev-territory-marked = Cherokee Territory now covers { $space } and { $rail }.
ev-track-switched = Track switched: { $switch } turned over.
ev-speed-raised = Full steam: the train is one faster, for good.
ev-speed-locked = The train is as fast as it can be; one escape will no longer slow it down.
ev-switches-removed = That was the last event: both switches came off, and the next junction ends the game.
ev-counters-paid = { $town } paid { $who } { $count ->
    [one] 1 point
   *[other] { $count } points
}.
ev-tile-loaded = Now riding { $at }: { $loot }.
ev-square-filled = Free seat filled { $at }: { $loot }.
ev-hangman-moved = The town had no loot waiting: the Hangman came one knot nearer.
ev-hangman-held = { $who } discarded { $cards } and held the Hangman back.
ev-hangman-let = { $who } let the Hangman come.
ev-discarded = { $who } discarded { $cards }.
ev-drew = { $who } drew { $cards }.
ev-drew-hidden = { $who } drew { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
ev-card-swapped = { $who } swapped the { $card }.
ev-deck-shuffled = The poker deck was shuffled.
ev-title-earned = { $who } earned a title: { $title }.
ev-won = The goal of { $goal } is met. Everybody wins!
ev-won-by-counters = Enough counters: { $names } won.
ev-points-after-skull = The Hangman reached the skull. By points { $names } won.
ev-points-after-junction = The train got away at the junction. By points { $names } won.
ev-score-after-skull = The Hangman reached the skull. The score stands.
ev-score-after-junction = The train got away at the junction. The score stands.
ev-lost-skull = The Hangman reached the skull. Everybody loses.
ev-lost-junction = The train got away at the junction. Everybody loses.

ending-goal = the goal was reached
ending-counters = enough counters were collected
ending-skull = the Hangman reached the skull
ending-junction = the train got away at a junction

# why something cannot be done
refuse-seat-count = 2 to 4 cowboys play, not { $count }.
refuse-colour-taken = The cowboy { $name } is taken: everybody leads one of their own.
refuse-goal = The goal is { $lowest } to 20 tiles, not { $goal }.
refuse-fewer-events = At most 10 more Event Cards can be removed, not { $count }.
refuse-wanted-count = At most 5 Wanted Cards are laid out, not { $count }.
refuse-first-not-seated = The cowboy { $name } cannot begin: it does not play.
refuse-unknown-edition = There is no edition “{ $edition }” here.
refuse-unreadable = “{ $text }” is no decision of Train Heist.
refuse-game-over = The game is over.
refuse-not-asked = It is not your turn to decide.
refuse-wrong-step = That is not what is asked now.
refuse-no-action = No Heist Action is left.
refuse-not-beside = That space is not adjacent.
refuse-car-in-the-way = A train car is in the way.
refuse-in-front = Nobody boards or leaves in front of the engine.
refuse-cherokee-territory = That is Cherokee Territory: entry by invitation only.
refuse-roof-in-tunnel = The roof of a car in the tunnel cannot be entered.
refuse-no-exit = There is no way off the train from here.
refuse-no-horse = That horse is not here.
refuse-horse-lost = That horse is not in the game.
refuse-horse-full = That horse carries two already.
refuse-horse-taken = Somebody else rides that horse.
refuse-saddle = No getting on and off again before the next action.
refuse-too-far = That space is too far for this card, or cannot be reached.
refuse-not-in-car = Loot is taken inside a passenger car.
refuse-no-tile = No loot tile lies there.
refuse-loaded = The loot you carry must be dropped off first.
refuse-one-tile-more = With a tile in hand you may take one more, not two.
refuse-does-not-meet = These cards do not meet what is asked for.
refuse-not-in-hand = That card is not in your hand.
refuse-no-loot = You carry no loot to drop off.
refuse-not-in-town = Loot is dropped off in a town.
refuse-no-such-tiles = That choice of tiles is not possible.
refuse-not-on-junction = You are not on that junction.
refuse-train-on-junction = The train is on that junction.
refuse-no-switch = The switches are off the board.
refuse-apart = You are not in the same space.
refuse-refused-before = Your offer was refused this turn.
refuse-keys-only = A prisoner can be given Keyholes and Wilds only.
refuse-hand-limit = A hand would be above its limit.
refuse-nothing-given = Whoever gives gives at least one card.
refuse-no-bullet-left = No Bullet is left to take.
refuse-no-bullet-held = You hold no Bullet.
refuse-bullet-of-this-turn = A Bullet taken or spent this turn cannot be used again in it.
refuse-one-bullet = In versus nobody holds more than one Bullet.
refuse-jailed = A prisoner can only look for keys.
refuse-not-jailed = You are not in jail.
refuse-not-enough-keys = These are not the keys that are needed.
refuse-no-draw = No card is left to draw, or the hand is full.
refuse-not-aboard = In versus the Sheriff is moved from on board the train only.
refuse-sheriff-cannot = The Sheriff cannot go there.
refuse-no-such-square = That tile cannot go to that seat.
refuse-no-such-title = That title is not among those you have earned.

# the table
game-pitch = Rob the train, ride for the towns, and keep out of jail: everybody wins or loses together.
sheriff = Sheriff
horse = Horse
territory = Cherokee Territory
map-main = Main Map
map-train = Train Map
sign-east = to the east
sign-west = to the west
heading-turn = Turn { $turn }: { $who }, { $actions ->
    [one] 1 action left
   *[other] { $actions } actions left
}
heading-over = Game over
meter-speed = Speed { $count }
meter-heist = Heist { $count }
meter-heist-of = Heist { $count } of { $goal }
meter-no-heist = Everybody for themselves
meter-hangman = Hangman { $count } of { $most }
meter-bullets = Bullets { $count }
meter-events = Events left { $count }
poster-head = Wanted
plate-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
words-asked = { $who } ({ $name }) decides.
words-score-of = { $score } of { $goal } tiles delivered.
words-score = { $score } tiles delivered; there is no goal.
words-versus = Everybody for themselves.
words-speed = The train moves { $speed } rails a turn.
words-hangman = The Hangman has come down { $knots } of { $most } knots.
words-events = { $count ->
    [one] 1 Event Card is
   *[other] { $count } Event Cards are
} to come.
words-deck = { $count ->
    [one] 1 card is
   *[other] { $count } cards are
} in the poker deck.
words-bullets = { $count ->
    [one] 1 Bullet lies
   *[other] { $count } Bullets lie
} beside the board.
words-final-run = Final run: the next junction ends the game.
words-last-event = Last event: { $event }.
words-no-event = No event yet.
words-stack = { $loot }, and { $more } below
words-empty = empty
words-flat = { $name } (flat on the ground)
words-mounted = { $name } (on horseback)
words-on-foot = { $name }
words-no-loot = no loot waiting.
words-territory = Cherokee Territory: { $space } and { $rail }.
words-cowboys = Cowboys
words-carries = Carries { $loot }.
words-holds-bullets = { $count ->
    [one] 1 Bullet
   *[other] { $count } Bullets
}
words-points = { $points } points, { $waiting } counters waiting.
words-title = Title: { $title } ({ $skill })
words-no-cards = no cards
words-hidden-cards = { $count ->
    [one] 1 hidden card
   *[other] { $count } hidden cards
}
words-wanted = Wanted Cards
words-no-wanted = None is laid out.
seat-left = Left seat
seat-right = Right seat
switch-red = red
switch-green = green
switch-gone = off the board
hand-label = Your cards

# what is asked
ask-action = What do you do?
ask-horse-card = Which card moves the horse?
ask-horse-to = Where does the horse go?
ask-loot-tiles = Which loot do you take?
ask-loot-cards = Which cards do you play?
ask-naming = What do the Wilds stand for?
ask-bring = Which loot do you drop off?
ask-lay = Which tiles stay by the town?
ask-give = Which cards do you offer?
ask-answer = You are offered cards. Tick what you give back, if anything.
ask-use = Which cards do you play?
ask-turn = Which switch do you flip?
ask-send = Where does the Sheriff go?
ask-keys = Which keys do you use?
ask-load = Where does which tile go?
ask-fill = Where does the new tile go?
ask-hold = The Hangman is about to move. Do you hold him back?
ask-discard = Tick the cards you want to discard.
ask-swap = Do you want to swap a card?
ask-earn = Which title do you take?
tick-discard = Discard these and draw
tick-give = Offer these
tick-accept = Accept
actions-left = { $count ->
    [one] 1 action left
   *[other] { $count } actions left
}
why-not = why not?
not-loot = Loot
not-drop = Drop off
not-bullet = Take a Bullet
not-flip = Flip a switch
not-trade = Give or trade
pay-keeps = You keep
pay-sheriff-stays = The Sheriff stays where he is.
pay-sheriff-comes = The Sheriff comes to { $space }.
pay-sheriff-catches = The Sheriff catches you!
trade-holds = { $who } holds
trade-offers = { $who } offers you
trade-you-offer = You offer
trade-you-return = You give back, if anything
trade-then = They may refuse, or hand cards back.

# setting up
setup-count = Cowboys
setup-mode = Mode
mode-cooperative = Cooperative: all win or lose together
mode-solitaire = Solitaire: one person leads all cowboys
mode-score-challenge = Score Challenge: no goal, as many tiles as possible
mode-versus = Versus: hidden hands, everybody for themselves
setup-goal = Goal
setup-goal-zone = { $goal } ({ $zone })
zone-short = only in a shorter game
zone-easy = easy
zone-medium = medium
zone-hard = hard
setup-fewer = Event Cards removed
setup-fewer-help = Fewer events make a shorter game, or a harder one with the same goal: about one point less for two cards removed.
setup-wanted = With Wanted Cards: missions that earn a title and a skill
setup-edition = Board and cards
setup-house-rules = House rules
setup-ruling = ruling { $id }
house-titles-at-once = Titles work at once
house-sheriff-goes-as-far-as-he-can = The Sheriff goes one space where he cannot go two
house-drop-off-one-by-one = Of two tiles just one may be dropped off
house-speed-by-prisoners = The speed is its base plus everybody in jail
agreed-goal = Goal: { $goal } tiles
agreed-fewer = { $count } more Event Cards are removed
agreed-no-wanted = Without Wanted Cards

# the end
end-over = After { $turns } turns
end-won = The heist is a triumph!
end-lost = The heist has failed
end-score = The score stands
end-versus = The loot is counted
end-delivered = { $count ->
    [one] 1 tile was
   *[other] { $count } tiles were
} delivered to the towns.
end-winners = Won by { $names }.
end-why-goal = The goal that was agreed on is reached.
end-why-counters = Somebody owns enough Loot Counters.
end-why-skull = The train came to a town without loot once too often, and the Hangman Marker reached the skull.
end-why-junction = After the last Event Card the train reached a junction.
end-picture-won = The cowboys ride home before a great sunset, beside a heap of sacks: { $count ->
    [one] 1 tile was
   *[other] { $count } tiles were
} delivered.
end-picture-hanged = Dusk. The cowboys sit behind the bars of the coal car; the Sheriff whistles, and a skull swings in the noose.
end-picture-away = The train steams away, and the Sheriff waves from its last platform. The cowboys look after it; one lies flat on the back.
end-picture-versus = On horseback with the loot: { $names }.
end-picture-score = { $count ->
    [0] The cowboys without any loot
   *[other] The cowboys around their heap of loot
}, under a sign that says { $count }.
fate-at = was { $at } at the end
fate-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $at } at the end

# on one page
sheet-turn = A turn
sheet-turn-actions = 1. Up to 4 Heist Actions, and Free Actions, in any order.
sheet-turn-train = 2. The train moves as far as the Speed Meter shows.
sheet-turn-discard = 3. Discard any cards.
sheet-turn-draw = 4. Draw up to 5 cards.
sheet-actions = Heist Actions
sheet-move = Move one space; board beside a car or behind the train, never in front; leave from a platform, or from a roof onto a horse.
sheet-horse = Move a horse up to the number of a card you discard: the one you ride, or one without a rider.
sheet-loot = Loot inside a car: cards that meet one or both top tiles. Each Wild brings the Sheriff one space nearer.
sheet-drop = Drop off all your loot in a town: 1 point for each tile, and a new tile by the town for each.
sheet-flip = Flip the switch of the junction you are on, unless the train is on it.
sheet-trade = Give cards to somebody on your space, who may hand some back.
sheet-bullet = Take a Bullet: one more action on a later turn.
sheet-jail = In jail: draw a card for each action. Three Keyholes or Wilds let you out.
sheet-free = Free Actions
sheet-pair = Pair: 1 more action
sheet-three = Three of a kind: 2 more actions
sheet-four = Four of a kind: 3 more actions
sheet-straight = 4-card straight: flip any switch
sheet-wild = Wild: move the Sheriff one space
sheet-mount = Mount or dismount a horse
sheet-train = The train
sheet-star = At a star, and at the edge of the map, an Event Card is played.
sheet-town = At a town its loot goes aboard; without loot the Hangman comes a knot nearer. Empty seats are filled.
sheet-hit = Whoever stands on the rails lands in the canyon and loses a turn; a horse is lost.
sheet-tunnel = A tunnel sweeps cowboys off roofs. Inside it the Sheriff sees nobody.
sheet-edge = Over the edge the train comes back on the other side.
sheet-sheriff = Whoever meets the Sheriff goes to jail without cards, loot and Bullets, and the train gets faster.
sheet-end = The end
sheet-goal = Won: the goal is reached.
sheet-skull = Lost: the Hangman reaches the skull.
sheet-junction = Lost: after the last event the train reaches a junction.
sheet-versus = Versus: first to 7 counters (5 with four players), or most points at the end.
