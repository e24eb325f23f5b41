"""A game's words: the vocabulary that `words.toml` adds to the card language."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from msgspec import Struct

from cardwright.text.leaves import GRADE, TYPE


class Noun(Struct, frozen=True, forbid_unknown_fields=True):
    """A noun: a card type, a kind of some types, an object such as an attack, or the word for any card.

    One that cannot stand `alone` is said before the word for any card ("Attack card").
    `stats` are the printed numbers of its cards, True for all; an `activity` is something that cards do; `worn` names
    what the rules attach its cards to: a bare bonus is their bearer's.
    Cards that `waits` are set with a secret condition.
    """

    role: Literal["any", "type", "kind", "object"] = "type"
    printed: str = ""
    many: str = ""
    synonyms: tuple[str, ...] = ()
    of: tuple[str, ...] = ()
    noun: bool = True
    alone: bool = True
    stays: bool = False
    attaches: bool = False
    stats: bool | tuple[str, ...] = False
    activity: bool = False
    worn: tuple[str, ...] = ()
    waits: bool = False
    awaits: bool = False
    """Whether "when" in its texts tells what they wait for or answer, once."""
    fixed: bool = False
    """Whether its cards never leave their place."""
    for_all: bool = False
    """Whether what its cards say of "a creature" holds for each."""
    done: tuple[str, ...] = ()
    """Other words for doing what an activity's noun says ("perfectly blocks")."""
    moment: str = ""
    """The header of the texts that are about this activity."""
    opposite: tuple[str, ...] = ()
    """What cards of its types are that are not of this kind ("permanent")."""


class Stat(Struct, frozen=True, forbid_unknown_fields=True):
    """A number of a thing, or of a player; `printed` on the card unless said otherwise.

    A stat that is also a `noun` tells how much of it a thing is: "a Human" has some of it.
    `base_of` names the stat whose starting value this is ("base damage"); `blank` is what a card has that does not
    say it, `least` the smallest that can be printed. `compared` are the words for more and less of it: faster, slower.
    """

    player: bool = False
    words: str = ""
    synonyms: tuple[str, ...] = ()
    printed: bool = True
    base_of: str = ""
    blank: int | None = None
    least: int = 0
    noun: bool = False
    many: str = ""
    compared: tuple[str, ...] = ()


class Zone(Struct, frozen=True, forbid_unknown_fields=True):
    """A zone: whose it is, who sees it, and the prepositions that go with it; `adjective` is what a card there is."""

    words: str = ""
    many: str = ""
    synonyms: tuple[str, ...] = ()
    shared: bool = False
    ordered: bool = False
    seen_by: Literal["nobody", "owner", "both"] = "both"
    enters: Literal["into", "onto"] = "into"
    within: Literal["in", "on"] = "in"
    in_play: bool = False
    adjective: str = ""


class Resource(Struct, frozen=True, forbid_unknown_fields=True):
    """Something to gain and pay: its words ("Fire mana") and its symbol in a cost.

    A bare number is of the `plain` one; the one with `discard` is paid with cards from hand. A `level` is the same for
    both players and neither gained nor paid. What is not `gained` can only be paid and lost.
    """

    words: str = ""
    synonyms: tuple[str, ...] = ()
    symbol: str = ""
    plain: bool = False
    discard: bool = False
    level: bool = False
    gained: bool = True
    hurt: bool = False  # damage to a player takes it


class Phase(Struct, frozen=True, forbid_unknown_fields=True):
    """A span of time; `ends` if the rules end effects with it, besides the turn; `sweeps` if all leaves play then.

    `heard`: texts wait for its start, its end, or "in" it; `shared`: it is both players'; `holds`: what is counted;
    `idle`: nobody uses anything of their own in theirs, or in their opponent's.
    """

    words: str = ""
    many: str = ""
    synonyms: tuple[str, ...] = ()
    ends: bool = False
    counted: bool = True  # it can be said how often something happens in it, if it ends effects
    shared: bool = False
    sweeps: bool = False
    holds: tuple[str, ...] = ()
    heard: tuple[Literal["start", "end", "in", "won"], ...] = ("start",)
    idle: tuple[Literal["own", "enemy"], ...] = ()


class KeywordWords(Struct, frozen=True, forbid_unknown_fields=True):
    """A keyword, its reminder text, whether a number follows it, and the only types and kinds of cards it works on.

    `said` is what it means as a predicate, with ~ after its verb; `owned` of a thing's numbers; `means` in general.
    Each of `synonyms` and `said` may stand for several wordings: "[in fights,] the (slower|slowest) attacks first".
    """

    words: str = ""
    reminder: str = ""
    number: bool = False
    means: str = ""
    borne: tuple[str, ...] = ()
    synonyms: tuple[str, ...] = ()
    said: tuple[str, ...] = ()
    owned: tuple[str, ...] = ()


