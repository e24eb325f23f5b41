"""More words that point back: that creature card, the player who controlled it, both, the one with the lower speed."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from cardwright.text.rows import Build, Fields, Row, heard, make
from cardwright.text.table.clauses import GAP
from cardwright.text.table.frames import FORMS
from cardwright.text.table.occasions import done_alike
from cardwright.text.table.phrase import Phrase, phrase
from cardwright.text.table.players import constant_reference
from cardwright.text.tree import (
    SAID,
    SPOKEN,
    All,
    Among,
    ChosenTrait,
    Clause,
    Compared,
    Controlled,
    ControllerOf,
    Extreme,
    Kind,
    Number,
    Opponent,
    Other,
    OwnerOf,
    Place,
    Reference,
    Slot,
    Some,
    StatIs,
    StatOf,
    ThatPlayer,
    Things,
    Trait,
    You,
)
from cardwright.text.unsaid import THAT_ZONE
from cardwright.text.verb import forms_of

ONE: Final = Number(1)
THEM: Final = Reference("them")
BOTH: Final = Reference("both")


def rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return the rows of these references, of each verb where the game has it."""
    return [
        *card_rows(),
        *player_rows(),
        *pair_rows(),
        *part_rows(),
        *place_rows(),
        *done_rows(verbs),
        *same_rows(),
        *(dealt_rows() if "put" in verbs else ()),
        *(named_rows() if "name" in verbs else ()),
        *(guess_rows() if "choose" in verbs and "reveal" in verbs else ()),
        *heard("after.#", "that (costs|cost) nothing", lambda _: StatIs("cost", Compared("exactly", Number(0)))),
        *heard("condition1", "{it:reference.sg} costs {compared:compared}", cost_is),
    ]


def card_rows() -> list[Row]:
    """ "That creature card", "those spell cards"."""
    found: list[Row] = []
    for word in ("that", "the"):
        found += heard("reference.sg", f"{word} {{n:anynoun.sg}} card", lambda f: Reference("that", f["n"]))
        found += heard("possessor", f"{word} {{n:anynoun.sg}} card 's", lambda f: Reference("that", f["n"]))
    return [*found, *heard("reference.pl", "those {n:anynoun.sg} cards", lambda f: Reference("those", f["n"]))]


def player_rows() -> list[Row]:
    """ "The player who controlled it", "the player whose creature it was"."""
    return [
        *heard(
            "player.sg", "the player (who|that) (controls|controlled) {of:particular}", lambda f: ControllerOf(f["of"])
        ),
        *heard("player.sg", "the player (who|that) (played|summoned|deployed) {of:particular}", controlled),
        *heard("player.sg", "the player (who|that) (owns|owned) {of:particular}", lambda f: OwnerOf(f["of"])),
        *heard("after.#", "[that] {by:player.#} controlled", lambda f: Controlled(f["by"])),
        *heard("player.sg", "whoever (controls|controlled) {of:particular}", lambda f: ControllerOf(f["of"])),
    ]


def controlled(fields: Fields) -> ControllerOf:
    """Read "the player who played it" as its controller."""
    return ControllerOf(fields["of"])


