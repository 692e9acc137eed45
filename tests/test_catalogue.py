"""The catalogue of words as a whole: every key that code uses exists, every key is used.

No sentence can be lost unnoticed. Its key is written out in code, or used in another sentence, or put together where it
is needed: then a game's screen lists it (`GameScreen.list_needed_keys`), or `PUT_TOGETHER` does.
"""

import ast
import gc
import re
from collections import Counter
from collections.abc import Collection, Iterator
from functools import lru_cache
from pathlib import Path
from typing import get_args

import pytest

from bot.__main__ import STORE_ERROR_SENTENCES
from bot.replays.match_gif import FILM_PARTS
from bot.replays.replay_screen import STEP_DIRECTIONS
from bot.replays.replay_stops import Stride
from bot.screens.lobby import LOBBY_MENU
from bot.screens.pages import server
from bot.screens.pages.game_night import HOST_MENU, SIGN_UP_ANSWERS
from bot.screens.pages.help import COMMAND_GROUPS
from bot.screens.pages.my_preferences import PREFERENCE_CHOICES, PREFERENCE_GROUPS, TYPED_FIELDS_BY_GROUP, YES_NO_GROUPS
from bot.screens.parts.options import GOBLIN_SWITCHES, MOTION_PARTS
from bot.screens.screen_registry import find_screen
from bot.store.models import NoticeKind, OwnMotion
from bot.tables import PACES, Motion, PingRoute, ProposalKind
from bot.tables.errors import Refusal
from bot.tables.game_nights.date_phrases import TOKENS_BY_WORD_KEY, Question
from bot.tables.use_cases.managing import ManagerAct
from bot.tables.use_cases.presets import PRESETS
from bot.tables.use_cases.table_acts import TableAct
from bot.ui.commands.manager_commands import SETTING_OPTIONS
from bot.ui.commands.privacy import FORGET_CHOICES
from bot.ui.connection.permission_check import NEEDED_PERMISSIONS
from bot.ui.lost_messages.lost_places import Loss
from games import find_game, list_game_keys
from games.cli.review import LUCK_COLUMNS, REVIEW_COLUMNS
from games.compiled import RulesMode
from games.engine import GameError
from games.engine.assets import ASSETS
from games.engine.daily import list_daily_games, list_daily_sentence_keys
from games.engine.goblins import GoblinLevel
from games.engine.lessons import has_lesson, load_lesson
from games.engine.review import list_fact_sentence_keys
from games.engine.words import ENGLISH, LOCALES_FOLDER, load_words
from games.ladder.tiers import TIERS
from tests.languages import Language, list_references

