### The pages around the table: lobby, new table, rules, settings, and what is said when a page cannot be shown.

page-title = { $page } · Vivamos
home-link = Vivamos、ロビー
rules-link = ルール

## Lobby

lobby-motto = { $games }つのカードゲーム。席へどうぞ。
lobby-playing-as = 名前：{ $own_name }　ボット：{ $level }
lobby-your-name = 名前
lobby-bots-level = ボットの強さ
lobby-play = すぐに遊ぶ
lobby-dealing = 配っています…
lobby-invite = 友だちを招待
lobby-players-label = 人数：
lobby-time-label = 時間：
lobby-players = { $least }〜{ $most }
lobby-minutes = 約{ $minutes }分

## Lobby: the tables one sits at, and open tables

lobby-continue = 続きから
lobby-continue-none = あなたが席についている卓がここに並びます。
lobby-continue-all = すべて表示（{ $count }）
lobby-finished = 最近終わったゲーム
lobby-open-tables = 公開卓
lobby-open-tables-none = 今は公開卓がありません。自分の卓を立てて、友だちを招待しましょう。

lobby-game-with = { $game }：{ $people }
lobby-game-alone = { $game }：友だち待ち
lobby-game-of = { $game }：{ $people }
lobby-game-waiting = { $count ->
    [0] { $game }：プレイヤー待ち
   *[other] { $game }：{ $people }の卓、プレイヤー待ち
}

lobby-seats-taken = { $players }席中{ $taken }席着席
lobby-about-to-begin = まもなく開始
lobby-under-way = 対戦中
lobby-standing-and-turn = { $standing }、{ $turn }
lobby-standing-all-taken = { $standing }、満席
lobby-your-turn = あなたの番です
lobby-waiting-for = { $when ->
    [time] { $who }さん待ち（{ $moment }から）
    [yesterday] { $who }さん待ち（昨日から）
    [weekday] { $who }さん待ち（{ $moment }から）
    [date] { $who }さん待ち（{ $moment }から）
   *[unknown] { $who }さん待ち
}
lobby-option-off = { $option }：オフ
lobby-option = { $option }：{ $value }
lobby-own-deck = 自作デッキ

lobby-take-seat = 席につく
lobby-take-seat-label = 席につく：{ $game }
lobby-open = 開く
lobby-open-label = 開く：{ $game }
lobby-watch = 観戦
lobby-watch-label = 観戦：{ $game }、{ $people }
lobby-join = 参加
lobby-join-label = 参加：{ $game }、{ $people }

## A new table

new-title = 新しい卓：{ $game }
new-head = 自分の卓
new-who-plays = プレイヤー
new-the-game = ゲーム
new-the-table = 卓

new-players = 人数
new-seats = 席
new-seats-text = 友だちは、卓に表示されるリンクから席につきます。
new-your-name = 名前、席1
new-seat = 席{ $number }
new-friend = 友だち
new-bot = ボット
new-bot-level = 席{ $number }のボットの強さ
new-only-friends = 全員友だち
new-only-bots = 全員ボット
new-seat-own = { $who }（席1）
new-seat-bot = 席{ $number }、ボット：{ $level }
new-random = ランダム

new-on = オン
new-off = オフ
new-fewer = { $option }：1減らす
new-more = { $option }：1増やす
new-rule-label = ルール { $rule }、新しいタブで開く

new-open = 参加できる人
new-open-text = 公開卓はロビーに表示され、そこから観戦もできます。
new-open-link = リンクを知る人だけ
new-open-anyone = ロビーの誰でも
new-clock = 1手の持ち時間
new-clock-text = 時間切れになると、その1手だけボットが代打ちします。
new-hints = ヒント
new-hints-text = 手番の人はコーチに聞けます。有効なことは全員に見え、結果はレーティングに影響しません。
new-clock-none = なし
new-clock-seconds = { $number }秒
new-clock-minutes = { $number }分

new-deck = 自作デッキ
new-deck-text = この卓だけのカードをJSONで指定します。デッキに入れられるものは、{ $link }の最後に書かれています。
new-deck-rules = ルール
new-deck-label = デッキのJSON
new-deck-file = ファイルを選ぶ
new-deck-too-large = このファイルはデッキとしては大きすぎます。
new-deck-no-json = まだ正しいJSONではありません（{ $why }）。
new-deck-no-object = デッキは「cards」を含むJSONオブジェクトにしてください。

new-send = 卓を立てる
new-back = 戻る
new-begins = { $friends ->
    [0] ゲームはすぐに始まります。
    [1] 友だちが席につくと、ゲームが始まります。
   *[other] 友だち{ $friends }人が席につくと、ゲームが始まります。
}

## Rules

rules-title = { $game } のルール
rules-head = ルール
rules-find = ルール内を検索
rules-found-none = 見つかりません
rules-found-at = { $place } / { $count }件
rules-find-previous = 前の候補
rules-find-next = 次の候補
rules-others = ほかのゲーム
rules-others-label = ほかのゲームのルール
rules-contents = 目次
rules-table = 表
rules-open-table = 卓を立てる

## Settings

settings-title = 設定
settings-language = 言語
settings-language-browser = ブラウザに合わせる
settings-theme = 明るさ
settings-theme-auto = システムに合わせる
settings-theme-light = ライト
settings-theme-dark = ダーク
settings-motion = カードの動き
settings-motion-none = なし
settings-motion-quick = 速い
settings-motion-normal = 普通
settings-motion-slow = 遅い
settings-pace = ボットの速さ
settings-pace-at-once = すぐ
settings-pace-quick = 速い
settings-pace-normal = 普通
settings-pace-slow = ゆっくり
settings-sound = サウンド
settings-coach = 自分が開く卓でコーチを使う
settings-autoplay = 選択肢が1つなら自動で進める
settings-keys = 卓で文字キーを使う（L ログ、S 得点、T チャット）

## When a page cannot be shown

error-nobody = ここには誰もいません
error-broken = ページを表示できませんでした
error-broken-text = ページの中で問題が起きました。
error-again = 再試行
error-to-lobby = ロビーへ

## What the server did not do

error-with-rule = { $reason }（{ $rule }）
error-no-page = このアドレスにページはありません。
error-no-game = 「{ $given }」というゲームはありません。
error-no-answer = サーバーから応答がありません。サーバーが動いているか確認してから、やり直してください。
error-not-readable = サーバーの応答を読み取れませんでした。
error-nothing-there = このアドレスには何もありません。
error-too-fast = 操作が速すぎます。少し待ってからやり直してください。
error-server = サーバーで問題が起きました。何も変わっていません。
error-refused = サーバーに拒否されました（{ $status }）。
