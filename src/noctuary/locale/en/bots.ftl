# Bots from outside: programs that play over their standard streams.
bot-name = “{ $text }” cannot be the name of a bot; use up to 24 letters (a–z), digits, “.”, “_” and “-”, and begin with a letter.
bot-name-taken = There is already a bot or player called “{ $text }”; choose another name.
bot-command = The bot “{ $bot }” cannot be started: there is no program “{ $text }”, or its quotation marks are not closed.
bot-system = The bot “{ $bot }” cannot play on this system: external programs can play only on Linux and macOS.
bot-option = “{ $text }” is not a bot; write NAME=COMMAND, such as mine="python3 mybot.py".
bot-late = The bot “{ $bot }” did not answer within { $seconds } s.
bot-unasked = The bot “{ $bot }” wrote without being asked: “{ $text }”. Its standard output is for answers only, one line each; everything else belongs on its error output.
bot-garbage = The bot “{ $bot }” answered “{ $text }” instead of a JSON object on one line.
bot-illegal = The bot “{ $bot }” answered with the move “{ $text }”, which is not one of the moves it was offered.
bot-protocol = The bot “{ $bot }” speaks version “{ $text }” of the protocol; this program speaks version { $number }.
bot-closed = The bot “{ $bot }” has closed its standard output.
bot-exit = The bot “{ $bot }” ended in the middle of the game, with exit code { $number }.
bot-signal = The bot “{ $bot }” was ended by signal { $number } in the middle of the game.
bot-broken = The bot “{ $bot }” has failed or did not answer in time.
bot-said = The last lines of its error output:
bot-failed = The bot “{ $bot }” failed { $number ->
    [one] once:
   *[other] { $number } times, the last time like this:
}
bot-stood-in = { $number ->
    [one] It failed twice over one move, so { $bot } made that move.
   *[other] { $bot } made { $number } moves in its place, in { $games ->
        [one] one game
       *[other] { $games } games
    }. A bot is replaced for a move over which it fails twice, and for the rest of a game after the third such move.
}
bot-silent = “{ $bot }” never answered, so nothing can be said about it, and games with it count for nobody.
bot-stands-in = { $bot } moves in its place.
cli-bot = a program that plays as NAME (see docs/bot-protocol.md); may be given several times
cli-bot-seconds = seconds that such a program gets for a move (default: 5)
