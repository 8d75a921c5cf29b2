## The game

pitch = Descarta por colores en tres casas y cierra sobre la carta de bloqueo.

option-box = Caja
option-box-text = La caja normal tiene 126 cartas y 12 cartas de victoria; la de bolsillo, 84 y 8.
choice-box-regular = Normal
choice-box-pocket = De bolsillo
option-rounds = Rondas
option-rounds-text = Las rondas que se juegan; como mucho 8 con la caja de bolsillo.
option-honour = Juego de honor
option-honour-text = Se puede intentar colocar cartas prohibidas, y los demás pueden atraparlas.
option-dealer = Quién reparte
option-dealer-text = El asiento que reparte en la primera ronda; empieza quien está a su izquierda.
