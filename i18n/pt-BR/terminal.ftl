# O terminal: o que se diz em volta de uma partida.

# Quem joga.
name-you = Você
name-bot = robô
name-numbered = Jogador { $number }
name-and-aside = { $name } ({ $aside })
seat-choosing = escolhendo

# Sem terminal para jogar.
no-terminal = a tela cheia precisa de um terminal; para pipes e leitores de tela, use `saloon play { $game } --plain`
no-terminal-menu =
    O menu precisa de um terminal. Sem ele:
      saloon play super-express --plain    o jogo em linhas de texto
      saloon play train-heist --plain      outro jogo
      saloon --help                        todo o resto
too-small = Esta tela tem { $has-columns } colunas por { $has-lines } linhas. A mesa precisa de { $columns } por { $lines }: aumente a janela ou diminua as letras, por favor. q sai.

# O menu.
menu-subtitle = jogos de tabuleiro do Oeste, para pessoas e robôs
menu-game = Jogo
menu-seats = Lugares
menu-people = Pessoas aqui
menu-name-hint = (seu nome)
menu-bots = Os robôs jogam
menu-bots-random = ao acaso
menu-bots-greedy = gulosos
menu-cooperative = Cooperativo
menu-solitaire = Solo
menu-score-challenge = Desafio de pontos
menu-versus = Disputa
menu-fewer-events = Menos eventos
menu-wanted-cards = Cartazes
menu-mission = Missão
menu-level = Nível
menu-board = Placar
menu-board-is = { $score } PV em { $days } dias · { $name }
menu-dice = Dados
menu-dice-in-turn = Os dois dados de bandidos se alternam
menu-four-neighbours = Terreno novo só em quatro lados
menu-late-death = O perigo só mata no fim do Dia
menu-last-one-plays-on = O último vivo segue jogando
menu-nobody-moves-others = Ninguém move os outros na troca
menu-wagon-pays-its-way = Passos com a carroça custam o dobro
menu-closed-hands = Mãos fechadas em jogos cooperativos
menu-language = Idioma
menu-language-name = Português
menu-start = Começar
menu-quit = Sair
keys-menu = ↑ ↓ escolher   ← → mudar   Enter confirmar   ? ajuda   q sair
keys-menu-name-colour = digite um nome   ← → cor   Backspace apaga   ↑ ↓ escolher   Esc pronto
keys-menu-name-character = digite um nome   ← → personagem   Backspace apaga   ↑ ↓ escolher   Esc pronto
keys-menu-name = digite um nome   Backspace apaga   ↑ ↓ escolher   Esc pronto

# Escolher um programa.
choose-prompt = { $who }: escolha três cartas. A primeira é jogada primeiro.
choose-sealed = { $who }: seu programa está fechado.
choose-more = Escolha pelas letras, ou com ← → e Enter. Backspace devolve uma carta.
choose-seal = Enter fecha o programa. Backspace devolve uma carta.
choose-pass-on = Enter: passe o teclado. Backspace: mude o programa.

# De uma pessoa para a outra.
handover-pass = Passe o teclado para { $who }.
handover-alone = Aperte Enter quando só { $name } estiver olhando.
handover-keys = Enter: mostrar minha mão
handover-keys-change = Enter: mostrar minha mão · ← →: outra pessoa antes

# As teclas que fazem algo agora.
keys-choosing = letras ou 1–6   Backspace volta   Enter fecha   ? ajuda   l histórico   q sair
keys-sealed = Enter passa adiante   Backspace muda   ? ajuda   l histórico   q sair
keys-handover = Enter mostrar minha mão   ? ajuda   l histórico   q sair
keys-watching = Espaço segue   a sozinho   +- ritmo   e rodada   ? ajuda   l histórico   q sair
keys-watching-end = Espaço próxima rodada   a sozinho   +- ritmo   ? ajuda   l histórico   q sair
keys-watching-out = Espaço segue   a sozinho   e rodada   E fim   ? ajuda   l histórico   q sair
keys-watching-out-end = Espaço próxima rodada   a sozinho   E fim   ? ajuda   l histórico   q sair
keys-watching-over = Espaço resultado   ? ajuda   l histórico   q sair
keys-over = a de novo   s salvar o registro   r ler a regra   l histórico   q sair
keys-over-menu = a de novo   s salvar o registro   r ler a regra   l histórico   m menu   q sair

