client-consent = Prośba przy tym stole
client-consent-asked = { $seat } prosi o cofnięcie ostatniego ruchu.
client-consent-mine = Prosisz o cofnięcie swojego ostatniego ruchu.
client-consent-waiting = Czekamy na odpowiedź: { $names }.
client-consent-agree = Zgadzam się
client-consent-decline = Niech ruch zostanie
client-consent-withdraw = Wycofaj prośbę
client-consent-declined = { $seat } się nie zgadza: ruch zostaje.
client-consent-withdrawn = { $seat } wycofuje prośbę: ruch zostaje.
client-consent-done = Ostatni ruch cofnięto za zgodą wszystkich.
client-consent-pause-asked = { $seat } prosi o przerwę.
client-consent-pause-mine = Prosisz o przerwę.
client-consent-pause-decline = Grajmy dalej
client-consent-on-asked = { $seat } prosi o wznowienie gry.
client-consent-on-mine = Prosisz o wznowienie gry.
client-consent-on-decline = Jeszcze nie
client-consent-on = Poproś o wznowienie
client-consent-paused = Zegary stoją.
client-consent-end-asked = { $seat } prosi o zakończenie gry w obecnym stanie, bez wyniku.
client-consent-end-mine = Prosisz o zakończenie gry w obecnym stanie.
client-consent-end-declined = { $seat } się nie zgadza: gra toczy się dalej.
client-consent-end-withdrawn = { $seat } wycofuje prośbę: gra toczy się dalej.
client-absent = Kogoś brakuje przy stole
client-absent-text = { $count ->
    [one] Tej osoby nie ma przy stole albo od dawna nie wykonała ruchu: { $names }.
   *[other] Tych osób nie ma przy stole albo od dawna nie wykonały ruchu: { $names }.
}
client-absent-bot = Niech za gracza { $seat } gra bot
client-absent-claim = Przyjmij zwycięstwo
client-absent-claim-text = Gra się kończy, a ty ją wygrywasz: kto odszedł, ten się poddał. Tego nie można cofnąć.
client-absent-end = Zakończ grę
client-absent-end-text = Gra kończy się w obecnym stanie i nie jest nikomu zaliczana; zostaje na twojej liście i można ją znowu obejrzeć. Pozostali gracze muszą się zgodzić. Tego nie można cofnąć.
