"""The end of a match, on the board and in every panel: the podium, its great moments, and what to do next."""

from collections.abc import Iterator, Mapping, Sequence

from bot.pictures.shared.podium import Finish, podium
from bot.screens.custom_ids import Act
from bot.screens.game import AnyScreen
from bot.screens.layout import Button, Figure, Part, Row, Screen, abreast, texts
from bot.screens.parts.agreeing import agreed
from bot.screens.parts.fairness import proofs
from bot.screens.scene import Scene
from bot.screens.sides.ends import Greatness
from games.engine import Event

MOMENTS = 3


def ending(scene: Scene, game: AnyScreen) -> list[Part]:
    """Return who won and how, the podium, and the great moments of the match."""
    lines = [*game.ends.final_lines(scene), *agreed(scene)]
    return [*texts(lines), *_podium(scene, game), *texts(_moments(scene, game))]


def farewell(scene: Scene, more: Sequence[Button]) -> list[Part]:
    """Return the buttons for what to do next."""
    rematch = Button(scene.say("over-rematch"), str(Act("rematch", scene.table.id)), "good")
    return [*abreast([rematch, *proofs(scene.table, scene.say), *more])]


def announcement(scene: Scene, game: AnyScreen) -> Screen:
    """Return what the channel of the invitation is told of the end: who won, the podium, and how to play the next."""
    winners, *_ = game.ends.final_lines(scene)
    board = scene.say("over-told", game=game.title, winners=winners, place=f"<#{scene.table.thread_id}>")
    again = Button(scene.say("over-next"), str(Act("rematch", scene.table.id)), "good")
    return Screen((*texts([board, *agreed(scene)]), *_podium(scene, game), Row((again,))), "over", plain=True)


def _podium(scene: Scene, game: AnyScreen) -> Iterator[Figure]:
    """Draw the podium; not for a single player, who has nobody beside them."""
    outcome = scene.table_view.outcome
    if outcome is None or len(outcome.ranks) == 1:
        return
    sources = game.ends.sources(scene)
    order = sorted(range(len(outcome.ranks)), key=lambda seat: outcome.ranks[seat])
    finishes = [
        Finish(
            seat,
            scene.table.at(seat).name,
            outcome.ranks[seat],
            outcome.scores[seat] if game.ends.counts_points else None,
            scene.table.at(seat).goblin,
            tuple(sources[seat]) if sources else (),
        )
        for seat in order
    ]
    told = [_step(scene, one) for one in finishes]
    picture = podium(finishes, scene.say("over-podium", steps=scene.all_of(told)), scene.seat)
    yield Figure("podium", picture.png, picture.alt)


def _step(scene: Scene, one: Finish) -> str:
    sources = scene.say("pictures-comma").join(one.sources) or "none"
    if one.points is None:
        return scene.say("over-step-plain", rank=one.rank, name=one.name, sources=sources)
    return scene.say("over-step", rank=one.rank, name=one.name, points=one.points, sources=sources)


def _moments(scene: Scene, game: AnyScreen) -> list[str]:
    """Return the great moments of a match by their numbers, in the order in which they came.

    What came true against long odds is one of them, and says so.
    """
    when = {id(event): move.at for move in scene.story for event in move.events if type(event) in game.ends.moments}
    told = [event for move in scene.story for event in move.events if id(event) in when]
    event, percent = game.ends.long_shot(scene) or (None, 0)
    great = great_moments(told, game.ends.moments)
    if event is not None and event not in great:
        great = [*great[: MOMENTS - 1], event]
    great = sorted(great, key=told.index)
    lines = [
        scene.say("over-odds", line=line, percent=percent) if one == event else line
        for one in great
        for line in _in_short(scene.as_of(when.get(id(one))), game, one)
    ]
    return [scene.say("over-moments"), *(scene.say("over-moment", line=line) for line in lines)] if lines else []


def _in_short(scene: Scene, game: AnyScreen, event: Event) -> list[str]:
    told = game.ends.moment(scene, event)
    return game.retells.sentences(scene, [event]) if told is None else [told]


def great_moments(told: list[Event], moments: Mapping[type[Event], Greatness]) -> list[Event]:
    """Choose the greatest of each kind that counts, then the greatest of all others."""

    def size(event: Event) -> int:
        counts = moments[type(event)]
        value = counts(event) if callable(counts) else getattr(event, counts)
        return value if isinstance(value, int) else len(value)

    by_size = sorted((event for event in told if size(event)), key=size, reverse=True)
    firsts = [next((event for event in by_size if type(event) is kind), None) for kind in moments]
    chosen = [event for event in firsts if event is not None]
    return [*chosen, *(event for event in by_size if event not in chosen)][:MOMENTS]
