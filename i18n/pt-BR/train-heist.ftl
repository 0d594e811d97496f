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
do-move-caught = Ir até { $space }: o Xerife está lá e prende você!
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
ev-spotted = Ao sair do túnel, o Xerife avistou { $who }: direto para a cadeia.
ev-jail-drew-key = { $who } comprou { $card }: uma chave.
ev-jail-drew-other = { $who } comprou { $card }: não é chave, descarte.
ev-escaped = { $who } fugiu com { $cards }!
ev-train-moved = O trem andou { $count ->
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
refuse-not-asked = Ninguém precisa decidir nada agora.
refuse-not-your-turn = Não é a sua vez de decidir. A pergunta é para { $who }: { $question }
refuse-wrong-step = Não é isso que se pergunta a você agora: { $question }
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
meter-no-heist = Cada qual por si
meter-hangman = Carrasco { $count } de { $most }
meter-bullets = Balas { $count }
meter-events = Eventos por vir { $count }
poster-head = Procura-se
plate-points = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
words-sentence = { $says }.
words-who = { $who } ({ $name })
words-poster = { $deed } → { $skill }
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
ask-on-map = Toque em uma casa que brilha em um dos mapas.
ask-places = Ou escolha em uma lista de { $count } lugares
ask-discard-jail = Quem está na cadeia não compra nada agora. Marque cartas só se quiser jogá-las fora.
tick-discard-jail = Continuar
tick-discard = Descartar estas e comprar
tick-give = Oferecer estas
tick-accept = Aceitar
actions-left = { $count ->
    [0] Nenhuma ação restante
    [one] Resta 1 ação
   *[other] Restam { $count } ações
}
why-not = por que não?
not-loot = Saquear
not-drop = Entregar
not-bullet = Pegar uma bala
not-flip = Virar um desvio
not-trade = Dar ou trocar
pay-keeps = Você fica com
pay-sheriff-stays = O Xerife fica onde está.
pay-sheriff-comes = O Xerife vem até { $space }.
pay-sheriff-catches = O Xerife vem até { $space } e prende você!
pay-sheriff-catches-others = O Xerife vem até { $space }. Ele prende { $who }!
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
setup-goal-suggested = { $goal }, ou menos com menos eventos
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
agreed-wanted = { $count ->
    [one] Com { $count } cartaz de Procura-se
   *[other] Com { $count } cartazes de Procura-se
}
agreed-edition = Tabuleiro e cartas: { $edition }

# as melhores pontuações
scores-seats = { $seats ->
    [2] Dois caubóis
    [3] Três caubóis
    [4] Quatro caubóis
   *[other] { $seats } caubóis
}
scores-with = { $seats ->
    [2] com dois caubóis
    [3] com três caubóis
    [4] com quatro caubóis
   *[other] com { $seats } caubóis
}

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
    [0] Nenhuma ficha foi entregue
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
sheet-needs = O que o saque pede, por exemplo
sheet-end = O fim
sheet-goal = Vitória: a meta é alcançada.
sheet-skull = Derrota: o Carrasco chega à caveira.
sheet-junction = Derrota: depois do último evento, o trem chega a um entroncamento.
sheet-versus = Disputa: vence quem chega primeiro a 7 contadores (5 com quatro participantes), ou quem tem mais pontos no fim.

# o guia da primeira partida
guide-welcome = Boas-vindas ao bando, { $name }
guide-welcome-now = Todo mundo joga junto: assaltem o trem e levem { $goal } fichas de saque até as cidades.
guide-welcome-why = Com { $goal } fichas entregues, todo mundo vence. Todo mundo perde se o Carrasco chegar à caveira, ou se o trem chegar a um entroncamento depois do último evento.
guide-end = Esse é o jogo todo
guide-end-now = Jogue de novo, ou monte uma mesa com amigos, uma meta mais alta ou cada qual por si.
guide-end-why = A meta, o número de eventos e as regras da casa ficam à sua escolha.
guide-jailed = Você está na cadeia
guide-jailed-now = O Xerife encontrou você: suas cartas, seu saque e suas balas se foram.
guide-jailed-why = Quanto mais gente na cadeia, mais rápido o trem anda, até a velocidade 5. Três chaves abrem a cela.
guide-flat = Você caiu de costas
guide-flat-now = Você foi parar no Cânion Maluco e perde seu próximo turno.
guide-flat-why = É o que a locomotiva faz com quem está nos trilhos, e o túnel com quem está nos tetos. Mesmo em um turno perdido, o trem anda.
guide-final-run = A corrida final
guide-final-run-now = Esse foi o último evento: os dois desvios saíram do tabuleiro. Entreguem o que puderem!
guide-final-run-why = De agora em diante, o primeiro entroncamento a que o trem chegar encerra o jogo, com derrota se a meta não vier antes.
guide-hangman = O Carrasco avança
guide-hangman-now = O trem chegou a uma cidade sem saque à espera, e o Carrasco avançou um nó rumo à caveira.
guide-hangman-why = Com { $knots } falhas ao todo, todo mundo perde. O saque entregue em uma cidade espera ali pelo trem e segura o Carrasco.
guide-title = Um cartaz conquistado
guide-title-now = { $who } cumpriu uma missão e ficou com o cartaz, com uma alcunha e um talento especial.
guide-title-why = O talento vale a partir do próximo turno de quem o ganhou. Ninguém fica com mais de um cartaz.
guide-lured = O Xerife ouviu
guide-lured-now = Um Curinga ajudou a pagar o saque, e por isso o Xerife chegou mais perto daquele vagão.
guide-lured-why = Um Curinga vale qualquer naipe ou qualquer número, mas cada um usado para saquear atrai o Xerife uma casa, e ele prende quem encontra.
guide-robbed = { $who } tem saque
guide-robbed-now = { $who } usou cartas que atendem ao que uma ficha pede e ficou com ela.
guide-robbed-why = Quem carrega saque precisa levá-lo a uma cidade antes de saquear de novo.
guide-delivered = Entregue!
guide-delivered-now = { $who } levou saque a uma cidade: cada ficha é um ponto no caminho até { $goal }.
guide-delivered-why = Para cada uma, há agora uma ficha nova nessa cidade. Quando o trem passar, elas embarcam, e o Carrasco não se mexe.
guide-event = Um evento
guide-event-now = O trem passou por uma estrela, ou pela borda do mapa, e entrou em jogo uma carta de evento: { $event }.
guide-event-why = Ela diz: { $text } Repare quantos eventos faltam: depois do último começa a corrida final.
guide-sheriff-walks = O Xerife anda
guide-sheriff-walks-now = Um evento mandou o Xerife pelo trem: { $event }.
guide-sheriff-walks-why = Ele prende quem encontra no caminho. Aonde não pode ir, não vai: ele fica nos vagões A, B e C e nas plataformas deles.
guide-territory = Território Cherokee
guide-territory-now = Um marco foi colocado: { $text }
guide-territory-why = De trem se passa sem perigo. Quem está lá dentro pode sair, mas não voltar.
guide-track-switched = Via trocada
guide-track-switched-now = Um evento mexe com um desvio: { $text }
guide-track-switched-why = Enquanto um vagão está em um entroncamento, nada vira o desvio dele. A escolha do desvio não cabe a vocês.
guide-full-steam = A todo vapor
guide-full-steam-now = De agora em diante o trem anda um trilho a mais, sem volta, mas nunca mais que 5.
guide-full-steam-why = Planeje seus caminhos: o trem vai chegar antes à próxima cidade.
guide-loaded = O saque embarca
guide-loaded-now = O trem chegou a uma cidade, e o saque que estava ali embarcou no vagão com a letra dela.
guide-loaded-why = Assim o Carrasco ficou onde estava. Os lugares vagos do trem são ocupados com fichas do saco.
guide-caught = { $who } está na cadeia
guide-caught-now = O Xerife encontrou { $who }, que ficou sem cartas, saque e balas.
guide-caught-why = Uma prisão deixa o trem mais rápido, até a velocidade 5, e uma fuga o freia de novo. Na plataforma 1, dá para passar Fechaduras e Curingas a quem está na cadeia.
guide-hit = { $who } caiu de costas
guide-hit-now = { $who } foi parar no Cânion Maluco e perde um turno.
guide-hit-why = Acontece com quem está nos trilhos quando a locomotiva chega, ou em um teto que entra no túnel.
guide-horse-lost = Um cavalo perdido
guide-horse-lost-now = O trem atingiu um cavalo que estava nos trilhos. Ele está fora do jogo.
guide-horse-lost-why = Nunca deixe um cavalo em trilhos por onde o trem vai passar.
guide-broke-out = { $who } fugiu
guide-broke-out-now = { $who } tinha chaves suficientes e está na plataforma 1 com cartas novas na mão.
guide-broke-out-why = Uma fuga freia o trem em 1, se a prisão o tinha deixado mais rápido.
guide-rides = { $who } moveu um cavalo
guide-rides-now = Para isso se descartou uma carta: um cavalo anda tantas casas quanto o número dela, ou menos.
guide-rides-why = Custa uma só ação, por mais longe que vá. Um cavalo sem ninguém na sela pode ser chamado, e leva até duas pessoas.
guide-maps = Dois mapas, um trem
guide-maps-now = { $who } está a bordo, { $at }.
guide-maps-why = O Mapa do Trem mostra o trem de lado: é lá que se anda por dentro dele, enquanto os cinco vagões rodam pelo Mapa Principal.
guide-edge = Para além da borda
guide-edge-now = O trem saiu por uma borda do mapa e voltou pela outra.
guide-edge-why = Isso traz uma carta de evento, se ainda houver. Caubóis e cavalos não podem usar esse caminho.
guide-junction = Um entroncamento
guide-junction-now = O trem chegou a um entroncamento: a cor do desvio decide por onde ele segue.
guide-junction-why = Quem está em um entroncamento sem trem pode virar o desvio e mandar o trem por outro caminho.
guide-rolled = O trem segue viagem
guide-rolled-now = O medidor de velocidade mostrava { $count }, e o trem partiu para andar o mesmo número de trilhos.
guide-rolled-why = Ele anda em todos os turnos, no seu e nos dos outros, depois das ações. Pense em onde ele vai estar no seu próximo turno.
guide-watch = É a vez de { $who }
guide-watch-now = Veja o que { $who } faz. O registro conta cada passo, com a regra.
guide-watch-why = A vez passa em sentido horário. Vocês estão do mesmo lado, e todo mundo vê as cartas de todo mundo.
guide-actions = Suas quatro ações
guide-actions-now = Um turno tem quatro ações, e você ainda tem { $actions }. As casas aonde você pode ir brilham, e tudo o mais que pode fazer é um botão.
guide-actions-why = Quando você encerra as ações, o trem anda. Depois você pode descartar, e compra até ter 5 cartas.
guide-walk = A pé
guide-walk-now = Você está { $at }. Toque em uma casa que brilha para ir até lá: uma ação por casa.
guide-walk-why = Paredões do cânion e mesas são fechados, e também as casas com um vagão.
guide-mount = Aqui há um cavalo
guide-mount-now = Monte nele: é de graça. Na sela, uma carta da sua mão leva você por tantas casas quanto o número dela, por uma só ação.
guide-mount-why = A pé, cada casa custa uma ação; caminhos longos são para os cavalos. Guarde uma carta alta para isso.
guide-ride = Na sela
guide-ride-now = Cavalgue: escolha uma carta e depois uma casa, no máximo tão longe quanto o número dela.
guide-ride-why = A carta é descartada; um Curinga vale qualquer número. Da sela dá para entregar saque, mas cavalo não entra no trem: se você embarcar, ele fica.
guide-call = Um cavalo ao alcance da voz
guide-call-now = Um cavalo sem ninguém na sela está { $there }. Por uma ação e uma carta, você pode movê-lo tantas casas quanto o número dela, ou menos.
guide-call-why = Dá para chamá-lo de qualquer lugar, até de dentro do trem. Se ele parar ao lado de um vagão, serve para um pulo do teto.
guide-board = A bordo!
guide-board-now = Você está ao lado do trem: por uma ação, pode embarcar, pulando para { $space }.
guide-board-why = Embarca-se pelo lado ou por trás, nunca pela frente. O vagão ao seu lado decide onde você cai.
guide-sheriff = Cuidado com o Xerife
guide-sheriff-now = O Xerife está { $there }. Fique fora do caminho dele, e não vá aonde ele está.
guide-sheriff-why = Quem o encontra vai para a cadeia sem cartas, saque nem balas. Ele nunca sobe nos tetos.
guide-platform = No trem
guide-platform-now = Você está { $at }. O que brilha está aberto para você.
guide-platform-why = O saque está dentro dos vagões A, B e C, duas pilhas em cada um. Salta-se do trem pelas plataformas e, dos tetos, para um cavalo.
guide-roof = No teto
guide-roof-now = Aqui em cima o Xerife não pega você, e os tetos levam de vagão a vagão.
guide-roof-why = Mas um túnel varre você daqui. E, do teto, só se sai do trem pulando para um cavalo ao lado do vagão.
guide-jump = Pule!
guide-jump-now = Há um cavalo ao lado deste vagão: por uma ação, você pode pular do teto para a sela.
guide-jump-why = O cavalo precisa de um lugar livre. Pode estar ao lado do vagão ou atrás do trem, não na frente.
guide-tunnel = Túnel à frente!
guide-tunnel-now = Do jeito que está, o próximo movimento do trem leva este vagão para dentro do túnel. Desça do teto.
guide-tunnel-why = Quem está em um teto que entra vai parar no Cânion Maluco e perde um turno. Dentro de um vagão no túnel não há perigo; ali nem o Xerife vê ninguém.
guide-rails = Você está nos trilhos!
guide-rails-now = Do jeito que está, o trem vai passar por aqui quando andar { $speed }. Saia da frente antes de encerrar.
guide-rails-why = Quem é atingido vai parar no Cânion Maluco e perde o próximo turno, e um cavalo não volta mais.
guide-tiles = O que o saque pede
guide-tiles-now = Cada ficha mostra as cartas que pede. Uma que está { $car }: { $tile }.
guide-tiles-why = Junte essas cartas antes de entrar: naipes, ou conjuntos de números. O Ás vale 1, um Curinga vale qualquer naipe ou número.
guide-loot = Assalte o trem!
guide-loot-now = Suas cartas bastam para um saque neste vagão: escolha Saquear.
guide-loot-why = Custa uma ação e as cartas. Se elas atenderem às fichas do topo das duas pilhas, você pode levar as duas de uma vez.
guide-not-yet = Não com estas cartas
guide-not-yet-now = Há saque neste vagão, mas suas cartas não atendem ao que ele pede.
guide-not-yet-why = Veja o que há nos outros vagões. No fim do turno, você pode descartar e comprar outras cartas.
guide-pay = Quais cartas?
guide-pay-now = Há mais de um jeito de pagar: escolha as cartas que fazem menos falta.
guide-pay-why = Elas são descartadas. Cada Curinga entre elas traz o Xerife uma casa mais perto de você.
guide-carry = Fuja com o saque
guide-carry-now = O que você carrega não vale nada antes de chegar a uma cidade. Salte do trem e vá até lá.
guide-carry-why = Até então você não pode saquear de novo. E, se o Xerife pegar você, tudo volta para o saco.
guide-leave = Saltar do trem
guide-leave-now = Por uma ação, você pode saltar do trem aqui, por exemplo para { $space }.
guide-leave-why = Você cai ao lado deste vagão, ou atrás do trem, nunca na frente dele. De dentro de um vagão não há saída.
guide-next-town = Qual cidade?
guide-next-town-now = Qualquer cidade aceita seu saque. Do jeito que estão os desvios, o trem passa primeiro { $there }.
guide-next-town-why = Se não houver saque em uma cidade quando o trem chegar, o Carrasco avança um nó. Veja onde está faltando.
guide-drop = Entregue!
guide-drop-now = Você está { $at } com saque: por uma ação, entregue.
guide-drop-why = Cada ficha é um ponto. Para cada uma, o saco dá uma ficha nova à cidade, e o trem vai buscá-la ali.
guide-flip = No desvio
guide-flip-now = Você está em um entroncamento: por uma ação, pode virar o desvio dele.
guide-flip-why = Vermelho ou verde decide por onde o trem segue aqui; assim dá para desviá-lo de uma cidade ainda sem saque.
guide-straight = Um desvio de longe
guide-straight-now = Você tem quatro números em sequência: use-os para virar um desvio qualquer, de onde estiver.
guide-straight-why = Não custa ação, só as cartas. Um desvio debaixo do trem não vira.
guide-sets = Mais ações
guide-sets-now = Você tem cartas de mesmo número: use-as para ganhar mais ações neste turno.
guide-sets-why = Um par dá 1, uma trinca 2, uma quadra 3. Não custa ação, só as cartas; Curingas também servem.
guide-bullet = Sobrou uma ação?
guide-bullet-now = Pegue uma bala: ela guarda esta ação para um turno futuro. Sem isso, o que você não usa se perde.
guide-bullet-why = Há só três para todo mundo. Em um turno futuro, ela dá a você mais uma ação.
guide-spend = Sua bala
guide-spend-now = Você pode gastar uma bala agora: mais uma ação neste turno.
guide-spend-why = Gastar é de graça. A bala volta para o lado do tabuleiro, e alguém pode pegá-la em outro turno.
guide-send = Mande o Xerife embora
guide-send-now = Com seu Curinga, você pode mover o Xerife uma casa, para o lado que quiser.
guide-send-why = Não custa ação, só a carta. Ele prende como sempre, até você.
guide-spent = Suas ações acabaram
guide-spent-now = Encerre as ações: o trem vai andar { $speed }. O que mais você ainda pode fazer agora é de graça.
guide-spent-why = De graça são: conjuntos de cartas por mais ações, um Curinga para o Xerife, uma sequência para um desvio, uma bala que você tenha, e subir ou descer de um cavalo.
guide-trade = Divida suas cartas
guide-trade-now = { $who } está na sua casa: por uma ação, você pode dar cartas, e talvez receber outras.
guide-trade-why = Veja o que { $who } tem na mão: juntos, talvez vocês tenham o que uma ficha pede. Nenhuma mão pode passar do limite, em geral 5.
guide-help = Chaves para quem precisa
guide-help-now = Daqui você pode ajudar { $who } na cadeia: por uma ação, passe Fechaduras ou Curingas.
guide-help-why = Três delas abrem a cadeia, e uma fuga pode frear o trem de novo.
guide-answer = Cartas para você
guide-answer-now = Oferecem cartas a você. Aceite, dando em troca o que quiser ou nada, ou recuse a oferta.
guide-answer-why = Vocês estão do mesmo lado: uma carta que não serve a você pode ajudar a pagar a próxima ficha.
guide-jail = À procura de chaves
guide-jail-now = A cada ação, você compra uma carta: Fechaduras e Curingas são chaves e ficam com você, as outras são descartadas.
guide-jail-why = Com três chaves você foge. Alguém na plataforma 1 pode passar chaves a você.
guide-escape = Fuja!
guide-escape-now = Você tem chaves suficientes: fuja. Não custa ação.
guide-escape-why = Você vai parar na plataforma 1, compra na hora até ter 5 cartas e segue com as ações que restam.
guide-place = Para onde ela vai?
guide-place-now = O trem está em uma cidade, e a vez é sua: você escolhe para onde vai a ficha.
guide-place-why = O saque de uma cidade vai para o vagão com a letra dela; depois, os lugares vagos são ocupados com fichas do saco.
guide-hold = Segurar o Carrasco?
guide-hold-now = Não há saque na cidade a que o trem chegou. Sua alcunha permite segurar o Carrasco uma vez na partida, por três das suas cartas.
guide-hold-why = Se você o deixar avançar, ele anda um nó, e você guarda as cartas e o talento para outra vez.
guide-discard = Antes de comprar
guide-discard-now = Marque as cartas de que não precisa, ou nenhuma. Depois você compra até ter 5.
guide-discard-why = Guarde o que o saque do trem pede, e uma carta alta para um cavalo.
guide-wanted = Procura-se!
guide-wanted-now = As missões estão embaixo do mapa; abra “Cartazes de Procura-se”. Uma delas, pela alcunha { $title }: { $deed }
guide-wanted-why = A primeira pessoa a cumprir uma delas fica com o cartaz e o talento dele. Um cartaz para cada, e só.
