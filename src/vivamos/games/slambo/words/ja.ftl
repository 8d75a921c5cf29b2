### SLAMBO!, the card game of sumo wrestlers.

## The game and its options, when a table is opened

pitch = バランスを押し合い、合計を叫べ。土俵の外へ出した人の負け。
option-expert = エキスパート面
option-expert-text = エキスパート面：土俵が0〜10ではなく1〜9になる。
option-start = 最初の手番
option-start-text = 最初の取組を始める席。

## The log. No full stop at the end.

bout-begins = { $stake ->
    [1] 第{ $bout }取組
   *[other] 第{ $bout }取組 · 恥カード{ $stake }枚
}
cards-dealt = 各自{ $each }枚、バランスは{ $balance }
goes-first = { $seat_is ->
    [you] あなた
   *[other] { $seat }さん
}から開始

shouted-balance = { $balance }
tipped-balance = { $side ->
    [below] { SIGNED($balance) }
   *[above] { $balance }
}

card-played = { $seat_is ->
    [you] あなた
   *[other] { $seat }さん
}が { $card } で「{ shouted-balance }！」
card-reversed = { $seat_is ->
    [you] あなた
   *[other] { $seat }さん
}が { $card } で「{ shouted-balance }！」、手番が逆回りに
card-tipped = { $seat_is ->
    [you] あなた
   *[other] { $seat }さん
}が { $card } でバランスを{ tipped-balance }にして土俵を割った
copy-played = { $seat_is ->
    [you] あなた
   *[other] { $seat }さん
}が { $card }（{ SIGNED($step) }）で「{ shouted-balance }！」
copy-reversed = { $seat_is ->
    [you] あなた
   *[other] { $seat }さん
}が { $card }（{ SIGNED($step) }）で「{ shouted-balance }！」、手番が逆回りに
copy-tipped = { $seat_is ->
    [you] あなた
   *[other] { $seat }さん
}が { $card }（{ SIGNED($step) }）でバランスを{ tipped-balance }にして土俵を割った
copy-of-nothing = { $seat_is ->
    [you] あなた
   *[other] { $seat }さん
}が { $card }、写すカードなしで「{ shouted-balance }！」
own-card-covered = あなたが { $card }
card-covered = { $seat }さんが1枚

passed-over = { $seat_is ->
    [you] あなた
   *[other] { $seat }さん
}は手札なし

slambo = { $seat_is ->
    [you] SLAMBO!　あなたが恥カード{ $took }枚を引き取り、次はあなたから
   *[other] SLAMBO!　{ $seat }さんが恥カード{ $took }枚を引き取り、次は{ $seat }さんから
}
slambo-taken = SLAMBO!　{ $seat_is ->
    [you] あなた
   *[other] { $seat }さん
}が恥カード{ $took }枚を引き取り
bout-broken = 水入り：誰も土俵を割らず、中央の恥カードが1枚増加
pile-held = 場札：{ $cards }
game-lost = { $seat_is ->
    [you] 恥カード{ $shame }枚であなたの負け：{ $winner_seats_count ->
        [1] { $winner_seats }さん
       *[other] { $winner_seats }
    }の勝ち
   *[other] 恥カード{ $shame }枚で{ $seat }さんの負け：{ $winner_seats_is ->
        [other] { $winner_seats_count ->
            [1] { $winner_seats }さん
           *[other] { $winner_seats }
        }
       *[you] { $winner_seats }
    }の勝ち
}

## What is asked and what is wrong

ask-keep-in-ring = バランスを{ $low }〜{ $high }に収めてください
no-card-in-hand = 手札に { $card } がありません。

deck-at-most = カードは{ $most }枚までです。
hand-at-most = 手札は{ $most }枚までです。
either-needs-number = プラマイカードの数字は1以上にしてください。
copy-has-no-number = コピーカードには数字を付けられません。
number-is-not-0 = 数字カードはバランスを動かすものなので、数字を0にはできません。
two-alike-at-most = 同じカードは2枚までです。

## Cards as they are read aloud. $sign is “plus” or “minus”.

card-number = { $sign ->
    [plus] プラス{ $number }
   *[minus] マイナス{ $number }
}
card-reverse = { $sign ->
    [plus] リバース、プラス{ $number }
   *[minus] リバース、マイナス{ $number }
}
card-either = プラマイ{ $number }
card-either-said = { $sign ->
    [plus] プラマイカード、プラス{ $number }を宣言
   *[minus] プラマイカード、マイナス{ $number }を宣言
}
card-copy = 直前のカードのコピー
card-shame = 恥カード
card-face-down = 裏向きのカード

## The table

bout-number = 第{ $bout }取組
cards-at-stake = 恥カード{ $stake }枚をかけた取組
at-stake = 恥{ $stake }枚
ring-shows = バランス{ $balance }（目盛りは{ $low }〜{ $high }）
edge-low = { $low }未満：SLAMBO
edge-high = { $high }超：SLAMBO
no-card-yet = まだなし
last-played = 直前のカード
copied-step = { SIGNED($step) }を写した
goes-clockwise = 時計回り
goes-anticlockwise = 反時計回り

break-shout = 水入り
break-told = 水入り：恥カードが1枚増加
seat-shouts = { $seat_is ->
    [you] あなた
   *[other] { $seat }さん
}「{ $balance }！」
slambo-shouted = { $seat_is ->
    [you] あなた
   *[other] { $seat }さん
}「SLAMBO!」

shame-heading = 恥
your-shame = 自分の恥
whoever-has-three = 恥カードが3枚になったら負けです。
shame-of-seat = { $seat_is ->
    [you] あなた
   *[other] { $seat }さん
}の恥カードは3枚中{ $shame }枚
shame-places = 恥カード3枚中{ $shame }枚

seat-to-move = { $seat_is ->
    [you] あなた
   *[other] { $seat }さん
}の番
selected-leads = { $what }：{ $leads }
short-reverse = リバース{ SIGNED($step) }
short-copy = コピー
card-leads = { $leads }：
leads-to = { $said ->
    [plus] プラスで{ $balance }
    [minus] マイナスで{ $balance }
   *[none] { $balance }へ
}
leads-round = { $balance }へ、手番は逆回りに
leads-to-slambo = { $said ->
    [plus] プラスは{ tipped-balance }でSLAMBO
    [minus] マイナスは{ tipped-balance }でSLAMBO
   *[none] { tipped-balance }でSLAMBO
}
slambo-at = { tipped-balance }でSLAMBO
say-sign = { $sign ->
    [plus] プラス：バランス{ $balance }
   *[minus] マイナス：バランス{ $balance }
}
say-sign-slambo = { $sign ->
    [plus] プラス：{ tipped-balance }でSLAMBO
   *[minus] マイナス：{ tipped-balance }でSLAMBO
}

## The score sheet

bout-heading = 取組
sheet-note = 恥カードが3枚になった人の負けで、ほかの全員が勝ちです。全員が0の取組は水入りです。
