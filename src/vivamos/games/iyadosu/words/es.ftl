### Iyadosu. Every player cuts their hand in two: normal cards must follow the colour that was led, refuse cards say no
### to it ("Iyadosu!", a way to say "I don't want to"). As many refuse cards as somebody cuts off, so many tricks they
### declare to win. The Insert card is what they cut with; later it goes onto a stack, face up for who has played all
### their refuse cards (they have submitted), face down for who has no normal card left (they are eliminated: out).
### The rules page of the language has the same terms.

## The game in the lobby, and its options when a table is opened

pitch = Corta tu mano en dos: asiste al color o niégate.

option-start = Quién empieza
option-start-text = Quién empieza la primera ronda.
option-last_round_bonus = Bonificación de la última ronda
option-last_round_bonus-text = En la última ronda, ganar exactamente las bazas que declaraste puntúa además su número.
option-instant_win = Victoria inmediata
option-instant_win-text = Puntuar en una sola ronda tantos puntos como jugadores hay gana la partida al instante.

## Colours and cards

colour-R = rojo
colour-B = azul
colour-Y = amarillo
colour-K = negro

# Número y color: «7 rojo».
card-spoken = { $number } { $colour }
insert-card = Carta separadora
back-spoken = Carta boca abajo

## The log: what happened. No full stop

round-begins = Ronda { $round }
trick-begins = Baza { $trick }

cards-dealt = { $seat_is ->
    [you] { $hand_size } cartas por jugador, empiezas tú y divides al final
   *[other] { $hand_size } cartas por jugador, { $seat } empieza y divide al final
}
declared = { $seat_is ->
    [you] Declaras { $number }
   *[other] { $seat } declara { $number }
}

card-led = { $seat_is ->
    [you] Sales con { $card }
   *[other] { $seat } sale con { $card }
}
card-followed = { $seat_is ->
    [you] Asistes con { $card }
   *[other] { $seat } asiste con { $card }
}
card-thrown-off = { $seat_is ->
    [you] No tienes ninguna carta normal { $colour_is ->
        [R] roja
        [B] azul
        [Y] amarilla
       *[K] negra
    } y juegas { $card }
   *[other] { $seat } no tiene ninguna carta normal { $colour_is ->
        [R] roja
        [B] azul
        [Y] amarilla
       *[K] negra
    } y juega { $card }
}
card-refused = { $seat_is ->
    [you] Te niegas con { $card }
   *[other] { $seat } se niega con { $card }
}
some-card-led = { $seat_is ->
    [you] Sales con una carta
   *[other] { $seat } sale con una carta
}
some-card-played = { $seat_is ->
    [you] Juegas una carta normal
   *[other] { $seat } juega una carta normal
}
some-card-refused = { $seat_is ->
    [you] Te niegas
   *[other] { $seat } se niega
}

submitted = { $seat_is ->
    [you] { $below ->
        [0] Te sometes: tu separadora va a la pila, es la primera
       *[other] Te sometes: tu separadora va a la pila, { $below } debajo
    }
   *[other] { $below ->
        [0] { $seat } se somete: su separadora va a la pila, es la primera
       *[other] { $seat } se somete: su separadora va a la pila, { $below } debajo
    }
}
eliminated = { $seat_is ->
    [you] Sin cartas normales, pones tu separadora boca abajo y quedas fuera
   *[other] Sin cartas normales, { $seat } pone su separadora boca abajo y queda fuera
}
lead-passed = { $seat_is ->
    [you] Sales tú
   *[other] { $seat } sale
}

trick-won = { $seat_is ->
    [you] Ganas la baza con { $card }, { $won } de { $declared ->
        [one] { $declared } declarada
       *[other] { $declared } declaradas
    }
   *[other] { $seat } gana la baza con { $card }, { $won } de { $declared ->
        [one] { $declared } declarada
       *[other] { $declared } declaradas
    }
}
some-trick-won = { $seat_is ->
    [you] Ganas la baza, { $won } de { $declared ->
        [one] { $declared } declarada
       *[other] { $declared } declaradas
    }
   *[other] { $seat } gana la baza, { $won } de { $declared ->
        [one] { $declared } declarada
       *[other] { $declared } declaradas
    }
}
trick-not-awarded = La baza no se le da a nadie

