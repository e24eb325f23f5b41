"""A pronoun of which it is not clear what it stands for, with what it could stand for said in full."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from cardwright.text.errors import CardTextError
from cardwright.text.language import Language
from cardwright.text.rephrasing import plurals
from cardwright.text.rewording import Change

SAID: Final = 0.3
UNCLEAR: Final = ("could mean two things", "means nothing here", "means no group here", "whose?", "refers to")
SINGLE: Final = {"it": "", "its": "'s", "itself": ""}
SEVERAL: Final = {"them": "", "they": "", "their": "'"}


def spelled_out(error: CardTextError, language: Language) -> Iterator[Change]:
    """List the text with what an unclear pronoun could mean: this card, or what was spoken of before."""
    text, problem = error.text, error.problem
    said = text[problem.start : problem.end].lower()
    if not any(why in problem.message for why in UNCLEAR):
        return
    if said in SINGLE:
        named = ["this", *(f"that {noun}" for noun in spoken_of(text[: problem.start], language))]
        ending = SINGLE[said]
    elif said in SEVERAL:
        named = [f"those {noun}" for noun in spoken_of(text[: problem.start], language, many=True)]
        ending = SEVERAL[said]
    else:
        return
    for each in named:
        full = "this card's" if each == "this" and ending else f"{each}{ending}"
        full = full[:1].upper() + full[1:] if text[problem.start].isupper() else full
        yield Change(f"{text[: problem.start]}{full}{text[problem.end :]}", SAID)


def spoken_of(text: str, language: Language, many: bool = False) -> list[str]:
    """The nouns in a text, the last first."""
    found: list[tuple[int, str]] = []
    for plural, single in plurals(language).items():
        for match in re.finditer(rf"\b(?:{re.escape(single)}|{re.escape(plural)})\b", text, re.IGNORECASE):
            found.append((-match.start(), plural if many else single))
    return list(dict.fromkeys(noun for _, noun in sorted(found)))
