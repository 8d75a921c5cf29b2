### Errors of the engine: moves, records, decks, options.

## Moves

no-such-move = “{ $move }” is not a move of { $game }: a move is written like { $examples }.
game-is-over = The game is over.
not-your-turn = It is the turn of { $turn_seat }, not of seat { $given }.
nothing-to-take-back = There is no move to take back.
move-is-no-text = A move is a text, not { $given }.
no-such-seat = There is no seat { $given } at this table.

## Records

record-event = Event { $number }: { $reason }
dealt-more-than-there-are = More cards are dealt or drawn than there are.
dealt-more-than-the-rules-say = More cards are dealt or drawn than the rules say.
event-should-be = { $event ->
    [move] This should be a move.
   *[other] This should be a “{ $event }” event.
}
chance-is-missing = What chance decided here (a deal or a draw) is missing.
outcome-not-possible = This outcome is not possible here.
card-dealt-twice = A card is dealt twice.
no-event-of-chance = { $given } is not an event of chance in this game.
deal-is-hands = A deal is a list of { $players } hands.
hand-of-wrong-size = Seat { $number } is dealt { $dealt } cards, but must get { $wanted }.
no-such-card = There is no card { $given } in this deck.
card-dealt-too-often = { $card } is dealt more often than the deck holds it.

## Decks and options

# Something is wrong in a file or a part of a request: which, and what.
in-place = { $where }: { $reason }
