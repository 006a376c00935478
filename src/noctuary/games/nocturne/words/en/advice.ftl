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
# Why a move is good, without its subject “It”. “sure”: whether that is certain.
nocturne-why-number = { $points ->
    [one] one point
   *[other] { $points } points
}
nocturne-why-purpose = { $for ->
    [skulls] { " " }({ nocturne-why-number })
    [feathers] { " " }({ nocturne-why-number } more for feathers)
    [mushrooms] { " " }({ nocturne-why-number } more for mushrooms)
    [herbs] { " " }({ nocturne-why-number } more for herbs)
    [eggs] { " " }({ nocturne-why-number } more for eggs)
    [most-eggs] { " " }({ nocturne-why-number } more with the most eggs)
    [concoctions] { " " }({ nocturne-why-number } more for concoctions)
    [symbol] { " " }(its symbol is missing for a concoction)
    [feather] { " " }(towards a set of feathers)
    [mushroom] { " " }(towards a set of mushrooms)
    [herb] { " " }(towards a set of herbs)
    [egg] { " " }(towards the most eggs)
    [chest] { " " }(a choice of three tiles)
    [runestone] { " " }(a choice of three concoctions)
    [mirror] { " " }(which copies a tile at the end)
   *[other] { "" }
}
nocturne-why-unanswered = wins “{ $tile }”{ nocturne-why-purpose } with { nocturne-word-token }, which { $how ->
    [star] nothing beats
   *[other] nobody can answer
}
nocturne-why-win = { hint-maybe }wins “{ $tile }”{ nocturne-why-purpose } with { nocturne-word-token }
nocturne-why-win-later = { hint-maybe }leads to winning “{ $tile }”{ nocturne-why-purpose } with { nocturne-word-token }
nocturne-why-take = { hint-maybe }brings “{ $tile }”{ nocturne-why-purpose } from the Sprite board
nocturne-why-tile = { hint-maybe }brings “{ $tile }”{ nocturne-why-purpose }
nocturne-why-also = then { hint-maybe }also brings “{ $tile }”{ nocturne-why-purpose }
nocturne-why-mirror = copies “{ $tile }”{ nocturne-why-purpose }
nocturne-why-goal = { hint-maybe }wins the goal “{ $goal }”, { nocturne-why-number }
nocturne-why-moonlight = { hint-maybe }brings { nocturne-count-points } for the goal “{ $goal }”
nocturne-why-goal-other = { hint-maybe }keeps { $seat } from winning the goal “{ $goal }”
nocturne-why-tile-other = { hint-maybe }keeps { $seat } from winning “{ $tile }”
nocturne-why-tile-opponent = { hint-maybe }keeps the opponent from winning “{ $tile }”
nocturne-why-answers = leaves only { $seat } an answer: { $token }
nocturne-why-kept = keeps { nocturne-word-token } in hand to win another tile with
nocturne-why-held = keeps { nocturne-word-token } in hand for the next spells
nocturne-why-offered = { hint-maybe }lets you make an offering afterwards, for a tile at the end of the round
nocturne-why-spent = { hint-maybe }makes { $seat } spend { nocturne-word-token }
nocturne-why-sprite = takes place { $place } on the Sprite board, for a tile at the end of the round
nocturne-why-pushed-off = pushes { $seat }’s { $token } off the Sprite board
nocturne-why-shadows = leaves strong tokens in hand, which bring Shadows
nocturne-why-brew = { $done ->
    [all] brings a concoction that can be brewed already ({ nocturne-why-number } more)
   *[first] brings a concoction whose first level can be brewed already ({ nocturne-why-number } more)
}
nocturne-why-lacks = brings a concoction that lacks { $missing ->
    [one] one symbol
   *[other] { $missing } symbols
} for { nocturne-why-number }
nocturne-why-ability-kept = saves the ability, which brings { nocturne-why-number } if it stays unused
nocturne-why-redd = takes { nocturne-word-token } back into your hand
nocturne-why-flint = gives a choice of three more concoctions
nocturne-why-aims = meets { $number ->
    [one] one more aim
   *[other] { $number } more aims
} of the scenario
nocturne-why-aims-nearer = brings the aims of the scenario nearer
nocturne-why-top-tile = goes for the tile that is worth most to you
