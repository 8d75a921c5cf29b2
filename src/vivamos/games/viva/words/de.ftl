### VIVA. Cards of one or two colours are laid on three houses: a card must share a colour with the top card of a house
### (an empty one takes any). Colours of the blocking card go to no house. If all three top cards share a colour, that is
### VIVA: the houses are cleared, the neighbours draw cards, and who called it chooses a new blocking card. Whoever lays
### the last card of the hand on the blocking card goes out and wins the round, and with it a victory card. In honour
### play forbidden cards may be tried, and the others may catch them.
### The rules page of the language has the same terms.

## The game in the lobby, and its options when a table is opened

# What kind of game it is, in one sentence.
pitch = Drei Häuser, sechs Farben, eine Sperrkarte.

# Options, where a new table is made: a label, what it does, and the values where there is a choice.
option-box = Ausgabe
option-box-text = Die normale Ausgabe hat 126 Karten und 12 Siegkarten, die Taschenausgabe 84 und 8.
choice-box-regular = Normal
choice-box-pocket = Tasche
option-rounds = Runden
option-rounds-text = So viele Runden werden gespielt; mit der Taschenausgabe höchstens 8.
option-honour = Ehrensache
option-honour-text = Verbotene Karten dürfen versucht und von den anderen beanstandet werden.
option-dealer = Geber
option-dealer-text = Der Platz, der in der ersten Runde gibt; sein linker Nachbar beginnt.

## Colours and cards

# In the middle of a sentence: "red is blocked", "VIVA in red", "Go out with red".
colour-R = Rot
colour-O = Orange
colour-Y = Gelb
colour-G = Grün
colour-B = Blau
colour-P = Pink
# What other messages get as $colours: the colours of a card, or those that are blocked; also a card read aloud.
one-colour = { $colour }
two-colours = { $first_colour } und { $second_colour }
# A card read aloud that lies there as the blocking card.
card-blocking = { $colours }, Sperrkarte
# Read aloud for the back of a card.
card-face-down = Verdeckte Karte

## The log: what happened. No full stop. $card is drawn as a small card

# Headings in the log; also how far the game is, in the bar over the table and in the lists of the lobby.
round-begins = Runde { $round } von { $rounds }
# Those who share the lead after the agreed rounds play on.
extra-round-begins = Zusatzrunde { $number }

# $dealer_seat has dealt, $seat begins; they are never the same.
cards-dealt = { $dealer_seat_is ->
    [you] Du gabst { cards-each }, und { $seat } begann
   *[other] { $seat_is ->
        [you] { $dealer_seat } gab { cards-each }, und du begannst
       *[other] { $dealer_seat } gab { cards-each }, und { $seat } begann
    }
}
# A part of cards-dealt.
cards-each = { $hand_size ->
    [one] je { $hand_size } Karte
   *[other] je { $hand_size } Karten
}

# A part of others, and a reason why a card is forbidden. $number: how many colours there are in $colours.
colours-blocked = { $number ->
    [one] { $colours } ist gesperrt
   *[other] { $colours } sind gesperrt
}
# The first blocking card of a round.
first-block = { $card } wurde aufgedeckt: { colours-blocked }
# After VIVA, in place of a card from the hand.
block-turned-up = { $seat_is ->
    [you] Du decktest { $card } auf: { colours-blocked }
   *[other] { $seat } deckte { $card } auf: { colours-blocked }
}
# After VIVA, a card from the hand.
block-chosen = { $seat_is ->
    [you] Du machtest { $card } zur Sperrkarte: { colours-blocked }
   *[other] { $seat } machte { $card } zur Sperrkarte: { colours-blocked }
}
# After VIVA, when a single card is left in the hand.
last-card-blocks = { $seat_is ->
    [you] Du musstest mit deiner letzten Karte sperren, { $card }: { colours-blocked }
   *[other] { $seat } musste mit der letzten Karte sperren, { $card }: { colours-blocked }
}

