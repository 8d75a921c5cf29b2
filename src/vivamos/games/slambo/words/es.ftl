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
own-card-covered = Juegas { $card }
card-covered = { $seat } juega una carta

passed-over = { $seat_is ->
    [you] Ya no tienes cartas
   *[other] { $seat } ya no tiene cartas
}

slambo = { $seat_is ->
    [you] { $took ->
        [one] SLAMBO! Te llevas { $took } carta de vergüenza, y te toca empezar
       *[other] SLAMBO! Te llevas { $took } cartas de vergüenza, y te toca empezar
    }
   *[other] { $took ->
        [one] SLAMBO! { $seat } se lleva { $took } carta de vergüenza, y le toca empezar
       *[other] SLAMBO! { $seat } se lleva { $took } cartas de vergüenza, y le toca empezar
    }
}
slambo-taken = { $seat_is ->
    [you] { $took ->
        [one] SLAMBO! Te llevas { $took } carta de vergüenza
       *[other] SLAMBO! Te llevas { $took } cartas de vergüenza
    }
   *[other] { $took ->
        [one] SLAMBO! { $seat } se lleva { $took } carta de vergüenza
       *[other] SLAMBO! { $seat } se lleva { $took } cartas de vergüenza
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

deck-at-most = puede haber como mucho { $most } cartas.
hand-at-most = una mano tiene como mucho { $most } cartas.
either-needs-number = El número de una carta dual es 1 o más.
copy-has-no-number = Una carta de copia no tiene número propio.
number-is-not-0 = Una carta de número mueve el equilibrio: su número no puede ser 0.
two-alike-at-most = puede haber como mucho dos cartas idénticas.

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
card-either-said = { $sign ->
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
    [you] Gritas SLAMBO!
   *[other] { $seat } grita SLAMBO!
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
leads-to = { $said ->
    [plus] con más a { $balance }
    [minus] con menos a { $balance }
   *[none] a { $balance }
}
leads-round = a { $balance }, y se invierte el sentido
leads-to-slambo = { $said ->
    [plus] con más SLAMBO en { tipped-balance }
    [minus] con menos SLAMBO en { tipped-balance }
   *[none] SLAMBO en { tipped-balance }
}
slambo-at = SLAMBO en { tipped-balance }
say-sign = { $sign ->
    [plus] Más: equilibrio { $balance }
   *[minus] Menos: equilibrio { $balance }
}
say-sign-slambo = { $sign ->
    [plus] Más: SLAMBO en { tipped-balance }
   *[minus] Menos: SLAMBO en { tipped-balance }
}

## The score sheet

bout-heading = Asalto
sheet-note = Quien tiene tres cartas de vergüenza pierde la partida; todos los demás ganan. Un asalto con 0 para todos fue una pausa.
