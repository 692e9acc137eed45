"""Forms as Discord takes them."""

import discord
import pytest

from bot.screens.controls.form import Choice, Form
from bot.screens.layout import Option
from bot.ui.answers.forms import modal


@pytest.mark.parametrize(
    ("count", "shown"),
    [(1, discord.ui.Select), (2, discord.ui.RadioGroup), (4, discord.ui.RadioGroup), (5, discord.ui.Select)],
)
def test_a_single_option_is_a_menu_for_discord_takes_no_radio_group_of_one(count: int, shown: type) -> None:
    options = tuple(Option(f"Die {number}", str(number)) for number in range(count))
    (label,) = modal(Form("A die", "filled:1:2:place", (Choice("die", "Which die?", "", options),))).children
    assert isinstance(label, discord.ui.Label)
    assert isinstance(label.component, shown)
