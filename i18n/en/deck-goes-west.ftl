# Deck Goes West, English.

game-title = Deck Goes West
game-pitch = A gold rush, card by card: head West, lay track, and mind the bandits.

list-and = { $before } and { $last }

# resources
resource-food = food
resource-wood = wood
resource-metal = metal
resource-gold = gold
goods = { $n } { $resource }

# cards
colour-blue = blue
colour-red = red
colour-green = green
colour-brown = brown
colour-white = white
colour-yellow = yellow
pile-starter = starter card
pile-trade = trade card
pile-pain = pain card
pile-exhaustion = exhaustion card

# land
terrain-forest = forest
terrain-prairie = prairie
terrain-mountain = mountain
terrain-village = village
terrain-lake = lake
terrain-river = river
terrain-bandit-camp = bandit camp

# movement
pool-walk = { $n } walk
pool-climb = { $n } climb
pool-sail = { $n } sail

# missions
mode-solo = Solo
mode-versus = Versus
mode-cooperative = Cooperative
difficulty-beginner = Beginner
difficulty-normal = Normal
difficulty-tricky = Tricky

# jobs: the sentence of a job
job-sentence = { CAPITAL($job) }.
job-steps = { $steps }
job-with-x = { $job } (you choose x)
job-open-buy = to buy this card: { $job }
job-on-build = whenever you build a railway: { $job }
job-on-reveal = whenever you reveal a tile: { $job }
job-on-clear = whenever you drive the last bandit off a tile: { $job }
job-on-wagon-west = for every tile the wagon moves West: { $job }
job-on-wagon-east = for every tile the wagon moves East: { $job }
job-on-wagon-hit = whenever the wagon takes x damage: { $job }

# jobs: where and when
job-at-first = { $place }, { $steps }
job-at-later = { $before }; if you are { $place }, also { $steps }
job-if-furthest-west-first = if it is the furthest West so far, { $steps }
job-if-furthest-west-later = { $before }; if it is the furthest West so far, also { $steps }
job-if-moved-west-first = if you were moving West, { $steps }
job-if-moved-west-later = { $before }; if you were moving West, also { $steps }
job-place-forest = in a forest
job-place-prairie = on a prairie
job-place-mountain = on a mountain
job-place-village = in a village
job-place-lake = on a lake
job-place-river = on a river
job-place-bandit-camp = in a bandit camp
job-place-or = { $before } or { $last }

# jobs: steps
job-tap = tap your character
job-lie-down = lay your meeple down
job-pay = pay { $n } { $resource }
job-pay-any = pay { $n } of any { $n ->
    [1] resource
   *[other] one resource
}
job-gain = gain { $n } { $resource }
job-gain-any = gain { $n } of any { $n ->
    [1] resource
   *[other] one resource
}
job-gain-dice = roll { $n } { $n ->
    [1] die
   *[other] dice
} for { $resource }
job-gain-dice-any = roll { $n } { $n ->
    [1] die
   *[other] dice
} for any one resource
job-discard = discard { $n } { $cards }
job-scrap = scrap { $n } { $cards }
job-discard-self = discard this card
job-scrap-self = scrap this card
job-draw = draw { $n } { $n ->
    [1] card
   *[other] cards
}
job-take = take { $n } { $cards }
job-walk = walk { $n } { $n ->
    [1] step
   *[other] steps
}
job-climb = climb { $n } { $n ->
    [1] step
   *[other] steps
}
job-sail = sail { $n } { $n ->
    [1] stretch
   *[other] stretches
}
job-train = ride a train up to { $n } { $n ->
    [1] tile
   *[other] tiles
} away
job-reveal = reveal { $n } nearby { $n ->
    [1] tile
   *[other] tiles
}
job-build-rail = build a railway here
job-build-bridge = bridge the lake you are on
job-attack = score { $n } sure { $n ->
    [1] hit
   *[other] hits
}
job-attack-dice = attack with { $n } { $n ->
    [1] die
   *[other] dice
}
job-defend = make { $n } sure { $n ->
    [1] save
   *[other] saves
}
job-defend-dice = defend with { $n } { $n ->
    [1] die
   *[other] dice
}
job-gain-vp = gain { $n } VP
job-lose-vp = lose { $n } VP

# jobs: which cards a step is about
job-cards-item = { $n ->
    [1] item
   *[other] items
}
job-cards-blue = { $n ->
    [1] blue item
   *[other] blue items
}
job-cards-red = { $n ->
    [1] red item
   *[other] red items
}
job-cards-green = { $n ->
    [1] green item
   *[other] green items
}
job-cards-brown = { $n ->
    [1] brown item
   *[other] brown items
}
job-cards-white = { $n ->
    [1] white item
   *[other] white items
}
job-cards-yellow = { $n ->
    [1] yellow item
   *[other] yellow items
}
job-cards-danger = { $n ->
    [1] danger card
   *[other] danger cards
}
job-cards-pain = { $n ->
    [1] pain card
   *[other] pain cards
}
job-cards-exhaustion = { $n ->
    [1] exhaustion card
   *[other] exhaustion cards
}

# what is printed: `saloon cards`
sheet-card = { $name } ({ $id }): { $pile }, { $copies ->
    [1] 1 copy
   *[other] { $copies } copies
}
sheet-item = { $name } ({ $id }): { $pile }, { $colour }, { $copies ->
    [1] 1 copy
   *[other] { $copies } copies
}
sheet-tile = { $name } ({ $id }): { $terrain }, bandit number { $bandit }
sheet-ways = Onto it: { $ways }
sheet-way-or = { $before }, or { $last }
sheet-way = { $way }
sheet-way-from-water = { $way } coming from water
sheet-character = { $name } ({ $id }): { $title }, level { $level }, hand limit { $hand }
sheet-start = Starts with { $goods }
sheet-deck = Deck: { $cards }
sheet-deck-card = { $copies } { $card }
sheet-mission = { $name } ({ $id }): { $mode }, { $difficulty }

