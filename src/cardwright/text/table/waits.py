"""Secret conditions: what a set card waits for, what its triggering card must be, what must be so besides.

Each row of the menu is one template; sides are mine, enemy or either: "a friendly ...", "an enemy ...", "a ...".
"""

from __future__ import annotations

from typing import Any, Final

from cardwright.text.rows import Fields, Row, constant, heard, make, struct
from cardwright.text.tree import Clause, Guard, Number, Qualifier, Slot, Wait, Waits

SIDES: Final = (("mine", "a friendly"), ("enemy", "an enemy"), ("either", "a"))
ALSO_SAID: Final = {"mine": ("your", "one of your"), "enemy": ("the enemy 's", "your opponent 's"), "either": ("any",)}
"""Other words for a side before a noun."""
OWNERS: Final = (("mine", "your"), ("enemy", "the enemy 's"), ("either", "a player 's"))
PLAYERS: Final = (("mine", "you", ""), ("enemy", "the opponent", "s"), ("either", "a player", "s"))


def sided(what: str, template: str, how: str = "", also: tuple[str, ...] = ()) -> list[Row]:
    """Bind a template whose SIDE is said as an article and an adjective."""
    found: list[Row] = []
    for side, words in SIDES:
        fixed = Wait(what, side, how=how)
        for index, one in enumerate((template, *also)):
            found += entry(one.replace("SIDE", words.replace("an ", "a ")), fixed, index == 0)
            for other in ALSO_SAID[side]:
                many = one.replace("noun.sg", "noun.pl") if other.startswith("one of") else one
                found += entry(many.replace("SIDE", other), fixed, False)
    return found


def entry(template: str, fixed: Wait, canonical: bool = True) -> list[Row]:
    """Bind a template with perhaps a {noun} and a {number} to a wait."""

    def build(fields: Fields) -> Wait | None:
        number = fields.get("number", Number(0))
        if not isinstance(number, Number):
            return None
        return Wait(fixed.what, fixed.side, fields.get("noun", fixed.noun), fixed.how, number.value)

    def take(value: Any) -> Fields | None:
        if not isinstance(value, Wait) or (value.what, value.side, value.how) != (fixed.what, fixed.side, fixed.how):
            return None
        fields: Fields = {}
        if "{noun" in template:
            fields["noun"] = value.noun
        elif value.noun != fixed.noun:
            return None
        if "{number" in template:
            fields["number"] = Number(value.number)
        return fields

    return make("wait", template, build, take, canonical)


def rows() -> list[Row]:
    """Return the rows of secret conditions."""
    return [
        *constant("sentence", Waits(Wait("never")), "never"),
        *whole_rows(),
        *deed_rows(),
        *change_rows(),
        *number_rows(),
        *qualifier_rows(),
        *guard_rows(),
        *setting_rows(),
    ]


def setting_rows() -> list[Row]:
    """ "Neither player can set triggers": what waits is set when it is played."""

    def played(fields: Fields) -> Clause:
        return Clause("play", None, (Slot("what", fields["what"]),))

    found: list[Row] = []
    for form, word in (("sg", "sets"), ("pl", "set"), ("past", "set"), ("part", "set")):
        found += heard(f"core.{form}", f"{word} {{what:things}} [face down]", played)
    return [
        *found,
        *heard("core.base", "set {what:group}", played),
        *heard("passcore", "set [face down]", lambda _: Clause("play")),
    ]


def whole_rows() -> list[Row]:
    """ "When ..., if the triggering card ..., while ..."."""
    found: list[Row] = []
    for word in ("when", "whenever"):
        for qualifier in ("", " , if the triggering card {qualifier:qualifier}"):
            for guard in ("", " , while {guard:guard}"):
                found += make("sentence", f"{word} {{wait:wait}}{qualifier}{guard}", waits, take_waits, word == "when")
    for guard in ("", " , while {guard:guard}"):
        found += make("sentence", f"at {{wait:moment.wait}}{guard}", waits, take_waits)
    return found


def waits(fields: Fields) -> Waits:
    """Make a whole condition."""
    return Waits(fields["wait"], fields.get("qualifier"), fields.get("guard"))


