### Dia de los Muertos.

## The game in the lobby: what kind of game it is, in one sentence

pitch = 3日間の祭り、パートナーと死者をもてなす。

## Colours and cards

colour-K = 黒
colour-P = ピンク
colour-B = 青
colour-G = 緑

title-choose = 色選び
title-ask = 質問
title-spoiled = 腐敗
title-swap = スワップ
title-food = ごちそう
title-kill = 10殺し
title-start = スタート
title-muertos = { $colour_is ->
    [G] 動物
    [P] 子ども
   *[B] 大人
}

card-plain = { $colour }の{ $number }
card-titled = { $colour }の{ $number }、{ $title }
card-muertos = { $colour }の{ $number }、{ title-muertos }、死者カード
card-choose = 色選び、0、色は未定
card-choose-as = 色選び、0、{ $colour }として
card-face-down = 裏向きのカード

## The log: what happened. No full stop

day-begins = { $day ->
    [1] 1日目：動物
    [2] 2日目：子ども
   *[3] 3日目：大人
}
trick-begins = トリック { $trick }

dummy-has-partner = { $seat_is ->
    [you] あなた
   *[other] { $seat }さん
}がダミーのパートナー、ダミーの手札は公開
cards-dealt = 配り終わり、{ $card } は{ $seat_is ->
    [you] あなた
    [none] ダミー
   *[other] { $seat }さん
}に

card-led = { $seat_is ->
    [you] あなた
    [none] ダミー
   *[other] { $seat }さん
}が { $card } をリード
card-played = { $seat_is ->
    [you] あなた
    [none] ダミー
   *[other] { $seat }さん
}が { $card }
card-led-does = { card-led }：{ $does }
card-played-does = { card-played }：{ $does }
does-choose = { $colour }として
does-spoil = このトリックにごちそうはもう出せない
does-swap = { $seat_is ->
    [you] あなた
    [none] ダミー
   *[other] { $seat }さん
}とスワップ
does-swap-nothing = スワップ、渡すカードなし
does-kill-nothing-yet = 10殺し
does-kill = 10殺し、{ $of_seat_is ->
    [you] あなた
    [none] ダミー
   *[other] { $of_seat }さん
}の10が取り除かれる
does-go = この10は取り除かれる
does-let-go = { $of_seat_is ->
    [you] あなた
    [none] ダミー
   *[other] { $of_seat }さん
}の10が取り除かれる

card-discarded = { $seat_is ->
    [you] あなた
    [none] ダミー
   *[other] { $seat }さん
}は出せるカードがなく、{ $card } を捨てた
card-discarded-for-good = { card-discarded }（ゲームから除外）

cards-asked-for = { $rank ->
    [none] { $colour }
   *[other] { $colour_is ->
        [none] ランク{ $rank }
       *[other] { $colour }の{ $rank }
    }
}
question-asked = { $seat_is ->
    [you] あなた
    [none] ダミー
   *[other] { $seat }さん
}の質問：{ $about_seat_is ->
    [you] あなた
    [none] ダミー
   *[other] { $about_seat }さん
}の{ cards-asked-for }は？　{ $answer }枚

card-or-some = { $card ->
    [none] 1枚
   *[other] { $card }
}
card-offered = { $seat_is ->
    [you] あなた
    [none] ダミー
   *[other] { $seat }さん
}が{ $to_seat_is ->
    [you] あなた
    [none] ダミー
   *[other] { $to_seat }さん
}に渡す{ card-or-some }を選択
cards-swapped = { $seat_is ->
    [you] あなた
    [none] ダミー
   *[other] { $seat }さん
}が{ $to_seat_is ->
    [you] あなた
    [none] ダミー
   *[other] { $to_seat }さん
}に { $card } を渡し、{ $back_card } を受け取った
some-cards-swapped = { $seats }が1枚ずつ交換

