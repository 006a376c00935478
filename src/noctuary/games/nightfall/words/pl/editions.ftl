nightfall-edition-few-wounds = Ran jest za mało ({ $number }); pięcioro graczy potrzebuje { $least }.
nightfall-edition-wounds = Wszystkich ran jest { $number }; według instrukcji powinno ich być { $expected }.
nightfall-edition-colour = Żadna inna karta do draftu nie ma koloru łączącego „{ $colour }”, więc karta { $card } może tylko rozpocząć łańcuch.
nightfall-edition-kicker = Karta { $card } nigdy nie uruchomi swojego dopalacza: żadna karta w kolorze „{ $colour_wanted }” nie ma koloru łączącego „{ $colour }”.