def take_waits(value: Any) -> Fields | None:
    """Write a whole condition."""
    if not isinstance(value, Waits):
        return None
    fields: Fields = {"wait": value.wait}
    if value.qualifier is not None:
        fields["qualifier"] = value.qualifier
    if value.guard is not None:
        fields["guard"] = value.guard
    return fields


def deed_rows() -> list[Row]:
    """Attacks, plays, activations and destruction."""
    attacks = "SIDE {noun:noun.sg} attacks"
    played = "SIDE {noun:anynoun.sg} is played"
    destroyed = "SIDE {noun:anynoun.sg} is destroyed"
    return [
        *sided("attack", attacks, "", (f"{attacks} anything",)),
        *sided("attack", f"{attacks} a character", "character", (f"{attacks} one of your characters",)),
        *sided("attack", f"{attacks} life-energy", "life", (f"{attacks} a player",)),
        *sided("attacked", "SIDE {noun:noun.sg} is attacked"),
        *sided("play", played),
        *sided("play", f"{played} face up", "up", (f"{played} face-up",)),
        *sided("play", f"{played} face down", "down", (f"{played} face-down", "SIDE {noun:anynoun.sg} is set")),
        *sided("activate", "SIDE {noun:anynoun.sg} is activated"),
        *sided("activate", "SIDE ability is activated", "ability", ("SIDE ability is used",)),
        *sided("destroy", destroyed),
        *sided("destroy", f"{destroyed} in combat", "combat", (f"{destroyed} by combat",)),
        *sided("destroy", f"{destroyed} by (HP|hp) loss", "HP", (f"{destroyed} by loss of (HP|hp)",)),
        *sided("destroy", f"{destroyed} by an effect", "effect", (f"{destroyed} by a effect",)),
        *sided("destroy", f"{destroyed} by sacrifice", "sacrifice", ("SIDE {noun:anynoun.sg} is sacrificed",)),
        *sided("destroy", f"{destroyed} with its character", "with its character"),
    ]


def change_rows() -> list[Row]:
    """Faces, modes, moves, equipment, wounds and ailments."""
    one = "SIDE {noun:noun.sg}"
    return [
        *sided("turn", f"{one} turns face up", "", (f"{one} is turned face up",)),
        *sided("switch", f"{one} switches mode", "", (f"{one} switches modes",)),
        *sided("switch", f"{one} switches to attack mode", "attack"),
        *sided("switch", f"{one} switches to defence mode", "defence"),
        *sided("move", f"{one} moves"),
        *sided("move", f"{one} moves to its front zone", "front", (f"{one} moves into its front zone",)),
        *sided("move", f"{one} moves to its last zone", "last", (f"{one} moves into its last zone",)),
        *sided("equip", f"equipment is attached to or detached from {one}"),
        *sided("equip", f"equipment is attached to {one}", "attached"),
        *sided("equip", f"equipment is detached from {one}", "detached"),
        *sided(
            "wound",
            f"{one} loses {{number:number}} or more (HP|hp)",
            "",
            (f"{one} loses at least {{number:number}} (HP|hp)",),
        ),
        *sided("ail", f"{one} gets an ailment", "", (f"{one} gets a ailment",)),
        *sided("ail", f"{one} is poisoned", "poison"),
        *sided("ail", f"{one} is burned", "burn"),
        *sided("ail", f"{one} is made dizzy", "dizzy", (f"{one} gets dizzy", f"{one} becomes dizzy")),
    ]


