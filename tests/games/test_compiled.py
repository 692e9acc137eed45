"""Compiled rules run only where they fit the sources; whatever else is there, the sources run."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from games import RULES_MODE, list_game_keys
from games.cli import main
from games.compiled import (
    COMPILATION_NOTE_NAME,
    INTERPRETED_ENV_VARIABLE,
    RulesMode,
    detect_compiled_rules,
    hash_compiled_sources,
)
from games.engine.assets import ASSETS

ROOT = ASSETS.parent
COMPILED_TEST = os.environ.get(INTERPRETED_ENV_VARIABLE) == "0"
"""Whether `make compiled-test` runs these tests."""

CHECKED = """
import runpy, sys
sys.path.insert(0, {folder!r})
if {sources_only}:
    sys.meta_path.insert(0, runpy.run_path({compiled!r})["SourceOnlyFinder"]("toys"))
from toys.inner import toy
print(toy.WHAT)
"""


@pytest.fixture
def rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a folder with two sources and the note of a compilation that fits them."""
    monkeypatch.delenv(INTERPRETED_ENV_VARIABLE, raising=False)
    (tmp_path / "inner").mkdir()
    (tmp_path / "rule.py").write_text("TILES = 7\n")
    (tmp_path / "inner" / "card.py").write_text("GOLD = 2\n")
    (tmp_path / COMPILATION_NOTE_NAME).write_text(json.dumps(hash_compiled_sources(tmp_path)))
    return tmp_path


def test_what_was_compiled_from_these_sources_by_this_python_runs(rules: Path) -> None:
    assert detect_compiled_rules(rules) is RulesMode.COMPILED


def test_without_a_note_nothing_compiled_runs(rules: Path) -> None:
    (rules / COMPILATION_NOTE_NAME).unlink()
    assert detect_compiled_rules(rules) is RulesMode.INTERPRETED


def _changed(rules: Path) -> None:
    (rules / "inner" / "card.py").write_text("GOLD = 3\n")


def _renamed(rules: Path) -> None:
    (rules / "rule.py").rename(rules / "rules.py")


def _added(rules: Path) -> None:
    (rules / "inner" / "tile.py").touch()


def _of_another_python(rules: Path) -> None:
    (rules / COMPILATION_NOTE_NAME).write_text(
        json.dumps({**hash_compiled_sources(rules), "python": ".cpython-399-toy.so"})
    )


def _damaged(rules: Path) -> None:
    (rules / COMPILATION_NOTE_NAME).write_text("{")


@pytest.mark.parametrize("stale", [_changed, _renamed, _added, _of_another_python, _damaged])
def test_what_does_not_fit_is_stale(rules: Path, stale: Callable[[Path], None]) -> None:
    stale(rules)
    assert detect_compiled_rules(rules) is RulesMode.STALE


def test_whoever_asks_for_interpreted_rules_gets_them(rules: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(INTERPRETED_ENV_VARIABLE, "1")
    assert detect_compiled_rules(rules) is RulesMode.INTERPRETED


@pytest.mark.parametrize("sources_only", [True, False])
def test_a_compiled_module_shadows_its_source_unless_sources_come_first(tmp_path: Path, sources_only: bool) -> None:
    inner = tmp_path / "toys" / "inner"
    inner.mkdir(parents=True)
    (inner / "toy.py").write_text("WHAT = 'the source'\n")
    (inner / f"toy{hash_compiled_sources(inner)['python']}").write_bytes(b"no machine code")
    program = CHECKED.format(
        folder=str(tmp_path), compiled=str(ROOT / "games" / "compiled.py"), sources_only=sources_only
    )
    ran = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=False)
    assert (ran.returncode == 0, ran.stdout) == ((True, "the source\n") if sources_only else (False, ""))


def test_tests_run_the_sources_unless_asked_for_compiled_rules() -> None:
    assert RULES_MODE is (RulesMode.COMPILED if COMPILED_TEST else RulesMode.INTERPRETED)


def test_the_command_line_says_which_rules_run(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["--version"])
    lines = capsys.readouterr().out.splitlines()
    assert left.value.code == 0
    assert [line.split()[0] for line in lines[:-1]] == list_game_keys()
    assert lines[-1].startswith("Compiled rules, Python 3." if COMPILED_TEST else "Interpreted rules, Python 3.")


def _program(name: str, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """Return a program of deploy/, loaded from its path."""
    monkeypatch.setattr(sys, "path", list(sys.path))
    spec = spec_from_file_location(name, ROOT / "deploy" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_rules_of_every_game_are_compiled_but_no_models_and_states(monkeypatch: pytest.MonkeyPatch) -> None:
    chosen = list(_program("compiling", monkeypatch).modules(ROOT))
    assert all((ROOT / module).is_file() for module in chosen)
    assert {Path(module).parts[1] for module in chosen} == {"engine", *list_game_keys()}
    interpreted = ("state", "views", "events", "game", "baseline_players")
    kept = [module for module in chosen if Path(module).stem in interpreted]
    models = [module for module in chosen if "pydantic" in (ROOT / module).read_text("utf-8")]
    assert (kept, models) == ([], [])


def test_a_wheel_that_is_asked_for_compiled_rules_has_them_where_their_sources_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = _program("build_hook", monkeypatch)

    def compiled(root: Path, into: Path) -> list[str]:
        assert root == ROOT
        (into / "games").mkdir()
        (into / "games" / COMPILATION_NOTE_NAME).write_text("{}")
        return [f"games/{COMPILATION_NOTE_NAME}"]

    monkeypatch.setattr(program, "compile_rules", compiled)
    hook = program.CompiledRules(str(ROOT), {}, None, None, str(tmp_path), "wheel")
    wheel: dict[str, Any] = {"force_include": {}}
    hook.initialize("standard", wheel)
    ((made, place),) = wheel["force_include"].items()
    assert (Path(made).read_text(), place) == ("{}", f"games/{COMPILATION_NOTE_NAME}")
    assert (wheel["pure_python"], wheel["infer_tag"]) == (False, True)
    hook.finalize("standard", wheel, "")
    assert not Path(made).exists()


def test_make_run_and_make_test_need_no_compiler() -> None:
    for goal in ("run", "test"):
        told = subprocess.run(["make", "-B", "-n", goal], cwd=ROOT, capture_output=True, text=True, check=True).stdout
        assert "-m pip install" in told
        assert "compil" not in told.replace("PARLOUR_", "")
