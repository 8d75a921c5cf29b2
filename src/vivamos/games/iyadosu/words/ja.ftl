### Iyadosu.

## The game in the lobby, and its options when a table is opened

pitch = 手札を2つに分けて、フォローするか「いやどす」か。

option-start = スタートプレイヤー
option-start-text = 第1ラウンドのスタートプレイヤー。
option-last_round_bonus = 最終ラウンドボーナス
option-last_round_bonus-text = 最終ラウンドで宣言どおりのトリック数に勝つと、その数も得点になる。
option-instant_win = 即勝利
option-instant_win-text = 1つのラウンドだけでプレイヤーの人数と同じ点を取ると、その場でゲームに勝つ。

## Colours and cards

colour-R = 赤
colour-B = 青
colour-Y = 黄
colour-K = 黒

card-spoken = { $colour }の{ $number }
insert-card = 差し込みカード
back-spoken = 裏向きのカード

## The log: what happened. No full stop

round-begins = 第{ $round }ラウンド
trick-begins = トリック { $trick }

cards-dealt = 各自{ $hand_size }枚、スタートプレイヤーは{ $seat_is ->
    [you] あなた
   *[other] { $seat }さん
}（分割は最後）
declared = { $seat_is ->
    [you] あなた
   *[other] { $seat }さん
}が{ $number }を宣言

card-led = { $seat_is ->
    [you] あなた
   *[other] { $seat }さん
}が { $card } をリード
card-followed = { $seat_is ->
    [you] あなた
   *[other] { $seat }さん
}が { $card } でフォロー
card-thrown-off = { $seat_is ->
    [you] あなた
   *[other] { $seat }さん
}は通常カードに{ $colour }なし、{ $card }
card-refused = { $seat_is ->
    [you] あなた
   *[other] { $seat }さん
}「いやどす」{ $card }
some-card-led = { $seat_is ->
    [you] あなた
   *[other] { $seat }さん
}がリード
some-card-played = { $seat_is ->
    [you] あなた
   *[other] { $seat }さん
}が通常カード
some-card-refused = { $seat_is ->
    [you] あなた
   *[other] { $seat }さん
}「いやどす」

submitted = { $seat_is ->
    [you] あなた
   *[other] { $seat }さん
}が服従、差し込みカードを山へ（{ $below ->
    [0] 1枚目
   *[other] 下に{ $below }枚
}）
eliminated = { $seat_is ->
    [you] あなた
   *[other] { $seat }さん
}は通常カードなし、差し込みカードを裏向きに出して脱落
lead-passed = リードは{ $seat_is ->
    [you] あなた
   *[other] { $seat }さん
}へ

trick-won = { $seat_is ->
    [you] あなた
   *[other] { $seat }さん
}が { $card } でトリックを獲得、宣言{ $declared }のうち{ $won }
some-trick-won = { $seat_is ->
    [you] あなた
   *[other] { $seat }さん
}がトリックを獲得、宣言{ $declared }のうち{ $won }
trick-not-awarded = このトリックは勝者なし

round-scored = 第{ $round }ラウンド：{ $results }
seat-scored = { $seat_is ->
    [you] あなた
   *[other] { $seat }さん
} { $out ->
    [yes] { $points }点（脱落）
   *[no] { $points }点
}
game-won = { $seats_count ->
    [1] { $seats }の勝ち（{ $points }点）
   *[other] { $seats }が同点優勝（各{ $points }点）
}
game-won-at-once = { $seats_count ->
    [1] { $seats }の即勝利（1ラウンドで{ $points }点）
   *[other] { $seats }が同時に即勝利（1ラウンドで各{ $points }点）
}

## What a player is asked for. Each follows "Your turn: "

ask-divide = 差し込みカードの位置を決めてください
ask-insert = 通常カードがないので、差し込みカードを出してください
ask-lead = 通常カードをリードしてください
ask-any-normal-card = 通常カードに{ $colour }がないので、好きな通常カードを出してください
ask-follow = { $colour }をフォローしてください
ask-follow-or-refuse = { $colour }をフォローするか、「いやどす」と断ってください

## Why a move is refused. Sentences

