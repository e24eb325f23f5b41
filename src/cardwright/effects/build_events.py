"""From clauses to patterns of events: triggers, prohibitions, replacements, "this turn"."""

from __future__ import annotations

from typing import Final

from cardwright.effects import filters
from cardwright.effects.acts import is_act, is_deed, leaves_pile, led_from, zones_of
from cardwright.effects.build_much import of_amount, so_much
from cardwright.effects.build_picks import beyond_filters, has_extreme
from cardwright.effects.build_things import build_filter, build_one_filter, build_who, meant
from cardwright.effects.groups import BY, CARD, PLAYER, VICTIM
from cardwright.effects.outcomes import first_flag, outcome_of
from cardwright.effects.patterns import (
    ANYBODY,
    THEIRS,
    YOURS,
    AnyPattern,
    DeedPattern,
    DialPattern,
    DoneBy,
    DuringPattern,
    EventPattern,
    InflictPattern,
    Part,
    harm_flags,
)
from cardwright.effects.phrases import joined
from cardwright.effects.poses import SUFFERED
from cardwright.effects.scope import CannotDo, Scope
from cardwright.engine import kinds
from cardwright.engine.ability import Filter, Pattern
from cardwright.engine.event import ANEW, COMBAT, COUNTERATTACK, FOR_DAMAGE, NOT_COMBAT, SACRIFICED
from cardwright.engine.ids import NOBODY
from cardwright.text import tree

KINDS = {
    "destroy": kinds.DESTROY,
    "sacrifice": kinds.DESTROY,
    "kill": kinds.KILL,
    "die": kinds.KILL,
    "exile": kinds.EXILE,
    "discard": kinds.DISCARD,
    "draw": kinds.DRAW,
    "deal": kinds.DAMAGE,
    "take": kinds.DAMAGE,
    "burn": kinds.BURN,
    "heal": kinds.HEAL,
    "gain": kinds.GAIN,
    "score": kinds.SCORE,
    "lose": kinds.GAIN,
    "respond": kinds.RESPOND,
    "pay": kinds.PAY,
    "search": kinds.SEARCH,
    "look": kinds.LOOK,
    "reveal": kinds.REVEAL,
    "put": kinds.PUT,
    "return": kinds.RETURN,
    "shuffle": kinds.SHUFFLE,
    "summon": kinds.SUMMON,
    "counter": kinds.COUNTER,
    "cancel": kinds.CANCEL,
    "attack": kinds.ATTACK,
    "counterattack": kinds.ATTACK,
    "fight": kinds.FIGHT,
    "enter": kinds.ENTER,
    "leave": kinds.LEAVE,
    "go": kinds.ARRIVE,
    "play": kinds.PLAY,
    "channel": kinds.CHANNEL,
    "target": kinds.TARGET,
    "name": kinds.NAME,
    "attach": kinds.ATTACH,
    "ignore": kinds.IGNORE,
    "restore": kinds.RESTORE,
    "suspend": kinds.SUSPEND,
    "sell": kinds.SELL,
    "deploy": kinds.DEPLOY,
    "activate": kinds.ACTIVATE,
    "use": kinds.ACTIVATE,
    "make": kinds.ACTIVATE,
    "remove": kinds.EXILE,
    "pass": kinds.PASS,
    "hold": kinds.PASS,
    "close": kinds.CLOSE,
    "resolve": kinds.RESOLVE,
    "set": kinds.SET,
    "switch": kinds.SWITCH,
    "turn": kinds.TURN,
    "shift": kinds.SHIFT,
    "mark": kinds.MARK,
    "unmark": kinds.UNMARK,
}
"""The kind of event that a verb is heard as."""

SUBJECT_IS_CARD = frozenset({"die", "attack", "counterattack", "fight", "enter", "leave", "go", "take", "resolve"})
"""Verbs whose subject is the card that the event is about."""
DERIVED = frozenset({kinds.ENTER, kinds.LEAVE, kinds.ARRIVE})
"""Kinds that moves of any verb are heard as."""


