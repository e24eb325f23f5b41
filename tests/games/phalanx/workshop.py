"""Scenes of Phalanx, and plain cards that only the tests need."""

import tempfile
from functools import cache
from pathlib import Path

from cardwright.effects.cards import load_pool
from cardwright.engine.game import Game
from cardwright.games.phalanx import PhalanxEntry, entry
from cardwright.testing import Scene, given

CHARACTERS = {
    # name: A, AD, DD, HP, Range, Min, Provides, traits, text
    "Pawn": (2, 1, 1, 3, 0, 0, 0, "human = 4", ""),
    "Soft": (1, 1, 1, 3, 0, 0, 0, "human = 4", ""),
    "Even": (1, 2, 1, 3, 0, 0, 0, "human = 4", ""),
    "Wall": (1, 1, 3, 5, 0, 0, 0, "flora = 4", ""),
    "Low Wall": (1, 1, 2, 5, 0, 0, 0, "flora = 4", ""),
    "Great Wall": (1, 1, 5, 5, 0, 0, 0, "flora = 4", ""),
    "Giant": (4, 1, 1, 5, 0, 0, 0, "beast = 4", ""),
    "Bowman": (2, 1, 1, 3, 1, 0, 0, "human = 4", ""),
    "Slinger": (2, 1, 1, 3, 2, 0, 0, "human = 4", ""),
    "Monk": (0, 1, 1, 3, 0, 0, 0, "spirit = 4", ""),
    "Spring": (0, 1, 1, 3, 0, 0, 2, "flora = 4", ""),
    "Tap": (0, 1, 1, 3, 0, 0, 1, "flora = 4", ""),
    "Leech": (1, 1, 1, 3, 0, 0, -1, "beast = 4", ""),
    "Strider": (2, 2, 2, 5, 0, 3, 1, "machine = 4", "Activate: Deal 1 damage to target enemy character."),
    "Cart": (1, 1, 1, 9, 0, 0, 0, "human = 3\nmachine = 1", ""),
    "Hound": (1, 1, 1, 9, 0, 0, 0, "beast = 4", ""),
    "Torch": (2, 1, 4, 5, 0, 0, 0, "human = 4", ""),
    "Archer": (2, 1, 1, 3, 0, 0, 0, "human = 4", "Activate: Deal 1 damage to target enemy character."),
    "Martyr": (1, 1, 1, 2, 0, 0, 0, "spirit = 4", "Activate, lose 2 HP: Your opponent loses 1 life-energy."),
    "Broker": (1, 1, 1, 3, 0, 0, 0, "human = 4", "Activate, lose 2 life-energy: Draw a card."),
    "Clerk": (1, 1, 1, 3, 0, 0, 0, "human = 4", "Activate, discard a card: Draw a card."),
    "Bomb": (1, 1, 1, 3, 0, 0, 1, "machine = 4", "Activate, destroy this: Deal 2 damage to target enemy character."),
    "Mayfly": (1, 1, 1, 1, 0, 0, 0, "flora = 4", ""),
    "Heir": (1, 1, 1, 2, 0, 0, 0, "human = 4", "When this is destroyed, draw a card."),
    "Raider": (2, 1, 1, 3, 0, 0, 0, "human = 4", "Whenever this attacks, your opponent loses 1 life-energy."),
    "Psalmist": (1, 1, 1, 3, 0, 0, 0, "spirit = 4", "At the start of your turn, you gain 1 life-energy."),
    "Sleeper": (1, 1, 1, 3, 0, 4, 0, "spirit = 4", "At the start of your turn, you gain 1 life-energy."),
    "Medic": (1, 1, 1, 3, 0, 0, 0, "human = 4", "Activate: Heal 2 HP on target friendly character."),
}
OTHERS = {
    # name: type, Min, Provides, text, condition
    "Cap": ("Equipment", 0, 0, "+1 DD.", ""),
    "Spear": ("Equipment", 0, 0, "+1 A.", ""),
    "Mask": ("Equipment", 0, 0, "+2 Human.", ""),
    "Maul": ("Equipment", 3, 0, "+2 A.", ""),
    "Coal": ("Equipment", 0, 1, "+1 AD.", ""),
    "Two Cards": ("Spell", 0, 0, "Draw 2 cards.", ""),
    "Storm": ("Spell", 3, 0, "Your opponent loses 3 life-energy.", ""),
    "Muster": ("Spell", 0, 0, "Deal 1 damage to target enemy character, plus 1 for each Human.", ""),
    "Weigh": ("Spell", 0, 0, "Deal 2 damage to target character, minus 1 for each Human.", ""),
    "Fog": ("Spell", 0, 0, "2 turns. Enemy characters get -1 A.", ""),
    "Hymn": ("Spell", 3, 0, "Permanent. Friendly characters get +1 AD.", ""),
    "Vigour": ("Spell", 0, 0, "1 turn. Friendly characters get +2 HP.", ""),
    "Cover": ("Spell", 0, 0, "Turn target card in your special zone face down.", ""),
    "Oath": ("Spell", 0, 0, "Permanent. Target character gets +2 HP. Activate: Heal 1 HP on that character.", ""),
    "Ruin": ("Spell", 0, 0, "Each player loses 5 life-energy.", ""),
    "Hide": ("Spell", 0, 0, "Turn target character face down.", ""),
    "Hush": ("Spell", 0, 0, "Turn target card in your opponent's special zone face down.", ""),
    "Wake": ("Spell", 0, 0, "Turn target card in your opponent's special zone face up.", ""),
    "Venom": ("Spell", 0, 0, "Poison 2 target enemy character.", ""),
    "Scald": ("Spell", 0, 0, "Burn 1 target character.", ""),
    "Reel": ("Spell", 0, 0, "Make target character dizzy for 2 turns.", ""),
    "Salve": ("Spell", 0, 0, "Heal all ailments on all friendly characters.", ""),
    "Rally": ("Spell", 0, 0, "Target friendly character gets +2 A this turn.", ""),
    "Fell": ("Spell", 0, 0, "Destroy target enemy character with A 2 or more.", ""),
    "Thin": ("Spell", 0, 0, "Destroy target enemy character with Human 1 or more.", ""),
    "Peek": ("Spell", 0, 0, "Look at target face-down card.", ""),
    "Twice": ("Spell", 0, 0, "Deal 3 damage to target enemy character. Draw a card.", ""),
    "Recall": ("Spell", 0, 0, "Return target character to its owner's hand.", ""),
    "Vanguard": ("Spell", 0, 0, "2 turns. The characters in your front zone have +1 A.", ""),
    "Flush": ("Spell", 0, 0, "Inflict two damage on target enemy character in attack mode.", ""),
    "Rear Rot": ("Spell", 0, 0, "Each enemy character in its last zone loses 2 HP.", ""),
    "Second Wind": ("Spell", 0, 0, "Every character you control regains 2 HP.", ""),
    "Guarded Draw": ("Spell", 0, 0, "If target friendly character is in defence mode, draw a card.", ""),
    "Tithe": ("Spell", 0, 0, "Permanent. At the start of your turn, you gain 1 life-energy.", ""),
    "Vespers": ("Spell", 0, 0, "Permanent. At the end of your turn, you gain 1 life-energy.", ""),
    "Wake Feast": ("Spell", 0, 0, "Permanent. Whenever a character is destroyed, you gain 1 life-energy.", ""),
    "Thorns": ("Spell", 0, 0, "Permanent. Whenever an enemy character attacks, deal 3 damage to it.", ""),
    "Levy": ("Spell", 0, 0, "Permanent. Whenever an enemy character attacks, you gain 1 life-energy.", ""),
    "Toll": ("Spell", 0, 0, "Permanent. Whenever an enemy character attacks, your opponent loses 1 life-energy.", ""),
    "Parley": ("Spell", 0, 0, "Permanent. Whenever an enemy character attacks, cancel the attack.", ""),
    "Omen": ("Spell", 0, 0, "At the start of your next turn, draw a card.", ""),
    "First Blow": ("Spell", 0, 0, "Permanent. The first time each turn you draw a card, you gain 1 life-energy.", ""),
    "Echo": ("Spell", 0, 0, "Permanent. Whenever you gain life-energy, you gain 1 life-energy.", ""),
    "Alms": ("Spell", 0, 0, "Gain 1 life-energy.", ""),
    "Truce": ("Spell", 0, 0, "Permanent. Enemy characters cannot attack.", ""),
    "Aegis": ("Spell", 0, 0, "Permanent. Friendly characters cannot be destroyed.", ""),
    "Muster Home": (
        "Spell",
        0,
        0,
        "Permanent. If a friendly character would be destroyed, return it to its owner's hand instead.",
        "",
    ),
    "Stubborn": ("Spell", 0, 0, "Permanent. If a friendly character would be destroyed, draw a card instead.", ""),
    "Padding": ("Spell", 0, 0, "Permanent. Friendly characters take 1 less damage.", ""),
    "Frailty": ("Spell", 0, 0, "Permanent. Target character's HP is 4.", ""),
    "Stun": ("Spell", 0, 0, "Target enemy character cannot attack in its controller's next turn.", ""),
    "Back Door": ("Spell", 0, 0, "Permanent. Friendly characters can attack your opponent directly.", ""),
    "Lash": ("Spell", 0, 0, "Deal 2 damage to your opponent.", ""),
    "Bulwark Hymn": ("Spell", 0, 0, "Permanent. If you would be dealt damage, draw a card instead.", ""),
    "Vigil": ("Spell", 0, 0, "Target friendly character gets +2 DD until your next turn.", ""),
    "Riposte": (
        "Trigger",
        0,
        0,
        "Cancel the attack, then deal 1 damage to the attacker.",
        "When an enemy character attacks.",
    ),
    "Zap": ("Trigger", 0, 0, "Deal 3 damage to the triggering card.", "When an enemy character attacks."),
    "Axe": ("Trigger", 0, 0, "Destroy the triggering card.", "When an enemy character attacks."),
    "Sting": (
        "Trigger",
        0,
        0,
        "Deal 3 damage to the triggering card. Draw a card.",
        "When an enemy character attacks.",
    ),
    "Veto": ("Trigger", 0, 0, "Cancel the triggering card.", "When an enemy spell is played."),
    "Snuff": (
        "Trigger",
        0,
        0,
        "Destroy target face-up card with Provides 1 or more.",
        "When an enemy spell is played.",
    ),
    "Boon": ("Trigger", 0, 0, "Gain 3 life-energy.", "When an enemy character attacks."),
    "Last Boon": (
        "Trigger",
        0,
        0,
        "Gain 3 life-energy.",
        "When an enemy character attacks, while your life-energy is 8 or less.",
    ),
    "Late Boon": ("Trigger", 2, 0, "Gain 3 life-energy.", "When an enemy character attacks."),
    "Halt": ("Trigger", 0, 0, "Cancel the attack.", "When an enemy character attacks."),
    "Swap": (
        "Trigger",
        0,
        0,
        "Change the target of the attack to target friendly character.",
        "When a friendly character is attacked.",
    ),
    "Shade": ("Trigger", 0, 0, "Turn the triggering card face down.", "When a friendly character is attacked."),
    "Calm": ("Trigger", 0, 0, "Switch the triggering card to defence mode.", "When an enemy character attacks."),
    "Mask Off": ("Trigger", 0, 0, "Turn the triggering card face down.", "When an enemy character attacks."),
    "Scorch": ("Trigger", 0, 0, "Burn 2 the triggering card.", "When an enemy character attacks."),
    "Lamp": ("Trigger", 0, 1, "Permanent. Friendly characters get +1 DD.", "When an enemy character attacks."),
    "Fury": (
        "Trigger",
        0,
        0,
        "Friendly characters get +2 A this turn.",
        "When a friendly character is destroyed by HP loss.",
    ),
    "Bulwark": ("Trigger", 0, 0, "1 turn. Friendly characters get +2 DD.", "When an enemy character attacks."),
}


