# The table companion: pages that help where the cardboard lies.
client-companion-text = For your own box on your own table: open a page on a phone, lay it beside the game, and let it deal, count and score. What you enter stays in this browser.

# Without a network
client-companion-offline = Without a network
client-companion-offline-ready = Works without a network: everything on these pages is kept on this device.
client-companion-offline-preparing = Is being made ready for use without a network …
client-companion-offline-failed = Could not be kept for use without a network this time. It is tried again when the page is opened next.
client-companion-offline-insecure = Works as long as this server can be reached. Browsers keep pages for use without a network only from secure addresses: https, or localhost on the machine itself.
client-companion-offline-impossible = Works as long as this server can be reached. This browser keeps no pages for use without a network.
client-companion-install = Put it on the home screen
client-companion-install-text = Then it opens like an app, without the browser’s bars.
client-companion-install-hint = To have it like an app, choose “Add to home screen” in the browser’s menu.

# What is kept
client-companion-not-kept = This browser keeps nothing for this page: what you enter lasts only as long as it is open.
client-companion-unreadable = What was kept here earlier cannot be read. It was put aside, and nothing was overwritten.
client-companion-unreadable-save = Save it as a file
client-companion-unreadable-forget = Throw it away

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
