"""Answers to attacks and activations, and short ways to say what a card gives, is deployed for, or waits for.

Every row belongs to a verb and is there only in games that have it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from cardwright.text.rows import Fields, Row, constant, heard, make
from cardwright.text.table.conditions import as_fact
from cardwright.text.table.headers import price
from cardwright.text.table.per import spread
from cardwright.text.table.players import constant_reference
from cardwright.text.table.sentences import While
from cardwright.text.table.steps import can_be_done, grouped, step_of, steps_of
from cardwright.text.tree import (
    ANY_CARD,
    PLAYERS,
    Activated,
    Aged,
    All,
    Attach,
    Bonus,
    Clause,
    Compared,
    Controlled,
    Grants,
    Kind,
    Less,
    May,
    More,
    Next,
    Number,
    Opponent,
    PhaseEvent,
    Reference,
    Relative,
    Slot,
    Some,
    Static,
    StatOf,
    Step,
    Things,
    Triggered,
    You,
)
from cardwright.text.unsaid import WHO

DEEDS: Final = {"attack": "whom", "activate": "what", "deploy": "what"}
"""Verbs that are answered, with the slot of what they are done to."""
ENEMY_CARD: Final = Things(Some(Number(1)), (Kind(("card",), (Controlled(Opponent()),)),))


def rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return the rows that these verbs bring along."""
    found: list[Row] = []
    if "activate" in verbs and "attack" in verbs:
        found += answer_rows()
    if "deploy" in verbs:
        found += [*deployed_rows(), *deployment_rows()]
    if "draw" in verbs:
        found += extra_rows()
    if "attach" in verbs and "deploy" in verbs:
        found += host_rows()
    return found


def answer_rows() -> list[Row]:
    """ "Respond to an attack on a Resource card: ...", "Activate in response to an attack: ..."."""

    def answer(header: str) -> Callable[[Fields], Activated]:
        return lambda f: Activated(header, (), steps_of(f["steps"]), as_deed(f["deed"]))

    def take(header: str) -> Callable[[Any], Fields | None]:
        def of(value: Any) -> Fields | None:
            if not isinstance(value, Activated) or value.header != header or value.event is None or value.cost:
                return None
            return {"deed": value.event, "steps": step_of(value.steps)}

        return of

    return [
        *make("sentence", "respond to {deed:deed} : {steps:step}", answer("respond"), take("respond")),
        *make("sentence", "respond to {deed:deed} , {steps:step}", answer("respond"), lambda _: None, False),
        *make("sentence", "in response to {deed:deed} [,] {steps:step}", answer("respond"), lambda _: None, False),
        *make("sentence", "in response to {deed:deed} : {steps:step}", answer("respond"), lambda _: None, False),
        *make(
            "sentence",
            "activate in response to {deed:deed} : {steps:step}",
            answer("activate"),
            take("activate"),
        ),
        *make(
            "sentence",
            "activate when responding to {deed:deed} : {steps:step}",
            answer("activate"),
            lambda _: None,
            False,
        ),
        *make(
            "sentence",
            "activate [only] whenever {deed:event} : {steps:step}",
            answer("activate"),
            lambda _: None,
            False,
        ),
        *make(
            "sentence",
            "activate [only] whenever {deed:event} , {steps:step}",
            answer("activate"),
            lambda _: None,
            False,
        ),
        *heard("sentence", "respond whenever {deed:event} : {steps:step}", answer("respond")),
        *heard("sentence", "once (per|each|a) turn (,|:) {cost:preds.base} : {steps:step}", used_for),
        *heard("sentence", "once (per|each|a) turn (,|:) {cost:preds.base} to {preds:preds.base}", used_to),
        *heard("sentence", "activate [,] once (per|each|a) turn : {cost:preds.base} : {steps:step}", used_for),
        *heard("sentence", "activate [,] once (per|each|a) turn : {steps:step}", used_for),
        *heard("sentence", "once (per|each|a) turn (,|:) {preds:preds.base}", used_once),
        *deed_rows("attack", "a attack", "on {whom:whom}"),
        *deed_rows("activate", "a activation", "of {whom:whom}"),
    ]


