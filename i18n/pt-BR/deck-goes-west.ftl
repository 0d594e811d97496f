# Deck Goes West, português do Brasil.

game-title = Deck Goes West
game-pitch = A corrida do ouro, carta por carta: rumo ao Oeste, com trilhos, e olho nos bandidos.

list-and = { $before } e { $last }

# resources
resource-food = comida
resource-wood = madeira
resource-metal = ferro
resource-gold = ouro
goods = { $n } de { $resource }

# cards
colour-blue = azul
colour-red = vermelho
colour-green = verde
colour-brown = marrom
colour-white = branco
colour-yellow = amarelo
pile-starter = carta inicial
pile-trade = carta de armazém
pile-pain = carta de dor
pile-exhaustion = carta de exaustão

# land
terrain-forest = floresta
terrain-prairie = pradaria
terrain-mountain = montanha
terrain-village = vila
terrain-lake = lago
terrain-river = rio
terrain-bandit-camp = acampamento de bandidos

# movement
pool-walk = { $n } de caminhada
pool-climb = { $n } de escalada
pool-sail = { $n } de navegação

# missions
mode-solo = Solo
mode-versus = Versus
mode-cooperative = Cooperativo
difficulty-beginner = Iniciante
difficulty-normal = Normal
difficulty-tricky = Espinhosa

# jobs: the sentence of a job
job-sentence = { CAPITAL($job) }.
job-steps = { $steps }
job-with-x = { $job } (você escolhe x)
job-open-buy = para comprar esta carta: { $job }
job-on-build = sempre que você construir uma ferrovia: { $job }
job-on-reveal = sempre que você revelar um terreno: { $job }
job-on-clear = sempre que você expulsar o último bandido de um terreno: { $job }
job-on-wagon-west = a cada terreno que a carroça andar para o Oeste: { $job }
job-on-wagon-east = a cada terreno que a carroça andar para o Leste: { $job }
job-on-wagon-hit = sempre que a carroça sofrer x de dano: { $job }

# jobs: where and when
job-at-first = { $place }, { $steps }
job-at-later = { $before }; se você estiver { $place }, também { $steps }
job-if-furthest-west-first = se for o ponto mais a Oeste até agora, { $steps }
job-if-furthest-west-later = { $before }; se for o ponto mais a Oeste até agora, também { $steps }
job-if-moved-west-first = se você ia para o Oeste, { $steps }
job-if-moved-west-later = { $before }; se você ia para o Oeste, também { $steps }
job-place-forest = numa floresta
job-place-prairie = numa pradaria
job-place-mountain = numa montanha
job-place-village = numa vila
job-place-lake = num lago
job-place-river = num rio
job-place-bandit-camp = num acampamento de bandidos
job-place-or = { $before } ou { $last }

# jobs: steps
job-tap = vire de lado a carta de personagem
job-lie-down = deite seu peão
job-pay = pague { $n } de { $resource }
job-pay-any = pague { $n } de { $n ->
    [1] qualquer recurso
   *[other] um recurso à escolha
}
job-gain = ganhe { $n } de { $resource }
job-gain-any = ganhe { $n } de { $n ->
    [1] qualquer recurso
   *[other] um recurso à escolha
}
job-gain-dice = role { $n } { $n ->
    [1] dado
   *[other] dados
} para ganhar { $resource }
job-gain-dice-any = role { $n } { $n ->
    [1] dado
   *[other] dados
} para ganhar um recurso à escolha
job-discard = descarte { $n } { $cards }
job-scrap = elimine { $n } { $cards }
job-discard-self = descarte esta carta
job-scrap-self = elimine esta carta
job-draw = puxe { $n } { $n ->
    [1] carta
   *[other] cartas
}
job-take = receba { $n } { $cards }
job-walk = ande { $n } { $n ->
    [1] passo
   *[other] passos
}
job-climb = escale { $n } { $n ->
    [1] trecho
   *[other] trechos
}
job-sail = navegue { $n } { $n ->
    [1] trecho
   *[other] trechos
}
job-train = viaje de trem a até { $n } { $n ->
    [1] terreno
   *[other] terrenos
} de distância
job-reveal = revele { $n } { $n ->
    [1] terreno próximo
   *[other] terrenos próximos
}
job-build-rail = construa uma ferrovia aqui
job-build-bridge = construa uma ponte no lago em que você está
job-attack = some { $n } { $n ->
    [1] acerto certo
   *[other] acertos certos
}
job-attack-dice = ataque com { $n } { $n ->
    [1] dado
   *[other] dados
}
job-defend = some { $n } { $n ->
    [1] defesa certa
   *[other] defesas certas
}
job-defend-dice = defenda com { $n } { $n ->
    [1] dado
   *[other] dados
}
job-gain-vp = ganhe { $n } PV
job-lose-vp = perca { $n } PV

# jobs: which cards a step is about
job-cards-item = { $n ->
    [1] item
   *[other] itens
}
job-cards-blue = { $n ->
    [1] item azul
   *[other] itens azuis
}
job-cards-red = { $n ->
    [1] item vermelho
   *[other] itens vermelhos
}
job-cards-green = { $n ->
    [1] item verde
   *[other] itens verdes
}
job-cards-brown = { $n ->
    [1] item marrom
   *[other] itens marrons
}
job-cards-white = { $n ->
    [1] item branco
   *[other] itens brancos
}
job-cards-yellow = { $n ->
    [1] item amarelo
   *[other] itens amarelos
}
job-cards-danger = { $n ->
    [1] carta de perigo
   *[other] cartas de perigo
}
job-cards-pain = { $n ->
    [1] carta de dor
   *[other] cartas de dor
}
job-cards-exhaustion = { $n ->
    [1] carta de exaustão
   *[other] cartas de exaustão
}

# what is printed: `saloon cards`
sheet-card = { $name } ({ $id }): { $pile }, { $copies ->
    [1] 1 cópia
   *[other] { $copies } cópias
}
sheet-item = { $name } ({ $id }): { $pile }, { $colour }, { $copies ->
    [1] 1 cópia
   *[other] { $copies } cópias
}
sheet-tile = { $name } ({ $id }): { $terrain }, número dos bandidos { $bandit }
sheet-ways = Para entrar: { $ways }
sheet-way-or = { $before }, ou { $last }
sheet-way = { $way }
sheet-way-from-water = { $way } vindo da água
sheet-character = { $name } ({ $id }): { $title }, nível { $level }, limite da mão { $hand }
sheet-start = Começa com { $goods }
sheet-deck = Baralho: { $cards }
sheet-deck-card = { $copies } { $card }
sheet-mission = { $name } ({ $id }): { $mode }, { $difficulty }