# names of the table
somebody = somebody
this-card = this card
list-none = nothing
list-no-dice = none
source-ability = an ability
source-mission = a mission job
tile-unknown = unknown land
direction-north = North
direction-south = South
direction-east = East
direction-west = West
way-west = { $n } West
way-east = { $n } East
way-north = { $n } North
way-south = { $n } South
place = { $ways } of the start
place-start = the start
at-tile = { $tile }
at-unknown = the unknown land { $ways } of the start
pool-train = a train ride of up to { $n }
fare = { $pool }
fare-rail = free along the rails
term-mission = Mission
term-scoreboard = Scoreboard
term-day = Day
term-night = Night
term-score = Score
term-risk = Bandit risk
term-bandit-dice = Bandit dice
term-map = Map
term-unknown-land = Unknown land
term-railway = railway
term-bridge = bridge
term-bandits = Bandits
term-bandit-number = Bandit number
term-wagon = wagon
term-land-pile = Land pile
term-trade-row = Trade Row
term-trade-pile = Trade pile
term-pain-pile = Pain pile
term-exhaustion-pile = Exhaustion pile
term-players = Players
term-character = Character
term-ability = Ability
term-job = Job
term-stock = Stock
term-hand = Hand
term-hand-limit = Hand limit
term-draw-pile = Draw pile
term-discard-pile = Discard pile
term-danger = Danger cards
term-table = On the table
term-tapped = Tapped
term-untapped = Untapped
term-lying = Lying down
term-standing = Standing
term-passed = Has passed
term-out = Out of the game
term-p1-token = P1 token

# the Night, step by step
night-trade-row = The Trade Row moves on
night-day = The sun moves on
night-exhaustion = Exhaustion: { $n } each
night-attack = Bandits attack
night-move = Bandits move
night-remove-east = The East falls behind (more than { $n } { $n ->
    [1] column
   *[other] columns
})
night-appear = Bandits appear
night-split = Groups of { $n } or more split
night-full-hand = Full hands
night-pass-p1 = The P1 token moves on
night-bandit-limit = Bandit count

# special rules of missions
special-leash = Stay together: at most { $n } { $n ->
    [1] column
   *[other] columns
} ahead of the last meeple
special-start-rail = The start tile has a railway
special-rail-chain = Only a railway next to another one scores
special-extra = Everyone starts with { $goods } more
special-wagon = There is a wagon to take along
special-wagon-at-village = Village jobs of the mission need the wagon there
special-camp-bandits = Camps start with { $n } { $n ->
    [1] bandit
   *[other] bandits
}
special-west-column-bandits = { $n } { $n ->
    [1] bandit
   *[other] bandits
} on every other tile of the Western column
special-adjacent-bandits = { $n } { $n ->
    [1] bandit
   *[other] bandits
} North and South of the start tile
special-bandit-limit = After a Night with more than { $n } { $n ->
    [1] bandit
   *[other] bandits
}: lose { $points } VP
special-tiebreak = More gold wins ties

# house rules
house-dice-in-turn = With both bandit dice, they take turns: one of them is rolled for each point of risk
house-four-neighbours = New land is laid on four sides of a revealed tile, not on its corners
house-late-death = A hand full of danger kills only when the actions of the Day are over
house-last-one-plays-on = The last one alive has not won yet and plays on
house-nobody-moves-others = Nobody moves the other one in a trade
house-wagon-pays-its-way = A step with the wagon costs twice as much
house-closed-hands = Hands are hidden in cooperative games as well

# what is asked
ask-action = What will you do?
ask-x = How much is x?
ask-pay = Which resource do you pay?
ask-gain = Which resource do you gain?
ask-discard = Which card do you discard?
ask-scrap = Which card do you scrap?
ask-tile = Which tile do you reveal?
ask-place = Where do you put { $card }?
ask-load = More movement, or set off?
ask-load-other = What movement do you give { $name }?
ask-go = Where to?
ask-tried = Enter { $tile } or turn back?
ask-top-up = { $name } cannot enter: do you add movement?
ask-invite = Invite { $name } to roll along?
ask-join = Join the roll of { $name }?
ask-battle = Play a battle job?
ask-trade = { $name } wants to trade. Do you agree?
ask-trade-pay = Which item do you discard for the trade?
ask-trade-lay = What do you put on the table?
ask-trade-confirm = Is it a deal?
ask-trade-move = Use your movement to move { $name }?
ask-trade-moved = Let { $name } move you?
ask-items = Discard items before the Night?
ask-full-hand = Your hand is full: discard an item.
waits-for = Waiting for { $names }.

# what one can do
do-job = { $source }: { $job }
do-buy = Buy { $card }: { $price }
do-buy-there = Buy { $card } in place { $n }: { $price }
do-trade = Trade with { $name }
do-end-turn = End turn
do-pass = Pass for today
do-x = x = { $x }
do-pay = Pay { $resource }
do-gain = Gain { $resource }
do-discard = Discard { $card }
do-scrap = Scrap { $card }
do-reveal = Reveal the land { $ways }
do-on-draw = On top of the draw pile
do-on-discard = On top of the discard pile
do-go = Set off
do-step = Go { $direction } to { $tile }: { $fare }
do-step-with-wagon = Go { $direction } to { $tile } with the wagon: { $fare }
do-try = Go { $direction } into the unknown
do-ride = Ride the train to { $tile } (up to { $n } { $n ->
    [1] tile
   *[other] tiles
})
do-ride-with-wagon = Ride the train to { $tile } with the wagon (up to { $n } { $n ->
    [1] tile
   *[other] tiles
})
do-stop = Stop here
do-enter = Enter { $tile }: { $fare }
do-enter-with-wagon = Enter { $tile } with the wagon: { $fare }
do-turn-back = Turn back ({ $fare })
do-yes = Yes
do-no = No
do-invite = Invite { $name }
do-not-invite = Do not invite { $name }
do-stay-out = Stay out of it
do-agree = Agree to trade
do-not-trade = Do not trade
do-deal = It is a deal
do-move-other = Move { $name }
do-not-move-other = Do not move { $name }
do-be-moved = Let { $name } move you
do-stay-put = Stay where you are
do-no-top-up = Add no movement
do-keep = Keep the rest
do-battle-done = No more battle jobs
do-lay = Offer { $goods }
do-lay-card = Offer { $card }
do-take-back = Take back { $goods }
do-take-back-card = Take back { $card }
do-ready = That is my offer
do-again = Start over
do-leave = Call off the trade

