### Dia de los Muertos. Two teams of partners, who sit across from each other, win tricks for the Food cards and the
### Muertos cards (the dead) in them, over three days; a Food card and a Muertos card make a pair. Of each colour but
### black only one card may be played to a trick; who can play nothing discards. Who wins Food or Muertos exchanges gifts
### with the opponent on the right. Cards with a power are called as it is written on them: Choose, Ask, Spoiled, Swap,
### Kill 10. When three play, the fourth hand is the dummy's: it lies open, and a partner plays for it.
### The rules page of the language has the same terms.
###
### $seat is a player's name. $seat_is is “you” when that player reads it, “none” when it is the dummy, which nobody is.

## The game in the lobby: what kind of game it is, in one sentence

pitch = En pareja, da de comer a los muertos durante tres días.

## Colours and cards

colour-K = negro
colour-P = rosa
colour-B = azul
colour-G = verde

title-choose = Elegir
title-ask = Preguntar
title-spoiled = Podrido
title-swap = Trueque
title-food = Comida
title-kill = Mata 10
title-start = Inicio
title-muertos = { $colour_is ->
    [G] Animales
    [P] Niños
   *[B] Adultos
}

# Número y color: «8 verde», «2 negro, Comida», «4 verde, Animales, carta de Muertos».
card-plain = { $number } { $colour }
card-titled = { $number } { $colour }, { $title }
card-muertos = { $number } { $colour }, { title-muertos }, carta de Muertos
card-choose = Elegir, 0, aún sin color
card-choose-as = Elegir, 0, jugada como { $colour }
card-face-down = Carta boca abajo

## The log: what happened. No full stop

day-begins = { $day ->
    [1] Primer día: Animales
    [2] Segundo día: Niños
   *[3] Tercer día: Adultos
}
trick-begins = Baza { $trick }

dummy-has-partner = { $seat_is ->
    [you] Juegas con el fantasma; sus cartas están a la vista
   *[other] { $seat } juega con el fantasma; sus cartas están a la vista
}
cards-dealt = { $seat_is ->
    [you] Se reparten las cartas, tienes { $card }
    [none] Se reparten las cartas, el fantasma tiene { $card }
   *[other] Se reparten las cartas, { $seat } tiene { $card }
}

card-led = { $seat_is ->
    [you] Sales con { $card }
    [none] El fantasma sale con { $card }
   *[other] { $seat } sale con { $card }
}
card-played = { $seat_is ->
    [you] Juegas { $card }
    [none] El fantasma juega { $card }
   *[other] { $seat } juega { $card }
}
card-led-does = { card-led }: { $does }
card-played-does = { card-played }: { $does }
does-choose = cuenta como { $colour }
does-spoil = no más Comida en esta baza
does-swap = { $seat_is ->
    [you] Trueque contigo
    [none] Trueque con el fantasma
   *[other] Trueque con { $seat }
}
does-swap-nothing = Trueque, pero no hay nada que pasar
does-kill-nothing-yet = Mata 10
does-kill = { $of_seat_is ->
    [you] Mata 10, se retirará tu 10
    [none] Mata 10, se retirará el 10 del fantasma
   *[other] Mata 10, se retirará el 10 de { $of_seat }
}
does-go = este 10 se retirará
does-let-go = { $of_seat_is ->
    [you] se retirará tu 10
    [none] se retirará el 10 del fantasma
   *[other] se retirará el 10 de { $of_seat }
}

card-discarded = { $seat_is ->
    [you] No puedes jugar nada y descartas { $card }
    [none] El fantasma no puede jugar nada y descarta { $card }
   *[other] { $seat } no puede jugar nada y descarta { $card }
}
card-discarded-for-good = { card-discarded }, que queda fuera de la partida

