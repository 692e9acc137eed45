"""The buttons that ask for a review (analysis) of how somebody played: below podiums and in match histories."""

from collections.abc import Mapping

from bot.screens.custom_ids import ClickAction
from bot.screens.layout import Button
from games import find_game
from games.engine import GameError
from games.engine.review import load_review_measure
from games.engine.words import Words


def build_review_button(table_id: int, say: Words, *, short: bool = False) -> Button:
    """Return the button that tells its presser how they played at a table; `short`: where a phone has little room."""
    return Button(say("review-ask-short" if short else "review-ask"), str(ClickAction("review", table_id)))


def has_review(key: str, options: Mapping[str, object]) -> bool:
    """Tell whether matches of a game with these options can be reviewed; options that cannot be read cannot."""
    game = find_game(key)
    try:
        return load_review_measure(game.key).can_review(game.validate_options(options))
    except GameError:
        return False


def parse_variant_switches(variant: str) -> dict[str, object]:
    """Return the options that are switched on or off in the name of a variant, such as "bluff, courts=no"."""
    facts = [part.partition("=") for part in variant.split(", ") if part]
    return {name.replace("-", "_"): not value for name, _, value in facts if value in ("", "no")}
