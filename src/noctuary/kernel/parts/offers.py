"""What a game may have beyond its moves (`Game.offers`); programs and tests ask for these, never for a game by name."""

from typing import Final

CORRECTIONS: Final = "corrections"
REFERENCE: Final = "reference"
CAMPAIGN: Final = "campaign"
STANDING_ORDERS: Final = "standing orders"
LESSONS: Final = "lessons"
PUZZLES: Final = "puzzles"
LEARNED_VALUE: Final = "learned value"
REASONS: Final = "reasons"
STYLES: Final = "styles"
MEASURES: Final = "measures"
RULEBOOK: Final = "rulebook"
SOLO: Final = "solo"
VECTORS: Final = "vectors"
PHASES: Final = "phases"
