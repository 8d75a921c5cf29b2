### Who somebody is in this room: my page, devices and codes, results and ratings.

## For codes and names

code-words =
    Ahorn Amsel Anker Apfel Bach Balkon Bambus Banane Bernstein Biene Birke Birne Blume Boot Brille Brot Brücke Brunnen Buch
    Butter Dachs Decke Distel Donner Drache Eiche Eimer Eisberg Elster Engel Erbse Esel Eule Fackel Fahne Falke Farn Feder
    Fenster Fichte Flöte Forelle Frosch Fuchs Gabel Garten Geige Gitarre Glocke Gurke Hafen Hammer Hase Herbst Himmel Honig
    Hügel Igel Insel Jacke Kaktus Kamel Kamin Kerze Kiesel Kirsche Klee Kompass Koralle Korb Krone Kuchen Kürbis Laterne
    Leiter Leuchtturm Linde Löffel Mandel Mantel Marder Melone Mond Mühle Muschel Nadel Nebel Nelke Nuss Ofen Olive Orgel
    Otter Palme Papagei Perle Pfeffer Pinsel Quelle Rabe Rakete Rose Sattel Schere Schlitten Segel Seide Sommer Spiegel Stern
    Storch Tanne Tasse Teppich Tiger Topf Traube Trommel Tulpe Ufer Veilchen Vulkan Wald Welle Wiese Wolke Zelt Ziege Zitrone
    Zwiebel
invented-names =
    Holunder Brombeere Muskat Pfefferminz Zimtstern Krümel Kiesel Löwenzahn Wacholder Safran Spatz Otter Dachs Zaunkönig
    Reiher Elster Marille Brezel Haselnuss Lavendel Mohnblume Rosine Sausewind Kolibri

## What is not possible

nobody-by-that-key = Zum Schlüssel dieses Browsers ist niemand bekannt: Er ist neu hier oder wurde abgemeldet.
key-is-none = Vivamos-Key ist ein Schlüssel aus 32 hexadezimalen Ziffern.
no-such-avatar = Es gibt kein Gesicht { $given } zur Auswahl.
code-not-good = Dieser Code stimmt nicht, wurde schon benutzt oder ist zu alt: Lass dir einen neuen geben.
code-is-your-own = Dieser Browser gehört dir schon: Gib den Code auf dem anderen Gerät ein.
no-such-device = So ein Gerät hast du nicht.
last-device = Das ist dein einziges Gerät, und du hast keinen dauerhaften Code: Du kämst nie wieder zurück. Drucke zuerst einen aus.
too-many-people = Von dort, wo du bist, kamen zu viele Neue; warte eine Minute und versuch es noch einmal.
too-many-codes = Es wurden zu viele Codes versucht; warte eine Minute und versuch es noch einmal.

## My page

me-title = Meine Seite
me-since = in diesem Spielzimmer seit { $date }
me-new = Dieser Browser ist neu hier. Dein Name, deine Ergebnisse und deine Wertungen werden auf dieser Seite stehen.
me-rename = Namen ändern
me-name = Dein Name
me-save = Speichern
me-faces = Wähle dein Gesicht
me-face = { $game }, Gesicht { $number }

## My page: figures

me-games = Partien
me-won = { $won } gewonnen, { $share } %
me-even = gerechter Anteil { $even } %
me-share-label = Dein Anteil an den Siegen ist { $share } %. Ein gerechter Anteil wäre { $even } %. Allein durch Zufall kann er zwischen { $low } % und { $high } % liegen.
me-rating = Wertung
me-rating-people = mit Menschen
me-rating-practice = Übung mit Bots
me-rating-games = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
me-rating-band = wie { $low } bis { $high }
me-rating-level = wie { $low }
me-rating-margin = ± { $margin }
me-rating-curve = Die letzten { $number } Wertungen, von { $first } bis { $last }
me-by-game = Spiel für Spiel
me-column-game = Spiel
me-column-share = Siege
me-column-score = Punkte
me-column-habits = Am häufigsten gespielt
me-score = im Schnitt { $score }
me-times = { $times }×
me-habit = { $move } ({ $times }×)
# Over the card that somebody has played most often, of all games.
me-favourite = Lieblingskarte

