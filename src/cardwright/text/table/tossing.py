"""Coins and dice: "flip 3 coins", "on a 5 or 6 ...", "for each heads", "on anything else ..."."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from cardwright.text.outcomes import Idle
from cardwright.text.rows import Build, Fields, Row, constant, heard, make, same
from cardwright.text.table.sentences import Otherwise
from cardwright.text.table.steps import steps_of
from cardwright.text.tree import AnyHolds, Clause, Coin, Compared, Condition, Heads, If, Number, Rolled, Slot

SIX: Final = Number(6)
LANDS: Final = ("is", "shows", "lands on", "comes up", "came up", "landed on", "lands", "showed", "was")
LAND: Final = ("are", "show", "land on", "come up", "came up", "landed on", "land", "showed", "were")
FLIP: Final = ("flip", "toss", "coin flip", "coin toss")


def rows() -> list[Row]:
    """Return the rows of coins and dice."""
    return [*coin_rows(), *coins_rows(), *die_rows(), *face_rows(), *outcome_rows()]


def coin(heads: bool) -> Build:
    """Make what the coin shows."""
    return lambda _: Coin(heads)


def on_side(heads: bool) -> Build:
    """Read "on heads, draw a card"."""
    return lambda fields: If(Coin(heads), steps_of(fields["then"]))


def coin_rows() -> list[Row]:
    """ "Flip a coin. If it is heads, ..."."""
    found = constant("coin", "coin", "a coin")
    for heads, face, outcome in ((True, "heads", "win"), (False, "tails", "lose")):
        found += constant("condition1", Coin(heads), f"it is {face}", face)
        for lands in LANDS:
            found += heard("condition1", f"(it|that) {lands} {face}", coin(heads))
            found += heard("condition1", f"the (coin|result|flip|toss) {lands} {face}", coin(heads))
        found += heard("condition1", f"you (get|got|flip|flipped|toss|tossed) {face}", coin(heads))
        found += heard("condition1", f"you ({outcome}|{'won' if heads else 'lost'})", coin(heads))
        for flip in FLIP:
            found += heard("condition1", f"you ({outcome}|{'won' if heads else 'lost'}) (the|this) {flip}", coin(heads))
        found += heard("step", f"on [a] {face} [,] {{then:step}}", on_side(heads))
        found += heard("step", f"[on] {face} (:|,) {{then:step}}", on_side(heads))
    return found


def coins_rows() -> list[Row]:
    """ "Flip a coin until you get tails. Draw a card for each heads."."""
    found: list[Row] = []
    for heads, face, outcome, won in ((True, "heads", "win", "won"), (False, "tails", "lose", "lost")):
        value = Heads(heads)
        found += constant("showing", value, f"it is {face}", f"you (get|flip|toss|have) {face}", f"[the first] {face}")
        for lands in LANDS[1:4]:
            found += constant("showing", value, f"(it|the coin) {lands} {face}", canonical=False)
        for flip in FLIP:
            found += constant("showing", value, f"you {outcome} (a|the) {flip}", canonical=False)
            found += heard("eachof", f"each {flip} (you|that you) {won}", always(value))
            found += heard("eachof", f"each {flip} {won}", always(value))
        found += constant("showing", value, f"you {outcome}", canonical=False)
        found += constant("factor", value, f"the number of {face}", f"the number of {face} [you] (flipped|got|get)")
        found += constant("factor", value, f"the number of flips (you|that you) {won}", canonical=False)
        for more in ("", " you get", " you got", " you flip", " you flipped", " flipped", " result"):
            found += heard("eachof", f"each {face}{more}", always(value))
        for lands in LANDS:
            found += heard("eachof", f"each coin that {lands} {face}", always(value))
            found += heard(
                "condition1", f"(at least|1|one) [one] [of them] [coin] {lands} {face}", shown(heads, "at least", 1)
            )
        for land in LAND:
            found += heard("condition1", f"both [coins] {land} {face}", shown(heads, "exactly", 2))
            found += heard("condition1", f"(all|they) [coins] {land} {face}", shown(not heads, "exactly", 0))
            found += heard("condition1", f"(none|neither) [of them] {land} {face}", shown(heads, "exactly", 0))
            found += heard("condition1", f"{{how:bound}} [coins] {land} {face}", so_many(heads))
        found += heard("condition1", f"you (get|got|flip|flipped) {{how:bound}} {face}", so_many(heads))
        found += heard("condition1", f"there are {{how:bound}} {face}", so_many(heads))
    return found


def always(value: Heads) -> Build:
    """Read words as one value."""
    return lambda _: value


def shown(heads: bool, how: str, number: int) -> Build:
    """Make how many coins show a side."""
    return lambda _: Clause("be", Heads(heads), (Slot("how", Compared(how, Number(number))),))


def so_many(heads: bool) -> Build:
    """Read "2 or more are heads"."""
    return lambda fields: Clause("be", Heads(heads), (Slot("how", fields["how"]),))


def die_rows() -> list[Row]:
    """ "Roll a die", "roll 2 dice", "damage equal to the result"."""

    def sides(fields: Fields) -> Number | None:
        number = fields["n"]
        return number if isinstance(number, Number) and number.value > 1 else None

    def take_sides(value: Any) -> Fields | None:
        return {"n": value} if value != SIX else None

    result = ("the result", "the roll", "the result of the roll", "the number you rolled", "the roll 's result")
    return [
        *constant(
            "die", SIX, "a die", "the die", "a 6 sided die", "a six-sided die", "a d6", "1 die", "one die", "a dice"
        ),
        *make("die", "a die with {n:number} sides", sides, take_sides),
        *constant("dice", SIX, "dice"),
        *make("dice", "dice with {n:number} sides", sides, take_sides),
        *constant("factor", Rolled(), "the number rolled", *result, "the die", "the number (on|shown on) the die"),
        *constant("factor", Rolled(), "the (sum|combined) [of (the|both) (dice|rolls|numbers)]", canonical=False),
        *constant("factor", Rolled(), "the combined (result|roll)", "what you rolled", canonical=False),
    ]


def face_rows() -> list[Row]:
    """What a die shows: "a 6", "3 to 5", "1, 3 or 5", "an even number"."""

    def alone(fields: Fields) -> tuple[Compared, ...]:
        return (fields["how"],)

    def either(fields: Fields) -> tuple[Compared, ...] | None:
        first, rest = fields["n"], fields["rest"]
        if not isinstance(first, Number) or any(one.how != "exactly" for one in rest):
            return None
        numbers = [first.value, *(one.amount.value for one in rest)]
        if numbers == list(range(first.value, first.value + len(numbers))):
            return (Compared("between", first, len(numbers) - 1),)
        return (Compared("exactly", first), *rest)

    def only(fields: Fields) -> tuple[Compared, ...] | None:
        return (Compared("exactly", fields["n"]),) if isinstance(fields["n"], Number) else None

    return [
        *heard("faces", "{how:compared}", alone),
        *heard("faces", "{n:number} or {rest:lastface}", either),
        *heard("faces", "{n:number} , {rest:morefaces}", either),
        *heard("lastface", "[a] {n:number}", only),
        *heard("morefaces", "[or] {n:number}", only),
        *heard("morefaces", "{n:number} [,] or {rest:lastface}", unjoined),
        *heard("morefaces", "{n:number} , {rest:morefaces}", unjoined),
        *heard("faces", "{how:parity} [(number|result|roll|numbers|results)]", alone),
        *heard("faces", "(a|any) {how:parity} (number|result|roll)", alone),
        *same("face.rolled", "faces"),
        *heard("face.rolled", "a {it:faces}", lambda f: f["it"]),
        *heard("face.rolled", "[a] (roll|result|rolls) of [a] {it:faces}", lambda f: f["it"]),
    ]


def unjoined(fields: Fields) -> tuple[Compared, ...] | None:
    """Read several numbers that are told one after another."""
    if not isinstance(fields["n"], Number):
        return None
    return (Compared("exactly", fields["n"]), *fields["rest"])


def rolled(fields: Fields) -> Condition:
    """Make that the die shows one of these."""
    told = tuple(Clause("be", Rolled(), (Slot("how", how),)) for how in fields["how"])
    return told[0] if len(told) == 1 else AnyHolds(told)


def outcome_rows() -> list[Row]:
    """ "On a 5 or 6, draw a card. On anything else, discard a card."."""

    def on_number(fields: Fields) -> If:
        return If(rolled(fields), steps_of(fields["then"]))

    def on_rest(fields: Fields) -> Otherwise:
        return Otherwise(steps_of(fields["step"]))

    found: list[Row] = []
    for mark in (",", ":", ""):
        found += heard("step", f"on {{how:face.rolled}} {mark} {{then:step}}".replace("  ", " "), on_number)
        for rest in (
            "on anything else",
            "on (any|all|each) other (number|numbers|result|results|roll|rolls)",
            "on (a|any) different (number|result|roll)",
            "on other (numbers|results|rolls)",
        ):
            found += heard("sentence", f"{rest} {mark} {{step:step}}".replace("  ", " "), on_rest)
            found += heard("sentence", f"{rest} {mark} nothing happens".replace("  ", " "), lambda _: Idle(None))
    idle: list[tuple[str, Callable[[Fields], Idle]]] = [
        ("on {how:face.rolled}", lambda f: Idle(rolled(f))),
        ("if {condition:condition}", lambda f: Idle(f["condition"])),
        ("on heads", lambda _: Idle(Coin(True))),
        ("on tails", lambda _: Idle(Coin(False))),
    ]
    for told, build in idle:
        found += heard("sentence", f"{told} [,] nothing happens", build)
        found += heard("sentence", f"{told} (:|,) [do] nothing", build)
    shows = "(is|shows|was|lands on)"
    return [
        *found,
        *heard("step", "{how:faces} : {then:step}", on_number),
        *heard("condition1", "you (roll|rolled) {how:face.rolled}", rolled),
        *heard("condition1", f"(it|that) {shows} {{how:face.rolled}}", rolled),
        *heard("condition1", f"the (number|result|roll|die|combined|sum) {shows} {{how:face.rolled}}", rolled),
        *heard("condition1", f"the number (rolled|you rolled) {shows} {{how:face.rolled}}", rolled),
    ]
