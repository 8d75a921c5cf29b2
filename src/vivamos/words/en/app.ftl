### Vivamos as an app: updates, installing, no server, notifications, sharing, spectators.

## An update

# A strip over a page that was open while the server was updated; behind it the button “Reload”.
update-there = Vivamos has been updated.
update-reload = Reload

## On a device

# What the app is, where a system asks whether to install it. $games: how many there are, now 5.
app-description = { $games ->
    [one] A card room: one card game with friends and bots.
    [5] A card room: five card games with friends and bots.
   *[other] A card room: { $games } card games with friends and bots.
}
# A button in the settings.
app-install = Install as an app

## No server

no-server-title = No server in reach
no-server-text = The card room is on a server that does not answer just now. This page looks again by itself, and your tables wait for you.
no-server-own = Play on this device
no-server-own-text = Vivamos needs no internet: with Vivamos installed, any computer is a card room of its own.
# Between the ** stands what is typed.
no-server-start = Start its server in a terminal: **vivamos serve --open**
# $link: the address of the server on this device.
no-server-open = Open { $link } in a browser. Bots sit down at once.
# Between the ** stands what is typed.
no-server-phone = Friends in the same Wi-Fi can join from their phones if you start it with **vivamos serve --host 0.0.0.0**.

## An invitation, as other pages show the link

# The title. $name: who has made the table.
invite-title = { $name } plays { $game }
invite-waiting = { $number ->
    [0] All seats are taken.
    [one] One seat is free. Sit down!
   *[other] { $number } seats are free. Sit down!
}
# $number is 0 here.
invite-playing = The game is on. Come and watch!
invite-over = This game is over.
# In the picture, where somebody could sit.
invite-free-seat = free seat
share-link = Share the link
# What is sent with the link.
share-invitation = Play { $game } with me!

## My turn, while I look elsewhere

notify-your-turn = It is your turn.
settings-notify = Notify me when it is my turn and I am looking elsewhere
settings-notify-refused = The browser has been told not to notify. It can be allowed in the browser’s settings for this page.
settings-vibrate = Vibrate when it is my turn

## Spectators

# In the bar over a table, for everybody. $number: how many spectators there are.
table-watchers = { $number ->
    [one] { $number } watching
   *[other] { $number } watching
}
# A heading: what spectators say to each other.
whispers-title = Among spectators
whispers-secret = The players read this when the game is over.
# The heading for players, after the end.
whispers-after = What the spectators said
whispers-say = Say something to the others who watch
# Read aloud.
whispers-said = { $name } to the spectators: { $text }
whispers-are-for-watchers = Only spectators talk there.
too-many-whispers = Enough has been said there.
