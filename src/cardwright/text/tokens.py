"""From text to a lattice: at every word, all the ways in which the closed vocabulary reads what begins there."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Final

from cardwright.text import tree
from cardwright.text.casual import casual_nouns, measuring_words
from cardwright.text.figures import Edge, add_counters, add_numbers
from cardwright.text.lexicon import VERBS as LEXICON
from cardwright.text.limits import NUMBER
from cardwright.text.synonyms import ALTERNATIVES, CONTRACTIONS, NUMBER_WORDS, PHRASES
from cardwright.text.synonyms import VERBS as VERB_SYNONYMS
from cardwright.text.verb import forms_of
from cardwright.text.wordings import all_told
from cardwright.text.words import CardFacts, Vocabulary, plural

WORD: Final = re.compile(
    r"[-=]>|[<>]=|[+-]?(?:\d+|X)(?:/[+-]?(?:\d+|X))+(?!\w)|[+-](?:\d+|X)(?!\w)|[^\W_]+(?:[-'][^\W_]+)*|'s|[^\w\s]|_"
)
DASHES: Final = str.maketrans("\u2019\u2018\u2212\u2013\u201c\u201d", "''--\"\"")
COST_WORDS: Final = (
    *("printed cost", "base cost", "original cost", "play cost", "deploy cost", "energy cost"),
    *("mana cost", "resource cost", "full cost", "mana value", "deployment cost"),
)
"""What a card costs, as it is said in any game."""
PREPOSITIONS: Final = {"into": "enters", "onto": "enters", "in": "within", "on": "within"}


@dataclass(frozen=True)
class Word:
    """A word of a text with its place there."""

    text: str
    start: int
    end: int


@dataclass
class Lattice:
    """The words of one sentence; `edges[i][key]` are the readings of kind `key` from word i, with their ends."""

    words: list[Word]
    edges: list[dict[str, list[Edge]]]


def split_words(text: str) -> list[Word]:
    """Cut a text into words and marks, contractions opened, possessive endings cut off."""
    found: list[Word] = []
    for match in WORD.finditer(text.translate(DASHES)):
        raw, start, end = match.group(), match.start(), match.end()
        lower = raw.lower()
        if lower in CONTRACTIONS:
            found.extend(Word(part, start, end) for part in CONTRACTIONS[lower])
        elif lower.endswith("'s") and len(raw) > 2:
            found.append(Word(raw[:-2], start, end - 2))
            found.append(Word("'s", end - 2, end))
        elif lower.startswith("non-"):
            found.append(Word("non", start, start + 3))
            found.append(Word(raw[4:], start + 4, end))
        elif raw == "'" and found and found[-1].text.endswith("s") and found[-1].end == start:
            found.append(Word("'s", start, end))
        else:
            found.append(Word(raw, start, end))
    return found


SHORTENED: Final = frozenset({"opp", "vs", "max", "min", "tgt", "char", "dmg"})
"""Words that are written with a stop."""


def split_sentences(words: list[Word], text: str) -> list[list[Word]]:
    """Cut words into sentences at full stops and line breaks; an empty list marks a line break."""
    sentences: list[list[Word]] = []
    current: list[Word] = []
    previous_end = 0
    quoted = False
    for index, word in enumerate(words):
        if "\n" in text[previous_end : word.start]:
            if current:
                sentences.append(current)
                current = []
            if sentences and sentences[-1]:
                sentences.append([])
        previous_end = word.end
        if word.text == '"':
            quoted = not quoted
            if not quoted and current and current[-1].text == "." and ends_here(words[index + 1 :]):
                sentences.append([*current, word])
                current = []
                continue
        if word.text == "." and current and is_short(text[current[-1].start : current[-1].end], words[index + 1 :]):
            continue
        if word.text == "." and not quoted:
            if current:
                sentences.append(current)
            current = []
        else:
            current.append(word)
    if current:
        sentences.append(current)
    return sentences


def is_short(said: str, following: list[Word]) -> bool:
    """Tell whether a stop only ends a shortened word: "Opp. discards a card"."""
    return said.lower() in SHORTENED and bool(following) and not following[0].text[0].isupper()


def ends_here(following: list[Word]) -> bool:
    """Tell whether a sentence ends with a quoted one: a capital or nothing follows."""
    return not following or following[0].text[0].isupper()


@dataclass
class Index:
    """The phrases of a vocabulary and of the language by first word."""

    vocabulary: Vocabulary
    phrases: dict[str, list[tuple[tuple[str, ...], str, object]]] = field(default_factory=dict)
    symbols: dict[str, str] = field(default_factory=dict)
    known: set[str] = field(default_factory=set)
    plain: str = ""
    letters: set[tuple[str, ...]] = field(default_factory=set)
    """Stats called by one capital letter: "A" is not the article."""

    def __post_init__(self) -> None:
        words = self.vocabulary.words
        distinct = set(words.distinct)
        for phrase, meaning in PHRASES.items():
            if phrase not in distinct:
                self.add(phrase, f"w:{meaning}", None)
        for phrase, meaning in words.synonyms.items():
            self.add(phrase, f"w:{meaning}", None)
        forms = {verb.id: verb.forms for verb in LEXICON}
        for said, named in VERB_SYNONYMS.items():
            verb = named if named in words.verbs else ALTERNATIVES.get(named, named)
            if said not in distinct and said not in words.verbs:
                for own, form in zip(forms_of(said), forms[verb], strict=True):
                    self.add(own, f"w:{form}", None)
        self.add_alternatives()
        self.add_nouns()
        for said, key, noun in casual_nouns(self.vocabulary):
            self.add(said, key, noun)
        for group, values in words.traits.items():
            for value, word in values.items():
                self.add(word, "trait", tree.Trait(group, (value,)))
            self.add_trait_group(group, tuple(values))
        for name, resource in words.resources.items():
            for phrase in (resource.words or name, *resource.synonyms):
                self.add(phrase, "resource", name)
                if resource.level:
                    self.add(phrase, "level", name)
            if resource.symbol:
                self.symbols[resource.symbol] = name
        self.add_group("stats", "stat")
        for phrase in COST_WORDS if "cost" in words.stats else ():
            self.add(phrase, "stat", "cost")
        for name, stat in words.stats.items():
            if stat.noun:
                self.add(self.vocabulary.phrase("stats", name), "traitnoun.sg", name)
                self.add(self.vocabulary.phrase("stats", name, many=True), "traitnoun.pl", name)
                self.add(self.vocabulary.phrase("stats", name), "traitadjective", name)
            for phrase in (self.vocabulary.phrase("stats", name), *stat.synonyms) if stat.player else ():
                for category in ("stat.own", "stat.given") if stat.printed else ("stat.own",):
                    self.add(phrase, category, name)
        self.letters = {(name,) for name in words.stats if len(name) == 1}
        self.add_phases()
        self.add_group("states", "state")
        for name, keyword in words.keywords.items():
            for phrase in (self.vocabulary.phrase("keywords", name), *all_told(keyword.synonyms)):
                self.add(phrase, "keyword.number" if keyword.number else "keyword", name)
        self.add_predicates()
        paid = {said for name, one in words.resources.items() for said in (one.words or name, *one.synonyms)}
        for name, zone in words.zones.items():
            shared = "shared" if zone.shared else "own"
            for phrase in (self.vocabulary.phrase("zones", name), *zone.synonyms):
                self.add(phrase, f"zone.{shared}", name)
                if not zone.shared:
                    self.add(phrase, "zone.paid" if phrase in paid else "zone.bare", name)
                self.add(plural(phrase), f"zones.{shared}", name)
            if zone.adjective:
                self.add(zone.adjective, "zone.adjective", name)
        for name, header in words.headers.items():
            for phrase in (self.vocabulary.phrase("headers", name), *header.synonyms):
                for sort in (header.role, "after") if header.after else (header.role,):
                    self.add(phrase, f"header.{sort}", name)
        self.plain = next((name for name, resource in words.resources.items() if resource.plain), "")
        for dial, settings in words.dials.items():
            self.add(dial, "dial", dial)
            for setting in settings:
                self.add(setting, "dialvalue", setting)
                self.add(setting, "dialstate", (dial, setting))
                self.add(f"{setting}s", "dialdoing", (dial, setting))
            for phrase, setting in words.dial_states.items():
                if setting in settings:
                    self.add(phrase, "dialstate", (dial, setting))
        self.add_group("modes", "mode")
        for kind in words.damage:
            self.add(kind, "kind", kind)

    def add_phases(self) -> None:
        """Enter the spans of time; those of several words can be said without an article."""
        self.add_group("phases", "phase")
        for name, phase in self.vocabulary.words.phases.items():
            for phrase in (self.vocabulary.phrase("phases", name), *phase.synonyms):
                if " " in phrase:
                    self.add(phrase, "phase.named", name)
                for one, other in ((" phase", " step"), (" step", " phase")):
                    if phrase.endswith(one):
                        self.add(phrase.removesuffix(one) + other, "phase", name)
                        self.add(phrase.removesuffix(one) + other, "phase.named", name)
            self.add(self.vocabulary.phrase("phases", name, many=True), "phases", name)

    def add_alternatives(self) -> None:
        """Enter the verbs of which this game has the other: what is countered there is cancelled here."""
        self.add_sorts()
        words = self.vocabulary.words
        forms = {verb.id: verb.forms for verb in LEXICON}
        for said, verb in ALTERNATIVES.items():
            if said not in words.verbs and verb in words.verbs and said not in words.distinct:
                for own, form in zip(forms_of(said), forms[verb], strict=True):
                    self.add(own, f"w:{form}", None)
        for said, kind in words.damage_said.items():
            self.add(said, "kind", kind)
        for phrase in ("noncombat", "non-combat", "effect") if "combat" in words.damage else ():
            self.add(phrase, "kind", "noncombat")

    def add_sorts(self) -> None:
        """Enter the words for what every card is one of, where they are no traits of the game's own, or has more of."""
        for said, category, value in measuring_words(self.vocabulary):
            self.add(said, category, value)
        for group in (tree.TYPE, tree.GRADE):
            if group not in self.vocabulary.words.traits and self.vocabulary.sorts(group):
                for phrase in (group, f"card {group}"):
                    self.add(phrase, "traitgroup", group)
                    self.add(plural(phrase), "traitgroup.pl", group)

    def add_trait_group(self, group: str, values: tuple[str, ...]) -> None:
        """Enter the word for what a card is one of ("element"), and for what is paid with each of them ("mana")."""
        paid = {name: entry.words.split() for name, entry in self.vocabulary.words.resources.items() if name in values}
        units = {words[-1] for words in paid.values() if len(words) > 1}
        for phrase in (group, group.replace("our", "or")):
            self.add(phrase, "traitgroup", group)
            self.add(plural(phrase), "traitgroup", group)
            self.add(plural(phrase), "traitgroup.pl", group)
            if len(units) == 1:
                self.add(phrase, "paidgroup", tuple(paid))
                if not any(resource.plain for resource in self.vocabulary.words.resources.values()):
                    self.add(phrase, "choicegroup", tuple(paid))
                    self.add(plural(phrase), "choicegroup.pl", tuple(paid))
                    self.add(next(iter(units)), "splitunit", tuple(paid))
        for unit in units if len(units) == 1 else ():
            self.add(unit, "unit", unit)

    def add_group(self, group: str, key: str) -> None:
        for name, entry in getattr(self.vocabulary.words, group).items():
            for phrase in (self.vocabulary.phrase(group, name), *entry.synonyms):
                self.add(phrase, key, name)
            for phrase in getattr(entry, "after", ()):
                self.add(phrase, "state.after", name)

    def add_predicates(self) -> None:
        """Enter what keywords mean as predicates; alike but for the last word, that word can follow another's."""
        beginnings: dict[str, list[tuple[str, str]]] = {}
        for name, keyword in self.vocabulary.words.keywords.items():
            for phrase in all_told(keyword.said):
                self.add(phrase.replace("o~", "oes").replace("~", "s"), "keyword.sg", name)
                self.add(phrase.replace("~", ""), "keyword.pl", name)
                beginning, _, last = phrase.rpartition(" ")
                beginnings.setdefault(beginning, []).append((last, name))
            for phrase in keyword.owned:
                self.add(phrase, "keyword.owned", name)
        for alike in beginnings.values():
            if len({name for _, name in alike}) > 1:
                for last, name in alike:
                    self.add(last, "keyword.tail", name)

    def add_nouns(self) -> None:
        for name, noun in self.vocabulary.words.nouns.items():
            key = "any" if noun.role == "any" else "noun"
            if noun.noun and not noun.alone:
                for phrase in (self.vocabulary.noun(name), *noun.synonyms):
                    self.add(phrase, "noun.before", name)
            elif noun.noun:
                for group in (key, "type") if noun.role == "type" else (key,):
                    self.add(self.vocabulary.noun(name), f"{group}.sg", name)
                    self.add(self.vocabulary.noun(name, many=True), f"{group}.pl", name)
                    for phrase in noun.synonyms:
                        self.add(phrase, f"{group}.sg", name)
                        self.add(plural(phrase), f"{group}.pl", name)
                if key == "noun":
                    for phrase in (self.vocabulary.noun(name), *noun.synonyms):
                        self.add(phrase, "deed.sg" if noun.activity else "own.sg", name)
            for phrase in noun.done:
                self.add(phrase, "done", name)
            if noun.attaches or noun.worn:
                one, many = self.vocabulary.noun(name), self.vocabulary.noun(name, many=True)
                self.add(one, "attachable.sg", name)
                self.add(many, "attachable.mass" if one == many else "attachable.pl", name)
            if noun.role == "kind":
                trait = tree.Trait("kind", (name,))
                self.add(self.vocabulary.noun(name), "kindtrait", trait)
                if not noun.noun:
                    self.add(self.vocabulary.noun(name), "purekind", trait)
                for phrase in noun.opposite:
                    self.add(phrase, "otherkind", trait)

    def add(self, phrase: str, key: str, value: object) -> None:
        """Enter a phrase; all matching ignores case."""
        words = tuple(word.text.lower() for word in split_words(phrase))
        self.known.update(words)
        entries = self.phrases.setdefault(words[0], [])
        if (words, key, value) not in entries:
            entries.append((words, key, value))

    def lattice(self, words: list[Word], facts: CardFacts) -> Lattice:
        """Read every word of a sentence in all ways."""
        lower = [word.text.lower() for word in words]
        own_name = tuple(word.text for word in split_words(facts.name)) if facts.name else ()
        edges = [self.edges_at(index, words, lower, own_name) for index in range(len(words))]
        return Lattice(words, edges)

    def edges_at(
        self, index: int, words: list[Word], lower: list[str], own_name: tuple[str, ...]
    ) -> dict[str, list[Edge]]:
        found: dict[str, list[Edge]] = {}
        raw = words[index].text
        if not (index and raw in self.symbols):
            found[f"w:{lower[index]}"] = [(index + 1, None)]
        for phrase, key, value in self.phrases.get(lower[index], ()):
            end = index + len(phrase)
            if key == "stat" and phrase in self.letters and raw.islower():
                continue
            if tuple(lower[index:end]) == phrase and not (index and raw in self.symbols):
                found.setdefault(key, []).append((end, value))
        for key in ("keyword.sg", "keyword.pl"):  # "attacks twice in each fight", not "attacks twice" in each fight
            if len(found.get(key, ())) > 1:
                found[key] = [max(found[key], key=lambda edge: edge[0])]
        if own_name and tuple(word.text for word in words[index : index + len(own_name)]) == own_name:
            found.setdefault("w:this", []).append((index + len(own_name), None))
        number = int(raw) if raw.isdecimal() else NUMBER_WORDS.get(lower[index])
        if number is not None and number <= NUMBER:
            found["number"] = [(index + 1, tree.Number(number))]
        if raw == "X":
            found["number"] = [(index + 1, tree.Variable())]
        if "number" in found:
            found["numberword"] = found["number"]
            if self.plain:
                part = tree.CostPart(self.plain, number or 0, raw == "X")
                found["plaincost"] = [(index + 1, tree.Cost((part,)))]
        if raw[0] == "«":
            found["keyword"] = [(index + 1, f"{tree.COINED}{raw[1:-1]}")]
        if raw == "'s":
            found["w:is"] = [(index + 1, None)]
        if lower[index] in PREPOSITIONS:
            found[PREPOSITIONS[lower[index]]] = [(index + 1, None)]
        add_numbers(raw, index, self.vocabulary, found)
        add_counters(index, lower, found)
        self.add_costs(index, words, found)
        add_names(index, words, found)
        return found

    def add_costs(self, index: int, words: list[Word], found: dict[str, list[Edge]]) -> None:
        """Read a run of cost symbols such as `2F W` as one cost."""
        counts: dict[str, int] = {}
        for end in range(index, min(len(words), index + 6)):
            symbols = self.symbols_of(words[end].text)
            if not symbols:
                return
            for number, symbol in symbols:
                counts[symbol] = counts.get(symbol, 0) + number
            found.setdefault("cost", []).append((end + 1, self.cost(counts)))

    def cost(self, counts: dict[str, int]) -> tree.Cost:
        """Make a cost with its parts in the vocabulary's order."""
        names = [name for name in self.vocabulary.words.resources if counts.get(name)]
        return tree.Cost(tuple(tree.CostPart(name, counts[name]) for name in names))

    def symbols_of(self, raw: str) -> list[tuple[int, str]]:
        if not self.symbols or not raw[-1].isupper() or not re.fullmatch(r"(?:\d{0,2}[A-Z])+", raw):
            return []
        parts = re.findall(r"(\d{0,2})([A-Z])", raw)
        if any(letter not in self.symbols for _, letter in parts):
            return []
        return [(int(digits) if digits else 1, self.symbols[letter]) for digits, letter in parts]


def add_names(index: int, words: list[Word], found: dict[str, list[Edge]]) -> None:
    """Read one to four capitalised words as a proper name."""
    for end in range(index + 1, min(len(words), index + 4) + 1):
        if not words[end - 1].text[0].isupper():
            return
        name = " ".join(word.text for word in words[index:end])
        found.setdefault("name", []).append((end, name))
        if "trait" not in found:
            found.setdefault("tokenname", []).append((end, name))
