### VIVA.

## The game in the lobby, and its options when a table is opened

pitch = 3軒の家、6つの色、1枚のブロックカード。

option-box = 箱
option-box-text = レギュラー版はカード126枚と勝利カード12枚、ポケット版は84枚と8枚。
choice-box-regular = レギュラー版
choice-box-pocket = ポケット版
option-rounds = ラウンド数
option-rounds-text = 遊ぶラウンド数。ポケット版では8まで。
option-honour = イカサマあり
option-honour-text = 置けないはずのカードを置いてみることができ、ほかのプレイヤーはそれを指摘できる。
option-dealer = ディーラー
option-dealer-text = 第1ラウンドのディーラーの席。その左隣から始める。

## Colours and cards

colour-R = 赤
colour-O = オレンジ
colour-Y = 黄
colour-G = 緑
colour-B = 青
colour-P = ピンク
one-colour = { $colour }
two-colours = { $first_colour }と{ $second_colour }
card-blocking = { $colours }、ブロックカード
card-face-down = 裏向きのカード

## The log: what happened. No full stop. $card is drawn as a small card

round-begins = ラウンド { $round }/{ $rounds }
extra-round-begins = 延長ラウンド { $number }

cards-dealt = { $dealer_seat_is ->
    [you] あなた
   *[other] { $dealer_seat }さん
}が{ cards-each }配り、{ $seat_is ->
    [you] あなた
   *[other] { $seat }さん
}から開始
cards-each = { $hand_size }枚ずつ

colours-blocked = { $number ->
   *[other] { $colours }をブロック中
}
first-block = { $card } をめくってブロックカードに：{ colours-blocked }
block-turned-up = { $seat_is ->
    [you] あなた
   *[other] { $seat }さん
}が { $card } をめくった：{ colours-blocked }
block-chosen = { $seat_is ->
    [you] あなた
   *[other] { $seat }さん
}が { $card } をブロックカードに：{ colours-blocked }
last-card-blocks = { $seat_is ->
    [you] あなた
   *[other] { $seat }さん
}は最後の1枚 { $card } をブロックカードに：{ colours-blocked }

card-placed = { $seat_is ->
    [you] あなた
   *[other] { $seat }さん
}が { $card } を家{ $house }に
drawn-card-placed = { $seat_is ->
    [you] あなた
   *[other] { $seat }さん
}が { $card } を引いて家{ $house }に
cards-placed = { $seat_is ->
    [you] あなた
   *[other] { $seat }さん
}が { $card } { $number }枚を家{ $house }に
cards-placed-on-two = { $seat_is ->
    [you] あなた
   *[other] { $seat }さん
}が { $card } { $number }枚を家{ $first_house }と家{ $second_house }に
cards-placed-on-each = { $seat_is ->
    [you] あなた
   *[other] { $seat }さん
}が { $card } { $number }枚を3軒に1枚ずつ
cards-placed-apart = { $seat_is ->
    [you] あなた
   *[other] { $seat }さん
}が { $card } { $number }枚：{ $places }
number-on-house = 家{ $house }に{ $number }枚

card-drawn = { $seat }さんが1枚引いた
own-card-drawn = { $seat_is ->
    [you] あなた
   *[other] { $seat }さん
}が { $card } を引いた
card-kept = { $seat }さんが1枚引いて手札に残した
own-card-kept = { $seat_is ->
    [you] あなた
   *[other] { $seat }さん
}が { $card } を引いて手札に残した
nothing-to-draw = { $seat_is ->
    [you] あなた
   *[other] { $seat }さん
}は引こうとしたが、カードがない
cards-drawn = { $seat }さんが{ $number }枚引いた
own-cards-drawn = { $seat_is ->
    [you] あなた
   *[other] { $seat }さん
}が { $cards } を引いた
pile-from-discards = 山札切れ：捨て札を新しい山札に
pile-from-houses = 山札切れ：家の一番上より下のカードを新しい山札に

viva-called = { $seat_is ->
    [you] あなた
   *[other] { $seat }さん
}が{ $colours }でVIVA！　家を一掃