round-scored = Ronda { $round }: { $results }
seat-scored = { $out ->
    [yes] { $seat } { $points } (fuera)
   *[no] { $seat } { $points }
}
game-won = { $seats_count ->
    [1] { $seats_is ->
        [you] { $points ->
            [one] Ganas la partida con { $points } punto
           *[other] Ganas la partida con { $points } puntos
        }
       *[other] { $points ->
            [one] { $seats } gana la partida con { $points } punto
           *[other] { $seats } gana la partida con { $points } puntos
        }
    }
   *[other] { $points ->
        [one] Victoria compartida entre { $seats }, con { $points } punto cada cual
       *[other] Victoria compartida entre { $seats }, con { $points } puntos cada cual
    }
}
game-won-at-once = { $seats_count ->
    [1] { $seats_is ->
        [you] Ganas la partida al instante, con { $points } puntos en una ronda
       *[other] { $seats } gana la partida al instante, con { $points } puntos en una ronda
    }
   *[other] Victoria inmediata compartida entre { $seats }, con { $points } puntos cada cual en una ronda
}

## What a player is asked for. Each follows "Your turn: "

ask-divide = coloca la carta separadora
ask-insert = pon tu carta separadora, no te quedan cartas normales
ask-lead = sal con una carta normal
ask-any-normal-card = juega cualquier carta normal, no tienes ninguna { $colour_is ->
    [R] roja
    [B] azul
    [Y] amarilla
   *[K] negra
}
ask-follow = asiste al { $colour }
ask-follow-or-refuse = asiste al { $colour } o niégate

## Why a move is refused. Sentences; what stands in quotes is the text of a move and stays as it is

must-divide = Se están dividiendo las manos: aparta de 1 a { $most } cartas de rechazo.
no-dividing-again = Tu mano ya está dividida, y las cartas nunca cambian de lado.
must-lay-insert-card = No te quedan cartas normales: debes poner tu carta separadora.
no-insert-card-yet = Aún tienes cartas normales: la carta separadora es para quien no tiene ninguna.
no-leading-with-refuse-card = Sales tú: nunca se sale con una carta de rechazo.
no-refusing-without-colour = No tienes ninguna carta normal { $colour_is ->
    [R] roja
    [B] azul
    [Y] amarilla
   *[K] negra
} para asistir, así que no puedes negarte.
no-refusing-with-normal-card = { $card } es una de tus cartas normales: para negarse hace falta una carta de rechazo.
no-such-refuse-card = { $card } no está entre tus cartas de rechazo.
must-follow-or-refuse = Puedes asistir al { $colour }, el color de salida: juega una carta normal de ese color o niégate.
must-follow = Puedes asistir al { $colour }, el color de salida: juega una carta normal de ese color.
no-such-card-in-hand = { $card } no está en tu mano.
must-refuse-with-refuse-card = { $card } es una de tus cartas de rechazo: con ella te niegas.
must-play-normal-card = { $card } es una de tus cartas de rechazo, y aquí solo se pueden jugar cartas normales.

## What is wrong with somebody's own deck. Each follows the name of the file and a colon

deck-has-a-card-twice = Cada carta puede estar una sola vez.
deck-hand-of-wrong-size = Una mano tiene de { $least } a { $most } cartas.
deck-not-dealt-out = Hay que repartir toda la baraja, pero { $players } jugadores reciben { $hand_size } cartas cada uno.

## How far the game is, in the bar over the table and in the lists of the lobby

status-round = Ronda { $round } de { $rounds }
status-over = Terminada
status-dividing = Se dividen las manos
status-dividing-brief = Dividiendo
status-trick = Baza { $trick }
# When in a round a hand was cut: “Round 2 of 4, the cut”. In the middle of a sentence.
when-dividing = al dividir la mano

## Before a seat: the wooden plaque with the number declared, and what is told beside it

