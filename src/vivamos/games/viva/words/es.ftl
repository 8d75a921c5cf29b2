### VIVA. Cards of one or two colours are laid on three houses: a card must share a colour with the top card of a house
### (an empty one takes any). Colours of the blocking card go to no house. If all three top cards share a colour, that is
### VIVA: the houses are cleared, the neighbours draw cards, and who called it chooses a new blocking card. Whoever lays
### the last card of the hand on the blocking card goes out and wins the round, and with it a victory card. In honour
### play forbidden cards may be tried, and the others may catch them.
### The rules page of the language has the same terms.

## The game in the lobby, and its options when a table is opened

pitch = Descarta por colores en tres casas y cierra sobre la carta de bloqueo.

option-box = Caja
option-box-text = La caja normal tiene 126 cartas y 12 cartas de victoria; la de bolsillo, 84 y 8.
choice-box-regular = Normal
choice-box-pocket = Bolsillo
option-rounds = Rondas
option-rounds-text = Las rondas que se juegan; como mucho 8 con la caja de bolsillo.
option-honour = Juego de honor
option-honour-text = Se puede intentar colocar cartas prohibidas, y los demás pueden atraparlas.
option-dealer = Quién reparte
option-dealer-text = El asiento que reparte en la primera ronda; empieza quien está a su izquierda.

## Colours and cards

colour-R = rojo
colour-O = naranja
colour-Y = amarillo
colour-G = verde
colour-B = azul
colour-P = rosa
one-colour = { $colour }
two-colours = { $first_colour } y { $second_colour }
card-blocking = { $colours }, carta de bloqueo
card-face-down = Carta boca abajo

## The log: what happened. No full stop. $card is drawn as a small card

round-begins = Ronda { $round } de { $rounds }
extra-round-begins = Ronda extra { $number }

cards-dealt = { $dealer_seat_is ->
    [you] Repartes { cards-each } y empieza { $seat }
   *[other] { $seat_is ->
        [you] { $dealer_seat } reparte { cards-each } y empiezas tú
       *[other] { $dealer_seat } reparte { cards-each } y empieza { $seat }
    }
}
cards-each = { $hand_size ->
    [one] { $hand_size } carta por jugador
   *[other] { $hand_size } cartas por jugador
}

colours-blocked = { $number ->
    [one] { $colours } bloqueado
   *[other] { $colours } bloqueados
}
first-block = Se descubre { $card }: { colours-blocked }
block-turned-up = { $seat_is ->
    [you] Descubres { $card }: { colours-blocked }
   *[other] { $seat } descubre { $card }: { colours-blocked }
}
block-chosen = { $seat_is ->
    [you] Eliges { $card } como carta de bloqueo: { colours-blocked }
   *[other] { $seat } elige { $card } como carta de bloqueo: { colours-blocked }
}
last-card-blocks = { $seat_is ->
    [you] Debes bloquear con tu última carta, { $card }: { colours-blocked }
   *[other] { $seat } debe bloquear con su última carta, { $card }: { colours-blocked }
}

card-placed = { $seat_is ->
    [you] Colocas { $card } en la casa { $house }
   *[other] { $seat } coloca { $card } en la casa { $house }
}
drawn-card-placed = { $seat_is ->
    [you] Robas { $card } y la colocas en la casa { $house }
   *[other] { $seat } roba { $card } y la coloca en la casa { $house }
}
cards-placed = { $seat_is ->
    [you] Colocas { $number } { $card } en la casa { $house }
   *[other] { $seat } coloca { $number } { $card } en la casa { $house }
}
cards-placed-on-two = { $seat_is ->
    [you] Colocas { $number } { $card } en las casas { $first_house } y { $second_house }
   *[other] { $seat } coloca { $number } { $card } en las casas { $first_house } y { $second_house }
}
cards-placed-on-each = { $seat_is ->
    [you] Colocas { $number } { $card }, una en cada casa
   *[other] { $seat } coloca { $number } { $card }, una en cada casa
}
cards-placed-apart = { $seat_is ->
    [you] Colocas { $number } { $card }: { $places }
   *[other] { $seat } coloca { $number } { $card }: { $places }
}
number-on-house = { $number } en la casa { $house }

