### クラブナイト：主催者が招き、対戦を抽選し、成績をつける。

## できないこと

no-such-night = そのクラブナイトはありません。
too-many-nights = この場所から作られたクラブナイトが多すぎます。1分待ってからもう一度お試しください。
night-code-not-good = コードが違うか、そのクラブナイトはもう終わっています。壁をもう一度見るか、主催者に聞いてください。
night-not-in = このクラブナイトを見られるのは、コードで入った人だけです。
night-removed = 主催者により、このクラブナイトから外されました。
night-is-full = このクラブナイトはもう満員です。
night-is-over = このクラブナイトは終わりました。
night-only-the-host = それができるのは主催者だけです。
night-host-stays = 主催者は抜けられません。クラブナイトを終えるか、先にほかの人を主催者にしてください。
night-leave-instead = 自分を外すことはできません。「抜ける」を使ってください。
night-nobody-of-that-number = その番号の人はこのクラブナイトにいません。
night-role-not-given = 主催者や共同主催者にできるのは、参加しているほかの人だけです。
night-game-twice = 同じゲームは一度しか選べません。
night-no-such-game = 今夜はそのゲームをしません。
night-nobody-here = 遊ぶ人がいません。
night-nothing-drawn = まだ抽選していません。先に次の対戦を抽選してください。
night-still-playing = まだ対戦中の卓があります。
night-has-changed = その間に出入りがありました。もう一度抽選してください。
night-not-your-table = この卓にあなたの席はありません。
night-you-play-already = すでにあなたの卓があります。まずそちらで遊んでください。
no-place-of-a-bot = この卓でボットと交代できるのは最初のラウンドのあいだだけです。もう終わったか、ほかの人が先に着席しました。
night-no-tables = { $number ->
    [one] これらのゲームに1人では座れません。ボットで席を埋めてください。
   *[other] これらのゲームでは{ $number }人を卓に分けられません。ほかのゲームを選ぶか、ボットで席を埋めてください。
}

## ロビーと、夜の一覧

club-title = クラブナイト
club-text = 友だちと集まる夜に。壁のコードで入って、みんなで対戦し、成績を競います。
club-go = 作る・入る
club-come-in-head = 入る
club-code = 壁のコード
club-your-name = あなたの名前
club-come-in = 入る
club-mine = あなたのクラブナイト
club-last = これまでのクラブナイト
club-line = { $people }人、{ $games }戦
club-goes-on = 開催中
club-winners = { $count ->
   *[other] { $names }の勝ち
}

## 主催者が決めること

club-make = クラブナイトを作る
club-make-text = 壁に出すコードとその画像ができます。アカウントはいりません。
club-night-name = クラブナイトの名前
club-night-usual = { $weekday }のクラブナイト
club-games = ゲーム
club-games-text = いくつか選ぶと、卓ごとに順番に使います。横は1卓の人数です。
club-games-needed = ゲームを一つ以上選んでください。
club-game-players = { $game }の1卓の人数
club-players = { $players }人
club-points = 得点
club-points-text = クラブナイトの成績で合計するもの。
club-points-places = 順位の点
club-points-scores = ゲームの点
club-odd = 余った人
club-odd-text = 人数がちょうど割り切れないとき。
club-odd-bots = ボットで埋める
club-odd-shorter = 少人数の卓にする
club-level = ボットの強さ
club-send = クラブナイトを作る
club-save = 保存
club-saved = 保存しました。

## ある夜

club-here = 主催は{ $host }さん。現在{ $here }人。
club-is-over = このクラブナイトは終わりました。
club-join-tonight = 今夜参加する
club-join-how = カメラを向けるか、ロビーで入力：
club-qr = このクラブナイトへの入口（カメラで読み取れる画像）
club-only-here = このアドレスはこのコンピューターでしか使えません。ほかの人からも届くアドレスでこのページを開くと、画像とリンクをみんなが使えます。
club-tables = 今夜の卓
club-tables-none = まだ卓はありません。主催者が最初の対戦を抽選します。
club-late-offer = ほかの人はもう対戦中です。最初のラウンドのあいだはボットと交代して着席できます。次の対戦から参加することもできます。
club-late-wait = ほかの人はもう対戦中です。主催者が次の対戦を始めたら、そこから参加できます。
club-late-sit = ボットと交代する
club-late-label = 卓{ $board }({ $game })でボットと交代して着席する
club-table = { $game }：{ $people }
club-finished = 終了
club-to-move = { $name }さんの番
club-won = 勝ち
club-bot = ボット（{ $level }）
club-earlier = これまでの回
club-back = クラブナイトへ戻る
club-ready = あなたの卓の用意ができました
club-next = 次の対戦
club-next-text = まだ対戦していない人と、その中でも得点の近い人と当たるように抽選しています。
club-next-none = まだ抽選していません。
club-against = { $ones }対{ $others }
club-standing = 成績
club-column-place = 順位
club-column-player = 名前
club-column-games = 対戦
club-column-luck = 運
club-column-points = 得点
club-rule-places = 1位は4点、2位は2点、3位は1点。最下位は0点です。
club-rule-scores = すべての対戦の得点を合計します。
club-rule-luck = 配札の運は表示するだけで、数えません。
club-luck-unknown = まだ分かりません
club-luck-comes = コーチがまだ見ていない対戦があります。

## 参加者

club-people = 参加者（{ $number }人）
club-role-host = 主催者
club-role-cohost = 共同主催者
club-state-resting = 休み
club-state-left = 退出
club-sit-out = 休む
club-play-on = また参加する
club-leave = 抜ける
club-manage = { $name }さんについて
club-sits-out = 休みにする
club-plays-on = 参加に戻す
club-remove = 外す
club-make-cohost = 共同主催者にする
club-make-guest = 共同主催者をやめてもらう
club-make-host = 主催者にする
club-act-label = { $act }：{ $name }さん

## 主催者のために

club-draw = 次の対戦を抽選
club-draw-again = 抽選し直す
club-which = どのゲーム
club-which-all = すべて、順番に
club-start = この対戦を始める
club-start-text = まだ対戦中の卓があります。そこにいる人は、二つの卓を掛け持ちすることになります。
club-start-anyway = それでも始める
club-not-yet = まだ始めない
club-host = 主催者メニュー
club-new-code = 新しいコード
club-end = クラブナイトを終える
club-end-text = もう誰も入れず、抽選もできなくなります。成績は残ります。
club-end-sure = 今すぐ終える
