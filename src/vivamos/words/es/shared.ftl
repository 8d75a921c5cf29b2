### What every part of the room says.

list-comma = |, |
# $sound: cómo empieza lo que sigue.
list-and = { $sound ->
    [i] | e |
   *[other] | y |
}
list-or = { $sound ->
    [o] | u |
   *[other] | o |
}

# Somebody in a list of names: for languages that add a title.
name-in-list = { $name }
you-in-list = tú
you = Tú
seat-name = Asiento { $number }
