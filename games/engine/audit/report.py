"""What an audit found."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Self

MAX_FAILURES = 20


@dataclass(slots=True)
class AuditReport:
    """How much was checked, and what failed: one line per failure, naming game, seats, options, seed, step and law."""

    steps: int = 0
    view_checks: int = 0
    illegal_moves_tried: int = 0
    failures: list[str] = field(default_factory=list)
    tally: Counter[str] = field(default_factory=Counter)

    @property
    def is_full(self) -> bool:
        """Tell whether there are as many failures as anybody would read."""
        return len(self.failures) >= MAX_FAILURES

    def add_failure(self, line: str) -> None:
        """Record a failure, as long as somebody would still read it."""
        if not self.is_full:
            self.failures.append(line)

    def merge_report(self, other: "AuditReport") -> None:
        """Merge in the findings of other matches' audits."""
        self.steps += other.steps
        self.view_checks += other.view_checks
        self.illegal_moves_tried += other.illegal_moves_tried
        self.tally += other.tally
        for line in other.failures:
            self.add_failure(line)

    def to_dict(self) -> dict[str, Any]:
        """Return the report for `--json`; `tally` is in it only if the game counts something."""
        facts: dict[str, Any] = {
            "steps": self.steps,
            "view_checks": self.view_checks,
            "illegal_moves_tried": self.illegal_moves_tried,
            "failures": list(self.failures),
        }
        return facts | ({"tally": dict(sorted(self.tally.items()))} if self.tally else {})

    @classmethod
    def from_dict(cls, facts: Mapping[str, Any]) -> Self:
        """Build the report from what `to_dict` returned."""
        return cls(**{**facts, "tally": Counter(facts.get("tally", {}))})
