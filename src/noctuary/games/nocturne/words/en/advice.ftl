# What hints say
nocturne-look-token = Look at your { $token }.
nocturne-hint-lead = Expected in the end: { $number ->
    [0] level with the best opponent.
    [one] { $number } point ahead of the best opponent.
   *[other] { $number } points ahead of the best opponent.
}
nocturne-hint-behind = Expected in the end: { $number ->
    [one] { $number } point behind the best opponent.
   *[other] { $number } points behind the best opponent.
}
nocturne-hint-points = { $number ->
    [one] about { $number } point
   *[other] about { $number } points
}
nocturne-why-skulls = { $verb } { $whom } { $points } for skulls
nocturne-why-feathers = { $verb } { $whom } { $points } for feathers
nocturne-why-mushrooms = { $verb } { $whom } { $points } for mushrooms
nocturne-why-herbs = { $verb } { $whom } { $points } for herbs
nocturne-why-eggs = { $verb } { $whom } { $points } for eggs
nocturne-why-chests = { $verb } { $whom } { $points } for chests
nocturne-why-concoctions = { $verb } { $whom } { $points } for finished concoctions
nocturne-why-twilight = { $verb } { $whom } { $points } for twilight goals
nocturne-why-moonlight = { $verb } { $whom } { $points } for moonlight goals
nocturne-why-ability = { $verb } { $whom } { $points } for an unused ability
nocturne-why-gems = { $verb } { $whom } { $points } for gems
nocturne-why-sets = { $verb } { $whom } { $points } in sets just begun
nocturne-why-brewing = { $verb } { $whom } { $points } in unfinished concoctions
nocturne-why-contest = { $verb } { $whom } { $points } in the race for twilight goals
nocturne-why-mirrors = { $verb } { $whom } { $points } for Mirror Stones
nocturne-why-sprites = { $verb } { $whom } { $points } on the Sprite board
nocturne-why-forest = { $verb } { $whom } { $points } in the fight for the tile
nocturne-why-tokens = { $way ->
    [gets] leaves { $whom } tokens worth { $points } more
   *[stops] costs { $whom } tokens worth { $points }
}
nocturne-why-aims = { $verb } { $whom } { $points } for the aims of the scenario
nocturne-why-all = { $verb } { $whom } { $points } on balance
