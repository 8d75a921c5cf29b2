### The table's page, around what a game draws. In $seat stands a player's name, in $name a name that is no seat's yet.

your-turn = Du bist am Zug: { $prompt }
# Short, under one's own name or in the page's title.
table-your-turn = Du bist am Zug
# The page's title, in the browser's tab.
table-title = { $game } · Vivamos
table-title-your-turn = Du bist am Zug · { $game }

## How strong a bot plays, from the weakest up

level-newcomer = Neuling
level-casual = Hobbyspieler
level-regular = Stammgast
level-expert = Experte
level-master = Meister
level-champion = Champion

## The bar over the table

table-home = Vivamos, Lobby
table-live = Live
table-reconnecting = Verbinde neu …
table-watching = Zuschauer
# Read aloud: a link to the rules of the game.
table-rules = Regeln, in einem neuen Tab
# Read aloud: what the button for the sound shows.
table-sound-is-on = Ton ist an
table-sound-is-off = Ton ist aus
# Also the heading of the page before the game.
table-waiting = Warten auf Spieler
table-shuffling = Mischen …
# A button while a finished trick lies there to be read, or bots think: straight to one’s own next turn. Short.
table-skip = Überspringen
# On a card that is selected, as long as this browser has never played one. Short: it lies on the card.
table-press-again = Noch mal drücken: spielen

## The menu “More”

table-more = Mehr
table-score-sheet = Punktezettel
table-copy-link = Link kopieren
table-turn-sound-off = Ton aus
table-turn-sound-on = Ton an
table-settings = Einstellungen
table-keys = Tasten
table-take-back = Meinen Zug zurücknehmen
table-play-again = Noch einmal spielen
table-results = Ergebnis
# The bot that plays for somebody who is away shall play no longer.
table-no-bot-for = { $seat_is ->
    [you] Kein Bot für mich
   *[other] Kein Bot für { $seat }
}
table-leave = Tisch verlassen
table-lobby = Lobby
# Over several moves that one card can make.
table-what-to-play = Wie spielen?

## Dialogs

table-close = Schließen
table-settings-name = Dein Name am nächsten Tisch
table-end-question = Spiel beenden?
table-end-means = Es endet so, wie es steht, und niemand gewinnt. Alle anderen, die da sind, müssen zustimmen. An einem neuen Tisch kannst du noch einmal spielen.
table-end = Spiel beenden
# Not to end the game yet.
table-end-not = Warten
table-leave-question = Tisch verlassen?
table-leave-means-playing = Dein Platz bleibt deiner: Komm über den Link oder aus der Lobby zurück. Bis dahin kann der Gastgeber einen Bot für dich spielen lassen.
table-leave-means-waiting = Dein Platz wird für jemand anderen frei.
table-leave-yes = Verlassen
table-leave-no = Bleiben
table-link-copied = Der Link ist kopiert. Schick ihn deinen Freunden.
table-press-to-copy = Drück Strg+C, um den Link zu kopieren.

## What the keys do, and how some of them are called on a keyboard

key-enter = Enter
key-space = Leertaste
key-escape = Esc
table-key-walk = durch die Hand gehen
table-key-play = die Karte spielen
table-key-select = die Karte wählen; noch einmal spielt sie
table-key-log = Verlauf
table-key-sheet = Punktezettel
table-key-talk = Gespräch
table-key-rules = Regeln
table-key-sound = Ton an oder aus
table-key-keys = diese Tasten
table-key-close = schließen oder nach einem Stich weiter

## In place of a table

table-seat-lost = Das ist nicht mehr dein Platz
table-not-there = Diesen Tisch gibt es nicht
table-not-there-why = Vielleicht ist der Link unvollständig, oder der Tisch wurde weggeräumt.
table-watch = Am Tisch zusehen
table-to-lobby = Zur Lobby

## Beside the table: standing, log and talk

table-beside = Verlauf und Gespräch
table-standing = Stand
table-log = Verlauf
table-talk = Gespräch
table-scores = Punkte
# Read aloud: the table itself.
table-table = Tisch
# Read aloud: the list of what happens.
table-events = Ereignisse
table-said-list = Am Tisch gesagt
# Read aloud: somebody says something.
table-said = { $name }: { $text }
table-you-are-watching = Du siehst zu.
# Read aloud: buttons with what people shout in this game.
table-shouts = Rufe
table-say = Sag etwas
table-say-short = Sag etwas Kurzes
table-cards = { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
}

## Seats

# Nobody's name is known; the first seat is seat 1.
table-seat = Platz { $number }
# Read aloud: whose panel this is.
table-seat-to-move = { $seat_is ->
    [you] Du, am Zug
   *[other] { $seat }, am Zug
}
# Under a name, in two or three words: who it is. $level is one of the levels above.
table-bot = Bot, { $level }
table-bot-stands-in = Bot, { $level }, Vertretung
# The same on a phone, beside the drawing of a bot.
table-bot-stands-in-short = { $level }, Vertretung
# Read aloud: the drawing of a bot.
table-bot-sign = Bot
table-seat-free = frei
table-away = weg
# Another player, for who plays too, and for who watches.
table-friend = Freund
table-player = Spieler
# On a card of a trick: it was led, it wins so far, it has won.
table-tag-led = Anspiel
table-tag-winning = Vorn
table-tag-won = Gewinnt
table-hand = Deine Hand
# A rule of the game by its number, as in “VD-9”, and what it says.
table-rule = { $rule }: { $text }