card-placed = { $seat_is ->
    [you] Du legtest { $card } auf Haus { $house }
   *[other] { $seat } legte { $card } auf Haus { $house }
}
drawn-card-placed = { $seat_is ->
    [you] Du zogst { $card } und legtest sie auf Haus { $house }
   *[other] { $seat } zog { $card } und legte sie auf Haus { $house }
}
# Several cards that are alike: "Teo placed 2 RB on house 1", RB being drawn as a card. $number is 2 or more.
cards-placed = { $seat_is ->
    [you] Du legtest { $number } { $card } auf Haus { $house }
   *[other] { $seat } legte { $number } { $card } auf Haus { $house }
}
# One on each of two houses.
cards-placed-on-two = { $seat_is ->
    [you] Du legtest { $number } { $card } auf die Häuser { $first_house } und { $second_house }
   *[other] { $seat } legte { $number } { $card } auf die Häuser { $first_house } und { $second_house }
}
# One on each of the three houses.
cards-placed-on-each = { $seat_is ->
    [you] Du legtest { $number } { $card }, eine auf jedes Haus
   *[other] { $seat } legte { $number } { $card }, eine auf jedes Haus
}
# $places: a list made of number-on-house, such as "2 on house 1, 1 on house 3".
cards-placed-apart = { $seat_is ->
    [you] Du legtest { $number } { $card }: { $places }
   *[other] { $seat } legte { $number } { $card }: { $places }
}
number-on-house = { $number } auf Haus { $house }

# Told while the card is looked at; what becomes of it is told in its place. Only who drew it is told which card it is,
# by the messages that begin with "own"; in the others $seat is never the reader.
card-drawn = { $seat } zog eine Karte
own-card-drawn = { $seat_is ->
    [you] Du zogst { $card }
   *[other] { $seat } zog { $card }
}
card-kept = { $seat } zog eine Karte und behielt sie
own-card-kept = { $seat_is ->
    [you] Du hast { $card } gezogen und behalten
   *[other] { $seat } hat { $card } gezogen und behalten
}
# The draw pile cannot be renewed.
nothing-to-draw = { $seat_is ->
    [you] Du wolltest ziehen, aber es war keine Karte mehr da
   *[other] { $seat } wollte ziehen, aber es war keine Karte mehr da
}
# Cards that somebody had to draw, after VIVA or because they were caught.
cards-drawn = { $number ->
    [one] { $seat } zog { $number } Karte
   *[other] { $seat } zog { $number } Karten
}
own-cards-drawn = { $seat_is ->
    [you] Du zogst { $cards }
   *[other] { $seat } zog { $cards }
}
pile-from-discards = Der Nachziehstapel war leer: Der Ablagestapel wurde zum neuen
pile-from-houses = Der Nachziehstapel war leer: Die Karten unter den obersten der Häuser wurden zum neuen

# $colours: those that all three top cards share.
viva-called = { $seat_is ->
    [you] VIVA! Du räumtest die Häuser in { $colours } ab
   *[other] VIVA! { $seat } räumte die Häuser in { $colours } ab
}

# Honour play: $by_seat said that the card of $seat was forbidden, and it was. $reason is colours-blocked or
# no-colour-shared.
card-caught = { $by_seat_is ->
    [you] Du erwischtest { $seat }: { $reason }. Die Karte ging zurück
   *[other] { $seat_is ->
        [you] { $by_seat } erwischte dich: { $reason }. Die Karte ging zurück
       *[other] { $by_seat } erwischte { $seat }: { $reason }. Die Karte ging zurück
    }
}
# A reason why a card is forbidden.
no-colour-shared = { $card } hat keine Farbe gemeinsam mit { $top_card }
# They said that it was forbidden, but it was not.
wrongly-caught = { $by_seat_is ->
    [you] Du wolltest { $seat } erwischen, aber die Karte war erlaubt
   *[other] { $seat_is ->
        [you] { $by_seat } wollte dich erwischen, aber die Karte war erlaubt
       *[other] { $by_seat } wollte { $seat } erwischen, aber die Karte war erlaubt
    }
}
let-pass = { $seat_is ->
    [you] Du hast es durchgehen lassen
   *[other] { $seat } hat es durchgehen lassen
}
nobody-caught = Niemand beanstandete etwas

