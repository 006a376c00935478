"""An address that the docs name, for programs outside: see `kernel.parts.result`."""

from noctuary.kernel.parts.result import *  # noqa: F403
