### The table's page, around what a game draws.

your-turn = あなたの番です：{ $prompt }
table-your-turn = あなたの番
table-title = { $game } · Vivamos
table-title-your-turn = あなたの番 · { $game }

## How strong a bot plays, from the weakest up

level-newcomer = 入門
level-casual = 初級
level-regular = 中級
level-expert = 上級
level-master = 達人
level-champion = チャンピオン

## The bar over the table

table-home = Vivamos、ロビー
table-live = 接続中
table-reconnecting = 再接続中
table-watching = 観戦中
table-rules = ルール、新しいタブで開く
table-sound-is-on = サウンド：オン
table-sound-is-off = サウンド：オフ
table-waiting = プレイヤー待ち
table-shuffling = カードを切っています
table-skip = スキップ
table-press-again = もう一度押すと出ます

## The menu “More”

table-more = その他
table-score-sheet = 得点表
table-copy-link = リンクをコピー
table-turn-sound-off = サウンドを切る
table-turn-sound-on = サウンドを入れる
table-settings = 設定
table-keys = キー操作
table-take-back = 待ったをする
table-play-again = もう一度遊ぶ
table-results = 結果
table-no-bot-for = { $seat_is ->
    [you] 自分の代打ちをやめる
   *[other] { $seat }さんの代打ちをやめる
}
table-leave = 退席する
table-lobby = ロビー
table-what-to-play = 何を出しますか？

## Dialogs

table-close = 閉じる
table-settings-name = 次の卓での名前
table-end-question = ゲームを終了しますか？
table-end-means = 今の状態で終わり、勝者はなしになります。在席中のほかの全員の同意が必要です。新しい卓でもう一度遊べます。
table-end = ゲームを終了
table-end-not = 待つ
table-leave-question = 退席しますか？
table-leave-means-playing = 席はあなたのままです。リンクかロビーから戻れます。それまでの間、ホストはボットに代打ちさせることができます。
table-leave-means-waiting = 席は空き、ほかの人が座れるようになります。
table-leave-yes = 退席する
table-leave-no = やめておく
table-link-copied = リンクをコピーしました。友だちに送りましょう。
table-press-to-copy = Ctrl+Cを押してリンクをコピーしてください。

## What the keys do, and how some of them are called on a keyboard

key-enter = Enter
key-space = スペース
key-escape = Esc
table-key-walk = 手札の中を移動
table-key-play = カードを出す
table-key-select = カードを選ぶ。もう一度で出す
table-key-log = ログ
table-key-sheet = 得点表
table-key-talk = チャット
table-key-rules = ルール
table-key-sound = サウンドのオン・オフ
table-key-keys = キー操作の一覧
table-key-close = 閉じる、またはトリックのあとに次へ進む

## In place of a table

table-seat-lost = この席は、もうあなたの席ではありません
table-not-there = この卓はありません
table-not-there-why = リンクが途中で切れているか、卓が片付けられたのかもしれません。
table-watch = この卓を観戦
table-to-lobby = ロビーへ

## Beside the table: standing, log and talk

table-beside = ログとチャット
table-standing = 途中経過
table-log = ログ
table-talk = チャット
table-scores = 得点
table-table = 場
table-events = 経過
table-said-list = 卓での会話
table-said = { $name }さん：{ $text }
table-you-are-watching = 観戦中です。
table-shouts = 掛け声
table-say = メッセージ
table-say-short = ひとことメッセージ
table-cards = { $number }枚

## Seats

table-seat = 席{ $number }
table-seat-to-move = { $seat_is ->
    [you] あなた（手番）
   *[other] { $seat }さん（手番）
}
table-bot = ボット、{ $level }
table-bot-stands-in = ボット、{ $level }、代打ち中
table-bot-stands-in-short = { $level }、代打ち中
table-bot-sign = ボット
table-seat-free = 空席
table-away = 離席中
table-friend = 友だち
table-player = プレイヤー
table-tag-led = リード
table-tag-winning = 優勢
table-tag-won = 獲得
table-hand = 手札
table-rule = { $rule }：{ $text }

