nocturne-theme-twilight = Koniec zmierzchu
nocturne-theme-spells = Ostatnie zaklęcia
nocturne-theme-offering = Ofiary
nocturne-theme-sprites = Zapłata Duchów
nocturne-theme-dusk = Zapłata Duchów o zmierzchu
nocturne-theme-mirror = Lustrzane kamienie
nocturne-theme-draw = Zatrzymaj jedno
nocturne-theme-ability = Zdolności

nocturne-puzzle-twilight = Zmierzch dobiega końca. Graj tak, by na początku blasku księżyca mieć jak najwięcej pewnych punktów, cokolwiek zrobią inni. Cele blasku księżyca i pozostałe żetony jeszcze się nie liczą; mikstur do dobrania już nie ma.
nocturne-puzzle-spells = Ostatnie zaklęcia w grze. Graj tak, by na koniec mieć jak najwięcej pewnych punktów, cokolwiek zrobią inni. Nie ma już czego dobierać.
nocturne-puzzle-offering = Żeton, który teraz złożysz w ofierze, weźmie na końcu płytkę. Zapewnij sobie jak najwięcej punktów na koniec gry, cokolwiek zrobią inni. Nie ma już czego dobierać.
nocturne-puzzle-sprites = Duchy płacą po raz ostatni. Weź płytkę, która da ci najwięcej pewnych punktów na koniec gry, cokolwiek wezmą inni. Nie ma już czego dobierać.
nocturne-puzzle-dusk = Zmierzch się skończył i Duchy płacą. Weź płytkę, która da ci najwięcej pewnych punktów na początku blasku księżyca, cokolwiek wezmą inni. Cele blasku księżyca i pozostałe żetony jeszcze się nie liczą; mikstur do dobrania już nie ma.
nocturne-puzzle-mirror = Co powinien skopiować twój lustrzany kamień, by na koniec gry dać ci jak najwięcej punktów? Nie ma już czego dobierać.
nocturne-puzzle-draw = Zatrzymujesz jedno z tego, co zostało dobrane. Co da ci najwięcej pewnych punktów na koniec gry, cokolwiek zrobią inni? Potem nie ma już czego dobierać.
nocturne-puzzle-ability = Zdecyduj tak, by na koniec gry mieć jak najwięcej pewnych punktów, cokolwiek zrobią inni. Nie ma już czego dobierać.

nocturne-none-redd = { $seat } nie używa zdolności Redda.
nocturne-none-abigail = { $seat } nie używa zdolności Abigail.
nocturne-none-hunt = { $seat } zatrzymuje skrzynię.
