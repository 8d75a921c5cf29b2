### Errors of the engine: games, moves, records, decks, options, bots.
###
### In most of them $given is what somebody wrote, as it was written ('seven', 99, None), and $key, $attribute, $option are
### names in a file that are not translated. $reason is another sentence of this file.

## Moves

no-such-move = „{ $move }“ ist kein Zug von { $game }: Ein Zug wird so geschrieben: { $examples }.
game-is-over = Das Spiel ist vorbei.
# $turn_seat: whose turn it is. $given_seat: who wanted to move.
not-your-turn = { $given_seat_is ->
    [you] Am Zug ist { $turn_seat }, nicht du.
   *[other] { $turn_seat_is ->
        [you] Am Zug bist du, nicht { $given_seat }.
       *[other] Am Zug ist { $turn_seat }, nicht { $given_seat }.
    }
}
nothing-to-take-back = Es gibt keinen Zug zurückzunehmen.
move-is-no-text = Ein Zug ist ein Text, nicht { $given }.
no-such-seat = Einen Platz { $given } gibt es an diesem Tisch nicht.

## Records: whole games as data, which can be loaded and checked

# Something is wrong with one event of a record. $reason: what.
record-event = Ereignis { $number }: { $reason }
dealt-more-than-there-are = Es werden mehr Karten ausgeteilt oder gezogen, als es gibt.
dealt-more-than-the-rules-say = Es werden mehr Karten ausgeteilt oder gezogen, als die Regeln sagen.
event-should-be = { $event ->
    [move] Hier müsste ein Zug stehen.
   *[other] Hier müsste ein Ereignis „{ $event }“ stehen.
}
chance-is-missing = Hier fehlt, was der Zufall entschieden hat (Karten, die ausgeteilt oder gezogen wurden).
outcome-not-possible = Dieser Ausgang ist hier nicht möglich.
card-dealt-twice = Eine Karte wird zweimal ausgeteilt.
no-event-of-chance = { $given } ist in diesem Spiel kein Zufallsereignis.
deal-is-hands = Ausgeteilt wird als Liste von { $players } Händen.
hand-of-wrong-size = { $dealt ->
    [one] Platz { $number } bekommt { $dealt } Karte, müsste aber { $wanted } bekommen.
   *[other] Platz { $number } bekommt { $dealt } Karten, müsste aber { $wanted } bekommen.
}
no-such-card = Eine Karte { $given } gibt es in diesem Kartensatz nicht.
not-a-list-of-cards = { $given } ist keine Liste von Karten.
card-dealt-too-often = { $card } wird öfter ausgeteilt, als es die Karte im Kartensatz gibt.
record-is-no-object = Eine Aufzeichnung ist ein JSON-Objekt.
record-of-other-format = Das Format ist { $given }, aber dieses Programm liest „{ $wanted }“.
record-lacks = In der Aufzeichnung fehlt „{ $key }“.
record-has-unknown-key = Die Aufzeichnung hat einen unbekannten Schlüssel { $key }.
# $given and $wanted are numbers of versions.
record-of-other-version = Gespielt wurde mit Version { $given } der Regeln von { $game }, hier gilt Version { $wanted }.
record-begins-with-deal = Die Aufzeichnung muss mit dem ersten Austeilen beginnen.
event-is-no-object = Ein Ereignis ist ein Objekt, nicht { $given }.
decision-has-other-keys = Eine Entscheidung hat nur die Schlüssel „seat“ und „move“, nicht { $given }.
game-is-no-text = Das Spiel muss ein Text sein.
players-not-whole = Die Zahl der Spieler ist { $given }, muss aber eine ganze Zahl sein.
options-or-events-wrong = „options“ muss ein Objekt sein und „events“ eine Liste.
deck-is-no-object = Der Kartensatz muss ein Objekt sein.
wrong-seed = Ein Seed ist eine ganze Zahl von 0 bis 2^64 - 1, nicht { $given }.
result-too-early = Die Aufzeichnung hat ein Ergebnis, aber das Spiel ist nicht vorbei.
# $key: which part of the result. $given: what the record has there. $found: what it must be.
wrong-result = { $key ->
    [winners] In der Aufzeichnung gewinnt { $given }, nach den Regeln { $found }.
   *[scores] In der Aufzeichnung sind die Punkte { $given }, nach den Regeln { $found }.
}
line-too-long = Die Zeile ist zu lang für eine Aufzeichnung: Gelesen werden höchstens { $megabytes } MB.
line-not-utf-8 = Die Zeile ist kein Text in UTF-8.
# $why: what the parser says, in English.
line-not-json = Die Zeile ist kein vollständiges, gültiges JSON: Beim Zeichen { $at } stimmt etwas nicht.
line-too-deep = Die Zeile ist zu tief verschachtelt für eine Aufzeichnung.
line-has-long-number = Die Zeile enthält eine Zahl mit zu vielen Ziffern.

