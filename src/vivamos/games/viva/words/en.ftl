### VIVA. Cards of one or two colours are laid on three houses: a card must share a colour with the top card of a house
### (an empty one takes any). Colours of the blocking card go to no house. If all three top cards share a colour, that is
### VIVA: the houses are cleared, the neighbours draw cards, and who called it chooses a new blocking card. Whoever lays
### the last card of the hand on the blocking card goes out and wins the round, and with it a victory card. In honour
### play forbidden cards may be tried, and the others may catch them.
### The rules page of the language has the same terms.

## The game in the lobby, and its options when a table is opened

# What kind of game it is, in one sentence.
pitch = Three houses, six colours, one blocked card.

# Options, where a new table is made: a label, what it does, and the values where there is a choice.
option-box = Box
option-box-text = The regular box has 126 cards and 12 victory cards, the pocket box 84 and 8.
choice-box-regular = Regular
choice-box-pocket = Pocket
option-rounds = Rounds
option-rounds-text = The rounds to play; at most 8 with the pocket box.
option-honour = Honour
option-honour-text = Forbidden cards may be tried, and the others may catch them.
option-dealer = Dealer
option-dealer-text = The seat that deals the first round; its left neighbour begins.

## Colours and cards

# In the middle of a sentence: "red is blocked", "VIVA in red", "Go out with red".
colour-R = red
colour-O = orange
colour-Y = yellow
colour-G = green
colour-B = blue
colour-P = pink
# What other messages get as $colours: the colours of a card, or those that are blocked; also a card read aloud.
one-colour = { $colour }
two-colours = { $first_colour } and { $second_colour }
# A card read aloud that lies there as the blocking card.
card-blocking = { $colours }, blocking card
# Read aloud for the back of a card.
card-face-down = Face-down card

## The log: what happened. No full stop. $card is drawn as a small card

# Headings in the log; also how far the game is, in the bar over the table and in the lists of the lobby.
round-begins = Round { $round } of { $rounds }
# Those who share the lead after the agreed rounds play on.
extra-round-begins = Extra round { $number }

# $dealer_seat has dealt, $seat begins; they are never the same.
cards-dealt = { $dealer_seat_is ->
    [you] You dealt { cards-each }, and { $seat } began
   *[other] { $seat_is ->
        [you] { $dealer_seat } dealt { cards-each }, and you began
       *[other] { $dealer_seat } dealt { cards-each }, and { $seat } began
    }
}
# A part of cards-dealt.
cards-each = { $hand_size ->
    [one] { $hand_size } card each
   *[other] { $hand_size } cards each
}

# A part of others, and a reason why a card is forbidden. $number: how many colours there are in $colours.
colours-blocked = { $number ->
    [one] { $colours } is blocked
   *[other] { $colours } are blocked
}
# The first blocking card of a round.
first-block = { $card } was turned up: { colours-blocked }
# After VIVA, in place of a card from the hand.
block-turned-up = { $seat_is ->
    [you] You turned up { $card }: { colours-blocked }
   *[other] { $seat } turned up { $card }: { colours-blocked }
}
# After VIVA, a card from the hand.
block-chosen = { $seat_is ->
    [you] You made { $card } the blocking card: { colours-blocked }
   *[other] { $seat } made { $card } the blocking card: { colours-blocked }
}
# After VIVA, when a single card is left in the hand.
last-card-blocks = { $seat_is ->
    [you] You had to block with your last card, { $card }: { colours-blocked }
   *[other] { $seat } had to block with the last card, { $card }: { colours-blocked }
}

