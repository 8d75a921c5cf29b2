### Iyadosu. Every player cuts their hand in two: normal cards must follow the colour that was led, refuse cards say no
### to it ("Iyadosu!", a way to say "I don't want to"). As many refuse cards as somebody cuts off, so many tricks they
### declare to win. The Insert card is what they cut with; later it goes onto a stack, face up for who has played all
### their refuse cards (they have submitted), face down for who has no normal card left (they are eliminated: out).
### The rules page of the language has the same terms.

## The game in the lobby, and its options when a table is opened

pitch = Cut your hand in two: follow suit, or refuse.

option-start = Start player
option-start-text = The start player of the first round.
option-last_round_bonus = Bonus in the last round
option-last_round_bonus-text = In the last round, winning exactly the tricks you declared also scores their number.
option-instant_win = Win at once
option-instant_win-text = Scoring as many points as there are players in a single round wins the game at once.

## Colours and cards

# In the middle of a sentence.
colour-R = red
colour-B = blue
colour-Y = yellow
colour-K = black

# A card, read aloud, also in the middle of a sentence: "red 7".
card-spoken = { $colour } { $number }
insert-card = Insert card
# Read aloud for the back of a card.
back-spoken = Face-down card

## The log: what happened. No full stop

# Headings in the log.
round-begins = Round { $round }
trick-begins = Trick { $trick }

# $seat is the start player.
cards-dealt = { $seat_is ->
    [you] { $hand_size } cards each, you start and divide last
   *[other] { $hand_size } cards each, { $seat } starts and divides last
}
# Somebody has cut their hand, and declares to win so many tricks.
declared = { $seat_is ->
    [you] You declared { $number }
   *[other] { $seat } declared { $number }
}

# The first card of a trick.
card-led = { $seat_is ->
    [you] You led { $card }
   *[other] { $seat } led { $card }
}
card-followed = { $seat_is ->
    [you] You followed with { $card }
   *[other] { $seat } followed with { $card }
}
# They could not follow the colour that was led.
card-thrown-off = { $seat_is ->
    [you] You had no normal { $colour } card and played { $card }
   *[other] { $seat } had no normal { $colour } card and played { $card }
}
card-refused = { $seat_is ->
    [you] You refused with { $card }
   *[other] { $seat } refused with { $card }
}
# The same four in later tricks, when nobody may look the cards up any more.
some-card-led = { $seat_is ->
    [you] You led a card
   *[other] { $seat } led a card
}
some-card-played = { $seat_is ->
    [you] You played a normal card
   *[other] { $seat } played a normal card
}
some-card-refused = { $seat_is ->
    [you] You refused
   *[other] { $seat } refused
}

# Their last refuse card is played. $below: how many Insert cards lie below theirs in the stack.
submitted = { $seat_is ->
    [you] { $below ->
        [0] You submitted: Insert card onto the stack, the first there
       *[other] You submitted: Insert card onto the stack, { $below } below
    }
   *[other] { $below ->
        [0] { $seat } submitted: Insert card onto the stack, the first there
       *[other] { $seat } submitted: Insert card onto the stack, { $below } below
    }
}
eliminated = { $seat_is ->
    [you] You had no normal card left, laid the Insert card face down and were out
   *[other] { $seat } had no normal card left, laid the Insert card face down and was out
}
# Who should have led is eliminated, so the next one leads.
lead-passed = { $seat_is ->
    [you] You got the lead
   *[other] { $seat } got the lead
}

# $won: tricks won so far, $declared: tricks declared.
trick-won = { $seat_is ->
    [you] You won the trick with { $card }, { $won } of { $declared } declared
   *[other] { $seat } won the trick with { $card }, { $won } of { $declared } declared
}
# The same, when nobody may look the card up any more.
some-trick-won = { $seat_is ->
    [you] You won the trick, { $won } of { $declared } declared
   *[other] { $seat } won the trick, { $won } of { $declared } declared
}
trick-not-awarded = Nobody was awarded the trick

# $results: a list made of seat-scored, the best first.
round-scored = Round { $round }: { $results }
# One of a list: "Inés 4, you 2, Teo 0 (out)". $out is "yes" for who was eliminated.
seat-scored = { $out ->
    [yes] { $seat } { $points } (out)
   *[no] { $seat } { $points }
}
# $seats: those who won; several share the win.
game-won = { $seats_count ->
    [1] { $seats_is ->
        [you] { $points ->
            [one] You won the game with { $points } point
           *[other] You won the game with { $points } points
        }
       *[other] { $points ->
            [one] { $seats } won the game with { $points } point
           *[other] { $seats } won the game with { $points } points
        }
    }
   *[other] { $points ->
        [one] The win is shared by { $seats }, with { $points } point each
       *[other] The win is shared by { $seats }, with { $points } points each
    }
}
# By an option of the table: enough points in a single round.
game-won-at-once = { $seats_count ->
    [1] { $seats_is ->
        [you] You won the game at once, with { $points } points in one round
       *[other] { $seats } won the game at once, with { $points } points in one round
    }
   *[other] The win at once is shared by { $seats }, with { $points } points each in one round
}

