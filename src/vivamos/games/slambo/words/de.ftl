### SLAMBO!, the card game of sumo wrestlers. Every card pushes a balance up or down; whoever tips it out of the ring is
### thrown (a SLAMBO) and takes the shame cards from the middle. A round of the game is a bout.
### “SLAMBO” is the game's name and its shout: it is the same in every language.

## The game and its options, when a table is opened

# One sentence on the game's tile.
pitch = Drück die Balance, ruf die neue Zahl und kipp sie bloß nicht aus dem Ring.
option-expert = Expertenseite
option-expert-text = Die Expertenseite: Der Ring reicht von 1 bis 9 statt von 0 bis 10.
option-start = Wer beginnt
option-start-text = Der Platz, der den ersten Kampf beginnt.

## The log. No full stop at the end.
## $seat is a player's name; choose by $seat_is, “you” when that player reads it. $card is a card, which the page draws.

# A heading. $stake: how many shame cards lie in the middle, 1 at first.
bout-begins = { $stake ->
    [1] Kampf { $bout }
   *[other] Kampf { $bout } · { $stake } Schmachkarten
}
# $each: how many cards everyone gets.
cards-dealt = { $each ->
    [one] Je { $each } Karte, die Balance ist { $balance }
   *[other] Je { $each } Karten, die Balance ist { $balance }
}
goes-first = { $seat_is ->
    [you] Du beginnst
   *[other] { $seat } beginnt
}

# The number that is shouted: the balance after a card, 0 to 10. It stands in the sentences below.
shouted-balance = { $balance ->
    [0] null
    [1] eins
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
   *[other] { $balance }
}
# The balance beyond an edge of the ring: $side is “below” (then it may be less than 0) or “above”.
tipped-balance = { $side ->
    [below] { SIGNED($balance) }
   *[above] { $balance }
}

card-played = { $seat_is ->
    [you] Du spieltest { $card } und riefst { shouted-balance }!
   *[other] { $seat } spielte { $card } und rief { shouted-balance }!
}
# A reverse card: from now on the turns go the other way round the table.
card-reversed = { $seat_is ->
    [you] Du spieltest { $card }, riefst { shouted-balance }! und kehrtest die Richtung um
   *[other] { $seat } spielte { $card }, rief { shouted-balance }! und kehrte die Richtung um
}
# This card loses the bout.
card-tipped = { $seat_is ->
    [you] Du spieltest { $card } und kipptest die Balance auf { tipped-balance }
   *[other] { $seat } spielte { $card } und kippte die Balance auf { tipped-balance }
}
# The same three for a copy card ($card), which does what the card before it did; $step: by how much that is.
copy-played = { $seat_is ->
    [you] Du spieltest { $card } ({ SIGNED($step) }) und riefst { shouted-balance }!
   *[other] { $seat } spielte { $card } ({ SIGNED($step) }) und rief { shouted-balance }!
}
copy-reversed = { $seat_is ->
    [you] Du spieltest { $card } ({ SIGNED($step) }), riefst { shouted-balance }! und kehrtest die Richtung um
   *[other] { $seat } spielte { $card } ({ SIGNED($step) }), rief { shouted-balance }! und kehrte die Richtung um
}
copy-tipped = { $seat_is ->
    [you] Du spieltest { $card } ({ SIGNED($step) }) und kipptest die Balance auf { tipped-balance }
   *[other] { $seat } spielte { $card } ({ SIGNED($step) }) und kippte die Balance auf { tipped-balance }
}
# A copy card as the first card of a bout.
copy-of-nothing = { $seat_is ->
    [you] Du spieltest { $card }, hattest nichts zu kopieren und riefst { shouted-balance }!
   *[other] { $seat } spielte { $card }, hatte nichts zu kopieren und rief { shouted-balance }!
}
# What is left of these when the next card lies on it: who played it may still read which card it was, others may not.
own-card-covered = Du spieltest { $card }
card-covered = { $seat } spielte eine Karte

