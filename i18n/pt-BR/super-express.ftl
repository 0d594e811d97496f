# Super Express: nomes, o que acontece, por que não.

game-title = Super Express
game-pitch = Sete bandidos, um trem, um vagão a menos por rodada. Programe três cartas em segredo; seja o último a bordo.

card-move = Mover
card-change-floor = Mudar de Piso
card-turn = Virar
card-shoot = Atirar
card-reflex = Reflexo
card-horse = Cavalo

card-move-does = uma carta para onde você olha; sair do trem elimina
card-change-floor-does = sobe ou desce
card-turn-does = olha para o outro lado
card-shoot-does = o primeiro à vista é empurrado uma carta adiante e fica atordoado
card-reflex-does = atordoado: levanta e atira; em pé: deita, atordoado
card-horse-does = cavalga até a frente da Locomotiva, mesmo fora do trem

module-reflex = Reflexo
module-horse = Cavalo
module-time-travel-car = Carro de Viagem no Tempo

option-horse-when-stunned = o Cavalo também leva um bandido atordoado
option-loot-value-visible = todos veem o valor dos tesouros pegos

train-locomotive = Locomotiva
train-wagon = Vagão { $number }
train-last-wagon = Último Vagão
train-time-travel-car = Carro de Viagem no Tempo
floor-inside = dentro
floor-roof = em cima
facing-front = olhando para frente
facing-rear = olhando para trás
state-stunned = { $gender ->
    [feminine] atordoada
   *[masculine] atordoado
}
state-pending = fora do trem, o cavalo vem aí
state-eliminated = { $gender ->
    [feminine] eliminada
   *[masculine] eliminado
}
state-nobody = ninguém
player-first = Primeiro Jogador

phase-scheme = Armação!
phase-act = Execução!
phase-end = Final da rodada
round-number = Rodada { $round }

ev-train-laid = O trem está pronto: { $wagons } vagões e a Locomotiva.
ev-first-player-drawn = O sorteio dá a carta de Primeiro Jogador a { $name }.
ev-round-began = Começa a rodada { $round }.
ev-program-sealed = { $name } lacrou o programa.
ev-own-program-sealed = { $name } lacrou { $first }, { $second }, { $third }.
ev-execution-began = Todos os programas estão prontos. Execução!
ev-card-revealed = { $name } revela { $card }.
ev-wake = { $name } se levanta.
ev-move = { $name } avança para o vagão { $wagon }.
ev-move-locomotive = { $name } avança para a Locomotiva.
ev-climb = { $name } sobe no teto.
ev-descend = { $name } desce para dentro.
ev-turn = { $name } se vira.
ev-over = A bala voa sobre { $name }.
ev-miss = { $name } atira no vazio.
ev-hit = { $name } atira em { $target }.
ev-pushed = { $gender ->
    [feminine] { $name } é lançada para o vagão { $wagon } e fica atordoada.
   *[masculine] { $name } é lançado para o vagão { $wagon } e fica atordoado.
}
ev-pushed-locomotive = { $gender ->
    [feminine] { $name } é lançada para a Locomotiva e fica atordoada.
   *[masculine] { $name } é lançado para a Locomotiva e fica atordoado.
}
ev-selfstun = { $gender ->
    [feminine] Ai: uma bala no pé. { $name } fica atordoada.
   *[masculine] Ai: uma bala no pé. { $name } fica atordoado.
}
ev-horse = { $name } cavalga até a Locomotiva.
ev-rescue = { $gender ->
    [feminine] { $name } é resgatada bem a tempo.
   *[masculine] { $name } é resgatado bem a tempo.
}
ev-travel = { $name } viaja no tempo e reaparece no Último Vagão.
ev-walk-off = { $name } sai do trem e está fora.
ev-pushed-off = { $gender ->
    [feminine] { $name } é empurrada para fora do trem e está fora.
   *[masculine] { $name } é empurrado para fora do trem e está fora.
}
ev-walk-off-horse = { $name } sai do trem… mas o cavalo vem aí.
ev-pushed-off-horse = { $gender ->
    [feminine] { $name } é empurrada para fora do trem… mas o cavalo vem aí.
   *[masculine] { $name } é empurrado para fora do trem… mas o cavalo vem aí.
}
ev-paradox = Paradoxo Temporal! { $name } está fora.
ev-uncouple = O Último Vagão é solto.
ev-lost = { $name } se perde com o vagão.
ev-treasure = { $name } pega a carta de Vagão como tesouro.
ev-treasure-value = { $name } pega a carta de Vagão como tesouro: { $value }.
ev-first-player-passed = A carta de Primeiro Jogador vai para { $name }.
win-last = { $gender ->
    [feminine] { $name } é a última a bordo e vence!
   *[masculine] { $name } é o último a bordo e vence!
}
win-loot = { $name } vence nos tesouros!
win-none = Ninguém vence a partida.

