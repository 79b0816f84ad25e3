"""The rules of Chinatown: pure, deterministic and built on the standard library alone."""
