### The table's page, around what a game draws. In $seat stands a player's name, in $name a name that is no seat's yet.

your-turn = Your turn: { $prompt }
# Short, under one's own name or in the page's title.
table-your-turn = Your turn
# The page's title, in the browser's tab.
table-title = { $game } · Vivamos
table-title-your-turn = Your turn · { $game }

## How strong a bot plays, from the weakest up

level-newcomer = newcomer
level-casual = casual
level-regular = regular
level-expert = expert
level-master = master
level-champion = champion

## The bar over the table

table-home = Vivamos, lobby
table-live = Live
table-reconnecting = Reconnecting
table-watching = Watching
# Read aloud: a link to the rules of the game.
table-rules = Rules, in a new tab
# Read aloud: what the button for the sound shows.
table-sound-is-on = Sound is on
table-sound-is-off = Sound is off
# Also the heading of the page before the game.
table-waiting = Waiting for players
table-shuffling = Shuffling
# A button while a finished trick lies there to be read, or bots think: straight to one’s own next turn. Short.
table-skip = Skip
# On a card that is selected, as long as this browser has never played one. Short: it lies on the card.
table-press-again = Press again to play

## The menu “More”

table-more = More
table-score-sheet = Score sheet
table-copy-link = Copy the link
table-turn-sound-off = Sound off
table-turn-sound-on = Sound on
table-settings = Settings
table-keys = Keys
table-take-back = Take my move back
table-play-again = Play again
table-results = Results
# The bot that plays for somebody who is away shall play no longer.
table-no-bot-for = { $seat_is ->
    [you] No bot for me
   *[other] No bot for { $seat }
}
table-leave = Leave the table
table-lobby = Lobby
# Over several moves that one card can make.
table-what-to-play = What to play

## Dialogs

table-close = Close
table-settings-name = Your name at the next table
table-end-question = End the game?
table-end-means = It stops as it stands, and nobody wins. All others who are here must agree. You can play again at a new table.
table-end = End the game
# Not to end the game yet.
table-end-not = Wait
table-leave-question = Leave the table?
table-leave-means-playing = Your seat stays yours: come back by the link or from the lobby. Until then the host can let a bot play for you.
table-leave-means-waiting = Your seat will be free for somebody else.
table-leave-yes = Leave
table-leave-no = Stay
table-link-copied = The link is copied. Send it to your friends.
table-press-to-copy = Press Ctrl+C to copy the link.

## What the keys do, and how some of them are called on a keyboard

key-enter = Enter
key-space = Space
key-escape = Esc
table-key-walk = walk along the hand
table-key-play = play the card
table-key-select = select the card; once more plays it
table-key-log = log
table-key-sheet = score sheet
table-key-talk = talk
table-key-rules = rules
table-key-sound = sound on or off
table-key-keys = these keys
table-key-close = close, or move on after a trick

## In place of a table

table-seat-lost = This seat is no longer yours
table-not-there = This table is not there
table-not-there-why = Perhaps the link is not complete, or the table was put away.
table-watch = Watch the table
table-to-lobby = To the lobby

## Beside the table: standing, log and talk

table-beside = Log and talk
table-standing = Standing
table-log = Log
table-talk = Talk
table-scores = Scores
# Read aloud: the table itself.
table-table = Table
# Read aloud: the list of what happens.
table-events = Events
table-said-list = Said at the table
# Read aloud: somebody says something.
table-said = { $name }: { $text }
table-you-are-watching = You are watching.
# Read aloud: buttons with what people shout in this game.
table-shouts = Shouts
table-say = Say something
table-say-short = Say something short
table-cards = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}

## Seats

# Nobody's name is known; the first seat is seat 1.
table-seat = Seat { $number }
# Read aloud: whose panel this is.
table-seat-to-move = { $seat_is ->
    [you] You, to move
   *[other] { $seat }, to move
}
# Under a name, in two or three words: who it is. $level is one of the levels above.
table-bot = Bot, { $level }
table-bot-stands-in = Bot, { $level }, stands in
# The same on a phone, beside the drawing of a bot.
table-bot-stands-in-short = { $level }, stands in
# Read aloud: the drawing of a bot.
table-bot-sign = Bot
table-seat-free = free
table-away = away
# Another player, for who plays too, and for who watches.
table-friend = Friend
table-player = Player
# On a card of a trick: it was led, it wins so far, it has won.
table-tag-led = Led
table-tag-winning = Winning
table-tag-won = Won
table-hand = Your hand
# A rule of the game by its number, as in “VD-9”, and what it says.
table-rule = { $rule }: { $text }