def as_deed(event: Any) -> Any:
    """Tell of what somebody does that it is done to something: "a Resource card is attacked" is an attack on it."""
    if isinstance(event, Clause) and event.passive and event.verb in DEEDS:
        return replace(event, passive=False)
    if isinstance(event, Clause) and event.verb == "attack" and event.adverbs == ("directly",) and not event.slots:
        return replace(event, slots=(Slot("whom", You()),), adverbs=())  # what is direct is on you
    return event


def used_for(fields: Fields) -> Activated | None:
    """Read "once per turn, pay 2: draw a card" as "Activate: Pay 2: Draw a card"."""
    cost = price(fields)
    return None if cost is None else Activated("activate", cost, steps_of(fields["steps"]))


def used_to(fields: Fields) -> Activated | None:
    """Read "once per turn, pay 2 to draw a card"."""
    cost = price(fields)
    deed = your_deed(fields["preds"])
    return None if not cost or deed is None else Activated("activate", cost, (deed,))


def used_once(fields: Fields) -> Activated | None:
    """Read "once per turn, you may draw a card" as "Activate: Draw a card"."""
    return None if (deed := your_deed(fields["preds"])) is None else Activated("activate", (), (deed,))


def your_deed(preds: tuple[Clause, ...]) -> Step | None:
    """Make what you do of what is done; None if it cannot be done."""
    if any(not can_be_done(clause) for clause in preds):
        return None
    return grouped(tuple(replace(clause, subject=You()) for clause in preds))


def deed_rows(verb: str, noun: str, onto: str) -> list[Row]:
    """A deed as a noun: what it is done to, and by whom."""
    slot = DEEDS[verb]

    def build(fields: Fields) -> Clause:
        slots = (Slot(slot, fields["whom"]),) if "whom" in fields else ()
        return Clause(verb, fields.get("agent"), slots)

    def enemy(fields: Fields) -> Clause:
        return build({**fields, "agent": Opponent() if verb == "activate" else ENEMY_CARD})

    def take(value: Any) -> Fields | None:
        if not isinstance(value, Clause) or value.verb != verb or value.modal or value.tense or value.adverbs:
            return None
        fields: Fields = {} if value.get(slot) is None else {"whom": value.get(slot)}
        return fields if value.subject is None else {**fields, "agent": value.subject}

    short = noun.removeprefix("a ")
    return [
        *make("deed", f"{noun} [{onto}] [by {{agent:agent}}]", build, take),
        *make("deed", f"a enemy {short} [{onto}]", enemy, lambda _: None, False),
        *make("deed", f"(your|the) opponent 's {short} [{onto}]", enemy, lambda _: None, False),
    ]


def deployment_rows() -> list[Row]:
    """ "Respond to a deployment of an Attack card: ...", "your next deployment costs 2 less"."""
    a_card = Things(Some(Number(1)), (Kind((ANY_CARD,)),))

    def deployed(fields: Fields) -> Clause:
        return Clause("deploy", fields.get("agent"), (Slot("what", fields.get("what", a_card)),))

    def enemy(fields: Fields) -> Clause:
        return deployed({**fields, "agent": Opponent()})

    def take(value: Any) -> Fields | None:
        if not isinstance(value, Clause) or value.verb != "deploy" or value.modal or value.tense or value.passive:
            return None
        fields: Fields = {"what": value.get("what")}
        return fields if value.subject is None else {**fields, "agent": value.subject}

    def following(fields: Fields) -> Things:
        gap = (Slot("what", Reference("gap")),)
        whose = Relative(Clause("deploy", fields["whose"], gap, duration=fields.get("span")))
        return Things(Next(fields.get("n", Number(1))), (Kind((ANY_CARD,)),), (whose,))

    def every(fields: Fields) -> Things:
        whose = Relative(Clause("deploy", fields["whose"], (Slot("what", Reference("gap")),)))
        return Things(All(), (Kind((ANY_CARD,)),), (whose,))

    return [
        *make("deed", "a deployment of {what:thing} [by {agent:player.by}]", deployed, take),
        *heard("deed", "(a|the) deployment [of {what:thing}] [by {agent:player.by}]", deployed),
        *heard("deed", "(a|the) deployment by {agent:player.by} of {what:thing}", deployed),
        *heard("deed", "a enemy deployment [of {what:thing}]", enemy),
        *heard("deed", "(your|the) opponent 's deployment [of {what:thing}]", enemy),
        *heard("subject.sg", "{whose:owner1} next deployment [{span:duration}]", following),
        *heard("subject.pl", "{whose:owner1} next {n:number} deployments [{span:duration}]", following),
        *heard("subject.pl", "{whose:owner1} deployments", every),
        *heard("subject.pl", "enemy deployments", lambda _: every({"whose": Opponent()})),
        *heard(
            "event1", "deployment", lambda _: Clause("deploy", None, (Slot("what", Reference("this")),), passive=True)
        ),
    ]


