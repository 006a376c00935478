# Co osoby przy stole mówią do siebie.
client-chat-luck = Miłej gry!
client-chat-moment = Chwileczkę!
client-chat-thanks = Dobra gra, dzięki!
client-chat-empty = Nikt jeszcze nic nie napisał. To, co napiszesz, przeczytają wszyscy przy stole i nikt poza nimi.
client-chat-empty-watching = Nikt jeszcze nic nie napisał. Póki gra trwa, to, co napiszesz, przeczytają tylko widzowie, a po jej zakończeniu także gracze.
client-chat-watcher = Widz
client-chat-line = Twoja wiadomość
client-chat-send = Wyślij
client-chat-about = Co zrobić z tą wiadomością od osoby { $name }
client-chat-mute = Ukryj wiadomości od osoby { $name }
client-chat-unmute = Pokaż znowu wiadomości od osoby { $name }
client-chat-report = Zgłoś gospodarzowi
client-chat-report-done = Gospodarz zobaczy, że ktoś zgłosił tę wiadomość, ale nie dowie się, kto.
client-chat-reported = Ktoś zgłosił ci tę wiadomość.
client-chat-later = Przeczytasz ją po zakończeniu gry.
client-chat-silence = Odbierz tej osobie głos
client-chat-unsilence = Przywróć tej osobie głos
