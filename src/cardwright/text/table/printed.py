"""Sentences that tell what is printed on a card: how long it stays, its numbers, a bearer's bonus; and card words."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct

from cardwright.text.rows import Build, Fields, Row, constant, heard, make, struct
from cardwright.text.table.adverbs import adorned, take_adorned
from cardwright.text.table.degrees import forked
from cardwright.text.table.phrase import rank
from cardwright.text.table.players import constant_reference
from cardwright.text.table.sentences import Otherwise, While
from cardwright.text.table.turns import Better
from cardwright.text.table.variables import computed_bonus, substituted, unexplained
from cardwright.text.tree import (
    BODY,
    IN_PLAY,
    AttachedTo,
    Clause,
    Grants,
    If,
    Kind,
    Lasts,
    Number,
    Opponent,
    Place,
    Printed,
    Reference,
    Slot,
    Stands,
    State,
    Static,
)

BEARER = Reference("bearer")
STANDING = {"front": "(front|frontmost|foremost)", "last": "(last|back|rear|rearmost|hindmost)"}
"""What the first and the last zone of a side are called."""


THIS: Final = Reference("this")


class Figures(Struct, frozen=True):
    """Printed numbers told in one sentence; those of the game's line have no stat yet."""

    numbers: tuple[Printed, ...] = ()
    line: tuple[int, ...] = ()


def rows() -> list[Row]:
    """Return the rows of printed facts."""
    return [
        *constant("sentence", Lasts(0), "permanent"),
        *constant("sentence", Lasts(-1), "instant"),
        *lasting_rows(),
        *make("sentence", "{n:number} {span:phase}", lasting, take_lasting(False)),
        *make("sentence", "{n:number} {span:phases}", lasting, take_lasting(True)),
        *make("sentence", "{figures:figures}", lambda f: f["figures"], take_figures),
        *make("figures", "{stat:stat} {n:number}", figure, take_figure(False)),
        *make("figures", "{stat:stat} {n:signed}", figure, take_figure(True)),
        *make("figures", "{stat:stat} {n:number} , {rest:figures}", figure, lambda _: None, False),
        *make("sentence", "{line:line}", lambda f: Figures((), f["line"]), lambda _: None, False),
        *make("sentence", "{grants:grants}", bonus, take_bonus),
        *make("sentence", "{grants:grants} {adverbs:adverbs}", bonus, take_bonus_adorned),
        *make("sentence", "{grants:grants} , where x is {amount:computed}", bonus_where, take_bonus_where),
        *heard("sentence", "while (attached|equipped) , {grants:grants}", bonus),
        *heard("sentence", "(while|if) {how:predicate.sg} (,|:) {grants:grants}", bonus_while),
        *make("sentence", "{grants:grants} while {how:predicate.sg}", bonus_while, lambda _: None, False),
        *make("sentence", "{grants:grants} (if|while) {condition:condition}", bonus_while, lambda _: None, False),
        *make("sentence", "(if|while) {condition:condition} (,|:) {grants:grants}", bonus_while, lambda _: None, False),
        *heard("sentence", "{condition:condition} : {grants:grants}", bonus_while),
        *heard("sentence", "(if|while) {condition:condition} (,|:) {grants:grants} instead", bonus_instead),
        *heard("sentence", "{grants:grants} instead (if|while) {condition:condition}", bonus_instead),
        *heard("sentence", "{grants:grants} {tail:degree}", bonus_or),
        *heard("sentence", "otherwise (,|:) {grants:grants}", bonus_otherwise),
        *heard("sentence", "otherwise {grants:grants}", bonus_otherwise),
        *constant_reference("possessor", BEARER, "the bearer 's", "its bearer 's", "the wearer 's"),
        *constant_reference(
            "possessor",
            Reference("triggering"),
            "the triggering card 's",
            "the triggering {n:noun.sg} 's",
            "the attacker 's",
            "the attacking {n:noun.sg} 's",
        ),
        *make("kind.sg", "[{adjectives:adjectives}] defender", defending, lambda _: None, False),
        *make("kind.pl", "[{adjectives:adjectives}] defenders", defending, lambda _: None, False),
        *make("kind.all", "[{adjectives:adjectives}] defenders", defending, lambda _: None, False),
        *constant_reference(
            "reference.sg",
            BEARER,
            "the bearer",
            "its bearer",
            "the wearer",
            "its wearer",
            "[the] equipped {n:noun.sg}",
            "the {n:noun.sg} (wearing|carrying|bearing|holding) this",
            "the {n:noun.sg} (wearing|carrying|bearing|holding) this (card|equipment)",
        ),
        *constant_reference(
            "reference.sg",
            Reference("triggering"),
            "the triggering card",
            "the triggering {n:noun.sg}",
            "the {n:anynoun.sg} that (triggered|activated|sprang) this [(card|trigger|trap)]",
            "the {n:anynoun.sg} that set off this [(card|trigger|trap)]",
            "the {n:anynoun.sg} that set this [(card|trigger|trap)] off",
            "the attacker",
            "the attacking {n:noun.sg}",
        ),
        *make("reference.sg", "the attacker", lambda _: None, take_attacker),
        *make("possessor", "the attacker 's", lambda _: None, take_attacker),
        *heard("adjective", "set", lambda _: State("face_down")),
        *setting_rows(),
        *stance_rows(),
        *constant("ailments", "all", "all ailments", "each ailment", "its ailments"),
        *make("ailments", "the {name:ailment}", lambda f: f["name"], take_ailment),
        *constant("ailment", "poison", "poison"),
        *constant("ailment", "burn", "burn", "burns"),
        *constant("ailment", "dizzy", "dizziness"),
    ]


