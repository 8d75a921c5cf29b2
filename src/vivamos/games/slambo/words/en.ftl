## The game

# In the lobby: what kind of game it is, in one sentence.
pitch = Push the balance, shout the total, and never be the one who tips it out of the ring.

# Options, where a new table is made: a label, what it does, and the values where there is a choice.
option-expert = Expert
option-expert-text = The expert side: the ring is 1 to 9 instead of 0 to 10.
option-start = Start
option-start-text = The seat that begins the first bout.
