"""deploy/ does what docs/hosting.md says, as far as a machine without running systemd and Docker can tell."""

import asyncio
import contextlib
import json
import os
import re
import runpy
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
import yaml
from aiohttp import web

from bot.operator.http_port import run_http_server
from bot.store import Shards, Store
from bot.store.upkeep.backups import make_rotating_backup, restore_backup
from bot.version import VERSION
from games.engine.assets import ASSETS
from tests.e2e.house import house

ROOT = ASSETS.parent
DEPLOY = ROOT / "deploy"
UNIT = (DEPLOY / "goblin-parlour.service").read_text("utf-8")
DOCKERFILE = (DEPLOY / "Dockerfile").read_text("utf-8")


def composed(name: str) -> dict[str, Any]:
    """Return what a compose file says."""
    found: dict[str, Any] = yaml.safe_load((DEPLOY / f"compose.{name}yaml").read_text("utf-8"))
    return found


def needs(program: str) -> pytest.MarkDecorator:
    return pytest.mark.skipif(shutil.which(program) is None, reason=f"no {program} here")


@needs("systemd-analyze")
def test_systemd_finds_nothing_wrong_with_the_unit(tmp_path: Path) -> None:
    unit = tmp_path / "goblin-parlour.service"
    unit.write_text(UNIT.replace("/opt/goblin-parlour/.venv/bin/python", sys.executable), "utf-8")
    checked = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True, check=False)
    ours = [line for line in checked.stderr.splitlines() if "goblin-parlour" in line]
    assert (checked.returncode, ours) == (0, [])


@needs("systemd-analyze")
def test_systemd_finds_little_that_the_unit_might_still_do(tmp_path: Path) -> None:
    unit = tmp_path / "goblin-parlour.service"
    unit.write_text(UNIT, "utf-8")
    asked = ["systemd-analyze", "security", "--offline=true", "--threshold=15", str(unit)]
    checked = subprocess.run(asked, capture_output=True, text=True, check=False)
    if "offline" in checked.stderr:
        pytest.skip("this systemd judges running units alone")
    assert checked.returncode == 0, checked.stdout[-2000:]
    for wanted in ("SystemCallFilter=", "ProtectProc=", "PrivateUsers=", "MemoryMax=", "RestartPreventExitStatus=2"):
        assert f"\n{wanted}" in UNIT


def test_a_small_host_has_less_memory_than_the_unit_gives() -> None:
    small = (DEPLOY / "small-host.conf").read_text("utf-8")
    limits = [int(found) for found in re.findall(r"^Memory(?:High|Max)=(\d+)M$", small, re.MULTILINE)]
    assert limits == sorted(limits)
    assert limits[-1] < 512
    assert "SMALL_HOST=true" in small


HARD = r"""
# a comment
; another
DISCORD_TOKEN=ab$HOME`id`&touch {marker}&c
DATABASE_URL=postgresql://parlour:p$a%20b&c@host/parlour?sslmode=require&sslrootcert=/a
KEEP_DAYS = 9
BACKUP_FOLDER="/srv/my backups/\"new\" \$x"
GUILD_IDS='12, 34'
EMPTY=
"""


def test_the_operators_command_reads_settings_as_systemd_does_and_executes_nothing(tmp_path: Path) -> None:
    marker = tmp_path / "executed"
    (tmp_path / "settings").write_text(HARD.replace("{marker}", str(marker)), "utf-8")
    told = tmp_path / "python"
    told.write_text(f"#!{sys.executable}\nimport json, os, sys\nprint(json.dumps([sys.argv[1:], dict(os.environ)]))\n")
    told.chmod(0o755)
    replaced = {
        "/etc/goblin-parlour.env": str(tmp_path / "settings"),
        "/opt/goblin-parlour/.venv/bin/python": str(told),
        "/var/lib/goblin-parlour": str(tmp_path),
        "runuser -u goblin-parlour -- ": "",
    }
    text = (DEPLOY / "parlour").read_text("utf-8")
    for there, here in replaced.items():
        assert there in text
        text = text.replace(there, here)
    command = tmp_path / "parlour"
    command.write_text(text, "utf-8")
    asked = [sys.executable, str(command), "tables", "close", "7"]
    done = subprocess.run(asked, capture_output=True, text=True, check=True, env={"SECRET_OF_ROOT": "x", **os.environ})
    arguments, environment = json.loads(done.stdout)
    assert not marker.exists()
    assert arguments == ["-P", "-m", "bot", "tables", "close", "7"]
    assert environment["DISCORD_TOKEN"] == f"ab$HOME`id`&touch {marker}&c"
    assert environment["DATABASE_URL"].endswith("p$a%20b&c@host/parlour?sslmode=require&sslrootcert=/a")
    assert (environment["BACKUP_FOLDER"], environment["GUILD_IDS"]) == ('/srv/my backups/"new" $x', "12, 34")
    assert (environment["KEEP_DAYS"], environment["EMPTY"]) == ("9", "")
    assert "SECRET_OF_ROOT" not in environment


