### The table's page, around what a game draws.

your-turn = Te toca: { $prompt }