def pair_rows() -> list[Row]:
    """ "Both", "each of them", "a different creature", "one of yours", "the one with the lower speed"."""

    def other(quantity: Any) -> Build:
        def build(fields: Fields) -> Things | None:
            found: Phrase = fields["np"]
            merged = phrase(found.kinds, (*found.filters, Other()))
            return None if merged is None else Things(quantity, merged.kinds, merged.filters)

        return build

    def theirs(by: Any) -> Build:
        return lambda _: Things(Some(ONE), (Kind((SAID,)),), (Controlled(by),))

    def extreme(most: bool) -> Build:
        return lambda f: Things(Some(ONE), (), (Among(THEM, True), Extreme(f["stat"], most)))

    def likened(fields: Fields) -> Things:
        stat, how = fields["k"]
        return Things(Some(ONE), (), (Among(THEM, True), Extreme(stat, how == "more than")))

    def take_extreme(most: bool) -> Any:
        def take(value: Any) -> Fields | None:
            picked = isinstance(value, Things) and not value.kinds and len(value.filters) == 2
            if not picked or not isinstance(value.filters[1], Extreme) or value.filters[1].most != most:
                return None
            return {"stat": value.filters[1].stat}

        return take

    found: list[Row] = []
    for best, also, most in (("highest", "(more|most)", True), ("lowest", "(less|least)", False)):
        found += make("some.sg", f"the one with the {best} {{stat:stat}}", extreme(most), take_extreme(most))
        found += heard("some.sg", f"the one with [the] {also} {{stat:stat}}", extreme(most))
        found += heard("some.sg", f"the one that has [the] ({best}|{also[1:]} {{stat:stat}}", extreme(most))
    for one in ("one", "of (them|these)", "of the (two|three|2|3)", "one of (them|the two)"):
        found += heard("some.sg", f"the {{k:comparative}} {one}", likened)
    return [
        *found,
        *constant_reference("reference.pl", BOTH, "both"),
        *heard("subject.sg", "each of {of:pronoun.obj}", lambda f: f["of"]),
        *heard("subject.pl", "(both|all) of {of:pronoun.obj}", lambda f: f["of"]),
        *heard("some.sg", "a different {np:np.sg} [of your choice]", other(Some(ONE))),
        *heard("some.sg", "another {np:np.sg} of your choice", other(Some(ONE))),
        *heard("some.sg", "a different target {np:np.sg}", other(Some(ONE, "target"))),
        *heard("some.sg", "one of yours", theirs(You())),
        *heard("some.sg", "one of (your opponent 's|the opponent 's|theirs)", theirs(Opponent())),
        *heard("some.sg", "one of (the|your) enemy 's", theirs(Opponent())),
    ]


def part_rows() -> list[Row]:
    """ "One of the cards in your hand", "up to two of the creatures you control"."""

    def some(up_to: bool) -> Build:
        def build(fields: Fields) -> Things:
            found: Phrase = fields["np"]
            return Things(Some(fields.get("n", ONE), up_to=up_to), found.kinds, found.filters)

        return build

    return [
        *heard("some.sg", "one of the {np:np.pl}", some(False)),
        *heard("some.pl", "{n:number} of the {np:np.pl}", some(False)),
        *heard("some.pl", "up to {n:number} of the {np:np.pl}", some(True)),
        *heard("all", "all [of] the {np:np.pl}", lambda f: Things(All(), f["np"].kinds, f["np"].filters)),
    ]


def place_rows() -> list[Row]:
    """ "That deck": that of which cards were just spoken."""
    return [
        *heard("place", "(that|this|the same) {zone:zone.own}", lambda f: Place(f["zone"], THAT_ZONE)),
        *heard("place", "the {zone:zone.own} (it|they) came from", lambda f: Place(f["zone"], THAT_ZONE)),
    ]


def done_rows(verbs: tuple[str, ...]) -> list[Row]:
    """ "For each card removed this way", "each card you discarded this way"."""

    def gone(verb: str) -> Build:
        return lambda _: Clause(verb, None, passive=True)

    found: list[Row] = []
    for verb in ("exile", "remove"):
        if verb in verbs:
            found += heard("passcore", "removed", gone(verb))
            break
    for who, build in (("you", this_way), ("they", their_way), ("{who:player.sg}", this_way)):
        for way in ("this way", "in this way", "with this"):
            found += heard("relative.#", f"[that] {who} {{core:gapcore.past}} {way}", build)
    return found


def this_way(fields: Fields) -> Clause | None:
    """Read "you discarded this way" as "discarded this way"."""
    clause: Clause = fields["core"]
    return replace(clause, slots=(Slot("what", GAP), *clause.slots), passive=True, adverbs=("this way",))


def their_way(fields: Fields) -> Clause | None:
    """Read "they discarded this way": each of them theirs, if each player did."""
    clause = this_way(fields)
    return None if clause is None else replace(clause, subject=ThatPlayer("they"))


