# As páginas: o que se diz em volta de um jogo.

site-title = Saloon
tagline = O Velho Oeste em uma só mesa
skip-to-content = Pular para o conteúdo
other-language = English
about-you = Você
you-are-called = Seu nome é { $name }. Mudar
back-to-lobby = Voltar ao salão
back-to-table = Voltar à mesa

## O salão

play-now = Jogar já
play-now-means = Em “Jogar já”, robôs ocupam as outras cadeiras. Sem conta e sem instalar nada.
learn-by-playing = Primeira vez? Aprenda jogando
set-up = Montar mesa
rules = Regras
facts-players = jogadores
facts-minutes = { $minutes } min
my-tables = Suas mesas
join-table = Entrar em uma mesa
code-or-link = Código ou link
join = Sentar
tables = Mesas
open-tables = Lugares livres
running-tables = Em jogo
no-tables = Ninguém está jogando em público agora. Monte uma mesa e mande o link aos amigos.
finished-games = Partidas encerradas
your-name = Seu nome
name-shown = Como os outros veem você
save-name = Salvar

## Lugares e registro

seat-you = (você)
hand-over-title = Passe a tela para { $player }
hand-over-secret = Os outros olham para o lado: a próxima página mostra cartas secretas.
hand-over-show = Sou { $player }, mostre minhas cartas
rule-link = Regra { $id }

## O pé de cada página

footer-label = Mais sobre o Saloon
footer-api = Para robôs e programas
footer-luck = A sorte é justa?
footer-luck-kept = Ninguém pode escolher as cartas sozinho. Quando a mesa é montada, o servidor lacra um segredo e mostra o lacre; quem se senta acrescenta a própria sorte. Depois da partida o segredo é aberto, e qualquer pessoa pode conferir que o embaralhamento veio dele.
footer-unofficial = Feito por quem adora estes jogos, sem ligação com seus criadores. Textos, desenhos e código são nossos; compre as caixas.

## Visitantes

stranger = Forasteiro
player-numbered = Jogador { $number }
bot-random = robô distraído
bot-greedy = robô ganancioso
connection-lost = A conexão caiu. A página volta sozinha; nada se perde.

## Listas de mesas

continue = Continuar
watch = Assistir
row-free =
    { $free ->
        [one] 1 lugar livre
       *[other] { $free } lugares livres
    }
row-playing = em jogo
row-over = encerrada
row-won = encerrada, { $names } venceu
row-closed = fechada
weight-light = leve
weight-medium = médio

## Montar uma mesa

setup-title = Montar uma mesa de { $game }
setup-game = O jogo
setup-seats = Quem se senta
setup-seats-help = Só contam tantos lugares quantos forem os jogadores. Várias pessoas nesta tela a passam entre si.
setup-seat-number = Lugar { $number }
setup-who = quem se senta ali
setup-me = Pessoa nesta tela
setup-free = Lugar livre
setup-name = nome
setup-table = A mesa
setup-clock = Relógio
clock-none = Sem relógio
clock-none-help = Cada um pensa o tempo que quiser.
clock-live = Ao vivo
clock-live-help = Tantos segundos para cada escolha; depois um robô cuida do lugar.
clock-days = Dias
clock-days-help = Tantos dias para cada escolha: passe por aqui de vez em quando.
clock-seconds = Segundos (ao vivo)
clock-number-of-days = Dias
setup-manners = Opções da mesa
setup-chat = Conversa
setup-chat-help = Os jogadores podem conversar à mesa.
setup-listed = Visível no salão
setup-listed-help = Qualquer pessoa pode encontrá-la, sentar-se e assistir. Senão, só quem tem o código.
setup-minder = Quem cuida do lugar de quem está fora
setup-open = Abrir a mesa

## A mesa

state-gathering = As pessoas estão se sentando
state-past = Um momento anterior
state-yours = É a sua vez de escolher
state-waits = À espera de { $names }
state-trouble = O servidor não consegue gravar agora. Nada se perde; ele tenta de novo
state-going-on = O jogo segue
state-over = O jogo acabou
state-closed = A mesa está fechada
agreed-title = O que se joga
agreed-no-clock = Sem relógio: cada um pensa o quanto quiser.
agreed-live = { $seconds } segundos para cada escolha; depois um robô cuida do lugar.
agreed-days = { $days ->
    [one] Um dia
   *[other] { $days } dias
} para cada escolha; depois um robô cuida do lugar.
seat-free = livre
seat-stand-in = fora, um robô cuida do lugar
seat-sealed = lacrado
seat-choosing = escolhendo
seat-out = fora do jogo
seat-choosing-within = escolhendo, no máximo { $seconds } s
seat-choosing-until = escolhendo, até { $date }
board-label = O jogo
board-words = A mesa em palavras
board-empty = Ainda não há nada na mesa: o jogo começa quando todos os lugares estiverem ocupados.
replay-title = Momento a momento
replay-first = Ao começo
replay-back = Voltar
replay-next = Avançar
replay-last = Ao fim
replay-at = { $at } / { $of }
replay-play = Reproduzir
replay-pause = Pausar
replay-moment = Momento
replay-go = Ir
replay-link = Link deste momento
replay-on = Continuar daqui
replay-on-help = Contra robôs, a partir da última escolha antes deste momento.
replay-as = Como quem

