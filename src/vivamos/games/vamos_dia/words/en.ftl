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

must-lay-down = VAMOS! Everyone lays a card face down now.
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
# The same once a trick with VAMOS is won: where the card that the reader lays face down will lie.
place-of-your-gift = Your gift
# On the card of a finished trick that its winner takes.
tag-taken = Taken

# Beside the trick, while a VAMOS card lies in it.
note-vamos-on = **VAMOS is on.** After this trick everyone lays one card face down, and the winner takes them all.
# When such a trick is finished; $seat has won it.
note-vamos-now = { $seat_is ->
    [you] **VAMOS!** Everyone lays one card face down, and you take them all.
   *[other] **VAMOS!** Everyone lays one card face down, and { $seat } takes them all.
}

# Under the trick or over the hand: whose turn it is, when it is not the reader's.
turn-to-play = { $seat } is to play
turn-to-lay-down = { $seat } is to lay a card face down
# The same as note-vamos-on, in one line.
vamos-is-on = VAMOS is on: everyone will lay one card face down
# Under “lay a card face down”: who gets the cards that everybody lays.
gifts-go-to = { $seat_is ->
    [you] You take them all
   *[other] { $seat } takes them all
}

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

## What a player calls out with one press, a word or two

shout-vamos = VAMOS!
shout-delight = Olé!
shout-dismay = Ay, no

## The coach

# What it counts in.
coach-unit = points

# What a move leads to, at the beginning of a sentence: “… in 80 of 100 deals”.
coach-takes = { $seat_is ->
    [you] You take { $card }
   *[other] { $seat } takes { $card }
}
coach-takes-skulls = { $seat_is ->
    [you] You take skulls
   *[other] { $seat } takes skulls
}
coach-takes-stars = { $seat_is ->
    [you] You take stars
   *[other] { $seat } takes stars
}
coach-takes-gifts = { $seat_is ->
    [you] You take the gifts
   *[other] { $seat } takes the gifts
}
coach-wins = { $seat_is ->
    [you] You win the trick
   *[other] { $seat } wins the trick
}
# A costly card in a few words, by what came of it. $who: self if whoever played it takes or wins, else others do.
coach-did-takes = { $who ->
    [self] Took { $card }
   *[other] Left { $card } to another
}
coach-did-takes-skulls = { $who ->
    [self] Took skulls
   *[other] Left skulls to another
}
coach-did-takes-stars = { $who ->
    [self] Took stars
   *[other] Left stars to another
}
coach-did-takes-gifts = { $who ->
    [self] Took the gifts
   *[other] Left the gifts to another
}
coach-did-wins = { $who ->
    [self] Won the trick
   *[other] Let another win the trick
}
# What costs something again and again, over many games: a heading of a few words. $who as above.
coach-habit-takes = { $who ->
    [self] The lowest card of your tricks
   *[other] The lowest cards that others keep
}
coach-habit-takes-skulls = { $who ->
    [self] Tricks with skulls
   *[other] Skulls that others take
}
coach-habit-takes-stars = { $who ->
    [self] Which stars to take
   *[other] Stars left to others
}
coach-habit-takes-gifts = { $who ->
    [self] Tricks that bring gifts
   *[other] Gifts left to others
}
coach-habit-wins = { $who ->
    [self] When to win a trick
   *[other] When to let others win
}
# In a replay, under a card that could not be played then: why, in two or three words.
in-short-must-follow = { $colour } was led

## What cards and marks say of themselves, when somebody rests on them: a sentence or two

about-number = Worth { symbols } to whoever takes it. The highest card of the colour led wins the trick, and its winner keeps the lowest card of all.
about-vamos = When a trick with this card is won, everyone lays one card face down, and the winner takes those instead of the lowest card. In the last trick of a round it does nothing.
about-now-vamos-last = The last trick: it does nothing more.
about-led = The first card of the trick. Whoever holds this colour must play it.
about-winning = The highest card so far in the colour led.
about-won = This card has won the trick. Its player keeps the lowest card and leads the next trick.
about-taken = The lowest number of the trick: the winner keeps this card.
about-gifts = Cards taken face down after a VAMOS. They are turned over when the round is scored.
about-pile = What was won in this round: stars count for you, skulls against you.
about-score = Points of the rounds that are scored: stars minus skulls. Most points win.