# Siempre femenino: va detrás de «cuántas».
cards-asked-for = { $rank ->
    [none] { $colour_is ->
        [K] cartas negras
        [P] cartas rosas
        [B] cartas azules
       *[G] cartas verdes
    }
   *[other] { $colour_is ->
        [none] cartas de valor { $rank }
        [K] cartas negras de valor { $rank }
        [P] cartas rosas de valor { $rank }
        [B] cartas azules de valor { $rank }
       *[G] cartas verdes de valor { $rank }
    }
}
question-asked = { $seat_is ->
    [you] { $about_seat_is ->
        [you] Preguntas cuántas { cards-asked-for } tienes: { $answer }
        [none] Preguntas cuántas { cards-asked-for } tiene el fantasma: { $answer }
       *[other] Preguntas cuántas { cards-asked-for } tiene { $about_seat }: { $answer }
    }
    [none] { $about_seat_is ->
        [you] El fantasma pregunta cuántas { cards-asked-for } tienes: { $answer }
       *[other] El fantasma pregunta cuántas { cards-asked-for } tiene { $about_seat }: { $answer }
    }
   *[other] { $about_seat_is ->
        [you] { $seat } pregunta cuántas { cards-asked-for } tienes: { $answer }
        [none] { $seat } pregunta cuántas { cards-asked-for } tiene el fantasma: { $answer }
       *[other] { $seat } pregunta cuántas { cards-asked-for } tiene { $about_seat }: { $answer }
    }
}

card-or-some = { $card ->
    [none] una carta
   *[other] { $card }
}
card-offered = { $seat_is ->
    [you] { $to_seat_is ->
        [you] Eliges { card-or-some } para ti
        [none] Eliges { card-or-some } para el fantasma
       *[other] Eliges { card-or-some } para { $to_seat }
    }
    [none] { $to_seat_is ->
        [you] El fantasma elige { card-or-some } para ti
       *[other] El fantasma elige { card-or-some } para { $to_seat }
    }
   *[other] { $to_seat_is ->
        [you] { $seat } elige { card-or-some } para ti
        [none] { $seat } elige { card-or-some } para el fantasma
       *[other] { $seat } elige { card-or-some } para { $to_seat }
    }
}
cards-swapped = { $seat_is ->
    [you] { $to_seat_is ->
        [none] Pasas { $card } al fantasma y recibes { $back_card }
       *[other] Pasas { $card } a { $to_seat } y recibes { $back_card }
    }
    [none] { $to_seat_is ->
        [you] El fantasma te pasa { $card } y recibe { $back_card }
       *[other] El fantasma pasa { $card } a { $to_seat } y recibe { $back_card }
    }
   *[other] { $to_seat_is ->
        [you] { $seat } te pasa { $card } y recibe { $back_card }
        [none] { $seat } pasa { $card } al fantasma y recibe { $back_card }
       *[other] { $seat } pasa { $card } a { $to_seat } y recibe { $back_card }
    }
}
some-cards-swapped = { $seats } se pasan una carta

ten-removed-by-choice = { $seat_is ->
    [you] { $of_seat_is ->
        [none] Retiras el 10 del fantasma con Mata 10
       *[other] Retiras el 10 de { $of_seat } con Mata 10
    }
    [none] { $of_seat_is ->
        [you] El fantasma retira tu 10 con Mata 10
       *[other] El fantasma retira el 10 de { $of_seat } con Mata 10
    }
   *[other] { $of_seat_is ->
        [you] { $seat } retira tu 10 con Mata 10
        [none] { $seat } retira el 10 del fantasma con Mata 10
       *[other] { $seat } retira el 10 de { $of_seat } con Mata 10
    }
}
ten-removed = { $of_seat_is ->
    [you] Mata 10 retira tu 10
    [none] Mata 10 retira el 10 del fantasma
   *[other] Mata 10 retira el 10 de { $of_seat }
}