def stance_rows() -> list[Row]:
    """How a card stands: its mode, and the first or last row of its side."""
    found: list[Row] = []
    for category in ("after.#", "predicate.#"):
        found += struct(category, Stands, "in {where:mode}")
        for where, said in STANDING.items():
            found += struct(category, Stands, (f"in the {said} zone", f"in its {said} zone"), where=where)
            found += struct(category, Stands, f"in {{whose:owner}} {said} zone", where=where)
            theirs = Stands(where, Opponent())
            found += heard(category, f"in [the] (enemy|opposing|opponent) {said} zone", constantly(theirs))
    for where, said in STANDING.items():
        found += heard("adjective", f"{said} [-] zone", standing(where))
    return found


def constantly(value: Stands) -> Build:
    """Make always the same."""
    return lambda _: value


def standing(where: str) -> Build:
    """Make "front zone enemies"."""
    return lambda _: Stands(where)


def lasting_rows() -> list[Row]:
    """ "This spell lasts for 3 turns", "stays in play for 2 turns", "duration: 2 turns"."""
    found: list[Row] = []
    for span in ("phase", "phases"):
        length = f"{{n:number}} {{span:{span}}}"
        found += heard("sentence", f"[{{this:reference.sg}}] (lasts|stays|remains) [in play] [for] {length}", lasting)
        found += heard("sentence", f"duration : {length}", lasting)
        found += heard("sentence", f"for {length}", lasting)
    return found


def lasting(fields: Fields) -> Lasts | None:
    """Make "2 turns"."""
    number = fields["n"]
    if fields.get("this", THIS) not in (THIS, Reference("it")):
        return None
    return Lasts(number.value) if isinstance(number, Number) and number.value > 0 else None


def take_lasting(many: bool) -> Any:
    """Write "1 turn" or "2 turns"."""

    def take(value: Any) -> Fields | None:
        if not isinstance(value, Lasts) or value.turns < 1 or (value.turns > 1) != many:
            return None
        return {"n": Number(value.turns), "span": "turn"}

    return take


def figure(fields: Fields) -> Figures | None:
    """Make printed numbers."""
    number = fields["n"]
    if isinstance(number, Number):
        value = number.value
    elif getattr(number, "negative", False) and isinstance(number.amount, Number):
        value = -number.amount.value
    else:
        return None
    rest: Figures = fields.get("rest", Figures())
    return Figures((Printed(fields["stat"], value), *rest.numbers))


def take_figures(value: Any) -> Fields | None:
    """Write a printed number."""
    return {"figures": value} if isinstance(value, Printed) else None


def take_figure(negative: bool) -> Any:
    """Write a number that is at least, or below, zero."""

    def take(value: Any) -> Fields | None:
        if not isinstance(value, Printed) or (value.number < 0) != negative:
            return None
        if negative:
            from cardwright.text.tree import Bonus

            return {"stat": value.stat, "n": Bonus("", Number(-value.number), True)}
        return {"stat": value.stat, "n": Number(value.number)}

    return take


