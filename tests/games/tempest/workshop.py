"""Scenes of Tempest, and plain cards that only the tests need."""

import tempfile
from functools import cache
from pathlib import Path

from cardwright.effects.cards import load_pool
from cardwright.engine.game import Game
from cardwright.engine.ids import SEAT_NAMES
from cardwright.games.tempest import TempestEntry, entry
from cardwright.games.tempest.game import Tempest
from cardwright.testing import Scene, given

BODIES = {
    "Ox": (5, 2, 2),
    "Fox": (2, 2, 3),
    "Wolf": (3, 2, 2),
    "Imp": (4, 1, 2),
    "Hare": (2, 1, 3),
    "Swift": (4, 3, 3),
    "Slow": (3, 5, 2),
    "Even": (2, 2, 2),
    "Odd": (2, 3, 2),
    "Xan": (5, 1, 2),
    "Yan": (4, 2, 2),
    "Wall": (7, 0, 1),
    "Dam": (6, 0, 2),
    "Colt": (2, 1, 3),
    "Troll": (9, 4, 2),
}
TRAITS = {
    "Pup": ((1, 1, 2), "When this is killed, draw a card."),
    "Mourner": ((3, 1, 2), "Whenever another ally creature dies, this gets +1 Atk."),
    "Second Mourner": ((3, 1, 2), "Whenever another ally creature dies, this gets +1 Atk."),
    "Crow": ((3, 1, 2), "Whenever a creature dies, draw a card."),
    "Herald": ((3, 1, 2), "When this enters the field, deal 2 damage to target enemy creature."),
    "Scout": ((3, 1, 2), "When this enters the field, deal 2 damage to up to 1 target enemy creature."),
    "Burner": ((3, 3, 2), "When this attacks, kill it."),
    "Slayer": ((5, 3, 2), "When this kills a creature, it gets +1 Atk."),
    "Endless": ((3, 1, 2), "At the start of each fight, deal 1 damage to this."),
    "Gloom": ((3, 2, 2), "While this is fighting, the fighting enemy creature gets -1 Atk."),
    "Vulture": ((3, 1, 2), "Whenever a creature dies, gain 1 orange energy."),
    "Undertaker": ((3, 1, 2), "Whenever a creature dies, draw a card. Whenever a creature dies, gain 1 orange energy."),
    "Meek": ((3, 3, 3), "This cannot attack."),
    "Farewell": ((2, 1, 2), "At the end of each round, draw a card."),
}
EFFECTS = {
    "Two Cards": ("Action", "Draw 2 cards.", "3"),
    "One Card": ("Action", "Draw a card.", ""),
    "Stop": ("Action", "Counter target effect on the stack.", ""),
    "Strip": ("Action", "Destroy target field.", ""),
    "Fell": ("Action", "Destroy target creature.", ""),
    "Slay": ("Action", "Kill target creature.", ""),
    "Weaken": ("Action", "Target creature gets -9 HP.", ""),
    "Minus One": ("Action", "Target creature gets -1 HP.", ""),
    "Twofold": ("Action", "Target enemy creature gets -4 HP. Target ally creature gets -1 HP.", ""),
    "Trade": ("Action", "Target ally creature gets +1 HP. Another target ally creature gets -1 HP.", ""),
    "Steal": ("Action", "Move target enemy creature to your side.", ""),
    "Send Home": ("Action", "Return target creature to its owner's hand.", ""),
    "Less Atk": ("Action", "Target creature gets -3 Atk.", ""),
    "More Atk": ("Action", "Target creature gets +2 Atk.", ""),
    "One More": ("Action", "Target creature gets +1 Atk.", ""),
    "Ping": ("Action", "Deal 1 damage to target creature.", ""),
    "Ping All": ("Action", "Deal 2 damage to all creatures.", ""),
    "Then Draw": ("Action", "Deal 5 damage to target creature. Draw a card.", ""),
    "Brawl": ("Action", "Target ally creature fights target enemy creature.", ""),
    "Any Brawl": ("Action", "Target ally creature fights target creature.", ""),
    "Sun Now": ("Action", "Set the weather to sun.", ""),
    "Rain Now": ("Action", "Set the weather to rain.", ""),
    "Hail Now": ("Action", "Set the weather to hail.", ""),
    "Find": ("Action", "Search your deck for a creature card and put it into your hand.", ""),
    "Peek": ("Action", "Look at the top 2 cards of your deck and put them back in any order.", ""),
    "Both Discard": ("Action", "Each player discards a card.", ""),
    "They Discard": ("Action", "Your opponent discards a card.", ""),
    "Dig Up": ("Action", "Put target creature card from your discard pile onto the field.", ""),
    "More Cards": ("Action", "At the start of the next round, draw 2 more cards.", ""),
    "Fewer Cards": ("Action", "At the start of the next round, your opponent draws 9 fewer cards.", ""),
    "Slow Round": ("Action", "Creatures get -1 Spe this round.", ""),
    "Make Levies": ("Action", "Create two Levy tokens.", ""),
    "Free Play": ("Action", "Play a creature card from your hand, paying its cost.", ""),
    "Their Choice": ("Action", "Your opponent chooses a creature they control. It gets -4 HP.", ""),
    "Toss": ("Action", "As an additional cost, discard a card. Draw 3 cards.", ""),
    "Wither": ("Action", "All enemy creatures lose 1 HP.", ""),
    "Dull Field": ("Field", "Enemy creatures lose 1 Atk.", ""),
    "HP Field": ("Field", "Ally creatures get +1 HP.", ""),
    "Minus Field": ("Field", "Enemy creatures get -2 HP.", ""),
    "Price Field": ("Field", "Effects cost 2 more.", ""),
    "Cheap Field": ("Field", "Creatures you play cost 3 less.", ""),
    "Few Fights": ("Field", "The combat phase has at most 3 fights.", ""),
    "One Atk": ("Field", "Creatures have 1 Atk.", ""),
    "Three Atk": ("Field", "Creatures have 3 Atk.", ""),
    "Rain Field": ("Field", "When this enters the field, set the weather to rain.", ""),
    "Open Field": ("Field", "Players play with their hands revealed.", ""),
    "Atk Aura": ("Aura", "Attach to target ally creature. It gets +2 Atk.", ""),
    "Minus Aura": ("Aura", "Attach to target creature. It gets -1 Atk.", ""),
    "Halver": ("Aura", "Attach to target creature. Its Atk is halved.", ""),
    "Brave Aura": ("Aura", "Attach to target creature. It gets Undaunted.", ""),
    "Guard Aura": ("Aura", "Attach to target creature. It gets Warden.", ""),
    "Shield Aura": ("Aura", "Attach to target creature. It gets Shielded.", ""),
    "First Aura": ("Aura", "Attach to target creature. It gets Headlong.", ""),
}