trick-won = { $cards_count ->
    [0] { $seat_is ->
        [you] Ganas la baza
        [none] El fantasma gana la baza
       *[other] { $seat } gana la baza
    }
   *[other] { $seat_is ->
        [you] Capturas { $cards }
        [none] El fantasma captura { $cards }
       *[other] { $seat } captura { $cards }
    }
}
trick-won-gifts = { $gifts_seat_is ->
    [you] { trick-won }, regalos contigo
    [none] { trick-won }, regalos con el fantasma
   *[other] { trick-won }, regalos con { $gifts_seat }
}

card-drawn = { $seat_is ->
    [you] { $from_seat_is ->
        [none] Robas { card-or-some } al fantasma
       *[other] Robas { card-or-some } a { $from_seat }
    }
    [none] { $from_seat_is ->
        [you] El fantasma te roba { card-or-some }
       *[other] El fantasma roba { card-or-some } a { $from_seat }
    }
   *[other] { $from_seat_is ->
        [you] { $seat } te roba { card-or-some }
        [none] { $seat } roba { card-or-some } al fantasma
       *[other] { $seat } roba { card-or-some } a { $from_seat }
    }
}
card-taken = { $seat_is ->
    [you] Le quitas { $card } al fantasma
   *[other] { $seat } le quita { $card } al fantasma
}
card-given = { $seat_is ->
    [you] { $to_seat_is ->
        [none] Das { card-or-some } a cambio al fantasma
       *[other] Das { card-or-some } a cambio a { $to_seat }
    }
    [none] { $to_seat_is ->
        [you] El fantasma te da { card-or-some } a cambio
       *[other] El fantasma da { card-or-some } a cambio a { $to_seat }
    }
   *[other] { $to_seat_is ->
        [you] { $seat } te da { card-or-some } a cambio
        [none] { $seat } da { card-or-some } a cambio al fantasma
       *[other] { $seat } da { card-or-some } a cambio a { $to_seat }
    }
}

day-ended = Termina el día { $day }: { $results }
pairs-so-far = { $pairs ->
    [one] { $seats } { $pairs } par
   *[other] { $seats } { $pairs } pares
}
game-won = { $seats_is ->
    [you] { $pairs ->
        [one] Ganas la partida con { $pairs } par
       *[other] Ganas la partida con { $pairs } pares
    }
    [us] { $pairs ->
        [one] Tu equipo gana la partida con { $pairs } par
       *[other] Tu equipo gana la partida con { $pairs } pares
    }
   *[other] { $seats_count ->
        [one] { $pairs ->
            [one] { $seats } gana la partida con { $pairs } par
           *[other] { $seats } gana la partida con { $pairs } pares
        }
       *[other] { $pairs ->
            [one] { $seats } ganan la partida con { $pairs } par
           *[other] { $seats } ganan la partida con { $pairs } pares
        }
    }
}
game-shared = { $pairs ->
    [one] Victoria compartida entre { $seats }, con { $pairs } par
   *[other] Victoria compartida entre { $seats }, con { $pairs } pares
}

## What a player is asked for. Each follows "Your turn: "

ask-for-dummy = por el fantasma: { $prompt }
ask-start-card = empieza con { $card }
ask-lead = sal con cualquier carta
ask-any-colour = { $food ->
    [no] cualquier color, sin Comida
   *[yes] cualquier color
}
ask-two-colours = { $food ->
    [no] { $colour }, { $other_colour } o negro, sin Comida
   *[yes] { $colour }, { $other_colour } o negro
}
ask-one-colour = { $food ->
    [no] { $colour } o negro, sin Comida
   *[yes] { $colour } o negro
}
ask-black = { $food ->
    [no] negro, sin Comida
   *[yes] negro
}
ask-discard = nada encaja: descarta una carta
ask-gift = da una carta a cambio
ask-swap = pasa una carta a tu pareja
ask-swap-to-you = pásate una carta
ask-take = quítale una carta al fantasma
ask-question = haz tu pregunta
ask-whose-ten = di qué 10 se retira

## Why a move is refused. $dummy is "yes" when the player decides for the dummy

