### What the server says: people who come and go, and what is not possible.

## Time

seconds = { $number ->
    [one] 1 segundo
   *[other] { $number } segundos
}
minutes = { $number ->
    [one] 1 minuto
   *[other] { $number } minutos
}

## In the log of a table

sat-down = { $name } se sienta
bot-sat-down = { $name }, un bot, se sienta
got-up = { $name } se va
seat-left = { $seat_is ->
    [you] Te vas
   *[other] { $seat } se va
}
came-back = { $seat_is ->
    [you] Estás de vuelta
   *[other] { $seat } está de vuelta
}
took-bots-place = { $seat_is ->
    [you] Te sientas en el sitio de un bot
   *[other] { $seat } se sienta en el sitio de un bot
}
bot-stands-in = { $seat_is ->
    [you] Ahora un bot juega por ti
   *[other] Ahora un bot juega por { $seat }
}
no-bot-stands-in = { $seat_is ->
    [you] Ya ningún bot juega por ti
   *[other] Ya ningún bot juega por { $seat }
}
voted-bot-in = { $seat_is ->
    [you] Los demás dejan que un bot juegue por ti
   *[other] Los demás dejan que un bot juegue por { $seat }
}
moved-by-clock = { $seat_is ->
    [you] Se acaba el tiempo: un bot juega una vez por ti
   *[other] Se acaba el tiempo: un bot juega una vez por { $seat }
}
players-ended-game = Los jugadores terminan la partida
host-ended-game = Quien lleva este servidor ha terminado la partida
told-before = { $text }
bots-warming-up = Los bots aún están calentando: mientras tanto juegan por intuición.

## At the table

bot-plays-for-you = Un bot juega por ti: primero recupera tu asiento.
say-less-often = Deja hablar a los demás: espera un momento antes de decir más.
nothing-to-say = No hay nada que decir.
game-not-over = La partida aún no ha terminado.
game-not-started = La partida aún no ha empezado: hay asientos libres.
game-was-ended = Los jugadores han terminado esta partida.
rematch-is-there = Ya hay una revancha: ve a su mesa.
nobody-asks-to-take-back = Nadie pide deshacer una jugada.
over-no-take-back = La partida ha terminado: ya no se puede deshacer ninguna jugada.
take-back-own-move-only = Solo puedes deshacer tu propia jugada, y antes de que juegue nadie más.
move-showed-something = Esa jugada ha mostrado algo oculto: no se puede deshacer.
bot-showed-something = Desde tu jugada se ha mostrado algo oculto: ya no se puede deshacer.
no-such-vote = No hay ninguna votación { $given }; las que hay son { $known }.
your-move-is-waited-for = Te toca: haz una jugada.
another-vote-first = Los demás ya votan sobre otra cosa: responde primero a eso.
no-bot-to-take-back-from = Ningún bot juega por ti, y nadie lo pide.
said-so-already = Ya lo has dicho: haz una jugada.
nobody-silent-enough = { $so_far ->
    [none] Para votar, alguien tiene que llevar { $needed } sin jugar.
   *[other] Para votar, alguien tiene que llevar { $needed } sin jugar; de momento lleva { $so_far }.
}
clock-moves-anyway = Esta mesa tiene límite de tiempo y se juega por quien calla: vota mejor por un bot.
nobody-asks-for-vote = Nadie pide una votación.
move-or-say-you-are-here = Te toca: haz una jugada o di que estás aquí.

## Seats

no-free-seat = En esta mesa no hay ningún asiento libre; puedes mirar.
seat-is-taken = Ese asiento está ocupado; elige otro.
name-is-taken = Ese nombre, o uno que se le parece, ya está en esta mesa; elige otro.
name-needed = Di tu nombre: de una a { $most } letras.
name-has-too-many-marks = Un nombre lleva como mucho { $most } acentos u otros signos en una misma letra.
nobody-sits-there = Ahí no hay nadie.
host-cannot-leave = Quien organiza la mesa no puede irse antes de que empiece la partida.
seat-not-cleared-while-playing = Durante una partida no se puede dejar libre un asiento; un bot puede sustituir a quien lo ocupa.
player-is-here = Esa persona está aquí: un bot solo sustituye a quien no está.
player-was-just-here = Esa persona estaba aquí hace { $ago }; un bot puede sustituirla después de { $after }.
only-host = Eso solo puede hacerlo quien organiza la mesa.
only-host-takes-away = Solo quien organiza la mesa puede quitar a alguien que estaba aquí hace menos de { $time }.
only-who-sits-here = Eso solo puede hacerlo quien está en esta mesa.
seat-not-yours = Este asiento no es tuyo: su token no es correcto.
seat-not-yours-any-more = Este asiento ya no es tuyo.
you-are-watching = Estás mirando: eso solo puede hacerlo quien está en la mesa.

## Opening a table

no-such-table = Esa mesa no existe. ¿Quizá el enlace no está completo?
no-such-level = No hay ningún nivel { $given }; los que hay son { $known }.
wrong-number-of-seats = La mesa tiene { $players } asientos, pero se describen { $described }.
one-seat-is-you = Exactamente un asiento debe ser «you».
no-such-occupant = Un asiento es «you», «free» o «bot:LEVEL», no { $given }.
clock-out-of-range = El tiempo por jugada es de { $least } a { $most } segundos.
record-when-over = El registro estará disponible cuando termine la partida.

## Replays

