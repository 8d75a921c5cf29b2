### Club nights: a host invites, rounds are drawn, and a standing is kept.

## What is not possible

no-such-night = There is no such club night.
too-many-nights = Too many club nights were made from where you are; wait a minute and try again.
night-code-not-good = This code is not right, or its night is over: look at the wall again, or ask the host.
night-not-in = Only those who came in by the code see this night.
night-removed = The host has taken you out of this night.
night-is-full = This night has no more room.
night-is-over = This night is over.
night-only-the-host = Only the host can do that.
night-host-stays = The host stays: end the night, or make somebody else the host first.
night-leave-instead = You cannot remove yourself: leave the night.
# Said to programs.
night-nobody-of-that-number = Nobody of this night has that number.
night-role-not-given = Only somebody else who takes part can be made host or co-host.
night-game-twice = Each game can be chosen once.
night-no-such-game = None of these games is played tonight.
night-nobody-here = Nobody is here to play.
night-nothing-drawn = Nothing is drawn yet: draw the next games first.
night-still-playing = Some tables still play.
night-has-changed = Somebody came or went meanwhile: draw the games again.
night-not-your-table = You do not sit at this table.
night-you-play-already = You have a table already: play there first.
no-place-of-a-bot = No bot gives way at this table any more: its first round is over, or somebody was faster.
night-no-tables = { $number ->
    [one] One person cannot sit down alone at these games: let bots fill the tables.
   *[other] { $number } people cannot be seated at tables of these games: choose others, or let bots fill the tables.
}

## The lobby, and the page of all nights

club-title = Club nights
club-text = An evening with friends: a code on the wall, games for everybody, and a standing.
club-go = Make one or come in
club-come-in-head = Come in
# The label of a field.
club-code = The code on the wall
club-your-name = Your name
club-come-in = Come in
club-mine = Your nights
club-last = Last nights
# One night in a list. $people and $games: how many there were.
club-line = { $people ->
    [one] { $people } person
   *[other] { $people } people
}, { $games ->
    [one] { $games } game
   *[other] { $games } games
}
# In the same list: the night is not over yet.
club-goes-on = goes on
# Of a game or of a whole night. $names: one name or several, $count of them.
club-winners = { $count ->
    [one] { $names } won
   *[other] { $names } won
}

## What a host chooses

club-make = Make a club night
club-make-text = You get a code and a picture of it for the wall. Nobody needs an account.
club-night-name = What it is called
# What a new night is called until somebody types another name. $weekday: such as “Monday”.
club-night-usual = { $weekday } club night
club-games = Games
club-games-text = Several take turns, table by table. Beside each: how many should sit at a table.
club-games-needed = Choose at least one game.
# Read aloud for the choice beside a game.
club-game-players = Players at a table of { $game }
club-players = { $players } players
club-points = Points
club-points-text = What the standing of the night adds up.
club-points-places = For places
club-points-scores = Game points
club-odd = Who is left over
club-odd-text = When the tables do not come out even.
club-odd-bots = Bots fill the table
club-odd-shorter = A shorter table
club-level = Level of the bots
club-send = Make the night
club-save = Save
club-saved = Saved.

## A night

# On the banner. $host: a name; $here: how many take part.
club-here = { $here ->
    [one] { $host } is the host. { $here } is here.
   *[other] { $host } is the host. { $here } are here.
}
club-is-over = This night is over.
club-join-tonight = Join tonight
club-join-how = Point a camera here, or type in the lobby:
club-qr = The way to this night as a picture that a camera can read
club-only-here = This address works on this computer alone. Open this page by the address that others reach it by, and the picture and the link are for everybody.
club-tables = Tables tonight
club-tables-none = No tables yet: the host draws the first games.
# Said to somebody who came late, or sat out, and has no table: “Sit down” stands at each table where they may.
club-late-offer = You came while the others play. Sit down in the place of a bot as long as a first round goes on, or play from the next games on.
club-late-wait = You came while the others play. You play from the next games on, as soon as the host starts them.
# A button at a table where a bot gives way; and how it is read aloud. $board: the number of the table.
club-late-sit = Sit down for a bot
club-late-label = Sit down at table { $board }, { $game }, in the place of a bot
# Read aloud. $people: who sits there.
club-table = { $game }: { $people }
club-finished = finished
club-to-move = { $name } is to move
club-won = won
# On a seat. $level: such as “casual”.
club-bot = Bot ({ $level })
club-earlier = Earlier rounds
# A link at the end of a game.
club-back = Back to the club night
club-ready = Your table is ready
club-next = Next games
club-next-text = Drawn so that you meet those whom you have not met yet, and of them rather those with as many points.
club-next-none = Nothing is drawn yet.
# Partners. $ones and $others: names, such as “Mara and Noor”.
club-against = { $ones } against { $others }
club-standing = Standing
club-column-place = Place
club-column-player = Player
club-column-games = Games
club-column-luck = Luck
club-column-points = Points
club-rule-places = 4 points for a win, 2 for second, 1 for third; the last gets none.
club-rule-scores = The points of all games are added up.
club-rule-luck = Luck of the deal is shown, not counted.
club-luck-unknown = not known yet
club-luck-comes = The coach has not looked through every game yet.

## Its people

club-people = People ({ $number })
club-role-host = Host
club-role-cohost = Co-host
club-state-resting = sits out
club-state-left = left
club-sit-out = Sit out
club-play-on = Play again
club-leave = Leave
# Read aloud: a button that opens the four below. $name: of somebody.
club-manage = What to do about { $name }
club-sits-out = Sits out
club-plays-on = Plays again
club-remove = Remove
club-make-cohost = Make co-host
club-make-guest = No longer co-host
club-make-host = Make host
# Read aloud. $act: one of those above.
club-act-label = { $act }: { $name }

## For the host

club-draw = Draw the next games
club-draw-again = Draw again
club-which = Which games
club-which-all = All games, by turns
club-start = Start these games
club-start-text = Some tables still play. Whoever sits there would have two.
club-start-anyway = Start anyway
club-not-yet = Not yet
club-host = For the host
club-new-code = New code
club-end = End the night
club-end-text = Nobody can come in or draw any more. The standing stays.
club-end-sure = End it now
