"""What was just done to a thing tells which it is: "the chosen creature", "the discarded cards"."""

from __future__ import annotations

from typing import Final

from cardwright.text.lexicon import VERBS
from cardwright.text.rows import Build, Row, heard
from cardwright.text.tree import Reference

DONE: Final = frozenset(
    {
        *("choose", "destroy", "discard", "draw", "kill", "sacrifice", "return", "deploy", "play", "reveal", "name"),
        *("burn", "summon", "activate", "cancel", "counter", "channel", "attach", "sell", "exile", "remove"),
    }
)


MEANT: Final = ("selected", "picked", "targeted", "found", "affected")
"""What says only that a thing was meant before."""


def rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return the rows of these references; which verb it was is checked where they are resolved."""
    words = {verb.forms[3]: f":{verb.id}" for verb in VERBS if verb.id in verbs and verb.id in DONE}
    words |= dict.fromkeys(MEANT, "")
    if "choose" in verbs:
        words["chosen"] = ""
    if "summon" in verbs:
        words["created"] = ""

    def pointing(word: str) -> Build:
        return lambda fields: Reference(word, fields["n"])

    found: list[Row] = []
    for word, verb in sorted(words.items()):
        found += heard("reference.sg", f"the [just] {word} {{n:anynoun.sg}}", pointing(f"that{verb}"))
        found += heard("reference.pl", f"the [just] {word} {{n:anynoun.pl}}", pointing(f"those{verb}"))
        found += heard("pronoun.obj", f"the [just] {word} {{n:anynoun.pl}}", pointing(f"those{verb}"))
        found += heard("possessor", f"the [just] {word} {{n:anynoun.sg}} 's", pointing(f"that{verb}"))
    return found
