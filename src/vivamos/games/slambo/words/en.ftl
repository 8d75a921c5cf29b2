### SLAMBO!, the card game of sumo wrestlers. Every card pushes a balance up or down; whoever tips it out of the ring is
### thrown (a SLAMBO) and takes the shame cards from the middle. A round of the game is a bout.
### “SLAMBO” is the game's name and its shout: it is the same in every language.

## The game and its options, when a table is opened

# One sentence on the game's tile.
pitch = Push the balance, shout the total, and never be the one who tips it out of the ring.
option-expert = Expert side
option-expert-text = The expert side: the ring is 1 to 9 instead of 0 to 10.
option-start = First to play
option-start-text = The seat that begins the first bout.

## The log. No full stop at the end.

## $seat is a player's name; choose by $seat_is, “you” when that player reads it. $card is a card, which the page draws.

# A heading. $stake: how many shame cards lie in the middle, 1 at first.
bout-begins = { $stake ->
    [1] Bout { $bout }
   *[other] Bout { $bout } · { $stake } shame cards
}
# $each: how many cards everyone gets.
cards-dealt = { $each ->
    [one] { $each } card each, the balance is { $balance }
   *[other] { $each } cards each, the balance is { $balance }
}
goes-first = { $seat_is ->
    [you] You go first
   *[other] { $seat } goes first
}

# The number that is shouted: the balance after a card, 0 to 10. It stands in the sentences below. A language that would
# not write it out may print the number.
shouted-balance = { $balance ->
    [0] zero
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
   *[other] { $balance }
}
# The balance beyond an edge of the ring: $side is “below” (then it may be less than 0) or “above”.
tipped-balance = { $side ->
    [below] { SIGNED($balance) }
   *[above] { $balance }
}

card-played = { $seat_is ->
    [you] You played { $card } and shouted { shouted-balance }!
   *[other] { $seat } played { $card } and shouted { shouted-balance }!
}
# A reverse card: from now on the turns go the other way round the table.
card-reversed = { $seat_is ->
    [you] You played { $card }, shouted { shouted-balance }! and turned the order round
   *[other] { $seat } played { $card }, shouted { shouted-balance }! and turned the order round
}
# This card loses the bout.
card-tipped = { $seat_is ->
    [you] You played { $card } and tipped the balance to { tipped-balance }
   *[other] { $seat } played { $card } and tipped the balance to { tipped-balance }
}
# The same three for a copy card ($card), which does what the card before it did; $step: by how much that is.
copy-played = { $seat_is ->
    [you] You played { $card } ({ SIGNED($step) }) and shouted { shouted-balance }!
   *[other] { $seat } played { $card } ({ SIGNED($step) }) and shouted { shouted-balance }!
}
copy-reversed = { $seat_is ->
    [you] You played { $card } ({ SIGNED($step) }), shouted { shouted-balance }! and turned the order round
   *[other] { $seat } played { $card } ({ SIGNED($step) }), shouted { shouted-balance }! and turned the order round
}
copy-tipped = { $seat_is ->
    [you] You played { $card } ({ SIGNED($step) }) and tipped the balance to { tipped-balance }
   *[other] { $seat } played { $card } ({ SIGNED($step) }) and tipped the balance to { tipped-balance }
}
# A copy card as the first card of a bout.
copy-of-nothing = { $seat_is ->
    [you] You played { $card } with nothing to copy and shouted { shouted-balance }!
   *[other] { $seat } played { $card } with nothing to copy and shouted { shouted-balance }!
}
# What is left of these when the next card lies on it: who played it may still read which card it was, others may not.
own-card-covered = { $seat_is ->
    [you] You played { $card }
   *[other] { $seat } played { $card }
}
card-covered = { $seat } played a card

# The turn passes them over.
passed-over = { $seat_is ->
    [you] You have no cards left
   *[other] { $seat } has no cards left
}

# $seat lost the bout. $took: how many shame cards they get. They begin the next bout.
slambo = { $seat_is ->
    [you] { $took ->
        [one] SLAMBO! You take { $took } shame card, and go first
       *[other] SLAMBO! You take { $took } shame cards, and go first
    }
   *[other] { $took ->
        [one] SLAMBO! { $seat } takes { $took } shame card, and goes first
       *[other] SLAMBO! { $seat } takes { $took } shame cards, and goes first
    }
}
# The same when the game ends with it; also under the ring while the end of any bout is looked at.
slambo-taken = { $seat_is ->
    [you] { $took ->
        [one] SLAMBO! You take { $took } shame card
       *[other] SLAMBO! You take { $took } shame cards
    }
   *[other] { $took ->
        [one] SLAMBO! { $seat } takes { $took } shame card
       *[other] SLAMBO! { $seat } takes { $took } shame cards
    }
}
# A break: all cards were played and nobody lost the bout.
bout-broken = A break: nobody was pushed out. One more shame card lies in the middle
# The cards that were played in the bout, no secret any more.
pile-held = The pile held { $cards }
# $seat has lost the game with $shame shame cards (3 or more); all others have won.
game-lost = { $seat_is ->
    [you] { $winner_seats_count ->
        [one] You have { $shame } shame cards and lose the game: { $winner_seats } wins
       *[other] You have { $shame } shame cards and lose the game: { $winner_seats } win
    }
   *[other] { $winner_seats_is ->
        [other] { $winner_seats_count ->
            [one] { $seat } has { $shame } shame cards and loses the game: { $winner_seats } wins
           *[other] { $seat } has { $shame } shame cards and loses the game: { $winner_seats } win
        }
       *[you] { $seat } has { $shame } shame cards and loses the game: { $winner_seats } win
    }
}

