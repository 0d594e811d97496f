# Train Heist, português do Brasil.

game-title = Assalto ao Trem

list-and = { $before } e { $last }

cowboy-red = Vermelho
cowboy-green = Verde
cowboy-yellow = Amarelo
cowboy-blue = Azul

# cartas
card = { $rank } { $suit }
card-wild = Curinga
of-revolvers = de Revólveres
of-bags = de Bolsas
of-keyholes = de Fechaduras
rank-1 = Ás
rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-10 = 10

# saque
tile = { $loot } ({ $need })
need-suits = { $revolvers ->
    [0] { "" }
    [one] 1 Revólver
   *[other] { $revolvers } Revólveres
}{ $revolvers ->
    [0] { "" }
   *[other] { $bags ->
        [0] { $keyholes ->
            [0] { "" }
           *[other] { ", " }
        }
       *[other] { ", " }
    }
}{ $bags ->
    [0] { "" }
    [one] 1 Bolsa
   *[other] { $bags } Bolsas
}{ $bags ->
    [0] { "" }
   *[other] { $keyholes ->
        [0] { "" }
       *[other] { ", " }
    }
}{ $keyholes ->
    [0] { "" }
    [one] 1 Fechadura
   *[other] { $keyholes } Fechaduras
}
need-straight = sequência de 3
need-two-pairs = dois pares
need-three-of-a-kind = trinca
met-by = { $tile }: { $cards }
wild-as = Curinga como { $part }
part-revolver = Revólver
part-bag = Bolsa
part-keyhole = Fechadura
square-left = o lugar da esquerda { $at }
square-right = o lugar da direita { $at }

# o que se pode fazer
do-end = Encerrar ações
do-move = Ir até { $space }
do-board = Embarcar no trem: pular para { $space }
do-leave = Saltar do trem para { $space }
do-jump = Pular para o cavalo que está { $at }
do-mount = Montar em um cavalo
do-dismount = Descer do cavalo
do-ride = Cavalgar
do-call-horse = Mover o cavalo que está { $at }
do-with = Com { $card }
do-to = Até { $space }
do-loot = Saquear
do-take = Levar: { $loot }
do-take-both = Levar as duas fichas
do-pay = Usar { $cards }
do-pay-luring = Usar { $cards }: o Xerife vem até { $space }
do-name-revolvers = Os Curingas valem como Revólveres
do-name-otherwise = Os Curingas valem como outra coisa
do-drop = Entregar o saque
do-bring = Entregar: { $loot }
do-lay = Deixar na cidade: { $loot }
do-flip = Virar { $switch }
do-trade = Dar cartas ou trocar com { $who }
do-give = Oferecer { $cards }
do-accept = Aceitar, sem dar nada em troca
do-accept-for = Aceitar, dando em troca { $cards }
do-refuse = Recusar
do-take-bullet = Pegar uma bala
do-spend-bullet = Gastar uma bala
do-play-pair = Par: mais 1 ação
do-play-three = Trinca: mais 2 ações
do-play-four = Quadra: mais 3 ações
do-play-straight = Sequência de 4: vire qualquer desvio
do-play-wild = Curinga: mova o Xerife uma casa
do-use = Usar { $cards }
do-turn = Virar { $switch }
do-send = Mandar o Xerife para { $space }
do-search = Procurar uma chave
do-escape = Fugir da cadeia
do-keys = Com { $cards }
do-load = { $loot }: para { $square }
do-fill = Para { $square }
do-hold = Segurar o Carrasco com { $cards }
do-let-hang = Deixar o Carrasco avançar
do-discard = Descartar { $cards }
do-discard-nothing = Guardar todas as cartas
do-swap = Trocar { $card }
do-keep = Guardar todas as cartas
do-earn = { $title }: { $skill }

