"""Files that come with messages: named as by Discord, measured, stored, and put where `attachment://` pointed."""

import mimetypes
import re
import struct
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from bot.sandbox.world.message_payloads import build_cdn_url
from bot.sandbox.world.protocol import JsonObject
from bot.sandbox.world.world import Attachment, World

SCHEME = "attachment://"
MIME_TYPES = mimetypes.MimeTypes()
MIME_TYPES.add_type("image/webp", ".webp")
"""The type of a file by its name; Python knows no WebP before 3.13."""
MAX_KEPT_DROPPED_FILES = 64


@dataclass(frozen=True, slots=True)
class Upload:
    """A file in a multipart request: `files[index]`."""

    index: int
    filename: str
    content: bytes


def sanitize_file_name(filename: str) -> str:
    """Return a file's name as Discord keeps it: letters, digits, dots, dashes and underscores."""
    return re.sub(r"[^\w.\-]", "_", filename.replace("/", "_")) or "unknown"


def guess_media_type(name: str) -> str | None:
    """Return the type of a file by its name, such as image/gif."""
    return MIME_TYPES.guess_type(name)[0]


def _read_png_size(content: bytes) -> tuple[int, int]:
    width, height = struct.unpack(">II", content[16:24])
    return width, height


def _read_gif_size(content: bytes) -> tuple[int, int]:
    width, height = struct.unpack("<HH", content[6:10])
    return width, height


def _read_webp_size(content: bytes) -> tuple[int, int]:
    if content[12:16] != b"VP8X":
        raise ValueError("only WebP with a header of its own says its size at one place: those that move have it")
    (width,), (height,) = struct.unpack("<I", content[24:27] + b"\0"), struct.unpack("<I", content[27:30] + b"\0")
    return width + 1, height + 1


def _read_jpeg_size(content: bytes) -> tuple[int, int]:
    offset = 2
    while content[offset] == 0xFF:
        marker, length = content[offset + 1], struct.unpack(">H", content[offset + 2 : offset + 4])[0]
        if 0xC0 <= marker <= 0xCF and marker not in {0xC4, 0xC8, 0xCC}:
            height, width = struct.unpack(">HH", content[offset + 5 : offset + 9])
            return width, height
        offset += 2 + length
    raise ValueError("no frame in this JPEG")


_SIZE_READERS: tuple[tuple[bytes, Callable[[bytes], tuple[int, int]]], ...] = (
    (b"\x89PNG\r\n\x1a\n", _read_png_size),
    (b"GIF8", _read_gif_size),
    (b"\xff\xd8", _read_jpeg_size),
    (b"RIFF", _read_webp_size),
)


def read_picture_size(content: bytes) -> tuple[int, int] | None:
    """Return the width and height of a PNG, GIF, JPEG or moving WebP in pixels; None for anything else."""
    for head, measure in _SIZE_READERS:
        if content.startswith(head):
            try:
                return measure(content)
            except (struct.error, IndexError, ValueError):
                return None
    return None


class Attachments:
    """The bytes of every file that was sent, by attachment id; `folder`, if given, survives them."""

    def __init__(self) -> None:
        self.content: dict[int, bytes] = {}
        self.folder: Path | None = None
        self._dropped: deque[int] = deque()

    def open_folder(self, folder: Path) -> None:
        """Store files in a folder from now on, and read what it holds."""
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self.content = {int(path.name): path.read_bytes() for path in folder.iterdir() if path.name.isdecimal()}

    def store_upload(self, world: World, channel_id: int, upload: Upload, payload: JsonObject) -> Attachment:
        """Store an upload; `payload` is its entry in the request's `attachments`."""
        name = sanitize_file_name(payload.get("filename") or upload.filename)
        attachment = Attachment(world.generate_id(), channel_id, name, len(upload.content))
        attachment.content_type = guess_media_type(name)
        attachment.description = payload.get("description")
        attachment.width, attachment.height = read_picture_size(upload.content) or (None, None)
        self.content[attachment.id] = upload.content
        if self.folder:
            (self.folder / str(attachment.id)).write_bytes(upload.content)
        return attachment

    def drop_attachments(self, attachments: Iterable[Attachment]) -> None:
        """Delete files that no message has any more; the latest stay a while, for pages that still load them."""
        self._dropped.extend(attachment.id for attachment in attachments)
        while len(self._dropped) > MAX_KEPT_DROPPED_FILES:
            self.delete_file(self._dropped.popleft())

    def delete_file(self, attachment_id: int) -> None:
        """Delete a file."""
        self.content.pop(attachment_id, None)
        if self.folder:
            (self.folder / str(attachment_id)).unlink(missing_ok=True)


def resolve_media_item(media: JsonObject, attachments: Sequence[Attachment], world: World, address: str) -> JsonObject:
    """Write a media item (`url`) as a response does, with `attachment://` replaced by the file's address."""
    url = str(media["url"])
    payload: JsonObject = {"id": str(world.generate_id()), "url": url, "proxy_url": url, "width": None, "height": None}
    attachment = find_attachment(attachments, url, address)
    if attachment is None:
        return payload | {"content_type": None}
    address_of = build_cdn_url(attachment, address)
    return payload | {
        "url": address_of,
        "proxy_url": address_of,
        "width": attachment.width,
        "height": attachment.height,
        "content_type": attachment.content_type,
        "attachment_id": str(attachment.id),
    }


def find_attachment(attachments: Sequence[Attachment], url: str, address: str) -> Attachment | None:
    """Return the attachment that a media url means, by `attachment://name` or by its own address."""
    for attachment in reversed(attachments):
        if url in {SCHEME + attachment.filename, build_cdn_url(attachment, address)}:
            return attachment
    return None
