### What the table says that “vivamos play”, “vivamos replay --view” and “vivamos join” draw in a terminal.

## The table that is drawn in a terminal

# In the last line, after the key that does it: one short word each.
terminal-key-walk = elegir
terminal-key-play = jugar
terminal-key-undo = deshacer
terminal-key-hint = pista
terminal-key-new = otra partida
terminal-key-help = ayuda
terminal-key-quit = salir
terminal-key-talk = hablar
terminal-key-step = paso
terminal-key-run = reproducir
terminal-key-ends = extremos
terminal-key-seat = asiento
terminal-key-open = todo abierto
# The help: what each key does.
terminal-keys = Teclas y ratón
terminal-help-walk = recorrer las cartas; la que no se puede jugar dice por qué
terminal-help-tab = a la siguiente carta que se puede jugar
terminal-help-enter = jugar la carta o elegir; con el ratón: dos clics
terminal-help-back = volver a la mano
terminal-help-space = no esperar, seguir
terminal-help-undo = deshacer tu última jugada y lo que hicieron los bots después
terminal-help-ask-undo = pedir que se deshaga tu última jugada
terminal-help-answer = aceptar o no lo que pide alguien
terminal-help-back-seat = decir que estás aquí; recuperar tu asiento del bot
terminal-help-talk = decir algo a la mesa
terminal-help-new = otra partida, cuando esta termine
terminal-help-hint = dos o tres buenas jugadas y qué esperar de ellas
terminal-help-log = recorrer el historial
terminal-help-quit = dejar la mesa
terminal-help-step = un paso atrás o adelante
terminal-help-jump = diez pasos atrás o adelante
terminal-help-ends = al principio o al final
terminal-help-run = avanzar solo, o parar
terminal-help-seat = como lo vio el siguiente asiento; tras el último, como espectador
terminal-help-open = mostrar todas las manos, u ocultarlas
terminal-signs = ▶ tiene el turno · ★ ha ganado · marco discontinuo: esa carta no se puede jugar ahora
terminal-close-help = Cualquier tecla cierra esto.
# What the table waits for; $seat is never the reader.
terminal-waits-for = Le toca a { $seat }
terminal-not-now = Con esta carta no hay jugada ahora.
terminal-new-when-over = Otra partida empieza cuando termine esta.
# A move that the coach would make: what it brings above the table's average, and why, a sentence.
terminal-hint = { $points } ± { $error } { $unit }. { $why }
terminal-hint-comes = El entrenador lo está mirando…
terminal-hint-equal = Igual de buena, hasta donde se puede saber.

## Headings over the columns beside the names: a word each, as short as can be

column-cards = cartas
# VAMOS dia: points in the cards won in this round.
column-won = ganado
# VAMOS dia: how many cards were taken face down.
column-down_taken = ocultas
column-shame = vergüenza
# VIVA: cards of the hand that everybody has seen.
column-known = vistas
# Iyadosu: tricks declared.
column-declared = decl.
column-tricks = bazas
column-normal_left = norm.
column-refuse_left = rech.
column-food_won = Comida
column-muertos_won = Muertos
column-scores = puntos

## Looking at a record in the terminal

# Which moment is shown: after so many moves of all.
terminal-moment = Jugada { $number } de { $all }
terminal-as-seat = como lo vio { $seat }
terminal-as-spectator = como lo vio un espectador
terminal-as-open = todas las cartas a la vista
no-such-record = { $file } tiene { $found } registros; no hay número { $number }.
view-needs-terminal = Para ver un registro hace falta una terminal; sin ella, «vivamos replay FILE» lo comprueba.

## A seat at a server, in the terminal (“vivamos join URL”)

no-table-link = { $given } no es un enlace a una mesa; es como http://cards.example/t/ab12cd34ef.
server-not-reached = No hay ninguna sala de cartas en { $address }: { $why }.
server-is-no-room = Lo que responde en { $address } no es una sala de cartas.
join-needs-terminal = Para sentarse a la mesa de un servidor hace falta una terminal.
table-of-unknown-game = En la mesa se juega a { $game }, que este Vivamos no conoce.
terminal-your-name = Tu nombre:
# Somebody asks to take a move back, or for a vote; y and n are keys.
terminal-yes-or-no = { $asked } y: de acuerdo · n: no
terminal-press-back = { $remark } Pulsa b.
terminal-press-new = Pulsa n para otra mesa con los mismos jugadores.
