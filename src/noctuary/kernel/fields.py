"""An address that the docs name, for programs outside: see `kernel.table.fields`."""

from noctuary.kernel.table.fields import *  # noqa: F403