card-placed = { $seat_is ->
    [you] You placed { $card } on house { $house }
   *[other] { $seat } placed { $card } on house { $house }
}
drawn-card-placed = { $seat_is ->
    [you] You drew and placed { $card } on house { $house }
   *[other] { $seat } drew and placed { $card } on house { $house }
}
# Several cards that are alike: "Teo placed 2 RB on house 1", RB being drawn as a card. $number is 2 or more.
cards-placed = { $seat_is ->
    [you] You placed { $number } { $card } on house { $house }
   *[other] { $seat } placed { $number } { $card } on house { $house }
}
# One on each of two houses.
cards-placed-on-two = { $seat_is ->
    [you] You placed { $number } { $card } on houses { $first_house } and { $second_house }
   *[other] { $seat } placed { $number } { $card } on houses { $first_house } and { $second_house }
}
# One on each of the three houses.
cards-placed-on-each = { $seat_is ->
    [you] You placed { $number } { $card }, one on each house
   *[other] { $seat } placed { $number } { $card }, one on each house
}
# $places: a list made of number-on-house, such as "2 on house 1, 1 on house 3".
cards-placed-apart = { $seat_is ->
    [you] You placed { $number } { $card }: { $places }
   *[other] { $seat } placed { $number } { $card }: { $places }
}
number-on-house = { $number } on house { $house }

# Told while the card is looked at; what becomes of it is told in its place. Only who drew it is told which card it is,
# by the messages that begin with "own"; in the others $seat is never the reader.
card-drawn = { $seat } drew a card
own-card-drawn = { $seat_is ->
    [you] You drew { $card }
   *[other] { $seat } drew { $card }
}
card-kept = { $seat } drew a card and kept it
own-card-kept = { $seat_is ->
    [you] You drew and kept { $card }
   *[other] { $seat } drew and kept { $card }
}
# The draw pile cannot be renewed.
nothing-to-draw = { $seat_is ->
    [you] You wanted to draw, but no card was left
   *[other] { $seat } wanted to draw, but no card was left
}
# Cards that somebody had to draw, after VIVA or because they were caught.
cards-drawn = { $number ->
    [one] { $seat } drew { $number } card
   *[other] { $seat } drew { $number } cards
}
own-cards-drawn = { $seat_is ->
    [you] You drew { $cards }
   *[other] { $seat } drew { $cards }
}
pile-from-discards = The draw pile ran out: the discards became the new one
pile-from-houses = The draw pile ran out: the cards under the top cards of the houses became the new one

# $colours: those that all three top cards share.
viva-called = { $seat_is ->
    [you] VIVA! You cleared the houses in { $colours }
   *[other] VIVA! { $seat } cleared the houses in { $colours }
}

# Honour play: $by_seat said that the card of $seat was forbidden, and it was. $reason is colours-blocked or
# no-colour-shared.
card-caught = { $by_seat_is ->
    [you] You caught { $seat }: { $reason }. The card went back
   *[other] { $seat_is ->
        [you] { $by_seat } caught you: { $reason }. The card went back
       *[other] { $by_seat } caught { $seat }: { $reason }. The card went back
    }
}
# A reason why a card is forbidden.
no-colour-shared = { $card } shares no colour with { $top_card }
# They said that it was forbidden, but it was not.
wrongly-caught = { $by_seat_is ->
    [you] You wanted to catch { $seat }, but the card was allowed
   *[other] { $seat_is ->
        [you] { $by_seat } wanted to catch you, but the card was allowed
       *[other] { $by_seat } wanted to catch { $seat }, but the card was allowed
    }
}
let-pass = { $seat_is ->
    [you] You let it pass
   *[other] { $seat } let it pass
}
nobody-caught = Nobody caught it

# $card is the last card of the hand.
went-out = { $seat_is ->
    [you] You went out with { $card } on the blocking card { $block_card }
   *[other] { $seat } went out with { $card } on the blocking card { $block_card }
}
round-won = { $seat_is ->
    [you] You won round { $round } and a victory card
   *[other] { $seat } won round { $round } and a victory card
}
round-not-won = Round { $round } ended after { $turns } turns, and nobody won it
# $seats: two or more who have most victory cards after the last round.
lead-shared = The lead was shared by { $seats }, who played on
# $seats: those who won; several share the win.
game-won = { $seats_count ->
    [1] { $seats_is ->
        [you] You won the game with { victory-cards }
       *[other] { $seats } won the game with { victory-cards }
    }
   *[other] The win is shared by { $seats }, with { victory-cards } each
}
# A part of game-won; also read aloud for the victory cards beside a seat.
victory-cards = { $victories ->
    [one] { $victories } victory card
   *[other] { $victories } victory cards
}

