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

list-and = { $before } e { $last }
train-locomotive = Locomotiva
train-wagon = Vagão { $number }
train-last-wagon = Último Vagão
train-time-travel-car = Carro de Viagem no Tempo
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
fate-roof = A bordo, no teto
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
board-last-wagon = { $wagon } ({ $last })
board-row = { $floor }: { $bandits }.
board-stands = { $bandit } { $facing }
board-lies = { $bandit } { $stunned } { $facing }
board-first = { $who }, { $first }
board-fact = { $what }: { $says }.
board-revealing = sendo revelado
board-time-car = À frente da Locomotiva. Quem chega aqui reaparece na hora dentro do Último Vagão.
board-players = Jogadores, em sentido horário
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
do-plan = { $first }, { $second }, { $third }
ask-program = Escolha três cartas diferentes. A primeira é jogada primeiro.
ask-first = Primeira carta
ask-second = Segunda carta
ask-third = Terceira carta
ask-card-for = { $card }: { $place }
ask-your-program = Seu programa
ask-in-hand = Ainda na mão
foresee-end = Fim da rodada
foresee-lost = O Último Vagão é desengatado com você nele: você está fora.
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

## O guia da primeira partida: o que é, o que se pode fazer ou se viu, e por quê

guide-welcome = { $gender ->
    [feminine] Bem-vinda a bordo, { $name }
   *[masculine] Bem-vindo a bordo, { $name }
}
guide-welcome-now = Escolha três cartas diferentes, na ordem em que quer jogá-las, e lacre.
guide-welcome-why = O objetivo é ficar só você no trem. Se vários chegarem até o fim, os tesouros decidem.
guide-order = Por que a ordem importa
guide-order-now = A primeira carta é jogada primeiro, e cada uma das outras espera a sua próxima vez.
guide-order-why = Nesse meio-tempo cada um dos outros joga uma carta: pense onde eles, e você, vão estar até lá.
guide-facing = Veja para onde você olha
guide-facing-now = A sua figura é a que brilha; a arma aponta para onde ela olha.
guide-facing-why = Mover e Atirar vão para esse lado, e só para esse lado.
guide-sight = Em quem você acertaria?
guide-sight-now = Aponte para uma figura no trem, ou toque nela, para ver a linha de tiro.
guide-sight-why = O tiro sempre acerta o primeiro que está em pé ali, no mesmo piso, perto ou longe.
guide-sealed = Lacrado, mas não decidido
guide-sealed-now = Enquanto outros escolhem, você ainda pode escolher de novo ou voltar atrás.
guide-sealed-why = Eles veem que você lacrou, não o quê; depois da primeira carta revelada nada mais muda.
guide-shootin = As cartas são reveladas
guide-shootin-now = Agora não há o que escolher: assista. A velocidade se ajusta junto ao tabuleiro.
guide-shootin-why = O Primeiro Jogador revela uma carta, depois cada um a sua, em sentido horário, até acabarem as três.
guide-fall = Fora do trem
guide-fall-now = Alguém passou da ponta do trem, andando ou por um empurrão, e está fora da partida.
guide-fall-why = As duas pontas são abertas: atrás do Último Vagão e à frente da Locomotiva.
guide-shot = Um tiro certeiro
guide-shot-now = Quem é atingido voa uma carta adiante, na direção da bala, e fica caído, atordoado.
guide-shot-why = É assim que se joga alguém para fora do trem, ou para o Último Vagão.
guide-flew-over = Por cima da cabeça
guide-flew-over-now = A bala voou sobre um bandido atordoado, e seguiu adiante.
guide-flew-over-why = Quem está no chão não é atingido nem segura a bala.
guide-wake = De pé outra vez
guide-wake-now = Um bandido atordoado se levantou, e a carta não fez mais nada.
guide-wake-why = Acordar custa uma carta, e quem está em pé pode ser atingido de novo.
guide-miss = Um tiro no vazio
guide-miss-now = Ninguém em pé na linha de tiro, e a carta está gasta.
guide-miss-why = Toda carta tem de ser jogada, mesmo sem efeito: pense onde os outros vão estar.
guide-move = Um passo
guide-move-now = Mover leva uma carta adiante, para onde o bandido olha, no mesmo piso.
guide-move-why = Ninguém barra o caminho, mas um passo além da ponta do trem é um passo para fora da partida.
guide-floor = Sobe ou desce
guide-floor-now = Mudar de Piso leva de dentro de uma carta para o teto dela, ou de volta.
guide-floor-why = As balas ficam no seu piso: lá em cima se vê outra gente.
guide-turn = Meia-volta
guide-turn-now = Virar muda para onde o bandido olha, e nada mais.
guide-turn-why = Antes de Mover ou Atirar, manda essas cartas para o outro lado.
guide-hit = Acertaram você
guide-hit-now = Você está no chão: a próxima carta só serve para se levantar, seja qual for.
guide-hit-why = O lado bom: até lá as balas passam por cima de você.
guide-out = Você está fora
guide-out-now = Não há mais o que escolher. Veja como os outros terminam, ou comece outra partida.
guide-out-why = Quem saiu do trem não volta mais, e os seus tesouros não contam.
guide-uncoupled = O Último Vagão se vai
guide-uncoupled-now = Depois da última carta o Último Vagão é solto, e quem está nele está fora.
guide-uncoupled-why = No teto ou dentro, em pé ou no chão: nada ajuda, só estar mais à frente.
guide-treasure = Um tesouro
guide-treasure-now = A carta do vagão foi para quem, ainda a bordo, está mais longe da Locomotiva.
guide-treasure-why = Ficar para trás compensa, para quem ousa: os tesouros decidem se vários chegam até o fim.
guide-first = Outro Primeiro Jogador
guide-first-now = A estrela passou adiante, em sentido horário: quem está com ela revela a primeira carta agora.
guide-first-why = Jogar antes ou depois muda o que as suas cartas vão encontrar.
guide-next-round = O trem ficou mais curto
guide-next-round-now = As suas cartas voltaram: escolha três de novo. Veja qual vagão é o último agora.
guide-next-round-why = Todos ficam onde e como estão; quando as cartas acabarem, esse vagão também se vai.
guide-stunned = Você começa no chão
guide-stunned-now = Escolha três cartas, como sempre, mas comece por uma que não faça falta: ela só vai levantar você.
guide-stunned-why = Ninguém acorda só porque a rodada acabou.
guide-duel = Restam dois
guide-duel-now = Escolha como sempre, mas veja para onde o outro olha. Agora um empurrão pode decidir.
guide-duel-why = No momento em que só um está a bordo, ele vence, mesmo no meio da rodada.
guide-last-wagon = Resta um vagão
guide-last-wagon-now = Escolha de modo a terminar na Locomotiva: depois desta rodada não há mais nada.
guide-last-wagon-why = Se dois ou mais estiverem nela, vence quem tem mais tesouros; no empate, o mais valioso de todos.
guide-end = Esse é o jogo todo
guide-end-now = Jogue de novo, ou monte uma mesa com amigos, uma expansão ou uma regra da casa.
guide-end-why = Reflexo, Cavalo e o Carro de Viagem no Tempo se misturam à vontade.

