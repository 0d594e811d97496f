# Simulações e experimentos.

sim-seat = lugar
sim-bot = robô
sim-wins = vitórias
sim-share = parcela
sim-interval = intervalo de 95 %
sim-nobody = ninguém
sim-summary = { $games } partidas, { $decisions } decisões por partida