# o que aconteceu
ev-wanted-laid-out = Alcunhas em jogo: { $titles }.
ev-discards-opened = O descarte abriu com { $card }.
ev-bullet-dealt = { $who } começou com uma bala.
ev-turn-began = Turno { $n }: { $who }.
ev-turn-lost = { $who } ficou no chão do cânion e perdeu o turno.
ev-free-move = { $who } não gastou ação nesse movimento.
ev-actions-gained = { $who } ganhou { $count ->
    [one] { $count } ação
   *[other] { $count } ações
}.
ev-walked = { $who } foi até { $space }.
ev-entered-car = { $who } passou para { $space }.
ev-stepped-out = { $who } saiu para { $space }.
ev-climbed = { $who } subiu para { $space }.
ev-boarded = { $who } embarcou: pulou para { $space }.
ev-left = { $who } saltou do trem para { $space }.
ev-jumped-onto-horse = { $who } pulou do teto para um cavalo!
ev-mounted = { $who } montou em um cavalo.
ev-dismounted = { $who } desceu do cavalo.
ev-horse-moved = { $who } usou { $card }, e um cavalo foi até { $space }.
ev-loot-paid = { $who } usou { $cards }.
ev-looted = { $who } assaltou { $loot } { $at }.
ev-tile-uncovered = Quem aparece nesse lugar: { $loot }.
ev-delivered = { $who } entregou { $count ->
    [one] { $count } ficha de saque
   *[other] { $count } fichas de saque
} na { $town }.
ev-town-got = À espera na { $town }: { $loot }.
ev-scored = { $who } marcou { $count ->
    [one] { $count } ponto
   *[other] { $count } pontos
}.
ev-counters-placed = { $who } deixou { $count ->
    [one] { $count } contador
   *[other] { $count } contadores
} na { $town }.
ev-switch-flipped = { $who } virou { $switch }.
ev-pair-played = { $who } usou um par: { $cards }.
ev-three-played = { $who } usou uma trinca: { $cards }.
ev-four-played = { $who } usou uma quadra: { $cards }.
ev-straight-played = { $who } usou uma sequência: { $cards }.
ev-wild-played = { $who } usou um Curinga para mover o Xerife: { $cards }.
ev-switch-turned = { $who } virou { $switch } de longe.
ev-offered = { $who } ofereceu { $cards } para { $other }.
ev-offered-hidden = { $who } ofereceu { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
} para { $other }.
ev-offer-refused = { $who } recusou a oferta.
ev-gave = { $who } deu { $cards } para { $other }.
ev-traded = { $who } deu { $cards } para { $other } e recebeu { $back }.
ev-traded-hidden = { $who } trocou cartas com { $other }.
ev-bullet-taken = { $who } pegou uma bala.
ev-bullet-spent = { $who } gastou uma bala.
ev-sheriff-walked = O Xerife andou até { $space }.
ev-sheriff-lured = Um Curinga atraiu o Xerife para { $space }.
ev-sheriff-sent = O Xerife foi mandado para { $space }.
ev-sheriff-stayed = O Xerife não podia ir por ali e ficou parado.
ev-caught = O Xerife pegou { $who }: direto para a cadeia.
ev-walked-into-sheriff = { $who } deu de cara com o Xerife: direto para a cadeia.
ev-spotted = Fora do túnel, o Xerife avistou { $who }: direto para a cadeia.
ev-jail-drew-key = { $who } comprou { $card }: uma chave.
ev-jail-drew-other = { $who } comprou { $card }: não é chave, descarte.
ev-escaped = { $who } fugiu com { $cards }!
ev-train-moved = O trem rodou { $count ->
    [one] { $count } trilho
   *[other] { $count } trilhos
}.
ev-train-wrapped = O trem saiu por uma borda do mapa e voltou pela outra.
ev-star-reached = O trem chegou à estrela { $at }.
ev-train-hit = O trem arremessou { $who } para o Cânion Maluco.
ev-swept-off = O túnel varreu { $who } do teto para o Cânion Maluco.
ev-horse-lost = O trem atingiu um cavalo. Ele não volta mais.
ev-event-played = Evento: { $event }.
ev-territory-marked = O Território Cherokee agora abrange { $space } e { $rail }.
ev-track-switched = Via trocada: { $switch } virou.
ev-speed-raised = A todo vapor: o trem ganhou 1 de velocidade, sem volta.
ev-speed-locked = O trem já está na velocidade máxima; uma das fugas já não vai freá-lo.
ev-switches-removed = Era o último evento: os dois desvios saíram do tabuleiro, e o próximo entroncamento encerra o jogo.
ev-counters-paid = A { $town } pagou { $count ->
    [one] { $count } ponto
   *[other] { $count } pontos
} para { $who }.
ev-tile-loaded = Embarque { $at }: { $loot }.
ev-square-filled = Lugar vago ocupado { $at }: { $loot }.
ev-hangman-moved = A cidade não tinha saque à espera: o Carrasco avançou um nó.
ev-hangman-held = { $who } descartou { $cards } e segurou o Carrasco.
ev-hangman-let = { $who } deixou o Carrasco avançar.
ev-discarded = { $who } descartou { $cards }.
ev-drew = { $who } comprou { $cards }.
ev-drew-hidden = { $who } comprou { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}.
ev-card-swapped = { $who } trocou { $card } por outra carta.
ev-deck-shuffled = O baralho de pôquer foi embaralhado.
ev-title-earned = { $who } ganhou uma alcunha: { $title }.
ev-won = A meta de { $goal } foi alcançada. Todo mundo vence!
ev-won-by-counters = Contadores suficientes: vitória de { $names }.
ev-points-after-skull = O Carrasco chegou à caveira. Por pontos, vitória de { $names }.
ev-points-after-junction = O trem escapou no entroncamento. Por pontos, vitória de { $names }.
ev-score-after-skull = O Carrasco chegou à caveira. Fica valendo a pontuação.
ev-score-after-junction = O trem escapou no entroncamento. Fica valendo a pontuação.
ev-lost-skull = O Carrasco chegou à caveira. Todo mundo perde.
ev-lost-junction = O trem escapou no entroncamento. Todo mundo perde.

