### Iyadosu. Every player cuts their hand in two: normal cards must follow the colour that was led, refuse cards say no
### to it ("Iyadosu!", a way to say "I don't want to"). As many refuse cards as somebody cuts off, so many tricks they
### declare to win. The Insert card is what they cut with; later it goes onto a stack, face up for who has played all
### their refuse cards (they have submitted), face down for who has no normal card left (they are eliminated: out).
### The rules page of the language has the same terms.

## The game in the lobby, and its options when a table is opened

pitch = Teile deine Hand: Bediene oder weigere dich.

option-start = Startspieler
option-start-text = Der Startspieler der ersten Runde.
option-last_round_bonus = Bonus in der letzten Runde
option-last_round_bonus-text = Wer in der letzten Runde genau so viele Stiche gewinnt wie angesagt, bekommt zusätzlich deren Zahl als Punkte.
option-instant_win = Sofortsieg
option-instant_win-text = Wer in einer einzigen Runde so viele Punkte macht, wie Mitspielende am Tisch sind, gewinnt das Spiel sofort.

## Colours and cards

# In the middle of a sentence.
colour-R = Rot
colour-B = Blau
colour-Y = Gelb
colour-K = Schwarz

# A card, read aloud, also in the middle of a sentence: "red 7".
card-spoken = { $colour_is ->
    [R] rote
    [B] blaue
    [Y] gelbe
   *[K] schwarze
} { $number }
insert-card = Trennkarte
# Read aloud for the back of a card.
back-spoken = Verdeckte Karte

## The log: what happened. No full stop

# Headings in the log.
round-begins = Runde { $round }
trick-begins = Stich { $trick }

# $seat is the start player.
cards-dealt = { $seat_is ->
    [you] Je { $hand_size } Karten, du beginnst und teilst zuletzt
   *[other] Je { $hand_size } Karten, { $seat } beginnt und teilt zuletzt
}
# Somebody has cut their hand, and declares to win so many tricks.
declared = { $seat_is ->
    [you] Du sagtest { $number } an
   *[other] { $seat } sagte { $number } an
}

# The first card of a trick.
card-led = { $seat_is ->
    [you] Du spieltest { $card } an
   *[other] { $seat } spielte { $card } an
}
card-followed = { $seat_is ->
    [you] Du bedientest mit { $card }
   *[other] { $seat } bediente mit { $card }
}
# They could not follow the colour that was led.
card-thrown-off = { $seat_is ->
    [you] { $colour_is ->
        [R] Du hattest keine normale rote Karte und spieltest { $card }
        [B] Du hattest keine normale blaue Karte und spieltest { $card }
        [Y] Du hattest keine normale gelbe Karte und spieltest { $card }
       *[K] Du hattest keine normale schwarze Karte und spieltest { $card }
    }
   *[other] { $colour_is ->
        [R] { $seat } hatte keine normale rote Karte und spielte { $card }
        [B] { $seat } hatte keine normale blaue Karte und spielte { $card }
        [Y] { $seat } hatte keine normale gelbe Karte und spielte { $card }
       *[K] { $seat } hatte keine normale schwarze Karte und spielte { $card }
    }
}
card-refused = { $seat_is ->
    [you] Du weigertest dich mit { $card }
   *[other] { $seat } weigerte sich mit { $card }
}
# The same four in later tricks, when nobody may look the cards up any more.
some-card-led = { $seat_is ->
    [you] Du spieltest eine Karte an
   *[other] { $seat } spielte eine Karte an
}
some-card-played = { $seat_is ->
    [you] Du spieltest eine normale Karte
   *[other] { $seat } spielte eine normale Karte
}
some-card-refused = { $seat_is ->
    [you] Du weigertest dich
   *[other] { $seat } weigerte sich
}

# Their last refuse card is played. $below: how many Insert cards lie below theirs in the stack.
submitted = { $seat_is ->
    [you] { $below ->
        [0] Du fügtest dich: Trennkarte auf den Stapel, die erste dort
       *[other] Du fügtest dich: Trennkarte auf den Stapel, { $below } darunter
    }
   *[other] { $below ->
        [0] { $seat } fügte sich: Trennkarte auf den Stapel, die erste dort
       *[other] { $seat } fügte sich: Trennkarte auf den Stapel, { $below } darunter
    }
}
eliminated = { $seat_is ->
    [you] Du hattest keine normale Karte mehr: Trennkarte verdeckt gelegt, ausgeschieden
   *[other] { $seat } hatte keine normale Karte mehr: Trennkarte verdeckt gelegt, ausgeschieden
}
# Who should have led is eliminated, so the next one leads.
lead-passed = { $seat_is ->
    [you] Du spielst an
   *[other] { $seat } spielt an
}

