"""Settings: from the environment, from `.env`, and refused in one clear line."""

import re
from pathlib import Path
from unittest.mock import Mock

import pytest

from bot.error_codes import ResourceError
from bot.settings import BadSetting, Settings, describe_unknown_settings, load_settings
from bot.store import Shards
from bot.store.drivers.addresses import redact_url
from games.engine.assets import ASSETS

NAMES = [name.upper() for name in Settings.model_fields]


@pytest.fixture(autouse=True)
def bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in NAMES:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)


def test_without_settings_the_defaults_stand() -> None:
    settings = load_settings()
    assert settings.discord_token is None
    assert settings.database_url == "sqlite+aiosqlite:///data/parlour.db"
    assert (settings.log_level, settings.sandbox_port) == ("INFO", 8085)
    assert (settings.sandbox_record, settings.guild_ids) == (None, ())


def test_the_environment_goes_before_the_file(monkeypatch: pytest.MonkeyPatch) -> None:
    Path(".env").write_text("SANDBOX_PORT=9001\nLOG_LEVEL=debug\n", "utf-8")
    monkeypatch.setenv("SANDBOX_PORT", "9002")
    settings = load_settings()
    assert (settings.sandbox_port, settings.log_level) == (9002, "DEBUG")


def test_an_empty_setting_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in NAMES:
        monkeypatch.setenv(name, "")
    assert load_settings() == Settings(_env_file=None)


def test_the_example_file_holds_every_setting_with_its_default() -> None:
    example = Path(__file__).parents[2] / ".env.example"
    assert load_settings(example) == load_settings(None)
    written = [
        line.partition("=")[0] for line in example.read_text("utf-8").splitlines() if "=" in line and line[0] != "#"
    ]
    assert written == NAMES


@pytest.mark.parametrize("text", ["12,34", " 12 , 34 ", "12 34"])
def test_servers_are_parted_by_commas(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    monkeypatch.setenv("GUILD_IDS", text)
    assert load_settings().guild_ids == (12, 34)


def test_a_path_will_do_for_a_database(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DATABASE_URL", "elsewhere/parlour.db")
    assert load_settings().database_url == "sqlite+aiosqlite:///elsewhere/parlour.db"


def test_a_part_of_the_shards_is_for_a_database_on_a_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DATABASE_URL", "postgresql://parlour@host/parlour")
    monkeypatch.setenv("SHARDS", "4-7/8")
    assert load_settings().shards == Shards(4, 7, 8)


@pytest.mark.parametrize(
    ("name", "value", "problem"),
    [
        ("SANDBOX_PORT", "high", "valid integer"),
        ("SANDBOX_PORT", "0", "greater than or equal to 1"),
        ("LOG_LEVEL", "loud", "'DEBUG', 'INFO'"),
        ("DATABASE_URL", "mysql://me:hush@host/db", "must be a path, a sqlite"),
        ("GUILD_IDS", "12,here", "valid integer"),
        ("SHARDS", "all of them", "must be like 2-3/8"),
        ("SHARDS", "4-8/8", "must name shards that there are"),
        ("SHARDS", "0-3/8", "needs a PostgreSQL database"),
        ("DATABASE_URL", "postgresql://me:hu@sh@host/db", "write it as %40"),
        ("DATABASE_URL", "postgresql://me:hu@s/h@host/db", "write it as %40"),
        ("DATABASE_URL", "postgresql://me:hu@sh:1@host/db", "is no URL"),
        ("DATABASE_URL", "postgresql:/me:hush@host/db", "is no URL"),
    ],
)
def test_a_bad_setting_is_one_clear_line_without_its_value(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str, problem: str
) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(BadSetting) as refused:
        load_settings()
    line = str(refused.value)
    assert name in line
    assert problem in line
    assert value not in line
    assert not re.search("hu|sh@|sh:", line)
    assert "\n" not in line


def test_the_token_is_never_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "hush-hush")
    settings = load_settings()
    assert settings.discord_token
    assert settings.discord_token.get_secret_value() == "hush-hush"
    assert "hush" not in f"{settings} {settings!r} {settings.model_dump()}"


def test_the_page_on_privacy_names_the_periods_that_stand_by_default() -> None:
    page, settings = " ".join((ASSETS.parent / "PRIVACY.md").read_text("utf-8").split()), Settings(_env_file=None)
    assert f"deleted {settings.keep_days} days after its last change" in page
    assert settings.backup_keep == 7
    assert "each night and kept for seven days" in page
    assert "result of a match is deleted 18 months after its end" in page
    assert all(f"`{name}`" in page for name in ("KEEP_DAYS", "KEEP_RESULTS_DAYS", "BACKUP_KEEP"))


@pytest.mark.parametrize(
    ("chosen", "days"),
    [
        ({}, 548),
        ({"KEEP_DAYS": "365"}, 548),
        ({"KEEP_DAYS": "0"}, 548),
        ({"KEEP_DAYS": "30"}, 30),
        ({"KEEP_DAYS": "30", "KEEP_RESULTS_DAYS": ""}, 30),
        ({"KEEP_DAYS": "30", "KEEP_RESULTS_DAYS": "90"}, 90),
        ({"KEEP_DAYS": "30", "KEEP_RESULTS_DAYS": "0"}, 0),
    ],
)
def test_results_are_kept_no_longer_than_tables_whose_time_the_operator_has_shortened(
    chosen: dict[str, str], days: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in chosen.items():
        monkeypatch.setenv(name, value)
    assert Settings(_env_file=None).result_retention_days == days


def test_a_token_may_be_in_a_file_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    Path("secret").write_text("abc.def\n", "utf-8")
    monkeypatch.setenv("DISCORD_TOKEN_FILE", "secret")
    token = load_settings().discord_token
    assert token is not None
    assert token.get_secret_value() == "abc.def"
    monkeypatch.setenv("DISCORD_TOKEN", "own")
    own = load_settings().discord_token
    assert own is not None
    assert own.get_secret_value() == "own"


@pytest.mark.parametrize("text", [None, " \n"])
def test_a_file_without_a_token_is_named_by_its_setting(monkeypatch: pytest.MonkeyPatch, text: str | None) -> None:
    if text is not None:
        Path("secret").write_text(text, "utf-8")
    monkeypatch.setenv("DISCORD_TOKEN_FILE", "secret")
    with pytest.raises(BadSetting, match="DISCORD_TOKEN_FILE"):
        load_settings()


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "latin-1"])
def test_a_file_in_another_encoding_is_named_in_one_line(encoding: str) -> None:
    Path(".env").write_bytes("LOG_LEVEL=INFO\nGUILD_IDS=ü\n".encode(encoding))
    with pytest.raises(BadSetting, match=r"^\.env is not in UTF-8"):
        load_settings()


