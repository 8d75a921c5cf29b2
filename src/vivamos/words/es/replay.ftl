### A game looked at again: the replay and its table.

## Opening a record

replay-open-record = Abrir un registro
replay-drop = Suelta aquí un registro
replay-choose-file = Elegir un archivo
replay-drop-text = Un registro es el archivo que te da «Guardar el registro» al acabar una partida, o uno escrito por vivamos simulate. Aquí se comprueba y se muestra; solo se guarda si lo compartes.
replay-many = { $number ->
    [one] En este archivo hay 1 partida.
   *[other] En este archivo hay { $number } partidas.
}
replay-which = Qué partida
replay-show = Mostrarla

## Whose eyes

replay-title = Repaso · { $game }
replay-review = Repaso
replay-as = Como lo vio { $name }
replay-as-spectator = Como espectador
replay-open = Todas las cartas a la vista
replay-open-short = A la vista
replay-how-much = Cuánto se muestra
replay-seat = Asiento
replay-choose-seat = Elegir un asiento
replay-spectator = Espectador
replay-hand = Mano de { $name }
replay-turn = { $seat }: { $prompt }

## Stepping through it

replay-where = Momento de la partida
replay-steps = Recorrer la partida
replay-play = Reproducir
replay-pause = Pausa
replay-step = Una jugada adelante
replay-step-back = Una jugada atrás
replay-jump = A la baza o ronda siguiente
replay-jump-back = A la baza o ronda anterior
replay-jump-costly = A la siguiente carta cara
replay-jump-back-costly = A la carta cara anterior
replay-move-of = jugada { $number } de { $all }
replay-pace = Velocidad: { $pace } veces
replay-key-step = una jugada adelante o atrás
replay-key-jump = a la baza o ronda siguiente, o a la anterior
replay-key-jump-costly = a la siguiente carta cara, o a la anterior
replay-key-play = reproducir o pausar
replay-key-open = todas las cartas a la vista, o como se vieron

## What to do with a moment

replay-beside = Clasificación e historial
replay-this-moment = Este momento
replay-continue = Seguir desde aquí
replay-link = Enlace a este momento
replay-link-copied = El enlace a este momento está copiado.
replay-link-shares = ¿Compartir este registro?
replay-link-shares-text = Quien tenga el enlace verá toda la partida, con todas las cartas. Para eso el registro se guarda en este servidor.
replay-share = Compartir
replay-share-not = Ahora no
replay-picture-png = Imagen (PNG)
replay-picture-svg = Imagen (SVG)
replay-another = Abrir otro registro
replay-rules = Reglas
replay-only-looking = Esta partida ya ha terminado. Para jugar desde aquí, pulsa «Seguir desde aquí».

## Where a link leads, as other pages show it

replay-preview = Jugada { $number }, como la vio { $name }
replay-preview-open = Jugada { $number }, todas las cartas a la vista
