"""The documents: their language, their links, and the commands that they name."""

import re
import subprocess
import sys
from importlib.util import find_spec

import pytest

from bot.operator.arguments import parse_arguments
from games.cli import main as games
from tests.prose.pages import MOST_WORDS, MOST_WORDS_IN_TABLES, ROOT
from tests.prose.reading import find_faults, find_words, parse_page, split_sentences
from tests.prose.words import read_forbidden_words

LINK = re.compile(r"\]\(([^)#\s]*)(?:#([^)\s]+))?\)")
MODULE = re.compile(r"python -m ((?:bot|games|tests)[\w.]*)(?: ([a-z][a-z-]+)\b)?")
TARGET = re.compile(r"(?:^|`|&& )make ([a-z][\w.-]*|\.venv/[\w.]+)", re.MULTILINE)
TEXTS = {name: (ROOT / name).read_text("utf-8") for name in MOST_WORDS}


@pytest.mark.parametrize("name", MOST_WORDS)
def test_a_page_is_short_and_plain(name: str) -> None:
    assert find_faults(parse_page(TEXTS[name]), MOST_WORDS[name], read_forbidden_words()) == []


def test_all_tables_together_are_short() -> None:
    assert sum(parse_page(text).words_in_tables for text in TEXTS.values()) <= MOST_WORDS_IN_TABLES


@pytest.mark.parametrize("name", MOST_WORDS)
def test_every_link_leads_somewhere(name: str) -> None:
    for path, anchor in LINK.findall(TEXTS[name]):
        if "://" in path:
            continue
        page = (ROOT / name).parent / path if path else ROOT / name
        assert page.exists(), path
        if anchor:
            assert anchor in {_anchor(heading) for heading in parse_page(page.read_text("utf-8")).headings}


def _anchor(heading: str) -> str:
    return re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-")


