### What “vivamos play” says at a prompt in the terminal. Words in ‘…’ and letters in capitals are typed as they stand.

## The prompt

terminal-welcome = { $game }, { $players } Spieler. Du sitzt auf Platz { $seat_number }.
terminal-help = Gib die Nummer eines Zuges ein oder den Zug selbst; ‚why ZUG‘ sagt, warum er nicht geht; ‚log‘ zeigt den Verlauf; ‚quit‘ verlässt den Tisch.
# The last thing on a line, after which the player types.
terminal-your-move = Dein Zug:
terminal-no-such-number = Die Züge haben die Nummern 1 bis { $most }.
terminal-may-be-played = Das darfst du spielen.
terminal-goodbye = Du verlässt den Tisch. Bis bald!
# One seat among others: “you 3 · Seat 1 5”. $value: its score, its number of cards …
terminal-seat = { $seat_is ->
    [you] du { $value }
   *[other] { $seat } { $value }
}
terminal-yes = ja
terminal-no = nein

## What the table shows, a label on each line. A game may have labels of its own in its catalogue.

view-about = über
view-answer = Antwort
view-balance = Balance
view-blocking = Sperrkarte
view-bout = Kampf
view-card = Karte
view-cards = Karten
# The places at the table, in this order.
view-clockwise = im Uhrzeigersinn
view-colour = Farbe
view-covered = zugedeckt
view-day = Tag
view-dealer = Geber
view-declared = angesagt
view-direction = Spielrichtung
view-discard = Ablagestapel
# Dia de los Muertos: whose cards are killed in this trick, as it stands.
view-doomed = wird entfernt
# Cards that this seat has laid face down, and for whom.
view-down_own = verdeckt gelegt
# How many cards each seat has taken face down.
view-down_taken = verdeckt genommen
view-drawn = gezogen
view-dummy = Strohmann
view-eliminated = ausgeschieden
# Whether the trick is full.
view-finished = Stich vollständig
view-food_won = Speisen gewonnen
view-from = von
view-hand = Hand
view-hand_size = ausgeteilte Karten
view-honour = Ehrensache
view-houses = Häuser
view-how = wie
# Cards of each hand that everybody has seen.
view-known = bekannte Karten
view-laid = hat gelegt
view-last_round = letzte Runde
view-last_trick = letzter Stich
view-last_winner = gewann letzten Stich
view-leader = spielt an
view-led = angespielte Farbe
view-lost = aus dem Spiel
view-lost_last_bout = verlor letzten Kampf
view-middle = in der Mitte
view-moved = bewegt um
view-muertos = Muertos-Karte
view-muertos_colour = Farbe der Muertos
view-muertos_won = Muertos gewonnen
view-normal = normale Karten
view-normal_left = noch normale
view-offered = angeboten
# Cards that went from one hand to another.
view-passed = weitergegeben
view-pile = Stapel
view-piles = Stapel
view-place = Platz
view-placed = gelegt
view-placed_over = gelegt auf
view-played = gespielt
view-playing = im Spiel
view-questions = Fragen
view-rank = Rang
view-refuse = Weigerungskarten
view-refuse_left = noch Weigerung
view-ring = Ring
view-round = Runde
view-rounds = Runden
view-scores = Punkte
# Of the round that is over: the points of each seat, and what was turned over.
view-scored = Wertung
view-shame = Schmach
# Iyadosu: whose Insert cards lie on the stack, from below.
view-stack = Trennkartenstapel
view-start_player = Startspieler
view-taken = genommen
# Dia de los Muertos: whose cards may be killed in this trick.
view-threatened = bedroht
view-to = an
view-top = oberste Karte
view-trick = Stich
view-trick_number = Nummer des Stichs
view-tricks = Stiche
view-turn = am Zug
view-turned_up = aufgedeckt
view-turns = Züge
view-vamos = VAMOS-Karten
view-vamos_on = VAMOS
view-winning = gewinnt bisher
view-won = gewonnen

# Words among the values.
value-any = beliebig
value-black = Schwarz
value-blue = Blau
value-clockwise = im Uhrzeigersinn
value-counter-clockwise = gegen den Uhrzeigersinn
value-draw = gezogen
value-give = gegeben
value-green = Grün
value-pink = Pink
value-swap = getauscht

## Errors of the command itself

no-such-language = Eine Sprache { $given } gibt es nicht; es gibt { $known }.
no-pair-of-option = Eine Option wird NAME=VALUE geschrieben, nicht { $given }.
same-option-twice = Die Option „{ $option }“ ist zweimal angegeben.
bots-not-a-list = Bots werden BOT,BOT geschrieben, nicht { $given }.
too-many-bots-beside-you = { $places ->
    [one] Es sind { $bots } Bots für einen Platz neben deinem.
   *[other] Es sind { $bots } Bots für { $places } Plätze neben deinem.
}
check-and-device-not-for-bots = --check und --device sind für zufällige Spieler, nicht für --bots.
tournament-of-one-bot = Ein Turnier braucht zwei verschiedene Bots.
# Eine Studie auf Ray (`--cluster`).
no-ray = Für die Arbeit auf einem Cluster fehlt Ray: pip install 'vivamos[cluster]'.
cluster-is-for-cpu = Ein Cluster spielt auf CPUs: Lass --device oder --cluster weg.
cluster-has-no-files = Ein Cluster anderswo hat die Datei von { $bot } nicht: Spiel ohne sie oder mit --cluster local.
threads-are-for-local-cluster = --threads gilt für diesen Rechner und für --cluster local; ein Cluster anderswo hat die Kerne, die es hat.
no-address-of-cluster = Ein Cluster heißt local oder HOST:PORT, wie „ray start“ es nennt, nicht { $given }.
cluster-does-not-start = Ray startet auf diesem Rechner nicht: { $reason }.
cluster-does-not-answer = Das Cluster { $address } antwortet nicht: { $reason }.
cluster-lost-work = Das Cluster hat ein Stück der Arbeit immer wieder verloren: { $reason }.
cluster-has-other-version = Der Rechner { $machine } im Cluster hat Vivamos { $there }, dieser hier { $here }: Installiere auf beiden dasselbe.
no-record-in-file = { $file ->
    [none] In der Standardeingabe ist keine Aufzeichnung.
   *[other] In { $file } ist keine Aufzeichnung.
}
