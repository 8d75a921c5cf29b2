### Errors of the engine: games, moves, records, decks, options, bots.

## Moves

no-such-move = 「{ $move }」は { $game } の手ではありません。手は { $examples } のように書きます。
game-is-over = ゲームは終わっています。
not-your-turn = { $given_seat_is ->
    [you] 今は{ $turn_seat }さんの番です。あなたの番ではありません。
   *[other] 今は{ $turn_seat }さんの番です。{ $given_seat }さんの番ではありません。
}
nothing-to-take-back = 取り消せる手がありません。
move-is-no-text = 手は文字列で書いてください。{ $given } は使えません。
no-such-seat = この卓に席 { $given } はありません。

## Records: whole games as data, which can be loaded and checked

record-event = イベント { $number }：{ $reason }
dealt-more-than-there-are = 配るカードまたは引くカードが、残りの枚数を超えています。
dealt-more-than-the-rules-say = 配るカードまたは引くカードが、ルールの枚数を超えています。
event-should-be = { $event ->
    [move] ここには手が必要です。
   *[other] ここには「{ $event }」のイベントが必要です。
}
chance-is-missing = ここで偶然により決まった内容（配ったカードや引いたカード）がありません。
outcome-not-possible = ここでこの結果は起こりえません。
card-dealt-twice = 同じカードが2回配られています。
no-event-of-chance = { $given } は、このゲームの偶然のイベントではありません。
deal-is-hands = 配るカードは、{ $players }人分の手札のリストで書いてください。
hand-of-wrong-size = 席{ $number }に{ $dealt }枚配られていますが、{ $wanted }枚でなければなりません。
no-such-card = このデッキに { $given } というカードはありません。
not-a-list-of-cards = { $given } はカードのリストではありません。
card-dealt-too-often = { $card } が、デッキにある枚数より多く配られています。
record-is-no-object = プレイ記録はJSONオブジェクトにしてください。
record-of-other-format = 形式が { $given } ですが、このプログラムで読めるのは「{ $wanted }」です。
record-lacks = プレイ記録に「{ $key }」がありません。
record-has-unknown-key = プレイ記録に未知のキー { $key } があります。
record-of-other-version = { $game } のルールのバージョン { $given } で記録されていますが、このルールはバージョン { $wanted } です。
record-begins-with-deal = プレイ記録は、最初に配るカードから始めてください。
event-is-no-object = イベントはオブジェクトにしてください。{ $given } は使えません。
decision-has-other-keys = 手番のキーは「seat」と「move」だけです。{ $given } は使えません。
game-is-no-text = ゲームは文字列で指定してください。
players-not-whole = 人数が { $given } になっていますが、整数でなければなりません。
options-or-events-wrong = 「options」はオブジェクト、「events」はリストにしてください。
deck-is-no-object = デッキはオブジェクトにしてください。
wrong-seed = シードは0から2^64 - 1までの整数です。{ $given } は使えません。
result-too-early = プレイ記録に結果がありますが、ゲームはまだ終わっていません。
wrong-result = { $key ->
    [winners] プレイ記録では勝者が { $given } ですが、ルールでは { $found } です。
   *[scores] プレイ記録ではスコアが { $given } ですが、ルールでは { $found } です。
}
line-too-long = プレイ記録の行が長すぎます。読み込めるのは{ $megabytes } MBまでです。
line-not-utf-8 = 行がUTF-8のテキストではありません。
line-not-json = 行が完全な正しいJSONではありません（{ $at }文字目）。
line-too-deep = プレイ記録の行の入れ子が深すぎます。
line-has-long-number = 行に桁数の多すぎる数があります。

## Games and their options

no-such-game = { $given } というゲームはありません。あるのは { $known } です。
wrong-players = { $game } の人数は { $able } のどれかです。{ $given } は使えません。
no-such-option = { $game } に { $given } というオプションはありません。あるのは { $known } です。
no-options = { $game } に { $given } というオプションはありません。オプションのないゲームです。
wrong-switch = オプション「{ $option }」を { $given } にはできません。true か false を指定してください。
wrong-number = オプション「{ $option }」を { $given } にはできません。{ $least }〜{ $most } を指定してください。
wrong-choice = オプション「{ $option }」を { $given } にはできません。{ $known } のどれかを指定してください。
wrong-seat = オプション「{ $option }」を { $given } にはできません。{ $least }〜{ $most } か random を指定してください。
no-rules-page = { $game } のルールのページがありません（{ $file } が見つかりません）。

## Decks: what is wrong in a deck that somebody has written

in-place = { $where }：{ $reason }
place-deck = デッキ
place-deck-file = デッキファイル { $file }
place-game-file = { $file }
place-card-row = { $where }、カード行 { $number }
place-exception = { $where }、例外 { $number }
place-table = { $where }、「{ $key }」

