### VAMOS dia: tricks of which the winner keeps the lowest card, and three VAMOS cards that bring blind gifts.
### "VAMOS" is the name of a kind of card and stays as it is. Cards are written like Y15; their letters stay, too.

# In the lobby, under the name of the game.
pitch = Gewinne den Stich, behalte die niedrigste Karte. Sterne lohnen sich, Totenköpfe beißen, und drei Karten machen alles zum verdeckten Geschenk.

## Options of a table

option-start = Beginn
option-start-text = Der Platz, der die erste Runde eröffnet.

## Colours and cards

# In the middle of a sentence: "follow blue".
colour-B = Blau
colour-Y = Gelb
colour-R = Rot
colour-P = Violett

# What a card counts: stars are good, skulls are bad.
symbols = { $symbol ->
    [skull] { $count ->
        [0] keine Totenköpfe
        [one] { $count } Totenkopf
       *[other] { $count } Totenköpfe
    }
   *[star] { $count ->
        [0] keine Sterne
        [one] { $count } Stern
       *[other] { $count } Sterne
    }
}

# A card as it is read aloud: "Yellow 10, 1 star".
card-spoken = { $colour_is ->
    [B] Blaue
    [Y] Gelbe
    [R] Rote
   *[P] Violette
} { $number }, { symbols }
# The same for one of the three VAMOS cards: "Yellow 15, 2 stars, VAMOS card".
card-spoken-vamos = { card-spoken }, VAMOS-Karte
# The back of a card, read aloud.
card-spoken-back = Verdeckte Karte
# A card that the reader has laid face down; $spoken is a whole card-spoken.
card-spoken-own-down = Deine Karte, verdeckt: { $spoken }

## The log: what happened

# Headings in the log.
round-begins = Runde { $number }
trick-begins = Stich { $number }

# Every card is in somebody's hand.
all-cards-dealt = { $each ->
    [one] Alle bekamen { $each } Karte
   *[other] Alle bekamen { $each } Karten
}
# $out cards are left over; nobody sees them in this round.
cards-dealt = Alle bekamen { $each ->
    [one] { $each } Karte
   *[other] { $each } Karten
}, { $out ->
    [one] { $out } Karte blieb
   *[other] { $out } Karten blieben
} draußen

# Who leads the first trick of a round: by lot …
first-lead-drawn = { $seat_is ->
    [you] Ausgelost: Du eröffnest die Runde
   *[other] Ausgelost: { $seat } eröffnet die Runde
}
# … or because it was agreed, or is their turn.
first-lead = { $seat_is ->
    [you] Du eröffnest die Runde
   *[other] { $seat } eröffnet die Runde
}

# The first card of a trick, face up.
card-led = { $seat_is ->
    [you] Du spieltest { $card } an
   *[other] { $seat } spielte { $card } an
}
card-played = { $seat_is ->
    [you] Du spieltest { $card }
   *[other] { $seat } spielte { $card }
}

# After the card-led or card-played of a VAMOS card: the first one in a trick, a further one, one in the last trick.
vamos-called = VAMOS! Nach dem Stich legen alle eine Karte verdeckt
vamos-again = Noch ein VAMOS! Es zählt nur einmal
vamos-in-last-trick = Im letzten Stich bewirkt VAMOS nichts

# The winner keeps the lowest card of the trick, and nothing else of it.
trick-won = { $seat_is ->
    [you] Du gewannst und nahmst { $card }
   *[other] { $seat } gewann und nahm { $card }
}
# The winner of a trick with a VAMOS card keeps none of it.
vamos-trick-won = { $seat_is ->
    [you] Der Stich ist deiner: Alle legen für dich eine Karte verdeckt
   *[other] Der Stich geht an { $seat }: Alle legen für { $seat } eine Karte verdeckt
}

# Only who has laid the card knows which it is …
card-laid-down = { $seat_is ->
    [you] Du legtest { $card } verdeckt
   *[other] { $seat } legte { $card } verdeckt
}
# … the others read this.
hidden-card-laid-down = { $seat_is ->
    [you] Du legtest eine Karte verdeckt
   *[other] { $seat } legte eine Karte verdeckt
}
# The winner of a trick with VAMOS gets the face-down cards of all: $count is 3, 4 or 5.
gifts-won = { $seat_is ->
    [you] Du nahmst { $count } verdeckte Karten
   *[other] { $seat } nahm { $count } verdeckte Karten
}