must-divide = 手札を分割しています。いやどすカードの枚数を1〜{ $most }から選んでください。
no-dividing-again = 手札はもう分割しました。通常カードといやどすカードは入れ替えられません。
must-lay-insert-card = 通常カードがありません。差し込みカードを出してください。
no-insert-card-yet = まだ通常カードがあります。差し込みカードを出すのは、通常カードがなくなったときだけです。
no-leading-with-refuse-card = いやどすカードはリードできません。通常カードをリードしてください。
no-refusing-without-colour = フォローできる{ $colour }の通常カードがないので、「いやどす」とは断れません。
no-refusing-with-normal-card = { $card } は通常カードです。断るときは、いやどすカードを出してください。
no-such-refuse-card = いやどすカードに { $card } がありません。
must-follow-or-refuse = { $colour }がリードされていて、フォローできます。{ $colour }の通常カードを出すか、「いやどす」と断ってください。
must-follow = { $colour }がリードされていて、フォローできます。{ $colour }の通常カードを出してください。
no-such-card-in-hand = 手札に { $card } がありません。
must-refuse-with-refuse-card = { $card } はいやどすカードです。いやどすと断って出してください。
must-play-normal-card = { $card } はいやどすカードです。ここで出せるのは通常カードだけです。

## What is wrong with somebody's own deck. Each follows the name of the file and a colon

deck-has-a-card-twice = 同じカードは2枚入れられません。
deck-hand-of-wrong-size = 手札は{ $least }〜{ $most }枚にしてください。
deck-not-dealt-out = すべてのカードを配りきる必要がありますが、{ $players }人に{ $hand_size }枚ずつでは合いません。

## How far the game is, in the bar over the table and in the lists of the lobby

status-round = ラウンド { $round }/{ $rounds }
status-over = ゲーム終了
status-dividing = 手札を分割中
status-dividing-brief = 分割中
status-trick = トリック { $trick }
# When in a round a hand was cut: “Round 2 of 4, the cut”. In the middle of a sentence.
when-dividing = 手札の分割

## Before a seat: the wooden plaque with the number declared, and what is told beside it

not-declared = 未宣言
declared-label = 宣言
tricks-count = { $number }トリック
divides-now = { $seat_is ->
    [you] **あなたが分割**して宣言
   *[other] **分割**して宣言中
}
declares-last = スタート、宣言は最後
has-not-declared = 未宣言
won-of-declared = { $won }/{ $declared }
tricks-won-label = 獲得トリック
sides-left = 通常{ $normal }枚、いやどす{ $refuse }枚
is-out = このラウンドは脱落

slot-out = 脱落
slot-own = 自分のカード
slot-next = 次
slot-last = 最後
trick-label = このトリック
tag-refused = いやどす

## The stack of Insert cards

stack-title = 差し込みの山
stack-empty = 空：服従した人はまだいません
stack-order = 下から順に。自分より下の1枚につき1点
stack-submitted = { $place }枚目：{ $seat_is ->
    [you] あなた
   *[other] { $seat }さん
}、服従
stack-eliminated = { $place }枚目：{ $seat_is ->
    [you] あなた
   *[other] { $seat }さん
}、裏向き、脱落

## What the table waits for

waits-for-divide = { $seat_is ->
    [you] あなた
   *[other] { $seat }さん
}が分割する番
waits-for-card = { $seat_is ->
    [you] あなた
   *[other] { $seat }さん
}の番

## Cutting the hand

cut-title = 手札を2つに分割
cut-how = 差し込みカードより右がいやどすカードになります。その枚数が、勝つトリック数の宣言です。
cut-declare-label = 宣言
cut-keys = 差し込みカードをドラッグするか { $left } { $right } で動かし、{ $enter } で決定
cut-enter-key = Enter
cut-ruler = いやどすカードの枚数（宣言するトリック数）
cut-declare = { $number }トリックを宣言
cut-spoken = { tricks-count }、いやどすカード：{ $held }
cut-more = いやどすカードを1枚増やす
cut-fewer = いやどすカードを1枚減らす
cut-done = 分割して{ $number }を宣言
cut-keys-help = 分割中：差し込みカードを動かす

## The hand in its two trays

tray-normal = 通常カード
tray-refuse = いやどす
tray-whole = 手札
tray-not-divided = { $seat }さん、分割前
tray-cards = { $number }枚
tray-must-follow = マストフォロー
tray-as-dealt = 配られた順
tray-order-stays = 分割するまで並べ替え不可
tray-nothing = 残りなし
normal-cards = 通常カード
refuse-cards = いやどすカード
card-would-win = 今のところ勝てる
card-would-submit = 服従
lay-insert-card = 出して脱落

## A round that was scored, and the score sheet

