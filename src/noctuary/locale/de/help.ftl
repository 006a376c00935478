# Hilfe: wie man am Tisch spielt, und seine Tasten.
client-help-generic = Klicke oder tippe an, was auf dem Tisch liegt, oder antworte über eine Schaltfläche. Was leuchtet, ist wählbar; alles andere sagt, warum es nicht geht. Mit der Tastatur:
client-help-orders = Spielt jeder an einem eigenen Bildschirm, muss niemand auf das warten, was du schon entschieden hast: Daueranweisungen (bei der Frage oder im Menü) passen, blocken oder zaubern für dich, auch während du weg bist. Nur du siehst sie.
client-help-keys = Tasten
client-key-board = zum Tisch
client-key-mine = zu meinen Karten und Markern
client-key-seats = zu den anderen Plätzen
client-key-question = zur Frage
client-key-log = zum Protokoll
client-key-line = Zug eintippen
client-key-hint = ein Tipp; beim zweiten Mal der Zug
client-key-undo = zurücknehmen
client-key-escape = zum neuesten Stand springen; Auswahl aufheben, schließen
client-key-help = diese Liste