class Heard:
    """An event as a text describes it: mask, pattern, whether it is about this card, and where "it" is found."""

    def __init__(self, kinds: int, pattern: Pattern, itself: bool, subject: int, object: int) -> None:
        self.kinds = kinds
        self.pattern = pattern
        self.itself = itself
        self.subject = subject
        self.object = object


STILL_THERE: Final = ("attack", "deal", "fight", "take")
"""What is done by cards, or to them, while it can still be told who among them has the most of something."""


def build_event(scope: Scope, event: tree.Event) -> Heard:
    """The pattern of an event."""
    if isinstance(event, tree.PhaseEvent):
        phase = scope.names.vocabulary.words.phases.get(event.span)
        if phase is not None and event.edge not in phase.heard:
            moment = "middle" if event.edge == "in" else event.edge
            raise CannotDo(f"no text can wait for the {moment} of the {event.span.replace('_', ' ')} in this game")
        edge = kinds.DURING if event.edge == "in" else kinds.START if event.edge == "start" else kinds.END
        actor = ANYBODY if event.whose is None else side(event.whose)
        plain = EventPattern(edge, actor, amount=scope.names.phase(event.span))
        return Heard(1 << edge, done_by(scope, plain, event.whose), False, PLAYER, PLAYER)
    if isinstance(event, tree.EitherEvent):
        heard = [build_event(scope, one) for one in event.events]
        mask = 0
        for one in heard:
            mask |= one.kinds
        every = AnyPattern(tuple(one.pattern for one in heard))
        return Heard(mask, every, all(one.itself for one in heard), heard[0].subject, heard[0].object)
    told = [event.subject, *(slot.value for slot in event.slots)]
    if not event.modal and event.verb not in STILL_THERE:
        for thing in told:
            if isinstance(thing, tree.Things) and has_extreme(thing):
                beyond_filters(False)
    loss = build_loss(scope, event)
    if loss is not None:
        return loss
    found = build_change(scope, event) or build_clause_event(scope, event)
    if (came := outcome_of(scope, event.adverbs, found.pattern)) is not None:
        found.kinds, found.pattern = came
    found.pattern = done_by(scope, of_amount(scope, found.pattern, event), event.subject)
    span = event.duration
    if span is not None and span.kind in ("during", "outside") and not event.tense:
        whose = span.whose
        if isinstance(whose, tree.ThatPlayer) and isinstance(event.subject, (tree.You, tree.Opponent)):
            whose = event.subject
        of = ANYBODY if whose is None else side(whose)
        found.pattern = DuringPattern(found.pattern, scope.names.phase(span.span), of, span.kind == "outside")
    return found


def done_by(scope: Scope, pattern: Pattern, player: object) -> Pattern:
    """The pattern for a player who is only known when the event happens."""
    if isinstance(player, (tree.ControllerOf, tree.OwnerOf, tree.ThatPlayer)):
        return DoneBy(pattern, build_who(scope, player))
    return pattern


def kind_of(scope: Scope, clause: tree.Clause) -> int:
    """The kind of an event; what is put somewhere by nobody in particular may come there in any way."""
    moved = clause.verb in ("put", "move") and clause.subject is None and clause.get("to") is not None
    return kinds.ARRIVE if moved or leaves_pile(scope, clause) else KINDS[clause.verb]


