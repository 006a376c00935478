# Co osoby przy stole mówią do siebie.
client-chat-luck = Miłej gry!
client-chat-moment = Chwileczkę!
client-chat-thanks = Dobra gra, dzięki!
client-chat-empty = Nikt jeszcze nic nie napisał. To, co napiszesz, przeczytają wszyscy przy stole i nikt poza nimi.
client-chat-line = Twoja wiadomość
client-chat-send = Wyślij
client-chat-about = Co zrobić z tą wiadomością od gracza { $name }
client-chat-mute = Ukryj wiadomości od gracza { $name }
client-chat-unmute = Pokaż znowu wiadomości od gracza { $name }
client-chat-report = Zgłoś gospodarzowi
client-chat-report-done = Gospodarz zobaczy, że ktoś zgłosił tę wiadomość, ale nie dowie się, kto.
client-chat-reported = Ktoś zgłosił ci tę wiadomość.
client-chat-silence = Odbierz głos temu graczowi
client-chat-unsilence = Przywróć głos temu graczowi
