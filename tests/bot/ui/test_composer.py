"""A game's sprites are made when its first table is shown, after what somebody waits for."""

from collections.abc import Callable
from functools import partial
from typing import Any
from unittest.mock import Mock

import pytest

from bot.ui.composing import composer
from bot.ui.composing.composer import Composer
from bot.ui.composing.draw_queue import DELIVERY, composed
from games.engine import Match
from tests.bot.screens.scenes import Played


async def test_sprites_are_made_once_for_each_game_that_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []

    def first_pictures(game: str) -> list[Callable[[], Any]]:
        return [partial(made.append, game)]

    monkeypatch.setattr(composer, "READY", set())
    monkeypatch.setattr(composer, "first_pictures", first_pictures)
    house = Composer(Mock(decisions=Mock(announced=None)))
    for game in ("gobblestones", "goblin_teeth", "gobblestones"):
        await house.board(Played(Match.new(game, seats=2, seed=bytes(32))).scene())
        # What is begun last is made last.
        await composed(lambda: None, DELIVERY)
    assert made == ["gobblestones", "goblin_teeth"]
