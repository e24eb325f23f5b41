"""What notes leave unsaid: whose zone it is, and that a bare bonus is this card's."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from cardwright.text.check import Senseless
from cardwright.text.tree import (
    ACTIVE,
    ANY_CARD,
    PLAYERS,
    All,
    Among,
    AnyNumber,
    AnyPlayer,
    AttachedTo,
    Between,
    Clause,
    Compared,
    Controlled,
    Duration,
    During,
    EachPlayer,
    First,
    Grants,
    InZone,
    Kind,
    More,
    Node,
    Number,
    Opponent,
    Other,
    OwnerOf,
    Place,
    Reference,
    Several,
    Slot,
    Some,
    ThatPlayer,
    Things,
    Top,
    Until,
    You,
    exchanged,
    held_by,
)
from cardwright.text.words import CardFacts, Stat, Vocabulary

WHOSE: Final = ThatPlayer("unsaid")
"""Whoever does it, in "discard hand"."""
THAT_ZONE: Final = ThatPlayer("that zone")
"""Whose zone was spoken of before, in "on the bottom of that deck"."""
WHO: Final = Reference("unsaid")
"""This card, in "+2 attack while you have no cards"."""

OWN: Final = Reference("unsaid own")
"""This card, or what it is attached to, in "cannot attack"."""
FACE_DOWN: Final = "face down"
"""How something is put where it is not seen anyway."""
OWNER: Final = OwnerOf(Reference("it"))
OWNERS: Final = OwnerOf(Reference("them"))
"""To whom things return."""


def may_be_bare(vocabulary: Vocabulary, facts: CardFacts) -> bool:
    """Tell whether a bonus of which nobody is said to get it is this card's: it fights, or is itself what is done."""
    nouns = vocabulary.words.nouns
    fights = next((name for name, noun in nouns.items() if noun.role == "type" and noun.stays and noun.stats), "")
    own = nouns.get(facts.type)
    return own is not None and bool(own.stats) and (facts.type == fights or own.activity)


def bare_bearer(vocabulary: Vocabulary, facts: CardFacts) -> Reference | Things | None:
    """Return of what a bonus is of which nobody is said to get it: this card, what it is attached to, or one picked."""
    if may_be_bare(vocabulary, facts):
        return Reference("this")
    if vocabulary.is_worn(facts):
        return Reference("bearer")
    bodies = [name for name, noun in vocabulary.words.nouns.items() if noun.role == "type" and noun.stats is True]
    if len(bodies) != 1:
        return None
    if not vocabulary.stays(facts):
        return Things(Some(Number(1)), (Kind((bodies[0],)),))
    return Reference("attached", bodies[0]) if vocabulary.attaches(facts) else None


def with_subject_of(first: Clause, rest: tuple[Clause, ...]) -> tuple[Clause, ...]:
    """Say of the things before what is told of nobody: "your next attack this round costs 1 less and gets +1"."""
    if not isinstance(first.subject, Things):
        return rest
    return tuple(
        replace(one, subject=first.subject, duration=one.duration or first.duration) if one.subject == OWN else one
        for one in rest
    )


def with_own(value: Any, vocabulary: Vocabulary, facts: CardFacts) -> Any:
    """Say of whom a note speaks that names nobody: of what this card is attached to, else of this card."""
    bearer = bare_bearer(vocabulary, facts)
    borne = vocabulary.attaches(facts) and isinstance(bearer, Reference)
    own = bearer if borne else Reference("this")
    return exchanged(value, lambda one: own if one == OWN else None)


def as_it_was(clause: Clause) -> Clause:
    """Say "if it had Guard" as "if it has Guard": what is gone is as it was when it went.

    Who attacks players attacks one of them: "cannot attack players" forbids to attack either.
    """
    if clause.verb in ("attack", "counterattack") and clause.get("whom") == EachPlayer():
        slots = tuple(Slot("whom", AnyPlayer()) if slot.name == "whom" else slot for slot in clause.slots)
        return replace(clause, slots=slots)
    grants = clause.get("grants")
    bore = clause.verb == "get" and clause.tense == "past" and clause.duration is None and isinstance(grants, Grants)
    return replace(clause, tense="") if bore and isinstance(grants, Grants) and grants.keywords else clause


