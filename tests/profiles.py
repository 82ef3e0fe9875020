"""How many examples the tests try, by the environment variable HEXAD_PROFILE.

`default` is the profile of `make test` and `quick` that of `make quick`: they try the same examples in every run.
`long` is the profile of `make test-long`, which takes less than an hour, and `fuzz` that of `make fuzz`, which takes
hours: they try many more examples, different ones in every run.
"""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

PROFILE = os.environ.get("HEXAD_PROFILE", "default")
IS_LONG = PROFILE in ("long", "fuzz")

# A walk through a game is necessarily a slow and large example.
_SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large]


def scaled(examples: int) -> int:
    """The number of examples for a test that needs another number than most: `examples` in `make test`."""
    return {"default": examples, "quick": examples // 7, "long": 4 * examples, "fuzz": 40 * examples}[PROFILE]


def load_profile() -> None:
    """Tell Hypothesis how many examples to try."""
    same = settings(derandomize=True, database=None, deadline=None, suppress_health_check=_SLOW)
    settings.register_profile("default", same, max_examples=70)
    settings.register_profile("quick", same, max_examples=10)
    settings.register_profile("long", deadline=None, max_examples=300, suppress_health_check=_SLOW)
    settings.register_profile("fuzz", deadline=None, max_examples=4_000, suppress_health_check=_SLOW)
    settings.load_profile(PROFILE)