def test_the_linter_of_dockerfiles_finds_nothing() -> None:
    linter = Path(sys.executable).with_name("hadolint")
    if not linter.exists():
        pytest.skip("no hadolint here")
    checked = subprocess.run([linter, "--no-color", DEPLOY / "Dockerfile"], capture_output=True, text=True, check=False)
    assert (checked.returncode, checked.stdout) == (0, "")


def test_the_image_runs_as_nobody_special_with_one_volume() -> None:
    user, volume = re.findall(r"^(?:USER|VOLUME) (\S+)$", DOCKERFILE, re.MULTILINE)
    assert (user, volume) == ("10001", "/data")
    assert "--require-hashes" in DOCKERFILE
    for copied in re.findall(r"^COPY (\w\S*) ", DOCKERFILE, re.MULTILINE):
        assert (ROOT / copied).exists(), copied


def test_the_container_may_do_little_and_gets_all_settings() -> None:
    (service,) = composed("")["services"].values()
    assert service["read_only"] is True
    assert (service["cap_drop"], service["security_opt"]) == (["ALL"], ["no-new-privileges:true"])
    assert service["volumes"] == ["parlour:/data"]
    assert service["mem_limit"]
    assert service["env_file"] == ["parlour.env"], "every setting of .env.example can be given"
    (secret,) = service["secrets"]
    assert service["environment"]["DISCORD_TOKEN_FILE"] == f"/run/secrets/{secret}"
    assert service["environment"]["HEALTH_HOST"] == "0.0.0.0", "Prometheus is in a container of its own"  # noqa: S104
    assert "ports" not in service, "and nobody else gets there"
    for kept_apart in ("token", "parlour.env"):
        assert f"deploy/{kept_apart}" in (ROOT / ".gitignore").read_text("utf-8").split()


def test_every_container_has_a_limit_and_an_image_of_one_version() -> None:
    for name in ("postgres.", "watch."):
        for service in composed(name)["services"].values():
            if "image" in service:
                assert service["mem_limit"]
                assert re.fullmatch(r"[\w/]+:v?\d+\.\d+(\.\d+)?", service["image"])


