"""Damage turned onto another, by all of it, the first or the next of it; and what would be had that is not."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from cardwright.text.rows import Build, Fields, Row, Told, constant, heard
from cardwright.text.table.lessening import HALF, first, suffering
from cardwright.text.table.nextharm import event_of
from cardwright.text.table.undoing import FIRST, NEXT, ONCE, START, UNDONE, lessened, limited, onto, shield, undone
from cardwright.text.tree import (
    PLAYERS,
    Clause,
    Less,
    More,
    Number,
    Reference,
    Replacement,
    Shield,
    Slot,
    ThatMuch,
    Triggered,
    You,
)

ONTO: Final = ("{to:reference.sg}", "{to:some.sg}")


def rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return the rows of damage that another takes, and of what is neither lost nor gained."""
    found = nothing_rows(verbs)
    if "take" in verbs and "prevent" in verbs:
        found += [*onto_rows(), *first_rows()]
    return found


def onto_rows() -> list[Row]:
    """ "All damage that would be dealt to this is dealt to target creature instead", for a time or for good."""
    told = "[(all|any|each)] [(of|the)] [{kind:kind}] damage {harm:suffered}"
    found = heard("allharm", told, Told)
    found += heard("allharm", f"{told} {{duration:duration}}", Told)
    for to in ONTO:
        said = [
            f"{{it:allharm}} is (dealt|done) to {to} instead",
            f"{{it:allharm}} is (redirected|moved|transferred) to {to} [instead]",
            f"{{it:allharm}} is taken by {to} instead",
            f"{{it:allharm}} goes to {to} instead",
            f"{to} takes {{it:allharm}} instead",
            f"redirect {{it:allharm}} to {to} [instead]",
        ]
        for one in said:
            found += heard("sentence", one, all_onto)
            found += heard("step", f"{{duration:duration}} , {one}", all_onto)
            found += heard("step", one.replace("allharm", "nextdamage"), next_onto)
        for also in (f"is also (dealt|done) to {to}", f"is (dealt|done) to {to} (too|also)"):
            found += heard("sentence", f"{{it:allharm}} {also}", also_onto)
    return found


def also_onto(fields: Fields) -> Triggered | None:
    """Read "damage dealt to this is also dealt to target creature": when this takes damage, that takes as much."""
    told = fields["it"]
    event = suffering({**told, **told["harm"]})
    if event is None or "duration" in told:
        return None
    deed = Clause("deal", You(), (Slot("amount", ThatMuch()), Slot("whom", fields["to"])))
    return Triggered(replace(event, modal=""), (deed,))


def all_onto(fields: Fields) -> Replacement | Shield | None:
    """Let another take all of it, for a time if one is told."""
    told = fields["it"]
    harm = told["harm"]
    event = suffering({**told, **harm})
    steps = onto({"whom": fields["to"]})
    span = told.get("duration") or fields.get("duration")
    if event is None or steps is None or ("duration" in told and "duration" in fields):
        return None
    made = Replacement(event, steps)
    return made if span is None else Shield(made, span, True)


def next_onto(fields: Fields) -> Shield | None:
    """Let another take the next of it."""
    event, steps = event_of(fields["it"]), onto({"whom": fields["to"]})
    if event is None or steps is None:
        return None
    return Shield(Replacement(event, steps), fields["it"].get("duration"))


def first_rows() -> list[Row]:
    """ "The first damage this takes each turn is reduced by 1", "once per turn, prevent 1 damage to this"."""
    changes: tuple[tuple[str, Any], ...] = (("halved", HALF), ("doubled", More(ThatMuch())))
    found: list[Row] = []
    for start, it in (("", "{it:firstdamage}"), ("{limit:limit} [,] ", "{it:onedamage}")):
        for word, how in changes:
            found += heard("sentence", f"{start}{it} is {word}", changed(how))
        found += heard("sentence", f"{start}{it} is {{how:altered}}", changed(None))
        for down in (f"{it} is (reduced|lowered|decreased) by {{n:number}}", f"reduce {it} by {{n:number}}"):
            found += heard("sentence", f"{start}{down}", changed(None))
    for start in (START, FIRST, ONCE):
        found += heard("sentence", f"{start} (it|this|they) (deals|deal) {{how:changed}} [damage] [instead]", deals)
        found += heard("sentence", f"{start} (it|this|they) (deals|deal) {{how:doubled}} damage [instead]", deals)
    part = "prevent {n:number} [of the] [{kind:kind}] damage {harm:suffered}"
    found += heard("sentence", f"{{limit:limit}} [,] {part}", part_of)
    return found