ten-removed-by-choice = { $seat_is ->
    [you] あなた
    [none] ダミー
   *[other] { $seat }さん
}が10殺しで{ $of_seat_is ->
    [you] あなた
    [none] ダミー
   *[other] { $of_seat }さん
}の10を除去
ten-removed = 10殺しで{ $of_seat_is ->
    [you] あなた
    [none] ダミー
   *[other] { $of_seat }さん
}の10を除去

trick-won = { $cards_count ->
    [0] { $seat_is ->
        [you] あなた
        [none] ダミー
       *[other] { $seat }さん
    }がトリックを獲得
   *[other] { $seat_is ->
        [you] あなた
        [none] ダミー
       *[other] { $seat }さん
    }が { $cards } を獲得
}
trick-won-gifts = { trick-won }、{ $gifts_seat_is ->
    [you] あなた
    [none] ダミー
   *[other] { $gifts_seat }さん
}と贈り物を交換

card-drawn = { $seat_is ->
    [you] あなた
    [none] ダミー
   *[other] { $seat }さん
}が{ $from_seat_is ->
    [you] あなた
    [none] ダミー
   *[other] { $from_seat }さん
}から{ card-or-some }を引いた
card-taken = { $seat_is ->
    [you] あなた
   *[other] { $seat }さん
}がダミーから { $card } を取った
card-given = { $seat_is ->
    [you] あなた
    [none] ダミー
   *[other] { $seat }さん
}が{ $to_seat_is ->
    [you] あなた
    [none] ダミー
   *[other] { $to_seat }さん
}に{ card-or-some }をお返し

day-ended = { $day }日目終了：{ $results }
pairs-so-far = { $seats } ペア{ $pairs }組
game-won = { $seats_is ->
    [you] あなたの勝ち（ペア{ $pairs }組）
    [us] あなたのチームの勝ち（ペア{ $pairs }組）
   *[other] { $seats }の勝ち（ペア{ $pairs }組）
}
game-shared = { $seats }が同点優勝（ペア{ $pairs }組）

## What a player is asked for. Each follows "Your turn: "

ask-for-dummy = ダミー：{ $prompt }
ask-start-card = { $card } を出してください
ask-lead = 好きなカードをリードしてください
ask-any-colour = { $food ->
    [no] 好きな色を出してください（ごちそうは不可）
   *[yes] 好きな色を出してください
}
ask-two-colours = { $food ->
    [no] { $colour }、{ $other_colour }か黒を出してください（ごちそうは不可）
   *[yes] { $colour }、{ $other_colour }か黒を出してください
}
ask-one-colour = { $food ->
    [no] { $colour }か黒を出してください（ごちそうは不可）
   *[yes] { $colour }か黒を出してください
}
ask-black = { $food ->
    [no] 黒を出してください（ごちそうは不可）
   *[yes] 黒を出してください
}
ask-discard = 出せるカードがないので、1枚捨ててください
ask-gift = お返しに1枚渡してください
ask-swap = パートナーに渡すカードを選んでください
ask-swap-to-you = あなたに渡すカードを選んでください
ask-take = ダミーの手札から1枚取ってください
ask-question = 質問を決めてください
ask-whose-ten = 取り除く10を選んでください

## Why a move is refused. $dummy is "yes" when the player decides for the dummy

