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
own-card-drawn = { $seat_is ->
    [you] Robas { $card }
   *[other] { $seat } roba { $card }
}
card-kept = { $seat } roba una carta y se la queda
own-card-kept = { $seat_is ->
    [you] Robas { $card } y te la quedas
   *[other] { $seat } roba { $card } y se la queda
}
nothing-to-draw = { $seat_is ->
    [you] Quieres robar, pero no quedan cartas
   *[other] { $seat } quiere robar, pero no quedan cartas
}
cards-drawn = { $number ->
    [one] { $seat } roba { $number } carta
   *[other] { $seat } roba { $number } cartas
}
own-cards-drawn = { $seat_is ->
    [you] Robas { $cards }
   *[other] { $seat } roba { $cards }
}
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

must-judge = Se ha colocado una carta: atrápala si está prohibida, o déjala pasar.
no-card-to-judge = Nadie más acaba de colocar una carta.
no-catching = Solo se atrapan cartas en el juego de honor.
no-choosing-block = La carta de bloqueo solo se elige después de un VIVA, y la elige quien lo ha hecho.
must-choose-block = ¡VIVA! Elige ahora la nueva carta de bloqueo: una de las tuyas o la superior del mazo.
must-place-or-keep = Has robado { $card }: coloca solo esa carta en una casa, o quédatela.
no-card-to-keep = No hay nada con que quedarse: solo puedes quedarte una carta que acabas de robar.
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
    [you] Ganas la ronda
   *[other] { $seat } gana la ronda
}
hint-last-card = Aquí va la última carta de una mano, por color.
hint-own-last-card = Aquí va tu última carta, si tiene un color en común.
tag-out = Gana
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
question-block = ¡VIVA! Elige la nueva carta de bloqueo
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
button-go-out = Cerrar la ronda
# On a button: very little room.
button-house = Casa { $house }
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

## What a player calls out with one press, a word or two

shout-viva = ¡VIVA!
shout-delight = ¡Ja!
shout-dismay = Por poco

## The coach

# What it counts in.
coach-unit = cartas de victoria

# What a move leads to, at the beginning of a sentence: “… in 80 of 100 deals”.
coach-viva = { $seat_is ->
    [you] El próximo VIVA es tuyo
   *[other] El próximo VIVA es de { $seat }
}
coach-goes-out = { $seat_is ->
    [you] Cierras antes del próximo VIVA
   *[other] { $seat } cierra antes del próximo VIVA
}
# A costly card in a few words, by what came of it. $who: self if whoever played it takes or wins, else others do.
coach-did-viva = { $who ->
    [self] Se llevó el próximo VIVA
   *[other] Dejó el próximo VIVA a otro
}
coach-did-goes-out = { $who ->
    [self] Cerró antes de un VIVA
   *[other] Dejó cerrar a otro
}
# What costs something again and again, over many games: a heading of a few words. $who as above.
coach-habit-viva = { $who ->
    [self] Cuándo cantar VIVA
   *[other] VIVAS que se llevan otros
}
coach-habit-goes-out = { $who ->
    [self] Cuándo cerrar
   *[other] Otros que cierran antes
}
# In a replay, under a card that could not be played then: why, in two or three words.
in-short-no-blocked-colour = bloqueada
in-short-no-house-for-card = sin casa
in-short-no-last-card-on-house = no en una casa

## Lo que dicen de sí mismas las cartas y las marcas cuando alguien se detiene en ellas: una o dos frases

about-card = Va a una casa vacía o a una cuya carta superior tenga un color en común con ella, si ninguno de sus colores está bloqueado.
about-now-viva = Con ella es posible VIVA.
about-now-houses = { $count ->
    [1] Puede ir a la casa { $houses }.
   *[other] Puede ir a las casas { $houses }.
}
about-now-last = Tu última carta: puesta sobre la carta de bloqueo, gana la ronda.
about-blocking = Sus colores no pueden ir a ninguna casa. La última carta de una mano se pone aquí, si tiene un color en común.
about-won = La última carta de una mano, puesta sobre la carta de bloqueo: ha ganado la ronda.
about-victories = Cartas de victoria, una por cada ronda ganada. Gana la partida quien tenga más.
about-pile = En vez de colocar una carta puedes robar una, y colocarla al momento o quedártela.
about-viva = Las tres cartas superiores tienen un color en común: las casas se vacían, y quien lo logró elige una nueva carta de bloqueo.

