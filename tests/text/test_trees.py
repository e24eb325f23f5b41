"""The tree of a text is what the effects are built from: its shape is a promise."""

import pytest

from cardwright.text import CardFacts, Vocabulary, parse_text
from cardwright.text.tree import (
    ACTOR,
    CANDIDATE,
    EVENT_AMOUNT,
    EVENT_OBJECT,
    EVENT_SUBJECT,
    FIRST_CHOICE,
    HOST,
    NAMED,
    THE_REST,
    THIS,
    Ability,
    All,
    Among,
    Attach,
    Bonus,
    Clause,
    Compared,
    Controlled,
    ControllerOf,
    Cost,
    CostPart,
    Duration,
    Each,
    First,
    Grants,
    If,
    Instructions,
    InZone,
    Is,
    Keyword,
    Kind,
    Less,
    Lethal,
    Limit,
    May,
    Next,
    Not,
    Number,
    Opponent,
    Other,
    OwnerOf,
    PhaseEvent,
    Place,
    PlayOnly,
    Reference,
    Relative,
    Replacement,
    SameName,
    Slot,
    Some,
    Static,
    StatIs,
    StatOf,
    ThatPlayer,
    Things,
    Together,
    Token,
    Top,
    Trait,
    Triggered,
    UnlessDone,
    You,
)
from tests.text.corpus import CREATURE, ENCHANTMENT, PERMANENT, REACTION, SPELL

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


TREES: list[tuple[CardFacts, str, tuple[Ability, ...]]] = [
    (CREATURE, "Guard.", (Keyword("guard"),)),
    (
        SPELL,
        "Destroy target creature with attack 2 or less.",
        (
            Instructions(
                (
                    act(
                        "destroy",
                        what(
                            Things(
                                TARGET,
                                (BEAST,),
                                (StatIs("attack", Compared("at most", Number(2))),),
                                slot=FIRST_CHOICE,
                            )
                        ),
                    ),
                )
            ),
        ),
    ),
    (
        SPELL,
        "Deal 2 damage to target creature and 1 damage to another target creature.",
        (
            Instructions(
                (
                    Together(
                        (
                            act("deal", Slot("amount", Number(2)), Slot("whom", pick(BEAST, target=True))),
                            act(
                                "deal",
                                Slot("amount", ONE),
                                Slot(
                                    "whom",
                                    Things(TARGET, (BEAST,), (Other((FIRST_CHOICE,)),), slot=FIRST_CHOICE + 1),
                                ),
                            ),
                        )
                    ),
                )
            ),
        ),
    ),
    (
        SPELL,
        "Deal 2 damage to target enemy creature. If lethal, burn 1.",
        (
            Instructions(
                (
                    act("deal", Slot("amount", Number(2)), Slot("whom", pick(ENEMY, target=True))),
                    If(Lethal(), (act("burn", Slot("amount", ONE)),)),
                )
            ),
        ),
    ),
    (
        REACTION,
        "Counter target spell unless its controller pays A.",
        (
            Instructions(
                (
                    UnlessDone(
                        (act("counter", what(pick(Kind(("spell",)), target=True))),),
                        Clause("pay", ControllerOf(Reference("it", slot=FIRST_CHOICE)), (Slot("cost", A),)),
                    ),
                )
            ),
        ),
    ),
    (
        REACTION,
        "Return target creature to its owner's hand.",
        (
            Instructions(
                (
                    act(
                        "return",
                        what(pick(BEAST, target=True)),
                        Slot("to", Place("hand", OwnerOf(Reference("it", slot=FIRST_CHOICE)))),
                    ),
                )
            ),
        ),
    ),
    (
        REACTION,
        "This cannot be countered. Destroy target creature.",
        (
            Static(Clause("counter", None, (what(Reference("this", slot=THIS)),), "cannot", passive=True)),
            Instructions((act("destroy", what(pick(BEAST, target=True))),)),
        ),
    ),
    (
        SPELL,
        "Burn 2. Summon a Fire creature burned this way.",
        (
            Instructions(
                (
                    act("burn", Slot("amount", Number(2))),
                    act(
                        "summon",
                        what(
                            Things(
                                Some(ONE),
                                (Kind(("creature",), (ELEMENTS["fire"],)),),
                                (
                                    Relative(
                                        Clause(
                                            "burn",
                                            None,
                                            (what(Reference("gap", slot=CANDIDATE)),),
                                            passive=True,
                                            adverbs=("this way",),
                                        )
                                    ),
                                ),
                                slot=FIRST_CHOICE,
                            )
                        ),
                    ),
                )
            ),
        ),
    ),
    (
        SPELL,
        "Look at the top 3 cards of your deck. Put one into your hand and the rest on the bottom of your deck.",
        (
            Instructions(
                (
                    act("look", what(Things(Top(Number(3), Place("deck", You())), (CARD,), slot=FIRST_CHOICE))),
                    Together(
                        (
                            act(
                                "put",
                                what(
                                    Things(
                                        Some(ONE),
                                        (),
                                        (Among(Reference("them", slot=FIRST_CHOICE)),),
                                        slot=FIRST_CHOICE + 1,
                                    )
                                ),
                                Slot("to", Place("hand", You())),
                            ),
                            act(
                                "put",
                                what(Reference("rest", slot=THE_REST)),
                                Slot("to", Place("deck", You(), "bottom")),
                            ),
                        )
                    ),
                )
            ),
        ),
    ),
    (
        SPELL,
        "Summon two 1/1 Earth Calf tokens.",
        (
            Instructions(
                (
                    act(
                        "summon",
                        Slot("token", Token(Number(2), "Calf", (1, 1), (ELEMENTS["earth"],), slot=FIRST_CHOICE)),
                    ),
                )
            ),
        ),
    ),
    (
        REACTION,
        "Your opponent exiles the top 2 cards of their mana pool.",
        (
            Instructions(
                (
                    Clause(
                        "exile",
                        Opponent(),
                        (
                            what(
                                Things(
                                    Top(Number(2), Place("mana_pool", ThatPlayer("they", ACTOR))),
                                    (CARD,),
                                    slot=FIRST_CHOICE,
                                )
                            ),
                        ),
                    ),
                )
            ),
        ),
    ),
    (
        SPELL,
        "Destroy all enemy creatures.",
        (Instructions((act("destroy", what(Things(All(), (ENEMY,), slot=FIRST_CHOICE))),)),),
    ),
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
