"""The tree of an instruction is what the effects are built from: its shape is a promise."""

import pytest

from cardwright.text import CardFacts, Vocabulary, parse_text
from cardwright.text.tree import (
    ACTOR,
    CANDIDATE,
    FIRST_CHOICE,
    THE_REST,
    THIS,
    Ability,
    All,
    Among,
    Clause,
    Compared,
    ControllerOf,
    If,
    Instructions,
    Kind,
    Lethal,
    Number,
    Opponent,
    Other,
    OwnerOf,
    Place,
    Reference,
    Relative,
    Slot,
    Some,
    Static,
    StatIs,
    ThatPlayer,
    Things,
    Together,
    Token,
    Top,
    UnlessDone,
    You,
)
from tests.text.corpus import REACTION, SPELL
from tests.text.shapes import (
    BEAST,
    CARD,
    ELEMENTS,
    ENEMY,
    ONE,
    TARGET,
    A,
    act,
    pick,
    what,
)

TREES: list[tuple[CardFacts, str, tuple[Ability, ...]]] = [
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
]


@pytest.mark.parametrize(("facts", "text", "expected"), TREES, ids=[text for _, text, _ in TREES])
def test_a_text_has_this_tree(facts: CardFacts, text: str, expected: tuple[Ability, ...], witches: Vocabulary) -> None:
    assert parse_text(text, witches, facts) == expected
