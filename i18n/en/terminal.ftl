# The terminal: what is said around a game.

# Who plays.
name-you = You
name-bot = bot
name-numbered = Player { $number }
name-and-aside = { $name } ({ $aside })
seat-choosing = choosing…

# No terminal to play on.
no-terminal = a full screen needs a terminal; for pipes and screen readers use `saloon play { $game } --plain`
no-terminal-menu =
    The menu needs a terminal. Without one:
      saloon play super-express --plain    the game as lines of text
      saloon play train-heist --plain      another one
      saloon --help                        everything else
too-small = This screen is { $has-columns } columns by { $has-lines } lines. The table needs { $columns } by { $lines }: please make the window larger, or the letters smaller. q leaves.

# The menu.
menu-subtitle = board games of the West, for people and bots
menu-game = Game
menu-seats = Seats
menu-people = People here
menu-name-hint = (your name)
menu-bots = Bots play
menu-bots-random = at random
menu-bots-greedy = greedily
menu-cooperative = Cooperative
menu-solitaire = Solitaire
menu-score-challenge = Score Challenge
menu-versus = Versus
menu-fewer-events = Fewer events
menu-wanted-cards = Wanted Cards
menu-mission = Mission
menu-level = Level
menu-board = Scoreboard
menu-board-is = { $score } VP in { $days } days · { $name }
menu-dice = Bandit dice
menu-dice-in-turn = Both bandit dice take turns
menu-four-neighbours = New land on four sides only
menu-late-death = Danger kills in the evening only
menu-last-one-plays-on = The last one alive plays on
menu-nobody-moves-others = Nobody moves others in a trade
menu-wagon-pays-its-way = Steps with the wagon cost twice
menu-closed-hands = Hands hidden in cooperative games
menu-language = Language
menu-language-name = English
menu-start = Start
menu-quit = Quit
keys-menu = ↑ ↓ choose   ← → change   Enter select   ? help   q quit
keys-menu-name-colour = type a name   ← → colour   Backspace erase   ↑ ↓ choose   Esc done
keys-menu-name-character = type a name   ← → character   Backspace erase   ↑ ↓ choose   Esc done
keys-menu-name = type a name   Backspace erase   ↑ ↓ choose   Esc done

# Choosing a program.
choose-prompt = { $who }: choose three cards. The first is played first.
choose-sealed = { $who }: your program is sealed.
choose-more = Choose with the letters, or with ← → and Enter. Backspace takes one back.
choose-seal = Enter seals the program. Backspace takes a card back.
choose-pass-on = Enter: pass the keyboard on. Backspace: change your program.

# From one person to the next.
handover-pass = Pass the keyboard to { $who }.
handover-alone = Press Enter when only { $name } is looking.
handover-keys = Enter: show my hand
handover-keys-change = Enter: show my hand · ← →: somebody else first

# The keys that do something now.
keys-choosing = letters or 1–6 choose   Backspace back   Enter seal   ? help   l log   q leave
keys-sealed = Enter pass on   Backspace change   ? help   l log   q leave
keys-handover = Enter show my hand   ? help   l log   q leave
keys-watching = Space next   a by itself   +- speed   e round   ? help   l log   q leave
keys-watching-end = Space next round   a by itself   +- speed   ? help   l log   q leave
keys-watching-out = Space next   a by itself   e round   E end   ? help   l log   q leave
keys-watching-out-end = Space next round   a by itself   E end   ? help   l log   q leave
keys-watching-over = Space result   ? help   l log   q leave
keys-over = a again   s save the record   r read the rule   l log   q quit
keys-over-menu = a again   s save the record   r read the rule   l log   m menu   q quit

# How a round is watched.
pace-step = step by step
pace-step-instant = step by step, nothing moves
pace-slow = by itself: slow
pace-normal = by itself: normal
pace-fast = by itself: fast
pace-instant = by itself: instant

# Leaving.
leave-question = Leave this game? It will not be kept.
leave-question-kept = Leave this game? It is kept in { $file }, as far as it went.
leave-keys = y or Enter: leave · n or Esc: stay
leave-yes-key = y

# The log and the rules.
log-title = What happened
log-keys = ↑ ↓ choose · Enter read the rule · Esc close
rule-keys = ↑ ↓ scroll · ← → other rules · Esc close
rule-ruling = Ruling { $id }
rule-decides = A ruling on { $id }
rule-house = A house rule may turn this the other way.

# The record.
save-title = Save the record
save-hint = .txt is for people to read, .json for programs
save-hint-json = .json, for programs and for `saloon replay`
save-keys = Enter: save · Esc: do not save
record-kept = The record is in { $file }.
record-exists = { $file } is there already and is not overwritten: choose another name, or remove it
record-no-transcripts = { $file }: { $game } has no records for people to read; choose a name that ends in .json
file-exists = there is something of that name already
file-no-folder = there is no such folder
file-not-allowed = writing there is not allowed
record-failed = the record could not be written to { $file }: { $why }

