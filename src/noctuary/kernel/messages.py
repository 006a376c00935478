"""An address that the docs name, for programs outside: see `kernel.base.messages`."""

from noctuary.kernel.base.messages import *  # noqa: F403
