"""Writes the bill of materials of a release: every package of requirements.lock, as CycloneDX 1.6 in JSON."""

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
PACKAGE = re.compile(r"^([\w.-]+)==([\w.!+-]+)", re.MULTILINE)
HASH = re.compile(r"--hash=sha256:([0-9a-f]{64})")
VERSION = re.compile(r'^VERSION = "(.+)"$', re.MULTILINE)


def components(lock: str) -> Iterator[dict[str, Any]]:
    """Yield each package of a lock file, with the digests of which one must fit."""
    starts = list(PACKAGE.finditer(lock))
    ends = [start.start() for start in starts[1:]] + [len(lock)]
    for found, end in zip(starts, ends, strict=True):
        name, version = found.groups()
        purl = f"pkg:pypi/{name.lower()}@{version}"
        digests = HASH.findall(lock[found.end() : end])
        yield {
            "type": "library",
            "bom-ref": purl,
            "name": name,
            "version": version,
            "purl": purl,
            "hashes": [{"alg": "SHA-256", "content": digest} for digest in digests],
        }


def bill() -> dict[str, Any]:
    """Return the bill of materials of this checkout."""
    (version,) = VERSION.findall((ROOT / "bot" / "version.py").read_text("utf-8"))
    own = f"pkg:pypi/goblin-parlour@{version}"
    parts = list(components((ROOT / "requirements.lock").read_text("utf-8")))
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": own,
                "name": "goblin-parlour",
                "version": version,
                "purl": own,
                "licenses": [{"license": {"id": "MIT"}}],
            }
        },
        "components": parts,
        "dependencies": [{"ref": own, "dependsOn": [part["bom-ref"] for part in parts]}],
    }


if __name__ == "__main__":
    json.dump(bill(), sys.stdout, indent=2)
    sys.stdout.write("\n")