not-declared = Aún sin declarar
declared-label = declaradas
tricks-count = { $number ->
    [one] { $number } baza
   *[other] { $number } bazas
}
divides-now = { $seat_is ->
    [you] **Divides** y declaras
   *[other] **divide ahora** y declara
}
declares-last = empieza, declara al final
has-not-declared = aún no ha declarado
won-of-declared = { $won } de { $declared }
tricks-won-label = bazas ganadas
# Los espacios tras los números no se parten.
sides-left = { $normal ->
    [one] { $normal } normal
   *[other] { $normal } normales
}, { $refuse } de rechazo
is-out = fuera de la ronda

slot-out = Fuera
slot-own = Tu carta
slot-next = después
slot-last = al final
trick-label = La baza
tag-refused = Rechazo

## The stack of Insert cards

stack-title = Separadoras
stack-empty = ninguna: nadie se ha sometido
stack-order = de abajo arriba; cada carta bajo la tuya es un punto
stack-submitted = { $place }: { $seat }, sumisión
stack-eliminated = { $place }: { $seat }, boca abajo, fuera

## What the table waits for

waits-for-divide = { $seat_is ->
    [you] Divides tú
   *[other] Divide { $seat }
}
waits-for-card = { $seat_is ->
    [you] Te toca
   *[other] Le toca a { $seat }
}

## Cutting the hand

cut-title = Corta tu mano en dos
cut-how = Las cartas a la derecha de la separadora son para negarse. Tantas como apartes, tantas bazas declaras que vas a ganar.
cut-declare-label = Declaras
cut-keys = Arrastra la separadora o pulsa { $left } { $right }, luego { $enter }
cut-enter-key = Enter
cut-ruler = Cuántas cartas de rechazo y bazas que declarar
cut-declare = { $number ->
    [one] Declarar { $number } baza
   *[other] Declarar { $number } bazas
}
cut-spoken = { tricks-count }, cartas de rechazo: { $held }
cut-more = Una carta de rechazo más
cut-fewer = Una carta de rechazo menos
cut-done = Dividir y declarar { $number }
cut-keys-help = mover la separadora al dividir

## The hand in its two trays

tray-normal = Normales
tray-refuse = Rechazo
tray-whole = Tu mano
tray-not-divided = { $seat }, aún sin dividir
tray-cards = { $number ->
    [one] { $number } carta
   *[other] { $number } cartas
}
tray-must-follow = deben asistir
tray-as-dealt = sin ordenar
tray-order-stays = el orden no cambia hasta que divides
tray-nothing = ninguna
normal-cards = Cartas normales
refuse-cards = Cartas de rechazo
card-would-win = de momento gana la baza
card-would-submit = sumisión
lay-insert-card = Poner y quedar fuera

## A round that was scored, and the score sheet

scored-title = Ronda { $round }: puntuación
scored-title-won = { $seats_count ->
    [1] { $seats_is ->
        [you] Has ganado la partida
       *[other] { $seats } ha ganado la partida
    }
   *[other] Victoria compartida entre { $seats }
}
scored-last = La ronda { $round } era la última
scored-tricks = Bazas ganadas
scored-below = Debajo en la pila
scored-others-out = Otros fuera
scored-score = Puntos
scored-out = fuera
scored-bonus = extra { $points }
sheet-rounds = Ronda
sheet-total = Total
sheet-below = { $number } debajo
sheet-out = { $number } fuera
sheet-note = Bajo cada puntuación: bazas ganadas de las declaradas, cartas separadoras debajo de la propia en la pila, jugadores fuera en esa ronda.
sheet-option = { $rule }: { $text }

## What a player calls out with one press, a word or two

shout-iyadosu = ¡Iyadosu!
shout-yes = Hai
shout-doubt = Mmm

## The coach

# What it counts in.
coach-unit = puntos