must-play = { $dummy ->
    [yes] Ahora hay que jugar una carta de la mano del fantasma.
   *[no] Ahora hay que jugar una carta.
}
must-discard = { $dummy ->
    [yes] De la mano del fantasma no se puede jugar nada: descarta una carta.
   *[no] No se puede jugar nada: descarta una carta.
}
must-give = { $dummy ->
    [yes] { $seat_is ->
        [you] Ahora el fantasma te debe un regalo de su mano: da una carta.
       *[other] Ahora el fantasma debe a { $seat } un regalo de su mano: da una carta.
    }
   *[no] { $seat_is ->
        [none] Ahora debes un regalo al fantasma: da una carta.
       *[other] Ahora debes un regalo a { $seat }: da una carta.
    }
}
must-swap = { $dummy ->
    [yes] Se ha jugado un Trueque: elige la carta que pasa el fantasma.
   *[no] Se ha jugado un Trueque: elige la carta que pasas.
}
must-take = El fantasma ha ganado la baza: quítale una carta de la mano.
must-ask = Se ha jugado Preguntar: haz ahora una pregunta.
must-kill = Los dos rivales tienen un 10 en la baza: di qué 10 retira Mata 10.
must-begin-with-start = Un día empieza con la carta de Inicio: { $card }.
no-killing-that = Mata 10 solo retira el 10 de un rival.
no-asking-oneself = Pregunta por otra mano, no por esta.
no-such-card-in-hand = { $dummy ->
    [yes] { $card } no está en la mano del fantasma.
   *[no] { $card } no está en tu mano.
}
no-such-muertos-today = Las cartas de Muertos de este día son { $muertos_card }, no { $card }.
no-choose-as-muertos = Elegir no puede ser { $colour }: es el color de las cartas de Muertos de este día.
no-choose-as-played = Elegir no puede ser { $colour }: ya hay una carta de ese color en esta baza.
no-discarding-yet = Quien puede jugar una carta debe jugarla, y no puede descartar.
no-food-after-spoiled = Después de Podrido no se puede jugar Comida a la baza.
no-second-of-colour = { $colour_is ->
    [K] Ya hay una carta negra en esta baza, y solo puede haber una.
    [P] Ya hay una carta rosa en esta baza, y solo puede haber una.
    [B] Ya hay una carta azul en esta baza, y solo puede haber una.
   *[G] Ya hay una carta verde en esta baza, y solo puede haber una.
}

## What is wrong with somebody's own deck. Each follows the name of the file and a colon

deck-not-four-hands = Toda la baraja debe dar cuatro manos de como mucho { $most } cartas.
deck-not-one-start-card = Debe haber una carta de Inicio.
deck-not-one-of-a-kind = Solo puede haber una carta del tipo «{ $type }».
deck-too-many-swaps = Puede haber como mucho { $most } cartas de Trueque.
deck-without-food = Debe haber cartas de Comida.
deck-without-muertos = Debe haber cartas de Muertos.
deck-muertos-not-of-one-rank = Todas las cartas de Muertos deben tener un mismo valor, y ninguna otra carta puede tenerlo.
deck-food-not-alike = Todas las cartas de Comida deben ser iguales.
deck-has-copies = Solo las cartas de Comida y de Muertos pueden repetirse, pero hay varias { $card }.

## How far the game is, in the bar over the table and in the lists of the lobby

status-day = Día { $day } de { $days }
status-trick = Baza { $trick } de { $tricks }
status-over = Terminada

## Around the table

dummy = Fantasma
dummy-spoken = { $turn ->
    [yes] Fantasma, le toca
   *[no] Fantasma
}
dummy-with = { $seat_is ->
    [you] contigo
   *[other] con { $seat }
}
dummy-hand = La mano del fantasma
partner = Pareja

