### Dia de los Muertos. Two teams of partners, who sit across from each other, win tricks for the Food cards and the
### Muertos cards (the dead) in them, over three days; a Food card and a Muertos card make a pair. Of each colour but
### black only one card may be played to a trick; who can play nothing discards. Who wins Food or Muertos exchanges gifts
### with the opponent on the right. Cards with a power are called as it is written on them: Choose, Ask, Spoiled, Swap,
### Kill 10. When three play, the fourth hand is the dummy's: it lies open, and a partner plays for it.
### The rules page of the language has the same terms.
###
### $seat is a player's name. $seat_is is “you” when that player reads it, “none” when it is the dummy, which nobody is.

## The game in the lobby: what kind of game it is, in one sentence

pitch = Partner bewirten drei Tage lang die Toten.

## Colours and cards

# In the middle of a sentence.
colour-K = Schwarz
colour-P = Pink
colour-B = Blau
colour-G = Grün

# What the special cards are called.
title-choose = Farbwahl
title-ask = Frage
title-spoiled = Verdorben
title-swap = Tausch
title-food = Speise
title-kill = 10-Killer
title-start = Start
# The Muertos cards are green animals on the first day, pink children on the second, blue adults on the third.
title-muertos = { $colour_is ->
    [G] Tiere
    [P] Kinder
   *[B] Erwachsene
}

# A card, read aloud, also in the middle of a sentence: "green 8", "black 2, Food", "green 4, Animals, Muertos card".
card-plain = { $colour_is ->
    [P] pinke
    [B] blaue
    [G] grüne
   *[K] schwarze
} { $number }
# $title is one of those above.
card-titled = { $colour_is ->
    [P] pinke
    [B] blaue
    [G] grüne
   *[K] schwarze
} { $number }, { $title }
card-muertos = { $colour_is ->
    [P] pinke
    [B] blaue
    [G] grüne
   *[K] schwarze
} { $number }, { title-muertos }, Muertos-Karte
card-choose = Farbwahl, 0, noch ohne Farbe
# On the table: its player has said which colour it is.
card-choose-as = Farbwahl, 0, als { $colour }
# Read aloud for the back of a card.
card-face-down = Verdeckte Karte

## The log: what happened. No full stop

# A heading in the log, and beside the table.
day-begins = { $day ->
    [1] Erster Tag: Tiere
    [2] Zweiter Tag: Kinder
   *[3] Dritter Tag: Erwachsene
}
trick-begins = Stich { $trick }

# Three play: this one has the dummy for a partner today.
dummy-has-partner = { $seat_is ->
    [you] Du spieltest mit dem Strohmann, seine Karten liegen offen
   *[other] { $seat } spielte mit dem Strohmann, seine Karten liegen offen
}
# $card is the start card: whoever holds it begins.
cards-dealt = { $seat_is ->
    [you] Die Karten wurden ausgeteilt, du hattest { $card }
    [none] Die Karten wurden ausgeteilt, der Strohmann hatte { $card }
   *[other] Die Karten wurden ausgeteilt, { $seat } hatte { $card }
}

# The first card of a trick.
card-led = { $seat_is ->
    [you] Du spieltest { $card } an
    [none] Der Strohmann spielte { $card } an
   *[other] { $seat } spielte { $card } an
}
card-played = { $seat_is ->
    [you] Du spieltest { $card }
    [none] Der Strohmann spielte { $card }
   *[other] { $seat } spielte { $card }
}
# The same, when the card does something: $does is one of the next messages.
card-led-does = { card-led }: { $does }
card-played-does = { card-played }: { $does }
does-choose = sie zählt als { $colour }
does-spoil = keine Speise mehr in diesen Stich
# The player and the partner, $seat, now pass each other a card.
does-swap = { $seat_is ->
    [you] Tausch mit dir
    [none] Tausch mit dem Strohmann
   *[other] Tausch mit { $seat }
}
does-swap-nothing = Tausch, aber es gibt nichts weiterzugeben
# A Kill 10 is played, and as the trick stands it takes no 10, or the 10 of $of_seat.
does-kill-nothing-yet = 10-Killer
does-kill = { $of_seat_is ->
    [you] 10-Killer, deine 10 wird entfernt
    [none] 10-Killer, die 10 des Strohmanns wird entfernt
   *[other] 10-Killer, die 10 von { $of_seat } wird entfernt
}
# A 10 is played, and a Kill 10 lies in the trick already.
does-go = diese 10 wird entfernt
# Another card is played, and by that a Kill 10 in the trick takes the 10 of $of_seat.
does-let-go = { $of_seat_is ->
    [you] deine 10 wird entfernt
    [none] die 10 des Strohmanns wird entfernt
   *[other] die 10 von { $of_seat } wird entfernt
}

