"""What clicks do: which method answers which verb, here or in the process that has the table."""
