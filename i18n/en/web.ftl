# The pages: what is said around a game.

site-title = Saloon
tagline = The old West, at one table
skip-to-content = Skip to the content
other-language = Português
about-you = You
you-are-called = You are called { $name }. Change it
back-to-lobby = Back to the lobby
back-to-table = Back to the table

## The lobby

play-now = Play now
play-now-means = Play now seats bots in every other chair. No account, nothing to install.
learn-by-playing = First time? Learn by playing
set-up = Set up a table
rules = Rules
facts-players = players
facts-minutes = { $minutes } min
my-tables = Your tables
join-table = Join a table
code-or-link = Code or link
join = Sit down
tables = Tables
open-tables = Free seats
running-tables = In play
no-tables = Nobody is playing in public right now. Set up a table and send your friends the link.
finished-games = Finished games
your-name = Your name
name-shown = What the others see
save-name = Save

## Seats and the log

seat-you = (you)
hand-over-title = Pass the screen to { $player }
hand-over-secret = Everybody else looks away: the next page shows cards that are secret.
hand-over-show = I am { $player }, show my cards
rule-link = Rule { $id }

## The foot of every page

footer-label = More about Saloon
footer-api = For bots and programs
footer-luck = Is the luck fair?
footer-luck-kept = Nobody can choose the cards alone. When a table is set up, the server seals a secret and shows the seal; everyone who sits down adds luck of their own. After the game the secret is opened, and anybody can check that the shuffle followed from it.
footer-unofficial = Made by people who love these games, without connection to their makers. Words, drawings and code are our own; please buy the boxes.

## Guests

stranger = Stranger
player-numbered = Player { $number }
bot-random = careless bot
bot-greedy = greedy bot
connection-lost = The connection is lost. The page comes back by itself; nothing is lost.

## Lists of tables

continue = Continue
watch = Watch
row-free =
    { $free ->
        [one] 1 free seat
       *[other] { $free } free seats
    }
row-playing = in play
row-over = finished
row-won = finished, { $names } won
row-closed = closed
weight-light = light
weight-medium = medium

## Setting up a table

setup-title = Set up a table of { $game }
setup-game = The game
setup-seats = Who sits
setup-seats-help = Only as many seats are used as there are players. Several people at this screen pass it on between them.
setup-seat-number = Seat { $number }
setup-who = who sits there
setup-me = Player at this screen
setup-free = Open seat
setup-name = name
setup-table = The table
setup-clock = Clock
clock-none = No clock
clock-none-help = Everybody thinks as long as they like.
clock-live = Live
clock-live-help = So many seconds for each choice; then a bot minds the seat.
clock-days = Days
clock-days-help = So many days for each choice: look in now and then.
clock-seconds = Seconds (live)
clock-number-of-days = Days
setup-manners = Table options
setup-chat = Chat
setup-chat-help = Players may talk at the table.
setup-listed = Shown in the lobby
setup-listed-help = Anybody may find it, sit down and watch. Otherwise only those with the code.
setup-minder = Who minds the seat of somebody who is away
setup-open = Open the table

## The table

state-gathering = People are sitting down
state-past = An earlier moment
state-yours = Your choice
state-waits = Waiting for { $names }
state-trouble = The server cannot write at the moment. Nothing is lost; it tries again
state-going-on = The game goes on
state-over = The game is over
state-closed = The table is closed
agreed-title = What is played
agreed-no-clock = No clock: everybody thinks as long as they like.
agreed-live = { $seconds } seconds for each choice; then a bot minds the seat.
agreed-days = { $days ->
    [one] One day
   *[other] { $days } days
} for each choice; then a bot minds the seat.
seat-free = free
seat-stand-in = away, a bot minds the seat
seat-sealed = sealed
seat-choosing = choosing
seat-out = out of the game
seat-choosing-within = choosing, { $seconds } s at most
seat-choosing-until = choosing, until { $date }
board-label = The game
board-words = The table in words
board-empty = Nothing is laid out yet: the game begins when all seats are taken.
replay-title = Moment by moment
replay-first = To the beginning
replay-back = Back
replay-next = Next
replay-last = To the end
replay-at = { $at } / { $of }
replay-play = Play
replay-pause = Pause
replay-moment = Moment
replay-go = Go there
replay-link = Link to this moment
replay-on = Play on from here
replay-on-help = Against bots, from the last choice before this moment.
replay-as = As whom