card-discarded = { $seat_is ->
    [you] Du konntest nichts spielen und warfst { $card } ab
    [none] Der Strohmann konnte nichts spielen und warf { $card } ab
   *[other] { $seat } konnte nichts spielen und warf { $card } ab
}
# A Food or Muertos card: nobody will win it any more.
card-discarded-for-good = { card-discarded }, die Karte ist aus dem Spiel

# The cards that a question is about: "green cards", "10s", "green 10s". $colour_is or $rank is "none" if any will do.
cards-asked-for = { $rank ->
    [none] { $colour_is ->
        [P] pinke Karten
        [B] blaue Karten
        [G] grüne Karten
       *[K] schwarze Karten
    }
   *[other] { $colour_is ->
        [none] { $rank }er
        [P] pinke { $rank }er
        [B] blaue { $rank }er
        [G] grüne { $rank }er
       *[K] schwarze { $rank }er
    }
}
# $answer: how many. Everybody hears it.
question-asked = { $seat_is ->
    [you] { $about_seat_is ->
        [you] Du fragtest, wie viele { cards-asked-for } du hattest: { $answer }
        [none] Du fragtest, wie viele { cards-asked-for } der Strohmann hatte: { $answer }
       *[other] Du fragtest, wie viele { cards-asked-for } { $about_seat } hatte: { $answer }
    }
    [none] { $about_seat_is ->
        [you] Der Strohmann fragte, wie viele { cards-asked-for } du hattest: { $answer }
       *[other] Der Strohmann fragte, wie viele { cards-asked-for } { $about_seat } hatte: { $answer }
    }
   *[other] { $about_seat_is ->
        [you] { $seat } fragte, wie viele { cards-asked-for } du hattest: { $answer }
        [none] { $seat } fragte, wie viele { cards-asked-for } der Strohmann hatte: { $answer }
       *[other] { $seat } fragte, wie viele { cards-asked-for } { $about_seat } hatte: { $answer }
    }
}

# In the messages below, for who may know the card and who may not: then $card is "none".
card-or-some = { $card ->
    [none] eine Karte
   *[other] { $card }
}
# A Swap: $seat has chosen the card for the partner, $to_seat.
card-offered = { $seat_is ->
    [you] { $to_seat_is ->
        [you] Du wähltest { card-or-some } für dich
        [none] Du wähltest { card-or-some } für den Strohmann
       *[other] Du wähltest { card-or-some } für { $to_seat }
    }
    [none] { $to_seat_is ->
        [you] Der Strohmann wählte { card-or-some } für dich
       *[other] Der Strohmann wählte { card-or-some } für { $to_seat }
    }
   *[other] { $to_seat_is ->
        [you] { $seat } wählte { card-or-some } für dich
        [none] { $seat } wählte { card-or-some } für den Strohmann
       *[other] { $seat } wählte { card-or-some } für { $to_seat }
    }
}
# Both have chosen: $card went from $seat to $to_seat, $back_card the other way.
cards-swapped = { $seat_is ->
    [you] { $to_seat_is ->
        [none] Du gabst { $card } an den Strohmann und bekamst { $back_card }
       *[other] Du gabst { $card } an { $to_seat } und bekamst { $back_card }
    }
    [none] { $to_seat_is ->
        [you] Der Strohmann gab { $card } an dich und bekam { $back_card }
       *[other] Der Strohmann gab { $card } an { $to_seat } und bekam { $back_card }
    }
   *[other] { $to_seat_is ->
        [you] { $seat } gab { $card } an dich und bekam { $back_card }
        [none] { $seat } gab { $card } an den Strohmann und bekam { $back_card }
       *[other] { $seat } gab { $card } an { $to_seat } und bekam { $back_card }
    }
}
# The same for others, who may not see the cards; $seats are these two.
some-cards-swapped = { $seats } gaben einander eine Karte

# Two opponents had a 10 in the trick, and the player of the Kill 10 said whose goes.
ten-removed-by-choice = { $seat_is ->
    [you] { $of_seat_is ->
        [none] Du entferntest die 10 des Strohmanns mit dem 10-Killer
       *[other] Du entferntest die 10 von { $of_seat } mit dem 10-Killer
    }
    [none] { $of_seat_is ->
        [you] Der Strohmann entfernte deine 10 mit dem 10-Killer
       *[other] Der Strohmann entfernte die 10 von { $of_seat } mit dem 10-Killer
    }
   *[other] { $of_seat_is ->
        [you] { $seat } entfernte deine 10 mit dem 10-Killer
        [none] { $seat } entfernte die 10 des Strohmanns mit dem 10-Killer
       *[other] { $seat } entfernte die 10 von { $of_seat } mit dem 10-Killer
    }
}
ten-removed = { $of_seat_is ->
    [you] Der 10-Killer entfernte deine 10
    [none] Der 10-Killer entfernte die 10 des Strohmanns
   *[other] Der 10-Killer entfernte die 10 von { $of_seat }
}