def test_every_make_target_exists() -> None:
    targets = set(re.findall(r"^([\w.-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    named = {target for text in TEXTS.values() for target in TARGET.findall(text) if not target.startswith(".venv")}
    assert {"run", "test", "load"} <= named
    assert named <= targets


def commands_in(text: str) -> set[tuple[str, str]]:
    """Return the modules that a text starts with `python -m`, each with its first word if that is a command."""
    return set(MODULE.findall(text))


COMMANDS = sorted(set().union(*map(commands_in, TEXTS.values())))


@pytest.mark.parametrize("module", sorted({module for module, _ in COMMANDS}))
def test_every_module_that_is_started_exists(module: str) -> None:
    assert find_spec(module if find_spec(module) else f"{module}.__main__") is not None


STARTED = sorted({module for module, _ in COMMANDS if "." in module})
START_EACH = """
import runpy, sys
for module in sys.argv[1:]:
    sys.argv = [module, "--help"]
    try:
        runpy.run_module(module, run_name="__main__", alter_sys=True)
    except SystemExit as left:
        if left.code:
            sys.exit(f"{module} ended with {left.code}")
    else:
        sys.exit(f"{module} did not show its help")
"""


def test_every_module_that_is_started_has_help() -> None:
    """One process starts them all, since most of what a process costs is its imports."""
    shown = subprocess.run(
        [sys.executable, "-c", START_EACH, *STARTED], cwd=ROOT, check=False, capture_output=True, text=True
    )
    assert (shown.returncode, shown.stderr) == (0, "")
    assert shown.stdout.count("usage: ") == len(STARTED)


@pytest.mark.rare
@pytest.mark.parametrize("module", STARTED)
def test_every_module_that_is_started_has_help_by_itself(module: str) -> None:
    shown = subprocess.run([sys.executable, "-m", module, "--help"], cwd=ROOT, check=False, capture_output=True)
    assert (shown.returncode, shown.stderr) == (0, b"")


FILE = re.compile(r"`([\w./-]+/[\w.-]+\.(?:py|md|toml|ftl|js|css|html|service|timer|lock|yaml))`")
MADE_UP = re.compile(r"KEY|goblin_bluff|NAME|FILE|~|^/|^data/")
"""What stands for a game or a file of the reader's own."""


@pytest.fixture(scope="module")
def files() -> list[str]:
    """Return all files of the project that a document may name."""
    folders = ("bot", "games", "tests", "docs", "assets", "deploy")
    return [f"/{path.relative_to(ROOT).as_posix()}" for folder in folders for path in (ROOT / folder).rglob("*.*")]


@pytest.mark.parametrize("name", MOST_WORDS)
def test_every_file_that_is_named_exists(name: str, files: list[str]) -> None:
    named = [file for file in FILE.findall(TEXTS[name]) if not MADE_UP.search(file)]
    assert [file for file in named if not any(path.endswith(f"/{file}") for path in files)] == []


ON_DISCORD = re.compile(r'(?:tree\.command|app_commands\.Group)\(\s*name="(\w+)"')
OWNER = "house"
"""Only the owner of the bot sees this command; docs/hosting.md names it."""


def test_the_readme_names_every_command_on_discord() -> None:
    sources = [path.read_text("utf-8") for path in (ROOT / "bot" / "ui" / "commands").glob("*.py")]
    commands = {name for source in sources for name in ON_DISCORD.findall(source)} - {OWNER}
    assert len(commands) > 10
    assert {name for name in commands if f"`/{name}" not in TEXTS["README.md"]} == set()


MEMBER = re.compile(r"`(?!AllowedMentions)([A-Z][a-z][A-Za-z]+)\.([a-z]\w*)")


def test_every_member_of_a_class_that_is_named_exists() -> None:
    named = set().union(*(MEMBER.findall(text) for text in TEXTS.values()))
    sources = [path.read_text("utf-8") for folder in ("bot", "games") for path in (ROOT / folder).rglob("*.py")]
    assert ("Game", "questions") in named
    assert [pair for pair in sorted(named) if not any(_has_member(source, *pair) for source in sources)] == []


def _has_member(source: str, kind: str, member: str) -> bool:
    """Tell whether a module has a class of this name, and a method or field of that one."""
    found = re.search(rf"^class {kind}\b.*?(?=^\S|\Z)", source, re.MULTILINE | re.DOTALL)
    return found is not None and re.search(rf"^    (?:(?:async )?def )?{member}\b", found[0], re.MULTILINE) is not None


@pytest.mark.parametrize("command", sorted({command for module, command in COMMANDS if module == "games" and command}))
def test_every_command_of_the_rules_has_help(command: str) -> None:
    with pytest.raises(SystemExit) as left:
        games([command, "--help"])
    assert left.value.code == 0


@pytest.mark.parametrize("command", sorted({command for module, command in COMMANDS if module == "bot" and command}))
def test_every_command_of_the_operator_has_help(command: str) -> None:
    with pytest.raises(SystemExit) as left:
        parse_arguments([command, "--help"])
    assert left.value.code == 0


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("word " * 36 + ".", "a sentence of 36 words"),
        (" ".join(["Words are words."] * 30), "a paragraph of 90 words"),
        ("Plain words. " * 9, "a line of"),
        ("Whoever reads this.", "whoever"),
    ],
)
def test_the_check_finds_what_is_wrong(text: str, fault: str) -> None:
    assert any(fault in found for found in find_faults(parse_page(text), 1000, ["whoever"]))


def test_code_and_tables_are_no_prose() -> None:
    page = parse_page("One sentence.\n\n```sh\nmake whoever\n```\n\n| whoever |\n|---|\n| a b c |\n")
    assert (page.words, page.words_in_tables) == (2, 4)
    assert len(list(find_words(page, ["whoever"]))) == 1
    assert split_sentences("See `a. B`. Then go on.") == ["See Code.", "Then go on."]
