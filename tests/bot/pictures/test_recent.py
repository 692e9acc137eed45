"""What is drawn anew, and what is shown as it was drawn last."""

from itertools import count

from bot.pictures.recent import RecentDrawings, draw_if_new, with_recent_drawings
from bot.pictures.shared.portraits import Portrait, bind_faces

FACE = Portrait(("grub",))


def test_what_shows_the_same_to_the_same_viewer_is_drawn_once() -> None:
    numbers, recent = count(), RecentDrawings(2)

    def draw_for(whose: str, view: object, *faces: Portrait) -> int:
        make = with_recent_drawings(recent, lambda: draw_if_new(whose, (view,), lambda: next(numbers)))
        return bind_faces(faces, make)()

    assert [draw_for("Ann", [1]), draw_for("Ann", [1]), draw_for("Bob", [1]), draw_for("Ann", [1])] == [0, 0, 1, 0]
    assert [draw_for("Ann", [2]), draw_for("Ann", [1])] == [2, 3], "only the last is kept"
    assert [draw_for("Ann", [1], FACE), draw_for("Ann", [1], FACE)] == [4, 4], "another face is another picture"
    assert [draw_for("Cid", [1]), draw_for("Bob", [1])] == [5, 6], "who was not drawn for a while is forgotten"


def test_where_nobody_keeps_drawings_all_are_drawn() -> None:
    numbers = count()
    assert [draw_if_new("Ann", (), lambda: next(numbers)) for _ in range(2)] == [0, 1]
