### What the server says: people who come and go, and what is not possible.

## Time

seconds = { $number ->
    [one] 1 Sekunde
   *[other] { $number } Sekunden
}
minutes = { $number ->
    [one] 1 Minute
   *[other] { $number } Minuten
}

## In the log of a table

# Before the game has started somebody has a name; $name is a person's.
sat-down = { $name } hat Platz genommen
bot-sat-down = { $name }, ein Bot, hat Platz genommen
got-up = { $name } hat den Tisch verlassen
seat-left = { $seat_is ->
    [you] Du hast den Tisch verlassen
   *[other] { $seat } hat den Tisch verlassen
}
came-back = { $seat_is ->
    [you] Du bist wieder da
   *[other] { $seat } ist wieder da
}
took-bots-place = { $seat_is ->
    [you] Du hast den Platz eines Bots übernommen
   *[other] { $seat } hat den Platz eines Bots übernommen
}
bot-stands-in = { $seat_is ->
    [you] Ein Bot spielt jetzt für dich
   *[other] Ein Bot spielt jetzt für { $seat }
}
no-bot-stands-in = { $seat_is ->
    [you] Für dich spielt kein Bot mehr
   *[other] Für { $seat } spielt kein Bot mehr
}
voted-bot-in = { $seat_is ->
    [you] Die anderen lassen einen Bot für dich spielen
   *[other] Die anderen lassen einen Bot für { $seat } spielen
}
moved-by-clock = { $seat_is ->
    [you] Die Zeit war um: Ein Bot hat für dich gezogen
   *[other] Die Zeit war um: Ein Bot hat für { $seat } gezogen
}
players-ended-game = Die Spieler haben das Spiel beendet
host-ended-game = Wer diesen Server betreibt, hat das Spiel beendet
# An old line of the log that has no words of its own.
told-before = { $text }
bots-warming-up = Die Bots wärmen sich noch auf: Bis dahin spielen sie nach Faustregel.

## At the table

bot-plays-for-you = Ein Bot spielt für dich: Nimm zuerst deinen Platz zurück.
say-less-often = Lass auch die anderen zu Wort kommen: Warte einen Moment, bevor du weiterredest.
nothing-to-say = Da steht nichts, was man sagen könnte.
game-not-over = Das Spiel ist noch nicht vorbei.
game-not-started = Das Spiel hat noch nicht angefangen: Es gibt freie Plätze.
game-was-ended = Die Spieler haben dieses Spiel beendet.
rematch-is-there = Es gibt schon eine Revanche: Geh an ihren Tisch.
nobody-asks-to-take-back = Niemand möchte einen Zug zurücknehmen.
over-no-take-back = Das Spiel ist vorbei: Kein Zug kann mehr zurückgenommen werden.
take-back-own-move-only = Du kannst nur deinen eigenen Zug zurücknehmen, bevor jemand anders gezogen hat.
move-showed-something = Dieser Zug hat etwas Verdecktes gezeigt: Er kann nicht zurückgenommen werden.
bot-showed-something = Seit deinem Zug wurde etwas Verdecktes gezeigt: Er kann nicht mehr zurückgenommen werden.
# $known are words of the interface: bot, end, no.
no-such-vote = Eine Abstimmung { $given } gibt es nicht; es gibt { $known }.
your-move-is-waited-for = Du bist am Zug: Mach einen Zug.
another-vote-first = Die anderen stimmen schon über etwas anderes ab: Antworte zuerst darauf.
no-bot-to-take-back-from = Kein Bot spielt für dich, und niemand möchte einen.
said-so-already = Das hast du schon gesagt: Mach einen Zug.
nobody-silent-enough = { $so_far ->
    [none] Eine Abstimmung gibt es erst, wenn jemand seit { $needed } nicht gezogen hat.
   *[other] Eine Abstimmung gibt es erst, wenn jemand seit { $needed } nicht gezogen hat; bisher sind es { $so_far }.
}
clock-moves-anyway = An diesem Tisch läuft eine Bedenkzeit, dann wird ohnehin gezogen: Stimmt stattdessen für einen Bot.
nobody-asks-for-vote = Niemand möchte abstimmen.
move-or-say-you-are-here = Du bist am Zug: Mach einen Zug oder sag, dass du da bist.

## Seats

