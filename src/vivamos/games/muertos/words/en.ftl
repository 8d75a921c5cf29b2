### Dia de los Muertos. Two teams of partners, who sit across from each other, win tricks for the Food cards and the
### Muertos cards (the dead) in them, over three days; a Food card and a Muertos card make a pair. Of each colour but
### black only one card may be played to a trick; who can play nothing discards. Who wins Food or Muertos exchanges gifts
### with the opponent on the right. Cards with a power are called as it is written on them: Choose, Ask, Spoiled, Swap,
### Kill 10. When three play, the fourth hand is the dummy's: it lies open, and a partner plays for it.
### The rules page of the language has the same terms.
###
### $seat is a player's name. $seat_is is “you” when that player reads it, “none” when it is the dummy, which nobody is.

## The game in the lobby: what kind of game it is, in one sentence

pitch = Partners feed the dead over three days.

## Colours and cards

# In the middle of a sentence.
colour-K = black
colour-P = pink
colour-B = blue
colour-G = green

# What the special cards are called.
title-choose = Choose
title-ask = Ask
title-spoiled = Spoiled
title-swap = Swap
title-food = Food
title-kill = Kill 10
title-start = Start
# The Muertos cards are green animals on the first day, pink children on the second, blue adults on the third.
title-muertos = { $colour_is ->
    [G] Animals
    [P] Children
   *[B] Adults
}

# A card, read aloud, also in the middle of a sentence: "green 8", "black 2, Food", "green 4, Animals, Muertos card".
card-plain = { $colour } { $number }
# $title is one of those above.
card-titled = { $colour } { $number }, { $title }
card-muertos = { $colour } { $number }, { title-muertos }, Muertos card
card-choose = Choose, 0, no colour yet
# On the table: its player has said which colour it is.
card-choose-as = Choose, 0, played as { $colour }
# Read aloud for the back of a card.
card-face-down = Face-down card

## The log: what happened. No full stop

# A heading in the log, and beside the table.
day-begins = { $day ->
    [1] Day one: Animals
    [2] Day two: Children
   *[3] Day three: Adults
}
trick-begins = Trick { $trick }

# Three play: this one has the dummy for a partner today.
dummy-has-partner = { $seat_is ->
    [you] You played with the dummy, whose cards lie open
   *[other] { $seat } played with the dummy, whose cards lie open
}
# $card is the start card: whoever holds it begins.
cards-dealt = { $seat_is ->
    [you] The cards were dealt, you held { $card }
    [none] The cards were dealt, the dummy held { $card }
   *[other] The cards were dealt, { $seat } held { $card }
}

# The first card of a trick.
card-led = { $seat_is ->
    [you] You led { $card }
    [none] The dummy led { $card }
   *[other] { $seat } led { $card }
}
card-played = { $seat_is ->
    [you] You played { $card }
    [none] The dummy played { $card }
   *[other] { $seat } played { $card }
}
# The same, when the card does something: $does is one of the next messages.
card-led-does = { card-led }: { $does }
card-played-does = { card-played }: { $does }
does-choose = it counts as { $colour }
does-spoil = no more Food in this trick
# The player and the partner, $seat, now pass each other a card.
does-swap = { $seat_is ->
    [you] Swap with you
    [none] Swap with the dummy
   *[other] Swap with { $seat }
}
does-swap-nothing = Swap, but there is nothing to pass
# A Kill 10 is played, and as the trick stands it takes no 10, or the 10 of $of_seat.
does-kill-nothing-yet = Kill 10
does-kill = { $of_seat_is ->
    [you] Kill 10, your 10 will be removed
    [none] Kill 10, the dummy’s 10 will be removed
   *[other] Kill 10, { $of_seat }’s 10 will be removed
}
# A 10 is played, and a Kill 10 lies in the trick already.
does-go = this 10 will be removed
# Another card is played, and by that a Kill 10 in the trick takes the 10 of $of_seat.
does-let-go = { $of_seat_is ->
    [you] your 10 will be removed
    [none] the dummy’s 10 will be removed
   *[other] { $of_seat }’s 10 will be removed
}

