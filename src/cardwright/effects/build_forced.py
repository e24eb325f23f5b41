"""From "must" to what the rules may not leave undone: attacks that have to be made, and what has to be attacked."""

from __future__ import annotations

from cardwright.effects import filters
from cardwright.effects.build_events import build_part, side
from cardwright.effects.build_things import build_group, in_play
from cardwright.effects.patterns import EventPattern, Part
from cardwright.effects.scope import CannotDo, Scope
from cardwright.engine import kinds
from cardwright.engine.ability import Condition, Prohibition
from cardwright.engine.event import COUNTERATTACK
from cardwright.engine.ids import NOBODY
from cardwright.text import tree


def is_forced(clause: tree.Clause) -> bool:
    """Whether a clause says that something must attack, be attacked or fight, or a player make an attack."""
    return clause.modal == "must" and clause.verb in ("attack", "counterattack", "fight", "make")


def demands_of(scope: Scope, clause: tree.Clause, condition: Condition | None) -> tuple[Prohibition, ...]:
    """ "This must attack this if able": it cannot pass if it can; "this must be attacked": it cannot be shunned."""
    told = scope.names.vocabulary.words.style.attacks
    if clause.verb == "fight":
        if "fights" not in told or clause.passive or clause.get("whom") is not None:
            raise CannotDo("no text makes cards fight in this way")
    elif "forced" not in told:
        raise CannotDo("no text makes cards attack in this game")
    if clause.verb == "make":
        return (deed_demanded(clause, condition),)
    flags = COUNTERATTACK if clause.verb == "counterattack" else 0
    attacker = part_of(scope, clause.subject)
    victim = part_of(scope, clause.get("whom"))
    found: list[Prohibition] = []
    if not clause.passive:
        pattern = EventPattern(kinds.PASS, card=attacker, victim=victim, flags=flags)
        found.append(Prohibition(kinds.PASS, None, pattern, condition))
    if victim is not None:
        pattern = EventPattern(kinds.SHUN, card=attacker, victim=victim, flags=flags)
        found.append(Prohibition(kinds.SHUN, None, pattern, condition))
    return tuple(found)


def deed_demanded(clause: tree.Clause, condition: Condition | None) -> Prohibition:
    """ "Your opponent must attack": they cannot do without it."""
    what = clause.get("what")
    attack = isinstance(what, tree.Things) and not what.filters and what.kinds == (tree.Kind(("attack",)),)
    if not attack or not isinstance(clause.subject, tree.PLAYERS):
        raise CannotDo("players can only be made to attack")
    return Prohibition(kinds.SHUN, None, EventPattern(kinds.SHUN, side(clause.subject)), condition)


def part_of(scope: Scope, thing: object) -> Part | None:
    """Who must attack or be attacked: what was chosen, or whatever fits."""
    if isinstance(thing, tree.Things) and isinstance(thing.quantity, tree.Some):
        return Part(filters.IsAmong(build_group(scope, thing, in_play(scope))), NOBODY)
    return build_part(scope, thing)
