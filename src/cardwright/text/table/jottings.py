"""Jottings: what only the shortest notes leave out; read, never written."""

from __future__ import annotations

from msgspec.structs import replace

from cardwright.text.rows import Fields, Literal, Part, Row, heard
from cardwright.text.table.adverbs import adorned
from cardwright.text.table.amounts import stat_of
from cardwright.text.table.clauses import with_subject
from cardwright.text.table.headers import price
from cardwright.text.table.per import spread
from cardwright.text.table.steps import clauses_of, grouped, steps_of
from cardwright.text.tree import (
    ANY_CARD,
    BODY,
    HURT,
    PLAYERS,
    Activated,
    All,
    Between,
    Bonus,
    Clause,
    ControllerOf,
    EachPlayer,
    If,
    Kind,
    Modes,
    Number,
    Opponent,
    OwnerOf,
    PhaseEvent,
    Reference,
    Slot,
    Some,
    State,
    StatOf,
    Step,
    ThatPlayer,
    The,
    Things,
    Together,
    Top,
    Triggered,
    UnlessDone,
    You,
)
from cardwright.text.unsaid import OWN
from cardwright.text.verb import forms_of

THEIRS = (Opponent, ThatPlayer, ControllerOf, OwnerOf)
"""Players that are not the one whose text it is."""

IT = Reference("it")
ONE = Number(1)
CARD = Kind((ANY_CARD,))


def rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return the rows of jottings; those of a verb only where the game has it."""

    def top(fields: Fields) -> Things:
        return Things(Top(fields["n"], fields["of"]), (CARD,))

    def whose_moment(fields: Fields) -> Triggered:
        return Triggered(PhaseEvent(fields["edge"], fields["span"], fields["whose"]), steps_of(fields["steps"]))

    found = [
        *heard("owner", "owner 's", lambda _: OwnerOf(IT)),
        *heard("player.sg", "owner", lambda _: OwnerOf(IT)),
        *heard("player.sg", "controller", lambda _: ControllerOf(IT)),
        *heard("some.sg", "target", lambda _: Things(Some(ONE, "target"), (Kind((HURT,)),))),
        *heard("all", "(everything|everyone)", lambda _: Things(All(), (Kind((HURT,)),))),
        *heard("whom", "all", lambda _: Things(All(), (Kind((HURT,)),))),
        *heard("player.pl", "both", lambda _: EachPlayer()),
        *heard("player.sg", "each", lambda _: EachPlayer()),
        *heard("step", "{a:step1} [,] or {b:step1}", either),
        *heard("step", "choose : {options:options}", lambda f: Modes(1, f["options"])),
        *heard("options", "{a:mode1} ; {b:mode1}", lambda f: (f["a"], f["b"])),
        *heard("step", "{it:step1} [,] if able", as_far_as_it_goes),
        *heard("step1", "{who:player.#} : {preds:preds.base}", of_players),
        *heard("step1", "{bonus:signed} {resource:resource}", gained),
        *heard("step1", "{who:player.#} [:] {bonus:signed} {resource:resource}", gained),
        *heard("core.base", "{bonus:signed} {resource:resource}", lost),
        *heard("fin", "(nobody|nothing) (can|may) {pred:pred.base}", nobody),
        *fork_rows(),
        *heard("factor", "{stat:stat} of {of:particular}", stat_of),
        *heard("some.pl", "[the] top {n:count} of {of:place}", top),
        *heard("sentence", "[on] {edge:edge} of {whose:owner} {span:phase} : {steps:step}", whose_moment),
    ]
    found += self_rows(verbs)
    if "put" in verbs:
        found += heard(
            "core.base", "put {to:into}", lambda f: Clause("put", None, (Slot("what", IT), Slot("to", f["to"])))
        )
    if "draw" in verbs:
        card = Things(Some(ONE), (CARD,))
        found += heard("core.base", "draw", lambda _: Clause("draw", None, (Slot("what", card),)))
        found += unsaid_card_rows("draw")
    if "discard" in verbs:
        found += unsaid_card_rows("discard")
    if "reveal" in verbs:
        found += heard("core.base", "reveal", lambda _: Clause("reveal", None, (Slot("what", IT),)))
    if "cost" in verbs:
        found += heard("fin", "cost {amount:relative} [{adverbs:adverbs}]", costs)
    if "get" in verbs:
        found += getting_rows()
    if "attack" in verbs:
        attacker = Things(The(), (replace(CARD, filters=(State("attacking"),)),))
        found += heard("some.sg", "attacker", lambda _: attacker)
    return found


def unsaid_card_rows(verb: str) -> list[Row]:
    """ "Whenever your opponent draws", "if you discarded this turn": a card."""
    card = Things(Some(ONE), (CARD,))
    _, third, past, participle, _ = forms_of(verb)
    told = (("sg", third), ("pl", verb), ("past", past), ("part", participle))
    found: list[Row] = []
    for form, word in told:
        found += heard(f"core.{form}", word, lambda _: Clause(verb, None, (Slot("what", card),)))
    return found


def costs(fields: Fields) -> Clause | None:
    """Read "cost 1 less per Trap": this card does."""
    return adorned({**fields, "core": Clause("cost", Reference("this"), (Slot("amount", fields["amount"]),))})


def as_far_as_it_goes(fields: Fields) -> Step | None:
    """Read "destroy it, if possible": instructions are done as far as they can be."""
    clauses = clauses_of(fields["it"])
    return None if clauses is None or any(clause.modal for clause in clauses) else fields["it"]


def of_players(fields: Fields) -> Step | None:
    """Read "both players: draw 1"."""
    if isinstance(fields["who"], You):
        return None
    made = [with_subject(fields["who"], clause) for clause in fields["preds"]]
    clauses = tuple(clause for clause in made if clause is not None)
    return grouped(clauses) if len(clauses) == len(made) else None


def gained(fields: Fields) -> Clause:
    """Read "+2 energy": you gain it."""
    bonus: Bonus = fields["bonus"]
    slots = (Slot("amount", bonus.amount), Slot("resource", fields["resource"]))
    return Clause("lose" if bonus.negative else "gain", fields.get("who", You()), slots)


def lost(fields: Fields) -> Clause | None:
    """Read "-1 HP" as a price."""
    return replace(gained(fields), subject=None) if fields["bonus"].negative else None


def nobody(fields: Fields) -> Clause | None:
    """Read "nobody can attack": nothing that fights can."""
    return with_subject(Things(All(), (Kind((BODY,)),)), fields["pred"], "cannot")


def self_rows(verbs: tuple[str, ...]) -> list[Row]:
    """ "Heal self 2", "self 1 damage": this card where cards are hurt, else yourself."""
    own: Reference | You = Reference("this") if "attack" in verbs else You()

    def hurt(fields: Fields) -> Clause:
        return Clause("deal", You(), (Slot("amount", fields["n"]), Slot("whom", own)))

    found = heard("whom", "self", lambda _: own)
    if "attack" in verbs:
        found += heard("reference.sg", "self", lambda _: own)
    if "deal" in verbs:
        found += heard("step1", "self {n:number} damage", hurt)
        found += heard("step1", "{n:number} damage [,] {whom:targeted}", hurt_target)
        found += heard("step1", "{n:number} damage (to|on) {whom:whom} [{adverbs:adverbs}]", hurt_so)
        found += heard("step1", "{n:number} damage (to|on) {whom:whom} {per:perone}", hurt_each)
        found += heard("step1", "{whom:player.sg} {n:number} damage", hurt_target)
    if "heal" in verbs:
        found += heard("core.base", "heal {whom:thing} {n:number}", healed)
        found += heard("core.base", "heal {n:number} [(,|on|to)] {whom:targeted}", healed)
        found += heard("core.base", "heal {n:number} {s:resource} , {whom:targeted}", healed)
    if "restore" in verbs:
        found += heard("core.base", "heal {whom:thing} {n:number}", restored)
        found += heard("core.base", "heal {n:number} [(on|to)] {whom:thing}", restored)
        found += heard("core.base", "(restore|heal) {n:number} {s:stat}", restored)
    return found


def hurt_target(fields: Fields) -> Clause:
    """Read "2 damage target creature"."""
    return Clause("deal", You(), (Slot("amount", fields["n"]), Slot("whom", fields["whom"])))


def hurt_so(fields: Fields) -> Clause | None:
    """Read "1 damage to target creature for each card in your hand"."""
    return adorned({**fields, "core": hurt_target(fields)})


def hurt_each(fields: Fields) -> Clause | None:
    """Read "1 damage to target creature per card in your hand"."""
    return spread(hurt_target(fields), fields["per"])


def healed(fields: Fields) -> Clause:
    """Read "heal target character 2"."""
    return Clause("heal", None, (Slot("amount", fields["n"]), Slot("whom", fields["whom"])))


def restored(fields: Fields) -> Clause:
    """Read "heal target card 2"; without a target, this card."""
    return Clause("restore", None, (Slot("amount", fields["n"]), Slot("whom", fields.get("whom", Reference("this")))))


def either(fields: Fields) -> Modes | UnlessDone | None:
    """Read "draw a card or heal 3": you choose; what is done besides may be done in both cases.

    Where somebody else has to do the one, or something else comes of it, it is theirs to choose.
    """
    one, other = fields["a"], fields["b"]
    if isinstance(other, Together) and not isinstance(one, Together):
        return None
    if isinstance(other, Clause) and other.subject == OWN and other.get("resource") is not None:
        return None  # whoever does the one loses it
    if isinstance(one, Clause) and isinstance(one.subject, THEIRS) and not one.passive and one.modal in ("", "must"):
        done = [clause.subject for step in steps_of(other) for clause in clauses_of(step) or ()]
        if done and one.subject not in done:
            return UnlessDone(steps_of(other), replace(one, modal=""))
    return Modes(1, (steps_of(fields["a"]), steps_of(fields["b"])))


def fork_rows() -> list[Row]:
    """ "If hand empty: draw 2, else draw 1"."""

    def fork(fields: Fields) -> If:
        return If(fields["condition"], steps_of(fields["then"]), steps_of(fields["otherwise"]))

    start = "if {condition:condition} (,|:|then) {then:step1}"
    return [
        *heard("step", f"{start} [(,|;)] otherwise {{otherwise:step1}}", fork),
        *heard("step", "if {condition:condition} , then {then:step1} [(,|;)] otherwise {otherwise:step1}", fork),
    ]


def getting_rows() -> list[Row]:
    """ "Attached card +2 ATK", "allies: +1 HP"."""

    def got(fields: Fields) -> Clause | None:
        subject = fields["subject"]
        if fields["grants"].keywords or isinstance(subject, PLAYERS):
            return None
        if isinstance(subject, Things) and isinstance(subject.quantity, Between):
            return None  # "3+ creatures: +1/+1" asks how many there are
        return adorned({**fields, "core": Clause("get", fields["subject"], (Slot("grants", fields["grants"]),))})

    def doubled(fields: Fields) -> Clause:
        return Clause("double", None, (Slot("stat", StatOf(fields["stat"], Reference("this"))),))

    def used(fields: Fields) -> Activated | None:
        made = got({**fields, "subject": Reference("this")})
        cost = price(fields)
        if made is None or cost is None:
            return None
        return Activated(fields["header"], cost, (replace(made, duration=fields["duration"]),))

    told = "{grants:grants} [{adverbs:adverbs}]"
    tail = "{grants:grants} {duration:duration}"
    return [
        *heard("core.base", "double [its] {stat:stat}", doubled),
        *heard("step1", "{grants:grants} [(to|for|on)] {subject:givensubject} [{adverbs:adverbs}]", got),
        *heard("sentence", f"{{header:header.paid}} : {tail}", used),
        *heard("sentence", f"{{header:header.paid}} , {{cost:preds.base}} : {tail}", used),
        *heard("step1", f"{{subject:reference.sg}} {told}", got),
        *heard("step1", f"{{subject:some.#}} [:] {told}", got),
        *heard("step1", f"{{subject:each}} [:] {told}", got),
        *heard("step1", "{grants:grants} (to|on) {subject:each} [{adverbs:adverbs}]", got),
        *heard("step1", f"{{subject:givensubject}} : {told}", got),
        *heard("step1", f"{{subject:reference.sg}} : {told}", got),
    ]


def without_the(rows: list[Row]) -> list[Row]:
    """Return the rows that say "the weather" again, without "the"."""
    found: list[Row] = []
    for row in rows:
        for index, after in enumerate(row.elements[1:]):
            if isinstance(after, Part) and after.category == "dial" and row.elements[index] == Literal(("the",)):
                found.append(
                    Row(row.category, row.elements[:index] + row.elements[index + 1 :], row.build, row.take, False)
                )
    return found
