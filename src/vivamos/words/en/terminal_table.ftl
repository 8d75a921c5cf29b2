### What the table says that “vivamos play”, “vivamos replay --view” and “vivamos join” draw in a terminal.

## The table that is drawn in a terminal

# In the last line, after the key that does it: one short word each.
terminal-key-walk = choose
terminal-key-play = play
terminal-key-undo = undo
terminal-key-hint = hint
terminal-key-new = new game
terminal-key-help = help
terminal-key-quit = leave
terminal-key-talk = talk
terminal-key-step = step
terminal-key-run = play
terminal-key-ends = ends
terminal-key-seat = seat
terminal-key-open = all open
# The help: what each key does.
terminal-keys = Keys and mouse
terminal-help-walk = walk along the cards; a card that may not be played says why
terminal-help-tab = to the next card that may be played
terminal-help-enter = play the card, or choose; with the mouse: click it twice
terminal-help-back = back to the hand
terminal-help-space = do not wait, go on
terminal-help-undo = take back your last move, and what the bots did since
terminal-help-ask-undo = ask to take back your last move
terminal-help-answer = agree, or not, to what somebody asks
terminal-help-back-seat = say that you are here; take your seat back from a bot
terminal-help-talk = say something to the table
terminal-help-new = a new game, when this one is over
terminal-help-hint = two or three good moves, and what to expect of them
terminal-help-log = scroll the log
terminal-help-quit = leave the table
terminal-help-step = one step back or on
terminal-help-jump = ten steps back or on
terminal-help-ends = to the beginning or the end
terminal-help-run = play on by itself, or stop
terminal-help-seat = as the next seat saw it; after the last one, as a spectator
terminal-help-open = lay all hands open, or hide them
terminal-signs = ▶ is to move · ★ has won · a broken frame: this card may not be played now
terminal-close-help = Any key closes this.
# What the table waits for; $seat is never the reader.
terminal-waits-for = { $seat } is to move
terminal-not-now = This card has no move now.
terminal-new-when-over = A new game begins when this one is over.
# A move that the coach would make: what it brings above the table's average, and why, a sentence.
terminal-hint = { $points } ± { $error } { $unit }. { $why }
terminal-hint-comes = The coach looks at it …
terminal-hint-equal = As good, as far as can be told.

## Headings over the columns beside the names: a word each, as short as can be

column-cards = cards
# VAMOS dia: points in the cards won in this round.
column-won = won
# VAMOS dia: how many cards were taken face down.
column-down_taken = hidden
column-shame = shame
# VIVA: cards of the hand that everybody has seen.
column-known = known
# Iyadosu: tricks declared.
column-declared = decl.
column-tricks = tricks
column-normal_left = normal
column-refuse_left = refuse
column-food_won = Food
column-muertos_won = Muertos
column-scores = score

## Looking at a record in the terminal

# Which moment is shown: after so many moves of all.
terminal-moment = Move { $number } of { $all }
terminal-as-seat = as { $seat } saw it
terminal-as-spectator = as a spectator saw it
terminal-as-open = all cards open
no-such-record = { $file } has { $found } records; there is no number { $number }.
view-needs-terminal = To look at a record needs a terminal; without one, ‘vivamos replay FILE’ checks it.

## A seat at a server, in the terminal (“vivamos join URL”)

no-table-link = { $given } is no link to a table; it looks like http://cards.example/t/ab12cd34ef.
server-not-reached = There is no card room at { $address }: { $why }.
server-is-no-room = What answers at { $address } is no card room.
join-needs-terminal = To sit at a table of a server needs a terminal.
table-of-unknown-game = The table plays { $game }, which this Vivamos does not know.
terminal-your-name = Your name:
# Somebody asks to take a move back, or for a vote; y and n are keys.
terminal-yes-or-no = { $asked } y: agree · n: no
terminal-press-back = { $remark } Press b.
terminal-press-new = Press n for a new table with the same players.
