### What “vivamos play” says at a prompt in the terminal. Words in ‘…’ and letters in capitals are typed as they stand.

## The prompt

terminal-welcome = { $game }, { $players } players. You are seat { $seat_number }.
terminal-help = Type the number of a move or the move itself; ‘why MOVE’ says why one is refused; ‘log’ shows what happened; ‘quit’ leaves.
# The last thing on a line, after which the player types.
terminal-your-move = Your move:
terminal-no-such-number = The moves are numbered 1 to { $most }.
terminal-may-be-played = You may play that.
terminal-goodbye = You leave the table. Goodbye!
# One seat among others: “you 3 · Seat 1 5”. $value: its score, its number of cards …
terminal-seat = { $seat_is ->
    [you] you { $value }
   *[other] { $seat } { $value }
}
terminal-yes = yes
terminal-no = no

## What the table shows, a label on each line. A game may have labels of its own in its catalogue.

view-about = about
view-answer = answer
view-balance = balance
view-blocking = blocking card
view-bout = bout
view-card = card
view-cards = cards
# The places at the table, in this order.
view-clockwise = clockwise
view-colour = colour
view-covered = covered
view-day = day
view-dealer = dealer
view-declared = declared
view-direction = direction
view-discard = discard pile
# Dia de los Muertos: whose cards are killed in this trick, as it stands.
view-doomed = killed
# Cards that this seat has laid face down, and for whom.
view-down_own = laid face down
# How many cards each seat has taken face down.
view-down_taken = taken face down
view-drawn = drawn
view-dummy = dummy
view-eliminated = eliminated
# Whether the trick is full.
view-finished = trick is full
view-food_won = food won
view-from = from
view-hand = hand
view-hand_size = cards dealt
view-honour = honour
view-houses = houses
view-how = how
# Cards of each hand that everybody has seen.
view-known = known cards
view-laid = has laid
view-last_round = last round
view-last_trick = last trick
view-last_winner = won last trick
view-leader = leads
view-led = led colour
view-lost = lost
view-lost_last_bout = lost last bout
view-middle = in the middle
view-moved = moved by
view-muertos = Muertos card
view-muertos_colour = Muertos colour
view-muertos_won = Muertos won
view-normal = normal cards
view-normal_left = normal left
view-offered = offered
# Cards that went from one hand to another.
view-passed = passed on
view-pile = pile
view-piles = piles
view-place = place
view-placed = placed
view-placed_over = placed over
view-played = played
view-playing = playing
view-questions = questions
view-rank = rank
view-refuse = refuse cards
view-refuse_left = refuse left
view-ring = ring
view-round = round
view-rounds = rounds
view-scores = scores
# Of the round that is over: the points of each seat, and what was turned over.
view-scored = scored
view-shame = shame
# Iyadosu: whose Insert cards lie on the stack, from below.
view-stack = Insert stack
view-start_player = start player
view-taken = taken
# Dia de los Muertos: whose cards may be killed in this trick.
view-threatened = threatened
view-to = to
view-top = top card
view-trick = trick
view-trick_number = trick number
view-tricks = tricks
view-turn = turn of
view-turned_up = turned up
view-turns = turns
view-vamos = VAMOS cards
view-vamos_on = VAMOS
view-winning = winning
view-won = won

# Words among the values.
value-any = any
value-black = black
value-blue = blue
value-clockwise = clockwise
value-counter-clockwise = counter-clockwise
value-draw = drawn
value-give = given
value-green = green
value-pink = pink
value-swap = swapped

## Errors of the command itself

no-such-language = There is no language { $given }; there are { $known }.
no-pair-of-option = An option is written NAME=VALUE, not { $given }.
same-option-twice = The option “{ $option }” is given twice.
bots-not-a-list = Bots are written BOT,BOT, not { $given }.
too-many-bots-beside-you = { $places ->
    [one] There are { $bots } bots for one seat beside yours.
   *[other] There are { $bots } bots for { $places } seats beside yours.
}
check-and-device-not-for-bots = --check and --device are for random players, not for --bots.
tournament-of-one-bot = A tournament needs two different bots.
# A study on Ray (`--cluster`).
no-ray = Work on a cluster needs Ray: pip install 'vivamos[cluster]'.
cluster-is-for-cpu = A cluster plays on CPUs: leave out --device or --cluster.
cluster-has-no-files = A cluster elsewhere has no file of { $bot }: play without it, or with --cluster local.
threads-are-for-local-cluster = --threads is for this machine and for --cluster local; a cluster elsewhere has the workers that it has.
no-address-of-cluster = A cluster is local, or HOST:PORT as “ray start” tells it, not { $given }.
cluster-does-not-start = Ray does not start on this machine: { $reason }.
cluster-does-not-answer = The cluster { $address } does not answer: { $reason }.
cluster-lost-work = The cluster has lost a piece of the work again and again: { $reason }.
cluster-has-other-version = The machine { $machine } of the cluster has Vivamos { $there } and this one { $here }: install the same on both.
no-record-in-file = { $file ->
    [none] There is no record in standard input.
   *[other] There is no record in { $file }.
}