# $card is the last card of the hand.
went-out = { $seat_is ->
    [you] Du machtest mit { $card } Schluss, auf der Sperrkarte { $block_card }
   *[other] { $seat } machte mit { $card } Schluss, auf der Sperrkarte { $block_card }
}
round-won = { $seat_is ->
    [you] Du gewannst Runde { $round } und eine Siegkarte
   *[other] { $seat } gewann Runde { $round } und eine Siegkarte
}
round-not-won = Runde { $round } endete nach { $turns } Zügen, und niemand gewann sie
# $seats: two or more who have most victory cards after the last round.
lead-shared = Gleichstand an der Spitze, es spielten weiter: { $seats }
# $seats: those who won; several share the win.
game-won = { $seats_count ->
    [1] { $seats_is ->
        [you] Du hast das Spiel mit { victory-cards } gewonnen
       *[other] { $seats } hat das Spiel mit { victory-cards } gewonnen
    }
   *[other] Geteilter Sieg mit je { victory-cards }: { $seats }
}
# A part of game-won; also read aloud for the victory cards beside a seat.
victory-cards = { $victories ->
    [one] { $victories } Siegkarte
   *[other] { $victories } Siegkarten
}

## What a player is asked for. Each follows "Your turn: "

ask-judge = Beanstande sie oder lass sie durchgehen
ask-block = Wähle die Sperrkarte
ask-place-or-keep = Leg sie oder behalte sie
ask-keep = Behalte die Karte
ask-go-out-or-draw = Mach Schluss oder zieh
ask-place-or-draw = Leg oder zieh
ask-draw = Zieh eine Karte

## Why a move is refused. Sentences

must-judge = Eine Karte wurde gelegt: Beanstande sie, wenn sie verboten ist, oder lass sie durchgehen.
no-card-to-judge = Gerade hat niemand sonst eine Karte gelegt.
no-catching = Beanstandet wird nur bei Ehrensache.
no-choosing-block = Die Sperrkarte wird nur nach einem VIVA gewählt, und zwar von dem, der es ausgelöst hat.
must-choose-block = VIVA! Wähle jetzt die neue Sperrkarte: eine von deinen oder die oberste vom Nachziehstapel.
must-place-or-keep = Du hast { $card } gezogen: Leg diese eine Karte auf ein Haus oder behalte sie.
no-card-to-keep = Es gibt nichts zu behalten: Behalten kannst du nur eine Karte, die du gerade gezogen hast.
no-such-card-in-hand = { $card } ist nicht auf deiner Hand.
# $held is 2 or more.
must-be-last-card = Schluss machen kannst du nur mit deiner letzten Karte, und du hast noch { $held }.
no-colour-of-block = { $card } hat keine Farbe gemeinsam mit der Sperrkarte { $block_card }.
# $wanted is 2 or more.
no-such-number-of-cards = Du bräuchtest { $wanted } Karten { $card }, hast aber { $held }.
no-last-card-on-house = Deine letzte Karte kommt nie auf ein Haus: Sie muss auf die Sperrkarte.
no-blocked-colour = Die Sperrkarte { $block_card } verbietet { $colours }, also kommt { $card } auf kein Haus.
no-house-for-card = { $card } hat mit keiner obersten Karte der Häuser eine Farbe gemeinsam.
no-colour-of-house = { $card } hat keine Farbe gemeinsam mit { $top_card }, der obersten Karte von Haus { $house }.

## What is wrong with the options or with somebody's own deck. The latter follow the name of the file and a colon

too-few-victory-cards = { $box ->
    [pocket] Die Taschenausgabe hat nur { $most } Siegkarten, zu wenige für { $rounds } Runden.
   *[regular] Die normale Ausgabe hat nur { $most } Siegkarten, zu wenige für { $rounds } Runden.
}
deck-too-many-alike = Es dürfen höchstens { $most } Karten gleich sein.
deck-too-many-dealt = An alle Hände zusammen werden höchstens { $most } Karten ausgeteilt.
deck-without-blocking-card = Für die Sperrkarte bleibt keine Karte, wenn { $dealt } von { $there } ausgeteilt sind.

