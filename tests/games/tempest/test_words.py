"""The card language in Tempest's words: the ledger's sentences and others for them, and how they are printed."""

from dataclasses import replace

import pytest

from cardwright.games.tempest import entry
from cardwright.text import CardFacts, load_vocabulary, parse_text, print_text

TOKENS = frozenset({"Levy", "Husk", "Sapling"})
WORDS = replace(load_vocabulary(entry.home / "words.toml"), names=TOKENS)
SORTS = {
    "A": ("effect", "action"),
    "F": ("effect", "field"),
    "U": ("effect", "aura"),
    "C": ("creature", ""),
}
SAME = ""

SENTENCES = [
    ("A", "Deal 2 damage to target creature.", SAME),
    ("A", "Target enemy creature gets -2 HP.", SAME),
    ("A", "Target opposing creature gets -2 HP.", "Target enemy creature gets -2 HP."),
    ("A", "All creatures get -1 HP.", "Creatures get -1 HP."),
    ("A", "Every creature gets -1 HP.", "Creatures get -1 HP."),
    ("A", "Target ally creature gets +3 HP.", SAME),
    ("A", "Target enemy creature gets -4 HP. Target ally creature gets -1 HP.", SAME),
    ("A", "Target creature gets +2 HP and -1 Spe.", SAME),
    ("F", "Ally creatures get +1 Atk.", SAME),
    ("F", "Enemy creatures get -1 Spe.", SAME),
    ("F", "Ally creatures get +1 HP.", SAME),
    ("A", "Destroy target field.", SAME),
    ("A", "Destroy target aura.", SAME),
    ("A", "Destroy target field or aura.", SAME),
    ("U", "Attach to target ally creature. It gets +2 Atk and -1 Spe.", SAME),
    ("U", "Attach to target creature. It gets -2 Atk.", SAME),
    ("U", "Attach to target enemy creature. Its Atk is halved.", SAME),
    ("F", "All creatures have 1 Atk.", "Creatures have 1 Atk."),
    ("U", "Attach to target creature. It has Undaunted.", "Attach to target creature. It gets Undaunted."),
    ("A", "Play a creature card from your hand, paying its cost.", SAME),
    ("A", "Counter target effect on the stack.", SAME),
    (
        "F",
        "Effects cannot be played while the stack has 2 or more cards.",
        "While the stack contains 2 or more cards, effects cannot be played.",
    ),
    ("A", "Draw 2 cards.", SAME),
    ("A", "Search your deck for a creature card and put it into your hand.", SAME),
    ("A", "Look at the top 4 cards of your deck and put them back in any order.", SAME),
    ("A", "Return target creature to its owner's hand.", SAME),
    ("A", "Move target enemy creature to your side.", SAME),
    ("A", "Destroy target creature.", SAME),
    ("A", "Destroy all creatures.", SAME),
    ("C", "When this creature is killed, draw a card.", "When this is killed, draw a card."),
    (
        "C",
        "When another ally creature dies, this creature gets +1 Atk.",
        "Whenever another ally creature dies, this gets +1 Atk.",
    ),
    (
        "C",
        "When an ally creature is killed or destroyed, this creature gets +1 Atk.",
        "Whenever an ally creature is killed or is destroyed, this gets +1 Atk.",
    ),
    ("C", "When this creature kills a creature, it gets +1 Atk.", "When this kills a creature, it gets +1 Atk."),
    (
        "C",
        "When this creature enters, deal 1 damage to up to 1 target enemy creature.",
        "When this enters the field, deal 1 damage to up to 1 target enemy creature.",
    ),
    ("A", "Set the weather to rain.", SAME),
    ("C", "When this creature enters, set the weather to sun.", "When this enters the field, set the weather to sun."),
    ("F", "When this field enters, set the weather to rain.", "When this enters the field, set the weather to rain."),
    ("F", "While the weather is hail, enemy creatures get -1 Spe.", SAME),
    ("C", "This creature benefits from sun.", "Sunfed."),
    (
        "C",
        "If an ally creature is killed or destroyed, draw a card.",
        "Whenever an ally creature is killed or is destroyed, draw a card.",
    ),
    ("A", "Gain 2 energy of a colour of your choice.", SAME),
    ("F", "Effects cost 1 more.", SAME),
    ("F", "Your creatures cost 1 less.", "Creatures you play cost 1 less."),
    ("A", "As an additional cost, discard a card. Draw 3 cards.", SAME),
    ("A", "Target ally creature fights target enemy creature.", SAME),
    ("F", "The combat phase has at most 6 fights.", SAME),
    ("C", "This creature attacks first.", "Headlong."),
    ("C", "This creature attacks last.", "Laggard."),
    ("F", "In fights, equal Spe counts as higher for ally creatures.", SAME),
    (
        "C",
        "While fighting, the enemy creature gets -1 Atk.",
        "While this is fighting, the fighting enemy creature gets -1 Atk.",
    ),
    ("C", "When this creature attacks, kill it.", "When this attacks, kill it."),
    ("C", "When this creature attacks, it gets -1 HP.", "When this attacks, it gets -1 HP."),
    ("C", "Prevent the first damage to this creature.", "Shielded."),
    (
        "C",
        "When another ally creature would be dealt combat damage, you may have this creature take it instead.",
        "Warden.",
    ),
    ("C", "This creature's Atk and Spe cannot be lowered.", "Undaunted."),
    ("C", "This creature cannot be a target of effects.", "Veiled."),
    (
        "C",
        "When this creature deals damage to a creature, destroy that creature.",
        "When this deals damage to a creature, destroy that creature.",
    ),
    ("A", "Put target creature card from your discard pile onto the field.", SAME),
    ("A", "Put target creature card from your discard pile into your hand.", SAME),
    ("A", "Create two Levy tokens.", SAME),
    ("A", "Create a Sapling token.", SAME),
    ("C", "At the end of the round, put this creature into your deck instead of the discard pile.", "Homeward."),
    ("A", "At the start of the next round, draw 2 more cards.", SAME),
    (
        "A",
        "At the start of the next round, the opponent draws 2 fewer cards.",
        "At the start of the next round, your opponent draws 2 fewer cards.",
    ),
    ("A", "Banish the bottom 2 cards of the opponent's deck.", "Banish the bottom 2 cards of your opponent's deck."),
    ("F", "Players play with their hands revealed.", SAME),
    ("A", "The opponent discards a card.", "Your opponent discards a card."),
    ("A", "Discard your hand. Draw 5 cards.", SAME),
    (
        "A",
        "The opponent chooses a creature on their side. It gets -4 HP.",
        "Your opponent chooses a creature they control. It gets -4 HP.",
    ),
    (
        "C",
        "Packmate. While you control 2 or more creatures with Packmate, this creature gets +1 Atk.",
        "Packmate. While you control 2 or more creatures with Packmate, this gets +1 Atk.",
    ),
    ("A", "Each player discards a card.", SAME),
    (
        "C",
        "When this creature enters, you may return another target ally creature to its owner's hand.",
        "When this enters the field, you may return another target ally creature to its owner's hand.",
    ),
    ("C", "When this creature is killed, create a Husk token.", "When this is killed, create a Husk token."),
    (
        "C",
        "When this creature is killed, you may deal 2 damage to target enemy creature.",
        "When this is killed, you may deal 2 damage to target enemy creature.",
    ),
    ("A", "At the start of the next round, gain 3 energy of a colour of your choice.", SAME),
    ("C", "At the end of the round, gain 1 orange energy.", "At the end of each round, gain 1 orange energy."),
    ("C", "Orange creatures get +1 Atk.", SAME),
    ("C", "Headlong. Veiled.", SAME),
    ("A", "Creatures get -1 Spe this round.", SAME),
    ("C", "While the weather is sun, this creature gets +1 Spe.", "While the weather is sun, this gets +1 Spe."),
    ("C", "Effects that target this creature cost 1 more.", "Effects that target this cost 1 more."),
    ("C", "When an enemy creature dies, draw a card.", "Whenever an enemy creature dies, draw a card."),
    ("A", "Each creature gets -1 HP.", "Creatures get -1 HP."),
    ("A", "Target opponent's creature gets -2 HP.", "Target enemy creature gets -2 HP."),
    ("F", "Your creatures get +1 Atk.", "Ally creatures get +1 Atk."),
    ("F", "Creatures you control get +1 Atk.", "Ally creatures get +1 Atk."),
    ("F", "Allied creatures have +1 Atk.", "Ally creatures get +1 Atk."),
    ("C", "Whenever this creature dies, draw a card.", "When this dies, draw a card."),
    ("C", "When this dies, draw a card.", SAME),
    (
        "C",
        "When an ally creature is killed or is destroyed, draw a card.",
        "Whenever an ally creature is killed or is destroyed, draw a card.",
    ),
    ("A", "Kill target creature.", SAME),
    (
        "A",
        "Cast a creature card from your hand, paying its cost.",
        "Play a creature card from your hand, paying its cost.",
    ),
    ("A", "Exile the bottom 2 cards of your opponent's deck.", "Banish the bottom 2 cards of your opponent's deck."),
    ("A", "Target ally creature gets +2 speed.", "Target ally creature gets +2 Spe."),
    ("A", "Set the weather to hail. Draw a card.", SAME),
    ("F", "The combat phase has no more than 6 fights.", "The combat phase has at most 6 fights."),
    ("F", "Effects cost 1 additional.", "Effects cost 1 more."),
    ("A", "Gain 2 energy of any colour.", "Gain 2 energy of a colour of your choice."),
    ("A", "Gain 1 purple energy.", SAME),
    (
        "A",
        "As an additional cost to play this, discard a card. Draw 3 cards.",
        "As an additional cost, discard a card. Draw 3 cards.",
    ),
    (
        "A",
        "At the beginning of the next round, draw 2 additional cards.",
        "At the start of the next round, draw 2 more cards.",
    ),
    ("C", "This attacks first.", "Headlong."),
    ("C", "Benefits from rain.", "Rainfed."),
    ("U", "Attach to target creature. It gains Undaunted.", "Attach to target creature. It gets Undaunted."),
]


@pytest.mark.parametrize(("sort", "text", "printed"), SENTENCES)
def test_sentences_are_read_and_printed(sort: str, text: str, printed: str) -> None:
    facts = CardFacts("Some Card", *SORTS[sort])

    abilities = parse_text(text, WORDS, facts)

    assert print_text(abilities, WORDS) == (printed or text)
    assert parse_text(printed or text, WORDS, facts) == abilities
