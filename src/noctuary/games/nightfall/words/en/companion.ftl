# The table companion of Nightfall.
client-nightfall-companion-deal = Deal the archives
client-nightfall-companion-deal-text = Draft, or deal a quick start, with one phone passed round the table; nobody sees the others’ cards.
client-nightfall-companion-wounds = Count wounds
client-nightfall-companion-wounds-text = Count everybody’s bites, burns and bleeds, and see who leads and why.
client-nightfall-companion-series = End-of-the-World series
client-nightfall-companion-series-text = Add up wounds from game to game until somebody has 100.
client-nightfall-companion-card = Card

# Dealing
client-nightfall-companion-first = First player
client-nightfall-companion-first-random = At random
client-nightfall-companion-edition-any = Any (five shared pairs)
client-nightfall-companion-deal-start = Deal for { $number } players
client-nightfall-companion-deal-again = New deal
client-nightfall-companion-deal-again-text = Everything dealt and picked so far will be forgotten. Players and choices stay.
client-nightfall-companion-deal-again-yes = Forget it and start over
client-nightfall-companion-round = Pick { $number } of { $last }
client-nightfall-companion-pick-out = one card leaves the game
client-nightfall-companion-pick-private-1 = the first private archive
client-nightfall-companion-pick-private-2 = the second private archive
client-nightfall-companion-pick-commons = one card for the commons
client-nightfall-companion-pick-commons-1 = the first card for the commons
client-nightfall-companion-pick-commons-2 = the second card for the commons
client-nightfall-companion-ask-out = { $name }, which card leaves the game?
client-nightfall-companion-ask-private-1 = { $name }, pick your first private archive
client-nightfall-companion-ask-private-2 = { $name }, pick your second private archive
client-nightfall-companion-ask-commons = { $name }, pick a card for the commons
client-nightfall-companion-ask-commons-1 = { $name }, pick a first card for the commons
client-nightfall-companion-ask-commons-2 = { $name }, pick a second card for the commons
client-nightfall-companion-made-out = Out of the game: { $card }
client-nightfall-companion-made-private-1 = First private archive: { $card }
client-nightfall-companion-made-private-2 = Second private archive: { $card }
client-nightfall-companion-made-commons = For the commons: { $card }
client-nightfall-companion-made-commons-1 = For the commons: { $card }
client-nightfall-companion-made-commons-2 = For the commons: { $card }
client-nightfall-companion-take-out = Remove { $card }
client-nightfall-companion-take-private = Pick { $card }
client-nightfall-companion-take-commons = Put { $card } in the commons
client-nightfall-companion-take-none = Choose a card
client-nightfall-companion-read = Tap a card to read it. Nobody else should look now.
client-nightfall-companion-goes-on = { $number ->
    [one] Once all have picked, the other card goes to { $name }.
   *[other] Once all have picked, the other { $number } cards go to { $name }.
}
client-nightfall-companion-goes-commons = The other card goes to the commons.
client-nightfall-companion-goes-out = { $number ->
    [one] The other card leaves the game.
   *[other] The other { $number } cards leave the game.
}
client-nightfall-companion-hide = Hide
client-nightfall-companion-picked = Who has picked
client-nightfall-companion-pick-again = { $name } picks again
client-nightfall-companion-drafted = All have picked
client-nightfall-companion-drafted-text = Put the phone where everybody can see it, then turn the archives face up.
client-nightfall-companion-open = Show the archives
client-nightfall-companion-own = { $name }’s private archives
client-nightfall-companion-secret = Secret until { $name } first claims from them.
client-nightfall-companion-secret-next = Only you should see your secret archives.
client-nightfall-companion-show = Show them to { $name }
client-nightfall-companion-begins = { $name } begins
client-nightfall-companion-face-up = Put all copies of each card in its archive, and turn { $number } wounds face up.
client-nightfall-companion-count = Count wounds with these players

# Counting
client-nightfall-companion-kind-of = { $kind } ({ $name })
client-nightfall-companion-wounds-of = { $name }’s wounds
client-nightfall-companion-place = place { $number }
client-nightfall-companion-standing = Standing
client-nightfall-companion-standing-empty = Enter the wounds in everybody’s deck, hand and discard pile. The player with the fewest wins.
client-nightfall-companion-tie-1 = { $name } has as many wounds as { $name_other }. But { $name }’s most frequent kind comes to { $number }, { $name_other }’s to { $number_other }, and the lower number is ahead.
client-nightfall-companion-tie-2 = { $name } has as many wounds as { $name_other }, and as many of the most frequent kind. But { $name }’s second most frequent kind comes to { $number }, { $name_other }’s to { $number_other }, and the lower number is ahead.
client-nightfall-companion-tie-3 = { $name } has as many wounds as { $name_other }, and as many of the two most frequent kinds. But { $name }’s third kind comes to { $number }, { $name_other }’s to { $number_other }, and the lower number is ahead.
client-nightfall-companion-tie-seat = { $name } and { $name_other } are level in everything. { $name } sits closer to the right of the first player, { $name_first }, and is ahead.
client-nightfall-companion-tie-first = Level in everything: a tie to settle. Say below who was the first player.
client-nightfall-companion-tie-open = The number of wounds is the same. Count them by kind to see who is ahead.
client-nightfall-companion-lead = In the lead: { $text }
client-nightfall-companion-keep = Game over: keep the result
client-nightfall-companion-past = Earlier games
client-nightfall-companion-past-delete = Delete the game of { $date }
client-nightfall-companion-clear = Start a new count
client-nightfall-companion-clear-text = All wounds are set to 0, and the first player is asked for again. You can undo this.
client-nightfall-companion-clear-yes = Set to 0
client-nightfall-companion-to-series = Add to the series
client-nightfall-companion-count-settings = Players and counting
client-nightfall-companion-by-kind = Count by kind
client-nightfall-companion-by-kind-text = Count bites, burns and bleeds separately, so that ties can be broken by the rules. Otherwise, only totals are counted.

# Series
client-nightfall-companion-series-new = A new series
client-nightfall-companion-series-about = Play games and record the wounds. As soon as somebody has { $number } in all, the series is over and the lowest total wins. In each game the next player to the left begins.
client-nightfall-companion-series-start = Start the series
client-nightfall-companion-game-add = Add the game
client-nightfall-companion-many = { $number } wounds in one game: is that right? There are only { $last } in the box.
client-nightfall-companion-series-players = Change the players
client-nightfall-companion-series-players-text = Whoever joins starts without wounds. Whoever leaves takes their wounds with them.
client-nightfall-companion-game-back = Take game { $number } back
client-nightfall-companion-game-short = Game
client-nightfall-companion-games = All games
client-nightfall-companion-from-count = Use the numbers from the wound counter
client-nightfall-companion-chart = Running totals as lines, with the limit of 100. The numbers are in the table below.
client-nightfall-companion-series-won = { $names } wins the series
client-nightfall-companion-series-shared = { $names } share the victory
client-nightfall-companion-series-unfinished = Not played to the end
client-nightfall-companion-series-keep = Add to past series
client-nightfall-companion-series-again = New series, same players
client-nightfall-companion-series-end = End the series here
client-nightfall-companion-series-end-text = The series is added to past series as it stands, without a winner.
client-nightfall-companion-series-past = Past series
client-nightfall-companion-series-delete = Delete this series
client-nightfall-companion-series-delete-text = The series from { $date } will be deleted for good.
