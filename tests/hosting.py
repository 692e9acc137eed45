"""Places to host the bot in, as docs/hosting.md says: a clean folder, or a fresh Debian with its own root."""

import os
import re
import shutil
import subprocess
import sys
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

from games.engine.assets import ASSETS

CHECKOUT = ASSETS.parent
CODE, SETTINGS, STATE = "/opt/goblin-parlour", "/etc/goblin-parlour.env", "/var/lib/goblin-parlour"
UNIT = "/etc/systemd/system/goblin-parlour.service"


def documented(heading: str) -> list[str]:
    """Return the blocks of shell commands under a heading of docs/hosting.md."""
    page = (CHECKOUT / "docs" / "hosting.md").read_text("utf-8")
    (chapter,) = re.findall(rf"^## {heading}$(.*?)(?=^## |\Z)", page, re.MULTILINE | re.DOTALL)
    return re.findall(r"^```sh$\n(.*?)^```$", chapter, re.MULTILINE | re.DOTALL)


@dataclass
class Place(ABC):
    """A machine, as far as this one can stand for it. `root` is the folder that is its root; no systemd runs there."""

    root: Path
    instead: ClassVar[Mapping[str, str]]
    """What is done instead of what only a running systemd, or another machine, can do."""
    has_systemd: ClassVar[bool] = True
    """Whether systemd's own tools are there; without them their steps are left out."""

    def path(self, there: str) -> Path:
        """Return where a path of that machine is on this one."""
        return self.root / there.lstrip("/")

    def instead_of(self, script: str) -> str:
        """Return a script as it can be run there."""
        for words, others in self.instead.items():
            script = script.replace(words, others.format(root=self.root, checkout=CHECKOUT, python=sys.prefix))
        return script

    @abstractmethod
    def command(self, words: Sequence[str], environment: Mapping[str, str], folder: str, user: str) -> list[str]:
        """Return what runs a command there, in an environment of its own."""

    def do(self, script: str) -> str:
        """Run documented commands, each of which must succeed; return what they said."""
        command = self.command(["sh", "-exc", self.instead_of(script)], {"HOME": "/root"}, "/", "root")
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def unit(self, name: str) -> list[str]:
        """Return the value of a name in the unit that was installed."""
        lines = self.path(UNIT).read_text("utf-8").splitlines()
        return [line.partition("=")[2] for line in lines if line.partition("=")[0] == name]

    def started(self, **more: str) -> list[str]:
        """Return what systemd would start: the unit's command, with its environment, in its folder, as its user."""
        environment = dict(pair.split("=", 1) for line in self.unit("Environment") for pair in line.split())
        settings = self.path(SETTINGS).read_text("utf-8").splitlines()
        environment |= dict(line.split("=", 1) for line in settings if line and not line.startswith("#"))
        ((command,), (folder,), (user,)) = map(self.unit, ("ExecStart", "WorkingDirectory", "User"))
        return self.command(command.split(), environment | more, folder, user)


TAGGED = "git tag --force v1.0.0 && git checkout v1.0.0"
"""Instead of a checkout: the version to update to is the one that is being tested."""

LINKED = (
    "mkdir -p .venv && ln -sf {python}/bin {python}/lib {python}/pyvenv.cfg .venv"
    " && touch .venv/run.stamp && make .venv/run.stamp"
)
"""Instead of an installation: the libraries are those of who runs the tests, and make finds them up to date."""


