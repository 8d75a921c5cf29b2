### Clubabende: jemand lädt ein, Runden werden ausgelost, ein Stand wird geführt.

## Was nicht geht

no-such-night = Diesen Clubabend gibt es nicht.
too-many-nights = Von hier aus wurden zu viele Clubabende angelegt; warte eine Minute und versuch es noch einmal.
night-code-not-good = Dieser Code stimmt nicht, oder der Abend ist vorbei: Sieh noch einmal an der Wand nach oder frag den Gastgeber.
night-not-in = Diesen Abend sehen nur alle, die mit dem Code hereingekommen sind.
night-removed = Der Gastgeber hat dich von diesem Abend ausgeschlossen.
night-is-full = An diesem Abend ist kein Platz mehr frei.
night-is-over = Dieser Abend ist vorbei.
night-only-the-host = Das kann nur, wer den Abend leitet.
night-host-stays = Der Gastgeber bleibt: Beende den Abend oder gib die Leitung vorher ab.
night-leave-instead = Du kannst dich nicht selbst ausschließen: Verlass den Abend.
night-nobody-of-that-number = An diesem Abend hat niemand diese Nummer.
night-role-not-given = Die Leitung kann nur jemand anderes bekommen, der mitspielt.
night-game-twice = Jedes Spiel kann nur einmal gewählt werden.
night-no-such-game = Keines dieser Spiele wird heute gespielt.
night-nobody-here = Niemand ist zum Spielen da.
night-nothing-drawn = Es ist noch nichts ausgelost: Lose zuerst die nächsten Partien aus.
night-still-playing = An einigen Tischen wird noch gespielt.
night-has-changed = Inzwischen ist jemand gekommen oder gegangen: Lose noch einmal aus.
night-not-your-table = Du sitzt nicht an diesem Tisch.
night-you-play-already = Du hast schon einen Tisch: Spiel zuerst dort.
no-place-of-a-bot = An diesem Tisch macht kein Bot mehr Platz: Die erste Runde ist vorbei, oder jemand war schneller.
night-no-tables = { $number ->
    [one] Allein kann man bei diesen Spielen nicht sitzen: Lass Bots die Tische auffüllen.
   *[other] { $number } Leute gehen bei diesen Spielen nicht auf: Wähle andere oder lass Bots die Tische auffüllen.
}

## Die Lobby und die Seite aller Abende

club-title = Clubabende
club-text = Ein Abend mit Freunden: ein Code an der Wand, Partien für alle und ein Stand.
club-go = Anlegen oder hereinkommen
club-come-in-head = Hereinkommen
club-code = Der Code an der Wand
club-your-name = Dein Name
club-come-in = Hereinkommen
club-mine = Deine Abende
club-last = Die letzten Abende
club-line = { $people ->
    [one] { $people } Person
   *[other] { $people } Leute
}, { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
club-goes-on = läuft noch
club-winners = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } haben gewonnen
}

## Was der Gastgeber wählt

club-make = Einen Clubabend anlegen
club-make-text = Du bekommst einen Code und ein Bild davon für die Wand. Niemand braucht ein Konto.
club-night-name = Wie er heißt
club-night-usual = Clubabend am { $weekday }
club-games = Spiele
club-games-text = Mehrere wechseln sich Tisch für Tisch ab. Daneben: wie viele an einem Tisch sitzen sollen.
club-games-needed = Wähle mindestens ein Spiel.
club-game-players = Spieler an einem Tisch { $game }
club-players = { $players } Spieler
club-points = Punkte
club-points-text = Was der Stand des Abends zusammenzählt.
club-points-places = Für Plätze
club-points-scores = Spielpunkte
club-odd = Wer übrig bleibt
club-odd-text = Wenn die Tische nicht aufgehen.
club-odd-bots = Bots füllen auf
club-odd-shorter = Ein kleinerer Tisch
club-level = Stärke der Bots
club-send = Abend anlegen
club-save = Speichern
club-saved = Gespeichert.

## Ein Abend

club-here = { $here ->
    [one] { $host } leitet den Abend. Bisher ist { $here } Person da.
   *[other] { $host } leitet den Abend. { $here } sind da.
}
club-is-over = Dieser Abend ist vorbei.
club-join-tonight = Heute mitspielen
club-join-how = Kamera hierher halten, oder in der Lobby eintippen:
club-qr = Der Weg zu diesem Abend als Bild, das eine Kamera lesen kann
club-only-here = Diese Adresse gilt nur auf diesem Computer. Öffne die Seite unter der Adresse, unter der andere sie erreichen, dann sind Bild und Link für alle da.
club-tables = Tische heute Abend
club-tables-none = Noch keine Tische: Der Gastgeber lost die ersten Partien aus.
club-late-offer = Die anderen spielen schon. Übernimm den Platz eines Bots, solange eine erste Runde läuft, oder spiel ab den nächsten Partien mit.
club-late-wait = Die anderen spielen schon. Ab den nächsten Partien bist du dabei, sobald der Gastgeber sie beginnt.
club-late-sit = Für einen Bot hinsetzen
club-late-label = An Tisch { $board }, { $game }, den Platz eines Bots übernehmen
club-table = { $game }: { $people }
club-finished = beendet
club-to-move = { $name } ist am Zug
club-won = gewonnen
club-bot = Bot ({ $level })
club-earlier = Frühere Runden
club-back = Zurück zum Clubabend
club-ready = Dein Tisch ist bereit
club-next = Nächste Partien
club-next-text = So ausgelost, dass du auf die triffst, mit denen du noch nicht gespielt hast, und von ihnen eher auf die mit ähnlich vielen Punkten.
club-next-none = Noch ist nichts ausgelost.
club-against = { $ones } gegen { $others }
club-standing = Stand
club-column-place = Platz
club-column-player = Spieler
club-column-games = Partien
club-column-luck = Glück
club-column-points = Punkte
club-rule-places = 4 Punkte für einen Sieg, 2 für den zweiten und 1 für den dritten Platz; der letzte bekommt keine.
club-rule-scores = Die Punkte aller Partien werden zusammengezählt.
club-rule-luck = Das Kartenglück wird gezeigt, aber nicht gezählt.
club-luck-unknown = noch nicht bekannt
club-luck-comes = Der Coach hat noch nicht alle Partien angesehen.

## Die Leute

club-people = Leute ({ $number })
club-role-host = Gastgeber
club-role-cohost = Hilft bei der Leitung
club-state-resting = setzt aus
club-state-left = gegangen
club-sit-out = Aussetzen
club-play-on = Wieder mitspielen
club-leave = Gehen
club-manage = Was mit { $name } geschehen soll
club-sits-out = Setzt aus
club-plays-on = Spielt wieder mit
club-remove = Ausschließen
club-make-cohost = Hilft bei der Leitung
club-make-guest = Hilft nicht mehr bei der Leitung
club-make-host = Leitung übergeben
club-act-label = { $act }: { $name }

## Für die Leitung

club-draw = Nächste Partien auslosen
club-draw-again = Neu auslosen
club-which = Welche Spiele
club-which-all = Alle Spiele im Wechsel
club-start = Diese Partien beginnen
club-start-text = An einigen Tischen wird noch gespielt. Wer dort sitzt, hätte zwei.
club-start-anyway = Trotzdem beginnen
club-not-yet = Noch nicht
club-host = Für die Leitung
club-new-code = Neuer Code
club-end = Abend beenden
club-end-text = Danach kommt niemand mehr herein, und es wird nichts mehr ausgelost. Der Stand bleibt.
club-end-sure = Jetzt beenden