## What a player is asked for. Each follows "Your turn: "

ask-divide = place the Insert card
ask-insert = lay your Insert card, no normal card is left
ask-lead = lead a normal card
ask-any-normal-card = no normal { $colour } card, play any normal one
ask-follow = follow { $colour }
ask-follow-or-refuse = follow { $colour } or refuse

## Why a move is refused. Sentences

must-divide = Hands are being divided: cut off 1 to { $most } refuse cards.
no-dividing-again = Your hand is divided already, and cards never change sides.
must-lay-insert-card = You have no normal card left: you must lay your Insert card.
no-insert-card-yet = You still have normal cards: the Insert card is for those who have none.
no-leading-with-refuse-card = You lead: a trick is never led with a refuse card.
no-refusing-without-colour = You have no normal { $colour } card to follow with, so you may not refuse.
no-refusing-with-normal-card = { $card } is one of your normal cards: you refuse with a refuse card.
no-such-refuse-card = { $card } is not among your refuse cards.
must-follow-or-refuse = You can follow { $colour }, which was led: play a normal { $colour } card, or refuse.
# No refuse card is left.
must-follow = You can follow { $colour }, which was led: play a normal { $colour } card.
no-such-card-in-hand = { $card } is not in your hand.
must-refuse-with-refuse-card = { $card } is one of your refuse cards: you refuse with it.
must-play-normal-card = { $card } is one of your refuse cards, and only normal cards may be played here.

## What is wrong with somebody's own deck. Each follows the name of the file and a colon

deck-has-a-card-twice = Every card may be there only once.
deck-hand-of-wrong-size = A hand has { $least } to { $most } cards.
deck-not-dealt-out = The whole deck must be dealt, but { $players } players get { $hand_size } cards each.

## How far the game is, in the bar over the table and in the lists of the lobby

status-round = Round { $round } of { $rounds }
status-over = Game over
status-dividing = Dividing the hands
# The same on a phone.
status-dividing-brief = Dividing
status-trick = Trick { $trick }
# When in a round a hand was cut: “Round 2 of 4, the cut”. In the middle of a sentence.
when-dividing = the cut

## Before a seat: the wooden plaque with the number declared, and what is told beside it

# Read aloud for an empty plaque.
not-declared = Not declared yet
# Over "3 tricks", beside the plaque of a seat; there is little room.
declared-label = declared
tricks-count = { $number ->
    [one] { $number } trick
   *[other] { $number } tricks
}
# Beside the name of the seat; there is little room.
divides-now = { $seat_is ->
    [you] **You divide** and declare
   *[other] **divides now** and declares
}
declares-last = starts, declares last
has-not-declared = has not declared yet
# Tricks won, of those declared.
won-of-declared = { $won } of { $declared }
# Under "1 of 3".
tricks-won-label = tricks won
# How many cards are left on each side of a hand; there is little room. The blanks after the numbers do not break.
sides-left = { $normal } normal, { $refuse } refuse
is-out = out of the round

# In the empty place for a card of the trick: very little room.
slot-out = Out
slot-own = Your card
# In the empty place of whoever plays after the one to move, and of whoever plays last: very little room.
slot-next = next
slot-last = last
# Read aloud: the cards of the trick.
trick-label = The trick
# On a card of the trick: very little room.
tag-refused = Refused

## The stack of Insert cards

stack-title = Insert stack
stack-empty = empty: nobody has submitted
stack-order = bottom to top; each card below yours is a point
# Read aloud for each card of the stack; $place counts from the bottom, from 1 on.
stack-submitted = { $place }: { $seat }, submitted
stack-eliminated = { $place }: { $seat }, face down, eliminated

## What the table waits for

waits-for-divide = { $seat_is ->
    [you] You divide
   *[other] { $seat } divides
}
waits-for-card = { $seat_is ->
    [you] You are to play
   *[other] { $seat } is to play
}

## Cutting the hand

