# The table companion: pages that help where the cardboard lies.
client-companion-text = For your own box on your own table: open a page on a phone, put it beside the game, and let it deal, count and score. What you enter stays in this browser.

# Without a network
client-companion-offline = Offline use
client-companion-offline-ready = Works offline: everything on these pages is kept on this device.
client-companion-offline-preparing = Preparing for offline use …
client-companion-offline-failed = The pages could not be saved for offline use. They will be tried again the next time you open this page.
client-companion-offline-insecure = Works as long as this server can be reached. Browsers save pages for offline use only from secure addresses: https, or localhost on the machine itself.
client-companion-offline-impossible = Works as long as this server can be reached. This browser saves no pages for offline use.
client-companion-install = Put it on the home screen
client-companion-install-text = It then opens like an app, without the browser’s bars.
client-companion-install-hint = To use it like an app, choose “Add to home screen” in the browser’s menu.

# What is kept
client-companion-not-kept = This browser saves nothing for this page: what you enter lasts only as long as the page is open.
client-companion-unreadable = What was saved here earlier cannot be read. It has been set aside, and nothing was overwritten.
client-companion-unreadable-save = Save it as a file
client-companion-unreadable-forget = Delete it

# Players and counters
client-companion-players = Players, in turn order
client-companion-player = Player { $number }
client-companion-player-name = Name of player { $number }
client-companion-player-add = One more player
client-companion-player-remove = Remove { $name }
client-companion-less = { $text }: one less
client-companion-more = { $text }: one more
client-companion-pass = Give the phone to { $name }
client-companion-pass-ready = I am { $name }
