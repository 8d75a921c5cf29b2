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

vamos-called = VAMOS！　全員が裏向きに1枚
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

must-lay-down = VAMOS！　今は全員が裏向きに1枚出します。
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
place-of-your-gift = 裏向きの1枚
tag-taken = 獲得

note-vamos-on = **VAMOS発動中。**このトリックのあと全員が裏向きに1枚出し、勝者が全部もらいます。
note-vamos-now = { $seat_is ->
    [you] **VAMOS！**　全員が裏向きに1枚出し、あなたが全部もらいます。
   *[other] **VAMOS！**　全員が裏向きに1枚出し、{ $seat }さんが全部もらいます。
}

turn-to-play = { $seat }さんの番
turn-to-lay-down = { $seat }さんが裏向きに出す番
vamos-is-on = VAMOS発動中：このあと全員が裏向きに1枚
gifts-go-to = { $seat_is ->
    [you] 全部あなたがもらいます
   *[other] 全部{ $seat }さんがもらいます
}

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

## What a player calls out with one press, a word or two

shout-vamos = VAMOS！
shout-delight = オレ！
shout-dismay = あちゃー

## The coach

# What it counts in.
coach-unit = 点数

# What a move leads to, at the beginning of a sentence: “… in 80 of 100 deals”.
coach-takes = { $seat_is ->
    [you] あなたが { $card } を獲得する
   *[other] { $seat }さんが { $card } を獲得する
}
coach-takes-skulls = { $seat_is ->
    [you] あなたがドクロを獲得する
   *[other] { $seat }さんがドクロを獲得する
}
coach-takes-stars = { $seat_is ->
    [you] あなたが星を獲得する
   *[other] { $seat }さんが星を獲得する
}
coach-takes-gifts = { $seat_is ->
    [you] あなたが贈り物を獲得する
   *[other] { $seat }さんが贈り物を獲得する
}
coach-wins = { $seat_is ->
    [you] あなたがトリックを獲得する
   *[other] { $seat }さんがトリックを獲得する
}
# A costly card in a few words, by what came of it. $who: self if whoever played it takes or wins, else others do.
coach-did-takes = { $who ->
    [self] { $card } を獲得した
   *[other] { $card } をほかの人に渡した
}
coach-did-takes-skulls = { $who ->
    [self] ドクロを獲得した
   *[other] ドクロをほかの人に渡した
}
coach-did-takes-stars = { $who ->
    [self] 星を獲得した
   *[other] 星をほかの人に渡した
}
coach-did-takes-gifts = { $who ->
    [self] 贈り物を獲得した
   *[other] 贈り物をほかの人に渡した
}
coach-did-wins = { $who ->
    [self] トリックを獲得した
   *[other] トリックをほかの人に譲った
}
# What costs something again and again, over many games: a heading of a few words. $who as above.
coach-habit-takes = { $who ->
    [self] 獲得したトリックの一番小さいカード
   *[other] ほかの人が獲得する一番小さいカード
}
coach-habit-takes-skulls = { $who ->
    [self] ドクロのあるトリック
   *[other] ほかの人が獲得するドクロ
}
coach-habit-takes-stars = { $who ->
    [self] どの星を獲得するか
   *[other] ほかの人が獲得する星
}
coach-habit-takes-gifts = { $who ->
    [self] 贈り物がつくトリック
   *[other] ほかの人が獲得する贈り物
}
coach-habit-wins = { $who ->
    [self] トリックを獲得するとき
   *[other] トリックを譲るとき
}
# In a replay, under a card that could not be played then: why, in two or three words.
in-short-must-follow = { $colour }のリード

## カードや印の上で止まったときに出る説明：1〜2文

about-number = 取った人には{ symbols }になります。リードカラーで最も大きいカードがトリックに勝ち、勝者は全体で最も小さいカードをもらいます。
about-vamos = このカードのあるトリックが終わると、全員が1枚ずつ裏向きに出し、勝者は最も小さいカードの代わりにそれを全部もらいます。ラウンド最後のトリックでは何も起きません。
about-now-vamos-last = 最後のトリックなので、もう何も起きません。
about-led = このトリックの最初のカードです。この色を持っている人は、必ずこの色を出します。
about-winning = 今のところ、リードカラーで最も大きいカードです。
about-won = このカードがトリックに勝ちました。出した人が最も小さいカードをもらい、次のトリックをリードします。
about-taken = トリックで最も小さい数字です。勝者がもらいます。
about-gifts = VAMOSで裏向きにもらったカードです。ラウンドの得点計算で表にします。
about-pile = このラウンドで獲得したカードです。星はプラス、ドクロはマイナスです。
about-score = 計算の済んだラウンドの得点です（星の数引くドクロの数）。合計の多い人が勝ちます。

