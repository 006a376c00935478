# Taking back, pauses and going on, where others sit at screens of their own.
client-consent = Request at this table
client-consent-asked = { $seat } asks to take back the last move.
client-consent-mine = You are asking to take back your last move.
client-consent-waiting = Waiting for: { $names }.
client-consent-agree = Agree
client-consent-decline = Keep the move
client-consent-withdraw = Withdraw the request
client-consent-declined = { $seat } does not agree: the move stands.
client-consent-withdrawn = { $seat } has withdrawn the request: the move stands.
client-consent-done = The last move was taken back; everybody agreed.
client-consent-pause-asked = { $seat } asks for a pause.
client-consent-pause-mine = You are asking for a pause.
client-consent-pause-decline = Keep playing
client-consent-on-asked = { $seat } asks to go on.
client-consent-on-mine = You are asking to go on.
client-consent-on-decline = Not yet
client-consent-on = Ask to go on
client-consent-paused = The clocks are paused.
client-consent-end-asked = { $seat } asks to end the game as it stands, without a result.
client-consent-end-mine = You are asking to end the game as it stands.
client-consent-end-declined = { $seat } does not agree: the game goes on.
client-consent-end-withdrawn = { $seat } has withdrawn the request: the game goes on.
# Somebody is gone.
client-absent = Somebody is gone
client-absent-text = { $count ->
    [one] { $names } has left, or has not moved for a long time.
   *[other] { $names } have left, or have not moved for a long time.
}
client-absent-bot = Let a bot play for { $seat }
client-absent-claim = Claim the win
client-absent-claim-text = The game ends, and you win it: whoever is gone has given it up. This cannot be taken back.
client-absent-end = End the game
client-absent-end-text = The game ends as it stands and counts for nobody; it stays in your list, and you can look at it again. Others who are still playing must agree. This cannot be taken back.