# $won: tricks won so far, $declared: tricks declared.
trick-won = { $seat_is ->
    [you] Du gewannst den Stich mit { $card }, { $won } von { $declared } angesagten
   *[other] { $seat } gewann den Stich mit { $card }, { $won } von { $declared } angesagten
}
# The same, when nobody may look the card up any more.
some-trick-won = { $seat_is ->
    [you] Du gewannst den Stich, { $won } von { $declared } angesagten
   *[other] { $seat } gewann den Stich, { $won } von { $declared } angesagten
}
trick-not-awarded = Der Stich ging an niemanden

# $results: a list made of seat-scored, the best first.
round-scored = Runde { $round }: { $results }
# One of a list: "Inés 4, you 2, Teo 0 (out)". $out is "yes" for who was eliminated.
seat-scored = { $out ->
    [yes] { $seat } { $points } (ausgeschieden)
   *[no] { $seat } { $points }
}
# $seats: those who won; several share the win.
game-won = { $seats_count ->
    [1] { $seats_is ->
        [you] { $points ->
            [one] Du hast das Spiel mit { $points } Punkt gewonnen
           *[other] Du hast das Spiel mit { $points } Punkten gewonnen
        }
       *[other] { $points ->
            [one] { $seats } hat das Spiel mit { $points } Punkt gewonnen
           *[other] { $seats } hat das Spiel mit { $points } Punkten gewonnen
        }
    }
   *[other] { $points ->
        [one] Geteilter Sieg mit je { $points } Punkt: { $seats }
       *[other] Geteilter Sieg mit je { $points } Punkten: { $seats }
    }
}
# By an option of the table: enough points in a single round.
game-won-at-once = { $seats_count ->
    [1] { $seats_is ->
        [you] Du hast das Spiel sofort gewonnen, mit { $points } Punkten in einer Runde
       *[other] { $seats } hat das Spiel sofort gewonnen, mit { $points } Punkten in einer Runde
    }
   *[other] Geteilter Sofortsieg mit je { $points } Punkten in einer Runde: { $seats }
}

## What a player is asked for. Each follows "Your turn: "

ask-divide = Setz die Trennkarte
ask-insert = Leg deine Trennkarte, du hast keine normale Karte mehr
ask-lead = Spiel eine normale Karte an
ask-any-normal-card = { $colour_is ->
    [R] Keine normale rote Karte, spiel irgendeine normale
    [B] Keine normale blaue Karte, spiel irgendeine normale
    [Y] Keine normale gelbe Karte, spiel irgendeine normale
   *[K] Keine normale schwarze Karte, spiel irgendeine normale
}
ask-follow = Bediene { $colour }
ask-follow-or-refuse = Bediene { $colour } oder weigere dich

## Why a move is refused. Sentences

