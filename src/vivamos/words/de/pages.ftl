### The pages around the table: lobby, new table, rules, settings, and what is said when a page cannot be shown.
### $game is the name of a game and is not translated.

# The title of the browser's window. $page: what the page shows.
page-title = { $page } · Vivamos
# Read aloud: the logo, a link to the lobby.
home-link = Vivamos, Lobby
# A link or a menu that leads to the rules of a game.
rules-link = Regeln

## Lobby

# Under the name of the room. $games: how many there are, now 5.
lobby-motto = { $games ->
    [one] { $games } Kartenspiel. Nimm Platz.
    [5] Fünf Kartenspiele. Nimm Platz.
   *[other] { $games } Kartenspiele. Nimm Platz.
}
# $own_name is a field with the reader's name, $level a list of levels to choose from, such as “Regular”.
lobby-playing-as = Du spielst als { $own_name }, Bots: { $level }
# Read aloud at those two fields.
lobby-your-name = Dein Name
lobby-bots-level = Spielstärke der Bots
lobby-play = Spielen
# On the same button, while the table is made.
lobby-dealing = Austeilen …
lobby-invite = Freunde einladen
# Read aloud before “3 to 5” and before “20 min”.
lobby-players-label = Spieler:
lobby-time-label = Dauer:
# How many can play: every number from $least to $most. Only two numbers are “3 or 4”, by list-or.
lobby-players = { $least } bis { $most }
lobby-minutes = { $minutes } min

## Lobby: the tables one sits at, and open tables

lobby-continue = Weiterspielen
lobby-continue-none = Hier stehen die Tische, an denen du sitzt.
lobby-continue-all = Alle { $count } zeigen
lobby-finished = Zuletzt gespielt
lobby-open-tables = Offene Tische
lobby-open-tables-none = Gerade gibt es keine offenen Tische. Lade Freunde an einen eigenen ein.

# One table of the list. $people: names, such as “Inés, Teo and Cato”.
lobby-game-with = { $game } mit { $people }
lobby-game-alone = { $game }, wartet auf Freunde
lobby-game-of = { $game }, { $people }
lobby-game-waiting = { $count ->
    [0] { $game }, ein Tisch wartet
    [one] { $game }, { $people } wartet
   *[other] { $game }, { $people } warten
}

# The second line of a table, from these parts. $standing: “Round 2 of 4” as the game says it, or one of these.
lobby-seats-taken = { $taken } von { $players } Plätzen besetzt
lobby-about-to-begin = Gleich geht es los
lobby-under-way = Läuft
lobby-standing-and-turn = { $standing }. { $turn }
lobby-standing-all-taken = { $standing }, alle Plätze besetzt
# $turn is one of these two.
lobby-your-turn = Du bist am Zug.
# $when chooses; $moment is a time of day (14:05), a day of this week (Monday) or a date (3 May). $who: one name.
lobby-waiting-for = { $when ->
    [time] Wartet seit { $moment } Uhr auf { $who }
    [yesterday] Wartet seit gestern auf { $who }
    [weekday] Wartet seit { $moment } auf { $who }
    [date] Wartet seit dem { $moment } auf { $who }
   *[unknown] Wartet auf { $who }
}
# Options of the table that are not the usual ones: “Expert side”, “Rounds: 5”, “Box: Pocket”.
lobby-option-off = { $option }: aus
lobby-option = { $option }: { $value }
lobby-own-deck = eigener Kartensatz

# The buttons of the lines, and what is read aloud for them.
lobby-take-seat = Platz einnehmen
lobby-take-seat-label = Platz einnehmen: { $game }
lobby-open = Öffnen
lobby-open-label = Öffnen: { $game }
lobby-watch = Zusehen
lobby-watch-label = Zusehen: { $game }, { $people }
lobby-join = Mitspielen
lobby-join-label = Mitspielen: { $game }, { $people }

## A new table

new-title = Neuer Tisch: { $game }
new-head = Ein eigener Tisch
# Headings of the form.
new-who-plays = Wer spielt
new-the-game = Das Spiel
new-the-table = Der Tisch

new-players = Spieler
new-seats = Plätze
new-seats-text = Freunde nehmen über den Link Platz, den der Tisch zeigt.
# Read aloud at the field for one's own name.
new-your-name = Dein Name, Platz 1
# Seats are counted from 1.
new-seat = Platz { $number }
new-friend = Freund
new-bot = Bot
new-bot-level = Spielstärke des Bots auf Platz { $number }
new-only-friends = Nur Freunde
new-only-bots = Nur Bots
# In a list of seats to choose from. $who: the reader's own name.
new-seat-own = { $who } (Platz 1)
# $level: such as “Regular”.
new-seat-bot = Platz { $number }, Bot: { $level }
# Chance chooses the seat.
new-random = Ausgelost