# what happened: setup
ev-mission = The mission: { $mission }, on scoreboard { $board } with { $dice }.
ev-ready = { $name }, { $title }, rides out with { $goods }.
ev-camp-guarded = A bandit camp! { $n } { $n ->
    [1] bandit guards
   *[other] bandits guard
} { $tile }.
ev-bandits-laid = { $n } { $n ->
    [1] bandit lies
   *[other] bandits lie
} in wait at { $tile }.
ev-start-rail = The first rails are already in place at { $tile }.
ev-wagon-placed = The wagon stands loaded at the start.
ev-first-player = { $name } gets the P1 token and will open the first Day.

# what happened: the Day
ev-day-began = Day { $n } dawns.
ev-last-day-began = Day { $n } dawns, and it is the last one.
ev-drew = { $name } draws { $card }.
ev-drew-hidden = { $name } draws a card.
ev-reshuffled = { $name } shuffles the discard pile into a new draw pile.
ev-turn-began = { $name } is on turn, with up to { $n } { $n ->
    [1] action
   *[other] actions
}.
ev-turn-ended = { $name } leaves it at that for now.
ev-passed = { $name } passes.
ev-had-to-pass = { $name } has nothing left to do and passes.
ev-evening = Evening falls, and { $name } may lay items aside.
ev-laid-aside = { $name } lays aside { $card }.
ev-kept = { $name } is ready for the Night.

# what happened: jobs
ev-job = { $name } makes use of { $source }.
ev-job-item = { $name } plays { $source }.
ev-job-danger = { $name } faces up to { $source }.
ev-job-land = { $name } settles down to work at { $source }.
ev-job-joins = { $name } joins in with { $source }.
ev-job-fights = { $name } fights with { $source }.
ev-x = x is { $x }.
ev-gate-closed = The condition does not hold; the rest of the job falls away.
ev-job-broken = The job breaks off.
ev-tapped = { $name } is tapped until the next Day.
ev-lay-down = { $name } lies down until the next move.
ev-paid = { $name } pays { $goods }.
ev-gained = { $name } gains { $goods }.
ev-discarded = { $name } discards { $card }.
ev-put-off = { $name } puts off { $card }, for now.
ev-scrapped-trade = { $name } scraps { $card }: back to the traders.
ev-scrapped-starter = { $name } scraps { $card } for good.
ev-scrapped-danger = { $name } is rid of { $card }.
ev-took-danger = { $name } takes { $card }.
ev-spared = No { $kind } is left; { $name } is spared.
ev-danger-shuffled = The scrapped { $cards } are shuffled into a new pile.
ev-placed-on-draw = { $name } puts { $card } on top of the draw pile.
ev-placed-on-discard = { $name } puts { $card } on top of the discard pile.
ev-invited = { $name } asks { $other } to lend a hand.
ev-joined = { $name } rolls along with { $n } { $n ->
    [1] die
   *[other] dice
}.
ev-stayed-out = { $name } stays out of it.
ev-rolled = { $name } rolls for { $resource }: { $dice }.
ev-gathered-nothing = Bad luck: no { $resource } for { $name }.
ev-gathered-together = { $name } gains { $goods }, { $bonus } of it thanks to teamwork.

# what happened: the Trade Row
ev-bought = { $name } buys { $card }.
ev-row-filled = New on the Trade Row: { $card }.
ev-row-left = Off the Trade Row, for nobody wanted it: { $card }.
ev-trade-shuffled = The trade discards are shuffled into a new trade pile.

# what happened: movement and land
ev-moves-other = { $name } lends { $other } a hand on the road.
ev-pool-grew = Ready to move: { $pool }.
ev-step-paid = The step costs { $pool }.
ev-rail-followed = Along the rails the step is free.
ev-ticket-used = All aboard: a train ride of up to { $n } { $n ->
    [1] tile
   *[other] tiles
}.
ev-tried = Off into the unknown, heading { $direction }.
ev-turned-back = { $name } turns back, at a cost of { $pool }.
ev-moved = { $name } goes to { $tile }.
ev-wagon-moved = The wagon comes along.
ev-wagon-hit = The wagon takes { $n } damage.
ev-stopped = { $name } stops there.
ev-revealed = { $name } reveals { $tile } ({ $terrain }).
ev-revealed-far = { $name } makes out { $tile } in the distance ({ $terrain }).
ev-turned-up = { $tile } is turned face up.
ev-tile-left = { $tile } falls behind in the East.
ev-land-shuffled = The land discards are shuffled into a new land pile.
ev-land-owed = There is no land left for a place; it will be filled later.
ev-land-settled = Every empty place has got its land at last.
ev-shifted = The ground goes from under { $name }, who moves West to { $tile }.
ev-wagon-shifted = The wagon is hauled West.
ev-rail-built = { $name } builds a railway at { $tile }.
ev-bridge-built = { $name } throws a bridge across { $tile }.
ev-rails-alone = These rails touch no others and score nothing.

