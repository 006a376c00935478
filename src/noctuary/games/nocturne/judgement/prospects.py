"""What every seat can expect from goals, the Sprite board, spells and collections, computed once per table."""

from typing import Final

from noctuary.games.nocturne.judgement import worths
from noctuary.games.nocturne.judgement.standing import (
    ONES,
    Standing,
    concoctions,
    count_areas,
    count_tiles,
    count_tokens,
    rank_eggs,
)
from noctuary.games.nocturne.rules.basis import facts as box
from noctuary.games.nocturne.rules.basis.areas import ADJACENT, bits
from noctuary.games.nocturne.rules.basis.board import (
    MOONLIGHT,
    OPEN,
    OVER,
    TWILIGHT,
    Board,
    cast_token,
    caster_of,
    cell_of,
    owner_of,
)
from noctuary.games.nocturne.rules.basis.collection import HERB_BITS
from noctuary.games.nocturne.rules.basis.vocabulary import BEHIND, MOST, Tokens
from noctuary.games.nocturne.rules.counting import scoring
from noctuary.games.nocturne.rules.turns.characters import WinTile
from noctuary.games.nocturne.rules.turns.tiles import KeepConcoction, KeepTile, OfTile

EVERYBODY: Final = -1
"""In place of a seat: nothing is hidden."""


def standings(board: Board, seat: int) -> list[Standing]:
    """The standing of every seat, from what `seat` knows."""
    seats = counted(board)
    look(board, seat, seats)
    return seats


def counted(board: Board) -> list[Standing]:
    """The part of every seat's standing that does not depend on who looks."""
    seats = measured(board)
    if board.goal_winner:
        open_goals(board, seats)
    if board.round == TWILIGHT and board.shadows:
        shadows_coming(board, seats)
    return seats


def look(board: Board, seat: int, seats: list[Standing]) -> None:
    """Complete what `counted` has found with what depends on who looks: what concoctions, tokens and spells promise,
    from what `seat` knows. May be called for one seat after another.
    """
    add_concoctions(board, seat, seats)
    for one in seats:
        one.placed = 0
        one.take = one.spell = one.won = 0.0
    if board.turned < len(board.sprite):
        take_from_sprite(board, seats)
    if board.casts:
        spell(board, seats)
    won_now(board, seats)
    for one in seats:
        sum_up(board, one)


def all_known(board: Board) -> list[Standing]:
    """The standing of every seat from the whole table, without what goals, spells and tokens may still win."""
    seats = measured(board)
    add_concoctions(board, EVERYBODY, seats)
    return seats


def measured(board: Board) -> list[Standing]:
    """What every seat has, without its concoctions and the score."""
    seats = [measure(board, seat) for seat in range(board.players)]
    rank_eggs(board, seats)
    return seats


def add_concoctions(board: Board, seat: int, seats: list[Standing]) -> None:
    """Add concoctions and score to what every seat has, as known to `seat`, or by the whole table (EVERYBODY)."""
    nothing_hidden = board.round == OVER or seat == EVERYBODY
    for one in seats:
        if one.seat != board.opponent:
            concoctions(board, one, nothing_hidden or one.seat == seat)
        add_up(board, one)


def measure(board: Board, seat: int) -> Standing:
    """What a seat has, without its concoctions, the points of its eggs and the score."""
    facts = board.facts
    one = Standing(board, seat)
    if seat != board.opponent:
        count_tiles(board, one)
    count_tokens(board, one)
    count_areas(one)
    for winner in board.goal_winner:
        if winner == seat:
            one.twilight += facts.twilight_goal
    if board.round != TWILIGHT:
        for number in board.moonlight_goals:
            goal = facts.moonlight[number]
            if isinstance(goal, Tokens):
                one.leftover += facts.moonlight_points[number] * one.tokens
            else:
                one.moonlight += facts.moonlight_points[number] * goal.count(one)
    return one


