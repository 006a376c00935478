# What hints count
nocturne-look-token = Look at your token { $token }.
nocturne-until-phase = In points, by the end of the casting phase
nocturne-until-end = In points, at the end of the game
nocturne-hint-lead = Expected in the end: { $number ->
    [0] level with the best opponent.
    [one] { $number } point ahead of the best opponent.
   *[other] { $number } points ahead of the best opponent.
}
nocturne-hint-behind = Expected in the end: { $number ->
    [one] { $number } point behind the best opponent.
   *[other] { $number } points behind the best opponent.
}
nocturne-part-sets = Begun sets
nocturne-part-brewing = Unfinished concoctions
nocturne-part-contest = Open twilight goals
nocturne-part-mirrors = Mirror Stones still to be assigned
nocturne-part-sprites = Tokens on the Sprite board
nocturne-part-forest = The tile that is fought for
nocturne-part-tokens = Tokens in hand
nocturne-part-aims = Aims of the scenario
