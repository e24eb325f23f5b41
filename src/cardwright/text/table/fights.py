"""Fights and rounds: who survives, who is faster, who has won."""

from __future__ import annotations

from collections.abc import Callable, Container
from typing import Any, Final

from msgspec.structs import replace

from cardwright.text.rows import Fields, Row, heard
from cardwright.text.table.clauses import with_subject
from cardwright.text.table.sentences import While
from cardwright.text.table.steps import steps_of
from cardwright.text.tree import (
    BODY,
    AllHold,
    AsMany,
    Clause,
    Compared,
    Controlled,
    Holding,
    If,
    Kind,
    Lethal,
    Number,
    Opponent,
    Other,
    PhaseEvent,
    Reference,
    Slot,
    Some,
    State,
    Static,
    StatIs,
    StatOf,
    The,
    Things,
    Triggered,
    Unless,
    You,
)

THIS = Reference("this")
TURNED: Final = {"more than": "less than", "less than": "more than", "at least": "at most", "at most": "at least"}
"""How the other compares."""
FIGHT = "fight"
WHOLE = (FIGHT, "round", "turn")
"""Spans after which something can be said to happen: with their end."""
WITH = "{foe:some.sg} with"
WINS = "_wins"
"""A game that counts who has won the spans that are fought out has a number of this name for each."""


def rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return the rows of fights; those of a verb only where the game has it."""
    found = [*won_rows(), *(fight_rows() if "fight" in verbs else ())]
    if "take" in verbs:
        for who in ("{who:some.sg}", "this"):
            found += heard("sentence", f"whenever {who} survives {{kind:kind}} (,|:) {{steps:step}}", survived_damage)
    return found


def fight_rows() -> list[Row]:
    """ "When this survives a fight", "after each fight"."""
    found: list[Row] = []
    for who in ("some.sg", "reference.sg"):
        for told in ("survives", "is still alive after", "remains after", "lives through"):
            start = f"(whenever|if) {{who:{who}}} {told} (a|the|each|its|any) {{span:phase}}"
            found += heard("sentence", f"{start} (,|:) {{steps:step}}", survived)
    each = "after (each|every|a|any) {span:phase} [that] {who:reference.sg} (survives|survived)"
    found += heard("sentence", f"{each} (,|:) {{steps:step}}", survived)
    found += heard("sentence", "(after|whenever) this [{noun:own.sg}] fights and survives (,|:) {steps:step}", survived)
    for how, told in (
        ("", "{foe:some.sg}"),
        ("more than", f"{WITH} more {{stat:stat}}"),
        ("less than", f"{WITH} less {{stat:stat}}"),
    ):
        found += heard("condition1", f"{{who:reference.sg}} is fighting {told}", fighting(how))
    found += foe_rows()
    for said in ("after (each|every|a) {span:phase}", "whenever a {span:phase} (ends|is over)"):
        found += heard("sentence", f"{said} (,|:) {{steps:step}}", ended)
    for said in ("before (each|every|a) {span:phase}", "whenever a {span:phase} (starts|begins)"):
        found += heard("sentence", f"{said} (,|:) {{steps:step}}", begun)
    return found


def foe_rows() -> list[Row]:
    """ "The creature fighting this gets -1 Spe", "creatures that fight this cannot ...": while the two fight."""

    def meanwhile(fields: Fields) -> While | None:
        foes = Things(The(), (Kind((BODY,), (State("fighting"), Controlled(Opponent()))),))
        clause = with_subject(foes, fields["pred"], fields.get("modal", ""))
        if clause is None or clause.duration is not None or not (clause.modal or clause.verb in ("get", "weaken")):
            return None
        return While(clause, Clause("be", THIS, (Slot("how", State("fighting")),)), "while")

    found: list[Row] = []
    this = "this [{o:own.sg}]"
    for who, number, verb in (
        ("(the|a|any|each) [enemy] {n:anynoun.sg}", "sg", "fights"),
        ("[enemy] {n:anynoun.pl}", "pl", "fight"),
    ):
        be = "(is|are)"
        ways = [
            f"{who} [that {be}] fighting [against] {this}",
            f"{who} that {verb} [against] {this}",
            f"{who} [that] {this} {be} fighting [against]",
        ]
        for told in ways:
            found += heard("sentence", f"{told} {{pred:pred.{number}}}", meanwhile)
            found += heard("sentence", f"{told} {{modal:modal}} {{pred:pred.base}}", meanwhile)
        for now in ("(fighting|fight|fights)", "(it|they) (is|are) fighting", "(it|they) (fight|fights)"):
            found += heard("sentence", f"{who} {{pred:pred.{number}}} while {now} [against] {this}", meanwhile)
        found += heard("sentence", f"while fighting [against] {this} , {who} {{pred:pred.{number}}}", meanwhile)
    for now in ("fights", "is fighting"):
        it = "the [enemy] {n:anynoun.sg} [that] it (fights|is fighting)".replace("(fights|is fighting)", now)
        found += heard("sentence", f"while {this} {now} [,] {it} {{pred:pred.sg}}", meanwhile)
    found += heard("sentence", "(its|the) opponent in (a|the) fight {pred:pred.sg}", meanwhile)
    return found


def fighting(how: str) -> Callable[[Fields], AllHold | None]:
    """Read "it is fighting a creature with more Atk": both are fighting, and so are their numbers."""

    def build(fields: Fields) -> AllHold | None:
        who, foe = fields["who"], fields["foe"]
        if not isinstance(foe, Things) or foe.quantity != Some(Number(1)):
            return None
        foe = replace(foe, filters=tuple(with_own(one, who) for one in foe.filters))
        if how:
            stat = fields["stat"]
            foe = replace(foe, filters=(*foe.filters, StatIs(stat, Compared(how, StatOf(stat, who)))))
        told = [Clause("be", one, (Slot("how", State("fighting")),)) for one in (who, replace_foe(foe))]
        return AllHold(tuple(told))

    return build


def with_own(one: Any, who: Any) -> Any:
    """Compare a number of whom somebody fights with that of who fights: "with more Atk" is more than its own."""
    if not isinstance(one, StatIs) or one.compared.amount != StatOf(one.stat, THIS):
        return one
    return replace(one, compared=replace(one.compared, amount=StatOf(one.stat, who)))


def in_fights(abilities: tuple[Any, ...], states: Container[str]) -> tuple[Any, ...]:
    """Say in what fight something holds that depends on whom it fights."""
    if "fighting" not in states:
        return abilities
    return tuple(
        replace(one, condition=while_fighting(one.condition)) if isinstance(one, Static) else one for one in abilities
    )


def while_fighting(condition: Any) -> Any:
    """Say of something that is so all the time how it compares with whom it fights: while it fights such a one."""
    how = condition.get("how") if isinstance(condition, Clause) and condition.verb == "be" else None
    if not isinstance(how, Compared) or how.how not in TURNED or not isinstance(condition.subject, StatOf):
        return condition
    mine, theirs = condition.subject, how.amount
    if not isinstance(theirs, StatOf) or not isinstance(theirs.of, Reference) or theirs.of.word != "foe":
        return condition
    mine = replace(mine, of=THIS) if mine.of == Reference("it") else mine
    foe = Things(Some(Number(1)), (Kind((BODY,)),), (StatIs(theirs.stat, Compared(TURNED[how.how], mine)),))
    told = [Clause("be", one, (Slot("how", State("fighting")),)) for one in (mine.of, replace_foe(foe))]
    return AllHold(tuple(told))


def replace_foe(foe: Things) -> Things:
    """Say "another creature", unless it is said whose it is: who fights is not its own foe."""
    said = [*foe.filters, *(one for kind in foe.kinds for one in kind.filters)]
    if any(isinstance(one, Controlled | Other) for one in said):
        return foe
    return replace(foe, filters=(Controlled(Opponent()), *foe.filters))


def survived_damage(fields: Fields) -> Triggered:
    """Read "when it survives combat" as "when it takes combat damage, unless it is lethal"."""
    event = Clause("take", fields.get("who", THIS), (Slot("kind", fields["kind"]),))
    return Triggered(event, (If(Unless(Lethal()), steps_of(fields["steps"])),))


def survived(fields: Fields) -> Triggered | None:
    """Read "when it survives a fight" as "at the end of each fight, if it is fighting": who died is no more."""
    if fields.get("span", FIGHT) != FIGHT:
        return None
    fought = Clause("be", fields.get("who", THIS), (Slot("how", State("fighting")),))
    return Triggered(PhaseEvent("end", FIGHT), steps_of(fields["steps"]), fought)


def ended(fields: Fields) -> Triggered | None:
    """Read "after each fight" as "at the end of each fight"."""
    return Triggered(PhaseEvent("end", fields["span"]), steps_of(fields["steps"])) if fields["span"] in WHOLE else None


def begun(fields: Fields) -> Triggered | None:
    """Read "before each fight" as "at the start of each fight"."""
    return Triggered(PhaseEvent("start", FIGHT), steps_of(fields["steps"])) if fields["span"] == FIGHT else None


def won_rows() -> list[Row]:
    """ "If you have won a round", "if you have won more rounds than your opponent"."""

    def won(of: Callable[[Fields], Compared], lost: bool = False) -> Callable[[Fields], Clause | None]:
        def build(fields: Fields) -> Clause | None:
            who = fields["who"]
            if lost:
                if not isinstance(who, You | Opponent):
                    return None
                who = Opponent() if isinstance(who, You) else You()
            return Clause("have", who, (Slot("holding", Holding(fields["span"] + WINS, of(fields))),))

        return build

    def some(_: Fields) -> Compared:
        return Compared("at least", Number(1))

    def as_many(how: str) -> Callable[[Fields], Compared]:
        return lambda fields: Compared(how, AsMany(fields["by"]))

    found: list[Row] = []
    for who, have in (("player.sg", "has"), ("player.pl", "have")):
        for word, lost in (("won", False), ("lost", True)):
            start = f"{{who:{who}}} [{have}] [already] {word}"
            once = f"{start} (a|one|any) {{span:phase}} [(this|in this|during this) game]"
            found += heard("condition1", once, won(some, lost))
            told = f"{start} {{n:number}} {{span:phases}}"
            found += heard("condition1", told, won(lambda fields: Compared("at least", fields["n"]), lost))
            for how, words in (("more than", "more"), ("less than", "(less|fewer)")):
                told = f"{start} {words} {{span:phases}} than {{by:player.obj}}"
                found += heard("condition1", told, won(as_many(how), lost))
    return found
