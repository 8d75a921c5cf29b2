### Errors of the engine: games, moves, records, decks, options, bots.

## Moves

no-such-move = «{ $move }» no es una jugada de { $game }: una jugada se escribe así: { $examples }.
game-is-over = La partida ha terminado.
not-your-turn = { $given_seat_is ->
    [you] Le toca a { $turn_seat }, no a ti.
   *[other] { $turn_seat_is ->
        [you] Te toca a ti, no a { $given_seat }.
       *[other] Le toca a { $turn_seat }, no a { $given_seat }.
    }
}
nothing-to-take-back = No hay ninguna jugada que deshacer.
move-is-no-text = Una jugada es un texto, no { $given }.
no-such-seat = En esta mesa no hay ningún asiento { $given }.

## Records: whole games as data, which can be loaded and checked

record-event = Evento { $number }: { $reason }
dealt-more-than-there-are = Se reparten o se roban más cartas de las que hay.
dealt-more-than-the-rules-say = Se reparten o se roban más cartas de las que dicen las reglas.
event-should-be = { $event ->
    [move] Aquí debería haber una jugada.
   *[other] Aquí debería haber un evento «{ $event }».
}
chance-is-missing = Falta lo que aquí decidió el azar (un reparto o un robo de cartas).
outcome-not-possible = Ese resultado no es posible aquí.
card-dealt-twice = Una carta se reparte dos veces.
no-event-of-chance = { $given } no es un evento de azar de este juego.
deal-is-hands = Un reparto es una lista de { $players } manos.
hand-of-wrong-size = { $dealt ->
    [one] El asiento { $number } recibe { $dealt } carta, pero debe recibir { $wanted }.
   *[other] El asiento { $number } recibe { $dealt } cartas, pero debe recibir { $wanted }.
}
no-such-card = En esta baraja no hay ninguna carta { $given }.
not-a-list-of-cards = { $given } no es una lista de cartas.
card-dealt-too-often = { $card } se reparte más veces de las que está en la baraja.
record-is-no-object = Un registro es un objeto JSON.
record-of-other-format = El formato es { $given }, pero este programa lee «{ $wanted }».
record-lacks = Al registro le falta «{ $key }».
record-has-unknown-key = El registro tiene una clave desconocida: { $key }.
record-of-other-version = Se jugó con la versión { $given } de las reglas de { $game }; estas son la versión { $wanted }.
record-begins-with-deal = El registro debe empezar con el primer reparto.
event-is-no-object = Un evento es un objeto, no { $given }.
decision-has-other-keys = Una decisión tiene solo las claves «seat» y «move», no { $given }.
game-is-no-text = El juego debe ser un texto.
players-not-whole = El número de jugadores es { $given }, pero debe ser un número entero.
options-or-events-wrong = «options» debe ser un objeto, y «events», una lista.
deck-is-no-object = La baraja debe ser un objeto.
wrong-seed = Una semilla es un número entero de 0 a 2^64 - 1, no { $given }.
result-too-early = El registro tiene un resultado, pero la partida no ha terminado.
wrong-result = { $key ->
    [winners] En el registro ganan { $given }, pero según las reglas ganan { $found }.
   *[scores] En el registro la puntuación es { $given }, pero según las reglas es { $found }.
}
line-too-long = La línea es demasiado larga para un registro: se leen como mucho { $megabytes } MB.
line-not-utf-8 = La línea no es texto en UTF-8.
line-not-json = La línea no es JSON completo y válido: falla en el carácter { $at }.
line-too-deep = La línea tiene demasiados niveles para un registro.
line-has-long-number = La línea tiene un número con demasiadas cifras.

## Games and their options

no-such-game = No hay ningún juego { $given }; los que hay son { $known }.
wrong-players = El número de jugadores de { $game } debe ser uno de estos: { $able }; no { $given }.
no-such-option = { $game } no tiene ninguna opción { $given }; tiene: { $known }.
no-options = { $game } no tiene ninguna opción { $given }; no tiene opciones.
wrong-switch = La opción «{ $option }» no puede ser { $given }: es true o false.
wrong-number = La opción «{ $option }» no puede ser { $given }: va de { $least } a { $most }.
wrong-choice = La opción «{ $option }» no puede ser { $given }: es una de estas: { $known }.
wrong-seat = La opción «{ $option }» no puede ser { $given }: va de { $least } a { $most }, o es random.
no-rules-page = { $game } no tiene página de reglas: no hay ningún { $file }.

## Decks: what is wrong in a deck that somebody has written

in-place = { $where }: { $reason }
place-deck = Baraja
place-deck-file = Archivo de baraja { $file }
place-game-file = { $file }
place-card-row = { $where }, fila de cartas { $number }
place-exception = { $where }, excepción { $number }
place-table = { $where }, «{ $key }»

