### Errors of the engine: games, moves, records, decks, options, bots.
###
### In most of them $given is what somebody wrote, as it was written ('seven', 99, None), and $key, $attribute, $option are
### names in a file that are not translated. $reason is another sentence of this file.

## Moves

no-such-move = “{ $move }” is not a move of { $game }: a move is written like { $examples }.
game-is-over = The game is over.
# $turn_seat: whose turn it is. $given_seat: who wanted to move.
not-your-turn = { $given_seat_is ->
    [you] It is the turn of { $turn_seat }, not yours.
   *[other] It is the turn of { $turn_seat }, not of { $given_seat }.
}
nothing-to-take-back = There is no move to take back.
move-is-no-text = A move is a text, not { $given }.
no-such-seat = There is no seat { $given } at this table.

## Records: whole games as data, which can be loaded and checked

# Something is wrong with one event of a record. $reason: what.
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
hand-of-wrong-size = { $dealt ->
    [one] Seat { $number } is dealt { $dealt } card, but must get { $wanted }.
   *[other] Seat { $number } is dealt { $dealt } cards, but must get { $wanted }.
}
no-such-card = There is no card { $given } in this deck.
not-a-list-of-cards = { $given } is not a list of cards.
card-dealt-too-often = { $card } is dealt more often than the deck holds it.
record-is-no-object = A record is a JSON object.
record-of-other-format = The format is { $given }, but this program reads “{ $wanted }”.
record-lacks = The record lacks “{ $key }”.
record-has-unknown-key = The record has an unknown key { $key }.
# $given and $wanted are numbers of versions.
record-of-other-version = It was played by version { $given } of the rules of { $game }, these are version { $wanted }.
record-begins-with-deal = The record must begin with the first deal.
event-is-no-object = An event is an object, not { $given }.
decision-has-other-keys = A decision has just the keys “seat” and “move”, not { $given }.
game-is-no-text = The game must be a text.
players-not-whole = The number of players is { $given }, but must be a whole number.
options-or-events-wrong = “options” must be an object and “events” a list.
deck-is-no-object = The deck must be an object.
wrong-seed = A seed is a whole number from 0 to 2^64 - 1, not { $given }.
result-too-early = The record has a result, but the game is not over.
# $key: which part of the result. $given: what the record has there. $found: what it must be.
wrong-result = { $key ->
    [winners] The winners are { $given } in the record, but { $found } by the rules.
   *[scores] The scores are { $given } in the record, but { $found } by the rules.
}
line-too-long = The line is too long for a record: at most { $megabytes } MB are read.
line-not-utf-8 = The line is not text in UTF-8.
# $why: what the parser says, in English.
line-not-json = The line is not whole, valid JSON: it goes wrong at character { $at }.
line-too-deep = The line is nested too deeply for a record.
line-has-long-number = The line has a number with too many digits.

## Games and their options

no-such-game = There is no game { $given }; there are { $known }.
# $able: the possible numbers, such as “2, 3, 4”.
wrong-players = The number of players of { $game } must be one of { $able }, not { $given }.
no-such-option = { $game } has no option { $given }; it has: { $known }.
no-options = { $game } has no option { $given }; it has none.
wrong-switch = The option “{ $option }” cannot be { $given }: it is true or false.
wrong-number = The option “{ $option }” cannot be { $given }: it is { $least } to { $most }.
wrong-choice = The option “{ $option }” cannot be { $given }: it is one of { $known }.
wrong-seat = The option “{ $option }” cannot be { $given }: it is { $least } to { $most }, or random.
no-rules-page = { $game } has no page of rules: there is no { $file }.

## Decks: what is wrong in a deck that somebody has written

# Where it is, and what is wrong there. $where is one of the places below.
in-place = { $where }: { $reason }
place-deck = Deck
place-deck-file = Deck file { $file }
place-game-file = { $file }
place-card-row = { $where }, card row { $number }
place-exception = { $where }, exception { $number }
# A table is a group of entries in a TOML file; $key is its name.
place-table = { $where }, “{ $key }”

