"""The features of moves for a learned policy: what a move costs, wins, denies and leaves open, by what its seat knows.

A feature is active or not; `NAMES` lists them, block by block. Points are those of `worths`.
"""

from math import prod
from typing import Final

from noctuary.games.nocturne.judgement.prospects import tile_worth
from noctuary.games.nocturne.judgement.standing import Standing, concoctions, count_tiles, lacking, rank_eggs
from noctuary.games.nocturne.judgement.worths import TOKEN_WORTH, WIN_CHANCE
from noctuary.games.nocturne.rules.basis import actions as at
from noctuary.games.nocturne.rules.basis import facts as box
from noctuary.games.nocturne.rules.basis.areas import ADJACENT, bits, cells_of
from noctuary.games.nocturne.rules.basis.board import TWILIGHT, Board, cast_token, caster_of, cell_of, token_mask
from noctuary.games.nocturne.rules.basis.collection import HERB_BITS
from noctuary.games.nocturne.rules.turns.sprites import higher_or_equal

ROUND: Final = 2
OPENS: Final = 2
"""Whether there is no spell yet in this phase."""
FULL: Final = 2
"""Whether the seat has more tokens than its share of the tiles that are left."""
VALUES: Final = 9
WORTHS: Final = 10
"""Points, rounded down."""
NETS: Final = 18
NET_LEAST: Final = -2.0
"""Half points, from NET_LEAST."""
FEW: Final = 4
"""0, 1, 2, and 3 or more."""
SPARES: Final = 9
HAVING: Final = 8
NONE: Final = -1.0
"""The worth of a tile that has not been asked for."""
NEAR: Final = [cells_of(cells) for cells in ADJACENT]
"""The neighbours of each cell."""


ACTIONS: Final = at.actions_of(tuple(box.standard().token_ids))
THINGS: Final = [ACTIONS.references(code) for code in range(at.SIZE)]
SORTS: Final = [
    (text.partition(" ")[0] if things else text, *[thing.kind for thing in things])
    for text, things in zip(ACTIONS.texts, THINGS, strict=True)
]
"""For each move its verb and the kinds of things that it refers to."""
LISTED: Final = list(dict.fromkeys(SORTS))
KIND_OF: Final = [LISTED.index(sort) for sort in SORTS]
"""The kind of each move; further copies of tiles (NOC-6.2) are like the first."""
TILE_OF: Final = [
    box.standard().tile_ids.index(things[0].id.partition("#")[0]) if sort[1:] == ("tile",) else -1
    for sort, things in zip(SORTS, THINGS, strict=True)
]
"""For each move the tile that it names, or -1."""
NAMED: Final[list[str]] = []


def block(name: str, meaning: str, *sizes: int) -> int:
    """Declare features for all combinations of some classes; return the place of the first."""
    size = prod(sizes)
    NAMED.extend([f"{name}-{place}" for place in range(size)] if size > 1 else [name])
    return len(NAMED) - size


