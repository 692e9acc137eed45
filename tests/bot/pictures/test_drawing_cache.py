"""What is drawn anew, and what is shown as it was drawn last."""

from itertools import count

from bot.pictures.drawing_cache import RecentDrawings, draw_cached, wrap_with_cached_drawings
from bot.pictures.shared.portraits import Portrait, bind_portraits

FACE = Portrait(("grub",))


def test_what_shows_the_same_to_the_same_viewer_is_drawn_once() -> None:
    numbers, recent = count(), RecentDrawings(5)

    def draw_for(whose: str, view: object, *faces: Portrait) -> int:
        make = wrap_with_cached_drawings(recent, lambda: draw_cached(whose, (view,), lambda: next(numbers)))
        return bind_portraits(faces, make)()

    assert [draw_for("Ann", [1]), draw_for("Ann", [1]), draw_for("Bob", [1]), draw_for("Ann", [1])] == [0, 0, 1, 0]
    assert [draw_for("Ann", [2]), draw_for("Ann", [1])] == [2, 0], "a step back is not drawn anew"
    assert [draw_for("Ann", [view]) for view in (3, 4, 5)] == [3, 4, 5]
    assert [draw_for("Ann", [1]), draw_for("Ann", [2])] == [0, 6], "four are kept: 1, 5, 4 and 3"
    assert [draw_for("Ann", [1], FACE), draw_for("Ann", [1], FACE)] == [7, 7], "another face is another picture"
    assert [draw_for("Cid", [1]), draw_for("Bob", [1])] == [8, 9], "who was not drawn for a while is forgotten"


def test_where_nobody_keeps_drawings_all_are_drawn() -> None:
    numbers = count()
    assert [draw_cached("Ann", (), lambda: next(numbers)) for _ in range(2)] == [0, 1]