# names of the table
somebody = alguém
this-card = esta carta
list-none = nada
list-no-dice = nenhum
source-ability = uma habilidade
source-mission = uma tarefa de missão
tile-unknown = terra desconhecida
direction-north = Norte
direction-south = Sul
direction-east = Leste
direction-west = Oeste
way-west = { $n } a Oeste
way-east = { $n } a Leste
way-north = { $n } ao Norte
way-south = { $n } ao Sul
place = { $ways } do ponto de partida
place-start = o ponto de partida
at-tile = { $tile }
at-unknown = terra desconhecida, { $ways } do ponto de partida
pool-train = uma viagem de trem de até { $n }
fare = { $pool }
fare-rail = grátis pelos trilhos
term-mission = Missão
term-scoreboard = Placar
term-day = Dia
term-night = Noite
term-score = Pontuação
term-risk = Risco de bandidos
term-bandit-dice = Dados de bandidos
term-map = Mapa
term-unknown-land = Terra desconhecida
term-railway = ferrovia
term-bridge = ponte
term-bandits = Bandidos
term-bandit-number = Número dos bandidos
term-wagon = carroça
term-land-pile = Pilha de terrenos
term-trade-row = Balcão
term-trade-pile = Monte do armazém
term-pain-pile = Pilha de dor
term-exhaustion-pile = Pilha de exaustão
term-players = Participantes
term-character = Personagem
term-ability = Habilidade
term-job = Tarefa
term-stock = Estoque
term-hand = Mão
term-hand-limit = Limite da mão
term-draw-pile = Monte
term-discard-pile = Descarte
term-danger = Cartas de perigo
term-table = Na mesa
term-tapped = Carta de lado
term-untapped = Carta em pé
term-lying = Peão no chão
term-standing = Peão em pé
term-passed = Já passou
term-out = Fora da partida
term-p1-token = Ficha P1

# the Night, step by step
night-trade-row = O Balcão avança
night-day = O sol avança
night-exhaustion = Exaustão: { $n } por pessoa
night-attack = Bandidos atacam
night-move = Bandidos andam
night-remove-east = O Leste fica para trás (mais de { $n } { $n ->
    [1] coluna
   *[other] colunas
})
night-appear = Bandidos surgem
night-split = Bandos de { $n } ou mais se dividem
night-full-hand = Mãos cheias
night-pass-p1 = A ficha P1 passa adiante
night-bandit-limit = Contagem de bandidos

# special rules of missions
special-leash = Sempre perto: no máximo { $n } { $n ->
    [1] coluna
   *[other] colunas
} à frente do último peão
special-start-rail = O terreno inicial tem ferrovia
special-rail-chain = Só pontua ferrovia ao lado de outra
special-extra = Cada pessoa começa com mais { $goods }
special-wagon = Há uma carroça para levar
special-wagon-at-village = Tarefas de missão na vila pedem a carroça lá
special-camp-bandits = Acampamentos começam com { $n } { $n ->
    [1] bandido
   *[other] bandidos
}
special-west-column-bandits = { $n } { $n ->
    [1] bandido
   *[other] bandidos
} em cada outro terreno da coluna Oeste
special-adjacent-bandits = { $n } { $n ->
    [1] bandido
   *[other] bandidos
} ao Norte e ao Sul do terreno inicial
special-bandit-limit = Depois de uma Noite com mais de { $n } { $n ->
    [1] bandido
   *[other] bandidos
}: { $points } PV a menos
special-tiebreak = Mais ouro vence o empate

# house rules
house-dice-in-turn = Com os dois dados de bandidos, eles se alternam: um deles para cada ponto de risco
house-four-neighbours = A terra nova vai aos quatro lados do terreno revelado, sem os cantos
house-late-death = A mão cheia de perigo só mata quando acabam as ações do Dia
house-last-one-plays-on = Quem sobra por último ainda não venceu e segue jogando
house-nobody-moves-others = Numa troca, ninguém leva a outra pessoa
house-wagon-pays-its-way = Um passo com a carroça custa o dobro
house-closed-hands = As mãos ficam fechadas também no cooperativo

# what is asked
ask-action = O que você vai fazer?
ask-x = Quanto vale x?
ask-pay = Qual recurso você paga?
ask-gain = Qual recurso você ganha?
ask-discard = Qual carta você descarta?
ask-scrap = Qual carta você elimina?
ask-tile = Qual terreno você revela?
ask-place = Onde você põe { $card }?
ask-load = Mais movimento, ou já é hora de partir?
ask-load-other = Que movimento você dá a { $name }?
ask-go = Para onde?
ask-tried = Entrar em { $tile } ou dar meia-volta?
ask-top-up = { $name } não consegue entrar: você soma movimento?
ask-invite = Convidar { $name } para rolar junto?
ask-join = Entrar na rolagem de { $name }?
ask-battle = Usar uma tarefa de batalha?
ask-trade = { $name } quer trocar. Você aceita?
ask-trade-pay = Qual item você descarta pela troca?
ask-trade-lay = O que você põe na mesa?
ask-trade-confirm = Negócio fechado?
ask-trade-move = Usar seu movimento para levar { $name }?
ask-trade-moved = Deixar que { $name } leve você?
ask-items = Descartar itens antes da Noite?
ask-full-hand = Sua mão está cheia: descarte um item.
waits-for = Aguardando { $names }.

# what one can do
do-job = { $source }: { $job }
do-buy = Comprar { $card }: { $price }
do-buy-there = Comprar { $card } no lugar { $n }: { $price }
do-trade = Trocar com { $name }
do-end-turn = Encerrar a vez
do-pass = Encerrar o dia
do-x = x = { $x }
do-pay = Pagar { $resource }
do-gain = Ganhar { $resource }
do-discard = Descartar { $card }
do-scrap = Eliminar { $card }
do-reveal = Revelar a terra { $ways }
do-on-draw = Em cima do monte
do-on-discard = Em cima do descarte
do-go = Partir
do-step = Ir rumo ao { $direction } até { $tile }: { $fare }
do-step-with-wagon = Ir rumo ao { $direction } até { $tile } com a carroça: { $fare }
do-try = Ir rumo ao { $direction }, ao desconhecido
do-ride = Ir de trem até { $tile } (até { $n } { $n ->
    [1] terreno
   *[other] terrenos
})
do-ride-with-wagon = Ir de trem até { $tile } com a carroça (até { $n } { $n ->
    [1] terreno
   *[other] terrenos
})
do-stop = Parar aqui
do-enter = Entrar em { $tile }: { $fare }
do-enter-with-wagon = Entrar em { $tile } com a carroça: { $fare }
do-turn-back = Dar meia-volta ({ $fare })
do-yes = Sim
do-no = Não
do-invite = Convidar { $name }
do-not-invite = Não convidar { $name }
do-stay-out = Ficar de fora
do-agree = Aceitar a troca
do-not-trade = Não trocar
do-deal = Negócio fechado
do-move-other = Levar { $name }
do-not-move-other = Não levar { $name }
do-be-moved = Deixar que { $name } leve você
do-stay-put = Ficar onde está
do-no-top-up = Não somar movimento
do-keep = Ficar com o resto
do-battle-done = Chega de tarefas de batalha
do-lay = Oferecer { $goods }
do-lay-card = Oferecer { $card }
do-take-back = Pegar de volta { $goods }
do-take-back-card = Pegar de volta { $card }
do-ready = Essa é a minha oferta
do-again = Recomeçar
do-leave = Deixar a mesa

