"""Groups of wordings that mean the same."""

from typing import Final

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
    (
        "creature",
        [
            "When this enters the battlefield, your next Air spell costs A less this turn.",
            "When this enters the battlefield, your next Air spell this turn costs A less.",
            "When this enters the battlefield, the next Air spell you cast this turn costs A less.",
        ],
    ),
    (
        "creature",
        ["Air spells you play cost A less.", "Air spells you cast cost A less.", "Your Air spells cost A less."],
    ),
    (
        "creature",
        [
            "This can attack twice each turn.",
            "This creature can attack two times each turn.",
            "This may attack twice per turn.",
        ],
    ),
    (
        "creature",
        [
            "This cannot attack unless your mana pool contains a Water card.",
            "This can only attack if your mana pool contains a Water card.",
        ],
    ),
    (
        "creature",
        [
            "This cannot be targeted by enemy spells.",
            "This can't be the target of enemy spells.",
            "This cannot be targeted by your opponent's spells.",
        ],
    ),
    (
        "creature",
        [
            "When this is destroyed for the first time, resummon it.",
            "The first time this is destroyed, resummon it.",
        ],
    ),
    (
        "creature",
        [
            "If you would draw a card, you may search your deck for a card instead.",
            "If you would draw a card, you may instead search your deck for a card.",
            "Instead of drawing a card, you may search your deck for any card.",
        ],
    ),
    (
        "creature",
        [
            "Whenever an enemy creature attacks, if its attack is 2 or less, destroy it.",
            "When an opposing creature attacks and its attack is 2 or less, destroy it.",
        ],
    ),
    (
        "creature",
        [
            "Play this only if you have played an Earth spell this turn.",
            "You may only play this creature if you've cast an Earth spell this turn.",
        ],
    ),
    (
        "creature",
        [
            "This has +1/+0 for each Spirit card in your mana pool.",
            "For every Spirit card in your mana pool, this creature gets +1 attack.",
        ],
    ),
    (
        "spell",
        [
            "Deal 3 damage split among enemy creatures.",
            "Split 3 damage among enemy creatures.",
            "Deal 3 damage divided as you choose among enemy creatures.",
        ],
    ),
    (
        "spell",
        [
            "Deal 2 damage to target enemy creature. If lethal, burn 1.",
            "Deal 2 damage to target enemy creature. If it dies, burn 1.",
            "Inflict 2 damage on target enemy creature. If that creature is destroyed this way, burn 1.",
        ],
    ),
    (
        "spell",
        [
            "Target friendly creature fights target enemy creature.",
            "Target friendly creature and target enemy creature fight each other.",
            "Target creature you control fights target creature you don't control.",
        ],
    ),
    ("spell", ["Gain 2 Fire mana.", "Gain 2F.", "Gain FF.", "Add two Fire mana."]),
    (
        "enchantment",
        [
            "Attach to target creature. You control it.",
            "Attach this to target creature. You gain control of it.",
        ],
    ),
    (
        "enchantment",
        [
            "Attach to target creature. Its attack is 0. It is Earth.",
            "Attach to target creature. Its attack becomes 0. It becomes Earth.",
        ],
    ),
    (
        "enchantment",
        [
            "Attach to target creature. If it would take damage, it takes 1 less.",
            "Attach to target creature. Damage dealt to it is reduced by 1.",
        ],
    ),
]
