# Hilfe: wie man am Tisch spielt, und seine Tasten.
client-nightfall-help = Klicke oder tippe auf eine Handkarte, um sie zu spielen, auf eine Kreatur und dann auf einen Gegner, um anzugreifen, auf ein Archiv, um daraus eine Karte zu kaufen. Was leuchtet, ist wählbar; alles andere sagt dir, warum es nicht geht. Halte eine Karte gedrückt, um sie zu vergrößern. Mit der Tastatur:
client-nightfall-key-hand = zu meiner Hand
client-nightfall-key-chain = zur Kette oder zum Kampf
client-nightfall-key-archives = zu den allgemeinen und privaten Archiven
client-nightfall-key-minions = zu meinen Kreaturen
client-nightfall-key-seats = zu den anderen Spielern
client-nightfall-key-pass = nichts spielen, fertig oder verzichten
client-nightfall-key-enter = wählen, spielen, kaufen
client-nightfall-key-arrows = sich in Hand, Kette, Archiven oder Kreaturen bewegen
client-nightfall-key-inspect = eine Karte genau ansehen