scored-title = 第{ $round }ラウンドの得点
scored-title-won = { $seats_count ->
    [1] { $seats }の勝ち
   *[other] { $seats }が同点優勝
}
scored-last = 第{ $round }ラウンドで終了
scored-tricks = 獲得トリック
scored-below = 山の下の枚数
scored-others-out = 脱落者
scored-score = 得点
scored-out = 脱落
scored-bonus = ボーナス{ $points }点
sheet-rounds = ラウンド
sheet-total = 合計
sheet-below = 下{ $number }枚
sheet-out = 脱落{ $number }人
sheet-note = 得点の下：宣言のうち獲得したトリック数、自分より下の差し込みカードの枚数、そのラウンドの脱落者の人数。
sheet-option = { $rule }：{ $text }

## What a player calls out with one press, a word or two

shout-iyadosu = いやどす！
shout-yes = はい
shout-doubt = うーん

## The coach

# What it counts in.
coach-unit = 点数

# What a move leads to, at the beginning of a sentence: “… in 80 of 100 deals”.
coach-wins-with = { $seat_is ->
    [you] あなたが { $card } でトリックを獲得する
   *[other] { $seat }さんが { $card } でトリックを獲得する
}
coach-wins = { $seat_is ->
    [you] あなたがトリックを獲得する
   *[other] { $seat }さんがトリックを獲得する
}
coach-out = { $seat_is ->
    [you] あなたが脱落する
   *[other] { $seat }さんが脱落する
}
# A costly card in a few words, by what came of it. $who: self if whoever played it takes or wins, else others do.
coach-did-wins-with = { $who ->
    [self] { $card } で勝った
   *[other] { $card } に勝たせた
}
coach-did-wins = { $who ->
    [self] トリックを獲得した
   *[other] トリックをほかの人に譲った
}
coach-did-out = { $who ->
    [self] 脱落した
   *[other] ほかの人を脱落させた
}
# What costs something again and again, over many games: a heading of a few words. $who as above.
coach-habit-wins-with = { $who ->
    [self] どのカードで勝つか
   *[other] ほかの人が勝つカード
}
coach-habit-wins = { $who ->
    [self] トリックを獲得するとき
   *[other] トリックを譲るとき
}
coach-habit-out = { $who ->
    [self] ラウンドに残ること
   *[other] 誰がラウンドから脱落するか
}
# In a replay, under a card that could not be played then: why, in two or three words.
in-short-must-follow = { $colour }のリード
in-short-must-follow-or-refuse = { $colour }のリード
in-short-no-refusing-without-colour = { $colour }なし
in-short-no-leading-with-refuse-card = リード不可

## カードや印の上で止まったときに出る説明：1〜2文

about-black = 黒は切り札です。最も大きい黒のカードがトリックに勝ちます。
about-coloured = 黒がなければ、リードカラーで最も大きいカードがトリックに勝ちます。
about-insert = これで手札を分割します。最後のいやどすカードを出すと、山に表向きで置きます。手番で通常カードが1枚もなければ、裏向きに出してラウンドから脱落します。
about-now-wins = 今のところトリックに勝ちます。
about-now-submits = 最後のいやどすカードです。差し込みカードを山に置くことになります。
about-led = このトリックの最初のカードです。この色の通常カードがある人は、それを出すか、いやどすと断ります。
about-winning = 今のところ勝っているカードです。最も大きい黒、なければリードカラーで最も大きいカードです。
about-won = このカードがトリックに勝ちました。出した人が次のトリックをリードします。
about-refused = フォローの代わりに出されたいやどすカードです。それでもトリックに勝てます。
about-declared = 宣言したトリック数です。最初に分けたいやどすカードの枚数と同じです。
about-tally = 宣言数のうち、獲得したトリック数です。宣言から1ずれるごとに1点引かれます。
about-stack = 差し込みカードが置かれた順に並んでいます。ラウンド終了時、自分のカードの下にある1枚につき1点です。
about-normal = リードカラーをフォローするカードです。その色がなければ、どの通常カードを出してもかまいません。手番で1枚も残っていなければ脱落します。
about-refuse = 「いやどす」と断るカードです。フォローできる色でも、代わりにこれを出せます。リードには使えません。
about-score = これまでの得点です。山で自分より下にある枚数と脱落した人数を足し、宣言とのずれを引きます。

## The lesson

lesson-cut-title = 手札を分割
lesson-cut-text = 手札は配られた順のまま、左の通常カードと右のいやどすカードに分け、あとから入れ替えることはできません。いやどすカードの枚数が、そのまま勝つと宣言するトリック数になります。
lesson-cut-task = 2枚分けてください。
lesson-cut-hint = 右側が2枚になるまで区切りを動かしましょう。
lesson-cut-wrong = 分けられるのは1枚から7枚まで。まずは2枚にしてみましょう。

