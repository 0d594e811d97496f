# What commands report.

sim-seat = seat
sim-bot = bot
sim-wins = wins
sim-share = share
sim-interval = 95 % interval
sim-nobody = nobody
sim-summary = { $games } games, { $decisions } decisions a game
sim-mission = mission
sim-players = players
sim-label = meant to be
sim-aim = aim
sim-won = won

rules-ruling-on = ruling on { $id }
rules-option = house rule: --option { $name }
rules-shown-by = shown by { $file }: { $title }
rules-code = code: { $place }

replay-hashes-hold = { $steps } steps, every hash holds
replay-luck-was-fair = { $steps } steps, every hash holds, and the luck follows from the server's secret and { $added ->
    [0] nothing else: nobody added to it
    [one] what one player added
   *[other] what { $added } players added
}
replay-by-the-rules = { $steps } steps, all by the rules
replay-elsewhere = { $steps ->
    [one] the first of them was taken at table { $table } and is
   *[other] the first { $steps } of them were taken at table { $table } and are
} not checked against the luck of this one
replay-open = the game is not over

serve-open = Saloon is open: { $address }
serve-network = For everybody in this network: { $address }

load-decisions = decisions kept
load-games = games finished
load-per-second = decisions a second
load-cpu = server CPU seconds
load-per-cpu = decisions per server CPU second
load-median = median ms
load-p99 = p99 ms
load-slowest = slowest ms
load-memory = server memory MiB
