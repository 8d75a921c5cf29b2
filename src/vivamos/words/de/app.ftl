### Vivamos as an app: updates, installing, no server, notifications, sharing, spectators.

## An update

# A strip over a page that was open while the server was updated; behind it the button “Reload”.
update-there = Vivamos wurde erneuert.
update-reload = Neu laden

## On a device

app-description = { $games ->
    [one] Ein Spielzimmer: ein Kartenspiel mit Freunden und Bots.
    [5] Ein Spielzimmer: fünf Kartenspiele mit Freunden und Bots.
   *[other] Ein Spielzimmer: { $games } Kartenspiele mit Freunden und Bots.
}
app-install = Als App installieren

## No server

no-server-title = Kein Server zu erreichen
no-server-text = Das Spielzimmer ist auf einem Server, der gerade nicht antwortet. Diese Seite schaut von selbst wieder nach, und deine Tische warten auf dich.
no-server-own = Auf diesem Gerät spielen
no-server-own-text = Vivamos braucht kein Internet: Jeder Computer, auf dem es installiert ist, ist ein eigenes Spielzimmer.
no-server-start = Starte den Server in einem Terminal: **vivamos serve --open**
no-server-open = Öffne { $link } im Browser. Bots setzen sich sofort dazu.
no-server-phone = Freunde im selben WLAN spielen vom Handy aus mit, wenn du ihn so startest: **vivamos serve --host 0.0.0.0**

## An invitation, as other pages show the link

invite-title = { $name } spielt { $game }
invite-waiting = { $number ->
    [0] Alle Plätze sind besetzt.
    [one] Ein Platz ist frei. Setz dich dazu!
   *[other] { $number } Plätze sind frei. Setz dich dazu!
}
invite-playing = Das Spiel läuft. Schau zu!
invite-over = Dieses Spiel ist zu Ende.
invite-free-seat = freier Platz
share-link = Link teilen
share-invitation = Spiel { $game } mit mir!

## My turn, while I look elsewhere

notify-your-turn = Du bist am Zug.
settings-notify = Benachrichtigen, wenn ich am Zug bin und gerade woanders hinschaue
settings-notify-refused = Der Browser darf hier nicht benachrichtigen. In seinen Einstellungen zu dieser Seite lässt sich das erlauben.
settings-vibrate = Vibrieren, wenn ich am Zug bin

## Spectators

table-watchers = { $number ->
    [one] { $number } schaut zu
   *[other] { $number } schauen zu
}
whispers-title = Unter Zuschauern
whispers-secret = Die Spieler lesen das nach dem Spiel.
whispers-after = Was die Zuschauer gesagt haben
whispers-say = Den anderen Zuschauern etwas sagen
whispers-said = { $name } zu den Zuschauern: { $text }
whispers-are-for-watchers = Dort reden nur die Zuschauer.
too-many-whispers = Dort ist genug gesagt worden.