# Como se assiste a uma rodada.
pace-step = passo a passo
pace-step-instant = passo a passo, sem movimento
pace-slow = sozinho: devagar
pace-normal = sozinho: normal
pace-fast = sozinho: rápido
pace-instant = sozinho: imediato

# Sair.
leave-question = Sair desta partida? Ela não será guardada.
leave-question-kept = Sair desta partida? Ela fica guardada em { $file }, até onde foi.
leave-keys = s ou Enter: sair · n ou Esc: ficar
leave-yes-key = s

# O histórico e as regras.
log-title = O que aconteceu
log-keys = ↑ ↓ escolher · Enter ler a regra · Esc fechar
rule-keys = ↑ ↓ rolar · ← → outras regras · Esc fechar
rule-ruling = Decisão { $id }
rule-decides = Uma decisão sobre { $id }
rule-house = Uma regra da casa pode inverter isto.

# O registro.
save-title = Salvar o registro
save-hint = .txt para pessoas lerem, .json para programas
save-hint-json = .json, para programas e para `saloon replay`
save-keys = Enter: salvar · Esc: não salvar
record-kept = O registro está em { $file }.
record-exists = { $file } já existe e não é sobrescrito: escolha outro nome ou remova o arquivo
record-no-transcripts = { $file }: { $game } não tem registros para pessoas lerem; escolha um nome que termine em .json
file-exists = já existe algo com esse nome
file-no-folder = essa pasta não existe
file-not-allowed = não é permitido gravar ali
record-failed = não foi possível gravar o registro em { $file }: { $why }

# O fim.
header-over = Fim de jogo
end-why = pela regra { $rule }
end-again = A mesma partida de novo:
fate-won = venceu
fate-aboard = ainda a bordo
fate-shot = caiu do trem com um tiro na rodada { $round }
fate-walked = saiu andando do trem na rodada { $round }
fate-paradox = sumiu num paradoxo na rodada { $round }
fate-uncoupled = foi-se com o vagão na rodada { $round }

# Ajuda.
help-keys-of-pages = { $page } de { $pages } · ← → páginas · Esc fechar
help-keys-title = Teclas
help-keys =
    Escolhendo:
      m c t s r h   põe essa carta no programa
      1 a 6         o mesmo, pelo lugar da carta na mão
      ← → Enter     o mesmo, com um cursor
      Backspace     devolve a última carta
      Enter         fecha o programa, quando ele tem três cartas

    Assistindo:
      Espaço, Enter próxima carta
      a             seguir sozinho, ou parar
      + e -         mais rápido e mais devagar; o máximo não mostra movimento
      e             até o fim da rodada
      E             até o fim da partida, para quem já saiu dela

    Sempre:
      ?             esta ajuda
      l             o histórico; Enter numa linha mostra a regra
      q, Ctrl-C     sair, depois de uma pergunta
help-cards-title = Cartas e sinais
help-signs =
    No trem:
      B►  ◄B    em pé, olhando para a frente, para trás
      b»  «b    atordoado, com uma estrela antes: *b»
      b»! [B►]  quem a carta atinge, de quem ela é (▸B► onde é estreito)
      ╌╌╌╌      o caminho da bala

    Nos lugares:
      ★ Primeiro Jogador   ▸ de quem é a carta   ! quem ela atinge
      ▒▒ virada para baixo   [m] revelada   (m) só você conhece
      ◆ um tesouro   ♞ fora do trem, o cavalo vem aí
help-sheet-title = O jogo em uma página
help-sheet =
    Uma rodada:
      1. Todos fecham três cartas diferentes em segredo.
      2. A partir do Primeiro Jogador, em sentido horário, cada um revela uma
         carta por vez e tem que executá-la.
      3. O Último Vagão é solto com todos que estão nele. O sobrevivente mais
         atrás fica com ele como tesouro. A carta de Primeiro Jogador passa.

    Bom saber:
      A bala voa por um andar, passa por cima dos atordoados e empurra o
      primeiro em pé uma carta adiante. Fora do trem é fora do jogo.
      A próxima carta de um atordoado só o levanta (Reflexo também atira).
      Com o Cavalo no topo da pilha, quem saiu do trem volta.
      Ao entrar no Carro de Viagem no Tempo: de volta ao Último Vagão, com
      todas as cartas; duas vezes na mesma rodada é paradoxo, e fora.

    O fim:
      O último a bordo vence. Se só resta a Locomotiva, vence quem tem mais
      tesouros, depois o melhor tesouro.

