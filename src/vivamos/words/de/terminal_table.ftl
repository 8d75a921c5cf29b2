### What the table says that “vivamos play”, “vivamos replay --view” and “vivamos join” draw in a terminal.

## The table that is drawn in a terminal

# In the last line, after the key that does it: one short word each.
terminal-key-walk = wählen
terminal-key-play = spielen
terminal-key-undo = zurück
terminal-key-hint = Tipp
terminal-key-new = neues Spiel
terminal-key-help = Hilfe
terminal-key-quit = verlassen
terminal-key-talk = reden
terminal-key-step = Schritt
terminal-key-run = abspielen
terminal-key-ends = Anfang, Ende
terminal-key-seat = Platz
terminal-key-open = alles offen
# The help: what each key does.
terminal-keys = Tasten und Maus
terminal-help-walk = die Karten entlanggehen; eine Karte, die nicht geht, sagt warum
terminal-help-tab = zur nächsten Karte, die gespielt werden darf
terminal-help-enter = die Karte spielen oder wählen; mit der Maus: zweimal anklicken
terminal-help-back = zurück zur Hand
terminal-help-space = nicht warten, weiter
terminal-help-undo = den eigenen letzten Zug zurücknehmen, und was die Bots seither taten
terminal-help-ask-undo = darum bitten, den eigenen letzten Zug zurückzunehmen
terminal-help-answer = dem zustimmen, was jemand möchte, oder nicht
terminal-help-back-seat = sagen, dass du da bist; deinen Platz vom Bot zurücknehmen
terminal-help-talk = etwas zum Tisch sagen
terminal-help-new = ein neues Spiel, wenn dieses zu Ende ist
terminal-help-hint = zwei oder drei gute Züge, und was von ihnen zu erwarten ist
terminal-help-log = im Verlauf blättern
terminal-help-quit = den Tisch verlassen
terminal-help-step = einen Schritt zurück oder weiter
terminal-help-jump = zehn Schritte zurück oder weiter
terminal-help-ends = an den Anfang oder das Ende
terminal-help-run = von selbst weiterspielen, oder anhalten
terminal-help-seat = wie der nächste Platz es sah; nach dem letzten als Zuschauer
terminal-help-open = alle Hände offen hinlegen, oder verdecken
terminal-signs = ▶ ist am Zug · ★ hat gewonnen · gestrichelter Rahmen: diese Karte geht jetzt nicht
terminal-close-help = Jede Taste schließt das.
# What the table waits for; $seat is never the reader.
terminal-waits-for = { $seat } ist am Zug
terminal-not-now = Mit dieser Karte geht gerade nichts.
terminal-new-when-over = Ein neues Spiel beginnt, wenn dieses zu Ende ist.
# A move that the coach would make: what it brings above the table's average, and why, a sentence.
terminal-hint = { $points } ± { $error } { $unit }. { $why }
terminal-hint-comes = Der Coach sieht es sich an …
terminal-hint-equal = Ebenso gut, soweit es sich sagen lässt.

## Headings over the columns beside the names: a word each, as short as can be

column-cards = Karten
# VAMOS dia: points in the cards won in this round.
column-won = gewonnen
# VAMOS dia: how many cards were taken face down.
column-down_taken = verdeckt
column-shame = Schmach
# VIVA: cards of the hand that everybody has seen.
column-known = bekannt
# Iyadosu: tricks declared.
column-declared = Ansage
column-tricks = Stiche
column-normal_left = normal
column-refuse_left = Weig.
column-food_won = Speisen
column-muertos_won = Muertos
column-scores = Punkte

## Looking at a record in the terminal

# Which moment is shown: after so many moves of all.
terminal-moment = Zug { $number } von { $all }
terminal-as-seat = wie { $seat } es sah
terminal-as-spectator = wie ein Zuschauer es sah
terminal-as-open = alle Karten offen
no-such-record = { $file } hat { $found } Aufzeichnungen; eine Nummer { $number } gibt es nicht.
view-needs-terminal = Zum Ansehen einer Aufzeichnung braucht es ein Terminal; ohne eines prüft ‚vivamos replay FILE‘ sie.

## A seat at a server, in the terminal (“vivamos join URL”)

no-table-link = { $given } ist kein Link zu einem Tisch; er sieht aus wie http://cards.example/t/ab12cd34ef.
server-not-reached = Unter { $address } ist kein Spielzimmer: { $why }.
server-is-no-room = Was unter { $address } antwortet, ist kein Spielzimmer.
join-needs-terminal = Um am Tisch eines Servers zu sitzen, braucht es ein Terminal.
table-of-unknown-game = Am Tisch wird { $game } gespielt, das dieses Vivamos nicht kennt.
terminal-your-name = Dein Name:
# Somebody asks to take a move back, or for a vote; y and n are keys.
terminal-yes-or-no = { $asked } y: einverstanden · n: nein
terminal-press-back = { $remark } Drücke b.
terminal-press-new = Mit n kommt ein neuer Tisch mit denselben Spielern.