KIND: Final = block("kind", "the kind of the move (NOC-2.3)", len(LISTED))
VALUE: Final = block("value", "the value of the token (NOC-1.1)", ROUND, FULL, VALUES)
LOWER: Final = block("lower", "lower tokens of the seat that could be cast there (NOC-2.3)", OPENS, FEW)
WORTH: Final = block("worth", "what the tile is worth to the seat (NOC-2.5)", OPENS, WORTHS)
RANK: Final = block("rank", "tiles in reach that are worth more (NOC-2.5)", OPENS, FEW)
RIVALS: Final = block("rivals", "seats that could cast above it; 0: it wins at once (NOC-2.6)", OPENS, FEW)
NET: Final = block("net", "what the spell promises, less its token (NOC-2.5)", OPENS, NETS)
WASTED: Final = block("wasted", "a lower token would win at once, too (NOC-2.6)")
DENY: Final = block("deny", "what the tile is worth to the opponent who wants it most (NOC-2.5)", WORTHS)
LEADS: Final = block("leads", "the most that an opponent could win by casting next to it (NOC-2.3)", WORTHS)
TILE: Final = block("tile", "its kind, and how much of it the seat has (NOC-8.1–8.6)", len(box.KINDS), HAVING)
AREA: Final = block("area", "own control tokens next to the tile (NOC-5.1)", ROUND, FEW)
STRONGEST: Final = block("strongest", "the seat's highest token (NOC-1.1)", ROUND)
FORGO: Final = block("forgo", "what the best cast would promise, less its token (NOC-2.4)", OPENS, NETS)
LET: Final = block("let", "what the highest spell would win for its caster (NOC-2.4)", WORTHS)
MISS: Final = block("miss", "what that tile is worth to the seat (NOC-2.4)", WORTHS)
PLENTY: Final = block("plenty", "tokens in hand less tiles left for each player, from -4 to 4 (NOC-8.9)", ROUND, SPARES)
OTHERS: Final = block("others", "other seats that have not passed (NOC-2.4)", FEW)
OFFERED: Final = block("offered", "the value of the token offered (NOC-3.1)", FULL, VALUES)
PLACE: Final = block("place", "tokens on the Sprite board before it (NOC-3.3)", 6)
RECEIVED: Final = block("received", "what the token offered would take (NOC-6.2)", WORTHS)
UNUSED: Final = block("unused", "no offer; what the best token would take (NOC-3.1)", WORTHS)
KEPT: Final = block("kept", "what the tile taken, kept or copied is worth (NOC-4.2, 6.2, 7.2)", WORTHS)
KEPT_RANK: Final = block("kept-rank", "tiles to choose from that are worth more (NOC-4.2, 6.2, 7.2)", FEW)
KEPT_TILE: Final = block("kept-tile", "as with `tile` (NOC-8.1–8.6)", len(box.KINDS), HAVING)
BREW_MISSING: Final = block("brew-missing", "symbols that the concoction lacks (NOC-8.7)", 6)
BREW_POINTS: Final = block("brew-points", "half its points (NOC-8.7)", WORTHS)
BREW_RANK: Final = block("brew-rank", "concoctions drawn that promise more (NOC-4.1)", FEW)
LEFT: Final = block("left", "the value of the token left in the forest (NOC-9.2)", VALUES)
OF_CHARACTER: Final = block("character", "the character (NOC-1.4)", box.CHARACTERS)
NAMES: Final[tuple[str, ...]] = tuple(NAMED)
REASONS: Final = dict.fromkeys(("rank-0", "rank-4", "kept-rank-0"), "nocturne-why-top-tile")
"""See `Game.move_reasons`."""


def weigh_moves(board: Board, seat: int, codes: list[int], weights: list[float]) -> list[float]:
    """The sum of the weights of the active features of each of these legal moves of a seat."""
    look = Look(board, seat, codes, weights)
    return [look.weigh(code) for code in codes]


def tile_of(board: Board, code: int) -> int:
    """The tile that a move takes, keeps or copies; -1 if it does none of these."""
    return board.tiles[code - at.EXCHANGE_CELL] if at.EXCHANGE_CELL <= code < at.EXCHANGE_TILE else TILE_OF[code]


def bucket(number: float, size: int) -> int:
    """The bucket of a number, one wide."""
    return max(0, min(size - 1, int(number)))