# At the end of a round: the face-down cards that somebody has won.
gifts-turned-over = { $seat_is ->
    [you] Du decktest { $cards } auf
   *[other] { $seat } deckte { $cards } auf
}
# $scores: what everybody got in this round, "Inés +3, you −2".
round-scored = Runde { $number }: { $scores }

game-won = { $seat_is ->
    [you] Du hast das Spiel mit { SIGNED($total) } gewonnen
   *[other] { $seat } hat das Spiel mit { SIGNED($total) } gewonnen
}
# Several have the most, $total each; with "us" the reader is one of them and is called "you" in the list.
game-shared = Geteilter Sieg mit { SIGNED($total) }: { $seats }

## What a player is asked for: follows "Your turn: "

ask-lead = Spiel eine beliebige Karte an
ask-follow = Bediene { $colour }
ask-any-card = Spiel irgendeine Karte, du hast kein { $colour }
ask-lay-down = Leg eine Karte verdeckt

## Why a move is refused

must-lay-down = VAMOS! Alle legen jetzt eine Karte verdeckt.
no-vamos = Verdeckt legt man Karten nur nach einem Stich mit einer VAMOS-Karte.
no-such-card-in-hand = { $card } ist nicht auf deiner Hand.
must-follow = { $colour } wurde angespielt, und du hast { $colour } auf der Hand.

## What is wrong with somebody's own deck: follows "deck: "

deck-numbers = Die Zahlen müssen 1 bis { $most } sein, jede einmal.
deck-vamos-cards = Es dürfen höchstens { $most } VAMOS-Karten sein.
deck-hand-size = Eine Hand hat höchstens { $most } Karten.

## At the table: how far the game is

round-of-rounds = Runde { $number } von { $rounds }
status-trick = Stich { $number }
status-over = Spielende

## At the table: the trick

# The middle of the table, read aloud.
place-of-trick = Stich
# Where the reader's card of this trick will lie: on an empty place as wide as a card.
place-of-your-card = Deine Karte
# The same once a trick with VAMOS is won: where the card that the reader lays face down will lie.
place-of-your-gift = Dein Geschenk
# On the card of a finished trick that its winner takes.
tag-taken = Geholt

# Beside the trick, while a VAMOS card lies in it.
note-vamos-on = **VAMOS gilt.** Nach diesem Stich legen alle eine Karte verdeckt, und wer ihn gewinnt, nimmt sie alle.
# When such a trick is finished; $seat has won it.
note-vamos-now = { $seat_is ->
    [you] **VAMOS!** Alle legen eine Karte verdeckt, und du nimmst sie alle.
   *[other] **VAMOS!** Alle legen eine Karte verdeckt, und { $seat } nimmt sie alle.
}

# Under the trick or over the hand: whose turn it is, when it is not the reader's.
turn-to-play = { $seat } ist am Zug
turn-to-lay-down = { $seat } legt eine Karte verdeckt
# The same as note-vamos-on, in one line.
vamos-is-on = VAMOS gilt: Danach legen alle eine Karte verdeckt
# Under “lay a card face down”: who gets the cards that everybody lays.
gifts-go-to = { $seat_is ->
    [you] Du bekommst sie alle
   *[other] { $seat } bekommt sie alle
}

## At the table: what somebody has won in this round, in small print beside the cards

# Only skulls, only stars, or both: then what they come to.
pile-worth = { $symbol ->
    [skull] { symbols }
    [star] { symbols }
   *[mixed] { SIGNED($points) } gesamt
}
pile-kept = bisher { pile-worth }
# There are face-down cards, too: the gifts.
pile-kept-and-gifts = { pile-worth } und Geschenke
pile-gifts = Geschenke, verdeckt
pile-empty = Dein Stapel: noch nichts gewonnen
# Once the round is scored.
pile-scored = **{ SIGNED($points) }** diese Runde
# The stack of face-down cards, read aloud.
pile-gifts-spoken = { $seat_is ->
    [you] Du hast { $count } verdeckte Karten genommen
   *[other] { $seat } hat { $count } verdeckte Karten genommen
}

## The end of a round and of the game, and the score sheet

result-won = { $seat_is ->
    [you] Du hast gewonnen
   *[other] { $seat } hat gewonnen
}
result-shared = Geteilter Sieg: { $seats }

# Above the columns: the points of the round just scored, those of a certain round, all together.
column-this-round = Runde
column-round = Runde { $number }
column-total = Gesamt
# Under the sheet.
sheet-note = Sterne minus Totenköpfe auf den genommenen Karten, die Geschenke aufgedeckt.

## What a player calls out with one press, a word or two

