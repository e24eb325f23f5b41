"""The leaves of the tree of a card text: nodes that hold no others, and the slots that references carry.

Slots. After resolution every `Reference` (and every `Things` that picks something) carries a slot number:

    THIS           the card that bears the text
    HOST           what this card is attached to
    EVENT_SUBJECT  the event's acting thing or player ("when a creature attacks": the creature)
    EVENT_OBJECT   the event's affected thing ("when you discard a card": the card)
    EVENT_PLAYER   the player in the event, acting or affected
    EVENT_AMOUNT   the event's number ("that much damage"); for "prevent it" the damage itself
    THIS_WAY       what the verbs of this ability have really affected so far ("burned this way")
    THE_REST       the last looked-at, revealed or searched group without what was taken from it
    NAMED          the card name, trait or number that this card remembers ("cards of that name")
    CANDIDATE      inside a filter: the thing being tested ("with attack less than its health")
    FIRST_CHOICE.. one slot for each choice, target or moved group of the ability, in reading order

A `ThatPlayer` may also carry ACTOR (the player doing the clause: "each player discards their hand") or THE_OPPONENT.

A slot always holds a group of things. Targets are the `Things` whose quantity has how="target"; they are chosen
in reading order when the ability is announced, every other choice when its clause is carried out. The same slot
number twice means the same things: only the first mention chooses.
"""

# ruff: noqa: F403, F405 - the slots are offered here

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from msgspec import Struct
from msgspec.structs import astuple, replace

from cardwright.text.slots import *

if TYPE_CHECKING:
    from cardwright.text.tree import Clause, Things

HURT: Final = "any target"
"""Stands for the vocabulary's nouns with stats that stay in play until those are known."""
BODY: Final = "any body"
"""Stands for the vocabulary's nouns with all stats until those are known."""
ANYTHING: Final = "anything"
"""Stands for whatever a deed can be done to: what fights, or any card."""
ANY_CARD: Final = "any card"
"""Stands for the vocabulary's word for a card until that is known."""
EFFECTS: Final = "any effect"
"""What a text does, as the noun for it: of cards of any sort, where the game has no other noun for it."""
HAND: Final = "a player's own cards"
"""Stands for the vocabulary's zone that only its owner sees until that is known."""
EACH_OF_THEM: Final = "each of them"
"""The word for both players, of whom it was said just before what each of them does."""
THEIR_OPPONENT: Final = "their opponent"
"""The word for the opponent of the player of whom something is asked, or who does it."""
SAID: Final = "one"
"""Stands for the noun that was said last until what is left out is put back."""
NAME: Final = "name"
"""What things can differ in besides traits and stats."""
SAME: Final = "same"
"""In the place of a word for a thing: that whose name was spoken of, until it is known."""
SPOKEN: Final = "what was spoken of"
"""In the place of a resource: the one of which was spoken last."""
IN_ALL: Final = "at most in all"  # how a number is compared that is that of several together
TYPE: Final = "type"
"""What cards are one of by their nouns, besides the vocabulary's own groups of traits."""
GRADE: Final = "trait"
"""The group of graded traits, which cards have more or less of."""
MEANT: Final = "meant:"
"""Before what a keyword means in general, where its name is still to be found."""
COINED: Final = "coined:"
"""How the name of a keyword begins that only the card's own text knows."""
COUNTERS: Final = "counter:"
"""How the stat begins that is the number of counters of some name."""
ACTIVE: Final = "active"
"""In the place of a span of time: that which is one player's, until it is known which."""
IN_PLAY: Final = "in play"
"""Stands for the vocabulary's zone of what is in play until that is known."""
USED: Final = "used cards"
"""Stands for the vocabulary's zone of cards that are done with until that is known."""

