"""The games, one folder each, and those of other packages (`noctuary.plugins`); `kernel.catalogue` finds them."""

from noctuary import plugins

plugins.install()