# what happened: setup
ev-mission = A missão: { $mission }, no placar { $board }, com { $dice }.
ev-ready = { $name }, { $title }, entra na trilha com { $goods }.
ev-camp-guarded = Um acampamento! { $n } { $n ->
    [1] bandido guarda
   *[other] bandidos guardam
} { $tile }.
ev-bandits-laid = { $n } { $n ->
    [1] bandido espreita
   *[other] bandidos espreitam
} em { $tile }.
ev-start-rail = Os primeiros trilhos já estão em { $tile }.
ev-wagon-placed = A carroça espera com a carga no ponto de partida.
ev-first-player = { $name } recebe a ficha P1 e vai abrir o primeiro Dia.

# what happened: the Day
ev-day-began = Amanhece o Dia { $n }.
ev-last-day-began = Amanhece o Dia { $n }, e é o último.
ev-drew = { $name } puxa { $card }.
ev-drew-hidden = { $name } puxa uma carta.
ev-reshuffled = { $name } embaralha o descarte e forma um novo monte.
ev-turn-began = A vez é de { $name }, com até { $n } { $n ->
    [1] ação
   *[other] ações
}.
ev-turn-ended = { $name } fica por aqui, por enquanto.
ev-passed = { $name } passa.
ev-had-to-pass = { $name } não tem mais o que fazer e passa.
ev-evening = Cai a tarde, e { $name } pode deixar itens de lado.
ev-laid-aside = { $name } deixa de lado { $card }.
ev-kept = { $name } se prepara para a Noite.

# what happened: jobs
ev-job = { $name } recorre a { $source }.
ev-job-item = { $name } usa { $source }.
ev-job-danger = { $name } enfrenta { $source }.
ev-job-land = { $name } põe mãos à obra em { $source }.
ev-job-joins = { $name } entra na empreitada com { $source }.
ev-job-fights = { $name } luta com { $source }.
ev-x = x vale { $x }.
ev-gate-closed = A condição não se cumpre; o resto da tarefa fica sem efeito.
ev-job-broken = A tarefa é interrompida.
ev-tapped = A carta de { $name } fica de lado até o próximo Dia.
ev-lay-down = O peão de { $name } se deita até o próximo movimento.
ev-paid = { $name } paga { $goods }.
ev-gained = { $name } ganha { $goods }.
ev-discarded = { $name } descarta { $card }.
ev-put-off = { $name } adia { $card }, por enquanto.
ev-scrapped-trade = { $name } elimina { $card }: de volta ao armazém.
ev-scrapped-starter = { $name } elimina { $card } de uma vez por todas.
ev-scrapped-danger = { $name } se livra de { $card }.
ev-took-danger = { $name } recebe { $card }.
ev-spared = Não resta { $kind }; { $name } escapa desta.
ev-danger-shuffled = As { $cards } eliminadas são embaralhadas numa nova pilha.
ev-placed-on-draw = { $name } põe { $card } em cima do monte.
ev-placed-on-discard = { $name } põe { $card } em cima do descarte.
ev-invited = { $name } convida { $other } para ajudar.
ev-joined = { $name } rola junto com { $n } { $n ->
    [1] dado
   *[other] dados
}.
ev-stayed-out = { $name } prefere ficar de fora.
ev-rolled = { $name } rola os dados em busca de { $resource }: { $dice }.
ev-gathered-nothing = Que azar: nada de { $resource } para { $name }.
ev-gathered-together = { $name } ganha { $goods }: o trabalho em conjunto rendeu { $bonus }.

# what happened: the Trade Row
ev-bought = { $name } compra { $card }.
ev-row-filled = Novidade no Balcão: { $card }.
ev-row-left = Fora do Balcão, por falta de quem quisesse: { $card }.
ev-trade-shuffled = O descarte do armazém é embaralhado e vira um novo monte.

# what happened: movement and land
ev-moves-other = { $name } dá a { $other } uma ajuda na estrada.
ev-pool-grew = Movimento disponível: { $pool }.
ev-step-paid = O passo custa { $pool }.
ev-rail-followed = Pelos trilhos, o passo é grátis.
ev-ticket-used = Embarque: uma viagem de trem de até { $n } { $n ->
    [1] terreno
   *[other] terrenos
}.
ev-tried = Lá vai o peão ao desconhecido, rumo ao { $direction }.
ev-turned-back = { $name } dá meia-volta e gasta { $pool }.
ev-moved = { $name } vai para { $tile }.
ev-wagon-moved = A carroça vai junto.
ev-wagon-hit = A carroça sofre { $n } de dano.
ev-stopped = { $name } para por ali.
ev-revealed = { $name } revela { $tile } ({ $terrain }).
ev-revealed-far = { $name } avista ao longe { $tile } ({ $terrain }).
ev-turned-up = { $tile } fica à vista.
ev-tile-left = { $tile } fica para trás no Leste.
ev-land-shuffled = Os terrenos descartados são embaralhados numa nova pilha.
ev-land-owed = Falta terra para um lugar; fica para depois.
ev-land-settled = Os lugares vazios recebem enfim seus terrenos.
ev-shifted = O chão some sob o peão de { $name }, que passa para o Oeste, em { $tile }.
ev-wagon-shifted = A carroça é puxada para o Oeste.
ev-rail-built = { $name } constrói uma ferrovia em { $tile }.
ev-bridge-built = { $name } lança uma ponte sobre { $tile }.
ev-rails-alone = Esses trilhos não encostam em outros e não pontuam.

# what happened: points and battles
ev-scored = { $name } ganha { $n } PV.
ev-lost-points = { $name } perde { $n } PV.
ev-team-scored = A equipe ganha { $n } PV.
ev-team-lost-points = A equipe perde { $n } PV.
ev-battle-began = { $name } parte para cima dos bandidos em { $tile }.
ev-bandits-attack = Tiros no escuro: bandidos atacam em { $tile }!
ev-attack-added = { $name } ataca com { $n } { $n ->
    [1] dado
   *[other] dados
}.
ev-hits-added = { $name } garante { $n } { $n ->
    [1] acerto
   *[other] acertos
}.
ev-defence-added = A defesa recebe { $n } { $n ->
    [1] dado
   *[other] dados
}.
ev-saves-added = A proteção garante { $n } { $n ->
    [1] defesa
   *[other] defesas
}.
ev-attack-rolled = O ataque dá { $n } { $n ->
    [1] acerto
   *[other] acertos
} (dados: { $dice }).
ev-bandits-saved = Os bandidos se protegem e fazem { $n } { $n ->
    [1] defesa
   *[other] defesas
} (dados: { $dice }).
ev-bandits-removed = { $n } { $n ->
    [1] bandido some
   *[other] bandidos somem
} de { $tile }.
ev-bandits-hit = Os bandidos abrem fogo: { $n } { $n ->
    [1] acerto
   *[other] acertos
} (dados: { $dice }).
ev-defence-rolled = A proteção dá { $n } { $n ->
    [1] defesa
   *[other] defesas
} (dados: { $dice }).
ev-battle-ended = A fumaça baixa em { $tile }.

