# Reminders that it is somebody's turn, as they are sent.
reminder-turn = Your turn in { $game }
reminder-turn-text = { $names }, it is your turn in { $game }.
reminder-test = A test of your reminders
reminder-test-text = This is how Noctuary reminds you when it is your turn.
reminder-confirm = Do you want reminders from Noctuary?
reminder-confirm-text = Somebody has asked Noctuary to send reminders to this address when it is their turn. If that was you, open the page below. If not, do nothing, and no reminders will be sent.
reminder-stop = Stop emails to this address:

reminder-most = You already have { $number } ways to be reminded. Remove one first.
reminder-unknown = This reminder no longer exists.
reminder-no-mail = This server does not send email.
reminder-unconfirmed = First open the link in the email that was sent to this address.
reminder-unsent = The message was not accepted at that address. Check it, or try again later.
reminder-address = No messages can be sent to this address. It must begin with https:// and lead to a server on the internet.

# The pages about them.
client-reminders = Reminders
client-reminders-text = When it is your turn at a table where people sit each at their own screen, and you do not have it open, you can be told: once for each turn.
client-reminders-none = So far you are reminded nowhere.
client-reminders-push = In this browser
client-reminders-push-add = Remind me in this browser
client-reminders-push-on = This browser reminds you.
client-reminders-insecure = Browsers show reminders only from servers with an encrypted connection (https).
client-reminders-unable = This browser cannot show reminders from this server.
client-reminders-refused = This browser may show nothing from this server. Allow notifications in its settings first.
client-reminders-here = this browser
client-reminders-elsewhere = another browser, by way of { $address }
client-reminders-mail = By mail
client-reminders-mail-address = Your mail address
client-reminders-mail-text = First a mail with a link comes there; the reminders begin when you have opened it. Every one has a link that ends them.
client-reminders-mail-add = Remind me by mail
client-reminders-webhook = In Discord, Slack and the like
client-reminders-webhook-address = Address of the webhook
client-reminders-webhook-text = Discord and Slack give out such an address in the settings of a channel. Whoever reads that channel reads your reminders.
client-reminders-webhook-add = Remind me there
client-reminders-waits = waits for you to open the link in the mail
client-reminders-test = Send a test
client-reminders-test-to = Send a test: { $name }
client-reminders-tested = The test was sent.
client-reminders-remove = Remove
client-reminders-remove-from = Remove: { $name }
client-reminders-removed = No more reminders come there.
client-reminders-added = From now on you are reminded there.
client-reminders-mailed = A mail is on its way. Open the link in it.
client-reminders-confirm = From now on this address gets a mail when it is your turn.
client-reminders-stop = No more reminders come to this address.
client-reminders-all = All my reminders
