"""What Discord accepts as a component: the fields of each kind with their limits, and what may contain what."""

from collections.abc import Mapping

from bot.sandbox.bots.refuse.shapes import (
    Check,
    Complaints,
    Path,
    address,
    boolean,
    choice,
    listing,
    record,
    snowflake,
    text,
    whole,
)
from bot.sandbox.world.protocol import SELECTS, ComponentKind

K = ComponentKind
TOP_CLASSIC = frozenset({K.ACTION_ROW})
TOP_V2 = frozenset({K.ACTION_ROW, K.SECTION, K.TEXT_DISPLAY, K.MEDIA_GALLERY, K.FILE, K.SEPARATOR, K.CONTAINER})
TOP_MODAL = frozenset({K.ACTION_ROW, K.TEXT_DISPLAY, K.LABEL})
IN_CONTAINER = TOP_V2 - {K.CONTAINER}
IN_ROW = SELECTS | {K.BUTTON}
IN_LABEL = SELECTS | {K.TEXT_INPUT, K.FILE_UPLOAD, K.RADIO_GROUP, K.CHECKBOX_GROUP, K.CHECKBOX}

CHANNEL_TYPES = (0, 1, 2, 3, 4, 5, 10, 11, 12, 13, 14, 15, 16)
CUSTOM_ID = text(1, 100)
EMOJI = record({"id": snowflake, "name": text(0, 32), "animated": boolean}, ("name",))
MEDIA = record({"url": address()}, ("url",))
_OPTION_FIELDS: dict[str, Check] = {
    "label": text(1, 100),
    "value": text(1, 100),
    "description": text(0, 100),
    "default": boolean,
}
OPTION = record(_OPTION_FIELDS | {"emoji": EMOJI}, ("label", "value"))
PLAIN_OPTION = record(_OPTION_FIELDS, ("label", "value"))
_SELECT: dict[str, Check] = {
    "custom_id": CUSTOM_ID,
    "placeholder": text(0, 150),
    "min_values": whole(0, 25),
    "max_values": whole(1, 25),
    "disabled": boolean,
    "required": boolean,
}


def _defaults(*kinds: str) -> dict[str, Check]:
    one = record({"id": snowflake, "type": choice(*kinds)}, ("id", "type"))
    return {"default_values": listing(one, 0, 25)}


FIELDS: dict[int, tuple[dict[str, Check], tuple[str, ...]]] = {
    K.BUTTON: (
        {
            "style": choice(1, 2, 3, 4, 5, 6),
            "label": text(0, 80),
            "custom_id": CUSTOM_ID,
            "url": address(512),
            "sku_id": snowflake,
            "disabled": boolean,
            "emoji": EMOJI,
        },
        ("style",),
    ),
    K.STRING_SELECT: (_SELECT | {"options": listing(OPTION, 1, 25)}, ("custom_id", "options")),
    K.USER_SELECT: (_SELECT | _defaults("user"), ("custom_id",)),
    K.ROLE_SELECT: (_SELECT | _defaults("role"), ("custom_id",)),
    K.MENTIONABLE_SELECT: (_SELECT | _defaults("user", "role"), ("custom_id",)),
    K.CHANNEL_SELECT: (
        _SELECT | _defaults("channel") | {"channel_types": listing(choice(*CHANNEL_TYPES), unique=True)},
        ("custom_id",),
    ),
    K.TEXT_INPUT: (
        {
            "custom_id": CUSTOM_ID,
            "style": choice(1, 2),
            "label": text(1, 45),
            "value": text(0, 4000),
            "placeholder": text(0, 100),
            "required": boolean,
            "min_length": whole(0, 4000),
            "max_length": whole(1, 4000),
        },
        ("custom_id", "style"),
    ),
    K.TEXT_DISPLAY: ({"content": text(1, 4000)}, ("content",)),
    K.THUMBNAIL: ({"media": MEDIA, "description": text(1, 1024), "spoiler": boolean}, ("media",)),
    K.MEDIA_GALLERY: (
        {
            "items": listing(
                record({"media": MEDIA, "description": text(1, 1024), "spoiler": boolean}, ("media",)), 1, 10
            )
        },
        ("items",),
    ),
    K.FILE: ({"file": MEDIA, "spoiler": boolean}, ("file",)),
    K.SEPARATOR: ({"divider": boolean, "spacing": choice(1, 2)}, ()),
    K.FILE_UPLOAD: (
        {
            "custom_id": CUSTOM_ID,
            "min_values": whole(0, 10),
            "max_values": whole(1, 10),
            "required": boolean,
        },
        ("custom_id",),
    ),
    K.RADIO_GROUP: (
        {"custom_id": CUSTOM_ID, "options": listing(PLAIN_OPTION, 2, 10), "required": boolean},
        ("custom_id", "options"),
    ),
    K.CHECKBOX_GROUP: (
        {
            "custom_id": CUSTOM_ID,
            "options": listing(PLAIN_OPTION, 1, 10),
            "min_values": whole(0, 10),
            "max_values": whole(1, 10),
            "required": boolean,
        },
        ("custom_id", "options"),
    ),
    K.CHECKBOX: ({"custom_id": CUSTOM_ID, "default": boolean}, ("custom_id",)),
}
"""The fields of every kind that holds no other component, and the required ones among them."""

_ID: dict[str, Check] = {"id": whole(0, 2**31 - 1)}
_LEAVES: dict[int, Check] = {kind: record(_ID | fields, needed) for kind, (fields, needed) in FIELDS.items()}


def inside(allowed: frozenset[ComponentKind]) -> Check:
    """Accept one component of these kinds, with everything in it."""

    def check(complaints: Complaints, at: Path, value: object) -> None:
        kind = value.get("type") if isinstance(value, Mapping) else None
        if not isinstance(kind, int) or kind not in allowed or isinstance(kind, bool):
            listed = ", ".join(str(int(one)) for one in sorted(allowed))
            sentence = f'Value of field "type" must be one of ({listed}).'
            complaints.add((*at, "type"), "UNION_TYPE_CHOICES", sentence)
        else:
            _shape_of(ComponentKind(kind), modal=allowed == TOP_MODAL)(complaints, at, value)

    return check


def _shape_of(kind: ComponentKind, *, modal: bool) -> Check:
    if kind is K.ACTION_ROW and modal:
        return _MODAL_ROW
    return _HOLDERS.get(kind) or _LEAVES[kind]


_MODAL_ROW = record(_ID | {"components": listing(inside(frozenset({K.TEXT_INPUT})), 1, 5)}, ("components",))
_HOLDERS: dict[int, Check] = {
    K.ACTION_ROW: record(_ID | {"components": listing(inside(IN_ROW), 1, 5)}, ("components",)),
    K.SECTION: record(
        _ID
        | {
            "components": listing(inside(frozenset({K.TEXT_DISPLAY})), 1, 3),
            "accessory": inside(frozenset({K.BUTTON, K.THUMBNAIL})),
        },
        ("components", "accessory"),
    ),
    K.CONTAINER: record(
        _ID
        | {
            "components": listing(inside(IN_CONTAINER), 1, 40),
            "accent_color": whole(0, 0xFFFFFF),
            "spoiler": boolean,
        },
        ("components",),
    ),
    K.LABEL: record(
        _ID | {"label": text(1, 45), "description": text(1, 100), "component": inside(IN_LABEL)},
        ("label", "component"),
    ),
}