no-such-replay = Esa partida no está aquí. Un registro abierto aquí hay que volver a abrirlo pasado un rato.
replay-when-over = Esta partida aún se está jugando: podrá repasarse cuando termine.
no-such-step = Esta partida tiene { $most } jugadas: elige un paso de 0 a { $most }.
record-too-long = El registro tiene demasiados sucesos: aquí se muestran como mucho { $most }.
record-too-large = Es demasiado: un registro tiene como mucho { $megabytes } MB.
replay-of-old-rules = Las reglas de este juego han cambiado desde entonces: se puede repasar, pero no seguir jugando.
picture-not-drawn = Ahora no se puede dibujar la imagen; inténtalo otra vez.
replay-is-over-there = En ese punto la partida ya ha terminado: sigue desde uno anterior.

## Too much, too often, not right

too-many-tables-made = Se han abierto demasiadas mesas desde donde estás; espera un minuto y prueba otra vez.
too-many-streams = Hay demasiadas mesas abiertas desde donde estás; cierra una y vuelve.
too-many-watchers = Hay tanta gente mirando esta mesa que no cabe nadie más; vuelve más tarde.
too-fast = Demasiado rápido; respira hondo y vuelve.
too-often = Demasiadas veces; espera unos segundos y prueba otra vez.
too-much-at-once = Pides demasiado de una vez.
too-much-to-read = Es demasiado: se aceptan como mucho { $most } kB.
body-is-no-json = El contenido no es JSON válido.
malformed-request = { $where }: { $said }.
frame-is-no-object = Un mensaje debe ser un objeto JSON.
no-hello = No ha llegado el primer mensaje, un «hello».
malformed-hello = El primer mensaje debe ser un «hello», con «token» y «since».
action-needs-id = Una acción necesita un «id» de 1 a { $most } caracteres imprimibles.
no-such-action = No hay ninguna acción así; las que hay son { $known }.
action-lacks = «{ $key }» falta o no es correcto.
asked-by-another-site = Esto lo ha pedido una página de otro sitio.
strange-host = Este servidor no responde a ese nombre. Quien lo administra puede permitir el nombre con --allow-host, por ejemplo: vivamos serve --allow-host cards.example
no-such-page-file = Ese archivo no existe.
files-are-only-read = Los archivos solo se pueden leer.
page-version-is-gone = Vivamos se ha actualizado desde que abriste esta página. Vuelve a cargarla.

## The store

not-saved = No se ha podido guardar la mesa: { $reason }. Nada ha cambiado; prueba otra vez.
store-not-read = No se han podido leer los datos guardados: { $reason }. Prueba otra vez.
server-stops = El servidor se detiene. Nada ha cambiado; prueba otra vez.
table-has-changed = Mientras tanto la mesa ha cambiado: mírala de nuevo.
table-is-elsewhere = La mesa se está mudando a otro proceso del servidor. Nada ha cambiado; prueba otra vez dentro de un momento.
leases-not-renewed = Este proceso no ha podido decir durante un rato que sigue vivo: quizá otros tengan sus mesas.
store-does-not-answer = El almacén no responde a tiempo.
database-is-served = Otro servidor ya usa { $file }. SQLite es para un solo servidor a la vez: detén ese o elige otro archivo.

## For whoever runs the server

no-such-proxy = Un proxy se indica con su dirección, como 127.0.0.1 o 10.0.0.0/8, no { $given }.
no-such-limit = No hay ningún límite { $given }; los que hay son { $known }.
limit-is-no-number = El límite { $limit } es un número desde 0, como { $limit }=30, no { $given }.
no-such-database = La base de datos { $given } no se conoce; usa sqlite:///FILE o postgresql://USER@HOST/NAME.
delay-is-no-time = Una demora es uno o dos números de segundos, como 0.6-1.5, no { $given }.
port-cannot-be-used = El puerto { $port } de { $host } no se puede usar: { $reason }. Prueba otro con --port.
that-database-cannot-be-used = Esa base de datos no se puede usar: { $reason }.
database-cannot-be-used = La base de datos { $address } no se puede usar: { $reason }.
over-already = La partida ya ha terminado.
no-such-person = No hay nadie con ese identificador o nombre.
# $ids are those of the people who have this name.
several-people = Varias personas se llaman { $given }; di cuál es con su identificador: { $ids }.
order-done = Hecho.
order-not-seen-to = El servidor no se ha ocupado a tiempo. No se ha hecho nada; mira si funciona bien.
say-yes-first = No hay nadie a quien preguntar; añade --yes si lo tienes claro.
no-database-there = No hay ninguna base de datos { $file }.
database-holds-nothing = En la base de datos { $address } no hay nada de Vivamos.
database-of-other-form = La base de datos { $address } tiene la forma { $form } y este Vivamos trabaja con { $known }. Usa la versión de Vivamos del servidor.
database-is-not-empty = La base de datos { $address } no está vacía. Una copia solo se restaura en una vacía.
file-is-there = { $file } ya existe. Elige otro nombre; una copia nunca sustituye un archivo.
no-backup = { $file } no es una copia de seguridad de Vivamos.
backup-of-other-format = { $file } tiene el formato { $given }; este Vivamos lee { $known }.
backup-of-newer = { $file } la hizo un Vivamos más nuevo ({ $by }); usa ese o uno posterior.
backup-damaged = { $file } está dañado o incompleto. No se ha restaurado nada.
backup-lacks-form = En la copia hay una tabla { $table } que no encaja con su forma. No se ha restaurado nada.
backup-events-missing = los sucesos de la mesa no son 1, 2, 3, … sin huecos
backup-table-differs = la mesa no está donde llevan sus sucesos
backup-record-missing = la partida tiene resultado pero no registro
backup-record-differs = el registro no es lo que pasó en la mesa
backup-result-differs = el resultado no es el que sale del registro

## Why the store does not work, in the middle of a sentence

database-is-locked = otro programa tiene bloqueada la base de datos
disk-is-full = el disco está lleno
disk-takes-nothing = el disco no admite nada más, quizá está lleno
# What the database itself says, in English.
database-said = { $text }