# Modo simples.
plain-help-hint = Digite ? para ver a ajuda.
plain-own-treasures =
    { $count ->
        [one] Seu tesouro:
       *[other] Seus tesouros:
    }
plain-end-treasures =
    { $count ->
        [one] tesouro
       *[other] tesouros
    }
plain-ask = { $who }, escolha três cartas em ordem, por exemplo mts:
plain-sealed = Programa fechado: { $program }. Aperte Enter para passar adiante, ou digite outro programa para mudar:
plain-help =
    Responda com três cartas diferentes, a primeira é jogada primeiro: mts, ou m t s, ou Mover Virar Atirar.
    Outras respostas: ? para esta ajuda, trem para o trem, por-que para a última rodada com as regras, regras para os capítulos das regras, regras SHOOT para um capítulo, regra SE-SHOOT-04 para uma regra, sair para sair.
plain-chapters = Os capítulos das regras; peça um pela sua palavra, por exemplo: regras { $chapter }
plain-no-rule = Não existe a regra ou o capítulo “{ $id }”. Os códigos são como { $rule } ou { $ruling }; “por-que” mostra os da última rodada.
plain-input-ended = a entrada acabou antes da partida
plain-bye = Até logo.
plain-words-help = ajuda
plain-words-rule = regras, regra
plain-words-train = trem
plain-words-why = por-que, porque, porquê, histórico, diário
plain-words-quit = sair
plain-words-map = mapa
plain-words-table = mesa
plain-words-undo = desfazer, voltar

# Games of short steps.
no-undo = Não há nada para desfazer: alguém aprendeu algo com isso, ou a jogada não foi sua.
no-next = Ninguém mais aqui pode decidir algo agora.
no-number = Não há esse número na lista.
keys-more = PgUp PgDn: { $from }–{ $to } de { $count }
keys-news = Enter continuar   l histórico   ? ajuda   Ctrl-C sair
keys-handover-cards = Enter mostrar minhas cartas   ? ajuda   Ctrl-C sair

# Train Heist.
heist-straight = sequência
heist-two-pairs = 2 pares
heist-three-alike = 3 iguais
heist-carries = leva { $loot }
heist-hangman = Carrasco { $knots }/{ $most }
heist-bullets = { $count ->
    [one] 1 bala
   *[other] { $count } balas
}
heist-events = { $count ->
    [one] 1 evento
   *[other] { $count } eventos
}
heist-deck = baralho { $count }
heist-score-of = { $score } de { $goal } entregues
heist-final-run = corrida final
heist-go = Ir
heist-pick-discard = Que cartas você descarta? Números como 1 3, ou 0.
heist-pick-give = Que cartas você oferece? Números como 1 3.
heist-pick-accept = Oferecem a você { $cards }. Digite os números do que você dá em troca, ou 0 para aceitar sem dar nada.
heist-plain-stand = { $who }, { $at } ({ $space }). Cartas: { $cards }.
heist-plain-help =
    Responda com um número da lista, ou como está entre colchetes: move p3, pay R01 B02 W. O nome de um espaço sozinho leva até lá: p3. Onde se escolhem cartas, vários números: 1 3.
    Outras respostas: ? para esta ajuda, mapa para os dois mapas desenhados, mesa para a mesa em palavras, histórico para o que aconteceu com as regras, desfazer para voltar atrás no que não ensinou nada a ninguém, regras para os capítulos das regras, regras LOOT para um capítulo, regra TH-LOOT-05 para uma regra, sair para sair.
heist-help-keys =
    Responda, depois Enter:
      3             a terceira da lista; cartas por vários números: 1 3
      move p3       o mesmo em notação; também pay R01 B02 W
      p3            um espaço da lista só pelo nome

    Outras palavras:
      mapa trem mesa    o que se mostra onde não cabe tudo
      histórico         o que aconteceu; Enter numa linha mostra a regra
      regra TH-LOOT-05  uma regra
      desfazer          volta atrás no que não ensinou nada a ninguém
      sair              sair, depois de uma pergunta

    Teclas:
      ← → ↑ ↓       outra parte da mesa
      PgUp PgDn     mais de uma lista longa
      ?             esta ajuda
      Esc           esvazia a linha; Ctrl-C sai, depois de uma pergunta