turn-title = Sua vez
signal-sound = Som quando for a sua vez
signal-notify = Notificação quando for a sua vez
signal-blocked = Seu navegador bloqueia as notificações deste site.
pace-title = Velocidade das cartas
pace-instant = De uma vez
pace-normal = Normal
pace-slow = Lenta
pace-step = Passo a passo
pace-next = Próximo

sit-title = Sente-se
sit-another = Mais alguém nesta tela
sit-name = Nome
sit-seat = Lugar
sit-down = Sentar
sit-wait = O jogo começa assim que todos os lugares estiverem ocupados.
deal = Começar: robôs ocupam os lugares livres
deal-help = O jogo começa sozinho assim que todos os lugares estiverem ocupados.
hand-over-nobody = Todos aqui já escolheram.
hand-over-other = { $player } olha de novo
hand-over-pass = Passar a tela adiante
ask-title = Sua escolha
ask-sealed = Sua escolha está lacrada
ask-sealed-help = Você pode mudá-la até que todos tenham escolhido. Os outros veem se você lacrou uma, nunca qual é.
ask-seal = Lacrar
ask-change = Mudar
ask-start-over = Recomeçar
foresee-title = Se ninguém interferir
foresee-nothing = Escolha uma carta para ver o que ela faria.
foresee-idle = Nada acontece.
foresee-ask = E se…?
ask-onlooker = Você está assistindo. O que é secreto fica secreto.
ask-going-on = Um momento…
ask-nothing = Não há nada para você escolher agora.
undo = Voltar atrás
stand-in-explained = Um robô joga por você até que você retome o seu lugar.
stand-in-return = Retomar o meu lugar
over-title = E agora?
over-again = Jogar de novo
over-replay = Rever a partida
over-record = Guardar o registro
over-share = Compartilhar o replay
over-shared = O link do replay foi copiado.
over-lobby = Voltar ao salão
count-title = Contagem final

log-title = O que aconteceu
log-left-out = { $count ->
    [one] Uma linha anterior
   *[other] { $count } linhas anteriores
}
log-sat-down = { $name } se senta e joga com { $seat }.
log-bot-sat-down = Um { $level } joga com { $seat }.
log-stood-up = O lugar de { $seat } está livre outra vez.
log-took-back = { $name } volta atrás na última escolha.
log-left = { $name } sai; um robô cuida do lugar de { $seat }.
log-stand-in = O tempo acabou: um robô cuida do lugar de { $name }.
log-came-back = { $name } está de volta.
log-replaced = O anfitrião manda { $name } embora; um robô joga com { $seat }.
log-closed = O anfitrião fecha a mesa.
log-moment = Momento { $at }

chat-title = Conversa
chat-empty = Ninguém disse nada ainda.
chat-say = Diga algo
chat-send = Enviar

invite-title = Convidar
invite-help = Os amigos abrem este link, digitam o código ou apontam o celular para a figura.
invite-watch = Quem tem este link pode assistir.
invite-qr = O link como figura para celulares
luck-title = A sorte é justa?
luck-explained = Antes que alguém se sentasse, o servidor escolheu um segredo e publicou o hash dele; quem se senta acrescenta algo de seu, e todas as cartas vêm dos dois juntos. No fim do jogo o segredo é mostrado, para que qualquer pessoa confira que nem o servidor nem um jogador escolheu a sorte sozinho.
luck-continues = A partida continua de outra mesa: { $steps ->
    [one] o primeiro passo foi dado
   *[other] os primeiros { $steps } passos foram dados
} em { $table }, e o que veio depois é a sorte desta.
luck-commitment = O hash do segredo:
luck-secret = O segredo era:
luck-verify = Guarde o registro e depois confira:
own-title = Meu lugar
own-device = Aponte outro aparelho para esta figura e jogue este lugar de lá. Não a mostre a ninguém.
own-qr = A chave do seu lugar como figura para celulares
own-link = O link privado deste lugar
own-stand = Liberar este lugar
own-leave = Sair por um tempo
own-leave-help = Um robô cuida do seu lugar até você voltar. Se todos os outros forem robôs, eles jogam na hora, e a partida logo acaba.
key-title = Jogar neste aparelho
key-explained = Este link é a chave de um lugar. Dá para jogar de vários aparelhos.
key-take = Este é o meu lugar
host-title = Para o anfitrião
host-level = Quão bem o robô joga
host-bot = Sentar um robô
host-kick = Mandar { $figure } embora
host-close = Fechar a mesa
host-close-help = Fechar a mesa acaba o jogo para todos.

## O guia da primeira partida

guide-label = O guia
guide-skip = Dispensar o guia
guide-before = Saiba mais ({ $count })

## Partidas encerradas

finished-mine = Suas
finished-all = De todos
finished-none = Nenhuma ainda.
finished-table = Mesa
finished-game = Jogo
finished-players = Jogadores
finished-won = { $name } (venceu)
finished-date = Dia

finished-scored = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}

## Melhores pontuações

