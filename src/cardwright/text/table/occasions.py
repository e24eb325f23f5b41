"""When and under which condition something holds: conditions told last or first, spans of time without an article."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from cardwright.text.rows import Fields, Row, heard, make
from cardwright.text.table.circumstances import under
from cardwright.text.table.clauses import STATIVE, with_subject
from cardwright.text.table.only import alone
from cardwright.text.table.phrase import phrase
from cardwright.text.table.sentences import Otherwise, While
from cardwright.text.table.steps import step_of, steps_of, unless_done
from cardwright.text.tree import (
    BODY,
    HAND,
    All,
    AllHold,
    AnyHolds,
    Clause,
    Did,
    Duration,
    During,
    EachPlayer,
    If,
    InZone,
    Kind,
    Opponent,
    PhaseEvent,
    Place,
    Player,
    PlayOnly,
    Reference,
    Slot,
    Step,
    ThatPlayer,
    Things,
    Together,
    Triggered,
    Unless,
    You,
    exchanged,
)
from cardwright.text.unsaid import WHOSE

HOLDING: Final = (
    *(("player.sg", "holds"), ("player.sg", "is holding"), ("player.sg", "has in hand")),
    *(("player.pl", "hold"), ("player.pl", "are holding"), ("player.pl", "have in hand")),
)
RETOLD: Final = (
    "(you|they|it|these) (have|has|did|was|were|are|is|had) not",
    "it (cannot|could not)",
    "(that|this) (has|did|was|is) not",
    "your opponent (has|did|is) not",
    "that player (has|did|is) not",
    "(this|that) is not (so|true)",
    "(this|that) is not the case",
)
"""How it is said that what a condition asked for is not so."""
UNDONE: Final = (
    "{{who:{who}}} (cannot|could not) [do] [(so|that|it|this)]",
    "{{who:{who}}} {be} (unable|not able) to [do] [(so|that|it|this)]",
)
"""How it is said that a player did not do what was asked of them."""
AFTER_ALL: Final = (
    "(you|they) (have|did|were|are|had)",
    "(it|this|that player|your opponent) (has|did|was|is|had)",
    "(this|that) is (so|true)",
)
"""How it is said that what a condition denied is so."""


class SoDoes(Struct, frozen=True):
    """Another player does the same as the one of whom the sentence before tells."""

    who: Player


def rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return the rows of occasions; those of a verb only where the game has it."""
    found = [
        *last_rows(),
        *first_rows(),
        *holding_rows(),
        *neither_rows(),
        *shared_rows(),
        *only_rows(),
        *span_rows(),
        *alike_rows(),
    ]
    if "destroy" in verbs:
        found += heard("step1", "destroy only {what:reference.sg}", lambda f: Clause("destroy", You(), (only(f),)))
    return [*found, *(remaining_rows() if "block" in verbs else ())]


def only(fields: Fields) -> Slot:
    """Read "only the triggering card" as just that one."""
    return Slot("what", fields["what"])


def last_rows() -> list[Row]:
    """ "Draw a card at the end of your turn if you control no creatures"."""

    def unless(fields: Fields) -> Triggered | None:
        made = under(fields)
        return None if made is None else Triggered(made.event, (If(Unless(fields["condition"]), made.steps),))

    return [
        *heard("sentence", "{steps:step1} at {event:moment} [,] [but] [only] if {condition:condition}", under),
        *heard("sentence", "{steps:step1} at {event:moment} [,] unless {condition:condition}", unless),
    ]


def first_rows() -> list[Row]:
    """ "Unless you control a hero, this cannot attack", "if you haven't, draw a card"."""

    def unless(fields: Fields) -> If:
        return If(Unless(fields["condition"]), steps_of(fields["then"]))

    def otherwise(fields: Fields) -> Otherwise:
        return Otherwise(steps_of(fields["steps"]))

    def undone(fields: Fields) -> Otherwise | None:
        who = fields["who"]
        if not isinstance(who, You | Opponent | ThatPlayer):
            return None
        return Otherwise(steps_of(fields["steps"]), undone=Did(not isinstance(who, You)))

    def after_all(fields: Fields) -> Otherwise:
        return Otherwise(steps_of(fields["steps"]), True)

    found = heard("step", "unless {condition:condition} , {then:step1}", unless)
    found += heard("step", "unless {clause:fin} , {then:step1}", unless_done)
    for told in AFTER_ALL:
        found += heard("sentence", f"if {told} , {{steps:step}}", after_all)
    for told in RETOLD:
        found += heard("sentence", f"if {told} , {{steps:step}}", otherwise)
    for told in UNDONE:
        for who, be in (("player.sg", "(is|was)"), ("player.pl", "(are|were)")):
            found += heard("sentence", f"if {told.format(who=who, be=be)} , {{steps:step}}", undone)
    return found