must-play = { $dummy ->
    [yes] ダミーの手札からカードを1枚出してください。
   *[no] カードを1枚出してください。
}
must-discard = { $dummy ->
    [yes] ダミーの手札に出せるカードがありません。1枚捨ててください。
   *[no] 出せるカードがありません。1枚捨ててください。
}
must-give = { $dummy ->
    [yes] ダミーの手札から{ $seat }さんにお返しする番です。1枚渡してください。
   *[no] { $seat_is ->
        [none] ダミーにお返しする番です。1枚渡してください。
       *[other] { $seat }さんにお返しする番です。1枚渡してください。
    }
}
must-swap = { $dummy ->
    [yes] スワップが出ました。ダミーの手札から渡すカードを選んでください。
   *[no] スワップが出ました。渡すカードを選んでください。
}
must-take = ダミーがトリックに勝ちました。ダミーの手札から1枚取ってください。
must-ask = 質問のカードが出ました。質問を決めてください。
must-kill = 相手が2人とも10を出しています。10殺しで取り除く10を選んでください。
must-begin-with-start = ディールはスタートのカードから始めます。{ $card } を出してください。
no-killing-that = 10殺しで取り除けるのは、相手チームの10だけです。
no-asking-oneself = この手札については質問できません。ほかの手札を選んでください。
no-such-card-in-hand = { $dummy ->
    [yes] ダミーの手札に { $card } がありません。
   *[no] 手札に { $card } がありません。
}
no-such-muertos-today = このディールの死者は { $muertos_card } です。{ $card } ではありません。
no-choose-as-muertos = 色選びを{ $colour }にはできません。このディールの死者の色です。
no-choose-as-played = 色選びを{ $colour }にはできません。このトリックには{ $colour }がもう出ています。
no-discarding-yet = 出せるカードがあるので、捨てることはできません。
no-food-after-spoiled = 腐敗が出たので、このトリックにごちそうは出せません。
no-second-of-colour = このトリックには{ $colour }がもう出ています。{ $colour }は1枚しか出せません。

## What is wrong with somebody's own deck. Each follows the name of the file and a colon

deck-not-four-hands = デッキは、{ $most }枚までの手札4つ分ちょうどにしてください。
deck-not-one-start-card = スタートのカードは1枚にしてください。
deck-not-one-of-a-kind = 種類「{ $type }」のカードは1枚までです。
deck-too-many-swaps = スワップのカードは{ $most }枚までです。
deck-without-food = ごちそうが必要です。
deck-without-muertos = 死者カードが必要です。
deck-muertos-not-of-one-rank = 死者カードはすべて同じランクにし、ほかのカードにはそのランクを使わないでください。
deck-food-not-alike = ごちそうはすべて同じカードにしてください。
deck-has-copies = 同じカードを複数入れられるのはごちそうと死者だけですが、{ $card } が複数あります。

## How far the game is, in the bar over the table and in the lists of the lobby

status-day = { $day }/{ $days }日目
status-trick = トリック { $trick }/{ $tricks }
status-over = ゲーム終了

## Around the table

dummy = ダミー
dummy-spoken = { $turn ->
    [yes] ダミー（手番）
   *[no] ダミー
}
dummy-with = { $seat_is ->
    [you] あなた
   *[other] { $seat }さん
}と組む
dummy-hand = ダミーの手札
partner = パートナー

muertos-are = 死者は{ $colour }
cards-lost = ゲームから除外：{ $cards }
ledger-caption = これまでの獲得
ledger-food = ごちそう
ledger-muertos = 死者
ledger-pairs = ペア
turned-up-spoken = 公開札、ランク順
turned-up = 公開札（ランク順）
turned-up-nothing = まだなし

learned = 贈り物と質問
learned-brief = 贈り物
learned-of-hand = このディール
learned-title = このディールでわかったこと
learned-nothing = 贈り物、スワップ、質問はまだありません。
learned-swap = { $seat_is ->
    [you] あなた
    [none] ダミー
   *[other] { $seat }さん
}がスワップで{ $to_seat_is ->
    [you] あなた
    [none] ダミー
   *[other] { $to_seat }さん
}に{ card-or-some }を渡した
cards-answered = { $answer ->
   *[other] { $rank ->
        [none] { $colour }
       *[other] { $colour_is ->
            [none] ランク{ $rank }
           *[other] { $colour }の{ $rank }
        }
    }
}
learned-answer = { $about_seat_is ->
    [you] あなた
    [none] ダミー
   *[other] { $about_seat }さん
}の{ cards-answered }は質問の時点で**{ $answer }**枚

