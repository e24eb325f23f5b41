"""Cards whose abilities are taken from them: "loses all abilities", "has no text"."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from cardwright.text.rows import Build, Fields, Row, constant, heard
from cardwright.text.tree import BODY, PLAYERS, All, Clause, Grants, Keyword, Kind, Slot, Things
from cardwright.text.verb import forms_of

ABILITIES = "(abilities|ability|text|texts|effect|effects|traits|trait)"
EFFECT = "(effect|effects|ability|abilities|text)"
ITS_EFFECT: Final = "its effect"
"""Marks that not a card but what it does is countered or cancelled."""
KEYWORDS = "(keywords|keyword)"


def rows(keywords: bool) -> list[Row]:
    """Return the rows of lost abilities; `keywords` are named apart where cards have them."""
    found = [
        *constant("everything", "abilities", "all abilities", f"all [of] [(its|their)] {ABILITIES}"),
        *constant("everything", "abilities", f"(its|their|any|every) {ABILITIES}", canonical=False),
    ]
    for form, have in (("sg", "has"), ("pl", "have"), ("base", "have")):
        found += heard(f"core.{form}", f"{have} no {ABILITIES}", bereft("abilities"))
        if keywords:
            found += heard(f"core.{form}", f"{have} no {KEYWORDS}", bereft("keywords"))
    for form, lose in (("sg", "loses"), ("pl", "lose"), ("base", "lose")):
        for tail in ("any", "any more", "any new ones", "new ones", "them again"):
            said = f"{lose} {{all:everything}} and cannot (gain|get|have) {tail}"
            found += heard(f"core.{form}", said, lambda f: Clause("lose", None, (Slot("all", f["all"]),)))
    found += heard("step1", "(silence|mute) {what:thing} [{duration:duration}]", idle)
    for form, have in (("sg", "has"), ("pl", "have"), ("base", "have")):
        found += heard(f"core.{form}", f"{have} no {{name:keyword}}", without) if keywords else []
    for what in ("{what:possessor} text", "the text (of|on) {what:thing}"):
        for nothing in ("has no effect", "does nothing", "does not work", "is ignored", "is blank"):
            found += heard("fin", f"{what} {nothing} [{{duration:duration}}]", idle)
    for end in ("[for] (anyone|anybody|everybody|everyone)", "for both players", "for each player", "for a player"):
        found += heard("fin", f"no {{name:keyword}} {end}", on_nobody) if keywords else []
    for have in ("has", "have", "can have"):
        found += heard("fin", f"no {{np:np.#}} {have} {{name:keyword}}", on_nobody) if keywords else []
    if keywords:
        found += constant("everything", "keywords", "all keywords", f"all [of] [(its|their)] {KEYWORDS}")
        found += constant("everything", "keywords", f"(its|their|any|every) {KEYWORDS}", canonical=False)
    return found


def negating_rows(verbs: tuple[str, ...]) -> list[Row]:
    """ "Negate the effects of target creature", "counter that spell's effect"."""
    found: list[Row] = []
    for verb in [each for each in ("counter", "cancel") if each in verbs]:

        def negated(fields: Fields, verb: str = verb) -> Clause:
            return Clause(verb, None, (Slot("what", fields["what"]),), adverbs=(ITS_EFFECT,))

        base, third, *_ = forms_of(verb)
        for form, word in (("base", base), ("sg", third), ("pl", base)):
            found += heard(f"core.{form}", f"{word} (the|all) {EFFECT} (of|from) {{what:things}}", negated)
            found += heard(f"core.{form}", f"{word} {{what:possessor}} {EFFECT}", negated)
    return found


def without(fields: Fields) -> Clause:
    """Read "has no Guard" as "loses Guard"."""
    return Clause("lose", None, (Slot("grants", Grants((), (Keyword(fields["name"]),))),))


def on_nobody(fields: Fields) -> Clause:
    """Read "no Guard for anyone", "no creature has Guard" as that all lose it."""
    kinds, filters = ((Kind((BODY,)),), ()) if "np" not in fields else (fields["np"].kinds, fields["np"].filters)
    return replace(without(fields), subject=Things(All(), kinds, filters))


def bereft(what: str) -> Build:
    """Read "has no abilities" as "loses all abilities"."""

    def build(_: Fields) -> Clause:
        return Clause("lose", None, (Slot("all", what),))

    return build


def idle(fields: Fields) -> Clause | None:
    """Read "its text has no effect" as "it loses all abilities"."""
    if isinstance(fields["what"], PLAYERS):
        return None
    return Clause("lose", fields["what"], (Slot("all", "abilities"),), duration=fields.get("duration"))