## The blocking card and the draw pile

# In the empty place for the blocking card: very little room.
slot-block = Sperrkarte
slot-own-block = Deine Sperrkarte
# In the place of a draw pile that is used up: very little room.
slot-pile = Leer
# Under the draw pile: very little room.
pile-count = noch { $number }
# Under the blocking card.
caption-blocked = Gesperrt: { $colours }
caption-nothing = Gerade ist nichts gesperrt
caption-out = { $seat_is ->
    [you] Du gewinnst die Runde
   *[other] { $seat } gewinnt die Runde
}
hint-last-card = Hierher kommt die letzte Karte einer Hand, nach Farbe.
hint-own-last-card = Hierher kommt deine letzte Karte, wenn eine Farbe passt.
# On the last card of whoever went out: very little room.
tag-out = Gewonnen
# Read aloud: what a press on them does. $colours: the selected card.
press-go-out = Mit { $colours } Schluss machen
press-block = Mit { $colours } sperren
press-turn-up = Die oberste Karte als Sperrkarte aufdecken

## The houses

# At the foot of a house: very little room. $card was placed just now, and it is asked whether that was allowed.
house-empty = leer
house-caught = Erwischt!
house-forbidden = verboten
house-just-placed = { $card } eben gelegt
house-placed-on = { $card } auf { $top_card }
# So many more of the selected cards are to go here.
house-planned = noch { $number } hier
# Read aloud. $colours: those of its top card; $number: how many cards lie there.
house-spoken-empty = Haus { $house }, leer
house-spoken = { $number ->
    [1] Haus { $house }, { $colours }
   *[other] Haus { $house }, { $colours }, { $number } Karten
}
# Read aloud: what a press on a house does with the selected card, $colours.
press-place = { $colours } auf Haus { $house } legen
# The first of several cards.
press-place-first = { $colours } auf Haus { $house } legen, dann für die nächste wählen
# $viva_colours: those that all three houses would share.
press-place-viva = { $colours } auf Haus { $house } legen: VIVA in { $viva_colours }!
# $reason is colours-blocked or no-colour-shared.
press-place-forbidden = { $colours } auf Haus { $house } legen, verboten: { $reason }
press-refused = Nicht auf Haus { $house }: { $colours }
# In a tooltip; $reason as before.
try-warning = Ein Versuch: { $reason }. Erwischt dich jemand, ziehst du 3 Karten.

## Over the hand: what the table waits for

question-over = Das Spiel ist vorbei
question-viva = VIVA in { $colours }
question-caught = Erwischt!
# $seat placed a card.
question-judge = War das erlaubt? Gelegt hat { $seat }
question-block = VIVA! Wähle die neue Sperrkarte
# Several identical cards are to be laid one by one: $number counts them, $all is how many there are.
question-next-house = Karte { $number } von { $all }: Wähle ein Haus
question-house = Wähle ein Haus
question-drawn = Du hast { $colours } gezogen: legen oder behalten
# $seat is never the reader here.
waits-for-turn = { $seat } ist am Zug
waits-for-drawn = { $seat } hat eine Karte gezogen
waits-for-block = { $seat } wählt, was gesperrt ist
waits-for-judge = { $seat } sieht nach, ob das erlaubt war

## The hand and the buttons beside it

# Over the card just drawn: very little room.
tag-drawn = Gezogen
# Buttons, in the order of the moves.
button-draw = Karte ziehen
button-keep = Behalten
button-turn-up = Aufdecken
button-catch = Beanstanden
button-let = Durchlassen
button-go-out = Schluss machen
# On a button: very little room.
button-house = Haus { $house }
# Before buttons with numbers: how many identical cards to lay. Very little room.
lay-how-many = Legen
# Read aloud: the group of these buttons, and each of them.
how-many-cards = Wie viele Karten: { $colours }
lay-number = { $number } legen
# In the help on keys, after 1 2 3.
keys-help = die gewählte Karte auf dieses Haus legen

