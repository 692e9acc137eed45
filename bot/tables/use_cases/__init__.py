"""What can be done at a table: pure steps on a draft, one module for each stage or concern."""
