"""What stands under a label, or is asked: "Condition: an enemy attacks. Effect: destroy it", "Attacked? Draw 1"."""

from __future__ import annotations

from cardwright.text.rows import Fields, Row, heard
from cardwright.text.table.clauses import STATIVE, with_subject
from cardwright.text.table.steps import steps_of
from cardwright.text.tree import If, Reference, Triggered


def rows() -> list[Row]:
    """Return the rows for what must happen or be so, and what is done then; the word "condition" is put before them."""

    def whenever(fields: Fields) -> Triggered:
        return Triggered(fields["event"], steps_of(fields["steps"]))

    def asked(fields: Fields) -> If:
        return If(fields["condition"], steps_of(fields["steps"]))

    def happens(fields: Fields) -> Triggered | None:
        event = with_subject(Reference("this"), fields["it"])
        return None if event is None or event.verb in STATIVE else whenever({**fields, "event": event})

    return [
        *heard("sentence", "condition : {it:pred.sg} (:|,) {steps:step}", happens),
        *heard("sentence", "condition : (is|gets) {it:passive} (:|,) {steps:step}", happens),
        *heard("sentence", "condition : {event:event} (:|,) {steps:step}", whenever),
        *heard(
            "sentence",
            "condition : {moment:moment} (:|,) {steps:step}",
            lambda f: whenever({**f, "event": f["moment"]}),
        ),
        *heard("sentence", "condition : {condition:condition} (:|,) {steps:step}", asked),
    ]
