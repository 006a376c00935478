# Hilfe: wie man am Tisch spielt, und seine Tasten.
client-nocturne-help = Klicke oder tippe auf einen Marker, dann auf ein Feld, oder umgekehrt. Was leuchtet, ist wählbar; alles andere sagt, warum es nicht geht. Plättchen und Karten, die du gedrückt hältst, werden vergrößert. Mit der Tastatur:
client-key-token = Marker mit diesem Wert wählen (* ist der Stern)
client-key-arrows = sich in Wald, Hand oder Waldgeister-Tableau bewegen
client-key-enter = wählen, zaubern
client-key-pass = passen oder verzichten
client-key-forest = zum Wald
client-key-hand = zu meinen Markern
client-key-sprite = zum Waldgeister-Tableau
client-key-inspect = ein Plättchen genau ansehen
client-key-opponent = zu den Karten des Gegners (solo)