ending-goal = a meta foi alcançada
ending-counters = contadores suficientes foram reunidos
ending-skull = o Carrasco chegou à caveira
ending-junction = o trem escapou em um entroncamento

# por que algo não pode ser feito
refuse-seat-count = Jogam de 2 a 4 caubóis, não { $count }.
refuse-colour-taken = O caubói { $name } já tem dono: cada pessoa joga com o seu próprio caubói.
refuse-goal = A meta é de { $lowest } a 20 fichas, não { $goal }.
refuse-fewer-events = No máximo 10 cartas de evento podem ser retiradas a mais, não { $count }.
refuse-wanted-count = No máximo 5 cartazes de Procura-se entram em jogo, não { $count }.
refuse-first-not-seated = O caubói { $name } não pode começar: ele não está em jogo.
refuse-unknown-edition = Não há aqui nenhuma edição “{ $edition }”.
refuse-unreadable = “{ $text }” não é uma decisão de Assalto ao Trem.
refuse-game-over = A partida acabou.
refuse-not-asked = Não é a sua vez de decidir.
refuse-wrong-step = Não é isso que se pede agora.
refuse-no-action = Não resta nenhuma Ação de Assalto.
refuse-not-beside = Essa casa não é vizinha.
refuse-car-in-the-way = Há um vagão no caminho.
refuse-in-front = Ninguém embarca nem salta do trem diante da locomotiva.
refuse-cherokee-territory = Esse é o Território Cherokee: só se entra com convite.
refuse-roof-in-tunnel = Não se entra no teto de um vagão dentro do túnel.
refuse-no-exit = Não há saída do trem por aqui.
refuse-no-horse = Esse cavalo não está aqui.
refuse-horse-lost = Esse cavalo não está na partida.
refuse-horse-full = Esse cavalo já leva duas pessoas.
refuse-horse-taken = Esse cavalo já está com outra pessoa.
refuse-saddle = Não dá para subir e descer de novo antes da próxima ação.
refuse-too-far = Essa casa fica longe demais para esta carta, ou não há como chegar até lá.
refuse-not-in-car = Só se saqueia dentro de um vagão de passageiros.
refuse-no-tile = Não há nenhuma ficha de saque ali.
refuse-loaded = Primeiro é preciso entregar o saque que você carrega.
refuse-one-tile-more = Com uma ficha na mão, você pode levar mais uma, não duas.
refuse-does-not-meet = Essas cartas não atendem ao que se pede.
refuse-not-in-hand = Essa carta não está na sua mão.
refuse-no-loot = Você não carrega nenhum saque para entregar.
refuse-not-in-town = O saque se entrega em uma cidade.
refuse-no-such-tiles = Essa escolha de fichas não é possível.
refuse-not-on-junction = Você não está nesse entroncamento.
refuse-train-on-junction = O trem está nesse entroncamento.
refuse-no-switch = Os desvios estão fora do tabuleiro.
refuse-apart = Vocês não estão na mesma casa.
refuse-refused-before = Sua oferta já foi recusada neste turno.
refuse-keys-only = Só Fechaduras e Curingas passam pelas grades da cadeia.
refuse-hand-limit = Uma mão ficaria acima do limite.
refuse-nothing-given = Quem dá precisa dar pelo menos uma carta.
refuse-no-bullet-left = Nenhuma bala disponível.
refuse-no-bullet-held = Você não tem nenhuma bala.
refuse-bullet-of-this-turn = Uma bala pega ou gasta neste turno não pode ser usada de novo nele.
refuse-one-bullet = Na Disputa, ninguém tem mais de uma bala.
refuse-jailed = Quem está na cadeia só pode procurar chaves.
refuse-not-jailed = Você não está na cadeia.
refuse-not-enough-keys = Essas não são as chaves necessárias.
refuse-no-draw = Não há mais cartas para comprar, ou a mão está cheia.
refuse-not-aboard = Na Disputa, o Xerife só é movido por quem está a bordo do trem.
refuse-sheriff-cannot = O Xerife não pode ir até lá.
refuse-no-such-square = Essa ficha não pode ir para esse lugar.
refuse-no-such-title = Essa alcunha não está entre as que você conquistou.
# a mesa
game-pitch = Assalte o trem, cavalgue até as cidades e fique longe da cadeia: todo mundo vence ou perde junto.
sheriff = Xerife
horse = Cavalo
territory = Território Cherokee
map-main = Mapa Principal
map-train = Mapa do Trem
sign-east = para o leste
sign-west = para o oeste
heading-turn = Turno { $turn }: { $who }, { $actions ->
    [one] { $actions } ação restante
   *[other] { $actions } ações restantes
}
heading-over = Fim de jogo
meter-speed = Velocidade { $count }
meter-heist = Roubo { $count }
meter-heist-of = Roubo { $count } de { $goal }
meter-no-heist = Cada um por si
meter-hangman = Carrasco { $count } de { $most }
meter-bullets = Balas { $count }
meter-events = Eventos por vir { $count }
poster-head = Procura-se
plate-points = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
words-asked = { $who } ({ $name }) decide.
words-score-of = { $score } de { $goal } fichas entregues.
words-score = { $score ->
    [one] { $score } ficha entregue
   *[other] { $score } fichas entregues
}; não há meta.
words-versus = Cada qual por si.
words-speed = O trem anda { $speed ->
    [one] { $speed } trilho
   *[other] { $speed } trilhos
} por turno.
words-hangman = O Carrasco avançou { $knots } de { $most } nós.
words-events = Ainda por vir: { $count ->
    [one] { $count } carta de evento
   *[other] { $count } cartas de evento
}.
words-deck = No baralho de pôquer: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}.
words-bullets = Ao lado do tabuleiro: { $count ->
    [one] { $count } bala
   *[other] { $count } balas
}.
words-final-run = Corrida final: o próximo entroncamento encerra o jogo.
words-last-event = Último evento: { $event }.
words-no-event = Nenhum evento ainda.
words-stack = { $loot }, e mais { $more } embaixo
words-empty = vago
words-flat = { $name } (de costas no chão)
words-mounted = { $name } (a cavalo)
words-on-foot = { $name }
words-no-loot = nenhum saque à espera.
words-territory = Território Cherokee: { $space } e { $rail }.
words-cowboys = Caubóis
words-carries = Carrega: { $loot }.
words-holds-bullets = { $count ->
    [one] { $count } bala
   *[other] { $count } balas
}
words-points = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}, { $waiting ->
    [one] { $waiting } contador
   *[other] { $waiting } contadores
} à espera.
words-title = Alcunha: { $title } ({ $skill })
words-no-cards = sem cartas
words-hidden-cards = { $count ->
    [one] { $count } carta oculta
   *[other] { $count } cartas ocultas
}
words-wanted = Cartazes de Procura-se
words-no-wanted = Nenhum em jogo.
seat-left = Lugar da esquerda
seat-right = Lugar da direita
switch-red = vermelho
switch-green = verde
switch-gone = fora do tabuleiro
hand-label = Suas cartas

