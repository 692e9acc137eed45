"""A game's sprites are made when its first table is shown, what later moves need while nobody waits."""

from collections.abc import Callable
from functools import partial
from typing import Any
from unittest.mock import Mock

import pytest

from bot.ui.composing import composer
from bot.ui.composing.composer import Composer
from bot.ui.composing.draw_queue import IDLE, composed
from games.engine import Match
from tests.bot.screens.scenes import Played


async def test_sprites_are_made_once_for_each_game_that_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []

    def pictures(moment: str, game: str) -> list[Callable[[], Any]]:
        return [partial(made.append, f"{game} {moment}")]

    monkeypatch.setattr(composer, "READY", set())
    monkeypatch.setattr(composer, "first_pictures", partial(pictures, "starts"))
    monkeypatch.setattr(composer, "later_pictures", partial(pictures, "goes on"))
    house = Composer(Mock(decisions=Mock(announced=None)))
    for game in ("gobblestones", "goblin_teeth", "gobblestones"):
        await house.board(Played(Match.new(game, seats=2, seed=bytes(32))).scene())
        # What is begun last is made last: two jobs find the samples and draw one.
        for _ in range(2):
            await composed(lambda: None, IDLE)
    assert made == [f"{game} {moment}" for game in ("gobblestones", "goblin_teeth") for moment in ("starts", "goes on")]