no-free-seat = An diesem Tisch ist kein Platz frei; du kannst zusehen.
seat-is-taken = Dieser Platz ist besetzt; nimm einen anderen.
name-is-taken = Dieser Name, oder ein sehr ähnlicher, ist an diesem Tisch vergeben; nimm einen anderen.
name-needed = Sag, wie du heißt: mit einem bis { $most } Buchstaben.
name-has-too-many-marks = Ein Name hat höchstens { $most } Akzente oder andere Zeichen auf einem Buchstaben.
nobody-sits-there = Dort sitzt niemand.
host-cannot-leave = Der Gastgeber kann nicht gehen, bevor das Spiel angefangen hat.
seat-not-cleared-while-playing = Während eines Spiels kann kein Platz geräumt werden; ein Bot kann die Vertretung übernehmen.
player-is-here = Dieser Spieler ist da: Ein Bot vertritt nur, wer abwesend ist.
player-was-just-here = Dieser Spieler war vor { $ago } noch da; nach { $after } kann ihn ein Bot vertreten.
only-host = Das kann nur, wer Gastgeber am Tisch ist.
only-host-takes-away = Wer in den letzten { $time } noch da war, kann nur vom Gastgeber weggeschickt werden.
only-who-sits-here = Das kann nur, wer an diesem Tisch sitzt.
seat-not-yours = Das ist nicht dein Platz: Das Token stimmt nicht.
seat-not-yours-any-more = Das ist nicht mehr dein Platz.
you-are-watching = Du siehst zu: Das kann nur, wer am Tisch sitzt.

## Opening a table

no-such-table = Diesen Tisch gibt es nicht. Ist der Link vielleicht unvollständig?
no-such-level = Eine Spielstärke { $given } gibt es nicht; es gibt { $known }.
wrong-number-of-seats = Der Tisch hat { $players } Plätze, aber beschrieben sind { $described }.
one-seat-is-you = Genau ein Platz muss „you“ sein.
no-such-occupant = Ein Platz ist „you“, „free“ oder „bot:LEVEL“, nicht { $given }.
clock-out-of-range = Die Bedenkzeit ist { $least } bis { $most } Sekunden pro Zug.
record-when-over = Die Aufzeichnung gibt es, wenn das Spiel vorbei ist.

## Replays

no-such-replay = Diese Partie gibt es hier nicht. Eine Aufzeichnung, die hier geöffnet wurde, muss nach einer Weile neu geöffnet werden.
replay-when-over = Diese Partie läuft noch: Ansehen kann man sie, wenn sie vorbei ist.
no-such-step = Diese Partie hat { $most } Züge: Wähle einen Schritt von 0 bis { $most }.
record-too-long = Die Aufzeichnung hat zu viele Ereignisse: Höchstens { $most } werden hier gezeigt.
record-too-large = Das ist zu viel: Eine Aufzeichnung hat höchstens { $megabytes } MB.
replay-of-old-rules = Die Regeln dieses Spiels haben sich seitdem geändert: Ansehen geht, weiterspielen nicht.
picture-not-drawn = Das Bild kann gerade nicht gezeichnet werden; versuch es noch einmal.
replay-is-over-there = An dieser Stelle ist die Partie vorbei: Spiel von einer früheren aus weiter.

## Too much, too often, not right

too-many-tables-made = Von deinem Anschluss aus wurden zu viele Tische eröffnet; warte eine Minute und versuch es noch einmal.
too-many-streams = Von deinem Anschluss aus sind zu viele Tische offen; schließ einen und komm wieder.
too-many-watchers = An diesem Tisch sehen schon so viele zu, dass kein Raum mehr ist; komm später wieder.
too-fast = Das ging zu schnell; warte einen Moment und komm wieder.
too-often = Das war zu oft; warte ein paar Sekunden und versuch es noch einmal.
too-much-at-once = Das ist zu viel auf einmal.
too-much-to-read = Das ist zu viel: Angenommen werden höchstens { $most } kB.
body-is-no-json = Der Inhalt ist kein gültiges JSON.
# $where is the place in the request, $said what the library found there, in English.
malformed-request = { $where }: { $said }.
frame-is-no-object = Ein Frame muss ein JSON-Objekt sein.
no-hello = Der erste Frame, ein hello, ist nicht gekommen.
malformed-hello = Der erste Frame muss ein hello sein, mit token und since.
action-needs-id = Eine Aktion braucht eine id aus 1 bis { $most } druckbaren Zeichen.
no-such-action = So eine Aktion gibt es nicht; es gibt { $known }.
action-lacks = „{ $key }“ fehlt oder stimmt nicht.
asked-by-another-site = Das kam von der Seite einer anderen Website.
strange-host = Dieser Server hört nicht auf diesen Namen. Wer ihn betreibt, kann den Namen mit --allow-host erlauben, zum Beispiel: vivamos serve --allow-host cards.example
no-such-page-file = Diese Datei gibt es nicht.
files-are-only-read = Dateien können nur gelesen werden.
page-version-is-gone = Vivamos wurde erneuert, seit diese Seite offen ist. Lade die Seite neu.