# o que se pergunta
ask-action = O que você faz?
ask-horse-card = Qual carta move o cavalo?
ask-horse-to = Para onde vai o cavalo?
ask-loot-tiles = Qual saque você leva?
ask-loot-cards = Quais cartas você usa?
ask-naming = Os Curingas valem como o quê?
ask-bring = Qual saque você entrega?
ask-lay = Quais fichas ficam na cidade?
ask-give = Quais cartas você oferece?
ask-answer = Ofereceram cartas a você. Marque o que dá em troca, se quiser dar algo.
ask-use = Quais cartas você usa?
ask-turn = Qual desvio você vira?
ask-send = Para onde vai o Xerife?
ask-keys = Quais chaves você usa?
ask-load = Qual ficha vai para onde?
ask-fill = Para onde vai a nova ficha?
ask-hold = O Carrasco está prestes a avançar. Você o segura?
ask-discard = Marque as cartas que quer descartar.
ask-swap = Quer trocar uma carta?
ask-earn = Com qual alcunha você fica?
tick-discard = Descartar estas e comprar
tick-give = Oferecer estas
tick-accept = Aceitar
actions-left = { $count ->
    [one] Resta 1 ação
   *[other] Restam { $count } ações
}
why-not = por que não?
not-loot = Saquear
not-drop = Entregar
not-bullet = Pegar uma Bala
not-flip = Virar um desvio
not-trade = Dar ou trocar
pay-keeps = Você fica com
pay-sheriff-stays = O Xerife fica onde está.
pay-sheriff-comes = O Xerife vem até { $space }.
pay-sheriff-catches = O Xerife prende você!
trade-holds = { $who } tem
trade-offers = { $who } oferece a você
trade-you-offer = Você oferece
trade-you-return = Você dá em troca, se quiser
trade-then = A outra pessoa pode recusar ou dar cartas em troca.

