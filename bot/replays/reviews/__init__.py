"""How somebody played a match that is over: what is asked for, the process that reviews, and what is shown."""