## Under the bar: what concerns everybody

table-lost = Connection lost, trying again …
table-connected-again = Connected again
table-agree = Agree
table-agree-not = No
table-asks-to-take-back = { $seat_is ->
    [you] You asked to take your move back; the others are asked.
   *[other] { $seat } asks to take the last move back.
}
table-took-back = { $seat_is ->
    [you] You took the last move back
   *[other] { $seat } took the last move back
}
table-no-take-back = { $seat_is ->
    [you] You did not agree: the move stays
   *[other] { $seat } did not agree: the move stays
}
table-bot-for-you = A bot plays for you.
table-bot-finishes = The bot finishes its move, then you play on.
table-seat-back = Take my seat back
table-is-away = { $seat } is away.
table-let-bot-play-until = Let a bot play until they return
table-new-table = A new table is laid with the same seats.
table-sit-down-there = Sit down there

## Somebody does not move

table-you-are-silent = You have not moved for a while. The others can let a bot play for you.
table-i-am-here = I am here
table-is-silent = { $seat } has not moved for a while.
table-let-bot-play = Let a bot play on
# $wish is “bot” or “end”. The others want it because you do not move.
table-others-want = { $wish ->
    [bot] The others want a bot to play for you.
   *[end] The others want to end the game.
}
# $about_seat does not move.
table-you-want = { $wish ->
    [bot] You want a bot to play for { $about_seat }; the others are asked.
   *[end] You want to end the game; the others are asked.
}
table-somebody-wants = { $wish ->
    [bot] { $seat } wants a bot to play for { $about_seat }.
   *[end] { $seat } wants to end the game.
}
table-is-here = { $seat } is here, and thinks
table-vote-refused = { $seat_is ->
    [you] You did not agree: the game goes on
   *[other] { $seat } did not agree: the game goes on
}

## Before the game

table-sit-down-question = Sit down?
table-free-seats = { $number ->
    [0] All seats are taken. The cards come in a moment.
    [one] One seat is free.
   *[other] { $number } seats are free.
}
table-starts-by-itself = The game starts by itself when every seat is taken.
table-link = Link to this table
table-your-name = Your name
table-which-seat = Seat
table-any-seat = Any
table-seat-long-away = Seat { $number }: { $name } has been away for long
table-sit-down = Sit down
table-seats = Seats
# One's own name in the list of the seats.
table-name-you = { $name }, you
table-free-seat = Free seat
table-host = Host
table-here = Here
# Read aloud: a list of levels.
table-how-strong = How strong the bot for seat { $number } plays
table-add-bot = Add a bot
table-remove = Remove { $name }

## After the game

# $seats are the winners; whoever reads it comes last.
table-have-won = { $seats_is ->
    [you] You have won
    [us] { $seats } have won
   *[other] { $seats_count ->
        [one] { $seats } has won
       *[other] { $seats } have won
    }
}
table-was-ended = The game was ended
table-was-ended-means = The players ended it before its end. This is how it stood.
table-to-new-table = To the new table
table-back-to-lobby = Back to the lobby
table-look = Look at the table
table-save-record = Save the record

## A game that brings no drawings of its own

table-face-down = Face-down card
table-round = Round { $number }
table-playing = Playing
table-over = Game over
# Read aloud: buttons for moves that are no cards.
table-moves = Moves
table-score = Score
table-yes = yes
table-no = no

## What cards and marks say of themselves, when somebody rests on them: a sentence or two

# A link to a rule of the game: “Rule VD-9”.
tip-rule = Rule { $rule }
# Before what a card would do at this moment.
tip-now = Now:
# In the help on keys, after “I”.
table-key-about = what does this card do?
about-cards = Cards in this hand.
