### VAMOS dia: tricks of which the winner keeps the lowest card, and three VAMOS cards that bring blind gifts.
### "VAMOS" is the name of a kind of card and stays as it is. Cards are written like Y15; their letters stay, too.

# In the lobby, under the name of the game.
pitch = Win the trick, keep its lowest card. Stars pay, skulls bite, and three cards turn everything into a blind gift.

## Options of a table

option-start = Start
option-start-text = The seat that leads the first round.

## Colours and cards

# In the middle of a sentence: "follow blue".
colour-B = blue
colour-Y = yellow
colour-R = red
colour-P = purple

# What a card counts: stars are good, skulls are bad.
symbols = { $symbol ->
    [skull] { $count ->
        [0] no skulls
        [one] { $count } skull
       *[other] { $count } skulls
    }
   *[star] { $count ->
        [0] no stars
        [one] { $count } star
       *[other] { $count } stars
    }
}

# A card as it is read aloud: "Yellow 10, 1 star".
card-spoken = { $colour_is ->
    [B] Blue
    [Y] Yellow
    [R] Red
   *[P] Purple
} { $number }, { symbols }
# The same for one of the three VAMOS cards: "Yellow 15, 2 stars, VAMOS card".
card-spoken-vamos = { card-spoken }, VAMOS card
# The back of a card, read aloud.
card-spoken-back = Face-down card
# A card that the reader has laid face down; $spoken is a whole card-spoken.
card-spoken-own-down = Your card, face down: { $spoken }

## The log: what happened

# Headings in the log.
round-begins = Round { $number }
trick-begins = Trick { $number }

# Every card is in somebody's hand.
all-cards-dealt = { $each ->
    [one] Everyone got { $each } card
   *[other] Everyone got { $each } cards
}
# $out cards are left over; nobody sees them in this round.
cards-dealt = Everyone got { $each ->
    [one] { $each } card
   *[other] { $each } cards
}, { $out ->
    [one] { $out } card
   *[other] { $out } cards
} stayed out

# Who leads the first trick of a round: by lot …
first-lead-drawn = { $seat_is ->
    [you] You drew the first lead
   *[other] { $seat } drew the first lead
}
# … or because it was agreed, or is their turn.
first-lead = { $seat_is ->
    [you] You got the first lead
   *[other] { $seat } got the first lead
}

# The first card of a trick, face up.
card-led = { $seat_is ->
    [you] You led { $card }
   *[other] { $seat } led { $card }
}
card-played = { $seat_is ->
    [you] You played { $card }
   *[other] { $seat } played { $card }
}

# After the card-led or card-played of a VAMOS card: the first one in a trick, a further one, one in the last trick.
vamos-called = VAMOS! Everyone will lay one card face down
vamos-again = VAMOS again! It counts once
vamos-in-last-trick = In the last trick VAMOS does nothing

# The winner keeps the lowest card of the trick, and nothing else of it.
trick-won = { $seat_is ->
    [you] You won and took { $card }
   *[other] { $seat } won and took { $card }
}
# The winner of a trick with a VAMOS card keeps none of it.
vamos-trick-won = { $seat_is ->
    [you] You won: everyone lays one card face down for you
   *[other] { $seat } won: everyone lays one card face down for { $seat }
}

# Only who has laid the card knows which it is …
card-laid-down = { $seat_is ->
    [you] You laid { $card } face down
   *[other] { $seat } laid { $card } face down
}
# … the others read this.
hidden-card-laid-down = { $seat_is ->
    [you] You laid a card face down
   *[other] { $seat } laid a card face down
}
# The winner of a trick with VAMOS gets the face-down cards of all: $count is 3, 4 or 5.
gifts-won = { $seat_is ->
    [you] You won { $count } cards face down
   *[other] { $seat } won { $count } cards face down
}

