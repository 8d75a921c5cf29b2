## The game

# In the lobby: what kind of game it is, in one sentence.
pitch = Three houses, six colours, one blocked card.

# Options, where a new table is made: a label, what it does, and the values where there is a choice.
option-box = Box
option-box-text = The regular box has 126 cards and 12 victory cards, the pocket box 84 and 8.
choice-box-regular = Regular
choice-box-pocket = Pocket
option-rounds = Rounds
option-rounds-text = The rounds to play; at most 8 with the pocket box.
option-honour = Honour
option-honour-text = Forbidden cards may be tried, and the others may catch them.
option-dealer = Dealer
option-dealer-text = The seat that deals the first round; its left neighbour begins.
