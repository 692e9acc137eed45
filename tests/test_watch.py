"""deploy/watch: the alerts, the dashboard and Prometheus' settings speak of figures that the bot has."""

import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml
from prometheus_client import generate_latest

from bot.operator.metrics import Metrics
from games.engine.assets import ASSETS

WATCH = ASSETS.parent / "deploy" / "watch"
DASHBOARD: dict[str, Any] = json.loads((WATCH / "dashboard.json").read_text("utf-8"))
ALERTS: dict[str, Any] = yaml.safe_load((WATCH / "alerts.yml").read_text("utf-8"))

needs_promtool = pytest.mark.skipif(shutil.which("promtool") is None, reason="no promtool here (Debian: prometheus)")


def questions() -> list[str]:
    """Return all that is asked of Prometheus."""
    rules = [rule["expr"] for group in ALERTS["groups"] for rule in group["rules"]]
    return rules + [target["expr"] for panel in DASHBOARD["panels"] for target in panel["targets"]]


def test_only_figures_that_there_are_are_asked_for() -> None:
    told = generate_latest(Metrics()._registry).decode()
    kinds = dict(re.findall(r"^# TYPE (\w+) (\w+)$", told, re.MULTILINE))
    known = {f"{name}{ending}" for name, kind in kinds.items() for ending in ("", *ENDINGS.get(kind, ()))} | {"up"}
    asked = {name for question in questions() for name in re.findall(r"\b(parlour_\w+|process_\w+)", question)}
    assert asked - known == set()
    assert asked


ENDINGS = {"histogram": ("_bucket", "_count", "_sum")}


@needs_promtool
def test_promtool_finds_the_rules_and_settings_sound(tmp_path: Path) -> None:
    rules = tmp_path / "dashboard.yml"
    recorded = [{"record": f"panel:{number}", "expr": question} for number, question in enumerate(questions())]
    rules.write_text(yaml.safe_dump({"groups": [{"name": "panels", "rules": recorded}]}), "utf-8")
    for words in (
        ["check", "config", str(WATCH / "prometheus.yml")],
        ["check", "rules", str(WATCH / "alerts.yml"), str(rules)],
        ["test", "rules", str(WATCH / "alerts_test.yml")],
    ):
        done = subprocess.run(["promtool", *words], capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr


@needs_promtool
def test_promtool_finds_the_figures_sound() -> None:
    told = generate_latest(Metrics()._registry)
    done = subprocess.run(["promtool", "check", "metrics"], input=told, capture_output=True, check=False)
    ours = [line for line in done.stderr.decode().splitlines() if line.startswith("parlour_")]
    assert (done.returncode == 1, ours) == (False, [])


def test_what_compose_hands_to_the_containers_is_there() -> None:
    composed = yaml.safe_load((WATCH.parent / "compose.watch.yaml").read_text("utf-8"))
    mounted = [volume.split(":")[0] for one in composed["services"].values() for volume in one["volumes"]]
    assert all((WATCH.parent / path).is_file() for path in mounted if path.startswith("./"))
    (source,) = yaml.safe_load((WATCH / "datasource.yml").read_text("utf-8"))["datasources"]
    assert {panel["datasource"]["uid"] for panel in DASHBOARD["panels"]} == {source["uid"]}
