"""Names to numbers: what a game's words stand for, and what one ability has chosen so far while it is built."""

from __future__ import annotations

from collections.abc import Sequence

from cardwright.effects.filters import COST
from cardwright.effects.groups import CARD, THIS_WAY
from cardwright.effects.who import Who, You
from cardwright.engine.ability import PLAYER_NUMBERS, Effect, Target
from cardwright.engine.face import Face
from cardwright.engine.ids import NOBODY
from cardwright.engine.zones import ZoneKind
from cardwright.text import tree
from cardwright.text.words import Vocabulary


class CannotDo(Exception):
    """A sentence that is well formed but means nothing that this game could carry out."""


class Names:
    """A game's words as bits and indices."""

    def __init__(self, vocabulary: Vocabulary, zone_kinds: Sequence[ZoneKind]) -> None:
        words = vocabulary.words
        self.vocabulary = vocabulary
        self.traits: list[str] = [*words.nouns]
        self.groups: dict[str, int] = {}
        for group, values in words.traits.items():
            start = len(self.traits)
            self.traits.extend(values)
            self.groups[group] = (1 << len(self.traits)) - (1 << start)
        self.traits.extend(words.keywords)
        self.stats: list[str] = [stat for stat, entry in words.stats.items() if entry.printed]
        self.stats.append("attacks")
        self.player_numbers = [
            stat for stat, entry in words.stats.items() if not entry.printed and not entry.base_of and stat != "cost"
        ]
        """Numbers of players, and those of cards that are worked out, not printed."""
        self.resources: list[str] = [*words.resources]
        self.phases: list[str] = [*words.phases]
        self.zone_kinds = zone_kinds
        self.zones: dict[str, int] = {}
        for zone in words.zones:
            spoken = (zone, zone.replace("_", " "), vocabulary.phrase("zones", zone))
            for index, kind in enumerate(zone_kinds):
                if kind.name in spoken:
                    self.zones[zone] = index
        self.tokens: dict[str, Face] = {}
        self.made: list[Face] = []
        """Tokens that only texts describe."""
        self.counters: list[str] = []
        """The names of counters that texts speak of."""
        self.copied = False
        """Whether some text makes tokens that are copies of cards."""

    def bit(self, word: str) -> int:
        """The trait bit of a noun, trait value or keyword."""
        if word.startswith(tree.COINED) and word not in self.traits:
            self.traits.append(word)  # a card set may coin keywords of its own
        return 1 << self.traits.index(word)

    def stat(self, word: str) -> int:
        """The index of a stat; that of its base is the same."""
        if word == "cost":
            return COST
        if self.is_base(word):
            word = self.vocabulary.words.stats[word].base_of
        if word in self.player_numbers:
            return PLAYER_NUMBERS + self.player_numbers.index(word)
        if word not in self.stats:
            raise CannotDo(f"no card has the stat {word!r}")
        return self.stats.index(word)

    def counter(self, stat: str) -> int:
        """The number of a name of counters."""
        name = stat.removeprefix(tree.COUNTERS)
        if name not in self.counters:
            self.counters.append(name)
        return self.counters.index(name)

    def is_scored(self, word: str) -> bool:
        """Whether a number of players is what cards are worth: it is scored, not changed."""
        return word in self.player_numbers and word in self.vocabulary.words.numbers

    def is_base(self, word: str) -> bool:
        """Whether a stat is the base of another."""
        entry = self.vocabulary.words.stats.get(word)
        return entry is not None and entry.base_of != ""

    def header(self, word: str) -> int:
        """The index of a header, NOBODY without one."""
        return list(self.vocabulary.words.headers).index(word) if word else NOBODY

    def zone(self, word: str) -> int:
        """The kind of zone."""
        if word not in self.zones:
            raise CannotDo(f"the game has no zone {word!r}")
        return self.zones[word]

    def place(self, place: tree.Place) -> int:
        """The kind of zone of a place that is one zone."""
        if place.also:
            raise CannotDo("one zone at a time, please")
        return self.zone(place.zone)

    def places(self, place: tree.Place) -> tuple[int, ...]:
        """The kinds of zones of a place."""
        return tuple(self.zone(zone) for zone in (place.zone, *place.also))

    def whole(self, place: tree.Place) -> tuple[int, ...]:
        """The kinds of zones of a place of which all cards are meant."""
        if place.also and not place.every:
            raise CannotDo("which of the zones?")
        return self.places(place)

    def dial(self, word: str, value: str) -> tuple[int, int]:
        """The indices of a dial and one of its values."""
        dials = self.vocabulary.words.dials
        if value not in dials[word]:
            raise CannotDo(f"the {word} cannot be {value!r}")
        return self.dials(word), dials[word].index(value)

    def dials(self, word: str) -> int:
        """The index of a dial."""
        return [*self.vocabulary.words.dials].index(word)

    def phase(self, word: str) -> int:
        """The index of a phase."""
        if word not in self.phases:
            raise CannotDo(f"the game has no {word!r} phase")
        return self.phases.index(word)

    def in_play(self) -> tuple[int, ...]:
        """The zones that count as being in play."""
        return tuple(index for index, kind in enumerate(self.zone_kinds) if kind.in_play)

    def waiting(self) -> tuple[int, ...]:
        """The shared zone where cards wait to resolve."""
        return tuple(index for index, kind in enumerate(self.zone_kinds) if kind.shared and not kind.in_play)

    def hand(self) -> int:
        """The zone that its owner alone sees."""
        for index, kind in enumerate(self.zone_kinds):
            if kind.sight == 1:
                return index
        raise CannotDo("the game has no hands")

    def deck(self) -> int:
        """The ordered zone that nobody sees."""
        for index, kind in enumerate(self.zone_kinds):
            if kind.sight == 0 and kind.ordered:
                return index
        raise CannotDo("the game has no decks")