## What a player is asked for. Each follows "Your turn: "

ask-judge = catch it or let it pass
ask-block = choose the blocking card
ask-place-or-keep = place it or keep it
ask-keep = keep the card
ask-go-out-or-draw = go out or draw
ask-place-or-draw = place or draw
ask-draw = draw a card

## Why a move is refused. Sentences

must-judge = A card was placed: catch it if it is forbidden, or let it pass.
no-card-to-judge = Nobody else has just placed a card.
no-catching = Cards are caught only in honour play.
no-choosing-block = The blocking card is chosen only after a VIVA, by the player who called it.
must-choose-block = VIVA! Choose the new blocking card now: one of yours, or the top card of the draw pile.
must-place-or-keep = You have drawn { $card }: place that one card on a house, or keep it.
no-card-to-keep = There is nothing to keep: only a card you have just drawn can be kept.
no-such-card-in-hand = { $card } is not in your hand.
# $held is 2 or more.
must-be-last-card = Only your last card can finish, and you hold { $held }.
no-colour-of-block = { $card } shares no colour with the blocking card { $block_card }.
# $wanted is 2 or more.
no-such-number-of-cards = You would need { $wanted } cards { $card }, but hold { $held }.
no-last-card-on-house = Your last card never goes to a house: it must go on the blocking card.
no-blocked-colour = The blocking card { $block_card } forbids { $colours }, so { $card } goes to no house.
no-house-for-card = { $card } shares no colour with the top card of any house.
no-colour-of-house = { $card } shares no colour with { $top_card }, the top card of house { $house }.

## What is wrong with the options or with somebody's own deck. The latter follow the name of the file and a colon

too-few-victory-cards = { $box ->
    [pocket] The pocket box has only { $most } victory cards, too few for { $rounds } rounds.
   *[regular] The regular box has only { $most } victory cards, too few for { $rounds } rounds.
}
deck-too-many-alike = There may be at most { $most } identical cards.
deck-too-many-dealt = At most { $most } cards are dealt to all hands together.
deck-without-blocking-card = No card is left for the blocking card after { $dealt } of { $there } are dealt.

## The blocking card and the draw pile

# In the empty place for the blocking card: very little room.
slot-block = Blocking card
slot-own-block = Your blocking card
# In the place of a draw pile that is used up: very little room.
slot-pile = Empty
# Under the draw pile: very little room.
pile-count = { $number } to draw
# Under the blocking card.
caption-blocked = Blocked: { $colours }
caption-nothing = Nothing is blocked now
caption-out = { $seat_is ->
    [you] You won the round
   *[other] { $seat } won the round
}
hint-last-card = The last card of a hand goes here, by colour.
hint-own-last-card = Your last card goes here, if it shares a colour.
# On the last card of whoever went out: very little room.
tag-out = Won
# Read aloud: what a press on them does. $colours: the selected card.
press-go-out = Go out with { $colours }
press-block = Block with { $colours }
press-turn-up = Turn up the top card as the blocking card

## The houses

