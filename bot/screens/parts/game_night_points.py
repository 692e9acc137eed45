"""What a match that has ended means for its game night: the points that it gives, and what comes next."""

from fractions import Fraction

from bot.screens.scene import Scene, escape_name
from bot.tables.game_nights.podium import compute_beaten_shares, list_final_ranks


def format_game_night_points(scene: Scene, again: str) -> list[str]:
    """Return what a match gives to the people of its game night, and how they play the next; `again` is that button."""
    outcome, link = scene.table_view.outcome, scene.game_night_link
    if outcome is None or not link:
        return []
    gained = compute_beaten_shares(list_final_ranks(scene.table, outcome))
    names = {sitter.user_id: escape_name(sitter.name) for sitter in scene.table.sitters}
    best_first = sorted(gained.items(), key=lambda entry: -entry[1])
    points = [scene.say("over-evening-points", name=names[user], sum=round_points(sum_)) for user, sum_ in best_first]
    lines = [scene.say("over-evening", points=scene.say.join_list(points), link=link)] if points else []
    return [*lines, scene.say("over-evening-next", again=again)]


def round_points(total: Fraction) -> float:
    """Return points as they are shown."""
    return round(float(total), 2)
