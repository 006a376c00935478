"""The features of moves for a learned policy: what a move costs, wins, denies and leaves open, by what its seat knows.

A feature is active or not; `NAMES` lists them, block by block. Points are those of `worths`.
"""

from typing import Final

from noctuary.games.nocturne.judgement.prospects import tile_worth
from noctuary.games.nocturne.judgement.standing import FIELD, Standing, concoctions, count_tiles, rank_eggs
from noctuary.games.nocturne.judgement.worths import TOKEN_WORTH, WIN_CHANCE
from noctuary.games.nocturne.rules.basis import actions as at
from noctuary.games.nocturne.rules.basis.areas import ADJACENT, bits
from noctuary.games.nocturne.rules.basis.board import TWILIGHT, Board, cast_token, caster_of, cell_of, token_mask
from noctuary.games.nocturne.rules.basis.collection import HERB_BITS
from noctuary.games.nocturne.rules.basis.facts import (
    CHARACTERS,
    EGG,
    FEATHER,
    HERB,
    KINDS,
    MUSHROOM,
    SKULL,
    SYMBOL_BITS,
    TILES,
    TOKENS,
    TRIPTI,
    standard,
)
from noctuary.games.nocturne.rules.turns.sprites import higher_or_equal
from noctuary.kernel.parts.weighing import Weigher

ROUNDS: Final = 2
FULL: Final = 2
"""Whether a seat has more tokens than its share of the tiles that are left."""
STAGES: Final = 8
PLACES: Final = 6
OPENS: Final = 2
VALUES: Final = 9
WORTHS: Final = 10
NETS: Final = 18
"""Buckets of half a point, from NET_LEAST."""
NET_LEAST: Final = -2.0
FEW: Final = 4
"""0, 1, 2, and 3 or more."""
NONE: Final = -1.0
"""The worth of a tile that has not been asked for."""
SPARES: Final = 9
"""Buckets from -4 to 4."""
MIDDLE: Final = SPARES // 2


def sort_of(code: int) -> tuple[str, ...]:
    """The verb of a move and the kinds of things that it refers to."""
    text, things = ACTIONS.texts[code], ACTIONS.references(code)
    return (text.partition(" ")[0] if things else text, *[thing.kind for thing in things])


ACTIONS: Final = at.actions_of(tuple(standard().token_ids))
SORTS: Final = [sort_of(code) for code in range(at.SIZE)]
LISTED: Final = list(dict.fromkeys(SORTS))
KIND_OF: Final = [LISTED.index(sort) for sort in SORTS]
"""The kind of each move; further copies of tiles (NOC-6.2) are like the first."""
TILE_OF: Final = [
    standard().tile_ids.index(ACTIONS.references(code)[0].id.partition("#")[0]) if sort[1:] == ("tile",) else -1
    for code, sort in enumerate(SORTS)
]
"""For each move the tile that it names, or -1."""
BLOCKS: Final[list[tuple[str, str]]] = []
"""The blocks of features: name and meaning."""
NAMED: Final[list[str]] = []


def block(name: str, meaning: str, size: int) -> int:
    """Declare a block of features. Returns the place of the first."""
    first = len(NAMED)
    BLOCKS.append((name, meaning))
    NAMED.extend([f"{name}-{place}" for place in range(size)] if size > 1 else [name])
    return first


