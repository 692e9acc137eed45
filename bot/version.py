"""Which version of Goblin Parlour this is: the one place that says so."""

VERSION = "0.1.0"
