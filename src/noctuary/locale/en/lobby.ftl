# Open tables, paces and ratings.
client-pace = Pace
client-pace-any = any
client-pace-none = without a clock
client-pace-live = live
client-pace-relaxed = relaxed
client-pace-correspondence = correspondence
client-open-filter = Show only
client-open-game = Game
client-open-any = all
client-open-none-such = No open table matches. Choose fewer conditions, or list a table yourself.
client-rated-game = Rated
client-rated-sit = This game is rated: it changes the ratings of everybody who plays it, and by taking a seat you agree to that. If you give up or run out of time you lose, even if a bot plays on for you.
client-rating-question = A question mark means that a rating is provisional.
client-ratings = Ratings
client-ratings-text = How strong you are compared with the others here, judging by your rated games: one rating for each game and number of players (Glicko-2). Your real strength very likely differs from your rating by no more than twice the deviation. While the deviation is large, the rating is provisional. If you have a profile and show your ratings to others, you are listed below as soon as yours is no longer provisional.
client-ratings-none = None of your games has been rated yet. Set up a game with a clock and seats for friends, by link, and switch on “Rated”, or look for a rated one among the open tables.
client-rating-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
client-rating-games = { $count ->
    [one] one game
   *[other] { $count } games
}
client-rating-guess = provisional
client-ratings-best = Leaderboard: { $kind }
client-fellows-challenge = Challenge { $name }
client-fellows-invite = Invite { $name } with a link
client-ratings-show = Show my ratings to others
client-ratings-delete = Delete my ratings
client-ratings-delete-sure = Delete all your ratings for good?
client-ratings-delete-text = Your next rated game will count as your first. The ratings of the people you have played against stay as they are.