ROOT = ASSETS.parent
MODULES = sorted([*(ROOT / "games").rglob("*.py"), *(ROOT / "bot").rglob("*.py")])
PUT_TOGETHER = {
    "picture-goats-and-goblins": ["quiet", "resting"],
    "me-profile": ["yes", "no"],
    "me-days": ["yes", "no"],
    "profile-with": ["people", "goblins"],
    "profile-all": ["people", "goblins"],
    "command-house": ("refuse", "allow", "person", "server"),
    "answer-house": ("refuse", "allow"),
    "answer-now": get_args(ProposalKind),
    "blocked": ["evict"],
    "board-notice": get_args(NoticeKind),
    "managed": [f"{act}-done" for act in get_args(ManagerAct)],
    "act": [f"{act}{more}" for act in get_args(TableAct) for more in ("", "-help")],
    "sure": get_args(TableAct),
    "setting": [
        *server.SERVER_SETTING_NAMES,
        *("yes", "no"),
        *(f"pick-{name}" for name in {*server.PICKED_SETTINGS, *server.SETTING_CHOICES} - server.SWITCH_SETTINGS),
    ],
    "server": server.SWITCH_SETTINGS,
    "bell": ["rings"],
    "cli-review": ["title", "luck-title", *REVIEW_COLUMNS, *LUCK_COLUMNS],
    "operator-recount": ["older", "damaged", "level", "uncounted"],
    "cli": [
        f"{name}-help"
        for name in (
            "list",
            "ladder",
            "strengths",
            "review",
            "simulate",
            "replay",
            "verify",
            "bench",
            "duel",
            "tournament",
            "exploit",
            "balance",
            "lesson",
            "daily",
        )
    ],
    "cli-balance": [
        *("seat", "share", "least", "most", "what", "times", "part"),
        *("rounds", "turn", "answer", "reaction", "call", "beat", "minutes"),
    ],
    "cli-bench": ["legal-moves", "play", "view", "snapshot", "restore", "speed"],
    "cli-rules": [kind.value for kind in RulesMode],
    "cli-ladder": ["people", "goblins"],
    "cli-tournament": ["player", "share", "least", "most", "mean", "p95"],
    "command-server": SETTING_OPTIONS,
    "command-parlour": ["block", "unblock"],
    "command-me": ["ring", "quiet", "zone", "moon", "avatar", "motion", "away", "profile", "ladder", "language"],
    "command-table": ["show", "leave", "close", "kick", "host", "pause", "resume", "end"],
    "goblin": [str(level) for level in GoblinLevel],
    "goblins": [f"{name}{more}" for name in (*GOBLIN_SWITCHES, *MOTION_PARTS) for more in ("", "-help")],
    "dm": [f"{loss}-lost" for loss in get_args(Loss)],
    "lobby": [
        *("join", "here", "leave", "start", "howto", "playing", "over", "closed", "aside"),
        *(f"{name}{more}" for name in (*GoblinLevel, *PRESETS, *LOBBY_MENU) for more in ("", "-help")),
    ],
    "ladder": [f"like-{level}" for level in GoblinLevel],
    "tier": [tier for tier, _ in TIERS],
    "profile": [f"{what}-{whom}" for what in ("with", "all") for whom in ("people", "goblins")],
    "main": STORE_ERROR_SENTENCES.values(),
    "me": [
        *YES_NO_GROUPS,
        *(f"{what}-{ring}" for what in ("choice", "ring") for ring in get_args(PingRoute)),
        *(f"motion-{motion}" for motion in get_args(OwnMotion)),
        *(
            f"{what}-{group}{more}"
            for group in PREFERENCE_GROUPS
            for what, more in (("group", ""), ("group", "-help"), ("now", ""))
        ),
        *(f"type-{group}" for group in TYPED_FIELDS_BY_GROUP),
        *(f"field-{name}" for names in TYPED_FIELDS_BY_GROUP.values() for name in names),
        *(
            f"{name}-{value}"
            for name in ("quiet", "moon", "away", "avatar", "evenings", "profile", "ladder")
            for value in PREFERENCE_CHOICES[name]
        ),
    ],
    "help": [f"{topic}{more}" for topic in COMMAND_GROUPS for more in ("", "-title", "-about")],
    "motion": get_args(OwnMotion),
    "server-motion": get_args(Motion),
    "privacy-sure": FORGET_CHOICES,
    "proposal": get_args(ProposalKind),
    "pace": PACES,
    "mine": ["join", "watch"],
    "over": ["replay", "record", "fair"],
    "permission": [name.replace("_", "-") for name in NEEDED_PERMISSIONS],
    "question": ["rings"],
    "reminder": ["rings"],
    "replay-by": get_args(Stride),
    "replay-eyes": ["everybody", "own", "all"],
    "replay": STEP_DIRECTIONS,
    "film": FILM_PARTS,
    "rules-short": ["title"],
    "evening": [
        *(f"{answer}{more}" for answer in SIGN_UP_ANSWERS for more in ("", "-list", "-noted")),
        *(f"menu-{name}{more}" for name in HOST_MENU for more in ("", "-help")),
        *(f"ask-{question}" for question in get_args(Question)),
        *("begun", "free", "over"),
    ],
    "when-word": (*TOKENS_BY_WORD_KEY, "ordinal"),
}
"""The keys of the bot that no code writes out, by how they begin."""
NO_KEYS = {
    "alarm-panel",
    "emerald-skull",
    "goblin-card",
    "goblin-money",
    "goblin-parlour",
    "pace-by-host",
    "pace-by-vote",
    "removed-by-host",
    "removed-by-manager",
    "rules-advanced",
}
"""What begins like a key and is none: a drawing, a kind of event, the name of the bot, what was decided, a sample."""