## The lesson

lesson-win-title = トリックに勝つ
lesson-win-text = 全員が1枚ずつ出します。リードされた色（ここでは黄）で一番大きい数字の勝ちです。
lesson-win-task = このトリックに勝ってください。
lesson-win-hint = 17より大きい黄が必要です。
lesson-win-wrong = 黄の10は17より小さいので負けてしまいます。もっと大きい黄なら勝てます。

lesson-keep-title = もらうのは一番小さいカード
lesson-keep-text = もらえるのは一番小さいカードだけで、星1個は1点です。勝った人が次に好きなカードをリードします。
lesson-keep-task = 赤の29をリードしてください。
lesson-keep-hint = 手札の赤で一番大きいカードです。
lesson-keep-wrong = それをリードすることもできます。でもまずは赤の29を出して、ほかの人がどうするか見てみましょう。

lesson-skulls-title = ドクロは失点
lesson-skulls-text = 赤を持っていない人が青の1を捨てました。一番小さいのであなたのものになり、ドクロ2個で−2点です。
lesson-skulls-task = 青をリードして、ほかの人に勝たせてください。
lesson-skulls-hint = 青は1から9までで、すべてドクロ。あなたの青なら簡単に負けられます。
lesson-skulls-wrong = それはもっとよいトリックのために取っておきましょう。青をリードすれば、勝った人がドクロをもらいます。
lesson-skulls-wrong-purple = 紫の33は大きいので、勝ってしまうとドクロ3個をもらうかもしれません。青なら簡単に負けられます。

lesson-follow-title = フォロー
lesson-follow-text = 紫がリードされました。リードされた色を持っている人は、その色を出さなければなりません。
lesson-follow-task = 紫をフォローしてください。
lesson-follow-hint = 手札に紫は1枚だけです。

lesson-throw-title = その色がないとき
lesson-throw-text = また紫ですが、もう持っていないので何を出してもかまいません。勝てませんが、あなたのカードが一番小さくなるかもしれません。
lesson-throw-task = 勝者にドクロを押しつけてください。
lesson-throw-hint = 青のカードがドクロです。
lesson-throw-wrong = それは星なので、勝者が喜ぶだけです。青を捨てましょう。

lesson-vamos-title = VAMOS！
lesson-vamos-text = 仮面のついたカードがVAMOSカード。このトリックのあと全員が裏向きに1枚出し、勝者が全部もらいます。
lesson-vamos-task = 15より小さいカードで、ほかの人に勝たせてください。
lesson-vamos-hint = 黄の10なら大丈夫です。
lesson-vamos-wrong = それは15より大きいので勝ってしまい、見たこともないカードを3枚もらうことになります。

lesson-gift-title = 裏向きの贈り物
lesson-gift-text = 全員が勝者に裏向きで1枚出します。ラウンドが終わるまで中身は誰にもわかりません。
lesson-gift-task = ドクロを押しつけてください。
lesson-gift-hint = 最後の青のカードにあります。
lesson-gift-wrong = それでは星のプレゼントになってしまいます。青を出しましょう。

lesson-alone-title = ひとりで
lesson-alone-text = 紫がリードされましたが、手札にありません。一番小さいカードが誰のものになるか思い出してください。
lesson-alone-task = 勝者が一番得をしないカードを出してください。
lesson-alone-hint = 2枚の星の数を比べてみましょう。
lesson-alone-wrong = それでは勝者に星3個を渡してしまいます。赤なら2個です。

lesson-score-title = 得点
lesson-score-text = 手札がなくなったら贈り物を表にし、星は1個1点、ドクロは1個−1点です。人数と同じ数のラウンドを行い、合計が一番多い人の勝ちです。

## The first game after the lesson

first-VD-5 = 最初に出した人がトリックの色を決め、その色を持つ人は必ず出します。枚数の少ない色から出しておくと、早く何でも出せるようになります。
first-VD-8 = もらえるのは一番小さいカードだけ。勝つ前に、それが何になるか見ておきましょう。
first-VD-10 = VAMOSのトリックでは、勝者が全員から裏向きの1枚をもらいます。うれしい贈り物はめったにありません。
first-VD-12 = 最後のトリックでは贈るカードがないのでVAMOSの効果はなく、一番小さいカードをもらいます。
first-VD-15 = 星からドクロを引いた数が得点です。マイナスの合計でも一番になれます。
