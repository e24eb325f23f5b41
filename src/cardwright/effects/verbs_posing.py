"""Builders of verbs that change how a card stands."""

from __future__ import annotations

from typing import Final

from cardwright.effects import amounts
from cardwright.effects.build_things import in_play
from cardwright.effects.clauses import number, things
from cardwright.effects.poses import AILMENTS, BURN, DIZZY, OTHER_MODE, POISON, ChooseRows, Pose, SwapRows
from cardwright.effects.scope import CannotDo, Scope
from cardwright.engine import kinds
from cardwright.engine.ids import NOBODY
from cardwright.engine.ranks import ONE_BACK, ONE_FORWARD, TO_FRONT, TO_LAST, TO_ROW_OF
from cardwright.text import tree

PACES: Final = {"front": TO_FRONT, "last": TO_LAST, "back": ONE_BACK, "forward": ONE_FORWARD}


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
    """Move cards between their side's rows."""
    row = clause.get("row")
    group = things(scope, clause, "what", in_play(scope))
    if row == "another":
        scope.effects.append(ChooseRows(group, scope.actor))
    elif row is None:
        where = things(scope, clause, "to", in_play(scope))
        scope.effects.append(Pose(kinds.SHIFT, group, amounts.Fixed(TO_ROW_OF), beside=where))
    else:
        scope.effects.append(Pose(kinds.SHIFT, group, amounts.Fixed(PACES[str(row)])))


def build_regroup(scope: Scope, clause: tree.Clause) -> None:
    """Two cards change rows with each other."""
    scope.effects.append(SwapRows(things(scope, clause, "what", in_play(scope))))


def build_poison(scope: Scope, clause: tree.Clause) -> None:
    """Poison cards, for as long as the rules say or for some turns."""
    duration, turns = clause.duration, NOBODY
    if duration is not None:
        if duration.kind != "for" or duration.span != "turn" or duration.whose is not None:
            raise CannotDo("cards are poisoned for a number of turns")
        turns = duration.count
    group = things(scope, clause, "what", in_play(scope))
    scope.effects.append(Pose(kinds.INFLICT, group, number(scope, clause), POISON, turns=turns))


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
