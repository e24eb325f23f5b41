"""Card files: cards.toml read against a vocabulary, with every error of the file told at once."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from cardwright.text.cache import AbilityCache, WholeFile
from cardwright.text.costs import read_cost
from cardwright.text.errors import CardFileError, CardTextError
from cardwright.text.tree import Abilities, Cost, Keyword, Named, Number, Token
from cardwright.text.words import CardFacts, Vocabulary

Found = TypeVar("Found")
TEXT_KEYS: Final = ("id", "name", "type", "kind", "text", "condition", "flavour", "note")
HEADER: Final = re.compile(r"\s*\[\[\s*(card|token)\s*\]\]")
KEY: Final = re.compile(r"\s*([A-Za-z_-]+)\s*=")


@dataclass(frozen=True)
class CardSource:
    """A card as its file tells it, its text understood; type and kind are noun ids, traits and stats pairs."""

    id: str
    name: str
    type: str
    kind: str
    traits: tuple[tuple[str, str], ...]
    cost: Cost
    stats: tuple[tuple[str, int], ...]
    text: str
    abilities: Abilities
    flavour: str = ""
    note: str = ""
    token: bool = False
    line: int = 0
    numbers: tuple[int, ...] = ()
    """The printed numbers that are no stats, in the order of the vocabulary."""
    condition: Abilities = ()
    """What a card that is set waits for unless its player says otherwise."""


@dataclass
class Entry:
    """A raw card table with its lines in the file."""

    kind: str
    values: dict[str, Any]
    line: int
    lines: dict[str, int] = field(default_factory=dict)


class CardReader:
    """Reads one card file and gathers what is wrong with it."""

    def __init__(self, path: Path, vocabulary: Vocabulary, use_cache: bool) -> None:
        self.path = path
        self.vocabulary = vocabulary
        self.problems: list[str] = []
        self.errors: list[CardTextError] = []
        self.seen: dict[str, str] = {}
        self.use_cache = use_cache

    def read(self) -> tuple[CardSource, ...]:
        """Return the cards of the file, tokens last, or raise with every problem."""
        try:
            source = self.path.read_text(encoding="utf-8")
            whole = WholeFile(self.path, source, self.vocabulary) if self.use_cache else None
            if whole is not None and (known := kept_cards(whole.get())):
                return known
            tables = tomllib.loads(source)
        except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
            raise CardFileError([f"{self.path}: {error}"]) from None
        for key in tables:
            if key not in ("card", "token"):
                self.problems.append(f"{self.path}: unknown table [{key}]")
            elif not isinstance(tables[key], list) or any(not isinstance(one, dict) for one in tables[key]):
                self.problems.append(f"{self.path}: every {key} begins with [[{key}]], in double brackets")
        entries = entries_of(source, tables)
        if not entries and not self.problems:
            self.problems.append(f"{self.path}: there is no card in it; every card begins with [[card]]")
        names = frozenset(
            str(entry.values.get("name", "")) for entry in entries if entry.kind == "token" and "name" in entry.values
        )
        all_names = frozenset(str(entry.values["name"]) for entry in entries if "name" in entry.values)
        self.vocabulary = replace(self.vocabulary, names=names, cards=all_names)
        self.cache = AbilityCache(self.vocabulary, self.use_cache)
        cards = [card for entry in entries if (card := self.card(entry)) is not None]
        self.check_tokens(cards)
        self.check_names(cards, all_names)
        self.cache.save()
        if self.problems:
            raise CardFileError(self.problems, self.errors)
        if whole is not None:
            whole.put(msgspec.msgpack.encode(cards))
        return tuple(cards)

    def problem(self, entry: Entry, key: str, message: str) -> None:
        """Note a problem at a key of a card."""
        line = entry.lines.get(key, entry.line)
        name = entry.values.get("name") or entry.values.get("id") or f"[[{entry.kind}]]"
        self.problems.append(f"{self.path}:{line}  {name}: {message}")

    def card(self, entry: Entry) -> CardSource | None:
        """Read one card; None if anything is wrong with it."""
        before = len(self.problems)
        words = self.vocabulary.words
        stats = tuple(name for name, stat in words.stats.items() if stat.printed)
        known = (*TEXT_KEYS, "cost", *words.traits, *stats, *words.numbers)
        for key in entry.values:
            if key not in known:
                near = get_close_matches(key, known, 1)
                self.problem(entry, key, f"unknown key {key!r}" + (f', did you mean "{near[0]}"?' if near else ""))
        token = entry.kind == "token"
        identity = self.string(entry, "id", required=True)
        name = self.string(entry, "name", required=True)
        type_ = self.noun(entry, "type", "type", required=not token)
        kind = self.noun(entry, "kind", "kind", required=not token and self.needs_kind(type_))
        if kind and type_ and type_ not in words.nouns[kind].of:
            self.problem(entry, "kind", f"{self.vocabulary.noun(type_)} cannot be of kind {kind!r}")
        if token and not type_:
            type_ = next((noun for noun, value in words.nouns.items() if value.stats), "")
            kind = "token" if "token" in words.nouns else ""
        traits = tuple((group, self.trait(entry, group)) for group in words.traits)
        numbers = self.numbers(entry, stats, type_, kind)
        cost = self.cost(entry)
        for text, what in ((identity, "id"), (name, "name")):
            if text and f"{what} {text}" in self.seen:
                self.problem(entry, what, f"the {what} {text!r} is also that of {self.seen[f'{what} {text}']}")
            self.seen[f"{what} {text}"] = f"line {entry.line}"
        text = self.string(entry, "text")
        abilities = self.abilities(entry, text, CardFacts(name, type_, kind)) if text and type_ else ()
        condition = self.string(entry, "condition")
        if len(self.problems) > before:
            return None
        return CardSource(
            identity,
            name,
            type_,
            kind,
            traits,
            cost,
            numbers,
            text,
            abilities,
            self.string(entry, "flavour"),
            self.string(entry, "note"),
            token,
            entry.line,
            tuple(self.number(entry, name, default) for name, default in words.numbers.items()),
            self.abilities(entry, condition, CardFacts(name, type_, kind), "condition") if condition and type_ else (),
        )

    def number(self, entry: Entry, key: str, default: int) -> int:
        """Return a printed number that is no stat."""
        value = entry.values.get(key, default)
        if isinstance(value, int) and not isinstance(value, bool) and (0 <= value <= 999 or value == default):
            return value
        self.problem(entry, key, f"{key} must be a number from 0 to 999")
        return default

    def string(self, entry: Entry, key: str, required: bool = False) -> str:
        """Return a string value."""
        value = entry.values.get(key, "")
        if not isinstance(value, str):
            self.problem(entry, key, f"{key} must be a string")
            return ""
        if required and not value:
            self.problem(entry, key, f"{key} is missing")
        return str(value)

    def noun(self, entry: Entry, key: str, role: str, required: bool) -> str:
        """Return the noun id of a type or kind."""
        said = self.string(entry, key, required)
        if not said:
            return ""
        nouns = {name: noun for name, noun in self.vocabulary.words.nouns.items() if noun.role == role}
        for name in nouns:
            if said.lower() in (name.lower(), self.vocabulary.noun(name).lower()):
                return name
        near = get_close_matches(said.lower(), list(nouns), 1)
        self.problem(
            entry, key, f"unknown {key} {said!r}" + (f', did you mean "{near[0].capitalize()}"?' if near else "")
        )
        return ""

    def needs_kind(self, type_: str) -> bool:
        """Tell whether cards of a type always have a kind."""
        if not type_ or self.vocabulary.words.nouns[type_].stays:
            return False
        return any(type_ in noun.of and noun.role == "kind" for noun in self.vocabulary.words.nouns.values())

    def trait(self, entry: Entry, group: str) -> str:
        """Return the id of a trait value."""
        said = self.string(entry, group, required=True)
        values = self.vocabulary.words.traits[group]
        for name, word in values.items():
            if said.lower() in (name.lower(), word.lower()):
                return name
        if said:
            near = get_close_matches(said.capitalize(), list(values.values()), 1)
            hint = f', did you mean "{near[0]}"?' if near else ""
            self.problem(entry, group, f"unknown {group} {said!r}{hint}")
        return ""

    def numbers(self, entry: Entry, stats: tuple[str, ...], type_: str, kind: str) -> tuple[tuple[str, int], ...]:
        """Return the printed stats; a type has all that its noun names."""
        own = self.vocabulary.stats_of(type_, kind)
        found: list[tuple[str, int]] = []
        for stat in stats:
            value = entry.values.get(stat)
            has_stats = stat in own
            declared = self.vocabulary.words.stats[stat]
            if value is None:
                if has_stats and declared.blank is None:
                    self.problem(entry, stat, f"{stat} is missing")
            elif not has_stats and type_:
                self.problem(entry, stat, f"a card of type {self.vocabulary.noun(type_)} has no {stat}")
            elif not isinstance(value, int) or isinstance(value, bool) or not declared.least <= value <= 999:
                self.problem(entry, stat, f"{stat} must be a number from {declared.least} to 999")
            else:
                found.append((stat, value))
        return tuple(found)

    def cost(self, entry: Entry) -> Cost:
        """Return the cost; an absent one is free."""
        value = entry.values.get("cost", "")
        cost = read_cost(value, self.vocabulary)
        if cost is None:
            symbols = ", ".join(each.symbol for each in self.vocabulary.words.resources.values() if each.symbol)
            self.problem(entry, "cost", f"cannot read the cost {value!r}; symbols are {symbols}")
            return Cost(())
        return cost

    def abilities(self, entry: Entry, text: str, facts: CardFacts, key: str = "text") -> Abilities:
        """Return the abilities of a text, from the cache or by reading it."""
        known = self.cache.get(text, facts)
        if known is not None:
            return known
        from cardwright.text.explain import explain
        from cardwright.text.reading import read_text

        try:
            abilities = read_text(text, self.cache.language, facts)
        except CardTextError as error:
            located = explain(error, self.cache.language, facts).at(
                str(self.path), entry.lines.get(key, entry.line), facts.name
            )
            self.problems.append(located.explain())
            self.errors.append(located)
            return ()
        self.cache.put(text, facts, abilities)
        return abilities

    def check_tokens(self, cards: list[CardSource]) -> None:
        """Refuse a text that tells a token otherwise than the token's own entry."""
        tokens = {card.name: card for card in cards if card.token}
        for card in cards:
            for said in nodes_of(card.abilities, Token) if "token" in card.text.lower() else ():
                token = tokens.get(said.name)
                if describes(said, token) if token is not None else is_new(said, tokens.values()):
                    continue
                cure = "there is no such [[token]]" if token is None else "its [[token]] says otherwise"
                self.problems.append(f"{self.path}:{card.line}  {card.name}: the token {said.name}: {cure}")

    def check_names(self, cards: list[CardSource], known: frozenset[str]) -> None:
        """Refuse the name of a card that is not in the file."""
        named = {token.name for card in cards for token in nodes_of(card.abilities, Token)} | known
        for card in cards:
            for said in nodes_of(card.abilities, Named):
                if said.name not in named:
                    near = get_close_matches(said.name, sorted(named), 1)
                    cure = f', did you mean "{near[0]}"?' if near else ""
                    self.problems.append(f'{self.path}:{card.line}  {card.name}: no card is named "{said.name}"{cure}')