# The turn passes them over.
passed-over = { $seat_is ->
    [you] Du hast keine Karten mehr
   *[other] { $seat } hat keine Karten mehr
}

# $seat lost the bout. $took: how many shame cards they get. They begin the next bout.
slambo = { $seat_is ->
    [you] { $took ->
        [one] SLAMBO! Du nimmst { $took } Schmachkarte und beginnst
       *[other] SLAMBO! Du nimmst { $took } Schmachkarten und beginnst
    }
   *[other] { $took ->
        [one] SLAMBO! { $seat } nimmt { $took } Schmachkarte und beginnt
       *[other] SLAMBO! { $seat } nimmt { $took } Schmachkarten und beginnt
    }
}
# The same when the game ends with it; also under the ring while the end of any bout is looked at.
slambo-taken = { $seat_is ->
    [you] { $took ->
        [one] SLAMBO! Du nimmst { $took } Schmachkarte
       *[other] SLAMBO! Du nimmst { $took } Schmachkarten
    }
   *[other] { $took ->
        [one] SLAMBO! { $seat } nimmt { $took } Schmachkarte
       *[other] SLAMBO! { $seat } nimmt { $took } Schmachkarten
    }
}
# A break: all cards were played and nobody lost the bout.
bout-broken = Pause: Niemand flog aus dem Ring. In der Mitte liegt eine Schmachkarte mehr
# The cards that were played in the bout, no secret any more.
pile-held = Im Stapel lagen { $cards }
# $seat has lost the game with $shame shame cards (3 or more); all others have won.
game-lost = { $seat_is ->
    [you] { $winner_seats_count ->
        [one] Du hast { $shame } Schmachkarten und verlierst das Spiel, { $winner_seats } gewinnt
       *[other] Du hast { $shame } Schmachkarten und verlierst das Spiel, { $winner_seats } gewinnen
    }
   *[other] { $winner_seats_is ->
        [you] { $seat } hat { $shame } Schmachkarten und verliert das Spiel, du gewinnst
        [us] { $seat } hat { $shame } Schmachkarten und verliert das Spiel, { $winner_seats } gewinnt
       *[other] { $winner_seats_count ->
            [one] { $seat } hat { $shame } Schmachkarten und verliert das Spiel, { $winner_seats } gewinnt
           *[other] { $seat } hat { $shame } Schmachkarten und verliert das Spiel, { $winner_seats } gewinnen
        }
    }
}

## What is asked and what is wrong

# After “Your turn: ”. The ring goes from $low to $high.
ask-keep-in-ring = Bleib zwischen { $low } und { $high }
no-card-in-hand = { $card } ist nicht auf deiner Hand.

# A deck file that somebody wrote; after the file's name and a colon. In brackets the rule of the rules page.
deck-at-most = Es dürfen höchstens { $most } Karten sein.
hand-at-most = Eine Hand hat höchstens { $most } Karten.
either-needs-number = Die Zahl einer Wahlkarte ist mindestens 1.
copy-has-no-number = Eine Kopierkarte hat keine eigene Zahl.
number-is-not-0 = Eine Zahlenkarte bewegt die Balance: Ihre Zahl kann nicht 0 sein.
two-alike-at-most = Höchstens zwei Karten dürfen gleich sein.

## Cards as they are read aloud. $sign is “plus” or “minus”.

card-number = { $sign ->
    [plus] plus { $number }
   *[minus] minus { $number }
}
card-reverse = { $sign ->
    [plus] Wende, plus { $number }
   *[minus] Wende, minus { $number }
}
# In a hand: its player may choose.
card-either = Wahl, plus oder minus { $number }
# On the pile: its player has chosen.
card-either-said = { $sign ->
    [plus] Wahlkarte, als plus { $number }
   *[minus] Wahlkarte, als minus { $number }
}
card-copy = Kopie der letzten Karte
card-shame = Schmachkarte
card-face-down = Verdeckte Karte

