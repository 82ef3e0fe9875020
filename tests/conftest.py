"""Settings for all tests."""

from __future__ import annotations

import os
import signal

from tests.profiles import load_profile

# The output of the command line is compared in English, independently of the system's language.
os.environ["HEXAD_LANGUAGE"] = "en"
# A shell makes background processes ignore SIGINT, and their children inherit that; some tests send it.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

load_profile()