def test_whoever_is_started_to_stay_needs_a_token() -> None:
    assert "ExecStart=/opt/goblin-parlour/.venv/bin/python -P -m bot --need-token\n" in UNIT
    assert '["--need-token"]' in DOCKERFILE
    assert "--need-token" in (ROOT / "Procfile").read_text("utf-8")
    environment = {"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT)}
    asked = [sys.executable, "-m", "bot", "--need-token"]
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(asked, env=environment, cwd=folder, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert "SANDBOX=1" in done.stderr


def test_a_house_beside_postgresql_finds_it_by_the_names_that_it_has_there() -> None:
    compose = (DEPLOY / "compose.postgres.yaml").read_text("utf-8")
    ((user, host, database),) = re.findall(
        r"DATABASE_URL: postgresql://(\w+):\$\{\w+[^}]*\}@(\w+)/(\w+)$", compose, re.MULTILINE
    )
    for wanted in (f"  {host}:\n    image: postgres:", f"POSTGRES_USER: {user}\n", f"POSTGRES_DB: {database}\n"):
        assert wanted in compose
    (passwords,) = {*re.findall(r"\$\{(\w+)", compose)}
    assert f"{passwords}: ${{{passwords}:?" in compose, "and is not opened without a password"


def test_two_processes_have_all_shards_between_them_and_the_same_database() -> None:
    composed = {name: (DEPLOY / f"compose.{name}.yaml").read_text("utf-8") for name in ("postgres", "shards")}
    parts = [Shards.from_text(part) for part in re.findall(r"SHARDS: (\S+)", composed["shards"])]
    assert {part.count for part in parts} == {len(parts)} == {2}
    assert [number for part in parts for number in part.numbers] == [0, 1]
    urls = [re.search(r"DATABASE_URL: (.*)", text) for text in composed.values()]
    assert len({url[1] for url in urls if url}) == 1
    assert None not in urls


@needs("docker")
def test_docker_compose_finds_nothing_wrong_with_the_compose_files() -> None:
    if subprocess.run(["docker", "compose", "version"], capture_output=True, check=False).returncode:
        pytest.skip("no docker compose here")
    files = [part for name in ("", "postgres.", "shards.") for part in ("-f", str(DEPLOY / f"compose.{name}yaml"))]
    settings = {"DISCORD_TOKEN": "none", "POSTGRES_PASSWORD": "none", "PATH": os.environ["PATH"]}
    subprocess.run(["docker", "compose", *files, "config", "--quiet"], env=settings, check=True)


@needs("podman-compose")
def test_podman_compose_makes_a_closed_container_of_each_process(tmp_path: Path) -> None:
    """It says what it would do, and does nothing: no image is fetched."""
    folder = tmp_path / "deploy"
    shutil.copytree(DEPLOY, folder)
    shutil.copy(ROOT / ".env.example", folder / "parlour.env")
    (folder / "token").write_text("none", "utf-8")
    files = [part for name in ("", "postgres.", "shards.", "watch.") for part in ("-f", f"compose.{name}yaml")]
    settings = {**os.environ, "POSTGRES_PASSWORD": "none", "GRAFANA_PASSWORD": "none"}
    asked = ["podman-compose", "--dry-run", *files, "up", "--no-build"]
    done = subprocess.run(asked, cwd=folder, env=settings, capture_output=True, text=True, check=False)
    said = (done.stdout + done.stderr).splitlines()
    made = [line for line in said if line.startswith("podman create ")]
    own = [line for line in made if "DISCORD_TOKEN_FILE=/run/secrets/discord_token" in line]
    assert (done.returncode, len(made), len(own)) == (0, 5, 2), said[-5:]
    for line in own:
        for wanted in ("--read-only", "--cap-drop ALL", "no-new-privileges:true", f"--env-file {folder}/parlour.env"):
            assert wanted in line


async def test_the_health_check_of_the_image_tells_open_from_shut(tmp_path: Path, unused_tcp_port: int) -> None:
    ((code),) = re.findall(r'"-c", "(.*)"\]$', DOCKERFILE, re.MULTILINE)
    environment = {**os.environ, "HEALTH_PORT": str(unused_tcp_port)}

    def asked() -> int:
        return subprocess.run(
            [sys.executable, "-c", code], capture_output=True, check=False, env=environment
        ).returncode

    async with house(tmp_path, "healthcheck") as home, run_http_server(home.parlour, unused_tcp_port):
        await home.parlour.on_resumed()
        assert await asyncio.to_thread(asked) == 0
        await home.parlour.on_disconnect()
        assert await asyncio.to_thread(asked) != 0
    assert await asyncio.to_thread(asked) != 0


def test_platforms_find_the_locked_requirements() -> None:
    assert (ROOT / "requirements.txt").read_text("utf-8").split() == ["-r", "requirements.lock"]


def test_the_bill_of_materials_lists_every_locked_package() -> None:
    made = subprocess.run([sys.executable, DEPLOY / "sbom.py"], capture_output=True, text=True, check=True)
    bill = json.loads(made.stdout)
    locked = re.findall(r"^(\S+)==(\S+)", (ROOT / "requirements.lock").read_text("utf-8"), re.MULTILINE)
    assert [(part["name"], part["version"]) for part in bill["components"]] == locked
    assert all(part["hashes"] for part in bill["components"])
    assert bill["metadata"]["component"]["version"] == VERSION
    assert bill["dependencies"][0]["dependsOn"] == [part["bom-ref"] for part in bill["components"]]


@needs("restic")
async def test_the_copies_of_the_night_go_elsewhere_and_come_back(tmp_path: Path) -> None:
    database = tmp_path / "data" / "parlour.db"
    await (await Store.open(str(database))).close()
    made = make_rotating_backup(database, database.parent / "backups", 7, datetime.now(UTC))
    unit = (DEPLOY / "goblin-parlour-backup.service").read_text("utf-8")
    steps = re.findall(r"^ExecStart=/usr/bin/(restic .*)$", unit, re.MULTILINE)
    assert any("--keep-within 7d --prune" in step for step in steps), "as long as PRIVACY.md says"
    settings = {"RESTIC_REPOSITORY": str(tmp_path / "elsewhere"), "RESTIC_PASSWORD": "hush", "PATH": os.environ["PATH"]}
    settings |= {"RESTIC_CACHE_DIR": str(tmp_path / "cache")}
    back = tmp_path / "back"
    for step in ("restic init", *steps, f"restic restore --quiet --target {back} latest"):
        words = step.replace("/var/lib/goblin-parlour", str(tmp_path)).split()
        await asyncio.to_thread(subprocess.run, words, env=settings, check=True, capture_output=True)
    (found,) = back.rglob(made.name)
    assert found.read_bytes() == made.read_bytes()
    restore_backup(found, tmp_path / "new" / "parlour.db", datetime.now(UTC))


LITESTREAM_WITHIN = 30.0
"""Seconds after which a copy must have what was written; Litestream looks once a second."""


@pytest.mark.parametrize(
    ("result", "status", "said"),
    [
        ("success", "0", None),
        ("exit-code", "2", "stays down"),
        ("exit-code", "3", "ended with exit-code (3) and is being restarted"),
        ("watchdog", "", "ended with watchdog (no status)"),
    ],
)
def test_a_stop_that_was_none_of_the_operators_is_described(result: str, status: str, said: str | None) -> None:
    described = runpy.run_path(str(DEPLOY / "report_stop"))["describe_stop"](result, status, "parlour")
    assert described is None if said is None else said in described


def test_restarts_again_and_again_are_reported_once_an_hour(tmp_path: Path) -> None:
    is_due, stamp = runpy.run_path(str(DEPLOY / "report_stop"))["is_due"], tmp_path / "stamp"
    assert is_due("3", stamp, 0.0)
    stamp.touch()
    now = stamp.stat().st_mtime
    assert [is_due(*row) for row in [("3", stamp, now + 60), ("2", stamp, now + 60), ("3", stamp, now + 3600)]] == [
        False,
        True,
        True,
    ]


async def test_a_stop_is_posted_to_the_webhook_by_the_standard_library_alone(tmp_path: Path) -> None:
    heard: list[Any] = []

    async def hear(request: web.Request) -> web.Response:
        heard.append(await request.json())
        return web.Response(status=204)

    app = web.Application()
    app.router.add_post("/hook", hear)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    address = f"http://127.0.0.1:{runner.addresses[0][1]}/hook"
    (in_memory := tmp_path / "run").mkdir()
    settings = {"OPERATOR_WEBHOOK": address, "SERVICE_RESULT": "exit-code", "EXIT_STATUS": "3"}
    settings |= {"RUNTIME_DIRECTORY": str(in_memory)}
    for _ in range(2):
        command = [sys.executable, "-P", "-S", str(DEPLOY / "report_stop")]
        await asyncio.to_thread(subprocess.run, command, env=settings, cwd=tmp_path, check=True)
    await runner.cleanup()
    assert len(heard) == 1
    assert (os.listdir(tmp_path), os.listdir(in_memory)) == (["run"], ["reported-stop"]), "the disk may be full"  # noqa: PTH208
    assert heard[0]["allowed_mentions"] == {"parse": []}


def test_the_unit_reports_its_stops_and_runs_code_of_its_own_folder_alone() -> None:
    assert "ExecStopPost=-/opt/goblin-parlour/.venv/bin/python -P /opt/goblin-parlour/deploy/report_stop\n" in UNIT
    assert "RuntimeDirectory=goblin-parlour\n" in UNIT
    assert "RuntimeDirectoryPreserve=restart\n" in UNIT


def extended(service: dict[str, Any]) -> dict[str, Any]:
    """Return a service of a compose file with what it takes over from one in compose.yaml."""
    base = composed("")["services"][service["extends"]["service"]] if "extends" in service else {}
    return base | service


@pytest.mark.parametrize("name", ["", "postgres.", "shards.", "watch."])
def test_logs_of_containers_are_limited(name: str) -> None:
    made = [one for one in map(extended, composed(name)["services"].values()) if "image" in one]
    assert made
    assert all(one["logging"]["options"]["max-size"] == "10m" for one in made)


@pytest.mark.parametrize("file", ["Makefile", "deploy/Dockerfile"])
def test_pip_installs_wheels_with_their_hashes_alone(file: str) -> None:
    """A source package runs its own code, with build tools that no hash covers."""
    installs = [line for line in (ROOT / file).read_text("utf-8").splitlines() if "pip install" in line]
    assert installs
    assert [line for line in installs if "--only-binary :all: --require-hashes -r " not in line] == []


@needs("litestream")
async def test_litestream_brings_back_what_was_written_a_moment_before(tmp_path: Path) -> None:
    hosting = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    (settings,) = re.findall(r"```yaml\n(dbs:.*?)```", hosting, re.DOTALL)
    (back,) = re.findall(r"`litestream (restore -o FILE \S+)`", hosting)
    database, copy = tmp_path / "data" / "parlour.db", tmp_path / "copy.db"
    config = tmp_path / "litestream.yml"
    config.write_text(
        settings.replace("s3://BUCKET/parlour", f"file://{tmp_path}/elsewhere").replace(
            "/var/lib/goblin-parlour", str(tmp_path)
        ),
        "utf-8",
    )
    store = await Store.open(str(database))
    replicating = subprocess.Popen(["litestream", "replicate", "-config", config], stdout=subprocess.DEVNULL)  # noqa: ASYNC220
    asked = back.replace("FILE", str(copy)).replace("/var/lib/goblin-parlour", str(tmp_path)).split()
    asked[1:1] = ["-config", str(config)]
    try:
        for written in ("first", "second"):
            await store.save_stored_value("written", written)
            async with asyncio.timeout(LITESTREAM_WITHIN):
                while not await asyncio.to_thread(_came_back, ["litestream", *asked], copy, written):  # noqa: ASYNC110
                    await asyncio.sleep(0.2)
            restore_backup(copy, tmp_path / written / "parlour.db", datetime.now(UTC))
            again = await Store.open(str(tmp_path / written / "parlour.db"))
            assert await again.get_stored_value("written") == written
            await again.close()
    finally:
        replicating.terminate()
        await asyncio.to_thread(replicating.wait)
        await store.close()


def _came_back(restoring: list[str], copy: Path, written: str) -> bool:
    """Bring a copy back; tell whether it has what was written."""
    for file in copy.parent.glob(f"{copy.name}*"):
        file.unlink()
    done = subprocess.run(restoring, capture_output=True, check=False)
    if done.returncode or not copy.exists():
        return False
    with contextlib.closing(sqlite3.connect(copy)) as connection:
        found: tuple[str] | None = connection.execute("SELECT value FROM notes WHERE key = 'written'").fetchone()
        return found == (written,)


@pytest.mark.parametrize(
    ("settings", "says"),
    [(None, "No such file or directory"), ("LOG_LEVEL=INFO\n".encode("utf-16"), "is not in UTF-8")],
)
def test_the_operators_command_says_in_one_line_why_it_does_nothing(
    settings: bytes | None, says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    script = tmp_path / "parlour"
    script.write_text((DEPLOY / "parlour").read_text("utf-8").replace("/etc/", f"{tmp_path}/"))
    if settings is not None:
        (tmp_path / "goblin-parlour.env").write_bytes(settings)
    assert runpy.run_path(str(script))["main"]() == 2
    complaint = capsys.readouterr().err
    assert (complaint.count("\n"), says in complaint) == (1, True)
