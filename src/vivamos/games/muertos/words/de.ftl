## The game in the lobby: what kind of game it is, in one sentence

pitch = Partner bewirten drei Tage lang die Toten.