def holding_rows() -> list[Row]:
    """ "Your opponent is holding 3 or more cards": they have them in their hand."""

    def held(fields: Fields) -> Clause | None:
        what = fields["what"]
        if not isinstance(what, Things):
            return None
        if not any(isinstance(one, InZone) for one in what.filters):
            merged = phrase(what.kinds, (*what.filters, InZone(Place(HAND, WHOSE))))
            if merged is None:
                return None
            what = replace(what, kinds=merged.kinds, filters=merged.filters)
        return Clause("have", fields["who"], (Slot("what", what),))

    found: list[Row] = []
    for who, word in HOLDING:
        found += heard("condition1", f"{{who:{who}}} {word} {{what:thing}}", held)
    return found


def neither_rows() -> list[Row]:
    """ "You control neither a hero nor an item", "neither player controls a hero", "neither player may attack"."""

    def nothing(verb: str) -> Callable[[Fields], AllHold]:
        def build(fields: Fields) -> AllHold:
            told = [Clause(verb, fields["who"], (Slot("what", fields[one]),), "not") for one in ("a", "b")]
            return AllHold(tuple(told))

        return build

    def nobody(fields: Fields) -> AllHold | None:
        clause: Clause = fields["pred"]
        if clause.verb not in STATIVE:
            return None
        told = [with_subject(who, clause, "not") for who in (You(), Opponent())]
        return AllHold(tuple(each for each in told if each is not None)) if None not in told else None

    def banned(fields: Fields) -> Clause | None:
        return with_subject(EachPlayer(), fields["pred"], "cannot")

    def no_attacks(fields: Fields) -> Clause:
        whom = (Slot("whom", fields["whom"]),) if "whom" in fields else ()
        return Clause("attack", Things(All(), (Kind((BODY,)),)), whom, "cannot", duration=fields.get("duration"))

    found = heard("condition1", "{x:nobody} {pred:pred.sg}", nobody)
    found += heard("fin", "neither player (may|can) {pred:pred.base}", banned)
    found += heard("fin", "neither player (may|can) attack [{whom:onlife}] [{duration:duration}]", no_attacks)
    for verb, one, many in (("control", "controls", "control"), ("have", "has", "have")):
        for who, word in (("player.sg", one), ("player.pl", many)):
            told = f"{{who:{who}}} {word} neither {{a:thing}} (or|nor) {{b:thing}}"
            found += heard("condition1", told, nothing(verb))
    return found


def shared_rows() -> list[Row]:
    """ "You control no creatures and have no cards in hand": both said of the same player."""

    def both(made: type[AllHold] | type[AnyHolds]) -> Callable[[Fields], Any]:
        def build(fields: Fields) -> Any:
            if any(fields[one].verb not in STATIVE or fields[one].verb == "be" for one in ("a", "b")):
                return None
            told = [with_subject(fields["who"], fields[one]) for one in ("a", "b")]
            return None if None in told else made(tuple(each for each in told if each is not None))

        return build

    found: list[Row] = []
    for word, made in (("and", AllHold), ("or", AnyHolds)):
        for number in ("sg", "pl"):
            told = f"{{who:player.{number}}} {{a:pred.{number}}} {word} {{b:pred.{number}}}"
            found += heard("condition", told, both(made))
    return found


def only_rows() -> list[Row]:
    """ "This cannot attack unless it is your only creature": said of this card, which is meant by "it"."""

    def fact(word: str, whose: Player | None) -> Callable[[Fields], Any]:
        def build(fields: Fields) -> Any:
            condition = alone(whose)({**fields, "it": Reference("this")})
            clause: Clause = fields["clause"]
            subject = clause.get("what") if clause.passive else clause.subject
            if condition is None or clause.modal == "would" or subject != Reference("this"):
                return None
            if word == "unless":
                return If(Unless(condition), (clause,))
            return While(clause, condition, "while")

        return build

    found: list[Row] = []
    for word in ("unless", "if", "while"):
        for told, whose in (("your only {np:np.sg}", You()), ("the only {np:np.sg}", None)):
            found += heard("sentence", f"{{clause:fin}} {word} it is {told}", fact(word, whose))
    return found