## The table

# The bout that is played: in the bar, and in lists of tables.
bout-number = Kampf { $bout }
# In the bar: how many shame cards the loser of this bout gets.
cards-at-stake = { $stake ->
    [one] Es geht um { $stake } Schmachkarte
   *[other] Es geht um { $stake } Schmachkarten
}
# The same in short, under the shame cards in the middle.
at-stake = Einsatz: { $stake }
# The ring, read aloud.
ring-shows = Balance { $balance } auf einer Skala von { $low } bis { $high }
# In small letters at the two ends of the ring. Short.
edge-low = unter { $low }: SLAMBO
edge-high = über { $high }: SLAMBO
# In small letters under the pile. Short.
no-card-yet = noch leer
last-played = letzte Karte
# The last card was a copy card, and counted as much as $step.
copied-step = kopiert: { SIGNED($step) }
# Which way the turns go.
goes-clockwise = im Uhrzeigersinn
goes-anticlockwise = gegen Uhrzeigersinn

# A large shout in the ring: one word, in capitals.
break-shout = PAUSE
# The same, read aloud, and under the ring.
break-told = Pause: eine Schmachkarte mehr
# What a player shouts in a bubble at their seat, read aloud: the balance, or that they have lost the bout.
seat-shouts = { $seat_is ->
    [you] Du rufst { $balance }!
   *[other] { $seat } ruft { $balance }!
}
slambo-shouted = { $seat_is ->
    [you] Du rufst SLAMBO!
   *[other] { $seat } ruft SLAMBO!
}

# A heading over everyone's shame cards, and over their number in the score sheet.
shame-heading = Schmach
your-shame = Deine Schmach
whoever-has-three = Wer drei hat, verliert das Spiel.
# Places for shame cards, read aloud. $shame is how many are taken.
shame-of-seat = { $seat_is ->
    [you] Du hast { $shame } von 3 Schmachkarten
   *[other] { $seat } hat { $shame } von 3 Schmachkarten
}
shame-places = { $shame } von 3 Schmachkarten

# Under the ring.
seat-to-move = { $seat_is ->
    [you] Du bist am Zug
   *[other] { $seat } ist am Zug
}
# Under the ring, of the card that is selected: “+4: to 9”, “±3: plus to 8, minus to 2”. $leads is made of the messages below.
selected-leads = { $what }: { $leads }
# $what of a special card.
short-reverse = Wende { SIGNED($step) }
short-copy = Kopie
# Read aloud before the name of a card in the hand: “to 9: plus 4”.
card-leads = { $leads }:
# Where a card leads: the balance after it. $said is “plus” or “minus” for an either card, else “none”.
leads-to = { $said ->
    [plus] plus auf { $balance }
    [minus] minus auf { $balance }
   *[none] auf { $balance }
}
# The order of play turns round as well.
leads-round = auf { $balance }, und die Richtung kehrt sich um
leads-to-slambo = { $said ->
    [plus] plus: SLAMBO bei { tipped-balance }
    [minus] minus: SLAMBO bei { tipped-balance }
   *[none] SLAMBO bei { tipped-balance }
}
# On a small plate over a card that loses. Short.
slambo-at = SLAMBO bei { tipped-balance }
# Buttons of a small menu: how an either card shall count.
say-sign = { $sign ->
    [plus] Plus: Balance { $balance }
   *[minus] Minus: Balance { $balance }
}
say-sign-slambo = { $sign ->
    [plus] Plus: SLAMBO bei { tipped-balance }
   *[minus] Minus: SLAMBO bei { tipped-balance }
}

## The score sheet

# Over the numbers of the bouts.
bout-heading = Kampf
sheet-note = Wer drei Schmachkarten hat, verliert das Spiel; alle anderen gewinnen. Ein Kampf mit 0 für alle war eine Pause.