def deployed_rows() -> list[Row]:
    """ "When deployed: ...", "RPT +2.", "From the third turn after it was deployed: ...", "Fuse 4."."""
    this = Reference("this")

    def gives(fields: Fields) -> Clause:
        return given(WHO, replace(fields["amount"], stat=fields["stat"]))

    def take_gives(value: Any) -> Fields | None:
        bonus = sole_bonus(value)
        if bonus is None or value.subject != this or value.duration is not None or not isinstance(bonus.amount, Number):
            return None
        return {"stat": bonus.stat, "amount": bonus}

    def gives_each(fields: Fields) -> Clause | None:
        return spread(gives(fields), fields["per"])

    def less(fields: Fields) -> Clause:
        change = fields["by"]
        by = change.by if isinstance(change, More | Less) else change
        return given(fields["subject"], Bonus(fields["stat"], by, isinstance(change, Less)))

    def gives_more(fields: Fields) -> Clause:
        return given(fields["subject"], replace(fields["amount"], stat=fields["stat"]))

    def has(fields: Fields) -> Clause | None:
        if isinstance(fields["of"], PLAYERS):
            return None
        return Clause("be", StatOf(fields["stat"], fields["of"]), (Slot("how", fields["compared"]),))

    def at_most(fields: Fields) -> Clause | None:
        return has({**fields, "compared": Compared("at most", fields["n"])})

    def at_least(fields: Fields) -> Clause | None:
        return has({**fields, "compared": Compared("at least", fields["n"])})

    def aged(fields: Fields) -> While:
        return While(fields["clause"], Aged(fields["n"]), "from")

    def take_aged(value: Any) -> Fields | None:
        if not isinstance(value, Static) or not isinstance(value.condition, Aged):
            return None
        return {"n": value.condition.turns, "clause": as_fact(value.clause)}

    def during(fields: Fields) -> Triggered:
        return Triggered(PhaseEvent("in", fields["span"], fields["whose"]), steps_of(fields["steps"]))

    def offered_during(fields: Fields) -> Triggered | None:
        return during(fields) if isinstance(fields["steps"], May) else None

    def take_during(value: Any) -> Fields | None:
        if not isinstance(value, Triggered) or not isinstance(value.event, PhaseEvent) or value.event.edge != "in":
            return None
        return {"span": value.event.span, "whose": value.event.whose, "steps": step_of(value.steps)}

    def per_first(fields: Fields) -> Clause | None:
        return spread(fields["clause"], fields["per"])

    def deployed(_: Fields) -> Clause:
        return Clause("deploy", None, (Slot("what", this),), passive=True)

    return [
        *make("event1", "deployed", deployed, lambda _: None, False),
        *make("fin", "{stat:stat.given} {amount:signed}", gives, take_gives),
        *make("fin", "{stat:stat.own} {amount:signed}", gives, lambda _: None, False),
        *make("fin", "{stat:stat.own} {amount:signed} (more|additional)", gives, lambda _: None, False),
        *make("fin", "{amount:signed} {stat:stat.own}", gives, lambda _: None, False),
        *make("fin", "{stat:stat.own} {amount:signed} for {per:per}", gives_each, lambda _: None, False),
        *make("fin", "{subject:subject.sg} gives {by:relative} {stat:stat}", less, lambda _: None, False),
        *make("fin", "{subject:subject.pl} give {by:relative} {stat:stat}", less, lambda _: None, False),
        *make("fin", "{subject:subject.sg} gives {by:number} {stat:stat}", less, lambda _: None, False),
        *make("fin", "{subject:subject.sg} gives {amount:signed} {stat:stat.own}", gives_more, lambda _: None, False),
        *make("fin", "{subject:subject.pl} give {amount:signed} {stat:stat.own}", gives_more, lambda _: None, False),
        *make("condition1", "{of:subject.sg} has {compared:compared} {stat:stat}", has, lambda _: None, False),
        *make("condition1", "{of:subject.sg} has {n:number} {stat:stat} or less", at_most, lambda _: None, False),
        *make("condition1", "{of:subject.sg} has {n:number} {stat:stat} or more", at_least, lambda _: None, False),
        *make("sentence", "from the {n:ordinal} turn after it was deployed , {clause:fin}", aged, take_aged),
        *make(
            "sentence", "from the {n:ordinal} turn after it was deployed : {clause:fin}", aged, lambda _: None, False
        ),
        *make("sentence", "in {whose:owner} {span:phase} , {steps:step}", during, take_during),
        *make("sentence", "in {whose:owner} {span:phase} : {steps:step}", during, lambda _: None, False),
        *heard("sentence", "(in|during|on) {whose:owner} {span:phase} [(,|:)] {steps:step}", offered_during),
        *make("sentence", "for {per:per} (,|:) {clause:fin}", per_first, lambda _: None, False),
    ]


