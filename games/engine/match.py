"""A match: one game being played, from the deal to the outcome, with its seed and its list of moves."""

import dataclasses
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

from pydantic import ValidationError

from games.engine.catalogue import find_game
from games.engine.chance import Chance, ForbiddenLuck, LuckDrawnError, LuckSource, ProvenChance, generate_seed
from games.engine.contract import Decision, Game, GameOptions, Move, Outcome, View
from games.engine.errors import BadRecord, GameError, MatchOver, NotYourTurn, StaleDecision
from games.engine.events import Event
from games.engine.notation import build_notation_refusal, get_notation
from games.engine.records import PlayedMove, Record, Snapshot, build_luck_fields, compute_checksum


class Match:
    """A match of any game. `play` works on a clone and swaps, so an error in a rule leaves the match unchanged."""

    def __init__(
        self, game: Game[Any, Any, Any], seats: int, options: GameOptions, luck: LuckSource, state: Any
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.luck = luck
        self.seed = luck.seed
        self.version = game.version
        """The version of the rules under which the match began: a record says it."""
        self.moves: list[PlayedMove] = []
        self._step = 0
        self._state = state
        self._agreed = False

    @classmethod
    def deal_by_key(
        cls,
        key: str,
        *,
        seats: int,
        options: Mapping[str, object] | None = None,
        seed: bytes | None = None,
        stirs: Sequence[str] = (),
    ) -> "Match":
        """Deal a match of the game with this key; raises `BadOptions`.

        `seed` is the bot's secret, by default a fresh one; `stirs` are the lines that players added.
        """
        return cls.deal(find_game(key), seats=seats, options=options, seed=seed, stirs=stirs)

    @classmethod
    def deal(
        cls,
        game: Game[Any, Any, Any],
        *,
        seats: int,
        options: Mapping[str, object] | None = None,
        seed: bytes | None = None,
        stirs: Sequence[str] = (),
    ) -> "Match":
        """Start (deal) a match of `game`; raises `BadOptions`."""
        game.require_seat_count(seats)
        game_options = game.validate_options(options)
        luck = LuckSource(generate_seed() if seed is None else seed, tuple(stirs))
        return cls(game, seats, game_options, luck, game.deal(seats, game_options, ProvenChance(luck.seed, 0)))

    @property
    def commitment(self) -> str:
        """SHA-256 of the bot's secret: shown before the start, so that it can be checked at the end."""
        return self.luck.commitment

    @property
    def step(self) -> int:
        """How many moves were played; it numbers the draws of chance."""
        return self._step

    @property
    def state(self) -> Any:
        """The state itself, with every secret in it: for audits and tests, never for a player."""
        return self._state

    @property
    def decision(self) -> Decision | None:
        """What the match waits for; `None` when it has ended."""
        return None if self._agreed else self._state.decision

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, or `None`."""
        return self.game.outcome_by_agreement(self._state) if self._agreed else self.game.outcome(self._state)

    @property
    def is_agreed(self) -> bool:
        """Whether its players agreed to end it before the rules did."""
        return self._agreed

    def end_by_agreement(self) -> None:
        """End the match by agreement (as after a draw offer): the score counts as it stands. Raises `MatchOver`."""
        if self.decision is None:
            raise MatchOver("match-over")
        self._agreed = True

    @property
    def is_answer_forced(self) -> bool:
        """Whether the open question leaves nobody a choice, for all to see."""
        return not self._agreed and self.game.is_answer_forced(self._state)

    def legal_moves(self, seat: int) -> Sequence[Move]:
        """Return all moves of a seat; none for a seat that owes nothing."""
        return () if self._agreed else self.game.legal_moves(self._state, seat)

    def public_moves(self) -> Sequence[Move]:
        """Return the moves that may be offered on the board for all to see."""
        return () if self._agreed else self.game.public_moves(self._state)

    def view(self, seat: int | None) -> View:
        """Return the view of a seat, or a spectator: what it may know, without hidden information."""
        if not self._agreed:
            return self.game.view(self._state, seat)  # type: ignore[no-any-return]  # the game is one of many
        view: View = self.game.view_by_agreement(self._state, seat)
        return dataclasses.replace(view, decision=None, outcome=self.outcome)

    def default_move(self, seat: int) -> Move:
        """Return the default move of this seat (after a timeout): what its silence means."""
        return self.game.default_move(self._state, seat)  # type: ignore[no-any-return]  # the game is one of many

    def explain_not_your_turn(self, seat: int) -> NotYourTurn:
        """Return why a seat that neither owes an answer nor is welcome may not move."""
        return self.game.explain_not_your_turn(self._state, seat)

    def parse_player_input(self, seat: int, text: str) -> list[Move]:
        """Parse what a player typed as moves; raises `BadNotation`."""
        return self.game.parse_player_input(self._state, seat, text)

    def play(self, seat: int, move: Move | str, decision: int | None = None) -> list[Event]:
        """Play a move, given or in notation, and return what happened.

        A move is what its notation says, so that a record can be read. `decision` is the number of the decision that
        the player saw. For any input, this either plays, or raises `MatchOver`, `StaleDecision`, `NotYourTurn`,
        `BadNotation` or `IllegalMove` without changing anything.
        """
        self.require_asked(seat, decision)
        told = self.game.parse_move(get_notation(move))
        future = self._state.clone()
        events = self.game.play(future, seat, told, ProvenChance(self.seed, self._step + 1))
        self._apply_move(future, PlayedMove(seat, str(told), compute_checksum(events)))
        return events

    def require_asked(self, seat: int, decision: int | None = None) -> None:
        """Raise `MatchOver`, `StaleDecision` or `NotYourTurn` unless a seat may answer the decision that it saw."""
        current = self.decision
        if current is None:
            raise MatchOver("match-over")
        if decision is not None and decision != current.number:
            raise StaleDecision("stale-decision")
        if type(seat) is not int or seat not in range(self.seats):
            raise NotYourTurn("not-your-turn")
        if not current.asks(seat):
            raise self.explain_not_your_turn(seat)

    def require_legal(self, seat: int, move: Move) -> None:
        """Raise the reason unless a move is legal (a validation).

        Nothing is played, and no luck is drawn.
        """
        if move in self.legal_moves(seat):
            return
        with suppress(LuckDrawnError):
            self.game.play(self._state.clone(), seat, move, ForbiddenLuck())
        raise build_notation_refusal(str(move))

    def try_preparing_move(self, seat: int, move: Move) -> bool:
        """Play a legal move only if it prepares another (`Game.preparing`); tell whether it was played.

        One that is not declared, that asks for luck, or after which its seat may not go on, changes nothing.
        """
        if type(move) not in self.game.preparing:
            return False
        future = self._state.clone()
        try:
            events = self.game.play(future, seat, move, ForbiddenLuck())
        except LuckDrawnError:
            return False
        if future.decision is None or not future.decision.asks(seat):
            return False
        self._apply_move(future, PlayedMove(seat, str(move), compute_checksum(events)))
        return True

    def _apply_move(self, state: Any, played: PlayedMove) -> None:
        self._state = state
        self._step += 1
        self.moves.append(played)

    def fork(self) -> "Match":
        """Fork (clone) the match: return an independent copy at the same instant."""
        return self._copy_with_state(self._state.clone())

    def _copy_with_state(self, state: Any) -> "Match":
        other = Match(self.game, self.seats, self.options, self.luck, state)
        other.version, other.moves = self.version, list(self.moves)
        other._step, other._agreed = self._step, self._agreed
        return other

    def imagine_hidden(self, seat: int | None, rng: Chance) -> "Match":
        """Sample a possible match (determinization): all that a seat does not know is drawn at random."""
        return self._copy_with_state(self.game.imagine_state(self._state, seat, rng))

    def take_snapshot(self) -> Snapshot:
        """Return the match as a snapshot (a saved game), for the store."""
        return Snapshot(
            game=self.game.key,
            version=self.version,
            seats=self.seats,
            options=self.options.model_dump(mode="json"),
            **build_luck_fields(self.luck),
            step=self._step,
            state=self.game.state_adapter.dump_python(self._state, mode="json"),
            agreed=self._agreed,
        )

    @classmethod
    def restore(
        cls, snapshot: Snapshot, moves: Iterable[PlayedMove] = (), game: Game[Any, Any, Any] | None = None
    ) -> "Match":
        """Restore a match from its snapshot (a saved game); `moves` are those of its record so far.

        Raises `BadRecord`.

        `game` is for a game that is not in the catalogue.
        """
        try:
            game = game or find_game(snapshot.game)
            state = game.state_adapter.validate_python(snapshot.state)
            match = cls(game, snapshot.seats, game.validate_options(snapshot.options), snapshot.luck, state)
        except (GameError, ValidationError):
            # The error's text would show parts of the snapshot, and an error may be logged.
            raise BadRecord("snapshot-damaged", game=snapshot.game) from None
        match.version, match._step, match._agreed = snapshot.version, snapshot.step, snapshot.agreed
        match.moves = list(moves)
        return match

    def build_record(self) -> Record:
        """Return the record (replay file) of the match, which proves it.

        It contains the seed: only for the end of the match.
        """
        return Record(
            game=self.game.key,
            version=self.version,
            seats=self.seats,
            options=self.options.model_dump(mode="json"),
            **build_luck_fields(self.luck),
            commitment=self.commitment,
            moves=self.moves,
            agreed=self._agreed,
        )

    @classmethod
    def deal_from_record(cls, record: Record, game: Game[Any, Any, Any] | None = None) -> "Match":
        """Deal the match of a record, with no move played yet; raises `BadRecord` or `BadOptions`."""
        game = game or find_game(record.game)
        if record.version > game.version:
            raise BadRecord("record-newer", game=record.game, version=record.version, known=game.version)
        return cls.deal(
            game, seats=record.seats, options=record.options, seed=record.luck.secret, stirs=record.luck.stirs
        )

    @classmethod
    def replay(cls, record: Record, game: Game[Any, Any, Any] | None = None) -> "Replay":
        """Replay a record, as far as it matches; raises `BadRecord` or `BadOptions`.

        A record of an older version of the rules diverges at its first move.
        """
        match = cls.deal_from_record(record, game)
        if record.luck.commitment != record.commitment:
            raise BadRecord("record-commitment")
        if record.version < match.game.version:
            return Replay(match, 1)
        for number, played in enumerate(record.moves, start=1):
            try:
                match.play(played.seat, played.move)
            except GameError:
                return Replay(match, number)
            if match.moves[-1].check != played.check:
                return Replay(match, number)
        if record.agreed:
            if match.decision is None:
                return Replay(match, len(record.moves) + 1)
            match.end_by_agreement()
        return Replay(match, None)


class Replay(NamedTuple):
    """A replayed record: the match, and the number of the move (from 1) where it diverged, or `None`."""

    match: Match
    diverged: int | None
