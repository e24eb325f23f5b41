"""The trees of triggers, facts, restrictions and replacements."""

import pytest

from cardwright.text import CardFacts, Vocabulary, parse_text
from cardwright.text.tree import (
    EVENT_AMOUNT,
    EVENT_OBJECT,
    EVENT_SUBJECT,
    FIRST_CHOICE,
    HOST,
    NAMED,
    THIS,
    Ability,
    All,
    Attach,
    Bonus,
    Clause,
    Compared,
    Controlled,
    Duration,
    Each,
    First,
    Grants,
    InZone,
    Is,
    Keyword,
    Kind,
    Less,
    Limit,
    May,
    Next,
    Not,
    Number,
    Opponent,
    PhaseEvent,
    Place,
    PlayOnly,
    Reference,
    Replacement,
    SameName,
    Slot,
    Some,
    Static,
    StatOf,
    Things,
    Triggered,
    You,
)
from tests.text.corpus import CREATURE, ENCHANTMENT, PERMANENT
from tests.text.shapes import (
    BEAST,
    CARD,
    ELEMENTS,
    ENEMY,
    ENTERS,
    FORBID,
    FRIEND,
    ONE,
    A,
    act,
    bonuses,
    pick,
    what,
)

TREES: list[tuple[CardFacts, str, tuple[Ability, ...]]] = [
    (CREATURE, "Guard.", (Keyword("guard"),)),
    (
        CREATURE,
        "When this deals combat damage to a creature, destroy that creature.",
        (
            Triggered(
                Clause(
                    "deal",
                    Reference("this", slot=THIS),
                    (Slot("kind", "combat"), Slot("whom", pick(BEAST, EVENT_OBJECT))),
                ),
                (act("destroy", what(Reference("that", "creature", EVENT_OBJECT))),),
            ),
        ),
    ),
    (
        PERMANENT,
        "Whenever an enemy creature attacks, if its attack is 2 or less, destroy it.",
        (
            Triggered(
                Clause("attack", pick(ENEMY, EVENT_SUBJECT)),
                (act("destroy", what(Reference("it", slot=EVENT_SUBJECT))),),
                Clause(
                    "be",
                    StatOf("attack", Reference("it", slot=EVENT_SUBJECT)),
                    (Slot("how", Compared("at most", Number(2))),),
                ),
            ),
        ),
    ),
    (
        CREATURE,
        "When this is destroyed for the first time, resummon it.",
        (
            Triggered(
                Clause("destroy", None, (what(Reference("this", slot=THIS)),), passive=True),
                (act("resummon", what(Reference("it", slot=THIS))),),
                limit=Limit(1, "game", first=True),
            ),
        ),
    ),
    (
        CREATURE,
        "Whenever a friendly creature is destroyed, you may reveal this from your hand and summon it.",
        (
            Triggered(
                Clause("destroy", None, (what(pick(FRIEND, EVENT_OBJECT)),), passive=True),
                (
                    May(
                        You(),
                        (
                            act("reveal", what(Reference("this", slot=THIS)), Slot("source", Place("hand", You()))),
                            act("summon", what(Reference("it", slot=THIS))),
                        ),
                    ),
                ),
                zone="hand",
            ),
        ),
    ),
    (
        PERMANENT,
        "At the start of your opponent's battle, target friendly creature gets +1/+1 until end of turn.",
        (
            Triggered(
                PhaseEvent("start", "battle", Opponent()),
                (
                    Clause(
                        "get",
                        pick(FRIEND, target=True),
                        (Slot("grants", bonuses(1, 1)),),
                        duration=Duration("until end", "turn"),
                    ),
                ),
            ),
        ),
    ),
    (
        CREATURE,
        "When this enters the battlefield, your next Air spell costs A less this turn.",
        (
            Triggered(
                ENTERS,
                (
                    Clause(
                        "cost",
                        Things(Next(ONE), (Kind(("spell",), (Controlled(You()), ELEMENTS["air"])),), slot=FIRST_CHOICE),
                        (Slot("amount", Less(A)),),
                        duration=Duration("this", "turn"),
                    ),
                ),
            ),
        ),
    ),
    (
        PERMANENT,
        FORBID,
        (
            Triggered(
                ENTERS,
                (
                    act(
                        "name",
                        what(Things(Some(ONE), (CARD,), (Not(Is(Kind(("hero",)))),), slot=FIRST_CHOICE)),
                    ),
                ),
            ),
            Static(
                Clause(
                    "play",
                    Opponent(),
                    (what(Things(All(), (CARD,), (SameName(Reference("that name", slot=NAMED)),), slot=FIRST_CHOICE)),),
                    "cannot",
                )
            ),
        ),
    ),
    (
        CREATURE,
        "This has +1/+0 for each Spirit card in your mana pool.",
        (
            Static(
                Clause(
                    "get",
                    Reference("this", slot=THIS),
                    (
                        Slot(
                            "grants",
                            Grants(
                                (
                                    Bonus(
                                        "attack",
                                        Each(
                                            1,
                                            Things(
                                                All(),
                                                (Kind(("card",), (ELEMENTS["spirit"],)),),
                                                (InZone(Place("mana_pool", You())),),
                                            ),
                                        ),
                                    ),
                                    Bonus("health", Number(0)),
                                )
                            ),
                        ),
                    ),
                )
            ),
        ),
    ),
    (
        CREATURE,
        "This can attack twice each turn.",
        (Static(Clause("attack", Reference("this", slot=THIS), modal="can", limit=Limit(2, "turn"))),),
    ),
    (
        CREATURE,
        "This cannot attack unless your mana pool contains a Water card.",
        (
            Static(
                Clause("attack", Reference("this", slot=THIS), modal="cannot"),
                Clause(
                    "contain",
                    Place("mana_pool", You()),
                    (what(Things(Some(ONE), (Kind(("card",), (ELEMENTS["water"],)),))),),
                ),
                "unless",
            ),
        ),
    ),
    (
        CREATURE,
        "Play this only if you have played an Earth spell this turn.",
        (
            PlayOnly(
                Clause(
                    "play",
                    You(),
                    (what(Things(Some(ONE), (Kind(("spell",), (ELEMENTS["earth"],)),))),),
                    tense="perfect",
                    duration=Duration("this", "turn"),
                )
            ),
        ),
    ),
    (
        ENCHANTMENT,
        "Attach to target creature. If it would take damage, destroy this instead.",
        (
            Attach(pick(BEAST, HOST, target=True)),
            Replacement(
                Clause("take", Reference("it", slot=HOST), modal="would"),
                (act("destroy", what(Reference("this", slot=THIS))),),
            ),
        ),
    ),
    (
        CREATURE,
        "Once per turn, if a friendly creature would take damage, you may prevent it.",
        (
            Replacement(
                Clause("take", pick(FRIEND, EVENT_SUBJECT), modal="would"),
                (act("prevent", what(Reference("it", slot=EVENT_AMOUNT))),),
                optional=True,
                instead=False,
                limit=Limit(1, "turn"),
            ),
        ),
    ),
    (
        PERMANENT,
        "The first card you would exile from each damage goes to your mana pool instead.",
        (
            Replacement(
                Clause(
                    "exile",
                    You(),
                    (
                        what(Things(First(), (CARD,), slot=EVENT_OBJECT)),
                        Slot("source", Reference("each", "damage", EVENT_AMOUNT)),
                    ),
                    "would",
                ),
                (Clause("go", Reference("gap", slot=EVENT_OBJECT), (Slot("to", Place("mana_pool", You())),)),),
            ),
        ),
    ),
]


@pytest.mark.parametrize(("facts", "text", "expected"), TREES, ids=[text for _, text, _ in TREES])
def test_a_text_has_this_tree(facts: CardFacts, text: str, expected: tuple[Ability, ...], witches: Vocabulary) -> None:
    assert parse_text(text, witches, facts) == expected