muertos-are = { $colour_is ->
    [K] Los Muertos son negros
    [P] Los Muertos son rosas
    [B] Los Muertos son azules
   *[G] Los Muertos son verdes
}
cards-lost = Fuera de la partida: { $cards }
ledger-caption = Capturado hasta ahora
ledger-food = Comida
ledger-muertos = Muertos
ledger-pairs = Pares
turned-up-spoken = Cartas a la vista, por valor
turned-up = A la vista, por valor
turned-up-nothing = nada aún

learned = Regalos y preguntas
learned-brief = Regalos
learned-of-hand = en este día
learned-title = Lo que sabes de este día
learned-nothing = Aún no hay regalos, trueques ni preguntas.
learned-swap = { $seat_is ->
    [you] { $to_seat_is ->
        [none] Pasas { card-or-some } al fantasma por Trueque
       *[other] Pasas { card-or-some } a { $to_seat } por Trueque
    }
    [none] { $to_seat_is ->
        [you] El fantasma te pasa { card-or-some } por Trueque
       *[other] El fantasma pasa { card-or-some } a { $to_seat } por Trueque
    }
   *[other] { $to_seat_is ->
        [you] { $seat } te pasa { card-or-some } por Trueque
        [none] { $seat } pasa { card-or-some } al fantasma por Trueque
       *[other] { $seat } pasa { card-or-some } a { $to_seat } por Trueque
    }
}
cards-answered = { $rank ->
    [none] { $answer ->
        [one] { $colour_is ->
            [K] carta negra
            [P] carta rosa
            [B] carta azul
           *[G] carta verde
        }
       *[other] { $colour_is ->
            [K] cartas negras
            [P] cartas rosas
            [B] cartas azules
           *[G] cartas verdes
        }
    }
   *[other] { $answer ->
        [one] { $colour_is ->
            [none] carta de valor { $rank }
            [K] carta negra de valor { $rank }
            [P] carta rosa de valor { $rank }
            [B] carta azul de valor { $rank }
           *[G] carta verde de valor { $rank }
        }
       *[other] { $colour_is ->
            [none] cartas de valor { $rank }
            [K] cartas negras de valor { $rank }
            [P] cartas rosas de valor { $rank }
            [B] cartas azules de valor { $rank }
           *[G] cartas verdes de valor { $rank }
        }
    }
}
learned-answer = { $about_seat_is ->
    [you] Al preguntar, tenías **{ $answer }** { cards-answered }
    [none] Al preguntar, el fantasma tenía **{ $answer }** { cards-answered }
   *[other] Al preguntar, { $about_seat } tenía **{ $answer }** { cards-answered }
}

waits-for-card = { $dummy ->
    [yes] { $seat_is ->
        [you] Te toca jugar por el fantasma
       *[other] A { $seat } le toca jugar por el fantasma
    }
   *[no] { $seat_is ->
        [you] Te toca
       *[other] Le toca a { $seat }
    }
}
waits-for-gift = { $to_seat_is ->
    [you] { $seat_is ->
        [you] Eliges un regalo para ti
       *[other] { $seat } elige un regalo para ti
    }
    [none] { $seat_is ->
        [you] Eliges un regalo para el fantasma
       *[other] { $seat } elige un regalo para el fantasma
    }
   *[other] { $seat_is ->
        [you] Eliges un regalo para { $to_seat }
       *[other] { $seat } elige un regalo para { $to_seat }
    }
}
waits-for-take = { $seat_is ->
    [you] Le quitas una carta al fantasma
   *[other] { $seat } le quita una carta al fantasma
}
waits-for-swap = { $to_seat_is ->
    [you] { $seat_is ->
        [you] Eliges una carta para ti
       *[other] { $seat } elige una carta para ti
    }
    [none] { $seat_is ->
        [you] Eliges una carta para el fantasma
       *[other] { $seat } elige una carta para el fantasma
    }
   *[other] { $seat_is ->
        [you] Eliges una carta para { $to_seat }
       *[other] { $seat } elige una carta para { $to_seat }
    }
}
waits-for-question = { $seat_is ->
    [you] Haces una pregunta
   *[other] { $seat } hace una pregunta
}
waits-for-kill = { $seat_is ->
    [you] Dices qué 10 se retira
   *[other] { $seat } dice qué 10 se retira
}
you-pass = Pasas { $card }
choose-as = Como { $colour }

