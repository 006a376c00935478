# What the reference says of the tiles, tokens and cards of Nocturne.
client-nocturne-reference-players = { $count ->
    [one] One player
   *[other] { $count } players
}
client-nocturne-reference-forest = Forest of { $rows } rows and { $columns } columns
nocturne-section-tile = Tiles
nocturne-section-token = Tokens
nocturne-section-concoction = Concoctions
nocturne-section-twilight = Twilight goals
nocturne-section-moonlight = Moonlight goals
nocturne-section-character = Characters
nocturne-section-solo = Cards of the solo opponent
nocturne-section-scenario = Scenarios
nocturne-section-achievement = Achievements
nocturne-section-modification = Modified rules

# Facts
nocturne-fact-name = Name: { $text }
nocturne-fact-kind = Kind: { $kind }
nocturne-fact-symbols = Symbols: { $symbol }
nocturne-fact-points = Points: { $number }
nocturne-fact-herb = Herb: { $herb }
nocturne-fact-latin = Latin name: { $text }
nocturne-fact-count = Number in the stack: { $number }
nocturne-fact-value = Value: { $number }; tokens of this value in each set: { $copies }
nocturne-fact-star = Star, higher than every number; in each set: { $number }
nocturne-fact-shadow = Shadow of value { $number }
nocturne-fact-set-aside = With { $players } players, everybody puts one of them back into the box
nocturne-fact-level1 = Level 1: { $symbol }
nocturne-fact-points1 = Points for level 1: { $number }
nocturne-fact-level2 = Level 2: { $symbol }
nocturne-fact-points2 = Points for both levels: { $number }
nocturne-fact-level-none = No level 2
nocturne-fact-goal = Goal: { $text }
nocturne-fact-when-at-once = Awarded at once
nocturne-fact-when-round-end = Awarded at the end of twilight
nocturne-fact-when-either = Awarded at once or at the end of twilight
nocturne-fact-ability = Ability: { $text }
nocturne-fact-power-above = Power rule: its lowest token above the spell to beat
nocturne-fact-power-at-least = Power rule: its lowest token that is at least { $number } and above the spell to beat
nocturne-fact-power-at-most = Power rule: its lowest token above the spell to beat, but none above { $number }
nocturne-fact-direction = Direction: { $direction }
nocturne-fact-start = Start value: { $number }
nocturne-fact-offers = Sprite mark: makes an offering
nocturne-fact-keeps = Sprite mark: makes no offering
nocturne-fact-difficulty = Difficulty: { $level ->
    [easy] easy
    [medium] medium
   *[hard] hard
}
nocturne-fact-target = Points needed: { $number }
nocturne-fact-text = Rule: { $text }

# Where else a thing appears
nocturne-related-kind = Other tiles of this kind ({ $kind })
nocturne-related-concoctions = Concoctions that use the symbol ({ $symbol })
nocturne-related-tiles = Tiles with the symbol ({ $symbol })
nocturne-related-characters = Characters with the symbol ({ $symbol })
nocturne-related-goals = Goals for which it counts
nocturne-related-scenario-aims = Scenarios with an aim about it
nocturne-related-achievements = Achievements about it
nocturne-related-modifications = Modified rules about it
nocturne-related-openings = Cards of the solo opponent that open with this value
nocturne-related-scenarios = Scenarios played with it
nocturne-related-token = Token it asks for
nocturne-related-power = Other cards with this power rule
nocturne-related-direction = Other cards with this direction ({ $direction })
nocturne-related-character = Character
nocturne-related-twilight = Twilight goals
nocturne-related-moonlight = Moonlight goals
nocturne-related-same-aim = Scenarios that ask for the same thing
nocturne-related-about = Tiles it is about