# $cards: the Food and Muertos cards in the trick, often none.
trick-won = { $cards_count ->
    [0] { $seat_is ->
        [you] Du gewannst den Stich
        [none] Der Strohmann gewann den Stich
       *[other] { $seat } gewann den Stich
    }
   *[other] { $seat_is ->
        [you] Du gewannst { $cards }
        [none] Der Strohmann gewann { $cards }
       *[other] { $seat } gewann { $cards }
    }
}
# The winner now exchanges gifts with $gifts_seat.
trick-won-gifts = { $gifts_seat_is ->
    [you] { trick-won }, Geschenke mit dir
    [none] { trick-won }, Geschenke mit dem Strohmann
   *[other] { trick-won }, Geschenke mit { $gifts_seat }
}

# Gifts: $seat drew a card from the hand of $from_seat, who has won the trick.
card-drawn = { $seat_is ->
    [you] { $from_seat_is ->
        [none] Du zogst { card-or-some } vom Strohmann
       *[other] Du zogst { card-or-some } von { $from_seat }
    }
    [none] { $from_seat_is ->
        [you] Der Strohmann zog { card-or-some } von dir
       *[other] Der Strohmann zog { card-or-some } von { $from_seat }
    }
   *[other] { $from_seat_is ->
        [you] { $seat } zog { card-or-some } von dir
        [none] { $seat } zog { card-or-some } vom Strohmann
       *[other] { $seat } zog { card-or-some } von { $from_seat }
    }
}
# From the dummy, which lies open, it is chosen.
card-taken = { $seat_is ->
    [you] Du nahmst { $card } vom Strohmann
   *[other] { $seat } nahm { $card } vom Strohmann
}
# The gift in return.
card-given = { $seat_is ->
    [you] { $to_seat_is ->
        [none] Du gabst dem Strohmann dafür { card-or-some }
       *[other] Du gabst { $to_seat } dafür { card-or-some }
    }
    [none] { $to_seat_is ->
        [you] Der Strohmann gab dir dafür { card-or-some }
       *[other] Der Strohmann gab { $to_seat } dafür { card-or-some }
    }
   *[other] { $to_seat_is ->
        [you] { $seat } gab dir dafür { card-or-some }
        [none] { $seat } gab dem Strohmann dafür { card-or-some }
       *[other] { $seat } gab { $to_seat } dafür { card-or-some }
    }
}

# $results: a list made of pairs-so-far.
day-ended = Tag { $day } ist vorbei: { $results }
# One of a list: "Inés and you 1 pair, Teo and Cato 0 pairs". $seats is a team, or one player when three play.
pairs-so-far = { $pairs ->
    [one] { $seats } { $pairs } Paar
   *[other] { $seats } { $pairs } Paare
}
# $seats: a team, or one player when three play.
game-won = { $seats_is ->
    [you] { $pairs ->
        [one] Du hast das Spiel mit { $pairs } Paar gewonnen
       *[other] Du hast das Spiel mit { $pairs } Paaren gewonnen
    }
    [us] { $pairs ->
        [one] Dein Team hat das Spiel mit { $pairs } Paar gewonnen
       *[other] Dein Team hat das Spiel mit { $pairs } Paaren gewonnen
    }
   *[other] { $seats_count ->
        [one] { $pairs ->
            [one] { $seats } hat das Spiel mit { $pairs } Paar gewonnen
           *[other] { $seats } hat das Spiel mit { $pairs } Paaren gewonnen
        }
       *[other] { $pairs ->
            [one] { $seats } haben das Spiel mit { $pairs } Paar gewonnen
           *[other] { $seats } haben das Spiel mit { $pairs } Paaren gewonnen
        }
    }
}
# Both teams, or several of three players.
game-shared = { $pairs ->
    [one] Geteilter Sieg mit { $pairs } Paar: { $seats }
   *[other] Geteilter Sieg mit { $pairs } Paaren: { $seats }
}

## What a player is asked for. Each follows "Your turn: "

# The player decides for the dummy: $prompt is one of the others.
ask-for-dummy = Für den Strohmann: { $prompt }
ask-start-card = Eröffne mit { $card }
ask-lead = Spiel eine beliebige Karte an
# The colours that may be played; black always may. $food is "no" when no Food may be played.
ask-any-colour = { $food ->
    [no] Beliebige Farbe, keine Speise
   *[yes] Beliebige Farbe
}
ask-two-colours = { $food ->
    [no] { $colour }, { $other_colour } oder Schwarz, keine Speise
   *[yes] { $colour }, { $other_colour } oder Schwarz
}
ask-one-colour = { $food ->
    [no] { $colour } oder Schwarz, keine Speise
   *[yes] { $colour } oder Schwarz
}
ask-black = { $food ->
    [no] Schwarz, keine Speise
   *[yes] Schwarz
}
ask-discard = Nichts passt, wirf eine Karte ab
ask-gift = Gib dafür eine Karte
ask-swap = Gib deinem Partner eine Karte
# For the dummy, whose partner reads it.
ask-swap-to-you = Gib dir selbst eine Karte
ask-take = Nimm eine Karte vom Strohmann
ask-question = Stell deine Frage
ask-whose-ten = Sag, wessen 10 wegkommt

