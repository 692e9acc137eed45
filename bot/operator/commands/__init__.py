"""What `python -m bot COMMAND` does, beside an open bot or while it is closed."""
