"""Everyday verbs: what players say of any card game ("bounce", "mill 3", "ping"); read, never written."""

from __future__ import annotations

from typing import Any, Final

from cardwright.text.rows import Build, Fields, Row, heard, make
from cardwright.text.table.adverbs import adorned
from cardwright.text.table.clauses import with_subject
from cardwright.text.table.frames import FORMS
from cardwright.text.table.steps import bare, clauses_of
from cardwright.text.tree import (
    ANY_CARD,
    BODY,
    HAND,
    IN_PLAY,
    PLAYERS,
    USED,
    All,
    Bonus,
    Clause,
    Grants,
    InZone,
    Kind,
    Less,
    May,
    More,
    Number,
    Opponent,
    OwnerOf,
    Place,
    Reference,
    Slot,
    Step,
    ThatPlayer,
    Things,
    Together,
    Top,
    You,
)
from cardwright.text.unsaid import WHOSE
from cardwright.text.verb import forms_of

IT: Final = Reference("it")
ONE: Final = Number(1)
CARD: Final = Kind((ANY_CARD,))

EVERYBODY: Final = Things(All(), (Kind((BODY,)),))
SWEPT: Final = "(wipe|clear|sweep) the (battlefield|board|field|table)"
UNDONE: Final = (
    *("annihilate", "blow up", "crush", "demolish", "do away with", "eliminate", "get rid of", "nuke", "obliterate"),
    *("ruin", "shatter", "smash", "take down", "tear down", "wipe out", "wreck"),
)
"""Words for destroying things of any sort."""
SLAIN: Final = ("assassinate", "finish off", "knock out", "ko", "murder", "slaughter", "slay", "take out")
"""Words for killing, where killing is told apart from destroying."""
THROWN: Final = ("chuck", "ditch", "dump", "pitch", "throw away", "throw out", "toss", "toss away", "toss out")
STRUCK: Final = (
    *("blast", "hit", "hurt", "shock", "smite", "strike", "zap", "smack", "shoot", "punch", "bash", "slam", "whack"),
    *("sting", "bite", "stab", "slash", "scorch"),
)
FOUND: Final = (
    *(
        "fetch",
        "tutor",
        "tutor for",
        "find",
        "look for",
        "dig for",
        "hunt for",
        "seek",
        "seek out",
        "go get",
        "go find",
    ),
    *("search for", "fetch out"),
)
RAISED: Final = ("bring back", "raise", "reanimate", "resurrect", "revive")
BETTER: Final = ("boost", "buff", "bolster", "enhance", "pump", "strengthen")
WORSE: Final = ("debuff", "diminish", "shrink", "weaken")


def rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return the rows of everyday verbs for which the game has a verb."""
    found = causing_rows()
    if "destroy" in verbs:
        found += plain("destroy", UNDONE)
        found += split_rows("destroy", UNDONE)
        found += heard("core.base", SWEPT, lambda _: Clause("destroy", None, (Slot("what", EVERYBODY),)))
        found += plain("kill" if "kill" in verbs else "destroy", SLAIN)
        found += split_rows("kill" if "kill" in verbs else "destroy", SLAIN)
    if "discard" in verbs:
        found += plain("discard", THROWN)
        found += verb_rows(THROWN, "{zone:place}", lambda f: Clause("discard", None, (Slot("zone", f["zone"]),)))
        found += verb_rows(("lose",), "{what:some.#} from {source:place}", given_up)
        found += verb_rows(("lose",), "{zone:place}", given_up)
    if "return" in verbs:
        found += verb_rows(("bounce", "unsummon", "recall"), "{what:things}", returned, "")
    if "deal" in verbs:
        found += striking_rows("scorch" in verbs)
    if "put" in verbs:
        found += milling_rows()
        if "search" in verbs:
            found += fetching_rows()
        found += verb_rows(RAISED, "{what:things} [from {source:place}]", raised)
    if "gain_control" in verbs:
        found += plain("gain_control", ("seize", "steal"), in_play=True)
    if "get" in verbs:
        found += changing_rows()
    return found


def verb_rows(words: tuple[str, ...], frame: str, build: Build, passive: str | None = None) -> list[Row]:
    """Read verbs in every form, and in the passive with the frame that is left of them."""
    found: list[Row] = []
    for said in words:
        word, _, rest = said.partition(" ")
        base, third, past, participle, gerund = forms_of(word)
        for form, spelled in zip(FORMS, (base, third, base, past, participle, gerund), strict=True):
            found += heard(f"core.{form}", f"{spelled} {rest} {frame}", build)
        if passive is not None:
            found += heard("passcore", f"{participle} {rest} {passive}", build)
    return found


def plain(verb: str, words: tuple[str, ...], in_play: bool = False) -> list[Row]:
    """Read other words for a verb with one object, perhaps only of what is in play."""

    def build(fields: Fields) -> Clause | None:
        if in_play and is_elsewhere(fields.get("what")):
            return None
        if "what" not in fields:
            return Clause(verb, None, (), passive=True)
        return Clause(verb, None, (Slot("what", fields["what"]),))

    return verb_rows(words, "{what:things}", build, "")


def is_elsewhere(what: Any) -> bool:
    """Tell whether what is meant lies in a zone of which the text speaks, such as a hand or the top of a deck."""
    return isinstance(what, Things) and (
        isinstance(what.quantity, Top) or any(isinstance(each, InZone) for each in what.filters)
    )


def split_rows(verb: str, words: tuple[str, ...]) -> list[Row]:
    """Read "blow all items up": what it is done to stands before the particle."""
    found: list[Row] = []
    for said in words:
        word, _, rest = said.partition(" ")
        if rest in ("up", "out", "down", "off", "away"):
            frame = f"{{what:things}} {rest}"
            found += verb_rows((word,), frame, lambda f: Clause(verb, None, (Slot("what", f["what"]),)))
    return found


def given_up(fields: Fields) -> Clause | None:
    """Read "loses a random card from their hand" as discarding it."""
    place = fields.get("source", fields.get("zone"))
    if not isinstance(place, Place) or place.zone not in ("hand", HAND):
        return None
    return Clause(
        "discard", None, tuple(Slot(name, fields[name]) for name in ("what", "source", "zone") if name in fields)
    )


def returned(fields: Fields) -> Clause:
    """Read "bounce a creature": it returns to its owner's hand."""
    to = Slot("to", Place(HAND, OwnerOf(IT)))
    if "what" not in fields:
        return Clause("return", None, (to,), passive=True)
    return Clause("return", None, (Slot("what", fields["what"]), to))