@lru_cache(maxsize=1)
def english() -> Language:
    """Return English, parsed once for all tests."""
    return Language(ENGLISH)


@lru_cache(maxsize=1)
def listed_keys() -> list[str]:
    """Return all keys of English in order, also those that stand twice, as the bot reads them, too."""
    read = english()
    assert read.junk == []
    assert read.listed_keys == [key for key in read.bundle.texts if not key.startswith("-")]
    return read.listed_keys


@lru_cache(maxsize=1)
def trees() -> list[ast.Module]:
    """Return all modules as trees: 600,000 objects, among which the garbage collector would search again and again."""
    gc.disable()
    try:
        return [ast.parse(module.read_text("utf-8")) for module in MODULES]
    finally:
        gc.freeze()
        gc.enable()


@lru_cache(maxsize=1)
def constants() -> set[str]:
    """Return all strings that stand in code."""
    nodes = (node for tree in trees() for node in ast.walk(tree) if isinstance(node, ast.Constant))
    return {node.value for node in nodes if isinstance(node.value, str)}


def calls(names: Collection[str]) -> set[str]:
    """Return what functions, methods and classes of these names are given first, where it is written out."""
    found = set()
    for node in (node for tree in trees() for node in ast.walk(tree) if isinstance(node, ast.Call) and node.args):
        called = node.func.func if isinstance(node.func, ast.Call) else node.func
        name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
        if name in names and isinstance(node.args[0], ast.Constant) and isinstance(node.args[0].value, str):
            found.add(node.args[0].value)
    return found


