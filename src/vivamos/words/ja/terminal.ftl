### What “vivamos play” says at a prompt in the terminal.

## The prompt

terminal-welcome = { $game }、{ $players }人。あなたは席{ $seat_number }です。
terminal-help = 手の番号か、手そのものを入力してください。「why MOVE」でその手を出せない理由、「log」でこれまでの経過を表示し、「quit」で退席します。
terminal-your-move = あなたの手：
terminal-no-such-number = 手の番号は1〜{ $most }です。
terminal-may-be-played = その手は出せます。
terminal-goodbye = 退席しました。またどうぞ！
terminal-seat = { $seat_is ->
    [you] あなた { $value }
   *[other] { $seat } { $value }
}
terminal-yes = はい
terminal-no = いいえ

## What the table shows, a label on each line. A game may have labels of its own in its catalogue.

view-about = 相手
view-answer = 答え
view-balance = バランス
view-blocking = ブロックカード
view-bout = 取組
view-card = カード
view-cards = 枚数
view-clockwise = 時計回りの席順
view-colour = 色
view-covered = 下のカード
view-day = 日
view-dealer = ディーラー
view-declared = 宣言
view-direction = 手番の向き
view-discard = 捨て札
view-doomed = 除去
view-down_own = 裏向きに出した
view-down_taken = 裏向きで獲得
view-drawn = 引いたカード
view-dummy = ダミー
view-eliminated = 脱落
view-finished = トリック完了
view-food_won = 獲得したごちそう
view-from = 渡した席
view-hand = 手札
view-hand_size = 配る枚数
view-honour = イカサマあり
view-houses = 家
view-how = 方法
view-known = 判明したカード
view-laid = 裏向きに出した
view-last_round = 前のラウンド
view-last_trick = 前のトリック
view-last_winner = 前のトリックの勝者
view-leader = リードプレイヤー
view-led = リードカラー
view-lost = 除外
view-lost_last_bout = 前の取組の敗者
view-middle = 中央
view-moved = 動いた数
view-muertos = 死者カード
view-muertos_colour = 死者の色
view-muertos_won = 獲得した死者
view-normal = 通常カード
view-normal_left = 残り通常カード
view-offered = 渡すカード
view-passed = 渡ったカード
view-pile = 場札
view-piles = 獲得札
view-place = 席
view-placed = 置いたカード
view-placed_over = その下のカード
view-played = 出たカード
view-playing = プレイ中
view-questions = 質問
view-rank = ランク
view-refuse = いやどすカード
view-refuse_left = 残りいやどす
view-ring = 土俵
view-round = ラウンド
view-rounds = ラウンド数
view-scores = 得点
view-scored = ラウンドの得点
view-shame = 恥カード
view-stack = 差し込みの山
view-start_player = スタートプレイヤー
view-taken = 獲得
view-threatened = 除去されうる
view-to = 受け取った席
view-top = 一番上のカード
view-trick = トリック
view-trick_number = トリック番号
view-tricks = トリック数
view-turn = 手番
view-turned_up = 公開札
view-turns = 手番数
view-vamos = VAMOSカード
view-vamos_on = VAMOS
view-winning = 優勢
view-won = 獲得

value-any = 問わない
value-black = 黒
value-blue = 青
value-clockwise = 時計回り
value-counter-clockwise = 反時計回り
value-draw = 引いた
value-give = 渡した
value-green = 緑
value-pink = ピンク
value-swap = 交換した

## Errors of the command itself

no-such-language = { $given } という言語はありません。あるのは { $known } です。
no-pair-of-option = オプションは NAME=VALUE の形で書いてください。{ $given } は使えません。
same-option-twice = オプション「{ $option }」が2回指定されています。
bots-not-a-list = ボットは BOT,BOT の形で書いてください。{ $given } は使えません。
too-many-bots-beside-you = あなた以外の{ $places }席に対して、ボットが{ $bots }体います。
check-and-device-not-for-bots = --check と --device はランダムなプレイヤー用です。--bots とは併用できません。
tournament-of-one-bot = トーナメントには、異なるボットが2種類必要です。
# Ray での計算（`--cluster`）。
no-ray = クラスターを使うには Ray が必要です：pip install 'vivamos[cluster]'
cluster-is-for-cpu = クラスターは CPU で計算します。--device か --cluster のどちらかを外してください。
cluster-has-no-files = ほかのマシンのクラスターには { $bot } のファイルがありません。これを使わないか、--cluster local を付けてください。
threads-are-for-local-cluster = --threads はこのマシンと --cluster local 用です。ほかのクラスターのワーカー数は指定できません。
no-address-of-cluster = クラスターは local か、「ray start」が表示する HOST:PORT で指定してください。{ $given } は使えません。
cluster-does-not-start = このマシンで Ray を起動できません：{ $reason }。
cluster-does-not-answer = クラスター { $address } が応答しません：{ $reason }。
cluster-lost-work = クラスターが計算の一部を何度も失いました：{ $reason }。
cluster-has-other-version = クラスターのマシン { $machine } の Vivamos は { $there }、このマシンは { $here } です。両方に同じものをインストールしてください。
no-record-in-file = { $file ->
    [none] 標準入力にプレイ記録がありません。
   *[other] { $file } にプレイ記録がありません。
}