card-caught = { $by_seat_is ->
    [you] あなた
   *[other] { $by_seat }さん
}が{ $seat_is ->
    [you] あなた
   *[other] { $seat }さん
}のイカサマを指摘：{ $reason }、カードは手札へ
no-colour-shared = { $card } と { $top_card } に共通の色なし
wrongly-caught = { $by_seat_is ->
    [you] あなた
   *[other] { $by_seat }さん
}が{ $seat_is ->
    [you] あなた
   *[other] { $seat }さん
}を指摘、反則ではなかった
let-pass = { $seat_is ->
    [you] あなた
   *[other] { $seat }さん
}が通した
nobody-caught = 指摘なし

went-out = { $seat_is ->
    [you] あなた
   *[other] { $seat }さん
}が { $card } をブロックカード { $block_card } に置いて上がり
round-won = { $seat_is ->
    [you] あなた
   *[other] { $seat }さん
}が第{ $round }ラウンドに勝ち、勝利カードを獲得
round-not-won = 第{ $round }ラウンドは{ $turns }手番で終了、勝者なし
lead-shared = { $seats }が同点、延長へ
game-won = { $seats_count ->
    [1] { $seats }の勝ち（{ victory-cards }）
   *[other] { $seats }が同点優勝（{ victory-cards }ずつ）
}
victory-cards = 勝利カード{ $victories }枚

## What a player is asked for. Each follows "Your turn: "

ask-judge = 指摘するか、通すか選んでください
ask-block = ブロックカードを選んでください
ask-place-or-keep = 置くか、そのまま持つか選んでください
ask-keep = カードを手札に残してください
ask-go-out-or-draw = 上がるか、1枚引いてください
ask-place-or-draw = カードを置くか、1枚引いてください
ask-draw = 1枚引いてください

## Why a move is refused. Sentences; what stands in quotes is the text of a move and stays as it is

must-judge = カードが置かれました。反則なら指摘し、そうでなければ通してください。
no-card-to-judge = ほかの人がカードを置いた直後ではありません。
no-catching = 指摘できるのは、「イカサマあり」のときだけです。
no-choosing-block = ブロックカードを選べるのは、VIVAのあと、VIVAしたプレイヤーだけです。
must-choose-block = VIVA！　新しいブロックカードを選んでください。手札の1枚か、山札の一番上のカードです。
must-place-or-keep = { $card } を引きました。その1枚を家に置くか、手札に残してください。
no-card-to-keep = 残すカードがありません。残せるのは、引いたばかりのカードだけです。
no-such-card-in-hand = 手札に { $card } がありません。
must-be-last-card = 上がれるのは最後の1枚だけです。手札は{ $held }枚あります。
no-colour-of-block = { $card } には、ブロックカード { $block_card } と共通の色がありません。
no-such-number-of-cards = { $card } が{ $wanted }枚必要ですが、手札には{ $held }枚しかありません。
no-last-card-on-house = 最後の1枚は家に置けません。ブロックカードの上に置いてください。
no-blocked-colour = ブロックカード { $block_card } に{ $colours }があるので、{ $card } はどの家にも置けません。
no-house-for-card = { $card } には、どの家の一番上のカードとも共通の色がありません。
no-colour-of-house = { $card } には、家{ $house }の一番上の { $top_card } と共通の色がありません。

## What is wrong with the options or with somebody's own deck. The latter follow the name of the file and a colon

too-few-victory-cards = { $box ->
    [pocket] ポケット版の勝利カードは{ $most }枚なので、{ $rounds }ラウンドは遊べません。
   *[regular] レギュラー版の勝利カードは{ $most }枚なので、{ $rounds }ラウンドは遊べません。
}
deck-too-many-alike = 同じカードは{ $most }枚までです。
deck-too-many-dealt = 全員の手札に配るカードは、合わせて{ $most }枚までです。
deck-without-blocking-card = { $there }枚のうち{ $dealt }枚を配ると、ブロックカードにするカードが残りません。

## The blocking card and the draw pile

slot-block = ブロックカード
slot-own-block = 自分のブロックカード
slot-pile = 空
pile-count = 残り{ $number }枚
caption-blocked = ブロック中：{ $colours }
caption-nothing = ブロック中の色はなし
caption-out = { $seat_is ->
    [you] あなた
   *[other] { $seat }さん
}の上がり
hint-last-card = 最後の1枚は、色を合わせてここに置きます。
hint-own-last-card = 共通の色があれば、最後の1枚をここに置けます。
tag-out = 上がり
press-go-out = { $colours }で上がる
press-block = { $colours }をブロックカードにする
press-turn-up = 山札からめくってブロックカードにする

## The houses

