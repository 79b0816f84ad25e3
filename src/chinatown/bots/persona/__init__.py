"""How a bot talks and behaves at the table, on top of its level."""
