### The table's page, around what a game draws.

your-turn = Du bist am Zug: { $prompt }
