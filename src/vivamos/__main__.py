"""`python -m vivamos` is the command `vivamos`."""

import sys

from vivamos.cli import main

sys.exit(main())