# a preparação
setup-count = Caubóis
setup-mode = Modo
mode-cooperative = Cooperativo: todo mundo vence ou perde junto
mode-solitaire = Solo: uma só pessoa joga com todos os caubóis
mode-score-challenge = Desafio de pontos: sem meta, o máximo de fichas possível
mode-versus = Disputa: mãos ocultas, cada qual por si
setup-goal = Meta
setup-goal-zone = { $goal } ({ $zone })
zone-short = só em partida curta
zone-easy = fácil
zone-medium = médio
zone-hard = difícil
setup-fewer = Cartas de evento retiradas a mais
setup-fewer-help = Menos eventos deixam a partida mais curta ou, com a mesma meta, mais difícil: desconte da meta cerca de um ponto a cada duas cartas retiradas.
setup-wanted = Com cartazes de Procura-se: missões que rendem uma alcunha e um talento
setup-edition = Tabuleiro e cartas
setup-house-rules = Regras da casa
setup-ruling = decisão { $id }
house-titles-at-once = Alcunhas valem na hora
house-sheriff-goes-as-far-as-he-can = O Xerife anda uma casa quando não pode andar duas
house-drop-off-one-by-one = De duas fichas, pode-se entregar só uma
house-speed-by-prisoners = A velocidade é a base mais todas as pessoas na cadeia
agreed-goal = Meta: { $goal } fichas
agreed-fewer = { $count ->
    [one] { $count } carta de evento retirada
   *[other] { $count } cartas de evento retiradas
} a mais
agreed-no-wanted = Sem cartazes de Procura-se

