"""From "cannot" to what is forbidden."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from cardwright.effects import conditions, filters
from cardwright.effects.amounts import Fixed
from cardwright.effects.build_events import DERIVED, Heard, build_event, side
from cardwright.effects.build_rewrites import fixed_part
from cardwright.effects.build_spans import counted_span
from cardwright.effects.build_things import build_filter
from cardwright.effects.patterns import ANYBODY, Crowds, EventPattern
from cardwright.effects.scope import CannotDo, Scope
from cardwright.engine import kinds
from cardwright.engine.ability import Condition, Prohibition
from cardwright.engine.event import OF_ITSELF
from cardwright.text import tree

HELD: Final = ("control", "have")
"""What a player has in play."""


def build_bans(scope: Scope, clause: tree.Clause, condition: Condition | None) -> tuple[Prohibition, ...]:
    """A "cannot"; one that counts what each player does is one for either, what cannot die is neither way undone."""
    if clause.verb == "die":
        pattern = build_ban(scope, clause, condition).pattern
        return tuple(Prohibition(kind, None, pattern, condition) for kind in (kinds.KILL, kinds.DESTROY))
    if clause.verb in HELD:
        return build_crowds(scope, clause, condition)
    if isinstance(clause.subject, (tree.EachPlayer, tree.AnyPlayer)) and excess_of(clause) is not None:
        each: tuple[tree.Subject, ...] = (tree.You(), tree.Opponent())
        return tuple(build_ban(scope, done_by(clause, player), condition) for player in each)
    return (build_ban(scope, clause, condition),)


def build_crowds(scope: Scope, clause: tree.Clause, condition: Condition | None) -> tuple[Prohibition, ...]:
    """ "You cannot control more than 3 creatures": another neither is played nor comes into play by a text."""
    what = clause.get("what")
    whole = isinstance(what, tree.Things) and isinstance(what.quantity, tree.All)
    most = 0 if whole else excess_of(clause)
    if most is None or not isinstance(what, tree.Things) or not isinstance(clause.subject, tree.PLAYERS):
        raise CannotDo("a text can only say that a player has no more than so many of them in play")
    zones, nouns = scope.names.vocabulary.words.zones, scope.names.vocabulary.words.nouns
    placed = tuple(one for one in what.filters if isinstance(one, (tree.InPlay, tree.InZone)))
    here = all(isinstance(one, tree.InPlay) or zones[one.place.zone].in_play for one in placed)
    stay = bool(placed) or all(nouns[noun].stays for kind in what.kinds for noun in kind.nouns)
    if not here or not (stay or clause.verb == "control"):
        raise CannotDo("only how many there are in play can be limited")
    kept = replace(what, quantity=tree.All(), filters=tuple(one for one in what.filters if one not in placed))
    crowds = Crowds(side(clause.subject), build_filter(scope, kept), Fixed(most))
    plays = kinds.DEPLOY if "deploy" in scope.names.vocabulary.words.verbs else kinds.PLAY
    return tuple(Prohibition(kind, None, crowds, condition) for kind in (plays, kinds.ENTER))


def done_by(clause: tree.Clause, player: tree.Subject) -> tree.Clause:
    """The same done by one player."""
    return tree.Clause(clause.verb, player, clause.slots, clause.modal, clause.tense, clause.passive, clause.duration)


def excess_of(clause: tree.Clause) -> int | None:
    """The number that is not to be exceeded ("more than 1 card"), None if a ban does not count."""
    affected = clause.get("what") or clause.get("whom") or clause.subject
    quantity = affected.quantity if isinstance(affected, tree.Things) else None
    if not isinstance(quantity, tree.Between):
        return None
    compared = quantity.compared
    if compared.how != "more than" or not isinstance(compared.amount, tree.Number):
        raise CannotDo("a text can only forbid to do more than so much")
    return compared.amount.value


def as_ban(clause: tree.Clause) -> tree.Clause:
    """ "At most 1 creature can attack each turn": more than 1 cannot."""
    subject = clause.subject
    quantity = subject.quantity if isinstance(subject, tree.Things) else None
    if clause.modal not in ("can", "may") or clause.passive or not isinstance(quantity, tree.Between):
        return clause
    if quantity.compared.how != "at most" or not isinstance(subject, tree.Things):
        return clause
    more = tree.Between(tree.Compared("more than", quantity.compared.amount))
    return replace(clause, subject=replace(subject, quantity=more), modal="cannot")


def build_excess(scope: Scope, clause: tree.Clause, heard: Heard, condition: Condition | None) -> Condition | None:
    """ "More than 1 card each turn": forbidden once so much has happened this turn."""
    most = excess_of(clause)
    if most is None:
        return condition
    span = counted_span(scope, clause.duration)
    told, pattern = heard.kinds, heard.pattern
    if "together" in scope.names.vocabulary.words.style.attacks and told == 1 << kinds.ATTACK:
        # All attacks are declared before the first is carried out.
        assert isinstance(pattern, EventPattern)
        told, pattern = 1 << kinds.DECLARE, EventPattern(kinds.DECLARE, card=pattern.card, victim=pattern.victim)
    scope.remembers |= told
    full = conditions.Happened(told, pattern, filters.AT_LEAST, most, span)
    return full if condition is None else conditions.Every((full, condition))


def build_unhealed(scope: Scope, clause: tree.Clause, condition: Condition | None) -> Prohibition:
    """ "This cannot be healed"; or only not by the rules, where they heal."""
    words = scope.names.vocabulary.words
    if clause.adverbs and not words.style.heals:
        raise CannotDo("nothing is healed by itself in this game")
    kind = kinds.RESTORE if "restore" in words.verbs and not words.style.heals else kinds.HEAL
    flags = OF_ITSELF if clause.adverbs else 0
    return Prohibition(
        kind, None, EventPattern(kind, card=fixed_part(scope, clause.get("what")), flags=flags), condition
    )


def build_ban(scope: Scope, clause: tree.Clause, condition: Condition | None) -> Prohibition:
    """A "cannot"; who must pass cannot act."""
    if clause.verb == "pass":
        actor = side(clause.subject) if isinstance(clause.subject, tree.PLAYERS) else ANYBODY
        if clause.modal == "cannot":
            return Prohibition(kinds.PASS, None, EventPattern(kinds.PASS, actor), condition)
        return Prohibition(kinds.ACTIVATE, None, EventPattern(kinds.ACTIVATE, actor), condition)
    affected = clause.get("what") or clause.get("whom") or clause.subject
    if isinstance(affected, tree.Things) and isinstance(affected.quantity, tree.Next):
        raise CannotDo("this is about the next one only: say what holds for it when it comes")
    if clause.verb == "attach" and clause.get("to") is not None:
        actor = side(clause.subject) if isinstance(clause.subject, (tree.You, tree.Opponent)) else ANYBODY
        host, by = fixed_part(scope, clause.get("to")), fixed_part(scope, clause.get("what"))
        return Prohibition(kinds.TARGET, None, EventPattern(kinds.TARGET, actor, host, by), condition)
    if clause.verb == "mend":
        return build_unhealed(scope, clause, condition)
    heard = build_event(scope, clause)
    condition = build_excess(scope, clause, heard, condition)
    kind = heard.kinds.bit_length() - 1
    if kind in DERIVED:
        raise CannotDo("this comes of many things: say what cannot be done instead")
    return Prohibition(kind, None, heard.pattern, condition)
