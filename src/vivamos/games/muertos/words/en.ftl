## The game

# In the lobby: what kind of game it is, in one sentence.
pitch = Partners feed the dead over three days.