## Under the bar: what concerns everybody

table-lost = 接続が切れました。再接続しています…
table-connected-again = 再接続しました
table-agree = 同意
table-agree-not = 断る
table-asks-to-take-back = { $seat_is ->
    [you] 待ったを求めました。ほかのプレイヤーに確認しています。
   *[other] { $seat }さんが待ったを求めています。
}
table-took-back = { $seat_is ->
    [you] 待った成立：あなたの手を取り消し
   *[other] 待った成立：{ $seat }さんの手を取り消し
}
table-no-take-back = { $seat_is ->
    [you] あなた
   *[other] { $seat }さん
}が断り、待ったは不成立
table-bot-for-you = あなたの代わりにボットが打っています。
table-bot-finishes = ボットがこの手を終えたら、続きをどうぞ。
table-seat-back = 席に戻る
table-is-away = { $seat }さんは離席中です。
table-let-bot-play-until = 戻るまでボットに任せる
table-new-table = 同じ席順の新しい卓ができました。
table-sit-down-there = そちらの席につく

## Somebody does not move

table-you-are-silent = しばらく動きがありません。ほかのプレイヤーは、ボットに代打ちさせることができます。
table-i-am-here = います
table-is-silent = { $seat }さんは、しばらく動きがありません。
table-let-bot-play = ボットに任せる
table-others-want = { $wish ->
    [bot] ほかのプレイヤーが、あなたの代打ちをボットに任せようとしています。
   *[end] ほかのプレイヤーが、ゲームの終了を求めています。
}
table-you-want = { $wish ->
    [bot] { $about_seat }さんの代打ちをボットに任せるよう求めました。ほかのプレイヤーに確認しています。
   *[end] ゲームの終了を求めました。ほかのプレイヤーに確認しています。
}
table-somebody-wants = { $wish ->
    [bot] { $seat }さんが、{ $about_seat }さんの代打ちをボットに任せるよう求めています。
   *[end] { $seat }さんが、ゲームの終了を求めています。
}
table-is-here = { $seat }さんは在席、考え中
table-vote-refused = { $seat_is ->
    [you] あなた
   *[other] { $seat }さん
}が断り、ゲームは続行

## Before the game

table-sit-down-question = 席につきますか？
table-free-seats = { $number ->
    [0] 満席です。まもなくカードを配ります。
   *[other] 空席が{ $number }つあります。
}
table-starts-by-itself = 全員がそろうと、ゲームは自動で始まります。
table-link = この卓へのリンク
table-your-name = 名前
table-which-seat = 席
table-any-seat = どこでも
table-seat-long-away = 席{ $number }：{ $name }さんは長く離席中
table-sit-down = 席につく
table-seats = 席
table-name-you = { $name }（あなた）
table-free-seat = 空席
table-host = ホスト
table-here = 在席
table-how-strong = 席{ $number }のボットの強さ
table-add-bot = ボットを追加
table-remove = { $name }さんを外す

## After the game

table-have-won = { $seats }の勝ち
table-was-ended = ゲームを途中で終了
table-was-ended-means = プレイヤーの同意で、途中で終了しました。終了時の状態です。
table-to-new-table = 新しい卓へ
table-back-to-lobby = ロビーへ戻る
table-look = 場を見る
table-save-record = プレイ記録を保存

## A game that brings no drawings of its own

table-face-down = 裏向きのカード
table-round = ラウンド { $number }
table-playing = 対戦中
table-over = ゲーム終了
table-moves = 選べる手
table-score = 得点
table-yes = はい
table-no = いいえ

## カードや印の上で止まったときに出る説明：1〜2文

tip-rule = ルール{ $rule }
tip-now = 今：
table-key-about = このカードの説明
about-cards = 手札の枚数です。