def take_attacker(value: Any) -> Fields | None:
    """Write who attacks, where an event tells of it."""
    return {} if isinstance(value, Reference) and value.word == "attacker" else None


def defending(fields: Fields) -> Kind:
    """Read "a defender" as a character in defence mode."""
    return Kind((BODY,), tuple(sorted((*fields.get("adjectives", ()), Stands("defence")), key=rank)))


def bonus(fields: Fields) -> Clause | None:
    """Make a bare bonus: the bearer has it."""
    grants: Grants = fields["grants"]
    if grants.keywords:
        return None
    return adorned({**fields, "core": Clause("get", BEARER, (Slot("grants", grants),))})


def bonus_while(fields: Fields) -> While | None:
    """Make a bare bonus that holds while something is so, of the bearer unless another is named."""
    clause = bonus({"grants": fields["grants"]})
    condition = fields.get("condition")
    if condition is None:
        how = fields["how"]
        subject = Reference("this") if isinstance(how, AttachedTo) else BEARER
        condition = Clause("be", subject, (Slot("how", how),))
    return None if clause is None else While(clause, condition, "while")


def bonus_instead(fields: Fields) -> Better | None:
    """Make a bare bonus that the bearer has instead of the one told before."""
    clause = bonus({"grants": fields["grants"]})
    return None if clause is None else Better(fields["condition"], (clause,))


def bonus_or(fields: Fields) -> If | None:
    """Make a bare bonus that is another while something is so."""
    clause = bonus({"grants": fields["grants"]})
    return None if clause is None else forked({"step": clause, "tail": fields["tail"]})


def bonus_otherwise(fields: Fields) -> Otherwise | None:
    """Make a bare bonus for where the condition before does not hold."""
    clause = bonus({"grants": fields["grants"]})
    return None if clause is None else Otherwise((clause,))


def bonus_where(fields: Fields) -> Any:
    """Make a bare bonus of X."""
    clause = bonus({"grants": fields["grants"]})
    changed = None if clause is None else substituted(clause, fields["amount"])
    return None if changed == clause else changed


def borne(value: Any) -> Clause | None:
    """Return the clause of a bonus that the bearer has, None for any other fact."""
    if not isinstance(value, Static) or value.condition is not None:
        return None
    clause = value.clause
    bearer = isinstance(clause.subject, Reference) and clause.subject.word == "bearer"
    return clause if bearer and clause.verb == "get" and not clause.modal and not clause.tense else None


def take_bonus(value: Any) -> Fields | None:
    """Write a bonus of the bearer without saying whose it is."""
    fields = take_bonus_adorned(value)
    return fields if fields is not None and "adverbs" not in fields else None


def take_bonus_adorned(value: Any) -> Fields | None:
    """Write a bonus of the bearer with what it is counted by."""
    clause = borne(value)
    if clause is None or computed_bonus(clause) is not None:
        return None
    fields = take_adorned(clause)
    if fields is None:
        return None
    grants = fields.pop("core").get("grants")
    return {**fields, "grants": grants}


def take_bonus_where(value: Any) -> Fields | None:
    """Write a bonus of X of the bearer."""
    clause = borne(value)
    amount = computed_bonus(clause)
    if clause is None or amount is None:
        return None
    return {"grants": unexplained(clause, amount).get("grants"), "amount": amount}


def take_ailment(value: Any) -> Fields | None:
    """Write one ailment."""
    return None if value == "all" else {"name": value}


def setting_rows() -> list[Row]:
    """ "Set a trigger from your hand": it lies face down in play, and waits; who sets one has played it."""

    def laid(fields: Fields) -> Clause:
        source = (Slot("source", fields["source"]),) if "source" in fields else ()
        return Clause("put", None, (Slot("what", fields["what"]), *source, Slot("to", Place(IN_PLAY))))

    where = "[face down] [in your {zone:zone.own}]"
    found: list[Row] = []
    for form, word in (("base", "set"), ("ger", "setting")):
        found += heard(f"core.{form}", f"{word} {{what:some.sg}} [from {{source:place}}] {where}", laid)
        found += heard(f"core.{form}", f"{word} {{what:reference.sg}} {where}", laid)
    return found
