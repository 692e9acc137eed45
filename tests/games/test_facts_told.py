"""What reviews and hints say of decisions in matches on record shows in a file."""

from tests.games import facts_told


def test_facts_about_decisions_are_as_they_were() -> None:
    told = facts_told.facts_told().splitlines()
    assert told == facts_told.FILE.read_text("utf-8").splitlines(), "if it should be so: python -m tests.texts facts"
