"""The vocabulary's own words, written; and words joined to text."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from cardwright.text import tree
from cardwright.text.synonyms import NUMBER_WORDS
from cardwright.text.words import Vocabulary, plural

NAMED_NUMBERS: Final = {number: word for word, number in NUMBER_WORDS.items()}
VOWELS: Final = "aeiouAEIOU"


CHOICE: Final = "choice"
EVENTS: Final = ("whenever", "when")
GAINS: Final = frozenset({"gain", "gains", "add", "adds", "get", "gets"})
LOSES: Final = frozenset({"lose", "loses", "steal", "steals", "have", "has", "your", "their", "pay", "pays"})
"""Verbs of what becomes of a resource: its colour is only chosen where it is gained."""


class Terminals:
    """Writes values of terminal categories with a vocabulary's words."""

    def __init__(self, vocabulary: Vocabulary, quote: Callable[[tree.Abilities], str]) -> None:
        self.quote = quote
        self.vocabulary = vocabulary

    def write(self, category: str, value: Any) -> list[str] | None:
        """Return the words of a terminal value, or None if it is not of that category."""
        words = self.vocabulary.words
        match category, value:
            case ("number" | "numberword", tree.Variable()):
                return ["X"]
            case "number", tree.Number(number):
                return [str(number)]
            case "numberword", tree.Number(number):
                return [NAMED_NUMBERS.get(number, str(number))]
            case "noun.before", str() if value in words.nouns:
                return None if words.nouns[value].alone else [self.vocabulary.noun(value)]
            case ("noun.sg" | "any.sg" | "type.sg" | "noun.pl" | "any.pl" | "type.pl", str()) if value in words.nouns:
                role = words.nouns[value].role
                if not words.nouns[value].alone:
                    return None
                if (role == "any") != category.startswith("any") or (category.startswith("type") and role != "type"):
                    return None
                return [self.vocabulary.noun(value, category.endswith("pl"))]
            case ("trait", tree.Trait(group, (only,))) if group != "kind":
                return [self.vocabulary.trait(group, only)]
            case "traitadjective", str() if value in words.stats and words.stats[value].noun:
                return [self.vocabulary.phrase("stats", value)]
            case ("kindtrait" | "purekind", tree.Trait("kind" as group, (only,))):
                if category == "purekind" and words.nouns[only].noun:
                    return None
                return [self.vocabulary.trait(group, only)]
            case ("zone.own" | "zone.shared", str()):
                shared = words.zones[value].shared
                return [self.vocabulary.phrase("zones", value)] if shared == category.endswith("shared") else None
            case "enters", tree.Place(zone):
                return [words.zones[zone].enters]
            case "within", tree.Place(zone):
                return [words.zones[zone].within]
            case "cost", tree.Cost(parts):
                return self.cost(parts)
            case "plaincost", tree.Cost((tree.CostPart(resource, count, False),)) if words.resources[resource].plain:
                return [str(count)]
            case "mode", str() if value in words.modes:
                return [self.vocabulary.phrase("modes", value)]
            case "quoted", tuple():
                return [self.quote(value)] if value else None
            case "level", str():
                level = value in words.resources and words.resources[value].level
                return [self.vocabulary.phrase("resources", value)] if level else None
            case "resource", str() if value in words.resources and words.resources[value].level:
                return None
            case "line", tuple():
                return ["/".join(str(number) for number in value)]
            case (("header.sort" | "header.used" | "header.paid" | "header.answer" | "header.moment"), str()):
                header = words.headers.get(value)
                if header is None or header.role != category[7:]:
                    return None
                return [self.vocabulary.phrase("headers", value)]
            case ("deed.sg" | "own.sg", str()) if value in words.nouns:
                is_deed = words.nouns[value].activity
                return [self.vocabulary.noun(value)] if is_deed == category.startswith("deed") else None
            case ("traitgroup" | "traitgroup.pl", str()) if self.vocabulary.sorts(value):
                return [plural(value) if category.endswith("pl") else value]
            case "stat", str() if value.startswith(tree.COUNTERS):
                return [f"number of {counter(value, True)}"]
            case ("counter.sg" | "counter.pl", str()):
                return [counter(value, category.endswith("pl"))] if value.startswith(tree.COUNTERS) else None
            case "signed", tree.Bonus():
                return [signed(value)] if is_plain(value) else None
            case "bonuses", tuple():
                if tuple(bonus.stat for bonus in value) != words.pair or not all(is_plain(bonus) for bonus in value):
                    return None
                return ["/".join(signed(bonus) for bonus in value)]
            case "stats", tuple() if words.pair:
                return ["/".join(str(number) for number in value)]
            case (("name" | "tokenname" | "kind" | "dial" | "dialvalue" | "unit"), str()):
                return [value]
        return self.phrase(category, value)

    def phrase(self, category: str, value: Any) -> list[str] | None:
        """Write the words of a stat, phase, state, keyword or resource."""
        groups = {
            "stat": "stats",
            "stat.own": "stats",
            "stat.given": "stats",
            "phase": "phases",
            "phases": "phases",
            "state": "states",
            "keyword": "keywords",
            "keyword.number": "keywords",
            "resource": "resources",
        }
        group = groups.get(category)
        if category == "keyword" and isinstance(value, str) and value.startswith(tree.COINED):
            return [value.removeprefix(tree.COINED)]
        if group is None or not isinstance(value, str) or value not in getattr(self.vocabulary.words, group):
            return None
        if category in ("stat.own", "stat.given") and not self.vocabulary.words.stats[value].player:
            return None
        if category == "stat.given" and not self.vocabulary.words.stats[value].printed:
            return None
        if group == "keywords" and self.vocabulary.words.keywords[value].number != (category == "keyword.number"):
            return None
        return [self.vocabulary.phrase(group, value, category == "phases")]

    def cost(self, parts: tuple[tree.CostPart, ...]) -> list[str] | None:
        """Write a cost with symbols; None if a resource has none."""
        symbols = [(part.count, self.vocabulary.words.resources[part.resource].symbol) for part in parts]
        if not all(symbol for _, symbol in symbols):
            return None
        return [f"{count}{symbol}" if count > 1 else symbol for count, symbol in symbols]


