### A game looked at again: the replay and its table.

## Opening a record

replay-open-record = Aufzeichnung öffnen
replay-drop = Zieh eine Aufzeichnung hierher
replay-choose-file = Datei wählen
replay-drop-text = Eine Aufzeichnung ist die Datei, die du nach einer Partie mit „Aufzeichnung speichern“ bekommst, oder eine, die vivamos simulate geschrieben hat. Sie wird hier geprüft und gezeigt, aber nur aufbewahrt, wenn du sie teilst.
replay-many = { $number ->
    [one] In dieser Datei ist eine Partie.
   *[other] In dieser Datei sind { $number } Partien.
}
replay-which = Welche Partie
replay-show = Zeigen

## Whose eyes

replay-title = Rückblick · { $game }
replay-review = Rückblick
replay-as = Wie { $name } es sah
replay-as-spectator = Wie Zuschauer es sahen
replay-open = Alle Karten offen
replay-open-short = Alle offen
replay-how-much = Wie viel gezeigt wird
replay-seat = Platz
replay-choose-seat = Platz wählen
replay-spectator = Zuschauer
replay-hand = Karten von { $name }
replay-turn = { $seat }: { $prompt }

## Stepping through it

replay-where = Stelle in der Partie
replay-steps = Durch die Partie gehen
replay-play = Abspielen
replay-pause = Anhalten
replay-step = Einen Zug weiter
replay-step-back = Einen Zug zurück
replay-jump = Zum nächsten Stich oder zur nächsten Runde
replay-jump-back = Zum Stich oder zur Runde davor
replay-jump-costly = Zur nächsten teuren Karte
replay-jump-back-costly = Zur teuren Karte davor
replay-move-of = Zug { $number } von { $all }
replay-pace = Tempo: { $pace }-fach
replay-key-step = einen Zug weiter oder zurück
replay-key-jump = zum nächsten Stich oder zur nächsten Runde, oder davor
replay-key-jump-costly = zur nächsten teuren Karte oder zu der davor
replay-key-play = abspielen oder anhalten
replay-key-open = alle Karten offen, oder wie sie zu sehen waren

## What to do with a moment

replay-beside = Stand und Verlauf
replay-this-moment = Diese Stelle
replay-continue = Ab hier weiterspielen
replay-link = Link zu dieser Stelle
replay-link-copied = Der Link zu dieser Stelle ist kopiert.
replay-link-shares = Diese Aufzeichnung teilen?
replay-link-shares-text = Wer den Link hat, sieht die ganze Partie mit allen Karten. Dafür wird die Aufzeichnung auf diesem Server aufbewahrt.
replay-share = Teilen
replay-share-not = Lieber nicht
replay-picture-png = Bild (PNG)
replay-picture-svg = Bild (SVG)
replay-another = Andere Aufzeichnung öffnen
replay-rules = Regeln
replay-only-looking = Diese Partie ist vorbei. Um von hier zu spielen, drück „Ab hier weiterspielen“.

## Where a link leads, as other pages show it

replay-preview = Zug { $number }, wie { $name } es sah
replay-preview-open = Zug { $number }, alle Karten offen
