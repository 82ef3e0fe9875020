"""How hard the laws are tried: `HEXAD_PROFILE=fuzz pytest tests/laws` looks for long, and elsewhere each time."""

from __future__ import annotations

import os
import signal

from hypothesis import HealthCheck, settings

# A walk through a game is a slow and large example by nature.
SLOW_BY_NATURE = [HealthCheck.too_slow, HealthCheck.data_too_large]

settings.register_profile(
    "default", derandomize=True, database=None, deadline=None, max_examples=70, suppress_health_check=SLOW_BY_NATURE
)
settings.register_profile("fuzz", deadline=None, max_examples=2_000, suppress_health_check=SLOW_BY_NATURE)
# What the command line says is compared in English, whatever language this system speaks.
os.environ["HEXAD_LANGUAGE"] = "en"
# A shell has what it runs in the background ignore Ctrl-C, and all that is started from there: the tests send it.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

settings.load_profile(os.environ.get("HEXAD_PROFILE", "default"))
