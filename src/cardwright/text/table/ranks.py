"""Rows of the field: who stands behind, before or beside whom, and moving between rows."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from cardwright.text.rows import Build, Fields, Row, constant, heard, make, same, struct
from cardwright.text.tree import (
    BODY,
    PLAYERS,
    ROW,
    All,
    Beside,
    Clause,
    Compared,
    Controlled,
    Kind,
    Number,
    Opponent,
    Reference,
    Slot,
    Some,
    Things,
    Variety,
    You,
)

ONE: Final = "{of:one}"
SEEN: Final[dict[str, tuple[str, ...]]] = {
    "same": (f"in the same zone as {ONE}", f"in the zone of {ONE}", f"that share a zone with {ONE}"),
    "adjacent": (
        f"in a zone adjacent to {ONE}",
        f"(adjacent|next) to {ONE}",
        f"in (the|a|any) (zone|zones) (next|adjacent) to {ONE}",
        f"in zones (next|adjacent) to {ONE}",
    ),
    "behind": (
        f"behind {ONE}",
        f"in (a|any|each) zone behind {ONE}",
        f"in [(the|all|any)] zones behind {ONE}",
        f"(standing|placed) behind {ONE}",
    ),
    "ahead": (
        f"in front of {ONE}",
        f"in (a|any|each) zone in front of {ONE}",
        f"in [(the|all|any)] zones in front of {ONE}",
        f"(standing|placed) in front of {ONE}",
    ),
    "back": (f"in the zone behind {ONE}", f"in the [next] zone directly behind {ONE}", f"directly behind {ONE}"),
    "forward": (
        f"in the zone in front of {ONE}",
        f"in the [next] zone directly in front of {ONE}",
        f"directly in front of {ONE}",
    ),
}
"""What may be said of where a thing stands, seen from another."""
PACES: Final = {
    "back": (
        "one zone back",
        "(one|1|a) zone (back|backwards|backward|behind|rearwards)",
        "(back|backwards|backward) (one|1|a) zone",
        "(to|into) the zone behind (it|them)",
        "(to|into) the [next] zone directly behind (it|them)",
        "back",
    ),
    "forward": (
        "one zone forward",
        "(one|1|a) zone (forward|forwards|ahead|up)",
        "(forward|forwards|up) (one|1|a) zone",
        "(to|into) the zone in front of (it|them)",
        "(to|into) the [next] zone directly in front of (it|them)",
        "forward",
    ),
}
ROWS: Final = {
    "front": ("its front zone", "(the|your|their) front zone", "the front"),
    "last": (
        "its last zone",
        "(the|your|their) last zone",
        "(the|its|their) (rear|rearmost|back) zone",
        "the back",
    ),
    "another": (
        "another zone",
        "(a|any) (different|other) zone",
        "(any|a) zone",
        "(any|a|another) zone of your choice",
        "(a|any|another) zone you choose",
        "(another|any) of your zones",
    ),
}
BETWEEN: Final = (
    ("behind", f"behind {ONE}"),
    ("ahead", f"in front of {ONE}"),
    ("ahead", f"between {ONE} and the front"),
    ("behind", f"between {ONE} and the back"),
    ("behind", "behind {of:possessor} (own|zone)"),
    ("behind", "behind {of:possessor} own zone"),
    ("ahead", "in front of {of:possessor} (own|zone)"),
    ("ahead", "in front of {of:possessor} own zone"),
)
"""Where zones lie that are counted."""
MORE_OR_FEWER: Final = (
    ("more than", "more zones than"),
    ("less than", "(fewer|less) zones than"),
    ("exactly", "(as many|the same number of) zones as"),
)
"""How many zones a player has beside another."""
SWAPS: Final = "(swap|exchange|trade|switch) (zones|places|positions)"


def rows() -> list[Row]:
    """Return the rows of zones, for games in which things stand in rows."""
    found: list[Row] = []
    for where, templates in SEEN.items():
        for category in ("after.#", "predicate.#"):
            told = {"where": where} if where != "same" else {}
            found += struct(category, Beside, templates, **told)
    for where in ("front", "last"):
        found += constant("row", where, *ROWS[where])
    for pace, said in PACES.items():
        found += constant("pace", pace, *said)
    found += constant("row", "another", *ROWS["another"])
    for side, adjectives in ((None, ""), (Opponent(), "(enemy|opponent's)"), (You(), "(friendly|own)")):
        zone = f"{adjectives} zone".strip()
        found += heard("after.#", f"in (target|one|1) {zone}", of_zone(side))
        found += heard("after.#", f"in (a|any|one|1) {zone} of your choice", of_zone(side))
        found += heard("after.#", f"in (a|any|one|1) {zone} (you|that you) choose", of_zone(side))
        found += heard("core.base", f"choose (a|any|one|1|target) {zone}", chosen_zone(side))
    for one in ("(one|1|any|any one) of {by:owner} zones", "(a|one|1|any) zone of {by:possessed}"):
        found += heard("after.#", f"in {one}", zone_of_somebody)
        found += heard("core.base", f"choose {one}", chosen_of_somebody)
    found += heard("possessed", "{who:rival}", lambda f: f["who"])
    found += heard("possessed", "yours", lambda _: You())
    return [
        *found,
        *counted_rows(),
        *heard("after.#", "in {of:possessor} zone", lambda f: Beside(f["of"]) if is_one(f["of"]) else None),
        *heard("predicate.#", "in {of:possessor} zone", lambda f: Beside(f["of"]) if is_one(f["of"]) else None),
        *heard("after.#", "in [(the|an)] (adjacent|neighbouring|neighboring) (zone|zones)", next_to_it),
        *heard("adjective", "(adjacent|neighbouring|neighboring)", next_to_it),
        *heard("after.#", "in that zone", lambda _: Beside(Reference("within"))),
        *heard("after.#", "in the (chosen|same) zone", lambda _: Beside(Reference("within"))),
        *heard("after.#", "in it", lambda _: Beside(Reference("within"))),
        *heard("after.#", "there", lambda _: Beside(Reference("within"))),
        *heard("event", "{what:anysubject} (moves|move)", moving),
        *heard("core.base", "move [between zones]", lambda _: Clause("shift", None, (Slot("row", "another"),))),
        *heard("core.base", "move {what:things} [between zones]", moved_at_all),
        *heard("core.base", "change zones", lambda _: Clause("shift", None, (Slot("row", "another"),))),
        *heard(
            "passcore",
            "moved [between zones]",
            lambda _: Clause("shift", None, (Slot("row", "another"),), passive=True),
        ),
        *ranging_rows(),
        *same("one", "reference.sg"),
        *make("one", "{it:some.sg}", targeted, lambda value: {"it": value} if isinstance(value, Things) else None),
        *heard("step1", "move {what:things} (to|into) the same zone as {to:one}", joined_to),
        *heard("step1", "move {what:things} into the zone of {to:one}", joined_to),
        *heard("step1", "move {what:things} (to|into) {to:possessor} zone", joined_to),
        *heard(
            "core.base",
            "(move|put|place|bring|push|drag|force|shove|send) {what:things} (in|into|at|on) {row:row}",
            sent,
        ),
        *heard("core.base", "(put|place|bring|push|drag|force|shove|send) {what:things} to {row:row}", sent),
        *heard("core.base", "(push|drag|force|shove) {what:things} {pace:pace}", paced),
        *heard("step1", f"{{what:subject.pl}} {SWAPS}", regrouped),
        *heard("step1", "(swap|exchange|trade|switch) the (places|positions) of {what:things}", regrouped),
        *heard("step1", "(swap|exchange|switch) {what:things} [in] [their] (places|positions|zones)", regrouped),
        *heard("step1", "(exchange|trade|switch) the zones of {what:things}", regrouped),
        *heard("step1", "(swap|exchange|trade|switch) {what:some.pl} 's (zones|places|positions)", regrouped),
        *heard("step1", "have {what:things} (swap|exchange|trade) (zones|places|positions)", regrouped),
        *heard("step1", "(swap|exchange|switch) {possessive:possessor} (zones|places|positions)", regrouped_theirs),
    ]


def counted_rows() -> list[Row]:
    """ "For each zone behind it", "the number of zones you have", "if you have 3 or more zones": as are held."""
    found = constant("differing.sg", ROW, "zone") + constant("differing.pl", ROW, "zones")
    for where, said in BETWEEN:
        build = zones_where(where)
        found += heard("eachof", f"each zone {said}", build) + heard("factor", f"the number of zones {said}", build)
    for who, have, control in (("player.sg", "has", "controls"), ("player.pl", "have", "control")):
        held = f"{{by:{who}}} ({have}|{control})"
        found += heard("eachof", f"each zone {held}", zones_of) + heard("eachof", f"each of {held} zones", zones_of)
        found += heard("factor", f"the number of zones {held}", zones_of)
        found += heard("condition1", f"{held} [(only|just)] {{compared:compared}} (zone|zones)", so_many_zones)
        for how, than in MORE_OR_FEWER:
            found += heard("condition1", f"{held} {than} {{other:player.obj}}", than_theirs(how))
            found += heard("condition1", f"{held} {than} {{other:player.#}} (has|have|does|do)", than_theirs(how))
    for side in (You(), Opponent()):
        adjective = "friendly" if isinstance(side, You) else "enemy"
        found += heard("eachof", f"each {adjective} zone", constantly_zones(side))
        found += heard("factor", f"the number of {adjective} zones", constantly_zones(side))
    found += heard("eachof", "each of {by:owner} zones", zones_of)
    found += heard("factor", "the number of {by:owner} zones", zones_of)
    return found


def next_to_it(_: Fields) -> Beside:
    """Read "characters in adjacent zones": adjacent to what was spoken of, or to this card."""
    return Beside(Reference("it"), "adjacent")


def zones_where(where: str) -> Build:
    """Count zones seen from a thing: no zone is empty, so whoever stands there tells how many there are."""
    return lambda f: (
        Variety(ROW, Things(All(), (Kind((BODY,)),), (Beside(f["of"], where),))) if is_one(f["of"]) else None
    )


def zones_of(fields: Fields) -> Variety:
    """Count the zones of a player."""
    return Variety(ROW, Things(All(), (Kind((BODY,), (Controlled(fields["by"]),)),)))


def constantly_zones(side: You | Opponent) -> Build:
    """Count the zones of a side."""
    return lambda _: zones_of({"by": side})


def so_many_zones(fields: Fields) -> Clause:
    """Compare the number of a player's zones."""
    return Clause("be", zones_of(fields), (Slot("how", fields["compared"]),))