must-divide = Gerade werden die Hände geteilt: Trenn 1 bis { $most } Weigerungskarten ab.
no-dividing-again = Deine Hand ist schon geteilt, und keine Karte wechselt die Seite.
must-lay-insert-card = Du hast keine normale Karte mehr: Du musst deine Trennkarte legen.
no-insert-card-yet = Du hast noch normale Karten: Die Trennkarte legt nur, wer keine mehr hat.
no-leading-with-refuse-card = Du spielst an: Eine Weigerungskarte kann nicht angespielt werden.
no-refusing-without-colour = { $colour_is ->
    [R] Du hast keine normale rote Karte zum Bedienen, also darfst du dich nicht weigern.
    [B] Du hast keine normale blaue Karte zum Bedienen, also darfst du dich nicht weigern.
    [Y] Du hast keine normale gelbe Karte zum Bedienen, also darfst du dich nicht weigern.
   *[K] Du hast keine normale schwarze Karte zum Bedienen, also darfst du dich nicht weigern.
}
no-refusing-with-normal-card = { $card } ist eine deiner normalen Karten: Weigern kannst du dich nur mit einer Weigerungskarte.
no-such-refuse-card = { $card } ist keine deiner Weigerungskarten.
must-follow-or-refuse = { $colour_is ->
    [R] Rot ist angespielt, und du kannst bedienen: Spiel eine normale rote Karte oder weigere dich.
    [B] Blau ist angespielt, und du kannst bedienen: Spiel eine normale blaue Karte oder weigere dich.
    [Y] Gelb ist angespielt, und du kannst bedienen: Spiel eine normale gelbe Karte oder weigere dich.
   *[K] Schwarz ist angespielt, und du kannst bedienen: Spiel eine normale schwarze Karte oder weigere dich.
}
# No refuse card is left.
must-follow = { $colour_is ->
    [R] Rot ist angespielt, und du kannst bedienen: Spiel eine normale rote Karte.
    [B] Blau ist angespielt, und du kannst bedienen: Spiel eine normale blaue Karte.
    [Y] Gelb ist angespielt, und du kannst bedienen: Spiel eine normale gelbe Karte.
   *[K] Schwarz ist angespielt, und du kannst bedienen: Spiel eine normale schwarze Karte.
}
no-such-card-in-hand = { $card } ist nicht auf deiner Hand.
must-refuse-with-refuse-card = { $card } ist eine deiner Weigerungskarten: Mit ihr weigerst du dich.
must-play-normal-card = { $card } ist eine deiner Weigerungskarten, und hier darfst du nur normale Karten spielen.

## What is wrong with somebody's own deck. Each follows the name of the file and a colon

deck-has-a-card-twice = Jede Karte darf es nur einmal geben.
deck-hand-of-wrong-size = Eine Hand hat { $least } bis { $most } Karten.
deck-not-dealt-out = Alle Karten müssen ausgeteilt werden, aber { $players } Spieler bekommen je { $hand_size }.

## How far the game is, in the bar over the table and in the lists of the lobby

status-round = Runde { $round } von { $rounds }
status-over = Spielende
status-dividing = Die Hände werden geteilt
# The same on a phone.
status-dividing-brief = Teilen
status-trick = Stich { $trick }
# When in a round a hand was cut: “Round 2 of 4, the cut”. In the middle of a sentence.
when-dividing = beim Teilen der Hand

## Before a seat: the wooden plaque with the number declared, and what is told beside it

# Read aloud for an empty plaque.
not-declared = Noch nicht angesagt
# Over "3 tricks", beside the plaque of a seat; there is little room.
declared-label = angesagt
tricks-count = { $number ->
    [one] { $number } Stich
   *[other] { $number } Stiche
}
# Beside the name of the seat; there is little room.
divides-now = { $seat_is ->
    [you] **Du teilst** und sagst an
   *[other] **teilt jetzt** und sagt an
}
declares-last = beginnt, sagt zuletzt an
has-not-declared = noch keine Ansage
# Tricks won, of those declared.
won-of-declared = { $won } von { $declared }
# Under "1 of 3".
tricks-won-label = Stiche
# How many cards are left on each side of a hand; there is little room. The blanks after the numbers do not break.
sides-left = { $refuse ->
    [one] { $normal } normale, { $refuse } Weigerung
   *[other] { $normal } normale, { $refuse } Weige­rungen
}
is-out = aus der Runde

# In the empty place for a card of the trick: very little room.
slot-out = Raus
slot-own = Deine Karte
slot-next = danach
slot-last = zuletzt
trick-label = Der Stich
# On a card of the trick: very little room.
tag-refused = Geweigert

## The stack of Insert cards

stack-title = Trennkartenstapel
stack-empty = leer: Niemand hat sich gefügt
stack-order = von unten nach oben; jede Karte unter deiner zählt 1 Punkt
# Read aloud for each card of the stack; $place counts from the bottom, from 1 on.
stack-submitted = { $place }: { $seat }, gefügt
stack-eliminated = { $place }: { $seat }, verdeckt, ausgeschieden

## What the table waits for

waits-for-divide = { $seat_is ->
    [you] Du teilst
   *[other] { $seat } teilt
}
waits-for-card = { $seat_is ->
    [you] Du bist am Zug
   *[other] { $seat } ist am Zug
}

## Cutting the hand

