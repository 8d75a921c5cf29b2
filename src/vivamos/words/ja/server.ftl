### What the server says: people who come and go, and what is not possible.

## Time

seconds = { $number }秒
minutes = { $number }分

## In the log of a table

sat-down = { $name }さんが着席
bot-sat-down = ボットの{ $name }さんが着席
got-up = { $name }さんが退席
seat-left = { $seat_is ->
    [you] あなた
   *[other] { $seat }さん
}が退席
came-back = { $seat_is ->
    [you] あなた
   *[other] { $seat }さん
}が復帰
bot-stands-in = ここからはボットが{ $seat_is ->
    [you] あなた
   *[other] { $seat }さん
}の代打ち
no-bot-stands-in = { $seat_is ->
    [you] あなた
   *[other] { $seat }さん
}の代打ちは終了
voted-bot-in = ほかのプレイヤーの同意で、ボットが{ $seat_is ->
    [you] あなた
   *[other] { $seat }さん
}の代打ちに
moved-by-clock = 時間切れ：ボットが{ $seat_is ->
    [you] あなた
   *[other] { $seat }さん
}の1手を代打ち
players-ended-game = プレイヤーの同意でゲームを終了
told-before = { $text }
getting-ready = カードを切って、ボットの準備をしています。初回は数秒かかります。

## At the table

bot-plays-for-you = あなたの代わりにボットが打っています。先に席に戻ってください。
say-less-often = ほかの人にも話してもらいましょう。少し待ってから送信してください。
nothing-to-say = メッセージが空です。
game-not-over = ゲームはまだ終わっていません。
game-not-started = 空席があるため、ゲームはまだ始まっていません。
game-was-ended = このゲームはプレイヤーの同意で終了しました。
rematch-is-there = 再戦の卓はもうあります。そちらへ移ってください。
nobody-asks-to-take-back = 待ったを求めている人はいません。
over-no-take-back = ゲームが終わったので、待ったはできません。
take-back-own-move-only = 待ったができるのは、自分の手のあと、ほかの人がまだ何もしていないときだけです。
move-showed-something = その手で非公開だったものが見えたため、待ったはできません。
no-such-vote = { $given } という投票はありません。あるのは { $known } です。
your-move-is-waited-for = あなたの番です。1手進めてください。
another-vote-first = 別の投票が行われています。先にそちらに答えてください。
no-bot-to-take-back-from = ボットはあなたの代打ちをしていません。代打ちを求めている人もいません。
said-so-already = 在席はもう伝わっています。1手進めてください。
nobody-silent-enough = { $so_far ->
    [none] 投票できるのは、{ $needed }のあいだ動きのない人がいるときだけです。
   *[other] 投票できるのは、{ $needed }のあいだ動きのない人がいるときだけです。今はまだ{ $so_far }です。
}
clock-moves-anyway = この卓には持ち時間があり、時間切れになるとボットが1手進めます。代わりに、ボットの代打ちを投票してください。
nobody-asks-for-vote = 投票を求めている人はいません。
move-or-say-you-are-here = あなたの番です。1手進めるか、「います」と伝えてください。

## Seats

no-free-seat = この卓に空席はありませんが、観戦はできます。
seat-is-taken = その席はふさがっています。別の席を選んでください。
name-is-taken = その名前、またはよく似た名前の人がこの卓にいます。別の名前にしてください。
name-needed = 名前を1〜{ $most }文字で入力してください。
name-has-too-many-marks = 名前の1文字に付けられるアクセントなどの記号は{ $most }個までです。
nobody-sits-there = その席には誰もいません。
host-cannot-leave = ホストは、ゲームが始まる前に退席できません。
seat-not-cleared-while-playing = 対戦中は席を空けられませんが、ボットに代打ちさせることはできます。
player-is-here = そのプレイヤーは在席しています。ボットが代打ちするのは、離席中の人だけです。
player-was-just-here = そのプレイヤーは{ $ago }前まで在席していました。ボットが代打ちできるのは{ $after }たってからです。
only-host = それができるのは、卓のホストだけです。
only-host-takes-away = この{ $time }以内に在席していたプレイヤーを外せるのは、ホストだけです。
only-who-sits-here = それができるのは、この卓の席についている人だけです。
seat-not-yours = トークンが合わないため、この席には座れません。
seat-not-yours-any-more = この席は、もうあなたの席ではありません。
you-are-watching = 観戦中です。それができるのは、席についている人だけです。

