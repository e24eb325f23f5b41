"""What nobody watches takes shorter ways through the rules and comes to the same."""

import pytest

from cardwright.engine.fingerprint import fingerprint
from cardwright.engine.rng import seeded
from cardwright.games.dojo import entry

DECKS = [deck.cards for deck in entry.decks()]
OPTIONS: list[dict[str, str]] = [
    {},
    {"perfect_match": "printed", "defence_bonus": "per_attack", "perfect_reward": "energy", "power_up": "up_to"},
    {"power_up": "mandatory", "drill_uses": "once_per_round", "energy_formula": "rating_only"},
]


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("seed", range(12))
def test_a_game_without_a_log_is_the_same_game(seed: int, options: dict[str, str]) -> None:
    chance = seeded(seed)
    told = entry.start([DECKS[seed % 6], DECKS[(seed + 1 + seed // 6) % 6]], options, seed)
    silent = told.clone()

    while told.decision is not None:
        assert silent.keys() == told.keys()
        index = chance.below(len(told.decision.options))
        told.choose(index)
        silent.choose(index)
        assert fingerprint(silent) == fingerprint(told)

    assert (silent.outcome, silent.reason) == (told.outcome, told.reason)
