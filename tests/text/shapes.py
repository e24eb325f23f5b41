"""Short words for common parts of trees."""

from cardwright.text.tree import (
    FIRST_CHOICE,
    THIS,
    Bonus,
    Clause,
    Controlled,
    Cost,
    CostPart,
    Grants,
    Kind,
    Number,
    Opponent,
    Place,
    Reference,
    Slot,
    Some,
    Things,
    Trait,
    You,
)

ONE = Number(1)
TARGET = Some(ONE, "target")
CARD = Kind(("card",))
BEAST = Kind(("creature",))
ENEMY = Kind(("creature",), (Controlled(Opponent()),))
FRIEND = Kind(("creature",), (Controlled(You()),))
ELEMENTS = {name: Trait("element", (name,)) for name in ("fire", "water", "earth", "air", "spirit")}
A = Cost((CostPart("air", 1),))
ENTERS = Clause("enter", Reference("this", slot=THIS), (Slot("zone", Place("battlefield")),))


FORBID = (
    "When this enters the battlefield, name a card that is not a hero. Your opponent cannot play cards of that name."
)


def act(verb: str, *slots: Slot) -> Clause:
    return Clause(verb, You(), slots)


def pick(kind: Kind, slot: int = FIRST_CHOICE, target: bool = False) -> Things:
    return Things(TARGET if target else Some(ONE), (kind,), slot=slot)


def what(value: Things | Reference) -> Slot:
    return Slot("what", value)


def bonuses(attack: int, health: int) -> Grants:
    return Grants((Bonus("attack", Number(attack)), Bonus("health", Number(health))))
