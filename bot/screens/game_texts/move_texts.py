"""How a game's moves read on buttons and menus: what it offers and asks, which moves are typed, hints, warnings."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, final, get_args

from bot.screens.controls.move_controls import ChoiceText, MoveControls, TypeableMoves
from bot.screens.controls.paths import Path
from bot.screens.game_texts.base import GameTexts, V
from bot.screens.scene import Scene
from games import find_game
from games.engine import Decision, Tempo
from games.engine.words import Words

USUAL_VARIANT = "usual"
"""The variant that most tables play."""


class MoveTexts(GameTexts[V]):
    """What a game offers: by default each move is a button with the sentence under "KEY-move-WORDS"."""

    typed: ClassVar[tuple[str, ...]] = ()
    """The first words of moves whose rest may be typed; the empty word: a whole move."""
    undone: ClassVar[tuple[str, ...]] = ()
    """The first words of moves that take back what their player did: the player who types "undo" means one of them."""

    secret_answers: ClassVar[Mapping[str, Sequence[str]]] = {}
    """The answers to sealed questions, by kind, if they are the same for all: each may press theirs on the board."""

    @final
    def list_needed_keys(self) -> list[str]:
        """Return the keys of the sentences about questions, tempos and typed moves."""
        question_keys = [
            f"{self.prefix}-{told}-{kind}"
            for kind in find_game(self.key).questions
            for told in ("waiting", "asked", "why", "coach")
        ]
        tempos = [f"{self.prefix}-tempo-{tempo}" for tempo in _list_tempos(self.key)]
        return [*question_keys, *tempos, *([f"{self.prefix}-type-hint"] if self.typed else [])]

    def build_move_controls(self, scene: Scene) -> MoveControls:
        """Return how the viewer's moves read."""
        return MoveControls(lambda path: self.describe_path(scene, path), typed=TypeableMoves(self.typed))

    def describe_path(self, scene: Scene, path: Path) -> ChoiceText:
        """Return the words for the last part of a path: by default the sentence under "KEY-move-WORDS"."""
        return ChoiceText(scene.say("-".join((self.prefix, "move", *path))))

    def describe_move_in_full(self, scene: Scene, path: Path) -> str:
        """Return a whole move in words, read by itself: by default as on its button."""
        return self.build_move_controls(scene).describe(path).label

    def describe_move_in_brief(self, scene: Scene, path: Path) -> str:
        """Return a whole move in words without what it leads to, such as a bid: by default all of it."""
        return self.describe_move_in_full(scene, path)

    def format_advice(self, scene: Scene, paths: Sequence[Path]) -> str:
        """Return moves that a goblin would make, in words (a hint): by default as moves that were made."""
        return self.format_moves(scene, paths)

    def write_advised_choice(self, scene: Scene, paths: Sequence[Path]) -> str:  # noqa: ARG002  most moves have a control
        """Return what one would type for moves of a hint that no button or ring plays at once; "" where one does."""
        return ""

    def format_moves(self, scene: Scene, paths: Sequence[Path]) -> str:
        """Return moves in words, one or several that belong together."""
        return scene.join_list([self.describe_move_in_full(scene, path) for path in paths])

    def format_confirmation_question(self, scene: Scene, path: Path) -> str:  # noqa: ARG002  most moves are asked about with the same words
        """Return the question that confirms a move that cannot be taken back."""
        return scene.say("panel-sure")

    def format_warnings(self, scene: Scene) -> list[str]:  # noqa: ARG002  in most games there is nothing to warn of
        """Return what players must know before they choose: what a card forbids, or which move costs them a turn."""
        return []

    def format_own_notes(self, scene: Scene) -> list[str]:  # noqa: ARG002  in most games all questions are answered one by one
        """Return small lines for the viewer alone: how questions are answered for them, and what they alone saw."""
        return []

    def format_prospects(self, scene: Scene) -> list[str]:  # noqa: ARG002  in most games buttons and pictures say it
        """Return small lines about what who is asked could gain, shown where what happened leaves room."""
        return []

    def format_path_progress(self, scene: Scene, path: Path) -> list[str]:  # noqa: ARG002  most moves need no more words
        """Return what a panel says while a player is choosing a move: `path` are the words chosen so far."""
        return []

    def list_board_moves(self, scene: Scene) -> Sequence[object]:
        """Return the moves that the board offers to everybody: by default those that the rules say may be public.

        The answers to a sealed question are among them: who pressed which is shown to nobody.
        """
        return [*scene.table_view.offered, *self._list_secret_answers(scene)]

    @final
    def asks_on_board(self, scene: Scene) -> bool:
        """Tell whether those who are asked find their answers on the board."""
        if scene.decision is not None and scene.decision.sealed:
            return bool(self._list_secret_answers(scene))
        return bool(scene.table_view.offered)

    def _list_secret_answers(self, scene: Scene) -> Sequence[str]:
        """Return the answers to a sealed question that people are asked now."""
        decision, table = scene.decision, scene.table
        if decision is None or not decision.sealed or all(map(table.is_goblin_run, decision.seats)):
            return ()
        return self.secret_answers.get(decision.kind, ())

    def describe_secret_answer(self, scene: Scene) -> str:  # noqa: ARG002  few games have sealed questions
        """Return what somebody has just answered to a sealed question; only they read it."""
        return ""

    def format_typing_hint(self, say: Words) -> str:
        """Return how a move is typed."""
        return say(f"{self.prefix}-type-hint")

    def format_typing_title(self, say: Words) -> str:
        """Return the title of the form in which a move is typed."""
        return say("type-title")

    def describe_free_moves(self, scene: Scene) -> str:
        """Return what somebody may do who is not asked."""
        return scene.say("panel-free")

    def explain_move(self, scene: Scene, path: Path) -> str:  # noqa: ARG002  most questions have one reason for all answers
        """Return why a goblin would make this move: by default "KEY-why-KIND", for the kind of the question."""
        return scene.say(f"{self.prefix}-why-{scene.decision.kind if scene.decision else ''}")

    @final
    def format_coaching_line(self, scene: Scene, kind: str) -> str:
        """Return what a question of this kind is about, by the variant that is played."""
        return scene.say(f"{self.prefix}-coach-{kind}", variant=self.find_variant_name(scene))

    def find_variant_name(self, scene: Scene) -> str:  # noqa: ARG002  in some games all variants ask the same
        """Return which way of the game is played, where its questions are about something else then."""
        return USUAL_VARIANT

    def describe_waiting(self, scene: Scene, decision: Decision, names: str) -> str:
        """Return the line that says who the table waits for, and for what; `names` are theirs, or mentions of them."""
        return scene.say(f"{self.prefix}-waiting-{decision.kind}", names=names, count=len(decision.seats))

    def describe_question(self, scene: Scene, decision: Decision) -> str:
        """Return what the viewer is asked."""
        return scene.say(f"{self.prefix}-asked-{decision.kind}")

    def describe_started_move(self, scene: Scene, path: Path) -> str:  # noqa: ARG002  in most games the question still holds
        """Return what the viewer is asked instead, once they have chosen the first words of a move; often nothing."""
        return ""

    def list_tempos(self, options: Mapping[str, object]) -> list[Tempo]:  # noqa: ARG002  in most games all are asked that can be
        """Return the tempos that a match with these options uses, slowest first."""
        return _list_tempos(self.key)


def _list_tempos(key: str) -> list[Tempo]:
    used = {question.tempo for question in find_game(key).questions.values()}
    return [tempo for tempo in get_args(Tempo) if tempo in used]