class StateWord(Struct, frozen=True, forbid_unknown_fields=True):
    """A state that a thing can be in, said before the noun or after "is"; `zone` if it is that of lying there.

    `after` are words for it that follow the noun ("with no traits").
    """

    words: str = ""
    synonyms: tuple[str, ...] = ()
    zone: str = ""
    after: tuple[str, ...] = ()


class Header(Struct, frozen=True, forbid_unknown_fields=True):
    """A word before a colon that names when or how an ability is used, as told in `table/headers.py`; `once` a turn."""

    role: Literal["sort", "used", "paid", "answer", "moment"]
    words: str = ""
    synonyms: tuple[str, ...] = ()
    once: bool = False
    after: bool = False
    """Whether it is the moment when what the card's own deed has done is known."""
    answers: tuple[str, ...] = ()
    """The kinds of events that an answer is asked for, all of them if none is told."""


class Style(Struct, frozen=True, forbid_unknown_fields=True):
    """How this game's cards speak; with `states_end` a lasting effect must say when it ends."""

    states_end: bool = False
    a_means_target: bool = False
    continuous: Literal["have", "get"] = "have"
    signed: Literal["before", "after"] = "before"
    sentences: Literal["together", "apart"] = "together"
    """Whether the rules look at the table after each sentence of a text or only after the whole."""
    conditions: bool = False
    finds: Literal["shown", "hidden"] = "shown"
    """Whether a card that is searched for by what it is must be shown."""
    strength: str = ""
    """The stat by which a card is strong or weak, if it is not the first of the pair."""
    attacks: tuple[Literal["often", "directly", "forced", "fights", "outcomes", "together"], ...] = ()
    """What texts can say: several in a turn, past what protects a player, that they must be, what came of them."""
    worn: str = ""
    """The stat that damage takes from and that is restored."""
    blows: str = ""
    """The span at whose end the damage of all its attacks is dealt, if an attack does not deal its own."""
    heals: bool = False
    """Whether the rules heal what was hurt, without any text."""
    called: tuple[str, ...] = ()
    """The groups of traits by which cards are called alone: "each Brute"."""
    next_draw: bool = False
    """Whether texts can change how many cards the rules let a player draw next."""
    extras: bool = False
    """Whether what stands before a colon on a card without a header is a cost besides its own, with what it buys."""
    extra_costs: tuple[str, ...] = ()
    """The verbs of what a card can ask for besides its price as it is played."""
    skips: tuple[str, ...] = ()
    """The spans of time that texts can take from a player, "draw" for the draw that the rules make."""
    extra_spans: tuple[str, ...] = ()
    """The phases that can come once more in a turn."""
    ends_turn: tuple[str, ...] = ()
    ends_phases: dict[str, str] = {}
    """The verbs of what nobody does any more in a turn, or in a phase, that a text has ended; () if none can."""
    lends: bool = False
    """Whether texts can give cards abilities that are used."""
    spends: bool = False
    """Whether a card can be the price of its own ability."""
    plays_from: tuple[str, ...] = ()
    """The zones besides the hand from which texts let players play their cards."""
    single_turns: bool = False
    """Whether a player does one thing in a turn, so that nothing is allowed for the rest of it."""
    plays: tuple[str, ...] = ()
    """The nouns of cards that a player plays because a text says so."""
    controlled: tuple[str, ...] = ()
    """The nouns of what players can gain control of, all of them if none is told."""
    ignored: tuple[str, ...] = ()
    """The stats that texts let cards ignore."""
    looks: bool = False
    """Whether the rules look at the table for what texts wait for to become so."""
    unblocking: str = ""
    """What is said of cards that cannot block an attack, behind them: "revealed for it have no defense"."""
    players_hurt: bool = True
    players_heal: bool = True
    """Whether damage to a player means anything, and that a player heals."""


class Words(Struct, frozen=True, forbid_unknown_fields=True):
    """The content of a words.toml file."""

    verbs: tuple[str, ...]
    nouns: dict[str, Noun]
    numbers: dict[str, int] = {}
    """Printed numbers that are no stats and never change, with what they are where a card prints none."""
    stats: dict[str, Stat] = {}
    pair: tuple[str, ...] = ()
    line: tuple[str, ...] = ()
    modes: dict[str, StateWord] = {}
    damage: tuple[str, ...] = ()
    damage_said: dict[str, str] = {}
    combat: tuple[str, ...] = ()
    """Verbs of which the rules tell whether they happen in combat."""
    traits: dict[str, dict[str, str]] = {}
    resources: dict[str, Resource] = {}
    zones: dict[str, Zone] = {}
    phases: dict[str, Phase] = {}
    keywords: dict[str, KeywordWords] = {}
    states: dict[str, StateWord] = {}
    headers: dict[str, Header] = {}
    synonyms: dict[str, str] = {}
    distinct: tuple[str, ...] = ()
    dials: dict[str, tuple[str, ...]] = {}
    """What is set to one of several words for everybody, such as the weather."""
    dial_states: dict[str, str] = {}
    """Words for how it is while a dial stands so: "it is raining"."""
    says: dict[str, str] = {}
    """Words of the language that this game prints otherwise."""
    style: Style = Style()


