"""The features of moves for a learned policy: what a move costs, wins, denies and leaves open, by what its seat knows.

A feature is active or not; `NAMES` lists them, block by block. Points are those of `worths`.
"""

from typing import Final

from noctuary.games.nocturne.judgement.prospects import tile_worth
from noctuary.games.nocturne.judgement.standing import Standing, concoctions, count_tiles, lacking, rank_eggs
from noctuary.games.nocturne.judgement.worths import TOKEN_WORTH, WIN_CHANCE
from noctuary.games.nocturne.rules.basis import actions as at
from noctuary.games.nocturne.rules.basis import facts as box
from noctuary.games.nocturne.rules.basis.areas import ADJACENT, CELLS, bits, cells_of
from noctuary.games.nocturne.rules.basis.board import TWILIGHT, Board, cast_token, caster_of, cell_of, token_mask
from noctuary.games.nocturne.rules.basis.collection import HERB_BITS
from noctuary.games.nocturne.rules.turns.sprites import higher_or_equal
from noctuary.kernel.parts.weighing import Weigher

TWICE: Final = 2
"""Classes for each round, for whether the seat opens, or has more tokens than its share of the tiles that are left."""
STAGES: Final = 8
VALUES: Final = 9
WORTHS: Final = 10
NETS: Final = 18
"""Buckets of half a point, from NET_LEAST."""
NET_LEAST: Final = -2.0
FEW: Final = 4
"""0, 1, 2, and 3 or more."""
SPARES: Final = 9
"""Buckets from -4 to 4."""
NONE: Final = -1.0
"""The worth of a tile that has not been asked for."""
NEAR: Final = [cells_of(cells) for cells in ADJACENT]
"""The neighbours of each cell."""


def sort_of(code: int) -> tuple[str, ...]:
    """The verb of a move and the kinds of things that it refers to."""
    text, things = ACTIONS.texts[code], ACTIONS.references(code)
    return (text.partition(" ")[0] if things else text, *[thing.kind for thing in things])


ACTIONS: Final = at.actions_of(tuple(box.standard().token_ids))
SORTS: Final = [sort_of(code) for code in range(at.SIZE)]
LISTED: Final = list(dict.fromkeys(SORTS))
KIND_OF: Final = [LISTED.index(sort) for sort in SORTS]
"""The kind of each move; further copies of tiles (NOC-6.2) are like the first."""
TILE_OF: Final = [
    box.standard().tile_ids.index(ACTIONS.references(code)[0].id.partition("#")[0]) if sort[1:] == ("tile",) else -1
    for code, sort in enumerate(SORTS)
]
"""For each move the tile that it names, or -1."""
NAMED: Final[list[str]] = []


def block(name: str, meaning: str, size: int) -> int:
    """Declare features. Returns the place of the first."""
    NAMED.extend([f"{name}-{place}" for place in range(size)] if size > 1 else [name])
    return len(NAMED) - size


