## The game in the lobby, and its options when a table is opened

# What kind of game it is, in one sentence.
pitch = Drei Häuser, sechs Farben, eine Sperrkarte.

# Options, where a new table is made: a label, what it does, and the values where there is a choice.
option-box = Ausgabe
option-box-text = Die normale Ausgabe hat 126 Karten und 12 Siegkarten, die Taschenausgabe 84 und 8.
choice-box-regular = Normal
choice-box-pocket = Tasche
option-rounds = Runden
option-rounds-text = So viele Runden werden gespielt; mit der Taschenausgabe höchstens 8.
option-honour = Ehrensache
option-honour-text = Verbotene Karten dürfen versucht und von den anderen beanstandet werden.
option-dealer = Geber
option-dealer-text = Der Platz, der in der ersten Runde gibt; sein linker Nachbar beginnt.
