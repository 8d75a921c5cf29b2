### Noches de club: alguien invita, se sortean las rondas y se lleva una clasificación.

## Lo que no se puede

no-such-night = No existe esa noche de club.
too-many-nights = Se han creado demasiadas noches de club desde donde estás; espera un minuto e inténtalo de nuevo.
night-code-not-good = Este código no es correcto o su noche ya terminó: mira otra vez la pared o pregunta al anfitrión.
night-not-in = Esta noche solo la ven quienes entraron con el código.
night-removed = El anfitrión te ha sacado de esta noche.
night-is-full = En esta noche ya no cabe nadie más.
night-is-over = Esta noche ya terminó.
night-only-the-host = Eso solo lo puede hacer el anfitrión.
night-host-stays = El anfitrión se queda: termina la noche o pon antes a otra persona.
night-leave-instead = No puedes sacarte a ti mismo: sal de la noche.
night-nobody-of-that-number = Nadie de esta noche tiene ese número.
night-role-not-given = Solo se puede nombrar a otra persona que participe.
night-game-twice = Cada juego se puede elegir una vez.
night-no-such-game = Ninguno de esos juegos se juega esta noche.
night-nobody-here = No hay nadie para jugar.
night-nothing-drawn = Todavía no hay nada sorteado: sortea primero las próximas partidas.
night-still-playing = En algunas mesas todavía se juega.
night-has-changed = Entretanto alguien llegó o se fue: sortea otra vez las partidas.
night-not-your-table = No estás sentado en esta mesa.
night-you-play-already = Ya tienes una mesa: juega primero allí.
no-place-of-a-bot = En esta mesa ya ningún bot cede su sitio: la primera ronda ha terminado, o alguien ha sido más rápido.
night-no-tables = { $number ->
    [one] Una sola persona no puede sentarse a estos juegos: deja que los bots completen las mesas.
   *[other] Con estos juegos no salen mesas para { $number } personas: elige otros o deja que los bots las completen.
}

## El vestíbulo y la página de todas las noches

club-title = Noches de club
club-text = Una noche con amigos: un código en la pared, partidas para todos y una clasificación.
club-go = Crear una o entrar
club-come-in-head = Entrar
club-code = El código de la pared
club-your-name = Tu nombre
club-come-in = Entrar
club-mine = Tus noches
club-last = Últimas noches
club-line = { $people ->
    [one] { $people } persona
   *[other] { $people } personas
}, { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
club-goes-on = en curso
club-winners = { $count ->
    [one] Ganó { $names }
   *[other] Ganaron { $names }
}

## Lo que elige el anfitrión

club-make = Crear una noche de club
club-make-text = Recibes un código y una imagen suya para la pared. Nadie necesita una cuenta.
club-night-name = Cómo se llama
club-night-usual = Noche de club del { $weekday }
club-games = Juegos
club-games-text = Si son varios, se turnan mesa por mesa. Al lado: cuántos deben sentarse en una mesa.
club-games-needed = Elige al menos un juego.
club-game-players = Jugadores en una mesa de { $game }
club-players = { $players } jugadores
club-points = Puntos
club-points-text = Lo que suma la clasificación de la noche.
club-points-places = Por puesto
club-points-scores = Puntos del juego
club-odd = Quien sobra
club-odd-text = Cuando las mesas no salen justas.
club-odd-bots = Los bots completan la mesa
club-odd-shorter = Una mesa más corta
club-level = Nivel de los bots
club-send = Crear la noche
club-save = Guardar
club-saved = Guardado.

## Una noche

club-here = { $here ->
    [one] { $host } es quien invita. Hay { $here } persona.
   *[other] { $host } es quien invita. Hay { $here } personas.
}
club-is-over = Esta noche ya terminó.
club-join-tonight = Únete esta noche
club-join-how = Apunta aquí con una cámara o escribe en el vestíbulo:
club-qr = El camino a esta noche como imagen que lee una cámara
club-only-here = Esta dirección solo sirve en este ordenador. Abre la página con la dirección por la que llegan los demás, y la imagen y el enlace servirán a todos.
club-tables = Mesas de esta noche
club-tables-none = Todavía no hay mesas: el anfitrión sortea las primeras partidas.
club-late-offer = Los demás ya están jugando. Siéntate en el sitio de un bot mientras dure una primera ronda, o juega a partir de las próximas partidas.
club-late-wait = Los demás ya están jugando. Juegas a partir de las próximas partidas, en cuanto el anfitrión las empiece.
club-late-sit = Sentarme por un bot
club-late-label = Sentarme en la mesa { $board }, { $game }, en el sitio de un bot
club-table = { $game }: { $people }
club-finished = terminada
club-to-move = Le toca a { $name }
club-won = ganó
club-bot = Bot ({ $level })
club-earlier = Rondas anteriores
club-back = Volver a la noche de club
club-ready = Tu mesa está lista
club-next = Próximas partidas
club-next-text = Sorteadas para que te encuentres con quienes aún no has jugado y, entre ellos, antes con quienes tienen puntos parecidos.
club-next-none = Todavía no hay nada sorteado.
club-against = { $ones } contra { $others }
club-standing = Clasificación
club-column-place = Puesto
club-column-player = Jugador
club-column-games = Partidas
club-column-luck = Suerte
club-column-points = Puntos
club-rule-places = 4 puntos por ganar, 2 por el segundo puesto, 1 por el tercero; el último no recibe ninguno.
club-rule-scores = Se suman los puntos de todas las partidas.
club-rule-luck = La suerte del reparto se muestra, pero no cuenta.
club-luck-unknown = aún no se sabe
club-luck-comes = El entrenador aún no ha revisado todas las partidas.

## La gente

club-people = Gente ({ $number })
club-role-host = Anfitrión
club-role-cohost = Coanfitrión
club-state-resting = descansa
club-state-left = se fue
club-sit-out = Descansar
club-play-on = Volver a jugar
club-leave = Salir
club-manage = Qué hacer con { $name }
club-sits-out = Descansa
club-plays-on = Vuelve a jugar
club-remove = Sacar
club-make-cohost = Nombrar coanfitrión
club-make-guest = Ya no es coanfitrión
club-make-host = Nombrar anfitrión
club-act-label = { $act }: { $name }

## Para el anfitrión

club-draw = Sortear las próximas partidas
club-draw-again = Sortear de nuevo
club-which = Qué juegos
club-which-all = Todos, por turnos
club-start = Empezar estas partidas
club-start-text = En algunas mesas todavía se juega. Quien está sentado allí tendría dos.
club-start-anyway = Empezar igualmente
club-not-yet = Todavía no
club-host = Para el anfitrión
club-new-code = Código nuevo
club-end = Terminar la noche
club-end-text = Ya nadie podrá entrar ni se sortearán partidas. La clasificación queda.
club-end-sure = Terminarla ahora
