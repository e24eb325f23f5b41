"""The card language takes the ledger's sentences and what else people say for them."""

import pytest

from cardwright.text import CardFacts, CardTextError, parse_text, print_text
from tests.games.bounty.test_card_set import VOCABULARY

ATTACK, RESOURCE, SPENT = ("attack", ""), ("resource", ""), ("resource", "one_time")
BUFF, CURE, TRAP, PASSIVE = ("buff", ""), ("buff", "one_time"), ("trap", "set"), ("trap", "passive")

SAID = [
    (RESOURCE, "RPT +2.", "RPT +2."),
    (RESOURCE, "This card gets +2 RPT.", "RPT +2."),
    (RESOURCE, "This gives 2 more RPT.", "RPT +2."),
    (RESOURCE, "While this card has 3 HP or less: RPT +2 more.", "While this card's HP is 3 or less, RPT +2."),
    (RESOURCE, "As long as its HP is 3 or less, RPT +2.", "While its HP is 3 or less, RPT +2."),
    (
        RESOURCE,
        "From the third turn after it was deployed: RPT +2 more.",
        "From the third turn after it was deployed, RPT +2.",
    ),
    (SPENT, "You gain 5 resource.", "Gain 5 resource."),
    (SPENT, "Steal three resource from the enemy.", "Steal 3 resource from your opponent."),
    (
        RESOURCE,
        "Whenever your attack damages an enemy card, you gain 1 resource.",
        "Whenever a friendly attack deals damage to an enemy card, gain 1 resource.",
    ),
    (RESOURCE, "In your draw phase, draw one more card.", "In your draw phase, draw 1 more card."),
    (RESOURCE, "In your draw phase, draw 2 additional cards.", "In your draw phase, draw 2 more cards."),
    (TRAP, "Your opponent discards a random card.", "Your opponent discards a card at random."),
    (
        ATTACK,
        "When you deploy this, look at your opponent's hand.",
        "When you deploy this, look at your opponent's hand.",
    ),
    (
        ATTACK,
        "When this card is deployed: look at the enemy's hand.",
        "When this is deployed, look at your opponent's hand.",
    ),
    (
        ATTACK,
        "Your other Brute Attack cards get +1 ATK and +1 DEF.",
        "Other friendly Brute Attack cards get +1 ATK and +1 DEF.",
    ),
    (PASSIVE, "Attack cards your opponent deploys cost 2 more.", "Attack cards your opponent deploys cost 2 more."),
    (BUFF, "The attached card gets +2 ATK.", "Attached card gets +2 ATK."),
    (CURE, "Restore 3 HP to target friendly Attack card.", "Restore 3 HP to target friendly Attack card."),
    (ATTACK, "This may attack your opponent directly.", "This can attack your opponent directly."),
    (ATTACK, "This card can attack the enemy directly.", "This can attack your opponent directly."),
    (ATTACK, "When this card attacks, gain 1 resource.", "When this attacks, gain 1 resource."),
    (
        ATTACK,
        "When this damages a card, suspend it for two turns.",
        "When this deals damage to a card, suspend it for 2 turns.",
    ),
    (
        TRAP,
        "In response to an attack, suspend the attacking card for 2 turns.",
        "Respond to an attack: Suspend the attacking card for 2 turns.",
    ),
    (
        TRAP,
        "Respond to an enemy attack: cancel that attack.",
        "Respond to an attack by an enemy card: Cancel that attack.",
    ),
    (
        TRAP,
        "Respond to an attack on a Buff: deal 2 damage to the attacking card.",
        "Respond to an attack on a Buff: Deal 2 damage to the attacking card.",
    ),
    (TRAP, "Respond to an activation: cancel that activation.", "Respond to an activation: Cancel that activation."),
    (ATTACK, "Activate: draw a card.", "Activate: Draw a card."),
    (ATTACK, "Activate: Pay 2 resource: draw a card.", "Activate: Pay 2: Draw a card."),
    (PASSIVE, "Choose an enemy Resource card. It gives 2 less RPT.", "Choose an enemy Resource card. It gets -2 RPT."),
    (PASSIVE, "Your opponent's RPT is 2 less.", "Your opponent's RPT is 2 less."),
    (PASSIVE, "All enemy cards get -1 DEF.", "Enemy cards get -1 DEF."),
    (ATTACK, "Traps your opponent controls cannot target this.", "Enemy Traps cannot target this."),
    (
        ATTACK,
        "If this did not attack on your last turn, it gets +3 ATK.",
        "If this did not attack in your last turn, it gets +3 ATK.",
    ),
    (ATTACK, "Fuse 4.", "Fuse 4."),
]


@pytest.mark.parametrize(("bearer", "said", "canonical"), SAID, ids=[said for _, said, _ in SAID])
def test_what_is_said_is_understood(bearer: tuple[str, str], said: str, canonical: str) -> None:
    facts = CardFacts("", *bearer)
    abilities = parse_text(said, VOCABULARY, facts)
    assert print_text(abilities, VOCABULARY) == canonical
    assert parse_text(canonical, VOCABULARY, facts) == abilities


@pytest.mark.parametrize(
    ("bearer", "senseless"),
    [
        (ATTACK, "Destroy target card."),
        (RESOURCE, "Respond to a card: cancel it."),
        (ATTACK, "Fuse."),
        (TRAP, "Cancel target card."),
    ],
)
def test_what_makes_no_sense_is_refused(bearer: tuple[str, str], senseless: str) -> None:
    with pytest.raises(CardTextError):
        parse_text(senseless, VOCABULARY, CardFacts("", *bearer))
