"""Paths through the moves of a seat: the words of a move's notation that are chosen so far, and how they go on."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

Path = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class LastOfSeveral:
    """The last of several typed moves, to be confirmed: the whole text, how it reads, and the question."""

    text: str
    label: str
    short: str | None
    question: str


@dataclass(frozen=True, slots=True)
class Focus:
    """How far a player has chosen a move (partial move): words so far, page of choices, move to confirm.

    `suggested` are whole moves near to a typed text that was not a move. With `several`, the move to confirm is the
    last of those.
    """

    path: Path = ()
    page: int = 0
    confirming: bool = False
    suggested: tuple[str, ...] = ()
    several: LastOfSeveral | None = None


ROOT_FOCUS = Focus()


def find_path_so_far(moves: Iterable[object], focus: Focus) -> Path:
    """Return the words chosen so far, with those that leave no choice."""
    paths = [tuple(str(move).split()) for move in moves]
    return focus.path if focus.confirming else skip_single_choices(paths, focus).path


def skip_single_choices(paths: Sequence[Path], focus: Focus) -> Focus:
    """Continue over every level that has one choice; go back to the root if the path leads nowhere now."""
    path = focus.path
    while path and (following := list_next_words(paths, path)):
        if len(following) > 1 or path in paths:
            return Focus(path, focus.page)
        path = (*path, following[0])
    return Focus(page=0 if focus.path else focus.page)


def find_only_move(moves: Iterable[object], path: Path) -> str | None:
    """Return the notation of the one move that begins with these words, or `None` if there are several or none."""
    fitting = [words for words in (tuple(str(move).split()) for move in moves) if words[: len(path)] == path]
    return " ".join(fitting[0]) if len(fitting) == 1 else None


def leads_to_move(moves: Iterable[object], path: Path) -> bool:
    """Tell whether any move begins with these words."""
    return any(tuple(str(move).split())[: len(path)] == path for move in moves)


def list_first_words(paths: Sequence[Path], last_paths: Sequence[Path]) -> list[str]:
    """Return the first words of moves, and of moves that are kept in place while others are left."""
    return list(dict.fromkeys([*list_next_words(paths, ()), *(list_next_words(last_paths, ()) if paths else ())]))


def list_next_words(paths: Sequence[Path], prefix: Path) -> list[str]:
    """Return the different words that follow a prefix, in the order of the moves."""
    depth = len(prefix)
    return list(dict.fromkeys(path[depth] for path in paths if len(path) > depth and path[:depth] == prefix))