@dataclass
class CleanFolder(Place):
    """A folder whose paths stand in for those of the machine, with the libraries that this one has."""

    has_systemd = bool(shutil.which("systemctl") and shutil.which("systemd-sysusers"))
    instead: ClassVar = {
        "apt-get ": ": apt-get ",
        "git clone REPOSITORY": "git -c safe.directory='*' clone -q 'file://{checkout}'",
        "make .venv/run.stamp": LINKED,
        "systemd-sysusers ": "systemd-sysusers --root={root} " if has_systemd else ": ",
        "systemctl daemon-reload && ": "",
        "systemctl enable --now": "systemctl --root={root} enable" if has_systemd else ":",
        "systemctl restart": ": systemctl restart",
        "git checkout v1.0.0": TAGGED,
        "diff -u ": ": diff -u ",  # the unit that was installed has the paths of this folder
        CODE: "{root}" + CODE,
        "/etc/": "{root}/etc/",
        '= "/var/lib': '= "{root}/var/lib',
        "runuser -u goblin-parlour -- ": "",
    }

    def __post_init__(self) -> None:
        for folder in ("etc/systemd/system", "opt", STATE.lstrip("/")):
            (self.root / folder).mkdir(parents=True)

    def do(self, script: str) -> str:
        """Run documented commands; what was checked out then speaks of this folder too."""
        said = super().do(script)
        for file in (self.path(UNIT), self.path(f"{CODE}/deploy/parlour")):
            text = file.read_text("utf-8")
            if str(self.root) not in text:
                file.write_text(self.instead_of(text), "utf-8")
        return said

    def command(self, words: Sequence[str], environment: Mapping[str, str], folder: str, _user: str) -> list[str]:
        """Run it as who runs the tests."""
        here = folder if folder.startswith(str(self.root)) else self.path(folder)
        pairs = [f"{name}={value}" for name, value in {"PATH": os.environ["PATH"], **environment}.items()]
        return ["env", "-i", "-C", str(here), *pairs, *words]


@dataclass
class DebianRoot(Place):
    """A fresh Debian, fetched from its mirror into a folder: minutes, and some hundred megabytes."""

    instead: ClassVar = {
        "REPOSITORY": "file:///srv/goblin-parlour.git",
        "systemctl enable --now": "systemctl enable",
        "systemctl restart": ": systemctl restart",
        "git checkout v1.0.0": TAGGED,
    }

    @staticmethod
    def missing() -> str | None:
        """Return why no Debian can be had here; `None` where one can."""
        if os.environ.get("PARLOUR_DEBIAN") is None:
            return "takes minutes and a Debian mirror: set PARLOUR_DEBIAN=1, or use make hosting"
        if os.geteuid() != 0:
            return "only root may change to another root"
        return None if shutil.which("debootstrap") else "no debootstrap here"

    def __post_init__(self) -> None:
        self.root.chmod(0o755)
        packages = "ca-certificates,systemd"
        fetch = ["debootstrap", "--variant=minbase", f"--include={packages}", "bookworm", str(self.root)]
        fetched = subprocess.run(fetch, capture_output=True, text=True, check=False)
        assert fetched.returncode == 0, fetched.stdout[-2000:] + fetched.stderr[-2000:]
        clone = ["git", "-c", "safe.directory=*", "clone", "-q", "--bare", str(CHECKOUT)]
        subprocess.run([*clone, str(self.path("/srv/goblin-parlour.git"))], check=True)
        for shared in ("/etc/resolv.conf", "/etc/ssl/certs/ca-certificates.crt"):  # how this machine reaches a registry
            shutil.copy(shared, self.path(shared))

    def do(self, script: str) -> str:
        """Run documented commands; then the folder is there that systemd makes before it starts the unit."""
        said = super().do(script)
        if self.path(UNIT).exists():
            super().do(f"install -d -o goblin-parlour -g goblin-parlour -m 0700 {STATE}")
        return said

    def command(self, words: Sequence[str], environment: Mapping[str, str], folder: str, user: str) -> list[str]:
        """Run it within that root, as the user of that name there."""
        clean = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "SYSTEMD_OFFLINE": "1", "DEBIAN_FRONTEND": "noninteractive"}
        pairs = [f"{name}={value}" for name, value in {**clean, **environment}.items()]
        return ["chroot", f"--userspec={user}:{user}", str(self.root), "env", "-i", "-C", folder, *pairs, *words]