# what happened: points and battles
ev-scored = { $name } gains { $n } VP.
ev-lost-points = { $name } loses { $n } VP.
ev-team-scored = The team gains { $n } VP.
ev-team-lost-points = The team loses { $n } VP.
ev-battle-began = { $name } takes on the bandits at { $tile }.
ev-bandits-attack = Shots in the dark: bandits attack at { $tile }!
ev-attack-added = { $name } attacks with { $n } { $n ->
    [1] die
   *[other] dice
}.
ev-hits-added = { $name } is sure of { $n } { $n ->
    [1] hit
   *[other] hits
}.
ev-defence-added = The defence gets { $n } { $n ->
    [1] die
   *[other] dice
}.
ev-saves-added = The defence is sure of { $n } { $n ->
    [1] save
   *[other] saves
}.
ev-attack-rolled = The attack makes { $n } { $n ->
    [1] hit
   *[other] hits
} (dice: { $dice }).
ev-bandits-saved = The bandits take cover and make { $n } { $n ->
    [1] save
   *[other] saves
} (dice: { $dice }).
ev-bandits-removed = { $n } { $n ->
    [1] bandit is
   *[other] bandits are
} gone from { $tile }.
ev-bandits-hit = The bandits open fire: { $n } { $n ->
    [1] hit
   *[other] hits
} (dice: { $dice }).
ev-defence-rolled = The defence makes { $n } { $n ->
    [1] save
   *[other] saves
} (dice: { $dice }).
ev-battle-ended = The smoke clears at { $tile }.

# what happened: trade
ev-trade-asked = { $name } proposes a trade to { $other }.
ev-trade-refused = { $name } is not interested.
ev-trade-agreed = { $name } comes to the table.
ev-trade-paid = { $name } discards { $card } to open the trade.
ev-good-laid = { $name } offers { $goods }.
ev-card-laid = { $name } offers { $card }.
ev-good-taken-back = { $name } takes back { $goods }.
ev-card-taken-back = { $name } takes back { $card }.
ev-said-ready = { $name } has made an offer.
ev-said-yes = { $name } says yes.
ev-said-again = { $name } wants to start over.
ev-left-table = { $name } leaves the table. No deal.
ev-traded = A deal: what lies on the table changes hands.
ev-move-offered = { $name } offers to move the other along.
ev-move-accepted = { $name } accepts.
ev-move-declined = { $name } would rather stay put.

# what happened: the Night
ev-night-fell = Night { $n } falls.
ev-night-step = Night step: { $step }.
ev-nobody-attacked = No bandits near anybody: nobody is attacked.
ev-bandits-rode = The compass says { $direction }: { $n } { $n ->
    [1] bandit rides
   *[other] bandits ride
} from { $tile } to { $to }.
ev-bandits-stuck = The compass says { $direction }, but there is no way: the group at { $tile } grows by 1 bandit.
ev-bandits-grew = The compass shows a plus: the group at { $tile } grows by 1 bandit.
ev-bandit-die = The { $die } shows { $n }.
ev-bandit-appeared = A bandit turns up at { $tile }.
ev-group-split = The group at { $tile } breaks up, and bandits ride off to the neighbours.
ev-p1-passed = The P1 token goes to { $name }.
ev-limit-exceeded = Too many bandits on the map ({ $n }): { $points } VP lost.

# what happened: the end
ev-died-of-danger = Nothing but danger in hand: { $name } does not see another Day.
ev-died-of-full-hand = A full hand and nothing to let go of: { $name } does not last the Night.
ev-team-won = The last horseshoe! The team wins.
ev-won-by-score = The last horseshoe! { $names } { $count ->
    [1] wins
   *[other] share the victory
}.
ev-won-after-days = The last sun has set. { $names } { $count ->
    [1] wins
   *[other] share the victory
}.
ev-lost-after-days = The last sun has set, and the goal was too far. The game is lost.
ev-lost-by-death = A death on the trail: the journey is over. The game is lost.
ev-won-alone = { $names } { $count ->
    [1] is the only one left, and wins
   *[other] are left, and win
}.
ev-all-dead = Nobody is left. Nobody wins.

ending-score-track = the last horseshoe was reached
ending-day-track = the last sun had set
ending-death = a death on the trail
ending-last-alive = only one was left
ending-all-dead = nobody was left

# why something cannot be done
refuse-unknown-edition = There is no edition “{ $name }” here: bring its folder along.
refuse-brought-to-table = A table is played with an edition. Put your cards, tiles and missions into one and start the program with --edition.
refuse-bad-content = What was brought along cannot be played with: { $why }
refuse-unknown-mission = There is no mission “{ $name }” in this edition: choose another one.
refuse-seat-count =
    { $most ->
        [1] This mission is played alone, not by { $found }: change their number, or the mission.
       *[other] { $fewest } to { $most } people play this mission, not { $found }: change their number, or the mission.
    }