## A folha de consulta

sheet-aim = Seja o único bandido a bordo. Se vários durarem até só restar a Locomotiva, vence quem tem mais tesouros.
sheet-set-up = Preparação
sheet-set-up-train = Um vagão a mais que jogadores, sorteados, com o valor oculto; a Locomotiva na frente. Cada um tem uma carta de cada tipo.
sheet-set-up-bandits = O Primeiro Jogador sorteado começa dentro do penúltimo vagão; os outros, em sentido horário, cada um num vagão mais à frente. A metade de trás, com o ímpar, olha para frente; os outros, para trás.
sheet-round = Uma rodada em quatro passos
sheet-round-scheme = cada um escolhe em segredo três cartas diferentes e as deixa viradas para baixo, a primeira em cima.
sheet-round-shoot = o Primeiro Jogador revela e cumpre uma carta, depois os outros, em sentido horário, até acabarem todas. Nenhuma pode ser pulada.
sheet-round-uncouple = é solto com quem está nele. Um sobrevivente pega a carta como tesouro.
sheet-round-pass = a carta vai em sentido horário ao próximo ainda na partida. Todos retomam as cartas e ficam onde e como estão.
sheet-cards = As quatro cartas
sheet-move = uma carta para onde você olha, no seu piso. Você fica na ponta da fila por onde chega. Além de qualquer ponta do trem, está fora.
sheet-floor = de dentro para o teto ou de volta, na mesma carta, olhando como antes. A borda fica às suas costas, e os outros dali à sua frente.
sheet-turn = olhe para o outro lado. Nada mais muda.
sheet-shoot = o primeiro em pé na sua linha de tiro voa uma carta adiante, na direção da bala, e fica atordoado.
sheet-sight = Linha de tiro
sheet-sight-picture = Mei, no teto, atira por cima de Ghost, que está no chão, e acerta Cheyenne; Doc está dentro, a salvo
sheet-sight-line = Vai para onde você olha, pela sua fila e de carta em carta, só no seu piso, até onde for.
sheet-sight-over = As balas passam por cima de quem está atordoado. Sem ninguém em pé ali, a carta está gasta.
sheet-sight-lands = O alvo passa por todos da própria carta e cai na ponta mais próxima da fila seguinte. Além da ponta do trem, está fora.
sheet-stunned = Atordoado
sheet-stunned-wake = A próxima carta, seja qual for, só levanta você, no mesmo lugar. Ninguém acorda entre as rodadas.
sheet-stunned-lies = No chão você não é atingido, e guarda o seu lugar na fila.
sheet-uncoupled = O Último Vagão
sheet-uncoupled-lost = No teto ou dentro, em pé ou atordoado: quem está nele está fora, e nenhuma carta ajuda.
sheet-uncoupled-treasure = De quem ainda está a bordo, o mais longe da Locomotiva pega o tesouro; na mesma carta o teto vem primeiro, no mesmo piso a ponta de trás.
sheet-uncoupled-value = O valor é só para os olhos do dono, até o fim da partida.
sheet-end = O fim
sheet-end-last = Só você a bordo: vence na hora, mesmo no meio da rodada.
sheet-end-treasures = Só resta a Locomotiva, com dois ou mais nela: vence quem tem mais tesouros; no empate, o mais valioso de todos.
sheet-end-out = Tesouros de quem está fora não contam. Se um vagão solto leva os últimos, ninguém vence.
sheet-expansions = Expansões
sheet-reflex = atordoado: você se levanta e atira de uma vez. Em pé: deita onde está, atordoado.
sheet-horse = você cavalga para dentro da Locomotiva, à frente de todos, olhando para frente. Se sair do trem quando ele é a sua próxima carta, ele traz você de volta na sua vez. Atordoado a bordo: só acorda você.
sheet-time-car = à frente da Locomotiva. Quem entra, andando ou por um tiro, sai dentro do Último Vagão, em pé, olhando para frente, e joga de novo o programa inteiro. Duas vezes na mesma rodada é um paradoxo: fora.
sheet-house-rules = Regras da casa, se todos quiserem
sheet-rulings = Onde tivemos de decidir
sheet-ruling-past = Um alvo passa por quem está no caminho, mesmo ao cair do trem.
sheet-ruling-front = Sem o Carro de Viagem no Tempo, sair pela frente da Locomotiva é tão fatal quanto sair por trás.
sheet-ruling-stunned = Quem está atordoado pode pegar um tesouro.
sheet-ruling-last = O derradeiro vagão também é pego, antes de comparar os tesouros.
sheet-ruling-middle = Uma carta pode acabar a partida; aí nenhum vagão é solto.
sheet-ruling-horse = Só um Cavalo que seja a próxima carta salva quem sai do trem.