card-discarded = { $seat_is ->
    [you] You could play nothing and discarded { $card }
    [none] The dummy could play nothing and discarded { $card }
   *[other] { $seat } could play nothing and discarded { $card }
}
# A Food or Muertos card: nobody will win it any more.
card-discarded-for-good = { card-discarded }, which is out of the game

# The cards that a question is about: "green cards", "10s", "green 10s". $colour_is or $rank is "none" if any will do.
cards-asked-for = { $rank ->
    [none] { $colour } cards
   *[other] { $colour_is ->
        [none] { $rank }s
       *[other] { $colour } { $rank }s
    }
}
# $answer: how many. Everybody hears it.
question-asked = { $seat_is ->
    [you] { $about_seat_is ->
        [you] You asked how many { cards-asked-for } you held: { $answer }
        [none] You asked how many { cards-asked-for } the dummy held: { $answer }
       *[other] You asked how many { cards-asked-for } { $about_seat } held: { $answer }
    }
    [none] { $about_seat_is ->
        [you] The dummy asked how many { cards-asked-for } you held: { $answer }
       *[other] The dummy asked how many { cards-asked-for } { $about_seat } held: { $answer }
    }
   *[other] { $about_seat_is ->
        [you] { $seat } asked how many { cards-asked-for } you held: { $answer }
        [none] { $seat } asked how many { cards-asked-for } the dummy held: { $answer }
       *[other] { $seat } asked how many { cards-asked-for } { $about_seat } held: { $answer }
    }
}

# In the messages below, for who may know the card and who may not: then $card is "none".
card-or-some = { $card ->
    [none] a card
   *[other] { $card }
}
# A Swap: $seat has chosen the card for the partner, $to_seat.
card-offered = { $seat_is ->
    [you] { $to_seat_is ->
        [none] You chose { card-or-some } for the dummy
       *[other] You chose { card-or-some } for { $to_seat }
    }
    [none] The dummy chose { card-or-some } for { $to_seat }
   *[other] { $to_seat_is ->
        [none] { $seat } chose { card-or-some } for the dummy
       *[other] { $seat } chose { card-or-some } for { $to_seat }
    }
}
# Both have chosen: $card went from $seat to $to_seat, $back_card the other way.
cards-swapped = { $seat_is ->
    [you] { $to_seat_is ->
        [none] You passed { $card } to the dummy and got { $back_card }
       *[other] You passed { $card } to { $to_seat } and got { $back_card }
    }
    [none] The dummy passed { $card } to { $to_seat } and got { $back_card }
   *[other] { $to_seat_is ->
        [none] { $seat } passed { $card } to the dummy and got { $back_card }
       *[other] { $seat } passed { $card } to { $to_seat } and got { $back_card }
    }
}
# The same for others, who may not see the cards; $seats are these two.
some-cards-swapped = { $seats } passed each other a card

# Two opponents had a 10 in the trick, and the player of the Kill 10 said whose goes.
ten-removed-by-choice = { $seat_is ->
    [you] { $of_seat_is ->
        [none] You removed the dummy’s 10 with the Kill 10
       *[other] You removed { $of_seat }’s 10 with the Kill 10
    }
    [none] { $of_seat_is ->
        [you] The dummy removed your 10 with the Kill 10
       *[other] The dummy removed { $of_seat }’s 10 with the Kill 10
    }
   *[other] { $of_seat_is ->
        [you] { $seat } removed your 10 with the Kill 10
        [none] { $seat } removed the dummy’s 10 with the Kill 10
       *[other] { $seat } removed { $of_seat }’s 10 with the Kill 10
    }
}
ten-removed = { $of_seat_is ->
    [you] Kill 10 removed your 10
    [none] Kill 10 removed the dummy’s 10
   *[other] Kill 10 removed { $of_seat }’s 10
}

# $cards: the Food and Muertos cards in the trick, often none.
trick-won = { $cards_count ->
    [0] { $seat_is ->
        [you] You won the trick
        [none] The dummy won the trick
       *[other] { $seat } won the trick
    }
   *[other] { $seat_is ->
        [you] You won { $cards }
        [none] The dummy won { $cards }
       *[other] { $seat } won { $cards }
    }
}
# The winner now exchanges gifts with $gifts_seat.
trick-won-gifts = { $gifts_seat_is ->
    [you] { trick-won }, gifts with you
    [none] { trick-won }, gifts with the dummy
   *[other] { trick-won }, gifts with { $gifts_seat }
}

