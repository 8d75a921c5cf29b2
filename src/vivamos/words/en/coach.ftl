### The coach: what a move was worth, and why. "Deals" are the worlds that the seat could not rule out.

# $outcome is a sentence of the game without its full stop: "You take B2". It happens so often of 100 after the move that
# was played, and so often after the one that the coach prefers. At most 22 words.
coach-why = { $outcome } in { $often } of 100 deals, with the coach’s move in { $instead }.
# Where no single outcome explains it.
coach-why-plain = Over the same deals the coach’s move brings more in { $more } of 100, less in { $less }.
# What to expect of a move.
coach-expect = { $outcome } in { $often } of 100 deals.
coach-expect-plain = Gains on the others this round in { $often } of 100 deals.

# Told apart, for nobody could know it then: the cards as they really lay.
coach-in-fact-more = In fact, as the cards lay, the coach’s move would have brought more.
coach-in-fact-less = In fact, as the cards lay, the move that was played was the better one.
coach-in-fact-even = In fact, as the cards lay, both would have come to the same.

## What cannot be done

review-of-unfinished-game = A game can be reviewed once it is over.
no-such-decision = The game has decisions 1 to { $most }, but not { $given }.
hint-not-your-turn = There is a hint for the seat to move only.
review-of-another-game = This review is of another game.
too-many-reviews = Too many games are being reviewed. Try again in a while.
review-too-long = This game is too long for the coach: games of up to { $most } decisions are reviewed.
review-failed = The review could not be finished.
review-not-there = This game has not been reviewed yet.
hints-are-off = There are no hints at this table: ask for them when you make it, or play against bots alone.
too-many-hints = That was many questions to the coach. Try again in a while.
coach-is-busy = The coach is busy. Try again in a moment.
coach-warms-up = The coach is still warming up. Ask again in a moment.

## The report: `vivamos analyse`, in the terminal and as a page

report-title = { $game }: review
report-luck-and-play = Luck and play
# $unit: what the game counts, “points”. The five columns add up.
report-unit = In { $unit } above the table’s average. Luck is what these cards bring on average, whoever holds them; the parts add up to the result.
report-seat = Seat
report-score = Score
report-fair = Fair share
report-luck = Luck of the deals
report-own = Own decisions
report-rest = The rest
report-result = Result
report-share = Share of the win
report-lost = Lost per decision
report-accuracy = Accuracy
report-accuracy-text = The rest is others’ decisions and how hidden cards fell. Accuracy is decoration: how much was had of what better moves could bring.
report-how-it-went = How it went
report-graph-text = What each seat could expect after every decision, with the cards as they lay.
report-round = Round { $number }
report-moments = Costly moments
report-no-moments = No decision cost much.
report-good = The best of each seat
report-move = Move
report-played = Played
report-coach = Coach
report-cost = Cost
report-why = Why
report-seen = Judged by what the seat could see and remember.
# How to cite it. $worlds: how many deals of the hidden cards each move was tried in.
report-made-by = Vivamos { $version }, { $worlds } deals a move, seed { $seed }, record { $record }.
# Something is wrong with one record of a file that has several.
line-of-file = Line { $number }: { $reason }

## The coach beside a game that is looked at again

# On the card that the coach prefers, and the name of the coach’s part of the page. One word.
coach-tag = Coach
# On the card that was played.
coach-played = Played
coach-title = What the coach says
coach-invites = The coach tells which cards were costly, and why. It takes a little while.
coach-ask = Ask the coach
coach-ask-again = Ask again
coach-waits = { $ahead ->
    [one] The coach looks at another game first.
   *[other] The coach looks at { $ahead } other games first.
}
coach-works = The coach looks at the game: { $done } of { $total }
coach-progress = How far the review is
# The heading over what the coach says of one card.
coach-card-of = { $seat_is ->
    [you] Your card
   *[other] { $seat }’s card
}
# $points is a number like 2.8, $unit what the game counts: “points”.
coach-cost = cost { $points } { $unit }
# Below the name of a card: “Red 29 was played”, “Red 22 coach prefers”.
coach-was-played = was played
coach-prefers = coach prefers
coach-judged-by = Judged by what { $name } could see and remember.
coach-moments = Key moments
# Where a card was played: “Round 2, trick 5”.
coach-where = { $round }, trick { $number }
# The same of a part of a round that is no trick: “Round 2, the cut”.
coach-where-part = { $round }, { $part }
# Whose card, and where: “Inés · Round 2, trick 5”.
coach-of-whom = { $name } · { $where }
# Read aloud between the card that was played and a better one.
coach-better = better:
# $unit: what the game counts, “points”. The bars stand under the cards of a hand.
coach-bars = Bars: { $unit } to expect this round.
# Over the graph, which is drawn with the true cards: nobody at the table could know it. Short.
coach-expected = Expected result, cards as they lay
coach-costly = costly card
coach-costly-others = of others
coach-thinks = The coach thinks …

## A costly moment played again

coach-try-again = Try again
coach-try-mine = { $seat_is ->
    [you] Try your costly cards again
   *[other] Try { $seat }’s costly cards again
}
# $move is a card in words: “Red 29”.
coach-try = { $seat_is ->
    [you] You played { $move }, which cost { $points } { $unit }. What else?
   *[other] { $seat } played { $move }, which cost { $points } { $unit }. What would you play?
}
coach-try-right = { $move } is as good as any.
coach-try-wrong = { $move }: there is something better.
# Before the cards that most often follow.
coach-goes-on = It often goes on:
coach-show-me = Show me
coach-see-it = See it
coach-next = Next moment

## The report after a game

report-report = Report
report-look = Review the game
# A button: pass the link to this page on.
report-share-it = Share
report-copied = The link to this report is copied.
# How long a game took.
report-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
# $result: “Won”, “2nd of 4”. $points: how far the own score is from that of the winner, or of the next one.
report-ended = { $result }.
report-ended-ahead = { $result }, { $points } ahead.
report-ended-behind = { $result }, { $points } behind.
report-luck-good = You were dealt good cards.
report-luck-poor = You were dealt poor cards.
report-luck-even = You were dealt cards like everybody’s.
report-luck-then-play = Luck, then play
report-play = Play, worse or better than average
report-accuracy-note = Accuracy: how much was had of what better moves could bring. It is decoration: a weak hand can be played well.
report-lost-each = { $points } lost a move
# $number: how many are shown.
report-costly-of = { $seat_is ->
    [you] { $number ->
        [0] Your cards
        [one] Your costly card
       *[other] Your costly cards
    }
   *[other] { $number ->
        [0] { $seat }’s cards
        [one] { $seat }’s costly card
       *[other] { $seat }’s costly cards
    }
}
report-costly-text = The ones to look at again.
report-best-of = { $seat_is ->
    [you] And your best
   *[other] And { $seat }’s best
}
# Over a small card: who played it.
report-who-played = { $seat_is ->
    [you] you
   *[other] { $seat }
}

## Hints at a live table

hint-hint = Hint
hint-coach-on = Coach on
hint-coach-on-text = Whoever is to move may ask the coach. The result changes no rating.
hint-thinks = Looking at many deals …
# How often of 100 the player’s score goes down, or up, in this round after the move.
hint-loses = loses { $often } in 100
hint-gains = scores { $often } in 100
# Instead of a figure’s comparison: the coach cannot tell this move from the first.
hint-equal = as good as the first
hint-means = Over many deals of the cards that you cannot see. This game no longer counts for a rating.
