### Lessons: what the server says of them, and the page around the table.

## What is not possible

teach-no-lesson = Todavía no hay lección de { $game }.
teach-fewer-steps = Esta lección solo tiene { $most } pasos.
teach-is-over = Esta lección ha terminado: no queda nada que probar.
teach-nothing-to-play = En este paso no hay nada que jugar.
teach-not-done-so = Un paso de esta lección no se resuelve con esa jugada. Empiézala de nuevo.

## The page of a lesson

teach-page-title = Aprender { $game } · Vivamos
teach-learn = Aprende { $game }
teach-lesson = Lección
teach-nobody-waits = aquí nadie te espera
teach-leave = Salir de la lección
teach-steps = Pasos de la lección
teach-step-of = Paso { $number } de { $all }
teach-done = hecho
teach-minutes-left = { $minutes ->
    [one] Queda más o menos un minuto.
   *[other] Quedan unos { $minutes } minutos.
}
teach-come-back = Puedes volver a cualquier paso.

teach-back = Atrás
teach-next = Siguiente
teach-know = Ya lo sé, siguiente paso
teach-hint = Pista
teach-where = ¿Dónde?
teach-show = Enséñamelo
teach-arrow = Una flecha indica dónde.

teach-learnt = Ya sabes jugar a { $game }
teach-learnt-text = Lo demás viene jugando. Prueba una primera partida corta contra bots: el entrenador se queda a tu lado.
teach-first-game = Jugar la primera partida
teach-rules = Reglas
teach-again = Otra vez

## On a tile of the lobby

teach-tile-learn = Aprende en 3 min
teach-tile-go-on = Sigue aprendiendo
teach-tile-steps = paso { $number } de { $all }
teach-tile-learnt = aprendido

## In the first game after a lesson

# Puts away what the coach has said.
teach-got-it = Entendido
teach-enough = Ya has visto cómo va. ¿Sigues o lo dejas aquí?
teach-play-on = Seguir
teach-stop-here = Dejarlo aquí