## Games and their options

no-such-game = Ein Spiel { $given } gibt es nicht; es gibt { $known }.
# $able: the possible numbers, such as “2, 3, 4”.
wrong-players = { $game } spielt man mit einer dieser Spielerzahlen: { $able }, nicht mit { $given }.
no-such-option = { $game } hat keine Option { $given }; es gibt: { $known }.
no-options = { $game } hat keine Option { $given }; es hat gar keine.
wrong-switch = Die Option „{ $option }“ kann nicht { $given } sein: Sie ist true oder false.
wrong-number = Die Option „{ $option }“ kann nicht { $given } sein: Sie geht von { $least } bis { $most }.
wrong-choice = Die Option „{ $option }“ kann nicht { $given } sein: Möglich sind { $known }.
wrong-seat = Die Option „{ $option }“ kann nicht { $given } sein: Sie geht von { $least } bis { $most }, oder random.
no-rules-page = { $game } hat keine Regelseite: { $file } gibt es nicht.

## Decks: what is wrong in a deck that somebody has written

# Where it is, and what is wrong there. $where is one of the places below.
in-place = { $where }: { $reason }
place-deck = Kartensatz
place-deck-file = Kartendatei { $file }
place-game-file = { $file }
place-card-row = { $where }, Kartenzeile { $number }
place-exception = { $where }, Ausnahme { $number }
# A table is a group of entries in a TOML file; $key is its name.
place-table = { $where }, „{ $key }“

# $attribute: a property of a card in the file, such as “number” or “colour”.
attribute-is-number = Der Wert „{ $attribute }“ ist { $given }, muss aber eine ganze Zahl von { $least } bis { $most } sein.
attribute-is-yes-or-no = Der Wert „{ $attribute }“ ist { $given }, muss aber true oder false sein.
attribute-is-one-of = Der Wert „{ $attribute }“ ist { $given }, muss aber einer von diesen sein: { $known }.
attribute-has-too-many = Es gibt { $found } Werte von „{ $attribute }“, erlaubt sind aber nur { $most }.
exception-matches-no-card = Die Ausnahme passt auf keine Karte.
no-deck-table = Es gibt keine Tabelle [deck].
no-card-rows = Es gibt keine Zeilen [[deck.cards]].
not-under-deck = Alles muss unter [deck] stehen, aber da ist { $key }.
key-is-missing = Der Schlüssel „{ $key }“ fehlt.
unknown-key = Der Schlüssel { $key } ist unbekannt; bekannt sind { $known }.
must-be-table = Das muss eine Tabelle sein.
must-be-tables = Der Wert von „{ $key }“ muss eine Liste von Tabellen sein, nicht { $given }.
too-many-tables = Es gibt { $found } Tabellen „{ $key }“, erlaubt sind aber nur { $most }.
must-have-where-and-set = Es braucht die beiden Tabellen „where“ und „set“.
nothing-for-players = Die Tabelle „{ $key }“ sagt nichts für { $players } Spieler.
not-whole-for-players = Der Wert von „{ $key }“ für { $players } Spieler ist { $given }, muss aber eine ganze Zahl sein.
hands-too-large = { $players } Hände zu { $hand_size } Karten lassen sich aus { $there } Karten nicht austeilen.
too-many-cards = Die Zeilen ergeben für { $players } Spieler { $found } Karten, erlaubt sind aber nur { $most }.
# $total: the number that the file itself gives.
cards-differ-from-total = { $found ->
    [one] Die Zeilen ergeben für { $players } Spieler { $found } Karte, aber „total“ sagt { $total }.
   *[other] Die Zeilen ergeben für { $players } Spieler { $found } Karten, aber „total“ sagt { $total }.
}

## Files

