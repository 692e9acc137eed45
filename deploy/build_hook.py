"""A wheel with compiled rules, for those who ask: HATCH_BUILD_HOOK_ENABLE_CUSTOM=true python -m build --wheel."""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))

from compiling import compile_rules


class CompiledRules(BuildHookInterface[Any]):
    """Adds compiled rules to the wheel, which then is for this kind of Python and machine."""

    PLUGIN_NAME = "custom"

    def initialize(self, _version: str, build_data: dict[str, Any]) -> None:
        """Compile the rules into a folder that lives as long as the build."""
        self._made = TemporaryDirectory()
        made = Path(self._made.name)
        build_data.update(pure_python=False, infer_tag=True)
        for file in compile_rules(Path(self.root), made):
            build_data["force_include"][str(made / file)] = file

    def finalize(self, _version: str, _build_data: dict[str, Any], _artifact_path: str) -> None:
        """Delete the folder."""
        self._made.cleanup()