cut-title = Teile deine Hand
cut-how = Die Karten rechts der Trennkarte sind zum Weigern. Wie viele du abtrennst, so viele Stiche sagst du an.
# Over "4 tricks".
cut-declare-label = Du sagst an
# $left, $right and $enter are drawn as keys of the keyboard.
cut-keys = Zieh die Trennkarte oder drück { $left } { $right }, dann { $enter }
# What is written on that key.
cut-enter-key = Enter
# Read aloud: the group of buttons under the gaps between the cards, and each of them.
cut-ruler = Wie viele Weigerungskarten und angesagte Stiche
cut-declare = { $number ->
    [one] { $number } Stich ansagen
   *[other] { $number } Stiche ansagen
}
# Read aloud while the Insert card is moved: "2 tricks, refuse cards: red 7, black 3".
cut-spoken = { tricks-count }, Weigerungskarten: { $held }
cut-more = Eine Weigerungskarte mehr
cut-fewer = Eine Weigerungskarte weniger
# The button.
cut-done = Teilen und { $number } ansagen
# In the help on keys, after ← →.
cut-keys-help = die Trennkarte verschieben, solange du teilst

## The hand in its two trays

# Headings.
tray-normal = Normal
tray-refuse = Weigerung
tray-whole = Deine Hand
# For those who watch: the hand of this seat.
tray-not-divided = { $seat }, noch nicht geteilt
# Beside the headings.
tray-cards = { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
}
tray-must-follow = Bedienpflicht
tray-as-dealt = wie ausgeteilt
tray-order-stays = die Reihenfolge bleibt, bis du teilst
# In an empty tray.
tray-nothing = keine mehr
# Read aloud.
normal-cards = Normale Karten
refuse-cards = Weigerungskarten
# Over a card that is selected: what it would do. Both may be true: then they stand in a list.
card-would-win = bisher höchste im Stich
card-would-submit = du fügst dich
# The button of who has no normal card left.
lay-insert-card = Legen und ausscheiden

## A round that was scored, and the score sheet

scored-title = Runde { $round } ist gewertet
scored-title-won = { $seats_count ->
    [1] { $seats_is ->
        [you] Du hast gewonnen
       *[other] { $seats } hat gewonnen
    }
   *[other] Geteilter Sieg: { $seats }
}
scored-last = Runde { $round } war die letzte
# Headings of the columns.
scored-tricks = Stiche
scored-below = Im Stapel darunter
scored-others-out = Ausgeschiedene
scored-score = Punkte
# In the place of a number, for who was eliminated.
scored-out = raus
scored-bonus = Bonus { $points }
# Headings of the sheet: before the numbers of the rounds, each over its column, and over the last one.
sheet-rounds = Runde
sheet-total = Gesamt
# Under a score, very short: Insert cards below one's own, and players out.
sheet-below = { $number } drunter
sheet-out = { $number } raus
sheet-note = Unter den Punkten: gewonnene von angesagten Stichen, Trennkarten unter der eigenen im Stapel, Ausgeschiedene der Runde.
# An option that the table has agreed on, with its rule.
sheet-option = { $rule }: { $text }

## What a player calls out with one press, a word or two

shout-iyadosu = Iyadosu!
shout-yes = Hai
shout-doubt = Hm

## The coach

# What it counts in.
coach-unit = Punkte

# What a move leads to, at the beginning of a sentence: “… in 80 of 100 deals”.
coach-wins-with = { $seat_is ->
    [you] Du gewinnst den Stich mit { $card }
   *[other] { $seat } gewinnt den Stich mit { $card }
}
coach-wins = { $seat_is ->
    [you] Du gewinnst den Stich
   *[other] { $seat } gewinnt den Stich
}
coach-out = { $seat_is ->
    [you] Du scheidest aus
   *[other] { $seat } scheidet aus
}
# A costly card in a few words, by what came of it. $who: self if whoever played it takes or wins, else others do.
coach-did-wins-with = { $who ->
    [self] Mit { $card } gewonnen
   *[other] { $card } gewinnen lassen
}
coach-did-wins = { $who ->
    [self] Den Stich gewonnen
   *[other] Den Stich anderen gelassen
}
coach-did-out = { $who ->
    [self] Ausgeschieden
   *[other] Andere ausscheiden lassen
}
# What costs something again and again, over many games: a heading of a few words. $who as above.
coach-habit-wins-with = { $who ->
    [self] Mit welcher Karte du gewinnst
   *[other] Mit welchen Karten andere gewinnen
}
coach-habit-wins = { $who ->
    [self] Wann man einen Stich gewinnt
   *[other] Wann man andere gewinnen lässt
}
coach-habit-out = { $who ->
    [self] In der Runde bleiben
   *[other] Wer aus der Runde ausscheidet
}
# In a replay, under a card that could not be played then: why, in two or three words.
in-short-must-follow = { $colour } angespielt
in-short-must-follow-or-refuse = { $colour } angespielt
in-short-no-refusing-without-colour = kein { $colour } da
in-short-no-leading-with-refuse-card = nicht zum Anspielen

