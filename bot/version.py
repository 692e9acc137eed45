"""Which version of Goblin Parlour this is: the one place that says so."""

VERSION = "1.0.0"
