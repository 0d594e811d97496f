# Simulations and experiments.

sim-seat = seat
sim-bot = bot
sim-wins = wins
sim-share = share
sim-interval = 95 % interval
sim-nobody = nobody
sim-summary = { $games } games, { $decisions } decisions a game
