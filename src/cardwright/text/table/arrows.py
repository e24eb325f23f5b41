"""How something comes to stand, noted behind an arrow: "target enemy -> attack mode"; read, never written."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct

from cardwright.text.rows import Build, Fields, Row, heard
from cardwright.text.table.stances import VERB_OF
from cardwright.text.tree import Clause, Duration, Number, Reference, Slot, Some, Things, Together, You

FACES: Final = (("up", "(face-up|face up)"), ("down", "(face-down|face down)"))


class Stance(Struct, frozen=True):
    """What is done to something so that it stands so: the slots before and behind what it is done to."""

    verb: str
    before: tuple[Slot, ...] = ()
    after: tuple[Slot, ...] = ()
    duration: Duration | None = None

    def of(self, what: Any) -> Clause:
        """Do it to something."""
        slots = (*self.before, Slot("what", what), *self.after)
        return Clause(self.verb, You(), slots, duration=self.duration)


def rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return the rows of stances; those of a verb only where the game has it."""
    found: list[Row] = []
    if "switch" in verbs:
        found += heard("stance", "[in] {mode:mode}", lambda f: Stance("switch", after=(Slot("mode", f["mode"]),)))
    if "turn" in verbs:
        for face, said in FACES:
            found += heard("stance", said, turned(face))
    if "poison" in verbs:
        for name in VERB_OF:
            found += heard("stance", f"{name} {{n:number}}", ailing(VERB_OF[name]))
        found += heard("stance", "dizzy {n:number} [{span:phases}]", dazed)
    if found:
        found += heard("step1", "{a:stance} , {what:targeted}", standing)
        found += heard("step1", "{a:stance} (to|on|for) {what:givensubject}", standing)
    for what in ("givensubject", "reference.sg", "some.pl") if found else ():
        start = f"{{what:{what}}} (:|to)"
        found += heard("step1", f"{start} {{a:stance}}", standing)
        found += heard("step1", f"{start} {{a:stance}} [,] [and] {{b:stance}}", standing)
    return found


def turned(face: str) -> Build:
    """Read "face down"."""
    return lambda _: Stance("turn", after=(Slot("face", face),))


def ailing(verb: str) -> Build:
    """Read "poison 2"."""
    return lambda fields: Stance(verb, before=(Slot("amount", fields["n"]),))


def dazed(fields: Fields) -> Stance | None:
    """Read "dizzy 2 turns"."""
    number = fields["n"]
    if not isinstance(number, Number) or number.value < 1 or fields.get("span", "turn") != "turn":
        return None
    return Stance("daze", after=(Slot("state", "dizzy"),), duration=Duration("for", "turn", None, number.value))


def standing(fields: Fields) -> Clause | Together:
    """Do all of it to the same thing."""
    first: Stance = fields["a"]
    if "b" not in fields:
        return first.of(fields["what"])
    return Together((first.of(fields["what"]), fields["b"].of(again(fields["what"]))))


def again(what: Any) -> Any:
    """Speak of something once more."""
    if not isinstance(what, Things):
        return what
    one = isinstance(what.quantity, Some) and what.quantity.number == Number(1)
    return Reference("it" if one else "them")


def ailment_rows() -> list[Row]:
    """ "Burn 1 and poison 2 target character", "inflict poison 1 and burn 1 on it"."""
    found: list[Row] = []
    for a, b in (("poison", "burn"), ("burn", "poison")):
        build = both_befall(VERB_OF[a], VERB_OF[b])
        found += heard("step1", f"{a} {{n:number}} and {b} {{m:number}} [(on|to)] {{what:things}}", build)
        inflict = "(inflict|put|place|cause)"
        found += heard("step1", f"{inflict} {a} {{n:number}} and {b} {{m:number}} (on|to|onto) {{what:things}}", build)
        found += heard("step1", f"give {{what:things}} {a} {{n:number}} and {b} {{m:number}}", build)
        for number, gets in (("sg", "(gets|gains|receives|suffers|takes)"), ("pl", "(get|gain|receive|suffer|take)")):
            told = f"{{what:subject.{number}}} {gets} {a} {{n:number}} and {b} {{m:number}}"
            found += heard("step1", told, build)
    return found


def both_befall(first: str, second: str) -> Build:
    """Make two ailments of one thing."""

    def build(fields: Fields) -> Together:
        one = ailing(first)({"n": fields["n"]}).of(fields["what"])
        return Together((one, ailing(second)({"n": fields["m"]}).of(again(fields["what"]))))

    return build