## The trick

trick = Baza
slot-own = Tu carta
slot-dummy = Del fantasma
tag-discarded = Descar­tada
tag-removed = Retirado
tag-as = Como { $colour }
fate-doomed = pierde su 10 al acabar la baza
fate-threatened = puede perder su 10
remove = Retirar
remove-spoken = { $of_seat_is ->
    [you] Retirar tu 10
    [none] Retirar el 10 del fantasma
   *[other] Retirar el 10 de { $of_seat }
}

## Gifts

gifts-title = Regalos
gift-take = Toma una carta
gift-own = Tu regalo
gift-of-dummy = Regalo del fantasma
gift-other = Regalo
gift-drew = { $seat_is ->
    [you] { $from_seat_is ->
        [none] Robas una al fantasma
       *[other] Robas una a { $from_seat }
    }
    [none] { $from_seat_is ->
        [you] El fantasma te roba una
       *[other] El fantasma roba una a { $from_seat }
    }
   *[other] { $from_seat_is ->
        [you] { $seat } te roba una
        [none] { $seat } roba una al fantasma
       *[other] { $seat } roba una a { $from_seat }
    }
}
gift-takes = { $seat_is ->
    [you] Le quitas una al fantasma
   *[other] { $seat } le quita una al fantasma
}
gift-back = { $seat_is ->
    [you] { $to_seat_is ->
        [none] y devuelves una al fantasma
       *[other] y devuelves una a { $to_seat }
    }
   *[other] { $to_seat_is ->
        [you] y te devuelve una
        [none] y devuelve una al fantasma
       *[other] y devuelve una a { $to_seat }
    }
}

## The question of an Ask

question-title = Tu pregunta
question-whose = ¿De quién?
question-colour = Color
question-rank = Valor
question-of-colour = { $colour }
question-any = cualquiera
question-choose-whose = Elige de quién
question-choose = Elige un color o un valor
question-put = { $about_seat_is ->
    [you] Preguntar: ¿cuántas { cards-asked-for } tienes?
    [none] Preguntar: ¿cuántas { cards-asked-for } tiene el fantasma?
   *[other] Preguntar: ¿cuántas { cards-asked-for } tiene { $about_seat }?
}

## The end of a day or of the game, and the score sheet

result-day = Fin del día { $day }
result-won = { $seats_is ->
    [you] Has ganado
    [us] Tu equipo ha ganado
   *[other] { $seats_count ->
        [one] { $seats } ha ganado
       *[other] { $seats } han ganado
    }
}
result-shared = Victoria compartida
result-shared-by = Victoria compartida entre { $seats }
sheet-day = Día { $day }
sheet-note = Un día muestra la Comida y los Muertos capturados en él. Una Comida y un Muerto hacen un par, se ganaran cuando se ganaran; un empate lo rompe tener más Comida y, después, más Muertos.

## Labels of what the table shows in the terminal: of a card of the trick, whether it was discarded, or removed by a Kill 10

view-discarded = descartada
view-removed = retirada

## What a player calls out with one press, a word or two

shout-feast = ¡Provecho!
shout-thanks = Gracias
shout-dismay = ¡Ay!

## The coach

# What it counts in.
coach-unit = pares