## Why a move is refused. $dummy is "yes" when the player decides for the dummy

must-play = { $dummy ->
    [yes] Jetzt muss eine Karte aus der Hand des Strohmanns gespielt werden.
   *[no] Jetzt muss eine Karte gespielt werden.
}
must-discard = { $dummy ->
    [yes] Aus der Hand des Strohmanns kann nichts gespielt werden: Wirf eine Karte ab.
   *[no] Es kann nichts gespielt werden: Wirf eine Karte ab.
}
# $seat has won the trick.
must-give = { $dummy ->
    [yes] Jetzt ist ein Geschenk für { $seat } aus der Hand des Strohmanns fällig: Gib eine Karte.
   *[no] { $seat_is ->
        [none] Jetzt ist ein Geschenk für den Strohmann fällig: Gib eine Karte.
       *[other] Jetzt ist ein Geschenk für { $seat } fällig: Gib eine Karte.
    }
}
must-swap = { $dummy ->
    [yes] Ein Tausch wurde gespielt: Wähle die Karte, die der Strohmann weitergibt.
   *[no] Ein Tausch wurde gespielt: Wähle die Karte, die du weitergibst.
}
must-take = Der Strohmann hat den Stich gewonnen: Nimm eine Karte aus seiner Hand.
must-ask = Die Frage wurde gespielt: Stell jetzt eine Frage.
must-kill = Beide Gegner haben eine 10 im Stich: Sag, wessen 10 der 10-Killer entfernt.
must-begin-with-start = Ein Durchgang beginnt mit der Startkarte: { $card }.
no-killing-that = Ein 10-Killer entfernt nur die 10 eines Gegners.
no-asking-oneself = Frag nach einer anderen Hand, nicht nach dieser.
no-such-card-in-hand = { $dummy ->
    [yes] Der Strohmann hat { $card } nicht auf der Hand.
   *[no] Du hast { $card } nicht auf der Hand.
}
no-such-muertos-today = Die Muertos-Karten dieses Durchgangs sind { $muertos_card }, nicht { $card }.
no-choose-as-muertos = Die Farbwahl kann nicht { $colour } sein: Das ist die Farbe der Muertos-Karten in diesem Durchgang.
no-choose-as-played = Die Farbwahl kann nicht { $colour } sein: In diesem Stich liegt schon { $colour }.
no-discarding-yet = Wer eine Karte spielen kann, muss spielen und darf nicht abwerfen.
no-food-after-spoiled = Nach der Karte Verdorben darf keine Speise mehr in den Stich.
no-second-of-colour = In diesem Stich liegt schon { $colour }, und das darf es nur einmal geben.

## What is wrong with somebody's own deck. Each follows the name of the file and a colon

deck-not-four-hands = Der ganze Kartensatz muss vier Hände von höchstens { $most } Karten ergeben.
deck-not-one-start-card = Es muss genau eine Startkarte geben.
# $type as it is written in the file: “choose”, “ask” or “spoiled”.
deck-not-one-of-a-kind = Es darf nur eine Karte der Art „{ $type }“ geben.
deck-too-many-swaps = Es darf höchstens { $most } Tausch-Karten geben.
deck-without-food = Es muss Speisen geben.
deck-without-muertos = Es muss Muertos-Karten geben.
deck-muertos-not-of-one-rank = Alle Muertos-Karten müssen denselben Rang haben, und keine andere Karte darf ihn haben.
deck-food-not-alike = Alle Speisen müssen gleich sein.
deck-has-copies = Mehrfach gibt es nur Speisen und Muertos-Karten, aber { $card } ist mehrmals da.

## How far the game is, in the bar over the table and in the lists of the lobby

status-day = Tag { $day } von { $days }
status-trick = Stich { $trick } von { $tricks }
status-over = Spielende

## Around the table

# In the place of a player's name.
dummy = Strohmann
# Read aloud for the dummy's place; $turn is "yes" when a card of its hand is to be played.
dummy-spoken = { $turn ->
    [yes] Strohmann, am Zug
   *[no] Strohmann
}
# Under “Dummy”: its partner.
dummy-with = { $seat_is ->
    [you] mit dir
   *[other] mit { $seat }
}
dummy-hand = Die Hand des Strohmanns
# On the place of the reader's partner: very little room.
partner = Partner

