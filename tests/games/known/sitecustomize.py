"""With this folder in PYTHONPATH, a Python process knows the game Lanterns, and so do the processes that it starts; if
PYTHONPATH has other folders, it also knows the games in them.
"""

import os
from pathlib import Path

from noctuary import games

games.__path__ += [str(Path(__file__).parents[3] / "examples"), *os.environ["PYTHONPATH"].split(os.pathsep)]
