"""Every text that a person reads, by language, in Fluent message files."""