# Gifts: $seat drew a card from the hand of $from_seat, who has won the trick.
card-drawn = { $seat_is ->
    [you] { $from_seat_is ->
        [none] You drew { card-or-some } from the dummy
       *[other] You drew { card-or-some } from { $from_seat }
    }
    [none] The dummy drew { card-or-some } from { $from_seat }
   *[other] { $from_seat_is ->
        [none] { $seat } drew { card-or-some } from the dummy
       *[other] { $seat } drew { card-or-some } from { $from_seat }
    }
}
# From the dummy, which lies open, it is chosen.
card-taken = { $seat_is ->
    [you] You took { $card } from the dummy
   *[other] { $seat } took { $card } from the dummy
}
# The gift in return.
card-given = { $seat_is ->
    [you] { $to_seat_is ->
        [none] You gave the dummy { card-or-some } in return
       *[other] You gave { $to_seat } { card-or-some } in return
    }
    [none] The dummy gave { $to_seat } { card-or-some } in return
   *[other] { $to_seat_is ->
        [none] { $seat } gave the dummy { card-or-some } in return
       *[other] { $seat } gave { $to_seat } { card-or-some } in return
    }
}

# $results: a list made of pairs-so-far.
day-ended = Day { $day } ended: { $results }
# One of a list: "Inés and you 1 pair, Teo and Cato 0 pairs". $seats is a team, or one player when three play.
pairs-so-far = { $pairs ->
    [one] { $seats } { $pairs } pair
   *[other] { $seats } { $pairs } pairs
}
# $seats: a team, or one player when three play.
game-won = { $seats_is ->
    [you] { $pairs ->
        [one] You won the game with { $pairs } pair
       *[other] You won the game with { $pairs } pairs
    }
    [us] { $pairs ->
        [one] Your team won the game with { $pairs } pair
       *[other] Your team won the game with { $pairs } pairs
    }
   *[other] { $pairs ->
        [one] { $seats } won the game with { $pairs } pair
       *[other] { $seats } won the game with { $pairs } pairs
    }
}
# Both teams, or several of three players.
game-shared = { $pairs ->
    [one] The win is shared by { $seats }, with { $pairs } pair
   *[other] The win is shared by { $seats }, with { $pairs } pairs
}

## What a player is asked for. Each follows "Your turn: "

# The player decides for the dummy: $prompt is one of the others.
ask-for-dummy = for the dummy: { $prompt }
ask-start-card = begin with { $card }
ask-lead = lead any card
# The colours that may be played; black always may. $food is "no" when no Food may be played.
ask-any-colour = { $food ->
    [no] any colour, no Food
   *[yes] any colour
}
ask-two-colours = { $food ->
    [no] { $colour }, { $other_colour } or black, no Food
   *[yes] { $colour }, { $other_colour } or black
}
ask-one-colour = { $food ->
    [no] { $colour } or black, no Food
   *[yes] { $colour } or black
}
ask-black = { $food ->
    [no] black, no Food
   *[yes] black
}
ask-discard = nothing fits, discard a card
ask-gift = give a card in return
ask-swap = pass your partner a card
# For the dummy, whose partner reads it.
ask-swap-to-you = pass yourself a card
ask-take = take a card of the dummy
ask-question = ask your question
ask-whose-ten = say whose 10 goes

## Why a move is refused. $dummy is "yes" when the player decides for the dummy

