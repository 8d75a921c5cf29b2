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
took-bots-place = { $seat_is ->
    [you] あなた
   *[other] { $seat }さん
}がボットと交代して着席
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
host-ended-game = このサーバーの運営者がゲームを終了しました
told-before = { $text }
bots-warming-up = ボットはまだウォーミングアップ中です。終わるまでは勘でプレイします。

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
bot-showed-something = あなたの手のあとで非公開だったものが見えたため、待ったはできません。
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

## Replays

no-such-replay = そのゲームは見つかりません。ここで開いた記録は、しばらくするともう一度開く必要があります。
replay-when-over = このゲームはまだ続いています。終わってから見返せます。
no-such-step = このゲームは{ $most }手です。0から{ $most }までの場面を選んでください。
record-too-long = 記録が長すぎます。ここで見られるのは{ $most }件までです。
record-too-large = データが大きすぎます。記録は{ $megabytes } MBまでにしてください。
replay-of-old-rules = このゲームのルールはその後変わりました。見返せますが、続きは遊べません。
picture-not-drawn = 今は画像を作れません。もう一度お試しください。
replay-is-over-there = そこではもうゲームが終わっています。もっと前の場面から続けてください。

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
page-version-is-gone = このページを開いたあとに Vivamos が更新されました。ページを読み込み直してください。

## The store

not-saved = 卓を保存できませんでした（{ $reason }）。何も変わっていません。やり直してください。
store-not-read = 保存先を読み込めませんでした（{ $reason }）。やり直してください。
server-stops = サーバーが停止します。何も変わっていません。やり直してください。
table-has-changed = その間に卓の状況が変わりました。確認してください。
table-is-elsewhere = 卓を別のサーバープロセスへ移しています。何も変わっていません。少し待ってからやり直してください。
leases-not-renewed = このプロセスはしばらく応答を知らせられませんでした。卓は別のプロセスに移っているかもしれません。
store-does-not-answer = データの保存先から時間内に応答がありません。
database-is-served = { $file } はすでに別のサーバーが使っています。SQLiteを使えるサーバーは同時に1つだけです。そのサーバーを停止するか、別のファイルを指定してください。

## For whoever runs the server

no-such-proxy = プロキシは 127.0.0.1 や 10.0.0.0/8 のようなアドレスで指定してください。{ $given } は使えません。
no-such-limit = { $given } という上限はありません。あるのは { $known } です。
limit-is-no-number = 上限 { $limit } は、{ $limit }=30 のように0以上の数で指定してください。{ $given } は使えません。
no-such-database = データベース { $given } には対応していません。sqlite:///FILE か postgresql://USER@HOST/NAME を使ってください。
delay-is-no-time = 待ち時間は、0.6-1.5 のように1つか2つの秒数で指定してください。{ $given } は使えません。
port-cannot-be-used = { $host } のポート { $port } は使えません（{ $reason }）。--port で別のポートを試してください。
that-database-cannot-be-used = そのデータベースは使えません（{ $reason }）。
database-cannot-be-used = データベース { $address } は使えません（{ $reason }）。
over-already = ゲームはもう終わっています。
no-such-person = そのIDや名前の人はいません。
# $ids are those of the people who have this name.
several-people = { $given } という名前の人が何人かいます。IDで指定してください（{ $ids }）。
order-done = 完了しました。
order-not-seen-to = サーバーが時間内に処理しませんでした。何も変わっていません。正常に動いているか確認してください。
say-yes-first = 確認する相手がいません。よければ --yes を付けてください。
no-database-there = データベース { $file } はありません。
database-holds-nothing = データベース { $address } にはVivamosのデータがありません。
database-of-other-form = データベース { $address } の形式は { $form } ですが、このVivamosが扱うのは { $known } です。サーバーと同じバージョンのVivamosを使ってください。
database-is-not-empty = データベース { $address } は空ではありません。バックアップは空のデータベースにだけ復元できます。
file-is-there = { $file } はすでにあります。別の名前にしてください。バックアップが既存のファイルを置き換えることはありません。
no-backup = { $file } はVivamosのバックアップではありません。
backup-of-other-format = { $file } の形式は { $given } ですが、このVivamosが読めるのは { $known } です。
backup-of-newer = { $file } はより新しいVivamos（{ $by }）で作られました。それ以降のバージョンを使ってください。
backup-damaged = { $file } は壊れているか、途中で切れています。何も復元していません。
backup-lacks-form = バックアップのテーブル { $table } は、その形式に合いません。何も復元していません。
backup-events-missing = 卓の出来事の番号が 1, 2, 3, … と続いていません
backup-table-differs = 卓の状態が、記録された出来事の結果と違います
backup-record-missing = 結果はありますが、プレイ記録がありません
backup-record-differs = プレイ記録が、卓で起きたことと違います
backup-result-differs = 結果が、プレイ記録から出るものと違います

## Why the store does not work, in the middle of a sentence

database-is-locked = 別のプログラムがデータベースをロックしています
disk-is-full = ディスクがいっぱいです
disk-takes-nothing = ディスクに書き込めません（いっぱいかもしれません）
# What the database itself says, in English.
database-said = { $text }