ANSWERS: Final = ("respond", "activate")
"""Headers of abilities that answer a deed."""
HARMLESS: Final = "without damage"
SURVIVED: Final = "without destruction"
SURVIVING: Final = "and survives"
OUTCOMES: Final = (HARMLESS, SURVIVED, SURVIVING)
"""What came of an attack: no damage to its target, which or who attacked survives."""
CARRIED_OUT: Final = "carried out"
"""How an attack is told that is over, whatever came of it."""
TOGETHER: Final = "together"
"""How several attack as one."""
ALONE: Final = "alone"
"""How something attacks if no other does."""


class Node(Struct, frozen=True, tag=True, omit_defaults=True):
    """The base of all tree nodes."""


def held_by(node: Struct) -> dict[str, Any]:
    """Return the nodes and the filled tuples that a node holds, by the names of its fields."""
    fields = zip(node.__struct_fields__, astuple(node), strict=True)
    return {name: held for name, held in fields if held and type(held) not in PLAIN and isinstance(held, BRANCHES)}


PLAIN: Final = frozenset({str, int, bool})
BRANCHES: Final = (Struct, tuple)


def nodes(value: Any) -> list[Node]:
    """Return every node inside a value."""
    found: list[Node] = []
    if isinstance(value, tuple):
        for item in value:
            found += nodes(item)
    elif isinstance(value, Node):
        found.append(value)
        for held in held_by(value).values():
            found += nodes(held)
    return found


def exchanged(value: Any, change: Callable[[Any], Any]) -> Any:
    """Return a sentence with every node in it changed; where a change is None it goes on inside that node."""
    if isinstance(value, tuple):
        return tuple(exchanged(item, change) for item in value)
    if not isinstance(value, Struct):
        return value
    other = change(value)
    return exchanged_within(value, change) if other is None else other


def exchanged_within(node: Any, change: Callable[[Any], Any]) -> Any:
    """Return a node with everything that it holds changed."""
    new = {name: exchanged(held, change) for name, held in held_by(node).items()}
    return replace(node, **new) if new else node


class You(Node, frozen=True):
    """The player whose ability this is."""


class Opponent(Node, frozen=True):
    """The other player."""


class EachPlayer(Node, frozen=True):
    """Both players, the active one first."""


class PlayersWho(Node, frozen=True):
    """Those of both players, the active one first, of whom the clause is true ("each player who controls no heroes");
    its subject is "they", each of them in turn."""

    clause: Clause


class AnyPlayer(Node, frozen=True):
    """ "A player": whichever fits (in events, conditions and zones); a choice in an instruction."""

    target: bool = False
    slot: int = UNRESOLVED


class ThatPlayer(Node, frozen=True):
    """A player mentioned before ("that player", "they", "their"): the player in `slot`, or the controller
    or owner of the thing there."""

    word: str = "they"
    slot: int = UNRESOLVED


THAT_SPAN: Final = ThatPlayer("that span")
"""Whose the turn is that was spoken of before, until it is found."""


class Reference(Node, frozen=True):
    """A thing mentioned before: `word` is how it is said (this, it, them, that, those, the, gap), `noun`
    the noun after that/those/the; `more` are the slots of further things, where several were picked one by one."""

    word: str
    noun: str = ""
    slot: int = UNRESOLVED
    more: tuple[int, ...] = ()


class All(Node, frozen=True):
    """All of them ("all", "each", "every", or a bare plural)."""


class AnyNumber(Node, frozen=True):
    """Any number of them; how is "choice" or "target"."""

    how: str = "choice"


class The(Node, frozen=True):
    """The one that fits ("the attacking creature")."""


class First(Node, frozen=True):
    """The first one of each event or span ("the first card you would exile from each damage"), or a later one; `span`
    if it was said with the thing ("your second spell each turn").

    With `how` "through" it is each up to that one ("the first 2 spells"), with "after" each that comes later.
    """

    number: int = 1
    span: str = ""
    how: str = ""


class Number(Node, frozen=True):
    """A plain number."""

    value: int


class Variable(Node, frozen=True):
    """X."""