# what happened: trade
ev-trade-asked = { $name } propõe uma troca a { $other }.
ev-trade-refused = { $name } não tem interesse.
ev-trade-agreed = { $name } vem para a mesa.
ev-trade-paid = { $name } descarta { $card } para abrir a troca.
ev-good-laid = { $name } oferece { $goods }.
ev-card-laid = { $name } oferece { $card }.
ev-good-taken-back = { $name } pega de volta { $goods }.
ev-card-taken-back = { $name } pega de volta { $card }.
ev-said-ready = { $name } fez sua oferta.
ev-said-yes = { $name } diz sim.
ev-said-again = { $name } quer recomeçar.
ev-left-table = { $name } deixa a mesa. Nada feito.
ev-traded = Negócio fechado: o que está na mesa troca de mãos.
ev-move-offered = { $name } se oferece para levar a outra pessoa.
ev-move-accepted = { $name } aceita.
ev-move-declined = { $name } prefere não sair do lugar.

# what happened: the Night
ev-night-fell = Cai a Noite { $n }.
ev-night-step = Passo da Noite: { $step }.
ev-nobody-attacked = Nenhum bandido por perto: ninguém sofre ataque.
ev-bandits-rode = A bússola diz { $direction }: { $n } { $n ->
    [1] bandido cavalga
   *[other] bandidos cavalgam
} de { $tile } a { $to }.
ev-bandits-stuck = A bússola diz { $direction }, mas não há caminho: o bando em { $tile } ganha 1 bandido.
ev-bandits-grew = A bússola mostra um mais: o bando em { $tile } ganha 1 bandido.
ev-bandit-die = O { $die } mostra { $n }.
ev-bandit-appeared = Um bandido surge em { $tile }.
ev-group-split = O bando em { $tile } se divide, e bandidos partem para os vizinhos.
ev-p1-passed = A ficha P1 vai para { $name }.
ev-limit-exceeded = Bandidos demais no mapa ({ $n }): { $points } PV a menos.

# what happened: the end
ev-died-of-danger = Só perigo na mão: { $name } não vê outro Dia.
ev-died-of-full-hand = Mão cheia e nada para largar: { $name } não atravessa a Noite.
ev-team-won = A última ferradura! Vitória da equipe.
ev-won-by-score = A última ferradura! { $count ->
    [1] Vitória de
   *[other] Vitória dividida entre
} { $names }.
ev-won-after-days = O último sol se pôs. { $count ->
    [1] Vitória de
   *[other] Vitória dividida entre
} { $names }.
ev-lost-after-days = O último sol se pôs, e a meta ficou longe. Derrota.
ev-lost-by-death = Uma morte na trilha: a jornada acaba. Derrota.
ev-won-alone = Só { $count ->
    [1] resta
   *[other] restam
} { $names }. Vitória!
ev-all-dead = Não resta ninguém. Ninguém vence.

ending-score-track = a última ferradura foi alcançada
ending-day-track = o último sol se pôs
ending-death = uma morte na trilha
ending-last-alive = só restou uma pessoa
ending-all-dead = não restou ninguém

# why something cannot be done
refuse-unknown-edition = Não há edição “{ $name }” aqui: traga a pasta dela.
refuse-brought-to-table = Uma mesa joga com uma edição. Ponha suas cartas, terrenos e missões em uma e inicie o programa com --edition.
refuse-bad-content = O que foi trazido não serve para jogar: { $why }
refuse-unknown-mission = Não há missão “{ $name }” nesta edição: escolha outra.
refuse-seat-count =
    { $most ->
        [1] Esta missão se joga só, não em { $found }: mude o número de pessoas, ou a missão.
       *[other] De { $fewest } a { $most } pessoas jogam esta missão, não { $found }: mude o número delas, ou a missão.
    }