file-too-long = Das ist zu lang: Gelesen werden höchstens { $kilobytes } kB.
not-readable = Das lässt sich nicht lesen. { $reason }
not-utf-8 = Das ist kein Text in UTF-8.
# $why: what the parser says, in English.
not-toml = Das ist kein gültiges TOML: { $why }.
nested-too-deep = Das ist zu tief verschachtelt.
has-long-number = Darin ist eine Zahl, die sich nicht lesen lässt.
file-not-readable = { $file } lässt sich nicht lesen. { $reason }
file-not-writable = { $file } lässt sich nicht schreiben. { $reason }
no-such-file = Diese Datei oder diesen Ordner gibt es nicht.
is-a-folder = Das ist ein Ordner, keine Datei.
not-permitted = Das ist nicht erlaubt.
# $given: what the operating system says.
system-says = Das System sagt: { $given }.

## Bots and studies

no-such-bot = Einen Bot { $given } gibt es nicht; es gibt { $known }.
wrong-bot-time = Die Bedenkzeit eines Bots ist mehr als 0 Sekunden, nicht { $given }.
wrong-bot-threads = Ein Bot denkt auf mindestens 1 Thread, nicht { $given }.
nothing-to-choose = Das Spiel ist vorbei: Es gibt nichts mehr zu wählen.
not-a-legal-move = { $given } ist keiner der erlaubten Züge { $known }.
# $places is 2 or more.
too-many-bots = Es sind { $bots } Bots für { $places } Plätze.
no-cuda-device = Hier gibt es kein CUDA-Gerät: Nötig sind eine NVIDIA-GPU, ihr Treiber und „pip install vivamos[cuda]“.
peer-not-installed = { $package } ist hier nicht installiert: „pip install vivamos[bench]“ bringt die Vergleichsprogramme mit.
uncompiled-run-failed = Der nicht kompilierte Lauf ist gescheitert: { $why }
no-champion = { $game } hat keinen Champion: Es ist keine gelernte Strategie dabei.
no-policy-file = { $file } ist keine Strategie, die „vivamos train“ geschrieben hat.
policy-damaged = Die Strategie in { $file } ist beschädigt: Beschaffe oder trainiere sie neu.
policy-of-other-game = Die Strategie in { $file } wurde für das Spiel { $policy_game } trainiert, nicht für { $game }.
policy-of-other-version = Die Strategie in { $file } gehört zu einer anderen Version von Vivamos oder des Spiels: Trainiere sie neu.

## Many games stepped together

batch-refused = Spiel { $number } des Stapels, von 0 an gezählt: { $reason }
no-such-action-number = Eine Aktion { $given } gibt es nicht; Aktionen sind Zahlen von 0 bis { $most }, und nicht alle sind Züge mit diesem Kartensatz.
batch-wrong-actions = Der Stapel nimmt { $wanted } ganze Zahlen an, eine für jedes Spiel, nicht { $given }.
batch-wrong-size = Ein Stapel hat mindestens 1 Spiel, nicht { $given }.
batch-not-one-each = „{ $what }“ hat { $given } Einträge für { $wanted } Spiele: Gib einen für alle an oder einen für jedes.
batch-no-such-device = Ein Gerät { $given } gibt es nicht; es gibt { $known }.
training-of-other-command = In { $folder } liegt ein Training mit einem anderen Befehl, der sich in { $different } unterscheidet: Gib jenen Befehl noch einmal, oder wähle mit --output einen anderen Ordner.
training-may-resume = In { $folder } liegt ein Training, das sich in { $different } unterscheidet: Setze es mit --resume fort, oder wähle mit --output einen anderen Ordner.
training-nothing-to-resume = In { $folder } liegt kein Training, das fortgesetzt werden könnte.
training-damaged = Das Training in { $file } ist beschädigt: Lösche die Datei, um neu anzufangen.
adapter-not-installed = { $package } ist hier nicht installiert: „pip install vivamos[{ $extra }]“ bringt es mit.
adapter-wrong-options = Optionen schreibt man „name:wert;name:wert“, nicht { $given }.

## For whoever writes a game; $reason is English and stays so

broken-game = { $where }: { $reason }
invariant-broken = { $game }: Invariante { $invariant } verletzt bei Entscheidung { $decision } des Spiels mit Seed { $seed }.