waits-for-card = { $dummy ->
    [yes] { $seat_is ->
        [you] あなた
       *[other] { $seat }さん
    }がダミーのカードを出す番
   *[no] { $seat_is ->
        [you] あなた
       *[other] { $seat }さん
    }の番
}
waits-for-gift = { $seat_is ->
    [you] あなた
   *[other] { $seat }さん
}が{ $to_seat_is ->
    [you] あなた
    [none] ダミー
   *[other] { $to_seat }さん
}への贈り物を選択中
waits-for-take = { $seat_is ->
    [you] あなた
   *[other] { $seat }さん
}がダミーから取るカードを選択中
waits-for-swap = { $seat_is ->
    [you] あなた
   *[other] { $seat }さん
}が{ $to_seat_is ->
    [you] あなた
    [none] ダミー
   *[other] { $to_seat }さん
}に渡すカードを選択中
waits-for-question = { $seat_is ->
    [you] あなた
   *[other] { $seat }さん
}が質問を考え中
waits-for-kill = { $seat_is ->
    [you] あなた
   *[other] { $seat }さん
}が取り除く10を選択中
you-pass = { $card } を渡します
choose-as = { $colour }として

## The trick

trick = トリック
slot-own = 自分のカード
slot-dummy = ダミーのカード
tag-discarded = 捨てた
tag-removed = 除去
tag-as = { $colour }として
fate-doomed = トリック終了時に10を除去
fate-threatened = 10が除去されるかも
remove = 取り除く
remove-spoken = { $of_seat_is ->
    [you] あなた
    [none] ダミー
   *[other] { $of_seat }さん
}の10を取り除く

## Gifts

gifts-title = 贈り物
gift-take = 1枚取る
gift-own = あなたのお返し
gift-of-dummy = ダミーのお返し
gift-other = お返し
gift-drew = { $seat_is ->
    [you] あなた
    [none] ダミー
   *[other] { $seat }さん
}が{ $from_seat_is ->
    [you] あなた
    [none] ダミー
   *[other] { $from_seat }さん
}から引いた1枚
gift-takes = { $seat_is ->
    [you] あなた
   *[other] { $seat }さん
}がダミーから取る1枚
gift-back = { $seat_is ->
    [you] あなた
    [none] ダミー
   *[other] { $seat }さん
}から{ $to_seat_is ->
    [you] あなた
    [none] ダミー
   *[other] { $to_seat }さん
}へお返し

## The question of an Ask

question-title = あなたの質問
question-whose = 誰の手札？
question-colour = 色
question-rank = ランク
question-of-colour = { $colour }
question-any = 問わない
question-choose-whose = 誰の手札か選んでください
question-choose = 色かランクを選んでください
question-put = 質問：{ $about_seat_is ->
    [you] あなた
    [none] ダミー
   *[other] { $about_seat }さん
}の{ cards-asked-for }は何枚？

## The end of a day or of the game, and the score sheet

result-day = { $day }日目終了
result-won = { $seats_is ->
    [you] あなたの勝ち
    [us] あなたのチームの勝ち
   *[other] { $seats }の勝ち
}
result-shared = 同点優勝
result-shared-by = { $seats }が同点優勝
sheet-day = { $day }日目
sheet-note = 各日の欄は、その日に獲得したごちそうと死者です。ごちそう1枚と死者1枚で、いつ獲得してもペアになります。同点なら、ごちそう、次に死者の多いほうの勝ちです。

## Labels of what the table shows in the terminal: of a card of the trick, whether it was discarded, or removed by a Kill 10

view-discarded = 捨てた
view-removed = 除去

## What a player calls out with one press, a word or two

shout-feast = ¡Provecho!
shout-thanks = ありがとう
shout-dismay = あちゃー

## The coach

# What it counts in.
coach-unit = ペアの数

