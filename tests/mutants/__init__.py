"""Mutation testing of the bot: see `python -m tests.mutants --help`, and docs/mutants.md."""
