"""What the points in a hand of Gobblestones are counted from, and whose they are, is true on the first turn, too."""

from dataclasses import replace

from bot.games.gobblestones.recap import recap_points
from bot.screens.text_width import TextRoom
from bot.tables import SeenMove
from games.engine import Match
from games.engine.words import load_words
from games.gobblestones import events
from tests.bot.screens.scenes import Played


def test_points_are_those_of_the_last_moves() -> None:
    assert load_words()("gobblestones-gist", own="yes", each="Grub +4") == "Last moves: Grub +4."


def test_a_goblin_that_plays_for_somebody_is_called_so_however_little_room_there_is() -> None:
    scene = Played(Match.deal_by_key("gobblestones", seats=3, options={"bluff": True}, seed=bytes(32))).scene(0)
    proved = events.Proved(1, ["H8"], 11, 0, ["red"])
    story = [SeenMove(1, 0, None, "player", (proved,), stand_ins=(1,))]
    lines = recap_points(scene, story, 0, TextRoom(1, 1))
    assert any("Bob’s goblin" in line for line in lines)


def test_what_a_wrong_challenge_cost_stands_beside_what_was_won() -> None:
    """A sum of both would be a row that nobody laid."""
    scene = Played(Match.deal_by_key("gobblestones", seats=3, options={"bluff": True}, seed=bytes(32))).scene(0)
    happened = (events.Trusted(1, ["H8"], 8), events.Proved(2, ["H9"], 5, 1, ["red"]))
    story = [SeenMove(number, 1, None, "player", (event,)) for number, event in enumerate(happened, start=1)]
    (line,) = recap_points(replace(scene, say=load_words()), story, 0, TextRoom(300, 2))
    assert line.startswith("Last moves: Bob +8 −5 and C")
    assert line.endswith(" +5.")
