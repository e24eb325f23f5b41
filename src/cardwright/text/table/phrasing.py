"""More words for what is known: prices told last, events told twice, players told by what they do."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from cardwright.text.rows import Fields, Row, constant, heard, make
from cardwright.text.table.adverb import Adverbs
from cardwright.text.table.adverbs import SOLD
from cardwright.text.table.clauses import STATIVE, with_subject
from cardwright.text.table.staying import HOSTS, for_that_attack
from cardwright.text.table.steps import can_be_done, is_own_price, is_player, steps_of
from cardwright.text.tree import (
    Between,
    Clause,
    EitherEvent,
    If,
    Limit,
    May,
    Modes,
    Opponent,
    Reference,
    Slot,
    ThatPlayer,
    Things,
    Triggered,
    You,
)
from cardwright.text.unsaid import OWN

THIS = Reference("this")


def rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return these rows."""
    found = [
        *heard("step1", "you (may|can) {preds:preds.base} by {cost:pred.ger}", by_doing),
        *heard("event", "{a:event1} (and|or) whenever {b:event1}", both),
        *heard("sentence", "{steps:step1} whenever it {pred:happen.sg}", happens_to_this),
        *make("step", "{who:player.pl} choose one : {options:othermodes}", by_them, take_by_them),
        *heard("step", "with {compared:compared} {np:np.pl} , {then:step1}", having),
        *heard("step", "with {holding:holding} , {then:step1}", holding),
    ]
    if "sell" in verbs:
        double, full = (Adverbs(words=(word,)) for word in SOLD)
        found += constant("adverb", double, "at double price", "for (double|twice) (its|their) {stat:stat}")
        found += constant("adverb", full, "at full price", "(at|for) [(its|their)] full {stat:stat}")
    if "attack" in verbs:
        found += heard("player.sg", "[the] (defending|attacked) player", lambda _: Opponent())
        for often, count in (("twice", 2), ("three times", 3)):
            found += heard(
                "fin", f"{{subject:subject.sg}} attacks {often} [(each|per|a) {{span:phase}}]", attacks(count)
            )
            found += heard("fin", f"{{subject:subject.#}} (can|may) attack {often}", attacks(count))
    return found


def by_doing(fields: Fields) -> May | None:
    """Read "you may cancel it by paying 3": you may pay 3 and cancel it."""
    clauses = (fields["cost"], *fields["preds"])
    if any(not can_be_done(clause) or is_own_price(clause) for clause in clauses):
        return None
    return May(You(), tuple(replace(clause, subject=You()) for clause in clauses))


def both(fields: Fields) -> EitherEvent | None:
    """Read "when this enters and when it dies": either of them."""
    one, other = fields["a"], fields["b"]
    if isinstance(other, Clause) and isinstance(one, Clause) and other.subject == Reference("it"):
        other = replace(other, subject=one.subject) if not other.passive else other
    slots = tuple(Slot(s.name, THIS) if s.value == Reference("it") else s for s in other.slots)
    other = replace(other, slots=slots)
    return EitherEvent((one, other)) if one != other else None


def happens_to_this(fields: Fields) -> Triggered | None:
    """Read "put this on top of your deck when it dies": it is this card, or what this is attached to."""
    steps = fields["steps"]
    who = steps.subject if isinstance(steps, Clause) else None
    host = who if isinstance(who, Reference) and who.word in (*HOSTS, OWN.word) else THIS
    event = with_subject(host, fields["pred"])
    about = isinstance(steps, Clause) and host in (steps.subject, *(slot.value for slot in steps.slots))
    if event is None or event.verb in STATIVE or event.limit or not about:
        return None
    return Triggered(for_that_attack(steps, event), steps_of(steps))


def by_them(fields: Fields) -> Modes | None:
    """Read "they choose one"."""
    return Modes(1, fields["options"], by=fields["who"]) if is_player(fields["who"]) else None


def take_by_them(value: Any) -> Fields | None:
    """Write "they choose one"."""
    told = isinstance(value, Modes) and isinstance(value.by, ThatPlayer) and value.count == 1
    return {"who": value.by, "options": value.options} if told else None


def having(fields: Fields) -> If:
    """Read "with 3 or more Traps, gain 2": if you control so many."""
    found = fields["np"]
    what = Things(Between(fields["compared"]), found.kinds, found.filters)
    return If(Clause("control", You(), (Slot("what", what),)), steps_of(fields["then"]))


def holding(fields: Fields) -> If:
    """Read "with 15 or more resource, ..."."""
    return If(Clause("have", You(), (Slot("holding", fields["holding"]),)), steps_of(fields["then"]))


def attacks(count: int) -> Any:
    """Read "this attacks twice": it can do so each turn."""

    def build(fields: Fields) -> Clause:
        return Clause("attack", fields["subject"], modal="can", limit=Limit(count, fields.get("span", "turn")))

    return build