class Look:
    """A table as a seat looks at its moves: what holds for all of them."""

    def __init__(self, board: Board, seat: int, codes: list[int], weights: list[float]) -> None:
        self.board = board
        self.weights = weights
        self.seat: int = seat
        self.found: list[Standing] = [Standing(board, other) for other in range(board.players)]
        for one in self.found:
            if one.seat != board.opponent:
                count_tiles(board, one)
        rank_eggs(board, self.found)
        self.own: Standing = self.found[seat]
        concoctions(board, self.own, True)
        eggs = max(0, self.own.eggs - self.own.rival_eggs + 3)
        self.stages: dict[int, int] = {box.SKULL: self.own.skulls, box.FEATHER: self.own.feathers, box.EGG: eggs}
        away = board.passed | 1 << seat
        self.rivals: list[Standing] = [one for one in self.found if not away >> one.seat & 1]
        """The opponents who have not passed."""
        self.round: int = 0 if board.round == TWILIGHT else 1
        self.opens: int = 0 if board.casts else 1
        more = bits(board.hand[seat]) - bits(board.tile_mask) // board.players
        self.full: int = 1 if more > 0 else 0
        self.plenty: int = PLENTY + self.round * SPARES + bucket(more + SPARES // 2, SPARES)
        self.free: int = board.tile_mask & ~board.cast_mask
        self.known: list[float] = [NONE] * (box.TILES * (board.players + 1))
        """What `worth` has already been asked for."""
        mask = token_mask(board.hand[seat])
        if board.casts:
            mask &= board.above[board.facts.value[cast_token(board.casts[-1])]]
        self.tokens: tuple[int, ...] = board.facts.tokens_of(mask)
        """The different tokens that the seat could cast, lowest first."""
        self.rivalry: list[int] = [0] * box.TOKENS
        """For each of them how many seats could cast above it."""
        for token in self.tokens:
            above = board.above[board.facts.value[token]]
            self.rivalry[token] = min(FEW - 1, len([one for one in self.rivals if board.hand[one.seat] & above]))
        self.worths: list[float] = []
        """What the things to choose from are worth: tiles, or concoctions."""
        self.cell: int = -1
        self.spot: float = 0.0
        """The weight of all casts on this cell."""
        self.best: float = NET_LEAST
        last = -1
        for code in codes:
            if at.CAST <= code < at.OFFER_NONE:
                cell = (code - at.CAST) // box.TOKENS
                worth = self.worth(seat, board.tiles[cell])
                self.best = max(self.best, self.net(cell, (code - at.CAST) % box.TOKENS, worth))
                if cell != last:
                    self.worths.append(worth)
                last = cell
            elif at.KEEP_CONCOCTION <= code < at.KEEP_TILE:
                self.worths.append(self.brew(code - at.KEEP_CONCOCTION)[2])
            elif tile_of(board, code) >= 0:
                self.worths.append(self.worth(seat, tile_of(board, code)))

    def worth(self, seat: int, tile: int) -> float:
        """What a tile is worth to a seat; if this is the number of seats, to the opponent who wants it most."""
        place = seat * box.TILES + tile
        worth = self.known[place]
        if worth == NONE:
            if seat < self.board.players:
                worth = tile_worth(self.board.facts, self.found[seat], tile)
            else:
                worth = 0.0
                for one in self.rivals:
                    worth = max(worth, self.worth(one.seat, tile))
            self.known[place] = worth
        return worth

    def rank(self, worth: float) -> int:
        """How many of the things to choose from are worth more, up to 3."""
        more = 0
        for other in self.worths:
            if other > worth + 1e-9:
                more += 1
        return min(FEW - 1, more)

    def answers(self, cell: int, token: int) -> int:
        """How many seats could cast above a spell."""
        return self.rivalry[token] if ADJACENT[cell] & self.free else 0

    def net(self, cell: int, token: int, worth: float) -> float:
        """What a spell on a tile with this worth promises, less its token."""
        return WIN_CHANCE[self.answers(cell, token)] * (worth - TOKEN_WORTH[self.board.facts.value[token]])

    def weigh(self, code: int) -> float:
        """The weight of a move."""
        board, weights = self.board, self.weights
        total = weights[KIND + KIND_OF[code]]
        tile = tile_of(board, code)
        if code == at.PASS:
            total += weights[FORGO + self.opens * NETS + bucket(2.0 * (self.best - NET_LEAST), NETS)]
            total += weights[self.plenty] + weights[OTHERS + min(FEW - 1, len(self.rivals))]
            if board.casts:
                top = board.casts[-1]
                let = board.tiles[cell_of(top)]
                total += weights[LET + bucket(self.worth(caster_of(top), let), WORTHS)]
                total += weights[MISS + bucket(self.worth(self.seat, let), WORTHS)]
        elif code < at.OFFER_NONE:
            total += self.cast((code - at.CAST) // box.TOKENS, (code - at.CAST) % box.TOKENS)
        elif code < at.KEEP_CONCOCTION:
            total += self.offer(code)
        elif code < at.KEEP_TILE:
            missing, points, hope = self.brew(code - at.KEEP_CONCOCTION)
            total += weights[BREW_MISSING + min(5, missing)] + weights[BREW_POINTS + bucket(points / 2, WORTHS)]
            total += weights[BREW_RANK + self.rank(hope)]
        elif at.ABILITY_TOKEN <= code < at.ABILITY_TILE:
            total += weights[LEFT + board.facts.value[code - at.ABILITY_TOKEN]]
        elif at.CHARACTER <= code < at.EXCHANGE_NONE:
            total += weights[OF_CHARACTER + code - at.CHARACTER]
        elif tile >= 0:
            worth = self.worth(self.seat, tile)
            total += weights[KEPT + bucket(worth, WORTHS)] + weights[KEPT_RANK + self.rank(worth)]
            total += weights[KEPT_TILE + self.having(tile)]
        return total

    def cast(self, cell: int, token: int) -> float:
        """The weight of a cast."""
        board, weights = self.board, self.weights
        tile = board.tiles[cell]
        worth = self.worth(self.seat, tile)
        if cell != self.cell:
            leads = 0.0
            for near in NEAR[cell]:
                if self.free >> near & 1:
                    leads = max(leads, self.worth(board.players, board.tiles[near]))
            near_own = min(FEW - 1, bits(ADJACENT[cell] & board.control[self.seat]))
            total = weights[WORTH + self.opens * WORTHS + bucket(worth, WORTHS)]
            total += weights[RANK + self.opens * FEW + self.rank(worth)] + weights[LEADS + bucket(leads, WORTHS)]
            total += weights[DENY + bucket(self.worth(board.players, tile), WORTHS)]
            self.cell = cell
            self.spot = total + weights[TILE + self.having(tile)] + weights[AREA + self.round * FEW + near_own]
        answers = self.answers(cell, token)
        value_of = board.facts.value
        value = value_of[token]
        lower = 0
        while value_of[self.tokens[lower]] < value:
            lower += 1
        total = self.spot + weights[VALUE + (self.round * FULL + self.full) * VALUES + value]
        total += weights[LOWER + self.opens * FEW + min(FEW - 1, lower)] + weights[RIVALS + self.opens * FEW + answers]
        net = self.net(cell, token, worth)
        total += weights[NET + self.opens * NETS + bucket(2.0 * (net - NET_LEAST), NETS)]
        if lower and not answers and not self.answers(cell, self.tokens[lower - 1]):
            total += weights[WASTED]
        return total + weights[STRONGEST + self.round] if token == self.tokens[-1] else total

    def offer(self, code: int) -> float:
        """The weight of offering a token; for two, that of the higher one."""
        board, weights = self.board, self.weights
        tiles = [self.worth(self.seat, tile) for tile in board.sprite_tiles]
        worths = sorted(tiles + [0.0] * (len(board.sprite) + 1), reverse=True)
        if code == at.OFFER_NONE:
            return weights[self.plenty] + weights[UNUSED + bucket(worths[0], WORTHS)]
        token = code - at.OFFER if code < at.OFFER_TWO else at.split_offer(code)[0]
        place = higher_or_equal(board, token)
        total = weights[OFFERED + self.full * VALUES + board.facts.value[token]] + weights[PLACE + min(5, place)]
        return total + weights[RECEIVED + bucket(worths[place], WORTHS)]

    def having(self, tile: int) -> int:
        """The kind of a tile, and how much of it the seat has."""
        facts, own = self.board.facts, self.own
        kind = facts.tile_kind[tile]
        stage = self.stages.get(kind, own.tiles // 3)
        if kind == box.MUSHROOM:
            stage = min(3, own.tripti) if facts.tile_species[tile] == box.TRIPTI else 4 + min(3, own.duode)
        elif kind == box.HERB:
            has = own.letters >> HERB_BITS * facts.tile_herb[tile] & (1 << HERB_BITS) - 1
            stage = min(3, own.herb_kinds) + (4 if has else 0)
        return kind * HAVING + min(HAVING - 1, stage)

    def brew(self, card: int) -> tuple[int, int, float]:
        """The symbols that a concoction lacks, its points and what it promises."""
        facts = self.board.facts
        need = facts.both_levels[card]
        wanted, missing = lacking(need, 0), lacking(need, self.own.supply)
        points = max(facts.points1[card], facts.points2[card])
        return missing, points, points * float(wanted - missing) / max(1, wanted)