# At the foot of a house: very little room. $card was placed just now, and it is asked whether that was allowed.
house-empty = empty
house-caught = Caught!
house-forbidden = forbidden
house-just-placed = new: { $card }
house-placed-on = { $card } on { $top_card }
# So many more of the selected cards are to go here.
house-planned = { $number } more here
# Read aloud. $colours: those of its top card; $number: how many cards lie there.
house-spoken-empty = House { $house }, empty
house-spoken = { $number ->
    [1] House { $house }, { $colours }
   *[other] House { $house }, { $colours }, { $number } cards
}
# Read aloud: what a press on a house does with the selected card, $colours.
press-place = Place { $colours } on house { $house }
# The first of several cards.
press-place-first = Place { $colours } on house { $house }, then choose for the next
# $viva_colours: those that all three houses would share.
press-place-viva = Place { $colours } on house { $house }: VIVA in { $viva_colours }!
# $reason is colours-blocked or no-colour-shared.
press-place-forbidden = Place { $colours } on house { $house }, forbidden: { $reason }
press-refused = Not on house { $house }: { $colours }
# In a tooltip; $reason as before.
try-warning = A try: { $reason }. If somebody catches you, you draw 3 cards.

## Over the hand: what the table waits for

question-over = The game is over
question-viva = VIVA in { $colours }
question-caught = Caught!
# $seat placed a card.
question-judge = Was that allowed? { $seat } placed it
question-block = VIVA! Choose the new blocking card
# Several identical cards are to be laid one by one: $number counts them, $all is how many there are.
question-next-house = Card { $number } of { $all }: choose a house
question-house = Choose a house
question-drawn = You drew { $colours }: lay it or keep it
# $seat is never the reader here.
waits-for-turn = { $seat } is to move
waits-for-drawn = { $seat } has drawn a card
waits-for-block = { $seat } chooses what is blocked
waits-for-judge = { $seat } looks whether it was allowed

## The hand and the buttons beside it

# Over the card just drawn: very little room.
tag-drawn = Drawn
# Buttons, in the order of the moves.
button-draw = Draw one
button-keep = Keep it
button-turn-up = Turn one up
button-catch = Catch it
button-let = Let it pass
button-go-out = Go out
# On a button: very little room.
button-house = House { $house }
# Before buttons with numbers: how many identical cards to lay. Very little room.
lay-how-many = Lay
# Read aloud: the group of these buttons, and each of them.
how-many-cards = How many cards: { $colours }
lay-number = Lay { $number }
# In the help on keys, after 1 2 3.
keys-help = lay the selected card on that house

## Seats and scores

# In place of what is told beside a name: the others play an extra round.
sits-out = sits this round out
# Headings of the columns.
score-cards = Cards
score-wins = Wins
# Read aloud for the mark of who won a round.
round-won-mark = won
sheet-note = A column for each round. Whoever goes out takes its victory card; most of them win.

## What a player calls out with one press, a word or two

shout-viva = VIVA!
shout-delight = Ha!
shout-dismay = So close

## The coach

# What it counts in.
coach-unit = victory cards

# What a move leads to, at the beginning of a sentence: “… in 80 of 100 deals”.
coach-viva = { $seat_is ->
    [you] You call the next VIVA
   *[other] { $seat } calls the next VIVA
}
coach-goes-out = { $seat_is ->
    [you] You go out before anyone calls VIVA
   *[other] { $seat } goes out before anyone calls VIVA
}
# A costly card in a few words, by what came of it. $who: self if whoever played it takes or wins, else others do.
coach-did-viva = { $who ->
    [self] Called the next VIVA
   *[other] Left the next VIVA to another
}
coach-did-goes-out = { $who ->
    [self] Went out before a VIVA
   *[other] Let another go out
}
# What costs something again and again, over many games: a heading of a few words. $who as above.
coach-habit-viva = { $who ->
    [self] When to call VIVA
   *[other] VIVAs left to others
}
coach-habit-goes-out = { $who ->
    [self] When to go out
   *[other] Others who go out first
}
# In a replay, under a card that could not be played then: why, in two or three words.
in-short-no-blocked-colour = blocked
in-short-no-house-for-card = no house
in-short-no-last-card-on-house = not on a house

## What cards and marks say of themselves, when somebody rests on them: a sentence or two

