"""One audited match: played at random to its end, with every law checked before every move."""

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from games.engine.audit.audited_instant import AuditedInstant
from games.engine.audit.changed_luck import CountedLuck
from games.engine.audit.information_sets import ResultingState
from games.engine.audit.laws import LAWS
from games.engine.audit.report import AuditReport
from games.engine.audit.secrecy import IMAGINED_WORLDS_LAW, TOLD_SECRETS_LAW, AuditedMove, Finding, SecrecyAudit
from games.engine.audit.transitions import check_decision_progress, check_events
from games.engine.chance import ProvenChance, SwiftChance
from games.engine.contract import Decision, Game, GameOptions, Move
from games.engine.errors import GameError
from games.engine.events import Event
from games.engine.match import Match
from games.engine.random_play import UnfinishedMatch, create_move_rng, pick_random_move
from games.engine.records import PlayedMove, Record, Snapshot, compute_checksum


class AuditedMatch:
    """An audited match. A broken law is told once per match; the match goes on as far as it can."""

    def __init__(
        self, game: Game[Any, Any, Any], seats: int, options: GameOptions, seed: bytes, name: str, report: AuditReport
    ) -> None:
        self._game = game
        self._seats = seats
        self._options = options
        self._seed = seed
        self._report = report
        changed = [f"{option}={value}" for option, value in options if value != type(options)().__dict__[option]]
        self._name = ", ".join([f"{game.key}", f"{seats} seats", *changed, name])
        self._rng = SwiftChance(seed + b"audit")
        self._secrecy = SecrecyAudit(game, seats, seed)
        self._picks = create_move_rng(seed)
        self._known: list[Move] = []
        self._broken: set[str] = set()
        self._step = 0
        self._match: Match | None = None
        self.moves: list[PlayedMove] = []

    def audit_match(self) -> Match | None:
        """Play to the end and replay the record; return that second match, or `None` if there was none."""
        with self._catch_failures("the match goes on"):
            self._play_to_end()
        return self._match

    def _play_to_end(self) -> None:
        state = self._game.deal(self._seats, self._options, ProvenChance(self._seed, 0))
        pieces = self._game.count_pieces(state)
        for step in range(self._game.longest_match + 1):
            self._step = step
            now = self._capture_audited_state(state, pieces)
            self._check_laws(now)
            if not step:
                self._record_leaks(self._secrecy.check_deal(self._options, state))
            if now.decision is None:
                self._check_replay(state)
                return
            if self._report.is_full:
                return
            state = self._play_and_audit_move(now, now.decision)
        raise UnfinishedMatch(f"more than {self._game.longest_match} moves")

    def _record_failure(self, law: str, detail: str) -> None:
        if law not in self._broken:
            self._broken.add(law)
            self._report.add_failure(f"{self._name}, step {self._step}: {law}: {detail}")

    @contextmanager
    def _catch_failures(self, law: str) -> Iterator[None]:
        try:
            yield
        except Exception as problem:  # noqa: BLE001  whatever a game raises is a finding: it is told, and the audit goes on
            self._record_failure(law, _format_problem(problem))

    def _capture_audited_state(self, state: Any, pieces: Any) -> AuditedInstant:
        """Return the state as the laws see it. Its twin is read back from JSON, or is a clone if that fails."""
        twin = state.clone()
        with self._catch_failures("snapshot"):
            read = round_trip_json(self._game, state)
            if read == state:
                twin = read
            else:
                self._record_failure("snapshot", "a state read back from JSON is another")
        return AuditedInstant(
            self._game, self._seats, state, twin, self._step, pieces, self._known, self._rng, self._report
        )

    def _check_laws(self, now: AuditedInstant) -> None:
        for name, law in LAWS.items():
            if name not in self._broken:
                with self._catch_failures(name):
                    for detail in law(now):
                        self._record_failure(name, detail)

    def _play_and_audit_move(self, now: AuditedInstant, decision: Decision) -> Any:
        """Play one move on a clone, and on the twin; both must come out the same."""
        game = self._game
        seat, move = pick_random_move(game, now.state, decision, self._picks)
        future = now.state.clone()
        luck = CountedLuck(ProvenChance(self._seed, self._step + 1))
        events = game.play(future, seat, move, luck)
        if now.state != now.twin:
            self._record_failure("clone", f"to play {move} on a clone changes the original")
        with self._catch_failures("restored match"):
            self._play_on_twin(now, seat, move, events, future)
        turn = AuditedMove(now.state, seat, move, luck, ResultingState(game, future, events), self._step + 1)
        self._record_leaks(self._secrecy.check_move_secrecy(turn), f" after {move}")
        with self._catch_failures("events"):
            for law, detail in (
                *check_events(game.event_kinds, self._seats, events),
                *check_decision_progress(decision, future.decision),
            ):
                self._record_failure(law, f"{detail} after {move}")
        self._report.steps += 1
        self._report.tally.update(game.tally_events(events))
        self.moves.append(PlayedMove(seat, str(move), compute_checksum(events)))
        return future

    def _record_leaks(self, leaks: Iterator[Finding], when: str = "") -> None:
        """Record which laws about secrets are broken, unless the view itself tells them: all the rest would follow."""
        if "view" not in self._broken and not {IMAGINED_WORLDS_LAW, TOLD_SECRETS_LAW} <= self._broken:
            with self._catch_failures(IMAGINED_WORLDS_LAW):
                for law, detail in leaks:
                    self._record_failure(law, f"{detail}{when}")

    def _play_on_twin(self, now: AuditedInstant, seat: int, move: Move, events: Sequence[Event], future: Any) -> None:
        """Play the same move on the twin; views taken before must not change with it."""
        views = [now.game.view(now.twin, onlooker) for onlooker in (None, seat)] if now.is_slow_step else []
        before = list(map(repr, views))
        alike = now.game.play(now.twin, seat, now.game.parse_move(str(move)), ProvenChance(self._seed, self._step + 1))
        if alike != events or now.twin != future:
            self._record_failure("restored match", f"{move} goes another way in a restored match")
        if list(map(repr, views)) != before:
            self._record_failure("view", f"a view that was given out changes with {move}")

    def _check_replay(self, state: Any) -> None:
        """Check that the record replays alike, and that the snapshot of its end can be restored."""
        match = Match.deal(self._game, seats=self._seats, options=self._options.model_dump(), seed=self._seed)
        match.moves = self.moves
        record = Record.model_validate_json(match.build_record().model_dump_json())
        again, diverged = Match.replay(record, self._game)
        if diverged or again.build_record() != record:
            self._record_failure("replay", f"the record goes another way at move {diverged or len(self.moves)}")
        snapshot = Snapshot.model_validate_json(again.take_snapshot().model_dump_json())
        if Match.restore(snapshot, again.moves, self._game).take_snapshot() != snapshot or again.state != state:
            self._record_failure("snapshot", "the end of the match, restored, is another")
        self._match = None if diverged else again


def round_trip_json(game: Game[Any, Any, Any], state: Any) -> Any:
    """Return the state written as JSON and read back; raises `ValueError` for a float or what JSON cannot hold."""
    text = json.dumps(game.state_adapter.dump_python(state, mode="json", warnings="error"))
    return game.state_adapter.validate_python(json.loads(text, parse_float=_refuse_float, parse_constant=_refuse_float))


def _refuse_float(text: str) -> float:
    """Refuse a number with a fraction: if two are equal on one machine, they need not be on every machine."""
    raise ValueError(f"the state holds the float {text}")


def _format_problem(problem: Exception) -> str:
    """Return an error on one line, without the catalogue: the catalogue itself may lack the sentence."""
    plain = f"{problem.code} {problem.arguments}" if isinstance(problem, GameError) else str(problem)
    text = " ".join(plain.split())
    notes = "".join(f" ({note})" for note in getattr(problem, "__notes__", ()))
    return f"{type(problem).__name__}: {text}{notes}"