## My page: games

me-your-games = Deine Partien
me-filter = Welche Partien
me-filter-all = Alle
me-filter-won = Gewonnen
# Games that the coach has not looked at yet.
me-filter-to-review = Ohne Analyse
me-none = Noch keine beendete Partie.
me-none-won = Noch keine Partie gewonnen. Die nächste vielleicht.
me-none-to-review = Alle deine Partien sind analysiert.
# Heads of columns.
me-head-result = Ergebnis
me-head-when = Wann
# In the column of accuracy.
me-not-reviewed = keine Analyse
me-no-accuracy = –
me-percent = { $number } %

## What to work on

me-work = Daran arbeiten
me-work-from = { $games ->
    [one] aus deiner letzten analysierten Partie
   *[other] aus deinen letzten { $games } analysierten Partien
}
me-work-none = Nichts Teures kommt immer wieder vor.
# $unit: what the game counts, “points”. $points is a number like 2.8, $times is 3 or more.
me-work-text = { $game }: { $times } Mal, insgesamt { $points } { $unit }.
# Before some links, which are just numbers.
me-work-examples = Beispiele
me-work-example = Beispiel { $number }: { $habit }
me-work-lesson = Lektion, Schritt { $step }
me-ways = Zu anderen Seiten
me-lobby = Lobby
me-club = Club
me-older = Ältere Partien
me-with-against = { $game } mit { $partners } gegen { $others }
me-somebody = jemand
me-result-won = Gewonnen
me-result-shared = Sieg geteilt
me-result-place = { $place }. von { $players }
me-result-ended = Vorzeitig beendet
me-result-score = { $score ->
    [one] { $result }, { $score } Punkt
   *[other] { $result }, { $score } Punkte
}
me-rounds = { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}
me-with-hints = mit Tipps, ohne Wertung
me-review = Ansehen
me-review-label = Ansehen: { $what }, { $when }

## My page: devices and codes

me-devices = Deine Geräte
me-devices-text = Kein Passwort: Wer du bist, steht in diesem Browser. Ein Code bringt es in einen anderen, oder zurück.
me-device-computer = Computer
me-device-phone = Handy
me-device-other = Programm
me-device-this = Dieser Browser
me-device-now = gerade hier
me-device-seen = zuletzt hier: { $when }
me-sign-off = Abmelden
me-sign-off-label = Abmelden: { $device }, zuletzt hier { $when }
me-show-code = Code zeigen
me-enter-code = Code eingeben
me-copy = Kopieren
me-copied = Kopiert
me-code-good-for = Gilt für ein Gerät, { $minutes } Minuten lang. Gib ihn dort auf „Meine Seite“ ein, oder lass die Kamera das Bild lesen.
me-qr = Derselbe Code als Bild, das eine Kamera lesen kann
me-code-field = Der Code vom anderen Gerät
me-code-text = Was in diesem Browser gespielt wurde, gehört dann auch dort dir.
me-code-use = Das bin ich
me-came = Willkommen, { $name }.
me-lasting = Dauerhaften Code drucken
me-lasting-again = Neuen dauerhaften Code drucken
me-lasting-text = Bewahre ihn wie einen Schlüssel auf: Wer ihn hat, ist in diesem Spielzimmer du. Er wird nur jetzt gezeigt, und ein älterer gilt nicht mehr.
me-print = Drucken
me-close = Schließen

## My page: one's own data

me-data = Deine Daten
me-data-text = Nimm alles als eine Datei mit, oder lass nichts zurück.
me-export = Alles speichern
me-forget = Vergesst mich
me-forget-text = Name, Gesicht, Geräte, Statistik und Wertungen verschwinden endgültig. Die Ergebnisse deiner Partien bleiben, als die von jemandem.
me-forget-sure = Endgültig vergessen
me-keep = Doch bleiben
me-forgotten = Du bist hier vergessen. Dieser Browser ist wieder neu.
