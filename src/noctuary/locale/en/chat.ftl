# What people at a table say to each other.
client-chat-luck = Have fun!
client-chat-moment = One moment, please.
client-chat-thanks = Good game!
client-chat-empty = Nobody has said anything yet. Only the players at this table can read what you write.
client-chat-empty-watching = Nobody has said anything yet. While the game is on, only the watchers can read what you write; once it is over, the players can, too.
client-chat-watcher = Watcher
client-chat-line = Your message
client-chat-send = Send
client-chat-about = Options for this message from { $name }
client-chat-mute = Hide messages from { $name }
client-chat-unmute = Show messages from { $name } again
client-chat-report = Report to the host
client-chat-report-done = The host sees that this message was reported, but not by whom.
client-chat-reported = Somebody has reported this message to you.
client-chat-later = You can read it once the game is over.
client-chat-silence = Stop this person from chatting
client-chat-unsilence = Let this person chat again
