## The game

pitch = 3日間の祭り、パートナーと死者をもてなす。