class ThatMuch(Node, frozen=True):
    """The amount in `slot` ("that much damage", "that many cards"): EVENT_AMOUNT, or the size of an
    earlier group; until it is found, `verb` tells what was done to that group."""

    slot: int = UNRESOLVED
    verb: str = ""


class CostPart(Node, frozen=True):
    """So many units of one resource, or with `variable` X of them."""

    resource: str
    count: int
    variable: bool = False


class Difference(Node, frozen=True):
    """ "The difference": by how much the comparison before was exceeded."""


class Stopped(Node, frozen=True):
    """How much damage this card blocks."""


class Cost(Node, frozen=True):
    """A price, in the order of the vocabulary's resources."""

    parts: tuple[CostPart, ...]


class DialIs(Node, frozen=True):
    """A dial of the vocabulary stands so ("the weather is rain or sun"), or with `isnt` not so; () if it is not set."""

    dial: str
    values: tuple[str, ...]
    isnt: bool = False


class Trait(Node, frozen=True):
    """One of these values of a trait group such as element ("Fire", "Fire or Water")."""

    group: str
    values: tuple[str, ...]


class ChosenTrait(Node, frozen=True):
    """Of the one of a trait group that was chosen before ("of the chosen element")."""

    group: str


class State(Node, frozen=True):
    """A state word of the game: attacking, damaged, attached, face-down."""

    name: str


class HasKeyword(Node, frozen=True):
    """With that keyword."""

    keyword: str


class InPlay(Node, frozen=True):
    """In play, said of what might lie elsewhere."""


class Other(Node, frozen=True):
    """Other than the things in these slots ("another", "other")."""

    than: tuple[int, ...] = ()


class Named(Node, frozen=True):
    """With that printed name."""

    name: str


class Unlike(Node, frozen=True):
    """Each of another name, or of another trait of a group or another number, than the others that are picked."""

    what: str = NAME


class SameName(Node, frozen=True):
    """With the same name as the thing in the reference, or the name in NAMED ("of that name"); with a `sort`, of the
    same trait of that group ("of the same element as this")."""

    as_: Reference | Things
    sort: str = ""


class Among(Node, frozen=True):
    """One of the things in the reference ("of them", "among them"); `told` if "one" alone would be another."""

    of: Reference
    told: bool = False


class Limit(Node, frozen=True):
    """So many times in each span ("once per turn", "twice each turn", count 0 "any number of times"); `first`: said
    as "for the first time"; span "game": for ever."""

    count: int
    span: str
    first: bool = False


class Lethal(Node, frozen=True):
    """The damage just dealt left its creature without health ("if lethal")."""


class Did(Node, frozen=True):
    """The previous step was really done ("if you do", with `they` "if they do"); negated by NotCondition ("if you do
    not", "otherwise")."""

    they: bool = False


class Coin(Node, frozen=True):
    """The coin flipped last shows heads, or tails."""

    heads: bool


class Rolled(Node, frozen=True):
    """The number rolled last."""


class Taken(Node, frozen=True):
    """How many counters were removed last."""


class Heads(Node, frozen=True):
    """How many of the coins flipped last show heads, or tails."""

    heads: bool


class Aged(Node, frozen=True):
    """This card has been in play for so many turns of its controller ("from the third turn after it was deployed")."""

    turns: int


class Keyword(Node, frozen=True):
    """A keyword of the vocabulary, with its number if it has one."""

    name: str
    number: int | None = None


class Extreme(Node, frozen=True):
    """With the highest (or, not `most`, lowest) stat of all that fit otherwise."""

    stat: str
    most: bool


class Graded(Node, frozen=True):
    """An amount for each affected thing by itself: `base` plus (or, negative, minus) `times` its stat."""

    base: int
    times: int
    stat: str


Outcome: TypeAlias = Stopped | Rolled | Taken | Heads
Figure: TypeAlias = Number | Variable | ThatMuch | Cost | Difference | Stopped | Rolled | Taken | Heads | Graded
"""Amounts that hold nothing else."""
