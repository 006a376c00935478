"""What a person has reached in a game, worked out from the finished games whenever somebody asks: nothing is kept."""

from __future__ import annotations

from typing import Any

from noctuary.kernel.game import Game

Played = dict[str, Any]
"""A finished game as `tables.profiles` lists it."""


def progress(game: Game, played: list[Played]) -> dict[str, Any]:
    """Scenarios, achievements, modified rules, solo scores and records of the finished games `played`, oldest first, as
    JSON values. Games with other components are counted, and nothing more.
    """
    scenarios: dict[str, dict[str, Any]] = {}
    achievements: dict[str, dict[str, str]] = {}
    modifications: dict[str, dict[str, str]] = {}
    solo: list[dict[str, Any]] = []
    # What was reached with other components cannot be compared.
    comparable = [one for one in played if not one["edition"]]
    for one in comparable:
        outcome = one["outcome"]
        track = outcome.get("track")
        # A game counts for one track only.
        if track == "scenario":
            _try(scenarios, one)
        elif track == "achievements":
            for aim in outcome["achieved"]:
                achievements.setdefault(aim, _place(one))
        elif track == "modified":
            for modification in outcome["modifications"]:
                modifications.setdefault(modification, _place(one))
        if one["players"] == 1:
            solo.append({**_place(one), "total": one["total"], "band": outcome.get("band"), "track": track})
    return {
        "scenarios": scenarios,
        "achievements": achievements,
        "modifications": modifications,
        "solo": solo,
        "records": _records(comparable, -1 if game.fewest_wins else 1),
        "games": len(played),
        "wins": sum(one["place"] == 1 and one["players"] > 1 for one in played),
    }


def _place(one: Played) -> dict[str, str]:
    """When and where something was reached."""
    return {"date": one["finished"], "table": one["id"]}


def _try(scenarios: dict[str, dict[str, Any]], one: Played) -> None:
    """Add a game to the tries of its scenario. The best try is a completed one, then the one with the most points."""
    scenario = one["outcome"]["scenario"]
    tries = scenarios.setdefault(
        str(scenario["number"]), {"tries": 0, "completed": None, "best": 0, "bestTable": None, "aims": []}
    )
    first = tries["tries"] == 0
    completed_before = tries["completed"] is not None
    better = (scenario["completed"], one["total"]) > (completed_before, tries["best"])
    tries["tries"] += 1
    if scenario["completed"] and not completed_before:
        tries["completed"] = _place(one)
    if first or better:
        tries["best"], tries["bestTable"] = one["total"], one["id"]
        tries["aims"] = [{key: aim[key] for key in ("aim", "words", "met")} for aim in scenario["aims"]]


def _records(played: list[Played], sign: int) -> list[dict[str, Any]]:
    """The best totals by number of players and, where the most points win, the best rows of the score sheet, each from
    the first game that reached it. `sign`: -1 where the lowest total wins.
    """
    best: dict[str, dict[str, Any]] = {}
    for one in played:
        # Totals of other rules cannot be compared.
        if one["outcome"].get("modifications") or one["mode"] == "family":
            continue
        players = one["players"]
        values = {f"total-{players}" if players > 1 else "total-solo": one["total"]}
        if sign > 0:
            values |= {f"row-{row}": value for row, value in one["sheet"].items() if row != "total" and value > 0}
        for record, value in values.items():
            if record not in best or sign * value > sign * best[record]["value"]:
                best[record] = {"record": record, "value": value, **_place(one)}
    return [best[record] for record in sorted(best, key=lambda record: (record.startswith("row-"), record))]
