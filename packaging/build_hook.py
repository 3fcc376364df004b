"""Builds the translated texts before whatever pip or `build` makes of a checkout.

Hatchling, which makes the wheel, calls this as pyproject.toml tells it. The texts are compiled by
Qt's own tool, which comes with PySide6: that is asked for only where something has to be compiled,
so not for an archive of the sources, which holds the result.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))
import translations


class TranslationsHook(BuildHookInterface[BuilderConfig]):
    """Sees to it that there is a `.qm` file for every `.ts` file, and none is older."""

    def dependencies(self) -> list[str]:
        """What has to be installed for it: the same PySide6 that the program needs, or nothing."""
        if not translations.stale():
            return []
        needed = self.metadata.core.dependencies
        return [each for each in needed if each.lower().startswith("pyside6")]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build what is missing or older.

        Raises:
            TranslationError: Qt's tool fails.
        """
        translations.build()
