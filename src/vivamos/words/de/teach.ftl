### Lessons: what the server says of them, and the page around the table.

## What is not possible

teach-no-lesson = Für { $game } gibt es noch keine Lektion.
teach-fewer-steps = Diese Lektion hat nur { $most } Schritte.
teach-is-over = Diese Lektion ist zu Ende: Es gibt nichts mehr zu versuchen.
teach-nothing-to-play = In diesem Schritt gibt es nichts zu spielen.
teach-not-done-so = So lässt sich ein Schritt dieser Lektion nicht lösen. Fang sie neu an.

## The page of a lesson

teach-page-title = { $game } lernen · Vivamos
teach-learn = { $game } lernen
teach-lesson = Lektion
teach-nobody-waits = hier wartet niemand auf dich
teach-leave = Lektion verlassen
teach-steps = Schritte der Lektion
teach-step-of = Schritt { $number } von { $all }
teach-done = erledigt
teach-minutes-left = { $minutes ->
    [one] Noch etwa eine Minute.
   *[other] Noch etwa { $minutes } Minuten.
}
teach-come-back = Du kannst zu jedem Schritt zurück.

teach-back = Zurück
teach-next = Weiter
teach-know = Kenne ich, nächster Schritt
teach-hint = Tipp
teach-where = Wo?
teach-show = Zeig es mir
teach-arrow = Ein Pfeil zeigt, wo.

teach-learnt = Jetzt kannst du { $game }
teach-learnt-text = Der Rest kommt beim Spielen. Versuch eine kurze erste Partie gegen Bots: Der Coach bleibt an deiner Seite.
teach-first-game = Erste Partie spielen
teach-rules = Regeln
teach-again = Noch einmal

## On a tile of the lobby

teach-tile-learn = In 3 Minuten lernen
teach-tile-go-on = Weiterlernen
teach-tile-steps = Schritt { $number } von { $all }
teach-tile-learnt = gelernt

## In the first game after a lesson

# Puts away what the coach has said.
teach-got-it = Verstanden
teach-enough = Jetzt weißt du, wie es geht. Weiterspielen oder hier aufhören?
teach-play-on = Weiterspielen
teach-stop-here = Hier aufhören
