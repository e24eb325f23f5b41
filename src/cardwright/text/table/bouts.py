"""Fights and attacks as they are told: won and lost, alone, every second turn, with what they kill."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from cardwright.text.rows import Fields, Row, constant, heard
from cardwright.text.table.adverb import Adverbs
from cardwright.text.table.sentences import While
from cardwright.text.table.steps import steps_of
from cardwright.text.tree import (
    ALONE,
    BODY,
    PLAYERS,
    Clause,
    Duration,
    Kind,
    Number,
    PhaseEvent,
    Place,
    Reference,
    Slot,
    Some,
    Things,
    Triggered,
    You,
)

THIS: Final = Reference("this")
ANYBODY: Final = Things(Some(Number(1)), (Kind((BODY,)),))
IN_COMBAT: Final = ("in combat",)
A_FIGHT: Final = "(a|its|the|any|that|each) (fight|combat|battle|duel)"
BY_KILLING: Final = "by (killing|destroying|defeating) (it|the|its) [(other|opponent|foe|enemy)] [{n:anynoun.sg}]"
RESTED: Final = (
    "{who:rested} (can|may) [only] attack [only] (each|every) (second|other) turn",
    "{who:rested} (attacks|attack) only (each|every) (second|other) turn",
    "{who:rested} cannot attack (2|two) turns in a row",
    "{who:rested} cannot attack (on|in) (2|two) (consecutive|successive) turns",
    "{who:rested} cannot attack (on|in) consecutive turns",
    "{who:rested} cannot attack [(on|in|during)] the turn after (it|they) (attacks|attacked|attack)",
    "{who:rested} cannot attack [(on|in|during)] the turn after attacking",
    "{who:rested} cannot attack [(on|in|during)] the turn after (it|they) (has|have) attacked",
    "{who:rested} cannot attack if (it|they) attacked (on|in|during) its last turn",
)
FATAL: Final = ("kill", "destroy")
OWN_FIGHTS: Final = (
    "each {span:phase} [that] {who:subject.#} (take|takes|took) part in",
    "each {span:phase} [that] {who:subject.#} (participate|participates|participated|fight|fights|fought) in",
    "each {span:phase} in which {who:subject.#} (takes|take|took) part",
    "each {span:phase} in which {who:subject.#} (fights|fight|participates|participated)",
    "each {span:phase} of {who:thing}",
    "each of {who:possessor} {span:phases}",
    "{who:possessor} {span:phases}",
)
"""Ways to speak of the fights that something is in."""
LAST_TURN: Final = Duration("last", "turn", You())


def rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return the rows of fights; those of a verb only where the game has it."""
    found: list[Row] = []
    kill = "kill" if "kill" in verbs else "destroy"
    if "attack" in verbs or "fight" in verbs:
        found += won_rows(kill)
    if "fight" in verbs:
        found += own_fight_rows()
    if "attack" in verbs:
        found += [*alone_rows(), *rested_rows(), *fatal_rows(kill)]
    if "put" in verbs:
        found += heard("passcore", "put {to:into} from {source:place}", moved)
    return [*found, *deed_rows(verbs)]


def moved(fields: Fields) -> Clause:
    """Read "is put into your hand from your deck"."""
    return Clause("put", None, (Slot("source", fields["source"]), Slot("to", fields["to"])), passive=True)


def won_rows(kill: str) -> list[Row]:
    """ "When this wins a fight", "when it loses a fight": who wins kills the other."""

    def won(fields: Fields) -> Clause | None:
        who = fields["who"]
        if isinstance(who, (*PLAYERS, Place)):
            return None
        return Clause(kill, who, (Slot("what", fields.get("foe", ANYBODY)),), adverbs=IN_COMBAT)

    def lost(fields: Fields) -> Clause | None:
        who = fields["who"]
        if isinstance(who, (*PLAYERS, Place)):
            return None
        return Clause(kill, fields.get("foe"), (Slot("what", who),), passive=True, adverbs=IN_COMBAT)

    found: list[Row] = []
    for against in ("", " (against|with) {foe:thing}"):
        found += heard("event1", f"{{who:subject.sg}} wins {A_FIGHT}{against} [{BY_KILLING}]", won)
        found += heard("event1", f"{{who:subject.sg}} loses {A_FIGHT}{against}", lost)
    for word in ("wins in combat", "wins combat", "is victorious in combat", f"(kills|destroys) in {A_FIGHT}"):
        found += heard("event1", f"{{who:subject.sg}} {word}", won)
    return found


