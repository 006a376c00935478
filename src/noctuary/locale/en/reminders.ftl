# Reminders that it is somebody's turn, as they are sent.
reminder-turn = Your turn in { $game }
reminder-turn-text = It is your turn in { $game }.
reminder-test = Test reminder from Noctuary
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
client-reminders-text = If the others at a table play on their own screens and you do not have the table open, you can be told when it is your turn, once for each turn.
client-reminders-none = You have not set up any reminders yet.
client-reminders-push = In this browser
client-reminders-push-add = Remind me in this browser
client-reminders-push-on = This browser reminds you.
client-reminders-insecure = Browsers show reminders only from servers with an encrypted connection (https).
client-reminders-unable = This browser cannot show reminders from this server.
client-reminders-refused = This browser blocks notifications from this server. Allow them in its settings first.
client-reminders-here = this browser
client-reminders-elsewhere = another browser, through { $address }
client-reminders-mail = By email
client-reminders-mail-address = Your email address
client-reminders-mail-text = First you get an email with a link. The reminders begin when you have opened that link, and each of them has a link that stops them.
client-reminders-mail-add = Remind me by email
client-reminders-webhook = In Discord, Slack or a similar service
client-reminders-webhook-address = Address of the webhook
client-reminders-webhook-text = In Discord and Slack you will find this address in the settings of a channel. Everybody who reads that channel can read your reminders.
client-reminders-webhook-add = Remind me there
client-reminders-waits = waiting for you to open the link in the email
client-reminders-test = Send a test reminder
client-reminders-test-to = Send a test reminder: { $name }
client-reminders-tested = The test reminder was sent.
client-reminders-remove = Remove
client-reminders-remove-from = Remove: { $name }
client-reminders-removed = No more reminders will be sent there.
client-reminders-added = From now on, reminders will be sent there.
client-reminders-mailed = An email is on its way. Open the link in it.
client-reminders-confirm = From now on, an email will be sent to this address when it is your turn.
client-reminders-stop = No more reminders will be sent to this address.
client-reminders-all = All my reminders
