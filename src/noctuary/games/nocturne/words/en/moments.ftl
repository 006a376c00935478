# What is said of a moment beside its line in the log.
client-nocturne-moment-sprites = Taken from the Sprite board
client-nocturne-moment-shadows = Shadow tokens
client-nocturne-moment-standings = Standings
client-nocturne-moment-new = New goals