def build_clause_event(scope: Scope, clause: tree.Clause) -> Heard:
    """The pattern of an event that is told as a clause."""
    if clause.verb not in KINDS:
        raise CannotDo(f'"{clause.verb}" is not something that happens')
    kind = kind_of(scope, clause)
    flags = flags_of(scope, clause)
    flags |= harm_flags(clause.get("kind"))
    subject = clause.subject
    affected = clause.get("what") or clause.get("whom")
    origin, target, target_whose = zones_of(scope, clause)
    flags |= first_flag(affected)
    source = clause.get("source")
    if isinstance(source, tree.Reference) and source.noun == "damage":
        flags |= FOR_DAMAGE
    if clause.get("cause") == "damage" or "as damage" in clause.adverbs:
        flags |= FOR_DAMAGE
    pattern_kind = NOBODY if kind in DERIVED or clause.verb == "die" else kind
    mask = 1 << kind | (1 << kinds.DESTROY if clause.verb == "die" else 0)
    if clause.verb == "activate" and not isinstance(affected, tree.Things):
        actor = side(subject) if isinstance(subject, (tree.You, tree.Opponent)) else ANYBODY
        return Heard(1 << kind, EventPattern(kind, actor, build_part(scope, affected)), is_this(affected), CARD, CARD)
    if clause.verb in ("activate", "make"):
        return build_deed(scope, clause, kind)
    if clause.verb == "discard" and isinstance(subject, (tree.Reference, tree.Things)):
        flags |= FOR_DAMAGE | (COMBAT if is_deed(scope, subject) else 0)
        pattern = EventPattern(kind, ANYBODY, build_part(scope, affected), build_part(scope, subject), flags=flags)
        return Heard(1 << kind, pattern, is_this(subject), BY, CARD)
    if clause.verb in SUBJECT_IS_CARD:
        card = build_part(scope, subject)
        victim = build_part(scope, tree.AnyPlayer() if is_direct(clause) else affected)
        by, dealt = dealer(scope, clause)
        pattern = EventPattern(pattern_kind, ANYBODY, card, by, victim, origin, target, target_whose, flags | dealt)
        pattern = led_from(scope, clause, pattern)
        return Heard(mask, pattern, is_this(subject), CARD, BY if clause.verb == "take" else VICTIM)
    if clause.verb == "deal":
        if isinstance(subject, tree.Things) and is_act(scope, subject):
            flags |= COMBAT
        by = build_part(scope, subject)
        if isinstance(subject, (tree.You, tree.Opponent)):
            by = Part(filters.Friendly() if isinstance(subject, tree.You) else filters.Enemy(), NOBODY)
        pattern = EventPattern(kind, ANYBODY, build_part(scope, affected), by, None, flags=flags)
        return Heard(1 << kind, pattern, is_this(subject), BY, CARD)
    if clause.verb == "target":
        by = None if subject is None else build_part(scope, subject)
        return Heard(1 << kind, EventPattern(kind, ANYBODY, build_part(scope, affected), by), False, BY, CARD)
    if clause.verb in ("kill", "destroy") and isinstance(subject, (tree.Reference, tree.Things)):
        killer = build_part(scope, subject)
        if isinstance(subject, tree.Things) and is_act(scope, subject):
            flags |= COMBAT
        pattern = EventPattern(kind, ANYBODY, build_part(scope, affected), killer, flags=flags)
        return Heard(mask, pattern, is_this(subject), BY, CARD)
    actor = side(subject) if isinstance(subject, (tree.You, tree.Opponent)) else ANYBODY
    cause = clause.get("cause")
    reason = build_part(scope, cause) if isinstance(cause, tree.Reference) else None
    card = build_part(scope, affected)
    pattern = EventPattern(pattern_kind, actor, card, reason, None, origin, target, target_whose, flags)
    pattern = led_from(scope, clause, pattern)
    return Heard(1 << kind, pattern, is_this(affected), BY if flags & COMBAT else PLAYER, CARD)


def is_direct(clause: tree.Clause) -> bool:
    """Whether something attacks a player, said by nothing but that it does so directly."""
    return clause.get("whom") is None and "directly" in clause.adverbs


def dealer(scope: Scope, clause: tree.Clause) -> tuple[Part | None, int]:
    """From what damage is taken, None if it is not told; and whether it is that of attacks, as a flag."""
    source = clause.get("source")
    if clause.verb != "take" or not isinstance(source, (tree.Reference, tree.Things, tree.Several)):
        return None, 0
    if isinstance(source, tree.Reference) and source.noun == "damage":
        return None, 0
    in_attacks = isinstance(source, tree.Things) and is_act(scope, source)
    return build_part(scope, source), COMBAT if in_attacks else 0


