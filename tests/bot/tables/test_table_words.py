"""Every refusal of a table has a sentence, and every sentence a refusal."""

from typing import get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from bot.tables import PACES, Refusal, TableError
from games.engine.words import ENGLISH, LOCALES_FOLDER, Word

ARGUMENTS: dict[str, dict[str, Word | tuple[str, ...]]] = {
    "bad-away": {"days": 60},
    "bad-pace": {"pace": "hectic", "paces": PACES},
    "bot-may-not": {"permissions": "Send Messages"},
    "bot-may-not-there": {"place": "<#1>", "permissions": "Send Messages"},
    "digest-may-not": {"permissions": "Send Messages"},
    "many-zones": {"zones": ("Asia/Nicosia", "Europe/Nicosia")},
    "short-zone": {"short": "EST", "zone": "America/New_York"},
    "no-server": {"link": "https://discord.com"},
    "not-opener": {"role": "<@&1>"},
    "opened-just-now": {"seconds": 10},
    "role-called-lately": {"minutes": 40},
    "role-not-called": {"role": "<@&1>"},
    "role-silent": {"role": "<@&1>"},
    "private-thread": {"bot": "<@1>"},
    "not-on-server": {"name": "Ann"},
    "blocked-here": {"reasoned": "no", "reason": ""},
    "plays-on": {"name": "Bob", "clock": "no"},
    "removed": {"by": "host", "known": "no", "lets": "nobody", "host": "Ann", "remover": "Ann"},
    "too-many-named": {"most": 3},
    "too-many-in-channel": {"most": 10},
    "too-many-in-server": {"most": 10},
    "too-many-of-yours": {"most": 3},
    "wrong-channel": {"channels": "<#1>"},
    "no-such-seat": {"seats": ("2", "3")},
    "which-seat": {"seats": ("2", "3")},
    "table-full": {"most": 4},
    "too-few-players": {"least": 2},
    "replay-diverged": {"number": 7},
    "replay-older": {"game": "Gobblestones", "version": 1, "known": 2, "had": "none"},
    "partner-left": {"name": "Ann"},
    "evening-event-not-yours": {"permission": "Create Events"},
    "name-unknown": {"name": "Bob"},
    "evening-full": {"most": 40},
    "evening-seats": {"game": "Gobblestones", "least": 2, "most": 4},
    "evenings-of-yours": {"most": 3},
    "evenings-on-server": {"most": 20},
    "when-far": {"days": 365},
    "when-number": {"number": 8},
    "when-soon": {"minutes": 30},
    "when-soon-here": {"minutes": 10},
    "host-starts": {"host": "Ann"},
    "when-unclear": {"part": "none"},
    "message-outdated": {"link": "https://discord.com/channels/1/2/3"},
    "replay-too-large": {"kilobytes": 512},
}


@pytest.mark.parametrize("code", get_args(Refusal))
def test_every_refusal_has_a_sentence(code: Refusal) -> None:
    sentence = str(TableError(code, **ARGUMENTS.get(code, {})))
    assert sentence.endswith(".")
    assert "{" not in sentence


def test_every_sentence_is_said_by_somebody() -> None:
    catalogue = FluentParser().parse((LOCALES_FOLDER / ENGLISH / "tables.ftl").read_text("utf-8"))
    written = {entry.id.name for entry in catalogue.body if isinstance(entry, Message)}
    assert written <= {f"error-{code}" for code in get_args(Refusal)}
