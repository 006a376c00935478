# The rules in two minutes, before somebody’s first game: most of it is what the hints say.
client-nocturne-primer-1 = **The aim.** { client-nocturne-about }
client-nocturne-primer-2 = **A contest for a tile.** Whoever opens casts a token on a tile. Then each player in turn casts a higher one on a free tile beside the highest spell, or passes. Once all others have passed, the highest spell wins the tile beneath it. A star wins at once.
client-nocturne-primer-3 = **What it costs.** { client-nocturne-hint-cast }
client-nocturne-primer-4 = **The next contest.** Whoever has won opens beside the tile just won. { client-nocturne-hint-open-first }
client-nocturne-primer-5 = **The Forest Sprites.** { client-nocturne-hint-offer }
client-nocturne-primer-6 = **Points.** { client-nocturne-hint-cast-3 } { client-nocturne-hint-keep-concoction }
client-nocturne-primer-7 = **The forest counts, too.** { client-nocturne-hint-cast-2 }
client-nocturne-primer-8 = **What is left.** { client-nocturne-hint-cast-4 }
