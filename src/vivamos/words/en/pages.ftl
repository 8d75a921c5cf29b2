### The pages around the table: lobby, new table, rules, settings, and what is said when a page cannot be shown.
### $game is the name of a game and is not translated.

# The title of the browser's window. $page: what the page shows.
page-title = { $page } · Vivamos
# Read aloud: the logo, a link to the lobby.
home-link = Vivamos, lobby
# A link or a menu that leads to the rules of a game.
rules-link = Rules

## Lobby

# Under the name of the room. $games: how many there are, now 5.
lobby-motto = { $games ->
    [one] { $games } card game. Sit down.
    [5] Five card games. Sit down.
   *[other] { $games } card games. Sit down.
}
# $own_name is a field with the reader's name, $level a list of levels to choose from, such as “regular”.
lobby-playing-as = Playing as { $own_name }, bots: { $level }
# Read aloud at those two fields.
lobby-your-name = Your name
lobby-bots-level = Level of the bots
lobby-play = Play now
# On the same button, while the table is made.
lobby-dealing = Dealing …
lobby-invite = Invite friends
# Read aloud before “3 to 5” and before “20 min”.
lobby-players-label = Players:
lobby-time-label = Time:
# How many can play: every number from $least to $most. Only two numbers are “3 or 4”, by list-or.
lobby-players = { $least } to { $most }
lobby-minutes = { $minutes } min

## Lobby: the tables one sits at, and open tables

lobby-continue = Continue
lobby-continue-none = The tables you sit at will be here.
# A button under the first of these tables; $count: how many there are.
lobby-continue-all = Show all { $count }
# A heading: games to be looked at again.
lobby-finished = Finished lately
lobby-open-tables = Open tables
lobby-open-tables-none = No open tables just now. Invite friends to one of your own.

# One table of the list. $people: names, such as “Inés, Teo and Cato”.
lobby-game-with = { $game } with { $people }
lobby-game-alone = { $game }, waiting for friends
lobby-game-of = { $game }, { $people }
lobby-game-waiting = { $count ->
    [0] { $game }, a table is waiting
    [one] { $game }, { $people } is waiting
   *[other] { $game }, { $people } are waiting
}

# The second line of a table, from these parts. $standing: “Round 2 of 4” as the game says it, or one of these.
lobby-seats-taken = { $taken } of { $players } seats taken
lobby-about-to-begin = About to begin
lobby-under-way = Under way
lobby-standing-and-turn = { $standing }. { $turn }
lobby-standing-all-taken = { $standing }, all seats taken
# $turn is one of these two.
lobby-your-turn = It is your turn.
# $when chooses; $moment is a time of day (14:05), a day of this week (Monday) or a date (3 May). $who: one name.
lobby-waiting-for = { $when ->
    [time] Waiting for { $who } since { $moment }
    [yesterday] Waiting for { $who } since yesterday
    [weekday] Waiting for { $who } since { $moment }
    [date] Waiting for { $who } since { $moment }
   *[unknown] Waiting for { $who }
}
# Options of the table that are not the usual ones: “Expert side”, “Rounds: 5”, “Box: Pocket”.
lobby-option-off = { $option }: off
lobby-option = { $option }: { $value }
lobby-own-deck = own deck

# The buttons of the lines, and what is read aloud for them.
lobby-take-seat = Take your seat
lobby-take-seat-label = Take your seat: { $game }
lobby-open = Open
lobby-open-label = Open: { $game }
lobby-watch = Watch
lobby-watch-label = Watch { $game }, { $people }
lobby-join = Join
lobby-join-label = Join { $game }, { $people }

## A new table

new-title = New table: { $game }
new-head = A table of your own
# Headings of the form.
new-who-plays = Who plays
new-the-game = The game
new-the-table = The table

new-players = Players
new-seats = Seats
new-seats-text = Friends sit down by the link, which the table shows.
# Read aloud at the field for one's own name.
new-your-name = Your name, seat 1
# Seats are counted from 1.
new-seat = Seat { $number }
new-friend = Friend
new-bot = Bot
new-bot-level = Level of the bot on seat { $number }
new-only-friends = Only friends
new-only-bots = Only bots
# In a list of seats to choose from. $who: the reader's own name.
new-seat-own = { $who } (seat 1)
# $level: such as “regular”.
new-seat-bot = Seat { $number }, bot: { $level }
# Chance chooses the seat.
new-random = Random

