"""Nouns of everyday talk for the game's own: guys, minions, gear and stuff; and "he", where no player is meant."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from cardwright.text.words import Vocabulary, plural

if TYPE_CHECKING:
    from cardwright.text.tokens import Word

GUYS: Final = (
    *("guy", "dude", "fella", "fellow", "bloke", "buddy", "minion", "unit", "monster", "fighter", "troop", "soldier"),
    *("warrior", "combatant", "creature", "character"),
)
"""What people call whatever fights."""
SHORT: Final = {"character": "char", "creature": "crea", "equipment": "equip"}
"""How notes shorten nouns."""
GEAR: Final = ("gear", "weapon", "armor", "armour", "item of equipment", "piece of equipment", "pieces of equipment")
STUFF: Final = ("stuff", "things", "permanents")
THING: Final = ("one", "thing", "permanent", "bad boy", "little guy", "big guy")
"""What this card may be called, whatever it is."""
WORN: Final = {"enchanted": ("aura", "enchantment"), "equipped": ("equipment",)}
"""What is said of a thing that bears a card, and which cards these are."""
HARDY: Final = ("tough", "healthy", "sturdy", "hardy")
FRAIL: Final = ("frail",)
"""Words for having much and little of what damage takes."""
STRONG: Final = ("strong", "mighty", "big", "large", "powerful")
WEAK: Final = ("weak", "small", "puny", "feeble")
DEAR: Final = ("expensive", "costly", "dear", "pricey")
CHEAP: Final = ("cheap",)
LONG: Final = ("powerful", "expensive", "costly")
"""Words of which there is no -er: more expensive."""
PLAYERS: Final = frozenset(
    {
        *(
            "player",
            "players",
            "opponent",
            "opponents",
            "opp",
            "controller",
            "owner",
            "everyone",
            "everybody",
            "anyone",
        ),
        *("someone", "somebody", "whoever", "nobody", "foe", "enemy", "rival", "adversary"),
    }
)
OF_THINGS: Final = {"he": "it", "she": "it", "him": "it", "his": "its", "himself": "it", "herself": "it"}
Entry = tuple[str, str, str]
"""A phrase, under what it is read, and the noun that it means."""


def body_of(vocabulary: Vocabulary) -> str:
    """Return the noun for what fights, "" in a game where nothing does."""
    nouns = vocabulary.words.nouns
    bodies = [name for name, noun in nouns.items() if noun.role == "type" and noun.stats is True]
    if bodies:
        return bodies[0]
    return card_of(vocabulary) if vocabulary.words.style.strength else ""


def card_of(vocabulary: Vocabulary) -> str:
    """Return the noun for any card."""
    return next(name for name, noun in vocabulary.words.nouns.items() if noun.role == "any")


def casual_nouns(vocabulary: Vocabulary) -> Iterator[Entry]:
    """List what else the game's nouns are called, as far as it does not use those words itself."""
    own = own_words(vocabulary)
    body, card = body_of(vocabulary), card_of(vocabulary)
    for said in GUYS:
        if said in own:
            continue
        yield said, "own.sg", body or card
        if body:
            key = "any" if body == card else "noun"
            yield said, f"{key}.sg", body
            yield plural(said), f"{key}.pl", body
    for said in (*THING, *GEAR[:4]):
        if said not in own:
            yield said, "own.sg", card
    for said in STUFF:
        if said not in own and said.rstrip("s") not in own:
            yield said, "any.pl", card
    for name, short in SHORT.items():
        if name in vocabulary.words.nouns:
            yield short, "noun.sg", name
            yield short, "own.sg", name
            yield f"{short}s", "noun.pl", name
    for said, names in WORN.items():
        for name in names:
            if name in vocabulary.words.nouns:
                yield said, "bearing", name
                yield f"un{said}", "unbearing", name
    if "equipment" in vocabulary.words.nouns:
        for said in GEAR:
            yield said, "noun.sg", "equipment"
            yield said if said in ("gear", "armor", "armour") or " " in said else plural(said), "noun.pl", "equipment"


def own_words(vocabulary: Vocabulary) -> set[str]:
    """Return the nouns that the game uses itself, in its own meaning."""
    words = vocabulary.words
    found = {vocabulary.noun(name).lower() for name in words.nouns}
    found |= {said.lower() for noun in words.nouns.values() for said in noun.synonyms}
    return found | {vocabulary.phrase("stats", name).lower() for name, stat in words.stats.items() if stat.noun}


def said_of_things(words: list[Word]) -> list[Word]:
    """Say "it" for "he" where no player was spoken of before, or a guy after the player."""
    found: list[Word] = []
    person = False
    for word in words:
        lower = word.text.lower()
        if lower in PLAYERS:
            person = True
        elif lower.removesuffix("s") in GUYS[:6] and [each.text.lower() for each in found[-2:]] != ["the", "other"]:
            person = False
        meant = word.text if person else OF_THINGS.get(lower, word.text)
        found.append(type(word)(meant, word.start, word.end))
    return found


def cut_apart(words: list[Word], vocabulary: Vocabulary) -> list[Word]:
    """Say "non token" for "nontoken", "non settled" for "unsettled"."""
    if not any(word.text.lower().startswith(("non", "un")) for word in words):
        return words
    traits = {said.lower() for values in vocabulary.words.traits.values() for said in values.values()}
    states = {vocabulary.phrase("states", name).lower() for name in vocabulary.words.states}
    known = {"non": own_words(vocabulary) | traits | states, "un": states}
    found: list[Word] = []
    for word in words:
        for start, whole in known.items():
            rest, at = word.text[len(start) :], word.start + len(start)
            if word.text.lower().startswith(start) and rest.lower() in whole:
                found += [type(word)("non", word.start, at), type(word)(rest, at, word.end)]
                break
        else:
            found.append(word)
    return found


def measuring_words(vocabulary: Vocabulary) -> Iterator[tuple[str, str, object]]:
    """Give the words for more and less, the most and the least, and as much of a stat: what is said, the category and
    the value."""
    stats = vocabulary.words.stats
    sorts = [(vocabulary.strength, STRONG, WEAK), (vocabulary.worn, HARDY, FRAIL), ("cost", DEAR, CHEAP)]
    for name, stat in stats.items():
        if stat.compared:
            more, less = (word.removesuffix("er") for word in stat.compared)
            sorts.append((name, (more,), (less,)))
            yield f"{more}est", "superlative", (name, True)
            yield f"{less}est", "superlative", (name, False)
    for name, much, little in sorts:
        if name not in stats:
            continue
        for word in (*much, *little):
            yield word, "equative", name
        for words, more, fewer in ((much, "more than", "less than"), (little, "less than", "more than")):
            for word in words:
                yield f"more {word}", "comparative", (name, more)
                yield f"less {word}", "comparative", (name, fewer)
                if word not in LONG:
                    yield graded(word, "er"), "comparative", (name, more)
                if name == vocabulary.worn and name != vocabulary.strength:
                    yield graded(word, "est"), "superlative", (name, more == "more than")


def graded(word: str, ending: str) -> str:
    """Return stronger, bigger, weightier."""
    if word.endswith("ey"):
        return f"{word[:-2]}i{ending}"
    if word.endswith("y"):
        return f"{word[:-1]}i{ending}"
    return f"{word}g{ending}" if word == "big" else f"{word}{ending[word.endswith('e') :]}"
