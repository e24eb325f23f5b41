"""What cannot be done to a thing: immunity, and that it is not healed."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from cardwright.text.rows import Build, Fields, Row, heard, make
from cardwright.text.tree import (
    ANY_CARD,
    BODY,
    EFFECTS,
    PLAYERS,
    All,
    Clause,
    Controlled,
    Duration,
    Kind,
    Opponent,
    Place,
    Slot,
    State,
    Step,
    Things,
    Together,
    You,
)
from cardwright.text.unsaid import WHO

SUFFERED: Final = {"poison": "poisoned", "burn": "burned", "dizzy": "dizzy"}
"""What a thing is when it has an ailment."""
OF_ITSELF: Final = "of itself"
"""How things are healed by the rules, without any text."""
ENDS: Final = "[{duration:duration}]"
AT_END: Final = ("at [the] end of turn", "at the end of (the|a|each|every) turn", "at the end of turns", "at turn end")


def rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return the rows of immunity; those of a verb only where the game has it."""
    found: list[Row] = []
    for start in ("{who:subject.#} (is|are) immune to", "immune to"):
        ends = ENDS if start != "immune to" else ""
        if "poison" in verbs:
            found += heard("step", f"{start} {{what:sufferings}} {ends}", immune)
        if "target" in verbs and "prevent" in verbs:
            found += heard("step", f"{start} {{what:group}} {ends}", untouched)
        if "prevent" in verbs and "target" in verbs and start != "immune to":
            found += heard("step", f"{{what:group}} (do|does) not affect {{who:thing}} {ends}", untouched)
            found += heard("step", f"{{what:group}} (have|has) no effect on {{who:thing}} {ends}", untouched)
            found += heard("step", f"{{who:subject.#}} cannot be affected by {{what:group}} {ends}", untouched)
        if "prevent" in verbs:
            found += heard("step", f"{start} damage (from|by|of) {{what:group}} {ends}", unharmed)
            found += heard("step", f"{start} all damage (from|by|of) {{what:group}} {ends}", unharmed)
    if "poison" in verbs:
        found += suffering_rows()
    if "target" in verbs:
        found += agent_rows()
    if "mend" in verbs:
        found += healing_rows()
    return found


def suffering_rows() -> list[Row]:
    """ "Poison and burn", "all ailments"."""

    def listed(fields: Fields) -> tuple[str, ...]:
        return (fields["one"], *fields.get("rest", ()))

    return [
        *heard("sufferings", "{one:ailment}", listed),
        *heard("sufferings", "{one:ailment} (,|and|or) {rest:sufferings}", listed),
        *heard("sufferings", "{one:ailment} , (and|or) {rest:sufferings}", listed),
        *heard("sufferings", "[(all|any)] ailments", lambda _: tuple(SUFFERED)),
        *heard("sufferings", "[being] (dizzy|dazed)", lambda _: ("dizzy",)),
        *heard("sufferings", "[being] (dizzy|dazed) (,|and|or) {rest:sufferings}", lambda f: ("dizzy", *f["rest"])),
        *heard("step", f"{{who:subject.#}} cannot (get|gain|receive|suffer|have) {{what:sufferings}} {ENDS}", immune),
        *heard("step", f"{{who:subject.#}} cannot suffer from {{what:sufferings}} {ENDS}", immune),
        *heard("step", f"{{who:subject.#}} cannot be {{what:sufferings.how}} {ENDS}", immune),
        *heard("sufferings.how", "{a:ailing} , {b:ailing} [,] or {c:ailing}", lambda f: (f["a"], f["b"], f["c"])),
        *heard("sufferings.how", "{a:ailing} or {b:ailing}", lambda f: (f["a"], f["b"])),
        *heard("ailing", "poisoned", lambda _: "poison"),
        *heard("ailing", "burned", lambda _: "burn"),
        *heard("ailing", "made dizzy", lambda _: "dizzy"),
    ]


def immune(fields: Fields) -> Step:
    """Read "immune to poison and burn": it cannot be poisoned, nor burned."""
    who = fields.get("who", WHO)
    return joined(
        tuple(
            Clause("be", who, (Slot("how", State(SUFFERED[name])),), "cannot", duration=fields.get("duration"))
            for name in fields["what"]
        )
    )


