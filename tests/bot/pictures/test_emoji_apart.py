"""Signs on buttons tell themselves apart: no two look alike, and each is called what it stands for."""

from itertools import combinations

from PIL import Image

from bot.games.emerald_skulls.names import find_condition_sign
from bot.games.goblin_market.names import name_suits_emoji
from bot.pictures.emoji import list_all_emoji
from bot.pictures.painting.sprites import Drawing, compose_layers
from games.emerald_skulls import load_betting_cards
from games.goblin_market import CARDS, LEVEL_BY_RANK, SUITS

BUTTON = 20
"""A button of a phone shows an emoji in so many pixels."""
APART = 15
"""So many of them differ clearly, of 400."""


def seen(name: str) -> bytes:
    """Return an emoji in greys, as large as on a button, upon the colour of one."""
    emoji = compose_layers((96, 96), list_all_emoji()[name].layers).convert("RGBA")
    upon = Image.new("RGBA", emoji.size, "#3a463c")
    upon.alpha_composite(emoji)
    return upon.convert("L").resize((BUTTON, BUTTON), Image.Resampling.BOX).tobytes()


def test_no_two_bets_have_a_sign_that_looks_like_another_on_a_button() -> None:
    """An odd number of a thing and an even one differ by a pip: they stand in a menu, with their names."""
    signs = {name: seen(name) for name in list_all_emoji() if name.startswith("bet_") and not name.endswith("_odd")}
    assert len(signs) > 20
    alike = [
        pair
        for pair in combinations(signs, 2)
        if sum(abs(one - other) > 40 for one, other in zip(*(signs[name] for name in pair), strict=True)) < APART
    ]
    assert alike == []


def test_the_sign_of_a_card_for_sale_shows_all_its_suits() -> None:
    cards = [card for card in CARDS if card.rank in LEVEL_BY_RANK]
    for card in cards:
        layers = list_all_emoji()[name_suits_emoji(card)].layers
        drawn = [layer.name for layer in layers if isinstance(layer, Drawing)]
        assert drawn == [f"goblin_market/suit-{SUITS[suit]}" for suit in card.suits]
    signs = {name: seen(name) for name in map(name_suits_emoji, cards)}
    assert len(set(signs.values())) == len(signs)


def test_the_sign_of_a_bet_is_called_like_the_bet_unless_others_count_the_same() -> None:
    entries = {entry.bet: entry.condition for card in load_betting_cards().values() for entry in card.bets}
    for bet, condition in entries.items():
        same = [other for other, its in entries.items() if its == condition]
        assert find_condition_sign(condition) == (bet if len(same) == 1 else condition)
        assert f"bet_{find_condition_sign(condition).replace('-', '_')}" in list_all_emoji()
    assert {find_condition_sign(entries[bet]) for bet in ("final-jewel", "empty-n-shiny")} == {
        "final-jewel",
        "empty-n-shiny",
    }
