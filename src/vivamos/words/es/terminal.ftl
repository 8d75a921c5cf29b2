### What “vivamos play” says at a prompt in the terminal. Words in «…» and letters in capitals are typed as they stand.

## The prompt

terminal-welcome = { $game }, { $players } jugadores. Tu asiento es el { $seat_number }.
terminal-help = Escribe el número de una jugada o la propia jugada; «why MOVE» dice por qué una no se permite; «log» muestra lo que ha pasado; «quit» deja la mesa.
terminal-your-move = Tu jugada:
terminal-no-such-number = Las jugadas van del 1 al { $most }.
terminal-may-be-played = Eso puedes jugarlo.
terminal-goodbye = Dejas la mesa. ¡Hasta pronto!
terminal-seat = { $seat_is ->
    [you] tú { $value }
   *[other] { $seat } { $value }
}
terminal-yes = sí
terminal-no = no

## What the table shows, a label on each line. A game may have labels of its own in its catalogue.

view-about = sobre
view-answer = respuesta
view-balance = equilibrio
view-blocking = carta de bloqueo
view-bout = asalto
view-card = carta
view-cards = cartas
view-clockwise = orden de la mesa
view-colour = color
view-covered = tapadas
view-day = día
view-dealer = reparte
view-declared = declaradas
view-direction = sentido
view-discard = descartes
view-doomed = pierde su 10
view-down_own = puestas boca abajo
view-down_taken = ganadas boca abajo
view-drawn = robada
view-dummy = fantasma
view-eliminated = fuera
view-finished = baza completa
view-food_won = Comida ganada
view-from = de
view-hand = mano
view-hand_size = cartas repartidas
view-honour = juego de honor
view-houses = casas
view-how = cómo
view-known = cartas conocidas
view-laid = ya ha puesto
view-last_round = última ronda
view-last_trick = última baza
view-last_winner = ganó la última baza
view-leader = sale
view-led = color de salida
view-lost = perdidas
view-lost_last_bout = perdió el último asalto
view-middle = en el centro
view-moved = jugada por
view-muertos = carta de Muertos
view-muertos_colour = color de Muertos
view-muertos_won = Muertos ganados
view-normal = cartas normales
view-normal_left = quedan normales
view-offered = ofrecida
view-passed = pasadas
view-pile = montón
view-piles = montones
view-place = puesto
view-placed = colocadas
view-placed_over = colocada sobre
view-played = jugadas
view-playing = en juego
view-questions = preguntas
view-rank = valor
view-refuse = cartas de rechazo
view-refuse_left = quedan de rechazo
view-ring = ring
view-round = ronda
view-rounds = rondas
view-scores = puntuación
view-scored = puntos de la ronda
view-shame = vergüenza
view-stack = pila de separadoras
view-start_player = empieza
view-taken = carta ganada
view-threatened = en peligro
view-to = a
view-top = carta superior
view-trick = baza
view-trick_number = número de baza
view-tricks = bazas
view-turn = le toca a
view-turned_up = a la vista
view-turns = turnos
view-vamos = cartas VAMOS
view-vamos_on = VAMOS
view-winning = va ganando
view-won = ganado

value-any = cualquiera
value-black = negro
value-blue = azul
value-clockwise = sentido horario
value-counter-clockwise = sentido antihorario
value-draw = robada
value-give = dada
value-green = verde
value-pink = rosa
value-swap = por Trueque

## Errors of the command itself

no-such-language = No hay ningún idioma { $given }; los que hay son { $known }.
no-pair-of-option = Una opción se escribe NAME=VALUE, no { $given }.
same-option-twice = La opción «{ $option }» está dos veces.
bots-not-a-list = Los bots se escriben BOT,BOT, no { $given }.
too-many-bots-beside-you = { $places ->
    [one] Hay { $bots } bots para un solo asiento además del tuyo.
   *[other] Hay { $bots } bots para { $places } asientos además del tuyo.
}
check-and-device-not-for-bots = --check y --device son para jugadores al azar, no para --bots.
tournament-of-one-bot = Un torneo necesita dos bots distintos.
# Un estudio con Ray (`--cluster`).
no-ray = Para trabajar en un clúster falta Ray: pip install 'vivamos[cluster]'.
cluster-is-for-cpu = Un clúster juega en CPU: quita --device o --cluster.
cluster-has-no-files = Un clúster en otro lugar no tiene el archivo de { $bot }: juega sin él o con --cluster local.
threads-are-for-local-cluster = --threads vale para este equipo y para --cluster local; un clúster en otro sitio tiene los núcleos que tiene.
no-address-of-cluster = Un clúster es local o HOST:PORT, como lo indica «ray start», no { $given }.
cluster-does-not-start = Ray no arranca en este equipo: { $reason }.
cluster-does-not-answer = El clúster { $address } no responde: { $reason }.
cluster-lost-work = El clúster ha perdido una y otra vez una parte del trabajo: { $reason }.
cluster-has-other-version = El equipo { $machine } del clúster tiene Vivamos { $there } y este { $here }: instala la misma versión en los dos.
no-record-in-file = { $file ->
    [none] No hay ningún registro en la entrada estándar.
   *[other] No hay ningún registro en { $file }.
}
