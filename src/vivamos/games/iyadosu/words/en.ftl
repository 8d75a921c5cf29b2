## The game

# In the lobby: what kind of game it is, in one sentence.
pitch = Cut your hand in two: follow suit, or refuse.

# Options, where a new table is made: a label, what it does, and the values where there is a choice.
option-start = Start
option-start-text = The start player of the first round.
option-last_round_bonus = Last round bonus
option-last_round_bonus-text = In the last round, winning exactly the tricks you declared also scores their number.
option-instant_win = Instant win
option-instant_win-text = Scoring as many points as there are players in a single round wins the game at once.
