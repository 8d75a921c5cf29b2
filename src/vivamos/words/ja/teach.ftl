### Lessons: what the server says of them, and the page around the table.

## What is not possible

teach-no-lesson = { $game }のレッスンはまだありません。
teach-fewer-steps = このレッスンは全{ $most }ステップです。
teach-is-over = このレッスンは終わっています。もう試すことはありません。
teach-nothing-to-play = このステップでは出すカードはありません。
teach-not-done-so = このレッスンのステップは、その手では進めません。最初からやり直してください。

## The page of a lesson

teach-page-title = { $game }を覚える · Vivamos
teach-learn = { $game }を覚える
teach-lesson = レッスン
teach-nobody-waits = 誰も待たせていません
teach-leave = レッスンをやめる
teach-steps = レッスンのステップ
teach-step-of = ステップ{ $number }／{ $all }
teach-done = 済み
teach-minutes-left = あと約{ $minutes }分。
teach-come-back = どのステップにも戻れます。

teach-back = 戻る
teach-next = 次へ
teach-know = わかった、次へ
teach-hint = ヒント
teach-where = どれ？
teach-show = 見せて
teach-arrow = 矢印で示しています。

teach-learnt = これで{ $game }が遊べます
teach-learnt-text = あとは遊びながら覚えましょう。ボットと短い初めての対戦をどうぞ。コーチがそばにいます。
teach-first-game = 初めての対戦
teach-rules = ルール
teach-again = もう一度

## On a tile of the lobby

teach-tile-learn = 3分で覚える
teach-tile-go-on = 続きを覚える
teach-tile-steps = { $number }／{ $all }ステップ
teach-tile-learnt = 習得済み

## In the first game after a lesson

# Puts away what the coach has said.
teach-got-it = わかりました
teach-enough = 遊び方はもうわかりましたね。続けますか、ここでやめますか。
teach-play-on = 続ける
teach-stop-here = ここでやめる