KIND: Final = block("kind", "the kind of the move", len(LISTED))
VALUE: Final = block("value", "the value of the token, by round, and whether the hand is full", ROUNDS * FULL * VALUES)
LOWER: Final = block("lower", "lower tokens of the seat that could be cast there, by whether it opens", OPENS * FEW)
WORTH: Final = block("worth", "what the tile is worth to the seat, points, by whether it opens", OPENS * WORTHS)
RANK: Final = block("rank", "tiles in reach that are worth more, by whether it opens", OPENS * FEW)
RIVALS: Final = block("rivals", "seats that could cast above it; 0: it wins at once (NOC-2.6)", OPENS * FEW)
NET: Final = block("net", "what the spell promises, less its token, half points", OPENS * NETS)
WASTED: Final = block("wasted", "1: a lower token would win at once, too", 1)
DENY: Final = block("deny", "what the tile is worth to the opponent who wants it most, points", WORTHS)
LEADS: Final = block("leads", "the most that an opponent could win by casting next to it, points", WORTHS)
TILE: Final = block("tile", "the kind of the tile, and how much of it the seat has", len(KINDS) * STAGES)
AREA: Final = block("area", "own control tokens next to the tile, by round", ROUNDS * FEW)
STRONGEST: Final = block("strongest", "1: the seat's highest token, by round", ROUNDS)
FORGO: Final = block(
    "forgo", "what the best cast would promise, less its token, half points, by whether the seat opens", OPENS * NETS
)
LET: Final = block("let", "what the highest spell would win for its caster, points", WORTHS)
MISS: Final = block("miss", "what that tile is worth to the seat, points", WORTHS)
PLENTY: Final = block("plenty", "tokens in hand less tiles left for each player, by round", ROUNDS * SPARES)
OTHERS: Final = block("others", "other seats that have not passed", FEW)
OFFERED: Final = block("offered", "the value of the token offered, by whether the hand is full", FULL * VALUES)
PLACE: Final = block("place", "tokens on the Sprite board before it (NOC-3.3)", PLACES)
RECEIVED: Final = block("received", "what the token offered would take, points", WORTHS)
UNUSED: Final = block("unused", "no offer; what the best token would take, points", WORTHS)
KEPT: Final = block("kept", "what the tile taken, kept or copied is worth, points", WORTHS)
KEPT_RANK: Final = block("kept-rank", "tiles to choose from that are worth more", FEW)
KEPT_TILE: Final = block("kept-tile", "its kind, and how much of it the seat has", len(KINDS) * STAGES)
BREW_MISSING: Final = block("brew-missing", "symbols that the concoction lacks", 6)
BREW_POINTS: Final = block("brew-points", "points of the concoction, twos", WORTHS)
BREW_RANK: Final = block("brew-rank", "concoctions drawn that promise more", FEW)
LEFT: Final = block("left", "the value of the token left in the forest", VALUES)
OF_CHARACTER: Final = block("character", "the character", CHARACTERS)
NAMES: Final[tuple[str, ...]] = tuple(NAMED)