def errors() -> set[str]:
    """Return the names of all error classes that have a code: `GameError` and its subclasses."""
    classes = [node for tree in trees() for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    found = {GameError.__name__}
    while new := {one.name for one in classes if found & {getattr(base, "id", "") for base in one.bases}} - found:
        found |= new
    return found


def put_together() -> set[str]:
    """Return the keys that are put together where they are said."""
    of_games = {
        key
        for game in list_game_keys()
        for key in (*find_game(game).list_needed_keys(), *find_screen(game).list_needed_keys())
    }
    of_typed = {f"{find_screen(game).prefix}-typed-words" for game in list_game_keys()}
    of_lessons = {key for game in list_game_keys() if has_lesson(game) for key in load_lesson(game).list_needed_keys()}
    of_days = {key for game in list_daily_games() for key in list_daily_sentence_keys(game)}
    of_reviews = {key for game in list_game_keys() for key in list_fact_sentence_keys(game)}
    return (
        of_games
        | of_typed
        | of_lessons
        | of_days
        | of_reviews
        | {f"{begins}-{ends}" for begins, names in PUT_TOGETHER.items() for ends in names}
    )


@lru_cache(maxsize=1)
def referred_to() -> set[str]:
    """Return the keys that stand in other sentences."""
    return {key for entry in english().entries.values() for key in list_references(entry).sentences}


def test_every_key_that_code_writes_out_exists() -> None:
    known = set(listed_keys())
    begins = {key.partition("-")[0] for key in known}
    alike = {text for text in constants() if re.fullmatch("[a-z0-9]+(-[a-z0-9]+)+", text)} - NO_KEYS
    asked = {text for text in alike if text.partition("-")[0] in begins} | calls(("say", "said", "words"))
    assert [key for key in sorted(asked) if not {key, f"error-{key}"} & known] == []


def test_every_key_that_is_put_together_exists() -> None:
    assert sorted(put_together() - set(listed_keys())) == []


def test_every_key_in_another_sentence_exists() -> None:
    assert sorted(referred_to() - set(listed_keys())) == []


def test_every_refusal_has_its_sentence() -> None:
    codes = calls(errors()) | {*get_args(Refusal)}
    assert sorted({f"error-{code}" for code in codes} - set(listed_keys())) == []


def test_every_key_is_used() -> None:
    used = constants() | {f"error-{code}" for code in constants()} | put_together() | referred_to()
    assert [key for key in listed_keys() if key not in used] == []


def test_no_key_stands_twice() -> None:
    twice = [key for key, count in Counter(listed_keys()).items() if count > 1]
    assert twice == []


@pytest.mark.parametrize("game", list_game_keys())
def test_no_page_of_rules_is_too_long_for_a_message(game: str) -> None:
    screen = find_screen(game)
    assert all(len(screen.format_rules_page(page, load_words())) <= 3800 for page in screen.page_keys)


def test_no_python_file_holds_a_sentence_for_people() -> None:
    """A sentence begins with a capital, has blanks and ends with a stop: in code that can only be a docstring."""
    sentence = re.compile(r"[A-Z][a-z]+ .+[.!?]")
    found = [
        f"{module.relative_to(ROOT)}: {text[:60]}"
        for module, tree in zip(MODULES, trees(), strict=True)
        # The sandbox stands in for Discord, whose words are not ours; settings describe themselves to programmers.
        if "sandbox" not in module.parts and module.name != "settings.py"
        for text in _spoken(tree)
        if sentence.fullmatch(text)
    ]
    assert found == []


def _spoken(tree: ast.AST) -> Iterator[str]:
    """Yield the strings of a module that are neither docstrings nor the text of an error for programmers."""
    skipped = {
        id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in skipped:
            yield node.value


BOLD = re.compile(r"\*\*(.+?)\*\*")


@pytest.mark.parametrize("game", list_game_keys())
def test_the_page_about_playing_here_names_buttons_as_they_are_called(game: str) -> None:
    screen, say = find_screen(game), load_words()
    here = [page for page in screen.page_keys if page.endswith("-here")]
    assert len(here) == 1, f"{game} needs a page of rules about playing here: {screen.prefix}-rules-here"
    page = screen.format_rules_page(here[0], say)
    labels = {line.split("=")[-1].split("] ")[-1].strip() for line in _lines()}
    assert [name for name in BOLD.findall(page) if name not in labels] == []
    behind = [say(f"{screen.prefix}-topic-{topic}") for topic in screen.says.get("topic", ())]
    for paragraph in page.split("\n\n"):
        names = BOLD.findall(paragraph)
        more = names.index(say("frame-more")) if say("frame-more") in names else len(names)
        assert not set(names[:more]) & {*behind, say("widget-type-move"), say("board-seat")}, paragraph


def _lines() -> Iterator[str]:
    for path in (LOCALES_FOLDER / ENGLISH).glob("*.ftl"):
        yield from path.read_text("utf-8").splitlines()


UNWANTED = {
    r"[Ss]isterhood money(?!” in the box)": "matching money",
    r"[Oo]ut of the game": "they play no more",
    r"things take their course|as the pace goes|what lies high|Place a die, on the Altar too|for the missing\b": "",
    r"Ready no more|Offerings of their own|departed goblin|you tumble!?$|sure: (True|False)": "",
    r"\bOffered is\b|:[a-z]+_[a-z]+_[0-9a-f]{8}:": "",
    r"(?<!@)\b([Ee]very|[Aa]ny|[Ss]ome)one\b": "everybody, anybody, somebody",
    r"[Tt]he game (is over|ends)|leave the game|of the game (must|goes)": "match",
    r"hidden Item": "Hidden Item",
    r"[Ff]air dice|[Ss]tir(red)? the dice|choose the dice": "luck: a game may have cards alone",
    r"goblin counts|can eat|looks most like": "what the rule is",
    r"\}(th|st|nd|rd) ": "a number, not its place",
    r"\b([Ww]ho(so)?ever|[Dd]ear(est)?|[Ll]et it lie|[Ii]n vain|[Mm]eanwhile|[Tt]hrice|tells? the ways?)\b": "",
    r"\b([Rr]eckon(s|ed)?|the house|lies (there|before|beside)|sit at a table of)\b|\bis no move\b": "",
}
"""What read badly or had two names, as it may come in any form; and what is said instead."""


@pytest.mark.parametrize("unwanted", UNWANTED)
@pytest.mark.parametrize("path", sorted((LOCALES_FOLDER / ENGLISH).glob("*.ftl")), ids=lambda path: path.stem)
def test_nothing_reads_badly_as_it_once_did(path: Path, unwanted: str) -> None:
    lines = [line for line in path.read_text("utf-8").splitlines() if not line.startswith("#")]
    said = [line.partition(" = ")[2] or line for line in lines]
    assert [line for line in said if re.search(unwanted, line)] == []