# At the end of a round: the face-down cards that somebody has won.
gifts-turned-over = { $seat_is ->
    [you] You turned over { $cards }
   *[other] { $seat } turned over { $cards }
}
# $scores: what everybody got in this round, "Inés +3, you −2".
round-scored = Round { $number }: { $scores }

game-won = { $seat_is ->
    [you] You won the game with { SIGNED($total) }
   *[other] { $seat } won the game with { SIGNED($total) }
}
# Several have the most, $total each; with "us" the reader is one of them and is called "you" in the list.
game-shared = { $seats_is ->
    [us] The win is shared by { $seats } with { SIGNED($total) }
   *[other] { $seats } shared the win with { SIGNED($total) }
}

## What a player is asked for: follows "Your turn: "

ask-lead = lead any card
ask-follow = follow { $colour }
ask-any-card = any card, you hold no { $colour }
ask-lay-down = lay a card face down

## Why a move is refused

# “down …” and “play …” are how the two moves are written, in every language.
must-lay-down = VAMOS! Everyone lays a card face down now: “down { $card }”, not “play { $card }”.
no-vamos = Cards are laid face down only after a trick with a VAMOS card.
no-such-card-in-hand = { $card } is not in your hand.
must-follow = { $colour_is ->
    [B] Blue
    [Y] Yellow
    [R] Red
   *[P] Purple
} was led and you hold { $colour }.

## What is wrong with somebody's own deck: follows "deck: "

deck-numbers = The numbers must be 1 to { $most }, each once.
deck-vamos-cards = There may be at most { $most } VAMOS cards.
deck-hand-size = A hand has at most { $most } cards.

## At the table: how far the game is

round-of-rounds = Round { $number } of { $rounds }
status-trick = Trick { $number }
status-over = Game over

## At the table: the trick

# The middle of the table, read aloud.
place-of-trick = Trick
# Where the reader's card of this trick will lie: on an empty place as wide as a card.
place-of-your-card = Your card
# On the card of a finished trick that its winner takes.
tag-taken = Taken

# Beside the trick, while a VAMOS card lies in it.
note-vamos-on = **VAMOS is on.** After this trick everyone lays one card face down, and the winner takes them all.
# When such a trick is finished; $seat has won it.
note-vamos-now = { $seat_is ->
    [you] **VAMOS!** Everyone lays one card face down, and you take them all.
   *[other] **VAMOS!** Everyone lays one card face down, and { $seat } takes them all.
}

# On a phone, under the trick: whose turn it is, when it is not the reader's.
turn-to-play = { $seat } is to play
turn-to-lay-down = { $seat } is to lay a card face down
# The same as note-vamos-on, in one line.
vamos-is-on = VAMOS is on: everyone will lay one card face down

## At the table: what somebody has won in this round, in small print beside the cards

# Only skulls, only stars, or both: then what they come to.
pile-worth = { $symbol ->
    [skull] { symbols }
    [star] { symbols }
   *[mixed] { SIGNED($points) } in all
}
pile-kept = won { pile-worth }
# There are face-down cards, too: the gifts.
pile-kept-and-gifts = { pile-worth } and gifts
pile-gifts = gifts, face down
pile-empty = Your pile: nothing won yet
# Once the round is scored.
pile-scored = **{ SIGNED($points) }** this round
# The stack of face-down cards, read aloud.
pile-gifts-spoken = { $seat_is ->
    [you] You took { $count } cards face down
   *[other] { $seat } took { $count } cards face down
}

## The end of a round and of the game, and the score sheet

result-won = { $seat_is ->
    [you] You won
   *[other] { $seat } won
}
result-shared = { $seats_is ->
    [us] The win is shared by { $seats }
   *[other] { $seats } share the win
}

# Above the columns: the points of the round just scored, those of a certain round, all together.
column-this-round = Round
column-round = Round { $number }
column-total = Total
# Under the sheet.
sheet-note = Stars minus skulls on the cards each player took, gifts turned over.
