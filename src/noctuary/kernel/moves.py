"""An address that the docs name, for programs outside: see `kernel.parts.moves`."""

from noctuary.kernel.parts.moves import *  # noqa: F403
