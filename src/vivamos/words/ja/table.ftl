### The table's page, around what a game draws.

your-turn = あなたの番です：{ $prompt }