def completed(clause: Clause, bare: Reference | Things | None, stats: dict[str, Stat], stays: bool) -> Clause:
    """Say whose zones a clause means: those of the player who does it, else yours; and what a `bare` bonus is of."""
    if clause.tense and clause.duration == Duration("during", "turn"):
        clause = replace(clause, duration=Duration("this", "turn"))  # "if it attacked during the turn"
    clause = as_it_was(own_play(clause))
    subject: Any = clause.subject
    who: Any = bare
    if subject == WHO or any(slot.value == WHO for slot in clause.slots):
        grants = clause.get("grants")
        if isinstance(grants, Grants) and grants.bonuses and all(stats[one.stat].player for one in grants.bonuses):
            own = clause.duration is None and all(stats[one.stat].printed for one in grants.bonuses)
            who = Reference("this") if own and stays else You()  # "RPT +1", "hand limit +2"
        if who is None or (isinstance(who, Things) and clause.duration is None):
            raise Senseless("who gets this?", "")
        subject = who if subject == WHO else subject
        told = tuple(Slot(slot.name, who) if slot.value == WHO else slot for slot in clause.slots)
        clause = replace(clause, slots=told)
    if subject == You() and isinstance(bare, Reference) and clause.verb == "get" and not clause.modal:
        gained = clause.get("grants")
        if isinstance(gained, Grants) and gained.bonuses and not any(stats[one.stat].player for one in gained.bonuses):
            subject, clause = bare, replace(clause, subject=bare)  # "when this enters, gain +2 attack"
    theirs = isinstance(subject, PLAYERS) and not isinstance(subject, You)
    player: Any = ThatPlayer("they") if theirs else You()
    span = clause.get("next")
    if isinstance(span, During) and span.whose is None and span.span == "turn":
        clause = replace(clause, slots=(Slot("next", replace(span, whose=player)),))
    subject = owned(subject, You())
    what = clause.get("what")
    returns = clause.verb == "return" or (clause.verb == "put" and (is_others(what) or is_in_play(clause, what)))
    if clause.verb in ("enter", "leave") and isinstance(subject, Things) and not is_yours(subject):
        player = AnyPlayer()
    several = isinstance(what, Several) or what == Reference("both")
    goal: Any = (OWNERS if several else OWNER) if returns else AnyPlayer() if is_anybodys(clause) else player
    slots = tuple(Slot(slot.name, owned(slot.value, goal if slot.name == "to" else player)) for slot in clause.slots)
    if subject is clause.subject and all(new.value is old.value for new, old in zip(slots, clause.slots, strict=True)):
        return clause
    return replace(clause, subject=subject, slots=slots)


def is_anybodys(clause: Clause) -> bool:
    """Tell whether a clause tells of a move of anybody's cards ("if a creature would go to the grave")."""
    what = clause.subject if clause.verb == "go" else clause.get("what") if clause.passive else None
    if clause.subject is not what and clause.subject is not None or not isinstance(what, Things):
        return False
    return not is_yours(what)


def is_yours(what: Things) -> bool:
    """Tell whether only things of yours are meant."""
    said = (*what.filters, *(one for kind in what.kinds for one in kind.filters))
    return any(isinstance(one, Controlled) and isinstance(one.by, You) for one in said)


def owned(value: Any, player: Any) -> Any:
    """Give the zones of which nobody said whose they are to a player."""
    if isinstance(value, tuple):
        items = tuple(owned(item, player) for item in value)
        return items if any(new is not old for new, old in zip(items, value, strict=True)) else value
    if not isinstance(value, Node):
        return value
    if isinstance(value, InZone) and value.place.whose == WHOSE:
        return InZone(replace(value.place, whose=None))  # whose cards are counted is found with the others of a clause
    if isinstance(value, Place) and value.whose == WHOSE:
        return replace(value, whose=player)
    held = held_by(value)
    changes = {name: owned(each, player) for name, each in held.items()}
    return replace(value, **changes) if any(changes[name] is not held[name] for name in changes) else value


def forbidden(clause: Any) -> Any:
    """Say what is not done, as an instruction or a fact, as what cannot be: "it does not attack this turn".

    Who passes must.
    """
    if isinstance(clause, Clause) and clause.verb == "pass" and not clause.modal and not clause.tense:
        return replace(clause, modal="must")
    what = clause.get("what") if isinstance(clause, Clause) and clause.modal == "cannot" else None
    if isinstance(what, Things) and isinstance(what.quantity, AnyNumber):
        all_of = replace(what, quantity=All())
        clause = replace(
            clause, slots=tuple(Slot(s.name, all_of if s.value == what else s.value) for s in clause.slots)
        )
    if isinstance(clause, Clause) and clause.verb == "get" and isinstance(clause.subject, Things):
        grants, none = clause.get("grants"), Between(Compared("exactly", Number(0)))
        if clause.subject.quantity == none and isinstance(grants, Grants) and not grants.bonuses:
            return replace(
                clause, verb="lose", subject=replace(clause.subject, quantity=All())
            )  # "no creature has Guard"
    how = clause.get("how") if isinstance(clause, Clause) and clause.modal == "cannot" else None
    if isinstance(how, AttachedTo) and isinstance(clause.subject, Things):
        told = (Slot("what", clause.subject), Slot("to", how.to))
        return replace(clause, verb="attach", subject=EachPlayer(), slots=told)
    if not isinstance(clause, Clause) or clause.modal != "not" or clause.tense:
        return clause
    if clause.verb == "activate" and clause.passive and clause.duration is None and clause.subject is None:
        raise Senseless("it is not activated: when, or for how long?", "activated")
    if clause.passive and clause.duration is None:
        return clause  # no rule for good
    if clause.verb == "discard" and isinstance(clause.subject, You):
        return clause  # "do not discard this": what the rules would do is left undone
    return replace(clause, modal="cannot")


