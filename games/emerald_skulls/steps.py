"""The steps that follow one another without asking anybody. A move or a step names the next one, or waits."""

from typing import Literal

NextStep = Literal["rivals", "bets", "roll", "out", "bettors", "next", "end"]
"""Reveal an opposition card; allow bets; roll; the turn is over; pay the bettors; next turn; no gear is left."""