def written() -> str:
    """The extra cards as a card file has them."""
    lines: list[str] = []
    for name, (a, ad, dd, hp, reach, least, provides, traits, text) in CHARACTERS.items():
        lines += ["[[card]]", f'id = "test-{name.lower()}"', f'name = "{name}"', 'type = "Character"']
        lines += [f"a = {a}", f"ad = {ad}", f"dd = {dd}", f"hp = {hp}", f"range = {reach}", f"min = {least}"]
        lines += [f"provides = {provides}", traits, f'text = "{text}"', ""]
    for name, (type_, least, provides, text, condition) in OTHERS.items():
        lines += ["[[card]]", f'id = "test-{name.lower()}"', f'name = "{name}"', f'type = "{type_}"']
        lines += [f"min = {least}", f"provides = {provides}", f'text = "{text}"']
        lines += [f'condition = "{condition}"' if condition else "", ""]
    return "\n".join(lines)


@cache
def workshop() -> PhalanxEntry:
    """Phalanx with the extra cards."""
    text = (entry.home / "cards.toml").read_text(encoding="utf-8") + "\n" + written()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "cards.toml")
        path.write_text(text, encoding="utf-8")
        made = PhalanxEntry()
        made.loaded = load_pool(made.home, made.zone_kinds, made.phases, path)
    return made


def duel(**options: str) -> Scene:
    """A scene of Phalanx with the extra cards."""
    return given(workshop(), options)


def deck(size: int = 40) -> list[str]:
    """A plain legal deck of that size."""
    names = [face.name for face in entry.pool().cards()]
    return [names[index // 3] for index in range(size)]


def start(seed: int = 1, red: list[str] | None = None, blue: list[str] | None = None, **options: str) -> Game:
    """A new game at its first decision."""
    return entry.start([red or deck(), blue or deck()], options, seed)


def names(game: Game, zone: int, seat: int) -> list[str]:
    """The names of a zone's cards, bottom to top."""
    return [game.name_of(card) for card in game.zone(zone, seat)]