def add_up(board: Board, one: Standing) -> None:
    """Compute the score: what the score sheet would show now."""
    if one.seat == board.opponent:
        one.score = one.twilight
        return
    one.score = (
        one.skulls
        + one.feather_points
        + one.mushrooms
        + one.herbs
        + one.herb_sets
        + one.eggs * one.egg_each
        + board.facts.chest_points * one.chests
        + one.brewed
        + one.twilight
        + one.moonlight
        + one.ability
        + one.gems
    )


def open_goals(board: Board, seats: list[Standing]) -> None:
    """Add the expected points of open twilight goals, by how close each seat is to the lead."""
    facts = board.facts
    for index in range(len(board.goal_winner)):
        if board.goal_winner[index] != OPEN:
            continue
        goal = facts.twilight[board.twilight_goals[index]]
        shares: list[float] = []
        if goal.rank == MOST:
            total = 0.0
            counts = [goal.count(one) for one in seats]
            most = max(counts)
            for count in counts:
                shares.append(BEHIND[min(3, most - count)])
        else:
            total = 0.2
            for one in seats:
                shares.append(goal.nearness(one))
        for share in shares:
            total += share
        for place, one in enumerate(seats):
            one.goals += facts.twilight_goal * shares[place] / total


def shadows_coming(board: Board, seats: list[Standing]) -> None:
    """Add the Shadows that the tokens left in hand would receive now (NOC-6.3); equal tokens share them."""
    value = board.facts.value
    shadows = board.shadows
    place = len(shadows)
    token = box.STAR
    while token >= 0 and place:
        copies = 0
        for one in seats:
            copies += bits(board.hand[one.seat] >> token & ONES)
        if copies:
            given = min(copies, place)
            worth = 0.0
            for _ in range(given):
                place -= 1
                worth += value[shadows[place]]
            for one in seats:
                one.coming += worth * bits(board.hand[one.seat] >> token & ONES) / copies
        token -= 1


def tile_worth(facts: box.Facts, one: Standing, tile: int) -> float:
    """Expected points of one more tile for a seat."""
    kind = facts.tile_kind[tile]
    symbols = facts.tile_symbol_mask[tile]
    worth = worths.SYMBOL_WORTH * bits(symbols) + worths.NEEDED * bits(symbols & one.lacking)
    if kind == box.SKULL:
        return worth + facts.tile_points[tile]
    if kind == box.FEATHER:
        return worth + one.next_feather
    if kind == box.MUSHROOM:
        return worth + (one.next_tripti if facts.tile_species[tile] == box.TRIPTI else one.next_duode)
    if kind == box.HERB:
        letter = facts.tile_herb[tile]
        letters = one.letters + (1 << HERB_BITS * letter)
        worth += facts.tile_points[tile] + scoring.herb_sets(facts, letters) - one.herb_sets
        if not one.letters >> HERB_BITS * letter & (1 << HERB_BITS) - 1:
            kinds = min(5, one.herb_kinds)
            worth += worths.NEXT_HERB[min(5, kinds + 1)] - worths.NEXT_HERB[kinds]
        return worth
    if kind == box.EGG:
        return worth + one.next_egg
    if kind == box.CHEST:
        return worth + worths.CHEST_WORTH + facts.chest_points
    if kind == box.RUNESTONE:
        return worth + worths.RUNESTONE_WORTH
    return worth + worths.MIRROR_WORTH


def take_from_sprite(board: Board, seats: list[Standing]) -> None:
    """Let the tokens on the Sprite board take its tiles in turn, each the best one left."""
    facts = board.facts
    tiles = board.sprite_tiles
    number = len(tiles)
    taken = 0
    for index in range(board.turned, len(board.sprite)):
        one = seats[owner_of(board.sprite[index])]
        one.placed += 1
        best = -1
        most = 0.0
        for place in range(number):
            if not taken >> place & 1:
                worth = tile_worth(facts, one, tiles[place])
                if best < 0 or worth > most:
                    best = place
                    most = worth
        if best >= 0:
            taken |= 1 << best
            one.take += most


