"""What the points in a hand of Gobblestones are counted from is true on the first turn, too."""

from games.engine.words import load_words


def test_points_are_those_of_the_last_moves() -> None:
    assert load_words()("gobblestones-gist", own="yes", each="Grub +4") == "Last moves: Grub +4."