def raised(fields: Fields) -> Clause:
    """Read "revive a creature": from the used cards into play."""
    source = fields.get("source", Place(USED, WHOSE))
    return Clause("put", None, (Slot("what", fields["what"]), Slot("source", source), Slot("to", Place(IN_PLAY))))


def striking_rows(ailing: bool) -> list[Row]:
    """ "Ping target creature", "hit your opponent for 2", "deal 3 to target creature"; burns may be an ailment."""

    def struck(fields: Fields) -> Clause:
        return Clause("deal", None, (Slot("amount", fields.get("n", ONE)), Slot("whom", fields["whom"])))

    amount = "for {n:number} [damage]"
    return [
        *verb_rows(("ping",), f"{{whom:whom}} [{amount}]", struck),
        *verb_rows(STRUCK if ailing else (*STRUCK, "burn"), f"{{whom:whom}} {amount}", struck),
        *verb_rows(("deal", "inflict"), "{n:number} to {whom:whom}", struck),
        *verb_rows(("deal",), "{whom:player.obj} {n:number} damage", struck),
        *harder_rows(),
    ]


def harder_rows() -> list[Row]:
    """ "Hits for 2 more", "strikes 1 harder", "hit your opponent for another 2": what is dealt, and how much of it."""

    def by(much: type[More | Less]) -> Build:
        def build(fields: Fields) -> Clause:
            return Clause("deal", None, (Slot("amount", much(fields["n"])),))

        return build

    def again(fields: Fields) -> Clause:
        return Clause("deal", None, (Slot("amount", fields["n"]), Slot("whom", fields["whom"])))

    hitting = ("hit", "strike", "punch")
    found: list[Row] = []
    for frame in ("for {n:number} (more|extra|additional) [damage]", "for a (extra|additional) {n:number} [damage]"):
        found += verb_rows(hitting, frame, by(More))
    found += verb_rows(hitting, "[for] {n:number} harder", by(More))
    found += verb_rows(hitting, "harder by {n:number}", by(More))
    found += verb_rows(hitting, "for {n:number} less [damage]", by(Less))
    found += verb_rows(hitting, "[for] {n:number} (softer|weaker)", by(Less))
    for frame in ("{whom:whom} again for {n:number} [damage]", "{whom:whom} for another {n:number} [damage]"):
        found += verb_rows(hitting, frame, again)
    return found


def milling_rows() -> list[Row]:
    """ "Mill 3", "your opponent mills 2 cards", "mill your opponent for 3"."""

    def of(whose: Any, fields: Fields) -> Clause:
        top = Things(Top(fields.get("n", ONE), Place("", whose)), (CARD,))
        return Clause("put", None, (Slot("what", top), Slot("to", Place(USED, whose))))

    def own(fields: Fields) -> Clause:
        return of(WHOSE, fields)

    def others(fields: Fields) -> Clause:
        return of(fields["whose"], fields)

    def lost(fields: Fields) -> Clause | None:
        top = fields["what"]
        if not isinstance(top, Things) or not isinstance(top.quantity, Top) or top.filters:
            return None
        return Clause("put", None, (Slot("what", top), Slot("to", Place(USED, top.quantity.of.whose))))

    def seen(fields: Fields) -> Clause:
        what = (Slot("what", fields["what"]),) if "what" in fields else ()
        owner = OwnerOf(IT)
        way = (Slot("source", Place("", owner)), Slot("to", Place(USED, owner)))
        return Clause("put", None, (*what, *way), passive="what" not in fields)

    return [
        *heard("passcore", "milled", seen),
        *heard("core.past", "milled {what:some.#}", seen),
        *verb_rows(("lose",), "{what:some.#}", lost),
        *verb_rows(("mill",), "{n:number} [{c:any.pl}]", own),
        *verb_rows(("mill",), "a {c:any.sg}", own),
        *verb_rows(("mill",), "{whose:player.sg} [for] {n:number} [{c:any.pl}]", others),
    ]


