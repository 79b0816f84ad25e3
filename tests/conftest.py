"""What all tests but those in the browser share."""

from hypothesis import settings

# How long one example takes says more about the machine's load than about the rules.
settings.register_profile("chinatown", deadline=None, print_blob=True)
settings.load_profile("chinatown")