def flags_of(scope: Scope, clause: tree.Clause) -> int:
    """What an event must be besides: in combat, a counterattack, a sacrifice."""
    if clause.verb == "sacrifice":
        return SACRIFICED
    if "by card effects" in clause.adverbs:
        return NOT_COMBAT if clause.verb in scope.names.vocabulary.words.combat else 0
    if "in combat" not in clause.adverbs:
        return COUNTERATTACK if clause.verb == "counterattack" else 0
    words = scope.names.vocabulary.words
    if clause.verb not in words.combat and not (clause.verb in ("deal", "take") and "combat" in words.damage):
        raise CannotDo("whether this happens in combat is not told in this game")
    return COMBAT


def build_loss(scope: Scope, clause: tree.Clause) -> Heard | None:
    """ "You lose life-energy", also to damage; None if an event is another."""
    if clause.verb != "lose" or clause.get("grants") is not None or clause.get("all") is not None:
        return None
    resource, subject = clause.get("resource"), clause.subject
    entry = scope.names.vocabulary.words.resources.get(resource) if isinstance(resource, str) else None
    if entry is None or entry.level or not isinstance(subject, tree.PLAYERS):
        raise CannotDo("this is not something that happens")
    if not entry.hurt:
        return None
    less = of_amount(scope, EventPattern(kinds.GAIN, side(subject)), clause)
    hurt = so_much(scope, EventPattern(kinds.DAMAGE, card=Part(None, side(subject))), clause.get("amount"))
    return Heard(1 << kinds.GAIN | 1 << kinds.DAMAGE, AnyPattern((less, hurt)), False, PLAYER, PLAYER)


def build_change(scope: Scope, clause: tree.Clause) -> Heard | None:
    """A change of how a card or a dial stands; None if an event is another."""
    how = clause.get("how")
    if clause.verb == "be" and isinstance(how, tree.State) and how.name in SUFFERED:
        pattern = InflictPattern(build_part(scope, clause.subject), SUFFERED[how.name])
        return Heard(1 << kinds.INFLICT, pattern, is_this(clause.subject), CARD, CARD)
    if clause.verb in ("attach", "destroy", "mend"):
        from cardwright.effects.build_attaching import build_in_ways

        return build_in_ways(scope, clause)
    if clause.verb in ("shift", "switch", "turn"):
        return build_pose_event(scope, clause, KINDS[clause.verb])
    return build_dial_event(scope, clause) if clause.verb == "set" else None


def build_pose_event(scope: Scope, clause: tree.Clause, kind: int) -> Heard:
    """ "It switches to attack mode", "a card is turned face up"."""
    what = clause.get("what") or clause.subject
    mode, face = clause.get("mode"), clause.get("face")
    amount = NOBODY
    if isinstance(mode, str):
        amount = list(scope.names.vocabulary.words.modes).index(mode)
    elif isinstance(face, str):
        amount = 1 if face == "up" else 0
    part = build_part(scope, what)
    if clause.verb == "shift":
        part = moved_to(part, clause.get("row"))
    by, flags = None, 0
    if clause.get("what") is not None and isinstance(clause.subject, (tree.Reference, tree.Things)):
        in_attack = isinstance(clause.subject, tree.Things) and is_act(scope, clause.subject)
        by, flags = (None, COMBAT) if in_attack else (build_part(scope, clause.subject), 0)
    pattern = EventPattern(kind, ANYBODY, part, by, amount=amount, flags=flags)
    return Heard(1 << kind, pattern, is_this(what), CARD, CARD)


def moved_to(part: Part | None, row: object) -> Part | None:
    """What has come to stand in a row that is told."""
    if row == "another":
        return part
    if row not in ("front", "last"):
        raise CannotDo("what is heard is that something moves, or to its front or last row")
    stands = filters.InState(str(row))
    if part is None:
        return Part(stands, NOBODY)
    return Part(stands if part.cards is None else joined([part.cards, stands]), part.player)