def spell(board: Board, seats: list[Standing]) -> None:
    """Add the expected points of the highest spell."""
    top = board.casts[-1]
    one = seats[caster_of(top)]
    one.spell = worth_of_spell(board, tile_worth(board.facts, one, board.tiles[cell_of(top)]))


def worth_of_spell(board: Board, tile: float) -> float:
    """Expected points of the highest spell: the tile if it wins, the token if it returns."""
    chance = worths.WIN_CHANCE[min(3, bits(beaters(board)))]
    token = worths.TOKEN_WORTH[board.facts.value[cast_token(board.casts[-1])]]
    return chance * tile + (1.0 - chance) * (token + 0.5)


def beaters(board: Board) -> int:
    """Mask of the seats that could still cast above the highest spell."""
    top = board.casts[-1]
    mask = 0
    if ADJACENT[cell_of(top)] & board.tile_mask & ~board.cast_mask:
        above = board.above[board.facts.value[cast_token(top)]]
        caster = caster_of(top)
        for seat in range(board.players):
            if seat != caster and not board.passed >> seat & 1 and board.hand[seat] & above:
                mask |= 1 << seat
    return mask


def won_now(board: Board, seats: list[Standing]) -> None:
    """Add what seats have won but not yet received, because a decision about it is pending."""
    facts = board.facts
    if board.seat >= 0:
        one = seats[board.seat]
        choice = board.choice
        if isinstance(choice, KeepConcoction):
            one.won += worths.RUNESTONE_WORTH
        elif isinstance(choice, KeepTile):
            most = 0.0
            for tile in choice.about:
                most = max(most, tile_worth(facts, one, tile))
            one.won += most
    for owner, tile in tiles_due(board):
        seats[owner].won += tile_worth(facts, seats[owner], tile)


def tiles_due(board: Board) -> list[tuple[int, int]]:
    """The seats that have won a tile but not yet received it, each with that tile."""
    due: list[tuple[int, int]] = []
    choice = board.choice
    if isinstance(choice, OfTile):
        due.append((board.seat, choice.tile))
    for step in board.agenda:
        if isinstance(step, WinTile):
            due.append((step.seat, step.tile))
    return due


def sum_up(board: Board, one: Standing) -> None:
    """Compute the hope, and the final score."""
    if one.seat == board.opponent:
        one.hope = one.score
        return
    if one.mirrors:
        one.copies = copies(board.facts, one)
    hope = with_begun(board, one)
    hope += max(0.0, one.copies - one.gems) + one.brew + one.goals + one.take + one.spell + one.won
    if board.round == OVER:
        one.score += one.leftover
        hope = one.score
    elif board.round == MOONLIGHT:
        hope += max(one.strength, one.leftover)
    else:
        hope += one.strength
    one.hope = hope


def with_begun(board: Board, one: Standing) -> float:
    """The points of a seat now, and those that its collections promise."""
    hope = one.score
    hope += (
        worths.NEXT_FEATHER[one.feathers % 7] + worths.NEXT_TRIPTI[one.tripti % 3] + worths.NEXT_DUODE[one.duode % 2]
    )
    hope += worths.NEXT_HERB[min(5, one.herb_kinds)]
    if board.opponent >= 0:
        hope += worths.NEXT_EGG[min(one.eggs, len(worths.NEXT_EGG) - 1)]
    return hope


def copies(facts: box.Facts, one: Standing) -> float:
    """Expected points of the unassigned mirrors, all copying the kind of tile that gains most from one more."""
    best = worths.MIRROR_WORTH if one.tiles < 12 else 0.0
    if one.feathers:
        best = max(best, float(scoring.points_of_next(facts.feathers, one.feathers)))
    if one.tripti:
        best = max(best, float(scoring.points_of_next(facts.tripti, one.tripti)))
    if one.duode:
        best = max(best, float(scoring.points_of_next(facts.duode, one.duode)))
    if one.eggs:
        best = max(best, one.egg_gain)
    if one.skulls:
        best = max(best, 3.0)
    return best * one.mirrors