def than_theirs(how: str) -> Build:
    """Compare the number of a player's zones with that of another."""

    def build(fields: Fields) -> Clause | None:
        if fields["by"] == fields["other"]:
            return None
        return so_many_zones({**fields, "compared": Compared(how, zones_of({"by": fields["other"]}))})

    return build


def moved_at_all(fields: Fields) -> Clause:
    """Read "players cannot move characters": to any other zone."""
    return Clause("shift", None, (Slot("what", fields["what"]), Slot("row", "another")))


def ranging_rows() -> list[Row]:
    """ "It can attack from any zone": its Range does not matter."""
    found: list[Row] = []
    for far in (
        "from any zone",
        "regardless of (its|their) range",
        "regardless of range",
        "ignoring (its|their) range",
    ):
        found += heard("fin", f"{{subject:subject.#}} (can|may) attack {far} [{{duration:duration}}]", ranging)
        found += heard("fin", f"{{subject:subject.#}} (can|may) attack {{duration:duration}} {far}", ranging)
        found += heard("step1", f"{{duration:duration}} [,] {{subject:subject.#}} (can|may) attack {far}", ranging)
    return found


def ranging(fields: Fields) -> Clause | None:
    """Make "it ignores range"."""
    if isinstance(fields["subject"], PLAYERS):
        return None
    return Clause("ignore", fields["subject"], (Slot("stat", "range"),), duration=fields.get("duration"))


