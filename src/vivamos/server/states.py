"""What a table is doing: waiting for players, being played at, or done."""

WAITING, PLAYING, OVER = "waiting", "playing", "over"