## Seats and scores

# In place of what is told beside a name: the others play an extra round.
sits-out = setzt diese Runde aus
# Headings of the columns.
score-cards = Karten
score-wins = Siege
# Read aloud for the mark of who won a round.
round-won-mark = gewonnen
sheet-note = Eine Spalte pro Runde. Wer Schluss macht, nimmt deren Siegkarte; wer die meisten hat, gewinnt.

## What a player calls out with one press, a word or two

shout-viva = VIVA!
shout-delight = Ha!
shout-dismay = So knapp

## The coach

# What it counts in.
coach-unit = Siegkarten

# What a move leads to, at the beginning of a sentence: “… in 80 of 100 deals”.
coach-viva = { $seat_is ->
    [you] Du rufst das nächste VIVA
   *[other] { $seat } ruft das nächste VIVA
}
coach-goes-out = { $seat_is ->
    [you] Du machst vor dem nächsten VIVA Schluss
   *[other] { $seat } macht vor dem nächsten VIVA Schluss
}
# A costly card in a few words, by what came of it. $who: self if whoever played it takes or wins, else others do.
coach-did-viva = { $who ->
    [self] Das nächste VIVA gerufen
   *[other] Das nächste VIVA anderen gelassen
}
coach-did-goes-out = { $who ->
    [self] Vor einem VIVA Schluss gemacht
   *[other] Andere Schluss machen lassen
}
# What costs something again and again, over many games: a heading of a few words. $who as above.
coach-habit-viva = { $who ->
    [self] Wann man VIVA ruft
   *[other] VIVAs, die andere rufen
}
coach-habit-goes-out = { $who ->
    [self] Wann man Schluss macht
   *[other] Andere, die zuerst Schluss machen
}
# In a replay, under a card that could not be played then: why, in two or three words.
in-short-no-blocked-colour = gesperrt
in-short-no-house-for-card = kein Haus
in-short-no-last-card-on-house = nicht aufs Haus

## Was Karten und Zeichen über sich sagen, wenn jemand auf ihnen verweilt: ein, zwei Sätze

about-card = Kommt auf ein leeres Haus oder auf eines, dessen oberste Karte eine Farbe mit ihr gemeinsam hat, wenn keine ihrer Farben gesperrt ist.
about-now-viva = Mit ihr ist VIVA möglich.
about-now-houses = { $count ->
    [1] Sie passt auf Haus { $houses }.
   *[other] Sie passt auf die Häuser { $houses }.
}
about-now-last = Deine letzte Karte: Auf die Sperrkarte gelegt, gewinnt sie die Runde.
about-blocking = Ihre Farben dürfen auf kein Haus. Die letzte Karte einer Hand wird hierher gelegt, wenn sie eine Farbe gemeinsam hat.
about-won = Die letzte Karte einer Hand, auf die Sperrkarte gelegt: Sie hat die Runde gewonnen.
about-victories = Siegkarten, eine für jede gewonnene Runde. Die meisten gewinnen das Spiel.
about-pile = Statt eine Karte zu legen, kannst du eine ziehen und sie gleich legen oder behalten.
about-viva = Alle drei obersten Karten haben eine Farbe gemeinsam: Die Häuser werden geräumt, und wer das geschafft hat, wählt eine neue Sperrkarte.

## The lesson

lesson-golden-title = Die goldene Regel
lesson-golden-text = Jede Karte hat eine oder zwei Farben, und du willst deine vor allen anderen los sein. Auf ein Haus passt, was mit seiner obersten Karte eine Farbe gemeinsam hat.
lesson-golden-task = Leg eine Karte auf das erste Haus.
lesson-golden-hint = Es zeigt Gelb und Pink. Eine davon muss auf deiner Karte sein.
lesson-golden-wrong = Auch das ist erlaubt. Aber such eine Karte, die mit dem ersten Haus eine Farbe gemeinsam hat.

lesson-draw-title = Gesperrt
lesson-draw-text = Die Sperrkarte zeigt Grün, also darf nichts mit Grün auf ein Haus. Auch deine anderen Karten passen nirgends, und wer nichts legt, zieht eine Karte.
lesson-draw-task = Zieh eine Karte.
lesson-draw-hint = Der Nachziehstapel liegt neben der Sperrkarte.