# The end.
header-over = Game over
end-why = by rule { $rule }
end-again = The same deal again:
fate-won = won
fate-aboard = still aboard
fate-shot = shot off the train in round { $round }
fate-walked = walked off the train in round { $round }
fate-paradox = lost in a paradox in round { $round }
fate-uncoupled = lost with the wagon in round { $round }

# Help.
help-keys-of-pages = { $page } of { $pages } · ← → pages · Esc close
help-keys-title = Keys
help-keys =
    Choosing:
      m c t s r h   put that card into your program
      1 to 6        the same, by its place in your hand
      ← → Enter     the same, with a cursor
      Backspace     take the last card back
      Enter         seal the program, once it has three cards

    Watching:
      Space, Enter  next card
      a             go on by itself, or stop
      + and -       faster and slower; the fastest shows no movement
      e             to the end of the round
      E             to the end of the game, once you are out of it

    Always:
      ?             this help
      l             the log; Enter on a line reads its rule
      q, Ctrl-C     leave, after a question
help-cards-title = Cards and signs
help-signs =
    On the train:
      B►  ◄B    standing, looking to the front, to the rear
      b»  «b    stunned, with a star before it: *b»
      b»! [B►]  whom a card concerns, whose card it is (▸B► where it is narrow)
      ╌╌╌╌      the bullet's way

    At the seats:
      ★ First Player   ▸ whose card it is   ! somebody it concerns
      ▒▒ face down   [m] revealed   (m) known to you alone
      ◆ a treasure   ♞ off the train, Horse coming
help-sheet-title = The game on one page
help-sheet =
    A round:
      1. Everybody seals three different cards in secret.
      2. From the First Player on, clockwise, each reveals one card at a time
         and must carry it out.
      3. The Last Wagon is uncoupled with all on it. The survivor farthest
         back takes it as a treasure. The First Player card moves on.

    Good to know:
      A bullet flies along one floor, passes over the stunned, and pushes the
      first one standing a card on. Off the train is out of the game.
      A stunned bandit's next card only wakes it (Reflex also shoots).
      With Horse on top of the pile, whoever left the train comes back.
      Into the Time Travel Car: back to the Last Wagon, all cards again; twice
      in one round is a paradox, and out.

    The end:
      The last one aboard wins. If only the Locomotive is left, most treasures
      win, then the best single one.

# Plain mode.
plain-help-hint = Type ? for help.
plain-own-treasures =
    { $count ->
        [one] Your treasure:
       *[other] Your treasures:
    }
plain-end-treasures =
    { $count ->
        [one] treasure
       *[other] treasures
    }
plain-ask = { $who }, choose three cards in order, e.g. mts:
plain-sealed = Sealed: { $program }. Press Enter to pass on, or type another program to change it:
plain-help =
    Answer with three different cards, the first is played first: mts, or m t s, or Move Turn Shoot.
    Other answers: ? for this help, train for the train, why for the last round with its rules, rules for the chapters of the rules, rules SHOOT for a chapter, rules SE-SHOOT-04 for a rule, quit to leave.
plain-chapters = The chapters of the rules; ask for one by its word, such as: rules { $chapter }
plain-no-rule = There is no rule or chapter “{ $id }”. Ids look like { $rule } or { $ruling }; “why” names those of the last round.
plain-input-ended = the input ended before the game did
plain-bye = Goodbye.
plain-words-help = help
plain-words-rule = rules, rule
plain-words-train = train
plain-words-why = why, log
plain-words-quit = quit, exit
plain-words-map = map
plain-words-table = table
plain-words-undo = undo

# Games of short steps.
no-undo = There is nothing to take back: somebody has learned something by it, or it was not yours.
no-next = Nobody else here may decide anything now.
no-number = There is no such number in the list.
keys-more = PgUp PgDn: { $from }–{ $to } of { $count }
keys-news = Enter go on   l log   ? help   Ctrl-C leave
keys-handover-cards = Enter show my cards   ? help   Ctrl-C leave

