### SLAMBO!, the card game of sumo wrestlers. Every card pushes a balance up or down; whoever tips it out of the ring is
### thrown (a SLAMBO) and takes the shame cards from the middle. A round of the game is a bout.
### “SLAMBO” is the game's name and its shout: it is the same in every language.

## The game and its options, when a table is opened

pitch = Empuja el equilibrio, canta el total y no seas quien lo saque del ring.
option-expert = Cara para expertos
option-expert-text = La cara para expertos: el ring va de 1 a 9 en vez de 0 a 10.
option-start = Quién empieza
option-start-text = El asiento que empieza el primer asalto.

## The log. No full stop at the end.

## $seat is a player's name; choose by $seat_is, “you” when that player reads it. $card is a card, which the page draws.

bout-begins = { $stake ->
    [1] Asalto { $bout }
   *[other] Asalto { $bout } · { $stake } cartas de vergüenza
}
cards-dealt = { $each ->
    [one] { $each } carta por jugador, el equilibrio está en { $balance }
   *[other] { $each } cartas por jugador, el equilibrio está en { $balance }
}
goes-first = { $seat_is ->
    [you] Empiezas tú
   *[other] Empieza { $seat }
}

shouted-balance = { $balance ->
    [0] cero
    [1] uno
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
    [8] ocho
    [9] nueve
    [10] diez
   *[other] { $balance }
}
tipped-balance = { $side ->
    [below] { SIGNED($balance) }
   *[above] { $balance }
}

card-played = { $seat_is ->
    [you] Juegas { $card } y cantas: ¡{ shouted-balance }!
   *[other] { $seat } juega { $card } y canta: ¡{ shouted-balance }!
}
card-reversed = { $seat_is ->
    [you] Juegas { $card }, cantas ¡{ shouted-balance }! e inviertes el sentido
   *[other] { $seat } juega { $card }, canta ¡{ shouted-balance }! e invierte el sentido
}
card-tipped = { $seat_is ->
    [you] Juegas { $card } y sacas el equilibrio del ring: { tipped-balance }
   *[other] { $seat } juega { $card } y saca el equilibrio del ring: { tipped-balance }
}
copy-played = { $seat_is ->
    [you] Juegas { $card } ({ SIGNED($step) }) y cantas: ¡{ shouted-balance }!
   *[other] { $seat } juega { $card } ({ SIGNED($step) }) y canta: ¡{ shouted-balance }!
}
copy-reversed = { $seat_is ->
    [you] Juegas { $card } ({ SIGNED($step) }), cantas ¡{ shouted-balance }! e inviertes el sentido
   *[other] { $seat } juega { $card } ({ SIGNED($step) }), canta ¡{ shouted-balance }! e invierte el sentido
}
copy-tipped = { $seat_is ->
    [you] Juegas { $card } ({ SIGNED($step) }) y sacas el equilibrio del ring: { tipped-balance }
   *[other] { $seat } juega { $card } ({ SIGNED($step) }) y saca el equilibrio del ring: { tipped-balance }
}
copy-of-nothing = { $seat_is ->
    [you] Juegas { $card } sin nada que copiar y cantas: ¡{ shouted-balance }!
   *[other] { $seat } juega { $card } sin nada que copiar y canta: ¡{ shouted-balance }!
}
own-card-covered = { $seat_is ->
    [you] Juegas { $card }
   *[other] { $seat } juega { $card }
}
card-covered = { $seat } juega una carta

passed-over = { $seat_is ->
    [you] Ya no tienes cartas
   *[other] { $seat } ya no tiene cartas
}

slambo = { $seat_is ->
    [you] { $took ->
        [one] ¡SLAMBO! Te llevas { $took } carta de vergüenza, y te toca empezar
       *[other] ¡SLAMBO! Te llevas { $took } cartas de vergüenza, y te toca empezar
    }
   *[other] { $took ->
        [one] ¡SLAMBO! { $seat } se lleva { $took } carta de vergüenza, y le toca empezar
       *[other] ¡SLAMBO! { $seat } se lleva { $took } cartas de vergüenza, y le toca empezar
    }
}
slambo-taken = { $seat_is ->
    [you] { $took ->
        [one] ¡SLAMBO! Te llevas { $took } carta de vergüenza
       *[other] ¡SLAMBO! Te llevas { $took } cartas de vergüenza
    }
   *[other] { $took ->
        [one] ¡SLAMBO! { $seat } se lleva { $took } carta de vergüenza
       *[other] ¡SLAMBO! { $seat } se lleva { $took } cartas de vergüenza
    }
}
bout-broken = Una pausa: nadie ha salido del ring. Hay una carta de vergüenza más en el centro
pile-held = En el montón estaban { $cards }
game-lost = { $seat_is ->
    [you] { $winner_seats_count ->
        [one] Tienes { $shame } cartas de vergüenza y pierdes la partida: gana { $winner_seats }
       *[other] Tienes { $shame } cartas de vergüenza y pierdes la partida: ganan { $winner_seats }
    }
   *[other] { $winner_seats_is ->
        [other] { $winner_seats_count ->
            [one] { $seat } tiene { $shame } cartas de vergüenza y pierde la partida: gana { $winner_seats }
           *[other] { $seat } tiene { $shame } cartas de vergüenza y pierde la partida: ganan { $winner_seats }
        }
        [you] { $seat } tiene { $shame } cartas de vergüenza y pierde la partida: ganas
       *[us] { $seat } tiene { $shame } cartas de vergüenza y pierde la partida. Ganan los demás: { $winner_seats }
    }
}