# Beside a switch.
new-on = on
new-off = off
# Read aloud: the buttons beside a number. $option: its label, such as “Rounds”.
new-fewer = { $option }: one less
new-more = { $option }: one more
# Read aloud for the id of a rule, such as VD-9.
new-rule-label = Rule { $rule }, opens in a new tab

new-open = Who may come
new-open-text = An open table is listed in the lobby, and may be watched from there.
new-open-link = By link only
new-open-anyone = Anyone in the lobby
new-clock = Clock per move
new-clock-text = When the time is over, a bot makes that one move.
new-hints = Hints
new-hints-text = Whoever is to move may ask the coach. Everybody sees that it is on, and the result changes no rating.
new-clock-none = None
new-clock-seconds = { $number } s
new-clock-minutes = { $number } min

new-deck = A deck of your own
# $link: the next message, as a link.
new-deck-text = Other cards for this table, as JSON. What a deck may hold is told at the end of the { $link }.
new-deck-rules = rules
# Read aloud at the field for it.
new-deck-label = The deck as JSON
new-deck-file = Choose a file
new-deck-too-large = This file is too large for a deck.
# $why: what the browser says.
new-deck-no-json = This is not JSON yet: { $why }.
new-deck-no-object = A deck is a JSON object with “cards” in it.

new-send = Open the table
new-back = Back
# Under the button. $friends: how many seats are for friends.
new-begins = { $friends ->
    [0] The game begins at once.
    [one] The game begins when your friend has sat down.
    [2] The game begins when both friends have sat down.
   *[other] The game begins when all { $friends } friends have sat down.
}

## Rules

rules-title = Rules of { $game }
rules-head = The rules
rules-find = Find in the rules
# The search in the rules: which place of how many is shown, and the buttons that go to the others.
rules-found-none = Nothing found
rules-found-at = { $place } of { $count }
rules-find-previous = Previous place
rules-find-next = Next place
rules-others = Other games
# Read aloud for that menu, the list of contents and a table.
rules-others-label = Rules of other games
rules-contents = Contents
rules-table = Table
rules-open-table = Open a table

## Settings

settings-title = Settings
settings-language = Language
# The first in the list of languages, and of light and dark.
settings-language-browser = As the browser
settings-theme = Light or dark
settings-theme-auto = As the system
settings-theme-light = Light
settings-theme-dark = Dark
# How fast cards fly from place to place.
settings-motion = Cards fly
settings-motion-none = None
settings-motion-quick = Quick
settings-motion-normal = Normal
settings-motion-slow = Slow
# How long bots think and finished tricks lie there.
settings-pace = Bots play
settings-pace-at-once = At once
settings-pace-quick = Quickly
settings-pace-normal = Normally
settings-pace-slow = Slowly
settings-sound = Sounds
settings-coach = Coach at tables I open
settings-autoplay = Make a move by itself when there is only one
# The letters stay as they are: they are keys.
settings-keys = Letters are shortcuts at the table (L log, S scores, T talk)

## When a page cannot be shown

error-nobody = Nobody sits here
error-broken = This page did not come up
error-broken-text = Something in it went wrong.
error-again = Try again
error-to-lobby = To the lobby

## What the server did not do

# Behind what is wrong stands the id of the rule, such as VD-9.
error-with-rule = { $reason } ({ $rule })
error-no-page = There is no page at this address.
# $given: what stands in the address.
error-no-game = There is no game “{ $given }” here.
error-no-answer = The server does not answer. Look whether it is running, then try again.
error-not-readable = The server’s answer could not be read.
error-nothing-there = There is nothing at this address.
error-too-fast = That was too fast. Wait a moment, then try again.
error-server = Something went wrong on the server. Nothing was changed.
# $status: a number, such as 403.
error-refused = The server said no ({ $status }).
