"""Sense: what parses but can do nothing in this game is an error."""

from __future__ import annotations

from typing import Any, Final

from cardwright.text import tree
from cardwright.text.lexicon import VERBS
from cardwright.text.tree import PLAYERS, Abilities, Clause, Node, Things
from cardwright.text.words import CardFacts, Vocabulary

AGENTS: Final = {verb.id: verb.agent for verb in VERBS}
ON_STACK: Final = ("counter", "cancel", "retarget")


class Senseless(Exception):
    """A meaning that cannot be."""

    def __init__(self, message: str, word: str) -> None:
        super().__init__(message)
        self.message = message
        self.word = word


def check(abilities: Abilities, vocabulary: Vocabulary, facts: CardFacts) -> None:
    """Raise if an ability makes no sense in this game."""
    attached = [ability for ability in abilities if isinstance(ability, tree.Attach)]
    if vocabulary.attaches(facts) and len(attached) != 1:
        raise Senseless('a card of this kind says once what it is attached to: "Attach to ..."', "")
    for clause in clauses(abilities):
        check_clause(clause, vocabulary)


def check_clause(clause: Clause, vocabulary: Vocabulary) -> None:
    """Check a verb against the nouns of its object."""
    agent = AGENTS.get(clause.verb, "any")
    is_player = isinstance(clause.subject, PLAYERS)
    if clause.subject is not None and agent == "player" and not is_player:
        raise Senseless(f'only a player can do this: "{clause.verb}"', clause.verb)
    if agent == "thing" and is_player:
        raise Senseless(f'a player cannot do this: "{clause.verb}"', clause.verb)
    nouns = vocabulary.words.nouns
    what = clause.get("what")
    if not isinstance(what, Things):
        return
    for kind in what.kinds:
        for noun in kind.nouns:
            is_object = nouns[noun].role == "object"
            if is_object and clause.verb not in (*ON_STACK, "choose", "copy"):
                raise Senseless(f"{vocabulary.noun(noun, True)} cannot be the object of this verb", noun)
            if clause.verb == "cancel" and not is_object:
                raise Senseless(f"{vocabulary.noun(noun, True)} cannot be cancelled", noun)
            if clause.verb == "draw" and nouns[noun].role != "any":
                raise Senseless(f"only cards in general are drawn, not {vocabulary.noun(noun, True)}", noun)


def clauses(value: Any) -> list[Clause]:
    """Return every clause inside a value."""
    found: list[Clause] = []
    if isinstance(value, Clause):
        found.append(value)
    if isinstance(value, tuple):
        for item in value:
            found += clauses(item)
    elif isinstance(value, Node):
        for name in value.__struct_fields__:
            held = getattr(value, name)
            if isinstance(held, Node | tuple):
                found += clauses(held)
    return found