house-empty = 空
house-caught = 見つかった！
house-forbidden = 反則
house-just-placed = 新：{ $card }
house-placed-on = { $top_card } に { $card }
house-planned = ここにあと{ $number }枚
house-spoken-empty = 家{ $house }、空
house-spoken = { $number ->
    [1] 家{ $house }、{ $colours }
   *[other] 家{ $house }、{ $colours }、{ $number }枚
}
press-place = { $colours }を家{ $house }に置く
press-place-first = { $colours }を家{ $house }に置いて、次の家を選ぶ
press-place-viva = { $colours }を家{ $house }に置く：{ $viva_colours }でVIVA！
press-place-forbidden = { $colours }を家{ $house }に置く、反則：{ $reason }
press-refused = 家{ $house }には置けない：{ $colours }
try-warning = イカサマ：{ $reason }。誰かに指摘されると、3枚引きます。

## Over the hand: what the table waits for

question-over = ゲーム終了
question-viva = { $colours }でVIVA
question-caught = 見つかった！
question-judge = 反則？　{ $seat }さんが置いたカード
question-block = VIVA！　新しいブロックカードを選んでください
question-next-house = { $all }枚中{ $number }枚目：家を選んでください
question-house = 家を選んでください
question-drawn = { $colours }を引きました：置くか、そのまま持つか
waits-for-turn = { $seat }さんの番
waits-for-drawn = { $seat }さんが1枚引いて考え中
waits-for-block = { $seat }さんがブロックカードを選択中
waits-for-judge = { $seat }さんが反則かどうか確認中

## The hand and the buttons beside it

tag-drawn = 引いた
button-draw = 1枚引く
button-keep = そのまま持つ
button-turn-up = 山札からめくる
button-catch = 指摘する
button-let = 通す
button-go-out = 上がる
# On a button: very little room.
button-house = 家{ $house }
lay-how-many = 枚数
how-many-cards = 置く枚数：{ $colours }
lay-number = { $number }枚置く
keys-help = 選んだカードをその家に置く

## Seats and scores

sits-out = このラウンドは休み
score-cards = 手札
score-wins = 勝利
round-won-mark = 勝ち
sheet-note = 列は各ラウンドです。上がった人が勝利カードを獲得し、最も多い人の勝ちです。

## What a player calls out with one press, a word or two

shout-viva = VIVA！
shout-delight = やった！
shout-dismay = 惜しい

## The coach

# What it counts in.
coach-unit = 勝利カードの枚数

# What a move leads to, at the beginning of a sentence: “… in 80 of 100 deals”.
coach-viva = { $seat_is ->
    [you] 次のVIVAはあなた
   *[other] 次のVIVAは{ $seat }さん
}
coach-goes-out = { $seat_is ->
    [you] 次のVIVAの前にあなたが上がる
   *[other] 次のVIVAの前に{ $seat }さんが上がる
}
# A costly card in a few words, by what came of it. $who: self if whoever played it takes or wins, else others do.
coach-did-viva = { $who ->
    [self] 次のVIVAを取った
   *[other] 次のVIVAをほかの人に譲った
}
coach-did-goes-out = { $who ->
    [self] VIVAの前に上がった
   *[other] ほかの人を先に上がらせた
}
# What costs something again and again, over many games: a heading of a few words. $who as above.
coach-habit-viva = { $who ->
    [self] VIVAを取るとき
   *[other] ほかの人が取るVIVA
}
coach-habit-goes-out = { $who ->
    [self] 上がるとき
   *[other] 先に上がるほかの人
}
# In a replay, under a card that could not be played then: why, in two or three words.
in-short-no-blocked-colour = ブロック中
in-short-no-house-for-card = 置ける家なし
in-short-no-last-card-on-house = 家には不可

## カードや印の上で止まったときに出る説明：1〜2文

about-card = 空いている家か、一番上のカードと共通の色がある家に置けます。ただし、ブロックされた色が入っていると置けません。
about-now-viva = このカードでVIVAにできます。
about-now-houses = { $count ->
   *[other] 家{ $houses }に置けます。
}
about-now-last = 最後の1枚です。ブロックカードの上に置けばラウンドに勝ちます。
about-blocking = この色が入ったカードは、どの家にも置けません。最後の1枚は、共通の色があればここに置きます。
about-won = ブロックカードの上に置かれた最後の1枚。これでラウンドに勝ちました。
about-victories = 勝利カードです。ラウンドに勝つたびに1枚もらい、最も多い人がゲームに勝ちます。
about-pile = カードを置く代わりに1枚引けます。引いたカードは、すぐに置いても残してもかまいません。
about-viva = 3軒の一番上のカードすべてに共通の色があります。家のカードを片づけ、達成した人が新しいブロックカードを選びます。

