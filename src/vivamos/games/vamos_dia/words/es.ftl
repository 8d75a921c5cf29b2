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

vamos-called = ¡VAMOS! Todos pondrán una carta boca abajo
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

must-lay-down = ¡VAMOS! Ahora todos ponen una carta boca abajo.
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
place-of-your-gift = Tu regalo
tag-taken = Ganada

note-vamos-on = **VAMOS en marcha.** Después de esta baza todos ponen una carta boca abajo, y quien gana se las lleva todas.
note-vamos-now = { $seat_is ->
    [you] **¡VAMOS!** Todos ponen una carta boca abajo, y te las llevas todas.
   *[other] **¡VAMOS!** Todos ponen una carta boca abajo, y { $seat } se las lleva todas.
}

turn-to-play = Le toca a { $seat }
turn-to-lay-down = A { $seat } le toca poner una carta boca abajo
vamos-is-on = VAMOS en marcha: todos pondrán una carta boca abajo
gifts-go-to = { $seat_is ->
    [you] Te las llevas todas tú
   *[other] { $seat } se las lleva todas
}

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

## What a player calls out with one press, a word or two

shout-vamos = ¡VAMOS!
shout-delight = ¡Olé!
shout-dismay = Ay, no

## The coach

# What it counts in.
coach-unit = puntos

# What a move leads to, at the beginning of a sentence: “… in 80 of 100 deals”.
coach-takes = { $seat_is ->
    [you] Te llevas { $card }
   *[other] { $seat } se lleva { $card }
}
coach-takes-skulls = { $seat_is ->
    [you] Te llevas calaveras
   *[other] { $seat } se lleva calaveras
}
coach-takes-stars = { $seat_is ->
    [you] Te llevas estrellas
   *[other] { $seat } se lleva estrellas
}
coach-takes-gifts = { $seat_is ->
    [you] Te llevas los regalos
   *[other] { $seat } se lleva los regalos
}
coach-wins = { $seat_is ->
    [you] Ganas la baza
   *[other] { $seat } gana la baza
}
# A costly card in a few words, by what came of it. $who: self if whoever played it takes or wins, else others do.
coach-did-takes = { $who ->
    [self] Se llevó { $card }
   *[other] Dejó { $card } a otro
}
coach-did-takes-skulls = { $who ->
    [self] Se llevó calaveras
   *[other] Dejó calaveras a otro
}
coach-did-takes-stars = { $who ->
    [self] Se llevó estrellas
   *[other] Dejó estrellas a otro
}
coach-did-takes-gifts = { $who ->
    [self] Se llevó los regalos
   *[other] Dejó los regalos a otro
}
coach-did-wins = { $who ->
    [self] Ganó la baza
   *[other] Dejó la baza a otro
}
# What costs something again and again, over many games: a heading of a few words. $who as above.
coach-habit-takes = { $who ->
    [self] La carta más baja de tus bazas
   *[other] Las cartas más bajas de los demás
}
coach-habit-takes-skulls = { $who ->
    [self] Bazas con calaveras
   *[other] Calaveras que se llevan otros
}
coach-habit-takes-stars = { $who ->
    [self] Qué estrellas llevarse
   *[other] Estrellas que se llevan otros
}
coach-habit-takes-gifts = { $who ->
    [self] Bazas que traen regalos
   *[other] Regalos que se llevan otros
}
coach-habit-wins = { $who ->
    [self] Cuándo ganar una baza
   *[other] Cuándo dejar ganar a otros
}
# In a replay, under a card that could not be played then: why, in two or three words.
in-short-must-follow = salió { $colour }

## Lo que dicen de sí mismas las cartas y las marcas cuando alguien se detiene en ellas: una o dos frases

about-number = Vale { symbols } para quien se la lleve. Gana la baza la carta más alta del color de salida, y quien gana se queda con la más baja de todas.
about-vamos = Cuando se gana una baza con esta carta, cada cual pone una carta boca abajo y quien ha ganado se lleva esas en vez de la más baja. En la última baza de una ronda no hace nada.
about-now-vamos-last = Es la última baza: ya no hace nada.
about-led = La primera carta de la baza. Quien tenga ese color debe asistir.
about-winning = Por ahora, la carta más alta del color de salida.
about-won = Esta carta ha ganado la baza. Quien la jugó se queda con la más baja y sale en la siguiente.
about-taken = El número más bajo de la baza: quien gana se queda esta carta.
about-gifts = Cartas ganadas boca abajo tras un VAMOS. Se descubren al puntuar la ronda.
about-pile = Lo ganado en esta ronda: las estrellas suman y las calaveras restan.
about-score = Puntos de las rondas ya puntuadas: estrellas menos calaveras. Gana quien tenga más.

