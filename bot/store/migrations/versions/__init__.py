"""One module per step, numbered; a released step is never changed."""
