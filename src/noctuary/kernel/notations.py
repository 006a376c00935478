"""An address that the docs name, for programs outside: see `kernel.table.notations`."""

from noctuary.kernel.table.notations import *  # noqa: F403
