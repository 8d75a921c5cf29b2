### The coach: what a move was worth, and why. "Deals" are the worlds that the seat could not rule out.

coach-why = { $outcome } en { $often } de cada 100 repartos; con la jugada del entrenador, en { $instead }.
coach-why-plain = Con los mismos repartos, la jugada del entrenador da más en { $more } de cada 100 y menos en { $less }.
coach-expect = { $outcome } en { $often } de cada 100 repartos.
coach-expect-plain = Gana terreno a los demás en esta ronda en { $often } de cada 100 repartos.

coach-in-fact-more = En realidad, tal como estaban las cartas, la jugada del entrenador habría dado más.
coach-in-fact-less = En realidad, tal como estaban las cartas, la jugada hecha era la mejor.
coach-in-fact-even = En realidad, tal como estaban las cartas, las dos habrían dado lo mismo.

## What cannot be done

review-of-unfinished-game = Una partida se puede analizar cuando ha terminado.
no-such-decision = La partida tiene las decisiones 1 a { $most }, pero no la { $given }.
hint-not-your-turn = Solo hay pista para el asiento que tiene el turno.
review-of-another-game = Este análisis es de otra partida.
too-many-reviews = Se están analizando demasiadas partidas. Inténtalo dentro de un rato.
review-too-long = Esta partida es demasiado larga para el entrenador: se analizan partidas de hasta { $most } decisiones.
review-failed = No se pudo terminar el análisis.
review-not-there = Esta partida aún no está analizada.
hints-are-off = En esta mesa no hay pistas: pídelas al crear la mesa o juega solo contra bots.
too-many-hints = Has preguntado mucho al entrenador. Inténtalo dentro de un rato.
coach-is-busy = El entrenador está ocupado. Inténtalo en un momento.
coach-warms-up = El entrenador aún está calentando. Pregúntale en un momento.

## The report: `vivamos analyse`, in the terminal and as a page

report-title = { $game }: análisis
report-luck-and-play = Suerte y juego
report-unit = En { $unit } por encima de la media de la mesa. La suerte es lo que estas cartas dan de media, las tenga quien las tenga; las partes suman el resultado.
report-seat = Asiento
report-score = Puntuación
report-fair = Parte justa
report-luck = Suerte del reparto
report-own = Decisiones propias
report-rest = Lo demás
report-result = Resultado
report-share = Parte de la victoria
report-lost = Pérdida por decisión
report-accuracy = Precisión
report-accuracy-text = Lo demás son las decisiones de otros y cómo cayeron las cartas ocultas. La precisión es un adorno: cuánto se obtuvo de lo que podían dar jugadas mejores.
report-how-it-went = Cómo fue
report-graph-text = Lo que cada asiento podía esperar tras cada decisión, tal como estaban las cartas.
report-round = Ronda { $number }
report-moments = Momentos costosos
report-no-moments = Ninguna decisión costó mucho.
report-good = Lo mejor de cada asiento
report-move = Jugada
report-played = Jugado
report-coach = Entrenador
report-cost = Coste
report-why = Por qué
report-seen = Juzgado por lo que el asiento podía ver y recordar.
report-made-by = Vivamos { $version }, { $worlds } repartos por jugada, semilla { $seed }, partida { $record }.
line-of-file = Línea { $number }: { $reason }

## The coach beside a game that is looked at again