# o fim
end-over = Depois de { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
}
end-won = O assalto é um triunfo!
end-lost = O assalto fracassou
end-score = Fica valendo a pontuação
end-versus = O saque está contado
end-delivered = { $count ->
    [one] { $count } ficha foi entregue
   *[other] { $count } fichas foram entregues
} nas cidades.
end-winners = Vitória de { $names }.
end-why-goal = A meta combinada foi alcançada.
end-why-counters = Alguém tem contadores de saque suficientes.
end-why-skull = O trem chegou vezes demais a uma cidade sem saque, e o marcador do Carrasco chegou à caveira.
end-why-junction = Depois da última carta de evento, o trem chegou a um entroncamento.
end-picture-won = Os caubóis cavalgam para casa diante de um grande pôr do sol, ao lado de um monte de sacos: { $count ->
    [one] 1 ficha entregue
   *[other] { $count } fichas entregues
}.
end-picture-hanged = Anoitece. Os caubóis estão atrás das grades do vagão de carvão; o Xerife assobia, e uma caveira balança no laço da forca.
end-picture-away = O trem vai embora soltando fumaça, e o Xerife acena da última plataforma. Os caubóis ficam olhando; um deles está caído de costas.
end-picture-versus = A cavalo, com o saque: { $names }.
end-picture-score = { $count ->
    [0] Os caubóis sem saque nenhum
   *[other] Os caubóis em volta do monte de saque
}, sob uma placa que diz { $count }.
fate-at = terminou { $at }
fate-points = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}, terminou { $at }

# em uma página
sheet-turn = Um turno
sheet-turn-actions = 1. Até 4 Ações de Assalto, e Ações Livres, em qualquer ordem.
sheet-turn-train = 2. O trem anda o quanto o medidor de velocidade mostra.
sheet-turn-discard = 3. Descarte quantas cartas quiser.
sheet-turn-draw = 4. Compre até ter 5 cartas.
sheet-actions = Ações de Assalto
sheet-move = Mova-se uma casa; embarque ao lado de um vagão ou atrás do trem, nunca pela frente; salte de uma plataforma ou, de um teto, para um cavalo.
sheet-horse = Descarte uma carta e mova um cavalo no máximo tantas casas quanto o número dela: o que você monta, ou um sem ninguém na sela.
sheet-loot = Saqueie dentro de um vagão: cartas que atendam a uma ou às duas fichas do topo. Cada Curinga traz o Xerife uma casa mais perto.
sheet-drop = Entregue todo o seu saque em uma cidade: 1 ponto por ficha e, para cada uma, uma ficha nova na cidade.
sheet-flip = Vire o desvio do entroncamento em que você está, a não ser que o trem esteja nele.
sheet-trade = Dê cartas a alguém na mesma casa, que pode dar outras em troca.
sheet-bullet = Pegue uma bala: mais uma ação em um turno futuro.
sheet-jail = Na cadeia: compre uma carta por ação. Com três Fechaduras ou Curingas, você foge.
sheet-free = Ações Livres
sheet-pair = Par: mais 1 ação
sheet-three = Trinca: mais 2 ações
sheet-four = Quadra: mais 3 ações
sheet-straight = Sequência de 4: vire qualquer desvio
sheet-wild = Curinga: mova o Xerife uma casa
sheet-mount = Monte em um cavalo ou desça dele
sheet-train = O trem
sheet-star = Em uma estrela, e na borda do mapa, entra em jogo uma carta de evento.
sheet-town = Em uma cidade, o saque dela embarca; sem saque, o Carrasco avança um nó. Os lugares vagos são ocupados.
sheet-hit = Quem está nos trilhos vai parar no cânion e perde um turno; um cavalo não volta mais.
sheet-tunnel = O túnel varre os caubóis dos tetos. Dentro dele, o Xerife não vê ninguém.
sheet-edge = Ao passar da borda, o trem volta pelo outro lado.
sheet-sheriff = Quem encontra o Xerife vai para a cadeia sem cartas, saque nem balas, e o trem fica mais rápido.
sheet-end = O fim
sheet-goal = Vitória: a meta é alcançada.
sheet-skull = Derrota: o Carrasco chega à caveira.
sheet-junction = Derrota: depois do último evento, o trem chega a um entroncamento.
sheet-versus = Disputa: vence quem chega primeiro a 7 contadores (5 com quatro participantes), ou quem tem mais pontos no fim.
