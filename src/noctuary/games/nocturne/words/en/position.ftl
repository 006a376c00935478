# Positions
nocturne-position-forest = Every row of the forest must have the same number of cells, and there are at most { $number } rows and columns.
nocturne-position-sprite = The tokens of the Sprite board must go from high to low, at most { $number } of them, and never include a star or a Shadow.
nocturne-position-token = { $seat } has too many copies of { nocturne-word-token }: each token is in one place only.
nocturne-position-shadow = { nocturne-word-token.capital } is in two places.