must-play = { $dummy ->
    [yes] A card is to be played now from the dummy’s hand.
   *[no] A card is to be played now.
}
must-discard = { $dummy ->
    [yes] Nothing can be played from the dummy’s hand: discard a card.
   *[no] Nothing can be played: discard a card.
}
# $seat has won the trick.
must-give = { $dummy ->
    [yes] A gift is due to { $seat } now from the dummy’s hand: give a card.
   *[no] { $seat_is ->
        [none] A gift is due to the dummy now: give a card.
       *[other] A gift is due to { $seat } now: give a card.
    }
}
must-swap = { $dummy ->
    [yes] A Swap was played: choose the card to pass from the dummy’s hand.
   *[no] A Swap was played: choose the card to pass.
}
must-take = The dummy has won the trick: take a card of its hand.
must-ask = The Ask was played: put a question now.
must-kill = Both opponents have a 10 in the trick: say whose 10 the Kill 10 removes.
must-begin-with-start = A hand begins with the start card: { $card }.
no-killing-that = A Kill 10 removes an opponent’s 10 only.
no-asking-oneself = Ask about another hand, not about this one.
no-such-card-in-hand = { $dummy ->
    [yes] The dummy does not hold { $card }.
   *[no] You do not hold { $card }.
}
no-such-muertos-today = The Muertos cards of this hand are { $muertos_card }, not { $card }.
no-choose-as-muertos = Choose cannot be { $colour }: that is the colour of the Muertos cards in this hand.
no-choose-as-played = Choose cannot be { $colour }: a { $colour } card was played to this trick.
no-discarding-yet = Who can play a card must play one, and may not discard.
no-food-after-spoiled = After the Spoiled no Food may be played to the trick.
no-second-of-colour = A { $colour } card was played to this trick, and there may be only one.

## What is wrong with somebody's own deck. Each follows the name of the file and a colon

deck-not-four-hands = The whole deck must make four hands of at most { $most } cards.
deck-not-one-start-card = There must be one start card.
# $type as it is written in the file: “choose”, “ask” or “spoiled”.
deck-not-one-of-a-kind = There may be only one card of the type “{ $type }”.
deck-too-many-swaps = There may be at most { $most } Swap cards.
deck-without-food = There must be Food cards.
deck-without-muertos = There must be Muertos cards.
deck-muertos-not-of-one-rank = All Muertos cards must have one rank, and no other card may have it.
deck-food-not-alike = All Food cards must be alike.
deck-has-copies = Only Food and Muertos cards have copies, but there are several { $card }.

## How far the game is, in the bar over the table and in the lists of the lobby

status-day = Day { $day } of { $days }
status-trick = Trick { $trick } of { $tricks }
status-over = Game over

## Around the table

# In the place of a player's name.
dummy = Dummy
# Read aloud for the dummy's place; $turn is "yes" when a card of its hand is to be played.
dummy-spoken = { $turn ->
    [yes] Dummy, to move
   *[no] Dummy
}
# Under “Dummy”: its partner.
dummy-with = { $seat_is ->
    [you] with you
   *[other] with { $seat }
}
dummy-hand = The dummy’s hand
# On the place of the reader's partner: very little room.
partner = Partner

# Beside the table, under the day.
muertos-are = Muertos are { $colour }
# $cards: Food and Muertos cards that were discarded.
cards-lost = Out of the game: { $cards }
# Read aloud for the table of what each side has won.
ledger-caption = Captured so far
# Headings of narrow columns: how many cards, and pairs of them.
ledger-food = Food
ledger-muertos = Muertos
ledger-pairs = Pairs
# Cards of earlier tricks, which all may look at: read aloud, and a heading.
turned-up-spoken = Turned-up cards by rank
turned-up = Turned up, by rank
turned-up-nothing = nothing yet

# What can be looked up of this hand: gifts, swaps and questions. The second is for a phone.
learned = Gifts and questions
learned-brief = Gifts
# Read aloud after the number of these.
learned-of-hand = in this hand
# The heading for a player; those who watch read “learned”.
learned-title = What you know of this hand
learned-nothing = No gift, no swap and no question yet.
# One card of a swap.
learned-swap = { $seat_is ->
    [you] { $to_seat_is ->
        [none] You swapped { card-or-some } to the dummy
       *[other] You swapped { card-or-some } to { $to_seat }
    }
    [none] The dummy swapped { card-or-some } to { $to_seat }
   *[other] { $to_seat_is ->
        [none] { $seat } swapped { card-or-some } to the dummy
       *[other] { $seat } swapped { card-or-some } to { $to_seat }
    }
}
# The cards that a question was about, after their number: "card" for one, "cards" for more.
cards-answered = { $rank ->
    [none] { $answer ->
        [one] { $colour } card
       *[other] { $colour } cards
    }
   *[other] { $colour_is ->
        [none] { $answer ->
            [one] { $rank }
           *[other] { $rank }s
        }
       *[other] { $answer ->
            [one] { $colour } { $rank }
           *[other] { $colour } { $rank }s
        }
    }
}
learned-answer = { $about_seat_is ->
    [you] You held **{ $answer }** { cards-answered } when asked
    [none] The dummy held **{ $answer }** { cards-answered } when asked
   *[other] { $about_seat } held **{ $answer }** { cards-answered } when asked
}

