"""Spoken forms of verbs, said as the plain ones: "gets destroyed", "is being attacked", "it's got"."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from cardwright.text.lexicon import VERBS
from cardwright.text.synonyms import VERBS as SYNONYMS
from cardwright.text.tokens import Word
from cardwright.text.verb import forms_of

SPOKEN: Final = (
    *("blow", "take", "knock", "wipe", "bounce", "nope", "stop", "flip", "boost", "smack", "shoot", "blast", "zap"),
    *("kick", "dump", "toss", "throw", "steal", "seize", "revive", "resurrect", "mill", "drag", "smash", "wreck"),
)
"""Verbs of everyday speech besides those of the lexicon."""
HELPING: Final = frozenset(
    {"may", "can", "cannot", "must", "would", "will", "to", "not", "could", "should", "might", "never", "ever"}
)
"""Words after which a verb stands in its base form."""
DOING: Final = {"do": "deal", "does": "deals", "did": "dealt", "doing": "dealing", "done": "dealt"}
"""Who does damage deals it."""
LIFTED: Final = "pull"
"""How it is read that something is taken in order to be put somewhere."""
GRABBED: Final = frozenset({"grab", "pull", "snatch", "get", "snag", "pick", "take"})
PARTICLES: Final = frozenset({("take", "back"), ("get", "back"), ("pick", "up"), ("grab", "back"), ("pull", "up")})
"""Verbs for what is taken in order to be put somewhere."""
TELLING: Final = frozenset({"that", "which", "who", "they", "it", "you", "all", "each"})
TELLERS: Final = (("your", "opponent"), ("that", "player"), ("they",), ("you",))
"""Of whom something is told besides, with words for the thing before them."""
SEEKING: Final = frozenset({"search", "look", "find", "reveal", "tutor", "fetch"})
"""What is done to find a card that is taken afterwards."""
BEING: Final = frozenset({"is", "are", "was", "were", "be", "'s"})


@lru_cache(maxsize=1)
def participles() -> frozenset[str]:
    """What is done to somebody, as the participle of a verb."""
    done = {verb.forms[3] for verb in VERBS if verb.by in ("what", "whom")}
    return frozenset(done | {forms_of(word)[3] for word in (*SYNONYMS, *SPOKEN)}) - {"gotten", "had", "set"}


def plainly(before: list[str], said: list[str]) -> tuple[tuple[str, ...], int] | None:
    """Return what the first of some words are to be read as, and how many of them; None if they are plain already."""
    first, second = said[0], said[1] if len(said) > 1 else ""
    last = before[-1] if before else ""
    if first == "being" and last in BEING and second in participles():
        return (), 1
    if first in ("'s", "is") and second == "got" and said[2:3] and said[2] not in participles():
        return ("has",), 2
    if first in DOING and second != "not" and "damage" in said[1:5] and last not in ("if", "you", "they"):
        return (DOING[first],), 1
    if first in GRABBED and is_put_later(said):
        if (first, second) in PARTICLES:
            return (LIFTED,), 2
        return None if first == LIFTED or (first, second) == ("get", "to") else ((LIFTED,), 1)
    if first in ("which", "whom") and last == ",":
        return told_besides(said)
    if second not in participles():
        return None
    if first == "gets":
        return ("is",), 1
    if first == "get" and before:
        return ("be" if last in HELPING else "are",), 1
    if first == "got" and last not in ("has", "have"):
        return ("were" if is_many(before) else "was",), 1
    if first == "getting":
        return ("being",), 1
    return None


def told_besides(said: list[str]) -> tuple[tuple[str, ...], int] | None:
    """Read ", which they discard" as ", they discard it", and ", which is discarded" as ", it is discarded"."""
    if said[1:2] == ["is"] and said[2:3] and said[2] in participles():
        return ("it", "is"), 2
    who = next((who for who in TELLERS if tuple(said[1 : 1 + len(who)]) == who), ())
    verb = said[1 + len(who) : 2 + len(who)]
    if not who or not verb or verb[0] not in deeds():
        return None
    return (*who, *verb, "it"), 2 + len(who)


@lru_cache(maxsize=1)
def deeds() -> frozenset[str]:
    """What a player does with a thing, or did."""
    return frozenset(form for verb in VERBS if verb.by == "what" for form in verb.forms[:2])


def taken(words: list[Word]) -> list[Word]:
    """Read "search your deck for a spell and take it" as putting it into your hand."""
    found: list[Word] = []
    seeking = False
    for index, word in enumerate(words):
        lower = word.text.lower()
        seeking = (seeking or lower in SEEKING) and lower not in ("damage", "would")
        found.append(word)
        behind = words[index + 1].text.lower() if index + 1 < len(words) else "."
        bidden = index > 1 and words[index - 1].text.lower() in ("take", "keep") and lower in ("it", "them")
        if seeking and bidden and behind in (".", ",", ";", "and", "then"):
            found[-2] = Word("put", words[index - 1].start, words[index - 1].end)
            found += [Word(part, word.start, word.end) for part in ("into", "your", "hand")]
    return found


def is_put_later(said: list[str]) -> bool:
    """Tell whether what is grabbed is put somewhere in the same sentence."""
    for index, word in enumerate(said):
        if word in (".", ":", ";"):
            return False
        if word == "put" and index > 2 and said[index - 1] in ("and", ",", "then"):
            return said[index + 1 : index + 2] in (["it"], ["them"])
    return False


def is_many(before: list[str]) -> bool:
    """Tell whether several are spoken of last."""
    told = [word for word in before if word not in TELLING]
    return bool(told) and (before[-1] in ("they", "you") or (told[-1].endswith("s") and told[-1] not in ("'s", "this")))
