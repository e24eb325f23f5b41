"""For as long as this card stays: "exile target creature until this leaves the battlefield"."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from cardwright.text.rows import Build, Fields, Row, constant, heard, make
from cardwright.text.table.adverb import Adverbs
from cardwright.text.tree import (
    BODY,
    IN_PLAY,
    All,
    Clause,
    Duration,
    Grants,
    Number,
    Place,
    Reference,
    Slot,
    Some,
    State,
    The,
    Things,
    Triggered,
)
from cardwright.text.unsaid import OWN, WHO

THIS: Final = Reference("this")
HOSTS: Final = ("attached", "bearer", "host")
"""To what a card is attached that gives it something."""
MEANWHILE: Final = "meanwhile"
"""Marks "when attacking": what this card gets then, it has for that attack."""
ATTACKS: Final = ("attack", "counterattack", "fight")
FIGHTING: Final = ("this", WHO.word, OWN.word, *HOSTS)
COMBAT: Final = Adverbs(words=("in combat",))
THIS_ATTACK: Final = Duration("deed", "attack")


def rows(verbs: tuple[str, ...], modes: bool) -> list[Row]:
    """Return the rows of what ends when this leaves or an attack is over; with `modes` to defend is one of them."""
    found = make("duration", "until this leaves {zone:place}", until_gone, take_gone)
    found += heard("duration", "until this leaves [play]", in_play)
    found += heard("duration", "while this (remains|stays) {within:within} {zone:place}", until_gone)
    found += heard("duration", "while this (remains|stays) in play", in_play)
    if "attack" in verbs:
        found += constant(
            "duration",
            THIS_ATTACK,
            "for this attack",
            "for (that|the|its) attack",
            "during (this|that|the|its) attack",
            "in this attack",
            "(for|during|in) (this|that|the) combat",
            "until [the] end of (this|that|the) combat",
            "until (this|that|the) combat (ends|is over)",
            "until [the] end of (this|that|the|its) attack",
            "until (this|that|the|its) attack (ends|resolves)",
            "until (this|that|the|its) attack is (over|resolved|done|finished|completed)",
            "until (this|that|the|its) attack has been (resolved|finished|completed)",
            "until (this|that|the|its) attack (is|was) carried out",
            "until (this|that|the|its) attack has been carried out",
            "in response to (this|that|the|its) attack",
            "during its attacks",
        )
        found += constant("adverb", COMBAT, "(with|in|through) (a|its) attack", "by attack", canonical=False)
        found += constant("adverb", COMBAT, "by attacking", canonical=False)
        found += battle_rows(modes)
    return found


def battle_rows(modes: bool) -> list[Row]:
    """ "This gets +1 DEF while defending", "+2 ATK when attacking a golem": for the length of that attack."""
    found: list[Row] = []
    for what in ("{clause:fin}", "{grants:grants}"):
        striking = "(while|whenever)" if "grants" in what else "while"
        for said, build in ((f"{striking} attacking {{whom:whom}}", striking_at), *suffered(modes)):
            found += [*heard("sentence", f"{what} {said}", build), *heard("sentence", f"{said} , {what}", build)]
    for said in ("(when|whenever) [they are] attacking {whom:whom}", "while they are attacking {whom:whom}"):
        found += heard("sentence", f"{{clause:fin}} {said}", striking_each)
    found += heard("sentence", "{clause:fin} (when|whenever) they attack {whom:whom}", striking_each)
    found += heard("sentence", "{clause:fin} (while|whenever) [they are] [being] attacked by {whom:whom}", struck_each)
    return found


def suffered(modes: bool) -> list[tuple[str, Build]]:
    """List how somebody is told to be attacked; with `modes` to defend is something else."""
    attacked = "(while|whenever) [being] attacked"
    by = (f"{attacked} by {{whom:whom}}", struck)
    return [by] if modes else [by, ("(while|whenever) [being] (defending|attacked)", struck)]


def note_rows(modes: bool) -> list[Row]:
    """ "+2 ATK when attacking"; with `modes` nothing is attacking at other times: "gets +1 A while attacking"."""
    while_, found = "(while|whenever)" if modes else "whenever", list[Row]()
    for what in ("{clause:fin}", "{grants:grants}") if modes else ("{grants:grants}",):
        found += heard("sentence", f"{what} {while_} attacking", striking_at)
        found += heard("sentence", f"{while_} attacking (,|:) {what}", striking_at)
        found += heard("sentence", f"{what} (while|whenever) [being] attacked", struck) if modes else []
    return found


def striking_at(fields: Fields) -> Triggered | None:
    """Read what something gets while it attacks."""
    return meanwhile(fields, False)


def striking_each(fields: Fields) -> Triggered | None:
    """Read what each of many gets while it attacks."""
    return meanwhile(fields, False) if isinstance(fields["clause"].subject, Things) else None


def struck_each(fields: Fields) -> Triggered | None:
    """Read what each of many gets while it is attacked."""
    return meanwhile(fields, True) if isinstance(fields["clause"].subject, Things) else None


def struck(fields: Fields) -> Triggered | None:
    """Read what something gets while it is attacked."""
    return meanwhile(fields, True)


def meanwhile(fields: Fields, attacked: bool) -> Triggered | None:
    """Give something what it gets or ignores for an attack; said of nobody, it is of whoever has bare bonuses."""
    given = fields.get("grants")
    clause: Clause = fields["clause"] if given is None else Clause("get", WHO, (Slot("grants", given),))
    grants = clause.get("grants")
    if clause.duration is not None or clause.modal:
        return None
    if not (isinstance(grants, Grants) if clause.verb == "get" else clause.verb == "ignore" and not attacked):
        return None
    who = THIS if clause.subject == Reference("it") else clause.subject
    if isinstance(who, Things) and isinstance(who.quantity, All):
        who = one_of(who)
    elif not isinstance(who, Reference) or who.word not in FIGHTING:
        return None
    if who == WHO and isinstance(grants, Grants) and grants.keywords:
        return None
    whom = fields.get("whom")
    if isinstance(whom, Things):
        whom = one_of(whom)
    foe = () if whom is None or attacked else (Slot("whom", whom),)
    passive = Clause("attack", whom if attacked else None, (Slot("whom", who),), passive=True)
    event = passive if attacked else Clause("attack", who, foe)
    subject: Reference | Things = who if isinstance(who, Reference) else of_that_attack(who, attacked, whom is None)
    if isinstance(who, Reference) and who.word in HOSTS:
        subject = Reference("it")
    return Triggered(event, (replace(clause, subject=subject, duration=THIS_ATTACK),))


def of_that_attack(who: Things, attacked: bool, alone: bool = False) -> Reference | Things:
    """Say "the attacking creature", "the creature it attacks" for the one of many; "it" if that can be no other."""
    if attacked:
        return Reference("foe", BODY)
    if alone:
        return Reference("it")
    return Things(The(), (replace(who.kinds[0], filters=(State("attacking"),)),))


def for_that_attack(step: Any, event: Any) -> Any:
    """Mark an event behind a bonus, "gets +2/+0 when it attacks": the bonus is for that attack."""
    if not isinstance(step, Clause) or not isinstance(event, Clause) or event.verb not in ATTACKS:
        return event
    if step.verb != "get" or step.duration is not None or step.modal:
        return event
    return replace(event, adverbs=(*event.adverbs, MEANWHILE))


def one_of(things: Things) -> Things:
    """Say "attacks a golem" for "attacks golems"."""
    return replace(things, quantity=Some(Number(1))) if isinstance(things.quantity, All) else things


def until_gone(fields: Fields) -> Duration:
    """Read "until this leaves the battlefield"."""
    zone: Place = fields["zone"]
    return Duration("while here", zone.zone, zone.whose)


def in_play(_: Fields) -> Duration:
    """Read "until this leaves play"."""
    return Duration("while here", IN_PLAY)


def take_gone(value: Any) -> Fields | None:
    """Write what lasts until this leaves."""
    if not isinstance(value, Duration) or value.kind != "while here":
        return None
    return {"zone": Place(value.span, value.whose)}