# What the table waits for. $dummy is "yes" when $seat plays a card of the dummy.
waits-for-card = { $dummy ->
    [yes] { $seat_is ->
        [you] You are to play for the dummy
       *[other] { $seat } is to play for the dummy
    }
   *[no] { $seat_is ->
        [you] You are to play
       *[other] { $seat } is to play
    }
}
waits-for-gift = { $to_seat_is ->
    [none] { $seat_is ->
        [you] You are choosing a gift for the dummy
       *[other] { $seat } is choosing a gift for the dummy
    }
   *[other] { $seat_is ->
        [you] You are choosing a gift for { $to_seat }
       *[other] { $seat } is choosing a gift for { $to_seat }
    }
}
waits-for-take = { $seat_is ->
    [you] You are taking a card of the dummy
   *[other] { $seat } is taking a card of the dummy
}
# $seat may also choose the dummy's card for $to_seat.
waits-for-swap = { $to_seat_is ->
    [none] { $seat_is ->
        [you] You are choosing a card for the dummy
       *[other] { $seat } is choosing a card for the dummy
    }
   *[other] { $seat_is ->
        [you] You are choosing a card for { $to_seat }
       *[other] { $seat } is choosing a card for { $to_seat }
    }
}
waits-for-question = { $seat_is ->
    [you] You are asking a question
   *[other] { $seat } is asking a question
}
waits-for-kill = { $seat_is ->
    [you] You say whose 10 goes
   *[other] { $seat } says whose 10 goes
}
# A Swap: the reader has chosen, the partner has not.
you-pass = You pass { $card }
# When Choose is played: a button for each colour.
choose-as = As { $colour }

## The trick

# Read aloud.
trick = Trick
# In the place for a card: little room.
slot-own = Your card
slot-dummy = Dummy’s card
# Beside a card of the trick: little room.
tag-discarded = Dis­carded
tag-removed = Removed
# The colour of a Choose.
tag-as = As { $colour }
# Beside the player's card.
fate-doomed = loses its 10 when the trick ends
fate-threatened = may lose its 10
# On the card, for who says which 10 goes; and the same read aloud.
remove = Remove
remove-spoken = { $of_seat_is ->
    [you] Remove your 10
    [none] Remove the dummy’s 10
   *[other] Remove { $of_seat }’s 10
}

## Gifts

gifts-title = Gifts
# In the places for the two cards: little room.
gift-take = Take a card
gift-own = Your gift
gift-of-dummy = The dummy’s gift
gift-other = Gift
# Under the first card. $seat drew from $from_seat, who has won the trick.
gift-drew = { $seat_is ->
    [you] { $from_seat_is ->
        [none] You drew from the dummy
       *[other] You drew from { $from_seat }
    }
    [none] The dummy drew from { $from_seat }
   *[other] { $from_seat_is ->
        [none] { $seat } drew from the dummy
       *[other] { $seat } drew from { $from_seat }
    }
}
gift-takes = { $seat_is ->
    [you] You take from the dummy
   *[other] { $seat } takes from the dummy
}
# Under the second card; it goes on from the first.
gift-back = { $seat_is ->
    [you] { $to_seat_is ->
        [none] and give the dummy one back
       *[other] and give { $to_seat } one back
    }
   *[other] { $to_seat_is ->
        [none] and gives the dummy one back
       *[other] and gives { $to_seat } one back
    }
}

## The question of an Ask

question-title = Your question
# Headings of three rows of buttons.
question-whose = Whose hand?
question-colour = Colour
question-rank = Rank
# A button for a colour.
question-of-colour = { $colour }
# The button for any colour, or any rank.
question-any = any
# On the button that puts the question, until there is one; and then.
question-choose-whose = Choose whose hand
question-choose = Choose a colour or a rank
question-put = { $about_seat_is ->
    [you] Ask: how many { cards-asked-for } do you have?
    [none] Ask: how many { cards-asked-for } has the dummy?
   *[other] Ask: how many { cards-asked-for } has { $about_seat }?
}