## The lesson

lesson-win-title = Gana la baza
lesson-win-text = Todos juegan una carta. Gana el número más alto del color de salida, que aquí es el amarillo.
lesson-win-task = Gana esta baza.
lesson-win-hint = Necesitas una carta amarilla mayor que 17.
lesson-win-wrong = El 10 amarillo queda por debajo del 17 y perdería. Gana un amarillo más alto.

lesson-keep-title = Quédate la más baja
lesson-keep-text = Te quedas solo con la carta más baja de la baza: una estrella, un punto. Y quien gana sale en la siguiente, con la carta que quiera.
lesson-keep-task = Sal con tu 29 rojo.
lesson-keep-hint = Es tu carta roja más alta.
lesson-keep-wrong = También podrías salir con esa. Pero prueba antes con el 29 rojo y mira qué hacen los demás.

lesson-skulls-title = Las calaveras restan
lesson-skulls-text = Alguien no tenía rojo y echó el 1 azul. Era la más baja, así que te la quedas: dos calaveras, dos puntos menos.
lesson-skulls-task = Sal con una azul y deja que gane otro.
lesson-skulls-hint = El azul va del 1 al 9 y solo tiene calaveras. Las tuyas se superan fácilmente.
lesson-skulls-wrong = Esa guárdala para una baza mejor. Sal con azul: quien gane se queda una calavera.
lesson-skulls-wrong-purple = El 33 morado es alto: podrías ganar con él y quedarte sus tres calaveras. El azul se supera fácilmente.

lesson-follow-title = Asistir al color
lesson-follow-text = Se ha salido con morado. Quien tiene el color de salida debe jugarlo.
lesson-follow-task = Asiste al morado.
lesson-follow-hint = Solo tienes una carta morada.

lesson-throw-title = Sin ese color
lesson-throw-text = Otra vez morado, y no te queda ninguno: ahora puedes jugar lo que quieras. No puedes ganar, pero tu carta puede ser la más baja.
lesson-throw-task = Déjale una calavera a quien gane.
lesson-throw-hint = Tus cartas azules tienen calaveras.
lesson-throw-wrong = Esa tiene estrellas, y quien gane se alegraría. Echa una azul.

lesson-vamos-title = ¡VAMOS!
lesson-vamos-text = La carta de la máscara es una carta VAMOS. Después de esta baza todos ponen una carta boca abajo, y quien gana se las lleva todas.
lesson-vamos-task = Deja que gane otro: no pases de 15.
lesson-vamos-hint = Tu 10 amarillo es lo bastante bajo.
lesson-vamos-wrong = Esa pasa de 15: ganarías y te llevarías tres cartas sin haberlas visto.

lesson-gift-title = Un regalo a ciegas
lesson-gift-text = Ahora todos ponen una carta boca abajo para quien ha ganado. Nadie ve cuál es hasta que acaba la ronda.
lesson-gift-task = Regala tus calaveras.
lesson-gift-hint = Están en tu última carta azul.
lesson-gift-wrong = Con esa regalarías estrellas. Deshazte de la azul.

lesson-alone-title = Sin ayuda
lesson-alone-text = Se ha salido con morado y no tienes. Recuerda quién se queda la carta más baja.
lesson-alone-task = Juega la carta que menos ayude a quien gana.
lesson-alone-hint = Cuenta las estrellas de tus dos cartas.
lesson-alone-wrong = Con esa le dejarías tres estrellas. Tu carta roja solo tiene dos.

lesson-score-title = La cuenta
lesson-score-text = Cuando no quedan cartas se descubren los regalos: cada estrella es un punto y cada calavera resta uno. Hay tantas rondas como jugadores, y gana el total más alto.

## The first game after the lesson

first-VD-5 = Quien sale fija el color de la baza, y quien lo tiene debe asistir. Sal pronto del color que menos tienes: luego podrás jugar lo que quieras.
first-VD-8 = Solo se queda la carta más baja. Antes de ganar una baza, mira cuál será.
first-VD-10 = Una baza con VAMOS le da a quien gana una carta boca abajo de cada uno. Rara vez son un buen regalo.
first-VD-12 = En la última baza nadie tiene ya nada que regalar: VAMOS no hace nada y se queda la carta más baja.
first-VD-15 = Estrellas menos calaveras, con los regalos descubiertos. Un total bajo cero también puede ser el más alto.