def kept_cards(content: bytes | None) -> tuple[CardSource, ...]:
    """Return the cards of a cache; a missing or damaged one has none."""
    try:
        return msgspec.msgpack.decode(content, type=tuple[CardSource, ...]) if content else ()
    except msgspec.DecodeError:
        return ()


def describes(said: Token, token: CardSource) -> bool:
    """Tell whether a text describes a token as its entry does."""
    keywords = tuple(ability for ability in token.abilities if isinstance(ability, Keyword))
    stats = tuple(number for _, number in token.stats)
    traits = tuple((trait.group, trait.values[0]) for trait in said.traits)
    printed = dict(token.stats)
    alike = all(bonus.amount == Number(printed.get(bonus.stat, 0)) for bonus in said.numbers)
    return alike and said.stats in ((), stats) and set(traits) <= set(token.traits) and said.keywords == keywords


def is_new(said: Token, tokens: Iterable[CardSource]) -> bool:
    """Tell whether a text tells a token of its own; one that is like an entry but for its name is misnamed."""
    if not said.stats and not said.numbers:
        return False
    return not said.name or not any(describes(said, token) for token in tokens)


def nodes_of(value: Any, sort: type[Found]) -> list[Found]:
    """Return every node of a sort inside a value."""
    if isinstance(value, sort):
        return [value]
    found: list[Found] = []
    if isinstance(value, tuple):
        for item in value:
            found += nodes_of(item, sort)
    elif hasattr(value, "__struct_fields__"):
        for name in value.__struct_fields__:
            found += nodes_of(getattr(value, name), sort)
    return found