KIND: Final = block("kind", "the kind of the move", len(LISTED))
VALUE: Final = block("value", "the value of the token, by round, and whether the hand is full", TWICE * TWICE * VALUES)
LOWER: Final = block("lower", "lower tokens of the seat that could be cast there, by whether it opens", TWICE * FEW)
WORTH: Final = block("worth", "what the tile is worth to the seat, points, by whether it opens", TWICE * WORTHS)
RANK: Final = block("rank", "tiles in reach that are worth more, by whether it opens", TWICE * FEW)
RIVALS: Final = block("rivals", "seats that could cast above it; 0: it wins at once (NOC-2.6)", TWICE * FEW)
NET: Final = block("net", "what the spell promises, less its token, half points", TWICE * NETS)
WASTED: Final = block("wasted", "1: a lower token would win at once, too", 1)
DENY: Final = block("deny", "what the tile is worth to the opponent who wants it most, points", WORTHS)
LEADS: Final = block("leads", "the most that an opponent could win by casting next to it, points", WORTHS)
TILE: Final = block("tile", "the kind of the tile, and how much of it the seat has", len(box.KINDS) * STAGES)
AREA: Final = block("area", "own control tokens next to the tile, by round", TWICE * FEW)
STRONGEST: Final = block("strongest", "1: the seat's highest token, by round", TWICE)
FORGO: Final = block("forgo", "what the best cast would promise, less its token, by whether it opens", TWICE * NETS)
LET: Final = block("let", "what the highest spell would win for its caster, points", WORTHS)
MISS: Final = block("miss", "what that tile is worth to the seat, points", WORTHS)
PLENTY: Final = block("plenty", "tokens in hand less tiles left for each player, by round", TWICE * SPARES)
OTHERS: Final = block("others", "other seats that have not passed", FEW)
OFFERED: Final = block("offered", "the value of the token offered, by whether the hand is full", TWICE * VALUES)
PLACE: Final = block("place", "tokens on the Sprite board before it (NOC-3.3)", 6)
RECEIVED: Final = block("received", "what the token offered would take, points", WORTHS)
UNUSED: Final = block("unused", "no offer; what the best token would take, points", WORTHS)
KEPT: Final = block("kept", "what the tile taken, kept or copied is worth, points", WORTHS)
KEPT_RANK: Final = block("kept-rank", "tiles to choose from that are worth more", FEW)
KEPT_TILE: Final = block("kept-tile", "its kind, and how much of it the seat has", len(box.KINDS) * STAGES)
BREW_MISSING: Final = block("brew-missing", "symbols that the concoction lacks", 6)
BREW_POINTS: Final = block("brew-points", "points of the concoction, twos", WORTHS)
BREW_RANK: Final = block("brew-rank", "concoctions drawn that promise more", FEW)
LEFT: Final = block("left", "the value of the token left in the forest", VALUES)
OF_CHARACTER: Final = block("character", "the character", box.CHARACTERS)
NAMES: Final[tuple[str, ...]] = tuple(NAMED)
REASONS: Final = dict.fromkeys(("rank-0", "rank-4", "kept-rank-0"), "nocturne-why-top-tile")
"""See `Game.move_reasons`."""


def measure_moves(board: Board, seat: int, codes: list[int], weigher: Weigher) -> None:
    """Tell the weigher the active features of each of these legal moves of a seat."""
    look = Look(board, seat, weigher)
    casts = [code for code in codes if at.CAST <= code < at.OFFER_NONE]
    if casts or at.PASS in codes:
        look.consider(casts)
    worths: list[float] = []
    brews: list[float] = []
    for code in codes:
        tile = tile_of(board, code)
        if tile >= 0:
            worths.append(look.worth(seat, tile))
        elif at.KEEP_CONCOCTION <= code < at.KEEP_TILE:
            brews.append(look.brew(code - at.KEEP_CONCOCTION)[2])
    for place, code in enumerate(codes):
        weigher.at(place)
        weigher.add(KIND + KIND_OF[code])
        tile = tile_of(board, code)
        if code == at.PASS:
            look.add_pass()
        elif code < at.OFFER_NONE:
            look.add_cast(code)
        elif code < at.KEEP_CONCOCTION:
            look.add_offer(code)
        elif code < at.KEEP_TILE:
            missing, points, hope = look.brew(code - at.KEEP_CONCOCTION)
            weigher.add(BREW_MISSING + min(5, missing))
            weigher.add(BREW_POINTS + bucket(points / 2, WORTHS))
            weigher.add(BREW_RANK + more_than(hope, brews))
        elif at.ABILITY_TOKEN <= code < at.ABILITY_TILE:
            weigher.add(LEFT + board.facts.value[code - at.ABILITY_TOKEN])
        elif at.CHARACTER <= code < at.EXCHANGE_NONE:
            weigher.add(OF_CHARACTER + code - at.CHARACTER)
        elif tile >= 0:
            worth = look.worth(seat, tile)
            weigher.add(KEPT + bucket(worth, WORTHS))
            weigher.add(KEPT_RANK + more_than(worth, worths))
            weigher.add(KEPT_TILE + look.sort_of(tile))


def tile_of(board: Board, code: int) -> int:
    """The tile that a move takes, keeps or copies; -1 if it does none of these."""
    return board.tiles[code - at.EXCHANGE_CELL] if at.EXCHANGE_CELL <= code < at.EXCHANGE_TILE else TILE_OF[code]


def bucket(number: float, size: int) -> int:
    """The bucket of a number, one wide."""
    return max(0, min(size - 1, int(number)))


