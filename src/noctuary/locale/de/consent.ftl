client-consent = Anfrage am Tisch
client-consent-asked = { $seat } möchte den letzten Zug zurücknehmen.
client-consent-mine = Du bittest darum, deinen letzten Zug zurückzunehmen.
client-consent-waiting = Noch keine Antwort von: { $names }.
client-consent-agree = Einverstanden
client-consent-decline = Zug bleibt
client-consent-withdraw = Anfrage zurückziehen
client-consent-declined = { $seat } stimmt nicht zu: Der Zug bleibt.
client-consent-withdrawn = { $seat } hat die Anfrage zurückgezogen: Der Zug bleibt.
client-consent-done = Der letzte Zug wurde zurückgenommen; alle waren einverstanden.
client-consent-pause-asked = { $seat } bittet um eine Pause.
client-consent-pause-mine = Du bittest um eine Pause.
client-consent-pause-decline = Keine Pause
client-consent-on-asked = { $seat } möchte, dass es weitergeht.
client-consent-on-mine = Du möchtest, dass es weitergeht.
client-consent-on-decline = Noch nicht
client-consent-on = Um Fortsetzung bitten
client-consent-paused = Die Uhren stehen.
client-consent-end-asked = { $seat } möchte die Partie vorzeitig beenden, ohne Ergebnis.
client-consent-end-mine = Du bittest darum, die Partie vorzeitig zu beenden.
client-consent-end-declined = { $seat } stimmt nicht zu: Die Partie geht weiter.
client-consent-end-withdrawn = { $seat } hat die Anfrage zurückgezogen: Die Partie geht weiter.
client-absent = Jemand ist nicht mehr da
client-absent-text = { $count ->
    [one] { $names } ist gegangen oder hat lange keinen Zug gemacht.
   *[other] { $names } sind gegangen oder haben lange keinen Zug gemacht.
}
client-absent-bot = Bot für { $seat } spielen lassen
client-absent-claim = Sieg beanspruchen
client-absent-claim-text = Die Partie endet, und du gewinnst sie: Wer nicht mehr da ist, hat sie aufgegeben. Das lässt sich nicht zurücknehmen.
client-absent-end = Partie beenden
client-absent-end-text = Die Partie endet vorzeitig und zählt für niemanden; sie bleibt in deiner Liste, und du kannst sie noch einmal ansehen. Wer noch mitspielt, muss zustimmen. Das lässt sich nicht zurücknehmen.
