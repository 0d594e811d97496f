# O que os comandos relatam.

sim-seat = lugar
sim-bot = robô
sim-wins = vitórias
sim-share = parcela
sim-interval = intervalo de 95 %
sim-nobody = ninguém
sim-summary = { $games } partidas, { $decisions } decisões por partida
sim-mission = missão
sim-players = jogadores
sim-label = dificuldade
sim-aim = meta
sim-won = vencida

rules-ruling-on = decisão sobre { $id }
rules-option = regra da casa: --option { $name }
rules-shown-by = mostrada por { $file }: { $title }
rules-code = código: { $place }

replay-hashes-hold = { $steps } passos, todos os hashes conferem
replay-luck-was-fair = { $steps } passos, todos os hashes conferem, e a sorte vem do segredo do servidor e { $added ->
    [0] de nada mais: ninguém acrescentou nada
    [one] do que um jogador acrescentou
   *[other] do que { $added } jogadores acrescentaram
}
replay-by-the-rules = { $steps } passos, todos conforme as regras
replay-elsewhere = { $steps ->
    [one] o primeiro foi dado na mesa { $table } e não é conferido
   *[other] os primeiros { $steps } foram dados na mesa { $table } e não são conferidos
} com a sorte desta
replay-open = a partida não acabou

serve-open = O Saloon está aberto: { $address }
serve-network = Para todos nesta rede: { $address }

load-decisions = decisões guardadas
load-games = partidas concluídas
load-per-second = decisões por segundo
load-cpu = segundos de CPU do servidor
load-per-cpu = decisões por segundo de CPU do servidor
load-median = mediana ms
load-p99 = p99 ms
load-slowest = mais lenta ms
load-memory = memória do servidor MiB
