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
OFF: Final = "does nothing"
"""Marks what is in play and loses its abilities, or is on its way and stopped."""
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
    found += idle_rows()
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


def idle_rows() -> list[Row]:
    """ "It does nothing until end of turn", "turn off target item", "ignore the text of enemy items this turn"."""
    found: list[Row] = []
    for form, does, is_ in (("sg", "does", "is"), ("pl", "do", "are"), ("base", "do", "be")):
        for said in (
            f"{does} nothing",
            f"{does} not (work|function)",
            f"{does} not do anything [at all]",
            f"{is_} (switched|turned) off",
        ):
            found += heard(f"core.{form}", said, off)
    for said in ("(turn|switch|shut) off {what:thing}", "(turn|switch|shut) {what:thing} off"):
        found += heard("step1", f"{said} [{{duration:duration}}]", idle)
    for said in (f"{{what:possessor}} {EFFECT}", f"the {EFFECT} (of|on) {{what:thing}}"):
        found += heard("step1", f"ignore {said} [{{duration:duration}}]", idle)
        found += heard("fin", f"{said} (are|is) ignored [{{duration:duration}}]", idle)
        found += heard("fin", f"{said} (do nothing|have no effect|do not work|do not happen|does not happen)", idle)
    return found


def off(_: Fields) -> Clause:
    """Read "does nothing": what that means is told by what it is said of."""
    return Clause("lose", None, (Slot("all", "abilities"),), adverbs=(OFF,))


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