## The store

# $reason is what the database says, in English.
not-saved = Der Tisch konnte nicht gespeichert werden: { $reason }. Es hat sich nichts geändert; versuch es noch einmal.
store-not-read = Der Speicher konnte nicht gelesen werden: { $reason }. Versuch es noch einmal.
server-stops = Der Server hält an. Es hat sich nichts geändert; versuch es noch einmal.
table-has-changed = Am Tisch hat sich inzwischen etwas geändert: Sieh noch einmal hin.
table-is-elsewhere = Der Tisch zieht gerade in einen anderen Serverprozess um. Es hat sich nichts geändert; versuch es gleich noch einmal.
leases-not-renewed = Dieser Prozess konnte eine Weile nicht sagen, dass er läuft: Andere haben vielleicht seine Tische.
store-does-not-answer = Der Speicher antwortet nicht rechtzeitig.
database-is-served = Ein anderer Server benutzt { $file } schon. SQLite ist für einen Server zur selben Zeit: Halte jenen an oder nimm eine andere Datei.

## For whoever runs the server

no-such-proxy = Ein Proxy wird mit seiner Adresse angegeben, wie 127.0.0.1 oder 10.0.0.0/8, nicht { $given }.
no-such-limit = Eine Grenze { $given } gibt es nicht; es gibt { $known }.
limit-is-no-number = Die Grenze { $limit } ist eine Zahl ab 0, wie { $limit }=30, nicht { $given }.
no-such-database = Die Datenbank { $given } ist unbekannt; nimm sqlite:///FILE oder postgresql://USER@HOST/NAME.
delay-is-no-time = Eine Verzögerung ist eine Zahl von Sekunden oder zwei, wie 0.6-1.5, nicht { $given }.
port-cannot-be-used = Port { $port } von { $host } ist nicht verfügbar: { $reason }. Versuch einen anderen mit --port.
that-database-cannot-be-used = Diese Datenbank ist nicht verfügbar: { $reason }.
database-cannot-be-used = Die Datenbank { $address } ist nicht verfügbar: { $reason }.
over-already = Das Spiel ist schon zu Ende.
no-such-person = Mit dieser Kennung oder diesem Namen gibt es niemanden.
# $ids are those of the people who have this name.
several-people = Mehrere heißen { $given }; sag mit der Kennung, wer gemeint ist: { $ids }.
order-done = Erledigt.
order-not-seen-to = Der Server hat sich nicht rechtzeitig darum gekümmert. Es wurde nichts getan; sieh nach, ob er richtig läuft.
say-yes-first = Es ist niemand da, den man fragen kann; füge --yes hinzu, wenn du sicher bist.
no-database-there = Eine Datenbank { $file } gibt es nicht.
database-holds-nothing = In der Datenbank { $address } ist nichts von Vivamos.
database-of-other-form = Die Datenbank { $address } hat die Form { $form }, dieses Vivamos arbeitet mit { $known }. Nimm die Version von Vivamos, die auf dem Server läuft.
database-is-not-empty = Die Datenbank { $address } ist nicht leer. Eine Sicherung wird nur in eine leere zurückgespielt.
file-is-there = { $file } gibt es schon. Nimm einen anderen Namen; eine Sicherung ersetzt nie eine Datei.
no-backup = { $file } ist keine Sicherung von Vivamos.
backup-of-other-format = { $file } hat das Format { $given }; dieses Vivamos liest { $known }.
backup-of-newer = { $file } stammt von einem neueren Vivamos ({ $by }); nimm jenes oder ein späteres.
backup-damaged = { $file } ist beschädigt oder nicht vollständig. Es wurde nichts zurückgespielt.
backup-lacks-form = In der Sicherung ist eine Tabelle { $table }, die nicht zu ihrer Form passt. Es wurde nichts zurückgespielt.
backup-events-missing = die Ereignisse des Tisches sind nicht lückenlos 1, 2, 3, …
backup-table-differs = der Tisch ist nicht dort, wohin seine Ereignisse führen
backup-record-missing = das Spiel hat ein Ergebnis, aber keine Aufzeichnung
backup-record-differs = die Aufzeichnung ist nicht das, was am Tisch geschehen ist
backup-result-differs = das Ergebnis ist nicht das, was aus der Aufzeichnung folgt

## Why the store does not work, in the middle of a sentence

database-is-locked = ein anderes Programm hat die Datenbank gesperrt
disk-is-full = die Festplatte ist voll
disk-takes-nothing = die Festplatte nimmt nichts mehr an, vielleicht ist sie voll
# What the database itself says, in English.
database-said = { $text }