def joined(clauses: tuple[Clause, ...]) -> Step:
    """Make one step of several facts."""
    return clauses[0] if len(clauses) == 1 else Together(clauses)


def untouched(fields: Fields) -> Step | None:
    """Read "immune to spells": they cannot target it, and their damage to it is prevented."""
    if not isinstance(fields["what"], Things) or isinstance(fields.get("who"), (*PLAYERS, Place)):
        return None
    aimed = Clause(
        "target",
        fields["what"],
        (Slot("what", fields.get("who", WHO)),),
        "cannot",
        passive=True,
        duration=fields.get("duration"),
    )
    return Together((aimed, spared(fields)))


def unharmed(fields: Fields) -> Step:
    """Read "immune to damage from spells"."""
    return spared(fields)


def spared(fields: Fields) -> Clause:
    """Make "prevent all damage to it from spells"."""
    slots = (Slot("whom", fields.get("who", WHO)), Slot("source", fields["what"]))
    return Clause("prevent", You(), slots, duration=fields.get("duration"))


def agent_rows() -> list[Row]:
    """ "By enemy abilities": those of cards that have a body; "by enemy spells or abilities": of whatever cards."""

    def able(fields: Fields) -> Things:
        return Things(All(), (Kind((BODY,), (Controlled(fields["by"]),) if "by" in fields else ()),))

    def besides(fields: Fields) -> Things | None:
        first = fields["first"]
        if not isinstance(first, Things) or len(first.kinds) != 1 or first.filters:
            return None
        kind = first.kinds[0]
        sides = tuple(item for item in kind.filters if isinstance(item, Controlled))
        return replace(first, kinds=(Kind((ANY_CARD,), sides),)) if sides == kind.filters else None

    return [
        *heard("agent", "abilities", able),
        *heard("agent", "{by:enemyside} abilities", able),
        *heard("agent", "{by:enemyside} effects", lambda f: Things(All(), (Kind((EFFECTS,), (Controlled(f["by"]),)),))),
        *heard("agent", "{first:group} (or|and) [enemy] abilities", besides),
        *heard("enemyside", "(enemy|opposing)", lambda _: Opponent()),
        *heard("enemyside", "your opponent 's", lambda _: Opponent()),
    ]


def healing_rows() -> list[Row]:
    """ "This cannot be healed", "this does not heal at end of turn"."""

    def healed(adverbs: tuple[str, ...]) -> Build:
        def build(fields: Fields) -> Clause | None:
            if isinstance(fields.get("what"), (*PLAYERS, Place)):
                return None
            slots = (Slot("what", fields.get("what", WHO)),)
            return Clause("mend", None, slots, "cannot", passive=True, duration=fields.get("duration"), adverbs=adverbs)

        return build

    def take(adverbs: tuple[str, ...]) -> Any:
        def of(value: Any) -> Fields | None:
            if not isinstance(value, Clause) or value.verb != "mend" or value.modal != "cannot":
                return None
            if not value.passive or value.adverbs != adverbs:
                return None
            span: dict[str, Duration] = {} if value.duration is None else {"duration": value.duration}
            return {"what": value.get("what"), **span}

        return of

    found = make("fin", f"{{what:subject.#}} cannot be healed {ENDS}", healed(()), take(()))
    found += heard("fin", f"{{what:subject.#}} cannot (heal|recover) {ENDS}", healed(()))
    found += heard("fin", "cannot be healed", healed(()))
    own = (OF_ITSELF,)
    found += make("fin", "{what:subject.#} cannot be healed at the end of turns", healed(own), take(own))
    for end in AT_END:
        for said in ("{what:subject.sg} does not (heal|recover)", "{what:subject.pl} do not (heal|recover)"):
            found += heard("fin", f"{said} {end}", healed(own))
        found += heard("fin", f"does not (heal|recover) {end}", healed(own))
        found += heard("fin", f"damage on {{what:things}} is not removed {end}", healed(own))
        found += heard("fin", f"damage is not removed from {{what:things}} {end}", healed(own))
        found += heard("fin", f"{{what:subject.sg}} keeps (its|the) damage {end}", healed(own))
    return found