# Beside the table, under the day.
muertos-are = Muertos in { $colour }
# $cards: Food and Muertos cards that were discarded.
cards-lost = Aus dem Spiel: { $cards }
# Read aloud for the table of what each side has won.
ledger-caption = Bisher gewonnen
# Headings of narrow columns: how many cards, and pairs of them.
ledger-food = Speisen
ledger-muertos = Muertos
ledger-pairs = Paare
# Cards of earlier tricks, which all may look at: read aloud, and a heading.
turned-up-spoken = Aufgedeckte Karten nach Rang
turned-up = Aufgedeckt, nach Rang
turned-up-nothing = noch nichts

# What can be looked up of this hand: gifts, swaps and questions. The second is for a phone.
learned = Geschenke und Fragen
learned-brief = Geschenke
# Read aloud after the number of these.
learned-of-hand = in diesem Durchgang
# The heading for a player; those who watch read “learned”.
learned-title = Was du über diesen Durchgang weißt
learned-nothing = Noch kein Geschenk, kein Tausch und keine Frage.
# One card of a swap.
learned-swap = { $seat_is ->
    [you] { $to_seat_is ->
        [none] Du gabst dem Strohmann im Tausch { card-or-some }
       *[other] Du gabst { $to_seat } im Tausch { card-or-some }
    }
    [none] { $to_seat_is ->
        [you] Der Strohmann gab dir im Tausch { card-or-some }
       *[other] Der Strohmann gab { $to_seat } im Tausch { card-or-some }
    }
   *[other] { $to_seat_is ->
        [you] { $seat } gab dir im Tausch { card-or-some }
        [none] { $seat } gab dem Strohmann im Tausch { card-or-some }
       *[other] { $seat } gab { $to_seat } im Tausch { card-or-some }
    }
}
# The cards that a question was about, after their number: "card" for one, "cards" for more.
cards-answered = { $rank ->
    [none] { $answer ->
        [one] { $colour_is ->
            [P] pinke Karte
            [B] blaue Karte
            [G] grüne Karte
           *[K] schwarze Karte
        }
       *[other] { $colour_is ->
            [P] pinke Karten
            [B] blaue Karten
            [G] grüne Karten
           *[K] schwarze Karten
        }
    }
   *[other] { $answer ->
        [one] { $colour_is ->
            [none] { $rank }er
            [P] pinke { $rank }
            [B] blaue { $rank }
            [G] grüne { $rank }
           *[K] schwarze { $rank }
        }
       *[other] { $colour_is ->
            [none] { $rank }er
            [P] pinke { $rank }er
            [B] blaue { $rank }er
            [G] grüne { $rank }er
           *[K] schwarze { $rank }er
        }
    }
}
learned-answer = { $about_seat_is ->
    [you] Du hattest bei der Frage **{ $answer }** { cards-answered }
    [none] Der Strohmann hatte bei der Frage **{ $answer }** { cards-answered }
   *[other] { $about_seat } hatte bei der Frage **{ $answer }** { cards-answered }
}

# What the table waits for. $dummy is "yes" when $seat plays a card of the dummy.
waits-for-card = { $dummy ->
    [yes] { $seat_is ->
        [you] Du spielst für den Strohmann
       *[other] { $seat } spielt für den Strohmann
    }
   *[no] { $seat_is ->
        [you] Du bist am Zug
       *[other] { $seat } ist am Zug
    }
}
waits-for-gift = { $to_seat_is ->
    [you] { $seat_is ->
        [you] Du wählst ein Geschenk für dich
       *[other] { $seat } wählt ein Geschenk für dich
    }
    [none] { $seat_is ->
        [you] Du wählst ein Geschenk für den Strohmann
       *[other] { $seat } wählt ein Geschenk für den Strohmann
    }
   *[other] { $seat_is ->
        [you] Du wählst ein Geschenk für { $to_seat }
       *[other] { $seat } wählt ein Geschenk für { $to_seat }
    }
}
waits-for-take = { $seat_is ->
    [you] Du nimmst eine Karte vom Strohmann
   *[other] { $seat } nimmt eine Karte vom Strohmann
}
# $seat may also choose the dummy's card for $to_seat.
waits-for-swap = { $to_seat_is ->
    [you] { $seat_is ->
        [you] Du wählst eine Karte für dich
       *[other] { $seat } wählt eine Karte für dich
    }
    [none] { $seat_is ->
        [you] Du wählst eine Karte für den Strohmann
       *[other] { $seat } wählt eine Karte für den Strohmann
    }
   *[other] { $seat_is ->
        [you] Du wählst eine Karte für { $to_seat }
       *[other] { $seat } wählt eine Karte für { $to_seat }
    }
}
waits-for-question = { $seat_is ->
    [you] Du stellst eine Frage
   *[other] { $seat } stellt eine Frage
}
waits-for-kill = { $seat_is ->
    [you] Du sagst, wessen 10 wegkommt
   *[other] { $seat } sagt, wessen 10 wegkommt
}
# A Swap: the reader has chosen, the partner has not.
you-pass = Du gibst { $card } weiter
# When Choose is played: a button for each colour.
choose-as = Als { $colour }