## The lesson: of each step its name, what is said (at most two sentences), what to do, a hint, and why a legal move is not it

lesson-win-title = Win the trick
lesson-win-text = Everyone plays one card. The highest number of the colour that was led wins, and that is yellow here.
lesson-win-task = Win this trick.
lesson-win-hint = You need a yellow card above 17.
lesson-win-wrong = The yellow 10 is below the 17 and would lose. A higher yellow wins.

lesson-keep-title = Keep the lowest card
lesson-keep-text = You keep only the lowest card of the trick: one star, one point. And the winner leads the next trick, with any card.
lesson-keep-task = Lead your red 29.
lesson-keep-hint = It is the highest of your red cards.
lesson-keep-wrong = You could lead that one, too. But try the red 29 first, and see what the others do with it.

lesson-skulls-title = Skulls cost
lesson-skulls-text = Somebody had no red and threw in the blue 1. It was the lowest, so you keep it: two skulls, two points less.
lesson-skulls-task = Lead a blue card and let somebody else win.
lesson-skulls-hint = Blue goes from 1 to 9, and all of it shows skulls. Yours are easily beaten.
lesson-skulls-wrong = That one is worth keeping for a better trick. Lead blue: whoever wins it keeps a skull.
lesson-skulls-wrong-purple = Purple 33 is high: you could win with it and keep its three skulls. Blue is easily beaten.

lesson-follow-title = Follow
lesson-follow-text = Purple was led. Whoever holds the colour that was led must play it.
lesson-follow-task = Follow with purple.
lesson-follow-hint = You hold just one purple card.

lesson-throw-title = None of that colour
lesson-throw-text = Purple again, and you hold none: now you may play anything. You cannot win, but your card can be the lowest.
lesson-throw-task = Leave the winner a skull.
lesson-throw-hint = Your blue cards show skulls.
lesson-throw-wrong = That card shows stars, and the winner would be glad of them. Throw in a blue one.

lesson-vamos-title = VAMOS!
lesson-vamos-text = The card with the mask is a VAMOS card. After this trick everyone lays a card face down, and the winner takes them all.
lesson-vamos-task = Let somebody else win: stay below 15.
lesson-vamos-hint = Your yellow 10 is low enough.
lesson-vamos-wrong = That is above 15: you would win, and take three cards that you have not seen.

lesson-gift-title = A blind gift
lesson-gift-text = Now everyone lays one card face down for the winner. Nobody sees which until the round is over.
lesson-gift-task = Give your skulls away.
lesson-gift-hint = They are on your last blue card.
lesson-gift-wrong = That would be a present of stars. Give away the blue card.

lesson-alone-title = On your own
lesson-alone-text = Purple was led, and you hold none. Remember who gets the lowest card.
lesson-alone-task = Play the card that helps the winner least.
lesson-alone-hint = Count the stars on your two cards.
lesson-alone-wrong = That would leave three stars for the winner. Your red card shows only two.

lesson-score-title = Count
lesson-score-text = When the hands are empty, gifts are turned over: each star is a point, each skull costs one. After as many rounds as players the highest total wins.

## In the first game after the lesson: what the coach says when a rule comes up for the first time; one sentence or two

first-VD-5 = Whoever leads sets the colour for the trick, and everybody who has that colour must follow. Leading a colour you are short of soon frees you to play anything.
first-VD-8 = Only the lowest card is kept. Before you win a trick, look what that will be.
first-VD-10 = A trick with VAMOS brings its winner everyone's face-down cards. They are rarely meant well.
first-VD-12 = In the last trick there are no cards left to give: VAMOS does nothing, and the lowest card is kept.
first-VD-15 = Stars minus skulls, gifts turned over. A total below zero can still be the highest.
