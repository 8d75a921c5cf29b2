### What every part of the room says.

list-comma = |、|
# Only between people, as in 「ミカ、テオとカト」; with 「、」 before the last one 「ミカ、あなたの勝ち」 would speak to Mika.
list-and = |と|
list-or = |か|

# A name brings its さん along wherever a list of names may stand ($seats, $people): no さん after those.
name-in-list = { $name }さん
you-in-list = あなた
you = あなた
seat-name = プレイヤー{ $number }
