# The table companion: pages that help where the cardboard lies.
client-companion-text = Do you play with your own box at a real table? Open one of these pages on a phone, put it beside the game, and let it deal, count and score. What you enter stays in this browser; with a profile, the server keeps your score sheets, wound counts, series and solo games, too.

# Without a network
client-companion-offline = Offline use
client-companion-offline-ready = These pages work offline, and so do the rules, cards and search in this language: everything is kept on this device.
client-companion-offline-partly = These pages work offline. Some of the rules, cards and search in this language are still missing; they are fetched as soon as you are online.
client-companion-offline-preparing = Preparing for offline use…
client-companion-offline-failed = The pages could not be saved for offline use. Another attempt follows the next time you open this page.
client-companion-offline-insecure = These pages work as long as this server can be reached. Browsers save pages for offline use only from secure addresses: https, or localhost on the machine itself.
client-companion-offline-impossible = These pages work as long as this server can be reached. This browser cannot save pages for offline use.
client-companion-install = Add to the home screen
client-companion-install-text = The companion then opens like an app, without the browser’s bars.
client-companion-install-hint = To use these pages like an app, choose “Add to home screen” in the browser’s menu.

# What is kept
client-companion-kept = This browser has promised to keep what you enter here until you delete it yourself.
client-companion-may-go = This browser has not promised to keep what you enter here: it may delete your entries if storage runs short or if you do not come back for weeks.
client-companion-not-kept = This browser saves nothing for this page: what you enter lasts only as long as the page is open.
client-companion-unreadable = What was saved here earlier cannot be read. It has been set aside, and nothing was overwritten.
client-companion-unreadable-save = Save it as a file
client-companion-unreadable-forget = Delete it
client-companion-unreadable-forget-text = It is deleted for good. Save it as a file first if it may still be needed.
client-companion-place-device = Only on this device.
client-companion-place-waiting = Changes are sent as soon as there is a connection.
client-companion-place-mine = In your profile, on all your devices.
client-companion-place-shared = Shared: whoever has the link can fill it in, too.
client-companion-place-guest = Shared with you: the others see what you enter.
client-companion-place-profile = Make a profile to have everything on all your devices.
client-companion-clash = { $text }: “{ $now }” was entered on another device, and stands. You had entered “{ $here }”.
client-companion-clash-here = Enter “{ $text }”
client-companion-clash-leave = Leave it
client-companion-share = Fill it in together
client-companion-share-text = Show the others this code: the same sheet opens on their phones, and everybody enters their own tiles. Whoever has the link can change the sheet.
client-companion-share-end = Stop sharing
client-companion-share-as-text = Share as text
client-companion-share-as-picture = Share as a picture
client-companion-history = Family history
client-companion-history-text = What counts: score sheets on which everybody has entered tiles, results kept in the wound counter, and series played to the end. A tie that is not settled yet has no winner.
client-companion-history-played = Players: { $players }, times played: { $games }
client-companion-history-wins = Wins: { $text }
client-companion-history-best = Best result: { $number } ({ $text })

# Players and counters
client-companion-undo = Undo
client-companion-redo = Redo
client-companion-how-many = How many people are playing?
client-companion-number = { $number ->
    [one] { $number } player
   *[other] { $number } players
}
client-companion-players = Players, in turn order
client-companion-player = Player { $number }
client-companion-player-name = Name of player { $number }
client-companion-player-add = Add a player
client-companion-player-remove = Remove { $name }
client-companion-less = { $text }: one less
client-companion-more = { $text }: one more
client-companion-pass = Give the phone to { $name }
client-companion-pass-ready = I am { $name }