## What is asked and what is wrong

ask-keep-in-ring = mantenlo entre { $low } y { $high }
no-card-in-hand = { $card } no está en tu mano.

deck-at-most = Puede haber como mucho { $most } cartas.
hand-at-most = Una mano tiene como mucho { $most } cartas.
either-needs-number = El número de una carta dual es 1 o más.
copy-has-no-number = Una carta de copia no tiene número propio.
number-is-not-0 = Una carta de número mueve el equilibrio: su número no puede ser 0.
two-alike-at-most = Puede haber como mucho dos cartas idénticas.

## Cards as they are read aloud. $sign is “plus” or “minus”.

card-number = { $sign ->
    [plus] más { $number }
   *[minus] menos { $number }
}
card-reverse = { $sign ->
    [plus] cambio de sentido, más { $number }
   *[minus] cambio de sentido, menos { $number }
}
card-either = dual, más o menos { $number }
card-either-declared = { $sign ->
    [plus] dual, jugada como más { $number }
   *[minus] dual, jugada como menos { $number }
}
card-copy = copia la última carta
card-shame = carta de vergüenza
card-face-down = Carta boca abajo

## The table

bout-number = Asalto { $bout }
cards-at-stake = { $stake ->
    [one] { $stake } carta de vergüenza en juego
   *[other] { $stake } cartas de vergüenza en juego
}
at-stake = { $stake } en juego
ring-shows = Equilibrio { $balance } en una escala de { $low } a { $high }
edge-low = menos de { $low }: SLAMBO
edge-high = más de { $high }: SLAMBO
no-card-yet = aún sin cartas
last-played = última carta
copied-step = copia { SIGNED($step) }
goes-clockwise = sentido horario
goes-anticlockwise = sentido antihorario

break-shout = PAUSA
break-told = Una pausa: una carta de vergüenza más
seat-shouts = { $seat_is ->
    [you] Cantas: ¡{ $balance }!
   *[other] { $seat } canta: ¡{ $balance }!
}
slambo-shouted = { $seat_is ->
    [you] Gritas ¡SLAMBO!
   *[other] { $seat } grita ¡SLAMBO!
}

shame-heading = Vergüenza
your-shame = Tu vergüenza
whoever-has-three = Quien tiene tres pierde la partida.
shame-of-seat = { $seat_is ->
    [you] Tienes { $shame } de 3 cartas de vergüenza
   *[other] { $seat } tiene { $shame } de 3 cartas de vergüenza
}
shame-places = { $shame } de 3 cartas de vergüenza

seat-to-move = { $seat_is ->
    [you] Te toca
   *[other] Le toca a { $seat }
}
selected-leads = { $what }: { $leads }
short-reverse = sentido { SIGNED($step) }
short-copy = copia
card-leads = { $leads }:
leads-to = { $declared ->
    [plus] con más a { $balance }
    [minus] con menos a { $balance }
   *[none] a { $balance }
}
leads-round = a { $balance }, y se invierte el sentido
leads-to-slambo = { $declared ->
    [plus] con más SLAMBO en { tipped-balance }
    [minus] con menos SLAMBO en { tipped-balance }
   *[none] SLAMBO en { tipped-balance }
}
slambo-at = SLAMBO en { tipped-balance }
declare-sign = { $sign ->
    [plus] Más: equilibrio { $balance }
   *[minus] Menos: equilibrio { $balance }
}
declare-sign-slambo = { $sign ->
    [plus] Más: SLAMBO en { tipped-balance }
   *[minus] Menos: SLAMBO en { tipped-balance }
}

## The score sheet

bout-heading = Asalto
sheet-note = Quien tiene tres cartas de vergüenza pierde la partida; todos los demás ganan. Un asalto con 0 para todos fue una pausa.

## What a player calls out with one press, a word or two

shout-slambo = ¡SLAMBO!
shout-hakkeyoi = ¡Hakkeyoi!
shout-steady = Con calma

## The coach

# What it counts in.
coach-unit = cartas de vergüenza

