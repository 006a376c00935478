nocturne-theme-twilight = The end of twilight
nocturne-theme-spells = The last spells
nocturne-theme-offering = Offerings
nocturne-theme-sprites = The Sprites pay
nocturne-theme-dusk = The Sprites pay at dusk
nocturne-theme-mirror = Mirror Stones
nocturne-theme-draw = Keep one
nocturne-theme-ability = Abilities

nocturne-puzzle-twilight = Twilight is nearly over. Play so that you secure as many points as possible when moonlight begins, whatever the others do. Moonlight goals and leftover tokens do not count yet; no concoctions are left to draw.
nocturne-puzzle-spells = The last spells of the game. Play so that you secure as many points as possible at the end, whatever the others do. Nothing is left to draw.
nocturne-puzzle-offering = What you offer now takes a tile at the end. Secure as many points as possible at the end of the game, whatever the others do. Nothing is left to draw.
nocturne-puzzle-sprites = The Sprites pay for the last time. Take the tile that secures you the most points at the end of the game, whatever the others take. Nothing is left to draw.
nocturne-puzzle-dusk = Twilight is over, and the Sprites pay. Take the tile that secures you the most points when moonlight begins, whatever the others take. Moonlight goals and leftover tokens do not count yet; no concoctions are left to draw.
nocturne-puzzle-mirror = What should your Mirror Stone copy, so that you have the most points at the end of the game? Nothing is left to draw.
nocturne-puzzle-draw = You keep one of what you have drawn. Which one secures you the most points at the end of the game, whatever the others do? After this, nothing is left to draw.
nocturne-puzzle-ability = Decide so that you secure as many points as possible at the end of the game, whatever the others do. Nothing is left to draw.

nocturne-none-redd = { $seat } does not use Redd’s ability.
nocturne-none-abigail = { $seat } does not use Abigail’s ability.
nocturne-none-hunt = { $seat } keeps the chest.