def counter(stat: str, many: bool) -> str:
    """Write a counter with its name."""
    return f"{stat.removeprefix(tree.COUNTERS)} {'counters' if many else 'counter'}".strip()


def is_plain(bonus: tree.Bonus) -> bool:
    """Tell whether a bonus is a number or X, as can be written with a sign."""
    return isinstance(bonus.amount, tree.Number | tree.Variable) and not bonus.exact


def signed(bonus: tree.Bonus) -> str:
    """Write a bonus with its sign."""
    amount = str(bonus.amount.value) if isinstance(bonus.amount, tree.Number) else "X"
    return ("-" if bonus.negative else "+") + amount


def as_held(words: list[str], vocabulary: Vocabulary) -> list[str]:
    """Write a resource whose colour is chosen as it is gained by its short name where it is not gained."""
    chosen = [one for one in vocabulary.words.resources.values() if one.plain and CHOICE in one.words and one.synonyms]
    if not chosen or chosen[0].words not in words:
        return words
    found: list[str] = []
    event = bool(words) and words[0].lower() in EVENTS
    gained = False
    for word in words:
        event = event and word != ","
        gained = word in GAINS or (gained and word not in LOSES)
        found.append(chosen[0].synonyms[0] if word == chosen[0].words and (event or not gained) else word)
    return found


def join_words(words: list[str]) -> str:
    """Join words to text: a or an, marks without a space before them, hyphens."""
    text = ""
    for index, word in enumerate(words):
        following = words[index + 1] if index + 1 < len(words) else ""
        said = "an" if word == "a" and following[:1] in VOWELS and following[:1] else word
        said = "X" if word == "x" else said
        glued = word in {",", ".", ":", ";", "'s"} or text.endswith("non-") or not text
        if word == "'s" and text.endswith("s"):
            said = "'"
        text += said if glued else f" {said}"
        if word == "non":
            text += "-"
    return text


def sentence(words: list[str], headed: bool = False) -> str:
    """Write a sentence with capital and full stop; what follows a header or a cost begins with a capital too."""
    text = join_words(words)
    if headed:
        text = ": ".join(part[:1].upper() + part[1:] for part in text.split(": "))
    return text[:1].upper() + text[1:] + ("" if text.endswith('."') else ".")
