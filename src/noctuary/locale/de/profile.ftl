# Das Profil und beendete Spiele.