def measure_moves(board: Board, seat: int, codes: list[int], weigher: Weigher) -> None:
    """Tell the weigher the active features of each of these legal moves of a seat."""
    look = Look(board, seat, weigher)
    facts = board.facts
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
        if code == at.PASS:
            look.add_pass()
        elif code < at.OFFER_NONE:
            look.add_cast(code)
        elif code < at.KEEP_CONCOCTION:
            look.add_offer(code)
        elif code < at.KEEP_TILE:
            missing, points, hope = look.brew(code - at.KEEP_CONCOCTION)
            weigher.add(BREW_MISSING + min(5, missing))
            weigher.add(BREW_POINTS + min(WORTHS - 1, points // 2))
            weigher.add(BREW_RANK + more_than(hope, brews))
        elif at.ABILITY_TOKEN <= code < at.ABILITY_TILE:
            weigher.add(LEFT + facts.value[code - at.ABILITY_TOKEN])
        elif at.CHARACTER <= code < at.EXCHANGE_NONE:
            weigher.add(OF_CHARACTER + code - at.CHARACTER)
        else:
            tile = tile_of(board, code)
            if tile >= 0:
                worth = look.worth(seat, tile)
                weigher.add(KEPT + bucket(worth))
                weigher.add(KEPT_RANK + more_than(worth, worths))
                weigher.add(KEPT_TILE + look.sort_of(tile))


def tile_of(board: Board, code: int) -> int:
    """The tile that a move takes, keeps or copies; -1 if it does none of these."""
    if at.EXCHANGE_CELL <= code < at.EXCHANGE_TILE:
        return board.tiles[code - at.EXCHANGE_CELL]
    return TILE_OF[code]


def bucket(points: float) -> int:
    """The bucket of points, one point wide."""
    return max(0, min(WORTHS - 1, int(points)))


def spare(number: int) -> int:
    """The bucket of a number from -4 to 4."""
    return max(0, min(SPARES - 1, number + MIDDLE))


def net_bucket(points: float) -> int:
    """The bucket of what a spell promises, half a point wide."""
    return max(0, min(NETS - 1, int(2.0 * (points - NET_LEAST))))


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
        self.known: list[list[float]] = [[NONE] * TILES for _ in self.found]
        """For each seat what it has already been asked for: the worth of tiles."""
        concoctions(board, self.own, True)
        self.round: int = 0 if board.round == TWILIGHT else 1
        self.opens: int = 0 if board.casts else 1
        self.more: int = bits(board.hand[seat]) - bits(board.tile_mask) // board.players
        """Tokens in hand less the seat's share of the tiles that are left."""
        self.full: int = 1 if self.more > 0 else 0
        self.free: int = board.tile_mask & ~board.cast_mask
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
        self.rivalry: list[int] = [0] * TOKENS
        """For each token how many seats could cast above it."""

    def consider(self, casts: list[int]) -> None:
        """Look at the cells in reach."""
        board = self.board
        facts = board.facts
        for one in self.found:
            if one is not self.own and not board.passed >> one.seat & 1:
                self.rivals.append(one)
        if not casts:
            return
        mask = token_mask(board.hand[self.seat])
        if board.casts:
            mask &= board.above[facts.value[cast_token(board.casts[-1])]]
        self.tokens = facts.tokens_of(mask)
        for token in self.tokens:
            above = board.above[facts.value[token]]
            for one in self.rivals:
                if board.hand[one.seat] & above:
                    self.rivalry[token] = min(FEW - 1, self.rivalry[token] + 1)
        cell = -1
        worth = 0.0
        for code in casts:
            if (code - at.CAST) // TOKENS != cell:
                cell = (code - at.CAST) // TOKENS
                worth = self.worth(self.seat, board.tiles[cell])
                self.cells.append(cell)
                self.worths.append(worth)
                most = leads = 0.0
                around = ADJACENT[cell] & self.free
                for one in self.rivals:
                    most = max(most, self.worth(one.seat, board.tiles[cell]))
                    rest = around
                    near = 0
                    while rest:
                        if rest & 1:
                            leads = max(leads, self.worth(one.seat, board.tiles[near]))
                        rest >>= 1
                        near += 1
                self.denied.append(most)
                self.leading.append(leads)
            self.best = max(self.best, self.net(code, worth))

    def worth(self, seat: int, tile: int) -> float:
        """What a tile is worth to a seat."""
        known = self.known[seat]
        worth = known[tile]
        if worth == NONE:
            worth = known[tile] = tile_worth(self.board.facts, self.found[seat], tile)
        return worth

    def answers(self, cell: int, token: int) -> int:
        """How many seats could cast above a spell."""
        return self.rivalry[token] if ADJACENT[cell] & self.free else 0

    def net(self, code: int, worth: float) -> float:
        """What a spell promises, less its token."""
        token = (code - at.CAST) % TOKENS
        chance = WIN_CHANCE[self.answers((code - at.CAST) // TOKENS, token)]
        return chance * (worth - TOKEN_WORTH[self.board.facts.value[token]])

    def add_cast(self, code: int) -> None:
        """Add the features of a cast."""
        board = self.board
        facts = board.facts
        cell = (code - at.CAST) // TOKENS
        token = (code - at.CAST) % TOKENS
        value = facts.value[token]
        place = self.cells.index(cell)
        worth = self.worths[place]
        answers = self.answers(cell, token)
        lower = 0
        wasted = False
        for other in self.tokens:
            if facts.value[other] < value:
                lower += 1
                if not answers and not self.answers(cell, other):
                    wasted = True
        add = self.weigher
        add.add(VALUE + (self.round * FULL + self.full) * VALUES + value)
        add.add(LOWER + self.opens * FEW + min(FEW - 1, lower))
        add.add(WORTH + self.opens * WORTHS + bucket(worth))
        add.add(RANK + self.opens * FEW + more_than(worth, self.worths))
        add.add(RIVALS + self.opens * FEW + answers)
        add.add(NET + self.opens * NETS + net_bucket(self.net(code, worth)))
        add.add(DENY + bucket(self.denied[place]))
        add.add(LEADS + bucket(self.leading[place]))
        add.add(TILE + self.sort_of(board.tiles[cell]))
        add.add(AREA + self.round * FEW + min(FEW - 1, bits(ADJACENT[cell] & board.control[self.seat])))
        if wasted:
            add.add(WASTED)
        if token == self.tokens[-1]:
            add.add(STRONGEST + self.round)

    def add_pass(self) -> None:
        """Add the features of a pass."""
        board = self.board
        self.weigher.add(FORGO + self.opens * NETS + net_bucket(self.best))
        self.weigher.add(OTHERS + min(FEW - 1, len(self.rivals)))
        if board.casts:
            top = board.casts[-1]
            tile = board.tiles[cell_of(top)]
            self.weigher.add(LET + bucket(self.worth(caster_of(top), tile)))
            self.weigher.add(MISS + bucket(self.worth(self.seat, tile)))
        self.weigher.add(PLENTY + self.round * SPARES + spare(self.more))

    def add_offer(self, code: int) -> None:
        """Add the features of offering a token; of two, those of the higher one."""
        board = self.board
        worths = [self.worth(self.seat, tile) for tile in board.sprite_tiles]
        worths.sort(reverse=True)
        if code == at.OFFER_NONE:
            self.weigher.add(PLENTY + self.round * SPARES + spare(self.more))
            self.weigher.add(UNUSED + bucket(worths[0] if worths else 0.0))
            return
        token = code - at.OFFER if code < at.OFFER_TWO else at.split_offer(code)[0]
        place = higher_or_equal(board, token)
        self.weigher.add(OFFERED + self.full * VALUES + board.facts.value[token])
        self.weigher.add(PLACE + min(PLACES - 1, place))
        self.weigher.add(RECEIVED + bucket(worths[place] if place < len(worths) else 0.0))

    def sort_of(self, tile: int) -> int:
        """The kind of a tile, and how much of it the seat has."""
        facts = self.board.facts
        own = self.own
        kind = facts.tile_kind[tile]
        if kind == SKULL:
            stage = own.skulls
        elif kind == FEATHER:
            stage = own.feathers
        elif kind == MUSHROOM:
            stage = min(3, own.tripti) if facts.tile_species[tile] == TRIPTI else 4 + min(3, own.duode)
        elif kind == HERB:
            has = own.letters >> HERB_BITS * facts.tile_herb[tile] & (1 << HERB_BITS) - 1
            stage = min(3, own.herb_kinds) + (4 if has else 0)
        elif kind == EGG:
            stage = max(0, own.eggs - own.rival_eggs + 3)
        else:
            stage = own.tiles // 3
        return kind * STAGES + min(STAGES - 1, stage)

    def brew(self, card: int) -> tuple[int, int, float]:
        """The symbols that a concoction lacks, its points and what it promises."""
        facts = self.board.facts
        need = facts.both_levels[card]
        wanted = missing = 0
        field = 0
        while field < 5 * SYMBOL_BITS:
            asked = need >> field & FIELD
            wanted += asked
            missing += max(0, asked - (self.own.supply >> field & FIELD))
            field += SYMBOL_BITS
        points = max(facts.points1[card], facts.points2[card])
        return missing, points, points * float(wanted - missing) / max(1, wanted)
