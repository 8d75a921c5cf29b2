### The table's page, around what a game draws. In $seat stands a player's name, in $name a name that is no seat's yet.

your-turn = Te toca: { $prompt }
table-your-turn = Te toca
table-title = { $game } · Vivamos
table-title-your-turn = Te toca · { $game }

## How strong a bot plays, from the weakest up

level-newcomer = novato
level-casual = ocasional
level-regular = habitual
level-expert = experto
level-master = maestro
level-champion = campeón

## The bar over the table

table-home = Vivamos, vestíbulo
table-live = En directo
table-reconnecting = Reconectando
table-watching = Mirando
table-rules = Reglas, en otra pestaña
table-sound-is-on = El sonido está activado
table-sound-is-off = El sonido está desactivado
table-waiting = Esperando jugadores
table-shuffling = Barajando
table-skip = Saltar
table-press-again = Pulsa otra vez para jugarla

## The menu “More”

table-more = Más
table-score-sheet = Hoja de puntuación
table-copy-link = Copiar el enlace
table-turn-sound-off = Quitar el sonido
table-turn-sound-on = Activar el sonido
table-settings = Ajustes
table-keys = Teclas
table-take-back = Deshacer mi jugada
table-play-again = Jugar otra vez
table-results = Resultados
table-no-bot-for = { $seat_is ->
    [you] Quitar mi bot
   *[other] Quitar el bot de { $seat }
}
table-leave = Dejar la mesa
table-lobby = Vestíbulo
table-what-to-play = Qué jugar

## Dialogs

table-close = Cerrar
table-settings-name = Tu nombre en la próxima mesa
table-end-question = ¿Terminar la partida?
table-end-means = Se queda como está y no gana nadie. Todos los demás que están aquí deben estar de acuerdo. Puedes jugar otra vez en una mesa nueva.
table-end = Terminar la partida
table-end-not = Esperar
table-leave-question = ¿Dejar la mesa?
table-leave-means-playing = Tu asiento sigue siendo tuyo: vuelve con el enlace o desde el vestíbulo. Hasta entonces, quien organiza la mesa puede dejar que un bot juegue por ti.
table-leave-means-waiting = Tu asiento quedará libre para otra persona.
table-leave-yes = Dejarla
table-leave-no = Seguir
table-link-copied = El enlace está copiado. Envíalo a tu gente.
table-press-to-copy = Pulsa Ctrl+C para copiar el enlace.

## What the keys do, and how some of them are called on a keyboard

key-enter = Enter
key-space = Espacio
key-escape = Esc
table-key-walk = recorrer la mano
table-key-play = jugar la carta
table-key-select = elegir la carta; otra vez, jugarla
table-key-log = historial
table-key-sheet = hoja de puntuación
table-key-talk = chat
table-key-rules = reglas
table-key-sound = activar o quitar el sonido
table-key-keys = estas teclas
table-key-close = cerrar, o seguir después de una baza

## In place of a table

table-seat-lost = Este asiento ya no es tuyo
table-not-there = Esta mesa no existe
table-not-there-why = Quizá el enlace no está completo, o la mesa ya se ha recogido.
table-watch = Mirar la mesa
table-to-lobby = Al vestíbulo

## Beside the table: standing, log and talk

table-beside = Historial y chat
table-standing = Clasificación
table-log = Historial
table-talk = Chat
table-scores = Puntos
table-table = Mesa
table-events = Lo que pasa
table-said-list = Dicho en la mesa
table-said = { $name }: { $text }
table-you-are-watching = Estás mirando.
table-shouts = Exclamaciones
table-say = Di algo
table-say-short = Di algo breve
table-cards = { $number ->
    [one] { $number } carta
   *[other] { $number } cartas
}

## Seats

table-seat = Asiento { $number }
table-seat-to-move = { $seat_is ->
    [you] Tú, te toca
   *[other] { $seat }, le toca
}
table-bot = Bot, { $level }
table-bot-stands-in = Bot, { $level }, sustituye
table-bot-stands-in-short = { $level }, sustituye
table-bot-sign = Bot
table-seat-free = libre
table-away = no está
table-friend = Persona
table-player = Persona
table-tag-led = Salida
table-tag-winning = Gana
table-tag-won = Ganada
table-hand = Tu mano
table-rule = { $rule }: { $text }