# What a move leads to, at the beginning of a sentence: “… in 80 of 100 deals”.
coach-takes = { $seats_is ->
    [you] Te llevas { $cards }
    [us] Tu equipo se lleva { $cards }
   *[other] { $seats } se { $seats_count ->
        [one] lleva
       *[other] llevan
    } { $cards }
}
coach-wins = { $seats_is ->
    [you] Ganas la baza
    [us] Tu equipo gana la baza
   *[other] { $seats } { $seats_count ->
        [one] gana
       *[other] ganan
    } la baza
}
# A costly card in a few words, by what came of it. $who: self if whoever played it takes or wins, else others do.
coach-did-takes = { $who ->
    [self] Se llevó { $cards }
   *[other] Dejó { $cards } a los otros
}
coach-did-wins = { $who ->
    [self] Ganó la baza
   *[other] Dejó la baza a los otros
}
# What costs something again and again, over many games: a heading of a few words. $who as above.
coach-habit-takes = { $who ->
    [self] Lo que traen tus bazas
   *[other] Lo que se llevan los otros
}
coach-habit-wins = { $who ->
    [self] Cuándo ganar una baza
   *[other] Cuándo dejar ganar a los otros
}
# In a replay, under a card that could not be played then: why, in two or three words.
in-short-no-second-of-colour = ya hay { $colour }
in-short-no-food-after-spoiled = podrido
in-short-must-begin-with-start = primero Inicio

## Lo que dicen de sí mismas las cartas y las marcas cuando alguien se detiene en ellas: una o dos frases

about-plain = Gana la baza el valor más alto. En una baza cabe como mucho una carta rosa, una azul y una verde, y cualquier número de negras.
about-choose = Quien la juega dice de qué color es: no el de los Muertos del día, y uno que todavía quepa en la baza.
about-ask = Quien la juega pregunta cuántas cartas de un color o de un valor hay en otra mano. Todos oyen la respuesta, que es verdadera.
about-spoiled = Después de ella no se puede jugar Comida a esta baza, y quien se lleve la baza intercambia regalos.
about-swap = Quien la juega y su pareja se pasan una carta, elegida antes de ver la otra.
about-food = Se queda con el equipo que la gana. Una Comida y un Muerto forman un par, y cada par es un punto.
about-muertos = Se queda con el equipo que la gana. Un Muerto y una Comida forman un par, y cada par es un punto.
about-kill = Cuando la baza está completa retira un 10 de un rival, que ya no puede ganar. El 10 de la pareja está a salvo.
about-start = Quien la tiene abre el día con ella.
about-led = La primera carta de la baza.
about-winning = Por ahora, el valor más alto; entre iguales, el que se jugó primero.
about-won = Esta carta ha ganado la baza. Su equipo se lleva la Comida y los Muertos que hay en ella.
about-discarded = En esta mano no había nada que jugar, así que se descartó esta carta. No forma parte de la baza.
about-removed = Un 10 que ha retirado un Mata 10: no puede ganar.
about-as = El color que se eligió para esta carta.
about-fate = En esta baza hay un Mata 10: cuando esté completa se retira un 10 de un rival.
about-partner = Tu pareja y tú comparten suerte: lo que se lleva uno es de los dos.
about-day = Los muertos de este día. Hoy se trata de sus cuatro cartas y de tres de Comida.
about-pairs = Una Comida y un Muerto forman un par, se ganaran cuando se ganaran. Cada par es un punto.
about-turned-up = Cartas de bazas anteriores, que todos pueden consultar. No cuentan nada.
about-dummy = La cuarta mano está a la vista, y su pareja juega por ella.

## The lesson

lesson-win-title = Gana la baza
lesson-win-text = Todos juegan una carta. Gana el número más alto, sea del color que sea.
lesson-win-task = Gana esta baza.
lesson-win-hint = Con tu carta más alta lo consigues.
lesson-win-wrong = Esa no llega al 7 y perdería. Juega tu carta más alta.

lesson-colours-title = Una de cada color
lesson-colours-text = Has ganado, así que sales tú, con la carta que quieras. En una baza solo caben una rosa, una azul y una verde, pero todas las negras que se quiera.
lesson-colours-task = Sal con tu 5 rosa.
lesson-colours-hint = Es la más baja de tus dos cartas rosas.
lesson-colours-wrong = También podrías salir con esa. Pero prueba antes con el 5 rosa y mira qué pueden jugar aún los demás.