refuse-board = Esta missão não é jogada no placar “{ $name }”: escolha um dos que ela oferece.
refuse-dice = Esta missão não é jogada com os dados “{ $name }”: escolha os que ela oferece.
refuse-unknown-character = Não há personagem “{ $name }” nesta edição: escolha outra pessoa.
refuse-character-taken = “{ $name }” já está em jogo: escolha outra pessoa.
refuse-mixed-levels = Todas as personagens são de um só nível; só se faltarem, pegue as outras do nível seguinte.
refuse-bad-draw-brake = Combinem de 1 a { $most } tarefas de puxar por Dia.
refuse-bad-action-brake = Combinem de 1 a { $most } ações por Dia.
refuse-unreadable = “{ $text }” não é uma decisão de Deck Goes West: escreva uma como “do knife 2” ou “step W walk 1”.
refuse-over = A partida acabou: comece outra.
refuse-not-your-turn = Não é a sua vez de decidir. A pergunta é para { $names }: { $question }
refuse-not-asked = Ninguém precisa decidir nada agora: espere a pergunta.
refuse-wrong-answer = Não é isso que se pergunta a você agora: { $question }
refuse-no-such-job = Essa tarefa não existe: escolha uma das que estão impressas ali.
refuse-not-in-hand = Essa carta não está na sua mão: escolha uma que esteja.
refuse-not-yours = Essa carta não é sua para trocar: escolha uma da sua mão.
refuse-wrong-card = Esse passo pede outro tipo de carta: veja o símbolo.
refuse-on-the-way = Você já partiu: não dá mais para somar tarefas a este movimento.
refuse-not-in-row = Essa carta não está no Balcão, ou não nesse lugar: olhe de novo para ele.
refuse-draw-brake = { $count } { $count ->
    [1] tarefa
   *[other] tarefas
} de puxar já { $count ->
    [1] basta
   *[other] bastam
} para um Dia: faça outra coisa.
refuse-action-brake = { $count } { $count ->
    [1] ação
   *[other] ações
} já { $count ->
    [1] basta
   *[other] bastam
} para um Dia: passe.
refuse-no-wagon = A carroça não está aqui: vá antes ao terreno dela.
refuse-tapped = Sua carta de personagem está de lado: as habilidades voltam no próximo Dia.
refuse-lying = Seu peão já está no chão: mova-o antes de outra tarefa assim.
refuse-bandits-here = Há bandidos neste terreno: expulse-os antes.
refuse-not-at = Este não é o lugar certo. Só aqui: { $places }.
refuse-cannot-pay = Você não consegue pagar tudo: junte mais recursos antes.
refuse-not-enough-cards = Faltam cartas do tipo certo na sua mão: cada passo da tarefa tem de ser possível.
refuse-out-of-order = As cartas de um passo são escolhidas na ordem em que sua mão as mostra: comece por uma anterior.
refuse-nothing-to-reveal = Não há terreno fechado à vista: vá aonde houver um.
refuse-rail-there = Este terreno já tem ferrovia: construa em outro.
refuse-no-rail-on-lake = Um lago pede ponte, não trilhos: use uma tarefa que construa ponte.
refuse-no-bridge-on-land = Ponte se constrói em lago: aqui, use uma tarefa que construa ferrovia.
refuse-not-face-down = Ali não há terreno fechado: escolha outro lugar.
refuse-out-of-sight = Esse terreno está a mais de dois espaços: escolha um mais perto.
refuse-leashed = Isso é longe demais à frente do grupo: espere o último peão.
refuse-rolls-for-something-else = Essa tarefa não rola pelo mesmo recurso: escolha uma que role, ou fique de fora.
refuse-no-movement = Essa não é uma tarefa de movimento: escolha uma com caminhada, escalada, navegação ou trem.
refuse-no-top-up = Agora só adiantam caminhada, escalada e navegação: escolha uma tarefa assim, ou dê meia-volta.
refuse-nothing-loaded = Um movimento pede ao menos uma tarefa: escolha uma antes de partir.
refuse-no-rail-there = Ali não há ferrovia: escolha um terreno que tenha.
refuse-not-enough-movement = Não sobra movimento bastante: escolha outro caminho, ou pare.
refuse-been-there = Você já seguiu os trilhos até esse terreno com o mesmo movimento: siga adiante, ou pare.
refuse-no-such-way = Não se entra assim nesse terreno: escolha um dos modos impressos nele.
refuse-not-from-water = Esse caminho começa num lago ou rio: escolha outro.
refuse-no-tile-there = Ali não há terreno: escolha outra direção.
refuse-face-down = Esse terreno está fechado: tente entrar nele antes.
refuse-too-far = Essa ferrovia está longe demais para esta viagem: escolha uma mais perto.
refuse-no-ticket = Não há passagem para uma viagem assim: use antes uma tarefa de trem.
refuse-shifted-away = O chão sumiu sob seu peão: só resta dar meia-volta.
refuse-enough-movement = Já há movimento bastante: entre, ou dê meia-volta.
refuse-no-battle-job = Essa não é uma tarefa de batalha: escolha uma que ataque ou defenda.
refuse-no-bandits = Não há bandidos neste terreno: batalhas são travadas onde há algum.
refuse-nobody-to-trade-with = Não há com quem trocar ali: escolha alguém que esteja na partida.
refuse-too-far-to-trade = Vocês estão longe: troquem no mesmo terreno, ou ambos em ferrovias.
refuse-no-item-to-trade = Uma troca custa um item: é preciso ter um na mão.
refuse-nothing-left = Você não tem mais disso: ponha outra coisa na mesa, ou diga que está tudo na mesa.
refuse-refused-before = A resposta foi não: tente de novo depois da sua próxima ação.
refuse-danger-stays = Cartas de perigo ficam onde estão: escolha um item.
refuse-last-round = Não há quarta rodada: diga sim, ou deixe a mesa.
refuse-nothing-laid = Você não pôs nada disso na mesa: pegue de volta algo que está nela.
refuse-taken-back-too-often = Você já pegou algo de volta { $n } vezes nesta rodada: diga que está tudo na mesa, ou deixe a mesa.
refuse-too-late-to-pass = Você já agiu nesta vez: encerre a vez, em vez de passar.
refuse-nothing-to-end = Você ainda não agiu nesta vez: aja, ou passe.
refuse-has-passed = Você já passou: aja, ou espere o resto da mesa.

# the table
phase-setup = preparação
phase-drawing = puxar cartas
phase-acting = ações
phase-discarding = descartar itens
heading-day = Dia { $n } de { $days }: { $phase }
heading-turn = Dia { $n } de { $days }: { $name }, { $actions ->
    [1] resta
   *[other] restam
} { $actions } { $actions ->
    [1] ação
   *[other] ações
}
heading-night = Noite { $n } de { $days }: { $step }
heading-over = Fim de jogo
words-sentence = { $says }.
words-who = { $who } ({ $name })
words-ways = Para entrar: { $ways }.
words-discard-pile = { $name }, descarte
words-goal = A última ferradura fica em { $n } PV.
words-score = { $score } de { $goal } PV.
words-points = { $n } PV.
words-risk = Risco de bandidos { $n }, com { $dice }.
words-bandits = { $n } { $n ->
    [1] bandido
   *[other] bandidos
} no mapa.
words-land-pile = { $n } { $n ->
    [1] terreno
   *[other] terrenos
} na pilha de terrenos.
words-trade-pile = { $n } { $n ->
    [1] carta
   *[other] cartas
} no monte do armazém.
words-danger-piles = { $pain } { $pain ->
    [1] carta
   *[other] cartas
} na pilha de dor, { $exhaustion } na de exaustão.
words-wagon = A carroça: { $place }.
words-p1 = { $name } tem a ficha P1.
words-movement = Movimento de { $name }: { $pool }.
words-gather = { $name } vai rolar os dados em busca de { $resource }.
words-battle = Batalha em { $tile }.
words-attack = Ataque: { $dice } { $dice ->
    [1] dado
   *[other] dados
} e { $sure } { $sure ->
    [1] acerto certo
   *[other] acertos certos
}.
words-defence = Proteção: { $dice } { $dice ->
    [1] dado
   *[other] dados
} e { $sure } { $sure ->
    [1] defesa certa
   *[other] defesas certas
}.
words-trade = { $name } troca com { $other }.
words-laid = { $name } oferece { $goods }.
words-tile = { CAPITAL($place) }: { $tile } ({ $terrain }, número dos bandidos { $bandit }).
words-tile-with = { CAPITAL($place) }: { $tile } ({ $terrain }, número dos bandidos { $bandit }). Ali: { $facts }.
words-unknown = { CAPITAL($place) }: terra desconhecida.
words-unknown-with = { CAPITAL($place) }: terra desconhecida. Ali: { $facts }.
words-bandits-here = { $n } { $n ->
    [1] bandido
   *[other] bandidos
}
words-way = { $pool }
words-way-from-water = { $pool } vindo da água
words-row = { $n }. { $card }: { $prices }
words-row-gap = { $n }. Um lugar vazio.
words-or = { $before } Ou: { $last }
words-at = Está em { $tile } ({ $place }).
words-stock = Estoque: { $goods }.
words-hand = { $n } { $n ->
    [1] carta
   *[other] cartas
} na mão, limite { $limit }.
words-danger-in-hand = Entre elas, { $n } { $n ->
    [1] carta
   *[other] cartas
} de perigo.
words-piles = { $draw } { $draw ->
    [1] carta
   *[other] cartas
} no monte, { $discard } no descarte.
words-cards = Na mão: { $cards }.
words-copies = { $n } { $card }
words-hidden-cards = { $n } { $n ->
    [1] carta oculta
   *[other] cartas ocultas
}