refuse-board = This mission is not played on scoreboard “{ $name }”: choose one that it offers.
refuse-dice = This mission is not played with the dice “{ $name }”: choose those that it offers.
refuse-unknown-character = There is no character “{ $name }” in this edition: choose another one.
refuse-character-taken = The character “{ $name }” is taken: choose somebody else.
refuse-mixed-levels = All characters are of one level; only if there are too few, take the others from the next one.
refuse-bad-draw-brake = Agree on 1 to { $most } drawing jobs a Day.
refuse-bad-action-brake = Agree on 1 to { $most } actions a Day.
refuse-unreadable = “{ $text }” is no decision of Deck Goes West: write one such as “do knife 2” or “step W walk 1”.
refuse-over = The game is over: start a new one.
refuse-not-your-turn = It is not your turn to decide. The question is for { $names }: { $question }
refuse-not-asked = Nobody is asked for anything now: wait until you are asked.
refuse-wrong-answer = That is not what you are asked now: { $question }
refuse-no-such-job = There is no such job: choose one that is printed there.
refuse-not-in-hand = That card is not in your hand: choose one that is.
refuse-not-yours = That card is not yours to trade: choose one of your hand.
refuse-wrong-card = That step asks for another kind of card: look at its icon.
refuse-on-the-way = You have set off: no more jobs can be added to this movement.
refuse-not-in-row = That card is not on the Trade Row, or not in that place: look at the row again.
refuse-draw-brake = { $count } drawing { $count ->
    [1] job is
   *[other] jobs are
} enough for one Day: do something else.
refuse-action-brake = { $count } { $count ->
    [1] action is
   *[other] actions are
} enough for one Day: pass.
refuse-no-wagon = The wagon is not here: go to its tile first.
refuse-tapped = Your character is tapped: its abilities are back the next Day.
refuse-lying = Your meeple lies down already: move it before you do such a job again.
refuse-bandits-here = There are bandits on this tile: drive them off first.
refuse-not-at = This is not the place for it. Only here: { $places }.
refuse-cannot-pay = You cannot pay for all of it: gather more resources first.
refuse-not-enough-cards = You do not have enough cards of the right kind in hand: every step of a job must be possible.
refuse-out-of-order = The cards of one step are chosen in the order in which your hand lists them: begin with an earlier one.
refuse-nothing-to-reveal = There is no face-down tile in sight: go where there is one.
refuse-rail-there = This tile has a railway already: build on another one.
refuse-no-rail-on-lake = A lake takes a bridge, not rails: use a job that builds a bridge.
refuse-no-bridge-on-land = A bridge is built on a lake: use a job that builds a railway here.
refuse-not-face-down = There is no face-down tile: choose another place.
refuse-out-of-sight = That tile is more than two spaces away: choose a nearer one.
refuse-leashed = That is too far ahead of the others: let them catch up.
refuse-rolls-for-something-else = That job does not roll for the same resource: choose one that does, or stay out.
refuse-no-movement = That is no movement job: choose one with walk, climb, sail or train.
refuse-no-top-up = Only walking, climbing and sailing help now: choose such a job, or turn back.
refuse-nothing-loaded = A movement needs at least one job: choose one before you set off.
refuse-no-rail-there = There is no railway: choose a tile with one.
refuse-not-enough-movement = There is not enough movement left: choose another way, or stop.
refuse-been-there = You have followed the rails to that tile already with the same movement: go on, or stop.
refuse-no-such-way = That is no way onto this tile: choose one that is printed on it.
refuse-not-from-water = That way begins on a lake or a river: choose another one.
refuse-no-tile-there = There is no tile: choose another direction.
refuse-face-down = That tile is face down: try it first.
refuse-too-far = That railway is too far away for this ride: choose a nearer one.
refuse-no-ticket = There is no ticket for such a ride: play a train job first.
refuse-shifted-away = The land has gone from under you: you can only turn back.
refuse-enough-movement = There is enough movement: enter, or turn back.
refuse-no-battle-job = That is no battle job: choose one that attacks or defends.
refuse-no-bandits = There are no bandits on this tile: battles are fought where there are some.
refuse-nobody-to-trade-with = There is nobody there to trade with: choose somebody who is in the game.
refuse-too-far-to-trade = You are too far apart: trade on one tile, or both on railways.
refuse-no-item-to-trade = A trade costs an item: you need one in hand.
refuse-nothing-left = You have no more of that: lay something else, or say that you are ready.
refuse-refused-before = They have refused: ask again after your next action.
refuse-danger-stays = Danger cards stay where they are: choose an item.
refuse-last-round = There is no fourth round: say yes, or call off the trade.
refuse-nothing-laid = You have laid nothing like that: take back something that lies on the table.
refuse-taken-back-too-often = You have taken back { $n } times in this round: say that you are ready, or call off the trade.
refuse-too-late-to-pass = You have acted in this turn: end it, instead of passing.
refuse-nothing-to-end = You have not acted in this turn: act, or pass.
refuse-has-passed = You have passed already: act, or wait for the others.

# the table
phase-setup = setup
phase-drawing = cards are drawn
phase-acting = actions
phase-discarding = discard items
heading-day = Day { $n } of { $days }: { $phase }
heading-turn = Day { $n } of { $days }: { $name }, { $actions } { $actions ->
    [1] action left
   *[other] actions left
}
heading-night = Night { $n } of { $days }: { $step }
heading-over = Game over
words-sentence = { $says }.
words-who = { $who } ({ $name })
words-ways = Onto it: { $ways }.
words-discard-pile = { $name }, discard pile
words-goal = The last horseshoe is at { $n } VP.
words-score = { $score } of { $goal } VP.
words-points = { $n } VP.
words-risk = Bandit risk { $n }, with { $dice }.
words-bandits = { $n } { $n ->
    [1] bandit
   *[other] bandits
} on the map.
words-land-pile = { $n } { $n ->
    [1] tile
   *[other] tiles
} in the land pile.
words-trade-pile = { $n } { $n ->
    [1] card
   *[other] cards
} in the trade pile.
words-danger-piles = { $pain } { $pain ->
    [1] card
   *[other] cards
} in the pain pile, { $exhaustion } in the exhaustion pile.
words-wagon = The wagon: { $place }.
words-p1 = { $name } has the P1 token.
words-movement = Movement of { $name }: { $pool }.
words-gather = { $name } is about to roll for { $resource }.
words-battle = Battle at { $tile }.
words-attack = Attack: { $dice } { $dice ->
    [1] die
   *[other] dice
} and { $sure } sure { $sure ->
    [1] hit
   *[other] hits
}.
words-defence = Defence: { $dice } { $dice ->
    [1] die
   *[other] dice
} and { $sure } sure { $sure ->
    [1] save
   *[other] saves
}.
words-trade = { $name } trades with { $other }.
words-laid = { $name } offers { $goods }.
words-tile = { CAPITAL($place) }: { $tile } ({ $terrain }, bandit number { $bandit }).
words-tile-with = { CAPITAL($place) }: { $tile } ({ $terrain }, bandit number { $bandit }). There: { $facts }.
words-unknown = { CAPITAL($place) }: unknown land.
words-unknown-with = { CAPITAL($place) }: unknown land. There: { $facts }.
words-bandits-here = { $n } { $n ->
    [1] bandit
   *[other] bandits
}
words-way = { $pool }
words-way-from-water = { $pool } coming from water
words-row = { $n }. { $card }: { $prices }
words-row-gap = { $n }. An empty place.
words-or = { $before } Or: { $last }
words-at = At { $tile } ({ $place }).
words-stock = Stock: { $goods }.
words-hand = { $n } { $n ->
    [1] card
   *[other] cards
} in hand, limit { $limit }.
words-danger-in-hand = { $n } danger { $n ->
    [1] card
   *[other] cards
} among them.
words-piles = { $draw } { $draw ->
    [1] card
   *[other] cards
} in the draw pile, { $discard } in the discard pile.
words-cards = In hand: { $cards }.
words-copies = { $n } { $card }
words-hidden-cards = { $n } hidden { $n ->
    [1] card
   *[other] cards
}

