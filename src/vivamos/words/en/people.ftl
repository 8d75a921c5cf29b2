### Who somebody is in this room: my page, devices and codes, results and ratings.

## For codes and names

# Some 128 short words, at least 120, that are easily read out and typed, with a blank between two. A code has two of them and a number: “lantern wave 472”. No word may
# look or sound like another one.
code-words =
    acorn amber anchor apple apron arrow autumn bagel bamboo banjo basket beach bell berry blanket bottle branch bread bridge
    bronze brush bucket butter button cactus candle canyon carpet castle cedar cello cherry chimney circus clock clover cloud
    cobalt coral cotton cradle crystal curtain daisy desert dragon drum eagle engine falcon feather fiddle forest fountain
    garden ginger glacier glove goose grape hammer harbour hazel hedge hill honey horse iceberg island jacket jungle kettle
    kitten ladder lake lantern lemon lily lobster maple market meadow melon mirror monkey moon mountain needle nutmeg oak oasis
    ocean olive onion orange orchid otter oven paddle panda paper parrot peach pebble pencil pepper piano pillow pine planet
    pocket puzzle rabbit radish rainbow ribbon river rocket saddle salmon silver spoon summer thunder tiger tulip turtle violin
    wave window
# 24 friendly names for whoever has not said theirs, with a blank between two; nobody's real name, never an insult.
invented-names =
    Juniper Maple Pepper Clover Biscuit Waffle Pebble Bramble Ginger Nutmeg Marble Poppy Thistle Saffron Sparrow Otter Badger
    Wren Heron Magpie Puffin Linnet Crumpet Dandelion

## What is not possible

nobody-by-that-key = Nobody is known by this browser’s key: it is new here, or was signed off.
# Said to programs.
key-is-none = Vivamos-Key is a key of 32 hexadecimal digits.
no-such-avatar = There is no face { $given } to choose from.
code-not-good = This code is not right, was used already or is too old: ask for a new one.
code-is-your-own = This browser is yours already: enter the code on the other device.
no-such-device = There is no such device of yours.
last-device = This is your only device, and you have no lasting code: you could never come back. Print one first.
too-many-people = Too many new people came from where you are; wait a minute and try again.
too-many-codes = Too many codes were tried; wait a minute and try again.

## My page

me-title = My page
# $date: such as “March 2026”.
me-since = in this room since { $date }
me-new = This browser is new here. Your name, your results and your ratings will be on this page.
me-rename = Change your name
me-name = Your name
me-save = Save
# Read aloud over the faces to choose from, and for each of them. $game: the game it comes from.
me-faces = Choose your face
me-face = { $game }, face { $number }

## My page: figures

me-games = Games
# $won: how many games; $share: per cent of the wins, shared ones count in part.
me-won = Won { $won } of them, { $share }%
# What everybody gets on average at the tables one sat at.
me-even = even share { $even }%
# Read aloud instead of the drawing.
me-share-label = Your share of the wins is { $share }%. An even share would be { $even }%. By chance alone it may lie between { $low }% and { $high }%.
me-rating = Rating
# The two kinds of rating: games with other people, and against bots only.
me-rating-people = with people
me-rating-practice = practice with bots
me-rating-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
# Before there is a number. $low and $high are levels of bots, such as “casual” and “expert”.
me-rating-band = like { $low } to { $high }
me-rating-level = like { $low }
# Beside a rating; $margin: how far it may be off.
me-rating-margin = ± { $margin }
# Read aloud for the line of the last ratings.
me-rating-curve = The last { $number } ratings, from { $first } to { $last }
me-by-game = Game by game
me-column-game = Game
me-column-share = Wins
me-column-score = Points
me-column-habits = Played most often
# The average of a game's final scores.
me-score = { $score } on average
# The same where there is no card to show. $move: as the log writes it.
# Beside a small card: how often it was played.
me-times = { $times }×
me-habit = { $move } ({ $times }×)
# Over the card that somebody has played most often, of all games.
me-favourite = Favourite card

## My page: games

me-your-games = Your games
me-filter = Which games
me-filter-all = All
me-filter-won = Won
# Games that the coach has not looked at yet.
me-filter-to-review = To review
me-none = No finished game yet.
me-none-won = No game won yet. The next one, perhaps.
me-none-to-review = All your games are reviewed.
# Heads of columns.
me-head-result = Result
me-head-when = When
# In the column of accuracy.
me-not-reviewed = not reviewed
me-no-accuracy = –
me-percent = { $number }%

## My page: what to work on

me-work = To work on
me-work-from = { $games ->
    [one] from your last reviewed game
   *[other] from your last { $games } reviewed games
}
me-work-none = Nothing costly comes again and again.
# $unit: what the game counts, “points”. $points is a number like 2.8, $times is 3 or more.
me-work-text = { $game }: { $times } times, { $points } { $unit } in all.
# Before some links, which are just numbers.
me-work-examples = Examples
me-work-example = Example { $number }: { $habit }
me-work-lesson = Lesson, step { $step }
me-ways = To other pages
me-lobby = Lobby
me-club = Club
me-older = Older games
# $partners and $others are names, such as “Luz” and “Omar and Teo”.
me-with-against = { $game } with { $partners }, against { $others }
# In the place of a name that was forgotten.
me-somebody = somebody
me-result-won = Won
me-result-shared = Shared the win
# $place: from 2 on.
me-result-place = { $place ->
    [2] 2nd of { $players }
    [3] 3rd of { $players }
   *[other] { $place }th of { $players }
}
me-result-ended = Ended early
# $result: one of those above. $score: the points at the end.
me-result-score = { $score ->
    [one] { $result }, { $score } point
   *[other] { $result }, { $score } points
}
me-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
me-with-hints = with hints, not rated
me-review = Review
# Read aloud. $what: the game and the others, $when: the day.
me-review-label = Review: { $what }, { $when }

## My page: devices and codes

me-devices = Your devices
me-devices-text = No password: who you are is kept in this browser. A code brings it to another one, or back.
me-device-computer = Computer
me-device-phone = Phone
me-device-other = Program
me-device-this = This browser
me-device-now = here now
# $when: a day or a date.
me-device-seen = last here: { $when }
me-sign-off = Sign off
# Read aloud. $device: such as “Phone”, $when: when it was last here.
me-sign-off-label = Sign off: { $device }, last here { $when }
me-show-code = Show a code
me-enter-code = Enter a code
me-copy = Copy
me-copied = Copied
me-code-good-for = Good for one device, for { $minutes } minutes. Enter it there on “My page”, or let its camera read the picture.
me-qr = The same code as a picture that a camera can read
me-code-field = The code from the other device
me-code-text = What this browser has played so far will be yours there, too.
me-code-use = That is me
me-came = Welcome, { $name }.
me-lasting = Print a lasting code
me-lasting-again = Print a new lasting code
me-lasting-text = Keep it like a key: whoever has it is you in this room. It is shown only now, and an older one is good no more.
me-print = Print
me-close = Close

## My page: one's own data

me-data = Your data
me-data-text = Take everything along as one file, or leave nothing behind.
me-export = Save it all
me-forget = Forget me
me-forget-text = Your name, face, devices, statistics and ratings go for good. The results of your games stay, as somebody’s.
me-forget-sure = Forget me for good
me-keep = Keep me
me-forgotten = You are forgotten here. This browser is new again.
