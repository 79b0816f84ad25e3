### Signs between parts that a language spaces in its own way.

# Two of the sentences that make up a trade, without full stops.
trade-parts = { $before }; { $after }
# Before what $name says, or what is said of $name.
name-before = { $name }:
