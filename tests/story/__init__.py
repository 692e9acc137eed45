"""The law of the log: each public event that a game logs stands in the thread once, in order, below its own round.

It is judged by the record: a match is played again, and what stands in the thread is compared with what happened.
Nothing that the bot noted counts.
"""
