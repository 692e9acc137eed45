"""What a podium says once to each person: that results of matches are kept."""

from bot.screens.scene import Scene


def format_results_notice(scene: Scene) -> list[str]:
    """Return the line for those to whom it is news that results are kept; in a panel, for its reader alone."""
    new = [sitter.seat for sitter in scene.table.sitters if sitter.results_notice == scene.table.id]
    seats = [seat for seat in new if seat is not None and scene.seat in (None, seat)]
    reader = "all" if scene.seat is None else "you"
    return [scene.say("over-results-kept", names=scene.join_seat_names(seats), reader=reader)] if seats else []