## The lesson

lesson-golden-title = La regla de oro
lesson-golden-text = Cada carta tiene uno o dos colores, y se trata de quedarse sin cartas antes que nadie. En una casa va lo que tenga un color en común con su carta superior.
lesson-golden-task = Coloca una carta en la primera casa.
lesson-golden-hint = Es amarilla y rosa. Tu carta debe tener uno de esos dos colores.
lesson-golden-wrong = Eso también se puede. Pero busca una carta que tenga un color en común con la primera casa.

lesson-draw-title = Bloqueado
lesson-draw-text = La carta de bloqueo es verde, así que nada que lleve verde puede ir a una casa. Tus otras cartas tampoco encajan en ninguna, y quien no coloca roba una carta.
lesson-draw-task = Roba una carta.
lesson-draw-hint = El mazo está junto a la carta de bloqueo.

lesson-viva-title = ¡VIVA!
lesson-viva-text = Amarillo y rosa: la carta que acabas de robar puedes colocarla al momento. Si las tres casas tienen entonces un color en común, es VIVA, y tus vecinos deben robar: dos cartas el de la derecha y una el de la izquierda.
lesson-viva-task = Colócala de modo que sea VIVA.
lesson-viva-hint = Una casa solo tiene rosa y otra solo amarillo. Tapa una de las dos.
lesson-viva-wrong = Así las casas seguirían sin ningún color en común. Ponla sobre la carta rosa o sobre la amarilla.

lesson-block-title = Bloqueas tú
lesson-block-text = Las casas quedan vacías y tú eliges la nueva carta de bloqueo: una de las tuyas o la superior del mazo. Al final, tu última carta deberá tener un color en común con ella.
lesson-block-task = Bloquea con una carta que lleve rojo y guarda la otra para el final.
lesson-block-hint = Vale la roja y naranja, y también la roja y azul.
lesson-block-wrong = Puedes descubrir una, pero entonces será cuestión de suerte que tu última carta encaje. Elige una que lleve rojo.
lesson-block-wrong-green = Entonces el verde seguiría bloqueado, y tu otra carta verde no podría ir a ninguna casa. Elige una que lleve rojo.

lesson-pair-title = Dos de una vez
lesson-pair-text = El verde vuelve a estar libre. Las cartas iguales se pueden colocar juntas, en una casa o en varias, y una casa vacía admite cualquier carta que no esté bloqueada.
lesson-pair-task = Coloca las dos cartas verdes en una sola jugada.
lesson-pair-hint = Elige la verde, y que pones dos.
lesson-pair-wrong = Así te quedaría más de una carta. Coloca las dos verdes juntas.

lesson-out-title = Cierra la ronda
lesson-out-text = Tu última carta nunca va a una casa. Va sobre la carta de bloqueo, si las dos tienen un color en común.
lesson-out-task = Cierra con tu última carta.
lesson-out-hint = Las dos llevan rojo.
lesson-out-wrong = Entonces volverías a tener dos cartas. La tuya y la de bloqueo llevan rojo, así que puedes ganar ya.

lesson-score-title = Ronda ganada
lesson-score-text = Quien cierra gana la ronda y una carta de victoria. Tras las rondas acordadas, gana la partida quien tenga más cartas de victoria.

## The first game after the lesson

first-VI-5 = Una carta va a una casa vacía o sobre otra con la que comparta un color. Las de dos colores caben en más sitios.
first-VI-7 = Las cartas iguales salen en una sola jugada. Con dos o tres iguales la mano se vacía enseguida.
first-VI-8 = La carta recién robada se puede colocar al momento, pero solo esa. Si se guarda, nadie más la ve.
first-VI-11 = VIVA le cuesta dos cartas al vecino de la derecha y una al de la izquierda. Si lo hace quien juega después de ti, las dos son para ti.
first-VI-12 = Nueva carta de bloqueo: lo que estaba prohibido puede estar libre ahora. Vuelve a mirar tu mano.
first-VI-13 = Si tras un VIVA queda una sola carta, hay que bloquear con ella y robar otra. Mejor hacer VIVA cuando te sobren dos o más.
first-VI-14 = La última carta ha ido sobre la de bloqueo, y así se gana la ronda. Guarda una que comparta color con ella.