def plural(word: str) -> str:
    """Spell the plural of the last word of a regular noun."""
    if word.endswith("y") and word[-2] not in "aeiou":
        return word[:-1] + "ies"
    return word + ("es" if word.endswith(("s", "sh", "ch", "x")) else "s")


@dataclass(frozen=True)
class CardFacts:
    """What the language must know of the card that bears a text: its name, type and kind."""

    name: str = ""
    type: str = ""
    kind: str = ""


@dataclass(frozen=True)
class Vocabulary:
    """A game's words, ready for the tokeniser, the checker and the printer."""

    words: Words
    source: str = ""
    names: frozenset[str] = field(default_factory=frozenset)
    """Of tokens."""
    cards: frozenset[str] = field(default_factory=frozenset)
    """The names of the cards beside which a text stands."""

    def stats_of(self, noun: str, kind: str = "") -> tuple[str, ...]:
        """Return the stats that are printed on cards of a noun; a kind may name its own."""
        found = self.words.nouns[noun].stats if noun in self.words.nouns else False
        if kind in self.words.nouns and isinstance(self.words.nouns[kind].stats, tuple):
            found = self.words.nouns[kind].stats
        if isinstance(found, tuple):
            return found
        return tuple(name for name, stat in self.words.stats.items() if stat.printed) if found else ()

    def body(self) -> tuple[str, ...]:
        """Return the stats of a token in their order."""
        nouns = self.words.nouns
        return self.stats_of(nouns["token"].of[0]) if "token" in nouns and nouns["token"].of else ()

    def has_stats(self, noun: str) -> bool:
        """Tell whether things of that noun can have stats."""
        entry = self.words.nouns.get(noun)
        if entry is None or entry.role == "any":
            return True
        return bool(entry.stats) or any(self.words.nouns[of].stats for of in entry.of)

    def noun(self, noun: str, many: bool = False) -> str:
        """Return the printed noun."""
        entry = self.words.nouns[noun]
        one = entry.printed or noun.replace("_", " ")
        return (entry.many or plural(one)) if many else one

    def phrase(self, group: str, key: str, many: bool = False) -> str:
        """Return the printed words of a stat, zone, resource, phase, keyword or state."""
        entry = getattr(self.words, group)[key]
        one = entry.words or key.replace("_", " ")
        return (getattr(entry, "many", "") or plural(one)) if many else str(one)

    def trait(self, group: str, value: str) -> str:
        """Return the printed word of a trait value; the values of group "kind" are nouns."""
        return self.noun(value) if group == "kind" else self.sorts(group)[value]

    def sorts(self, group: str) -> dict[str, str]:
        """Return what a card is one of, with the words for each: the values of a trait group, or the card types."""
        if group == GRADE and group not in self.words.traits:
            return {name: self.phrase("stats", name) for name, stat in self.words.stats.items() if stat.noun}
        if group in self.words.traits or group != TYPE:
            return self.words.traits.get(group, {})
        return {name: self.noun(name) for name, noun in self.words.nouns.items() if noun.role == "type"}

    @property
    def worn(self) -> str:
        """The stat that damage takes."""
        return self.words.style.worn or next(iter(self.words.pair[1:]), "hp")

    @property
    def strength(self) -> str:
        """The stat that tells the strong from the weak; "" if there is none."""
        return self.words.style.strength or next(iter(self.words.pair), "")

    def is_paid(self, header: str) -> bool:
        """Tell whether a header is followed by a cost before the colon."""
        return header in self.words.headers and self.words.headers[header].role == "paid"

    def stays(self, facts: CardFacts) -> bool:
        """Tell whether such a card stays in play, so that its text is continuous, not done once."""
        nouns = self.words.nouns
        if facts.kind in nouns:
            return nouns[facts.kind].stays
        return facts.type in nouns and nouns[facts.type].stays

    def awaits(self, facts: CardFacts) -> bool:
        """Tell whether "when" tells what the text of such a card waits for or answers."""
        return any(noun and noun.awaits for noun in map(self.words.nouns.get, (facts.kind, facts.type)))

    def takes_effect(self, facts: CardFacts) -> bool:
        """Tell whether such a card first takes effect, as others of its type do, and then stays."""
        nouns = self.words.nouns
        return facts.kind in nouns and nouns[facts.kind].stays and not nouns[facts.type].stays

    def is_worn(self, facts: CardFacts) -> bool:
        """Tell whether the rules attach such a card to others as its player likes."""
        return facts.type in self.words.nouns and bool(self.words.nouns[facts.type].worn)

    def attaches(self, facts: CardFacts) -> bool:
        """Tell whether such a card is attached to a host."""
        nouns = self.words.nouns
        return any(name in nouns and nouns[name].attaches for name in (facts.kind, facts.type) if name)