shout-vamos = VAMOS!
shout-delight = Olé!
shout-dismay = Oh nein

## The coach

# What it counts in.
coach-unit = Punkte

# What a move leads to, at the beginning of a sentence: “… in 80 of 100 deals”.
coach-takes = { $seat_is ->
    [you] Du nimmst { $card }
   *[other] { $seat } nimmt { $card }
}
coach-takes-skulls = { $seat_is ->
    [you] Du nimmst Totenköpfe
   *[other] { $seat } nimmt Totenköpfe
}
coach-takes-stars = { $seat_is ->
    [you] Du nimmst Sterne
   *[other] { $seat } nimmt Sterne
}
coach-takes-gifts = { $seat_is ->
    [you] Du nimmst die Geschenke
   *[other] { $seat } nimmt die Geschenke
}
coach-wins = { $seat_is ->
    [you] Du gewinnst den Stich
   *[other] { $seat } gewinnt den Stich
}
# A costly card in a few words, by what came of it. $who: self if whoever played it takes or wins, else others do.
coach-did-takes = { $who ->
    [self] { $card } genommen
   *[other] { $card } anderen gelassen
}
coach-did-takes-skulls = { $who ->
    [self] Totenköpfe genommen
   *[other] Totenköpfe anderen gelassen
}
coach-did-takes-stars = { $who ->
    [self] Sterne genommen
   *[other] Sterne anderen gelassen
}
coach-did-takes-gifts = { $who ->
    [self] Die Geschenke genommen
   *[other] Die Geschenke anderen gelassen
}
coach-did-wins = { $who ->
    [self] Den Stich gewonnen
   *[other] Den Stich anderen gelassen
}
# What costs something again and again, over many games: a heading of a few words. $who as above.
coach-habit-takes = { $who ->
    [self] Die niedrigste Karte deiner Stiche
   *[other] Die niedrigsten Karten der anderen
}
coach-habit-takes-skulls = { $who ->
    [self] Stiche mit Totenköpfen
   *[other] Totenköpfe, die andere nehmen
}
coach-habit-takes-stars = { $who ->
    [self] Welche Sterne du nimmst
   *[other] Sterne, die andere bekommen
}
coach-habit-takes-gifts = { $who ->
    [self] Stiche, die Geschenke bringen
   *[other] Geschenke, die andere bekommen
}
coach-habit-wins = { $who ->
    [self] Wann man einen Stich gewinnt
   *[other] Wann man andere gewinnen lässt
}
# In a replay, under a card that could not be played then: why, in two or three words.
in-short-must-follow = { $colour } angespielt

## Was Karten und Zeichen über sich sagen, wenn jemand auf ihnen verweilt: ein, zwei Sätze

about-number = Wer sie nimmt, bekommt { symbols }. Die höchste Karte der angespielten Farbe gewinnt den Stich, und behalten wird die niedrigste von allen.
about-vamos = Ist ein Stich mit dieser Karte gewonnen, legen alle eine Karte verdeckt, und wer ihn gewonnen hat, nimmt diese statt der niedrigsten. Im letzten Stich einer Runde tut sie nichts.
about-now-vamos-last = Der letzte Stich: Sie tut nichts mehr.
about-led = Die erste Karte des Stichs. Wer diese Farbe hat, muss sie bedienen.
about-winning = Bisher die höchste Karte der angespielten Farbe.
about-won = Diese Karte hat den Stich gewonnen. Wer sie gespielt hat, behält die niedrigste Karte und spielt als Nächstes an.
about-taken = Die niedrigste Zahl im Stich: Diese Karte wird behalten.
about-gifts = Nach einem VAMOS verdeckt genommene Karten. Aufgedeckt werden sie, wenn die Runde gewertet wird.
about-pile = Was in dieser Runde gewonnen wurde: Sterne zählen plus, Totenköpfe minus.
about-score = Punkte der gewerteten Runden: Sterne minus Totenköpfe. Die meisten Punkte gewinnen.

## The lesson

lesson-win-title = Gewinn den Stich
lesson-win-text = Alle spielen eine Karte. Die höchste Zahl in der angespielten Farbe gewinnt, und das ist hier Gelb.
lesson-win-task = Gewinn diesen Stich.
lesson-win-hint = Du brauchst eine gelbe Karte über 17.
lesson-win-wrong = Die gelbe 10 liegt unter der 17 und würde verlieren. Eine höhere gelbe gewinnt.

