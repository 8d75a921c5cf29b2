### VAMOS dia: tricks of which the winner keeps the lowest card, and three VAMOS cards that bring blind gifts.

pitch = トリックに勝って、一番小さいカードをもらう。星は得点、ドクロは失点、3枚のVAMOSですべてが謎の贈り物に。

## Options of a table

option-start = 最初のリード
option-start-text = 第1ラウンドを最初にリードする席。

## Colours and cards

colour-B = 青
colour-Y = 黄
colour-R = 赤
colour-P = 紫

symbols = { $symbol ->
    [skull] { $count ->
        [0] ドクロなし
       *[other] ドクロ{ $count }個
    }
   *[star] { $count ->
        [0] 星なし
       *[other] 星{ $count }個
    }
}

card-spoken = { $colour }の{ $number }、{ symbols }
card-spoken-vamos = { card-spoken }、VAMOSカード
card-spoken-back = 裏向きのカード
card-spoken-own-down = 自分の裏向きのカード：{ $spoken }

## The log: what happened

round-begins = 第{ $number }ラウンド
trick-begins = トリック { $number }

all-cards-dealt = 各自{ $each }枚
cards-dealt = 各自{ $each }枚、{ $out }枚は不使用

first-lead-drawn = 抽選で{ $seat_is ->
    [you] あなた
   *[other] { $seat }さん
}が最初にリード
first-lead = { $seat_is ->
    [you] あなた
   *[other] { $seat }さん
}が最初にリード

card-led = { $seat_is ->
    [you] あなた
   *[other] { $seat }さん
}が { $card } をリード
card-played = { $seat_is ->
    [you] あなた
   *[other] { $seat }さん
}が { $card }

vamos-called = VAMOS!　全員が裏向きに1枚
vamos-again = VAMOSがもう1枚！　効果は1回だけ
vamos-in-last-trick = 最後のトリックではVAMOSの効果なし

trick-won = { $seat_is ->
    [you] あなた
   *[other] { $seat }さん
}が勝って { $card } を獲得
vamos-trick-won = { $seat_is ->
    [you] あなたの勝ち：全員があなたに裏向きで1枚
   *[other] { $seat }さんの勝ち：全員が{ $seat }さんに裏向きで1枚
}

card-laid-down = { $seat_is ->
    [you] あなた
   *[other] { $seat }さん
}が裏向きに { $card }
hidden-card-laid-down = { $seat_is ->
    [you] あなた
   *[other] { $seat }さん
}が裏向きに1枚
gifts-won = { $seat_is ->
    [you] あなた
   *[other] { $seat }さん
}が裏向きの{ $count }枚を獲得

gifts-turned-over = { $seat_is ->
    [you] あなた
   *[other] { $seat }さん
}が { $cards } を表に
round-scored = 第{ $number }ラウンド：{ $scores }

game-won = { $seat_is ->
    [you] あなた
   *[other] { $seat }さん
}の勝ち（{ SIGNED($total) }点）
game-shared = { $seats }が同点優勝（{ SIGNED($total) }点）

## What a player is asked for: follows "Your turn: "

ask-lead = 好きなカードをリードしてください
ask-follow = { $colour }をフォローしてください
ask-any-card = { $colour }がないので、好きなカードを出してください
ask-lay-down = 裏向きに1枚出してください

## Why a move is refused

must-lay-down = VAMOS!　今は全員が裏向きに1枚出します。「play { $card }」ではなく「down { $card }」としてください。
no-vamos = 裏向きに出すのは、VAMOSカードが出たトリックのあとだけです。
no-such-card-in-hand = 手札に { $card } がありません。
must-follow = { $colour }がリードされていて、手札に{ $colour }があります。{ $colour }を出してください。

## What is wrong with somebody's own deck: follows "deck: "

deck-numbers = 数字は1〜{ $most }を1枚ずつにしてください。
deck-vamos-cards = VAMOSカードは{ $most }枚までです。
deck-hand-size = 手札は{ $most }枚までです。

## At the table: how far the game is

round-of-rounds = ラウンド { $number }/{ $rounds }
status-trick = トリック { $number }
status-over = ゲーム終了

## At the table: the trick

place-of-trick = トリック
place-of-your-card = 自分のカード
tag-taken = 獲得

note-vamos-on = **VAMOS発動中。**このトリックのあと全員が裏向きに1枚出し、勝者が全部もらいます。
note-vamos-now = { $seat_is ->
    [you] **VAMOS!**　全員が裏向きに1枚出し、あなたが全部もらいます。
   *[other] **VAMOS!**　全員が裏向きに1枚出し、{ $seat }さんが全部もらいます。
}

turn-to-play = { $seat }さんの番
turn-to-lay-down = { $seat }さんが裏向きに出す番
vamos-is-on = VAMOS発動中：このあと全員が裏向きに1枚

## At the table: what somebody has won in this round, in small print beside the cards

pile-worth = { $symbol ->
    [skull] { symbols }
    [star] { symbols }
   *[mixed] 計{ SIGNED($points) }点
}
pile-kept = 獲得：{ pile-worth }
pile-kept-and-gifts = { pile-worth }と贈り物
pile-gifts = 裏向きの贈り物
pile-empty = 獲得札：まだなし
pile-scored = このラウンド **{ SIGNED($points) }**点
pile-gifts-spoken = { $seat_is ->
    [you] あなた
   *[other] { $seat }さん
}が裏向きで{ $count }枚獲得

## The end of a round and of the game, and the score sheet

result-won = { $seat_is ->
    [you] あなた
   *[other] { $seat }さん
}の勝ち
result-shared = { $seats }が同点優勝

column-this-round = ラウンド
column-round = ラウンド{ $number }
column-total = 合計
sheet-note = 各自が獲得したカードの星の数からドクロの数を引いたもの。贈り物も表にして数えます。
