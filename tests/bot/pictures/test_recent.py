"""What is drawn anew, and what is shown as it was drawn last."""

from itertools import count

from bot.pictures.recent import RecentDrawings, draw_if_new, with_recent_drawings
from bot.pictures.shared.portraits import Portrait, with_faces

FACE = Portrait(("grub",))


def test_what_shows_the_same_to_the_same_viewer_is_drawn_once() -> None:
    numbers, recent = count(), RecentDrawings(2)

    def drawn(whose: str, view: object, *faces: Portrait) -> int:
        make = with_recent_drawings(recent, lambda: draw_if_new(whose, (view,), lambda: next(numbers)))
        return with_faces(faces, make)()

    assert [drawn("Ann", [1]), drawn("Ann", [1]), drawn("Bob", [1]), drawn("Ann", [1])] == [0, 0, 1, 0]
    assert [drawn("Ann", [2]), drawn("Ann", [1])] == [2, 3], "only the last is kept"
    assert [drawn("Ann", [1], FACE), drawn("Ann", [1], FACE)] == [4, 4], "another face is another picture"
    assert [drawn("Cid", [1]), drawn("Bob", [1])] == [5, 6], "who was not drawn for a while is forgotten"


def test_where_nobody_keeps_drawings_all_are_drawn() -> None:
    numbers = count()
    assert [draw_if_new("Ann", (), lambda: next(numbers)) for _ in range(2)] == [0, 1]