# What a move leads to, at the beginning of a sentence: “… in 80 of 100 deals”.
coach-wins-with = { $seat_is ->
    [you] Ganas la baza con { $card }
   *[other] { $seat } gana la baza con { $card }
}
coach-wins = { $seat_is ->
    [you] Ganas la baza
   *[other] { $seat } gana la baza
}
coach-out = { $seat_is ->
    [you] Quedas fuera
   *[other] { $seat } queda fuera
}
# A costly card in a few words, by what came of it. $who: self if whoever played it takes or wins, else others do.
coach-did-wins-with = { $who ->
    [self] Ganó con { $card }
   *[other] Dejó ganar { $card }
}
coach-did-wins = { $who ->
    [self] Ganó la baza
   *[other] Dejó la baza a otro
}
coach-did-out = { $who ->
    [self] Quedó fuera
   *[other] Dejó fuera a otro
}
# What costs something again and again, over many games: a heading of a few words. $who as above.
coach-habit-wins-with = { $who ->
    [self] Con qué carta ganas
   *[other] Con qué cartas ganan otros
}
coach-habit-wins = { $who ->
    [self] Cuándo ganar una baza
   *[other] Cuándo dejar ganar a otros
}
coach-habit-out = { $who ->
    [self] Seguir en la ronda
   *[other] Quién queda fuera de la ronda
}
# In a replay, under a card that could not be played then: why, in two or three words.
in-short-must-follow = salió { $colour }
in-short-must-follow-or-refuse = salió { $colour }
in-short-no-refusing-without-colour = sin { $colour }
in-short-no-leading-with-refuse-card = no puede salir

## Lo que dicen de sí mismas las cartas y las marcas cuando alguien se detiene en ellas: una o dos frases

about-black = El negro gana a cualquier otro color: la carta negra más alta se lleva la baza.
about-coloured = Gana la baza la carta más alta del color de salida, si no hay ninguna negra.
about-insert = Con ella divides tu mano. Cuando juegas tu última carta de rechazo va boca arriba a la pila; si te toca jugar y no tienes cartas normales, la pones boca abajo y quedas fuera de la ronda.
about-now-wins = Por ahora se llevaría la baza.
about-now-submits = Es tu última carta de rechazo: tu carta separadora va a la pila.
about-led = La primera carta de la baza. Quien tiene una carta normal de ese color asiste con ella o se niega.
about-winning = Va ganando: la carta negra más alta o, si no hay, la más alta del color de salida.
about-won = Esta carta ha ganado la baza. Quien la jugó sale en la siguiente.
about-refused = Una carta de rechazo, en vez de asistir. Aun así puede ganar la baza.
about-declared = Cuántas bazas ha declarado: tantas como cartas de rechazo tenía al principio.
about-tally = Bazas ganadas de las declaradas. Cada baza de más o de menos cuesta un punto.
about-stack = Las cartas separadoras en el orden en que llegaron. Al final de la ronda, cada carta por debajo de la tuya es un punto.
about-normal = Con estas hay que asistir. Sin una carta normal de ese color juegas cualquiera de ellas. Si no te queda ninguna cuando te toca, quedas fuera de la ronda.
about-refuse = Con estas dices que no: juega una en vez de asistir a un color que podrías seguir. Nunca se sale con ellas.
about-score = Puntos hasta ahora: cartas por debajo de la tuya en la pila, más quienes han quedado fuera, menos lo que te desviaste de tu declaración.

## The lesson

lesson-cut-title = Divide tu mano
lesson-cut-text = Tu mano se corta en dos, tal como se repartió: a la izquierda las cartas normales, a la derecha las de rechazo, y ninguna cambia nunca de lado. Tantas cartas de rechazo como separes, tantas bazas declaras.
lesson-cut-task = Separa dos cartas.
lesson-cut-hint = Mueve el corte hasta que queden dos cartas a la derecha.
lesson-cut-wrong = Puedes separar de una a siete cartas. Para empezar, separa dos.

lesson-follow-title = Asistir
lesson-follow-text = Se ha salido con azul. Quien tiene una carta normal de ese color puede asistir con ella, y gana la más alta del color.
lesson-follow-task = Gana esta baza.
lesson-follow-hint = Necesitas una carta azul por encima de 5.
lesson-follow-wrong = Con esa no ganas. Con una azul normal por encima de 5, sí.

