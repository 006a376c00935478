"""Tables of Nightfall that no game can reach."""

from tests.breadth import Figures, Seeds
from tests.nightfall.trial import play_made_up


def test_made_up_tables_are_played_to_the_end(seeds: Seeds, figures: Figures) -> None:
    for seed in seeds(12):
        play_made_up(seed)
        figures["games from made-up tables"] += 1
