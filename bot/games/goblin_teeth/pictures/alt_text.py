"""The alt texts of Goblin Teeth's pictures. Everything is said from the view that the picture is drawn from."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from bot.games.goblin_teeth.names import (
    build_card_keys,
    build_pot_item_key,
    join_card_heap,
    join_missing_keys,
)
from bot.games.goblin_teeth.pictures.contents import (
    ALTAR,
    SeatDice,
    find_completed_offering,
    group_dice_by_seat,
    list_known_cards,
    list_unplayed_dice,
)
from bot.pictures.alt_text import AltTextWriter, choose_fitting_alt_text
from bot.pictures.picture import PictureText
from games.engine.words import Words
from games.goblin_teeth import GoblinTeethView, OfferingProgress, PotItem


def build_board_alt_text(view: GoblinTeethView, names: Sequence[str], words: Words) -> PictureText:
    """Return the alt text of the table: with what every hand lacks if there is room, otherwise with less."""
    return choose_fitting_alt_text(_list_board_texts(view, names, words))


def build_panel_alt_text(view: GoblinTeethView, names: Sequence[str], words: Words) -> PictureText:
    """Return the alt text of a player's panel: their hand, then the table, with less of it if there is no room."""
    cards = join_card_heap(view.hand or ()) or "none"
    versions = _list_board_texts(view, names, words)
    return choose_fitting_alt_text(
        [
            partial(lambda version: words("picture-goblin-teeth-panel", cards=cards, table=version()), one)
            for one in versions
        ]
    )


def _list_board_texts(view: GoblinTeethView, names: Sequence[str], words: Words) -> list[Callable[[], str]]:
    """Return ways to say the table, the longest first."""
    teller = GoblinTeethAltTextWriter(view, names, words)
    decks = words("picture-goblin-teeth-decks", items=view.item_deck, cheats=view.cheat_deck)
    say = partial(words, "picture-goblin-teeth-board", round=view.round, decks=decks, **teller.describe_table_facts())
    players, brief = teller.describe_players(known=True), teller.describe_players(known=False)
    return [
        lambda: say(players=players, needs=teller.describe_needs(in_full=True)),
        lambda: say(players=players, needs=teller.describe_needs(in_full=False)),
        lambda: say(players=brief, needs=teller.describe_needs(in_full=False)),
        lambda: say(players=brief, needs="none"),
    ]


def build_hand_alt_text(view: GoblinTeethView, words: Words) -> PictureText:
    """Return the alt text of a hand."""
    lacks = view.get_progress(view.seat) if view.seat is not None else ()
    needs = words(
        "picture-goblin-teeth-needs-own",
        needs=_join_entries(words, [_describe_progress(words, progress) for progress in lacks]),
    )
    cards = join_card_heap(view.hand or ()) or "none"
    return choose_fitting_alt_text([partial(words, "picture-goblin-teeth-hand", cards=cards, needs=needs)])


def _describe_progress(words: Words, progress: OfferingProgress) -> str:
    if not progress.lacking:
        return words("picture-goblin-teeth-complete", kind=progress.kind)
    return words("picture-goblin-teeth-lacks", kind=progress.kind, lines=join_missing_keys(progress))


def _join_entries(words: Words, entries: Iterable[str]) -> str:
    return words("pictures-stop").join(entries)


class GoblinTeethAltTextWriter(AltTextWriter[GoblinTeethView]):
    """Writes the alt text of one view of the game in the words of one language."""

    def describe_table_facts(self) -> dict[str, str]:
        """Say what the table waits for, the Pot and the Altar."""
        altar = [
            self.words("picture-goblin-teeth-dice", **self._build_dice_facts(bid))
            for bid in group_dice_by_seat(self.view, ALTAR)
        ]
        return {
            "now": self.describe_status(),
            "pot": _join_entries(self.words, [self.describe_item(item) for item in self.view.pot]) or "none",
            "altar": self.words.join_with_commas(altar) or "none",
        }

    def describe_status(self) -> str:
        """Say whom the match waits for, or who has won."""
        outcome, decision = self.view.outcome, self.view.decision
        if outcome is None and decision is None:
            return self.words("pictures-stopped")
        seats = outcome.winners if outcome else decision.seats if decision else ()
        names = self.words.join_with_commas([self.names[seat] for seat in seats])
        if not outcome:
            return self.words("picture-goblin-teeth-turn", names=names)
        kind, items = (find_completed_offering(self.view, seats[0]) if seats else None) or ("", ())
        text = join_card_heap(items) or "none"
        return self.words("picture-goblin-teeth-over", names=self.join_winner_names(), kind=kind, items=text)

    def describe_item(self, item: PotItem) -> str:
        """Say an Item of the Pot and the bids on it, the highest first."""
        offered = [
            self.words("picture-goblin-teeth-bid", total=bid.total, **self._build_dice_facts(bid))
            for bid in group_dice_by_seat(self.view, item.place)
        ]
        is_peeked = item.item is not None and not item.face_up
        return self.words(
            "picture-goblin-teeth-item-seen" if is_peeked else "picture-goblin-teeth-item",
            item=build_pot_item_key(self.view, item),
            bids=self.words.join_with_commas(offered) or "none",
        )

    def _build_dice_facts(self, bid: SeatDice) -> dict[str, str]:
        return {"name": self.names[bid.seat], "dice": " ".join(map(str, bid.dice))}

    def describe_players(self, *, known: bool) -> str:
        """Say the unplayed dice, cards and Ongoing cards of every player."""
        return _join_entries(self.words, [self._describe_player(seat, known=known) for seat in range(self.view.seats)])

    def _describe_player(self, seat: int, *, known: bool) -> str:
        view = self.view
        told = known and (seat != view.seat or view.hand is None)  # one's own hand is said before the table
        return self.words(
            "picture-goblin-teeth-player",
            name=self.names[seat],
            first="yes" if seat == view.first else "no",
            dice=" ".join(map(str, list_unplayed_dice(view, seat))) or "none",
            cards=view.hand_sizes[seat],
            known=(join_card_heap(list_known_cards(view, seat)) if told else "") or "none",
            front=build_card_keys(view.front[seat]) or "none",
        )

    def describe_needs(self, *, in_full: bool) -> str:
        """Say what every hand lacks for each Offering, as far as the viewer knows."""
        each = [
            self.words(
                "picture-goblin-teeth-needs-of",
                name=name,
                needs=self.words.join_with_commas(self._list_needs(seat, in_full)),
            )
            for seat, name in enumerate(self.names)
        ]
        return self.words("picture-goblin-teeth-needs", needs=_join_entries(self.words, each))

    def _list_needs(self, seat: int, in_full: bool) -> list[str]:
        offerings = self.view.get_progress(seat)
        if in_full:
            return [_describe_progress(self.words, progress) for progress in offerings]
        return [
            self.words("picture-goblin-teeth-count", kind=progress.kind, lacking=progress.lacking)
            for progress in offerings
        ]
