# Beendete Spiele Schritt für Schritt.

client-replay-title = Nachspielen · { $title }
client-replay-controls = Das Spiel Schritt für Schritt
client-replay-beginning = Das Spiel beginnt.
client-replay-unseen = { $seat } macht einen Zug, der von hier nicht zu sehen ist.
client-replay-step = Schritt { $number } von { $last }
client-replay-slider = Schritt
client-replay-first = Zum Anfang
client-replay-back = Einen Schritt zurück
client-replay-run = Schritt für Schritt abspielen
client-replay-pause = Anhalten
client-replay-on = Einen Schritt weiter
client-replay-last = Zum Ende
client-replay-round = Springen zu
client-replay-turn = Zug { $number }: { $round }
client-replay-eyes = Gesehen von
client-replay-watcher = Zuschauer
client-replay-help = Geh mit den Schaltflächen, dem Schieberegler oder den Tasten durch das Spiel. Ein Klick auf einen Eintrag im Protokoll führt dorthin, wo es geschah; wähle, mit wessen Augen du schaust, und du siehst, was dieser Spieler damals wusste. Halte ein Spielteil gedrückt, um es näher anzusehen.
client-replay-key-step = einen Schritt zurück, einen weiter
client-replay-key-ends = zum Anfang, zum Ende
client-replay-key-round = zur Runde davor, zur nächsten
client-replay-key-run = von selbst abspielen, anhalten
client-replay-key-inspect = das ausgewählte Spielteil näher ansehen
client-replay-analysis = Analyse
client-replay-play-on = Von hier aus weiterspielen
table-replay-running = Nachspielen lässt sich ein Spiel erst, wenn es vorbei ist; vorher würde es zeigen, was noch verborgen ist. Spiele es erst zu Ende.
table-replay-step = Einen Schritt „{ $text }“ gibt es hier nicht; die Schritte sind 0 bis { $last }.