card-drawn = { $seat } roba una carta
own-card-drawn = Robas { $card }
card-kept = { $seat } roba una carta y se la queda
own-card-kept = Robas { $card } y te la quedas
nothing-to-draw = { $seat_is ->
    [you] Quieres robar, pero no quedan cartas
   *[other] { $seat } quiere robar, pero no quedan cartas
}
cards-drawn = { $number ->
    [one] { $seat } roba { $number } carta
   *[other] { $seat } roba { $number } cartas
}
own-cards-drawn = Robas { $cards }
pile-from-discards = El mazo se acaba: los descartes forman el nuevo
pile-from-houses = El mazo se acaba: las cartas de debajo de las superiores de las casas forman el nuevo

viva-called = { $seat_is ->
    [you] ¡VIVA en { $colours }! Vacías las casas
   *[other] ¡VIVA en { $colours }! { $seat } vacía las casas
}

card-caught = { $by_seat_is ->
    [you] Atrapas a { $seat }: { $reason }. La carta vuelve a la mano
   *[other] { $seat_is ->
        [you] { $by_seat } te atrapa: { $reason }. La carta vuelve a la mano
       *[other] { $by_seat } atrapa a { $seat }: { $reason }. La carta vuelve a la mano
    }
}
no-colour-shared = { $card } no tiene ningún color en común con { $top_card }
wrongly-caught = { $by_seat_is ->
    [you] Quieres atrapar a { $seat }, pero la carta estaba permitida
   *[other] { $seat_is ->
        [you] { $by_seat } te quiere atrapar, pero la carta estaba permitida
       *[other] { $by_seat } quiere atrapar a { $seat }, pero la carta estaba permitida
    }
}
let-pass = { $seat_is ->
    [you] La dejas pasar
   *[other] { $seat } la deja pasar
}
nobody-caught = Nadie la atrapa

went-out = { $seat_is ->
    [you] Cierras con { $card } sobre la carta de bloqueo { $block_card }
   *[other] { $seat } cierra con { $card } sobre la carta de bloqueo { $block_card }
}
round-won = { $seat_is ->
    [you] Ganas la ronda { $round } y una carta de victoria
   *[other] { $seat } gana la ronda { $round } y una carta de victoria
}
round-not-won = La ronda { $round } termina tras { $turns } turnos, y nadie la gana
lead-shared = Empate en cabeza entre { $seats }: se sigue jugando
game-won = { $seats_count ->
    [1] { $seats_is ->
        [you] Ganas la partida con { victory-cards }
       *[other] { $seats } gana la partida con { victory-cards }
    }
   *[other] Victoria compartida entre { $seats }, con { victory-cards } cada cual
}
victory-cards = { $victories ->
    [one] { $victories } carta de victoria
   *[other] { $victories } cartas de victoria
}

## What a player is asked for. Each follows "Your turn: "

ask-judge = atrápala o déjala pasar
ask-block = elige la carta de bloqueo
ask-place-or-keep = colócala o quédatela
ask-keep = quédate con la carta
ask-go-out-or-draw = cierra o roba
ask-place-or-draw = coloca o roba
ask-draw = roba una carta

## Why a move is refused. Sentences; what stands in quotes is the text of a move and stays as it is

must-judge = Se ha colocado una carta: atrápala con «catch» si está prohibida, o déjala pasar con «let».
no-card-to-judge = Nadie más acaba de colocar una carta.
no-catching = Solo se atrapan cartas en el juego de honor.
no-choosing-block = La carta de bloqueo solo se elige después de un VIVA, y la elige quien lo ha hecho.
must-choose-block = VIVA! Elige ahora la nueva carta de bloqueo: «block» y una carta tuya, o «block top».
must-place-or-keep = Has robado { $card }: coloca solo esa carta en una casa, o quédatela con «keep».
no-card-to-keep = No hay nada con que quedarse: «keep» es para una carta que acabas de robar.
no-such-card-in-hand = { $card } no está en tu mano.
must-be-last-card = Solo se cierra con la última carta, y tienes { $held }.
no-colour-of-block = { $card } no tiene ningún color en común con la carta de bloqueo { $block_card }.
no-such-number-of-cards = Te harían falta { $wanted } cartas { $card }, pero tienes { $held }.
no-last-card-on-house = Tu última carta nunca va a una casa: debe ir sobre la carta de bloqueo.
no-blocked-colour = La carta de bloqueo { $block_card } prohíbe { $colours }, así que { $card } no va a ninguna casa.
no-house-for-card = { $card } no tiene ningún color en común con la carta superior de ninguna casa.
no-colour-of-house = { $card } no tiene ningún color en común con { $top_card }, la carta superior de la casa { $house }.

