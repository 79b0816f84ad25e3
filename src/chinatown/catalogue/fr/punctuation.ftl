### Signs between parts that a language spaces in its own way.

# Two of the sentences that make up a trade, without full stops.
trade-parts = { $before } ; { $after }
# Before what $name says, or what is said of $name.
name-before = { $name } :
# What somebody said, in their own words.
quoted = « { $text } »
# A sentence, and after it what is said with it.
sentence-quoted = { $sentence } « { $text } »