## Opening a table

no-such-table = その卓はありません。リンクが途中で切れていませんか？
no-such-level = { $given } という強さはありません。あるのは { $known } です。
wrong-number-of-seats = 卓の席は{ $players }ですが、{ $described }席分が指定されています。
one-seat-is-you = 「you」の席は、ちょうど1つにしてください。
no-such-occupant = 席に指定できるのは「you」「free」「bot:LEVEL」です。{ $given } は使えません。
clock-out-of-range = 1手の持ち時間は{ $least }〜{ $most }秒です。
record-when-over = プレイ記録は、ゲームが終わると保存できます。

## Too much, too often, not right

too-many-tables-made = お使いの回線から立てられた卓が多すぎます。1分待ってからやり直してください。
too-many-streams = お使いの回線から開かれている卓が多すぎます。どれかを閉じてからやり直してください。
too-many-watchers = 観戦者が多く、この卓はいっぱいです。あとでもう一度お試しください。
too-fast = 操作が速すぎます。ひと息ついてからやり直してください。
too-often = 回数が多すぎます。数秒待ってからやり直してください。
too-much-at-once = 一度に要求できる量を超えています。
too-much-to-read = データが大きすぎます。{ $most } kBまでにしてください。
body-is-no-json = 本文が正しいJSONではありません。
malformed-request = { $where }：{ $said }。
frame-is-no-object = フレームはJSONオブジェクトにしてください。
no-hello = 最初のフレーム（hello）が届きませんでした。
malformed-hello = 最初のフレームは、tokenとsinceを含むhelloにしてください。
action-needs-id = アクションには、印字可能な1〜{ $most }文字のidが必要です。
no-such-action = そのようなアクションはありません。あるのは { $known } です。
action-lacks = 「{ $key }」がないか、正しくありません。
asked-by-another-site = 別のサイトのページからの要求です。
strange-host = このサーバーはその名前では利用できません。サーバーの管理者は、--allow-host で名前を許可できます。例：vivamos serve --allow-host cards.example
no-such-page-file = そのファイルはありません。
files-are-only-read = ファイルは読み取り専用です。

## The store

not-saved = 卓を保存できませんでした（{ $reason }）。何も変わっていません。やり直してください。
store-not-read = 保存先を読み込めませんでした（{ $reason }）。やり直してください。
server-stops = サーバーが停止します。何も変わっていません。やり直してください。
table-has-changed = その間に卓の状況が変わりました。確認してください。

## For whoever runs the server

no-such-proxy = プロキシは 127.0.0.1 や 10.0.0.0/8 のようなアドレスで指定してください。{ $given } は使えません。
no-such-limit = { $given } という上限はありません。あるのは { $known } です。
limit-is-no-number = 上限 { $limit } は、{ $limit }=30 のように0以上の数で指定してください。{ $given } は使えません。
no-such-database = データベース { $given } には対応していません。sqlite:///FILE か postgresql://USER@HOST/NAME を使ってください。
delay-is-no-time = 待ち時間は、0.6-1.5 のように1つか2つの秒数で指定してください。{ $given } は使えません。
port-cannot-be-used = { $host } のポート { $port } は使えません（{ $reason }）。--port で別のポートを試してください。
that-database-cannot-be-used = そのデータベースは使えません（{ $reason }）。
database-cannot-be-used = データベース { $address } は使えません（{ $reason }）。

## Why the store does not work, in the middle of a sentence

database-is-locked = 別のプログラムがデータベースをロックしています
disk-is-full = ディスクがいっぱいです
disk-takes-nothing = ディスクに書き込めません(いっぱいかもしれません)
# What the database itself says, in English.
database-said = { $text }