def written(name: str, type: str, colour: str, cost: str, stats: tuple[int, int, int] | None, text: str) -> str:
    """A card as its file tells it."""
    kind = "" if type == "Creature" else f'kind = "{type}"\n'
    numbers = "" if stats is None else "hp = {}\natk = {}\nspe = {}\n".format(*stats)
    words = f'text = "{text}"\n' if text else ""
    price = f'cost = "{cost}"\n' if cost else ""
    return (
        f'\n[[card]]\nid = "test-{name.lower().replace(" ", "-")}"\nname = "{name}"\n'
        f'type = "{"Creature" if type == "Creature" else "Effect"}"\n{kind}colour = "{colour}"\n{price}{numbers}{words}'
    )


def extra_cards() -> str:
    """The cards that only the tests need."""
    cards = [written(name, "Creature", "brown", "", stats, "") for name, stats in BODIES.items()]
    for name, (stats, text) in TRAITS.items():
        cards.append(written(name, "Creature", "brown", "", stats, text))
    for colour in ("orange", "blue", "cyan", "green", "white", "purple"):
        cards.append(written(f"{colour.capitalize()} Body", "Creature", colour, "", (3, 2, 2), ""))
    cards += [written(name, kind, "brown", cost, None, text) for name, (kind, text, cost) in EFFECTS.items()]
    cards.append(written("Costly", "Creature", "orange", "2 2O", (3, 2, 2), ""))
    cards.append(written("Costly Spark", "Action", "orange", "2 2O", None, "Draw a card."))
    return "".join(cards)


@cache
def workshop() -> TempestEntry:
    """Tempest with the extra cards."""
    source = (entry.home / "cards.toml").read_text(encoding="utf-8") + extra_cards()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "cards.toml")
        path.write_text(source, encoding="utf-8")
        made = TempestEntry()
        made.loaded = load_pool(made.home, made.zone_kinds, made.phases, path)
    return made


def duel(**options: str) -> Scene:
    """A scene of Tempest with the extra cards, in which everybody is asked for every option."""
    return given(workshop(), options).at(automatic_options="no")


def tempest(scene: Scene) -> Tempest:
    """The game of a scene."""
    game = scene.game
    assert isinstance(game, Tempest)
    return game


def start(seed: int = 1, red: str = "noon-charge", blue: str = "long-rain", **options: str) -> Tempest:
    """A new game with preset decks, at its first decision."""
    decks = {deck.id: list(deck.cards) for deck in entry.decks()}
    game = entry.start([decks[red], decks[blue]], options, seed)
    assert isinstance(game, Tempest)
    return game


def start_with(red: list[str], blue: list[str], seed: int = 1, **options: str) -> Tempest:
    """A new game with decks of the workshop, at its first decision."""
    made = workshop()
    game = made.begin([red, blue], {spec.name: options.get(spec.name, spec.default) for spec in made.options}, seed)
    assert isinstance(game, Tempest)
    return game


def choose_plans(game: Game, *plans: tuple[str, str]) -> None:
    """Both seats choose the same plans with their colours, in order."""
    for _ in SEAT_NAMES:
        for plan, colour in plans:
            game.choose_key(f"plan {plan}")
            game.choose_key(f"in {colour}")


def names(game: Game, zone: int, seat: int) -> list[str]:
    """The names of a zone's cards, bottom to top."""
    return [game.name_of(card) for card in game.zone(zone, seat)]


def options(scene: Scene) -> list[str]:
    """The words of the options that are offered now."""
    return scene.game.keys()


def hold_both(scene: Scene) -> None:
    """Both hold, so that a phase ends."""
    phase = tempest(scene).phase
    while not scene.game.is_over and tempest(scene).phase == phase and phase < 4:
        decision = scene.game.decision
        assert decision is not None
        scene.when.player(SEAT_NAMES[decision.seat]).does("hold")


def to_next_round(scene: Scene) -> None:
    """Everybody holds, keeps and picks until another round has begun or the game is over."""
    game = tempest(scene)
    before = game.round
    while not game.is_over and (game.round == before or game.phase != 1):
        decision = game.decision
        assert decision is not None
        labels = [option.label for option in decision.options]
        wanted = next((label for label in ("hold", "close", "keep") if label in labels), labels[0])
        scene.choose(labels.index(wanted))