cut-title = Cut your hand in two
cut-how = Cards right of the Insert card are for refusing. As many as you set apart, so many tricks you declare to win.
# Over "4 tricks".
cut-declare-label = You declare
# $left, $right and $enter are drawn as keys of the keyboard.
cut-keys = Drag the Insert card or press { $left } { $right }, then { $enter }
# What is written on that key.
cut-enter-key = Enter
# Read aloud: the group of buttons under the gaps between the cards, and each of them.
cut-ruler = How many refuse cards, and tricks to declare
cut-declare = { $number ->
    [one] Declare { $number } trick
   *[other] Declare { $number } tricks
}
# Read aloud while the Insert card is moved: "2 tricks, refuse cards: red 7, black 3".
cut-spoken = { tricks-count }, refuse cards: { $held }
cut-more = One refuse card more
cut-fewer = One refuse card fewer
# The button.
cut-done = Divide and declare { $number }
# In the help on keys, after ← →.
cut-keys-help = move the Insert card, while you divide

## The hand in its two trays

# Headings.
tray-normal = Normal
tray-refuse = Refuse
tray-whole = Your hand
# For those who watch: the hand of this seat.
tray-not-divided = { $seat }, not divided yet
# Beside the headings.
tray-cards = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
tray-must-follow = must follow
tray-as-dealt = as dealt
tray-order-stays = the order stays until you divide
# In an empty tray.
tray-nothing = none left
# Read aloud.
normal-cards = Normal cards
refuse-cards = Refuse cards
# Over a card that is selected: what it would do. Both may be true: then they stand in a list.
card-would-win = takes the trick so far
card-would-submit = submits
# The button of who has no normal card left.
lay-insert-card = Lay it, be out

## A round that was scored, and the score sheet

scored-title = Round { $round } is scored
scored-title-won = { $seats_count ->
    [1] { $seats_is ->
        [you] You won the game
       *[other] { $seats } won the game
    }
   *[other] The win is shared by { $seats }
}
scored-last = Round { $round } was the last
# Headings of the columns.
scored-tricks = Tricks won
scored-below = Below in stack
scored-others-out = Others out
scored-score = Score
# In the place of a number, for who was eliminated.
scored-out = out
scored-bonus = bonus { $points }
# Headings of the sheet: before the numbers of the rounds, each over its column, and over the last one.
sheet-rounds = Round
sheet-total = Total
# Under a score, very short: Insert cards below one's own, and players out.
sheet-below = { $number } below
sheet-out = { $number } out
sheet-note = Under each score: tricks won of those declared, Insert cards below one's own in the stack, players out in that round.
# An option that the table has agreed on, with its rule.
sheet-option = { $rule }: { $text }

## What a player calls out with one press, a word or two

shout-iyadosu = Iyadosu!
shout-yes = Hai
shout-doubt = Hmm

## The coach

# What it counts in.
coach-unit = points

# What a move leads to, at the beginning of a sentence: “… in 80 of 100 deals”.
coach-wins-with = { $seat_is ->
    [you] You win the trick with { $card }
   *[other] { $seat } wins the trick with { $card }
}
coach-wins = { $seat_is ->
    [you] You win the trick
   *[other] { $seat } wins the trick
}
coach-out = { $seat_is ->
    [you] You are out
   *[other] { $seat } is out
}
# A costly card in a few words, by what came of it. $who: self if whoever played it takes or wins, else others do.
coach-did-wins-with = { $who ->
    [self] Won with { $card }
   *[other] Let { $card } win
}
coach-did-wins = { $who ->
    [self] Won the trick
   *[other] Let another win the trick
}
coach-did-out = { $who ->
    [self] Was out
   *[other] Put another out
}
# What costs something again and again, over many games: a heading of a few words. $who as above.
coach-habit-wins-with = { $who ->
    [self] Which card wins your tricks
   *[other] Which cards of others win
}
coach-habit-wins = { $who ->
    [self] When to win a trick
   *[other] When to let others win
}
coach-habit-out = { $who ->
    [self] Staying in the round
   *[other] Who is out of the round
}
# In a replay, under a card that could not be played then: why, in two or three words.
in-short-must-follow = { $colour } was led
in-short-must-follow-or-refuse = { $colour } was led
in-short-no-refusing-without-colour = no { $colour } to follow
in-short-no-leading-with-refuse-card = cannot lead

## What cards and marks say of themselves, when somebody rests on them: a sentence or two

about-black = Black beats every other colour: the highest black card wins the trick.
about-coloured = The highest card of the colour led wins the trick, unless a black one lies in it.
about-insert = You cut your hand with it. When your last refuse card is played, it goes face up onto the stack; if you are to play and have no normal card, you lay it face down and are out of the round.
about-now-wins = It would take the trick so far.
about-now-submits = It is your last refuse card: your Insert card goes onto the stack.
about-led = The first card of the trick. Whoever has a normal card of this colour follows with one, or refuses.
about-winning = Wins so far: the highest black card, else the highest of the colour led.
about-won = This card has won the trick. Its player leads the next one.
about-refused = A refuse card, played instead of following. It can win the trick all the same.
about-declared = How many tricks this player has declared to win: as many as they have refuse cards at first.
about-tally = Tricks won, of those declared. Missing the declaration costs a point for each trick too many or too few.
about-stack = The Insert cards in the order in which they came here. At the end of the round each card below yours is a point.
about-normal = These must follow the colour led. Without a normal card of that colour you play any of them. If none is left when you are to play, you are out of the round.
about-refuse = With these you say no: play one instead of following a colour that you could follow. They are never led.
about-score = Points so far: cards below yours in the stack, plus players who are out, minus how far you missed your declaration.