# the end
end-won = Victory
end-lost = Defeat
end-shared = Shared victory
end-decided = The race is run
end-score = { $score } of { $goal } VP.
end-winners = Won by { $names }.
end-no-winner = Nobody wins.
end-why-score-track = The last horseshoe was reached.
end-why-day-track = The last sun has set.
end-why-death = A hand full of danger, or a full hand that nothing could leave: somebody died on the trail.
end-why-last-alive = Only one was left.
end-why-all-dead = Nobody was left.
end-picture-won = Into the sunset, with the last horseshoe on the signpost.
end-picture-late = A tent and a fire under the moon: the sun has set too often.
end-picture-died = Under the moon, a cross stands beside the trail.
end-picture-versus = Before the sunset, ahead of everybody: { $names }.
fate-at = ended at { $tile }, with { $goods }
fate-points = { $points } VP, at { $tile }, with { $goods }
fate-died = did not come through

# the game on one page
cheat-day = The Day
cheat-day-untap = 1. Characters are untapped.
cheat-day-draw = 2. Draw up to your hand limit; if the draw pile is empty, shuffle your discards.
cheat-day-act = 3. Act until everybody has passed. In versus: turns of 1 or 2 actions, the first one of 1.
cheat-day-discard = 4. Discard as many items as you like; danger cards stay.
cheat-actions = Actions
cheat-job = Do a job of a card, your character, your tile or the mission: every icon, from left to right.
cheat-ability = One ability a Day: it taps your character.
cheat-land = One land job a visit, standing and without bandits: it lays your meeple down.
cheat-buy = Buy a card of the Trade Row by one of its buy jobs; it goes on top of your draw or discard pile.
cheat-trade = Trade on the same tile, or both on railways: discard an item, then swap resources and items.
cheat-battle = Fight bandits on your tile: each hit above their saves removes one; each of theirs above yours is a pain card for everybody there.
cheat-together = Roll together on one tile: everybody also gains half of the best other roll, rounded up.
cheat-moving = Moving
cheat-load = First play all the movement jobs you want, then go.
cheat-step = The tile you enter says what a step costs.
cheat-unknown = Any movement takes you to face-down land: it is revealed; then enter, add movement or turn back for 1.
cheat-rails = Walking onto railways is free while you have 1 walk; a train takes you from railway to railway.
cheat-leave = Whoever leaves a tile with bandits takes a pain card.
cheat-night = The Night
cheat-night-list = The steps of the mission card happen in their order, and no others.
cheat-exhaustion = Exhaustion goes on top of your draw or discard pile.
cheat-attack = Bandits attack where somebody is; the others ride as the compass die says.
cheat-appear = Roll the bandit dice as often as the risk says: every face-up tile with that number gets a bandit.
cheat-full-hand = Whoever holds as many cards as the hand limit discards items, or dies.
cheat-end = The end
cheat-won = The last horseshoe wins at once.
cheat-days = After the last sun: in versus the most VP win, otherwise all is lost.
cheat-danger = As many danger cards in hand as your hand limit: you die. Jobs on danger cards get rid of them.
cheat-death = A death loses the game; in versus it knocks out one player.

# the page: setting up
setup-count = Players
setup-mission = Mission
setup-mission-first = For a first game: New World alone, Speed of the Slowest together
setup-mission-is = { $name } ({ $difficulty })
setup-mission-help = Solo missions are for one; the others are for 2 to 5.
setup-level = Level of the characters
setup-level-is = Level { $n }
setup-characters = Who plays whom
setup-character = Player { $n }
setup-by-level = somebody of the level
setup-board = Scoreboard
setup-board-is = { $name }: { $score } VP in { $days } days
setup-dice = Bandit dice
setup-suggested = as the mission suggests
setup-house-rules = House rules
setup-ruling = ruling { $id }
setup-brakes = Limits for endless Days
setup-draw-brake = Drawing jobs a Day
setup-action-brake = Actions a Day
agreed-mission = { $mode }: { $mission }
agreed-dice = Bandit dice: { $dice }
agreed-draw-brake = At most { $n } drawing { $n ->
    [1] job
   *[other] jobs
} a Day
agreed-action-brake = At most { $n } { $n ->
    [1] action
   *[other] actions
} a Day
agreed-edition = Cards and tiles: { $edition }

# the page: the table
piles-title = Piles
plate-cards = { $n } { $n ->
    [1] card
   *[other] cards
}
end-over = { $days ->
    [0] Before the first sunset
    [1] One sunset out West
   *[other] { $days } sunsets out West
}

