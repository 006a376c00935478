# Profil i skończone gry.