## The lesson

lesson-golden-title = ゴールデンルール
lesson-golden-text = カードは1色か2色で、手札を最初になくすのが目標です。家には、一番上のカードと共通の色があるカードを置けます。
lesson-golden-task = 1番の家にカードを置いてください。
lesson-golden-hint = 家の色は黄とピンク。どちらかの色があるカードを探しましょう。
lesson-golden-wrong = それもルール上は可能です。でも今は、1番の家と共通の色があるカードを探しましょう。

lesson-draw-title = ブロック
lesson-draw-text = ブロックカードは緑なので、緑の入ったカードはどの家にも置けません。ほかのカードも色が合わず、置かないときは1枚引きます。
lesson-draw-task = 1枚引いてください。
lesson-draw-hint = 山札はブロックカードの隣です。

lesson-viva-title = VIVA！
lesson-viva-text = 黄とピンクを引きました。引いたカードはすぐに置くことができ、3軒すべてに共通の色ができるとVIVAで、右隣の人は2枚、左隣の人は1枚引きます。
lesson-viva-task = VIVAになるように置いてください。
lesson-viva-hint = ピンクだけの家と、黄だけの家があります。どちらかに重ねましょう。
lesson-viva-wrong = それでは3軒に共通の色がないままです。ピンクか黄のカードに重ねましょう。

lesson-block-title = 次のブロックを選ぶ
lesson-block-text = 家は空になり、手札か山札の一番上から、あなたが新しいブロックカードを決めます。最後の1枚は、これと共通の色がなければ上がれません。
lesson-block-task = 赤の入ったカードを1枚ブロックカードにし、もう1枚は最後に残してください。
lesson-block-hint = 赤とオレンジでも、赤と青でもかまいません。
lesson-block-wrong = めくることもできますが、最後の1枚と色が合うかは運しだいです。赤の入ったカードを選びましょう。
lesson-block-wrong-green = それでは緑がブロックされたままで、もう1枚の緑をどの家にも置けません。赤の入ったカードを選びましょう。

lesson-pair-title = まとめて2枚
lesson-pair-text = 緑が置けるようになりました。同じカードは1軒にも別々の家にもまとめて置け、空いている家にはブロックされていなければ何でも置けます。
lesson-pair-task = 緑を2枚まとめて置いてください。
lesson-pair-hint = 緑を選んで、枚数を2にしましょう。
lesson-pair-wrong = それでは手札が2枚以上残ります。緑を2枚まとめて置きましょう。

lesson-out-title = 上がり
lesson-out-text = 最後の1枚は家には置けません。ブロックカードと共通の色があれば、その上に置いて上がります。
lesson-out-task = 最後の1枚で上がってください。
lesson-out-hint = どちらにも赤があります。
lesson-out-wrong = それでは手札が2枚に戻ってしまいます。どちらにも赤があるので、今すぐ上がれます。

lesson-score-title = ラウンド獲得
lesson-score-text = 上がった人がラウンドに勝ち、勝利カードを1枚もらいます。決めた数のラウンドを終えて、勝利カードが一番多い人がゲームに勝ちます。

## The first game after the lesson

first-VI-5 = カードは空の家か、同じ色を含むカードの上に置けます。2色のカードのほうが置ける場所は多くなります。
first-VI-7 = 同じカードは一度に置けます。2枚、3枚とそろえば手札が一気に減ります。
first-VI-8 = 引いたカードはすぐに置けますが、置けるのはその1枚だけ。手札に残せば、ほかの人には見えません。
first-VI-11 = VIVAになると右隣の人は2枚、左隣の人は1枚引きます。次の手番の人にVIVAされると、2枚引くのはあなたです。
first-VI-12 = ブロックカードが替わりました。置けなかった色が置けるかもしれないので、手札を見直しましょう。
first-VI-13 = VIVAのあと手札が1枚だけなら、それをブロックカードにして1枚引きます。VIVAするときは2枚以上残しておきましょう。
first-VI-14 = 最後の1枚をブロックカードに重ねると、ラウンドに勝ちます。同じ色を含むカードを残しておきましょう。