end-over = Fim da linha · { $rounds ->
    [one] uma rodada
   *[other] { $rounds } rodadas
}
end-last = { $gender ->
    [feminine] { $name } segue viagem sozinha
   *[masculine] { $name } segue viagem sozinho
}
end-loot = { $name } vai embora com o ouro
end-none = O trem segue vazio
end-why-last = Não há mais ninguém no trem, e ninguém está a caminho de volta.
end-why-none = Os últimos a bordo se perdem com o vagão.
end-why-most = { $count ->
    [one] Um tesouro é
   *[other] { $count } tesouros são
} mais do que tem qualquer outro a bordo.
end-why-richest = { $count ->
    [one] Um tesouro
   *[other] { $count } tesouros
} para { $name } e também para { $others }: o empate vai para o tesouro mais valioso, o de { $name }, { $value }.
end-picture = { $gender ->
    [feminine] { $name }, a vencedora, em cima da Locomotiva; um vagão fica para trás
   *[masculine] { $name }, o vencedor, em cima da Locomotiva; um vagão fica para trás
}
end-picture-none = A Locomotiva segue sem ninguém a bordo; um vagão fica para trás
end-treasure = tesouro de { $value }
end-treasure-decided = tesouro de { $value }, que decidiu
fate-roof = A bordo, em cima
fate-inside = A bordo, dentro
fate-shot = { $gender ->
    [feminine] Empurrada para fora do trem na rodada { $round }
   *[masculine] Empurrado para fora do trem na rodada { $round }
}
fate-walk = Saiu do trem na rodada { $round }
fate-paradox = { $gender ->
    [feminine] Perdida num paradoxo temporal na rodada { $round }
   *[masculine] Perdido num paradoxo temporal na rodada { $round }
}
fate-uncoupled = { $gender ->
    [feminine] Perdida com o vagão da rodada { $round }
   *[masculine] Perdido com o vagão da rodada { $round }
}
fate-forfeit = { $count ->
    [one] o tesouro não conta
   *[other] os tesouros não contam
}

ending-last-aboard = último a bordo
ending-treasures = nos tesouros
ending-nobody = ninguém vence

refuse-seat-count = Jogam de 3 a 7 bandidos, não { $count }.
refuse-bandit-taken = { $name } já tem dono: cada um joga com o seu próprio bandido.
refuse-unreadable = “{ $text }” não é um programa: escreva três cartas diferentes, como mts.
refuse-no-such-card = “{ $letter }” não é uma carta: m Mover, c Mudar de Piso, t Virar, s Atirar, r Reflexo, h Cavalo.
refuse-not-three-cards = Um programa tem 3 cartas, não { $count }.
refuse-card-twice = Só há uma carta { $card } na sua mão.
refuse-card-not-in-hand = { $card } não está na mão de ninguém: essa expansão não está em jogo.
refuse-execution-began = Os programas não podem mudar depois que as cartas começam a ser reveladas.
refuse-eliminated = Um bandido eliminado não participa mais.
refuse-game-over = A partida acabou.

# A mesa em texto.
board-heading = Rodada { $round }: { $phase }
board-over = a partida acabou
board-who = { $bandit } ({ $player })
board-viewer = Você vê a mesa como { $who }.
board-onlooker = Você está assistindo, sem lugar à mesa.
board-still-choosing = Ainda falta o programa de: { $who }.
board-next = { $who } revela a próxima carta.
board-emptied = Todas as cartas foram jogadas. No final da rodada, o Último Vagão é solto.
board-choose = Escolha agora o seu programa.
board-may-change = Seu programa está lacrado. Você pode mudá-lo até que todos tenham lacrado o seu.
board-train = O trem e quem está nele, de trás para a frente
board-roof = Em cima
board-inside = Dentro
board-time-car = À frente da Locomotiva. Quem chega aqui reaparece na hora dentro do Último Vagão.
board-players = Jogadores, em sentido horário
board-bandit = Bandido
board-player = Jogador
board-state = Situação
board-program = Programa
board-treasures = Tesouros
board-aboard = a bordo
board-travelled = já viajou no tempo nesta rodada
board-winner = { $gender ->
    [feminine] vencedora
   *[masculine] vencedor
}
board-choosing = escolhendo
board-sealed = lacrado
board-no-program = sem cartas
board-pile-empty = as três jogadas
board-face-up = { $card }, revelada
board-face-down = { $card }, virada para baixo
board-face-down-hidden = uma carta, virada para baixo
board-treasures-none = nenhum
board-treasures-open = { $count ->
    [one] 1: { $values }
   *[other] { $count }: { $values }, somando { $sum }
}
board-treasures-closed = { $count ->
    [one] 1, de valor oculto
   *[other] { $count }, de valor oculto
}
board-modules = Em jogo: { $modules }.
board-no-modules = O jogo básico, sem módulos.
board-house-rules = Regras da casa: { $rules }.

## A imagem

drawn-wagon = N.º { $number }
drawn-last = Últ.
drawn-locomotive = Locomotiva
drawn-loco = Loco
drawn-time = Tempo
drawn-scrolls = O trem; role para os lados
drawn-glance = O trem num relance
drawn-piece = { $name }, { $floor }, { $card }, { $facing }
drawn-sight = Na linha de tiro: { $name }.
drawn-card-now = { $card }, jogada agora
drawn-card-hidden = uma carta oculta
ask-program = Escolha três cartas diferentes. A primeira é jogada primeiro.
ask-first = Primeira carta
ask-second = Segunda carta
ask-third = Terceira carta
ask-cards-do = O que as cartas fazem
setup-count = Número de jogadores
setup-modules = Módulos
setup-reflex-adds = Acrescenta uma carta a cada mão: quem está no chão se levanta e atira de uma só vez; quem está em pé acerta o próprio pé.
setup-horse-adds = Acrescenta uma carta a cada mão: cavalgue até a Locomotiva, mesmo que tenha acabado de cair do trem.
setup-time-travel-car-adds = Acrescenta um carro à frente da Locomotiva: quem chega nele reaparece no Último Vagão e joga de novo o programa inteiro.
setup-house-rules = Regras da casa
setup-horse-when-stunned = O Cavalo não só acorda um bandido atordoado, mas também o leva até a Locomotiva.
setup-loot-value-visible = Todos veem quanto valem os tesouros já pegos, e não só o dono.
setup-ruling = Decisão { $id }
setup-bandits = Quem joga com qual bandido
setup-bandits-order = Onde ninguém for escolhido, os bandidos ainda livres se sentam nesta ordem: { $order }.
setup-seat = Lugar { $number }
setup-bandit-free = quem estiver livre
