"""What the widget makes of moves: for each way that a game may want them, all buttons and lines of menus, in rows."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bot.screens.controls.form import MoveForm
from bot.screens.controls.move_controls import ChoiceText, WholeMoveChoice
from bot.screens.controls.paths import ROOT_FOCUS, Focus
from bot.screens.controls.paths import Path as Way
from bot.screens.controls.widget import MoveWidget
from bot.screens.layout import Button, Control, Menu, Row, Section
from games.engine.words import load_words
from tests.bot.screens.test_widget import wishing

FILE = Path(__file__).with_name("widgets.txt")
HINT = Button("Hint", "hint:7:3:", emoji="house_lamp")
WHY, MORE = Button("Why", "why:7:3:"), Button("Menu…", "all:7:0:")
HAND = Button("My hand", "hand:7:0:")
WIDE = {"wide": "As long as half a row", "vast": "So long that a phone has no room for it in one line, or in two"}
"""Words that need much room."""


def read(path: Way) -> ChoiceText:
    """Return how these games read their moves: the words, some of them long, in danger, with an emoji or a line."""
    label = " ".join(WIDE.get(word, word) for word in path)
    return ChoiceText(
        label,
        "where it is dark" if path[-1] == "dark" else None,
        "danger" if path[0] == "end" else "good" if path[-1] == "red" else "plain",
        "house_die" if path[0] == "die" else None,
        beside={"near": "n" * 100, "far": "f" * 101}.get(path[-1], ""),
        short="brief" if path[-1] == "brief" else None,
    )


def lead(path: Way) -> ChoiceText:
    """Return how a word on the way to moves reads."""
    return ChoiceText(f"{' '.join(path)}…", style="good", emoji="house_bag", short="…" if path[-1] == "brief" else None)


def spaces(most: int, first: str = "lay", *last: str) -> list[str]:
    """Return so many moves to spaces."""
    return [
        " ".join([first, f"{'ABCDEFGH'[number % 8]}{number // 8 + 1}", word])
        for number in range(most)
        for word in last or ("",)
    ]


def some(first: str, *seconds: object) -> list[str]:
    """Return moves of one first word."""
    return [f"{first} {second}" for second in seconds]


def sheets(label: str, beside: str = "") -> Any:
    """Return a choice of several parts that is there while something can be taken."""

    def made(paths: Sequence[Way]) -> list[MoveForm]:
        sheet = MoveForm("take", label, (), lambda _: "", "good", beside, "This" if beside else "")
        return [sheet, MoveForm("give", "Give…", (), lambda _: "")] if ("take", "A1") in paths else []

    return made


def numbers(*offered: int) -> Any:
    """Return a shortlist of numbers."""
    return lambda word: [str(number) for number in offered] if word == "bid" else []


@dataclass(frozen=True)
class Case:
    """Moves, what is wished for them, and where a player stands."""

    moves: Sequence[str]
    wishes: Mapping[str, Any] = field(default_factory=dict)
    focus: Focus = ROOT_FOCUS
    help: tuple[Button, ...] = ()
    more: tuple[Button, ...] = ()

    @property
    def widget(self) -> MoveWidget:
        """The widget that shows these moves."""
        return MoveWidget(7, 3, wishing(read, self.wishes), load_words(), self.help, self.more)


def at(*path: str, page: int = 0) -> Focus:
    """Return where a player stands who has chosen these words."""
    return Focus(path, page)


SURE = Focus(("end",), confirming=True)
WHOLE = (
    WholeMoveChoice("A1 and B1", "lay A1, lay B1", "at once"),
    WholeMoveChoice("All", "lay all", press="All", style="good"),
)
KEPT = [("bet", str(number)) for number in range(1, 5)]
TOGETHER: dict[str, Any] = {"together": {"lay": 3, "take": 2}, "whole": WHOLE}
ABREAST: dict[str, Any] = {"together": {"lay": 3}, "below_menu": ("tip", "spin"), "last_row": ("end",), "title": "Lay"}
STEADY: dict[str, Any] = {"help": (HINT, WHY), "more": (MORE,)}

CASES: dict[str, Case] = {
    "no moves": Case([], {"words": ("",), "fixed": KEPT}, help=(HINT,)),
    "one word": Case(["end", "rest"]),
    "alone with its word": Case(["end", "go home", "rest"]),
    "five of a word": Case([*some("go", *"ABCDE"), "end"]),
    "six of a word": Case([*some("die", *"ABCDE", "dark"), "end"]),
    "as many as a game wants": Case(["end", *some("die", *"ABCD", "brief", "red")], {"buttons": 6}),
    "two rows": Case(some("go", "wide A", "wide B")),
    "three rows": Case(some("go", "wide A", "wide B", "wide C")),
    "three rows where a game has room": Case(some("go", "wide A", "wide B", "wide C"), {"rows": 3}),
    "too wide for a line": Case(some("go", "vast", "B")),
    "twenty-five": Case(spaces(25)),
    "twenty-six": Case([*spaces(26), *spaces(30, "take"), "end"]),
    "two pages": Case([*spaces(30), *spaces(30, "take")], {}, at(page=1)),
    "one of two is turned": Case([*spaces(30), *spaces(60, "take")], {}, at("take", page=1)),
    "the last page": Case(spaces(60), {}, at(page=9)),
    "fifty": Case(spaces(50), {}, at(page=1)),
    "by the second word": Case(
        ["rest", *some("lay", *(f"A {number}" for number in range(26))), *some("lay", "B", "C")]
    ),
    "ten second words": Case(spaces(10, "lay", *"rstu")),
    "eleven second words": Case(spaces(11, "lay", *"rstu")),
    "ten second words, with room": Case(spaces(10, "lay", *"rstu"), {"rows": 4}),
    "the last page of twenty-six": Case(spaces(26, "lay", *"rs"), {}, at(page=1)),
    "second words in three rows": Case([f"lay wide {one} {two}" for one in "ABC" for two in range(9)], {}, at("lay")),
    "second words too wide": Case([f"lay {one} {two}" for one in ("vast", "B", "C") for two in range(9)]),
    "a whole move goes on": Case([*some("push 2", "", *"ABC"), "rest"], {}, at("push", "2")),
    "a whole move goes on in pages": Case(["lay X", *spaces(26, "lay X"), "rest"], {}, at("lay", "X")),
    "on the way": Case([*spaces(9, "lay", "red", "blue"), "end"], {"last_row": ("end",)}, at("lay", "B1"), **STEADY),
    "on the way, without room for more": Case(
        [*some("lay A", "wide X", "wide Y"), "wide", "end"], {"last_row": ("wide", "end")}, at("lay", "A"), **STEADY
    ),
    "on the way, without room at all": Case(
        [*some("lay A", "wide X", "wide Y"), "wide go", "wide", "vast"],
        {"last_row": ("wide", "vast")},
        at("lay", "A"),
        **STEADY,
    ),
    "on the way, in three rows": Case(
        [*some("lay A", "X", "Y"), "wide"], {"last_row": ("wide",)}, at("lay", "A"), more=(MORE,)
    ),
    "nowhere": Case(["rest", "end"], {}, at("lay", "B")),
    "a level without a choice": Case(some("cheat", "swap d1 d2", "swap d1 d3"), {}, at("cheat")),
    "kept": Case(["rest", *some("bet", 3, 1), "ready"], {"fixed": KEPT, "last_row": ("ready",)}),
    "kept, and none is legal": Case(["ready", "rest"], {"fixed": KEPT}),
    "kept, and others are legal": Case(some("bet", 1, 2, 9), {"fixed": KEPT}),
    "kept below others": Case([*some("go", *"AB"), *some("bet", 1)], {"fixed": KEPT}),
    "six are kept, and all are legal": Case(
        some("bet", *range(6)), {"fixed": [("bet", str(number)) for number in range(6)]}
    ),
    "ten are kept": Case(some("bet", 1), {"fixed": [("bet", str(number)) for number in range(10)]}),
    "eleven are kept": Case(some("bet", 1), {"fixed": [("bet", str(number)) for number in range(11)]}),
    "stepped": Case([*some("cheat", "swap d1", "swap d2", "pass"), *some("go", *"AB")], {"stepped": ("cheat", "go")}),
    "stepped in pages": Case([*some("go", *"AB"), *spaces(30)], {"stepped": ("lay",)}, at("lay", page=1)),
    "stepped, and another is turned": Case([*spaces(30), *some("go", *"AB")], {"stepped": ("lay",)}, at("go", page=1)),
    "led on": Case(
        [*some("go", "A", "A on", "brief", "brief on"), "go D"], {"stepped": ("go",), "describe_prefix": lead}
    ),
    "sure": Case(
        [*some("go", *"AB"), "lay A 1", "end"],
        {"needs_confirmation": lambda path: path[-1] in ("B", "end", "1"), "stepped": ("lay", "go")},
    ),
    "best first": Case(
        [*spaces(8), *some("go", *"ABC"), *some("cheat", "A 1", "A 2", "B 1", "B 2")],
        {"rank": lambda path: tuple(-ord(letter) for letter in path[1]), "stepped": ("cheat",)},
    ),
    "numbers": Case([*some("bid", *range(3, 40)), "rest"], {"words": ("bid",), "shortlist": numbers(2, 3, 4)}),
    "numbers that all have buttons": Case(some("bid", 3, 4), {"words": ("bid",), "shortlist": numbers(3, 4)}),
    "numbers beside which another has room": Case(
        [*some("go", *"AB"), *some("bid", *range(3, 9)), *some("take", *"AB")],
        {"words": ("bid",), "shortlist": numbers(3)},
    ),
    "numbers beside which another has none": Case(
        [*some("go", *"AB"), *some("bid", *range(3, 9)), *some("take", *"AB"), *some("ask", *range(9))],
        {"words": ("bid", "ask"), "shortlist": numbers(3, 4, 5, 6)},
        **STEADY,
    ),
    "numbers without a shortlist": Case([*some("bid", 3, 4), "end"], {"words": ("bid",)}),
    "behind": Case(
        [*some("hide", *"AB"), "hush", *some("go", *"AB")],
        {"is_in_menu": lambda path: path[0] in ("hide", "hush"), "words": ("",)},
    ),
    "together": Case([*spaces(3), *some("take", *"AB"), "rest", "end"], {**TOGETHER, "last_row": ("end",)}),
    "together as many as have room": Case([*spaces(11, "lay", "red", "blue"), *some("take", *"AB")], TOGETHER),
    "together by two words": Case([*spaces(12, "lay", "red", "blue"), *some("take", *"AB")], TOGETHER),
    "together by one word": Case([*spaces(26, "lay", "red", "blue"), *some("take", *"AB")], TOGETHER),
    "together, on the way": Case([*spaces(3, "lay", "red", "blue"), "end"], TOGETHER, at("lay"), **STEADY),
    "together, best first": Case(
        [*spaces(3), *some("take", *"AB")], {**TOGETHER, "rank": lambda path: (-ord(path[1][0]),), "title": "Which?"}
    ),
    "only whole": Case(["end"], {"whole": WHOLE, "title": "Which?"}),
    "abreast below a menu": Case([*spaces(8), *some("tip", "A 1", "A 2", "B"), "end"], ABREAST, **STEADY),
    "abreast without a menu": Case([*some("tip", "A 1", "A 2", "B"), "end"], ABREAST, **STEADY),
    "abreast by their only choice": Case([*some("tip", "A 1", "A 2"), *some("spin", "X", "Y")], ABREAST, **STEADY),
    "abreast in a menu": Case([*spaces(9, "tip"), *some("spin", "X", "Y"), "end"], ABREAST, **STEADY),
    "abreast in too many rows": Case([*spaces(8), *some("tip", "wide A", "wide B"), "end"], ABREAST, **STEADY),
    "advice as it is": Case([*spaces(6), "end"], {"last_row": ("end",)}, help=(HINT,), more=(MORE,)),
    "advice in words": Case([*spaces(6), "end wide"], {"last_row": ("end",)}, help=(HINT,), more=(MORE,)),
    "advice as a sign": Case([*spaces(6), "end wide and more"], {"last_row": ("end",)}, help=(HINT, WHY)),
    "no advice": Case([*spaces(6), "end wide", "wide"], {"last_row": ("end", "wide")}, **STEADY),
    "advice in three rows": Case(["wide", "end wide"], {"last_row": ("end", "wide")}, **STEADY),
    "advice in four rows": Case([*some("go", *"AB"), "wide", "end wide"], {"last_row": ("end", "wide")}, **STEADY),
    "a first word comes first": Case(["end", *some("go", *"AB"), "rest"], {"last_row": ("end",)}),
    "twice a first word": Case([*some("end", *"AB"), "rest"], {"last_row": ("end", "rest")}),
    "a sheet at hand": Case(
        [*spaces(4, "take"), "end"], {"build_forms": sheets("Take…"), "at_hand": ("take",)}, **STEADY
    ),
    "a sheet without room": Case(
        [*spaces(6, "take"), "end wide"],
        {"build_forms": sheets("Take…"), "at_hand": ("take",), "last_row": ("end",)},
        **STEADY,
    ),
    "a sheet too wide": Case(spaces(4, "take"), {"build_forms": sheets("t" * 40), "at_hand": ("take",)}, more=(MORE,)),
    "a sheet behind": Case([*spaces(4, "take"), "end"], {"build_forms": sheets("Take…"), "words": ("",)}),
    "a sheet with a text": Case([*spaces(4, "take"), "end"], {"build_forms": sheets("Take…", "All about it")}),
    "what is confirmed": Case(["end"], {}, SURE, **STEADY),
    "what is confirmed is too wide": Case([], {}, Focus(("vast", "brief"), confirming=True)),
    "what is confirmed has room": Case([], {}, Focus(("die", "brief"), confirming=True)),
    "one that was meant": Case(["end", *spaces(30)], {"last_row": ("end",)}, Focus(suggested=("lay A1",)), **STEADY),
    "one that was meant, with an emoji": Case([], {}, Focus(suggested=("die A", "go B")), **STEADY),
    "three rows were meant": Case(
        ["end"], {"last_row": ("end",)}, Focus(suggested=("go wide A", "go wide B")), more=(MORE,)
    ),
    "four rows were meant": Case([], {}, Focus(suggested=tuple(some("go", "wide A", "wide B", "wide C"))), **STEADY),
    "what was meant is too wide": Case([], {}, Focus(suggested=("go vast",))),
    "lines of a menu": Case([*some("lay", "near", "far", "dark", *"ABC")]),
    "dice in a menu": Case(some("die", "near", "far", "dark", "brief", *"AB")),
}
"""Moves with wishes, by what is the matter."""


def widgets_told() -> str:
    """Return what the widget makes of all of them now."""
    parts = [line for name, case in CASES.items() for line in ("", name, *_told(case))]
    return "\n".join(["What the widget makes of moves", *parts]) + "\n"


def _told(case: Case) -> Iterator[str]:
    yield from (f"  {line}" for part in case.widget.build_controls(case.moves, case.focus) for line in _lines(part))
    yield from (f"  behind: {line}" for part in case.widget.build_form_controls(case.moves) for line in _lines(part))
    if case.focus.confirming or case.focus.suggested:
        yield from (
            f"  alone: {line}" for part in case.widget.build_typed_answer_rows(case.focus) for line in _lines(part)
        )


def _lines(part: Control) -> list[str]:
    match part:
        case Row(buttons=buttons):
            return [" ".join(map(_button, buttons))]
        case Section(markdown=text, button=button):
            return [f"{text} {_button(button)}"]
        case Menu(placeholder=title, act=act, options=options):
            lines = [" | ".join(filter(None, _option(one))) for one in (*options[:3], *options[3:][-1:])]
            return [f"({title}) {act}, {len(options)}", *(f"  {line}" for line in lines)]


def _option(option: Any) -> tuple[str, ...]:
    return option.value, option.label, option.description or "", option.emoji or ""


def _button(button: Button) -> str:
    said = button.label if button.short is None else f"{button.label}/{button.short}"
    marks = [button.style if button.style != "plain" else "", button.emoji or "", "off" if button.off else ""]
    return f"[{', '.join(filter(None, [said, *marks]))}: {button.act}]"
