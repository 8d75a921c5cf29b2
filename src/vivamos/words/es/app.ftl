### Vivamos as an app: updates, installing, no server, notifications, sharing, spectators.

## An update

# A strip over a page that was open while the server was updated; behind it the button “Reload”.
update-there = Vivamos se ha actualizado.
update-reload = Recargar

## On a device

app-description = { $games ->
    [one] Una sala de cartas: un juego con amigos y bots.
    [5] Una sala de cartas: cinco juegos con amigos y bots.
   *[other] Una sala de cartas: { $games } juegos con amigos y bots.
}
app-install = Instalar como aplicación

## No server

no-server-title = No se llega a ningún servidor
no-server-text = La sala está en un servidor que ahora no responde. Esta página vuelve a mirar sola, y tus mesas te esperan.
no-server-own = Jugar en este dispositivo
no-server-own-text = Vivamos no necesita internet: cualquier ordenador que lo tenga instalado es una sala de cartas propia.
no-server-start = Arranca su servidor en una terminal: **vivamos serve --open**
no-server-open = Abre { $link } en un navegador. Los bots se sientan al momento.
no-server-phone = Quienes estén en la misma wifi juegan desde el móvil si lo arrancas así: **vivamos serve --host 0.0.0.0**

## An invitation, as other pages show the link

invite-title = { $name } juega a { $game }
invite-waiting = { $number ->
    [0] Todos los asientos están ocupados.
    [one] Queda un asiento libre. ¡Siéntate!
   *[other] Quedan { $number } asientos libres. ¡Siéntate!
}
invite-playing = La partida está en marcha. ¡Ven a mirar!
invite-over = Esta partida ha terminado.
invite-free-seat = asiento libre
share-link = Compartir el enlace
share-invitation = ¡Juega a { $game } conmigo!

## My turn, while I look elsewhere

notify-your-turn = Te toca.
settings-notify = Avisarme cuando me toque y esté mirando otra cosa
settings-notify-refused = El navegador tiene prohibido avisar aquí. Puedes permitirlo en sus ajustes para esta página.
settings-vibrate = Vibrar cuando me toque

## Spectators

table-watchers = { $number ->
    [one] { $number } mirando
   *[other] { $number } mirando
}
whispers-title = Entre espectadores
whispers-secret = Los jugadores lo leerán al acabar la partida.
whispers-after = Lo que dijeron los espectadores
whispers-say = Di algo a los demás espectadores
whispers-said = { $name } a los espectadores: { $text }
whispers-are-for-watchers = Ahí solo hablan los espectadores.
too-many-whispers = Ahí ya se ha dicho bastante.