## Was Karten und Zeichen über sich sagen, wenn jemand auf ihnen verweilt: ein, zwei Sätze

about-black = Schwarz schlägt jede andere Farbe: Die höchste schwarze Karte gewinnt den Stich.
about-coloured = Die höchste Karte der angespielten Farbe gewinnt den Stich, wenn keine schwarze darin liegt.
about-insert = Mit ihr teilst du deine Hand. Ist deine letzte Weigerungskarte gespielt, kommt sie offen auf den Stapel; bist du an der Reihe und hast keine normale Karte, legst du sie verdeckt und bist aus der Runde.
about-now-wins = Sie würde den Stich bisher gewinnen.
about-now-submits = Es ist deine letzte Weigerungskarte: Deine Trennkarte kommt auf den Stapel.
about-led = Die erste Karte des Stichs. Wer eine normale Karte dieser Farbe hat, bedient damit oder weigert sich.
about-winning = Liegt vorn: die höchste schwarze Karte, sonst die höchste der angespielten Farbe.
about-won = Diese Karte hat den Stich gewonnen. Wer sie gespielt hat, spielt als Nächstes an.
about-refused = Eine Weigerungskarte, statt zu bedienen. Gewinnen kann sie den Stich trotzdem.
about-declared = So viele Stiche sind hier angesagt: so viele, wie es am Anfang Weigerungskarten waren.
about-tally = Gewonnene Stiche von den angesagten. Jeder Stich zu viel oder zu wenig kostet einen Punkt.
about-stack = Die Trennkarten in der Reihenfolge, in der sie hierher kamen. Am Ende der Runde ist jede Karte unter deiner ein Punkt.
about-normal = Mit diesen muss bedient werden. Ohne normale Karte der Farbe spielst du irgendeine davon. Ist keine mehr da, wenn du an der Reihe bist, bist du aus der Runde.
about-refuse = Mit diesen sagst du nein: Spiel eine, statt eine Farbe zu bedienen, die du bedienen könntest. Angespielt werden sie nie.
about-score = Punkte bisher: Karten unter deiner im Stapel, dazu die Ausgeschiedenen, minus der Abweichung von deiner Ansage.

## The lesson

lesson-cut-title = Teile deine Hand
lesson-cut-text = Deine Hand wird geteilt, so wie sie ausgeteilt wurde: links normale Karten, rechts Weigerungskarten, und keine Karte wechselt je die Seite. So viele Weigerungskarten du abtrennst, so viele Stiche sagst du an.
lesson-cut-task = Trenn zwei Karten ab.
lesson-cut-hint = Schieb den Schnitt, bis rechts zwei Karten liegen.
lesson-cut-wrong = Abtrennen darfst du eine bis sieben Karten. Nimm für den Anfang zwei.

lesson-follow-title = Bedienen
lesson-follow-text = Blau ist angespielt. Wer eine normale Karte dieser Farbe hat, kann damit bedienen, und die höchste der Farbe gewinnt.
lesson-follow-task = Gewinn diesen Stich.
lesson-follow-hint = Du brauchst eine blaue Karte über 5.
lesson-follow-wrong = Damit gewinnst du nicht. Eine normale blaue Karte über 5 gewinnt.

lesson-lead-title = Normale spielen an
lesson-lead-text = Du hast gewonnen, also spielst du an, mit irgendeiner normalen Karte. Weigerungskarten werden nie angespielt.
lesson-lead-task = Spiel eine rote Karte an.
lesson-lead-hint = Unter deinen normalen Karten sind vier rote.
lesson-lead-wrong = Auch die dürftest du anspielen. Nimm diesmal eine rote.