def is_one(value: object) -> bool:
    """Tell whether zones are those of one particular thing."""
    return isinstance(value, Reference) and value.word != "them"


def targeted(fields: Fields) -> Things | None:
    """A thing from which zones are told is one that is pointed at."""
    things: Things = fields["it"]
    quantity = things.quantity
    return things if quantity == Some(Number(1), "target") else None


def of_zone(side: You | Opponent | None) -> Build:
    """Read "in target zone": no zone is empty, so whoever stands there tells which."""
    return lambda _: Beside(standing(side))


def standing(side: You | Opponent | None) -> Things:
    """Make "target enemy character"."""
    filters = () if side is None else (Controlled(side),)
    return Things(Some(Number(1), "target"), (Kind((BODY,), filters),))


def chosen_zone(side: You | Opponent | None) -> Build:
    """Read "choose an enemy zone"."""
    return lambda _: Clause("choose", None, (Slot("what", standing(side)),))


def zone_of_somebody(fields: Fields) -> Beside | None:
    """Read "in one of your zones"."""
    by = fields["by"]
    return Beside(standing(by)) if isinstance(by, You | Opponent) else None


def chosen_of_somebody(fields: Fields) -> Clause | None:
    """Read "choose one of your opponent's zones"."""
    by = fields["by"]
    return chosen_zone(by)(fields) if isinstance(by, You | Opponent) else None


def moved(fields: Fields) -> Clause:
    """Make "move it to its front zone"."""
    return Clause("shift", You(), (Slot("what", fields["what"]), Slot("row", fields["row"])))


def sent(fields: Fields) -> Clause:
    """Read "push it into its last zone"."""
    return replace(moved(fields), subject=None)


def paced(fields: Fields) -> Clause:
    """Read "push it back one zone"."""
    return Clause("shift", None, (Slot("what", fields["what"]), Slot("row", fields["pace"])))


def moving(fields: Fields) -> Clause:
    """Make "a character moves", wherever to."""
    return Clause("shift", fields["what"], (Slot("row", "another"),))


def joined_to(fields: Fields) -> Clause:
    """Make "move it to the zone of target character"."""
    return Clause("shift", You(), (Slot("what", fields["what"]), Slot("to", fields["to"])))


def regrouped(fields: Fields) -> Clause:
    """Make "swap the zones of 2 target characters"."""
    return Clause("regroup", You(), (Slot("what", fields["what"]),))


def regrouped_theirs(fields: Fields) -> Clause | None:
    """Read "swap their zones"."""
    return regrouped({"what": Reference("them")}) if fields["possessive"] == Reference("them") else None
