"""What assets and trades are worth: by income, and by what could still be completed."""