attribute-is-number = El valor «{ $attribute }» es { $given }, pero debe ser un número entero de { $least } a { $most }.
attribute-is-yes-or-no = El valor «{ $attribute }» es { $given }, pero debe ser true o false.
attribute-is-one-of = El valor «{ $attribute }» es { $given }, pero debe ser uno de estos: { $known }.
attribute-has-too-many = Hay { $found } valores de «{ $attribute }», pero puede haber { $most }.
exception-matches-no-card = La excepción no corresponde a ninguna carta.
no-deck-table = No hay ninguna tabla [deck].
no-card-rows = No hay ninguna fila [[deck.cards]].
not-under-deck = Todo debe estar dentro de [deck], pero hay { $key }.
key-is-missing = Falta la clave «{ $key }».
unknown-key = La clave { $key } es desconocida; las conocidas son { $known }.
must-be-table = Debe ser una tabla.
must-be-tables = El valor de «{ $key }» debe ser una lista de tablas, no { $given }.
too-many-tables = Hay { $found } tablas «{ $key }», pero puede haber { $most }.
must-have-where-and-set = Debe tener las dos tablas «where» y «set».
nothing-for-players = La tabla «{ $key }» no dice nada para { $players } jugadores.
not-whole-for-players = El valor de «{ $key }» para { $players } jugadores es { $given }, pero debe ser un número entero.
hands-too-large = No se pueden repartir { $players } manos de { $hand_size } cartas con { $there } cartas.
too-many-cards = Las filas dan { $found } cartas para { $players } jugadores, pero pueden dar { $most }.
cards-differ-from-total = { $found ->
    [one] Las filas dan { $found } carta para { $players } jugadores, pero «total» dice { $total }.
   *[other] Las filas dan { $found } cartas para { $players } jugadores, pero «total» dice { $total }.
}

## Files

file-too-long = Es demasiado largo: se leen como mucho { $kilobytes } kB.
not-readable = No se puede leer. { $reason }
not-utf-8 = No es texto en UTF-8.
not-toml = No es TOML válido: { $why }.
nested-too-deep = Tiene demasiados niveles.
has-long-number = Tiene un número que no se puede leer.
file-not-readable = No se puede leer { $file }. { $reason }
file-not-writable = No se puede escribir { $file }. { $reason }
no-such-file = Ese archivo o carpeta no existe.
is-a-folder = Es una carpeta, no un archivo.
not-permitted = No está permitido.
system-says = El sistema dice: { $given }.

## Bots and studies

no-such-bot = No hay ningún bot { $given }; los que hay son { $known }.
wrong-bot-time = El tiempo de un bot es de más de 0 segundos, no { $given }.
wrong-bot-threads = Un bot piensa en 1 hilo o más, no { $given }.
nothing-to-choose = La partida ha terminado: no hay nada que elegir.
not-a-legal-move = { $given } no es una de las jugadas permitidas: { $known }.
too-many-bots = Hay { $bots } bots para { $places } asientos.
no-cuda-device = Aquí no hay ningún dispositivo CUDA: hace falta una GPU de NVIDIA, su controlador y «pip install vivamos[cuda]».
peer-not-installed = { $package } no está instalado aquí: «pip install vivamos[bench]» trae los programas con los que se compara.
uncompiled-run-failed = La ejecución sin compilar ha fallado: { $why }
no-champion = { $game } no tiene campeón: no trae ninguna estrategia aprendida.
no-policy-file = { $file } no es una estrategia escrita por «vivamos train».
policy-damaged = La estrategia de { $file } está dañada: consíguela o entrénala de nuevo.
policy-of-other-game = La estrategia de { $file } se entrenó para el juego { $policy_game }, no para { $game }.
policy-of-other-version = La estrategia de { $file } es de otra versión de Vivamos o del juego: entrénala de nuevo.

## Many games stepped together

batch-refused = Partida { $number } del lote, contando desde 0: { $reason }
no-such-action-number = No hay ninguna acción { $given }; las acciones son números del 0 al { $most }, y con esta baraja no todas son jugadas.
batch-wrong-actions = El lote espera { $wanted } números enteros, uno por partida, no { $given }.
batch-wrong-size = Un lote tiene 1 partida o más, no { $given }.
batch-not-one-each = «{ $what }» tiene { $given } entradas para { $wanted } partidas: indica una para todas o una para cada una.
batch-no-such-device = No hay ningún dispositivo { $given }; los que hay son { $known }.
training-of-other-command = En { $folder } hay un entrenamiento hecho con otra orden, que difiere en { $different }: repite aquella orden o elige otra carpeta con --output.
training-may-resume = En { $folder } hay un entrenamiento que difiere en { $different }: continúalo con --resume o elige otra carpeta con --output.
training-nothing-to-resume = En { $folder } no hay ningún entrenamiento que continuar.
training-damaged = El entrenamiento de { $file } está dañado: borra el archivo para empezar de nuevo.
adapter-not-installed = { $package } no está instalado aquí: «pip install vivamos[{ $extra }]» lo trae.
adapter-wrong-options = Las opciones se escriben «nombre:valor;nombre:valor», no { $given }.

## For whoever writes a game; $reason is English and stays so

broken-game = { $where }: { $reason }
invariant-broken = { $game }: la invariante { $invariant } falla en la decisión { $decision } de la partida con la semilla { $seed }.
