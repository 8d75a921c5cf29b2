### この部屋での自分：マイページ、端末とコード、結果とレーティング。

## For codes and names

code-words =
    あさがお あひる いかだ いちご いるか うさぎ うめ うみがめ えんぴつ おにぎり おりがみ かえで かがみ かさ かぼちゃ かみなり
    からす かわせみ きつね きのこ きりん くじら くま くるみ けむり こいのぼり こおろぎ こけし こま さくら ささぶね さざなみ
    さつまいも さる さんご しいたけ しか しまうま すいか すずめ すすき すみれ せみ そら そり たいこ たけのこ たこやき たぬき
    たんぽぽ ちょうちん つき つくし つばき つばめ つらら てぶくろ てんぐ とうふ とけい とまと とら どんぐり なす なみ にじ
    にわとり にんじん ぬりえ ねぎ ねこ のはら はさみ はす はなび はまぐり ひつじ ひまわり ひょうたん ふうせん ふくろう ふじ
    ふね へちま へび ほたる ほんだな まくら まつ まつり まめ みかん みずうみ みつばち みのむし むぎ むささび めだか めがね
    もぐら もみじ もも やかん やじろべえ やま ゆうひ ゆき ゆず ゆびわ よもぎ らくだ らっぱ りす りんご るり れんげ れもん
    ろうそく わかめ わたげ いなほ うちわ おちば かすみ こはく しずく
invented-names =
    きなこ もなか だいふく あられ こんぺいとう わらび よもぎ ゆず すだち かりん つくし すみれ なずな めじろ うぐいす ひばり
    かわせみ ももんが こだぬき おはぎ しらたま あんず くるみ ひいらぎ

## What is not possible

nobody-by-that-key = このブラウザのキーは登録されていません。初めてか、登録を解除されています。
key-is-none = Vivamos-Key は16進数32桁のキーです。
no-such-avatar = { $given } という顔は選べません。
code-not-good = このコードは正しくないか、使用済みか、期限切れです。新しいコードをもらってください。
code-is-your-own = このブラウザはもうあなたのものです。もう一方の端末でコードを入力してください。
no-such-device = その端末はあなたのものではありません。
last-device = これがただ一つの端末で、長く使えるコードもありません。このままでは戻れなくなります。先にコードを印刷してください。
too-many-people = この場所から新しい人が来すぎています。1分待ってからもう一度お試しください。
too-many-codes = コードの入力が多すぎます。1分待ってからもう一度お試しください。

## My page

me-title = マイページ
me-since = { $date }からこの部屋のメンバー
me-new = このブラウザは初めてです。名前、結果、レーティングがこのページに並びます。
me-rename = 名前を変える
me-name = あなたの名前
me-save = 保存
me-faces = 顔を選ぶ
me-face = { $game }、顔 { $number }

## My page: figures

me-games = ゲーム数
me-won = { $won }勝、{ $share }%
me-even = 均等なら{ $even }%
me-share-label = 勝ちの割合は{ $share }%です。均等なら{ $even }%です。偶然だけでも{ $low }%から{ $high }%の間に入りえます。
me-rating = レーティング
me-rating-people = 対人
me-rating-practice = ボットと練習
me-rating-games = { $games }ゲーム
me-rating-band = { $low }～{ $high }くらい
me-rating-level = { $low }くらい
me-rating-margin = ± { $margin }
me-rating-curve = 最近{ $number }回のレーティング、{ $first }から{ $last }まで
me-by-game = ゲームごと
me-column-game = ゲーム
me-column-share = 勝ち
me-column-score = 得点
me-column-habits = よく出す手
me-score = 平均{ $score }
me-times = { $times }回
me-habit = { $move }（{ $times }回）
# Over the card that somebody has played most often, of all games.
me-favourite = よく出すカード

## My page: games

me-your-games = あなたのゲーム
me-filter = 表示するゲーム
me-filter-all = すべて
me-filter-won = 勝ち
# Games that the coach has not looked at yet.
me-filter-to-review = 未検討
me-none = 終わったゲームはまだありません。
me-none-won = まだ勝ったゲームはありません。次はきっと。
me-none-to-review = すべてのゲームを検討済みです。
# Heads of columns.
me-head-result = 結果
me-head-when = 日時
# In the column of accuracy.
me-not-reviewed = 未検討
me-no-accuracy = –
me-percent = { $number }%

## これからの課題

me-work = これからの課題
me-work-from = 検討した最近の{ $games }ゲームから
me-work-none = 繰り返し損をしているところはありません。
# $unit: what the game counts, “points”. $points is a number like 2.8, $times is 3 or more.
me-work-text = { $game }：{ $times }回、合計{ $points }（{ $unit }）の損
# Before some links, which are just numbers.
me-work-examples = 例
me-work-example = 例{ $number }：{ $habit }
me-work-lesson = レッスン、ステップ{ $step }
me-ways = ほかのページへ
me-lobby = ロビー
me-club = クラブ
me-older = もっと前のゲーム
me-with-against = { $game }、{ $partners }と組んで{ $others }と対戦
me-somebody = だれか
me-result-won = 勝ち
me-result-shared = 同点優勝
me-result-place = { $players }人中{ $place }位
me-result-ended = 途中で終了
me-result-score = { $result }、{ $score }点
me-rounds = { $rounds }ラウンド
me-with-hints = ヒントあり、レーティング対象外
me-review = 振り返る
me-review-label = 振り返る：{ $what }、{ $when }

## My page: devices and codes

me-devices = あなたの端末
me-devices-text = パスワードはありません。あなたが誰かは、このブラウザに保存されています。コードを使えば、別の端末に移したり、元に戻したりできます。
me-device-computer = パソコン
me-device-phone = スマートフォン
me-device-other = プログラム
me-device-this = このブラウザ
me-device-now = 今ここ
me-device-seen = 最後に来たのは{ $when }
me-sign-off = 解除
me-sign-off-label = 解除：{ $device }、最後に来たのは{ $when }
me-show-code = コードを表示
me-enter-code = コードを入力
me-copy = コピー
me-copied = コピーしました
me-code-good-for = 端末1台だけ、{ $minutes }分間使えます。その端末の「マイページ」で入力するか、カメラで画像を読み取ってください。
me-qr = カメラで読み取れる、同じコードの画像
me-code-field = もう一方の端末に出たコード
me-code-text = このブラウザで遊んだ記録も、そちらのあなたのものになります。
me-code-use = これは私です
me-came = { $name }さん、ようこそ。
me-lasting = 長く使えるコードを印刷
me-lasting-again = 長く使えるコードを作り直す
me-lasting-text = 鍵のように大切にしてください。これを持つ人は、この部屋であなたになれます。表示は今だけで、前のコードはもう使えません。
me-print = 印刷
me-close = 閉じる

## My page: one's own data

me-data = あなたのデータ
me-data-text = すべてを一つのファイルに保存することも、何も残さず削除することもできます。
me-export = 全部保存
me-forget = すべて削除する
me-forget-text = 名前、顔、端末、統計、レーティングは完全に消えます。ゲームの結果は「だれか」のものとして残ります。
me-forget-sure = 完全に削除する
me-keep = やめておく
me-forgotten = あなたのデータを削除しました。このブラウザは、初めて来たときの状態に戻りました。