## The end of a day or of the game, and the score sheet

result-day = Day { $day } has ended
# $seats: a team, or one player when three play.
result-won = { $seats_is ->
    [you] You won
    [us] Your team won
   *[other] { $seats } won
}
# By everybody; or by several of three players.
result-shared = The win is shared
result-shared-by = The win is shared by { $seats }
# The heading of a narrow column: the blank does not break.
sheet-day = Day { $day }
sheet-note = A day shows the Food and the Muertos captured on it. A Food and a Muertos make a pair, whenever they were won; more Food, then more Muertos breaks a tie.

## Labels of what the table shows in the terminal: of a card of the trick, whether it was discarded, or removed by a Kill 10

view-discarded = discarded
view-removed = removed

## What a player calls out with one press, a word or two

shout-feast = ¡Provecho!
shout-thanks = Gracias
shout-dismay = Ay

## The coach

# What it counts in.
coach-unit = pairs

# What a move leads to, at the beginning of a sentence: “… in 80 of 100 deals”.
coach-takes = { $seats_is ->
    [you] You take { $cards }
    [us] Your team takes { $cards }
   *[other] { $seats } { $seats_count ->
        [one] takes
       *[other] take
    } { $cards }
}
coach-wins = { $seats_is ->
    [you] You win the trick
    [us] Your team wins the trick
   *[other] { $seats } { $seats_count ->
        [one] wins
       *[other] win
    } the trick
}
# A costly card in a few words, by what came of it. $who: self if whoever played it takes or wins, else others do.
coach-did-takes = { $who ->
    [self] Took { $cards }
   *[other] Left { $cards } to the others
}
coach-did-wins = { $who ->
    [self] Won the trick
   *[other] Let the others win the trick
}
# What costs something again and again, over many games: a heading of a few words. $who as above.
coach-habit-takes = { $who ->
    [self] What your tricks bring
   *[other] What is left to the others
}
coach-habit-wins = { $who ->
    [self] When to win a trick
   *[other] When to let the others win
}
# In a replay, under a card that could not be played then: why, in two or three words.
in-short-no-second-of-colour = { $colour } is there
in-short-no-food-after-spoiled = spoiled
in-short-must-begin-with-start = start card first

## What cards and marks say of themselves, when somebody rests on them: a sentence or two

about-plain = The highest rank wins the trick. A trick takes one pink, one blue and one green card at most, and any number of black ones.
about-choose = Whoever plays it says which colour it is: not that of the day’s Muertos cards, and one that the trick still takes.
about-ask = Whoever plays it asks how many cards of a colour or a rank another hand holds. Everybody hears the true answer.
about-spoiled = After it no Food may be played to this trick, and whoever takes the trick exchanges gifts.
about-swap = Whoever plays it and their partner pass each other a card, chosen before either is seen.
about-food = Stays with the team that wins it. A Food and a Muertos card make a pair, and each pair is a point.
about-muertos = Stays with the team that wins it. A Muertos card and a Food make a pair, and each pair is a point.
about-kill = When the trick is complete, it removes one 10 of an opponent, which then cannot win. A partner’s 10 is safe.
about-start = Whoever holds it opens the day with it.
about-led = The first card of the trick.
about-winning = The highest rank so far; of equal ones the first played.
about-won = This card has won the trick. Its team takes the Food and Muertos cards in it.
about-discarded = Nothing in this hand could be played, so this card was thrown away. It is no part of the trick.
about-removed = A 10 that a Kill 10 has removed: it cannot win.
about-as = The colour that was chosen for this card.
about-fate = A Kill 10 lies in this trick: an opponent’s 10 is removed when the trick is complete.
about-partner = You win and lose together: what either of you takes belongs to both.
about-day = The dead of this day. Their four cards and three Food cards are what this day is about.
about-pairs = A Food and a Muertos card make a pair, whenever they were won. Each pair is a point.
about-turned-up = Cards of earlier tricks, for everybody to look up. They count nothing.
about-dummy = The fourth hand lies open, and its partner plays it.