def fetching_rows() -> list[Row]:
    """ "Fetch an item", "tutor a Fire creature from your deck": it comes into the hand."""

    def fetched(fields: Fields) -> tuple[Clause, ...] | None:
        if is_elsewhere(fields["what"]):
            return None
        zone = fields.get("zone", Place("", WHOSE))
        look = Clause("search", None, (Slot("zone", zone), Slot("what", fields["what"])))
        return (look, Clause("put", None, (Slot("what", IT), Slot("to", Place(HAND, WHOSE)))))

    frame = "{what:things} [(from|in) {zone:deck}] [(into|to) [your] hand]"
    found: list[Row] = []
    for row in verb_rows(FOUND, frame, fetched):
        found.append(Row(row.category.replace("core", "preds"), row.elements, row.build, row.take, False))
    return [*found, *heard("deck", "[(your|the)] deck", lambda _: Place("", WHOSE))]


def changing_rows() -> list[Row]:
    """ "Buff target creature by +2/+2", "weaken it by 2 attack", "shrink target creature: -1/-1"."""

    def given(fields: Fields) -> Clause | None:
        if isinstance(fields["whom"], PLAYERS):
            return None
        return adorned({**fields, "core": Clause("get", fields["whom"], (Slot("grants", fields["grants"]),))})

    def counted(negative: bool) -> Build:
        def build(fields: Fields) -> Clause | None:
            return given({**fields, "grants": Grants((Bonus(fields["stat"], fields["n"], negative),))})

        return build

    found: list[Row] = []
    for words, worse in ((BETTER, False), (WORSE, True)):
        word = f"({'|'.join(words)})"
        start, end = f"{word} {{whom:thing}}", "[{adverbs:adverbs}]"
        found += heard("step1", f"{start} [(by|with|:)] {{grants:grants}} {end}", given)
        found += heard("step1", f"{start} by {{n:number}} {{stat:stat}} {end}", counted(worse))
        for possessed in ("{whom:possessor} {stat:stat}", "the {stat:stat} of {whom:thing}"):
            found += heard("step1", f"{word} {possessed} by {{n:number}} {end}", counted(worse))
    return found


def causing_rows() -> list[Row]:
    """ "Make your opponent discard a card", "force them to attack", "have target creature fight it"."""

    def done(fields: Fields) -> Step | None:
        who = fields.get("who", ThatPlayer("they"))
        made = [with_subject(who, clause) for clause in fields["preds"]]
        clauses = tuple(clause for clause in made if clause is not None)
        if len(clauses) < len(made) or isinstance(who, You):
            return None
        return clauses[0] if len(clauses) == 1 else Together(clauses)

    def offered(fields: Fields) -> May | None:
        step = done(fields)
        return None if step is None else May(You(), (step,))

    def take_offered(value: Any) -> Fields | None:
        clauses = clauses_of(value.steps[0]) if isinstance(value, May) and len(value.steps) == 1 else None
        if not clauses or not isinstance(value.player, You) or clauses[0].passive or clauses[0].modal:
            return None
        who = clauses[0].subject
        if not isinstance(who, Reference | Things | Opponent) or any(clause.subject != who for clause in clauses):
            return None
        return {"who": who, "preds": tuple(bare(clause) for clause in clauses)}

    found = heard("step1", "(make|have|let) {who:subject.#} {preds:preds.base}", done)
    found += make("step", "you may have {who:subject.#} {preds:preds.base}", offered, take_offered)
    found += heard("step", "you can have {who:subject.#} {preds:preds.base}", offered)
    found += heard("step", "you (may|can) (make|let) {who:subject.#} {preds:preds.base}", offered)
    found += heard("step1", "(force|cause|compel) {who:subject.#} to {preds:preds.base}", done)
    found += heard("step1", "(make|have|let) them {preds:preds.base}", done)
    found += heard("step1", "(force|cause|compel) them to {preds:preds.base}", done)
    for form, word in (("base", "get"), ("pl", "get"), ("sg", "gets")):
        found += heard(f"core.{form}", f"{word} to {{it:core.base}}", lambda f: f["it"])
    return found