def number_rows() -> list[Row]:
    """Life, energy, numbers of characters, turns, draws and discards."""
    found: list[Row] = []
    for side, player, s in PLAYERS:
        lose = "lose" if not s else "loses"
        found += entry(f"{player} {lose} life-energy", Wait("life", side))
        found += entry(
            f"{player} {lose} life-energy and has {{number:number}} or less left"
            if s
            else f"{player} {lose} life-energy and have {{number:number}} or less left",
            Wait("life", side, how="left"),
        )
        for face, how in (("", ""), (" face up", "up"), (" face down", "down")):
            found += entry(f"{player} play{s} a {{noun:anynoun.sg}}{face}", Wait("play", side, how=how), False)
        found += entry(f"{player} draw{s} cards", Wait("cards", side, how="drawn"))
        found += entry(f"{player} draw{s} a card", Wait("cards", side, how="drawn"), False)
        found += entry(f"{player} discard{s} cards", Wait("cards", side, how="discarded"))
        found += entry(f"{player} discard{s} a card", Wait("cards", side, how="discarded"), False)
    for side, owner in OWNERS:
        left = Wait("life", side, how="left")
        found += entry(f"{owner} life-energy falls to {{number:number}} or less", left, False)
    for side, owner in OWNERS[:2]:
        many = f"{owner} number of {{noun:noun.pl}}"
        found += entry(f"{many} rises to {{number:number}} or more", Wait("count", side, how="rises"))
        found += entry(f"{many} falls to {{number:number}} or less", Wait("count", side, how="falls"))
    found += entry("play-energy rises to {number:number} or more", Wait("energy", how="rises"))
    found += entry("play-energy falls to {number:number} or less", Wait("energy", how="falls"))
    for side, owner in (*OWNERS[:2], ("either", "each")):
        found += moment(f"the start of {owner} turn", Wait("turn", side, how="start"))
        found += moment(f"the end of {owner} turn", Wait("turn", side, how="end"))
    for side, owner in OWNERS:
        found += entry(f"{owner} turn starts", Wait("turn", side, how="start"), False)
        found += entry(f"{owner} turn begins", Wait("turn", side, how="start"), False)
        found += entry(f"{owner} turn ends", Wait("turn", side, how="end"), False)
    return found


def moment(template: str, fixed: Wait) -> list[Row]:
    """Bind the start or end of a turn, said after "at"."""
    return constant("moment.wait", fixed, template)


def qualifier_rows() -> list[Row]:
    """What the triggering card must be."""

    def stat(fields: Fields) -> Qualifier | None:
        number = fields["number"]
        return Qualifier("stat", fields["stat"], number.value) if isinstance(number, Number) else None

    def take_stat(value: Any) -> Fields | None:
        if not isinstance(value, Qualifier) or value.what != "stat":
            return None
        return {"stat": value.stat, "number": Number(value.number)}

    return [
        *make("qualifier", "has {stat:stat} of at least {number:number}", stat, take_stat),
        *make("qualifier", "has {stat:stat} {number:number} or more", stat, lambda _: None, False),
        *make("qualifier", "has at least {number:number} {stat:stat}", stat, lambda _: None, False),
        *constant("qualifier", Qualifier("front"), "stands in its front zone", "is in its front zone"),
        *constant("qualifier", Qualifier("not front"), "does not stand in its front zone", "is not in its front zone"),
        *struct("qualifier", Qualifier, "is {name:name}", what="named"),
    ]


def guard_rows() -> list[Row]:
    """What must be so when its turn comes."""
    found: list[Row] = [
        *constant("guard", Guard("turn", "mine"), "it is your turn", "it is my turn"),
        *constant("guard", Guard("turn", "enemy"), "it is the enemy 's turn", "it is your opponent 's turn"),
        *constant("guard", Guard("no defender"), "you have no defender", "i have no defender"),
        *numbered(
            "life", "", "your life-energy is {number:number} or less", "my life-energy is {number:number} or less"
        ),
    ]
    for how in ("at least", "at most"):
        energy = f"play-energy is {how} {{number:number}}"
        more = "or more" if how == "at least" else "or less"
        found += numbered("energy", how, energy, f"play-energy is {{number:number}} {more}")
        have = f"you have {how} {{number:number}} characters"
        found += numbered("count", how, have, f"i have {how} {{number:number}} characters")
    return found


def numbered(what: str, how: str, template: str, *also: str) -> list[Row]:
    """Bind a guard with a number."""

    def build(fields: Fields) -> Guard | None:
        number = fields["number"]
        return Guard(what, how, number.value) if isinstance(number, Number) else None

    def take(value: Any) -> Fields | None:
        if not isinstance(value, Guard) or (value.what, value.how) != (what, how):
            return None
        return {"number": Number(value.number)}

    found = make("guard", template, build, take)
    for other in also:
        found += make("guard", other, build, lambda _: None, False)
    return found
