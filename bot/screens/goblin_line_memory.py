"""Remembers what goblins of the bot have said (chat lines) at one table."""

from collections.abc import Sequence


class GoblinLineMemory:
    """Each line stands for the moment of which it was said, and for no other: so nobody says the same twice."""

    def __init__(self) -> None:
        self._moments: dict[tuple[str, str, int], str] = {}

    def choose_line(self, temper: str, occasion: str, moment: str, lots: Sequence[int]) -> int | None:
        """Return the line of a moment: that of before, otherwise the first of `lots` that was not said yet.

        `None`: goblins of this temper have said all that they have to say of such an occasion.
        """
        said = next((line for line in lots if self._moments.get((temper, occasion, line)) == moment), None)
        free = next((line for line in lots if (temper, occasion, line) not in self._moments), None)
        if said is None and free is not None:
            self._moments[temper, occasion, free] = moment
            return free
        return said
