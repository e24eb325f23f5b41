"""A sentence told again with its parts in another order: cut, moved, turned from passive to active."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from cardwright.text.language import Language
from cardwright.text.lexicon import VERBS

CUT: Final = 0.4
MOVED: Final = 0.45
TURNED: Final = 0.25
MOST: Final = 5
"""At how many places of a sentence one way of recasting it is tried."""

PLAYER: Final = r"(?:you|your opponent|the opponent|the enemy|opponent|they|that player|each player|its controller)"
JOINT: Final = re.compile(
    r"(?:[,;:] ?|\s)(?:(?:and|but)? ?(?:also |then |afterwards )|after which |whereupon |whereas |and |but |though )"
    r"|[;,:] ",
    re.IGNORECASE,
)
GOVERNING: Final = re.compile(r"\b(if|unless|while|as long as|until|during|this turn|this round)\b", re.IGNORECASE)
HEAD: Final = re.compile(r"(?:when|whenever|each time|every time|at the|after|the first time)\b[^,:]*[,:] ", re.I)
LED: Final = re.compile(r"(?:(?:when|whenever|at the|if|after|until|during|once per)\b[^,:]*[,:] |\w+: )*", re.I)
TAIL: Final = re.compile(
    r",? \b(if|unless|when|whenever|while|as long as|until|during|after|at the (?:start|end) of|for each|"
    r"as an additional cost)\b(?! possible| able)",
    re.IGNORECASE,
)
FRONT: Final = re.compile(
    r"(if|unless|while|as long as|until|during|this turn|this round|for each|once per \w+|on your turn)\b([^,:]*)[,:] ",
    re.IGNORECASE,
)
SPAN: Final = re.compile(
    r" (this turn|this round|this fight|until (?:the )?end of (?:the |this )?\w+|until your next turn|each turn|"
    r"once per \w+|on (?:your|their) (?:next )?turn|at random|face[- ](?:up|down))\b,?",
    re.IGNORECASE,
)
MODAL: Final = r"(?:(?:may|must|can|cannot|can't) )?"


def recast(said: str, language: Language) -> Iterator[tuple[str, float]]:
    """List a sentence without its stop in other orders, each with what it costs."""
    yield from cuts(said, language)
    yield from moves(said, language)
    yield from actives(said, language)
    yield from righted(said, language)
    yield from owned(said, language)


def cuts(said: str, language: Language) -> Iterator[tuple[str, float]]:
    """Two sentences for one; what depends on a condition or a time is not cut loose from it."""
    for joint in list(JOINT.finditer(said))[: 2 * MOST]:
        before, after = said[: joint.start()], said[joint.end() :]
        if " " not in before or " " not in after:
            continue
        head = HEAD.match(before)
        told = before[head.end() :] if head else before
        subject = re.match(rf"{PLAYER}\b", after, re.IGNORECASE)
        if re.search(r"\b(?:may|can)\b", told) and not re.match(r"if\b", after, re.IGNORECASE):
            if re.match(rf"(?:{PLAYER} )?(?:may|can) ", told, re.IGNORECASE) and not GOVERNING.search(told):
                yield f"{before}. If you do, {lower(after, language)}", CUT
            if not subject:
                continue
        if GOVERNING.search(told):
            front = FRONT.match(told)
            if front and front.end() < len(told) and "you do" not in front.group():
                yield f"{before}. {upper(front.group())}{lower(after, language)}", CUT + 0.2
            if not re.match(r"(?:if|otherwise|when|whenever|at the)\b", after, re.IGNORECASE):
                continue
        first = after.split()[0].lower()
        if first in thirds(language) or first in ("must", "cannot", "can't", "may", "can"):
            yield f"{before}. {subject_of(told)} {after}", CUT
        else:
            yield f"{before}. {upper(after)}", CUT
    which = re.search(rf",? (?:which|who|that) ((?:{PLAYER}|he|she) )?((?:may|must) )?(\w+)(?: (?=\w)|$)", said)
    if which and "," in which.group() and which.group(3).lower() in {*thirds(language), *bases(language)}:
        who = (which.group(1) or "").replace("he ", "they ")
        verb = thirds(language).get(which.group(3).lower(), which.group(3)) if not who else which.group(3)
        rest = said[which.end() :]
        told = f"{who}{which.group(2) or ''}{verb} it {rest}".strip()
        yield f"{said[: which.start()]}. {upper(told)}", CUT + 0.1


def subject_of(told: str) -> str:
    """The pronoun for whoever did what a clause tells."""
    player = re.match(rf"{PLAYER}\b", told, re.IGNORECASE)
    if player:
        return "You" if player.group().lower() == "you" else "They"
    return "They" if re.match(r"(?:all|your|enemy|friendly|ally|other|\w+ target|up to)\b", told, re.I) else "It"


def moves(said: str, language: Language) -> Iterator[tuple[str, float]]:
    """A condition, a time or a span at another place of the sentence."""
    head = HEAD.match(said)
    start = head.end() if head else 0
    for tail in list(TAIL.finditer(said, start))[:MOST]:
        before, clause = said[start : tail.start()], said[tail.start() :].lstrip(", ")
        if before and "," not in clause:
            led = f"{said[:start]}{lower(clause, language) if start else upper(clause)}"
            yield f"{led}, {lower(before, language)}", MOVED
    told = said[start:]
    front = FRONT.match(told)
    if front and front.end() < len(told):
        clause = f"{front.group(1).lower()}{front.group(2)}"
        rest = told[front.end() :]
        yield f"{said[:start]}{rest if start else upper(rest)} {clause}", MOVED
    for span in list(SPAN.finditer(said))[:MOST]:
        rest = f"{said[: span.start()]}{said[span.end() :]}"
        phrase = span.group(1).lower()
        if span.end() < len(said):
            yield f"{rest} {phrase}", MOVED
        yield f"{upper(phrase)}, {lower(rest, language)}", MOVED + 0.1
        following = re.search(r",? (?:and|where|equal|for each|if|unless)\b", rest[span.start() :])
        if following:
            place = span.start() + following.start()
            yield f"{rest[:place]} {phrase}{rest[place:]}", MOVED


def actives(said: str, language: Language) -> Iterator[tuple[str, float]]:
    """What is done to something, told as an instruction."""
    for match in list(passive(language).finditer(said))[:MOST]:
        led = LED.match(said[: match.start()])
        start = led.end() if led else 0
        joint = said.rfind(" and ", start, match.start())
        for place in {start, joint + 5 if joint > start else start}:
            what, rest = said[place : match.start()].strip(), said[match.end() :].strip()
            if not what or re.match(r"(?:if|when|whenever|unless|while|that|who)\b", what, re.IGNORECASE):
                continue
            verb = participles(language)[match.group(1).lower()]
            agent = re.match(r"by (you|your opponent|the opponent|its controller|its owner)\b", rest, re.IGNORECASE)
            doer = ""
            if agent:
                rest = rest[agent.end() :].strip()
                doer = "" if agent.group(1).lower() == "you" else f"{agent.group(1)} "
            done = forms(language)[verb] if doer else verb
            told = f"{doer}{done} {lower(what, language)} {rest}".strip()
            yield f"{said[:place]}{told if place else upper(told)}", TURNED


def righted(said: str, language: Language) -> Iterator[tuple[str, float]]:
    """What comes before its subject and verb, put behind them: "two cards you draw"."""
    led = LED.match(said)
    start = led.end() if led else 0
    told = said[start:]
    match = re.search(rf" ({PLAYER} {MODAL})(\w+)(?: (at|for|up))?(?= and\b|[,;]|$)", told, re.IGNORECASE)
    if match and match.group(2).lower() in {*bases(language), *thirds(language)}:
        what, rest = told[: match.start()].strip(" ,"), told[match.end() :]
        particle = f" {match.group(3)}" if match.group(3) else ""
        for parts in ([what], *from_front(what)):
            turned = f"{match.group(1)}{match.group(2)}{particle} {lower(' '.join(parts), language)}{rest}"
            yield f"{said[:start]}{turned if start else upper(turned)}", TURNED


def from_front(what: str) -> Iterator[list[str]]:
    """A place that stands before what is there, put behind it."""
    place = re.match(r"((?:from|of|in|on) (?:the |your |their |its )?(?:\w+ )?\w+) (.+)", what, re.IGNORECASE)
    if place:
        yield [place.group(2), place.group(1)]
        if place.group(1).lower().startswith("from"):
            yield [place.group(2), f"of{place.group(1)[4:]}"]


def owned(said: str, language: Language) -> Iterator[tuple[str, float]]:
    """ "The deck of your opponent" as "your opponent's deck", and the other way round."""
    things = "|".join(sorted(map(re.escape, possessions(language)), key=len, reverse=True))
    whose = r"(your opponent|the opponent|its owner|their owner|its controller|that player|that \w+|this \w+)"
    for match in list(re.finditer(rf"\b(?:the )?({things}) of {whose}\b", said, re.IGNORECASE))[:MOST]:
        yield f"{said[: match.start()]}{match.group(2)}'s {match.group(1)}{said[match.end() :]}", 0.3
    target = rf"\b(?:the )?({things}) of (target [^.,;:]+?)(?= (?:is|are|by|until|this)\b|[.,;:]|$)"
    for match in list(re.finditer(target, said, re.IGNORECASE))[:MOST]:
        yield f"{said[: match.start()]}{match.group(2)}'s {match.group(1)}{said[match.end() :]}", 0.35


def upper(said: str) -> str:
    """Begin a sentence."""
    return said[:1].upper() + said[1:]


def lower(said: str, language: Language) -> str:
    """Go on within a sentence; what is printed with a capital keeps it."""
    first = re.split(r"\W", said, maxsplit=1)[0]
    return said if first in capitals(language) or first.isupper() else said[:1].lower() + said[1:]


@lru_cache(maxsize=16)
def capitals(language: Language) -> frozenset[str]:
    """Words that this game prints with a capital anywhere."""
    vocabulary = language.vocabulary
    words = vocabulary.words
    said = [vocabulary.noun(name, many) for name in words.nouns for many in (False, True)]
    said += [vocabulary.phrase(group, name) for group in ("stats", "keywords") for name in getattr(words, group)]
    said += [value for values in words.traits.values() for value in values.values()]
    return frozenset(word for phrase in (*said, *vocabulary.names) for word in phrase.split() if word[:1].isupper())


@lru_cache(maxsize=16)
def possessions(language: Language) -> frozenset[str]:
    """Zones and stats: what belongs to somebody."""
    vocabulary = language.vocabulary
    words = vocabulary.words
    return frozenset(
        [vocabulary.phrase("zones", name) for name in words.zones]
        + [vocabulary.phrase("stats", name) for name in words.stats]
    )


@lru_cache(maxsize=16)
def forms(language: Language) -> dict[str, str]:
    """This game's verbs, each with its third person."""
    verbs = [verb.forms for verb in VERBS if verb.id in language.vocabulary.words.verbs and not verb.stative]
    return {spelled[0]: spelled[1] for spelled in verbs}


@lru_cache(maxsize=16)
def bases(language: Language) -> frozenset[str]:
    """The verbs as they are told to somebody."""
    return frozenset(forms(language))


@lru_cache(maxsize=16)
def thirds(language: Language) -> dict[str, str]:
    """The verbs in the third person, each with its base."""
    return {third: base for base, third in forms(language).items()} | {"gets": "get", "has": "have", "loses": "lose"}


@lru_cache(maxsize=16)
def participles(language: Language) -> dict[str, str]:
    """What was done, each with the verb."""
    verbs = [verb.forms for verb in VERBS if verb.id in language.vocabulary.words.verbs and not verb.stative]
    return {spelled[3]: spelled[0] for spelled in verbs}


@lru_cache(maxsize=16)
def passive(language: Language) -> re.Pattern[str]:
    """A passive clause's verb."""
    listed = "|".join(sorted(participles(language), key=len, reverse=True))
    return re.compile(rf" (?:is|are|gets?|will be) (?:then )?({listed})\b", re.IGNORECASE)
