### What every part of the room says.

# Between the things of a list, and before the last; the bars keep the blanks.
list-comma = |, |
list-and = | und |
list-or = | oder |

# Somebody in a list of names: for languages that add a title.
name-in-list = { $name }
# In the middle of a list of names: whoever reads it.
you-in-list = du
you = Du
# Nobody's name is known: the first seat is seat 0, as in records.
seat-name = Platz { $number }