lesson-feed-title = Comida para los muertos
lesson-feed-text = Tu pareja, enfrente, va ganando con el 10, y lo que gana uno es de los dos. Solo cuentan la Comida y los Muertos, que hoy son animales.
lesson-feed-task = Echa Comida a esta baza.
lesson-feed-hint = La Comida es el 2 negro.
lesson-feed-wrong = Esa no cuenta nada. Tu pareja va ganando: es el momento de echar tu Comida.

lesson-swap-title = Trueque
lesson-swap-text = Tu pareja ha jugado un Trueque. Cada uno le pasa al otro una carta, elegida antes de ver la que recibe.
lesson-swap-task = Pásale a tu pareja el 8 rosa.
lesson-swap-hint = Es tu única carta rosa.
lesson-swap-wrong = Puedes pasar cualquier carta. Esta vez, que sea el 8 rosa: tu pareja puede ganar con él.

lesson-fits-title = Lo que aún cabe
lesson-fits-text = El rosa y el azul están ocupados: en esta baza solo caben verde y negro. Quien puede jugar debe hacerlo; solo descarta quien no tiene nada que quepa, como antes uno de tus rivales.
lesson-fits-task = Juega una carta que quepa.
lesson-fits-hint = No tienes negras, pero sí verdes.

lesson-gift-title = Regalos
lesson-gift-text = Quien gana Comida o Muertos intercambia regalos con el rival de su derecha, que eres tú. Le has robado una carta, una Comida, y ahora das a cambio la carta que quieras.
lesson-gift-task = Quédate la Comida y da tu carta más baja.
lesson-gift-hint = Es una de tus cartas azules.
lesson-gift-wrong = Podrías dar esa, pero aún te puede servir. Da tu carta más baja, el 1 azul.
lesson-gift-wrong-counts = Podrías dar esa, pero cuenta, y tu equipo aún puede ganarla. Da el 1 azul.

lesson-kill-title = Mata 10
lesson-kill-text = Los rivales van ganando con su 10, y en la baza hay un animal. Un Mata 10 retira un 10 rival cuando la baza está completa, y entonces el 8 de tu pareja es el más alto.
lesson-kill-task = Retira el 10.
lesson-kill-hint = El 3 es un Mata 10.
lesson-kill-wrong = Así el 10 se queda, y el animal se lo llevan los rivales. Tu 3 azul lo retira.

lesson-pairs-title = Pares
lesson-pairs-text = Una Comida y un Muerto forman un par, y ahí está el primero de tu equipo: cada par es un punto. Lo que un equipo ha ganado se lo queda, y después de tres días gana el que tiene más puntos.

## The first game after the lesson

first-DM-7 = No había nada que cupiera, así que se ha descartado una carta; no hace nada y no puede ganar. La Comida o los Muertos que se descartan quedan fuera de la partida.
first-DM-8 = Gana el valor más alto, sea del color que sea. Entre iguales, el que se jugó antes: salir con un 10 es seguro frente a otros 10.
first-DM-10 = Ganar Comida o Muertos tiene su precio: el rival de la derecha le roba a ciegas una carta a quien gana y le da a cambio la que quiera.
first-DM-11 = Quien juega un Elegir dice de qué color es. Así puede ocupar un color antes de que otro lo necesite.
first-DM-12 = Se ha hecho una pregunta. Todos oyen la respuesta, que siempre es verdadera: recuérdala.
first-DM-13 = Se ha jugado un Podrido: en esta baza ya no se puede jugar Comida. Quien se la lleve intercambia regalos.
first-DM-14 = Con un Trueque, los compañeros se pasan una carta. Nadie ve la del otro hasta que las dos están elegidas.
first-DM-15 = Un Mata 10 retira un 10 rival, se jugara antes el uno o el otro. El Mata 10 de tu pareja nunca toca tu 10.
first-DM-17 = Acaba el día, pero lo ganado se queda. La Comida de un día también forma pares con los Muertos de otro.
