"""What holdings are worth: by income, and by what could still be completed."""
