# Options of Nocturne on the command line.
nocturne-flag-mode = standard (characters have only their symbol), advanced (with abilities), solo or family
nocturne-flag-characters = dealt, chosen, or one for each seat, such as redd,sage
nocturne-flag-scenario = play this scenario, 1 to 20: solo, or with --players as a challenge for one player
nocturne-flag-challenger = the seat that plays the scenario (default: P1)
nocturne-flag-modifications = modified rules: twisted-trees, double-competition, ready-to-brew, chest-hunt, precious-gems
nocturne-flag-runes = play the family game without Runestones and concoctions