def sent(clause: Clause) -> Clause:
    """Read "it goes to its owner's hand", where it is an instruction, as that it is put there."""
    to = clause.get("to")
    if clause.verb != "go" or not isinstance(clause.subject, Things | Reference) or not isinstance(to, Place):
        return clause
    if clause.subject == Reference("gap"):
        return clause  # said of the event that does not happen
    rest = tuple(slot for slot in clause.slots if slot.name != "to")
    goal = replace(to, whose=OWNER) if to.whose == WHOSE else to
    return replace(clause, verb="put", subject=You(), slots=(Slot("what", clause.subject), *rest, Slot("to", goal)))


def is_in_play(clause: Clause, what: Any) -> bool:
    """Tell whether things are meant that stand in play, so that where they go is their owners'."""
    if not isinstance(what, Things) or not isinstance(what.quantity, Some | All) or not what.kinds:
        return False
    if clause.get("source") is not None or any(kind.card or ANY_CARD in kind.nouns for kind in what.kinds):
        return False
    said = (*what.filters, *(one for kind in what.kinds for one in kind.filters))
    return not any(isinstance(one, InZone | Among | Controlled) for one in said)


def is_others(what: Any) -> bool:
    """Tell whether cards of another player, or of both, are meant: they go to their owners."""
    if not isinstance(what, Things):
        return bool(what == Reference("triggering"))
    if isinstance(what.quantity, Top):
        return isinstance(what.quantity.of.whose, Opponent | EachPlayer | AnyPlayer)
    said = (*what.filters, *(one for kind in what.kinds for one in kind.filters))
    return any(isinstance(one, Controlled) and isinstance(one.by, Opponent) for one in said)


def further(clause: Clause, deck: str, nexts: bool) -> Clause:
    """Read "draw the top card of your deck" as "draw a card", and so "draw an additional card" where no text changes
    how many cards the rules draw next."""
    more, what = clause.get("amount"), clause.get("what")
    if clause.verb == "draw" and isinstance(what, Things) and what.filters == (Other(),):
        clause = replace(clause, slots=(Slot("what", replace(what, filters=())),))  # "draw another card"
        what = clause.get("what")
    if clause.verb == "draw" and isinstance(what, Things) and isinstance(what.quantity, Top):
        top = what.quantity
        own = top.of.whose in (clause.subject, ThatPlayer("they"))
        if own and top.of.zone == deck and not top.bottom and not what.filters and not isinstance(top.number, Until):
            return replace(clause, slots=(Slot("what", replace(what, quantity=Some(top.number))),))
    if nexts or clause.verb != "draw" or not isinstance(more, More) or not isinstance(what, Things) or clause.duration:
        return clause
    return replace(clause, slots=(Slot("what", replace(what, quantity=Some(more.by))),))


def laid(clause: Clause, vocabulary: Vocabulary) -> Clause:
    """Leave out "face down" of what goes where nobody, or only its owner, sees it anyway."""
    to = clause.get("to")
    zone = vocabulary.words.zones.get(to.zone) if isinstance(to, Place) else None
    if zone is None or zone.seen_by not in ("nobody", "owner"):
        raise Senseless("cards lie face up there", "face")
    return replace(clause, adverbs=tuple(word for word in clause.adverbs if word != FACE_DOWN))


def present(told: During, vocabulary: Vocabulary) -> During:
    """Say which span of time is one player's."""
    own = "round" if "round" in vocabulary.words.phases else "turn"
    return replace(told, span=own) if told.span == ACTIVE else told


def own_play(clause: Clause) -> Clause:
    """Read "when you play your first spell": what you play is yours."""
    what = clause.get("what")
    if clause.verb not in ("play", "deploy") or not isinstance(what, Things) or not isinstance(what.quantity, First):
        return clause
    whose = Controlled(clause.subject) if isinstance(clause.subject, You | Opponent) else None
    kinds = tuple(replace(kind, filters=tuple(one for one in kind.filters if one != whose)) for kind in what.kinds)
    plain = replace(what, kinds=kinds, filters=tuple(one for one in what.filters if one != whose))
    return replace(clause, slots=tuple(Slot("what", plain) if slot.name == "what" else slot for slot in clause.slots))
