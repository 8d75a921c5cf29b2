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
# Somebody sat down in the middle of a game, in the place of a bot.
took-bots-place = { $seat_is ->
    [you] You sat down in the place of a bot
   *[other] { $seat } sat down in the place of a bot
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
host-ended-game = Whoever runs this server ended the game
# An old line of the log that has no words of its own.
told-before = { $text }
bots-warming-up = The bots are still warming up: until then they play by rule of thumb.

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
bot-showed-something = Something hidden was shown since your move: it cannot be taken back any more.
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

## Replays

no-such-replay = There is no such game to look at again. A record that was opened here must be opened again after a while.
replay-when-over = This game is still being played: it can be looked at again when it is over.
no-such-step = This game has { $most } moves: choose a step from 0 to { $most }.
record-too-long = The record has too many events: at most { $most } can be shown here.
record-too-large = That is too much: a record has at most { $megabytes } MB.
replay-of-old-rules = The rules of this game have changed since: it can be looked at, but not played on.
picture-not-drawn = The picture cannot be drawn now; try again.
replay-is-over-there = The game is over at that point: go on from an earlier one.

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
page-version-is-gone = Vivamos has been updated since this page was opened. Load the page anew.

## The store

# $reason: one of the reasons below.
not-saved = The table could not be saved: { $reason }. Nothing has changed; try again.
store-not-read = The store could not be read: { $reason }. Try again.
server-stops = The server stops. Nothing has changed; try again.
table-has-changed = The table has changed meanwhile: look again.
table-is-elsewhere = The table moves to another server process. Nothing has changed; try again in a moment.
leases-not-renewed = This process could not say for a while that it lives: others may have its tables.
store-does-not-answer = The store does not answer in time.
database-is-served = Another server uses { $file } already. SQLite is for one server at a time: stop that one, or take another file.

## For whoever runs the server

no-such-proxy = A proxy is told by its address, like 127.0.0.1 or 10.0.0.0/8, not { $given }.
no-such-limit = There is no limit { $given }; there are { $known }.
limit-is-no-number = The limit { $limit } is a number from 0 up, like { $limit }=30, not { $given }.
no-such-database = The database { $given } is not known; use sqlite:///FILE or postgresql://USER@HOST/NAME.
delay-is-no-time = A delay is one or two numbers of seconds, like 0.6-1.5, not { $given }.
port-cannot-be-used = Port { $port } of { $host } cannot be used: { $reason }. Try another one with --port.
that-database-cannot-be-used = That database cannot be used: { $reason }.
database-cannot-be-used = The database { $address } cannot be used: { $reason }.
over-already = The game is over already.
no-such-person = There is nobody of that id or name.
# $ids are those of the people who have this name.
several-people = Several people are called { $given }; say which one by the id: { $ids }.
order-done = Done.
order-not-seen-to = The server did not see to it in time. Nothing was done; look whether it runs well.
say-yes-first = There is nobody to ask; add --yes if you are sure.
no-database-there = There is no database { $file }.
database-holds-nothing = The database { $address } holds nothing of Vivamos.
database-of-other-form = The database { $address } has the form { $form }, and this Vivamos works with { $known }. Use the version of Vivamos that the server runs.
database-is-not-empty = The database { $address } is not empty. A backup is restored into an empty one only.
file-is-there = { $file } is there already. Take another name; a backup never replaces a file.
no-backup = { $file } is no backup of Vivamos.
backup-of-other-format = { $file } is of the format { $given }; this Vivamos reads { $known }.
backup-of-newer = { $file } was made by a newer Vivamos ({ $by }); use that one or a later one.
backup-damaged = { $file } is damaged or not whole. Nothing was restored.
backup-lacks-form = The backup has a table { $table } that does not fit its form. Nothing was restored.
backup-events-missing = the events of the table are not 1, 2, 3, … without a gap
backup-table-differs = the table is not where its events lead
backup-record-missing = the game has a result and no record
backup-record-differs = the record is not what happened at the table
backup-result-differs = the result is not what the record comes to

## Why the store does not work, in the middle of a sentence

database-is-locked = the database is locked by another program
disk-is-full = the disk is full
disk-takes-nothing = the disk takes nothing more, perhaps it is full
# What the database itself says, in English.
database-said = { $text }