# the end
end-won = Vitória
end-lost = Derrota
end-shared = Vitória dividida
end-decided = A corrida acabou
end-score = { $score } de { $goal } PV.
end-winners = Vitória de { $names }.
end-no-winner = Ninguém vence.
end-why-score-track = A última ferradura foi alcançada.
end-why-day-track = O último sol se pôs.
end-why-death = Mão cheia de perigo, ou mão cheia sem nada para largar: houve uma morte na trilha.
end-why-last-alive = Só restou uma pessoa.
end-why-all-dead = Não restou ninguém.
end-picture-won = Rumo ao pôr do sol, com a última ferradura na placa.
end-picture-late = Uma barraca e uma fogueira sob a lua: o sol se pôs vezes demais.
end-picture-died = Sob a lua, uma cruz à beira da trilha.
end-picture-versus = Diante do pôr do sol, à frente de todos: { $names }.
fate-at = terminou em { $tile }, com { $goods }
fate-points = { $points } PV, em { $tile }, com { $goods }
fate-died = não chegou ao fim

# the game on one page
cheat-day = O Dia
cheat-day-untap = 1. As cartas de personagem voltam a ficar em pé.
cheat-day-draw = 2. Puxe até o limite da mão; com o monte vazio, embaralhe o descarte.
cheat-day-act = 3. Aja até todo mundo passar. No versus: vezes de 1 ou 2 ações, a primeira de 1.
cheat-day-discard = 4. Descarte quantos itens quiser; cartas de perigo ficam.
cheat-actions = Ações
cheat-job = Faça uma tarefa de carta, personagem, terreno ou missão: cada símbolo, da esquerda para a direita.
cheat-ability = Uma habilidade por Dia: ela vira de lado a carta de personagem.
cheat-land = Uma tarefa do terreno por visita, em pé e sem bandidos: ela deita seu peão.
cheat-buy = Compre uma carta do Balcão por uma de suas tarefas de compra; ela vai em cima do monte ou do descarte.
cheat-trade = Troque no mesmo terreno, ou ambos em ferrovias: descarte um item e troque recursos e itens.
cheat-battle = Lute com bandidos no seu terreno: cada acerto além das defesas tira um; cada acerto deles além das suas é uma carta de dor para cada pessoa ali.
cheat-together = Rolem em conjunto num terreno: cada pessoa ganha também metade da melhor outra rolagem, arredondada para cima.
cheat-moving = Movimento
cheat-load = Primeiro use todas as tarefas de movimento que quiser, depois ande.
cheat-step = O terreno em que você entra diz quanto custa o passo.
cheat-unknown = Qualquer movimento leva à terra fechada: ela é revelada; depois entre, some movimento ou dê meia-volta por 1.
cheat-rails = Andar até ferrovias é grátis enquanto você tem 1 de caminhada; o trem leva de ferrovia a ferrovia.
cheat-leave = Quem sai de um terreno com bandidos recebe uma carta de dor.
cheat-night = A Noite
cheat-night-list = Acontecem os passos da carta de missão, na ordem dela, e nenhum outro.
cheat-exhaustion = A exaustão vai em cima do seu monte ou do seu descarte.
cheat-attack = Bandidos atacam onde há alguém; os outros andam como manda o dado da bússola.
cheat-appear = Role os dados de bandidos tantas vezes quanto diz o risco: cada terreno aberto com esse número ganha um bandido.
cheat-full-hand = Quem tem tantas cartas quanto o limite da mão descarta itens, ou morre.
cheat-end = O fim
cheat-won = A última ferradura vence na hora.
cheat-days = Depois do último sol: no versus vence quem tem mais PV; nos outros modos, derrota.
cheat-danger = Tantas cartas de perigo quanto o limite da mão: você morre. As tarefas nelas servem para se livrar delas.
cheat-death = Uma morte perde a partida; no versus, tira uma pessoa do jogo.

# a página: preparação
setup-count = Jogadores
setup-mission = Missão
setup-mission-first = Para a primeira partida: Novo Mundo sozinho, No Passo de Quem Vem Atrás em grupo
setup-mission-is = { $name } ({ $difficulty })
setup-mission-help = Missões solo são para uma pessoa; as outras, para 2 a 5.
setup-level = Nível dos personagens
setup-level-is = Nível { $n }
setup-characters = Quem joga com qual personagem
setup-character = Jogador { $n }
setup-by-level = alguém do nível
setup-board = Placar
setup-board-is = { $name }: { $score } PV em { $days } dias
setup-dice = Dados de bandidos
setup-suggested = como a missão sugere
setup-house-rules = Regras da casa
setup-ruling = decisão { $id }
setup-brakes = Limites para Dias sem fim
setup-draw-brake = Tarefas de compra por Dia
setup-action-brake = Ações por Dia
agreed-mission = { $mode }: { $mission }
agreed-dice = Dados de bandidos: { $dice }
agreed-draw-brake = No máximo { $n } { $n ->
    [1] tarefa
   *[other] tarefas
} de compra por Dia
agreed-action-brake = No máximo { $n } { $n ->
    [1] ação
   *[other] ações
} por Dia
agreed-edition = Cartas e terrenos: { $edition }

# a página: a mesa
piles-title = Pilhas
plate-cards = { $n } { $n ->
    [1] carta
   *[other] cartas
}
end-over = { $days ->
    [0] Antes do primeiro pôr do sol
    [1] Um pôr do sol no Oeste
   *[other] { $days } pores do sol no Oeste
}

# letras de comida, madeira, metal, ouro; cartas iniciais e do armazém; dor e exaustão; norte, sul, oeste
letters = C M F O I A D E N S O
map-title = Mapa, o Oeste fica à esquerda
map-zoom = Tamanho do mapa
map-small = pequeno
map-usual = normal
map-large = grande
key-next = próximo passo
key-later = ao alcance depois
key-entered = recém-virado
way-there = No caminho até lá: { $step }.
graves = { $n } { $n ->
    [1] carta
   *[other] cartas
} de perigo na mão; { $limit } são mortais
strip-piles = monte { $draw } · descarte { $discard }
here-title = Onde você está
hand-empty = Nenhuma carta na mão.
job-idle = Agora não.
pick-discard = Descartar
pick-scrap = Eliminar
pick-lay = Oferecer
row-left = restam { $n }
row-gap = Um lugar vazio.
row-leaves = sai esta noite
mission-scores = Pontua
mission-anyone = Qualquer um pode
mission-night = Toda noite
mission-text = Do que se trata
track-goal = de { $goal } PV
track-days = { $days } de { $last } dias se passaram
track-team = A equipe
pile-tops = No topo do monte
pile-draw-and-hand = Monte ou mão
pile-table = Na mesa
pile-trade-discards = Descarte do armazém
pile-pain-scraps = Dor eliminada
pile-exhaustion-scraps = Exaustão eliminada
strike-players = Os colonos atacam
strike-bandits = Os bandidos atacam
strike-hits = { $n ->
    [1] acerto
   *[other] acertos
}
strike-saves = { $n ->
    [1] defesa
   *[other] defesas
}
strike-gone = { $n ->
    [0] Todos os bandidos ficam.
    [1] 1 bandido foge.
   *[other] { $n } bandidos fogem.
}
strike-pain = { $n ->
    [0] Nada passa.
    [1] 1 carta de dor para cada um ali.
   *[other] { $n } cartas de dor para cada um ali.
}
hint-action = Aperte uma tarefa acesa de uma carta, do personagem, do seu terreno ou da missão, ou um preço do balcão. As hachuradas dizem por que não.
hint-load = Tarefas acesas somam movimento.
hint-join = Tarefas acesas rolam junto.
hint-battle = Tarefas acesas lutam junto.
hint-map = Aperte um terreno aceso do mapa ou escolha aqui.
setup-hand-limit = Limite da mão { $n }

