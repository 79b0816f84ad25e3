"""How many examples Hypothesis tries where a test says so itself."""

from hypothesis import settings

QUICK = "quick"
"""The profile of `make quick`, in which many mistakes show in a few examples."""


def examples(count: int) -> settings:
    """Return settings for `count` examples, or for as few as `make quick` tries."""
    if settings.get_current_profile_name() == QUICK:
        count = min(count, settings.get_profile(QUICK).max_examples)
    return settings(max_examples=count)