class Scope:
    """One ability being built: its targets, its clauses, and where its event's parts are found."""

    def __init__(self, names: Names, sentence: str, subject: int = CARD, object: int = CARD) -> None:
        self.names = names
        self.sentence = sentence
        self.subject = subject
        self.object = object
        """The fields of the event that "it" means as its subject and its object."""
        self.about_host = False
        """Whether the event happens to what this card is attached to, so that it may be there no longer."""
        self.answers = NOBODY
        """The kind of event that the ability is used in answer to."""
        self.pointing = False
        """Whether what is chosen among things in play is chosen as a target, before anything is done."""
        self.targets: list[Target] = []
        self.effects: list[Effect] = []
        self.chosen: set[int] = set()
        self.found: set[int] = set()
        self.hosted: set[int] = set()
        """Slots of what came into play attached."""
        """Slots of what searches put into hand by themselves."""
        self.shown: set[int] = set()
        """Those of them that are shown to everybody."""
        self.searched: set[int] = set()
        """The kinds of zones that were searched, and so are shuffled."""
        self.looked_at = -1
        self.taken: list[int] = []
        self.remembers = 0
        self.named = NOBODY
        self.knows_x = False
        """The slot of the name that was named."""
        self.clauses: list[tree.Clause] = []
        """All clauses of the program, for verbs that leave something to a later one."""
        self.pointed: set[int] = set()
        """The slots to which some word of it points."""
        self.actor: Who = You()
        """The player who does the clause that is being built."""

    def block(self) -> list[Effect]:
        """Begin a nested block; `end_block` gives its clauses."""
        outer = self.effects
        self.effects = []
        return outer

    def end_block(self, outer: list[Effect]) -> tuple[Effect, ...]:
        """End a nested block."""
        inner = tuple(self.effects)
        self.effects = outer
        return inner


def frame_slot(slot: int) -> int:
    """The frame's slot for a slot of the tree."""
    if slot == tree.THIS_WAY:
        return THIS_WAY
    if slot < tree.FIRST_CHOICE:
        raise CannotDo("a word refers to nothing that was mentioned before")
    return slot - tree.FIRST_CHOICE + 1


def kept_slot(scope: Scope, slot: int) -> int:
    """The frame's slot in which something is kept for later words."""
    scope.chosen.add(slot)
    return frame_slot(slot)
