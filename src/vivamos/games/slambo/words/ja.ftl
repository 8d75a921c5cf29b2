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
own-card-covered = { $seat_is ->
    [you] あなた
   *[other] { $seat }さん
}が { $card }
card-covered = { $seat }さんが1枚

passed-over = { $seat_is ->
    [you] あなた
   *[other] { $seat }さん
}は手札なし

slambo = { $seat_is ->
    [you] SLAMBO！　あなたが恥カード{ $took }枚を引き取り、次はあなたから
   *[other] SLAMBO！　{ $seat }さんが恥カード{ $took }枚を引き取り、次は{ $seat }さんから
}
slambo-taken = SLAMBO！　{ $seat_is ->
    [you] あなた
   *[other] { $seat }さん
}が恥カード{ $took }枚を引き取り
bout-broken = 水入り：誰も土俵を割らず、中央の恥カードが1枚増加
pile-held = 場札：{ $cards }
game-lost = { $seat_is ->
    [you] 恥カード{ $shame }枚であなたの負け
   *[other] 恥カード{ $shame }枚で{ $seat }さんの負け
}：{ $winner_seats }の勝ち

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
card-either-declared = { $sign ->
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
}「SLAMBO！」

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
leads-to = { $declared ->
    [plus] プラスで{ $balance }
    [minus] マイナスで{ $balance }
   *[none] { $balance }へ
}
leads-round = { $balance }へ、手番は逆回りに
leads-to-slambo = { $declared ->
    [plus] プラスは{ tipped-balance }でSLAMBO
    [minus] マイナスは{ tipped-balance }でSLAMBO
   *[none] { tipped-balance }でSLAMBO
}
slambo-at = { tipped-balance }でSLAMBO
declare-sign = { $sign ->
    [plus] プラス：バランス{ $balance }
   *[minus] マイナス：バランス{ $balance }
}
declare-sign-slambo = { $sign ->
    [plus] プラス：{ tipped-balance }でSLAMBO
   *[minus] マイナス：{ tipped-balance }でSLAMBO
}

## The score sheet

bout-heading = 取組
sheet-note = 恥カードが3枚になった人の負けで、ほかの全員が勝ちです。全員が0の取組は水入りです。

## What a player calls out with one press, a word or two

shout-slambo = SLAMBO！
shout-hakkeyoi = はっけよい！
shout-steady = 落ち着いて

## The coach

# What it counts in.
coach-unit = 恥カードの枚数

# What a move leads to, at the beginning of a sentence: “… in 80 of 100 deals”.
coach-tips = { $seat_is ->
    [you] あなたが土俵を割る
   *[other] { $seat }さんが土俵を割る
}
coach-break = 誰も土俵を割らない
# A costly card in a few words, by what came of it. $who: self if whoever played it takes or wins, else others do.
coach-did-tips = { $who ->
    [self] 土俵を割った
   *[other] ほかの人を土俵から出した
}
coach-did-break = 誰も土俵を割らなかった
# What costs something again and again, over many games: a heading of a few words. $who as above.
coach-habit-tips = { $who ->
    [self] 土俵際の一手
   *[other] 誰を土俵から出すか
}
coach-habit-break = 誰も負けない取組

## カードや印の上で止まったときに出る説明：1〜2文

about-plus = バランスを{ $number }上げます。
about-minus = バランスを{ $number }下げます。
about-either = プラス{ $number }とマイナス{ $number }のどちらにするか、出すときに決めます。
about-reverse = 数字の分だけバランスを動かし、そのあと手番の回る向きが逆になります。
about-copy = 直前のカードとまったく同じ働きをします。取組の最初のカードなら何も起きません。
about-shame = バランスを崩した人が、中央の恥カードを全部引き取ります。3枚たまるとゲームに負けです。
about-now = バランス：{ $leads }。
about-stake = この取組に負けた人が引き取る恥カードです。誰も負けなければ1枚増えます。
about-shame-places = これまでに引き取った恥カードです。取組のあとに3枚あるとゲームに負け、ほかの全員が勝ちます。
about-edge = バランスが{ $low }を下回るか{ $high }を超えるとSLAMBO。そのカードを出した人が取組に負けます。
about-direction = 手番の回る向きです。リバースカードで逆になります。

## The lesson

lesson-push-title = バランスを押す
lesson-push-text = カードを出すたびにバランスが動き、青は上へ、赤は下へ押します。最初は5です。
lesson-push-task = 2だけ上げてください。
lesson-push-hint = 上げるのは青。2のカードを使いましょう。
lesson-push-wrong = それでは2だけ上がりません。青の2を出しましょう。

lesson-ring-title = 土俵に残る
lesson-ring-text = バランスは端の10。10を超えるか0を下回ればSLAMBOで、パスはできません。
lesson-ring-task = 土俵に残るカードを出してください。
lesson-ring-hint = 10からは下げるしかありません。
lesson-ring-wrong = 10を超えてSLAMBO、取組に負けてしまいます。赤で下げましょう。

lesson-edge-title = 土俵際
lesson-edge-text = バランスは8。次の人も、土俵に残るカードを出さなければなりません。
lesson-edge-task = ちょうど10にしてください。
lesson-edge-hint = 8から10までは、あと2です。
lesson-edge-wrong = それでは相手が楽に続けられます。10なら青はどれもSLAMBOです。

lesson-shame-title = 恥カード
lesson-shame-text = バランスを崩した人はSLAMBOとなり、中央の恥カードを引き取ります。3枚たまった人の負けで、ほかの全員の勝ちです。

lesson-either-title = プラマイ
lesson-either-text = 3人か4人なら特殊カードが入ります。このカードはプラスかマイナスかを自分で決められます。
lesson-either-task = プラマイの5を出して、土俵に残ってください。
lesson-either-hint = バランスは10。どちらなら土俵に残れますか？
lesson-either-wrong = それでも残れます。でもプラマイカードを使ってみましょう。
lesson-either-wrong-plus = 10に5を足すと15でSLAMBOです。マイナスにしましょう。
lesson-either-wrong-tips = それでは10を超えてしまいます。プラマイの5をマイナスで出しましょう。

lesson-reverse-title = 逆回り
lesson-reverse-text = リバースは数字の分だけ押し、そのあと手番が逆回りになります。
lesson-reverse-task = 手番を逆回りにしてください。
lesson-reverse-hint = 丸く回る矢印のカードです。
lesson-reverse-wrong = それでは逆回りになりません。リバースを出しましょう。

lesson-copy-title = もう一度同じことを
lesson-copy-text = たった今バランスが2下がりました。コピーは直前のカードとまったく同じことをします。
lesson-copy-task = コピーしてください。
lesson-copy-hint = コピーカードには数字がありません。
lesson-copy-wrong = それは自分の数字で押すカードです。コピーを出しましょう。

lesson-break-title = 水入り
lesson-break-text = SLAMBOが出ないまま全員の手札がなくなれば、誰も恥カードを取りません。代わりに中央の恥カードが1枚増え、次の取組の重みが増します。

## The first game after the lesson

first-SL-11 = パスはできません。どちらの端からも逃げられるように、青も赤も残しておきましょう。
first-SL-6 = バランスを崩した人が恥カードを取り、次はその人から。土俵際のために小さいカードを残しておくと役立ちます。
first-SL-8 = 水入りです。中央の恥カードが増えたので、この取組は慎重に。