lesson-follow-title = フォロー
lesson-follow-text = 青がリードされました。その色の通常カードがある人はフォローでき、その色で最も大きいカードが勝ちます。
lesson-follow-task = このトリックに勝ってください。
lesson-follow-hint = 5より大きい青が必要です。
lesson-follow-wrong = それでは勝てません。5より大きい青の通常カードなら勝てます。

lesson-lead-title = リードは通常カード
lesson-lead-text = トリックに勝ったので、次はあなたがリードします。通常カードならどれでもかまいませんが、いやどすカードではリードできません。
lesson-lead-task = 赤をリードしてください。
lesson-lead-hint = 通常カードに赤が4枚あります。
lesson-lead-wrong = それもリードできますが、今回は赤にしましょう。

lesson-refuse-title = 「いやどす」
lesson-refuse-text = また青です。通常カードでフォローする代わりに、「いやどす」と断って、いやどすカードをどれでも出せます。
lesson-refuse-task = 断ってください。
lesson-refuse-hint = いやどすカードは右側にあります。
lesson-refuse-wrong = フォローもできますが、宣言は2トリックだけです。いやどすカードで断りましょう。

lesson-black-title = 黒は最強
lesson-black-text = 黄がリードされましたが、黄の通常カードがないので、断れずに通常カードを1枚出します。黒はほかのどの色よりも強いカードです。
lesson-black-task = このトリックに勝ってください。
lesson-black-hint = どの黄よりも強い通常カードがあります。
lesson-black-wrong = それでは勝てません。黒を出しましょう。

lesson-promise-title = 宣言を守る
lesson-promise-text = 宣言は2トリックで、もう2つ獲得しました。多くても少なくても、1つずれるごとに1点引かれます。
lesson-promise-task = 小さい赤をリードして、ほかの人に勝たせてください。
lesson-promise-hint = 5以下の赤なら十分小さいです。
lesson-promise-wrong = それでは3つめに勝ってしまうかもしれません。小さい赤をリードしましょう。

lesson-insert-title = 山
lesson-insert-text = 最後のいやどすカードです。これを出すと差し込みカードが山に置かれ、その下にある差し込みカード1枚につき1点になります。
lesson-insert-task = もう一度断ってください。
lesson-insert-hint = いやどすカードは右側にあります。
lesson-insert-wrong = フォローもできますが、今断れば、差し込みカードがもう1枚の上に置けます。

lesson-stay-title = 脱落しない
lesson-stay-text = 別のラウンドの終盤です。手番で通常カードが1枚もない人は脱落し、得点はありません。
lesson-stay-task = 最後の通常カードを残してください。
lesson-stay-hint = いやどすカードがまだ1枚あります。
lesson-stay-wrong = トリックには勝てますが、通常カードがなくなって脱落してしまいます。

lesson-last-title = 最後のひとり
lesson-last-text = 相手は通常カードがなくなって脱落し、差し込みカードが裏向きで山に置かれました。残っているのはあなただけです。
lesson-last-task = 最後のカードを出せば、ラウンド終了です。
lesson-last-hint = 1枚しかありません。

lesson-score-title = 得点
lesson-score-text = 自分より下の差し込みカード1枚と、脱落した人ひとりにつき1点で、最後のひとりは宣言とのずれで引かれません。人数と同じ数のラウンドを行い、合計が最も多い人の勝ちです。

## The first game after the lesson

first-IY-3 = 分けた枚数だけトリックに勝つのが目標です。手札の右端に小さいカードがあると、断るのに向いています。
first-IY-7 = リードカラーの通常カードがあれば選べます。フォローするか、断っていやどすカードを使うかです。
first-IY-8 = リードカラーの通常カードがなければ、どの通常カードでもかまいません。断れるのは、フォローできる人だけです。
first-IY-9 = 通常カードがなくなると脱落し、得点はありません。断れば通常カードを残せます。
first-IY-10 = 最後のいやどすカードが出されました。山に置くのが遅いほど、下にある点が増えます。
first-IY-11 = トリックに勝つのは一番大きい黒、黒がなければリードカラーの一番大きいカードです。いやどすカードも同じように数えます。
first-IY-14 = 山で自分より下の枚数と脱落した人数を足し、宣言とのずれを引きます。