lesson-keep-title = Behalte die niedrigste
lesson-keep-text = Du behältst nur die niedrigste Karte des Stichs: ein Stern, ein Punkt. Und wer gewinnt, spielt als Nächstes an, mit irgendeiner Karte.
lesson-keep-task = Spiel deine rote 29 an.
lesson-keep-hint = Sie ist deine höchste rote Karte.
lesson-keep-wrong = Auch die dürftest du anspielen. Aber nimm zuerst die rote 29 und sieh, was die anderen daraus machen.

lesson-skulls-title = Totenköpfe kosten
lesson-skulls-text = Jemand hatte kein Rot und hat die blaue 1 abgeworfen. Sie war die niedrigste, also behältst du sie: zwei Totenköpfe, zwei Punkte weniger.
lesson-skulls-task = Spiel Blau an und lass jemand anderen gewinnen.
lesson-skulls-hint = Blau geht von 1 bis 9 und zeigt nur Totenköpfe. Deine sind leicht zu schlagen.
lesson-skulls-wrong = Die heb dir für einen besseren Stich auf. Spiel Blau an: Wer gewinnt, behält einen Totenkopf.
lesson-skulls-wrong-purple = Die violette 33 ist hoch: Du könntest mit ihr gewinnen und ihre drei Totenköpfe behalten. Blau ist leicht zu schlagen.

lesson-follow-title = Bedienen
lesson-follow-text = Violett wurde angespielt. Wer die angespielte Farbe hat, muss sie spielen.
lesson-follow-task = Bediene Violett.
lesson-follow-hint = Du hast nur eine einzige violette Karte.

lesson-throw-title = Farbe nicht auf der Hand
lesson-throw-text = Wieder Violett, und du hast keins mehr: Jetzt darfst du alles spielen. Gewinnen kannst du nicht, aber deine Karte kann die niedrigste sein.
lesson-throw-task = Schenk dem Stich einen Totenkopf.
lesson-throw-hint = Deine blauen Karten zeigen Totenköpfe.
lesson-throw-wrong = Die zeigt Sterne, und wer gewinnt, würde sich freuen. Wirf eine blaue ab.

lesson-vamos-title = VAMOS!
lesson-vamos-text = Die Karte mit der Maske ist eine VAMOS-Karte. Nach diesem Stich legen alle eine Karte verdeckt, und wer gewinnt, nimmt sie alle.
lesson-vamos-task = Lass jemand anderen gewinnen: Bleib unter 15.
lesson-vamos-hint = Deine gelbe 10 ist niedrig genug.
lesson-vamos-wrong = Die liegt über 15: Du würdest gewinnen und drei Karten nehmen, die du nicht kennst.

lesson-gift-title = Verdeckt geschenkt
lesson-gift-text = Jetzt legen alle eine Karte verdeckt für den Gewinner. Bis die Runde vorbei ist, sieht niemand, welche.
lesson-gift-task = Verschenk deine Totenköpfe.
lesson-gift-hint = Sie sind auf deiner letzten blauen Karte.
lesson-gift-wrong = Damit würdest du Sterne verschenken. Gib die blaue Karte her.

lesson-alone-title = Allein
lesson-alone-text = Violett wurde angespielt, und du hast keins. Denk daran, wer die niedrigste Karte bekommt.
lesson-alone-task = Spiel die Karte, die dem Gewinner am wenigsten nützt.
lesson-alone-hint = Zähl die Sterne auf deinen beiden Karten.
lesson-alone-wrong = Damit blieben drei Sterne für den Gewinner. Deine rote Karte zeigt nur zwei.

lesson-score-title = Zählen
lesson-score-text = Sind die Hände leer, werden die Geschenke aufgedeckt: Jeder Stern bringt einen Punkt, jeder Totenkopf kostet einen. Es gibt so viele Runden wie Spieler, und die höchste Summe gewinnt.

## The first game after the lesson

first-VD-5 = Wer anspielt, bestimmt die Farbe des Stichs, und wer sie hat, muss bedienen. Spiel kurze Farben früh an, dann darfst du bald alles dazugeben.
first-VD-8 = Behalten wird nur die niedrigste Karte. Schau vor dem Gewinnen, welche das sein wird.
first-VD-10 = Ein Stich mit VAMOS bringt dem Gewinner von allen eine verdeckte Karte. Gut gemeint sind sie selten.
first-VD-12 = Im letzten Stich hat niemand mehr etwas zu verschenken: VAMOS bewirkt nichts, und die niedrigste Karte wird behalten.
first-VD-15 = Sterne minus Totenköpfe, die Geschenke aufgedeckt. Auch eine Summe unter null kann die höchste sein.
