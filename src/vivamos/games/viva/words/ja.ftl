## The game

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
