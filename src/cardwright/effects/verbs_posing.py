"""Builders of verbs that change how a card stands."""

from __future__ import annotations

from cardwright.effects import amounts
from cardwright.effects.build_things import in_play
from cardwright.effects.clauses import number, things
from cardwright.effects.poses import AILMENTS, BURN, DIZZY, OTHER_MODE, POISON, Pose
from cardwright.effects.scope import CannotDo, Scope
from cardwright.engine import kinds
from cardwright.text import tree


def pose(scope: Scope, clause: tree.Clause, kind: int, amount: int) -> None:
    """One thing done to each card that the clause names."""
    scope.effects.append(Pose(kind, things(scope, clause, "what", in_play(scope)), amounts.Fixed(amount)))


def build_switch(scope: Scope, clause: tree.Clause) -> None:
    """Switch cards to a mode, or to the other one."""
    modes = list(scope.names.vocabulary.words.modes)
    mode = clause.get("mode")
    pose(scope, clause, kinds.SWITCH, OTHER_MODE if mode is None else modes.index(str(mode)))


def build_detach(scope: Scope, clause: tree.Clause) -> None:
    """Take cards off what they are attached to."""
    pose(scope, clause, kinds.DETACH, 0)


def build_turn(scope: Scope, clause: tree.Clause) -> None:
    """Turn cards face up or face down."""
    pose(scope, clause, kinds.TURN, 1 if clause.get("face") == "up" else 0)


def build_shift(scope: Scope, clause: tree.Clause) -> None:
    """Move cards to the first or last of their side's rows."""
    pose(scope, clause, kinds.SHIFT, 1 if clause.get("row") == "front" else 0)


def build_poison(scope: Scope, clause: tree.Clause) -> None:
    """Poison cards."""
    inflict(scope, clause, POISON)


def build_scorch(scope: Scope, clause: tree.Clause) -> None:
    """Burn cards."""
    inflict(scope, clause, BURN)


def inflict(scope: Scope, clause: tree.Clause, ailment: int) -> None:
    """Give cards an ailment of some strength."""
    group = things(scope, clause, "what", in_play(scope))
    scope.effects.append(Pose(kinds.INFLICT, group, number(scope, clause), ailment))


def build_daze(scope: Scope, clause: tree.Clause) -> None:
    """Make cards dizzy for some turns."""
    duration = clause.duration
    if clause.get("state") != "dizzy" or duration is None or duration.kind != "for":
        raise CannotDo("cards are made dizzy for a number of turns")
    group = things(scope, clause, "what", in_play(scope))
    scope.effects.append(Pose(kinds.INFLICT, group, amounts.Fixed(duration.count), DIZZY))


def build_heal_cards(scope: Scope, clause: tree.Clause) -> None:
    """Heal wounds or ailments of cards."""
    group = things(scope, clause, "whom", in_play(scope))
    ailment = clause.get("ailment")
    if isinstance(ailment, str):
        scope.effects.append(Pose(kinds.CURE, group, amounts.Fixed(0), AILMENTS[ailment]))
    else:
        scope.effects.append(Pose(kinds.HEAL, group, number(scope, clause)))
