"""Statistics of a person, from their results, and who may see which of them (privacy)."""