# What a move leads to, at the beginning of a sentence: “… in 80 of 100 deals”.
coach-takes = { $seats_is ->
    [you] あなたが { $cards } を獲得する
    [us] あなたのチームが { $cards } を獲得する
   *[other] { $seats }が { $cards } を獲得する
}
coach-wins = { $seats_is ->
    [you] あなたがトリックを獲得する
    [us] あなたのチームがトリックを獲得する
   *[other] { $seats }がトリックを獲得する
}
# A costly card in a few words, by what came of it. $who: self if whoever played it takes or wins, else others do.
coach-did-takes = { $who ->
    [self] { $cards } を獲得した
   *[other] { $cards } を相手に渡した
}
coach-did-wins = { $who ->
    [self] トリックを獲得した
   *[other] トリックを相手に譲った
}
# What costs something again and again, over many games: a heading of a few words. $who as above.
coach-habit-takes = { $who ->
    [self] トリックで獲得するもの
   *[other] 相手が獲得するもの
}
coach-habit-wins = { $who ->
    [self] トリックを獲得するとき
   *[other] トリックを譲るとき
}
# In a replay, under a card that could not be played then: why, in two or three words.
in-short-no-second-of-colour = { $colour }は出た
in-short-no-food-after-spoiled = 腐敗の後
in-short-must-begin-with-start = まずスタート

## カードや印の上で止まったときに出る説明：1〜2文

about-plain = 最もランクの高いカードがトリックに勝ちます。1つのトリックに出せるのは、ピンク、青、緑がそれぞれ1枚まで、黒は何枚でもかまいません。
about-choose = 出した人が色を宣言します。その日の死者の色は選べず、まだトリックに出せる色に限ります。
about-ask = 出した人が、ほかの手札1つについて、ある色やランクのカードが何枚あるかを質問します。正しい答えを全員が聞きます。
about-spoiled = これ以後、このトリックにごちそうは出せません。トリックを取った人は贈り物を交換します。
about-swap = 出した人とパートナーが、手札を1枚ずつ渡し合います。相手のカードを見る前に選びます。
about-food = 獲得したチームの手元に残ります。ごちそうと死者で1組のペアになり、1組につき1点です。
about-muertos = 獲得したチームの手元に残ります。死者とごちそうで1組のペアになり、1組につき1点です。
about-kill = 全員が出し終えたとき、相手チームの10を1枚取り除きます。その10は勝てません。パートナーの10は安全です。
about-start = 持っている人が、これをリードして1日を始めます。
about-led = このトリックの最初のカードです。
about-winning = 今のところ最も高いランクです。同じランクなら先に出したほうが勝ちます。
about-won = このカードがトリックに勝ちました。そのチームが、中のごちそうと死者を獲得します。
about-discarded = 出せるカードがなく、捨てたカードです。トリックには含まれません。
about-removed = 10殺しで取り除かれた10です。勝てません。
about-as = このカードに選ばれた色です。
about-fate = このトリックには10殺しがあります。全員が出し終えると、相手チームの10が1枚取り除かれます。
about-partner = 勝つのも負けるのも一緒です。どちらが取ったカードも2人のものになります。
about-day = この日の死者です。死者4枚とごちそう3枚をめぐって争います。
about-pairs = ごちそうと死者で1組のペアです。いつ獲得したものでもかまいません。1組につき1点です。
about-turned-up = 前のトリックのカードです。誰でも見られます。得点にはなりません。
about-dummy = 4つ目の手札は公開され、そのパートナーが代わりに出します。

## The lesson

lesson-win-title = トリックに勝つ
lesson-win-text = 全員が1枚ずつ出します。色に関係なく、最も高いランク（数字）の勝ちです。
lesson-win-task = このトリックに勝ってください。
lesson-win-hint = 手札で最も高いカードなら勝てます。
lesson-win-wrong = それは7より低いので負けてしまいます。最も高いカードを出しましょう。

lesson-colours-title = 同じ色は1枚だけ
lesson-colours-text = 勝ったあなたが、次に好きなカードをリードします。1つのトリックに出せるのは、ピンク、青、緑がそれぞれ1枚まで、黒は何枚でもかまいません。
lesson-colours-task = ピンクの5をリードしてください。
lesson-colours-hint = 2枚あるピンクの低いほうです。
lesson-colours-wrong = それをリードすることもできます。でもまずはピンクの5を出して、ほかの人が何を出せるか見てみましょう。