def build_dial_event(scope: Scope, clause: tree.Clause) -> Heard:
    """ "The weather is set to rain", "the weather changes"."""
    dial, value = clause.get("dial"), clause.get("value")
    if not isinstance(dial, str):
        raise CannotDo("what is set?")
    stands = scope.names.dial(dial, value)[1] if isinstance(value, str) else NOBODY
    flags = ANEW if clause.adverbs else 0
    pattern = DialPattern(scope.names.dials(dial), stands, flags, "no more" in clause.adverbs)
    return Heard(1 << kinds.SET, pattern, False, PLAYER, PLAYER)


def build_deed(scope: Scope, clause: tree.Clause, kind: int) -> Heard:
    """ "You activate an attack", "a player makes a perfect block"."""
    what = clause.get("what")
    if not isinstance(what, tree.Things):
        raise CannotDo(f"{clause.verb} what?")
    bits = 0
    kept: list[tree.Filter] = [*what.filters]
    for one in what.kinds:
        for noun in one.nouns:
            bits |= scope.names.bit(noun)
        if one.filters and len(what.kinds) > 1:
            raise CannotDo("several sorts of deeds can only be told apart by their nouns")
        kept += one.filters
    card = Part(joined([build_one_filter(scope, one) for one in kept]), NOBODY) if kept else None
    actor = side(clause.subject) if isinstance(clause.subject, (tree.You, tree.Opponent)) else ANYBODY
    return Heard(1 << kind, DeedPattern(kind, actor, bits, card), False, PLAYER, CARD)


def side(player: tree.Player) -> int:
    """The side that a player is on, as seen from the text."""
    if isinstance(player, tree.You):
        return YOURS
    rival = isinstance(player, tree.ThatPlayer) and player.slot == tree.THE_OPPONENT
    return THEIRS if rival or isinstance(player, tree.Opponent) else ANYBODY


def build_part(scope: Scope, thing: object) -> Part | None:
    """A card or player as a part of an event; None if nothing is said."""
    if thing is None:
        return None
    if isinstance(thing, tree.Reference):
        return Part(reference_filter(scope, thing), NOBODY)
    if isinstance(thing, tree.Things):
        return Part(build_filter(scope, thing), NOBODY)
    if isinstance(thing, tree.Several):
        parts = [build_part(scope, item) for item in thing.items]
        cards = tuple(part.cards for part in parts if part is not None and part.cards is not None)
        players = [part.player for part in parts if part is not None and part.player != NOBODY]
        player = NOBODY if not players else players[0] if len(players) == 1 else ANYBODY
        return Part(filters.AnyOf(cards) if cards else None, player)
    if isinstance(thing, tree.ThatPlayer) and thing.slot == tree.THE_OPPONENT:
        return Part(None, side(thing))
    if isinstance(thing, (tree.You, tree.Opponent, tree.EachPlayer, tree.AnyPlayer)):
        return Part(None, side(thing))
    raise CannotDo("this cannot be part of an event")


def reference_filter(scope: Scope, reference: tree.Reference) -> Filter:
    """A reference as a filter."""
    if reference.word == "gap":
        return filters.Anything()
    if reference.slot == tree.THIS:
        return filters.IsThis()
    if reference.slot == tree.HOST:
        return filters.IsHost()
    return filters.IsAmong(meant(scope, reference))


def is_this(thing: object) -> bool:
    """Whether an event is about the card that bears the text."""
    return isinstance(thing, tree.Reference) and thing.slot == tree.THIS


def gap_filter(heard: Heard, clause: tree.Clause) -> Filter:
    """Cards to which the event happened this turn, or from which it came."""
    doer = isinstance(clause.subject, tree.Reference) and clause.subject.word == "gap"
    return filters.WasIn(heard.kinds, heard.pattern, doer and heard.subject == BY)