def more_than(worth: float, worths: list[float]) -> int:
    """How many of these are more, up to 3."""
    more = 0
    for other in worths:
        if other > worth + 1e-9:
            more += 1
    return min(FEW - 1, more)


class Look:
    """A table as a seat looks at its moves: what holds for all of them."""

    def __init__(self, board: Board, seat: int, weigher: Weigher) -> None:
        self.board = board
        self.seat: int = seat
        self.weigher = weigher
        self.found: list[Standing] = []
        for other in range(board.players):
            one = Standing(board, other)
            if other != board.opponent:
                count_tiles(board, one)
            self.found.append(one)
        rank_eggs(board, self.found)
        self.own: Standing = self.found[seat]
        self.known: list[list[float]] = [[NONE] * box.TILES for _ in self.found]
        """For each seat what it has already been asked for: the worth of tiles."""
        concoctions(board, self.own, True)
        self.round: int = 0 if board.round == TWILIGHT else 1
        self.opens: int = 0 if board.casts else 1
        more = bits(board.hand[seat]) - bits(board.tile_mask) // board.players
        self.full: int = 1 if more > 0 else 0
        self.plenty: int = PLENTY + self.round * SPARES + bucket(more + SPARES // 2, SPARES)
        self.free: int = board.tile_mask & ~board.cast_mask
        self.wishes: list[float] = [NONE] * CELLS
        """For each cell what `wanted` has already been asked for."""
        self.cells: list[int] = []
        """The cells in reach; by place in this list: what their tiles are worth, and to the opponents."""
        self.worths: list[float] = []
        self.denied: list[float] = []
        self.leading: list[float] = []
        self.best: float = NET_LEAST
        self.rivals: list[Standing] = []
        """The opponents who have not passed."""
        self.tokens: tuple[int, ...] = ()
        """The different tokens that the seat could cast, lowest first."""
        self.rivalry: list[int] = [0] * box.TOKENS
        """For each token how many seats could cast above it."""

    def consider(self, casts: list[int]) -> None:
        """Look at the cells in reach."""
        board = self.board
        facts = board.facts
        self.rivals = [one for one in self.found if one is not self.own and not board.passed >> one.seat & 1]
        mask = token_mask(board.hand[self.seat])
        if board.casts:
            mask &= board.above[facts.value[cast_token(board.casts[-1])]]
        self.tokens = facts.tokens_of(mask)
        for token in self.tokens:
            above = board.above[facts.value[token]]
            able = [one for one in self.rivals if board.hand[one.seat] & above]
            self.rivalry[token] = min(FEW - 1, len(able))
        cell = -1
        for code in casts:
            if (code - at.CAST) // box.TOKENS != cell:
                cell = (code - at.CAST) // box.TOKENS
                self.cells.append(cell)
                self.worths.append(self.worth(self.seat, board.tiles[cell]))
                self.denied.append(self.wanted(cell))
                leads = 0.0
                for near in NEAR[cell]:
                    if self.free >> near & 1:
                        leads = max(leads, self.wanted(near))
                self.leading.append(leads)
            self.best = max(self.best, self.net(code, self.worths[-1]))

    def worth(self, seat: int, tile: int) -> float:
        """What a tile is worth to a seat."""
        known = self.known[seat]
        worth = known[tile]
        if worth == NONE:
            worth = known[tile] = tile_worth(self.board.facts, self.found[seat], tile)
        return worth

    def wanted(self, cell: int) -> float:
        """What the tile of a cell is worth to the opponent who wants it most."""
        most = self.wishes[cell]
        if most == NONE:
            most = 0.0
            for one in self.rivals:
                most = max(most, self.worth(one.seat, self.board.tiles[cell]))
            self.wishes[cell] = most
        return most

    def answers(self, cell: int, token: int) -> int:
        """How many seats could cast above a spell."""
        return self.rivalry[token] if ADJACENT[cell] & self.free else 0

    def net(self, code: int, worth: float) -> float:
        """What a spell promises, less its token."""
        token = (code - at.CAST) % box.TOKENS
        chance = WIN_CHANCE[self.answers((code - at.CAST) // box.TOKENS, token)]
        return chance * (worth - TOKEN_WORTH[self.board.facts.value[token]])

    def add_cast(self, code: int) -> None:
        """Add the features of a cast."""
        board = self.board
        value_of = board.facts.value
        cell = (code - at.CAST) // box.TOKENS
        token = (code - at.CAST) % box.TOKENS
        place = self.cells.index(cell)
        worth = self.worths[place]
        answers = self.answers(cell, token)
        value = value_of[token]
        lower = 0
        while value_of[self.tokens[lower]] < value:
            lower += 1
        add = self.weigher
        add.add(VALUE + (self.round * TWICE + self.full) * VALUES + value)
        add.add(LOWER + self.opens * FEW + min(FEW - 1, lower))
        add.add(WORTH + self.opens * WORTHS + bucket(worth, WORTHS))
        add.add(RANK + self.opens * FEW + more_than(worth, self.worths))
        add.add(RIVALS + self.opens * FEW + answers)
        add.add(NET + self.opens * NETS + bucket(2.0 * (self.net(code, worth) - NET_LEAST), NETS))
        add.add(DENY + bucket(self.denied[place], WORTHS))
        add.add(LEADS + bucket(self.leading[place], WORTHS))
        add.add(TILE + self.sort_of(board.tiles[cell]))
        add.add(AREA + self.round * FEW + min(FEW - 1, bits(ADJACENT[cell] & board.control[self.seat])))
        if lower and not answers and not self.answers(cell, self.tokens[lower - 1]):
            add.add(WASTED)
        if token == self.tokens[-1]:
            add.add(STRONGEST + self.round)

    def add_pass(self) -> None:
        """Add the features of a pass."""
        board = self.board
        self.weigher.add(FORGO + self.opens * NETS + bucket(2.0 * (self.best - NET_LEAST), NETS))
        self.weigher.add(OTHERS + min(FEW - 1, len(self.rivals)))
        if board.casts:
            top = board.casts[-1]
            tile = board.tiles[cell_of(top)]
            self.weigher.add(LET + bucket(self.worth(caster_of(top), tile), WORTHS))
            self.weigher.add(MISS + bucket(self.worth(self.seat, tile), WORTHS))
        self.weigher.add(self.plenty)

    def add_offer(self, code: int) -> None:
        """Add the features of offering a token; of two, those of the higher one."""
        board = self.board
        worths = [self.worth(self.seat, tile) for tile in board.sprite_tiles] + [0.0] * len(board.sprite) + [0.0]
        worths.sort(reverse=True)
        if code == at.OFFER_NONE:
            self.weigher.add(self.plenty)
            self.weigher.add(UNUSED + bucket(worths[0], WORTHS))
            return
        token = code - at.OFFER if code < at.OFFER_TWO else at.split_offer(code)[0]
        place = higher_or_equal(board, token)
        self.weigher.add(OFFERED + self.full * VALUES + board.facts.value[token])
        self.weigher.add(PLACE + min(5, place))
        self.weigher.add(RECEIVED + bucket(worths[place], WORTHS))

    def sort_of(self, tile: int) -> int:
        """The kind of a tile, and how much of it the seat has."""
        facts = self.board.facts
        own = self.own
        kind = facts.tile_kind[tile]
        if kind == box.SKULL:
            stage = own.skulls
        elif kind == box.FEATHER:
            stage = own.feathers
        elif kind == box.MUSHROOM:
            stage = min(3, own.tripti) if facts.tile_species[tile] == box.TRIPTI else 4 + min(3, own.duode)
        elif kind == box.HERB:
            has = own.letters >> HERB_BITS * facts.tile_herb[tile] & (1 << HERB_BITS) - 1
            stage = min(3, own.herb_kinds) + (4 if has else 0)
        elif kind == box.EGG:
            stage = max(0, own.eggs - own.rival_eggs + 3)
        else:
            stage = own.tiles // 3
        return kind * STAGES + min(STAGES - 1, stage)

    def brew(self, card: int) -> tuple[int, int, float]:
        """The symbols that a concoction lacks, its points and what it promises."""
        facts = self.board.facts
        need = facts.both_levels[card]
        wanted, missing = lacking(need, 0), lacking(need, self.own.supply)
        points = max(facts.points1[card], facts.points2[card])
        return missing, points, points * float(wanted - missing) / max(1, wanted)