# a página: o que os ícones querem dizer
key-icons = Ícones
key-any = um recurso qualquer
key-die = um dado: 0, 1 ou 2
key-walk = andar
key-climb = escalar
key-sail = navegar
key-train = viajar de trem
key-reveal = revelar terra próxima
key-draw = puxar uma carta
key-discard = descartar uma carta assim
key-scrap = eliminar uma carta assim: ela sai do baralho
key-take = receber uma carta de perigo assim
key-this = esta mesma carta
key-tap = virar o personagem: uma vez por Dia
key-lie = deitar o peão: uma vez por visita
key-attack = atacar
key-defend = defender
key-points = pontos de vitória (PV)
key-on-build = ao construir uma ferrovia
key-on-reveal = ao revelar um terreno
key-on-clear = ao expulsar o último bandido
key-on-wagon-west = a cada terreno da carroça para o Oeste
key-on-wagon-east = a cada terreno da carroça para o Leste
key-on-wagon-hit = quando a carroça sofre dano
key-if-furthest-west = se for o mais a Oeste até agora
key-if-moved-west = se você ia para o Oeste
key-tile = Em cima à esquerda: os caminhos até o terreno. À direita: o número dos bandidos. Embaixo: a tarefa.
key-back = Terra que ninguém viu. A agulha aponta para o Oeste.

