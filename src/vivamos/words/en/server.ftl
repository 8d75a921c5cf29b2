### What the server says: people who come and go, and what is not possible.

## Time

seconds = { $number ->
    [one] 1 second
   *[other] { $number } seconds
}
minutes = { $number ->
    [one] 1 minute
   *[other] { $number } minutes
}

## In the log of a table

# Before the game has started somebody has a name; $name is a person's.
sat-down = { $name } sat down
bot-sat-down = { $name }, a bot, sat down
got-up = { $name } left
seat-left = { $seat_is ->
    [you] You left
   *[other] { $seat } left
}
came-back = { $seat_is ->
    [you] You came back
   *[other] { $seat } came back
}
bot-stands-in = { $seat_is ->
    [you] A bot plays for you now
   *[other] A bot plays for { $seat } now
}
no-bot-stands-in = { $seat_is ->
    [you] No bot plays for you any more
   *[other] No bot plays for { $seat } any more
}
voted-bot-in = { $seat_is ->
    [you] The others let a bot play for you
   *[other] The others let a bot play for { $seat }
}
moved-by-clock = { $seat_is ->
    [you] The time was over: a bot moved once for you
   *[other] The time was over: a bot moved once for { $seat }
}
players-ended-game = The players ended the game
# An old line of the log that has no words of its own.
told-before = { $text }
getting-ready = Shuffling: the cards and the bots are getting ready. This takes a few seconds the first time.

## At the table

bot-plays-for-you = A bot plays for you: take your seat back first.
say-less-often = Let the others get a word in: wait a moment before you say more.
nothing-to-say = There is nothing to say.
game-not-over = The game is not over yet.
game-not-started = The game has not started yet: there are free seats.
game-was-ended = The players have ended this game.
rematch-is-there = There is a rematch already: go to its table.
nobody-asks-to-take-back = Nobody asks to take a move back.
over-no-take-back = The game is over: no move can be taken back.
take-back-own-move-only = You can take back only your own move, before anybody else has moved.
move-showed-something = That move has shown something hidden: it cannot be taken back.
# $known are words of the interface: bot, end, no.
no-such-vote = There is no vote { $given }; there are { $known }.
your-move-is-waited-for = It is your turn: make a move.
another-vote-first = The others vote about something else already: answer that first.
no-bot-to-take-back-from = No bot plays for you, and nobody asks for one.
said-so-already = You have said so already: make a move.
nobody-silent-enough = { $so_far ->
    [none] A vote needs somebody who has not moved for { $needed }.
   *[other] A vote needs somebody who has not moved for { $needed }; so far it is { $so_far }.
}
clock-moves-anyway = This table has a clock, which moves for who is silent: vote for a bot instead.
nobody-asks-for-vote = Nobody asks for a vote.
move-or-say-you-are-here = It is your turn: make a move, or say that you are here.

## Seats

no-free-seat = There is no free seat at this table; you can watch it.
seat-is-taken = That seat is taken; choose another one.
name-is-taken = That name, or one that looks like it, is taken at this table; take another name.
name-needed = Tell your name: one to { $most } letters.
name-has-too-many-marks = A name has at most { $most } accents or other marks on one letter.
nobody-sits-there = Nobody sits there.
host-cannot-leave = The host cannot leave before the game has started.
seat-not-cleared-while-playing = While a game is played, a seat cannot be cleared; a bot can stand in for its player.
player-is-here = That player is here: a bot only stands in for somebody who is away.
player-was-just-here = That player was here { $ago } ago; a bot can stand in after { $after }.
only-host = Only the host of the table can do that.
only-host-takes-away = Only the host can take away a player who was here in the last { $time }.
only-who-sits-here = Only who sits at this table can do that.
seat-not-yours = This seat is not yours: its token is not right.
seat-not-yours-any-more = This seat is not yours any more.
you-are-watching = You are watching: only who sits at the table can do that.

## Opening a table

no-such-table = There is no such table. Perhaps the link is not complete?
no-such-level = There is no level { $given }; there are { $known }.
wrong-number-of-seats = The table has { $players } seats, but { $described } are described.
one-seat-is-you = Exactly one seat must be “you”.
no-such-occupant = A seat is “you”, “free” or “bot:LEVEL”, not { $given }.
clock-out-of-range = The clock is { $least } to { $most } seconds a move.
record-when-over = The record is there when the game is over.

## Too much, too often, not right

too-many-tables-made = Too many tables were made from where you are; wait a minute and try again.
too-many-streams = Too many tables are open from where you are; close one and come back.
too-many-watchers = So many people watch this table that there is no more room; come back later.
too-fast = That was too fast; take a breath and come back.
too-often = That was too often; wait a few seconds and try again.
too-much-at-once = You ask for too much at a time.
too-much-to-read = That is too much: at most { $most } kB are taken.
body-is-no-json = The body is not valid JSON.
# $where is the place in the request, $said what the library found there, in English.
malformed-request = { $where }: { $said }.
frame-is-no-object = A frame must be a JSON object.
no-hello = The first frame, a hello, did not come.
malformed-hello = The first frame must be a hello, with a token and since.
action-needs-id = An action needs an id of 1 to { $most } printable characters.
no-such-action = There is no action like that; there are { $known }.
action-lacks = “{ $key }” is missing or not right.
asked-by-another-site = This was asked by a page of another site.
strange-host = This server does not go by that name. Whoever runs it can allow the name with --allow-host, as in: vivamos serve --allow-host cards.example
no-such-page-file = There is no such file.
files-are-only-read = Files can only be read.

## The store

# $reason: one of the reasons below.
not-saved = The table could not be saved: { $reason }. Nothing has changed; try again.
store-not-read = The store could not be read: { $reason }. Try again.
server-stops = The server stops. Nothing has changed; try again.
table-has-changed = The table has changed meanwhile: look again.

## For whoever runs the server

no-such-proxy = A proxy is told by its address, like 127.0.0.1 or 10.0.0.0/8, not { $given }.
no-such-limit = There is no limit { $given }; there are { $known }.
limit-is-no-number = The limit { $limit } is a number from 0 up, like { $limit }=30, not { $given }.
no-such-database = The database { $given } is not known; use sqlite:///FILE or postgresql://USER@HOST/NAME.
delay-is-no-time = A delay is one or two numbers of seconds, like 0.6-1.5, not { $given }.
port-cannot-be-used = Port { $port } of { $host } cannot be used: { $reason }. Try another one with --port.
that-database-cannot-be-used = That database cannot be used: { $reason }.
database-cannot-be-used = The database { $address } cannot be used: { $reason }.

## Why the store does not work, in the middle of a sentence

database-is-locked = the database is locked by another program
disk-is-full = the disk is full
disk-takes-nothing = the disk takes nothing more, perhaps it is full
# What the database itself says, in English.
database-said = { $text }
