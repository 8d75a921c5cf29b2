### The pages around the table: lobby, new table, rules, settings, and what is said when a page cannot be shown.
### $game is the name of a game and is not translated.

page-title = { $page } · Vivamos
home-link = Vivamos, vestíbulo
rules-link = Reglas

## Lobby

lobby-motto = { $games ->
    [one] { $games } juego de cartas. Toma asiento.
    [5] Cinco juegos de cartas. Toma asiento.
   *[other] { $games } juegos de cartas. Toma asiento.
}
lobby-playing-as = Juegas como { $own_name }, bots: { $level }
lobby-your-name = Tu nombre
lobby-bots-level = Nivel de los bots
lobby-play = Jugar ya
lobby-dealing = Repartiendo…
lobby-invite = Invitar a gente
lobby-players-label = Jugadores:
lobby-time-label = Tiempo:
lobby-players = { $least } a { $most }
lobby-minutes = { $minutes } min

## Lobby: the tables one sits at, and open tables

lobby-continue = Continuar
lobby-continue-none = Aquí estarán las mesas en las que tienes asiento.
lobby-continue-all = Ver las { $count }
lobby-finished = Terminadas hace poco
lobby-open-tables = Mesas abiertas
lobby-open-tables-none = Ahora no hay mesas abiertas. Invita a gente a una mesa propia.

lobby-game-with = { $game } con { $people }
lobby-game-alone = { $game }, esperando jugadores
lobby-game-of = { $game }, { $people }
lobby-game-waiting = { $count ->
    [0] { $game }, una mesa espera
    [one] { $game }, { $people } espera
   *[other] { $game }, { $people } esperan
}

lobby-seats-taken = { $taken } de { $players } asientos ocupados
lobby-about-to-begin = A punto de empezar
lobby-under-way = En juego
lobby-standing-and-turn = { $standing }. { $turn }
lobby-standing-all-taken = { $standing }, todos los asientos ocupados
lobby-your-turn = Te toca.
lobby-waiting-for = { $when ->
    [time] Esperando a { $who } desde las { $moment }
    [yesterday] Esperando a { $who } desde ayer
    [weekday] Esperando a { $who } desde el { $moment }
    [date] Esperando a { $who } desde el { $moment }
   *[unknown] Esperando a { $who }
}
lobby-option-off = { $option }: no
lobby-option = { $option }: { $value }
lobby-own-deck = baraja propia

lobby-take-seat = Ir a tu asiento
lobby-take-seat-label = Ir a tu asiento: { $game }
lobby-open = Abrir
lobby-open-label = Abrir: { $game }
lobby-watch = Mirar
lobby-watch-label = Mirar { $game }, { $people }
lobby-join = Unirme
lobby-join-label = Unirme a { $game }, { $people }

## A new table

new-title = Mesa nueva: { $game }
new-head = Una mesa propia
new-who-plays = Quién juega
new-the-game = El juego
new-the-table = La mesa

new-players = Jugadores
new-seats = Asientos
new-seats-text = La gente se sienta con el enlace que muestra la mesa.
new-your-name = Tu nombre, asiento 1
new-seat = Asiento { $number }
new-friend = Persona
new-bot = Bot
new-bot-level = Nivel del bot del asiento { $number }
new-only-friends = Solo personas
new-only-bots = Solo bots
new-seat-own = { $who } (asiento 1)
new-seat-bot = Asiento { $number }, bot: { $level }
new-random = Al azar

new-on = sí
new-off = no
new-fewer = { $option }: una menos
new-more = { $option }: una más
new-rule-label = Regla { $rule }, se abre en otra pestaña

new-open = Quién puede venir
new-open-text = Una mesa abierta aparece en el vestíbulo, y desde allí se puede mirar.
new-open-link = Solo por enlace
new-open-anyone = Cualquiera del vestíbulo
new-clock = Tiempo por jugada
new-clock-text = Cuando se acaba el tiempo, un bot hace esa única jugada.
new-hints = Pistas
new-hints-text = A quien le toca puede preguntar al entrenador. Todos ven que está activo y el resultado no cambia ninguna valoración.
new-clock-none = Sin límite
new-clock-seconds = { $number } s
new-clock-minutes = { $number } min

new-deck = Una baraja propia
new-deck-text = Otras cartas para esta mesa, en JSON. Lo que puede tener una baraja está al final de las { $link }.
new-deck-rules = reglas
new-deck-label = La baraja en JSON
new-deck-file = Elegir un archivo
new-deck-too-large = Este archivo es demasiado grande para una baraja.
new-deck-no-json = Aún no es JSON: { $why }.
new-deck-no-object = Una baraja es un objeto JSON que contiene «cards».

new-send = Abrir la mesa
new-back = Volver
new-begins = { $friends ->
    [0] La partida empieza al momento.
    [one] La partida empieza cuando se siente la otra persona.
    [2] La partida empieza cuando se sienten las otras dos personas.
   *[other] La partida empieza cuando se sienten las otras { $friends } personas.
}

## Rules

rules-title = Reglas de { $game }
rules-head = Las reglas
rules-find = Buscar en las reglas
rules-found-none = Sin resultados
rules-found-at = { $place } de { $count }
rules-find-previous = Resultado anterior
rules-find-next = Resultado siguiente
rules-others = Otros juegos
rules-others-label = Reglas de otros juegos
rules-contents = Índice
rules-table = Tabla
rules-open-table = Abrir una mesa

## Settings

settings-title = Ajustes
settings-language = Idioma
settings-language-browser = El del navegador
settings-theme = Claro u oscuro
settings-theme-auto = Como el sistema
settings-theme-light = Claro
settings-theme-dark = Oscuro
settings-motion = Las cartas vuelan
settings-motion-none = No
settings-motion-quick = Deprisa
settings-motion-normal = Normal
settings-motion-slow = Despacio
settings-pace = Los bots juegan
settings-pace-at-once = Al instante
settings-pace-quick = Deprisa
settings-pace-normal = Normal
settings-pace-slow = Con calma
settings-sound = Sonidos
settings-coach = Entrenador en las mesas que abro
settings-autoplay = Hacer la jugada por sí sola cuando es la única
settings-keys = Las letras son atajos en la mesa (L historial, S puntuación, T chat)

## When a page cannot be shown

error-nobody = Aquí no hay nadie
error-broken = Esta página no se ha abierto
error-broken-text = Algo ha fallado en ella.
error-again = Probar otra vez
error-to-lobby = Al vestíbulo

## What the server did not do

error-with-rule = { $reason } ({ $rule })
error-no-page = No hay ninguna página en esta dirección.
error-no-game = Aquí no hay ningún juego «{ $given }».
error-no-answer = El servidor no responde. Mira si está en marcha y prueba otra vez.
error-not-readable = No se ha podido leer la respuesta del servidor.
error-nothing-there = No hay nada en esta dirección.
error-too-fast = Demasiado rápido. Espera un momento y prueba otra vez.
error-server = Algo ha fallado en el servidor. Nada ha cambiado.
error-refused = El servidor ha dicho que no ({ $status }).