# What a move leads to, at the beginning of a sentence: “… in 80 of 100 deals”.
coach-tips = { $seat_is ->
    [you] Te sales del ring
   *[other] { $seat } se sale del ring
}
coach-break = Nadie se sale del ring
# A costly card in a few words, by what came of it. $who: self if whoever played it takes or wins, else others do.
coach-did-tips = { $who ->
    [self] Se salió del ring
   *[other] Sacó a otro del ring
}
coach-did-break = Nadie se salió del ring
# What costs something again and again, over many games: a heading of a few words. $who as above.
coach-habit-tips = { $who ->
    [self] Cerca del borde del ring
   *[other] A quién sacar del ring
}
coach-habit-break = Asaltos que nadie pierde

## Lo que dicen de sí mismas las cartas y las marcas cuando alguien se detiene en ellas: una o dos frases

about-plus = Hace subir el equilibrio { $number }.
about-minus = Hace bajar el equilibrio { $number }.
about-either = Quien la juega dice si suma o resta { $number }.
about-reverse = Mueve el equilibrio según su número y después se juega en el otro sentido.
about-copy = Hace exactamente lo mismo que la carta anterior. Como primera carta de un asalto no hace nada.
about-shame = Quien vuelca el equilibrio se lleva todas las cartas de vergüenza del centro. Con tres se pierde la partida.
about-now = Equilibrio: { $leads }.
about-stake = Quien pierda este asalto se lleva estas cartas de vergüenza. Si no pierde nadie, se añade una más.
about-shame-places = Cartas de vergüenza acumuladas. Quien tenga tres al acabar un asalto pierde la partida; los demás ganan.
about-edge = Un equilibrio por debajo de { $low } o por encima de { $high } es un SLAMBO: quien jugó la carta pierde el asalto.
about-direction = El sentido en que pasan los turnos. Una carta de cambio de sentido lo invierte.

## The lesson

lesson-push-title = Empuja el equilibrio
lesson-push-text = Cada carta mueve el equilibrio: las azules hacia arriba, las rojas hacia abajo. Empieza en 5.
lesson-push-task = Súbelo 2.
lesson-push-hint = Las azules suben. Necesitas la del 2.
lesson-push-wrong = Eso no es subir 2. Toma la carta azul del 2.

lesson-ring-title = Dentro del ring
lesson-ring-text = Está en 10, el borde. Por encima de 10 o por debajo de 0 es un SLAMBO, y nadie puede pasar.
lesson-ring-task = Juega una carta que no salga del ring.
lesson-ring-hint = Desde 10 solo se puede bajar.
lesson-ring-wrong = Con esa pasarías de 10: SLAMBO, y perderías el asalto. Bájalo con una roja.

lesson-edge-title = Hasta el borde
lesson-edge-text = Está en 8. Quien juegue después de ti también tendrá que encontrar una carta que no salga del ring.
lesson-edge-task = Ponlo justo en 10.
lesson-edge-hint = De 8 a 10 van 2, hacia arriba.
lesson-edge-wrong = Desde ahí el otro sigue sin apuros. En 10, cualquier azul es un SLAMBO.

lesson-shame-title = La vergüenza
lesson-shame-text = Quien vuelca el equilibrio se lleva las cartas de vergüenza del centro. Con tres se pierde la partida, y los demás ganan.

lesson-either-title = Más o menos
lesson-either-text = Con tres o cuatro jugadores hay cartas especiales. Con esta decides tú si cuenta más o menos.
lesson-either-task = Juega el 5 de los dos signos sin salir del ring.
lesson-either-hint = El equilibrio está en 10: ¿qué signo lleva hacia dentro?
lesson-either-wrong = Esa también valdría. Pero prueba la carta de los dos signos.
lesson-either-wrong-plus = 10 y 5 son 15, un SLAMBO. Haz que cuente menos.
lesson-either-wrong-tips = Con esa pasarías de 10. Haz que el 5 de los dos signos cuente menos.

lesson-reverse-title = Al revés
lesson-reverse-text = Una carta de cambio de sentido empuja con su número, y después se juega en el otro sentido.
lesson-reverse-task = Cambia el sentido del juego.
lesson-reverse-hint = La carta de cambio tiene flechas en círculo.
lesson-reverse-wrong = Esa no cambia el sentido. Toma la de cambio de sentido.

lesson-copy-title = Lo mismo otra vez
lesson-copy-text = El equilibrio acaba de bajar 2. Una carta de copia hace exactamente lo mismo que la anterior.
lesson-copy-task = Cópiala.
lesson-copy-hint = La carta de copia no tiene número propio.
lesson-copy-wrong = Esa empuja con su propio número. Toma la de copia.

lesson-break-title = Una pausa
lesson-break-text = Si se acaban todas las cartas sin ningún SLAMBO, nadie se lleva vergüenza. En cambio se añade una carta de vergüenza al centro, y el siguiente asalto vale más.

## The first game after the lesson

first-SL-11 = Nadie puede pasar. Guarda azules y rojas para poder alejarte de los dos bordes.
first-SL-6 = Quien vuelca el equilibrio se lleva la vergüenza y empieza. Una carta pequeña guardada para el borde vale mucho.
first-SL-8 = Una pausa: ahora hay más en el centro, así que ten cuidado en este asalto.
