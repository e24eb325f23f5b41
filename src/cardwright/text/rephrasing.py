"""A sentence told anew clause by clause: who must do it, what happens to whom, what is said only once for two deeds."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from cardwright.text.language import Language
from cardwright.text.lexicon import VERBS

TOLD: Final = 0.35
WHO: Final = r"(?:they|your opponent|the opponent|opponent|enemy|each player|that player|its controller|its owner|you)"
DEEDS: Final = frozenset(
    {"discard", "draw", "pay", "return", "put", "destroy", "reveal", "exile", "lose", "choose", "burn", "shuffle"}
)
"""What somebody who must do it simply does; that something must attack is a rule of its own."""
HARM: Final = {
    "damaged": "damages",
    "hit": "damages",
    "hurt": "damages",
    "destroyed": "destroys",
    "killed": "kills",
    "attacked": "attacks",
    "targeted": "targets",
}
THIS: Final = r"(this(?: card| creature| character| one| attack| guy)?|it)"
ANY: Final = r"(?:anything|everything|whatever|any \w+|every \w+|each \w+|an? \w+|\w+)"
SINGULAR: Final = {"get": "gets", "have": "has", "are": "is", "lose": "loses", "gain": "gains", "do": "does"}
LATER: Final = (
    r"(?:at the (?:start|beginning|end) of|on|during|in|if|when|next) (?:your |their |the |this |each |turn)?"
)
MANY: Final = 2


def rephrased(said: str, language: Language) -> Iterator[tuple[str, float]]:
    """List a sentence without its stop told anew, each with what it costs."""
    yield from obliged(said, language)
    yield from spoken_of(said, language)
    yield from harmed(said, language)
    yield from said_once(said)
    yield from told_last(said)


def obliged(said: str, language: Language) -> Iterator[tuple[str, float]]:
    """ "They must discard it", "make your opponent discard a card": who has to do something does it."""
    third = thirds(language)
    pattern = rf"\b({WHO}) (?:must|has to|have to|is forced to|are forced to|needs to) (\w+)"
    for match in take(re.finditer(pattern, said, re.IGNORECASE)):
        verb = match.group(2).lower()
        if verb in DEEDS and verb in third:
            told = verb if match.group(1).lower() in ("they", "you") else third[verb]
            yield f"{said[: match.start()]}{match.group(1)} {told}{said[match.end() :]}", TOLD
    pattern = rf"\b(?:you )?((?:may|can) )?(?:make|force|have) ({WHO}) (?:to )?(\w+)"
    for match in take(re.finditer(pattern, said, re.IGNORECASE)):
        verb = match.group(3).lower()
        if verb in DEEDS and verb in third and not match.group(1):
            told = verb if match.group(2).lower() in ("they", "you") else third[verb]
            yield f"{said[: match.start()]}{match.group(2)} {told}{said[match.end() :]}", TOLD


def spoken_of(said: str, language: Language) -> Iterator[tuple[str, float]]:
    """ "He discards it" of a player, "when I attack" of this card."""
    base = {third: verb for verb, third in thirds(language).items()}
    third = thirds(language)
    for match in take(re.finditer(r"\b(he|she) (\w+)", said, re.IGNORECASE)):
        verb = match.group(2).lower()
        if verb in base or verb in ("must", "may", "can", "cannot", "has", "controls"):
            told = base.get(verb, {"has": "have", "controls": "control"}.get(verb, verb))
            who = "They" if match.group(1)[0].isupper() else "they"
            yield f"{said[: match.start()]}{who} {told}{said[match.end() :]}", 0.2
    for match in take(re.finditer(r"\bI(?: (am|was|get|have|can|cannot|\w+))", said)):
        verb = match.group(1).lower()
        told = {"am": "is", "was": "was", "have": "has", "can": "can", "cannot": "cannot"}.get(
            verb, third.get(verb, "")
        )
        if told:
            yield f"{said[: match.start()]}this {told}{said[match.end() :]}", TOLD


def harmed(said: str, language: Language) -> Iterator[tuple[str, float]]:
    """ "Creatures damaged by this cannot attack": what is told of whatever something happened to, told when it does."""
    names = "|".join(sorted(map(re.escape, plurals(language)), key=len, reverse=True))
    verbs = "|".join(HARM)
    match = re.match(
        rf"(?:all |any |the )?((?:enemy )?)({names}) (?:that are |which are )?({verbs}) by {THIS} (\w+) ?(.*)",
        said,
        re.I,
    )
    if match:
        one = plurals(language)[match.group(2).lower()]
        yield happened(
            match.group(4), HARM[match.group(3).lower()], match.group(1) + one, one, match.group(5), match.group(6)
        )
    pattern = rf"{ANY}(?: that)? {THIS} (hits|damages|attacks|kills|destroys|hurts) (\w+) ?(.*)"
    match = re.match(pattern, said, re.IGNORECASE)
    if match:
        noun = "creature" if "creature" in language.known else "character" if "character" in language.known else "card"
        verb = {"hits": "damages", "hurts": "damages"}.get(match.group(2).lower(), match.group(2).lower())
        yield happened(match.group(1), verb, noun, noun, match.group(3), match.group(4))


def happened(doer: str, verb: str, what: str, noun: str, predicate: str, rest: str) -> tuple[str, float]:
    """Tell of one thing what is told of each to which something happens."""
    rest = re.sub(r"\btheir owner's\b", "its owner's", re.sub(r"\btheir\b", "its", rest))
    one = SINGULAR.get(predicate.lower(), predicate)
    deed = re.match(r"(?:is |are |gets? )(destroyed|killed|exiled|discarded|suspended)\b(.*)", f"{one} {rest}", re.I)
    what = f"an {what}" if what[0] in "aeiou" else f"a {what}"
    head = f"When {'this' if doer.lower() == 'it' else doer.lower()} {verb} {what}, "
    if deed:
        order = {
            "destroyed": "destroy",
            "killed": "kill",
            "exiled": "exile",
            "discarded": "discard",
            "suspended": "suspend",
        }
        return f"{head}{order[deed.group(1).lower()]} that {noun}{deed.group(2)}", TOLD
    return f"{head}that {noun} {one} {rest}".strip(), TOLD


def said_once(said: str) -> Iterator[tuple[str, float]]:
    """ "Gain 2 energy and 1 more at the start of your next turn": what is said once for two deeds, said twice."""
    match = re.match(
        rf"((?:when[^,]*, |[^,:]*: )?)(you |they )?(\w+) ([\w+-]+) ([\w -]+?)(?: now| right now)?,? (?:and|plus|then) "
        rf"(\w+) (?:more|additional|extra|other)?(?: of them)? ?({LATER}.*)",
        said,
        re.IGNORECASE,
    )
    if match and (match.group(6).isdecimal() or match.group(6) in ("another", "one", "two", "three", "a")):
        head, who, verb, number, what, more, when = match.groups()
        first = f"{head}{who or ''}{verb} {number} {what}"
        yield f"{first}. {when[:1].upper()}{when[1:]}, {(who or '').lower()}{verb.lower()} {more} {what}", TOLD


def told_last(said: str) -> Iterator[tuple[str, float]]:
    """ "+2 more if you are behind": so much more of what was said just before."""
    match = re.match(r"(?:and )?\+?(\d+) (?:more|extra|additional) (if|while|when) (.+)", said, re.IGNORECASE)
    if match:
        yield f"{match.group(2).capitalize()} {match.group(3)}, gain {match.group(1)} more", TOLD


def take(matches: Iterator[re.Match[str]]) -> Iterator[re.Match[str]]:
    """The first few matches."""
    for number, match in enumerate(matches):
        if number == MANY:
            return
        yield match


@lru_cache(maxsize=16)
def thirds(language: Language) -> dict[str, str]:
    """This game's verbs, each with its third person."""
    verbs = [verb.forms for verb in VERBS if verb.id in language.vocabulary.words.verbs]
    return {spelled[0]: spelled[1] for spelled in verbs} | {"get": "gets", "lose": "loses"}


@lru_cache(maxsize=16)
def plurals(language: Language) -> dict[str, str]:
    """What cards are called, one by many."""
    vocabulary = language.vocabulary
    nouns = vocabulary.words.nouns
    return {vocabulary.noun(noun, True).lower(): vocabulary.noun(noun) for noun in nouns} | {"cards": "card"}
