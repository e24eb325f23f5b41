"""Tokens: those of the card file by name, others as a text describes them."""

from __future__ import annotations

from cardwright.effects.scope import CannotDo, Names
from cardwright.engine.cardtext import empty_text
from cardwright.engine.face import Face
from cardwright.text import tree


def token_face(names: Names, token: tree.Token) -> Face:
    """The face of a token that a text makes."""
    traits = token_bits(names, token)
    if any(keyword.number is not None for keyword in token.keywords):
        raise CannotDo("a token has no keyword with a number")
    known = names.tokens.get(token.name.lower())
    if known is not None and known.stats[: len(token.stats)] == list(token.stats) and not token.numbers:
        return known
    stats = [*token.stats, *[0] * (len(names.stats) - len(token.stats))]
    numbers = dict(names.vocabulary.words.numbers)
    for bonus in token.numbers:
        if isinstance(bonus.amount, tree.Number) and bonus.stat in numbers:
            numbers[bonus.stat] = bonus.amount.value
        elif isinstance(bonus.amount, tree.Number):
            stats[names.stat(bonus.stat)] = bonus.amount.value
    if names.stats[-1] == "attacks":
        stats[-1] = 1
    words = [names.vocabulary.trait(trait.group, value) for trait in token.traits for value in trait.values]
    name = token.name or " ".join([*words, "token"]).capitalize()
    printed = [*map(str, stats), *map(str, numbers.values())]
    key = "-".join([name.lower(), *printed, *(keyword.name for keyword in token.keywords)])
    made = names.tokens.get(key)
    if made is not None and made.traits == traits:
        return made
    face = Face(
        -1,
        key.replace(" ", "-"),
        name,
        "Token",
        traits,
        stats,
        [0] * len(names.resources),
        empty_text(),
        ", ".join(names.vocabulary.phrase("keywords", keyword.name) for keyword in token.keywords),
        "",
        True,
        numbers=list(numbers.values()),
    )
    names.tokens[key] = face
    names.made.append(face)
    return face


def token_bits(names: Names, token: tree.Token) -> int:
    """The words that are true of a token."""
    bits = 0
    for noun in ("token", *names.vocabulary.words.nouns["token"].of):
        bits |= names.bit(noun)
    for trait in token.traits:
        for value in trait.values:
            bits |= names.bit(value)
    for keyword in token.keywords:
        bits |= names.bit(keyword.name)
    return bits