def extra_rows() -> list[Row]:
    """ "Draw 1 more card": one more than usual."""

    def card(fields: Fields) -> Things:
        return Things(All(), (Kind((fields["it"],)),))

    def take_card(value: Any) -> Fields | None:
        if not isinstance(value, Things) or value != card({"it": value.kinds[0].nouns[0] if value.kinds else ""}):
            return None
        return {"it": value.kinds[0].nouns[0]}

    def fewer(fields: Fields) -> Clause:
        return Clause("draw", None, (Slot("what", card(fields)), Slot("amount", Less(fields["n"]))))

    def more(fields: Fields) -> Clause:
        return Clause("draw", None, (Slot("what", card(fields)), Slot("amount", More(fields["n"]))))

    words = ("1 more", "1 additional", "one more", "one additional", "a additional")
    after: list[Row] = []
    for form, word in (("base", "draw"), ("sg", "draws"), ("pl", "draw")):
        for number in ("sg", "pl"):
            noun = f"{word} {{n:number}} {{it:any.{number}}}"
            after += make(f"core.{form}", f"{noun} (fewer|less)", fewer, lambda _: None, False)
            after += make(f"core.{form}", f"{noun} (more|additional)", more, lambda _: None, False)
    return [
        *after,
        *constant("extra.one", More(Number(1)), *words),
        *constant("extra.one", Less(Number(1)), "1 fewer", "one fewer", "1 less", "one less"),
        *make("onecard", "{it:any.sg}", card, take_card),
    ]


def given(subject: Any, bonus: Bonus) -> Clause:
    """Something has more of a stat."""
    return Clause("get", subject, (Slot("grants", Grants((bonus,))),))


def sole_bonus(value: Any) -> Bonus | None:
    """The one bonus that a clause gives, None if it gives more or something else."""
    if not isinstance(value, Clause) or value.modal or value.tense or value.verb not in ("get", "get as have"):
        return None
    grants = value.get("grants")
    if not isinstance(grants, Grants) or len(grants.bonuses) != 1 or grants.keywords or grants.abilities:
        return None
    return grants.bonuses[0]


def host_rows() -> list[Row]:
    """ "Attached card gets +2 ATK.", "Choose an enemy Attack card. It gets -2 ATK."."""

    def take_choice(value: Any) -> Fields | None:
        return {"to": value.to} if isinstance(value, Attach) and value.word == "choose" else None

    return [
        *constant_reference(
            "reference.sg", Reference("host"), "attached card", "the attached card", "attached {n:noun.sg}"
        ),
        *make("sentence", "choose {to:thing}", lambda _: None, take_choice),
    ]
