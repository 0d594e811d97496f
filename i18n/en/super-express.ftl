# Super Express: names, what happens, why not.

game-title = Super Express
game-pitch = Seven bandits, one train, one wagon fewer every round. Program three cards in secret; be the last aboard.

card-move = Move
card-change-floor = Change Floor
card-turn = Turn
card-shoot = Shoot
card-reflex = Reflex
card-horse = Horse

card-move-does = one wagon the way you look; step off the train and you are out
card-change-floor-does = up to the roof or down inside
card-turn-does = look the other way
card-shoot-does = the first one you see is knocked one wagon back and stunned
card-reflex-does = stunned: get up and shoot; standing: lie down, stunned
card-horse-does = ride to the front of the Locomotive, even from off the train

module-reflex = Reflex
module-horse = Horse
module-time-travel-car = Time Travel Car

option-horse-when-stunned = Horse also carries off a stunned bandit
option-loot-value-visible = everybody sees the values of treasures taken

list-and = { $before } and { $last }
train-locomotive = Locomotive
train-wagon = Wagon { $number }
train-last-wagon = Last Wagon
train-time-travel-car = Time Travel Car
facing-front = facing front
facing-rear = facing rear
state-stunned = stunned
state-pending = off the train, Horse coming
state-eliminated = eliminated
state-nobody = nobody
player-first = First Player

phase-scheme = Schemin'!
phase-act = Shootin'!
phase-end = End of the round
round-number = Round { $round }

ev-train-laid = The train is ready: { $wagons } wagons and the Locomotive.
ev-first-player-drawn = { $name } is drawn as First Player.
ev-round-began = Round { $round } begins.
ev-program-sealed = { $name } has sealed a program.
ev-own-program-sealed = { $name } has sealed { $first }, { $second }, { $third }.
ev-execution-began = All programs are in. Shootin'!
ev-card-revealed = { $name } reveals { $card }.
ev-wake = { $name } gets up.
ev-move = { $name } moves to wagon { $wagon }.
ev-move-locomotive = { $name } moves to the Locomotive.
ev-climb = { $name } climbs onto the roof.
ev-descend = { $name } goes inside.
ev-turn = { $name } turns around.
ev-over = The bullet flies over { $name }.
ev-miss = { $name } shoots at nothing.
ev-hit = { $name } shoots { $target }.
ev-pushed = { $name } is knocked to wagon { $wagon } and lies stunned.
ev-pushed-locomotive = { $name } is knocked to the Locomotive and lies stunned.
ev-selfstun = Ouch: a bullet in the foot. { $name } lies stunned.
ev-horse = { $name } rides to the Locomotive.
ev-rescue = { $name } is rescued just in time.
ev-travel = { $name } travels through time and reappears in the Last Wagon.
ev-walk-off = { $name } walks off the train and is out.
ev-pushed-off = { $name } is pushed off the train and is out.
ev-walk-off-horse = { $name } walks off the train… but hoofbeats are coming.
ev-pushed-off-horse = { $name } is pushed off the train… but hoofbeats are coming.
ev-paradox = Temporal paradox! { $name } is out.
ev-uncouple = The Last Wagon is uncoupled.
ev-lost = { $name } is lost with the wagon.
ev-treasure = { $name } takes the wagon card as a treasure.
ev-treasure-value = { $name } takes the wagon card as a treasure: { $value }.
ev-first-player-passed = The First Player card goes to { $name }.
win-last = { $name } is the last one aboard and wins!
win-loot = { $name } wins on treasures!
win-none = Nobody wins.