def own_fight_rows() -> list[Row]:
    """ "At the end of each fight that this takes part in", "after each of its fights"."""

    def own(fields: Fields) -> Triggered | None:
        who = fields["who"]
        if fields["span"] != "fight" or isinstance(who, (*PLAYERS, Place)):
            return None
        if fields.get("edge") == "start":
            return Triggered(Clause("fight", who), steps_of(fields["steps"]))
        fought = Clause("fight", who, tense="perfect", duration=Duration("this", "fight"))
        return Triggered(PhaseEvent("end", "fight"), steps_of(fields["steps"]), fought)

    found: list[Row] = []
    for told in OWN_FIGHTS:
        found += heard("sentence", f"at the {{edge:edge}} of {told} , {{steps:step}}", own)
        found += heard("sentence", f"after {told} , {{steps:step}}", own)
    return found


def alone_rows() -> list[Row]:
    """ "When this attacks alone"."""
    told = ("alone", "on its own", "by itself", "all alone", "without any other")
    return constant("adverb", Adverbs(words=(ALONE,)), *told)


def rested_rows() -> list[Row]:
    """ "This can only attack every second turn": not if it attacked on its last one."""

    def rested(_: Fields) -> While:
        condition = Clause("attack", THIS, tense="past", duration=LAST_TURN)
        return While(Clause("attack", THIS, modal="cannot"), condition, "if")

    found = heard("rested", "this [{n:own.sg}]", lambda _: THIS)
    found += heard("rested", "it", lambda _: THIS)
    for told in RESTED:
        found += heard("sentence", told, rested)
        found += heard("sentence", told.removeprefix("{who:rested} "), rested)
    return found


def fatal_rows(kill: str) -> list[Row]:
    """ "When this attacks a creature and kills it"."""

    def fatal(fields: Fields) -> Clause | None:
        if isinstance(fields["who"], PLAYERS) or isinstance(fields["whom"], PLAYERS):
            return None
        return Clause(kill, fields["who"], (Slot("what", fields["whom"]),), adverbs=IN_COMBAT)

    def by_attack(fields: Fields) -> Clause | None:
        core: Clause = fields["core"]
        by = fields["by"]
        if core.verb not in FATAL or isinstance(by, (*PLAYERS, Place)):
            return None
        return replace(core, subject=by, adverbs=(*core.adverbs, *IN_COMBAT))

    told = "attacks {whom:thing} and (destroys|kills) it"
    return [
        *heard("passive", "{core:passcore} by {by:possessor} (attack|attacks)", by_attack),
        *heard("passive", "{core:passcore} by an attack (of|from) {by:thing}", by_attack),
        *heard("event1", f"{{who:reference.sg}} {told}", fatal),
        *heard("event1", f"{{who:some.sg}} {told}", fatal),
    ]


def deed_rows(verbs: tuple[str, ...]) -> list[Row]:
    """ "By its death", "at its entering", "with its deployment": when that happens to this card."""

    def on(event: Clause) -> Callable[[Fields], Any]:
        return lambda fields: Triggered(event, steps_of(fields["steps"]))

    found: list[Row] = []
    passive = (Slot("what", THIS),)
    destroyed = Clause("destroy", None, passive, passive=True)
    dying = "die" if "die" in verbs else "destroy"
    for verb, words, event in (
        ("enter", "(entering|entry|arrival|entrance)", Clause("enter", THIS)),
        ("deploy", "(deployment|deploying)", Clause("deploy", None, passive, passive=True)),
        (dying, "(death|dying)", Clause("die", THIS) if dying == "die" else destroyed),
        ("destroy", "destruction", destroyed),
        ("attack", "(attack|attacking)", Clause("attack", THIS)),
        ("sell", "(sale|selling)", Clause("sell", None, passive, passive=True)),
    ):
        if verb in verbs:
            told = f"(by|at|with|through|after|on|upon) its {words}"
            found += heard("sentence", f"{told} [(:|,)] {{steps:step}}", on(event))
    return found
