"""Telegrams: what is put somewhere, events and facts without their verbs; read, never written."""

from __future__ import annotations

from msgspec.structs import replace

from cardwright.text.rows import Fields, Row, heard
from cardwright.text.table.actors import NONE
from cardwright.text.table.adverbs import adorned
from cardwright.text.table.clauses import with_subject
from cardwright.text.table.conditions import there_is
from cardwright.text.table.headers import used
from cardwright.text.table.phrase import Phrase
from cardwright.text.table.steps import steps_of
from cardwright.text.tree import (
    Clause,
    Controlled,
    InPlay,
    Kind,
    Number,
    Place,
    Reference,
    Slot,
    Some,
    Things,
    Triggered,
    You,
)


def rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return the rows of telegrams; those of a verb only where the game has it."""
    answer = "{header:header.answer} : {event:event}"
    found = [
        *heard("sentence", "{event:event} : {steps:step}", whenever),
        *heard("sentence", "{what:some.sg} {it:passive} : {steps:step}", befallen),
        *heard("sentence", f"{answer} : {{steps:step}}", used),
        *heard("sentence", f"{answer} , {{cost:preds.base}} : {{steps:step}}", used),
        *heard("condition1", "no {np:np.pl}", none_there),
        *heard("condition1", "no {np:np.sg}", none_there),
    ]
    if "put" in verbs:
        found += heard("step1", "{what:things} {to:into}", put)
        found += heard("step1", "{what:things} from {source:place} {to:into}", put)
    if "get" in verbs:
        found += heard("step1", "{grants:grants} (to|for|on) {subject:reference.sg} [{adverbs:adverbs}]", got)
        found += heard("step1", "{subject:givensubject} {grants:grants} both players", got_by_both)
        found += heard("step1", "{subject:givensubject} {grants:grants} on either side", got_by_both)
        found += heard("step1", "{np:np.sg} {grants:grants} {adverbs:adverbs}", one_gets)
        found += heard("step1", "{np:np.sg} : {grants:grants} [{adverbs:adverbs}]", one_gets)
    if "deal" in verbs:
        found += heard("step1", "{n:number} damage {whom:all}", hurt)
        for whom in ("{whom:things}", "{whom:player.obj}"):
            found += heard("step1", f"damage to {whom} equal to {{n:computed}}", hurt)
            found += heard("step1", f"damage equal to {{n:computed}} to {whom}", hurt)
    return found


def whenever(fields: Fields) -> Triggered:
    """Read "enemy creature attacks: draw 1"."""
    return Triggered(fields["event"], steps_of(fields["steps"]))


def befallen(fields: Fields) -> Triggered | None:
    """Read "own creature destroyed: draw 2"."""
    event = with_subject(fields["what"], fields["it"])
    return None if event is None else whenever({**fields, "event": event})


def none_there(fields: Fields) -> Clause | None:
    """Read "if no creatures on your side" as "if there are no creatures on your side"."""
    found: Phrase = fields["np"]
    return there_is({"what": Things(NONE, found.kinds, found.filters)})


def put(fields: Fields) -> Clause | None:
    """Read "top card of deck to hand": put it there."""
    if not isinstance(fields["what"], Things | Reference) or not isinstance(fields["to"], Place):
        return None
    told = [Slot("what", fields["what"])]
    if "source" in fields:
        told.append(Slot("source", fields["source"]))
    return Clause("put", You(), (*told, Slot("to", fields["to"])))


def got(fields: Fields) -> Clause | None:
    """Read "-2 base defense on it"."""
    if fields["grants"].keywords:
        return None
    return adorned({**fields, "core": Clause("get", fields["subject"], (Slot("grants", fields["grants"]),))})


def one_gets(fields: Fields) -> Clause | None:
    """Read "ally +3 Atk this round": one of them gets it."""
    found: Phrase = fields["np"]
    return got({**fields, "subject": Things(Some(Number(1)), found.kinds, found.filters)})


def got_by_both(fields: Fields) -> Clause | None:
    """Read "creatures +1 Atk both sides"."""
    subject = fields["subject"]
    if not isinstance(subject, Things) or any(isinstance(one, Controlled) for one in subject.filters):
        return None
    kinds: tuple[Kind, ...] = subject.kinds
    if any(isinstance(one, Controlled) for kind in kinds for one in kind.filters):
        return None
    return Clause("get", replace(subject, filters=(*subject.filters, InPlay())), (Slot("grants", fields["grants"]),))


def hurt(fields: Fields) -> Clause:
    """Read "1 damage each enemy creature"."""
    return Clause("deal", You(), (Slot("amount", fields["n"]), Slot("whom", fields["whom"])))