# letters on food, wood, metal, gold; starter and trade cards; pain and exhaustion; north, south, west
letters = F W M G S T P E N S W
map-title = Map, West is left
map-zoom = Size of the map
map-small = small
map-usual = as usual
map-large = large
key-next = next step
key-later = in reach after that
key-entered = turned up
way-there = On the way there: { $step }.
graves = { $n } danger { $n ->
    [1] card
   *[other] cards
} in hand; { $limit } are deadly
strip-piles = draw { $draw } · discard { $discard }
here-title = Where you stand
hand-empty = No cards in hand.
job-idle = Not now.
pick-discard = Discard
pick-scrap = Scrap
pick-lay = Offer
row-left = { $n } left
row-gap = An empty place.
row-leaves = leaves tonight
mission-scores = Scores
mission-anyone = Anyone may
mission-night = Every night
mission-text = What it is about
track-goal = of { $goal } VP
track-days = { $days } of { $last } days are over
track-team = The team
pile-tops = On top of the draw pile
pile-draw-and-hand = Draw pile or hand
pile-table = On the table
pile-trade-discards = Trade discards
pile-pain-scraps = Scrapped pain
pile-exhaustion-scraps = Scrapped exhaustion
strike-players = The settlers strike
strike-bandits = The bandits strike
strike-hits = { $n ->
    [1] hit
   *[other] hits
}
strike-saves = { $n ->
    [1] save
   *[other] saves
}
strike-gone = { $n ->
    [0] All bandits stay.
    [1] 1 bandit flees.
   *[other] { $n } bandits flee.
}
strike-pain = { $n ->
    [0] Nothing comes through.
    [1] 1 pain card for everybody there.
   *[other] { $n } pain cards for everybody there.
}
hint-action = Press a lit job of a card, your character, your tile or the mission, or a price of the Trade Row. A hatched one says why not.
hint-load = Lit jobs add movement.
hint-join = Lit jobs roll along.
hint-battle = Lit jobs fight along.
hint-map = Press a lit tile of the map, or choose here.
setup-hand-limit = Hand limit { $n }

# the page: what icons mean
key-icons = Icons
key-any = any one resource
key-die = a die: 0, 1 or 2
key-walk = walk
key-climb = climb
key-sail = sail
key-train = ride a train
key-reveal = reveal land nearby
key-draw = draw a card
key-discard = discard such a card
key-scrap = scrap such a card: it leaves your deck
key-take = take such a danger card
key-this = this card itself
key-tap = tap your character: once a Day
key-lie = lay your meeple down: once a visit
key-attack = attack
key-defend = defend
key-points = victory points (VP)
key-on-build = when you build a railway
key-on-reveal = when you reveal a tile
key-on-clear = when the last bandit is driven off
key-on-wagon-west = for each tile the wagon moves West
key-on-wagon-east = for each tile the wagon moves East
key-on-wagon-hit = when the wagon takes damage
key-if-furthest-west = if it is the furthest West so far
key-if-moved-west = if you were moving West
key-tile = Top left: the ways onto the tile. Top right: its bandit number. At the foot: its job.
key-back = Land nobody has seen. The needle points West.

