"""Texts that must be understood, by the sort of card that bears them."""

import re
from pathlib import Path
from typing import Final

from cardwright.text import CardFacts

RULES: Final = Path(__file__).parents[2] / "src" / "cardwright" / "games" / "wellspring" / "rules.md"
EXAMPLE: Final = re.compile(r"([A-Z][\w' ]+?), (Creature|Spell|Item|Hero)?(?: - (\w+))?,? ?[^:`|/]*?: `([^`]+)`")

CREATURE: Final = CardFacts("Own Name", "creature", "")
HERO: Final = CardFacts("Own Name", "hero", "")
SPELL: Final = CardFacts("Own Name", "spell", "instantaneous")
REACTION: Final = CardFacts("Own Name", "spell", "reaction")
ENCHANTMENT: Final = CardFacts("Own Name", "spell", "enchantment")
PERMANENT: Final = CardFacts("Own Name", "item", "permanent")

SORTS: Final = {
    "creature": CREATURE,
    "spell": SPELL,
    "enchantment": ENCHANTMENT,
    "permanent": PERMANENT,
}


def ledger_examples() -> list[tuple[str, CardFacts, str]]:
    """Read the example cards of the ledger's mechanics table: name, facts, text."""
    found: list[tuple[str, CardFacts, str]] = []
    table = RULES.read_text(encoding="utf-8").split("| Mechanic | Example card |")[1].split("\n\n")[0]
    for line in table.splitlines():
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if len(cells) != 2 or "`" not in cells[1]:
            continue
        enchantments = cells[0].startswith("Enchantment")
        for name, type_, kind, text in examples_in(cells[1], enchantments):
            found.append((name, CardFacts(name, type_, kind), text))
    return found


def examples_in(cell: str, enchantments: bool) -> list[tuple[str, str, str, str]]:
    """Cut a cell at its texts; before each stand the card's name, type and kind."""
    found: list[tuple[str, str, str, str]] = []
    pieces = cell.split("`")
    for before, text in zip(pieces[0::2], pieces[1::2], strict=False):
        head = before.strip(" /:")
        name = head.split(",")[0].strip()
        type_ = "spell" if enchantments else ""
        kind = "enchantment" if enchantments else ""
        for word in ("Creature", "Spell", "Item", "Hero"):
            if re.search(rf", {word}\b", head):
                type_ = word.lower()
        match = re.search(r" - (\w+)", head)
        if match:
            kind = match.group(1).lower()
        elif type_ in ("spell", "item") and not kind:
            kind = "instantaneous"
        found.append((name, type_, kind, text))
    return found


# Canonical texts of many shapes.
CANONICAL: Final[list[tuple[str, str]]] = [
    ("spell", "Deal damage equal to the number of friendly creatures to target creature."),
    ("spell", "Target friendly creature deals damage equal to its attack to target enemy creature."),
    ("spell", "Deal X damage to target creature."),
    ("spell", "Destroy up to 2 target creatures."),
    ("spell", "Destroy all enemy creatures with cost 2 or less."),
    ("spell", "Destroy all creatures and items."),
    ("spell", "Destroy target creature or item."),
    ("spell", "Destroy target hero or Fire creature."),
    ("spell", "Exile target creature. Draw a card for each friendly creature."),
    ("spell", "Gain 1 Fire mana for each Fire card in your mana pool."),
    ("spell", "Target creature gets +2/+0 and Guard until end of turn."),
    ("spell", "Target creature loses Guard until end of turn."),
    ("spell", "Target creature cannot attack this turn."),
    ("spell", "Destroy target creature that has attacked this turn."),
    ("spell", "Return all Fire creatures in your mana pool to your hand."),
    ("spell", "Draw a card. At the start of your next turn, draw a card."),
    ("spell", "Prevent all damage to target creature this turn."),
    ("spell", "Counter target spell. Its controller draws a card."),
    ("spell", "Your opponent discards 2 cards. Draw that many cards."),
    ("spell", "Look at your opponent's hand. They discard a card."),
    ("spell", "Each player discards their hand."),
    ("spell", "Reveal the top card of your deck. If it is a Fire card, put it into your hand."),
    ("spell", "Search your deck for a Water or Earth creature."),
    ("spell", "Deal 1 damage to all enemy creatures and your opponent."),
    ("spell", "Gain control of target creature until end of turn."),
    ("spell", "Destroy target creature with attack more than its health."),
    ("spell", "Put target creature on top of its owner's deck."),
    ("spell", "Shuffle target creature into its owner's deck."),
    ("spell", "You may pay 2F. If you do not, discard a card."),
    ("spell", "Target creature gets +1/+1 for each other friendly creature until end of turn."),
    ("creature", "When this is destroyed by an enemy spell, draw a card."),
    ("creature", "When this attacks or is attacked, draw a card."),
    ("creature", "Whenever a creature deals damage to you, destroy it."),
    ("creature", "Whenever your opponent draws a card, they discard a card."),
    ("creature", "When this takes damage, deal that much damage to your opponent."),
    ("creature", "At the start of your turn, if you control no creatures, draw a card."),
    ("creature", "At the start of your turn, if you have 2 or fewer cards in your hand, draw a card."),
    ("creature", "If this would be destroyed, exile it instead."),
    ("creature", "If this would be destroyed, you may discard a card instead."),
    ("creature", "Once per turn, whenever you discard a card, draw a card."),
    ("creature", "Whenever you discard a card for the first time each turn, draw a card."),
    ("creature", "Prevent all damage to this."),
    ("creature", "This must attack each turn if able."),
    ("creature", "This costs F less for each Fire card in your mana pool."),
    ("creature", "Enemy creatures cannot attack you."),
    ("creature", "If you control another creature, this has Ready."),
    ("creature", "Other friendly creatures have +1/+0 and Ready."),
    ("enchantment", "Attach to target creature. It has +2/+0. When it is destroyed, return this to your hand."),
]
