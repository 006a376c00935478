# What only the pages around a table say of Nocturne.

# Start and new table
client-nocturne-tagline = Cast spells in the forest and brew concoctions from what you find.
client-nocturne-about = You are a young fox mage in a forest full of rare ingredients, like everybody else at the table. Cast ever stronger spells on the tiles you want, give your lesser spells to the Forest Sprites, and brew what you find into concoctions. After two rounds, twilight and moonlight, the player with the most points wins.
client-mode = Mode
client-mode-standard = Standard game
client-mode-advanced = Advanced game
client-mode-standard-text = The characters have a symbol, but no ability.
client-mode-advanced-text = Every character has an ability that can be used once.
client-characters-dealt = Dealt
client-characters-chosen = Chosen
client-characters-dealt-text = Everybody is dealt a character at random.
client-characters-chosen-text = Players choose in turn, clockwise from the opener.
client-nocturne-seats-text = Seats go clockwise; chance decides who opens.
client-nocturne-learn-text = A guided first game, then five hands-on lessons.

# Learn

# Tiles, tokens and cards
client-nocturne-components = Tiles, tokens and cards
client-nocturne-sort-tile = Tiles
client-nocturne-sort-token = Tokens
client-nocturne-sort-concoction = Concoctions
client-nocturne-sort-twilight = Twilight goals
client-nocturne-sort-moonlight = Moonlight goals
client-nocturne-sort-character = Characters
client-spell-tokens = Spell tokens
client-shadow-tokens = Shadow tokens

# New table
client-mode-solo = Solo game
client-mode-family = Family game
client-mode-solo-text = You play against an opponent whose decisions come from a deck of cards.
client-mode-family-text = Forest, tiles and concoctions only: no goals, no Shadows, no Sprite board.
client-mode-why-several = Only with two to four players.
client-mode-why-alone = Only with one player.
client-mode-why-scenario = A scenario is played with abilities.
client-nocturne-side = Side of the character
client-nocturne-side-a = Side A
client-nocturne-side-b = Side B
client-nocturne-side-a-text = Your character has a symbol, but no ability.
client-nocturne-side-b-text = Your character has an ability that can be used once. Recommended.
client-nocturne-side-why-scenario = A scenario is played on side B.
client-characters-chosen-solo-text = You choose your character.
client-characters-scenario-text = The scenario says which character its player has; the others are dealt theirs.
client-nocturne-runes = Runestones and concoctions
client-nocturne-runes-text = When switched off, there are no concoctions, and symbols mean nothing.
client-nocturne-modifications = { $count ->
    [0] Modified rules
   *[other] Modified rules: { $count }
}
client-nocturne-modifications-why-scenario = A scenario is played under the unmodified rules.
client-nocturne-modifications-why-family = The family game has no modified rules.
client-campaign-scenario = Scenario
client-campaign-scenario-none = No scenario
client-campaign-scenario-text = A scenario sets a character and the goals of both rounds, and asks for a certain score and something else besides.
client-campaign-challenger = Who plays the scenario
client-campaign-challenger-text = The scenario counts for this player only. The others play as always.
client-campaign-summary = Scenario { $number }, { $mode }

# Campaign
client-campaign-title = Through the night
client-campaign-text = Twenty scenarios from dusk to dawn. Each sets your character and the goals of both rounds and asks for a certain score and something else besides, all in a single game.
client-campaign-done = { $number } of { $last } completed
client-campaign-path = The scenarios from dusk to dawn
client-campaign-part-easy = Dusk: easy
client-campaign-part-medium = Midnight: medium
client-campaign-part-hard = Dawn: hard
client-campaign-difficulty-easy = easy
client-campaign-difficulty-medium = medium
client-campaign-difficulty-hard = hard
client-campaign-number = Scenario { $number }
client-campaign-stop = Scenario { $number }: { $name }
client-campaign-state-done = completed, best total { $number }
client-campaign-state-tried = best total { $number }
client-campaign-state-open = not tried yet
client-campaign-completed = Completed on { $date }; best total { $number }
client-campaign-tried = { $count ->
    [one] Tried once; best total { $number }
   *[other] Tried { $count } times; best total { $number }
}
client-campaign-aims = You need all of this in one game
client-campaign-aim-met = met in the best game
client-campaign-aim-missed = missed in the best game
client-campaign-players-alone = Alone
client-campaign-players-text = Alone, you play against the cards of the solo game.
client-campaign-play = Play scenario { $number }
client-campaign-replay-done = Replay of the completed game
client-campaign-replay-best = Replay of the best game
client-campaign-tracks = What a game counts for
client-campaign-tracks-text = A finished game counts for one thing only: for its scenario, for modified rules, or for achievements. Achievements are earned in standard, advanced and solo games under the unmodified rules; a modified rule is ticked off by finishing a game with it. The family game counts for none of them.
client-campaign-track-scenarios = Scenarios
client-campaign-track-achievements = Achievements
client-campaign-track-modifications = Modified rules
client-campaign-track-done = { $number } of { $last }
client-campaign-to-profile = See them in your profile
