# The score sheet
nocturne-row-skulls = Skulls
nocturne-row-feathers = Feathers
nocturne-row-mushrooms = Mushrooms
nocturne-row-herbs = Herbs
nocturne-row-eggs = Eggs
nocturne-row-chests = Chests
nocturne-row-concoctions = Concoctions
nocturne-row-twilight = Twilight goals
nocturne-row-moonlight = Moonlight goals
nocturne-row-tokens = Leftover tokens
nocturne-row-ability = Unused ability
nocturne-row-gems = Gems
nocturne-row-total = Total