lesson-viva-title = VIVA!
lesson-viva-text = Gelb und Pink: Eine eben gezogene Karte darfst du gleich legen. Haben dann alle drei Häuser eine Farbe gemeinsam, ist es VIVA, und deine Nachbarn müssen ziehen: rechts zwei Karten, links eine.
lesson-viva-task = Leg sie so, dass es VIVA ist.
lesson-viva-hint = Ein Haus zeigt nur Pink, ein anderes nur Gelb. Deck eins davon zu.
lesson-viva-wrong = So hätten die Häuser noch immer keine Farbe gemeinsam. Leg sie auf die pinke oder die gelbe Karte.

lesson-block-title = Du sperrst
lesson-block-text = Die Häuser sind geräumt, und du wählst die neue Sperrkarte: eine von deinen oder die oberste vom Nachziehstapel. Am Ende muss deine letzte Karte eine Farbe mit ihr gemeinsam haben.
lesson-block-task = Sperr mit einer Karte, die Rot zeigt, und heb dir die andere für den Schluss auf.
lesson-block-hint = Rot und Orange geht, Rot und Blau genauso.
lesson-block-wrong = Aufdecken darfst du auch, aber dann ist es Glückssache, ob deine letzte Karte passt. Nimm eine Karte mit Rot.
lesson-block-wrong-green = Dann bliebe Grün gesperrt, und deine andere grüne Karte käme auf kein Haus. Nimm eine Karte mit Rot.

lesson-pair-title = Zwei auf einmal
lesson-pair-text = Grün ist wieder frei. Gleiche Karten darfst du zusammen legen, auf ein Haus oder auf mehrere, und ein leeres Haus nimmt jede Karte, die nicht gesperrt ist.
lesson-pair-task = Leg beide grünen Karten in einem Zug.
lesson-pair-hint = Wähl Grün, und dass du zwei legst.
lesson-pair-wrong = Dann hättest du noch mehr als eine Karte. Leg beide grünen zusammen.

lesson-out-title = Mach Schluss
lesson-out-text = Deine letzte Karte kommt nie auf ein Haus. Sie kommt auf die Sperrkarte, wenn die beiden eine Farbe gemeinsam haben.
lesson-out-task = Mach mit deiner letzten Karte Schluss.
lesson-out-hint = Beide zeigen Rot.
lesson-out-wrong = Dann hättest du wieder zwei Karten. Deine und die Sperrkarte zeigen beide Rot, du kannst also jetzt gewinnen.

lesson-score-title = Runde gewonnen
lesson-score-text = Wer Schluss macht, gewinnt die Runde und bekommt eine Siegkarte. Nach den vereinbarten Runden gewinnt, wer die meisten Siegkarten hat.

## The first game after the lesson

first-VI-5 = Eine Karte kommt auf ein leeres Haus oder auf eine Karte, mit der sie eine Farbe gemeinsam hat. Zweifarbige passen an mehr Stellen.
first-VI-7 = Gleiche Karten gehen in einem Zug weg. Mit zwei oder drei gleichen wird die Hand schnell leer.
first-VI-8 = Eine eben gezogene Karte darf gleich gelegt werden, aber nur diese eine. Wird sie behalten, sieht sie sonst niemand.
first-VI-11 = VIVA kostet rechts zwei Karten und links eine. Ruft es, wer nach dir dran ist, ziehst du die zwei.
first-VI-12 = Eine neue Sperrkarte: Was verboten war, kann jetzt frei sein. Schau deine Hand noch einmal an.
first-VI-13 = Wer nach einem VIVA nur noch eine Karte hat, muss mit ihr sperren und zieht eine neue. Besser, du hast beim VIVA noch zwei oder mehr übrig.
first-VI-14 = Die letzte Karte kam auf die Sperrkarte, das gewinnt die Runde. Heb dir eine auf, die eine Farbe mit ihr gemeinsam hat.
