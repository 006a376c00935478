"""The campaign (NOC-12): its challenges, what a finished game contributes, and the progress over many games."""

from typing import Any

from noctuary.games.nocturne.rules.basis.facts import standard
from noctuary.games.nocturne.rules.basis.options import FAMILY, MODIFICATIONS
from noctuary.games.nocturne.rules.counting import scenarios
from noctuary.games.nocturne.rules.counting.objectives import Objective, amount_of, is_reached
from noctuary.games.nocturne.rules.course.state import Nocturne
from noctuary.games.nocturne.shown import wire
from noctuary.kernel.parts.wire import Reached


def campaign(language: str) -> wire.Campaign:
    """All challenges of the campaign, as JSON values (see `Game.campaign`)."""
    return {
        "scenarios": [
            {
                "number": scenario.number,
                "name": scenario.source["name"][language],
                "difficulty": scenario.difficulty,
                "character": scenario.source["character"],
                "twilight": [f"T{goal}" for goal in scenario.twilight],
                "moonlight": [f"M{goal}" for goal in scenario.moonlight],
                "points": scenario.source["points"],
                "aims": [view_aim(objective) for objective in scenario.objectives],
                "source": scenario.source["source"],
            }
            for scenario in scenarios.scenarios()
        ],
        "achievements": [view_aim(objective) for objective in scenarios.achievements()],
        "modifications": list(MODIFICATIONS),
        "bands": standard().bands,
    }


def outcome(board: Nocturne, seat: int) -> wire.CampaignOutcome:
    """What a finished game counts towards (see `Game.outcome`): one track (NOC-12.2), none if corrected."""
    options, result = board.setup, board.result
    assert result is not None
    track = None
    achieved: list[str] = []
    challenge: wire.Challenge | None = None
    if options.scenario:
        if seat == options.challenger:
            track = "scenario"
            aims = view_aims(board, scenarios.scenario(options.scenario).objectives, seat)
            completed = all(aim["met"] for aim in aims)
            challenge = {"number": options.scenario, "completed": completed, "aims": aims}
    elif options.modifications:
        track = "modified"
    elif options.mode != FAMILY:
        track = "achievements"
        achieved = [aim.text for aim in scenarios.achievements() if is_reached(board, aim, seat)]
    return {
        "track": None if board.facts.corrections else track,
        "mode": options.mode,
        "comparable": not options.modifications and options.mode != FAMILY,
        "challenge": challenge,
        "achieved": achieved,
        "modifications": options.modifications,
        "band": result.more.get("band"),
    }


def view_aims(board: Nocturne, aims: list[Objective], seat: int) -> list[wire.AimView]:
    """How far a seat is with aims."""
    return [
        {**view_aim(aim), "value": value, "target": aim.target, "met": value is not None and aim.is_met(value)}
        for aim in aims
        for value in (amount_of(board, aim, seat),)
    ]


def view_aim(aim: Objective) -> wire.Aim:
    """What an aim asks for."""
    return {"aim": aim.text, "words": {"id": aim.words.id, "args": aim.words.arguments}}


def progress(played: list[dict[str, Any]]) -> wire.Advance:
    """The scenarios, achievements and modified rules completed in these games, and solo scores (`Game.progress`)."""
    tries: dict[str, wire.ScenarioTries] = {}
    achievements: dict[str, Reached] = {}
    modifications: dict[str, Reached] = {}
    solo: list[wire.SoloGame] = []
    for one in played:
        counted = one["outcome"]
        track = counted["track"]
        place: Reached = {"date": one["finished"], "table": one["id"]}
        if track == "scenario":
            add_try(tries, one, place)
        elif track == "achievements":
            for objective in counted["achieved"]:
                achievements.setdefault(objective, place)
        elif track == "modified":
            for modification in counted["modifications"]:
                modifications.setdefault(modification, place)
        if one["players"] == 1:
            solo.append({**place, "total": one["total"], "band": counted["band"], "track": track})
    return {"scenarios": tries, "achievements": achievements, "modifications": modifications, "solo": solo}


def add_try(tries: dict[str, wire.ScenarioTries], one: dict[str, Any], place: Reached) -> None:
    """Add a game to the tries of its scenario. A completed try beats any other; then more points are better."""
    challenge = one["outcome"]["challenge"]
    known = tries.setdefault(
        str(challenge["number"]), {"tries": 0, "completed": None, "best": 0, "bestTable": "", "aims": []}
    )
    known["tries"] += 1
    better = (challenge["completed"], one["total"]) > (known["completed"] is not None, known["best"])
    if known["tries"] == 1 or better:
        known["best"], known["bestTable"] = one["total"], one["id"]
        known["aims"] = [{"aim": aim["aim"], "words": aim["words"], "met": aim["met"]} for aim in challenge["aims"]]
    if challenge["completed"] and not known["completed"]:
        known["completed"] = place
