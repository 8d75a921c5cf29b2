### The coach: what a move was worth, and why. "Deals" are the worlds that the seat could not rule out.

coach-why = { $outcome } in { $often } von 100 Fällen, mit dem Zug des Coachs in { $instead }.
coach-why-plain = Bei denselben Karten bringt der Zug des Coachs in { $more } von 100 Fällen mehr, in { $less } weniger.
coach-expect = { $outcome } in { $often } von 100 Fällen.
coach-expect-plain = Gewinnt in dieser Runde in { $often } von 100 Fällen Boden auf die anderen.

coach-in-fact-more = Tatsächlich hätte der Zug des Coachs, so wie die Karten lagen, mehr gebracht.
coach-in-fact-less = Tatsächlich war der gespielte Zug, so wie die Karten lagen, der bessere.
coach-in-fact-even = Tatsächlich wäre, so wie die Karten lagen, beides auf dasselbe hinausgelaufen.

## What cannot be done

review-of-unfinished-game = Eine Partie kann analysiert werden, sobald sie zu Ende ist.
no-such-decision = Die Partie hat die Entscheidungen 1 bis { $most }, aber nicht { $given }.
hint-not-your-turn = Einen Tipp gibt es nur für den Platz, der am Zug ist.
review-of-another-game = Diese Analyse gehört zu einer anderen Partie.
too-many-reviews = Gerade werden zu viele Partien analysiert. Versuch es später noch einmal.
review-too-long = Diese Partie ist zu lang für den Coach: Analysiert werden Partien mit bis zu { $most } Entscheidungen.
review-failed = Die Analyse konnte nicht beendet werden.
review-not-there = Diese Partie ist noch nicht analysiert.
hints-are-off = An diesem Tisch gibt es keine Tipps: Wünsch sie dir, wenn du den Tisch aufmachst, oder spiel allein gegen Bots.
too-many-hints = Das waren viele Fragen an den Coach. Versuch es später noch einmal.
coach-is-busy = Der Coach ist beschäftigt. Versuch es gleich noch einmal.
coach-warms-up = Der Coach wärmt sich noch auf. Frag gleich noch einmal.

## The report: `vivamos analyse`, in the terminal and as a page

report-title = { $game }: Analyse
report-luck-and-play = Glück und Spiel
report-unit = { $unit } über dem Schnitt des Tisches. Glück ist, was diese Karten im Schnitt bringen, wer auch immer sie hält; die Teile ergeben zusammen das Ergebnis.
report-seat = Platz
report-score = Punktestand
report-fair = Gerechter Anteil
report-luck = Kartenglück
report-own = Eigene Entscheidungen
report-rest = Der Rest
report-result = Ergebnis
report-share = Anteil am Sieg
report-lost = Verlust je Entscheidung
report-accuracy = Genauigkeit
report-accuracy-text = Der Rest sind die Entscheidungen der anderen und wie die verdeckten Karten fielen. Genauigkeit ist Schmuck: wie viel davon geholt wurde, was bessere Züge bringen konnten.
report-how-it-went = Wie es lief
report-graph-text = Was jeder Platz nach jeder Entscheidung erwarten konnte, so wie die Karten lagen.
report-round = Runde { $number }
report-moments = Teure Momente
report-no-moments = Keine Entscheidung kostete viel.
report-good = Das Beste jedes Platzes
report-move = Zug
report-played = Gespielt
report-coach = Coach
report-cost = Kosten
report-why = Warum
report-seen = Beurteilt nach dem, was der Platz sehen und sich merken konnte.
report-made-by = Vivamos { $version }, { $worlds } Verteilungen je Zug, Seed { $seed }, Partie { $record }.
line-of-file = Zeile { $number }: { $reason }

## The coach beside a game that is looked at again

