"""Phrases of everyday English and of other games, each with what says the same here: suggestions, never read as such.

A line is `said = meant | meant`. Words with ~ are verbs and stand for all their forms; {body}, {bodies}, {discard} and
{field} are what fights, the zone of used cards and the zone in play; an empty meaning is left out. Only what this game
knows is put in.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from cardwright.text.swaps_deeds import AMOUNTS, DEEDS
from cardwright.text.swaps_things import WHO
from cardwright.text.swaps_times import JOINTS, PLACES, TIMES
from cardwright.text.verb import forms_of

FILLERS: Final = """
shall | should | will
simply | basically | actually | really | of course | please | very | quite | in fact | as a result | in this case
in that case | at this point | right now | as a bonus | for good measure | so to speak | if you will | duly | promptly
forthwith | from there | there and then | in turn | on top of that | besides | moreover | furthermore | as follows
in question | in its entirety | successfully | manually | naturally | effectively | essentially | obviously | again
as normal | as usual | as always | normally | accordingly | freely | whatsoever | at all | by itself | on its own
you should | you shall | you will | players should | it is that | note that | remember to | be sure to | make sure to
go ahead and | proceed to | get to | immediately | instantly | at once | right away | straight away | in return
at the same time | simultaneously | for now | in total | altogether | all in all | overall | respectively | kindly
currently | presently | the effect is that | the result is that | it happens that | then | also | too | just | own
given | entire | whole | ever | once more | yourself | personally | somehow | actively | currently in effect
"""
"""What says nothing that the rest does not say."""

FORMS: Final = 5


@lru_cache(maxsize=1)
def swaps() -> dict[str, tuple[tuple[str, str], ...]]:
    """What is said, in all forms, with what it means, by the first word."""
    found: dict[str, list[tuple[str, str]]] = {}
    for line in "\n".join((DEEDS, AMOUNTS, TIMES, PLACES, WHO, JOINTS)).splitlines():
        if line:
            said, _, meant = line.partition("=")
            for each in meant.split("|"):
                for old, new in zip(inflected(said.strip()), inflected(each.strip()), strict=False):
                    found.setdefault(old.split()[0], []).append((old, new))
    return {first: tuple(dict.fromkeys(listed)) for first, listed in found.items()}


def inflected(phrase: str) -> list[str]:
    """A phrase in all the forms of its verb."""
    verb = next((word for word in phrase.split() if word.endswith("~")), "")
    if not verb:
        return [phrase] * FORMS
    return [phrase.replace(verb, form, 1) for form in forms_of(verb[:-1])]


@lru_cache(maxsize=1)
def fillers() -> dict[str, tuple[str, ...]]:
    """What may be left out, by its first word."""
    found: dict[str, list[str]] = {}
    for phrase in FILLERS.replace("\n", "|").split("|"):
        if phrase.strip():
            found.setdefault(phrase.split()[0], []).append(phrase.strip())
    return {first: tuple(listed) for first, listed in found.items()}