# $attribute: a property of a card in the file, such as “number” or “colour”.
attribute-is-number = The value “{ $attribute }” is { $given }, but must be a whole number { $least } to { $most }.
attribute-is-yes-or-no = The value “{ $attribute }” is { $given }, but must be true or false.
attribute-is-one-of = The value “{ $attribute }” is { $given }, but must be one of { $known }.
attribute-has-too-many = There are { $found } values of “{ $attribute }”, but there may be { $most }.
exception-matches-no-card = The exception matches no card.
no-deck-table = There is no [deck] table.
no-card-rows = There are no [[deck.cards]] rows.
not-under-deck = Everything must stand under [deck], but there is { $key }.
key-is-missing = The key “{ $key }” is missing.
unknown-key = The key { $key } is unknown; known are { $known }.
must-be-table = It must be a table.
must-be-tables = The value of “{ $key }” must be a list of tables, not { $given }.
too-many-tables = There are { $found } tables “{ $key }”, but there may be { $most }.
must-have-where-and-set = It must have the two tables “where” and “set”.
nothing-for-players = The table “{ $key }” says nothing for { $players } players.
not-whole-for-players = The value of “{ $key }” for { $players } players is { $given }, but must be a whole number.
hands-too-large = { $players } hands of { $hand_size } cards cannot be dealt from { $there } cards.
too-many-cards = The rows make { $found } cards for { $players } players, but may make { $most }.
# $total: the number that the file itself gives.
cards-differ-from-total = { $found ->
    [one] The rows make { $found } card for { $players } players, but “total” says { $total }.
   *[other] The rows make { $found } cards for { $players } players, but “total” says { $total }.
}

## Files

file-too-long = It is too long: at most { $kilobytes } kB are read.
not-readable = It cannot be read. { $reason }
not-utf-8 = It is not text in UTF-8.
# $why: what the parser says, in English.
not-toml = It is not valid TOML: { $why }.
nested-too-deep = It is nested too deeply.
has-long-number = It has a number that cannot be read.
file-not-readable = { $file } cannot be read. { $reason }
file-not-writable = { $file } cannot be written. { $reason }
no-such-file = There is no such file or folder.
is-a-folder = It is a folder, not a file.
not-permitted = It is not permitted.
# $given: what the operating system says.
system-says = The system says: { $given }.

## Bots and studies

no-such-bot = There is no bot { $given }; there are { $known }.
wrong-bot-time = A bot’s time is more than 0 seconds, not { $given }.
wrong-bot-threads = A bot thinks on 1 thread or more, not { $given }.
nothing-to-choose = The game is over: there is nothing to choose.
not-a-legal-move = { $given } is not one of the legal moves { $known }.
# $places is 2 or more.
too-many-bots = There are { $bots } bots for { $places } seats.
no-cuda-device = There is no CUDA device here: it needs an NVIDIA GPU, its driver and “pip install vivamos[cuda]”.
peer-not-installed = { $package } is not installed here: “pip install vivamos[bench]” brings the peers.
uncompiled-run-failed = The uncompiled run failed: { $why }
no-champion = { $game } has no champion: no learned policy comes with it.
no-policy-file = { $file } is not a policy that “vivamos train” has written.
policy-damaged = The policy in { $file } is damaged: get or train it again.
policy-of-other-game = The policy in { $file } was trained for the game { $policy_game }, not for { $game }.
policy-of-other-version = The policy in { $file } belongs to another version of Vivamos or of the game: train it again.

## Many games stepped together

batch-refused = Game { $number } of the batch, counted from 0: { $reason }
no-such-action-number = There is no action { $given }; actions are numbers from 0 to { $most }, and not all of them are moves with this deck.
batch-wrong-actions = A batch takes { $wanted } whole numbers, one for each game, not { $given }.
batch-wrong-size = A batch has 1 game or more, not { $given }.
# $what is the word “players” or “options”, as it is written in Python.
batch-not-one-each = “{ $what }” has { $given } entries for { $wanted } games: give one for all, or one for each.
batch-no-such-device = There is no device { $given }; there are { $known }.
training-of-other-command = In { $folder } there is a training by another command, which differs in { $different }: give that command again, or choose another folder with --output.
training-may-resume = In { $folder } there is a training that differs in { $different }: go on with it by --resume, or choose another folder with --output.
training-nothing-to-resume = In { $folder } there is no training to go on with.
training-damaged = The training in { $file } is damaged: delete the file to begin anew.
adapter-not-installed = { $package } is not installed here: “pip install vivamos[{ $extra }]” brings it.
adapter-wrong-options = Options are written “name:value;name:value”, not { $given }.

## For whoever writes a game; $reason is English and stays so

broken-game = { $where }: { $reason }
invariant-broken = { $game }: invariant { $invariant } broken at decision { $decision } of the game with seed { $seed }.
