"""`python -m noctuary`: the same as the command."""

import sys

from noctuary.cli.ending import main

if __name__ == "__main__":
    sys.exit(main())
