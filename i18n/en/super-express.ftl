# Super Express: names, what happens, why not.

game-title = Super Express
game-pitch = Seven bandits, one train, one wagon fewer every round. Program three cards in secret; be the last aboard.

card-move = Move
card-change-floor = Change Floor
card-turn = Turn
card-shoot = Shoot
card-reflex = Reflex
card-horse = Horse

card-move-does = one card the way you look; off the train is out
card-change-floor-does = up to the roof or down inside
card-turn-does = look the other way
card-shoot-does = the first one you see is pushed one card on and stunned
card-reflex-does = stunned: get up and shoot; standing: lie down, stunned
card-horse-does = ride to the front of the Locomotive, even from off the train

module-reflex = Reflex
module-horse = Horse
module-time-travel-car = Time Travel Car

option-horse-when-stunned = Horse also carries off a stunned bandit
option-loot-value-visible = everybody sees the values of treasures taken

train-locomotive = Locomotive
train-wagon = Wagon { $number }
train-last-wagon = Last Wagon
train-time-travel-car = Time Travel Car
floor-inside = inside
floor-roof = on the roof
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
board-time-car = Ahead of the Locomotive. Whoever arrives here reappears at once inside the Last Wagon.
board-players = Players, clockwise
board-bandit = Bandit
board-player = Player
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
ask-program = Choose three different cards. The first is played first.
ask-first = First card
ask-second = Second card
ask-third = Third card
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
setup-bandits = Who leads which bandit
setup-bandits-order = Where you choose nobody, the bandits still free sit down in this order: { $order }.
setup-seat = Seat { $number }
setup-bandit-free = whoever is free