# the guide of a first game
guide-welcome = Westward, { $name }
guide-welcome-now = Gain { $goal } VP within { $days } Days: go West and reveal the land that lies face down. Point at a job to read it; to begin, press a lit one, with an orange edge.
guide-welcome-why = You lose if the last sun sets before that, or if danger cards fill your hand.
guide-end = That is the whole game
guide-end-now = Play again, or set up a table for another mission: alone, together, or each for themselves.
guide-end-why = The scoreboard, the bandit dice and the house rules are yours to choose.
guide-last-day = The last Day
guide-last-day-now = After this Day the last sun sets. Without { $goal } VP by then, the game is lost.
guide-last-day-why = Nothing you keep will count: use your cards and your stock.
guide-night = Night falls
guide-night-now = The Night goes through the steps that the mission card lists under “Every night”, one after the other.
guide-night-why = Time passes, you tire, and bandits attack, move and appear.
guide-attacked = Bandits attack
guide-attacked-now = Bandits are on your tile at Night, so they attack, with 1 die for each of them.
guide-attacked-why = Every hit that you do not save is a pain card. Jobs that defend make saves, and jobs that attack hit back.
guide-camp = A bandit camp
guide-camp-now = { $tile } is a bandit camp, and a bandit is there already.
guide-camp-why = Bandits in a camp stay where they are. Only when they are gone can the job of the camp be done.
guide-points = You score
guide-points-now = That was { $n } VP. The mission card says under “Scores” what brings points: revealing land, building, driving the last bandit off a tile.
guide-points-why = As you and the sun move along the tracks the bandit risk grows: it is the number in the star beside your score.
guide-east = The East falls behind
guide-east-now = Tiles more than 3 columns East of you were removed, together with the bandits on them.
guide-east-why = Where the land is gone there is no way back.
guide-rides = Bandits on the move
guide-rides-now = Each group rolls the compass die and goes 1 tile North, South or West; with a plus it stays and gains 1 bandit.
guide-rides-why = Three of the six faces say West. Groups in a camp and on your own tile stay where they are.
guide-appear = Bandits appear
guide-appear-now = The bandit die showed { $n }: every face-up tile with that number in its star gets 1 bandit.
guide-appear-why = It is rolled as often as the bandit risk says, the number in the star beside your score.
guide-split = A group splits
guide-split-now = From a group of 6 or more, 1 bandit goes to each of the four neighbouring tiles.
guide-split-why = Where there is no tile, nobody goes. Small groups are easier to drive off.
guide-row = The Trade Row moves on
guide-row-now = The last card of the Trade Row is gone, the others moved up, and a new one came in.
guide-row-why = If you want the card that “leaves tonight”, buy it before you pass.
guide-sun = The sun moves on
guide-sun-now = The Day Tracker has moved to the next sun on its track.
guide-sun-why = When it gets to sun { $days }, the last one, the game ends at once.
guide-dice = The dice
guide-dice-now = You rolled for { $resource }, and gain as much as the dice add up to.
guide-dice-why = A die has two faces with 0, three with 1 and one with 2.
guide-new-day = A new Day
guide-new-day-now = Day { $day } of { $days }: your character is untapped, and you draw until you hold { $limit } cards.
guide-new-day-why = When your draw pile is empty your discards are shuffled, and what you have used comes back.
guide-deadly = Too much danger
guide-deadly-now = You hold { $danger } danger cards, and { $limit } are deadly. Get rid of some before you draw again.
guide-deadly-why = Use the jobs on the danger cards. The mission helps, too: lose 2 VP to scrap 2 of them.
guide-bandits = Bandits on your tile
guide-bandits-now = While they are here you cannot build, nor do jobs that need this place. Fight them with lit jobs that attack, or leave.
guide-bandits-why = Leaving costs 1 pain card, and if you stay they attack at Night. Driving off the last one gains 2 VP.
guide-hungry = No food left
guide-hungry-now = Boots need food. A Knife finds some anywhere, at the price of another item; in a forest it costs nothing and finds more.
guide-hungry-why = Some tiles have a job that gives food: they are worth a stop. Perhaps an ability helps, too.
guide-jobs = Jobs are all you do
guide-jobs-now = Press a lit job on a card of your hand: all its icons are done, from left to right, and the card goes to your discard pile.
guide-jobs-why = A card does only one of its jobs. A hatched job cannot be done now: press it, and you are told why.
guide-stock = Your stock
guide-stock-now = Jobs are paid from your stock of food, wood, metal and gold: a red minus takes away, a green plus adds.
guide-stock-why = Each step in Boots costs 1 food, so do not run out of it.
guide-move = On the road
guide-move-now = Jobs with a boot, a mountain or a sail move you over the map: West into the unknown, or to where your cards have work.
guide-move-why = The Knife and the Hatchet gather most in a forest, the Pan on a river, the Pickaxe on a mountain. What it takes to enter a tile stands at its top left.
guide-ability = { $name } can do more
guide-ability-now = Beside the portrait stand the abilities of { $name }: jobs like any other, but only one of them each Day.
guide-ability-why = Using one taps the character until the next Day.
guide-land = This place has work
guide-land-now = The tile you are on has a lit job of its own: it stands below the portrait.
guide-land-why = It lays your meeple down, so that it can be done once per visit. Moving stands the meeple up again.
guide-build = Lay some track
guide-build-now = A lit job builds a railway where you are: 2 VP, and 1 more if it is the furthest West so far.
guide-build-why = Walking onto a railway tile gives the walk back at once. Each tile takes one railway.
guide-buy = The Trade Row
guide-buy-now = A price on the Trade Row is lit: press it, and the card joins your deck.
guide-buy-why = Trade cards are in general stronger than those you began with. Many prices ask for a place, such as a village.
guide-danger = Danger in your hand
guide-danger-now = Danger cards are of no use and take up room. A job on the card gets rid of it, as soon as it is lit.
guide-danger-why = Scrapped, it is gone; discarded, it comes round again. With { $limit } danger cards in hand at once you die.
guide-mission = Jobs of the mission
guide-mission-now = Under “Anyone may” the mission has jobs, too: for 1 gold you ride a train, for 2 VP you scrap 2 danger cards.
guide-mission-why = A train goes from one railway tile to another: without two of them that gold is wasted.
guide-pass = The end of the Day
guide-pass-now = When nothing more is worth doing, press “Pass for today”: evening comes, and then the Night.
guide-pass-why = Look at the Trade Row before you pass. In the morning you draw until you hold { $limit } cards, so use those you have.
guide-x = You choose x
guide-x-now = Press how much x shall be. Every x in the job is that number.
guide-x-why = The largest number is the most you can complete. Even with 0 the job is used up.
guide-any = Any resource
guide-any-now = The icon with the question mark stands for any one resource: press the one you choose.
guide-any-why = All of it is of that one kind. Another such icon in the job may be another kind.
guide-discard = A card as payment
guide-discard-now = The job takes an item from your hand: press the one you can spare.
guide-discard-why = It goes to your discard pile and will come back. The card whose job this is does not count.
guide-scrap = Scrapped is gone
guide-scrap-now = Press the card to scrap: it leaves your hand and your deck.
guide-scrap-why = A starter card is out of the game, a trade card goes to the trade discards, a danger card beside its pile.
guide-telescope = A look ahead
guide-telescope-now = Press a lit tile of the map, at most 2 steps away, to reveal it.
guide-telescope-why = It gains 1 VP. The second one for moving West comes only from going there.
guide-exhaustion = Every Night you tire
guide-exhaustion-now = You take 1 exhaustion card. On the discard pile it comes later; on the draw pile it is the next card you draw.
guide-exhaustion-why = It is a danger card: it gives you nothing and clogs your hand until a job gets rid of it.
guide-pain = That hurts
guide-pain-now = You take a pain card. On the discard pile it comes later; on the draw pile it is the next card you draw.
guide-pain-why = Pain comes from bandits: 1 card for leaving their tile, and 1 for every hit that you do not save.
guide-bought = The card is yours
guide-bought-now = On the draw pile it is the next card you draw; on the discard pile it comes after the next shuffle.
guide-bought-why = A bought card never goes to your hand at once.
guide-load = Pack first, then go
guide-load-now = Press more lit jobs to get further, or “Set off”. The map shows what you reach so far.
guide-load-why = All movement is paid for before you go, and what you do not use is lost. A train is of use only between two railway tiles.
guide-go = Pick your way
guide-go-now = Press a lit tile of the map, step by step. Land that lies face down is revealed as you come.
guide-go-why = Every tile you reveal gains 1 VP, and 1 more if you were moving West.
guide-tried = You see { $tile }
guide-tried-now = The land is revealed, and you have scored for it. Enter it, or turn back for 1 movement.
guide-tried-why = It stays face up in any case. What it takes to enter stands at its top left; if you have too little, lit jobs add movement now.
guide-battle = A battle
guide-battle-now = Press lit jobs that attack or defend, as many as you want, and then “No more battle jobs”.
guide-battle-why = Your hits above their saves drive off as many bandits. Each of their hits above your saves is a pain card.
guide-evening = Evening
guide-evening-now = Discard the items you do not want to keep, then press “Keep the rest”.
guide-evening-why = In the morning you draw until you hold { $limit } cards: a card you keep is one less to draw. Danger cards stay.
guide-full-hand = A full hand
guide-full-hand-now = You hold { $limit } cards or more at the end of the Night: discard an item.
guide-full-hand-why = If you had only danger cards left, you would die.