## What is wrong with the options or with somebody's own deck. The latter follow the name of the file and a colon

too-few-victory-cards = { $box ->
    [pocket] La caja de bolsillo solo tiene { $most } cartas de victoria, muy pocas para { $rounds } rondas.
   *[regular] La caja normal solo tiene { $most } cartas de victoria, muy pocas para { $rounds } rondas.
}
deck-too-many-alike = Puede haber como mucho { $most } cartas idénticas.
deck-too-many-dealt = Se reparten como mucho { $most } cartas entre todas las manos.
deck-without-blocking-card = No queda carta de bloqueo después de repartir { $dealt } de { $there } cartas.

## The blocking card and the draw pile

slot-block = Carta de bloqueo
slot-own-block = Tu carta de bloqueo
slot-pile = Vacío
pile-count = { $number } en el mazo
caption-blocked = Bloqueado: { $colours }
caption-nothing = Ahora no hay nada bloqueado
caption-out = { $seat_is ->
    [you] Has cerrado
   *[other] { $seat } ha cerrado
}
hint-last-card = Aquí va la última carta de una mano, por color.
hint-own-last-card = Aquí va tu última carta, si tiene un color en común.
tag-out = Cierre
press-go-out = Cerrar la ronda con { $colours }
press-block = Bloquear con { $colours }
press-turn-up = Descubrir la carta superior del mazo como carta de bloqueo

## The houses

house-empty = vacía
house-caught = ¡Atrapada!
house-forbidden = prohibida
house-just-placed = { $card } recién puesta
house-placed-on = { $card } sobre { $top_card }
house-planned = { $number } más aquí
house-spoken-empty = Casa { $house }, vacía
house-spoken = { $number ->
    [1] Casa { $house }, { $colours }
   *[other] Casa { $house }, { $colours }, { $number } cartas
}
press-place = Colocar { $colours } en la casa { $house }
press-place-first = Colocar { $colours } en la casa { $house } y luego elegir para la siguiente
press-place-viva = Colocar { $colours } en la casa { $house }: ¡VIVA en { $viva_colours }!
press-place-forbidden = Colocar { $colours } en la casa { $house }, prohibido: { $reason }
press-refused = No en la casa { $house }: { $colours }
try-warning = Un intento: { $reason }. Si alguien te atrapa, robas 3 cartas.

## Over the hand: what the table waits for

question-over = La partida ha terminado
question-viva = VIVA en { $colours }
question-caught = ¡Atrapada!
question-judge = ¿Estaba permitida? La ha colocado { $seat }
question-block = VIVA! Elige la nueva carta de bloqueo
question-next-house = Carta { $number } de { $all }: elige una casa
question-house = Elige una casa
question-drawn = Robas { $colours }: colócala o quédatela
waits-for-turn = Le toca a { $seat }
waits-for-drawn = { $seat } ha robado una carta
waits-for-block = { $seat } elige qué se bloquea
waits-for-judge = { $seat } mira si estaba permitida

## The hand and the buttons beside it

tag-drawn = Robada
button-draw = Robar una
button-keep = Quedármela
button-turn-up = Descubrir una
button-catch = Atrapar
button-let = Dejar pasar
lay-how-many = Poner
how-many-cards = Cuántas cartas { $colours }
lay-number = Poner { $number }
keys-help = colocar la carta elegida en esa casa

## Seats and scores

sits-out = no juega esta ronda
score-cards = Cartas
score-wins = Ganadas
round-won-mark = ganada
sheet-note = Una columna por ronda. Quien cierra se lleva su carta de victoria; gana quien tiene más.