lesson-lead-title = Se sale con normales
lesson-lead-text = Has ganado, así que sales tú, con cualquier carta normal. Con las de rechazo nunca se sale.
lesson-lead-task = Sal con una carta roja.
lesson-lead-hint = Tienes cuatro rojas entre las normales.
lesson-lead-wrong = También podrías salir con esa. Esta vez, que sea roja.

lesson-refuse-title = «Me niego»
lesson-refuse-text = Otra vez azul. En vez de asistir con una carta normal puedes decir que no y jugar cualquiera de tus cartas de rechazo.
lesson-refuse-task = Niégate.
lesson-refuse-hint = Tus cartas de rechazo están a la derecha.
lesson-refuse-wrong = Puedes asistir, pero solo has declarado dos bazas. Di que no, con una carta de rechazo.

lesson-black-title = El negro gana a todo
lesson-black-text = Se ha salido con amarillo y no tienes ninguna normal amarilla: juega cualquier normal, porque ahora no puedes negarte. El negro gana a cualquier otro color.
lesson-black-task = Gana esta baza.
lesson-black-hint = Una de tus cartas normales puede más que cualquier amarilla.
lesson-black-wrong = Con esa no ganas. Juega una carta negra.

lesson-promise-title = Cumple tu palabra
lesson-promise-text = Has declarado dos bazas y ya tienes dos. Cada baza de más o de menos cuesta un punto.
lesson-promise-task = Sal con una roja baja, para que gane otra persona.
lesson-promise-hint = Una roja hasta el 5 es lo bastante baja.
lesson-promise-wrong = Con esa podrías ganar una tercera baza, y has declarado dos. Sal con una roja baja.

lesson-insert-title = La pila
lesson-insert-text = ¡Tu última carta de rechazo! Cuando la juegas, tu carta separadora va a la pila: cada separadora que haya debajo es un punto para ti.
lesson-insert-task = Niégate una vez más.
lesson-insert-hint = Tu carta de rechazo está a la derecha.
lesson-insert-wrong = Puedes asistir. Pero si te niegas ahora, tu separadora ya queda encima de otra.

lesson-stay-title = Sigue dentro
lesson-stay-text = Es tarde, en otra ronda. Quien tiene que jugar y no tiene cartas normales queda fuera y no puntúa.
lesson-stay-task = Guarda tu última carta normal.
lesson-stay-hint = Todavía tienes una carta de rechazo.
lesson-stay-wrong = Con esa ganarías la baza. Pero te quedarías sin cartas normales, y fuera de la ronda.

lesson-last-title = La última persona en juego
lesson-last-text = No le quedaban cartas normales y está fuera: su separadora va boca abajo a la pila. Solo quedas tú.
lesson-last-task = Juega tu última carta y acaba la ronda.
lesson-last-hint = Solo hay una.

lesson-score-title = La cuenta
lesson-score-text = Cada separadora debajo de la tuya y cada persona fuera ha sido un punto; y a quien se queda sin rivales no le cuesta nada fallar su declaración. Hay tantas rondas como jugadores, y gana el total más alto.

## The first game after the lesson

first-IY-3 = Tantas cartas de rechazo como separes, tantas bazas deberías ganar. Las cartas bajas al final de la mano sirven para decir que no.
first-IY-7 = Con una carta normal del color de salida puedes elegir: asistir con ella, o negarte y gastar una carta de rechazo.
first-IY-8 = Sin una carta normal del color de salida vale cualquier normal. Solo puede negarse quien podría asistir.
first-IY-9 = Sin cartas normales: fuera de la ronda y sin puntos. Negarse ahorra cartas normales.
first-IY-10 = Se ha jugado la última carta de rechazo. Cuanto más tarde llegues a la pila, más puntos habrá debajo.
first-IY-11 = Gana la baza la carta negra más alta o, si no hay negras, la más alta del color de salida. Las cartas de rechazo cuentan como las demás.
first-IY-14 = Cartas por debajo de la tuya en la pila, más quienes están fuera, menos lo que te desviaste de tu declaración.