coach-tag = Coach
coach-played = Gespielt
coach-title = Was der Coach sagt
coach-invites = Der Coach sagt, welche Karten teuer waren, und warum. Das dauert ein wenig.
coach-ask = Den Coach fragen
coach-ask-again = Noch einmal fragen
coach-waits = { $ahead ->
    [one] Der Coach analysiert erst eine andere Partie.
   *[other] Der Coach analysiert erst { $ahead } andere Partien.
}
coach-works = Der Coach analysiert die Partie: { $done } von { $total }
coach-progress = Wie weit die Analyse ist
coach-card-of = { $seat_is ->
    [you] Deine Karte
   *[other] Karte von { $seat }
}
coach-cost = kostete { $points } { $unit }
coach-was-played = wurde gespielt
coach-prefers = rät der Coach
coach-judged-by = Beurteilt nach dem, was { $name } sehen und sich merken konnte.
coach-moments = Wichtige Momente
# Where a card was played: “Round 2, trick 5”.
coach-where = { $round }, Stich { $number }
# The same of a part of a round that is no trick: “Round 2, the cut”.
coach-where-part = { $round }, { $part }
# Whose card, and where: “Inés · Round 2, trick 5”.
coach-of-whom = { $name } · { $where }
# Read aloud between the card that was played and a better one.
coach-better = besser:
# $unit: what the game counts, “points”. The bars stand under the cards of a hand.
coach-bars = Balken: { $unit }, die in dieser Runde zu erwarten sind.
# Over the graph, which is drawn with the true cards: nobody at the table could know it. Short.
coach-expected = Erwartet, so wie die Karten lagen
coach-costly = teure Karte
coach-costly-others = von anderen
coach-thinks = Der Coach überlegt …

## A costly moment played again

coach-try-again = Noch einmal versuchen
coach-try-mine = { $seat_is ->
    [you] Deine teuren Karten noch einmal spielen
   *[other] Die teuren Karten von { $seat } noch einmal spielen
}
coach-try = { $seat_is ->
    [you] Du hast { $move } gespielt, das kostete { $points } { $unit }. Was sonst?
   *[other] { $seat } hat { $move } gespielt, das kostete { $points } { $unit }. Was würdest du spielen?
}
coach-try-right = { $move } ist so gut wie jede andere.
coach-try-wrong = { $move }: Da geht noch mehr.
coach-goes-on = Oft geht es so weiter:
coach-show-me = Zeig es mir
coach-see-it = Ansehen
coach-next = Nächster Moment

## The report after a game

report-report = Bericht
report-look = Partie durchsehen
# A button: pass the link to this page on.
report-share-it = Teilen
report-copied = Der Link zu diesem Bericht ist kopiert.
# How long a game took.
report-minutes = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}
# $result: “Won”, “2nd of 4”. $points: how far the own score is from that of the winner, or of the next one.
report-ended = { $result }.
report-ended-ahead = { $result }, { $points } voraus.
report-ended-behind = { $result }, { $points } zurück.
report-luck-good = Du hattest gute Karten.
report-luck-poor = Du hattest schwache Karten.
report-luck-even = Du hattest Karten wie alle anderen auch.
report-luck-then-play = Glück, dann Spiel
report-play = Spiel, schlechter oder besser als der Schnitt
report-accuracy-note = Genauigkeit: wie viel von dem geholt wurde, was bessere Züge bringen konnten. Sie ist Zierde: Auch ein schwaches Blatt lässt sich gut spielen.
report-lost-each = { $points } pro Zug verloren
report-costly-of = { $seat_is ->
    [you] { $number ->
        [0] Deine Karten
        [one] Deine teure Karte
       *[other] Deine teuren Karten
    }
   *[other] { $number ->
        [0] Karten von { $seat }
        [one] Teure Karte von { $seat }
       *[other] Teure Karten von { $seat }
    }
}
report-costly-text = Die lohnen einen zweiten Blick.
report-best-of = { $seat_is ->
    [you] Und deine beste
   *[other] Und die beste von { $seat }
}
report-who-played = { $seat_is ->
    [you] du
   *[other] { $seat }
}

## Hints at a live table

hint-hint = Tipp
hint-coach-on = Mit Coach
hint-coach-on-text = Wer am Zug ist, darf den Coach fragen. Das Ergebnis ändert keine Wertung.
hint-thinks = Viele Verteilungen werden durchgespielt …
hint-loses = verliert { $often } von 100
hint-gains = punktet { $often } von 100
hint-equal = so gut wie der erste
hint-means = Über viele Verteilungen der Karten, die du nicht siehst. Diese Partie zählt nicht mehr für die Wertung.
