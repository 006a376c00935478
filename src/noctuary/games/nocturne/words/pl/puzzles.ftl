nocturne-theme-twilight = Koniec zmierzchu
nocturne-theme-spells = Ostatnie czary
nocturne-theme-offering = Dary
nocturne-theme-sprites = Zapłata duszków
nocturne-theme-dusk = Zapłata duszków o zmierzchu
nocturne-theme-mirror = Lustrzane kamienie
nocturne-theme-draw = Zatrzymaj jedno
nocturne-theme-ability = Zdolności

nocturne-puzzle-twilight = Zmierzch dobiega końca. Graj tak, by na początku blasku księżyca mieć jak najwięcej pewnych punktów, cokolwiek zrobią inni. Cele księżycowe i pozostałe żetony jeszcze się nie liczą; mikstur do dobrania już nie ma.
nocturne-puzzle-spells = Ostatnie czary w grze. Graj tak, by na koniec mieć jak najwięcej pewnych punktów, cokolwiek zrobią inni. Nie ma już czego dobierać.
nocturne-puzzle-offering = Za to, co teraz złożysz w darze, weźmiesz na końcu kafelek. Zapewnij sobie jak najwięcej punktów na koniec gry, cokolwiek zrobią inni. Nie ma już czego dobierać.
nocturne-puzzle-sprites = Duszki płacą po raz ostatni. Weź kafelek, który da ci najwięcej pewnych punktów na koniec gry, cokolwiek wezmą inni. Nie ma już czego dobierać.
nocturne-puzzle-dusk = Zmierzch się skończył i duszki płacą. Weź kafelek, który da ci najwięcej pewnych punktów na początku blasku księżyca, cokolwiek wezmą inni. Cele księżycowe i pozostałe żetony jeszcze się nie liczą; mikstur do dobrania już nie ma.
nocturne-puzzle-mirror = Co powinien skopiować twój Lustrzany kamień, by na koniec gry punktów było jak najwięcej? Nie ma już czego dobierać.
nocturne-puzzle-draw = Zatrzymujesz jedną z dobranych rzeczy. Która da ci najwięcej pewnych punktów na koniec gry, cokolwiek zrobią inni? Potem nie ma już czego dobierać.
nocturne-puzzle-ability = Zdecyduj tak, by na koniec gry mieć jak najwięcej pewnych punktów, cokolwiek zrobią inni. Nie ma już czego dobierać.

nocturne-none-redd = { $seat } nie używa zdolności Redda.
nocturne-none-abigail = { $seat } nie używa zdolności Abigail.
nocturne-none-hunt = { $seat } zatrzymuje skrzynię.