turn-title = Your turn
signal-sound = Sound when it is your turn
signal-notify = Notification when it is your turn
signal-blocked = Your browser blocks notifications from this site.
pace-title = How fast the cards turn
pace-instant = At once
pace-normal = Normal
pace-slow = Slow
pace-step = Step by step
pace-next = Next

sit-title = Sit down
sit-another = Somebody else at this screen
sit-name = Name
sit-seat = Seat
sit-down = Sit down
sit-wait = The game begins as soon as all seats are taken.
deal = Start: bots take the free seats
deal-help = The game begins by itself as soon as all seats are taken.
hand-over-nobody = Everybody here has chosen.
hand-over-other = { $player } looks again
hand-over-pass = Pass the screen on
ask-title = Your choice
ask-sealed = Your choice is sealed
ask-sealed-help = You may change it until everybody has chosen. The others see whether you have sealed one, never what it is.
ask-seal = Seal
ask-change = Change it
ask-start-over = Start over
foresee-title = If nobody interferes
foresee-nothing = Pick a card to see what it would do.
foresee-idle = Nothing happens.
foresee-ask = What if?
ask-onlooker = You are looking on. What is secret stays secret.
ask-going-on = One moment…
ask-nothing = There is nothing to choose for you just now.
undo = Take it back
stand-in-explained = A bot plays for you until you take your seat back.
stand-in-return = Take my seat back
over-title = What now?
over-again = Play again
over-replay = Watch it again
over-record = Keep the record
over-share = Share the replay
over-shared = The link to the replay is copied.
over-lobby = To the lobby
count-title = Final count

log-title = What happened
log-left-out = { $count ->
    [one] One earlier line
   *[other] { $count } earlier lines
}
log-sat-down = { $name } sits down as { $seat }.
log-bot-sat-down = A { $level } plays { $seat }.
log-stood-up = The seat of { $seat } is free again.
log-took-back = { $name } takes the last choice back.
log-left = { $name } leaves; a bot minds the seat of { $seat }.
log-stand-in = The time is up: a bot minds { $name }'s seat.
log-came-back = { $name } is back.
log-replaced = The host sends { $name } away; a bot plays { $seat }.
log-closed = The host closes the table.
log-moment = Moment { $at }

chat-title = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send

invite-title = Invite
invite-help = Friends open this link, type the code, or point a phone at the picture.
invite-watch = Whoever has this link may look on.
invite-qr = The link as a picture for phones
luck-title = Is the luck fair?
luck-explained = Before anybody sat down, the server chose a secret and published its hash; everybody who sits down adds something of their own, and all cards follow from both together. When the game is over the secret is shown, so that anybody can check that neither the server nor a player chose the luck alone.
luck-continues = The game goes on from another table: { $steps ->
    [one] its first step was
   *[other] its first { $steps } steps were
} taken at { $table }, and what came after is the luck of this one.
luck-commitment = The hash of the secret:
luck-secret = The secret was:
luck-verify = Keep the record, then check it:
own-title = My seat
own-device = Point another device at this picture to play this seat from there. Keep it to yourself.
own-qr = The key to your seat as a picture for phones
own-link = The private link to this seat
own-stand = Free this seat
own-leave = Leave for a while
own-leave-help = A bot minds your seat until you come back. If all others are bots, they play on at once, and the game is soon over.
key-title = Play from this device
key-explained = This link is the key to a seat. It can be played from several devices.
key-take = This is my seat
host-title = For the host
host-level = How well the bot plays
host-bot = Seat a bot
host-kick = Send { $figure } away
host-close = Close the table
host-close-help = A closed table ends the game for everybody.

## The guide of a first game

guide-label = The guide
guide-skip = Skip the guide
guide-before = More to know ({ $count })

## Finished games

finished-mine = Yours
finished-all = Everybody's
finished-none = None yet.
finished-table = Table
finished-game = Game
finished-players = Players
finished-won = { $name } (won)
finished-date = Day

