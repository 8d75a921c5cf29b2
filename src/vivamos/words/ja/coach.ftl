### The coach: what a move was worth, and why. "Deals" are the worlds that the seat could not rule out.

coach-why = { $outcome }：100回中{ $often }回（コーチの手なら{ $instead }回）。
coach-why-plain = 同じ配りで比べると、コーチの手は100回中{ $more }回で上回り、{ $less }回で下回ります。
coach-expect = { $outcome }：100回中{ $often }回。
coach-expect-plain = 100回中{ $often }回、このラウンドでほかの席に差をつけます。

coach-in-fact-more = 実際の配りでは、コーチの手のほうが得でした。
coach-in-fact-less = 実際の配りでは、選んだ手のほうが得でした。
coach-in-fact-even = 実際の配りでは、どちらも同じ結果でした。

## What cannot be done

review-of-unfinished-game = 検討できるのは、終わったゲームだけです。
no-such-decision = このゲームの手は1から{ $most }までで、{ $given }はありません。
hint-not-your-turn = ヒントは手番の席にだけ出ます。
review-of-another-game = この検討は別のゲームのものです。
too-many-reviews = 検討中のゲームが多すぎます。しばらくしてからもう一度お試しください。
review-too-long = このゲームはコーチが検討するには長すぎます。検討できるのは{ $most }手までです。
review-failed = 検討を最後まで終えられませんでした。
review-not-there = このゲームはまだ検討されていません。
hints-are-off = この卓ではヒントは使えません。卓を立てるときに有効にするか、ボットだけを相手に遊んでください。
too-many-hints = コーチへの質問が続いています。しばらくしてからもう一度お試しください。
coach-is-busy = コーチは手が離せません。少し待ってからもう一度お試しください。
coach-warms-up = コーチはまだウォーミングアップ中です。少し待ってからもう一度お試しください。

## The report: `vivamos analyse`, in the terminal and as a page

report-title = { $game }：検討
report-luck-and-play = 運と実力
report-unit = 卓の平均を上回る{ $unit }。運とは、誰が持ってもその手札で平均して得られる分です。各項目の合計が結果になります。
report-seat = 席
report-score = 得点
report-fair = 均等な分
report-luck = 配りの運
report-own = 自分の選択
report-rest = その他
report-result = 結果
report-share = 勝ちの割合
report-lost = 1手あたりの損
report-accuracy = 精度
report-accuracy-text = その他は、ほかの人の選択と、見えないカードの巡り合わせです。精度は飾りで、より良い手で得られたはずの分をどれだけ得たかを表します。
report-how-it-went = ゲームの流れ
report-graph-text = 実際の配りで、一手ごとに各席が見込めた結果。
report-round = 第{ $number }ラウンド
report-moments = 損の大きかった場面
report-no-moments = 損の大きい選択はありませんでした。
report-good = 各席の好手
report-move = 手
report-played = 選んだ手
report-coach = コーチ
report-cost = 損
report-why = 理由
report-seen = その席から見え、覚えていられたことだけで判断しています。
report-made-by = Vivamos { $version }、1手につき{ $worlds }通りの配り、シード{ $seed }、記録{ $record }。
line-of-file = { $number }行目：{ $reason }

## The coach beside a game that is looked at again

coach-tag = コーチ
coach-played = 出した札
coach-title = コーチの見解
coach-invites = どの札が高くついたのか、なぜなのかをコーチが教えます。少し時間がかかります。
coach-ask = コーチに聞く
coach-ask-again = もう一度聞く
coach-waits = コーチは先にほかの{ $ahead }ゲームを検討しています。
coach-works = コーチが検討中：{ $total }のうち{ $done }
coach-progress = 検討の進み具合
coach-card-of = { $seat_is ->
    [you] あなたの札
   *[other] { $seat }さんの札
}
coach-cost = 損失：{ $points }（{ $unit }）
coach-was-played = 出した札
coach-prefers = コーチの手
coach-judged-by = { $name }さんに見えていたこと、覚えていられたことだけで判断しています。
coach-moments = 勝負どころ
# Where a card was played: “Round 2, trick 5”.
coach-where = { $round }、トリック{ $number }
# The same of a part of a round that is no trick: “Round 2, the cut”.
coach-where-part = { $round }、{ $part }
# Whose card, and where: “Inés · Round 2, trick 5”.
coach-of-whom = { $name }さん・{ $where }
# Read aloud between the card that was played and a better one.
coach-better = より良い手：
# $unit: what the game counts, “points”. The bars stand under the cards of a hand.
coach-bars = 棒：このラウンドで見込める{ $unit }
# Over the graph, which is drawn with the true cards: nobody at the table could know it. Short.
coach-expected = 実際のカード配置での予想
coach-costly = 高くついた札
coach-costly-others = ほかの人の札
coach-thinks = コーチが考えています…

## A costly moment played again

coach-try-again = もう一度やってみる
coach-try-mine = { $seat_is ->
    [you] 高くついた札をもう一度やってみる
   *[other] { $seat }さんの高くついた札をやってみる
}
coach-try = { $seat_is ->
    [you] あなたは{ $move }を出し、{ $points }（{ $unit }）損をしました。ほかの手は？
   *[other] { $seat }さんは{ $move }を出し、{ $points }（{ $unit }）損をしました。あなたなら？
}
coach-try-right = { $move }：最善手に劣りません。
coach-try-wrong = { $move }：もっといい手があります。
coach-goes-on = よくある続き：
coach-show-me = 答えを見る
coach-see-it = 場面を見る
coach-next = 次の場面

## The report after a game

report-report = レポート
report-look = ゲームを振り返る
# A button: pass the link to this page on.
report-share-it = 共有
report-copied = このレポートへのリンクをコピーしました。
# How long a game took.
report-minutes = { $minutes }分
# $result: “Won”, “2nd of 4”. $points: how far the own score is from that of the winner, or of the next one.
report-ended = { $result }。
report-ended-ahead = { $result }、{ $points }差。
report-ended-behind = { $result }、1位と{ $points }差。
report-luck-good = 手札に恵まれていました。
report-luck-poor = 手札に恵まれませんでした。
report-luck-even = 手札の運はみんなと同じくらいでした。
report-luck-then-play = 運、そしてプレイ
report-play = プレイ（平均より下または上）
report-accuracy-note = 精度：よりよい手で得られたはずの分のうち、実際に得られた割合です。目安にすぎません。弱い手札でも上手に打てます。
report-lost-each = 1手あたりの損{ $points }
report-costly-of = { $seat_is ->
    [you] { $number ->
        [0] あなたの札
       *[other] あなたの高くついた札
    }
   *[other] { $number ->
        [0] { $seat }さんの札
       *[other] { $seat }さんの高くついた札
    }
}
report-costly-text = もう一度見ておきたい札です。
report-best-of = { $seat_is ->
    [you] そして、あなたのいちばんの一手
   *[other] そして、{ $seat }さんのいちばんの一手
}
report-who-played = { $seat_is ->
    [you] あなた
   *[other] { $seat }
}

## Hints at a live table

hint-hint = ヒント
hint-coach-on = コーチあり
hint-coach-on-text = 手番の人はコーチに聞けます。結果はレーティングに影響しません。
hint-thinks = いろいろな配りで試しています…
hint-loses = 100回中{ $often }回失点
hint-gains = 100回中{ $often }回得点
hint-equal = 1番目と同じくらい
hint-means = 見えない札をいろいろに配って試した結果です。このゲームはもうレーティングの対象になりません。
