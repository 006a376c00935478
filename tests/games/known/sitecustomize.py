"""With this folder in PYTHONPATH, a Python process knows the game Lanterns, and so do the processes that it starts."""

from pathlib import Path

from noctuary import games

games.__path__.append(str(Path(__file__).parents[3] / "examples"))