lesson-refuse-title = „Ich weigere mich“
lesson-refuse-text = Wieder Blau. Statt mit einer normalen Karte zu bedienen, darfst du nein sagen und irgendeine Weigerungskarte spielen.
lesson-refuse-task = Weigere dich.
lesson-refuse-hint = Deine Weigerungskarten liegen rechts.
lesson-refuse-wrong = Bedienen darfst du, aber angesagt hast du nur zwei Stiche. Sag nein, mit einer Weigerungskarte.

lesson-black-title = Schwarz schlägt alles
lesson-black-text = Gelb ist angespielt, und du hast keine normale gelbe Karte: Spiel irgendeine normale, denn weigern darfst du dich jetzt nicht. Schwarz schlägt jede andere Farbe.
lesson-black-task = Gewinn diesen Stich.
lesson-black-hint = Eine deiner normalen Karten ist stärker als jedes Gelb.
lesson-black-wrong = Damit gewinnst du nicht. Spiel eine schwarze Karte.

lesson-promise-title = Halt dein Wort
lesson-promise-text = Zwei Stiche hast du angesagt, zwei hast du. Jeder Stich zu viel oder zu wenig kostet einen Punkt.
lesson-promise-task = Spiel eine niedrige rote Karte an, damit jemand anders gewinnt.
lesson-promise-hint = Eine rote Karte bis 5 ist niedrig genug.
lesson-promise-wrong = Damit könntest du einen dritten Stich machen, und angesagt sind zwei. Spiel eine niedrige rote an.

lesson-insert-title = Der Stapel
lesson-insert-text = Deine letzte Weigerungskarte! Ist sie gespielt, kommt deine Trennkarte auf den Stapel: Jede Trennkarte darunter ist ein Punkt für dich.
lesson-insert-task = Weigere dich noch einmal.
lesson-insert-hint = Deine Weigerungskarte liegt rechts.
lesson-insert-wrong = Bedienen darfst du. Weigerst du dich aber jetzt, liegt deine Trennkarte schon über einer anderen.

lesson-stay-title = Drinbleiben
lesson-stay-text = Es ist spät in einer anderen Runde. Wer an der Reihe ist und keine normale Karte mehr hat, scheidet aus und bekommt nichts.
lesson-stay-task = Behalt deine letzte normale Karte.
lesson-stay-hint = Eine Weigerungskarte hast du noch.
lesson-stay-wrong = Damit gewännst du den Stich. Aber dann hättest du keine normale Karte mehr und würdest ausscheiden.

lesson-last-title = Der Letzte im Spiel
lesson-last-text = Dein Gegenüber hatte keine normale Karte mehr und ist ausgeschieden: Die Trennkarte kommt verdeckt auf den Stapel. Nur du bist noch da.
lesson-last-task = Spiel deine letzte Karte, dann ist die Runde vorbei.
lesson-last-hint = Es gibt nur eine.

lesson-score-title = Zählen
lesson-score-text = Jede Trennkarte unter deiner und jeder Ausgeschiedene war ein Punkt; und wer als Einziger übrig ist, dem schadet eine verfehlte Ansage nicht. Es gibt so viele Runden wie Spieler, die höchste Summe gewinnt.

## The first game after the lesson

first-IY-3 = So viele Weigerungskarten du abtrennst, so viele Stiche solltest du machen. Niedrige Karten am Ende der Hand taugen gut zum Neinsagen.
first-IY-7 = Mit einer normalen Karte der angespielten Farbe hast du die Wahl: bedienen, oder dich weigern und eine Weigerungskarte ausgeben.
first-IY-8 = Ohne normale Karte der angespielten Farbe geht jede normale. Weigern darf sich nur, wer bedienen könnte.
first-IY-9 = Keine normale Karte mehr: raus aus der Runde, keine Punkte. Wer sich weigert, spart normale Karten.
first-IY-10 = Die letzte Weigerungskarte ist gespielt. Je später du auf den Stapel kommst, desto mehr Punkte liegen unter dir.
first-IY-11 = Die höchste schwarze Karte gewinnt den Stich, ohne Schwarz die höchste der angespielten Farbe. Weigerungskarten zählen dabei wie alle anderen.
first-IY-14 = Karten unter deiner im Stapel, dazu die Ausgeschiedenen, minus der Abweichung von der Ansage.
