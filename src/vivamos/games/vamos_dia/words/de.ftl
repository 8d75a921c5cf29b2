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

# “down …” and “play …” are how the two moves are written, in every language.
must-lay-down = VAMOS! Alle legen jetzt eine Karte verdeckt: „down { $card }“, nicht „play { $card }“.
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
# On the card of a finished trick that its winner takes.
tag-taken = Geholt

# Beside the trick, while a VAMOS card lies in it.
note-vamos-on = **VAMOS gilt.** Nach diesem Stich legen alle eine Karte verdeckt, und wer ihn gewinnt, nimmt sie alle.
# When such a trick is finished; $seat has won it.
note-vamos-now = { $seat_is ->
    [you] **VAMOS!** Alle legen eine Karte verdeckt, und du nimmst sie alle.
   *[other] **VAMOS!** Alle legen eine Karte verdeckt, und { $seat } nimmt sie alle.
}

# On a phone, under the trick: whose turn it is, when it is not the reader's.
turn-to-play = { $seat } ist am Zug
turn-to-lay-down = { $seat } legt eine Karte verdeckt
# The same as note-vamos-on, in one line.
vamos-is-on = VAMOS gilt: Danach legen alle eine Karte verdeckt

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