scores-link = Melhores pontuações: { $game }
scores-title = Melhores pontuações de { $game }
scores-explained = As melhores partidas neste servidor jogadas só por pontos, sem meta. Mais pontos vêm primeiro; no empate, a partida mais antiga.
scores-play = Preparar uma mesa
scores-none = Nenhuma ainda.
scores-changed = { $seats }, regras alteradas
scores-place = Colocação
scores-points = Pontos
scores-team = Equipe
scores-date = Dia
scores-replay = Rever
scores-watch = Assistir
scores-watch-table = Assistir à partida da mesa { $table }
scores-unlisted = Só quem jogou vê esta aqui.
score-first = A primeira pontuação { $with } neste servidor.
score-place =
    { $place ->
        [1] A melhor
        [2] A segunda melhor
        [3] A terceira melhor
       *[other] A { $place }ª melhor
    } de { $of } { $with } neste servidor.
score-all = Todas as melhores pontuações

## Regras

rules-title = Regras de { $game }
rules-search = Procurar nas regras
rules-find = Procurar
rules-found =
    { $count ->
        [0] Nenhuma regra tem estas palavras.
        [one] 1 regra tem estas palavras.
       *[other] { $count } regras têm estas palavras.
    }
rules-all = Todas as regras
rules-chapters = Capítulos
sheet-link = As regras em uma página
sheet-title = { $game } em uma página
sheet-print = Cabe em uma folha de papel: imprima pelo navegador.
rules-decides = Uma decisão sobre { $id }
rules-house = Uma regra da casa pode inverter isto.
rules-proven =
    { $count ->
        [one] provada por 1 exemplo
       *[other] provada por { $count } exemplos
    }

## O que deu errado

error-title = Agora não
error-advice = Nada mudou. Volte, ou vá ao salão.
error-no-table-advice = Confira o código com quem o passou: oito letras e números, como ABCD-2345.
error-trouble-advice = Nada mudou e nada se perdeu. Tente de novo em um momento.
error-nothing-here = Não há página aqui
error-bad-address = Este endereço não pode ser lido.
error-bad-query = O que vem depois do ponto de interrogação neste endereço não pode ser lido.
error-bad-form = Este formulário não pode ser lido.
error-bad-host = O nome pelo qual seu navegador chama este servidor não é válido.
error-too-slow = Isto demorou demais a chegar. Nada foi mudado; tente de novo.
error-too-much = Isto é mais do que se pode enviar de uma vez.
error-no-socket = Neste endereço só se abre um WebSocket.
error-not-so = Este endereço existe, mas não para isso.
error-elsewhere = Quem pediu isto foi uma página que não é nossa, e por isso nada foi feito. Abra o próprio saloon e tente de novo.
denied-no-table = Não existe a mesa { $table }.
denied-table-exists = A mesa { $table } já está aberta.
denied-not-asked-then = Ninguém naquele lugar tinha o que escolher naquele momento: escolha outro lugar ou outro momento.
denied-no-scores = Aqui não há melhores pontuações: este jogo não se joga só por pontos.
denied-no-seat = Esta mesa não tem o lugar { $seat }.
denied-seat-taken = Esse lugar está ocupado.
denied-all-taken = Todos os lugares estão ocupados.
denied-not-seated = Você não tem lugar nesta mesa.
denied-no-such-key = Esta chave não abre nada nesta mesa: veja se é a chave certa e a mesa certa.
denied-unreadable = Isto não pode ser lido: { $why }. GET /api descreve o que se entende.
denied-no-field = Falta neste formulário o campo “{ $field }”: carregue a página de novo e envie de lá.
denied-bad-field = Este formulário diz “{ $value }” no campo “{ $field }”, e isso não serve ali: carregue a página de novo e escolha outro valor.
denied-no-person = Não há ali ninguém que se possa mandar embora.
denied-which-seat = Você tem vários lugares: diga de qual se trata.
denied-not-host = Só o anfitrião pode fazer isso.
denied-not-begun = O jogo não começou.
denied-begun = O jogo já começou.
denied-over = O jogo acabou.
denied-closed = A mesa está fechada.
denied-answered = Não é isso que a mesa pergunta agora; olhe a mesa de novo.
denied-learned = Não dá para voltar atrás: alguém já ficou sabendo de algo, ou não há o que desfazer.
denied-stand-in = Um robô cuida do seu lugar: retome-o primeiro.
denied-no-stand-in = Nenhum robô cuida deste lugar.
denied-bad-name = Um nome tem de 1 a 24 caracteres visíveis e não é o de um robô.
denied-bad-entropy = O que você acrescenta à sorte tem no máximo 64 caracteres, em uma linha.
denied-no-chat = Nesta mesa não se conversa.
denied-bad-line = Diga algo de 1 a 280 caracteres.
denied-too-fast = Calma: espere um momento e tente de novo.
denied-enough = Já houve o bastante disso nesta mesa.
denied-not-over = O registro vem com o fim da partida.
denied-too-many-devices = Este lugar já é jogado de aparelhos demais.
denied-setup = Isto não serve: { $why }
denied-trouble = O servidor está em apuros.
