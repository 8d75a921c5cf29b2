## The game

pitch = En pareja, da de comer a los muertos durante tres días.