## The trick

# Read aloud.
trick = Stich
# In the place for a card: little room.
slot-own = Deine Karte
slot-dummy = Strohmann
# Beside a card of the trick: little room.
tag-discarded = Abge­worfen
tag-removed = Entfernt
# The colour of a Choose.
tag-as = Als { $colour }
# Beside the player's card.
fate-doomed = die 10 wird am Ende des Stichs entfernt
fate-threatened = die 10 ist bedroht
# On the card, for who says which 10 goes; and the same read aloud.
remove = Entfernen
remove-spoken = { $of_seat_is ->
    [you] Deine 10 entfernen
    [none] Die 10 des Strohmanns entfernen
   *[other] Die 10 von { $of_seat } entfernen
}

## Gifts

gifts-title = Geschenke
# In the places for the two cards: little room.
gift-take = Nimm eine Karte
gift-own = Dein Geschenk
gift-of-dummy = Vom Strohmann
gift-other = Geschenk
# Under the first card. $seat drew from $from_seat, who has won the trick.
gift-drew = { $seat_is ->
    [you] { $from_seat_is ->
        [none] Du zogst vom Strohmann
       *[other] Du zogst von { $from_seat }
    }
    [none] { $from_seat_is ->
        [you] Der Strohmann zog von dir
       *[other] Der Strohmann zog von { $from_seat }
    }
   *[other] { $from_seat_is ->
        [you] { $seat } zog von dir
        [none] { $seat } zog vom Strohmann
       *[other] { $seat } zog von { $from_seat }
    }
}
gift-takes = { $seat_is ->
    [you] Du nimmst vom Strohmann
   *[other] { $seat } nimmt vom Strohmann
}
# Under the second card; it goes on from the first.
gift-back = { $seat_is ->
    [you] { $to_seat_is ->
        [none] und gibst ihm eine zurück
       *[other] und gibst { $to_seat } eine zurück
    }
   *[other] { $to_seat_is ->
        [you] und gibt dir eine zurück
        [none] und gibt ihm eine zurück
       *[other] und gibt { $to_seat } eine zurück
    }
}

## The question of an Ask

question-title = Deine Frage
# Headings of three rows of buttons.
question-whose = Wessen Hand?
question-colour = Farbe
question-rank = Rang
# A button for a colour.
question-of-colour = { $colour }
# The button for any colour, or any rank.
question-any = beliebig
# On the button that puts the question, until there is one; and then.
question-choose-whose = Wähle, wessen Hand
question-choose = Wähle eine Farbe oder einen Rang
question-put = { $about_seat_is ->
    [you] Fragen: Wie viele { cards-asked-for } hast du?
    [none] Fragen: Wie viele { cards-asked-for } hat der Strohmann?
   *[other] Fragen: Wie viele { cards-asked-for } hat { $about_seat }?
}

## The end of a day or of the game, and the score sheet

result-day = Tag { $day } ist vorbei
# $seats: a team, or one player when three play.
result-won = { $seats_is ->
    [you] Du hast gewonnen
    [us] Dein Team hat gewonnen
   *[other] { $seats_count ->
        [one] { $seats } hat gewonnen
       *[other] { $seats } haben gewonnen
    }
}
# By everybody; or by several of three players.
result-shared = Geteilter Sieg
result-shared-by = Geteilter Sieg: { $seats }
# The heading of a narrow column: the blank does not break.
sheet-day = Tag { $day }
sheet-note = Ein Tag zeigt die Speisen und Muertos, die an ihm gewonnen wurden. Eine Speise und ein Muertos ergeben ein Paar, gleich wann sie gewonnen wurden; bei Gleichstand entscheiden mehr Speisen, dann mehr Muertos.

## Labels of what the table shows in the terminal: of a card of the trick, whether it was discarded, or removed by a Kill 10

view-discarded = abgeworfen
view-removed = entfernt

## What a player calls out with one press, a word or two

shout-feast = ¡Provecho!
shout-thanks = Danke
shout-dismay = Oje

## The coach

# What it counts in.
coach-unit = Paare

