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


# The first text of a group is canonical; the others are other ways to say the same.
SAME: Final[list[tuple[str, list[str]]]] = [
    (
        "spell",
        [
            "Target creature gets +0/+3 until end of turn.",
            "Until end of turn, target creature gets +0/+3.",
            "Until the end of the turn, target creature gets +0/+3.",
            "Until end of turn target creature gets +0/+3.",
            "Target creature gains +0/+3 until end of turn.",
            "Target creature has +0/+3 until end of turn.",
            "Target creature gets +3 health until end of turn.",
            "target creature gets +0/+3 until the end of this turn",
        ],
    ),
    (
        "spell",
        [
            "Deal 3 damage to target enemy creature.",
            "Deal three damage to target enemy creature.",
            "Deal 3 damage to target opposing creature.",
            "Deal 3 damage to target creature your opponent controls.",
            "Deal 3 damage to target creature that your opponent controls.",
            "Deal 3 damage to target creature controlled by your opponent.",
            "Deal 3 damage to target opponent's creature.",
            "Own Name deals 3 damage to target enemy creature.",
            "This spell deals 3 damage to target enemy creature.",
            "Target enemy creature is dealt 3 damage.",
            "Target enemy creature takes 3 damage.",
            "You deal 3 damage to target enemy creature",
        ],
    ),
    (
        "spell",
        [
            "Deal 3 damage to an enemy creature.",
            "Deal 3 damage to your opponent's creature.",
            "Deal 3 damage to one of your opponent's creatures.",
            "Deal 3 damage to a creature your opponent controls.",
            "Deal 3 damage to 1 enemy creature.",
        ],
    ),
    (
        "spell",
        [
            "Deal 2 damage to all creatures that are not Air.",
            "Deal 2 damage to each creature that is not Air.",
            "Deal 2 damage to every non-Air creature.",
            "Deal 2 damage to all non-Air creatures.",
            "Deal 2 damage to all creatures that aren't Air.",
        ],
    ),
    (
        "spell",
        [
            "Destroy target creature with attack 2 or less.",
            "Destroy target creature with 2 or less attack.",
            "Destroy target creature with attack at most 2.",
            "Kill target creature whose attack is 2 or lower.",
            "Target creature with attack 2 or less is destroyed.",
        ],
    ),
    (
        "spell",
        [
            "Return target creature to its owner's hand.",
            "Return a target creature to the hand of its owner.",
        ],
    ),
    (
        "spell",
        ["Draw 2 cards. Heal 3.", "You draw two cards. You heal 3.", "Draw two cards. Then heal 3."],
    ),
    ("spell", ["Draw 2 cards and heal 3.", "Draw 2 cards, then heal 3.", "Draw 2 cards, and then heal 3."]),
    ("spell", ["Draw a card.", "Draw 1 card.", "Draw one card", "You draw a card."]),
    ("spell", ["Each player draws 2 cards.", "All players draw 2 cards.", "Both players draw two cards."]),
    (
        "spell",
        [
            "Your opponent discards a card at random.",
            "The opponent discards a random card.",
            "Your opponent discards 1 card at random.",
        ],
    ),
    (
        "spell",
        [
            "Your opponent exiles the top 2 cards of their mana pool.",
            "Your opponent banishes the top two cards of their graveyard.",
        ],
    ),
    (
        "spell",
        [
            "Look at the top 3 cards of your deck. Put one into your hand and the rest on the bottom of your deck.",
            "Look at the top three cards of your deck. Put one in your hand and the others on the bottom of your deck",
            "View the top 3 cards of your deck. Place 1 of them in your hand and the rest on bottom of your library.",
        ],
    ),
    ("spell", ["Look at your opponent's hand.", "View your opponent's hand.", "Look at the opponent's hand."]),
    ("spell", ["Choose one: draw a card; or burn 2.", "Choose one: Draw a card or burn 2."]),
    (
        "spell",
        [
            "Play this only if you have played an Earth spell this turn. Draw a card.",
            "Only play this if you have cast an Earth spell this turn. Draw a card.",
            "Play this only if you played an Earth spell this turn. Draw a card.",
        ],
    ),
    (
        "spell",
        [
            "Play this only in a counterattack round. Friendly creatures get +2/+0 until end of turn.",
            "Play this only during a counterattack round. Until end of turn, creatures you control get +2/+0.",
        ],
    ),
    (
        "spell",
        [
            "Counter target spell unless its controller pays A.",
            "Counter target spell unless the controller of it pays A.",
        ],
    ),
    ("spell", ["Summon two 1/1 Earth Calf tokens.", "Summon 2 1/1 Earth Calf tokens."]),
    ("spell", ["You may discard a card. If you do, draw a card.", "You can discard a card. If you did, draw a card."]),
    (
        "spell",
        [
            "Discard a card. If you do, draw 2 cards. Otherwise, burn 1.",
            "Discard a card. If you do, draw 2 cards. Else, burn 1.",
        ],
    ),
    (
        "creature",
        [
            "Whenever another friendly creature is destroyed, draw a card.",
            "Each time another friendly creature is destroyed, draw a card.",
            "When another creature you control is destroyed, draw a card.",
            "Whenever another creature you control dies, draw a card.",
            "Whenever another ally creature is killed: you draw a card",
        ],
    ),
    (
        "creature",
        [
            "When this attacks, it gets +1/+0 until end of turn.",
            "Whenever this creature attacks, it gets +1/+0 until end of turn.",
            "When this card attacks, it gains +1 attack until end of turn.",
            "When Own Name attacks, until end of turn, it gets +1/+0.",
            "When this attacks it gets +1/+0 until end of turn",
        ],
    ),
    (
        "creature",
        [
            "When this enters the battlefield, draw a card.",
            "When this enters, draw a card.",
            "When this comes into play, draw a card.",
        ],
    ),
    (
        "creature",
        ["This cannot attack.", "This can't attack.", "This creature can not attack.", "Own Name may not attack."],
    ),
    ("creature", ["This cannot attack. This cannot be attacked.", "This cannot attack or be attacked."]),
    (
        "creature",
        [
            "This cannot attack unless your mana pool contains a Water card.",
            "This cannot attack unless there is a Water card in your mana pool.",
        ],
    ),
    (
        "creature",
        [
            "While you control a hero, this has +1/+0.",
            "As long as you control a hero, this has +1/+0.",
            "This has +1/+0 as long as you control a hero.",
            "While you control a hero: this gets +1/+0.",
        ],
    ),
    (
        "creature",
        [
            "Friendly creatures have +1/+0.",
            "Your creatures have +1/+0.",
            "Creatures you control have +1/+0.",
            "All friendly creatures get +1/+0.",
            "Each friendly creature has +1/+0.",
        ],
    ),
    (
        "creature",
        [
            "Spells your opponent plays cost A more.",
            "Enemy spells cost A more.",
            "Spells that the opponent plays cost A more.",
        ],
    ),
    ("creature", ["At the start of each turn, burn 1.", "At the beginning of every turn, burn 1."]),
    ("creature", ["Guard. Ready.", "Guard, Ready.", "Guard and Ready."]),
    (
        "enchantment",
        [
            "Attach to target creature. If it would take damage, it takes 1 less.",
            "Attach this to target creature. Whenever it would take damage, it takes 1 less damage.",
        ],
    ),
]

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