# o guia da primeira partida
guide-welcome = Rumo ao Oeste, { $name }
guide-welcome-now = Ganhe { $goal } PV em { $days } Dias: vá para o Oeste e revele a terra que está fechada. Aponte para uma tarefa para ler; para começar, aperte uma acesa, de borda laranja.
guide-welcome-why = Você perde se o último sol se puser antes disso, ou se cartas de perigo encherem sua mão.
guide-end = Esse é o jogo todo
guide-end-now = Jogue de novo, ou monte uma mesa para outra missão: sozinho, em equipe ou cada qual por si.
guide-end-why = O placar, os dados de bandidos e as regras da casa ficam à sua escolha.
guide-last-day = O último Dia
guide-last-day-now = Depois deste Dia o último sol se põe. Sem { $goal } PV até lá, a partida está perdida.
guide-last-day-why = Nada do que você guardar vai contar: use suas cartas e seu estoque.
guide-night = Cai a Noite
guide-night-now = A Noite segue os passos que a carta de missão traz em “Toda noite”, um depois do outro.
guide-night-why = O tempo passa, você se cansa, e bandidos atacam, andam e surgem.
guide-attacked = Bandidos atacam
guide-attacked-now = Há bandidos no seu terreno de Noite, então eles atacam, com 1 dado para cada um.
guide-attacked-why = Cada acerto que você não defende é uma carta de dor. Tarefas de defesa defendem, e tarefas de ataque revidam.
guide-camp = Um acampamento de bandidos
guide-camp-now = { $tile } é um acampamento de bandidos, e já há um bandido ali.
guide-camp-why = Bandidos num acampamento ficam onde estão. Só sem eles dá para fazer a tarefa do acampamento.
guide-points = Você pontua
guide-points-now = Foram { $n } PV. A carta de missão diz em “Pontua” o que dá pontos: revelar terra, construir, expulsar o último bandido de um terreno.
guide-points-why = À medida que você e o sol avançam nas trilhas, o risco de bandidos cresce: é o número na estrela ao lado dos seus pontos.
guide-east = O Leste fica para trás
guide-east-now = Terrenos a mais de 3 colunas ao Leste de você foram retirados, com os bandidos que havia neles.
guide-east-why = Onde a terra se foi não há volta.
guide-rides = Bandidos a caminho
guide-rides-now = Cada bando rola o dado da bússola e anda 1 terreno para o Norte, o Sul ou o Oeste; com um mais ele fica e ganha 1 bandido.
guide-rides-why = Três das seis faces dizem Oeste. Bandos em acampamentos e no seu próprio terreno ficam onde estão.
guide-appear = Bandidos surgem
guide-appear-now = O dado de bandidos deu { $n }: cada terreno aberto com esse número na estrela ganha 1 bandido.
guide-appear-why = Ele é rolado tantas vezes quanto diz o risco de bandidos, o número na estrela ao lado dos seus pontos.
guide-split = Um bando se divide
guide-split-now = De um bando de 6 ou mais, 1 bandido vai para cada um dos quatro terrenos vizinhos.
guide-split-why = Onde não há terreno, ninguém vai. Bandos pequenos são mais fáceis de expulsar.
guide-row = O Balcão avança
guide-row-now = A última carta do Balcão se foi, as outras avançaram e entrou uma nova.
guide-row-why = Se você quer a carta que “sai esta noite”, compre antes de passar.
guide-sun = O sol avança
guide-sun-now = O marcador de Dia avançou até o próximo sol da trilha.
guide-sun-why = Quando ele chega ao sol { $days }, o último, a partida acaba na hora.
guide-dice = Os dados
guide-dice-now = Você rolou por { $resource } e ganha a soma dos dados.
guide-dice-why = Um dado tem duas faces com 0, três com 1 e uma com 2.
guide-new-day = Um novo Dia
guide-new-day-now = Dia { $day } de { $days }: sua carta de personagem fica em pé de novo, e você puxa até ter { $limit } cartas na mão.
guide-new-day-why = Quando o monte está vazio, o descarte é embaralhado, e o que você usou volta.
guide-deadly = Perigo demais
guide-deadly-now = Você tem { $danger } cartas de perigo na mão, e { $limit } são mortais. Livre-se de algumas antes de puxar de novo.
guide-deadly-why = Use as tarefas das cartas de perigo. A missão também ajuda: perca 2 PV para eliminar 2 delas.
guide-bandits = Bandidos no seu terreno
guide-bandits-now = Enquanto eles estão aqui você não pode construir, nem fazer tarefas que pedem este lugar. Lute com tarefas acesas de ataque, ou saia.
guide-bandits-why = Sair custa 1 carta de dor, e se você fica eles atacam de Noite. Expulsar o último dá 2 PV.
guide-hungry = Acabou a comida
guide-hungry-now = Botas pedem comida. Uma Faca acha alguma em qualquer lugar, ao preço de outro item; numa floresta não custa nada e rende mais.
guide-hungry-why = Alguns terrenos têm uma tarefa que dá comida: vale a pena parar neles. Talvez uma habilidade também ajude.
guide-jobs = Tudo o que se faz são tarefas
guide-jobs-now = Aperte uma tarefa acesa de uma carta da sua mão: todos os símbolos são feitos, da esquerda para a direita, e a carta vai para o descarte.
guide-jobs-why = Uma carta faz só uma de suas tarefas. Uma tarefa hachurada não pode ser feita agora: aperte, e você fica sabendo por quê.
guide-stock = Seu estoque
guide-stock-now = Tarefas são pagas com seu estoque de comida, madeira, ferro e ouro: um menos vermelho tira, um mais verde põe.
guide-stock-why = Cada passo com Botas custa 1 de comida, então não fique sem ela.
guide-move = Na estrada
guide-move-now = Tarefas com uma bota, uma montanha ou uma vela levam você pelo mapa: ao Oeste desconhecido, ou aonde suas cartas têm trabalho.
guide-move-why = A Faca e a Machadinha rendem mais numa floresta, a Bateia num rio, a Picareta numa montanha. O que custa entrar num terreno está em cima, à esquerda.
guide-ability = { $name } sabe mais
guide-ability-now = Ao lado do retrato estão as habilidades de { $name }: tarefas como as outras, mas só uma delas por Dia.
guide-ability-why = Usar uma vira de lado a carta de personagem até o próximo Dia.
guide-land = Este lugar tem trabalho
guide-land-now = O terreno em que você está tem uma tarefa acesa: ela está embaixo do retrato.
guide-land-why = Ela deita seu peão, e por isso só vale uma vez por visita. Ao se mover, o peão fica em pé de novo.
guide-build = Ponha trilhos
guide-build-now = Uma tarefa acesa constrói uma ferrovia onde você está: 2 PV, e mais 1 se for a mais ao Oeste até agora.
guide-build-why = Andar até um terreno com ferrovia devolve a caminhada na hora. Cada terreno comporta uma ferrovia.
guide-buy = O Balcão
guide-buy-now = Um preço do Balcão está aceso: aperte, e a carta entra no seu baralho.
guide-buy-why = As cartas do armazém em geral são mais fortes que as do começo. Muitos preços pedem um lugar, como uma vila.
guide-danger = Perigo na mão
guide-danger-now = Cartas de perigo não servem para nada e ocupam lugar. Uma tarefa na própria carta livra você dela, assim que estiver acesa.
guide-danger-why = Eliminada, ela se vai; descartada, ela volta. Com { $limit } cartas de perigo na mão ao mesmo tempo você morre.
guide-mission = Tarefas da missão
guide-mission-now = Em “Qualquer um pode” a missão também tem tarefas: por 1 de ouro você anda de trem, por 2 PV você elimina 2 cartas de perigo.
guide-mission-why = Um trem vai de um terreno com ferrovia a outro: sem dois deles, esse ouro é desperdiçado.
guide-pass = O fim do Dia
guide-pass-now = Quando nada mais vale a pena, aperte “Encerrar o dia”: vem o entardecer, e depois a Noite.
guide-pass-why = Olhe o Balcão antes de passar. De manhã você puxa até ter { $limit } cartas, então use as que tem.
guide-x = Você escolhe x
guide-x-now = Aperte quanto x deve valer. Cada x da tarefa é esse número.
guide-x-why = O maior número é o máximo que você consegue cumprir. Mesmo com 0 a tarefa fica usada.
guide-any = Qualquer recurso
guide-any-now = O símbolo com o ponto de interrogação vale por um recurso qualquer: aperte o que você escolhe.
guide-any-why = Tudo é desse mesmo recurso. Outro símbolo assim na tarefa pode ser outro recurso.
guide-discard = Uma carta como pagamento
guide-discard-now = A tarefa leva um item da sua mão: aperte aquele que não faz falta.
guide-discard-why = Ele vai para o descarte e um dia volta. A carta da própria tarefa não conta.
guide-scrap = Eliminada, não volta
guide-scrap-now = Aperte a carta a eliminar: ela sai da mão e do baralho.
guide-scrap-why = Uma carta inicial sai da partida, uma do armazém vai para o descarte do armazém, uma de perigo fica ao lado da pilha dela.
guide-telescope = Um olhar adiante
guide-telescope-now = Aperte um terreno aceso do mapa, a no máximo 2 passos, para revelar.
guide-telescope-why = Isso dá 1 PV. O segundo, por andar para o Oeste, só vem de quem vai até lá.
guide-exhaustion = Toda Noite você se cansa
guide-exhaustion-now = Você recebe 1 carta de exaustão. No descarte ela vem mais tarde; no monte ela é a próxima carta que você puxa.
guide-exhaustion-why = É uma carta de perigo: não dá nada e entope a mão até que uma tarefa livre você dela.
guide-pain = Isso dói
guide-pain-now = Você recebe uma carta de dor. No descarte ela vem mais tarde; no monte ela é a próxima carta que você puxa.
guide-pain-why = A dor vem de bandidos: 1 carta por sair do terreno deles, e 1 por acerto que você não defende.
guide-bought = A carta é sua
guide-bought-now = No monte ela é a próxima carta que você puxa; no descarte ela vem depois de embaralhar.
guide-bought-why = Uma carta comprada nunca vai direto para a mão.
guide-load = Primeiro as malas
guide-load-now = Aperte mais tarefas acesas para ir mais longe, ou “Partir”. O mapa mostra o que você alcança até agora.
guide-load-why = Todo movimento é pago antes de andar, e o que você não usa se perde. Um trem só serve entre dois terrenos com ferrovia.
guide-go = Escolha o caminho
guide-go-now = Aperte um terreno aceso do mapa, passo a passo. Terra fechada é revelada quando você chega.
guide-go-why = Cada terreno revelado dá 1 PV, e mais 1 se você andava para o Oeste.
guide-tried = Você avista { $tile }
guide-tried-now = A terra foi revelada, e você já pontuou por isso. Entre, ou dê meia-volta por 1 de movimento.
guide-tried-why = Ela fica aberta de qualquer jeito. O que custa entrar está em cima, à esquerda; se faltar, tarefas acesas somam movimento agora.
guide-battle = Uma batalha
guide-battle-now = Aperte tarefas acesas de ataque ou defesa, quantas quiser, e depois “Chega de tarefas de batalha”.
guide-battle-why = Seus acertos além das defesas deles expulsam tantos bandidos. Cada acerto deles além das suas defesas é uma carta de dor.
guide-evening = Entardecer
guide-evening-now = Descarte os itens que não quer guardar e depois aperte “Ficar com o resto”.
guide-evening-why = De manhã você puxa até ter { $limit } cartas: cada carta guardada é uma a menos para puxar. Cartas de perigo ficam.
guide-full-hand = A mão cheia
guide-full-hand-now = Você tem { $limit } cartas ou mais no fim da Noite: descarte um item.
guide-full-hand-why = Se só restassem cartas de perigo, você morreria.
