"""What `noctuary --version` prints: English in all languages, as messages take longer to import than all the rest."""

from typing import Final

from noctuary import __version__, engine

VERSION: Final = f"{__version__} ({'compiled engine' if engine.NAME == engine.COMPILED else 'engine in pure Python'})"
