### What the table says that “vivamos play”, “vivamos replay --view” and “vivamos join” draw in a terminal.

## The table that is drawn in a terminal

# In the last line, after the key that does it: one short word each.
terminal-key-walk = 選ぶ
terminal-key-play = 出す
terminal-key-undo = 待った
terminal-key-hint = ヒント
terminal-key-new = 新しいゲーム
terminal-key-help = ヘルプ
terminal-key-quit = 退席
terminal-key-talk = 話す
terminal-key-step = 1手
terminal-key-run = 再生
terminal-key-ends = 最初・最後
terminal-key-seat = 席
terminal-key-open = 全公開
# The help: what each key does.
terminal-keys = キーとマウス
terminal-help-walk = カードを順に選ぶ。出せないカードは理由を表示
terminal-help-tab = 次の出せるカードへ
terminal-help-enter = カードを出す・決める。マウスでは2回クリック
terminal-help-back = 手札に戻る
terminal-help-space = 待たずに進める
terminal-help-undo = 自分の直前の手と、その後のボットの手を戻す
terminal-help-ask-undo = 直前の手の待ったを頼む
terminal-help-answer = 相手の頼みを受ける・断る
terminal-help-back-seat = いることを知らせる。ボットから席を取り戻す
terminal-help-talk = 卓で発言する
terminal-help-new = 終わったあと、新しいゲーム
terminal-help-hint = 良い手を2、3とその見込み
terminal-help-log = ログをスクロール
terminal-help-quit = 退席する
terminal-help-step = 1手戻る・進む
terminal-help-jump = 10手戻る・進む
terminal-help-ends = 最初・最後へ
terminal-help-run = 自動再生・停止
terminal-help-seat = 次の席からの見え方。最後の次は観戦者
terminal-help-open = 全員の手札を公開・非公開
terminal-signs = ▶ 手番 · ★ 勝者 · 破線の枠：今は出せないカード
terminal-close-help = どのキーでも閉じます。
# What the table waits for; $seat is never the reader.
terminal-waits-for = { $seat }の番です
terminal-not-now = このカードは今は使えません。
terminal-new-when-over = 新しいゲームは、このゲームが終わってから始められます。
# A move that the coach would make: what it brings above the table's average, and why, a sentence.
terminal-hint = { $points } ± { $error }（{ $unit }）。{ $why }
terminal-hint-comes = コーチが考えています…
terminal-hint-equal = 見分けられるかぎり同じくらい良い手です。

## Headings over the columns beside the names: a word each, as short as can be

column-cards = 枚数
# VAMOS dia: points in the cards won in this round.
column-won = 獲得
# VAMOS dia: how many cards were taken face down.
column-down_taken = 裏向き
column-shame = 恥
# VIVA: cards of the hand that everybody has seen.
column-known = 既知
# Iyadosu: tricks declared.
column-declared = 宣言
column-tricks = トリック
column-normal_left = 通常
column-refuse_left = いやどす
column-food_won = ごちそう
column-muertos_won = 死者
column-scores = 得点

## Looking at a record in the terminal

# Which moment is shown: after so many moves of all.
terminal-moment = { $number } / { $all }手
terminal-as-seat = { $seat }からの見え方
terminal-as-spectator = 観戦者からの見え方
terminal-as-open = 全カード公開
no-such-record = { $file }の記録は{ $found }件です。{ $number }番はありません。
view-needs-terminal = 記録を見るにはターミナルが必要です。なければ「vivamos replay FILE」で検査できます。

## A seat at a server, in the terminal (“vivamos join URL”)

no-table-link = { $given }は卓へのリンクではありません。http://cards.example/t/ab12cd34ef のような形です。
server-not-reached = { $address }にカードルームがありません（{ $why }）。
server-is-no-room = { $address }で応答したのはカードルームではありません。
join-needs-terminal = サーバーの卓につくにはターミナルが必要です。
table-of-unknown-game = この卓のゲーム{ $game }は、このVivamosにはありません。
terminal-your-name = あなたの名前：
# Somebody asks to take a move back, or for a vote; y and n are keys.
terminal-yes-or-no = { $asked } y：はい・n：いいえ
terminal-press-back = { $remark } bを押してください。
terminal-press-new = nで同じ顔ぶれの新しい卓を用意します。