about-card = Goes on an empty house, or on one whose top card has a colour in common with it, unless one of its colours is blocked.
about-now-viva = VIVA is possible with it.
about-now-houses = { $count ->
    [1] It goes on house { $houses }.
   *[other] It goes on houses { $houses }.
}
about-now-last = Your last card: laid on the blocking card it wins the round.
about-blocking = Its colours may go to no house. The last card of a hand is laid here, if it has a colour in common.
about-won = The last card of a hand, laid on the blocking card: it has won the round.
about-victories = Victory cards, one for each round won. Most of them win the game.
about-pile = Instead of laying a card, draw one. It may be laid at once, or kept.
about-viva = All three top cards have a colour in common: the houses are cleared, and whoever did it chooses a new blocking card.

## The lesson: of each step its name, what is said (at most two sentences), what to do, a hint, and why a legal move is not it

lesson-golden-title = The golden rule
lesson-golden-text = Every card has one colour or two, and you want to get rid of yours first. On a house goes whatever has a colour in common with its top card.
lesson-golden-task = Lay a card on the first house.
lesson-golden-hint = It shows yellow and pink. One of those must be on your card.
lesson-golden-wrong = The rules allow that, too. But find a card that has a colour in common with the first house.

lesson-draw-title = Blocked
lesson-draw-text = Green lies on the blocking card, so nothing with green may go on any house. Your other cards match no house either, and whoever lays nothing draws a card.
lesson-draw-task = Draw a card.
lesson-draw-hint = The draw pile lies beside the blocking card.

lesson-viva-title = VIVA!
lesson-viva-text = Yellow and pink: a card just drawn may be laid at once. If all three houses then have a colour in common, it is VIVA, and your neighbours must draw: two cards on your right, one on your left.
lesson-viva-task = Lay it so that it is VIVA.
lesson-viva-hint = One house shows only pink, another only yellow. Cover either of them.
lesson-viva-wrong = That way the houses would still have no colour in common. Cover the pink card or the yellow one.

lesson-block-title = You choose the block
lesson-block-text = The houses are cleared, and you choose the new blocking card: one of yours, or the top card of the draw pile. In the end your last card must have a colour in common with it.
lesson-block-task = Block with a card that shows red, and keep the other one for the end.
lesson-block-hint = Red and orange will do, and so will red and blue.
lesson-block-wrong = You may have one turned up, but then luck decides whether your last card will match. Take a card that shows red.
lesson-block-wrong-green = Then green would stay blocked, and your other green card could go on no house. Take a card that shows red.

lesson-pair-title = Two at once
lesson-pair-text = Green is free again. Identical cards may be laid together, on one house or on several, and an empty house takes any card that is not blocked.
lesson-pair-task = Lay both green cards in one move.
lesson-pair-hint = Choose green, and that you lay two.
lesson-pair-wrong = That would leave you with more than one card. Lay both green ones together.

lesson-out-title = Go out
lesson-out-text = Your last card never goes on a house. It goes on the blocking card, if the two have a colour in common.
lesson-out-task = Go out with your last card.
lesson-out-hint = Both of them show red.
lesson-out-wrong = Then you would have two cards again. Yours and the blocking card both show red, so you can win now.

lesson-score-title = Round won
lesson-score-text = Whoever goes out wins the round and takes a victory card. After the rounds agreed on, most victory cards win the game.

## In the first game after the lesson: what the coach says when a rule comes up for the first time; one sentence or two

first-VI-5 = A card goes on an empty house, or on a card it shares a colour with. Cards of two colours fit in more places.
first-VI-7 = Identical cards go in one move. A pair or three of a kind empties a hand fast.
first-VI-8 = A card just drawn may be laid at once, but only that one. If it is kept, nobody else sees it.
first-VI-11 = VIVA costs the right neighbour two cards and the left neighbour one. If the player after you calls it, the two are yours.
first-VI-12 = A new blocking card: what was forbidden may be free now. Look at your hand again.
first-VI-13 = With only one card left after a VIVA, it becomes the blocking card, and you draw a new one. It is better to call VIVA with two or more to spare.
first-VI-14 = The last card went onto the blocking card, and that wins the round. Keep one back that shares a colour with it.
