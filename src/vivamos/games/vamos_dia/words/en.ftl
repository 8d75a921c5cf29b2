## The game

# In the lobby: what kind of game it is, in one sentence.
pitch = Win the trick, keep its lowest card. Stars pay, skulls bite, and three cards turn everything into a blind gift.

# Options, where a new table is made: a label, what it does, and the values where there is a choice.
option-start = Start
option-start-text = The seat that leads the first round.