## The lesson: of each step its name, what is said (at most two sentences), what to do, a hint, and why a legal move is not it

lesson-cut-title = Cut your hand
lesson-cut-text = Your hand is cut in two, just as it was dealt: normal cards at the left, refuse cards at the right, and no card ever changes sides. As many refuse cards as you cut off, so many tricks you promise to win.
lesson-cut-task = Cut off two cards.
lesson-cut-hint = Move the cut until two cards lie at the right.
lesson-cut-wrong = You may cut off one to seven cards. For a start, cut off two.

lesson-follow-title = Follow
lesson-follow-text = Blue was led, and whoever has a normal card of that colour may follow with it. The highest card of the colour wins.
lesson-follow-task = Win this trick.
lesson-follow-hint = You need a blue card above 5.
lesson-follow-wrong = That would not win. A normal blue card above 5 does.

lesson-lead-title = Normal cards lead
lesson-lead-text = You won, so you lead the next trick, with any normal card. Refuse cards are never led.
lesson-lead-task = Lead a red card.
lesson-lead-hint = You have four red ones among your normal cards.
lesson-lead-wrong = You may lead that one, too. This time take a red card.

lesson-refuse-title = “I refuse”
lesson-refuse-text = Blue again. Instead of following with a normal card you may say no, and play any of your refuse cards.
lesson-refuse-task = Refuse.
lesson-refuse-hint = Your refuse cards lie at the right.
lesson-refuse-wrong = You may follow, but you promised only two tricks. Say no with a refuse card.

lesson-black-title = Black beats all
lesson-black-text = Yellow was led, and you have no normal yellow card: play any normal card, for now you may not refuse. Black beats every other colour.
lesson-black-task = Win this trick.
lesson-black-hint = One of your normal cards is stronger than any yellow.
lesson-black-wrong = That would not win. Play a black card.

lesson-promise-title = Keep your word
lesson-promise-text = You promised two tricks, and you have two. Every trick too many or too few costs a point.
lesson-promise-task = Lead a low red card, so that somebody else wins.
lesson-promise-hint = A red card up to 5 is low enough.
lesson-promise-wrong = With that one you could win a third trick, and you promised two. Lead a low red card.

lesson-insert-title = The stack
lesson-insert-text = Your last refuse card! When it is played, your Insert card goes onto the stack: every Insert card below it is a point for you.
lesson-insert-task = Refuse once more.
lesson-insert-hint = Your refuse card lies at the right.
lesson-insert-wrong = You may follow. But refuse now, and your Insert card lies above one already.

lesson-stay-title = Stay in
lesson-stay-text = It is late in another round. Whoever is to play and has no normal card left is out, and scores nothing.
lesson-stay-task = Keep your last normal card.
lesson-stay-hint = You still have a refuse card.
lesson-stay-wrong = That would win the trick. But then you would have no normal card left, and be out.

lesson-last-title = The last one
lesson-last-text = Your neighbour had no normal card and is out: face down the Insert card goes onto the stack. You are the only one left.
lesson-last-task = Play your last card, and the round is over.
lesson-last-hint = There is only one.

lesson-score-title = Count
lesson-score-text = Each Insert card below yours and each player who is out was a point; and for the only one left a broken promise does not count. After as many rounds as players the highest total wins.

## In the first game after the lesson: what the coach says when a rule comes up for the first time; one sentence or two

first-IY-3 = As many refuse cards as you cut off, so many tricks you should win. Low cards at the end of your hand are good for saying no.
first-IY-7 = Holding a normal card of the colour led, you choose: follow with it, or refuse and spend a refuse card.
first-IY-8 = Without a normal card of the colour led, any normal card will do. Refusing is only for those who could follow.
first-IY-9 = No normal card left: out of the round, and no points. Refusing saves your normal cards.
first-IY-10 = The last refuse card is played. The later you come onto the stack, the more points lie below you.
first-IY-11 = The highest black card takes a trick, without black the highest of the colour led. A refused card counts like any other.
first-IY-14 = Cards below yours in the stack, plus players who are out, minus how far you missed your promise.