# Beside a switch.
new-on = an
new-off = aus
# Read aloud: the buttons beside a number. $option: its label, such as “Rounds”.
new-fewer = { $option }: eins weniger
new-more = { $option }: eins mehr
# Read aloud for the id of a rule, such as VD-9.
new-rule-label = Regel { $rule }, öffnet in einem neuen Tab

new-open = Wer kommen darf
new-open-text = Ein offener Tisch steht in der Lobby, und von dort kann man auch zusehen.
new-open-link = Nur mit Link
new-open-anyone = Alle in der Lobby
new-clock = Bedenkzeit pro Zug
new-clock-text = Ist die Zeit um, macht ein Bot diesen einen Zug.
new-hints = Tipps
new-hints-text = Wer am Zug ist, darf den Coach fragen. Alle sehen, dass er an ist, und das Ergebnis ändert keine Wertung.
new-clock-none = Keine
new-clock-seconds = { $number } s
new-clock-minutes = { $number } min

new-deck = Eigener Kartensatz
# $link: the next message, as a link.
new-deck-text = Andere Karten für diesen Tisch, als JSON. Was ein Kartensatz enthalten darf, steht am Ende der { $link }.
new-deck-rules = Regeln
# Read aloud at the field for it.
new-deck-label = Der Kartensatz als JSON
new-deck-file = Datei wählen
new-deck-too-large = Diese Datei ist zu groß für einen Kartensatz.
# $why: what the browser says.
new-deck-no-json = Das ist noch kein JSON: { $why }.
new-deck-no-object = Ein Kartensatz ist ein JSON-Objekt mit „cards“ darin.

new-send = Tisch eröffnen
new-back = Zurück
# Under the button. $friends: how many seats are for friends.
new-begins = { $friends ->
    [0] Das Spiel beginnt sofort.
    [one] Das Spiel beginnt, sobald dein Freund Platz genommen hat.
    [2] Das Spiel beginnt, sobald beide Freunde Platz genommen haben.
   *[other] Das Spiel beginnt, sobald alle { $friends } Freunde Platz genommen haben.
}

## Rules

rules-title = Regeln von { $game }
rules-head = Die Regeln
rules-find = In den Regeln suchen
# The search in the rules: which place of how many is shown, and the buttons that go to the others.
rules-found-none = Nichts gefunden
rules-found-at = { $place } von { $count }
rules-find-previous = Vorige Fundstelle
rules-find-next = Nächste Fundstelle
rules-others = Andere Spiele
# Read aloud for that menu, the list of contents and a table.
rules-others-label = Regeln anderer Spiele
rules-contents = Inhalt
rules-table = Tabelle
rules-open-table = Tisch eröffnen

## Settings

settings-title = Einstellungen
settings-language = Sprache
# The first in the list of languages, and of light and dark.
settings-language-browser = Wie der Browser
settings-theme = Hell oder dunkel
settings-theme-auto = Wie das System
settings-theme-light = Hell
settings-theme-dark = Dunkel
# How fast cards fly from place to place.
settings-motion = Karten fliegen
settings-motion-none = Nicht
settings-motion-quick = Schnell
settings-motion-normal = Normal
settings-motion-slow = Langsam
# How long bots think and finished tricks lie there.
settings-pace = Bots spielen
settings-pace-at-once = Sofort
settings-pace-quick = Zügig
settings-pace-normal = Normal
settings-pace-slow = Gemütlich
settings-sound = Ton
settings-coach = Coach an Tischen, die ich eröffne
settings-autoplay = Den einzigen möglichen Zug von selbst machen
# The letters stay as they are: they are keys.
settings-keys = Buchstaben sind am Tisch Tastenkürzel (L Verlauf, S Punkte, T Gespräch)

## When a page cannot be shown

error-nobody = Hier sitzt niemand
error-broken = Diese Seite ließ sich nicht aufbauen
error-broken-text = Dabei ist etwas schiefgegangen.
error-again = Noch einmal versuchen
error-to-lobby = Zur Lobby

## What the server did not do

# Behind what is wrong stands the id of the rule, such as VD-9.
error-with-rule = { $reason } ({ $rule })
error-no-page = Unter dieser Adresse gibt es keine Seite.
# $given: what stands in the address.
error-no-game = Ein Spiel „{ $given }“ gibt es hier nicht.
error-no-answer = Der Server antwortet nicht. Sieh nach, ob er läuft, und versuch es noch einmal.
error-not-readable = Die Antwort des Servers ließ sich nicht lesen.
error-nothing-there = Unter dieser Adresse gibt es nichts.
error-too-fast = Das ging zu schnell. Warte einen Moment und versuch es noch einmal.
error-server = Auf dem Server ist etwas schiefgegangen. Es hat sich nichts geändert.
# $status: a number, such as 403.
error-refused = Der Server hat abgelehnt ({ $status }).