def same_rows() -> list[Row]:
    """ "Your opponent does the same", "so does your opponent"."""
    return [
        *heard("step", "{a:step1} [,] (and|then) {b:same}", both_do),
        *heard("step", "{a:step1} , and [then] {b:same}", both_do),
        *heard("same", "{who:player.sg} does the same", lambda f: f["who"]),
        *heard("same", "so does {who:player.sg}", lambda f: f["who"]),
    ]


def both_do(fields: Fields) -> Any:
    """Read "draw a card, and your opponent does the same"."""
    return done_alike(fields["a"], fields["b"])


def dealt_rows() -> list[Row]:
    """ "Put one into your hand, one into your mana pool and the rest on the bottom": the verb is said once."""

    def dealt(fields: Fields) -> tuple[Clause, ...]:
        parts = [Clause("put", None, fields[name].slots) for name in ("a", "b", "c", "d") if name in fields]
        adverbs = fields.get("adverbs")
        return (*parts[:-1], replace(parts[-1], adverbs=adverbs.words if adverbs is not None else ()))

    base, third, past, participle, gerund = forms_of("put")
    found: list[Row] = []
    for form, word in zip(FORMS, (base, third, base, past, participle, gerund), strict=True):
        for tail in (
            ", and {b:args.put}",
            ", {b:args.put} and {c:args.put}",
            ", {b:args.put} , and {c:args.put}",
            ", {b:args.put} , {c:args.put} and {d:args.put}",
            ", {b:args.put} , {c:args.put} , and {d:args.put}",
        ):
            found += heard(f"preds.{form}", f"{word} {{a:args.put}} {tail} [{{adverbs:adverbs}}]", dealt)
    return found


def cost_is(fields: Fields) -> Clause:
    """Read "it costs 2 or more" as "its cost is 2 or more"."""
    return Clause("be", StatOf("cost", fields["it"]), (Slot("how", fields["compared"]),))


def guess_rows() -> list[Row]:
    """ "Guess the type of the top card of your deck, then reveal it. If you were right, ..."."""

    def guessed(fields: Fields) -> tuple[Clause, ...]:
        sort = Clause("choose", None, (Slot("trait", Trait(fields["group"], ())),))
        return (sort, Clause("reveal", None, (Slot("what", fields["what"]),))) if "what" in fields else (sort,)

    def right(_: Fields) -> Clause:
        return Clause("be", Reference("it"), (Slot("how", ChosenTrait(SPOKEN)),))

    found: list[Row] = []
    shown = "reveal (it|them)", "reveal that card", "reveal the card", "reveal that card"
    for form, word in (("base", "guess"), ("sg", "guesses"), ("pl", "guess")):
        found += heard(f"preds.{form}", f"{word} a [card] {{group:traitgroup}}", guessed)
        for end in shown if form == "base" else ():
            told = f"{word} the {{group:traitgroup}} of {{what:some.sg}}"
            found += heard(f"preds.{form}", f"{told} (,|and) {end}", guessed)
            found += heard(f"preds.{form}", f"{told} , (then|and) {end}", guessed)
            found += heard(f"preds.{form}", f"{told} , and then {end}", guessed)
    for said in (
        "you (were|are) (right|correct)",
        "you [have] guessed (right|correctly|correct|it)",
        "your guess (was|is) (right|correct)",
        "it (was|is) what you guessed",
    ):
        found += heard("condition1", said, right)
    return found


def named_rows() -> list[Row]:
    """ "Choose a card name"."""

    def named(_: Fields) -> Clause:
        return Clause("name", None, (Slot("what", Things(Some(ONE), (Kind(("card",)),))),))

    found: list[Row] = []
    for word in ("choose", "name"):
        base, third, past, participle, gerund = forms_of(word)
        for form, said in zip(FORMS, (base, third, base, past, participle, gerund), strict=True):
            found += heard(f"core.{form}", f"{said} (a|any) card name", named)
            found += heard(f"core.{form}", f"{said} the name of a card", named)
    return found