finished-scored = { $points ->
    [one] 1 point
   *[other] { $points } points
}

## High scores

scores-link = High scores: { $game }
scores-title = High scores of { $game }
scores-explained = The best games on this server that were played for points alone, without a goal. More points come first, then the earlier game.
scores-play = Set up a table
scores-none = None yet.
scores-changed = { $seats }, changed rules
scores-place = Place
scores-points = Points
scores-team = Team
scores-date = Day
scores-replay = Replay
scores-watch = Watch
scores-watch-table = Watch the game of table { $table }
scores-unlisted = Only those who played see this one here.
score-first = The first score { $with } on this server.
score-place =
    { $place ->
        [1] The best
        [2] Second best
        [3] Third best
       *[other] Number { $place }
    } of { $of } { $with } on this server.
score-all = All high scores

## Rules

rules-title = Rules of { $game }
rules-search = Search the rules
rules-find = Find
rules-found =
    { $count ->
        [0] No rule has these words.
        [one] 1 rule has these words.
       *[other] { $count } rules have these words.
    }
rules-all = All rules
rules-chapters = Chapters
sheet-link = The rules on one page
sheet-title = { $game } on one page
sheet-print = It fits on one sheet of paper: print it from your browser.
rules-decides = A ruling on { $id }
rules-house = A house rule may turn this the other way.
rules-proven =
    { $count ->
        [one] proven by 1 example
       *[other] proven by { $count } examples
    }

## What went wrong

error-title = Not now
error-advice = Nothing was changed. Go back, or to the lobby.
error-no-table-advice = Check the code with whoever gave it to you: eight letters and digits, such as ABCD-2345.
error-trouble-advice = Nothing was changed and nothing is lost. Try again in a moment.
error-nothing-here = There is no page here
error-bad-address = This address cannot be read.
error-bad-query = What stands after the question mark in this address cannot be read.
error-bad-form = This form cannot be read.
error-bad-host = The name by which your browser calls this server is not a valid name.
error-too-slow = This took too long to arrive. Nothing was changed; try again.
error-too-much = This is more than anybody may send at once.
error-no-socket = Only a WebSocket can be opened at this address.
error-not-so = This address is there, but not for that.
error-elsewhere = This was asked by a page that is not ours, so nothing was done. Open the saloon itself and try again.
denied-no-table = There is no table { $table }.
denied-table-exists = Table { $table } is open already.
denied-not-asked-then = Nobody in that seat was asked at that moment: choose another seat or another moment.
denied-no-scores = There are no high scores here: this game is not played for points alone.
denied-no-seat = This table has no seat { $seat }.
denied-seat-taken = That seat is taken.
denied-all-taken = All seats are taken.
denied-not-seated = You have no seat at this table.
denied-no-such-key = This key opens nothing at this table: look whether it is the right key, and the right table.
denied-unreadable = This cannot be read: { $why }. GET /api describes what is understood.
denied-no-field = This form lacks its field “{ $field }”: load the page again, and send it from there.
denied-bad-field = This form says “{ $value }” in its field “{ $field }”, which cannot be used there: load the page again, and choose another value.
denied-no-person = Nobody sits there who could be sent away.
denied-which-seat = You have several seats: say which one you mean.
denied-not-host = Only the host may do that.
denied-not-begun = The game has not begun.
denied-begun = The game has begun.
denied-over = The game is over.
denied-closed = The table is closed.
denied-answered = That is not what the table asks now; look at the table again.
denied-learned = This cannot be taken back: somebody has learned something from it, or there is nothing to take back.
denied-stand-in = A bot minds your seat: take it back first.
denied-no-stand-in = No bot minds this seat.
denied-bad-name = A name has 1 to 24 characters that can be seen, and is not that of a bot.
denied-bad-entropy = What you add to the luck has at most 64 characters, in one line.
denied-no-chat = People do not chat at this table.
denied-bad-line = Say something of 1 to 280 characters.
denied-too-fast = Not so fast: wait a moment, then try again.
denied-enough = There has been enough of that at this table.
denied-not-over = The record comes with the end of the game.
denied-too-many-devices = This seat is played from too many devices already.
denied-setup = This cannot be used: { $why }
denied-trouble = The server is in trouble.
