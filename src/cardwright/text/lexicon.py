"""The verbs of the card language: one entry each, with the frames in which it is used.

A frame is what follows the verb: words, `{slot:category}` and `[optional parts]`; `(a|b)` accepts both and prints a.
From each frame come imperative, third person, past, perfect, gerund, passive and relative wordings, so one entry
serves effect, event, condition, cost, restriction and replacement. Slot names and categories are the interface to
the effects package:

    things    Reference | Things | Several          whom     the same, or a Player
    place     Place, as destination with its preposition (to) or bare (zone, from)
    amount    number, X, "that much"                 computed  "equal to ...": StatOf, CountOf, Half, Plus ...
    grants    Grants        cost     Cost           relative  More | Less         token     Token
    resource, kind          a vocabulary id (str)
    predicate Trait | State | Is | InZone | Not ...  compared  Compared
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Verb:
    """A verb id, its word forms (base, third person, past, participle, gerund), its frames and its passive frames.

    `stative` verbs state a fact and have no imperative; `by` is the slot that becomes the subject of the passive.
    """

    id: str
    forms: str
    frames: tuple[str, ...]
    stative: bool = False
    by: str = "what"
    passives: tuple[str, ...] = ()
    meaning: str = ""


def regular(base: str) -> str:
    """Spell the five forms of a regular verb."""
    first, _, rest = base.partition(" ")
    if first.endswith("e"):
        forms = (first, first + "s", first + "d", first + "d", first[:-1] + "ing")
    elif first.endswith("y") and first[-2] not in "aeiou":
        forms = (first, first[:-1] + "ies", first[:-1] + "ied", first[:-1] + "ied", first + "ing")
    elif first.endswith(("s", "sh", "ch", "x")):
        forms = (first, first + "es", first + "ed", first + "ed", first + "ing")
    else:
        forms = (first, first + "s", first + "ed", first + "ed", first + "ing")
    return " ".join(forms) if not rest else "|".join(f"{form} {rest}" for form in forms)


def verb(
    id: str,
    *frames: str,
    forms: str = "",
    stative: bool = False,
    by: str = "what",
    passives: tuple[str, ...] = (),
    meaning: str = "",
) -> Verb:
    """Make a lexicon entry; the forms of a regular verb are spelled by rule."""
    return Verb(id, forms or regular(id), frames, stative, by, passives, meaning)


VERBS: tuple[Verb, ...] = (
    verb("destroy", "{what:things}"),
    verb("exile", "{what:things} [from {source:source}]", meaning="source: a Place, or Reference noun damage"),
    verb("discard", "{what:things} [from {source:place}]"),
    verb("draw", "{what:things}", forms="draw draws drew drawn drawing"),
    verb(
        "deal",
        "{amount:amount} [{kind:kind}] damage [to {whom:whom}]",
        "{amount:more} [{kind:kind}] damage [to {whom:whom}]",
        "[{kind:kind}] damage equal to {amount:computed} [to {whom:whom}]",
        "{amount:amount} [{kind:kind}] damage (split|divided) among {among:group}",
        "[{kind:kind}] damage [to {whom:whom}]",
        forms="deal deals dealt dealt dealing",
        by="whom",
        passives=("[{amount:amount}] [{kind:kind}] damage",),
        meaning="subject You: this card deals it",
    ),
    verb(
        "take",
        "{amount:amount} [{kind:kind}] damage [from {source:things}]",
        "{amount:relative} [from {source:things}]",
        "{amount:relative} [{kind:kind}] damage [from {source:things}]",
        "[{kind:kind}] damage [from {source:things}]",
        forms="take takes took taken taking",
        by="",
    ),
    verb("burn", "{amount:amount}", "{what:things}"),
    verb("heal", "{amount:amount}", by="amount"),
    verb("gain", "{amount:amount} {resource:resource}", by="amount"),
    verb("pay", "{cost:price}", forms="pay pays paid paid paying", by="cost"),
    verb("search", "{zone:place} for {what:things}", by="zone"),
    verb("look", "at {what:things}", "at {zone:place}", by=""),
    verb("reveal", "{what:things} [from {source:place}]", "{zone:place}"),
    verb("put", "{what:things} [from {source:place}] {to:into}", forms="put puts put put putting"),
    verb("put_back", "{what:things} back", forms="put puts put put putting"),
    verb("return", "{what:things} [from {source:place}] {to:to}"),
    verb("shuffle", "{what:things} [from {source:place}] {to:into}", "{zone:place}"),
    verb("summon", "{what:things} [from {source:place}]", "{token:token}"),
    verb("resummon", "{what:things}"),
    verb("counter", "{what:things}", meaning="the spell on the stack does nothing"),
    verb("cancel", "{what:things}"),
    verb(
        "retarget",
        "the target of {what:things} to another legal target",
        "the target of {what:things} to {to:whom}",
        forms="change changes changed changed changing",
        by="",
    ),
    verb("attack", "[{whom:whom}]", by="whom"),
    verb("counterattack", "[{whom:whom}]", by="whom"),
    verb("fight", "{whom:things}", forms="fight fights fought fought fighting", by="whom"),
    verb("enter", "[{zone:place}]", by=""),
    verb("leave", "{zone:place}", forms="leave leaves left left leaving", by=""),
    verb("go", "[from {source:place}] {to:to}", forms="go goes went gone going", by=""),
    verb("play", "{what:things} [from {source:place}]"),
    verb(
        "channel",
        "{what:things} [from {source:place}]",
        forms="channel channels channelled channelled channelling",
    ),
    verb("target", "{what:whom}"),
    verb("name", "{what:things}"),
    verb("choose", "{what:whom}", forms="choose chooses chose chosen choosing"),
    verb("attach", "{what:things} to {to:things}"),
    verb("prevent", "{what:damage}", forms="prevent prevents prevented prevented preventing"),
    verb("get", "{grants:grants}", forms="get gets got got getting", by="", meaning="also have, gain"),
    verb(
        "lose",
        "{grants:grants}",
        "{amount:amount} {resource:resource}",
        forms="lose loses lost lost losing",
        by="",
    ),
    verb("control", "{what:things}", stative=True, forms="control controls controlled controlled controlling"),
    verb("have", "{what:things} [in {zone:place}]", stative=True, forms="have has had had having", by=""),
    verb("contain", "{what:things}", stative=True),
    verb(
        "cost",
        "{amount:relative}",
        "{amount:cost}",
        stative=True,
        forms="cost costs cost cost costing",
        by="",
    ),
    verb(
        "be",
        "{how:predicate.sg}",
        "{how:predicate.pl}",
        "{how:compared}",
        stative=True,
        forms="be is was been being",
        by="",
    ),
    verb("sacrifice", "{what:things}"),
    verb("copy", "{what:things}"),
    verb("move", "{what:things} [from {source:place}] {to:to}"),
)
