"""A screen that Discord would refuse is refused where it is made."""

import pytest

from bot.screens.layout import Button, Menu, Option, Part, Row, Screen, Section, Separator, Text

HELLO = Text("Hello")


def row(*acts: str) -> Row:
    return Row(tuple(Button(act, act) for act in acts))


def beside(act: str) -> Section:
    return Section("All of this", Button(act, act))


@pytest.mark.parametrize(
    ("parts", "wrong"),
    [
        ((), "empty"),
        ((HELLO, Text("")), "empty"),
        ((HELLO, Text(" \n")), "empty"),
        ((Text("a" * 2000), Text("b" * 2001)), "4001 characters"),
        ((HELLO, *[Separator()] * 39), "41 components"),
        ((HELLO, *(beside(str(number)) for number in range(13))), "41 components"),
        ((Text("a" * 3990), beside("a")), "4001 characters"),
        ((beside("a"), row("a")), "one id"),
        ((HELLO, row("a"), row("a")), "one id"),
        ((HELLO, row("a" * 101)), "one id"),
        ((HELLO, row()), "0 buttons"),
        ((HELLO, row(*"abcdef")), "6 buttons"),
        ((HELLO, Menu("none", "pick", ())), "0 options"),
        ((HELLO, Menu("many", "pick", tuple(Option(str(n), str(n)) for n in range(26)))), "26 options"),
    ],
)
def test_what_discord_would_refuse_is_no_screen(parts: tuple[Part, ...], wrong: str) -> None:
    with pytest.raises(ValueError, match=wrong):
        Screen(parts)


def test_what_it_takes_is_one() -> None:
    assert Screen((Text("a" * 4000), row(*"abcde"))).digest != Screen((HELLO,)).digest
