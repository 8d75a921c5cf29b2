### What every part of the room says.

# Between the things of a list, and before the last; the bars keep the blanks. A language whose
# “and” or “or” depends on what follows may choose by $sound (i, o or other).
list-comma = |, |
list-and = | and |
list-or = | or |

# Somebody in a list of names, alone or with others, as “Inés” in “Inés, Teo and Cato”: for languages that add a title.
name-in-list = { $name }
# In the middle of a list of names: whoever reads it.
you-in-list = you
you = You
# Nobody's name is known: the first seat is seat 0, as in records.
seat-name = Seat { $number }