heist-help-signs-title = Sinais nos mapas
heist-help-signs =
    Peças:
      R G Y B       os cowboys vermelho, verde, amarelo, azul; r g y b caídos
      Rh  +h        a cavalo; um cavalo sem cavaleiro
      S             o Xerife

    O mapa principal:
      o trem        [1] locomotiva, [2] carvão, [3] [4] [5] vagões A, B, C
      t07*          um trilho com estrela: um evento, ou a carga de uma cidade
      t19∩          um trilho no túnel
      jw/red        um entroncamento e o que o desvio mostra (green: verde)
      townA$2       uma cidade com duas fichas de saque esperando
      cactus1!      Território Cherokee
      o i pass      campo aberto fora, dentro, e as passagens para o cânion
      sublinhado    aonde você pode ir agora

    O trem e as cartas:
      @t07          o trilho em que uma seção está
      A1 RRB +2     um lugar de saque: o que a ficha de cima pede; duas embaixo
      R05 B10 K01   5 de Revólveres, 10 de Bolsas, Ás de Fechaduras; W: Curinga
heist-keys = número ou palavras, Enter   ← → mapas   histórico   desfazer   ? ajuda   sair

# Deck Goes West.
west-forest = Fl
west-prairie = Pr
west-mountain = Mo
west-village = Vi
west-lake = La
west-river = Ri
west-bandit-camp = Ba
west-plain-now = { $heading }. { $who }: { $facts }
west-plain-help =
    Responda com um número da lista, ou como está entre colchetes: do knife 2, step W walk 1; o que vem depois da primeira palavra basta quando está na lista: W walk 1. O nome de uma carta ou de um lugar pergunta o que está impresso: perna ferida.
    Outras respostas: ? para esta ajuda, cartas para suas cartas e todas as suas tarefas, terreno para o que cada lugar pede e oferece, balcão para o Balcão, mesa para a mesa em palavras, mapa para o mapa desenhado, histórico para o que aconteceu com as regras, desfazer para voltar atrás no que não ensinou nada a ninguém, próximo para outra pessoa daqui continuar, regras para os capítulos das regras, regras MOVE para um capítulo, regra DW-MOVE-02 para uma regra, sair para sair.
west-help-keys =
    Responda, depois Enter:
      3                 a terceira da lista
      do knife 2        o mesmo em notação; step W walk 1, ou só W walk 1
      perna ferida      o que está impresso numa carta ou num lugar

    Outras palavras:
      cartas terreno    suas tarefas; o que os lugares pedem e oferecem
      balcão            as cartas à venda
      mesa mapa         quem joga e a missão; o mapa inteiro
      histórico         o que aconteceu; Enter numa linha mostra a regra
      regra DW-MOVE-02  uma regra
      desfazer          volta atrás no que não ensinou nada a ninguém
      próximo           outra pessoa neste teclado continua
      sair              sair, depois de uma pergunta

    Teclas:
      ↑ ↓  PgUp PgDn    andam pela lista; Enter faz o que está marcado
      ← →               as outras partes da mesa
      ?                 esta ajuda
      Esc               volta à mesa; Ctrl-C sai, depois de uma pergunta
west-help-signs-title = Sinais no mapa
west-help-signs =
    O terreno, com o Oeste à esquerda:
      Fl Pr Mo Vi       floresta, pradaria, montanha, vila
      La Ri Ba          lago, rio, acampamento de bandidos
      ??                terreno desconhecido, fechado
      Fl       14       14 é o número de bandidos: quando o dado de bandidos o
                        mostra à noite, um bandido vem para cá
      sublinhado        aonde você pode ir agora

    Nele:
      =                 uma ferrovia, ou a ponte sobre um lago
      w                 a carroça
      b2                dois bandidos
      D  d              a peça de Derek, pela primeira letra; a minúscula está
                        deitada, e não faz tarefa de terreno antes de andar
      ▸                 em listas de tarefas: pode ser feita agora
west-words-cards = cartas, mão
west-words-land = terreno, terrenos
west-words-row = balcão, balcao
west-words-next = próximo, proximo
west-keys = número, ou ↑ ↓ e Enter   ← → cartas, terreno…   histórico   desfazer   ? ajuda
west-keys-leaf = ↑ ↓ rolar   ← → outras partes   Esc voltar à mesa   ? ajuda