attribute-is-number = 「{ $attribute }」の値が { $given } ですが、{ $least }〜{ $most }の整数でなければなりません。
attribute-is-yes-or-no = 「{ $attribute }」の値が { $given } ですが、true か false でなければなりません。
attribute-is-one-of = 「{ $attribute }」の値が { $given } ですが、{ $known } のどれかでなければなりません。
attribute-has-too-many = 「{ $attribute }」の値が{ $found }個ありますが、{ $most }個までです。
exception-matches-no-card = この例外に当てはまるカードがありません。
no-deck-table = [deck] テーブルがありません。
no-card-rows = [[deck.cards]] の行がありません。
not-under-deck = すべて [deck] の下に書いてください。{ $key } が外にあります。
key-is-missing = キー「{ $key }」がありません。
unknown-key = { $key } は未知のキーです。使えるのは { $known } です。
must-be-table = テーブルにしてください。
must-be-tables = 「{ $key }」の値はテーブルのリストにしてください。{ $given } は使えません。
too-many-tables = テーブル「{ $key }」が{ $found }個ありますが、{ $most }個までです。
must-have-where-and-set = 「where」と「set」の2つのテーブルが必要です。
nothing-for-players = テーブル「{ $key }」に{ $players }人の場合の値がありません。
not-whole-for-players = 「{ $key }」の{ $players }人の場合の値が { $given } ですが、整数でなければなりません。
hands-too-large = カードが{ $there }枚しかないので、{ $hand_size }枚ずつ{ $players }人には配れません。
too-many-cards = { $players }人の場合のカードが{ $found }枚になりますが、{ $most }枚までです。
cards-differ-from-total = { $players }人の場合のカードは{ $found }枚ですが、「total」では{ $total }枚です。

## Files

file-too-long = 長すぎます。読み込めるのは{ $kilobytes } kBまでです。
not-readable = 読み込めません。{ $reason }
not-utf-8 = UTF-8のテキストではありません。
not-toml = 正しいTOMLではありません（{ $why }）。
nested-too-deep = 入れ子が深すぎます。
has-long-number = 読み取れない数があります。
file-not-readable = { $file } を読み込めません。{ $reason }
file-not-writable = { $file } に書き込めません。{ $reason }
no-such-file = そのファイルやフォルダーはありません。
is-a-folder = ファイルではなくフォルダーです。
not-permitted = 権限がありません。
system-says = システムからのメッセージ：{ $given }。

## Bots and studies

no-such-bot = { $given } というボットはありません。あるのは { $known } です。
wrong-bot-time = ボットの持ち時間は0秒より長くしてください。{ $given } は使えません。
wrong-bot-threads = ボットのスレッド数は1以上にしてください。{ $given } は使えません。
nothing-to-choose = ゲームが終わっているので、選べる手はありません。
not-a-legal-move = { $given } は、今できる手 { $known } の中にありません。
too-many-bots = { $places }席に対して、ボットが{ $bots }体います。
no-cuda-device = CUDAデバイスがありません。NVIDIAのGPUとドライバー、「pip install vivamos[cuda]」が必要です。
peer-not-installed = { $package } がインストールされていません。「pip install vivamos[bench]」で比較対象をインストールできます。
uncompiled-run-failed = コンパイルなしの実行に失敗しました：{ $why }
no-champion = { $game } にはチャンピオンがいません。学習済みの方策が付いていないためです。
no-policy-file = { $file } は「vivamos train」が書き出した方策ファイルではありません。
policy-damaged = { $file } の方策が壊れています。入手し直すか、学習し直してください。
policy-of-other-game = { $file } の方策は{ $game }ではなく、{ $policy_game } 用に学習したものです。
policy-of-other-version = { $file } の方策は、Vivamosまたはゲームの別のバージョンのものです。学習し直してください。

## Many games stepped together

batch-refused = バッチのゲーム { $number }（0から数えて）：{ $reason }
no-such-action-number = { $given } というアクションはありません。アクションは0から{ $most }までの番号で、このデッキではすべてが手になるわけではありません。
batch-wrong-actions = バッチにはゲームごとに1つ、合わせて{ $wanted }個の整数が必要です。{ $given } は使えません。
batch-wrong-size = バッチのゲーム数は1以上にしてください。{ $given } は使えません。
batch-not-one-each = 「{ $what }」は{ $wanted }ゲームに対して{ $given }個あります。全体で1つか、ゲームごとに1つ指定してください。
batch-no-such-device = { $given } というデバイスはありません。あるのは { $known } です。
training-of-other-command = { $folder } には別のコマンドによる学習があります（違う項目：{ $different }）。同じコマンドをもう一度実行するか、--output で別のフォルダーを指定してください。
training-may-resume = { $folder } には { $different } の違う学習があります。--resume で続けるか、--output で別のフォルダーを指定してください。
training-nothing-to-resume = { $folder } に続けられる学習はありません。
training-damaged = { $file } の学習データが壊れています。ファイルを削除すると最初から始められます。
adapter-not-installed = { $package } がインストールされていません。「pip install vivamos[{ $extra }]」で入ります。
adapter-wrong-options = オプションは「名前:値;名前:値」の形で書いてください。{ $given } は使えません。

## For whoever writes a game; $reason is English and stays so

broken-game = { $where }：{ $reason }
invariant-broken = { $game }：シード { $seed } のゲームの判断 { $decision } で、不変条件 { $invariant } が破れました。