## Under the bar: what concerns everybody

table-lost = Conexión perdida, probando otra vez…
table-connected-again = Conexión recuperada
table-agree = Aceptar
table-agree-not = No
table-asks-to-take-back = { $seat_is ->
    [you] Has pedido deshacer tu jugada; se pregunta a los demás.
   *[other] { $seat } pide deshacer la última jugada.
}
table-took-back = { $seat_is ->
    [you] Deshaces la última jugada
   *[other] { $seat } deshace la última jugada
}
table-no-take-back = { $seat_is ->
    [you] No estás de acuerdo: la jugada se queda
   *[other] { $seat } no está de acuerdo: la jugada se queda
}
table-bot-for-you = Un bot juega por ti.
table-bot-finishes = El bot termina su jugada y luego sigues tú.
table-seat-back = Recuperar mi asiento
table-is-away = { $seat } no está.
table-let-bot-play-until = Que juegue un bot hasta que vuelva
table-new-table = Hay una mesa nueva con los mismos asientos.
table-sit-down-there = Sentarme ahí

## Somebody does not move

table-you-are-silent = Hace rato que no juegas. Los demás pueden dejar que un bot juegue por ti.
table-i-am-here = Estoy aquí
table-is-silent = Hace rato que { $seat } no juega.
table-let-bot-play = Que siga un bot
table-others-want = { $wish ->
    [bot] Los demás quieren que un bot juegue por ti.
   *[end] Los demás quieren terminar la partida.
}
table-you-want = { $wish ->
    [bot] Quieres que un bot juegue por { $about_seat }; se pregunta a los demás.
   *[end] Quieres terminar la partida; se pregunta a los demás.
}
table-somebody-wants = { $wish ->
    [bot] { $seat } quiere que un bot juegue por { $about_seat }.
   *[end] { $seat } quiere terminar la partida.
}
table-is-here = { $seat } está aquí, pensando
table-vote-refused = { $seat_is ->
    [you] No estás de acuerdo: la partida sigue
   *[other] { $seat } no está de acuerdo: la partida sigue
}

## Before the game

table-sit-down-question = ¿Te sientas?
table-free-seats = { $number ->
    [0] Todos los asientos están ocupados. Las cartas llegan enseguida.
    [one] Hay un asiento libre.
   *[other] Hay { $number } asientos libres.
}
table-starts-by-itself = La partida empieza por sí sola cuando todos los asientos están ocupados.
table-link = Enlace a esta mesa
table-your-name = Tu nombre
table-which-seat = Asiento
table-any-seat = Cualquiera
table-seat-long-away = Asiento { $number }: { $name } no está desde hace mucho
table-sit-down = Sentarme
table-seats = Asientos
table-name-you = { $name }, tú
table-free-seat = Asiento libre
table-host = Organiza
table-here = Aquí
table-how-strong = Nivel del bot para el asiento { $number }
table-add-bot = Añadir un bot
table-remove = Quitar a { $name }

## After the game

table-have-won = { $seats_is ->
    [you] Has ganado
    [us] Han ganado: { $seats }
   *[other] { $seats_count ->
        [one] { $seats } ha ganado
       *[other] { $seats } han ganado
    }
}
table-was-ended = Partida terminada
table-was-ended-means = Los jugadores la terminaron antes de su final. Así estaba.
table-to-new-table = A la mesa nueva
table-back-to-lobby = Volver al vestíbulo
table-look = Mirar la mesa
table-save-record = Guardar el registro

## A game that brings no drawings of its own

table-face-down = Carta boca abajo
table-round = Ronda { $number }
table-playing = En juego
table-over = Terminada
table-moves = Jugadas
table-score = Puntos
table-yes = sí
table-no = no

## Lo que dicen de sí mismas las cartas y las marcas cuando alguien se detiene en ellas: una o dos frases

tip-rule = Regla { $rule }
tip-now = Ahora:
table-key-about = ¿qué hace esta carta?
about-cards = Cartas en esta mano.
