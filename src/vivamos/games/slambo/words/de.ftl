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
own-card-covered = { $seat_is ->
    [you] Du spieltest { $card }
   *[other] { $seat } spielte { $card }
}
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
card-either-declared = { $sign ->
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
# Where a card leads: the balance after it. $declared is “plus” or “minus” for an either card, else “none”.
leads-to = { $declared ->
    [plus] plus auf { $balance }
    [minus] minus auf { $balance }
   *[none] auf { $balance }
}
# The order of play turns round as well.
leads-round = auf { $balance }, und die Richtung kehrt sich um
leads-to-slambo = { $declared ->
    [plus] plus: SLAMBO bei { tipped-balance }
    [minus] minus: SLAMBO bei { tipped-balance }
   *[none] SLAMBO bei { tipped-balance }
}
# On a small plate over a card that loses. Short.
slambo-at = SLAMBO bei { tipped-balance }
# Buttons of a small menu: how an either card shall count.
declare-sign = { $sign ->
    [plus] Plus: Balance { $balance }
   *[minus] Minus: Balance { $balance }
}
declare-sign-slambo = { $sign ->
    [plus] Plus: SLAMBO bei { tipped-balance }
   *[minus] Minus: SLAMBO bei { tipped-balance }
}

## The score sheet

# Over the numbers of the bouts.
bout-heading = Kampf
sheet-note = Wer drei Schmachkarten hat, verliert das Spiel; alle anderen gewinnen. Ein Kampf mit 0 für alle war eine Pause.

## What a player calls out with one press, a word or two

shout-slambo = SLAMBO!
shout-hakkeyoi = Hakkeyoi!
shout-steady = Ganz ruhig

## The coach

# What it counts in.
coach-unit = Schmachkarten

# What a move leads to, at the beginning of a sentence: “… in 80 of 100 deals”.
coach-tips = { $seat_is ->
    [you] Du fliegst aus dem Ring
   *[other] { $seat } fliegt aus dem Ring
}
coach-break = Niemand fliegt aus dem Ring
# A costly card in a few words, by what came of it. $who: self if whoever played it takes or wins, else others do.
coach-did-tips = { $who ->
    [self] Aus dem Ring geflogen
   *[other] Andere aus dem Ring gestoßen
}
coach-did-break = Niemand flog aus dem Ring
# What costs something again and again, over many games: a heading of a few words. $who as above.
coach-habit-tips = { $who ->
    [self] Nah am Rand des Rings
   *[other] Wer aus dem Ring fliegt
}
coach-habit-break = Kämpfe ohne Verlierer

## Was Karten und Zeichen über sich sagen, wenn jemand auf ihnen verweilt: ein, zwei Sätze

about-plus = Hebt die Balance um { $number }.
about-minus = Senkt die Balance um { $number }.
about-either = Wer sie spielt, sagt, ob sie plus oder minus { $number } zählt.
about-reverse = Verschiebt die Balance um ihre Zahl, dann geht es in der anderen Richtung weiter.
about-copy = Tut genau das, was die Karte vor ihr getan hat. Als erste Karte eines Kampfes tut sie nichts.
about-shame = Wer die Balance kippt, nimmt alle Schmachkarten aus der Mitte. Mit dreien ist das Spiel verloren.
about-now = Balance: { $leads }.
about-stake = Wer diesen Kampf verliert, nimmt diese Schmachkarten. Verliert niemand, kommt eine dazu.
about-shame-places = Bisher genommene Schmachkarten. Wer nach einem Kampf drei hat, verliert das Spiel; alle anderen gewinnen.
about-edge = Eine Balance unter { $low } oder über { $high } ist ein SLAMBO: Wer die Karte gespielt hat, verliert den Kampf.
about-direction = In dieser Richtung geht es um den Tisch. Eine Wendekarte kehrt sie um.

## The lesson

lesson-push-title = Schieb die Balance
lesson-push-text = Jede Karte bewegt die Balance, blaue nach oben und rote nach unten. Am Anfang steht sie auf 5.
lesson-push-task = Schieb sie um 2 nach oben.
lesson-push-hint = Blaue Karten schieben nach oben. Du brauchst die mit der 2.
lesson-push-wrong = Das sind nicht 2 nach oben. Nimm die blaue Karte mit der 2.

lesson-ring-title = Bleib im Ring
lesson-ring-text = Sie steht auf 10, am Rand. Über 10 oder unter 0 ist es ein SLAMBO, und niemand darf passen.
lesson-ring-task = Spiel eine Karte, die im Ring bleibt.
lesson-ring-hint = Von 10 aus geht es nur nach unten.
lesson-ring-wrong = Damit kippt die Balance über 10: SLAMBO, und du verlierst den Kampf. Schieb sie mit einer roten Karte nach unten.

lesson-edge-title = Bis an den Rand
lesson-edge-text = Sie steht auf 8. Wer nach dir kommt, muss auch eine Karte finden, die im Ring bleibt.
lesson-edge-task = Schieb sie genau auf 10.
lesson-edge-hint = Von 8 auf 10 sind es 2, nach oben.
lesson-edge-wrong = Von dort geht es für den anderen leicht weiter. Bei 10 ist jede blaue Karte ein SLAMBO.

lesson-shame-title = Schmach
lesson-shame-text = Wer die Balance kippt, nimmt die Schmachkarten aus der Mitte. Wer drei hat, verliert das Spiel, und alle anderen gewinnen.

lesson-either-title = So oder so
lesson-either-text = Zu dritt und zu viert gibt es Sonderkarten. Bei dieser sagst du selbst, ob sie plus oder minus zählt.
lesson-either-task = Spiel die 5 mit beiden Vorzeichen und bleib im Ring.
lesson-either-hint = Die Balance steht auf 10: Welches Vorzeichen führt in den Ring?
lesson-either-wrong = Auch das ginge. Aber probier die Karte mit beiden Vorzeichen.
lesson-either-wrong-plus = 10 und 5 ist 15, ein SLAMBO. Lass sie minus zählen.
lesson-either-wrong-tips = Damit kippt die Balance über 10. Lass die 5 mit beiden Vorzeichen minus zählen.

lesson-reverse-title = Andersherum
lesson-reverse-text = Eine Wendekarte schiebt um ihre Zahl, und danach geht es in der anderen Richtung um den Tisch.
lesson-reverse-task = Kehr die Richtung um.
lesson-reverse-hint = Auf der Wendekarte laufen Pfeile im Kreis.
lesson-reverse-wrong = Die kehrt die Richtung nicht um. Nimm die Wendekarte.

lesson-copy-title = Noch einmal dasselbe
lesson-copy-text = Eben ging die Balance um 2 nach unten. Eine Kopierkarte tut genau, was die Karte vor ihr getan hat.
lesson-copy-task = Kopier sie.
lesson-copy-hint = Die Kopierkarte hat keine eigene Zahl.
lesson-copy-wrong = Die schiebt um ihre eigene Zahl. Nimm die Kopierkarte.

lesson-break-title = Eine Pause
lesson-break-text = Sind alle Hände leer, ohne dass es einen SLAMBO gab, nimmt niemand Schmach. Dafür kommt eine Schmachkarte mehr in die Mitte, und im nächsten Kampf geht es um so viel mehr.

## The first game after the lesson

first-SL-11 = Niemand darf passen. Behalt blaue und rote Karten, damit du von beiden Rändern wegkommst.
first-SL-6 = Wer die Balance kippt, nimmt die Schmach und beginnt. Eine kleine Karte für den Rand ist viel wert.
first-SL-8 = Eine Pause: In der Mitte liegt jetzt mehr, also gib in diesem Kampf gut acht.