# What a move leads to, at the beginning of a sentence: “… in 80 of 100 deals”.
coach-takes = { $seats_is ->
    [you] Du nimmst { $cards }
    [us] Euer Team nimmt { $cards }
   *[other] { $seats } { $seats_count ->
        [one] nimmt
       *[other] nehmen
    } { $cards }
}
coach-wins = { $seats_is ->
    [you] Du gewinnst den Stich
    [us] Euer Team gewinnt den Stich
   *[other] { $seats } { $seats_count ->
        [one] gewinnt
       *[other] gewinnen
    } den Stich
}
# A costly card in a few words, by what came of it. $who: self if whoever played it takes or wins, else others do.
coach-did-takes = { $who ->
    [self] { $cards } genommen
   *[other] { $cards } den anderen gelassen
}
coach-did-wins = { $who ->
    [self] Den Stich gewonnen
   *[other] Den Stich den anderen gelassen
}
# What costs something again and again, over many games: a heading of a few words. $who as above.
coach-habit-takes = { $who ->
    [self] Was deine Stiche bringen
   *[other] Was die anderen bekommen
}
coach-habit-wins = { $who ->
    [self] Wann man einen Stich gewinnt
   *[other] Wann man die anderen gewinnen lässt
}
# In a replay, under a card that could not be played then: why, in two or three words.
in-short-no-second-of-colour = { $colour } liegt schon
in-short-no-food-after-spoiled = verdorben
in-short-must-begin-with-start = erst die Startkarte

## Was Karten und Zeichen über sich sagen, wenn jemand auf ihnen verweilt: ein, zwei Sätze

about-plain = Der höchste Rang gewinnt den Stich. In einen Stich passen höchstens eine pinke, eine blaue und eine grüne Karte, dazu beliebig viele schwarze.
about-choose = Wer sie spielt, sagt, welche Farbe sie hat: nicht die der Muertos-Karten des Tages, und nur eine, die noch in den Stich passt.
about-ask = Wer sie spielt, fragt, wie viele Karten einer Farbe oder eines Rangs eine andere Hand hat. Alle hören die wahre Antwort.
about-spoiled = Nach ihr darf in diesen Stich keine Speise mehr, und wer den Stich nimmt, tauscht Geschenke.
about-swap = Wer sie spielt, und der Partner geben einander je eine Karte; gewählt wird, bevor eine gesehen wird.
about-food = Bleibt beim Team, das sie gewinnt. Eine Speise und eine Muertos-Karte sind ein Paar, und jedes Paar ist ein Punkt.
about-muertos = Bleibt beim Team, das sie gewinnt. Eine Muertos-Karte und eine Speise sind ein Paar, und jedes Paar ist ein Punkt.
about-kill = Ist der Stich vollständig, entfernt sie eine 10 eines Gegners, die dann nicht gewinnen kann. Die 10 des Partners ist sicher.
about-start = Wer sie hat, eröffnet damit den Tag.
about-led = Die erste Karte des Stichs.
about-winning = Bisher der höchste Rang; bei gleichen die zuerst gespielte Karte.
about-won = Diese Karte hat den Stich gewonnen. Ihr Team nimmt die Speisen und Muertos-Karten daraus.
about-discarded = Auf dieser Hand passte nichts, also wurde diese Karte abgeworfen. Sie gehört nicht zum Stich.
about-removed = Eine 10, die ein 10-Killer entfernt hat: Sie kann nicht gewinnen.
about-as = Die Farbe, die für diese Karte gewählt wurde.
about-fate = In diesem Stich liegt ein 10-Killer: Ist der Stich vollständig, wird eine 10 eines Gegners entfernt.
about-partner = Ihr gewinnt und verliert zusammen: Was einer von euch nimmt, gehört beiden.
about-day = Die Toten dieses Tages. Um ihre vier Karten und drei Speisen geht es heute.
about-pairs = Eine Speise und eine Muertos-Karte sind ein Paar, wann immer sie gewonnen wurden. Jedes Paar ist ein Punkt.
about-turned-up = Karten früherer Stiche, die alle nachsehen können. Sie zählen nichts.
about-dummy = Die vierte Hand liegt offen, und ihr Partner spielt für sie.

## The lesson

lesson-win-title = Gewinn den Stich
lesson-win-text = Alle spielen eine Karte. Die höchste Zahl gewinnt, egal in welcher Farbe.
lesson-win-task = Gewinn diesen Stich.
lesson-win-hint = Deine höchste Karte schafft es.
lesson-win-wrong = Die liegt unter der 7 und würde verlieren. Spiel deine höchste Karte.

lesson-colours-title = Jede Farbe nur einmal
lesson-colours-text = Du hast gewonnen, also spielst du an, mit einer beliebigen Karte. In einen Stich passen nur eine pinke, eine blaue und eine grüne Karte, aber beliebig viele schwarze.
lesson-colours-task = Spiel deine pinke 5 an.
lesson-colours-hint = Sie ist die niedrigere deiner beiden pinken Karten.
lesson-colours-wrong = Auch die dürftest du anspielen. Aber nimm zuerst die pinke 5 und sieh, was die anderen dann noch spielen können.