def entries_of(source: str, tables: dict[str, Any]) -> list[Entry]:
    """Match the tables of a card file with the lines on which their keys stand."""
    counts = {"card": 0, "token": 0}
    entries: list[Entry] = []
    quoted = ""
    for number, line in enumerate(source.splitlines(), 1):
        if not quoted and (match := HEADER.match(line)):
            kind = match.group(1)
            listed = tables.get(kind)
            if isinstance(listed, list) and counts[kind] < len(listed):
                entries.append(Entry(kind, listed[counts[kind]], number))
                counts[kind] += 1
        elif not quoted and entries and (match := KEY.match(line)):
            entries[-1].lines[match.group(1)] = number
        for mark in ('"""', "'''"):
            if line.count(mark) % 2 and quoted in ("", mark):
                quoted = "" if quoted else mark
    return entries


def read_cards(path: Path, vocabulary: Vocabulary, use_cache: bool = True) -> tuple[CardSource, ...]:
    """Read a card file; raise CardFileError with every problem in it."""
    return CardReader(path, vocabulary, use_cache).read()


def format_cards(path: Path, vocabulary: Vocabulary) -> int:
    """Rewrite every text of a card file in canonical form, the rest of the file untouched; return how many changed."""
    from cardwright.text.printing import write_text

    cards = read_cards(path, vocabulary, use_cache=False)
    source = path.read_text(encoding="utf-8")
    lines = source.splitlines(keepends=True)
    names = frozenset(card.name for card in cards if card.token)
    language = AbilityCache(replace(vocabulary, names=names), False).language
    changed = 0
    text_lines = {
        entry.line: entry.lines["text"] for entry in entries_of(source, tomllib.loads(source)) if "text" in entry.lines
    }
    for card in cards:
        canonical = write_text(card.abilities, language)
        place = text_lines.get(card.line)
        if place is None or canonical == card.text or '"""' in lines[place - 1]:
            continue
        ending = "\n" if lines[place - 1].endswith("\n") else ""
        escaped = canonical.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
        lines[place - 1] = f'text = "{escaped}"{ending}'
        changed += 1
    if changed:
        path.write_text("".join(lines), encoding="utf-8")
    return changed
