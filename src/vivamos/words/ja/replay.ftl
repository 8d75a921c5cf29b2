### A game looked at again: the replay and its table.

## Opening a record

replay-open-record = プレイ記録を開く
replay-drop = プレイ記録をここにドロップ
replay-choose-file = ファイルを選ぶ
replay-drop-text = プレイ記録は、ゲームのあと「プレイ記録を保存」で保存したファイルか、vivamos simulate が書き出したファイルです。ここで確認して表示します。共有しないかぎり保存されません。
replay-many = このファイルには{ $number }ゲーム入っています。
replay-which = どのゲーム
replay-show = 表示する

## Whose eyes

replay-title = 振り返り · { $game }
replay-review = 振り返り
replay-as = { $name }の視点
replay-as-spectator = 観戦者の視点
replay-open = 全員の手札を公開
replay-open-short = 全公開
replay-how-much = どこまで見せるか
replay-seat = 席
replay-choose-seat = 席を選ぶ
replay-spectator = 観戦者
replay-hand = { $name }の手札
replay-turn = { $seat }：{ $prompt }

## Stepping through it

replay-where = ゲームの場面
replay-steps = ゲームをたどる
replay-play = 再生
replay-pause = 一時停止
replay-step = 1手進む
replay-step-back = 1手戻る
replay-jump = 次のトリックかラウンドへ
replay-jump-back = 前のトリックかラウンドへ
replay-jump-costly = 次の高くついた札へ
replay-jump-back-costly = 前の高くついた札へ
replay-move-of = { $all }手中{ $number }手目
replay-pace = 速さ：{ $pace }倍
replay-key-step = 1手進む・戻る
replay-key-jump = 次・前のトリックかラウンドへ
replay-key-jump-costly = 次または前の高くついた札へ
replay-key-play = 再生・一時停止
replay-key-open = 全員の手札を公開・見えていたとおりに戻す

## What to do with a moment

replay-beside = 得点とログ
replay-this-moment = この場面
replay-continue = ここから続ける
replay-link = この場面へのリンク
replay-link-copied = この場面へのリンクをコピーしました。
replay-link-shares = このプレイ記録を共有しますか？
replay-link-shares-text = リンクを知っている人は、全員の手札を含めてゲーム全体を見られます。そのため、記録はこのサーバーに保存されます。
replay-share = 共有する
replay-share-not = やめておく
replay-picture-png = 画像（PNG）
replay-picture-svg = 画像（SVG）
replay-another = 別のプレイ記録を開く
replay-rules = ルール
replay-only-looking = このゲームは終わっています。ここから遊ぶには「ここから続ける」を押してください。

## Where a link leads, as other pages show it

replay-preview = { $number }手目、{ $name }の視点
replay-preview-open = { $number }手目、全員の手札を公開