lesson-feed-title = 死者にごちそうを
lesson-feed-text = 向かいのパートナーが10で勝っていて、どちらが取ったカードも2人のものになります。得点になるのはごちそうと死者だけで、今日の死者は動物です。
lesson-feed-task = このトリックにごちそうを出してください。
lesson-feed-hint = ごちそうは黒の2です。
lesson-feed-wrong = それは得点になりません。パートナーが勝っている今こそ、ごちそうを出しましょう。

lesson-swap-title = スワップ
lesson-swap-text = パートナーがスワップを出しました。2人で1枚ずつ渡し合いますが、受け取るカードを見る前に選びます。
lesson-swap-task = パートナーにピンクの8を渡してください。
lesson-swap-hint = 手札にピンクは1枚だけです。
lesson-swap-wrong = どのカードを渡してもかまいませんが、今回はピンクの8にしましょう。パートナーがそれで勝てるかもしれません。

lesson-fits-title = まだ出せる色
lesson-fits-text = ピンクと青はもう出ているので、このトリックに出せるのは緑か黒だけです。出せるカードがあれば必ず出し、1枚もない人だけが、さっきの相手のように1枚捨てます。
lesson-fits-task = 出せるカードを出してください。
lesson-fits-hint = 黒はありませんが、緑があります。

lesson-gift-title = 贈り物
lesson-gift-text = ごちそうや死者を獲得した人は、右隣の相手と贈り物を交換します。今回はあなたが勝者の手札からごちそうを引いたので、お返しに好きなカードを1枚渡します。
lesson-gift-task = ごちそうは残して、最も低いカードを渡してください。
lesson-gift-hint = 青のカードです。
lesson-gift-wrong = それを渡すこともできますが、まだ役に立ちそうです。最も低い青の1を渡しましょう。
lesson-gift-wrong-counts = それを渡すこともできますが、あとで自分のチームの得点にできるカードです。青の1を渡しましょう。

lesson-kill-title = 10殺し
lesson-kill-text = 相手の10が勝っていて、このままでは動物を取られます。10殺しは全員が出し終えたときに相手の10を取り除くので、パートナーの8が最も高くなります。
lesson-kill-task = 10を取り除いてください。
lesson-kill-hint = 3が10殺しです。
lesson-kill-wrong = それでは10が残り、動物を相手に取られてしまいます。青の3で取り除きましょう。

lesson-pairs-title = ペア
lesson-pairs-text = ごちそうと死者で1組のペアになり、1組につき1点、これが最初の1点です。獲得したカードは最後までチームのもので、3日間を終えて得点の多いチームが勝ちます。

## The first game after the lesson

first-DM-7 = 出せるカードがなかったので、1枚捨てられました。捨てたカードに効果はなく、ごちそうや死者ならゲームから除外されます。
first-DM-8 = 色に関係なく、一番大きい数字が勝ちます。同じ数字なら先に出たほうなので、最初に出した10はほかの10に負けません。
first-DM-10 = ごちそうや死者を獲得した人は、右隣の相手に手札を見ずに1枚引かれ、お返しに1枚もらいます。何を渡すかは相手次第です。
first-DM-11 = 色選びのカードは、出した人が色を決めます。ほかの人が必要とする色を先に使ってしまえます。
first-DM-12 = 質問が出ました。答えは全員に聞こえ、必ず正しいので、覚えておきましょう。
first-DM-13 = 「腐敗」が出たので、このトリックではもうごちそうを出せません。トリックを取った人は贈り物をやり取りします。
first-DM-14 = スワップでは、パートナーどうしが1枚ずつ渡し合います。両方が決まるまで、相手のカードは見えません。
first-DM-15 = 10殺しは、先に出ていてもあとに出ても、相手チームの10を取り除きます。パートナーの10殺しで自分の10がなくなることはありません。
first-DM-17 = 1日が終わりましたが、獲得したカードは残ります。別の日のごちそうと死者でもペアになります。