end-over = End of the line · { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
end-last = { $name } rides on alone
end-loot = { $name } rides off with the gold
end-none = The train rides on empty
end-why-last = Nobody else is left on the train, and nobody is on the way back.
end-why-none = The last ones aboard are lost with their wagon.
end-why-most = { $count ->
    [one] One treasure is
   *[other] { $count } treasures are
} more than anybody else aboard has.
end-why-richest = { $count ->
    [one] One treasure
   *[other] { $count } treasures
} each for { $name } and { $others }: the tie goes to the single richest one, { $name }'s { $value }.
end-picture = { $name }, who won, on the roof of the Locomotive; a wagon stays behind
end-picture-none = The Locomotive rides on with nobody aboard; a wagon stays behind
end-treasure = treasure of { $value }
end-treasure-decided = treasure of { $value }, which decided it
fate-roof = Aboard, on the roof
fate-inside = Aboard, inside
fate-shot = Pushed off the train in round { $round }
fate-walk = Walked off the train in round { $round }
fate-paradox = Lost to a time paradox in round { $round }
fate-uncoupled = Lost with the wagon of round { $round }
fate-forfeit = { $count ->
    [one] the treasure does not count
   *[other] the treasures do not count
}

ending-last-aboard = last one aboard
ending-treasures = on treasures
ending-nobody = nobody wins

refuse-seat-count = 3 to 7 bandits play, not { $count }.
refuse-bandit-taken = { $name } is taken: everybody leads a bandit of their own.
refuse-unreadable = “{ $text }” is no program: write three different cards, such as mts.
refuse-no-such-card = “{ $letter }” is no card: m Move, c Change Floor, t Turn, s Shoot, r Reflex, h Horse.
refuse-not-three-cards = A program has 3 cards, not { $count }.
refuse-card-twice = There is only one { $card } card in your hand.
refuse-card-not-in-hand = { $card } is in nobody's hand: that expansion is not in play.
refuse-execution-began = Programs cannot be changed once the cards are being revealed.
refuse-eliminated = An eliminated bandit takes no further part.
refuse-game-over = The game is over.

# The table as text.
board-heading = Round { $round }: { $phase }
board-over = the game is over
board-who = { $bandit } ({ $player })
board-viewer = You see the table as { $who }.
board-onlooker = You are watching, without a seat at the table.
board-still-choosing = Still choosing a program: { $who }.
board-next = { $who } reveals the next card.
board-emptied = All cards have been played. At the end of the round the Last Wagon is uncoupled.
board-choose = Choose your program now.
board-may-change = Your program is sealed. You may change it until everybody has sealed theirs.
board-train = The train and everybody on it, from rear to front
board-roof = On the roof
board-inside = Inside
board-last-wagon = { $wagon } ({ $last })
board-row = { $floor }: { $bandits }.
board-stands = { $bandit } { $facing }
board-lies = { $bandit } { $stunned } { $facing }
board-first = { $who }, { $first }
board-fact = { $what }: { $says }.
board-revealing = being revealed
board-time-car = Ahead of the Locomotive. Whoever arrives here reappears at once inside the Last Wagon.
board-players = Players, clockwise
board-state = State
board-program = Program
board-treasures = Treasures
board-aboard = aboard
board-travelled = has travelled through time this round
board-winner = winner
board-choosing = choosing
board-sealed = sealed
board-no-program = no cards
board-pile-empty = all three played
board-face-up = { $card }, face up
board-face-down = { $card }, face down
board-face-down-hidden = a card, face down
board-treasures-none = none
board-treasures-open = { $count ->
    [one] 1: { $values }
   *[other] { $count }: { $values }, together { $sum }
}
board-treasures-closed = { $count ->
    [one] 1, value hidden
   *[other] { $count }, values hidden
}
board-modules = In play: { $modules }.
board-no-modules = The basic game, without modules.
board-house-rules = House rules: { $rules }.

## The picture

drawn-wagon = N° { $number }
drawn-last = Last
drawn-locomotive = Locomotive
drawn-loco = Loco
drawn-time = Time
drawn-scrolls = The train; it scrolls sideways
drawn-glance = The train at a glance
drawn-piece = { $name }, { $floor }, { $card }, { $facing }
drawn-sight = In the line of fire: { $name }.
drawn-card-now = { $card }, played now
drawn-card-hidden = a hidden card
do-plan = { $first }, { $second }, { $third }
ask-program = Choose three different cards. The first is played first.
ask-first = First card
ask-second = Second card
ask-third = Third card
ask-card-for = { $card }: { $place }
ask-your-program = Your program
ask-in-hand = Still in hand
foresee-end = End of the round
foresee-lost = The Last Wagon is uncoupled, with you on it: you are out.
ask-cards-do = What the cards do
setup-count = Number of players
setup-modules = Modules
setup-reflex-adds = Adds a card to every hand: a stunned bandit gets up and shoots at once, a standing one hits its own foot.
setup-horse-adds = Adds a card to every hand: ride to the Locomotive, even when you have just fallen off the train.
setup-time-travel-car-adds = Adds a car ahead of the Locomotive: whoever gets there reappears in the Last Wagon and plays the whole program again.
setup-house-rules = House rules
setup-horse-when-stunned = Horse not only wakes a stunned bandit but carries it to the Locomotive as well.
setup-loot-value-visible = Everybody sees what the treasures taken so far are worth, not only their owner.
setup-ruling = Ruling { $id }
setup-bandits = Choose bandits
setup-bandits-order = Where you choose nobody, the bandits still free sit down in this order: { $order }.
setup-seat = Seat { $number }
setup-bandit-free = whoever is free

## The guide of a first game: what it is, what may be done or was seen, and why

guide-welcome = Welcome aboard, { $name }
guide-welcome-now = Choose three different cards, in the order in which you want to play them, and seal them.
guide-welcome-why = You want to be the only bandit left on the train. If several last to the very end, treasures decide.
guide-order = Why the order counts
guide-order-now = Your first card is played first, and each of the others waits for your next turn.
guide-order-why = In between everybody else plays a card, so think of where they, and you, will be by then.
guide-facing = Mind which way you look
guide-facing-now = Your figure is the one that glows; its gun points the way it looks.
guide-facing-why = Move and Shoot go that way, and only that way.
guide-sight = Whom would you hit?
guide-sight-now = Point at a figure on the train, or tap it, to see its line of sight.
guide-sight-why = A shot always hits the first one standing there, on the same floor, near or far.
guide-sealed = Sealed, but not settled
guide-sealed-now = As long as others are choosing you may still choose otherwise, or take it back.
guide-sealed-why = They see that you have sealed, not what; once the first card is turned nothing can be changed.
guide-shootin = The cards are turned
guide-shootin-now = There is nothing to choose now: watch. How fast it goes is yours to set, at the board.
guide-shootin-why = The First Player reveals one card, then the others one each, clockwise, until all three are played.
guide-fall = Off the train
guide-fall-now = Somebody walked, or was pushed, past the end of the train and is out of the game.
guide-fall-why = Both ends are open: behind the Last Wagon, and ahead of the Locomotive.
guide-shot = A hit
guide-shot-now = Whoever is hit flies one card on, the way of the bullet, and lies there stunned.
guide-shot-why = That is how others are thrown off the train, or onto the Last Wagon.
guide-flew-over = Over somebody's head
guide-flew-over-now = The bullet flew over a stunned bandit, and on.
guide-flew-over-why = Somebody who lies there can neither be hit nor stop a bullet.
guide-wake = Up again
guide-wake-now = A stunned bandit got up, and the card did nothing else.
guide-wake-why = To wake up costs a card, and whoever stands can be hit again.
guide-miss = A shot at nothing
guide-miss-now = Nobody stood in that line of sight, and the card is spent.
guide-miss-why = Every card must be played, even if it achieves nothing: mind where the others will be by then.
guide-move = A step
guide-move-now = Move leads one card on, the way the bandit looks, on the same floor.
guide-move-why = Nobody can bar the way, but a step past the end of the train is a step out of the game.
guide-floor = Up or down
guide-floor-now = Change Floor leads from the inside of a card to its roof, or back.
guide-floor-why = Bullets stay on their floor: up there others are in sight than down here.
guide-turn = About-face
guide-turn-now = Turn changes which way a bandit looks, and nothing else.
guide-turn-why = Played before Move or Shoot, it sends those the other way.
guide-hit = You are hit
guide-hit-now = You lie stunned: your next card only gets you up, whatever it is.
guide-hit-why = The good side: until then bullets fly over you.
guide-out = You are out
guide-out-now = You choose no more. See how the others end it, or begin another game.
guide-out-why = Whoever has left the train is out for good, and so are their treasures.
guide-uncoupled = The Last Wagon goes
guide-uncoupled-now = After the last card the Last Wagon is uncoupled, and whoever is on it is out.
guide-uncoupled-why = On the roof or inside, standing or stunned: nothing helps but to be further ahead.
guide-treasure = A treasure
guide-treasure-now = The wagon's card went to the one still aboard who is farthest from the Locomotive.
guide-treasure-why = Hanging back pays, if you dare: treasures decide if several last to the very end.
guide-first = Another First Player
guide-first-now = The star has passed on, clockwise: whoever has it turns the first card now.
guide-first-why = Whether you play early or late changes what your cards will meet.
guide-next-round = The train is shorter now
guide-next-round-now = All your cards are back: choose three again. Mind which wagon is the last one now.
guide-next-round-why = Everybody stays where they are and as they are; when the cards are played, that wagon goes as well.
guide-stunned = You begin lying down
guide-stunned-now = Choose three cards as always, but put one first that you can spare: it will only get you up.
guide-stunned-why = Being stunned does not wear off between rounds.
guide-duel = Two are left
guide-duel-now = Choose as always, but look where the other one looks. Now one push may decide it.
guide-duel-why = The moment one bandit is alone aboard, that bandit wins, even in the middle of a round.
guide-last-wagon = One wagon is left
guide-last-wagon-now = Choose so that you end on the Locomotive: after this round there is nothing else.
guide-last-wagon-why = If two or more are on it, the most treasures win; in a tie, the single most valuable one.
guide-end = That is the whole game
guide-end-now = Play again, or set up a table with friends, an expansion, or a house rule.
guide-end-why = Reflex, Horse and the Time Travel Car can be mixed as you like.

## The cheat sheet

sheet-aim = Be the only bandit left aboard. If several last until only the Locomotive is left, the most treasures win.
sheet-set-up = Set-up
sheet-set-up-train = One wagon more than players, drawn at random, values hidden; the Locomotive in front. Everybody has one card of each kind.
sheet-set-up-bandits = A drawn First Player begins inside the second-to-last wagon, the others clockwise one wagon further front each. The rear half, with an odd one, faces front; the others face rear.
sheet-round = A round in four steps
sheet-round-scheme = everybody picks three different cards in secret and lays them face down, the first on top.
sheet-round-shoot = the First Player turns a card and carries it out, then the others, clockwise, until all cards are played. None may be skipped.
sheet-round-uncouple = it is uncoupled with everybody on it. A survivor takes its card as a treasure.
sheet-round-pass = the card goes clockwise to the next one still in the game. All take their cards back; all stay where and as they are.
sheet-cards = The four cards
sheet-move = one card the way you face, on your floor. You come to stand at the end of the row by which you come in. Past either end of the train you are out.
sheet-floor = from inside to the roof or back, on the same card, facing as before. The edge is at your back, everybody else there ahead of you.
sheet-turn = face the other way. Nothing else changes.
sheet-shoot = the first one standing in your line of sight flies one card on, the way of the bullet, and lies stunned.
sheet-sight = Line of sight
sheet-sight-picture = Mei, on the roof, shoots over Ghost, who lies there, and hits Cheyenne; Doc is inside and safe
sheet-sight-line = It runs the way you face, along your row and on from card to card, on your floor only, however far.
sheet-sight-over = Bullets fly over whoever is stunned. With nobody standing there, the card is spent.
sheet-sight-lands = The target passes everybody on its own card and lands at the near end of the next row. Past the end of the train it is out.
sheet-stunned = Stunned
sheet-stunned-wake = The next card, whatever it is, only gets you up, on the spot. Being stunned does not wear off between rounds.
sheet-stunned-lies = As long as you lie there you cannot be hit, and you keep your place in the row.
sheet-uncoupled = The Last Wagon
sheet-uncoupled-lost = Roof or inside, standing or stunned: whoever is on it is out, and no card helps.
sheet-uncoupled-treasure = Of those still aboard, the one farthest from the Locomotive takes the treasure; on the same card the roof comes first, on the same floor the rear end.
sheet-uncoupled-value = Its value is for its owner's eyes, until the game ends.
sheet-end = The end
sheet-end-last = Alone aboard: you win at once, even in the middle of a round.
sheet-end-treasures = Only the Locomotive is left, with two or more on it: the most treasures win; in a tie, the single most valuable one.
sheet-end-out = Treasures of those who are out count for nothing. If an uncoupling takes the last ones, nobody wins.
sheet-expansions = Expansions
sheet-reflex = stunned: you get up and shoot at once. Standing: you lie down where you are, stunned.
sheet-horse = you ride into the Locomotive, ahead of all, facing front. If you leave the train while it is your next card, it brings you back on your turn. Stunned aboard: it only wakes you.
sheet-time-car = ahead of the Locomotive. Whoever walks or is shot into it comes out inside the Last Wagon, standing, facing front, and has the whole program to play again. Twice in one round is a paradox: out.
sheet-house-rules = House rules, if you agree on them
sheet-rulings = Where we had to decide
sheet-ruling-past = A target flies past those in its way, even off the train.
sheet-ruling-front = Without the Time Travel Car, going off the front of the Locomotive is as deadly as off the rear.
sheet-ruling-stunned = Somebody who is stunned can take a treasure.
sheet-ruling-last = The very last wagon is taken, too, before treasures are compared.
sheet-ruling-middle = A card can end the game; then nothing is uncoupled.
sheet-ruling-horse = Only a Horse that is the very next card saves whoever leaves the train.