## Under the bar: what concerns everybody

table-lost = Verbindung verloren, neuer Versuch …
table-connected-again = Wieder verbunden
table-agree = Zustimmen
table-agree-not = Nein
table-asks-to-take-back = { $seat_is ->
    [you] Du möchtest deinen Zug zurücknehmen; die anderen werden gefragt.
   *[other] { $seat } möchte den letzten Zug zurücknehmen.
}
table-took-back = { $seat_is ->
    [you] Du hast den letzten Zug zurückgenommen
   *[other] { $seat } hat den letzten Zug zurückgenommen
}
table-no-take-back = { $seat_is ->
    [you] Du hast nicht zugestimmt: Der Zug bleibt
   *[other] { $seat } hat nicht zugestimmt: Der Zug bleibt
}
table-bot-for-you = Ein Bot spielt für dich.
table-bot-finishes = Der Bot beendet seinen Zug, dann spielst du weiter.
table-seat-back = Meinen Platz zurücknehmen
table-is-away = { $seat } ist weg.
table-let-bot-play-until = Bis zur Rückkehr Bot spielen lassen
table-new-table = Ein neuer Tisch mit denselben Plätzen steht bereit.
table-sit-down-there = Dort Platz nehmen

## Somebody does not move

table-you-are-silent = Du hast eine Weile nicht gezogen. Die anderen können einen Bot für dich spielen lassen.
table-i-am-here = Ich bin da
table-is-silent = { $seat } hat eine Weile nicht gezogen.
table-let-bot-play = Bot weiterspielen lassen
# $wish is “bot” or “end”. The others want it because you do not move.
table-others-want = { $wish ->
    [bot] Die anderen möchten, dass ein Bot für dich spielt.
   *[end] Die anderen möchten das Spiel beenden.
}
# $about_seat does not move.
table-you-want = { $wish ->
    [bot] Du möchtest, dass ein Bot für { $about_seat } spielt; die anderen werden gefragt.
   *[end] Du möchtest das Spiel beenden; die anderen werden gefragt.
}
table-somebody-wants = { $wish ->
    [bot] { $seat } möchte, dass ein Bot für { $about_seat } spielt.
   *[end] { $seat } möchte das Spiel beenden.
}
table-is-here = { $seat } ist da und denkt nach
table-vote-refused = { $seat_is ->
    [you] Du hast nicht zugestimmt: Das Spiel geht weiter
   *[other] { $seat } hat nicht zugestimmt: Das Spiel geht weiter
}

## Before the game

table-sit-down-question = Platz nehmen?
table-free-seats = { $number ->
    [0] Alle Plätze sind besetzt. Gleich kommen die Karten.
    [one] Ein Platz ist frei.
   *[other] { $number } Plätze sind frei.
}
table-starts-by-itself = Das Spiel beginnt von selbst, wenn alle Plätze besetzt sind.
table-link = Link zu diesem Tisch
table-your-name = Dein Name
table-which-seat = Platz
table-any-seat = Egal
table-seat-long-away = Platz { $number }: { $name } ist schon lange weg
table-sit-down = Platz nehmen
table-seats = Plätze
# One's own name in the list of the seats.
table-name-you = { $name }, du
table-free-seat = Freier Platz
table-host = Gastgeber
table-here = Da
# Read aloud: a list of levels.
table-how-strong = Spielstärke des Bots für Platz { $number }
table-add-bot = Bot dazusetzen
table-remove = { $name } entfernen

## After the game

# $seats are the winners; whoever reads it comes last.
table-have-won = { $seats_is ->
    [you] Du hast gewonnen
    [us] { $seats } habt gewonnen
   *[other] { $seats_count ->
        [one] { $seats } hat gewonnen
       *[other] { $seats } haben gewonnen
    }
}
table-was-ended = Das Spiel wurde abgebrochen
table-was-ended-means = Die Spieler haben es vor dem Ende abgebrochen. So stand es.
table-to-new-table = Zum neuen Tisch
table-back-to-lobby = Zurück zur Lobby
table-look = Tisch ansehen
table-save-record = Aufzeichnung speichern

## A game that brings no drawings of its own

table-face-down = Verdeckte Karte
table-round = Runde { $number }
table-playing = Läuft
table-over = Spielende
# Read aloud: buttons for moves that are no cards.
table-moves = Züge
table-score = Punkte
table-yes = ja
table-no = nein

## Was Karten und Zeichen über sich sagen, wenn jemand auf ihnen verweilt: ein, zwei Sätze

tip-rule = Regel { $rule }
tip-now = Jetzt:
table-key-about = Was tut diese Karte?
about-cards = Karten auf dieser Hand.
