# Positions
nocturne-position-value = “{ $text }” makes no sense here.
nocturne-position-forest = Every line of the forest must have the same number of cells, and there are at most { $number } rows and columns.
nocturne-position-sprite = The tokens of the Sprite board must stand from high to low, at most { $number } of them, and never a star or a Shadow.
nocturne-position-token = { $seat } has the token { $token } more often than there is one: a token is in one place only.
nocturne-position-shadow = The Shadow token { $token } is in two places.