lesson-feed-title = Speisen für die Toten
lesson-feed-text = Dein Partner gegenüber liegt mit der 10 vorn, und was einer von euch gewinnt, gehört euch beiden. Es zählen nur Speisen und Tote, und heute sind die Toten Tiere.
lesson-feed-task = Leg eine Speise in diesen Stich.
lesson-feed-hint = Die Speise ist die schwarze 2.
lesson-feed-wrong = Die zählt nichts. Dein Partner liegt vorn, also ist jetzt der Moment für deine Speise.

lesson-swap-title = Tausch
lesson-swap-text = Dein Partner hat einen Tausch gespielt. Ihr gebt einander je eine Karte und wählt sie, bevor ihr seht, was ihr bekommt.
lesson-swap-task = Gib deinem Partner die pinke 8.
lesson-swap-hint = Sie ist deine einzige pinke Karte.
lesson-swap-wrong = Du darfst jede Karte geben. Nimm diesmal die pinke 8: Damit kann dein Partner gewinnen.

lesson-fits-title = Was noch passt
lesson-fits-text = Pink und Blau sind vergeben, in diesen Stich passen nur noch Grün und Schwarz. Wer spielen kann, muss spielen; nur wer nichts Passendes hat, wirft eine Karte ab, wie vorhin einer deiner Gegner.
lesson-fits-task = Spiel eine Karte, die passt.
lesson-fits-hint = Schwarz hast du nicht, aber Grün.

lesson-gift-title = Geschenke
lesson-gift-text = Wer Speisen oder Tote gewinnt, tauscht Geschenke mit dem Gegner zur Rechten, und das bist du. Du hast vom Gewinner eine Karte gezogen, eine Speise, und gibst jetzt irgendeine Karte zurück.
lesson-gift-task = Behalte die Speise und gib deine niedrigste Karte her.
lesson-gift-hint = Sie ist eine deiner blauen Karten.
lesson-gift-wrong = Die dürftest du geben, aber sie kann dir noch nützen. Gib deine niedrigste her, die blaue 1.
lesson-gift-wrong-counts = Die dürftest du geben, aber sie zählt, und dein Team kann sie noch gewinnen. Gib die blaue 1 her.

lesson-kill-title = 10-Killer
lesson-kill-text = Die Gegner liegen mit ihrer 10 vorn, und im Stich ist ein Tier. Ein 10-Killer entfernt eine 10 der Gegner, sobald der Stich voll ist, und dann ist die 8 deines Partners die höchste.
lesson-kill-task = Entferne die 10.
lesson-kill-hint = Die 3 ist ein 10-Killer.
lesson-kill-wrong = Dann bleibt die 10 liegen, und das Tier geht an die Gegner. Deine blaue 3 entfernt sie.

lesson-pairs-title = Paare
lesson-pairs-text = Eine Speise und ein Toter sind ein Paar, und da ist euer erstes: Jedes Paar ist ein Punkt. Was ein Team gewonnen hat, behält es, und nach drei Tagen gewinnt das Team mit mehr Punkten.

## The first game after the lesson

first-DM-7 = Nichts hat gepasst, also wurde eine Karte abgeworfen; sie bewirkt nichts und kann nicht gewinnen. Eine abgeworfene Speise oder Muertos-Karte ist aus dem Spiel.
first-DM-8 = Der höchste Rang gewinnt, egal in welcher Farbe, und von gleichen der zuerst gespielte. Eine angespielte 10 ist also sicher vor anderen 10en.
first-DM-10 = Speisen und Tote haben ihren Preis: Der Gegner zur Rechten zieht dem Gewinner blind eine Karte aus der Hand und gibt ihm irgendeine zurück.
first-DM-11 = Wer eine Farbwahl spielt, nennt ihre Farbe. So lässt sich eine Farbe besetzen, bevor ein anderer sie braucht.
first-DM-12 = Eine Frage wurde gestellt. Alle hören die Antwort, und sie ist immer wahr, also merk sie dir.
first-DM-13 = Eine Verdorben-Karte liegt: In diesem Stich darf keine Speise mehr folgen. Wer den Stich nimmt, tauscht Geschenke.
first-DM-14 = Bei einem Tausch geben sich Partner gegenseitig eine Karte. Keiner sieht die des anderen, bevor beide gewählt sind.
first-DM-15 = Ein 10-Killer entfernt eine 10 der Gegner, egal welche von beiden Karten zuerst lag. Der 10-Killer deines Partners tut deiner 10 nie etwas.
first-DM-17 = Der Tag ist vorbei, aber was gewonnen ist, bleibt. Speisen des einen Tages bilden auch mit den Toten eines anderen Paare.
