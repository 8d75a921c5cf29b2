### VAMOS dia: tricks of which the winner keeps the lowest card, and three VAMOS cards that bring blind gifts.
### "VAMOS" is the name of a kind of card and stays as it is. Cards are written like Y15; their letters stay, too.

pitch = Gana la baza por su carta más baja; VAMOS convierte el premio en un regalo a ciegas.

## Options of a table

option-start = Salida
option-start-text = El asiento que sale primero en la primera ronda.

## Colours and cards

colour-B = azul
colour-Y = amarillo
colour-R = rojo
colour-P = morado

symbols = { $symbol ->
    [skull] { $count ->
        [0] sin calaveras
        [one] { $count } calavera
       *[other] { $count } calaveras
    }
   *[star] { $count ->
        [0] sin estrellas
        [one] { $count } estrella
       *[other] { $count } estrellas
    }
}

# Número y color: «10 amarillo, 1 estrella».
card-spoken = { $number } { $colour }, { symbols }
card-spoken-vamos = { card-spoken }, carta VAMOS
card-spoken-back = Carta boca abajo
card-spoken-own-down = Tu carta, boca abajo: { $spoken }

## The log: what happened

round-begins = Ronda { $number }
trick-begins = Baza { $number }

all-cards-dealt = { $each ->
    [one] Cada cual recibe { $each } carta
   *[other] Cada cual recibe { $each } cartas
}
cards-dealt = Cada cual recibe { $each ->
    [one] { $each } carta
   *[other] { $each } cartas
}, { $out ->
    [one] { $out } carta queda fuera
   *[other] { $out } cartas quedan fuera
}

first-lead-drawn = { $seat_is ->
    [you] Sales primero, por sorteo
   *[other] { $seat } sale primero, por sorteo
}
first-lead = { $seat_is ->
    [you] Sales primero
   *[other] { $seat } sale primero
}

card-led = { $seat_is ->
    [you] Sales con { $card }
   *[other] { $seat } sale con { $card }
}
card-played = { $seat_is ->
    [you] Juegas { $card }
   *[other] { $seat } juega { $card }
}

vamos-called = VAMOS! Todos pondrán una carta boca abajo
vamos-again = ¡VAMOS otra vez! Cuenta una sola vez
vamos-in-last-trick = En la última baza VAMOS no hace nada

trick-won = { $seat_is ->
    [you] Ganas y te llevas { $card }
   *[other] { $seat } gana y se lleva { $card }
}
vamos-trick-won = { $seat_is ->
    [you] Ganas: todos ponen una carta boca abajo para ti
   *[other] { $seat } gana: todos ponen una carta boca abajo para { $seat }
}

card-laid-down = { $seat_is ->
    [you] Pones { $card } boca abajo
   *[other] { $seat } pone { $card } boca abajo
}
hidden-card-laid-down = { $seat_is ->
    [you] Pones una carta boca abajo
   *[other] { $seat } pone una carta boca abajo
}
gifts-won = { $seat_is ->
    [you] Te llevas { $count } cartas boca abajo
   *[other] { $seat } se lleva { $count } cartas boca abajo
}

gifts-turned-over = { $seat_is ->
    [you] Descubres { $cards }
   *[other] { $seat } descubre { $cards }
}
round-scored = Ronda { $number }: { $scores }

game-won = { $seat_is ->
    [you] Ganas la partida con { SIGNED($total) }
   *[other] { $seat } gana la partida con { SIGNED($total) }
}
game-shared = { $seats_is ->
    [us] Victoria compartida entre { $seats } con { SIGNED($total) }
   *[other] { $seats } comparten la victoria con { SIGNED($total) }
}

## What a player is asked for: follows "Your turn: "

ask-lead = sal con cualquier carta
ask-follow = asiste al { $colour }
ask-any-card = juega cualquier carta, no tienes { $colour }
ask-lay-down = pon una carta boca abajo

## Why a move is refused

must-lay-down = VAMOS! Ahora todos ponen una carta boca abajo: «down { $card }», no «play { $card }».
no-vamos = Solo se ponen cartas boca abajo después de una baza con una carta VAMOS.
no-such-card-in-hand = { $card } no está en tu mano.
must-follow = Se salió de { $colour } y tienes cartas de ese color.

## What is wrong with somebody's own deck: follows "deck: "

deck-numbers = Los números deben ir del 1 al { $most }, una vez cada uno.
deck-vamos-cards = Puede haber como mucho { $most } cartas VAMOS.
deck-hand-size = Una mano tiene como mucho { $most } cartas.

## At the table: how far the game is

round-of-rounds = Ronda { $number } de { $rounds }
status-trick = Baza { $number }
status-over = Terminada

## At the table: the trick

place-of-trick = Baza
place-of-your-card = Tu carta
tag-taken = Ganada

note-vamos-on = **VAMOS en marcha.** Después de esta baza todos ponen una carta boca abajo, y quien gana se las lleva todas.
note-vamos-now = { $seat_is ->
    [you] **VAMOS!** Todos ponen una carta boca abajo, y te las llevas todas.
   *[other] **VAMOS!** Todos ponen una carta boca abajo, y { $seat } se las lleva todas.
}

turn-to-play = Le toca a { $seat }
turn-to-lay-down = A { $seat } le toca poner una carta boca abajo
vamos-is-on = VAMOS en marcha: todos pondrán una carta boca abajo

## At the table: what somebody has won in this round, in small print beside the cards

pile-worth = { $symbol ->
    [skull] { symbols }
    [star] { symbols }
   *[mixed] { SIGNED($points) } en total
}
pile-kept = ganado: { pile-worth }
pile-kept-and-gifts = { pile-worth } y regalos
pile-gifts = regalos, boca abajo
pile-empty = Tu montón: aún nada ganado
pile-scored = **{ SIGNED($points) }** esta ronda
pile-gifts-spoken = { $seat_is ->
    [you] Te has llevado { $count } cartas boca abajo
   *[other] { $seat } se ha llevado { $count } cartas boca abajo
}

## The end of a round and of the game, and the score sheet

result-won = { $seat_is ->
    [you] Has ganado
   *[other] { $seat } ha ganado
}
result-shared = { $seats_is ->
    [us] Victoria compartida entre { $seats }
   *[other] { $seats } comparten la victoria
}

column-this-round = Ronda
column-round = Ronda { $number }
column-total = Total
sheet-note = Estrellas menos calaveras de las cartas que se llevó cada cual, con los regalos descubiertos.