coach-tag = Entrenador
coach-played = Jugada
coach-title = Lo que dice el entrenador
coach-invites = El entrenador te dice qué cartas salieron caras y por qué. Tarda un poco.
coach-ask = Preguntar al entrenador
coach-ask-again = Preguntar otra vez
coach-waits = { $ahead ->
    [one] El entrenador mira antes otra partida.
   *[other] El entrenador mira antes otras { $ahead } partidas.
}
coach-works = El entrenador mira la partida: { $done } de { $total }
coach-progress = Cuánto lleva el análisis
coach-card-of = { $seat_is ->
    [you] Tu carta
   *[other] La carta de { $seat }
}
coach-cost = costó { $points } { $unit }
coach-was-played = se jugó
coach-prefers = prefiere el entrenador
coach-judged-by = Juzgado por lo que { $name } podía ver y recordar.
coach-moments = Momentos clave
# Where a card was played: “Round 2, trick 5”.
coach-where = { $round }, baza { $number }
# The same of a part of a round that is no trick: “Round 2, the cut”.
coach-where-part = { $round }, { $part }
# Whose card, and where: “Inés · Round 2, trick 5”.
coach-of-whom = { $name } · { $where }
# Read aloud between the card that was played and a better one.
coach-better = mejor:
# $unit: what the game counts, “points”. The bars stand under the cards of a hand.
coach-bars = Barras: { $unit } que esperar esta ronda.
# Over the graph, which is drawn with the true cards: nobody at the table could know it. Short.
coach-expected = Esperado, con las cartas como estaban
coach-costly = carta cara
coach-costly-others = de otros
coach-thinks = El entrenador piensa…

## A costly moment played again

coach-try-again = Probar otra vez
coach-try-mine = { $seat_is ->
    [you] Vuelve a jugar tus cartas caras
   *[other] Vuelve a jugar las cartas caras de { $seat }
}
coach-try = { $seat_is ->
    [you] Jugaste { $move } y te costó { $points } { $unit }. ¿Qué otra cosa harías?
   *[other] { $seat } jugó { $move } y le costó { $points } { $unit }. ¿Qué jugarías tú?
}
coach-try-right = { $move }: tan buena como la mejor.
coach-try-wrong = { $move }: hay algo mejor.
coach-goes-on = Suele seguir así:
coach-show-me = Enséñamelo
coach-see-it = Verla
coach-next = Siguiente momento

## The report after a game

report-report = Informe
report-look = Repasar la partida
# A button: pass the link to this page on.
report-share-it = Compartir
report-copied = El enlace a este informe está copiado.
# How long a game took.
report-minutes = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
}
# $result: “Won”, “2nd of 4”. $points: how far the own score is from that of the winner, or of the next one.
report-ended = { $result }.
report-ended-ahead = { $result }, con { $points } de ventaja.
report-ended-behind = { $result }, a { $points } del ganador.
report-luck-good = Te tocaron buenas cartas.
report-luck-poor = Te tocaron cartas flojas.
report-luck-even = Te tocaron cartas como las de los demás.
report-luck-then-play = Suerte y luego juego
report-play = Juego, peor o mejor que la media
report-accuracy-note = Precisión: cuánto se consiguió de lo que podían dar jugadas mejores. Es un adorno: una mano floja también se puede jugar bien.
report-lost-each = { $points } perdidos por jugada
report-costly-of = { $seat_is ->
    [you] { $number ->
        [0] Tus cartas
        [one] Tu carta cara
       *[other] Tus cartas caras
    }
   *[other] { $number ->
        [0] Las cartas de { $seat }
        [one] La carta cara de { $seat }
       *[other] Las cartas caras de { $seat }
    }
}
report-costly-text = Las que vale la pena volver a mirar.
report-best-of = { $seat_is ->
    [you] Y tu mejor carta
   *[other] Y la mejor de { $seat }
}
report-who-played = { $seat_is ->
    [you] tú
   *[other] { $seat }
}

## Hints at a live table

hint-hint = Pista
hint-coach-on = Con entrenador
hint-coach-on-text = A quien le toca puede preguntar al entrenador. El resultado no cambia ninguna valoración.
hint-thinks = Mirando muchos repartos…
hint-loses = pierde { $often } de cada 100
hint-gains = puntúa { $often } de cada 100
hint-equal = tan buena como la primera
hint-means = Con muchos repartos de las cartas que no ves. Esta partida ya no cuenta para la valoración.
