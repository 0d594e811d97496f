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
do-move-caught = Go to { $space }: the Sheriff is there and catches you!
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
refuse-not-asked = Nobody is asked for anything now.
refuse-not-your-turn = It is not your turn to decide. The question is for { $who }: { $question }
refuse-wrong-step = That is not what you are asked now: { $question }
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
words-sentence = { $says }.
words-who = { $who } ({ $name })
words-poster = { $deed } → { $skill }
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
ask-load = Where does this tile go?
ask-fill = Where does the new tile go?
ask-hold = The Hangman is about to move. Do you hold him back?
ask-discard = Tick the cards you want to discard.
ask-swap = Do you want to swap a card?
ask-earn = Which title do you take?
ask-on-map = Press a glowing space on a map.
ask-places = Or choose from a list of { $count } places
ask-discard-jail = A prisoner draws nothing now. Tick cards only if you want to throw them away.
tick-discard-jail = Go on
tick-discard = Discard these and draw
tick-give = Offer these
tick-accept = Accept
actions-left = { $count ->
    [0] no action left
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
pay-sheriff-catches = The Sheriff comes to { $space } and catches you!
pay-sheriff-catches-others = The Sheriff comes to { $space }. He catches { $who }!
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
setup-goal-suggested = { $goal }, or fewer with fewer events
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
agreed-wanted = { $count ->
    [one] With 1 Wanted Card
   *[other] With { $count } Wanted Cards
}
agreed-edition = Board and cards: { $edition }

# high scores
scores-seats = { $seats ->
    [2] Two cowboys
    [3] Three cowboys
    [4] Four cowboys
   *[other] { $seats } cowboys
}
scores-with = { $seats ->
    [2] with two cowboys
    [3] with three cowboys
    [4] with four cowboys
   *[other] with { $seats } cowboys
}

# the end
end-over = After { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
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
sheet-needs = What loot asks for, for example
sheet-end = The end
sheet-goal = Won: the goal is reached.
sheet-skull = Lost: the Hangman reaches the skull.
sheet-junction = Lost: after the last event the train reaches a junction.
sheet-versus = Versus: first to 7 counters (5 with four players), or most points at the end.

# the guide of a first game
guide-welcome = Welcome to the gang, { $name }
guide-welcome-now = Everybody plays together: rob the train, and bring { $goal } loot tiles to the towns.
guide-welcome-why = With { $goal } delivered you all win. You all lose if the Hangman gets to the skull, or if the train gets to a junction after the last event.
guide-end = That is the whole game
guide-end-now = Play again, or set up a table with friends, a higher goal, or everybody for themselves.
guide-end-why = The goal, the number of events and the house rules are yours to choose.
guide-jailed = You are in jail
guide-jailed-now = The Sheriff met you: your cards, your loot and your Bullets are gone.
guide-jailed-why = The more of you are in jail, the faster the train goes, up to speed 5. Three keys will let you out.
guide-flat = You lie flat
guide-flat-now = You landed in Crackpot Canyon and lose your next turn.
guide-flat-why = That is what the engine does to people on the rails, and the tunnel to people on roofs. The train moves in a lost turn, too.
guide-final-run = The final run
guide-final-run-now = That was the last event: both switches are off the board. Deliver what you can!
guide-final-run-why = From now on the first junction that the train gets to ends the game, and you lose unless the goal is met before.
guide-hangman = The Hangman comes nearer
guide-hangman-now = The train came to a town where no loot lay, and the Hangman moved a knot towards the skull.
guide-hangman-why = After { $knots } misses in all everybody loses. Loot that is delivered to a town waits there for the train and keeps him away.
guide-title = A Wanted Card is earned
guide-title-now = { $who } met a mission and took the card, with a title and a special skill.
guide-title-why = The skill works from the owner's next turn on. Nobody gets more than one Wanted Card.
guide-lured = The Sheriff heard that
guide-lured-now = A Wild helped to pay for the loot, so the Sheriff came nearer to that car.
guide-lured-why = A Wild stands for any suit or any number, but each one played to loot draws him one space, and he jails whomever he meets.
guide-robbed = { $who } has loot
guide-robbed-now = { $who } played cards that match what a tile asks for, and took it.
guide-robbed-why = Whoever carries loot has to bring it to a town before looting again.
guide-delivered = Delivered!
guide-delivered-now = { $who } brought loot to a town: each tile is a point on the way to { $goal }.
guide-delivered-why = For each of them a new tile lies by that town now. When the train comes by it takes them aboard, and the Hangman stays put.
guide-event = An event
guide-event-now = The train met a star, or the edge of the map, so an Event Card was played: { $event }.
guide-event-why = It says: { $text } Mind how many events are to come: after the last one the final run begins.
guide-sheriff-walks = The Sheriff walks
guide-sheriff-walks-now = An event sent the Sheriff along the train: { $event }.
guide-sheriff-walks-why = He jails everybody he meets on the way. Where he cannot go, he stays: he keeps to the cars A, B and C and their platforms.
guide-territory = Cherokee Territory
guide-territory-now = A boundary post was placed: { $text }
guide-territory-why = On the train you pass through safely. Whoever is inside may leave, but not come back.
guide-track-switched = The track is switched
guide-track-switched-now = An event is about a switch: { $text }
guide-track-switched-why = While a train car stands on a junction nothing turns its switch. You have no say in which one it is.
guide-full-steam = Full steam
guide-full-steam-now = From now on the train is one faster, for good, but never faster than 5.
guide-full-steam-why = Plan your ways: the train will be at the next town sooner.
guide-loaded = Loot comes aboard
guide-loaded-now = The train came to a town, and the loot that lay there got on, into the car with the town's letter.
guide-loaded-why = So the Hangman stayed where he was. Loot squares that were empty are filled from the sack.
guide-caught = { $who } is in jail
guide-caught-now = The Sheriff met { $who }, who has lost all cards, loot and Bullets.
guide-caught-why = An arrest makes the train faster, up to speed 5, and an escape makes it slower again. On platform 1 you can pass Keyholes and Wilds to a prisoner.
guide-hit = { $who } lies flat
guide-hit-now = { $who } was thrown into Crackpot Canyon and loses a turn.
guide-hit-why = It happens to whoever stands on the rails when the engine comes, or on a roof that goes into the tunnel.
guide-horse-lost = A horse is lost
guide-horse-lost-now = The train struck a horse that stood on the rails. It is out of the game.
guide-horse-lost-why = Never leave a horse on rails where the train is going to be.
guide-broke-out = { $who } broke out
guide-broke-out-now = { $who } had enough keys, and stands on platform 1 with a fresh hand.
guide-broke-out-why = An escape slows the train down by 1, if the arrest had made it faster.
guide-rides = { $who } moved a horse
guide-rides-now = A card was discarded for it: a horse goes as many spaces as the card's number, or fewer.
guide-rides-why = It costs one action however far it goes. A horse without a rider can be called, and it carries two.
guide-maps = Two maps, one train
guide-maps-now = { $who } is aboard, { $at }.
guide-maps-why = The Train Map shows the train from the side: people walk about in it there, while its five cars roll across the Main Map.
guide-edge = Over the edge
guide-edge-now = The train ran off the map at one edge and came back at the other.
guide-edge-why = That brings an Event Card, if any is left. Cowboys and horses cannot take this way.
guide-junction = A junction
guide-junction-now = The train came to a junction: the colour of its switch decides where it goes on.
guide-junction-why = Whoever stands on a junction without a train can turn its switch over, and so send the train another way.
guide-rolled = The train rolls on
guide-rolled-now = The speed meter showed { $count }, and the train set off by as many rails.
guide-rolled-why = It moves in every turn, yours and everybody else's, after the actions. So think of where it will be when your next turn comes.
guide-watch = It is { $who }'s turn
guide-watch-now = Watch what { $who } does. The log tells every step, with its rule.
guide-watch-why = Turns pass clockwise. You are on the same side, and everybody sees everybody's cards.
guide-actions = Your four actions
guide-actions-now = A turn has four actions, and you have { $actions } left. The spaces you can go to glow, and everything else you can do is a button.
guide-actions-why = When you have ended your actions the train moves. Then you may discard, and you draw up to 5 cards.
guide-walk = On foot
guide-walk-now = You are { $at }. Press a glowing space to go there: one action for each space.
guide-walk-why = Canyon walls and mesas are closed, and so are spaces with a train car.
guide-mount = A horse is here
guide-mount-now = Mount it: that is free. In the saddle, a card of your hand takes you as many spaces as its number, for one action.
guide-mount-why = Walking takes an action for each space, so long ways are for horses. Keep a high card for that.
guide-ride = In the saddle
guide-ride-now = Ride the horse: choose a card, then a space at most as far as its number.
guide-ride-why = The card is discarded; a Wild counts as any number. You can deliver from the saddle, but a horse never gets on the train: board, and it stays behind.
guide-call = A horse within call
guide-call-now = A horse without a rider stands { $there }. For one action and a card you can move it, as many spaces as the card's number, or fewer.
guide-call-why = You can call it from anywhere, even from aboard the train. One that stands beside a car is there for a jump from its roof.
guide-board = All aboard
guide-board-now = You are beside the train: for one action you can swing aboard, onto { $space }.
guide-board-why = You board from the side or from behind, never from the front. The car beside you decides where you land.
guide-sheriff = Mind the Sheriff
guide-sheriff-now = The Sheriff is { $there }. Keep out of his way, and do not walk into him.
guide-sheriff-why = Whoever meets him goes to jail without cards, loot and Bullets. He never goes up on a roof.
guide-platform = On the train
guide-platform-now = You are { $at }. What glows is open to you.
guide-platform-why = Loot is inside the cars A, B and C, two stacks in each. Off the train you get from platforms, and from roofs onto a horse.
guide-roof = On the roof
guide-roof-now = Up here the Sheriff cannot get you, and roofs lead from car to car.
guide-roof-why = But a tunnel sweeps you off. And from a roof you get off the train only onto a horse beside the car.
guide-jump = Jump!
guide-jump-now = A horse stands beside this car: for one action you can jump from the roof into its saddle.
guide-jump-why = The horse needs a free seat. It may stand at the side of the car or behind the train, not in front.
guide-tunnel = A tunnel ahead!
guide-tunnel-now = As things stand, the train's next move takes this car into the tunnel. Get down from the roof.
guide-tunnel-why = Whoever is on a roof that goes in lands in Crackpot Canyon and loses a turn. Inside a car in the tunnel you are safe; even the Sheriff sees nobody there.
guide-rails = You stand on the rails!
guide-rails-now = As things stand, the train will come through here when it moves by { $speed }. Get out of its way before you end your turn.
guide-rails-why = Whoever is hit lands in Crackpot Canyon and loses the next turn, and a horse is gone for good.
guide-tiles = What loot asks for
guide-tiles-now = Every tile shows the cards it takes. One on the train, { $car }: { $tile }.
guide-tiles-why = Gather such cards before you go in: suits, or sets of numbers. An Ace is 1, a Wild is any suit or number.
guide-loot = Rob the train!
guide-loot-now = Your cards are enough for loot in this car: press Loot.
guide-loot-why = It costs one action and the cards. If they match the top tiles of both stacks, you may take both with one play.
guide-not-yet = Not with these cards
guide-not-yet-now = There is loot in this car, but your cards do not match what it asks for.
guide-not-yet-why = Look what the other cars have. At the end of your turn you may discard and draw others.
guide-pay = Which cards?
guide-pay-now = There is more than one way to pay: choose the cards you can spare.
guide-pay-why = They are discarded. Each Wild among them brings the Sheriff one space nearer to you.
guide-carry = Away with the loot
guide-carry-now = What you carry is worth nothing before it is in a town. Get off the train, and go there.
guide-carry-why = You cannot loot again until then. And if the Sheriff gets you, it goes back into the sack.
guide-leave = Getting off
guide-leave-now = For one action you can get off the train here, for example to { $space }.
guide-leave-why = You land beside this car, or behind the train, never in front of it. From inside a car there is no way off.
guide-next-town = Which town?
guide-next-town-now = Any town takes your loot. As the switches lie, the train will next be { $there }.
guide-next-town-why = If no loot lies in a town when the train gets there, the Hangman comes a knot nearer. So look where some is missing.
guide-drop = Deliver!
guide-drop-now = You are { $at } with loot: for one action, drop it off.
guide-drop-why = Each tile is a point. For each, a new one from the sack is laid by the town, and the train will pick it up there.
guide-flip = At the switch
guide-flip-now = You stand on a junction: for one action you can turn its switch over.
guide-flip-why = Red or green decides which way the train takes here, so you can send it past a town that has no loot yet.
guide-straight = A switch from afar
guide-straight-now = You hold four numbers in a row: play them to turn over any one switch, wherever you are.
guide-straight-why = It costs no action, only the cards. A switch under the train does not turn.
guide-sets = More actions
guide-sets-now = You hold cards of the same number: play them to get more actions in this turn.
guide-sets-why = A pair gives 1, three of a kind 2, four of a kind 3. It costs no action, only the cards; Wilds may be among them.
guide-bullet = An action to spare?
guide-bullet-now = Take a Bullet: it keeps this action for a later turn. Otherwise what you do not use is lost.
guide-bullet-why = There are only three for all of you. In a later turn it gives you one action more.
guide-spend = Your Bullet
guide-spend-now = You can spend a Bullet now: one more action in this turn.
guide-spend-why = Spending is free. The Bullet goes back beside the board, for anybody to take in another turn.
guide-send = Send the Sheriff away
guide-send-now = With your Wild you can move the Sheriff one space, the way you like.
guide-send-why = It costs no action, only the card. He catches people as always, even you.
guide-spent = Your actions are spent
guide-spent-now = End your actions: the train will move by { $speed }. What else you could still do now is free.
guide-spent-why = Free are: sets of cards for more actions, a Wild for the Sheriff, a straight for a switch, a Bullet you have, and getting on or off a horse.
guide-trade = Share your cards
guide-trade-now = { $who } is in your space: for one action you can give cards, and may get some back.
guide-trade-why = Look at what { $who } holds: together you may have what a tile asks for. Neither hand may go above its limit, 5 as a rule.
guide-help = Keys for a friend
guide-help-now = From here you can help { $who } in jail: for one action, pass on Keyholes or Wilds.
guide-help-why = Three of them open the jail, and an escape can slow the train down again.
guide-answer = Cards for you
guide-answer-now = You are offered cards. Accept them, and hand back what you like, or nothing; or turn the offer down.
guide-answer-why = You are on the same side: a card that does not help you may help to pay for the next tile.
guide-jail = Looking for keys
guide-jail-now = For each action you draw a card: Keyholes and Wilds are keys and are kept, all others are discarded.
guide-jail-why = Three keys let you out. Somebody on platform 1 can pass you some.
guide-escape = Break out!
guide-escape-now = You have enough keys: escape. That costs no action.
guide-escape-why = You land on platform 1, draw up to 5 cards at once, and go on with the actions you have left.
guide-place = Where does it go?
guide-place-now = The train is at a town, and it is your turn: you choose where the tile goes.
guide-place-why = Loot from a town goes into the car with the town's letter; empty loot squares are then filled from the sack.
guide-hold = Hold the Hangman back?
guide-hold-now = No loot lies in the town that the train has reached. Your title lets you stop the Hangman once in the game, for three of your cards.
guide-hold-why = If you let him come, he moves one knot, and you keep your cards and the skill for another time.
guide-discard = Before you draw
guide-discard-now = Tick the cards you do not need, or none. Then you draw up to 5.
guide-discard-why = Keep what the loot on the train asks for, and a high card for a horse.
guide-wanted = Wanted!
guide-wanted-now = Missions hang under the map; open “Wanted Cards”. One of them, for the title { $title }: { $deed }
guide-wanted-why = Whoever is first to do such a thing takes the card and its skill. One card for each of you, no more.
