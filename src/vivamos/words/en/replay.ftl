### A game looked at again: the replay and its table.

## Opening a record

replay-open-record = Open a record
replay-drop = Drop a record here
replay-choose-file = Choose a file
replay-drop-text = A record is the file that “Save the record” gives you after a game, or one that vivamos simulate wrote. It is checked and shown here; it is not kept unless you share it.
# A file may hold many games, one a line.
replay-many = { $number ->
    [one] There is 1 game in this file.
   *[other] There are { $number } games in this file.
}
replay-which = Which game
replay-show = Show it

## Whose eyes

replay-title = Review · { $game }
replay-review = Review
# What a viewer sees: only what that player could see then.
replay-as = As { $name } saw it
replay-as-spectator = As a spectator
replay-open = All cards open
# The same on a phone: at most ten letters.
replay-open-short = All open
replay-how-much = How much is shown
replay-seat = Seat
replay-choose-seat = Choose a seat
replay-spectator = Spectator
# The name of a group of cards, for screen readers.
replay-hand = Hand of { $name }
# Whose turn it was, and what for: “Mara: follow blue”.
replay-turn = { $seat }: { $prompt }

## Stepping through it

replay-where = Where in the game
replay-steps = Step through the game
replay-play = Play
replay-pause = Pause
replay-step = One move on
replay-step-back = One move back
replay-jump = To the next trick or round
replay-jump-back = To the trick or round before
replay-jump-costly = To the next costly card
replay-jump-back-costly = To the costly card before
replay-move-of = move { $number } of { $all }
replay-pace = Pace: { $pace } times
replay-key-step = one move on or back
replay-key-jump = to the next trick or round, or the one before
replay-key-jump-costly = to the next costly card, or the one before
replay-key-play = play, or pause
replay-key-open = all cards open, or as they were seen

## What to do with a moment

replay-beside = Standing and log
replay-this-moment = This moment
replay-continue = Continue from here
replay-link = Link to this moment
replay-link-copied = The link to this moment is copied.
replay-link-shares = Share this record?
replay-link-shares-text = Whoever has the link will see the whole game, with all cards. The record is kept on this server for that.
replay-share = Share it
replay-share-not = Not now
replay-picture-png = Picture (PNG)
replay-picture-svg = Picture (SVG)
replay-another = Open another record
replay-rules = Rules
replay-only-looking = This game is over. To play from here, press “Continue from here”.

## Where a link leads, as other pages show it

# $name is a player, or “Spectator”.
replay-preview = Move { $number }, as { $name } saw it
replay-preview-open = Move { $number }, all cards open