def test_a_file_with_the_mark_of_utf_8_is_read() -> None:
    Path(".env").write_text("SANDBOX_PORT=9001\n", "utf-8-sig")
    assert load_settings().sandbox_port == 9001


def test_a_file_that_cannot_be_read_is_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    Path(".env").touch()
    monkeypatch.setattr("dotenv.main.open", Mock(side_effect=PermissionError(13, "no", ".env")), raising=False)
    with pytest.raises(ResourceError, match=r"may not read and write \.env") as refused:
        load_settings()
    assert refused.value.exit_status == 2


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("DISCORD_TOKN=hush", ".env has DISCORD_TOKN, which no setting reads. Do you mean DISCORD_TOKEN?"),
        ("export HEALTH_PROT=hush", ".env has HEALTH_PROT, which no setting reads. Do you mean HEALTH_PORT?"),
        ("XYZZY=hush", ".env has XYZZY, which no setting reads. .env.example names all settings."),
        ("hush", "Line 2 of .env sets nothing: a setting is NAME=value."),
        ("MTI.hu.sh", "Line 2 of .env sets nothing: a setting is NAME=value."),
        ("sandbox_port=9001", None),
        ("# DISCORD_TOKN=hush", None),
    ],
)
def test_a_name_that_no_setting_reads_is_told_with_the_nearest(line: str, told: str | None) -> None:
    Path(".env").write_text(f"LOG_LEVEL=INFO\n{line}\n", "utf-8")
    found = describe_unknown_settings(Path(".env"), {})
    assert found == ([told] if told else [])
    assert "hush" not in str(found)


def test_only_a_slip_in_the_environment_is_told() -> None:
    there = {"GUILD_ID": "1", "HOME": "/", "OTEL_SERVICE_NAME": "parlour", "LOG_LEVEL": "INFO", "log_format": "text"}
    (told,) = describe_unknown_settings(Path(".env"), there)
    assert told.startswith("The environment has GUILD_ID, ")


def test_a_password_of_the_database_is_not_shown_with_the_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DATABASE_URL", "postgresql://me:hush@host/db")
    settings = load_settings()
    assert "hush" not in f"{settings} {settings!r} {redact_url(settings.database_url)}"