# Train Heist.
heist-straight = run of 3
heist-two-pairs = 2 pairs
heist-three-alike = 3 alike
heist-carries = carries { $loot }
heist-hangman = Hangman { $knots }/{ $most }
heist-bullets = { $count ->
    [one] 1 Bullet
   *[other] { $count } Bullets
}
heist-events = { $count ->
    [one] 1 event
   *[other] { $count } events
}
heist-deck = deck { $count }
heist-score-of = { $score } of { $goal } delivered
heist-final-run = final run
heist-go = Go
heist-pick-discard = Which cards do you discard? Numbers such as 1 3, or 0.
heist-pick-give = Which cards do you offer? Numbers such as 1 3.
heist-pick-accept = You are offered { $cards }. Type the numbers of what you give back, or 0 to accept for nothing.
heist-plain-stand = { $who }, { $at } ({ $space }). Cards: { $cards }.
heist-plain-help =
    Answer with a number of the list, or as it stands in brackets: move p3, pay R01 B02 W. The name of a space alone goes there: p3. Where cards are picked, several numbers: 1 3.
    Other answers: ? for this help, map for both maps drawn, table for the table in words, log for what has happened with its rules, undo to take back what taught nobody anything, rules for the chapters of the rules, rules LOOT for a chapter, rules TH-LOOT-05 for a rule, quit to leave.
heist-help-keys =
    Answer, then Enter:
      3             the third of the list; cards by several numbers: 1 3
      move p3       the same in notation; also pay R01 B02 W
      p3            a space of the list by its name alone

    Other words:
      map train table   what is shown where not all fits
      log               what happened; Enter on a line reads its rule
      rules TH-LOOT-05  a rule
      undo              takes back what taught nobody anything
      quit              leave, after a question

    Keys:
      ← → ↑ ↓       another part of the table
      PgUp PgDn     more of a long list
      ?             this help
      Esc           empties the line; Ctrl-C leaves, after a question
heist-help-signs-title = Signs on the maps
heist-help-signs =
    Pieces:
      R G Y B       the cowboys red, green, yellow, blue; r g y b lie flat
      Rh  +h        on horseback; a horse without a rider
      S             the Sheriff

    The Main Map:
      the train     [1] engine, [2] coal car, [3] [4] [5] cars A, B, C
      t07*          a rail with a star: an event, or a town's loot
      t19∩          a rail in the tunnel
      jw/red        a junction and what its switch shows
      townA$2       a town with two loot tiles waiting
      cactus1!      Cherokee Territory
      o i pass      open ground outside, inside, and the passes to the canyon
      underlined    where you can go now

    The train and the cards:
      @t07          the rail a section stands on
      A1 RRB +2     a loot square: the top tile asks for these suits; two below
      R05 B10 K01   5 of Revolvers, 10 of Bags, Ace of Keyholes; W is a Wild
heist-keys = number or words, Enter   ← → maps   log   undo   ? help   quit

# Deck Goes West.
west-forest = Fo
west-prairie = Pr
west-mountain = Mo
west-village = Vi
west-lake = La
west-river = Ri
west-bandit-camp = Ba
west-plain-now = { $heading }. { $who }: { $facts }
west-plain-help =
    Answer with a number of the list, or as it stands in brackets: do knife 2, step W walk 1; what stands behind the first word is enough where it is in the list: W walk 1. The name of a card or tile asks what is printed on it: leg wound.
    Other answers: ? for this help, cards for your cards and all your jobs, land for what each tile asks and offers, row for the Trade Row, table for the table in words, map for the map drawn, log for what has happened with its rules, undo to take back what taught nobody anything, next to let somebody else here go on, rules for the chapters of the rules, rules MOVE for a chapter, rules DW-MOVE-02 for a rule, quit to leave.
west-help-keys =
    Answer, then Enter:
      3                 the third of the list
      do knife 2        the same in notation; step W walk 1, or only W walk 1
      leg wound         what is printed on a card or tile

    Other words:
      cards land row    your jobs; what tiles ask and offer; the Trade Row
      table map         everybody and the mission; the whole map
      log               what happened; Enter on a line reads its rule
      rules DW-MOVE-02  a rule
      undo              takes back what taught nobody anything
      next              somebody else at this keyboard goes on
      quit              leave, after a question

    Keys:
      ↑ ↓  PgUp PgDn    go through the list; Enter does the marked one
      ← →               the other parts of the table
      ?                 this help
      Esc               back to the table; Ctrl-C leaves, after a question
west-help-signs-title = Signs on the map
west-help-signs =
    The land, West to the left:
      Fo Pr Mo Vi       forest, prairie, mountain, village
      La Ri Ba          lake, river, bandit camp
      ??                unknown land, face down
      Fo       14       14 is the bandit number: when the bandit die shows it at
                        Night, a bandit comes here
      underlined        where you can go now

    On it:
      =                 a railway, or the bridge across a lake
      w                 the wagon
      b2                two bandits
      D  d              the meeple of Derek, by its first letter; a small letter
                        lies down, and does no land job before it moves
      ▸                 in lists of jobs: can be done right now
west-words-cards = cards, hand
west-words-land = land, tiles
west-words-row = row
west-words-next = next
west-keys = number, or ↑ ↓ and Enter   ← → cards, land, row   log   undo   ? help   quit
west-keys-leaf = ↑ ↓ scroll   ← → other parts   Esc back to the table   ? help