## What is asked and what is wrong

# After “Your turn: ”. The ring goes from $low to $high.
ask-keep-in-ring = keep it between { $low } and { $high }
no-card-in-hand = You do not hold { $card }.

# A deck file that somebody wrote; after the file's name and a colon. In brackets the rule of the rules page.
deck-at-most = There may be at most { $most } cards.
hand-at-most = A hand has at most { $most } cards.
either-needs-number = The number of an either card is 1 or more.
copy-has-no-number = A copy card has no number of its own.
number-is-not-0 = A number card moves the balance: its number cannot be 0.
two-alike-at-most = There may be at most two identical cards.

## Cards as they are read aloud. $sign is “plus” or “minus”.

card-number = { $sign ->
    [plus] plus { $number }
   *[minus] minus { $number }
}
card-reverse = { $sign ->
    [plus] reverse, plus { $number }
   *[minus] reverse, minus { $number }
}
# In a hand: its player may choose.
card-either = either plus or minus { $number }
# On the pile: its player has chosen.
card-either-declared = { $sign ->
    [plus] either card, said to be plus { $number }
   *[minus] either card, said to be minus { $number }
}
card-copy = copy the last card
card-shame = shame card
card-face-down = Face-down card

## The table

# The bout that is played: in the bar, and in lists of tables.
bout-number = Bout { $bout }
# In the bar: how many shame cards the loser of this bout gets.
cards-at-stake = { $stake ->
    [one] { $stake } shame card at stake
   *[other] { $stake } shame cards at stake
}
# The same in short, under the shame cards in the middle.
at-stake = { $stake } at stake
# The ring, read aloud.
ring-shows = Balance { $balance } on a scale from { $low } to { $high }
# In small letters at the two ends of the ring. Short.
edge-low = below { $low }: SLAMBO
edge-high = above { $high }: SLAMBO
# In small letters under the pile. Short.
no-card-yet = no card yet
last-played = last played
# The last card was a copy card, and counted as much as $step.
copied-step = copied { SIGNED($step) }
# Which way the turns go.
goes-clockwise = clockwise
goes-anticlockwise = anticlockwise

# A large shout in the ring: one word, in capitals.
break-shout = BREAK
# The same, read aloud, and under the ring.
break-told = A break: one more shame card
# What a player shouts in a bubble at their seat, read aloud: the balance, or that they have lost the bout.
seat-shouts = { $seat_is ->
    [you] You shout { $balance }!
   *[other] { $seat } shouts { $balance }!
}
slambo-shouted = { $seat_is ->
    [you] You shout SLAMBO!
   *[other] { $seat } shouts SLAMBO!
}

# A heading over everyone's shame cards, and over their number in the score sheet.
shame-heading = Shame
your-shame = Your shame
whoever-has-three = Whoever has three loses the game.
# Places for shame cards, read aloud. $shame is how many are taken.
shame-of-seat = { $seat_is ->
    [you] You have { $shame } of 3 shame cards
   *[other] { $seat } has { $shame } of 3 shame cards
}
shame-places = { $shame } of 3 shame cards

# Under the ring.
seat-to-move = { $seat_is ->
    [you] You are to move
   *[other] { $seat } is to move
}
# Under the ring, of the card that is selected: “+4: to 9”, “±3: plus to 8, minus to 2”. $leads is made of the messages below.
selected-leads = { $what }: { $leads }
# $what of a special card.
short-reverse = reverse { SIGNED($step) }
short-copy = copy
# Read aloud before the name of a card in the hand: “to 9: plus 4”.
card-leads = { $leads }:
# Where a card leads: the balance after it. $declared is “plus” or “minus” for an either card, else “none”.
leads-to = { $declared ->
    [plus] plus to { $balance }
    [minus] minus to { $balance }
   *[none] to { $balance }
}
# The order of play turns round as well.
leads-round = to { $balance }, and the order turns round
leads-to-slambo = { $declared ->
    [plus] plus: SLAMBO at { tipped-balance }
    [minus] minus: SLAMBO at { tipped-balance }
   *[none] SLAMBO at { tipped-balance }
}
# On a small plate over a card that loses. Short.
slambo-at = SLAMBO at { tipped-balance }
# Buttons of a small menu: how an either card shall count.
declare-sign = { $sign ->
    [plus] Plus: balance { $balance }
   *[minus] Minus: balance { $balance }
}
declare-sign-slambo = { $sign ->
    [plus] Plus: SLAMBO at { tipped-balance }
   *[minus] Minus: SLAMBO at { tipped-balance }
}

