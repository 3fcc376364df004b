"""What the tables of attempts and of rounds have alike: how times and rules stand in their rows."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

from golf_desktop.storage.attempt import RuleSet


def to_text(moment: datetime) -> str:
    """ISO 8601, always of the same form, so that the texts sort as the moments do."""
    return moment.astimezone(UTC).isoformat(timespec="microseconds")


def rules_columns(rules: RuleSet) -> dict[str, Any]:
    """The columns that tell a rule set, and the one by which it is looked up."""
    return {
        "layout": rules.layout,
        "king_rule": rules.king_rule,
        "scoring": rules.scoring,
        "jokers": rules.jokers,
        "packs": rules.packs,
        "rules": rules.key,
    }


def rules_of(row: Mapping[str, Any]) -> RuleSet:
    """The rule set that a row tells."""
    return RuleSet(row["layout"], row["king_rule"], row["scoring"], row["jokers"], row["packs"])