## The lesson: of each step its name, what is said (at most two sentences), what to do, a hint, and why a legal move is not it

lesson-win-title = Win the trick
lesson-win-text = Everyone plays one card. The highest number wins, whatever its colour.
lesson-win-task = Win this trick.
lesson-win-hint = Your highest card will do it.
lesson-win-wrong = That is below the 7 and would lose. Play your highest card.

lesson-colours-title = One of each colour
lesson-colours-text = You won, so you lead, with any card. Only one pink, one blue and one green card fit into a trick, but any number of black ones.
lesson-colours-task = Lead your pink 5.
lesson-colours-hint = It is the lower of your two pink cards.
lesson-colours-wrong = You may lead that one, too. But try the pink 5 first, and see what the others can still play.

lesson-feed-title = Food for the dead
lesson-feed-text = Your partner, across the table, is winning with the 10, and what one of you wins belongs to both. Only Food and the dead count, and today the dead are animals.
lesson-feed-task = Put Food into this trick.
lesson-feed-hint = Food is the black 2.
lesson-feed-wrong = That one counts for nothing. Your partner is winning, so this is the moment for your Food.

lesson-swap-title = Swap
lesson-swap-text = Your partner has played a Swap. The two of you pass each other a card, chosen before you see what you get.
lesson-swap-task = Pass your partner the pink 8.
lesson-swap-hint = It is your only pink card.
lesson-swap-wrong = You may pass any card. This time let it be the pink 8: your partner can win with it.

lesson-fits-title = What still fits
lesson-fits-text = Pink and blue are taken, so only green and black fit into this trick. Whoever can play must play; only a hand in which nothing fits discards a card, as one of your opponents had to.
lesson-fits-task = Play a card that fits.
lesson-fits-hint = You have no black, but you do have green.

lesson-gift-title = Gifts
lesson-gift-text = Whoever wins Food or one of the dead exchanges gifts with the opponent on the right, and that is you. You drew a card from the winner’s hand, a Food card, and now you give back any card you like.
lesson-gift-task = Keep the Food, and give back your lowest card.
lesson-gift-hint = It is one of your blue cards.
lesson-gift-wrong = You may give that one, but it can still help you. Give away your lowest card, the blue 1.
lesson-gift-wrong-counts = You may give that one, but it counts, and your team can still win it. Give away the blue 1.

lesson-kill-title = Kill 10
lesson-kill-text = Your opponents are winning an animal with their 10. A Kill 10 removes an opponent’s 10 when the trick is complete, and then your partner’s 8 is the highest.
lesson-kill-task = Remove the 10.
lesson-kill-hint = The 3 is a Kill 10.
lesson-kill-wrong = Then the 10 stays, and the animal goes to your opponents. Your blue 3 removes it.

lesson-pairs-title = Pairs
lesson-pairs-text = A Food card and one of the dead make a pair, and there is your first: every pair is a point. What a team has won it keeps, and after three days the team with more points wins.

## In the first game after the lesson: what the coach says when a rule comes up for the first time; one sentence or two

first-DM-7 = Nothing fitted, so a card was discarded; it does nothing and cannot win. Food or one of the dead, discarded like that, is out of the game.
first-DM-8 = The highest rank wins, whatever its colour. Of equal ranks it is the one played first, so leading a 10 is safe from other 10s.
first-DM-10 = Whoever wins Food or one of the dead pays for it: the opponent on the right draws one of the winner’s cards unseen, and gives back any card.
first-DM-11 = A Choose takes the colour that its player names. It can use up a colour before somebody else needs it.
first-DM-12 = An Ask was played. Everybody hears the answer, and it is always true, so remember it.
first-DM-13 = A Spoiled was played: no Food may follow in this trick. Whoever takes the trick exchanges gifts.
first-DM-14 = With a Swap, partners pass each other a card. Neither sees the other’s before both are chosen.
first-DM-15 = A Kill 10 removes an opponent’s 10, whichever of the two was played first. Your partner’s Kill 10 never harms yours.
first-DM-17 = The day is over, but what was won stays. Food of one day makes pairs with the dead of any other.