## The score sheet

# Over the numbers of the bouts.
bout-heading = Bout
sheet-note = Whoever has three shame cards loses the game; all others win. A bout with 0 for everyone was a break.

## What a player calls out with one press, a word or two

shout-slambo = SLAMBO!
shout-hakkeyoi = Hakkeyoi!
shout-steady = Steady

## The coach

# What it counts in.
coach-unit = shame cards

# What a move leads to, at the beginning of a sentence: “… in 80 of 100 deals”.
coach-tips = { $seat_is ->
    [you] You tip the balance
   *[other] { $seat } tips the balance
}
coach-break = Nobody tips the balance
# A costly card in a few words, by what came of it. $who: self if whoever played it takes or wins, else others do.
coach-did-tips = { $who ->
    [self] Was pushed out of the ring
   *[other] Pushed another out of the ring
}
coach-did-break = Nobody was pushed out
# What costs something again and again, over many games: a heading of a few words. $who as above.
coach-habit-tips = { $who ->
    [self] Close to the edge of the ring
   *[other] Whom to push out of the ring
}
coach-habit-break = Bouts that nobody loses

## What cards and marks say of themselves, when somebody rests on them: a sentence or two

about-plus = Pushes the balance up by { $number }.
about-minus = Pulls the balance down by { $number }.
about-either = Whoever plays it says whether it counts plus or minus { $number }.
about-reverse = Moves the balance by its number, then the turns go the other way round the table.
about-copy = Does exactly what the card before it did. As the first card of a bout it does nothing.
about-shame = Whoever tips the balance takes every shame card in the middle. Three of them lose the game.
about-now = Balance: { $leads }.
about-stake = Whoever loses this bout takes these shame cards. If nobody does, one more is laid here.
about-shame-places = Shame cards taken so far. Whoever has three after a bout loses the game, and all others win.
about-edge = A balance below { $low } or above { $high } is a SLAMBO: whoever played the card loses the bout.
about-direction = Which way round the table the turns go. A reverse card changes it.

## The lesson: of each step its name, what is said (at most two sentences), what to do, a hint, and why a legal move is not it

lesson-push-title = Push the balance
lesson-push-text = Every card moves the balance, blue cards up and red ones down. It begins at 5.
lesson-push-task = Push it up by 2.
lesson-push-hint = Blue cards push up. You need the one with a 2.
lesson-push-wrong = That is not up by 2. Take the blue card with the 2.

lesson-ring-title = Stay in the ring
lesson-ring-text = It stands at 10, the edge. Above 10 or below 0 is a SLAMBO, and nobody may pass.
lesson-ring-task = Play a card that stays in the ring.
lesson-ring-hint = From 10 it can only go down.
lesson-ring-wrong = That tips the balance over 10: SLAMBO, and you would lose the bout. Push it down with a red card.

lesson-edge-title = Up to the edge
lesson-edge-text = It stands at 8. Whoever comes after you has to find a card that stays in the ring, too.
lesson-edge-task = Push it to 10 exactly.
lesson-edge-hint = From 8 to 10 it is 2, upwards.
lesson-edge-wrong = From there the other one goes on with ease. At 10 every blue card is a SLAMBO.

lesson-shame-title = Shame
lesson-shame-text = Whoever tips the balance takes the shame cards from the middle. Three of them lose the game, and everybody else wins.

lesson-either-title = Either way
lesson-either-text = With three or four players there are special cards. With this one you say yourself whether it counts plus or minus.
lesson-either-task = Play the 5 with both signs, and stay in the ring.
lesson-either-hint = The balance stands at 10: which sign leads into the ring?
lesson-either-wrong = That would do as well. But try the card with both signs.
lesson-either-wrong-plus = 10 and 5 is 15, a SLAMBO. Let it count minus.
lesson-either-wrong-tips = That tips the balance over 10. Let the 5 with both signs count minus.

lesson-reverse-title = The other way round
lesson-reverse-text = A reverse card pushes by its number, and then the turns go the other way round the table.
lesson-reverse-task = Turn the direction of play.
lesson-reverse-hint = The reverse card has arrows in a circle.
lesson-reverse-wrong = That one does not turn the direction. Take the reverse card.

lesson-copy-title = The same again
lesson-copy-text = The balance was just pushed down by 2. A copy card does exactly what the card before it did.
lesson-copy-task = Copy it.
lesson-copy-hint = The copy card has no number of its own.
lesson-copy-wrong = That pushes by a number of its own. Take the copy card.

lesson-break-title = A break
lesson-break-text = If all hands run empty without a SLAMBO, nobody takes shame. Instead one more shame card goes to the middle, and the next bout is worth that much more.

## In the first game after the lesson: what the coach says when a rule comes up for the first time; one sentence or two

first-SL-11 = Nobody may pass. Keep blue and red cards for later, so that you can get away from either edge.
first-SL-6 = Whoever tips the balance takes the shame and begins. A small card, kept for the edge, is worth much.
first-SL-8 = A break: the middle is worth more now, so be careful in this bout.
