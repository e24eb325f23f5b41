"""A game's card set: every card of its file as a face whose text is alive."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from cardwright.effects.build import TextBuilder
from cardwright.effects.scope import CannotDo, Names
from cardwright.engine.cardtext import empty_text
from cardwright.engine.errors import SetupError
from cardwright.engine.face import Face
from cardwright.engine.pool import Pool
from cardwright.engine.zones import ZoneKind
from cardwright.text import CardTextError, Vocabulary, load_vocabulary
from cardwright.text.cardfile import CardSource, read_cards
from cardwright.text.errors import CardFileError, Problem


def load_pool(home: Path, zone_kinds: Sequence[ZoneKind], phases: Sequence[str], cards: Path | None = None) -> Pool:
    """The cards and tokens of a game's folder, or of another card file in its words; every error at once."""
    vocabulary = load_vocabulary(home / "words.toml")
    if tuple(vocabulary.words.phases) != tuple(phases):
        raise SetupError([f"{home / 'words.toml'}: the phases must be {', '.join(phases)}, in this order"])
    path = cards if cards is not None else home / "cards.toml"
    return build_pool(vocabulary, zone_kinds, read_cards(path, vocabulary), str(path))


def build_pool(
    vocabulary: Vocabulary, zone_kinds: Sequence[ZoneKind], sources: Sequence[CardSource], path: str
) -> Pool:
    """Faces for all cards; tokens first, as other texts make them."""
    names = Names(vocabulary, zone_kinds)
    errors: list[CardTextError] = []
    faces: list[Face] = []
    remembers = 0
    for source in sorted(sources, key=is_card):
        builder = TextBuilder(names)
        sentences = sentences_of(source)
        try:
            for index, ability in enumerate(source.abilities):
                builder.add(ability, sentences[index], index)
            for ability in source.condition:
                builder.add(ability, source.text, len(source.abilities))
        except CannotDo as error:
            problem = Problem(str(error), 0, len(source.text))
            errors.append(CardTextError(source.text, problem, path, source.line, source.name))
            continue
        remembers |= builder.remembers
        face = make_face(names, source, builder, len(faces))
        faces.append(face)
        if source.token:
            names.tokens[source.name.lower()] = face
    if errors:
        raise CardFileError([error.explain() for error in errors], errors)
    for token in names.made:
        token.index = len(faces)
        faces.append(token)
    twins = twins_of(faces) if names.copied else {}
    faces.extend(twins.values())
    pool = Pool(faces, names.traits, names.stats, names.resources, remembers, list(vocabulary.words.numbers))
    pool.tokens_like = twins
    return pool


def twins_of(faces: list[Face]) -> dict[int, Face]:
    """A token for each card with numbers that some text can copy, by the card's number."""
    found: dict[int, Face] = {}
    for face in faces:
        if not face.is_token and any(face.stats):
            found[face.index] = Face(
                len(faces) + len(found),
                f"{face.id}-copy",
                face.name,
                face.type_line,
                face.traits,
                face.stats,
                face.cost,
                face.text,
                face.words,
                face.flavour,
                True,
                numbers=face.numbers,
                lasts=face.lasts,
                watch=face.watch,
            )
    return found


def is_card(source: CardSource) -> bool:
    """Sorts tokens before cards."""
    return not source.token


def sentences_of(source: CardSource) -> list[str]:
    """The words of each ability: its own sentence, or the whole text where abilities share sentences."""
    found = [part if part.endswith((".", '"')) else f"{part}." for part in source.text.split(". ")]
    return found if len(found) == len(source.abilities) else [source.text] * len(source.abilities)


def make_face(names: Names, source: CardSource, builder: TextBuilder, index: int) -> Face:
    """What is printed on a card, in the game's bits and indices."""
    traits = builder.keywords
    for word in (source.type, source.kind, *(value for _, value in source.traits)):
        if word:
            traits |= names.bit(word)
    printed = {**dict(source.stats), **builder.printed}
    stats = [printed.get(stat, 0) for stat in names.stats]
    if printed:
        stats[names.stats.index("attacks")] = 1
    cost = [0] * len(names.resources)
    for part in source.cost.parts:
        cost[names.resources.index(part.resource)] += part.count
    text = builder.text() if source.abilities else empty_text()
    type_line = type_line_of(names.vocabulary, source)
    return Face(
        index,
        source.id,
        source.name,
        type_line,
        traits,
        stats,
        cost,
        text,
        source.text,
        source.flavour,
        source.token,
        numbers=list(source.numbers),
        lasts=builder.lasts,
        watch=builder.watch,
    )


def type_line_of(vocabulary: Vocabulary, source: CardSource) -> str:
    """The line between picture and text: type and kind."""
    words = [vocabulary.noun(word) for word in (source.type, source.kind) if word]
    return " - ".join(word[:1].upper() + word[1:] for word in words)
