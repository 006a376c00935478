# Accounts, for whoever wants one.
client-account = Account
client-account-text = An account is optional. With a name and a password you can sign in from any browser and find your profile, your games and your tables there. Everything you have played so far moves into the account. Other devices then leave the profile, and older links and recovery phrases stop working; you can make new ones.
client-account-name = Name for signing in
client-account-password = Password
client-account-new = New password
client-account-length = At least 8 characters. A few words in a row are easy to remember and hard to guess.
client-account-open = The connection to this server is not encrypted, so others on the same network could read your password. Use one that you use nowhere else.
client-account-make = Create an account
client-account-yours = You are signed in as { $name }.
client-account-forgotten = This server does not send email, so a forgotten password cannot be replaced. You can then only get back in with a recovery phrase, or in a browser that is still signed in.
client-account-sign-in = Sign in
client-account-sign-in-text = Already have an account on this server? Sign in to find your profile, your games and your tables in this browser, too.
client-account-bring-text = Everything in this browser moves into the account. Other devices then leave this browser’s profile, and its links and recovery phrase stop working. This cannot be undone.
client-account-keep-text = What this browser has now stays on the server and comes back when you sign out here.
client-account-sign-out = Sign out
client-account-change = Change the password
client-account-change-text = This signs out all other browsers. Links for other devices and the recovery phrase stop working, and reminders in browsers are switched off.
client-account-changed = The password has been changed, and all other browsers are signed out.
client-account-delete = Delete the account
client-account-delete-text = Only the name and the password are deleted. Your profile, games and tables stay, on all devices that are signed in now.
client-account-deleted = The account has been deleted.
client-account-mail = Email address, in case you forget the password
client-account-mail-optional = Optional. It is only used to send you a link for setting a new password, once you have confirmed it with a link in a first email.
client-account-mail-none = You have not given an address yet, so a forgotten password cannot be replaced.
client-account-mail-is = Address: { $mail }
client-account-mail-change = Change the address
client-account-mail-text = Leave the field empty to remove the address.
client-account-mail-changed = The address has been changed.
client-account-unconfirmed = This address is not confirmed yet: open the link in the email that was sent to it. Until then nothing else is sent there, not even a link for a new password.
client-account-send-again = Send the email again
client-account-sent-again = An email is on its way. Open the link in it.
client-account-confirm = Confirm an email address
client-account-confirmed = The address is confirmed. If you forget your password, a link for setting a new one can be sent there.
client-account-forgot = Forgot your password?
client-account-forgot-text = If there is an account with this name and it has an email address, a link for setting a new password is sent to that address. If the address was never confirmed, a link for confirming it comes first; then ask again.
client-account-forgot-send = Send the link
client-account-forgot-sent = If there is an account with this name and it has an email address, an email is on its way. The link in it works once, within 30 minutes.
client-account-recover = Set a new password
client-account-recover-text = This signs out all browsers. Links for other devices and the recovery phrase stop working.
client-account-recover-yes = Set the password
client-account-recovered = Your new password is set. Sign in with it.

account-name = A name for signing in must have { $number } to { $count } visible characters and no spaces. Choose another one.
account-password = A password must have { $number } to { $count } characters. Choose another one.
account-wrong = The name or the password is wrong. Nothing has changed.
account-taken = This name is already taken. Choose another one.
account-there = You already have an account.
account-both = Both profiles have an account, and one of the two accounts would be lost. Keep what is in this browser separate, or delete one of the accounts first.
account-no-mail = This server does not send email.
account-recovery = This link no longer works: it can be used once, within 30 minutes, and a newer link replaces it. Nothing has changed; ask for another email.
account-mail-unknown = This link no longer works: it can be used once, within 24 hours, and a newer link replaces it. Nothing has changed; ask for another email on the profile page.
account-mail-confirmed = No email address is waiting to be confirmed.
account-confirm = Is this your address?
account-confirm-text =
    Somebody has given this address for an account on Noctuary. If that was you, confirm it with this link:

    { $address }

    It works once, within { $number } hours. If it was not you, do nothing, and nobody can use this address.
account-mail = A new password for Noctuary
account-mail-text =
    Somebody, probably you, asked for a new password for an account on Noctuary with this address. This link lets you set one:

    { $address }

    It works once, within { $number } minutes, and signs out all browsers. If it was not you, ignore this email.
