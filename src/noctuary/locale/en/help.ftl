# Help: how a table is played, and its keys.
client-help-generic = Click or tap things on the table, or use the buttons. Anything that glows can be chosen; everything else tells you why it cannot. With the keyboard:
client-help-orders = When others play on their own screens, nobody has to wait for a decision that you have already made: standing orders (beside the question, or in the menu) pass, block or cast for you, even while you are away. Only you see them.
client-help-keys = Keys
client-key-board = to the table
client-key-mine = to my own pieces
client-key-seats = to the other seats
client-key-question = to the question
client-key-log = to the log
client-key-line = type a move
client-key-hint = a hint; press again to show the move
client-key-undo = take back
client-key-escape = skip to the present; clear the selection, close
client-key-help = this list
