"""The rules of Nightfall, one module per chapter, all compiled; the README of the game lists the chapters."""
