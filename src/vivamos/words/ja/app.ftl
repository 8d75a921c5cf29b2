### Vivamos as an app: updates, installing, no server, notifications, sharing, spectators.

## An update

# A strip over a page that was open while the server was updated; behind it the button “Reload”.
update-there = Vivamos が更新されました。
update-reload = 読み込み直す

## On a device

app-description = 友だちやボットと遊べる{ $games }つのカードゲーム。
app-install = アプリとしてインストール

## No server

no-server-title = サーバーにつながりません
no-server-text = カードルームのサーバーから今は応答がありません。このページは自動でつなぎ直します。あなたの卓はそのまま残っています。
no-server-own = この端末だけで遊ぶ
no-server-own-text = Vivamos にインターネットは要りません。インストールしてあれば、どのパソコンもカードルームになります。
no-server-start = ターミナルでサーバーを起動：**vivamos serve --open**
no-server-open = ブラウザで { $link } を開けば、すぐにボットと遊べます。
no-server-phone = **vivamos serve --host 0.0.0.0** で起動すれば、同じ Wi-Fi にいる友だちもスマートフォンから参加できます。

## An invitation, as other pages show the link

invite-title = { $name }さんの{ $game }
invite-waiting = { $number ->
    [0] 満席です。
   *[other] 空席が{ $number }つあります。参加しませんか？
}
invite-playing = 対戦中です。観戦できます。
invite-over = このゲームは終了しました。
invite-free-seat = 空席
share-link = リンクを共有
share-invitation = いっしょに{ $game }で遊びませんか？

## My turn, while I look elsewhere

notify-your-turn = あなたの番です。
settings-notify = ほかの画面を見ているとき、自分の番を通知する
settings-notify-refused = ブラウザでこのページの通知が禁止されています。ブラウザの設定で許可できます。
settings-vibrate = 自分の番に振動する

## Spectators

table-watchers = { $number }人が観戦中
whispers-title = 観戦者どうし
whispers-secret = ここでの会話は、ゲームが終わると対戦者も読めます。
whispers-after = 観戦者の会話
whispers-say = ほかの観戦者に話す
whispers-said = { $name }さん（観戦者へ）：{ $text }
whispers-are-for-watchers = そこで話せるのは観戦者だけです。
too-many-whispers = ここではもう十分に話されました。
