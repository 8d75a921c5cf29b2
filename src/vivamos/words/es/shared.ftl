### What every part of the room says.

list-comma = |, |
list-and = | y |
list-or = | o |

you-in-list = tú
you = Tú
seat-name = Asiento { $number }
