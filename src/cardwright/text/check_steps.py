"""Sense of what is done one after the other: what has just been destroyed, and what a player is kept from."""

from __future__ import annotations

from typing import Final

from cardwright.text import tree
from cardwright.text.check import Senseless
from cardwright.text.tree import PLAYERS, Abilities, Clause, Reference, Things
from cardwright.text.words import CardFacts, Vocabulary

TAKEN: Final = ("attack", "fight", "gain_control", "move", "shift", "suspend", "switch", "trade")
"""What is never done to what was just destroyed."""


def check_steps(abilities: Abilities, vocabulary: Vocabulary, facts: CardFacts) -> None:
    """Raise if instructions make no sense in their order, or never end."""
    for ability in abilities:
        check_one(ability, vocabulary, facts)


def check_one(ability: tree.Ability, vocabulary: Vocabulary, facts: CardFacts) -> None:
    """Check one ability's instructions."""
    if not isinstance(ability, tree.Triggered | tree.Instructions):
        return
    destroyed: set[int] = set()
    lasting = isinstance(ability, tree.Triggered) or has_kinds(vocabulary, facts)
    for step in ability.steps:
        if not isinstance(step, Clause):
            continue
        what = step.get("what")
        if step.verb in TAKEN and isinstance(what, Reference) and what.slot in destroyed:
            raise Senseless("it has left the field: say from where it comes back", what.word)
        if step.verb in ("destroy", "kill") and not step.modal and isinstance(what, Things):
            destroyed.add(what.slot)
        if lasting and is_kept_for_good(step):
            raise Senseless("this lasts, so it must say until when", "cannot")


def has_kinds(vocabulary: Vocabulary, facts: CardFacts) -> bool:
    """Tell whether the kind of a card tells whether it stays: else its text may say so."""
    return any(noun.role == "kind" and facts.type in noun.of for noun in vocabulary.words.nouns.values())


def is_kept_for_good(clause: Clause) -> bool:
    """Tell whether a player is kept from doing something, and it is not said until when."""
    told = clause.duration is not None or clause.limit is not None or isinstance(clause.get("what"), Reference)
    return clause.modal == "cannot" and isinstance(clause.subject, PLAYERS) and not clause.passive and not told