def changed(how: Any) -> Build:
    """Change the first damage of a span of time."""

    def build(fields: Fields) -> Replacement | None:
        made = first(fields)
        if made is None:
            return None
        by = how or fields.get("how") or Less(fields["n"])
        if isinstance(by.by, Number):
            steps = lessened(made.event, by.by)
            if steps is None:
                return None
            step = replace(steps[0], slots=(Slot("amount", by),))
        else:
            whom = made.event.subject
            step = Clause("take", whom if isinstance(whom, PLAYERS) else Reference("it"), (Slot("amount", by),))
        return replace(made, steps=(step,))

    return build


def deals(fields: Fields) -> Replacement | None:
    """Read "if this would deal damage to a hero, it deals 1 more"."""
    event: Clause = fields["event"]
    whom = event.get("whom")
    if event.verb != "deal" or event.subject is None or whom is None:
        return None
    taker = whom if isinstance(whom, PLAYERS) else Reference("it")
    step = Clause("take", taker, (Slot("amount", fields["how"]),))
    return limited(fields, Replacement(event, (step,), instead=False))


def part_of(fields: Fields) -> Replacement | None:
    """Take so much off damage, so often."""
    event = suffering({**fields, **fields["harm"]})
    steps = None if event is None or not isinstance(fields["n"], Number) else lessened(event, fields["n"])
    if event is None or steps is None:
        return None
    return Replacement(event, steps, instead=False, limit=fields["limit"])


def nothing_rows(verbs: tuple[str, ...]) -> list[Row]:
    """ "You lose none instead", "your opponent loses it instead"."""
    found: list[Row] = []
    for verb in ("lose", "gain"):
        if verb not in verbs:
            continue
        for s, who in (("", "(you|they)"), ("s", "(your|the) opponent"), ("s", "that player"), ("", "")):
            found += constant("had.none", verb, f"{who} {verb}{s} (none|nothing) [of it]", canonical=False)
        for number, form in (("sg", f"{verb}s"), ("pl", verb)):
            for it in ("(it|that|that many|that much)", "(it|that) {resource:resource}", "as much"):
                found += heard("had.it", f"{{who:player.{number}}} {form} {it} instead", deed_of(verb))
    for start in (START, FIRST, ONCE):
        found += heard("sentence", f"{start} {{verb:had.none}} [instead]", none_of_it)
        found += heard("sentence", f"{start} {{it:had.it}}", another_has)
    found += heard("step", f"{NEXT} {{verb:had.none}} [instead]", next_none)
    found += heard("step", f"{NEXT} {{it:had.it}}", next_another)
    return found


def deed_of(verb: str) -> Build:
    """Keep which deed is told."""
    return lambda fields: Told({**fields, "verb": verb})


def none_of_it(fields: Fields) -> Replacement | None:
    """Read "if you would lose energy, you lose none" as that this does not happen."""
    same = fields["event"].verb == fields["verb"] and fields["event"].get("resource") is not None
    return undone({**fields, "steps": (UNDONE,)}) if same else None


def next_none(fields: Fields) -> Shield | None:
    """Read "the next time you would lose energy, you lose none"."""
    event: Clause = fields["event"]
    same = event.verb == fields["verb"] and event.get("resource") is not None
    return shield({**fields, "steps": (UNDONE,)}) if same else None


def taken_over(event: Clause, it: Fields) -> tuple[Clause, ...] | None:
    """Let another player lose or gain what somebody would."""
    resource = event.get("resource")
    if not isinstance(resource, str) or it.get("resource", resource) != resource:
        return None
    if (event.subject, event.verb) == (it["who"], it["verb"]):
        return None
    return (Clause(it["verb"], it["who"], (Slot("amount", ThatMuch()), Slot("resource", resource))),)


def another_has(fields: Fields) -> Replacement | None:
    """Read "if you would lose energy, your opponent loses it instead"."""
    steps = taken_over(fields["event"], fields["it"])
    return None if steps is None else limited(fields, Replacement(fields["event"], steps))


def next_another(fields: Fields) -> Shield | None:
    """Read "the next time you would lose energy, your opponent loses it instead"."""
    event: Clause = fields["event"]
    steps = taken_over(event, fields["it"])
    return None if steps is None else Shield(Replacement(replace(event, duration=None), steps), event.duration)
