"""What a suggestion must neither lose nor add: numbers, and the small words on which the meaning of a text turns."""

from __future__ import annotations

import re
from collections import Counter
from functools import lru_cache
from typing import Final

from cardwright.text.synonyms import NUMBER_WORDS

SAID: Final = re.compile(r"\d+|[a-z]+(?:'t)?")
PHRASES: Final = tuple(
    (re.compile(rf"\b(?:{pattern})\b"), new)
    for pattern, new in (
        (r"(?:can|may|could|must)(?: not| never)|cannot|can't|won't|couldn't|can no longer|may no longer", "cannot"),
        (r"(?:is|are)(?: not|n't)? (?:un)?able to", "cannot"),
        (r"no (?:less|fewer|lower) than|not (?:less|fewer) than|a minimum of|minimum|at least", "bounded"),
        (r"(?:or|and) (?:more|greater|higher|above|over|up|upwards|better|beyond)", "bounded"),
        (
            r"(?:no|not) (?:more|greater|higher) than|a maximum of|up to|at (?:the )?most|at maximum|max(?:imum)?",
            "capped",
        ),
        (r"(?:or|and) (?:less|fewer|lower|below|under|beneath)", "capped"),
        (r"(?:each|every|any) time(?: that)?", "if"),
        (r"in (?:its|their|that) (?:place|stead)|in place of|as a (?:replacement|substitute)|rather than", "instead"),
        (r"except (?:if|when)|save if", "unless"),
        (r"(?:when|as|whenever) (?:your|the|a|each) (?:turn|round) (?:begins|starts|ends|is over)", "time"),
        (r"at (?:the )?(?:start|end|beginning) of", "time"),
        (r"(?:each|all|any|every) opponents?", "opponent"),
        (r"if (?:able|possible|(?:you|they|it) (?:can|are able to|is able to|are able|is able))", ""),
        (r"each and every|every single", "each"),
        (r"if (?:you|they) (?:want|wish|like|choose)(?: to)?", "may"),
        (r"two times", "twice"),
        (r"a second time", "again"),
    )
)
"""Phrases that turn the meaning as one word does."""

TURNS: Final[dict[str, str]] = {
    **dict.fromkeys(("not", "cannot", "no", "nobody", "neither", "none", "never", "prevent", "without"), "not"),
    **dict.fromkeys(("barred", "forbidden", "prohibited", "lacking", "devoid", "nothing", "nor", "unable"), "not"),
    **dict.fromkeys(("unblockable", "untouchable", "indestructible", "invincible", "immune"), "not"),
    **dict.fromkeys(("may", "can", "optional", "could", "might", "optionally", "permitted"), "may"),
    **dict.fromkeys(("possible", "option", "welcome", "allowed"), "may"),
    **dict.fromkeys(("other", "another", "others", "different", "separate"), "other"),
    **dict.fromkeys(("random", "randomly", "arbitrarily", "blindly", "arbitrary"), "random"),
    **dict.fromkeys(("half", "halve", "halved"), "half"),
    **dict.fromkeys(("double", "twice", "doubled", "pair", "couple"), "2"),
    **dict.fromkeys(("trio", "triple", "thrice"), "3"),
    **dict.fromkeys(("instead", "rather"), "instead"),
    **dict.fromkeys(("except", "excluding", "exception", "barring"), "except"),
    **dict.fromkeys(("equal", "where", "equals", "equalling", "equivalent"), "equal"),
    **dict.fromkeys(("only", "just", "solely", "exclusively", "merely", "purely"), "only"),
    "once": "once",
    "first": "first",
    "bounded": "bounded",
    "capped": "capped",
    **dict.fromkeys(("top", "bottom", "atop", "uppermost", "topmost", "bottommost", "underneath", "underside"), "end"),
    **dict.fromkeys(("highest", "most", "strongest", "greatest", "biggest", "largest", "mightiest", "best"), "most"),
    **dict.fromkeys(("lowest", "least", "weakest", "fewest", "smallest", "tiniest", "worst"), "least"),
    **dict.fromkeys(("opponent", "opponents", "opp", "enemy", "enemies", "opposing", "foe", "foes"), "enemy"),
    **dict.fromkeys(("rival", "hostile", "adversary"), "enemy"),
    **dict.fromkeys(("friendly", "ally", "allies", "allied"), "friendly"),
    **dict.fromkeys(("printed", "base", "original", "natural"), "base"),
    **dict.fromkeys(("if", "when", "whenever", "while"), "if"),
    "unless": "unless",
    **dict.fromkeys(("each", "every", "all", "both"), "all"),
}
"""Words that a suggestion must not lose, with what each does to the meaning."""

OF_THIS: Final = re.compile(r"(?:\band|,) this(?: card)? (?:is|gets|has|becomes)\b", re.I)
"""What is told of this card in the middle of a sentence, where another may have been spoken of."""
BINDING: Final = frozenset(TURNS.values()) - {"if", "may"}
"""What a remark that is left out must not say."""
LIGHT: Final = frozenset({"all", "if", "enemy", "friendly", "end", "equal"})
"""What a word may come to say that said it otherwise before."""


def keeps(old: str, new: str) -> bool:
    """Tell whether a changed text still has the numbers and the small words on which the meaning turns."""
    said, left = told(old), told(new)
    turned = OF_THIS.search(new) is not None and OF_THIS.search(old) is None
    return not turned and all(left[what] >= count for what, count in said.items())


def adds(old: str, new: str) -> bool:
    """Tell whether a changed text says something on which the meaning turns that was not there before."""
    said, left = told(old), told(new)
    return any(said[what] < count for what, count in left.items() if what not in LIGHT)


def keeps_one(old: str, new: str, nouns: frozenset[str]) -> bool:
    """Tell whether what is told of one thing is not told of many now."""
    listed = "|".join(sorted(map(re.escape, nouns), key=len, reverse=True))
    single = rf" (?:[\w-]+ ){{0,2}}?(?:{listed})\b(?!-)"
    before = re.findall(rf"\b(?:an?|another|one|1|target){single}", old, re.IGNORECASE)
    after = re.findall(rf"\b(?:an?|another|one|1|target|the|that|this|each|every|any){single}", new, re.IGNORECASE)
    return len(after) >= len(before) or re.search(r"\b(?:those|them|they)\b", old, re.IGNORECASE) is not None


@lru_cache(maxsize=256)
def told(text: str) -> Counter[str]:
    """Count the numbers of a text and the words that turn its meaning, one name for those that turn it alike."""
    found: Counter[str] = Counter()
    said = text.lower().replace("\u2019", "'")
    for pattern, new in PHRASES:
        said = pattern.sub(new, said)
    for word in SAID.findall(said):
        number = NUMBER_WORDS.get(word, int(word) if word.isdecimal() and len(word) < 5 else 1)
        turn = TURNS.get(word, "not" if word.endswith("n't") else "")
        if number != 1 or turn.isdecimal():
            found[turn or str(number)] += 1
        elif turn:
            found[turn] = 1
    return found
