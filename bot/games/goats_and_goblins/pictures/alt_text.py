"""The alt texts of Goats & Goblins' pictures. Everything is said from the view that the picture is drawn from."""

from collections.abc import Callable, Sequence

from bot.games.goats_and_goblins.pictures.contents import (
    choose_seat_tag,
    count_hand_by_kind,
    list_expedition_cards,
    list_last_company,
    shows_last_expedition,
    sum_cave_ins_shown,
)
from bot.pictures.alt_text import AltTextWriter, choose_fitting_alt_text
from bot.pictures.picture import PictureText
from games.engine.words import Words, join_heap_keys
from games.goats_and_goblins import CaveCard, GoatsAndGoblinsView, StackedAction
from games.goats_and_goblins.cave import ACTION_KINDS, build_action_key, build_card_key

HandDescriber = Callable[[int], str]
"""How the hand of a seat is said."""


def build_board_alt_text(view: GoatsAndGoblinsView, names: Sequence[str], words: Words) -> PictureText:
    """Return the alt text of the board."""
    return GoatsAndGoblinsAltTextWriter(view, names, words).describe_picture("picture-goats-and-goblins-board")


def build_panel_alt_text(view: GoatsAndGoblinsView, names: Sequence[str], words: Words) -> PictureText:
    """Return the alt text of a player's panel."""
    teller = GoatsAndGoblinsAltTextWriter(view, names, words)
    return teller.describe_picture("picture-goats-and-goblins-panel", own=teller.describe_secrets())


def _get_card_key(card: CaveCard) -> str:
    return build_card_key(str(card))


class GoatsAndGoblinsAltTextWriter(AltTextWriter[GoatsAndGoblinsView]):
    """Writes the alt text of one view of the game in the words of one language."""

    def describe_picture(self, key: str, **parts: str) -> PictureText:
        """Return the sentence under `key`, with every card of every hand if there is room, or only action cards."""
        parts |= {
            "now": self.describe_status(),
            "expedition": self.describe_expedition(),
            "stack": self.describe_stack(),
        }

        def fill_sentence(players: str) -> str:
            return self.words(key, left=self.view.cave, players=players, **parts)

        return choose_fitting_alt_text(
            [
                lambda: fill_sentence(self.describe_players(self.describe_hand)),
                lambda: fill_sentence(self.describe_players(self.describe_action_cards)),
                lambda: fill_sentence(self.describe_players(self.describe_card_count)),
            ],
        )

    def describe_status(self) -> str:
        """Say what the match waits for."""
        decision, outcome = self.view.decision, self.view.outcome
        if outcome:
            return self.words("picture-goats-and-goblins-over", names=self.join_winner_names())
        if decision is None:
            return "none"
        facts = {"leader": self.names[self.view.leader], "names": self.join_names(decision.seats)}
        kind = "first" if decision.kind == "draw" and not self.view.drawn else decision.kind
        return self.words("picture-goats-and-goblins-now", kind=kind, **facts)

    def describe_expedition(self) -> str:
        """Say what was drawn, what it counts, and what will be shared out."""
        if self.view.outcome:
            return "none"
        view, cards = self.view, list_expedition_cards(self.view)
        if not cards:
            return self.words("picture-goats-and-goblins-none-drawn", more=view.to_draw) if view.to_draw else "none"
        text = self.words(
            "picture-goats-and-goblins-drawn",
            settled="yes" if shows_last_expedition(view) else "no",
            cards=" ".join(map(_get_card_key, cards)),
            more=view.to_draw if view.voting or view.to_draw else "open",
            value=sum_cave_ins_shown(view),
            names=self.join_names(list_last_company(view)),
        )
        if not view.pile:
            return text
        return self.words(
            "picture-goats-and-goblins-pile", drawn=text, cards=join_heap_keys(map(_get_card_key, view.pile))
        )

    def describe_stack(self) -> str:
        """Say what is on the stack."""
        if not self.view.stack:
            return "none"
        return self.words(
            "picture-goats-and-goblins-stack",
            cards=self.words.join_with_commas(map(self._format_stack_card, self.view.stack)),
        )

    def describe_players(self, hand: HandDescriber) -> str:
        """Say for every player their part in this expedition, their gold and their cards."""
        each = [
            self.words(
                "picture-goats-and-goblins-player",
                name=name,
                tag=choose_seat_tag(self.view, seat) or "none",
                gold=self.view.scores[seat],
                hand=hand(seat),
            )
            for seat, name in enumerate(self.names)
        ]
        return self.words("pictures-stop").join(each)

    def describe_hand(self, seat: int) -> str:
        """Say every card of a hand."""
        hand = self.view.hands[seat]
        return self.words(
            "picture-goats-and-goblins-hand", count=len(hand), cards=join_heap_keys(map(_get_card_key, hand))
        )

    def describe_action_cards(self, seat: int) -> str:
        """Say the action cards of a hand, and how many cards there are in total."""
        hand_counts = count_hand_by_kind(self.view, seat)
        actions = [build_action_key(kind) for kind, count in hand_counts for _ in range(count) if kind in ACTION_KINDS]
        count = len(self.view.hands[seat])
        if not actions:
            return self.describe_card_count(seat)
        return self.words("picture-goats-and-goblins-hand-actions", count=count, cards=join_heap_keys(actions))

    def describe_card_count(self, seat: int) -> str:
        """Say how many cards a hand has."""
        return self.words("picture-goats-and-goblins-hand-count", count=len(self.view.hands[seat]))

    def describe_secrets(self) -> str:
        """Say what only the viewer knows."""
        view, known = self.view, []
        if view.seen:
            known.append(self.words("picture-goats-and-goblins-seen", card=build_card_key(str(view.seen))))
        if view.stage == "voting" and view.my_vote is not None:
            known.append(self.words("picture-goats-and-goblins-voted", vote="in" if view.my_vote else "out"))
        return self.words.join_sentences(known) or "none"

    def _format_stack_card(self, played: StackedAction) -> str:
        facts = {"action": build_action_key(played.kind), "name": self.names[played.seat]}
        if played.target is None:
            return self.words("picture-goats-and-goblins-stacked", **facts)
        return self.words("picture-goats-and-goblins-stacked-at", **facts, target=self.names[played.target])