def span_rows() -> list[Row]:
    """ "On enemy turn", "in draw phase", "during your opponent's turns", "outside of combat"."""

    def theirs(kind: str) -> Callable[[Fields], Duration]:
        return lambda fields: Duration(kind, fields["span"], Opponent())

    def owned(kind: str) -> Callable[[Fields], Duration]:
        return lambda fields: Duration(kind, fields["span"], fields.get("whose"))

    def edge(fields: Fields) -> PhaseEvent:
        return PhaseEvent(fields["edge"], fields["span"], Opponent())

    def next_edge(fields: Fields) -> PhaseEvent:
        return PhaseEvent(fields["edge"], fields["span"], Opponent(), next=True)

    def take_inside(value: Any) -> Fields | None:
        event = value.event if isinstance(value, Triggered) else None
        if not isinstance(event, PhaseEvent) or event != PhaseEvent("in", event.span):
            return None
        return {"span": event.span, "steps": step_of(value.steps)}

    when = "(on|in|during)"
    return [
        *make("sentence", "in the {span:phase} , {steps:step}", lambda _: None, take_inside),
        *heard("duration", f"{when} enemy {{span:phase}}", theirs("during")),
        *heard("duration", f"{when} [the] enemy {{span:phases}}", theirs("during")),
        *heard("duration", f"{when} {{whose:owner}} {{span:phases}}", owned("during")),
        *heard("duration", f"{when} enemy next {{span:phase}}", theirs("next")),
        *heard("duration", "until enemy next {span:phase}", theirs("until next")),
        *heard("duration", "until [the] end of enemy next {span:phase}", theirs("until end next")),
        *heard("duration", "in {span:phase.named}", owned("during")),
        *heard("duration", "outside of {whose:owner} {span:phase}", owned("outside")),
        *heard("duration", "outside of [the] {span:phase}", owned("outside")),
        *heard("duration", "outside [of] enemy {span:phase}", theirs("outside")),
        *heard("duration", "other than (in|during|on) {whose:owner} {span:phase}", owned("outside")),
        *heard("duration", "except (in|during|on) {whose:owner} {span:phase}", owned("outside")),
        *heard("duration", "for the duration of (the|this) {span:phase}", owned("until end")),
        *heard("duration", "for the duration of the next {span:phase}", owned("coming")),
        *heard("moment", "the {edge:edge} of that {span:phase}", lambda f: PhaseEvent(f["edge"], f["span"])),
        *heard("moment", "[the] {edge:edge} of enemy {span:phase}", edge),
        *heard("moment", "[the] {edge:edge} of enemy next {span:phase}", next_edge),
        *heard("sentence", "play [this] only (on|in|during) {at:span}", lambda f: PlayOnly(f["at"], "in")),
        *heard("sentence", "only play this (on|in|during) {at:span}", lambda f: PlayOnly(f["at"], "in")),
        *heard("span", "enemy {span:phase}", lambda f: During(f["span"], Opponent())),
    ]


def remaining_rows() -> list[Row]:
    """ "If damage remains": this card does not block all of it."""

    def blocks(modal: str) -> Callable[[Fields], Clause]:
        return lambda _: Clause("block", Reference("this"), (Slot("amount", "all"),), modal)

    found: list[Row] = []
    for start, end in (
        ("there is [still] [(any|some)] damage", "(remaining|left)"),
        ("[any] damage [still]", "remains"),
    ):
        found += heard("condition1", f"{start} {end}", blocks("not"))
    for told in ("no [more] damage remains", "there is no [more] damage (remaining|left)"):
        found += heard("condition1", told, blocks(""))
    found += heard("condition1", "[any] damage is [still] (remaining|left)", blocks("not"))
    return [*found, *heard("condition1", "no [more] damage is (remaining|left)", blocks(""))]


def alike_rows() -> list[Row]:
    """ "Draw a card. So does your opponent." """

    def alike(fields: Fields) -> SoDoes:
        return SoDoes(fields["who"])

    return [
        *heard("sentence", "so (does|do) {who:player.#}", alike),
        *heard("sentence", "{who:player.#} (does|do) [the same] (too|also)", alike),
        *heard("sentence", "{who:player.#} (does|do) so", alike),
        *heard("sentence", "{who:player.#} (does|do) as well", alike),
        *heard("sentence", "{who:player.#} (does|do) the same", alike),
    ]


def handed_over(value: Any) -> Any:
    """Return what you did as what another player does: what was yours is theirs."""
    return exchanged(value, lambda one: ThatPlayer("they") if isinstance(one, You) else None)


def done_alike(step: Step, who: Player) -> Step | None:
    """Return what another player does alike, in a step's words; None if a step is no deed of a player."""
    match step:
        case Clause(modal="", passive=False, tense="", subject=You()):
            return Together((step, replace(handed_over(step), subject=who)))
        case Together((*_, Clause(modal="", passive=False, tense="", subject=You()))) if (
            len({clause.subject for clause in step.clauses}) == 1
        ):
            return Together((*step.clauses, *(replace(handed_over(clause), subject=who) for clause in step.clauses)))
    return None
