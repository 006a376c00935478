# Co w pozycji nie ma sensu
nightfall-position-card = Nie ma karty „{ $text }”.
nightfall-position-order = { $card } to rana; tu mogą być tylko rozkazy.
nightfall-position-wound = { $card } to rozkaz; tu mogą być tylko rany.
nightfall-position-minion = { $card } to nie sługus; w grze mogą być tylko sługusi.
nightfall-position-copies = Karta { $card } jest w grze zbyt wiele razy: gracz może mieć w grze najwyżej { $number } sługusów o tej samej nazwie.
nightfall-position-archive = { $card } to sługus startowy: sługusi startowi nie mają archiwów.
nightfall-position-hidden = Archiwum karty { $card } nie może być zakryte: nie ma go wśród archiwów prywatnych tego gracza.
nightfall-position-grant = Nie ma tu archiwum prywatnego „{ $text }”; podaj je w postaci „P2/vulko”.
nightfall-position-chain = Łańcuch może istnieć tylko w fazie łańcucha i liczyć najwyżej { $number } rozkazów.
nightfall-position-draft = Draftu nie da się wpisać ręcznie: zacznij nową grę albo zacznij od późniejszej fazy.
nightfall-position-draft-hand = Podczas draftu nikt nie ma jeszcze kart na ręce: dobiera się je dopiero, gdy powstaną wszystkie archiwa.
nightfall-position-wounds = W talii, na ręce i na stosie kart odrzuconych jest ran: { $number }, a nie { $text }; pomiń ten wpis, wynika on z kart.
