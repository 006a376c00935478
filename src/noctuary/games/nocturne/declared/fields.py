"""The table of Nocturne: all that lies on it, in the order of its positions.

Sets of cells are int masks (`rules.basis.areas`). A *hand* is one int: bit t is set if token t is there, bit t + 16 if
there is a second one, bit t + 32 for a third. *Placed tokens* and *spells* are single ints too (`rules.basis.board`).
"""

from typing import Final

from noctuary.games.nocturne.declared import notations
from noctuary.games.nocturne.declared.notations import (
    CELL,
    CHARACTER,
    CONCOCTION,
    MIRROR,
    MOONLIGHT_GOAL,
    PLACED,
    SOLO_CARD,
    TILE,
    TWILIGHT_GOAL,
)
from noctuary.games.nocturne.rules.basis.areas import CELLS
from noctuary.games.nocturne.rules.basis.board import ROUNDS
from noctuary.games.nocturne.rules.basis.facts import CONCOCTIONS
from noctuary.kernel.table import fields
from noctuary.kernel.table.fields import BY_RULES, ITS_SEAT, LIST, LISTS, NO_SEAT, Declaration, Field
from noctuary.kernel.table.notations import NUMBER, SEAT, SEATS, TRUTH, List, Number


class Fields:
    # what follows from the options
    opponent = Field(SEAT, start=-1)
    """The opponent of a solo game."""
    advanced = Field(TRUTH)
    spaces = Field(NUMBER)
    """Token spaces of the Sprite board; the family game has none."""
    above = Field(List(NUMBER))
    """For each value, the mask of the tokens that may be cast above it (NOC-2.3, 12.3)."""
    hunting = Field(TRUTH)

    # casting phase
    round = Field(notations.RoundName(ROUNDS), "round")
    opener = Field(SEAT, "opener", missing=notations.opener)
    first_spell = Field(TRUTH, "first_spell", start=True, missing=lambda _: False, when=notations.is_first_spell)
    """Whether the next spell is the first of the round, for which NOC-2.2 holds."""
    open_next_to = Field(CELL, "open_next_to", start=-1)
    """The cell the opening spell must be next to (NOC-2.8); -1 if any tile is allowed."""

    # forest
    cells = Field(NUMBER)
    """The cells of the forest as a mask. If it is not a rectangle, its gaps count as outside."""
    tiles = Field(TILE, start=-1, size=CELLS)
    """The tile on each cell; before it or `placed` changes, `own_forest` must be called."""
    tile_mask = Field(NUMBER)
    placed = Field(PLACED, start=-1, size=CELLS)
    """Control tokens and Shadows left in the forest, as placed tokens; -1 where there is none."""
    control = Field(NUMBER, seats=True, copied=LIST)
    forest = notations.Forest("forest")
    casts = Field(List(notations.SPELL), "cast", copied=LIST)
    """The spells of the casting phase in order."""
    cast_mask = Field(NUMBER)
    passed = Field(SEATS, "passed")
    """Mask of the seats that have passed."""

    # Sprite board
    sprite = Field(List(PLACED), "sprite.tokens")
    """The tokens on the Sprite board from left to right, as placed tokens."""
    sprite_tiles = Field(List(TILE), "sprite.tiles")
    turned = Field(
        Number(0, lambda reader: len(reader.table.sprite)),
        "sprite.turned",
        missing=notations.turned,
        when=notations.is_turned,
    )
    """How many tokens from the left have been turned over (NOC-6.2)."""

    # piles and goals
    stack = Field(List(TILE), seen_by=BY_RULES)
    """All tiles of the stack, top last; only the first `stack_left` are still in it."""
    stack_left = Field(NUMBER)
    tiles_left = notations.Stack("stack")
    deck = Field(List(CONCOCTION), "concoctions", seen_by=NO_SEAT, known="seen")
    """The concoctions of the deck, top first."""
    seen = Field(SEATS, size=CONCOCTIONS)
    """For each concoction, the seats (a mask) that know where it is: they drew it and put it under the deck."""
    known = notations.KnownConcoctions("known")
    twilight_goals = Field(List(TWILIGHT_GOAL))
    """The numbers of the twilight goals in play."""
    goal_winner = Field(List(NUMBER))
    """For each twilight goal: OPEN, GONE or the seat that won it."""
    goals = notations.TwilightGoals("twilight_goals")
    designated = Field(SEAT, "designated_opener", missing=lambda reader: reader.table.opener)
    last_winner = Field(SEAT, "last.winner", start=-1)
    last_star = Field(SEAT, "last.star", start=-1)
    last_taker = Field(SEAT, "last.taker", start=-1)
    gone = Field(List(TILE), "gone")
    moonlight_goals = Field(List(MOONLIGHT_GOAL, counted=False), "moonlight_goals", seen_by=BY_RULES)
    shadows = Field(List(notations.ShadowValue()), "shadows")

    # players
    hand = Field(NUMBER, seats=True, copied=LIST)
    tokens_held = notations.Held("players.*.tokens", shadows=False)
    shadows_held = notations.Held("players.*.shadows", shadows=True)
    won = Field(notations.Won(TILE, counted=False), "players.*.tiles", copied=LISTS)
    symbols = Field(NUMBER, seats=True, copied=LIST)
    """For each seat, the mask of the kinds of symbols on its tiles and character."""
    concoctions = Field(List(CONCOCTION, counted=False), "players.*.concoctions", copied=LIST, seen_by=ITS_SEAT)
    character = Field(CHARACTER, "players.*.character", start=-1, sparse=True)
    ability = Field(TRUTH, seats=True)
    """For each seat, whether its ability is unused (side B up)."""
    side = notations.Side("players.*.side")
    mirrors = Field(List(MIRROR, counted=False), "players.*.mirrors")
    """For each seat, the tile each mirror was assigned to; -1 for none."""

    # needed for aims, but no longer visible on the table at the end (NOC-12.5)
    cornered = Field(NUMBER, seats=True)
    """For each seat, the number of cornered spells in twilight."""
    held = Field(NUMBER, seats=True)
    """For each seat, the bits LAST_SPACE and ALL_SPACES."""
    deeds = notations.Deeds("deeds")

    # solo (chapter 10)
    solo_deck = Field(List(SOLO_CARD), "solo.deck", seen_by=NO_SEAT)
    """Cards of the opponent's deck, top first."""
    solo_card = Field(SOLO_CARD, "solo.card", start=-1, sparse=True)
    """The card turned last."""
    solo_used = Field(List(SOLO_CARD), "solo.used")
    face_down = notations.FaceDown("solo.tiles")

    # decisions
    mirror_draw = Field(TRUTH, "pending.mirror", sparse=True)
    """Whether a mirror caused the current draw (NOC-7.3); a chest drawn that way allows no chest hunt (NOC-12.3)."""
    decision = fields.Decided("pending.decision")
    asked = fields.Asked("pending.seat")
    about = notations.About("pending.about")
    agenda = fields.Agenda("pending.agenda")
    result = fields.Ended("result")


TABLE: Final = Declaration(
    Fields, {CONCOCTION: "concoctions", SOLO_CARD: "solo cards"}, solo=notations.is_solo, pending=notations.is_pending
)
