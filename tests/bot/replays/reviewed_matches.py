"""Matches of young goblins whose reviews somebody read and found sensible: their records, and what was found.

python -m tests.bot.replays.reviewed_matches reviews them again, as long as that takes, and says what changed.
"""

import sys
from pathlib import Path

from pydantic import BaseModel

from games.engine import Record
from games.engine.review import SeatReview, review_seat

FOLDER = Path(__file__).with_name("reviewed")


class ReviewedMatch(BaseModel):
    """A match that was reviewed for a seat."""

    seat: int
    review: SeatReview
    record: Record

    def review_again(self) -> SeatReview:
        """Return the review of today's code."""
        return review_seat(self.record, self.seat)


def load_reviewed() -> dict[str, ReviewedMatch]:
    """Return the matches by their names."""
    return {path.stem: ReviewedMatch.model_validate_json(path.read_text("utf-8")) for path in sorted(FOLDER.glob("*"))}


def save_reviewed(name: str, one: ReviewedMatch) -> None:
    """Write a match with its review."""
    (FOLDER / f"{name}.json").write_text(f"{one.model_dump_json()}\n", "utf-8")


def main() -> None:
    """Review all again, and keep what is found."""
    for name, one in load_reviewed().items():
        found = one.review_again()
        sys.stdout.write(f"{name}: {'the same' if found == one.review else 'changed'}\n")
        save_reviewed(name, one.model_copy(update={"review": found}))


if __name__ == "__main__":
    main()
